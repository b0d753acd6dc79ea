"""Casting where it leaves choices: which element it counts as, and its mark before or after its effect.

Both are asked once the spell is turned up, so that the question tells nobody what was hidden, and only where
they can matter (SPL.14, SPL.16, SPL.29).
"""

from __future__ import annotations

from typing import Final

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking.elements import ask_for_element
from blackrose.engine.asking.questions import pick
from blackrose.engine.decisions import EFFECT, MARK, Option
from blackrose.engine.play.actions import WAITING
from blackrose.engine.programs import Program
from blackrose.engine.stack import full_stop, push_effect
from blackrose.engine.table import NOBODY, CastFrame, Table
from blackrose.engine.verbs.cubes import place_mark

FEW: Final = 10
"""With so few cubes left, or fewer, what a spell places first may decide what else it places."""


def reveal_with_choices(t: Table, f: CastFrame) -> None:
    """A spell is revealed, and its element named. Traps and protections only get their token."""
    if t.rules.side_of(t.sheet[f.seat][f.slot]).type in WAITING:
        t.stack.pop()
        changes.activate_spell(t, f.seat, f.slot)
        _told(t, f)
    else:
        changes.reveal(t, f.seat, f.slot)
        ask_for_element(t, f.seat, f.slot)


def place_mark_first_or_later(t: Table, f: CastFrame) -> None:
    """Places the cube of a revealed spell's mark, unless it comes after the effect."""
    spell = t.sheet[f.seat][f.slot]
    if t.rules.cards[spell.card].instability:
        if _comes_after(t, f, t.rules.programs[t.rules.card_codes[spell.card][spell.side]]):
            f.mark = t.place[f.seat]
        else:
            place_mark(t, f.seat)
    _told(t, f)


def _told(t: Table, f: CastFrame) -> None:
    """The spell is cast: whoever waits for that can answer."""
    if t.watch & ev.BITS[ev.CAST]:
        changes.emit(t, ev.CAST, f.seat, f.slot)
    full_stop(t)


def _comes_after(t: Table, f: CastFrame, program: Program) -> bool:
    """Whether the mark's cube is placed after the effect: asked where few cubes are left for it, or where the
    effect is about instability (SPL.29).
    """
    if t.place[f.seat] < 0 or not _may_matter(t, f.seat, program):
        return False
    options: tuple[Option, ...] = (("first", MARK), ("first", EFFECT))
    return pick(t, f, f.seat, "first", options) == ("first", EFFECT)


def _may_matter(t: Table, seat: int, program: Program) -> bool:
    return program.of_instability or (program.takes_cubes and t.pool[seat] <= FEW)


def carry_out(t: Table, f: CastFrame) -> None:
    """The text of the revealed side is carried out; the cast stays until that is through."""
    spell = t.sheet[f.seat][f.slot]
    text = push_effect(t, t.rules.card_codes[spell.card][spell.side], f.seat, f.seat, slot=f.slot)
    text.origin = f.origin


def place_late_mark(t: Table, f: CastFrame) -> None:
    """The mark's cube, if it was to come after the effect, where the caster stood when casting (SPL.16)."""
    t.stack.pop()
    if f.mark != NOBODY:
        place_mark(t, f.seat, f.mark)
        full_stop(t)


CASTING_WITH_CHOICES: Final = (reveal_with_choices, place_mark_first_or_later, carry_out, place_late_mark)
