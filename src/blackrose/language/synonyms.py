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
    "damage": ("inflict",),
    "damages": ("inflicts",),
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
    "hurt": ("inflict",),
    "hurts": ("inflicts",),
    "kill": ("defeat",),
    "kills": ("defeats",),
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
    "victory": ("power",),
    "vp": ("power",),
    "wound": ("damage",),
    "wounds": ("damage",),
}


def meant(word: str, fitting: Container[str]) -> str:
    """Return what the language calls this, if a word for it fits; otherwise an empty string."""
    return next((ours for ours in SYNONYMS.get(word.lower(), ()) if ours in fitting), "")


PLACES: Mapping[str, str] = {
    "adjacent": "your room or an adjacent one",
    "area": "your room",
    "around": "in your room or an adjacent one",
    "at": "in your room",
    "beside": "in your room or an adjacent one",
    "here": "in your room",
    "hex": "your room",
    "location": "your room",
    "near": "in your room or an adjacent one",
    "nearby": "in your room or an adjacent one",
    "neighboring": "your room or an adjacent one",
    "neighbouring": "your room or an adjacent one",
    "next": "in your room or an adjacent one",
    "within": "in your room or an adjacent one",
}
"""Words that authors use for a place, and the phrase for the place that is nearest to it."""


def place_meant(word: str, fitting: Container[str], rooms: bool) -> str:
    """Return the phrase for the place that is meant, if one fits: with "in", or where a room can be named."""
    phrase = PLACES.get(word.lower().split(" ")[0], "")
    return phrase if (("in" in fitting) if phrase.startswith("in ") else rooms) else ""
