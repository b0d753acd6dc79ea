"""What an entry of the card language is: one form, with its grammar, its words and its name.

A form is a node of the tree together with everything the language knows about it. The entries lie in
``blackrose.language.forms``, one module for each idea; reading, printing, errors, references and statistics
follow from them. Nothing here needs a parser or the word files, so the engine can import the nodes alone.

A :class:`Way` is a rule in the notation of the grammar, in which

- ``"power"`` is that word;
- ``<gain>`` is a verb that agrees with whoever acts ("gain", "gains"), ``<your>`` "your" or "their";
- ``<=a>`` is a word of which only this form is right here ("a" and not "an");
- ``{amount}`` is a field of the node, read and said as the kind of phrase of that name; ``{of:model}`` is the
  field ``of``, a kind of phrase called otherwise; ``{moon:1..3}`` is a figure with its limits;
- ``{quiet? "that triggers nothing"}`` is a field that is true where these words stand;
- ``#spell`` is a noun that agrees with the figure before it ("1 spell", "2 spells");
- ``{=1}`` is the figure 1 and no other, ``{each}`` is "for each …" where an amount may be counted;
- ``[ … ]`` may be left out.

The kinds of phrases are listed in ``reading/kinds.py`` and ``printing/kinds.py``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # the tree names the nodes of all forms, so it is loaded after this module
    from blackrose.language.tree.base import Node


class Manner(Enum):
    """How a clause can be said."""

    DEED = "of anybody, or as an order"
    ORDER = "as an order only"
    STATE = "of somebody only"
    RULE = "of somebody or of several in the plural, as a rule that holds"
    WHOLE = "with a subject of its own, which is no model"
    SENTENCE = "as a whole sentence, to which nothing can be joined"


class Occasion(Enum):
    """What a happening leaves for a text to speak of; the value is what the text needs to be set off by."""

    DAMAGE = "damage suffered or inflicted that sets the text off"
    ROOM = "somebody entering a room or placing instability"
    SPELL = "a spell that reaches somebody and sets the text off"
    DEFEAT = "a defeat that sets the text off"
    LEFT = "an evocation that left and sets the text off"
    QUEST = "a quest completed or solved that sets the text off"
    RESOLVED = "a spell that was resolved and sets the text off"
    USED = "a room that is activated and sets the text off"


class Done(Enum):
    """What an earlier clause did, so that a later one can count or name it; the value is how to do it."""

    IGNORED = 'an "ignore" before it'
    ASSIGNED = 'an "assign … Destiny" before it'
    HURT = "damage inflicted before it"
    CONVERTED = 'a "convert" before it'
    QUESTS = 'a "draw … quests" before it'
    REMOVED = 'a "remove … instability" before it'
    HEALED = 'a "heal" before it'
    DISCARDED = 'a "discard" before it'
    SHIFTED = 'a "move … damage" before it'
    TAKEN_OFF = 'a "remove" of evocations before it'
    UNJINXED = 'a "remove" of jinxes before it'
    SHOWN = 'a "show" before it'
    PLAYED = 'a "play … events" before it'
    COLOUR = '"Name a colour." before it'
    TYPE = '"Name a type." before it'


class Unsaid(Enum):
    """What a phrase means that is left out."""

    TARGET = "the target of the card"
    ROOM = "the room at which the card aims"


@dataclass(frozen=True)
class Need:
    """Words that mean something only after an occasion or a deed: "that damage", "damage ignored"."""

    words: str
    what: Occasion | Done


@dataclass(frozen=True)
class Wrong:
    """Why the values read do not go together; ``field`` says where, if not at the start of the clause."""

    expected: tuple[str, ...]
    read: str = ""
    message: str = ""
    field: str = ""


Values = Mapping[str, Any]
"""What was read, by field; the one who acts is in it as ``actor``."""


@dataclass(frozen=True)
class Way:
    """One way to say a form.

    ``values`` are the fields that this way of saying it settles. ``key`` names the message that says it, if
    it is not the form's. ``many`` is the rule after "for every 2", where that differs from "for each".
    """

    rule: str
    values: Values = field(default_factory=dict)
    key: str = ""
    name: str = ""
    many: str = ""
    subject: str = ""
    check: Callable[[Values], Wrong | None] | None = None
    unsaid: Mapping[str, Unsaid] = field(default_factory=dict)  # by field: what it means if left out
    not_you: bool = False  # only an evocation can be meant
    whole: bool = False  # the message is the clause, the verb included


@dataclass(frozen=True, kw_only=True)
class Form:
    """A form: its node, how it is written, what it is called and how each language says it.

    ``en``, ``de`` and ``ru`` are Fluent messages: one called like the node (``TakeCrown``: ``take-crown``) or
    like ``key``, and those that only it uses. ``args`` are phrases that the messages need besides the fields.
    ``also`` tells which further forms a node uses by what is in it.
    """

    node: type[Node]
    name: str = ""
    ways: tuple[Way, ...]
    examples: tuple[str, ...] = ()
    key: str = ""
    args: Mapping[str, str] = field(default_factory=dict)
    also: Callable[[Any], Iterable[str]] | None = None
    needs: Need | None = None
    en: str
    de: str
    ru: str

    @property
    def message(self) -> str:
        """The key of the message that says it."""
        return self.key or re.sub(r"(?<!^)(?=[A-Z])", "-", self.node.__name__).lower()


@dataclass(frozen=True, kw_only=True)
class ClauseForm(Form):
    """A verb. The one who acts is the first field, unless it is an order or a whole rule.

    ``subject`` is the message of a subject that is no model, ``only`` the one subject it can have,
    ``together`` says that several models are its subject in the plural ("your evocations have"). An order
    that is told ``of_avatar`` needs the form ``one`` of its verb in every language.
    """

    manner: Manner = Manner.DEED
    subject: str = ""
    only: Node | None = None
    together: bool = False
    stands: bool = False  # does nothing now but holds for a time
    of_avatar: bool = False  # an order to mages that commands tell of their Avatar
    does: Done | None = None


@dataclass(frozen=True, kw_only=True)
class TriggerForm(Form):
    """Something that happens. The first field is who it happens to or who does it."""

    gives: frozenset[Occasion] = frozenset()


@dataclass(frozen=True, kw_only=True)
class FactForm(Form):
    """Something that can be the case; said of ``of``, and of "you" with a verb that may be left out."""

    of: str = "you"
    verb: str = "have"


@dataclass(frozen=True, kw_only=True)
class CountForm(Form):
    """Something that can be counted."""


@dataclass(frozen=True, kw_only=True)
class IfForm(Form):
    """What stands before the clauses of a sentence."""


# Forms that several nodes use by what is in them.
OWNED = "which: your, the target's"
NARROWED = "which: only some rooms or cubes"
EXTREME = "which: with the most or least"
SOME_MODELS = "which: only some models"
SOME_SPELLS = "which: only some spells"
UP_TO = "amount: up to N"
COUNTED = "amount: pieces counted"


def some_spells(node: Any) -> tuple[str, ...]:
    """What a node uses besides that speaks of spells of some elements or types."""
    return (SOME_SPELLS,) if node.elements or node.types else ()
