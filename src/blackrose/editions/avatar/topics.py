"""Which rule explains what where an Avatar is at the table."""

from __future__ import annotations

from typing import Final

from blackrose.editions.topics import Topics

TOPICS: Final[Topics] = {
    "decision": {
        "remove": "AVA.15",
    },
    "figure": {
        "commands": "AVA.30",
        "command_deck": "AVA.9",
        "commands_used": "AVA.20",
        "difficulty": "AVA.30",
        "margin": "AVA.47",
        "solo": "AVA.28",
    },
    "card": {
        "avatar": "AVA.1",
        "command": "AVA.5",
        "armed": "AVA.7",
        "extra": "AVA.8",
        "skill": "AVA.3",
    },
    "priority": {
        "models": "AVA.10",
        "rooms": "AVA.49",
        "sharing": "AVA.11",
        "evocations": "AVA.12",
        "tied": "AVA.25",
    },
}
"""What an Avatar adds to an edition."""
