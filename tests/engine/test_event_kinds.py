"""The numbers of the events' kinds, which are written out so that compiled code knows them."""

from __future__ import annotations

from blackrose.engine import events as ev


def test_each_kind_has_the_number_of_its_row() -> None:
    assert [getattr(ev, name.upper()) for name in ev.NAMES] == list(range(len(ev.TABLE)))
