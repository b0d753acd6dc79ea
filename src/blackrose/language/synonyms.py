"""Words that authors of cards use for something the language calls by another name.

Spelling finds the nearest word for a slip of the pen; for these it finds a wrong one ("Deal" is not "heal").
"""

from __future__ import annotations

from collections.abc import Container, Mapping

SYNONYMS: Mapping[str, tuple[str, ...]] = {
    "banish": ("remove",),
    "card": ("spell",),
    "cards": ("spells",),
    "character": ("mage",),
    "characters": ("mages",),
    "creature": ("evocation",),
    "creatures": ("evocations",),
    "cube": ("instability", "damage"),
    "cubes": ("instability", "damage"),
    "deal": ("inflict",),
    "deals": ("inflicts",),
    "deck": ("grimoire",),
    "destroy": ("remove", "defeat", "collapse"),
    "enemies": ("mages",),
    "enemy": ("mage",),
    "figure": ("model",),
    "figures": ("models",),
    "graveyard": ("Memories",),
    "hero": ("mage",),
    "hit": ("inflict",),
    "hits": ("inflicts",),
    "kill": ("defeat",),
    "life": ("Health",),
    "lives": ("Health",),
    "miniature": ("model",),
    "miniatures": ("models",),
    "minion": ("evocation",),
    "minions": ("evocations",),
    "mission": ("quest",),
    "opponent": ("mage",),
    "opponents": ("mages",),
    "per": ("for",),
    "player": ("mage",),
    "players": ("mages",),
    "point": ("power",),
    "points": ("power",),
    "pp": ("power",),
    "put": ("place",),
    "slay": ("defeat",),
    "space": ("room",),
    "spaces": ("rooms",),
    "teleport": ("place",),
    "tile": ("room",),
    "tiles": ("rooms",),
    "to": ("on", "in"),
    "wound": ("damage",),
    "wounds": ("damage",),
}


def meant(word: str, fitting: Container[str]) -> str:
    """Return what the language calls this, if a word for it fits; otherwise an empty string."""
    return next((ours for ours in SYNONYMS.get(word.lower(), ()) if ours in fitting), "")
