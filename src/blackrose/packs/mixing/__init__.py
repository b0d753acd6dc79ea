"""Mixing boxes: parts of other boxes take the place of parts of one, or are added to it (MIX).

A wish names the parts, with commas between them: ``Law for Hex, Ulrich, Arena of Classic, forgotten``.

- a school takes the place of a school, or is one more to choose from, and brings all its spells need;
- a mage may be chosen too, and brings the personal spell;
- a room takes the place of the one of the same plain name;
- ``schools``, ``mages``, ``rooms`` and ``forgotten`` mean all of them.

``of`` says which box is meant, where several have a part of that name.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from blackrose.engine.components import Mage, Pack, School
from blackrose.language.errors import nearest
from blackrose.packs.mixing.needs import TEXTS, renamed, with_needs, without_orphans
from blackrose.packs.mixing.parts import Boxes, MixError, Part, replaced_one, same
from blackrose.packs.mixing.rooms import take_room, take_rooms, with_own_names

__all__ = ["MixError", "mixed"]

FORGOTTEN: Final = "forgotten"

Taken = tuple[Pack, list[Pack]]
"""The box with one more part, and the boxes it was taken from."""


def mixed(base: Pack, others: Sequence[Pack], wish: str) -> Pack:
    """A box with the wished parts of other boxes in it; MixError if that cannot be."""
    parts = [" ".join(part.split()) for part in wish.split(",") if part.strip()]
    boxes, mix = Boxes(base, others), base
    if not parts:
        raise MixError(f"a mix names parts of another box, such as: {_example(boxes)}")
    used: list[Pack] = []
    for part in parts:
        mix, sources = _with_part(mix, boxes, boxes.part(part))
        used += sources
    mix = _without_strange_schools(with_own_names(mix))
    _check_apart(mix)
    plain = json.dumps(
        [base.digest, [pack.digest for pack in others if any(pack is one for one in used)], parts]
    )
    digest = hashlib.blake2b(plain.encode(), digest_size=16).hexdigest()
    return replace(mix, name=f"{base.name} with {', '.join(parts)}", digest=digest)


def _with_part(mix: Pack, boxes: Boxes, part: Part) -> Taken:
    """The box with one more part."""
    if part.name in _WHOLE and not part.instead:
        return _WHOLE[part.name](mix, boxes, part.of), boxes.named(part.of)
    for field, take in _TAKES.items():
        found = boxes.find(field, part)
        if found is not None:
            return take(mix, boxes, *found, part.instead), [found[1]]
    where = f"{part.of.title()} has no" if part.of else "no other box has a"
    raise MixError(f"{where} school, mage or room called {part.name!r}; {_hint(boxes, part)}")


def _hint(boxes: Boxes, part: Part) -> str:
    """What may have been meant; or what there is, but for the many rooms."""
    names = {field: boxes.names(field) for field in _TAKES}
    if like := nearest(part.name, [*_WHOLE, *(name for field in names.values() for name in field)]):
        return f"did you mean {like}?"
    return f"there are: {', '.join((*_WHOLE, *names['schools'], *names['mages'], 'and all rooms'))}"


def _example(boxes: Boxes) -> str:
    return ", ".join([*(name for field in _TAKES for name in boxes.names(field)[:1]), FORGOTTEN])


# --------------------------------------------------------------------------------------------------
# Schools
# --------------------------------------------------------------------------------------------------


def _take_school(mix: Pack, boxes: Boxes, school: School, source: Pack, instead: str) -> Pack:
    """A school takes the place of another, or is one more where there are several; it brings all its spells
    need.
    """
    if any(same(own.name.en, school.name.en) for own in mix.schools):
        raise MixError(f"the school {school.name.en} is in this box already")
    if instead or len(mix.schools) == 1:
        mix = _without_school(mix, replaced_one(mix.schools, "school", school.name.en, instead), school)
    else:
        mix = replace(mix, schools=(*mix.schools, school))
    new = [spell for spell in source.spells if spell.school == school.name.en]
    return with_needs(replace(mix, spells=mix.spells + tuple(new)), source, new)


def _without_school(mix: Pack, out: School, school: School) -> Pack:
    """A school makes way for another; what only its spells needed goes with it, and quests that ask for its
    spells now ask for the other's.
    """
    gone = [spell for spell in mix.spells if spell.school == out.name.en]
    left = replace(
        mix,
        schools=tuple(school if own is out else own for own in mix.schools),
        spells=tuple(spell for spell in mix.spells if spell.school != out.name.en),
    )
    left = without_orphans(left, gone)
    return replace(left, quests=renamed(left.quests, {out.name.en: school.name.en}))


def _take_schools(mix: Pack, boxes: Boxes, of: str) -> Pack:
    if len(mix.schools) == 1:
        raise MixError("this box has a single school: name the one that takes its place")
    for school, source in boxes.all("schools", of):
        mix = _take_school(mix, boxes, school, source, "")
    return mix


# --------------------------------------------------------------------------------------------------
# Mages, forgotten spells
# --------------------------------------------------------------------------------------------------


def _take_mage(mix: Pack, boxes: Boxes, mage: Mage, source: Pack, instead: str) -> Pack:
    """A mage may be chosen too, with the personal spell; one whose box has no quests of the mages' own keeps
    as many as anybody here (MIX.13).
    """
    if instead:
        raise MixError(f"mages are added: write {mage.name.en} alone")
    if any(same(own.name.en, mage.name.en) for own in mix.mages):
        raise MixError(f"the mage {mage.name.en} is in this box already")
    quests = mage.quests or min((own.quests for own in mix.mages), default=0)
    new = [spell for spell in source.spells if spell.owner == mage.name.en]
    grown = replace(mix, mages=(*mix.mages, replace(mage, quests=quests)), spells=mix.spells + tuple(new))
    return with_needs(grown, source, new)


def _take_mages(mix: Pack, boxes: Boxes, of: str) -> Pack:
    for mage, source in boxes.all("mages", of):
        mix = _take_mage(mix, boxes, mage, source, "")
    return mix


def _take_forgotten(mix: Pack, boxes: Boxes, of: str) -> Pack:
    """The forgotten spells of the other boxes are added, with what they need."""
    for source in boxes.named(of):
        new = [spell for spell in source.spells if spell.school == FORGOTTEN]
        mix = with_needs(replace(mix, spells=mix.spells + tuple(new)), source, new)
    return mix


# --------------------------------------------------------------------------------------------------
# The whole
# --------------------------------------------------------------------------------------------------


def _without_strange_schools(mix: Pack) -> Pack:
    """A mage's favourite school is told only where it can be taken."""
    there = {school.name.en for school in mix.schools}
    mages = tuple(mage if mage.school in there else replace(mage, school="") for mage in mix.mages)
    return replace(mix, mages=mages)


def _check_apart(mix: Pack) -> None:
    """Two components of a kind with one name could not be told apart."""
    for field in ("schools", "mages", *TEXTS):
        names = [one.name.en for one in getattr(mix, field)]
        twice = next((name for name in names if names.count(name) > 1), "")
        if twice:
            raise MixError(f"two of the {field} are called {twice}")


_TAKES: Final[dict[str, Callable[..., Pack]]] = {
    "schools": _take_school,
    "mages": _take_mage,
    "rooms": take_room,
}
_WHOLE: Final[dict[str, Callable[[Pack, Boxes, str], Pack]]] = {
    "schools": _take_schools,
    "mages": _take_mages,
    "rooms": take_rooms,
    FORGOTTEN: _take_forgotten,
}
"""Words for all parts of a kind."""
