"""What a box must hold for an edition to be set up with it."""

from __future__ import annotations

from collections import Counter

from blackrose.engine.components import Pack
from blackrose.engine.rules import Edition


def lacking(edition: Edition, pack: Pack, seats: int) -> str:
    """What a pack lacks, in words; nothing if it will do."""
    positions = len(edition.layouts[seats].rooms)
    if len(pack.rooms) < positions or not any(room.colour == "black" for room in pack.rooms):
        return f"{positions} rooms, one of them black"
    if len(pack.mages) < seats:
        return f"{seats} mages"
    owners = Counter(spell.owner for spell in pack.spells)
    for mage in pack.mages:
        if owners[mage.name.en] != 1:
            return f"one personal spell for {mage.name.en}"
    if len(pack.events) < 2 or any(len(event.lines) < edition.rounds for event in pack.events):
        return f"two event sides with {edition.rounds} lines each"
    sides = {side for choice in edition.options["quests"] if "+" in choice for side in choice.split("+")}
    if missing := sorted(sides - {quest.side for quest in pack.quests}):
        return f"quests of the side {missing[0]}"
    if not pack.schools or len(pack.schools[0].grimoires) < seats:
        return f"a school with {seats} starting grimoires"
    return _short_of_copies(pack)


def _short_of_copies(pack: Pack) -> str:
    """All starting grimoires are dealt from one supply."""
    copies = {spell.name.en: spell.copies for spell in pack.spells}
    wanted = Counter(name for spells in pack.schools[0].grimoires.values() for name in spells)
    for name, number in wanted.items():
        if copies.get(name, 0) < number:
            return f"{number} copies of {name} for the starting grimoires"
    return ""
