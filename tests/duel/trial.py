"""Evocations and rooms that only tests have, added to the Duel box."""

from __future__ import annotations

from blackrose.engine.components import Pack
from blackrose.packs import builtin_pack, load_text

NAMED = 'name = {{ en = "{0}", de = "{0}", ru = "{0}" }}\nprovenance = "original"'


def with_evocation(name: str, health: int = 4, ability: str = "", base: Pack | None = None) -> Pack:
    """A box with a beast of Speed 2 and Strength 1; its ability comes first whenever it activates."""
    lines = f'when = "This evocation activates."\ntext = "{ability}"' if ability else ""
    figures = f"speed = 2\nstrength = 1\nhealth = {health}\ncopies = 3"
    toml = f'[[evocation]]\n{NAMED.format(name)}\narchetype = "beast"\n{figures}\n{lines}'
    return load_text(toml, base=base or builtin_pack("duel"))


def with_room(name: str, slots: int, rewards: tuple[int, int, int], base: Pack | None = None) -> Pack:
    """A box with a yellow room of some size and worth."""
    effects = "\n".join(f'{face} = {{ target = "self", text = "Gain 1 power." }}' for face in FACES)
    figures = f'colour = "yellow"\nslots = {slots}\nrewards = {list(rewards)}'
    toml = f"[[room]]\n{NAMED.format(name)}\n{figures}\n{effects}"
    return load_text(toml, base=base or builtin_pack("duel"))


FACES = ("ruined", "rebuilt")
