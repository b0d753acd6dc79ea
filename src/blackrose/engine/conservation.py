"""What must be true of every table at every decision: nothing in the box is lost, doubled or out of place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from blackrose.engine.meaning.modifiers import health
from blackrose.engine.table import (
    ABSENT,
    EMPTY,
    NOBODY,
    REVEALED,
    FullStopFrame,
    InstantFrame,
    Table,
    TextFrame,
)
from blackrose.language import tree as tr

MOST_DESTINY = 3
"""Destiny tokens that one mage can carry."""


def violations(table: Table) -> list[str]:
    """Everything that is wrong with a table, in words; nothing if all is well."""
    checks = (_cubes, _rooms, _won, _models, _cards, _knowledge, _moon_cards, _commands, _carried)
    return [wrong for check in checks for wrong in check(table)]


def _cubes(t: Table) -> Iterator[str]:
    """Pool, bars, rooms, claims, quests, jinxes and Destiny hold all cubes of a faction; no pool owes any."""
    edition = t.rules.edition
    counts = list(t.pool)
    for cubes in (*t.bar, *t.slots):
        for cube in cubes:
            counts[cube] += 1
    for claim in t.claims:
        if claim != NOBODY:
            counts[claim] += 1
    for seat in range(t.rules.seats):
        counts[seat] += sum(task.cubes for task in t.tasks[seat])
        counts[seat] += sum(item.cubes for item in t.jinxes[seat])
        for owner in t.destiny[seat]:
            counts[owner] += 1
    wanted = [edition.mage_cubes] * t.rules.rose + [edition.rose_cubes]
    if counts != wanted:
        yield f"cubes {counts} instead of {wanted}"
    if min(t.pool) < 0 or min(t.power) < 0:
        yield f"below nothing: pools {t.pool}, power {t.power}"


def _rooms(t: Table) -> Iterator[str]:
    """A room holds no more cubes than it has slots, and none where its face takes none."""
    for room, tile in enumerate(t.tiles):
        slots = t.rules.rooms[tile].slots if t.rules.faces[t.face[room]].takes_cubes else 0
        if len(t.slots[room]) > slots and not (slots and t.rules.overload):
            yield f"room {room} holds {len(t.slots[room])} cubes in {slots} slots"


def _won(t: Table) -> Iterator[str]:
    """An activation token is won once, and only when its room does not stand any more."""
    won = [tile for tiles in t.won for tile in tiles]
    if not won:
        return
    stand = {tile for room, tile in enumerate(t.tiles) if t.rules.faces[t.face[room]].takes_cubes}
    if len(set(won)) != len(won) or not stand.isdisjoint(won):
        yield f"activation tokens {t.won}"


def _models(t: Table) -> Iterator[str]:
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
    for model in rules.evocation_models:
        absent = t.place[model] == ABSENT
        if absent != (t.kind[model] == NOBODY) or (absent and (t.bar[model] or t.upgrade[model] != NOBODY)):
            yield f"model {model} is half in play"
    if any(not 0 <= tokens <= rules.edition.physical_tokens for tokens in t.tokens):
        yield f"physical tokens {t.tokens}"
    yield from _bars(t)


def _bars(t: Table) -> Iterator[str]:
    if tr.Stat.HEALTH in t.rules.raised and any(
        isinstance(frame, (TextFrame, FullStopFrame)) for frame in t.stack
    ):
        return  # Health that sinks in the middle of an effect is dealt with at its full stop
    for model, bar in enumerate(t.bar):
        beside = t.rules.overkill and t.rules.is_mage(model)
        if bar and len(bar) > health(t, model) and not beside:
            yield f"model {model} has {len(bar)} damage and {health(t, model)} health"


def _cards(t: Table) -> Iterator[str]:
    """Once they are dealt, every copy of every card in the game lies in exactly one place."""
    if t.round == 0:
        return
    rules = t.rules
    found = [0] * len(rules.cards)
    piles = (*t.library, *t.discards, t.forgotten, t.removed, *t.hand, *t.grimoire, *t.memories, _spells(t))
    for pile in piles:
        for number in pile:
            found[number] += 1
    for mage, aside in zip(t.mage, t.aside, strict=True):
        found[rules.personal[mage]] += aside
    absent = {card for mage, card in rules.personal.items() if mage not in t.mage}
    for school_cards in rules.school_cards:  # of a school that is not in the game there is no card at all
        if not any(found[card] for card in school_cards):
            absent.update(school_cards)
    for number, card in enumerate(rules.cards):
        wanted = 0 if number in absent else card.copies
        if found[number] != wanted:
            yield f"{card.name.en}: {found[number]} copies instead of {wanted}"


def _spells(t: Table) -> list[int]:
    """The cards in slots, however they lie there."""
    return [spell.card for sheet in t.sheet for spell in sheet if spell.status != EMPTY]


def _knowledge(t: Table) -> Iterator[str]:
    """What everybody can work out of a seat's hidden cards is true of them."""
    for seat, sheet in enumerate(t.sheet):
        face_down = [spell.card for spell in sheet if spell.status not in (EMPTY, REVEALED)]
        hidden = [*t.hand[seat], *face_down]
        if not _within(t.grimoire[seat], t.deck[seat]):
            yield f"seat {seat} has cards in the grimoire that it was not made of"
        if not _within(t.held[seat], hidden):
            yield f"seat {seat} is known to hide cards that it does not have"
        lost = sum(card in t.rules.forgotten for card in hidden)
        if t.lost[seat] > lost:
            yield f"seat {seat} is known to hide {t.lost[seat]} forgotten spells and has {lost}"


def _moon_cards(t: Table) -> Iterator[str]:
    """Every quest and event of a moon lies in exactly one place: deck, discards, board or with a mage."""
    if t.round == 0:
        return
    running = [frame.event for frame in t.stack if isinstance(frame, InstantFrame)]
    held = [task.quest for tasks in t.tasks for task in tasks]
    events = Counter(
        event for pile in (*t.event_decks, *t.event_discards, t.board, running) for event in pile
    )
    del events[NOBODY]
    quests = Counter(quest for pile in (*t.quest_decks, *t.quest_discards, held) for quest in pile)
    if events != Counter(event for pile in t.rules.moon_events for event in pile):
        yield f"events {sorted(events.elements())}"
    if quests != Counter(quest for pile in t.rules.moon_quests for quest in pile):
        yield f"quests {sorted(quests.elements())}"


def _commands(t: Table) -> Iterator[str]:
    """Every command card of an Avatar lies in its deck or in the Avatar's Memories."""
    if t.round == 0:
        return
    for number, (deck, cards) in enumerate(zip(t.commands, t.rules.command_decks, strict=True), start=1):
        lying = [*deck, *(card for card in t.commanded if card in cards)]
        if sorted(lying) != sorted(cards):
            yield f"commands {lying} of deck {number}"
    if t.commands_left < 0 or len(set(t.commanded)) != len(t.commanded):
        yield f"commands {t.commanded}, {t.commands_left} left"


def _carried(t: Table) -> Iterator[str]:
    """Trophies, jinxes, Destiny and assigned evocations are all there, and lie on whom they may."""
    rules = t.rules
    for seat in range(rules.seats) if rules.edition.trophies else ():
        taken = sum(pile.count(seat) for pile in t.captured)
        if t.trophies_left[seat] < 0 or taken + t.trophies_left[seat] != rules.edition.trophies:
            yield f"seat {seat}: {t.trophies_left[seat]} trophies left, {taken} taken"
    if rules.edition.trophies and [len(pile) for pile in t.captured] != t.trophies:
        yield f"trophies {t.trophies} but {t.captured}"
    for number, jinx in enumerate(rules.jinxes):
        lie = sum(item.jinx == number for jinxes in t.jinxes for item in jinxes)
        if t.jinx_supply[number] + lie != jinx.copies:
            yield f"{jinx.name.en}: {t.jinx_supply[number]} left, {lie} on mages"
    for jinxes in t.jinxes:
        kinds = [item.jinx for item in jinxes]
        full = [item for item in jinxes if item.cubes >= rules.jinxes[item.jinx].cubes]
        if len(set(kinds)) != len(kinds) or full:
            yield f"jinxes {jinxes}"
    if any(len(tokens) > MOST_DESTINY for tokens in t.destiny):
        yield f"Destiny {t.destiny}"
    for model, mage in t.assigned:
        if model not in rules.rose_places or t.place[model] == ABSENT or not rules.is_mage(mage):
            yield f"model {model} is assigned to {mage} and is not in play for the Black Rose"


def _within(part: Sequence[int], whole: Sequence[int]) -> bool:
    """Whether every card of a pile is also in another, as often."""
    return all(part.count(card) <= whole.count(card) for card in set(part))
