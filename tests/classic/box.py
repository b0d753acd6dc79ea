"""The Classic box with quests, events and spells of the tests' own, each of which does one thing."""

from __future__ import annotations

from blackrose.engine.components import Pack
from blackrose.packs import builtin_pack, load_text
from tests.moon_scenario import with_spells

POWER = "Gain 1 power."


def quest(name: str, when: str, text: str = POWER, moon: int = 1, power: int = 2, **more: str) -> str:
    """A quest: what it asks for, its reward ("" for none), other fields as TOML."""
    fields = {"moon": str(moon), "power": str(power), "when": f'"{when}"', **more}
    if text:
        fields["text"] = f'"{text}"'
    return _table("quest", name, fields)


def event(name: str, text: str, phase: str = "action", slot: int = 1, **more: str) -> str:
    """An event card of the first moon that pays 1 and 2; one that is instant has no slot."""
    slot = 0 if phase == "instant" else slot
    fields = {"moon": "1", "drawn": "1", "discarded": "2", "slot": str(slot)}
    return _table("event_card", name, fields | {"phase": f'"{phase}"', "text": f'"{text}"', **more})


def _table(kind: str, name: str, fields: dict[str, str]) -> str:
    lines = [f"[[{kind}]]", f'name = {{ en = "{name}" }}', 'provenance = "original"']
    return "\n".join((*lines, *(f"{key} = {value}" for key, value in fields.items()))) + "\n"


def box(*tables: str, spells: tuple[str, ...] = ()) -> Pack:
    """The Classic box with these components."""
    pack = builtin_pack("classic")
    pack = load_text("\n".join(tables), base=pack) if tables else pack
    return with_spells(pack, "Destruction", *spells) if spells else pack
