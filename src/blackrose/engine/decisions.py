"""What a player can be asked: a closed list of kinds, and the complete list of legal answers.

An option is a tuple: a word, then ints. Options of one decision stand in a pinned order.
"""

from __future__ import annotations

from typing import Final, NamedTuple

Option = tuple[str | int, ...]

STOP: Final[Option] = ("stop",)
"""Enough: no more is done of what may be done several times, no more chosen of "up to n"."""

MARK: Final = -1
"""The cube of a spell's instability mark, where it is asked what comes first."""

EFFECT: Final = -2
"""The effect of a spell, where it is asked what comes first."""

About = tuple[str | int, ...]
"""What on the table a question is about: ("bar", model), ("room", room), ("mage", seat), or
nothing in particular."""

KINDS: Final = (
    "mage",  # setup: ("mage", mage)
    "grimoire",  # setup: ("grimoire", list)
    "event side",  # setup: ("side", event)
    "quest side",  # setup: ("side", quest side)
    "discard",  # study: ("card", card) — cut the hand to its limit
    "plan",  # planning, slot by slot: ("plan", slot, card, side) or ("skip",)
    "action",  # ("explore",) ("fight",) ("command",) ("cast", slot) ("momentum", slot) ("end",)
    # inside a physical action or an activation: ("move", room) ("attack", model) ("ability",) ("use",)
    # ("stop",)
    "part",
    "evocation",  # which evocation activates: ("model", model) — or ("pass",)
    "strike",  # how an attack is made: ("attack", model), ("spend", model), ("instead", model)
    "target",  # the card's aim: ("model", model) ("dummy", room) ("room", room) ("nothing",)
    "model",  # a model inside a sentence: ("model", model), of "up to n" also ("stop",)
    "room",  # a room inside a sentence: ("room", room)
    "may",  # ("yes",) or ("no",)
    "cube",  # which cube to heal or convert next, by its place: ("cube", place) or ("stop",)
    "share",  # too few cubes: ("amount", number)
    "spell",  # which spell to discard: ("slot", slot) or ("card", card)
    "cast",  # a spell from hand: ("slot", slot), where it goes, then ("plan", slot, card, side)
    "claim",  # ("claim", quest), ("pass",), ("later",) not until one's next action, ("nextround",)
    # traps and protections: ("reveal", slot) ("pass",); persistents: ("lasting", slot, sentence, event);
    # other texts in force: ("standing", code, sentence, where, number, event)
    "react",
    "upgrade",  # which upgrade an evocation carries: ("upgrade", upgrade)
    "rebuild",  # which full room is dealt with next: ("room", room)
    "choose",  # choose one: ("choice", number)
    "amount",  # "up to n": ("amount", number)
    "school",  # setup and draws from the Library: ("school", school)
    "keep",  # study: which of the drawn spells are kept: ("card", card)
    "put away",  # study: ("away", card) thin the hand, ("card", card) cut it to its limit, ("done",)
    "give up",  # Black Rose phase: ("quest", quest) or ("pass",); over the limit without the latter
    "quest",  # which quest: ("quest", quest) or ("pass",)
    "quest effect",  # before or after an action, or which reward comes first: ("quest", quest)
    "event",  # which event on the board: ("event", event)
    # cards that go back on their pile, from the top: ("card", card), ("event", event), ("quest", quest)
    "order",
    "name",  # something to refer to: ("colour", colour), ("type", type)
    "kind",  # an evocation of your choice: ("kind", evocation)
    "replace",  # a fourth evocation: ("model", model) is removed for it, or ("pass",)
    # which comes first: ("first", sentence), of mark and effect ("first", MARK), ("first", EFFECT)
    "first",
    "element",  # what a spell of any element counts as: ("element", element)
    "jinx",  # which jinx: ("jinx", jinx)
    "destiny",  # how many Destiny tokens are resolved: ("amount", number)
    "trophy",  # whose trophy: ("mage", seat)
    "take back",  # clean-up: an Active spell to hand: ("slot", slot) or ("pass",)
    "clean-up",  # which clean-up effect comes first: ("effect", number)
    "remove",  # clean-up: which evocation on an Avatar leaves: ("model", model)
    "winner",  # a tie to the end: ("mage", seat)
    "step",  # the Black Rose's evocation: ("move", room), ("attack", model), ("stop",)
)


class Several(NamedTuple):
    """Several cubes are picked, one answer each: how many at least and at most in all, from which places of
    the row, which of them are alike (the same kind), and which were taken so far.
    """

    least: int = 0
    most: int = 0
    places: tuple[int, ...] = ()
    kinds: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()


NO_CUBES: Final = Several()


class Decision(NamedTuple):
    """Whose choice it is, what is asked, and every legal answer.

    ``effect`` and ``sentence`` name the text that asks (-1: a rule of the game asks); ``about`` is the bar or
    the room whose cubes are asked for, ``several`` how many of them.
    """

    seat: int
    kind: str
    options: tuple[Option, ...]
    effect: int = -1
    sentence: int = -1
    about: About = ()
    several: Several = NO_CUBES


class IllegalChoice(Exception):
    """The choice was not among the legal ones; nothing has changed."""
