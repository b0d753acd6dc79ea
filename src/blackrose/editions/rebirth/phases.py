"""The phases of Rebirth: Black Rose, study, preparation, action, evocation, clean-up."""

from __future__ import annotations

from typing import Final

from blackrose.editions.steps import activate_once, in_secret, rebuild_next
from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking import secret
from blackrose.engine.asking.questions import answered, pick
from blackrose.engine.decisions import Option
from blackrose.engine.full_stop import reactions
from blackrose.engine.play import own_quests
from blackrose.engine.stack import full_stop, play_order
from blackrose.engine.table import TASK_ACTIVE, TASK_COMPLETED, PhaseFrame, Table, includes

PASS: Final[Option] = ("pass",)

HEARD: Final[int] = ev.BITS[ev.GAINED]
"""What steps of the full stop wait for themselves: moons."""


def hears(t: Table, kinds: int) -> bool:
    """Whether a full stop has anything to do after events of these kinds."""
    return bool(kinds & HEARD) or own_quests.hears(t, kinds) or reactions.hears(t, kinds)


# --------------------------------------------------------------------------------------------------
# The Black Rose phase (BRP.2)
# --------------------------------------------------------------------------------------------------


def give_up_quests(t: Table, f: PhaseFrame) -> bool:
    """In play order each mage may discard one Active quest, to the Black Rose's gain (BRP.6)."""
    order = play_order(t)
    while f.at < len(order):
        seat = order[f.at]
        active = own_quests.quests_in(t, seat, TASK_ACTIVE)
        if active:
            options: tuple[Option, ...] = (*(("quest", quest) for quest in active), PASS)
            answer = pick(t, f, seat, "give up", options)
            answered(f)
            if answer != PASS:
                own_quests.give_up(t, seat, int(answer[1]))
        f.at += 1
    full_stop(t)
    return True


def cut_active(t: Table, f: PhaseFrame) -> bool:
    """All mages cut their Active quests to the limit, each picking their own."""
    return _cut(t, f, TASK_ACTIVE)


def cut_completed(t: Table, f: PhaseFrame) -> bool:
    """All mages cut their Completed quests to the limit."""
    return _cut(t, f, TASK_COMPLETED)


def _cut(t: Table, f: PhaseFrame, state: int) -> bool:
    for seat in play_order(t):
        while own_quests.over_limit(t, seat, state):
            own = own_quests.quests_in(t, seat, state)
            options: tuple[Option, ...] = tuple(("quest", quest) for quest in own)
            answer = pick(t, f, seat, "quest", options)
            answered(f)
            own_quests.discard_quest(t, seat, int(answer[1]))
    full_stop(t)
    return True


# --------------------------------------------------------------------------------------------------
# The evocation phase (EVP)
# --------------------------------------------------------------------------------------------------


def command_rose(t: Table, f: PhaseFrame) -> bool:
    """The Black Rose's evocations activate before the mages' (EVP.5); an Avatar's own wait for its place in
    play order (AVA.37).
    """
    rose = t.rules.rose
    for model in t.rules.rose_places:
        if t.place[model] >= 0 and not includes(t.exhausted, model):
            activate_once(t, model, rose)
            return False
    return True


# --------------------------------------------------------------------------------------------------
# Clean-up (CLN.2)
# --------------------------------------------------------------------------------------------------


def take_back_spells(t: Table, f: PhaseFrame) -> bool:
    """Owners take Active traps and protections back to hand if they like (CLN.8)."""
    return in_secret(t, f, secret.RETURNS)


def work_off_jinxes(t: Table, f: PhaseFrame) -> bool:
    """Clean-up effects in play order, several of one mage in that mage's order: a cube on each jinx (CLN.5).

    ``f.left`` are the jinxes of the mage whose turn it is that have had their cube.
    """
    order = play_order(t)
    while f.at < len(order):
        seat = order[f.at]
        waiting = [item.jinx for item in t.jinxes[seat] if item.jinx not in f.left]
        if waiting and t.pool[seat]:
            codes = t.rules.jinx_codes
            options: tuple[Option, ...] = tuple(("effect", codes[kind]) for kind in waiting)
            if t.pool[seat] >= len(waiting):  # each gets its cube, whichever comes first (EFF.43)
                options = options[:1]
            answer = pick(t, f, seat, "clean-up", options)
            answered(f)
            kind = codes.index(int(answer[1]))
            f.left = (*f.left, kind)
            changes.work_off_jinx(t, seat, kind)
        else:
            f.left = ()
            f.at += 1
    full_stop(t)
    return True


def rebuild_rooms(t: Table, f: PhaseFrame) -> bool:
    """Full rooms one by one in the First Mage's order; new moons come after the last (INS.14)."""
    while rebuild_next(t, f) is not None:
        pass
    full_stop(t)
    return True


def turn_tokens(t: Table, f: PhaseFrame) -> bool:
    """The tokens of rebuilt rooms turn back to available (ROO.10)."""
    t.face = [t.rules.edition.faces.renewed[face] for face in t.face]
    return True
