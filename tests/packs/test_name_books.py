"""The books of names that cards are printed with: one for each pack, and not more of them than are needed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from blackrose.engine.components import Pack
from blackrose.packs import builtin_pack, faces
from blackrose.packs.faces import names_of


def box(number: int) -> Pack:
    """A box as a host may wish for it: another one for each number."""
    return replace(builtin_pack("duel"), digest=str(number))


def test_only_so_many_books_of_names_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faces, "_BOOKS", {})
    monkeypatch.setattr(faces, "KEPT_BOOKS", 3)
    first, second, third = (names_of(box(number)) for number in range(3))
    assert names_of(box(0)) is first  # asked for again: now the second is the oldest
    fourth = names_of(box(3))
    assert list(faces._BOOKS.values()) == [third, first, fourth]
    assert names_of(box(1)) is not second
    assert names_of(box(1)).names == second.names
