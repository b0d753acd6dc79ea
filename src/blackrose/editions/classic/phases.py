"""The phases of Classic, where they are not Rebirth's: Black Rose, preparation, clean-up; the hand limit."""

from __future__ import annotations

from typing import Final

from blackrose.editions.classic import quests
from blackrose.editions.moons.phases import next_evocation
from blackrose.editions.steps import activate_once
from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking.questions import answered, pick
from blackrose.engine.decisions import Option
from blackrose.engine.edition import Planning
from blackrose.engine.full_stop import reactions
from blackrose.engine.play import own_quests
from blackrose.engine.stack import full_stop, play_order
from blackrose.engine.table import (
    ACTIVE,
    QUICK,
    SLOTS,
    TASK_ACTIVE,
    FullStopFrame,
    PhaseFrame,
    Table,
)

PASS: Final[Option] = ("pass",)

PLANNING: Planning = Planning(order=(QUICK, 1, 2, 3), least=2, kept=2, always=(QUICK,), away_early=False)
"""The quick slot must be filled, then one to three standard ones (PRE.8, PRE.10)."""

STUDY: Final = "study"

# --------------------------------------------------------------------------------------------------
# Who is first (CRN.2, OPT.4)
# --------------------------------------------------------------------------------------------------


def first_mage(t: Table) -> int:
    """Whoever holds the crown as the round begins is first in all of it; with "For the crown!" each phase."""
    return t.crown if t.phase == 0 or t.rules.options.get("for the crown") == "yes" else t.first


# --------------------------------------------------------------------------------------------------
# The Black Rose phase (BRP.1)
# --------------------------------------------------------------------------------------------------


def give_up_quests(t: Table, f: PhaseFrame) -> bool:
    """In play order each mage may discard any number of unfinished quests; each pays the Black Rose by its
    moon, and a new moon begins at once; not in the first round (BRP.4–5).
    """
    order = play_order(t) if t.round > 1 else ()
    while f.at < len(order):
        seat = order[f.at]
        unfinished = own_quests.quests_in(t, seat, TASK_ACTIVE)
        answer = PASS
        if unfinished:
            options: tuple[Option, ...] = (*(("quest", quest) for quest in unfinished), PASS)
            answer = pick(t, f, seat, "give up", options)
            answered(f)
        if answer == PASS:
            f.at += 1
        else:
            own_quests.give_up(t, seat, int(answer[1]))
            full_stop(t)
            return False
    return True


# --------------------------------------------------------------------------------------------------
# The hand limit (STU.13)
# --------------------------------------------------------------------------------------------------

TO_HAND: Final[int] = sum(ev.BITS[kind] for kind in (ev.DREW, ev.SEARCHED, ev.RETURNED, ev.PERSONAL, ev.GAVE))
"""What can bring a hand over its limit."""


HEARD: Final[int] = ev.BITS[ev.GAINED] | TO_HAND | quests.COMING
"""What steps of the full stop wait for themselves: moons, the hand limit, quests that come."""


def hears(t: Table, kinds: int) -> bool:
    """Whether a full stop has anything to do after events of these kinds."""
    return bool(kinds & HEARD) or quests.hears(t, kinds) or reactions.hears(t, kinds)


def cut_hands(t: Table, f: FullStopFrame) -> bool:
    """A hand over its limit is cut at once; in study it is cut once, at the end."""
    if t.phase >= 0 and t.rules.edition.phases[t.phase].name == STUDY:
        return True
    for seat in play_order(t):
        limit = t.rules.mages[t.mage[seat]].hand
        while len(t.hand[seat]) > limit:
            options: tuple[Option, ...] = tuple(("card", card) for card in dict.fromkeys(t.hand[seat]))
            answer = pick(t, f, seat, "discard", options)
            answered(f)
            changes.discard_from_hand(t, seat, int(answer[1]))
    return True


# --------------------------------------------------------------------------------------------------
# The evocation phase (EVP.1)
# --------------------------------------------------------------------------------------------------


def command_evocations(t: Table, f: PhaseFrame) -> bool:
    """In play order each mage has a place in which each of theirs may activate once; it is a turn of the
    mage's, at whose start fulfilled quests are shown (QST.40).

    ``f.left`` are the seats that are not through, the next one first; ``f.at`` is 1 once its place has begun.
    """
    if not f.begun:
        f.begun, f.left = 1, play_order(t)
    while f.left:
        seat = f.left[0]
        if not f.at:
            shown = quests.begin_turn(t, f, seat)
            f.at = 1
            quests.show(t, seat, shown)
            if shown:
                return False
        answer = next_evocation(t, f, seat)
        if answer != PASS:
            activate_once(t, int(answer[1]), seat)
            return False
        f.left, f.at = f.left[1:], 0
    return True


# --------------------------------------------------------------------------------------------------
# Clean-up (CLN.1)
# --------------------------------------------------------------------------------------------------


def traps_to_hand(t: Table, f: PhaseFrame) -> bool:
    """Active, untriggered traps go back to hand (CLN.6); all else on the sheets goes with the next step."""
    for seat in play_order(t):
        for slot in range(SLOTS):
            spell = t.sheet[seat][slot]
            if spell.status == ACTIVE and t.rules.side_of(spell).type == "trap":
                changes.take_back(t, seat, slot)
    return True


def cut_after_clearing(t: Table, f: PhaseFrame) -> bool:
    """Then the hand limit cuts (CLN.6)."""
    full_stop(t)
    return True
