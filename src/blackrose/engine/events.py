"""Everything that happens: the closed list of events, each a small tuple of ints.

An event is ``(type, *facts)``. Triggers match on them, quests count them, the log narrates them. Who may
see which fact is decided in :mod:`blackrose.engine.visibility`.
"""

from __future__ import annotations

from typing import Final

Event = tuple[int, ...]

NAMES: Final = (
    "entered",  # model, room, room before (or CELL / ABSENT)
    "suffered",  # model, amount, faction that inflicts, model that inflicts (or NOBODY)
    "healed",  # model, amount
    "converted_damage",  # model, amount, faction
    "converted_instability",  # room, amount, faction
    "placed",  # room, amount, colour, faction that places, 1 if it filled the last slot
    "unplaced",  # room, amount, colour
    "gained",  # faction, amount
    "lost",  # faction, amount
    "drew",  # seat, pile, card (one event a card)
    "took_forgotten",  # seat, card
    "discarded",  # seat, card, from where (hand, sheet)
    "revealed",  # seat, slot, card, side
    "activated_spell",  # seat, slot: a trap or protection got its token
    "prepared",  # seat, number of spells
    "summoned",  # model, evocation, owner, room
    "removed",  # model, evocation, owner, room
    "felled",  # model, evocation, owner, room, faction, model that inflicted the last damage
    "defeated",  # mage, faction that placed the last damage, model that inflicted it
    "celled",  # mage
    "trophy",  # faction
    "room_won",  # faction, room position
    "cubes_back",  # mage
    "activated",  # model, controller
    "resolved",  # faction, effect
    "claimed",  # seat, quest
    "rebuilt",  # room, rank order is told by "gained"
    "used_room",  # seat, room, effect (or NOBODY when the token was spent before)
    "crown",  # seat
    "round",  # round
    "phase",  # phase
    "exhausted",  # seat, physical tokens left
    "lasting",  # seat, slot, target model (or NOBODY)
    "assigned",  # model, upgrade
    "upgrade_back",  # model, upgrade
    "reshuffled",  # seat
    "ignored",  # model, amount
    "targeted",  # faction, effect, model or NOBODY, room or NOBODY
    "attacked",  # model, model attacked
    "voided",  # effect: stopped by the limit on chains
    "scored",  # faction, amount, reason: the final count
    "over",  # winner
    "chosen",  # seat, what (mage, grimoire, side), which
    "dealt",  # room position, room: the Lodge as it is laid out
)

(
    ENTERED,
    SUFFERED,
    HEALED,
    CONVERTED_DAMAGE,
    CONVERTED_INSTABILITY,
    PLACED,
    UNPLACED,
    GAINED,
    LOST,
    DREW,
    TOOK_FORGOTTEN,
    DISCARDED,
    REVEALED,
    ACTIVATED_SPELL,
    PREPARED,
    SUMMONED,
    REMOVED,
    FELLED,
    DEFEATED,
    CELLED,
    TROPHY,
    ROOM_WON,
    CUBES_BACK,
    ACTIVATED,
    RESOLVED,
    CLAIMED,
    REBUILT,
    USED_ROOM,
    CROWN,
    ROUND,
    PHASE,
    EXHAUSTED,
    LASTING,
    ASSIGNED,
    UPGRADE_BACK,
    RESHUFFLED,
    IGNORED,
    TARGETED,
    ATTACKED,
    VOIDED,
    SCORED,
    OVER,
    CHOSEN,
    DEALT,
) = range(len(NAMES))

BITS: Final = tuple(1 << number for number in range(len(NAMES)))
EVERYTHING: Final = (1 << len(NAMES)) - 1

# Piles and places that facts name.
FROM_GRIMOIRE, FROM_LIBRARY, FROM_FORGOTTEN, FROM_MEMORIES = range(4)
FROM_HAND, FROM_SHEET = range(2)
CHOSEN_MAGE, CHOSEN_GRIMOIRE, CHOSEN_EVENT, CHOSEN_QUESTS = range(4)
