"""Which rule explains what in Duel, where it is not the rule that all editions share."""

from __future__ import annotations

from typing import Final

from blackrose.editions.topics import SHARED, Topics, with_topics

OWN: Final[Topics] = {
    "decision": {
        "grimoire": "SET.9",
        "event side": "SET.13",
        "quest side": "SET.13",
        "discard": "STU.4",
        "evocation": "EVP.2",
        "claim": "QST.11",
        "react": "EFF.30",
        "upgrade": "EVO.9",
    },
    "phase": {
        "setup": "SET.2",
        "black rose": "BRP.3",
        "evocation": "EVP.2",
        "clean-up": "CLN.3",
        "end": "END.4",
    },
    "figure": {
        "round": "SET.26",
        "track": "TRK.11",
        "trophies": "DEF.18",
        "rooms_won": "INS.5",
        "library": "SET.22",
        "defeat": "DEF.26",
        "available": "ROO.5",
        "used": "ROO.5",
        "quests": "QST.11",
        "event": "BRP.3",
        "exhausted": "EVP.2",
        "upgrades": "EVO.9",
        "rose": "END.14",
        "count": "END.3",
        "winner": "END.17",
    },
    "card": {
        "type.combat": "SPL.13",
        "type.contingency": "SPL.13",
        "personal": "SET.21",
        "quest": "QST.11",
        "school": "SET.9",
        "ignore": "DMG.13",
    },
}
"""What Duel says otherwise, or has besides."""

TOPICS: Final = with_topics(SHARED, OWN)
"""Everything that leads to a rule of Duel."""

RULES_ELSEWHERE: Final = ("card.type.trap", "card.type.protection")
"""The box has no traps; the rules that speak of them are the other editions'."""
