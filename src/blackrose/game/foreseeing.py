"""What an answer is certain to do, and whether it could be taken back, as far as the seat can know.

Answers are tried on states that are possible for the seat. What happens in all of them in the same way,
before chance or anything hidden has a say, is certain.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import Final, NamedTuple

from blackrose.engine import events as ev
from blackrose.engine.decisions import Decision, Option
from blackrose.engine.events import Entry
from blackrose.engine.state import State
from blackrose.engine.table import ACTIVE, NOBODY
from blackrose.engine.views import View
from blackrose.engine.views.taking_back import may_take_back
from blackrose.engine.views.visibility import SPECTATOR, is_hidden, seen_event
from blackrose.game.reactions import window_seat
from blackrose.game.secret_choices import completes_choice, is_choosing_in_secret
from blackrose.game.several import answers_of

__all__ = ["Certain", "certain_events", "finality"]

ANY_CHANCE: Final = bytes(32)
"""The key of the possible state on which answers are tried out: the same for everybody, so it tells
nothing.
"""

KEYS: Final = tuple(bytes([number]) * 32 for number in range(1, 5))
"""The chance of each possible state; the same for everybody, so they tell nothing."""


# --------------------------------------------------------------------------------------------------
# Whether an answer is final
# --------------------------------------------------------------------------------------------------


def finality(view: View, decision: Decision) -> Callable[[Option], bool]:
    """Tells of each answer whether it could not be taken back, as far as the seat can know.

    It is tried out on one state that is possible for the seat. A secret answer is final only if it completes
    the last plan that is waited for.
    """
    if window_seat(view.rules, view.decisions) != NOBODY:
        return lambda option: True
    in_secret = is_choosing_in_secret(view)
    if in_secret and len(view.decisions) > 1:
        return lambda option: False
    possible = view.redeal(ANY_CHANCE)
    if in_secret:
        return lambda option: completes_choice(possible, decision.seat, option)
    return lambda option: _is_final(possible, decision.seat, option)


def _is_final(possible: State, seat: int, option: Option) -> bool:
    after = possible.copy()
    for answer in answers_of(after, seat, option):
        after.choose(seat, answer)
    return not may_take_back(possible, after, seat)


# --------------------------------------------------------------------------------------------------
# What is certain to happen
# --------------------------------------------------------------------------------------------------


class Certain(NamedTuple):
    """What is certain to happen, as everybody sees it, and whether more may follow."""

    entries: list[Entry]
    more: bool


def certain_events(view: View, option: Option) -> Certain:
    """What an answer of the view's seat is certain to do; nothing in a secret choice, where it depends on
    what the others choose.
    """
    if is_choosing_in_secret(view):
        return Certain([], False)
    alert = any(is_hidden(spell) and spell.status == ACTIVE for sheet in view.sheet for spell in sheet)
    tried = [_tried(view, key, option, alert) for key in KEYS]
    certain = tried[0].entries
    for other in tried[1:]:
        same = takewhile(lambda pair: pair[0] == pair[1], zip(certain, other.entries, strict=False))
        certain = [entry for entry, _ in same]
    more = any(each.more or len(each.entries) > len(certain) for each in tried)
    return Certain(certain, more)


def _tried(view: View, key: bytes, option: Option, alert: bool) -> Certain:
    """What an answer does on one possible state.

    What is certain ends with the phase and before the first chance. ``alert``: somebody has a face-down
    spell that waits; whatever it could wait for is the last sure thing.
    """
    state = view.redeal(key)
    before, waits = state.chance, state.rules.reaction_bits
    state.journal = []
    for answer in answers_of(state, view.seat, option):
        state.choose(view.seat, answer)
    entries: list[Entry] = []
    for cause, event in state.journal:
        if isinstance(event, ev.Phase | ev.Round):
            break
        if cause.chance != before:
            return Certain(entries, True)
        entries.append((cause, seen_event(event, SPECTATOR)))
        if alert and waits & ev.BITS[event.kind]:
            return Certain(entries, True)
    return Certain(entries, False)
