"""Verbs about power and spells: gain, lose, draw, take, discard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from blackrose.engine import changes
from blackrose.engine.asking.questions import pick
from blackrose.engine.decisions import Option
from blackrose.engine.meaning.phrases import actors, amount, leaves_choice
from blackrose.engine.play.command_deck import discard_top, left_to_discard
from blackrose.engine.table import DID_GAIN, EMPTY, NOBODY, QUICK, Table, TextFrame
from blackrose.engine.verbs.possibility import (
    DECK_EMPTY,
    NO_POWER,
    NO_SPELL,
    NOBODY_THERE,
    NOTHING_COUNTED,
    Possible,
    measured,
    no,
    of_cost,
    over,
    when,
)
from blackrose.engine.verbs.registry import in_full, is_paid, possible, verb
from blackrose.language import tree as tr


@verb(tr.Gain)
def gain(t: Table, f: TextFrame, clause: tr.Gain) -> bool:
    """Power for each actor."""
    wanted = amount(t, f, clause.amount)
    gained = {faction: changes.gain_power(t, faction, wanted) for faction in actors(t, f, clause.actor)}
    f.did += gained.get(f.actor, 0) * DID_GAIN
    return sum(gained.values()) > 0


@possible(tr.Gain)
def can_gain(t: Table, f: TextFrame, clause: tr.Gain) -> Possible:
    """Power can always be gained, if it is any."""
    wanted = amount(t, f, clause.amount, ask=False)
    found = [when(wanted > 0, NOTHING_COUNTED) for _ in actors(t, f, clause.actor, ask=False)]
    return over(clause.actor, found)


@verb(tr.Lose)
def lose(t: Table, f: TextFrame, clause: tr.Lose) -> bool:
    """Power off each actor, never below 0; carried out if each of them could lose all of it (EFF.34)."""
    losers = [(faction, amount(t, f, clause.amount, faction)) for faction in actors(t, f, clause.actor)]
    lost = [(changes.lose_power(t, faction, wanted), wanted) for faction, wanted in losers]
    return in_full([is_paid(number, wanted, clause.amount) for number, wanted in lost])


@possible(tr.Lose)
def can_lose(t: Table, f: TextFrame, clause: tr.Lose) -> Possible:
    """As much power can be lost as there is."""
    found = []
    for faction in actors(t, f, clause.actor, ask=False):
        wanted = amount(t, f, clause.amount, faction, ask=False)
        found.append(of_cost(t.power[faction], wanted, clause.amount, NO_POWER))
    return over(clause.actor, found)


_DRAWING: Final[dict[tr.Pile, Callable[[Table, int], bool]]] = {
    tr.Pile.GRIMOIRE: changes.draw_from_grimoire,
    tr.Pile.FORGOTTEN: changes.take_forgotten,
    tr.Pile.MEMORIES: changes.take_random_memory,
}


@verb(tr.Draw)
def draw(t: Table, f: TextFrame, clause: tr.Draw) -> bool:
    """Spells to hand, one after the other, as long as there are any; an Avatar keeps none."""
    drawn = _drawn(t, f, clause)
    if t.rules.avatar != NOBODY:
        changes.keeps_no_spell(t, t.rules.avatar)
    return drawn


def _drawn(t: Table, f: TextFrame, clause: tr.Draw) -> bool:
    wanted = amount(t, f, clause.amount)
    if clause.pile is tr.Pile.LIBRARY:
        from_library = _draw_from_library if clause.of is None else _take_of_school
        return from_library(t, f, actors(t, f, clause.actor), wanted, clause.of or 0)
    if clause.top:
        return _take_top_memories(t, actors(t, f, clause.actor), wanted)
    if clause.of is not None:
        takers = players_alone(t, actors(t, f, clause.actor))
        if clause.pile is tr.Pile.FORGOTTEN:
            return _take_of_forgotten(t, f, takers, clause, wanted)
        return _take_of_own(t, f, takers, clause, wanted)
    draw_one = _DRAWING[clause.pile]
    return in_full(
        [
            sum([draw_one(t, faction) for _ in range(wanted)]) == wanted
            for faction in actors(t, f, clause.actor)
        ]
    )


def _draw_from_library(t: Table, f: TextFrame, seats: tuple[int, ...], wanted: int, of: int) -> bool:
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
        changes.draw_from_library(t, seat, school)
    return bool(seats) and len(plan) == wanted * len(seats)


def _take_of_school(t: Table, f: TextFrame, seats: tuple[int, ...], wanted: int, of: int) -> bool:
    """Each names a school and takes some of the top spells of its deck, which only they see; the others are
    shuffled back. An empty deck is first made anew (STU.5).
    """
    taken = []
    for seat in players_alone(t, seats):
        schools = [n for n, deck in enumerate(t.library) if deck or t.discards[n]]
        if not schools:
            taken.append(False)
            continue
        options: tuple[Option, ...] = tuple(("school", school) for school in schools)
        school = int(pick(t, f, seat, "school", options)[1])
        deck = t.library[school] or changes.renew_school(t, school)
        chosen = _picked_unseen(t, f, seat, deck[-of:], wanted)
        changes.take_of_school(t, seat, school, chosen)
        taken.append(len(chosen) == wanted)
    return in_full(taken)


def _take_top_memories(t: Table, seats: tuple[int, ...], wanted: int) -> bool:
    """The top spells of the Memories, as they lie there for all to see."""
    paid = []
    for seat in seats:
        top = t.memories[seat][-wanted:] if wanted else ()
        for card in reversed(top):
            changes.draw_of_memories(t, seat, card)
        paid.append(len(top) == wanted)
    return in_full(paid)


def _take_of_forgotten(t: Table, f: TextFrame, seats: tuple[int, ...], clause: tr.Draw, wanted: int) -> bool:
    """Some of the top forgotten spells for each, seen by the taker alone; the others leave the game, or go
    under the deck in the order in which the taker likes to put them there.
    """
    assert clause.of is not None
    left = t.forgotten
    plan = []
    for seat in seats:
        seen, left = left[-clause.of :], left[: -clause.of]
        chosen = _picked_unseen(t, f, seat, seen, wanted)
        under = _in_order(t, f, seat, _rest(seen, chosen)) if clause.under else ()
        plan.append((seat, chosen, under))
    for seat, chosen, under in plan:
        if chosen:
            changes.take_of_forgotten(t, seat, chosen, clause.of, under)
    return in_full([len(chosen) == wanted for _, chosen, _ in plan])


def players_alone(t: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Those of some seats that somebody plays: an Avatar looks at nothing and takes nothing (AVA.62)."""
    return tuple([seat for seat in seats if seat != t.rules.avatar])


def _rest(seen: tuple[int, ...], chosen: tuple[int, ...]) -> list[int]:
    """The cards seen that were not chosen."""
    rest = sorted(seen)
    for card in chosen:
        rest.remove(card)
    return rest


def _in_order(t: Table, f: TextFrame, seat: int, cards: list[int]) -> tuple[int, ...]:
    """Cards in the order in which a mage puts them somewhere; the last one puts itself."""
    order: list[int] = []
    while cards:
        options: tuple[Option, ...] = tuple(("card", card) for card in dict.fromkeys(cards))
        card = int(pick(t, f, seat, "spell", options)[1])
        cards.remove(card)
        order.append(card)
    return tuple(order)


def _picked_unseen(t: Table, f: TextFrame, seat: int, seen: tuple[int, ...], wanted: int) -> tuple[int, ...]:
    """Some of the cards that only this seat looks at."""
    if len(set(seen)) > 1 and f.cursor >= len(f.picks):
        t.reveals += 1  # whoever is asked has seen them: that cannot be taken back
    return _picked(t, f, seat, "card", tuple(sorted(seen)), wanted)


def _take_of_own(t: Table, f: TextFrame, seats: tuple[int, ...], clause: tr.Draw, wanted: int) -> bool:
    """Some of the top spells of each one's own grimoire or Memories; the others stay as they lie (EFF.19).

    A grimoire that is empty when a card is due from it is first made anew (SPL.9).
    """
    assert clause.of is not None
    grimoire = clause.pile is tr.Pile.GRIMOIRE
    plan = []
    for seat in seats:
        if grimoire and not t.grimoire[seat]:
            changes.renew_grimoire(t, seat)
        if grimoire:
            chosen = _picked_unseen(t, f, seat, t.grimoire[seat][-clause.of :], wanted)
        else:
            chosen = _picked(t, f, seat, "card", tuple(sorted(t.memories[seat][-clause.of :])), wanted)
        pile = t.grimoire[seat] if grimoire else t.memories[seat]
        back = put_in_order(t, f, seat, "card", _rest(pile[-clause.of :], chosen)) if clause.ordered else ()
        plan.append((seat, chosen, back))
    take = changes.draw_of_grimoire if grimoire else changes.draw_of_memories
    for seat, chosen, back in plan:
        for card in chosen:
            take(t, seat, card)
        if back:
            piles = t.grimoire if grimoire else t.memories
            piles[seat] = (*piles[seat][: len(piles[seat]) - len(back)], *reversed(back))
    return in_full([len(chosen) == wanted for _, chosen, _ in plan])


def put_in_order(t: Table, f: TextFrame, seat: int, word: str, cards: list[int]) -> tuple[int, ...]:
    """Cards that go back on their pile in the order in which a mage likes it, from the top; of cards that are
    alike, and for the last one, there is nothing to ask.
    """
    order: list[int] = []
    while cards:
        options: tuple[Option, ...] = tuple((word, card) for card in dict.fromkeys(cards))
        card = int(pick(t, f, seat, "order", options)[1])
        cards.remove(card)
        order.append(card)
    return tuple(order)


@possible(tr.Draw)
def can_draw(t: Table, f: TextFrame, clause: tr.Draw) -> Possible:
    """As many spells can be drawn as there are; an empty grimoire is made anew from the Memories."""
    seats = actors(t, f, clause.actor, ask=False)
    wanted = amount(t, f, clause.amount, ask=False)
    if clause.pile in (tr.Pile.GRIMOIRE, tr.Pile.MEMORIES):
        left = [_own_spells(t, seat, clause) for seat in seats]
        return over(clause.actor, [measured(number, wanted, DECK_EMPTY) for number in left])
    if not seats:
        return no(NOBODY_THERE)
    drawers = 1 if leaves_choice(clause.actor) else len(seats)
    return measured(_common_spells(t, clause, wanted), wanted * drawers, DECK_EMPTY)


def _own_spells(t: Table, seat: int, clause: tr.Draw) -> int:
    """How many spells a mage could draw from the grimoire or the Memories.

    Of those looked at no more than these, and then a grimoire is made anew only if it is empty.
    """
    memories, grimoire = len(t.memories[seat]), len(t.grimoire[seat])
    if clause.pile is tr.Pile.MEMORIES:
        return memories if clause.of is None else min(clause.of, memories)
    return memories + grimoire if clause.of is None else min(clause.of, grimoire or memories)


def _common_spells(t: Table, clause: tr.Draw, wanted: int) -> int:
    """How many spells all mages together can draw from the Library or take of the forgotten ones."""
    if clause.pile is tr.Pile.LIBRARY and clause.of is not None:
        fullest = max([len(deck) or len(pile) for deck, pile in zip(t.library, t.discards, strict=True)])
        return min(clause.of, fullest)
    if clause.pile is tr.Pile.LIBRARY:
        return sum(map(len, t.library)) + sum(map(len, t.discards))
    if clause.of is None:
        return len(t.forgotten)
    whole, rest = divmod(len(t.forgotten), clause.of)
    return whole * min(wanted, clause.of) + min(wanted, rest)


@verb(tr.Discard)
def discard(t: Table, f: TextFrame, clause: tr.Discard) -> bool:
    """Each actor picks spells of their own; carried out only if each had enough (EFF.34)."""
    wanted = amount(t, f, clause.amount)
    ready = clause.kept is not tr.Kept.HAND
    plan = []
    for faction in actors(t, f, clause.actor):
        among = _discardable(t, faction, clause)
        plan.append((faction, _picked(t, f, faction, "slot" if ready else "card", among, wanted)))
    put_away = changes.discard_from_sheet if ready else changes.discard_from_hand
    gone = []
    for faction, chosen in plan:
        for item in chosen:
            put_away(t, faction, item)
        of_deck = discard_top(t, wanted) if clause.kept is tr.Kept.HAND and faction == t.rules.avatar else 0
        gone.append(len(chosen) + of_deck)
    f.tally = sum(gone)
    return in_full([is_paid(number, wanted, clause.amount) for number in gone])


@possible(tr.Discard)
def can_discard(t: Table, f: TextFrame, clause: tr.Discard) -> Possible:
    """As many spells can be discarded as there are in hand, or Ready."""
    wanted = amount(t, f, clause.amount, ask=False)
    found = [
        of_cost(_could_discard(t, faction, clause), wanted, clause.amount, NO_SPELL)
        for faction in actors(t, f, clause.actor, ask=False)
    ]
    return over(clause.actor, found)


def _could_discard(t: Table, faction: int, clause: tr.Discard) -> int:
    """How many spells a faction could discard: an Avatar those on top of its deck (AVA.24, AVA.45)."""
    if faction == t.rules.avatar and clause.kept is tr.Kept.HAND:
        return left_to_discard(t)
    return len(_discardable(t, faction, clause))


def _discardable(t: Table, faction: int, clause: tr.Discard) -> tuple[int, ...]:
    """The Ready slots, or the cards in hand, among which a mage picks; the Black Rose has neither."""
    if t.rules.is_rose(faction):
        return ()
    if clause.kept is tr.Kept.HAND:
        return t.hand[faction]
    ready = changes.ready_slots(t, faction)
    return ready if clause.kept is tr.Kept.READY else tuple(slot for slot in ready if slot != QUICK)


@verb(tr.DiscardQuick)
def discard_quick(t: Table, f: TextFrame, clause: tr.DiscardQuick) -> bool:
    """What lies in the quick slot of each actor goes, a forgotten spell that was resolved out of the game;
    carried out only if each had one (EFF.34).
    """
    factions = actors(t, f, clause.actor)
    found = [_has_quick(t, faction) for faction in factions]
    for faction, there in zip(factions, found, strict=True):
        if there:
            changes.make_way(t, faction, QUICK)
    f.tally = sum(found)
    return in_full(found)


@possible(tr.DiscardQuick)
def can_discard_quick(t: Table, f: TextFrame, clause: tr.DiscardQuick) -> Possible:
    """Everybody can discard what lies in their quick slot."""
    found = [when(_has_quick(t, faction), NO_SPELL) for faction in actors(t, f, clause.actor, ask=False)]
    return over(clause.actor, found)


def _has_quick(t: Table, faction: int) -> bool:
    return not t.rules.is_rose(faction) and t.sheet[faction][QUICK].status != EMPTY


def _picked(
    t: Table, f: TextFrame, faction: int, word: str, among: tuple[int, ...], wanted: int
) -> tuple[int, ...]:
    left = list(among)
    taken: list[int] = []
    while left and len(taken) < wanted:
        if len(left) <= wanted - len(taken):
            return (*taken, *left)  # all of them: in which order does not matter
        options: tuple[Option, ...] = tuple((word, item) for item in dict.fromkeys(left))
        item = int(pick(t, f, faction, "spell", options)[1])
        left.remove(item)
        taken.append(item)
    return tuple(taken)
