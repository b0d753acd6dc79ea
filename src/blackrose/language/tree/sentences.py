"""Sentences and texts, and what a card aims at."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.tree.base import Clause, If, Node
from blackrose.language.tree.occasions import Trigger
from blackrose.language.tree.phrases import ModelRef
from blackrose.language.tree.words import Whose


@dataclass(frozen=True, slots=True)
class Sentence(Node):
    """The part of a text up to a full stop: the unit in which effects resolve and can be interrupted.

    ``persistent`` sentences (``Persistent: …``) stay in force until clean-up; with ``whenever`` they are
    carried out each time that happens, without it they change figures or rules while they last. Those
    ``for_round`` (``Until the end of the round: …``) do the same and have no token. ``times`` is how often
    one can be carried out (``… at most 3 times``); 0: without limit. On events,
    evocations, upgrades and jinxes a ``whenever`` sentence needs no "Persistent": it is in force while its
    card lies there.
    """

    clauses: tuple[Clause, ...]
    may: bool = False
    condition: If | None = None
    persistent: bool = False
    whenever: Trigger | None = None
    for_round: bool = False
    times: int = 0


@dataclass(frozen=True, slots=True)
class InPlayOrder(Node):
    """``Each mage in play order: …``: the rest of the text, resolved by one mage after the other as "you"."""

    body: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class ChooseOne(Node):
    """``Choose one: …; or …, then …``: the resolver picks one of two or more texts, each of one or several
    sentences; ``Otherwise, choose one: …``: only if the condition is met.

    ``The target chooses one: …`` / ``Each other mage chooses one: …`` (``who``): each mage named picks for
    themselves; the text is still the resolver's, and the one who picks is "the target" or "that mage".
    """

    options: tuple[tuple[Sentence, ...], ...]
    condition: If | None = None
    who: ModelRef | None = None


Text = tuple[Sentence | InPlayOrder | ChooseOne, ...]


@dataclass(frozen=True, slots=True)
class Aim(Node):
    """The target printed on a card: ``self``, ``special``, ``model 2``, ``mage *``, ``room 1`` …

    Also ``any evocation 1`` and ``your evocation *``.
    ``whose`` ANY (the word "any") lets you aim at your side, too; YOURS means your side only; None leaves it
    to the rule of the edition. An evocation can be narrowed down by archetype or name (``your construct
    *``, ``noun``) and by printed Health (``evocation 1 with at most 3 Health``, ``health``). So can a room:
    by colour (``blue room *``), by an evocation that stands there (``room * with a Templar``, ``holding``),
    and by name (``room * other than the Throne Room``).
    """

    kind: str
    range: int = 0
    whose: Whose | None = None
    noun: str = ""
    health: int | None = None
    colours: tuple[str, ...] = ()
    holding: str = ""
    other_than: tuple[str, ...] = ()
