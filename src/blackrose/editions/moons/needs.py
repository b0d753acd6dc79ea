"""What a box must hold for a game with nineteen rooms, schools and moons."""

from __future__ import annotations

from typing import Final

from blackrose.editions.lodge import THRONE
from blackrose.editions.needs import mages, rooms
from blackrose.engine.components import Pack
from blackrose.engine.edition import Edition
from blackrose.engine.table import MOONS


def throne(edition: Edition, pack: Pack, seats: int) -> str:
    """The Throne Room, which lies next to the centre."""
    return "" if any(room.name.en == THRONE for room in pack.rooms) else f"a room called {THRONE}"


def moon_decks(edition: Edition, pack: Pack, seats: int) -> str:
    """Events and quests of every moon."""
    for moon in range(1, MOONS + 1):
        if not any(card.moon == moon and not card.avatar for card in pack.event_cards):
            return f"event cards of moon {moon}"
        if not any(quest.moon == moon for quest in pack.quests):
            return f"quests of moon {moon}"
    return ""


def schools(edition: Edition, pack: Pack, seats: int) -> str:
    """A school for every seat, each with a starting grimoire."""
    if len(pack.schools) < seats:
        return f"{seats} schools"
    bare = next((school for school in pack.schools if not school.grimoires), None)
    return f"a starting grimoire of the school {bare.name.en}" if bare else ""


NEEDS: Final = (rooms, throne, mages, schools, moon_decks)
