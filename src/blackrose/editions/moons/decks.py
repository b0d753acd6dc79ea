"""The quest and event decks of the three moons, and the forgotten spells (SET.4)."""

from __future__ import annotations

from blackrose.engine.rng import shuffled
from blackrose.engine.table import GameFrame, Table


def shuffle_decks(t: Table, f: GameFrame) -> bool:
    """Quest and event decks of the three moons, each by itself, and the forgotten spells."""
    rules = t.rules
    t.quest_decks = tuple(shuffled(t, quests) for quests in rules.moon_quests)
    t.event_decks = tuple(shuffled(t, events) for events in rules.moon_events)
    forgotten = [card for card in sorted(rules.forgotten) for _ in range(rules.cards[card].copies)]
    t.forgotten = shuffled(t, forgotten)
    return True
