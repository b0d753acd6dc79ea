"""Which rule explains what: decisions, phases, figures and keywords lead to a paragraph of the rules.

What the editions share stands first, as Duel has it; then what another one says otherwise, or has besides.
"""

from __future__ import annotations

from typing import Final

DECISIONS: Final = {
    "mage": "SET.6",
    "grimoire": "SET.9",
    "event side": "SET.13",
    "quest side": "SET.13",
    "discard": "STU.4",
    "plan": "PRE.1",
    "action": "ACT.2",
    "part": "ACT.4",
    "evocation": "EVP.2",
    "target": "TGT.4",
    "model": "TGT.10",
    "room": "TGT.10",
    "may": "EFF.12",
    "cube": "EFF.7",
    "share": "CUB.1",
    "spell": "SPL.7",
    "claim": "QST.11",
    "react": "EFF.30",
    "upgrade": "EVO.9",
    "rebuild": "INS.13",
    "choose": "TGT.10",
    "amount": "EFF.3",
}
"""By what is asked, in Duel."""

PHASES: Final = {
    "setup": "SET.2",
    "black rose": "BRP.3",
    "study": "STU.1",
    "action": "ACT.2",
    "evocation": "EVP.2",
    "clean-up": "CLN.3",
    "end": "END.4",
}

FIGURES: Final = {
    "round": "SET.26",
    "power": "TRK.1",
    "track": "TRK.11",
    "pool": "CUB.1",
    "trophies": "DEF.18",
    "rooms_won": "INS.5",
    "hand": "STU.4",
    "grimoire": "SPL.9",
    "memories": "SPL.7",
    "library": "SET.22",
    "forgotten": "SPL.11",
    "removed": "SPL.5",
    "tokens": "ACT.4",
    "crown": "CRN.1",
    "first": "CRN.1",
    "slots": "PRE.2",
    "quick": "ACT.21",
    "ready": "SPL.6",
    "revealed": "SPL.24",
    "health": "DMG.1",
    "bar": "DMG.1",
    "strength": "ACT.6",
    "speed": "ACT.5",
    "defeat": "DEF.26",
    "instability": "INS.1",
    "capacity": "INS.2",
    "rewards": "INS.4",
    "ruined": "ROO.4",
    "available": "ROO.5",
    "used": "ROO.5",
    "cell": "CEL.1",
    "quests": "QST.11",
    "event": "BRP.3",
    "lasting": "PER.1",
    "evocations": "EVO.1",
    "exhausted": "EVP.2",
    "control": "EVO.5",
    "upgrades": "EVO.9",
    "rose": "END.14",
    "count": "END.3",
    "winner": "END.17",
    "range": "TGT.2",
    "sight": "TGT.2",
    "dummy": "TGT.6",
    "secrets": "HID.2",
}
"""Numbers and places on the table."""

ACTIONS: Final = {
    "explore": "ACT.5",
    "fight": "ACT.6",
    "command": "ACT.7",
    "cast": "ACT.8",
    "momentum": "ACT.9",
    "end": "ACT.31",
    "move": "ACT.5",
    "attack": "ACT.6",
    "use": "ROO.4",
}

KEYWORDS: Final = {
    "type.combat": "SPL.13",
    "type.contingency": "SPL.13",
    "type.protection": "TRP.1",
    "type.trap": "TRP.1",
    "element.air": "SPL.2",
    "element.earth": "SPL.2",
    "element.fire": "SPL.2",
    "element.water": "SPL.2",
    "element.sacred": "SPL.2",
    "element.profane": "SPL.2",
    "element.magic": "SPL.2",
    "element.any": "SPL.15",
    "side.light": "SPL.8",
    "side.dark": "SPL.8",
    "mark": "SPL.3",
    "target": "TGT.1",
    "personal": "SET.21",
    "spell": "SPL.8",
    "room": "ROO.17",
    "quest": "QST.11",
    "mage": "SET.28",
    "evocation": "EVO.6",
    "upgrade": "GLO.4",
    "school": "SET.9",
    "convert": "EFF.8",
    "heal": "EFF.7",
    "ignore": "DMG.13",
    "persistent": "PER.2",
}
"""What stands on cards."""


DUEL: Final = {
    "decision": DECISIONS,
    "phase": PHASES,
    "figure": FIGURES,
    "action": ACTIONS,
    "card": KEYWORDS,
}

REBIRTH: Final = {
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
        "preparation": "PRE.1",
        "evocation": "EVP.1",
        "clean-up": "CLN.2",
        "end": "END.7",
    },
    "figure": {
        "round": "CRN.6",
        "track": "TRK.10",
        "moon": "TRK.2",
        "end": "TRK.13",
        "trophies": "DEF.6",
        "captured": "DEF.6",
        "trophies_left": "SET.30",
        "library": "SET.10",
        "defeat": "DEF.25",
        "available": "ROO.10",
        "used": "ROO.10",
        "quests": "QST.6",
        "tasks": "QST.6",
        "event": "EVT.1",
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
        "exhausted": "EVP.1",
        "upgrades": "GLO.4",
        "rose": "END.18",
        "count": "END.2",
        "winner": "END.4",
    },
    "action": {"quest": "QST.7"},
    "card": {
        "type.combat": "SPL.1",
        "type.contingency": "SPL.1",
        "personal": "SET.20",
        "quest": "QST.6",
        "school": "SET.7",
        "event card": "EVT.1",
        "jinx": "GLO.2",
        "ignore": "TRP.11",
        "pain": "GLO.1",
    },
}
"""What Rebirth says otherwise, or has besides."""

NOT_IN_REBIRTH: Final = {
    "decision": ("event side", "quest side", "discard", "claim"),
    "figure": ("rooms_won",),
}
"""What only Duel asks or counts."""

TRAPS_ELSEWHERE: Final = ("card.type.trap", "card.type.protection")
"""Duel's box has none; its rules speak of the other editions'."""


def _rebirth() -> dict[str, dict[str, str]]:
    groups = {}
    for group, rules in DUEL.items():
        left_out = NOT_IN_REBIRTH.get(group, ())
        shared = {name: rule for name, rule in rules.items() if name not in left_out}
        groups[group] = shared | REBIRTH[group]
    return groups


BY_EDITION: Final = {"duel": DUEL, "rebirth": _rebirth()}
"""What leads to which rule, by edition and group."""


def rule_of(edition: str, group: str, name: str) -> str:
    """The rule that explains something in an edition."""
    return BY_EDITION[edition][group][name]


def topics() -> dict[str, dict[str, str]]:
    """All of them by edition: ``decision.plan``, ``phase.study``, ``figure.power``, ``action.cast`` …"""
    return {
        edition: {f"{group}.{name}": rule for group, rules in groups.items() for name, rule in rules.items()}
        for edition, groups in BY_EDITION.items()
    }
