"""What must be true of every table at every decision: nothing in the box is lost, doubled or out of place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from blackrose.engine.table import ABSENT, EMPTY, NOBODY, REVEALED, RUINED
from blackrose.game import State


def violations(state: State) -> list[str]:
    """Everything that is wrong with a table, in words; nothing if all is well."""
    return [*_cubes(state), *_rooms(state), *_models(state), *_cards(state), *_knowledge(state)]


def _cubes(t: State) -> Iterator[str]:
    """Pool, bars, rooms and claims hold all cubes of a faction, and no pool owes any."""
    edition = t.rules.edition
    counts = list(t.pool)
    for cubes in (*t.bar, *t.slots):
        for cube in cubes:
            counts[cube] += 1
    for claim in t.claims:
        if claim != NOBODY:
            counts[claim] += 1
    wanted = [edition.mage_cubes] * t.rules.seats + [edition.rose_cubes]
    if counts != wanted:
        yield f"cubes {counts} instead of {wanted}"
    if min(t.pool) < 0 or min(t.power) < 0:
        yield f"below nothing: pools {t.pool}, power {t.power}"


def _rooms(t: State) -> Iterator[str]:
    """A room holds no more cubes than it has slots, a rebuilt one none."""
    for room, tile in enumerate(t.tiles):
        slots = t.rules.rooms[tile].slots if t.face[room] == RUINED else 0
        if len(t.slots[room]) > slots:
            yield f"room {room} holds {len(t.slots[room])} cubes in {slots} slots"


def _models(t: State) -> Iterator[str]:
    """Supply and Lodge hold all evocation models, supply and models all upgrades; tokens fit their sheet."""
    rules = t.rules
    for number, evocation in enumerate(rules.evocations):
        left, in_play = t.supply[number], t.kind.count(number)
        if left < 0 or left + in_play != evocation.copies:
            yield f"{evocation.name.en}: {left} left, {in_play} in play"
    for number, upgrade in enumerate(rules.upgrades):
        left, assigned = t.upgrades[number], t.upgrade.count(number)
        if left < 0 or left + assigned != upgrade.copies:
            yield f"{upgrade.name.en}: {left} left, {assigned} assigned"
    for model in range(rules.seats, rules.models):
        absent = t.place[model] == ABSENT
        if absent != (t.kind[model] == NOBODY) or (absent and (t.bar[model] or t.upgrade[model] != NOBODY)):
            yield f"model {model} is half in play"
    if any(not 0 <= tokens <= rules.edition.physical_tokens for tokens in t.tokens):
        yield f"physical tokens {t.tokens}"
    yield from _bars(t)


def _bars(t: State) -> Iterator[str]:
    for model, bar in enumerate(t.bar):
        if not bar:
            continue
        mage = model < t.rules.seats
        health = (t.rules.mages[t.mage[model]] if mage else t.rules.evocations[t.kind[model]]).health
        if len(bar) > health:
            yield f"model {model} has {len(bar)} damage and {health} health"


def _cards(t: State) -> Iterator[str]:
    """Once they are dealt, every copy of every card in the game lies in exactly one place."""
    if t.round == 0:
        return
    rules = t.rules
    found = [0] * len(rules.cards)
    piles = (*t.library, t.forgotten, t.removed, *t.hand, *t.grimoire, *t.memories, _spells(t))
    for pile in piles:
        for number in pile:
            found[number] += 1
    absent = {card for mage, card in rules.personal.items() if mage not in t.mage}
    for number, card in enumerate(rules.cards):
        wanted = 0 if number in absent else card.copies
        if found[number] != wanted:
            yield f"{card.name.en}: {found[number]} copies instead of {wanted}"


def _spells(t: State) -> list[int]:
    """The cards in slots, however they lie there."""
    return [spell >> 3 for sheet in t.sheet for spell in sheet if spell != EMPTY]


def _knowledge(t: State) -> Iterator[str]:
    """What everybody can work out of a seat's hidden cards is true of them."""
    for seat, sheet in enumerate(t.sheet):
        face_down = [spell >> 3 for spell in sheet if spell & 3 not in (EMPTY, REVEALED)]
        hidden = [*t.hand[seat], *face_down]
        if not _within(t.grimoire[seat], t.deck[seat]):
            yield f"seat {seat} has cards in the grimoire that it was not made of"
        if not _within(t.held[seat], hidden):
            yield f"seat {seat} is known to hide cards that it does not have"
        lost = sum(card in t.rules.forgotten for card in hidden)
        if t.lost[seat] > lost:
            yield f"seat {seat} is known to hide {t.lost[seat]} forgotten spells and has {lost}"


def _within(part: Sequence[int], whole: Sequence[int]) -> bool:
    """Whether every card of a pile is also in another, as often."""
    return all(part.count(card) <= whole.count(card) for card in set(part))
