"""Boxes of one edition with parts of another."""

from __future__ import annotations

from functools import cache

from blackrose.engine.components import Pack
from blackrose.packs import builtin_pack
from blackrose.packs.mixing import mixed

CLASSIC = builtin_pack("classic")


@cache
def in_duel(wish: str) -> Pack:
    """Duel's box with parts of Rebirth's."""
    return mixed(builtin_pack("duel"), [builtin_pack("rebirth")], wish)


@cache
def in_rebirth(wish: str) -> Pack:
    """Rebirth's box with parts of Duel's."""
    return mixed(builtin_pack("rebirth"), [builtin_pack("duel")], wish)


@cache
def classic_in_duel(wish: str) -> Pack:
    """Duel's box with parts of Classic's."""
    return mixed(builtin_pack("duel"), [CLASSIC], wish)


@cache
def classic_in_rebirth(wish: str) -> Pack:
    """Rebirth's box with parts of Classic's."""
    return mixed(builtin_pack("rebirth"), [CLASSIC], wish)


@cache
def in_classic(wish: str) -> Pack:
    """Classic's box with parts of the two others."""
    return mixed(CLASSIC, [builtin_pack("duel"), builtin_pack("rebirth")], wish)


def swapped(ring: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    """A Lodge in which a room has taken the place of another."""
    return tuple(new if room == old else room for room in ring)
