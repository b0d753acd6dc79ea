"""The quest and event decks of the three moons, and the forgotten spells (SET.4)."""

from __future__ import annotations

from blackrose.engine.rng import shuffled
from blackrose.engine.table import MOONS, GameFrame, Table


def shuffle_decks(t: Table, f: GameFrame) -> bool:
    """Quest and event decks of the three moons, each by itself, and the forgotten spells."""
    rules = t.rules
    moons = range(1, MOONS + 1)
    t.quest_decks = tuple(shuffled(t, quests) for quests in rules.moon_quests)
    t.event_decks = tuple(
        shuffled(t, [n for n, card in enumerate(rules.event_cards) if card.moon == moon]) for moon in moons
    )
    forgotten = [card for card in sorted(rules.forgotten) for _ in range(rules.cards[card].copies)]
    t.forgotten = shuffled(t, forgotten)
    return True
