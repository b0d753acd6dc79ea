"""Picking several cubes of a row, so that every set of them is picked in one way only.

The cubes are asked for one by one from left to right, and of cubes that nothing tells apart the leftmost
comes first: so whoever counts or searches meets each set once. People pick in any order: the decision says
what there is to pick from and how many (:class:`~blackrose.engine.decisions.Several`), and :func:`in_order`
puts what they have picked into the order of the answers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from blackrose.engine.asking.questions import pick
from blackrose.engine.decisions import STOP, About, Option, Several
from blackrose.engine.table import NOBODY, Frame, Table

Nums = tuple[int, ...]

LAST: Final = NOBODY
"""The kind of what lies last on a bar: no faction's."""


def pick_cubes(
    t: Table, f: Frame, faction: int, places: Nums, kinds: Nums, least: int, most: int, about: About
) -> Nums:
    """Which cubes of a row a faction picks, ``least`` to ``most`` of those at the places.

    ``kinds`` says which are alike: one number a place.
    """
    taken: Nums = ()
    while len(taken) < most:
        options = _next(places, kinds, taken, least - len(taken))
        if len(taken) >= least:
            options = (*options, STOP)
        several = Several(least, most, places, kinds, taken)
        answer = pick(t, f, faction, "cube", options, about, several)
        if answer == STOP:
            break
        taken = (*taken, int(answer[1]))
    return taken


def _next(places: Nums, kinds: Nums, taken: Nums, needed: int) -> tuple[Option, ...]:
    """The cubes that may come next: further right, the first left of their kind, and with enough behind
    them.
    """
    after = taken[-1] if taken else -1
    left_out: set[int] = set()  # kinds of which a cube further left was not taken
    options: list[Option] = []
    for at, kind in zip(places, kinds, strict=True):
        if at in taken:
            continue
        first = at > after and kind not in left_out
        if first and (needed <= 1 or _behind(places, kinds, taken, at) >= needed - 1):
            options.append(("cube", at))
        left_out.add(kind)
    return tuple(options)


def _behind(places: Nums, kinds: Nums, taken: Nums, at: int) -> int:
    """How many cubes could still be taken once this one is."""
    row = tuple(zip(places, kinds, strict=True))
    left_out = {kind for place, kind in row if place < at and place not in taken}
    return sum([place > at and kind not in left_out for place, kind in row])


def in_order(several: Several, wanted: Iterable[int]) -> Nums | None:
    """The places in the order in which they are asked for, alike cubes by the leftmost of their kind; None
    if these cubes cannot be picked.
    """
    chosen = set(wanted)
    if not several.least <= len(chosen) <= several.most or not chosen <= set(several.places):
        return None
    row = tuple(zip(several.places, several.kinds, strict=True))
    counts: dict[int, int] = {}
    for place, kind in row:
        counts[kind] = counts.get(kind, 0) + (place in chosen)
    found = []
    for place, kind in row:
        if counts[kind]:
            counts[kind] -= 1
            found.append(place)
    return tuple(found) if set(several.taken) <= set(found) else None


# --------------------------------------------------------------------------------------------------
# What tells cubes apart
# --------------------------------------------------------------------------------------------------


def by_colour(row: Nums, places: Nums) -> Nums:
    """Only the colour counts."""
    return tuple([row[at] for at in places])


def recoloured(t: Table, row: Nums, places: Nums, about: About) -> Nums:
    """What tells apart cubes that are converted where they lie.

    Where a rule goes by the order of cubes (INS.7) each is one of its own; elsewhere only what lies last on a
    bar is, because whoever placed the last damage takes a trophy (DEF.6).
    """
    if t.rules.edition.ways.cubes_in_order:
        return places
    last = len(row) - 1 if about[0] == "bar" else NOBODY
    return tuple([LAST if at == last else row[at] for at in places])


def taken_off(row: Nums, places: Nums) -> Nums:
    """What tells apart cubes that leave a bar: the rest closes up, so neighbours of one colour are alike."""
    runs = [at for at, cube in enumerate(row) if at == 0 or row[at - 1] != cube]
    return tuple([max([run for run in runs if run <= at]) for at in places])
