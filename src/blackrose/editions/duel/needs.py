"""What a box must hold for a Duel."""

from __future__ import annotations

from collections import Counter
from typing import Final

from blackrose.editions.needs import mages, rooms
from blackrose.engine.components import Pack
from blackrose.engine.edition import Edition


def event_sides(edition: Edition, pack: Pack, seats: int) -> str:
    """Two sides of an event card with a line for each round."""
    if len(pack.events) < 2 or any(len(event.lines) < edition.rounds for event in pack.events):
        return f"two event sides with {edition.rounds} lines each"
    return ""


def quest_sides(edition: Edition, pack: Pack, seats: int) -> str:
    """Quests for every side that can be asked for."""
    sides = {side for choice in edition.options["quests"] if "+" in choice for side in choice.split("+")}
    missing = sorted(sides - {quest.side for quest in pack.quests})
    return f"quests of the side {missing[0]}" if missing else ""


def one_school(edition: Edition, pack: Pack, seats: int) -> str:
    """All starting grimoires are dealt from one supply."""
    if not pack.schools or len(pack.schools[0].grimoires) < seats:
        return f"a school with {seats} starting grimoires"
    copies = {spell.name.en: spell.copies for spell in pack.spells}
    wanted = Counter(name for spells in pack.schools[0].grimoires.values() for name in spells)
    for name, number in wanted.items():
        if copies.get(name, 0) < number:
            return f"{number} copies of {name} for the starting grimoires"
    return ""


NEEDS: Final = (rooms, mages, event_sides, quest_sides, one_school)
