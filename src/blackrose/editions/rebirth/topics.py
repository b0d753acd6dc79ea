"""Which rule explains what in Rebirth, where it is not the rule that all editions share."""

from __future__ import annotations

from typing import Final

from blackrose.editions.avatar import topics as avatar
from blackrose.editions.topics import SHARED, Topics, with_topics

OWN: Final[Topics] = {
    "decision": {
        "grimoire": "SET.7",
        "evocation": "EVP.1",
        "react": "TRP.2",
        "upgrade": "GLO.4",
        "school": "STU.2",
        "keep": "STU.2",
        "put away": "STU.14",
        "give up": "BRP.6",
        "quest": "QST.39",
        "quest effect": "QST.7",
        "event": "EVT.11",
        "kind": "EVO.1",
        "replace": "EVO.2",
        "jinx": "GLO.2",
        "destiny": "GLO.13",
        "trophy": "DEF.6",
        "take back": "CLN.8",
        "clean-up": "CLN.5",
        "winner": "END.20",
        "step": "EVP.6",
    },
    "phase": {
        "setup": "SET.1",
        "black rose": "BRP.2",
        "evocation": "EVP.1",
        "clean-up": "CLN.2",
        "end": "END.7",
        "preparation": "PRE.1",
    },
    "figure": {
        "round": "CRN.6",
        "track": "TRK.10",
        "trophies": "DEF.6",
        "library": "SET.10",
        "defeat": "DEF.25",
        "available": "ROO.10",
        "used": "ROO.10",
        "quests": "QST.6",
        "event": "EVT.1",
        "exhausted": "EVP.1",
        "upgrades": "GLO.4",
        "rose": "END.18",
        "count": "END.2",
        "winner": "END.4",
        "moon": "TRK.2",
        "end": "TRK.13",
        "captured": "DEF.6",
        "trophies_left": "SET.30",
        "tasks": "QST.6",
        "board": "EVT.2",
        "school": "SET.7",
        "aside": "STU.11",
        "jinxes": "GLO.2",
        "destiny": "GLO.13",
        "haunts": "GLO.11",
        "large": "EVO.4",
        "active": "SPL.23",
        "window": "TRP.22",
        "order": "TRP.2",
    },
    "action": {
        "quest": "QST.7",
    },
    "card": {
        "type.combat": "SPL.1",
        "type.contingency": "SPL.1",
        "personal": "SET.20",
        "quest": "QST.6",
        "school": "SET.7",
        "ignore": "TRP.11",
        "event card": "EVT.1",
        "jinx": "GLO.2",
        "pain": "GLO.1",
    },
}
"""What Rebirth says otherwise, or has besides."""

TOPICS: Final = with_topics(SHARED, OWN, avatar.TOPICS)
"""Everything that leads to a rule of Rebirth."""
