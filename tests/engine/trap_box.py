"""Traps, protections and other cards that Duel's box does not have, for proving what the engine can do.

After the cards of the chain in the Rebirth rulebook (EX.R.8), as far as the language carries them.
"""

from functools import cache

from blackrose.engine.components import Pack
from blackrose.packs import builtin_pack, load_text

CARDS = {
    # Traps
    "Cerebral Worm": (
        "trap",
        "mage *",
        "Another mage enters a yellow or red room.",
        "Inflict 2 damage. Place 2 instability in the target's room.",
    ),
    "Pitfall": ("trap", "mage *", "Another mage enters a yellow or red room.", "Inflict 2 damage."),
    "Banishment": (
        "trap",
        "mage *",
        "Another mage enters a red room.",
        "Place the target in the target's room or an adjacent one.",
    ),
    "Toll": ("trap", "self", "A mage enters a red room.", "Gain 1 power."),
    "Snare": ("trap", "mage *", "Another mage enters a red room.", "Inflict 1 damage."),
    "Open Grave": ("trap", "evocation *", "An evocation enters a grey room.", "Inflict 2 damage."),
    "Backlash": ("trap", "self", "An evocation enters a grey room.", "Inflict 3 damage on each mage."),
    # Protections
    "Persecution": (
        "protection",
        "self",
        "You suffer damage.",
        "Ignore up to 3 of that damage. Inflict 1 damage on the attacker for each damage ignored.",
    ),
    "Baleful Curse": ("protection", "self", "You suffer damage.", "Inflict 2 damage on the attacker."),
    "Ward": ("protection", "self", "You suffer damage.", "Ignore up to 3 of that damage. Gain 1 power."),
    # Others
    "Mirror of Pain": (
        "contingency",
        "self",
        "",
        "Persistent: Whenever you suffer damage, heal 1 damage and inflict 1 damage on the attacker.",
    ),
}
"""Name: type, target, when, text. Both sides of a card are alike; a Snare has the instability mark."""

MARKED = ("Snare",)


def _toml(name: str) -> str:
    type_, target, when, text = CARDS[name]
    parts = {"type": type_, "element": "magic", "target": target, "text": text}
    parts |= {"when": when} if when else {}
    side = ", ".join(f'{key} = "{value}"' for key, value in parts.items())
    return f"""
        [[spell]]
        name = {{ en = "{name}", de = "{name}", ru = "{name}" }}
        school = "Law"
        instability = {str(name in MARKED).lower()}
        provenance = "original"
        light = {{ {side} }}
        dark = {{ {side} }}
    """


@cache
def trap_box() -> Pack:
    """The Duel box with these cards in it."""
    return load_text("\n".join(map(_toml, CARDS)), base=builtin_pack("duel"))
