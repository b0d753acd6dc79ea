"""Which rule explains what, where the editions agree: decisions, phases, figures and keywords lead to a rule.

What an edition says otherwise, or has besides, stands in its own folder.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Topics = Mapping[str, Mapping[str, str]]
"""The numbers of rules by group and name: ``topics["decision"]["plan"]``."""


def with_topics(*parts: Topics) -> Topics:
    """All topics together; of two rules for the same thing the later one counts."""
    groups = dict.fromkeys(group for part in parts for group in part)
    return {
        group: {name: rule for part in parts for name, rule in part.get(group, {}).items()}
        for group in groups
    }


SHARED: Final[Topics] = {
    "decision": {
        "mage": "SET.6",
        "plan": "PRE.1",
        "action": "ACT.2",
        "part": "ACT.4",
        "target": "TGT.4",
        "model": "TGT.10",
        "room": "TGT.10",
        "may": "EFF.12",
        "cube": "EFF.7",
        "share": "CUB.1",
        "spell": "SPL.7",
        "cast": "SPL.8",
        "order": "EFF.22",
        "name": "TGT.10",
        "strike": "ACT.6",
        "rebuild": "INS.13",
        "choose": "TGT.10",
        "amount": "EFF.3",
    },
    "phase": {
        "study": "STU.1",
        "action": "ACT.2",
    },
    "figure": {
        "power": "TRK.1",
        "pool": "CUB.1",
        "hand": "STU.4",
        "grimoire": "SPL.9",
        "memories": "SPL.7",
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
        "instability": "INS.1",
        "capacity": "INS.2",
        "rewards": "INS.4",
        "ruined": "ROO.4",
        "cell": "CEL.1",
        "lasting": "PER.1",
        "evocations": "EVO.1",
        "control": "EVO.5",
        "range": "TGT.2",
        "sight": "TGT.2",
        "dummy": "TGT.6",
        "secrets": "HID.2",
    },
    "action": {
        "explore": "ACT.5",
        "fight": "ACT.6",
        "command": "ACT.7",
        "cast": "ACT.8",
        "momentum": "ACT.9",
        "end": "ACT.31",
        "move": "ACT.5",
        "attack": "ACT.6",
        "use": "ROO.4",
    },
    "card": {
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
        "spell": "SPL.8",
        "room": "ROO.17",
        "mage": "SET.28",
        "evocation": "EVO.6",
        "upgrade": "GLO.4",
        "convert": "EFF.8",
        "heal": "EFF.7",
        "persistent": "PER.2",
    },
}
"""By what is asked; by phase; numbers and places on the table; actions; what stands on cards."""
