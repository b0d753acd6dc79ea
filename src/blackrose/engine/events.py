"""Everything that happens: the closed list of events, each a small tuple of ints.

An event is ``(type, *facts)``. Triggers match on them, quests count them, the log narrates them. Who may
see which fact is decided in :mod:`blackrose.engine.visibility`.
"""

from __future__ import annotations

from typing import Final

Event = tuple[int, ...]

NAMES: Final = (
    "entered",  # model, room, room before (or CELL / ABSENT)
    "suffered",  # model, amount, faction that inflicts, model that inflicts (or NOBODY), cause (BY_…, QUIET)
    "healed",  # model, amount, faction that heals
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
    "defeated",  # mage, faction that placed the last damage, model that inflicted it, room, colours there
    "celled",  # mage
    "trophy",  # faction, mage whose it is (or NOBODY)
    "room_won",  # faction, room position
    "cubes_back",  # mage
    "activated",  # model, controller
    "resolved",  # faction, effect, what it did (DID_…)
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
    "moon",  # moon
    "last_round",  # faction that reached the end figure
    "event_drawn",  # seat, event
    "event_placed",  # event, slot
    "event_discarded",  # event, 1 if it was pushed or shifted off the board
    "quest_drawn",  # seat, quest
    "quest_shown",  # seat, quest
    "quest_progress",  # seat, quest, cubes
    "quest_completed",  # seat, quest
    "quest_solved",  # seat, quest
    "quest_discarded",  # seat, quest, how far it had come, moon
    "put_away",  # seat, card: thinning in study, or a spell of the Library that was not kept
    "personal",  # seat, card: a personal spell set aside comes to hand
    "returned",  # seat, card, slot, 1 if it lay revealed: a spell comes back from the sheet to hand
    "swapped",  # seat, slot, card taken to hand, card laid down
    "gave",  # seat, seat it goes to, card
    "searched",  # seat, pile, card
    "jinxed",  # mage, jinx
    "jinx_cube",  # mage, jinx, cubes on it
    "jinx_gone",  # mage, jinx
    "destined",  # mage, amount, faction
    "destiny_met",  # mage, amount, faction: tokens resolved at a defeat
    "haunted",  # model, mage, evocation: it was assigned
    "trophy_lost",  # faction, mage whose it is
    "transferred",  # model, model it goes to, amount
    "cancelled",  # effect
    "spared",  # effect, mage
    "redirected",  # effect, model or NOBODY, room or NOBODY
    "token_back",  # seat, physical tokens
    "peeked",  # seat, card: a forgotten spell seen and not taken
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
    MOON,
    LAST_ROUND,
    EVENT_DRAWN,
    EVENT_PLACED,
    EVENT_DISCARDED,
    QUEST_DRAWN,
    QUEST_SHOWN,
    QUEST_PROGRESS,
    QUEST_COMPLETED,
    QUEST_SOLVED,
    QUEST_DISCARDED,
    PUT_AWAY,
    PERSONAL,
    RETURNED,
    SWAPPED,
    GAVE,
    SEARCHED,
    JINXED,
    JINX_CUBE,
    JINX_GONE,
    DESTINED,
    DESTINY_MET,
    HAUNTED,
    TROPHY_LOST,
    TRANSFERRED,
    CANCELLED,
    SPARED,
    REDIRECTED,
    TOKEN_BACK,
    PEEKED,
) = range(len(NAMES))

BITS: Final = tuple(1 << number for number in range(len(NAMES)))
EVERYTHING: Final = (1 << len(NAMES)) - 1

# Piles and places that facts name.
FROM_GRIMOIRE, FROM_LIBRARY, FROM_FORGOTTEN, FROM_MEMORIES = range(4)
FROM_HAND, FROM_SHEET = range(2)
CHOSEN_MAGE, CHOSEN_GRIMOIRE, CHOSEN_EVENT, CHOSEN_QUESTS, CHOSEN_SCHOOL = range(5)

# What damage comes from; QUIET damage sets off no trap, protection or lasting effect.
BY_OTHER, BY_SPELL, BY_ATTACK, BY_EVOCATION, BY_ROOM, BY_QUEST, BY_EVENT = range(7)
QUIET = 16
