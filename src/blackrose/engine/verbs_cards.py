"""Verbs about power and spells: gain, lose, draw, take, discard."""

from __future__ import annotations

from collections.abc import Callable

from blackrose.engine import atoms, cards
from blackrose.engine.decisions import Option
from blackrose.engine.frames import pick, seat_for
from blackrose.engine.phrases import actors, amount
from blackrose.engine.table import Frame, Table
from blackrose.language import tree as tr


def gain(t: Table, f: Frame, clause: tr.Gain) -> bool:
    """Power for each actor."""
    wanted = amount(t, f, clause.amount)
    return all(atoms.gain_power(t, faction, wanted) > 0 for faction in actors(t, f, clause.actor))


def lose(t: Table, f: Frame, clause: tr.Lose) -> bool:
    """Power off each actor, never below 0; carried out if all of it could be lost."""
    wanted = amount(t, f, clause.amount)
    return all(atoms.lose_power(t, faction, wanted) == wanted for faction in actors(t, f, clause.actor))


_DRAWING: dict[tr.Pile, Callable[[Table, int], bool]] = {
    tr.Pile.GRIMOIRE: cards.draw_from_grimoire,
    tr.Pile.FORGOTTEN: cards.take_forgotten,
    tr.Pile.MEMORIES: cards.take_random_memory,
}


def draw(t: Table, f: Frame, clause: tr.Draw) -> bool:
    """Spells to hand, one after the other, as long as there are any."""
    wanted = amount(t, f, clause.amount)
    if clause.pile is tr.Pile.LIBRARY:
        return _draw_from_library(t, f, actors(t, f, clause.actor), wanted)
    if clause.of is not None:
        return _take_of(t, f, actors(t, f, clause.actor), clause.of)
    draw_one = _DRAWING[clause.pile]
    done = True
    for faction in actors(t, f, clause.actor):
        for _ in range(wanted):
            done &= draw_one(t, faction)
    return done


def _draw_from_library(t: Table, f: Frame, seats: tuple[int, ...], wanted: int) -> bool:
    """For each spell the drawer names a school that has one left; then all are drawn."""
    left = [len(deck) + len(pile) for deck, pile in zip(t.library, t.discards, strict=True)]
    plan: list[tuple[int, int]] = []
    for seat in seats:
        for _ in range(min(wanted, sum(left))):
            options: tuple[Option, ...] = tuple(
                ("school", school) for school, number in enumerate(left) if number
            )
            school = int(pick(t, f, seat, "school", options)[1])
            left[school] -= 1
            plan.append((seat, school))
    for seat, school in plan:
        cards.draw_from_library(t, seat, school)
    return len(plan) == wanted * len(seats)


def _take_of(t: Table, f: Frame, seats: tuple[int, ...], of: int) -> bool:
    """One of the top forgotten spells for each, seen by the taker alone; the others leave the game."""
    left = t.forgotten
    plan = []
    for seat in seats:
        seen, left = left[-of:], left[:-of]
        if seen:
            if len(set(seen)) > 1 and f.cursor >= len(f.picks):
                t.reveals += 1  # whoever is asked has seen them: that cannot be taken back
            options: tuple[Option, ...] = tuple(("card", card) for card in sorted(set(seen)))
            plan.append((seat, int(pick(t, f, seat, "spell", options)[1])))
    for seat, card in plan:
        cards.take_of_forgotten(t, seat, card, of)
    return len(plan) == len(seats)


def discard(t: Table, f: Frame, clause: tr.Discard) -> bool:
    """The actor picks spells of their own; carried out only if there were enough."""
    wanted = amount(t, f, clause.amount)
    ready = clause.kept is tr.Kept.READY
    plan = []
    for faction in actors(t, f, clause.actor):
        among = cards.ready_slots(t, faction) if ready else t.hand[faction]
        plan.append((faction, _picked(t, f, faction, "slot" if ready else "card", among, wanted)))
    put_away = cards.discard_from_sheet if ready else cards.discard_from_hand
    for faction, chosen in plan:
        for item in chosen:
            put_away(t, faction, item)
    return all(len(chosen) == wanted for _, chosen in plan)


def _picked(
    t: Table, f: Frame, faction: int, word: str, among: tuple[int, ...], wanted: int
) -> tuple[int, ...]:
    left = list(among)
    taken: list[int] = []
    while left and len(taken) < wanted:
        options: tuple[Option, ...] = tuple((word, item) for item in dict.fromkeys(left))
        item = int(pick(t, f, seat_for(t, faction), "spell", options)[1])
        left.remove(item)
        taken.append(item)
    return tuple(taken)
