"""What any edition needs of the box it is set up with; what one needs besides stands in its own folder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from blackrose.editions.steps import in_play
from blackrose.engine.components import Pack
from blackrose.engine.edition import Edition


def too_few(edition: Edition, pack: Pack, seats: int, options: Mapping[str, str]) -> str:
    """What there is too little of for so many seats with these options, in words; nothing if it will do."""
    mages, schools = in_play(edition, pack, options)
    models = seats + bool(options.get("avatar"))  # one that nobody plays stands for an Avatar (AVA.17)
    if len(mages) < models:
        return f"{models} mages, and there are {len(mages)}"
    if "schools" in edition.options and len(schools) < seats:
        return f"{seats} schools, and there are {len(schools)}"
    return ""


def rooms(edition: Edition, pack: Pack, seats: int) -> str:
    """A room for every place of the Lodge, one of them black."""
    positions = len(edition.layouts[seats].rooms)
    if len(pack.rooms) < positions or not any(room.colour == "black" for room in pack.rooms):
        return f"{positions} rooms, one of them black"
    return ""


def mages(edition: Edition, pack: Pack, seats: int) -> str:
    """A mage for every seat, each with one personal spell."""
    if len(pack.mages) < seats:
        return f"{seats} mages"
    owners = Counter(spell.owner for spell in pack.spells)
    for mage in pack.mages:
        if owners[mage.name.en] != 1:
            return f"one personal spell for {mage.name.en}"
    return ""
