"""What a mix is made of: the boxes parts can be taken from, and a part of one as a wish names it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from blackrose.engine.components import Component, Pack

C = TypeVar("C", bound=Component)


class MixError(ValueError):
    """A mix that cannot be; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part by name, ``of`` one box if the wish says so, ``instead`` of a component of the box played."""

    name: str
    of: str
    instead: str


@dataclass(frozen=True, slots=True)
class Boxes:
    """The box that is played, and those parts can be taken from."""

    base: Pack
    packs: Sequence[Pack]

    def part(self, wish: str) -> Part:
        """A part as it is wished for: ``Arena of Classic for Library of the Order``."""
        name, _, instead = wish.partition(" for ")
        bare, _, box = name.rpartition(" of ")
        if bare and any(same(box, title(pack)) for pack in self.packs):
            return Part(bare, box, instead)
        return Part(name, "", instead)

    def named(self, box: str) -> list[Pack]:
        """The boxes that are meant: one by its name, or all of them."""
        return [pack for pack in self.packs if not box or same(box, title(pack))]

    def all(self, field: str, box: str = "") -> list[tuple[Any, Pack]]:
        """Every component of a kind, with its box."""
        return [(one, pack) for pack in self.named(box) for one in getattr(pack, field)]

    def find(self, field: str, part: Part) -> tuple[Any, Pack] | None:
        """The component of a kind that a part names; MixError if several boxes have one of that name."""
        found = [(one, pack) for one, pack in self.all(field, part.of) if same(one.name.en, part.name)]
        if len(found) > 1:
            name = found[0][0].name.en
            told = " or ".join(f"{name} of {title(pack)}" for _, pack in found)
            raise MixError(f"{name} is in more than one other box: write {told}")
        return found[0] if found else None

    def names(self, field: str) -> list[str]:
        """What components of a kind are called in a wish: with their box where another has the name too."""
        names = [one.name.en for one, _ in self.all(field)]
        return [
            f"{one.name.en} of {title(pack)}" if names.count(one.name.en) > 1 else one.name.en
            for one, pack in self.all(field)
        ]


def title(pack: Pack) -> str:
    """What a box is called in a wish."""
    return (pack.box or pack.name).title()


def same(one: str, other: str) -> bool:
    """Whether two names are the same, however they are written."""
    return one.casefold() == other.casefold()


def replaced_one(own: Sequence[C], what: str, name: str, instead: str) -> C:
    """The component of this box that is named to make way; the only one need not be named."""
    if not instead and len(own) == 1:
        return own[0]
    found = next((one for one in own if same(one.name.en, instead)), None)
    if found is None:
        names = ", ".join(one.name.en for one in own)
        raise MixError(f"there is no {what} {instead!r} in this box: write {name} for one of {names}")
    return found
