"""Sentences and texts, and what a card aims at."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.tree.clauses import Clause
from blackrose.language.tree.occasions import Condition, Trigger
from blackrose.language.tree.words import Whose


@dataclass(frozen=True, slots=True)
class IfDone:
    """``If you do, …`` / ``If they do, …`` (``they``): only when the sentence before was carried out."""

    they: bool = False


@dataclass(frozen=True, slots=True)
class IfTargetDefeated:
    """``If that defeats the target, …``: only when the sentence before defeated the target."""


@dataclass(frozen=True, slots=True)
class IfYouDefeated:
    """``If that defeats you, …``: only when the sentence before defeated the resolver."""


@dataclass(frozen=True, slots=True)
class Otherwise:
    """``Otherwise, …``: only when the sentence before was not carried out, or its "if" was not met."""


@dataclass(frozen=True, slots=True)
class IfEnhanced:
    """``Enhancement water, earth: …``: only when the other revealed spells showed these elements when the
    card was revealed; two of one element need two spells.
    """

    elements: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IfCase:
    """``If you have no damage, …``: only while something is the case."""

    condition: Condition


If = IfDone | IfTargetDefeated | IfYouDefeated | Otherwise | IfEnhanced | IfCase


@dataclass(frozen=True, slots=True)
class Sentence:
    """The part of a text up to a full stop: the unit in which effects resolve and can be interrupted.

    ``persistent`` sentences (``Persistent: …``) stay in force until clean-up; with ``whenever`` they are
    carried out each time that happens, without it they change figures or rules while they last. On events,
    evocations, upgrades and jinxes a ``whenever`` sentence needs no "Persistent": it is in force while its
    card lies there.
    """

    clauses: tuple[Clause, ...]
    may: bool = False
    condition: If | None = None
    persistent: bool = False
    whenever: Trigger | None = None


@dataclass(frozen=True, slots=True)
class InPlayOrder:
    """``Each mage in play order: …``: the rest of the text, resolved by one mage after the other as "you"."""

    body: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """``Choose one: … or …``: the resolver picks one of two or more texts."""

    options: tuple[tuple[Sentence, ...], ...]


Text = tuple[Sentence | InPlayOrder | ChooseOne, ...]


@dataclass(frozen=True, slots=True)
class Aim:
    """The target printed on a card: ``self``, ``special``, ``model 2``, ``mage *``, ``room 1`` …

    Also ``any evocation 1`` and ``your evocation *``.
    ``whose`` ANY (the word "any") lets the own side be aimed at too, YOURS means the own side only,
    None the rule of the edition. An evocation can be narrowed down by archetype or name (``your construct
    *``, ``noun``) and by printed Health (``evocation 1 with at most 3 Health``, ``health``).
    """

    kind: str
    range: int = 0
    whose: Whose | None = None
    noun: str = ""
    health: int | None = None
