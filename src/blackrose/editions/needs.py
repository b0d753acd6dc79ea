"""What a box must hold for an edition to be set up with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from blackrose.editions.common import in_play
from blackrose.editions.rebirth_setup import THRONE
from blackrose.engine.components import Pack
from blackrose.engine.rules import Edition
from blackrose.engine.table import MOONS

Need = Callable[[Edition, Pack, int], str]
"""Something an edition needs: in words what a pack lacks of it for so many seats, or nothing."""


def lacking(edition: Edition, pack: Pack, seats: int) -> str:
    """What a pack lacks, in words; nothing if it will do."""
    return next((lack for need in NEEDS[edition.name] if (lack := need(edition, pack, seats))), "")


def too_few(edition: Edition, pack: Pack, seats: int, options: Mapping[str, str]) -> str:
    """What there is too little of for so many seats with these options, in words; nothing if it will do."""
    mages, schools = in_play(edition, pack, options)
    if len(mages) < seats:
        return f"{seats} mages, and there are {len(mages)}"
    if "schools" in edition.options and len(schools) < seats:
        return f"{seats} schools, and there are {len(schools)}"
    return ""


# --------------------------------------------------------------------------------------------------
# What any edition needs
# --------------------------------------------------------------------------------------------------


def _rooms(edition: Edition, pack: Pack, seats: int) -> str:
    positions = len(edition.layouts[seats].rooms)
    if len(pack.rooms) < positions or not any(room.colour == "black" for room in pack.rooms):
        return f"{positions} rooms, one of them black"
    return ""


def _mages(edition: Edition, pack: Pack, seats: int) -> str:
    if len(pack.mages) < seats:
        return f"{seats} mages"
    owners = Counter(spell.owner for spell in pack.spells)
    for mage in pack.mages:
        if owners[mage.name.en] != 1:
            return f"one personal spell for {mage.name.en}"
    return ""


# --------------------------------------------------------------------------------------------------
# Duel
# --------------------------------------------------------------------------------------------------


def _event_sides(edition: Edition, pack: Pack, seats: int) -> str:
    if len(pack.events) < 2 or any(len(event.lines) < edition.rounds for event in pack.events):
        return f"two event sides with {edition.rounds} lines each"
    return ""


def _quest_sides(edition: Edition, pack: Pack, seats: int) -> str:
    sides = {side for choice in edition.options["quests"] if "+" in choice for side in choice.split("+")}
    missing = sorted(sides - {quest.side for quest in pack.quests})
    return f"quests of the side {missing[0]}" if missing else ""


def _one_school(edition: Edition, pack: Pack, seats: int) -> str:
    """All starting grimoires are dealt from one supply."""
    if not pack.schools or len(pack.schools[0].grimoires) < seats:
        return f"a school with {seats} starting grimoires"
    copies = {spell.name.en: spell.copies for spell in pack.spells}
    wanted = Counter(name for spells in pack.schools[0].grimoires.values() for name in spells)
    for name, number in wanted.items():
        if copies.get(name, 0) < number:
            return f"{number} copies of {name} for the starting grimoires"
    return ""


# --------------------------------------------------------------------------------------------------
# Rebirth
# --------------------------------------------------------------------------------------------------


def _throne(edition: Edition, pack: Pack, seats: int) -> str:
    return "" if any(room.name.en == THRONE for room in pack.rooms) else f"a room called {THRONE}"


def _moon_decks(edition: Edition, pack: Pack, seats: int) -> str:
    for moon in range(1, MOONS + 1):
        if not any(card.moon == moon for card in pack.event_cards):
            return f"event cards of moon {moon}"
        if not any(quest.moon == moon for quest in pack.quests):
            return f"quests of moon {moon}"
    return ""


def _schools(edition: Edition, pack: Pack, seats: int) -> str:
    if len(pack.schools) < seats:
        return f"{seats} schools"
    bare = next((school for school in pack.schools if not school.grimoires), None)
    return f"a starting grimoire of the school {bare.name.en}" if bare else ""


NEEDS: dict[str, tuple[Need, ...]] = {
    "duel": (_rooms, _mages, _event_sides, _quest_sides, _one_school),
    "rebirth": (_rooms, _throne, _mages, _schools, _moon_decks),
}
