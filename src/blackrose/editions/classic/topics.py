"""Which rule explains what in Classic, where it is not the rule that all editions share."""

from __future__ import annotations

from typing import Final

from blackrose.editions.topics import SHARED, Topics, with_topics

OWN: Final[Topics] = {
    "decision": {
        "grimoire": "SET.7",
        "evocation": "EVP.1",
        "react": "TRP.2",
        "school": "STU.2",
        "keep": "STU.2",
        "put away": "STU.14",
        "give up": "BRP.4",
        "quest": "QST.2",
        "quest effect": "QST.4",
        "event": "EVT.7",
        "kind": "EVO.1",
        "replace": "EVO.2",
        "first": "SPL.16",
        "element": "SPL.14",
        "trophy": "DEF.6",
        "take back": "CLN.6",
        "winner": "END.19",
        "discard": "STU.13",
        "rebuild": "INS.3",
    },
    "phase": {
        "setup": "SET.1",
        "black rose": "BRP.1",
        "evocation": "EVP.1",
        "clean-up": "CLN.1",
        "end": "END.1",
        "preparation": "PRE.1",
    },
    "figure": {
        "round": "CRN.6",
        "track": "TRK.9",
        "trophies": "DEF.6",
        "library": "SET.10",
        "defeat": "DEF.25",
        "open": "ROO.2",
        "turned": "ROO.2",
        "closed": "TRK.5",
        "collapsed": "ROO.6",
        "quests": "QST.4",
        "event": "EVT.1",
        "exhausted": "EVP.1",
        "exhausted tokens": "ACT.4",
        "rose": "END.16",
        "count": "END.1",
        "winner": "END.4",
        "moon": "TRK.2",
        "end": "TRK.13",
        "captured": "DEF.6",
        "trophies_left": "SET.31",
        "tasks": "QST.1",
        "board": "EVT.2",
        "school": "SET.7",
        "aside": "STU.11",
        "hand": "STU.13",
        "slots": "PRE.8",
        "crown": "CRN.2",
        "first": "CRN.2",
        "removed": "SPL.20",
        "rewards": "INS.3",
        "won": "INS.3",
        "lasting": "SPL.25",
        "secrets": "HID.9",
        "active": "SPL.23",
        "window": "TRP.22",
        "order": "TRP.2",
        "dummy": "TGT.24",
    },
    "action": {
        "use": "ROO.2",
        "momentum": "ACT.23",
    },
    "card": {
        "type.combat": "SPL.1",
        "type.contingency": "SPL.1",
        "personal": "SET.20",
        "quest": "QST.4",
        "school": "SET.7",
        "ignore": "TRP.28",
        "event card": "EVT.1",
        "element.any": "SPL.14",
        "mark": "SPL.16",
        "room": "ROO.11",
        "evocation": "EVO.17",
        "convert": "EFF.27",
        "persistent": "SPL.25",
    },
}
"""What Classic says otherwise, or has besides."""

TOPICS: Final = with_topics(SHARED, OWN)
"""Everything that leads to a rule of Classic."""

RULES_ELSEWHERE: Final = ("figure.ruined", "action.command", "card.upgrade")
"""The box has none of these; the rules that speak of them are the other editions'."""
