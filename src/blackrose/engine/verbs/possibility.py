"""How far a clause could be carried out: not at all, in part, or wholly, and why not further.

PokerKit asks for every action whether it can be taken before it takes it. A verb does the same: beside the
function that carries a clause out stands one that answers this question. It changes nothing and asks nobody.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from blackrose.engine.meaning.phrases import leaves_choice
from blackrose.language import tree as tr

NOT: Final = 0
PARTLY: Final = 1
WHOLLY: Final = 2

ALREADY_THERE: Final = "already-there"
BAR_FULL: Final = "bar-full"
DECK_EMPTY: Final = "deck-empty"
DESTINY_FULL: Final = "destiny-full"
FORBIDDEN: Final = "forbidden"
HAS_COLOUR: Final = "has-colour"
HAS_JINX: Final = "has-jinx"
HELD_DOWN: Final = "held-down"
IMMUNE: Final = "immune"
NOBODY_THERE: Final = "nobody-there"
NONE_LEFT: Final = "none-left"
NOTHING_COUNTED: Final = "nothing-counted"
NOT_ROSE: Final = "not-rose"
NOT_RUNNING: Final = "not-running"
NOWHERE: Final = "nowhere"
NO_CUBES: Final = "no-cubes"
NO_DAMAGE: Final = "no-damage"
NO_EVENT: Final = "no-event"
NO_INSTABILITY: Final = "no-instability"
NO_JINX: Final = "no-jinx"
NO_MOON: Final = "no-moon"
NO_PLACE: Final = "no-place"
NO_POWER: Final = "no-power"
NO_QUEST: Final = "no-quest"
NO_SPELL: Final = "no-spell"
NO_TOKEN: Final = "no-token"
NO_TROPHY: Final = "no-trophy"
NO_UPGRADE: Final = "no-upgrade"
OWN_SIDE: Final = "own-side"
ROOM_FULL: Final = "room-full"
ROOM_NOT_USED: Final = "room-not-used"
ROOM_USED: Final = "room-used"
TOKENS_READY: Final = "tokens-ready"

REASONS: Final = (
    ALREADY_THERE,
    BAR_FULL,
    DECK_EMPTY,
    DESTINY_FULL,
    FORBIDDEN,
    HAS_COLOUR,
    HAS_JINX,
    HELD_DOWN,
    IMMUNE,
    NOBODY_THERE,
    NONE_LEFT,
    NOTHING_COUNTED,
    NOT_ROSE,
    NOT_RUNNING,
    NOWHERE,
    NO_CUBES,
    NO_DAMAGE,
    NO_EVENT,
    NO_INSTABILITY,
    NO_JINX,
    NO_PLACE,
    NO_POWER,
    NO_QUEST,
    NO_SPELL,
    NO_TOKEN,
    NO_TROPHY,
    OWN_SIDE,
    ROOM_FULL,
    ROOM_NOT_USED,
    ROOM_USED,
    TOKENS_READY,
    NO_MOON,
    NO_UPGRADE,
)
"""Every reason that a verb can give, new ones last: events tell them by number. The words for players are
``cannot-<reason>``.
"""


class Possible(NamedTuple):
    """The answer: NOT, PARTLY or WHOLLY, and the reason where it is not WHOLLY."""

    extent: int
    reason: str = ""


YES: Final = Possible(WHOLLY)


def no(reason: str) -> Possible:
    """Nothing of it can be done."""
    return Possible(NOT, reason)


def when(met: object, reason: str) -> Possible:
    """All of it can be done if something is so (or there is something), else nothing."""
    return YES if met else Possible(NOT, reason)


def measured(number: int, wanted: int, reason: str) -> Possible:
    """So many of so many wanted can be done; nothing wanted is wholly done."""
    if number >= wanted:
        return YES
    return Possible(PARTLY if number > 0 else NOT, reason)


def of_amount(number: int, wanted: int, ref: tr.Amount, reason: str) -> Possible:
    """As :func:`measured`, where an amount of 0 is not carried out and "all" is whatever there is."""
    if wanted <= 0:
        return no(NOTHING_COUNTED)
    return measured(number, 1 if isinstance(ref, tr.All) else wanted, reason)


def of_cost(number: int, wanted: int, ref: tr.Amount, reason: str) -> Possible:
    """As :func:`measured`, where "all" is whatever there is."""
    return measured(number, 1 if isinstance(ref, tr.All) else wanted, reason)


def limited(answer: Possible, enough: bool, reason: str) -> Possible:
    """An answer, but at most PARTLY where there is not enough for everybody."""
    return answer if enough or answer.extent != WHOLLY else Possible(PARTLY, reason)


def together(answers: list[Possible], nobody: str = NOBODY_THERE) -> Possible:
    """The answer for several at once: WHOLLY if all of them are, NOT if none of them is possible at all.

    The reason is that of the first that falls short. ``nobody`` is the reason if there is none of them.
    """
    if not answers:
        return no(nobody)
    short = [answer for answer in answers if answer.extent != WHOLLY]
    if not short:
        return YES
    none = all(answer.extent == NOT for answer in answers)
    return Possible(NOT if none else PARTLY, short[0].reason)


def best(answers: list[Possible], nobody: str = NOBODY_THERE) -> Possible:
    """The answer for one of several, whichever is chosen: the furthest; the first of equals."""
    found = no(nobody)
    for at, answer in enumerate(answers):
        if at == 0 or answer.extent > found.extent:
            found = answer
    return found


def over(ref: tr.Actor | tr.RoomRef | None, answers: list[Possible], nobody: str = NOBODY_THERE) -> Possible:
    """The answer for all that a phrase could mean: for one of them where it leaves a choice, else for all."""
    return best(answers, nobody) if leaves_choice(ref) else together(answers, nobody)
