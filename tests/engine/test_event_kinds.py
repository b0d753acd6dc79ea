"""The numbers of the events' kinds, which are written out so that compiled code knows them, and the facts
that each is told with.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import blackrose
from blackrose.engine import events as ev


def test_each_kind_has_the_number_of_its_row() -> None:
    assert [getattr(ev, name.upper()) for name in ev.NAMES] == list(range(len(ev.TABLE)))


def told() -> Iterator[tuple[str, str, int]]:
    """Every place where an event of a kind written out is told: where it is, the kind, how many facts."""
    for path in sorted(Path(blackrose.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) < 2:
                continue
            called, kind = node.func, node.args[1]
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            starred = any(isinstance(argument, ast.Starred) for argument in node.args)
            if name == "emit" and isinstance(kind, ast.Attribute) and not starred:
                yield f"{path.name}:{node.lineno}", kind.attr, len(node.args) - 2


def test_every_event_is_told_with_all_its_facts() -> None:
    """Events are made without their constructor, which would count them."""
    places = list(told())
    assert len(places) > len(ev.TABLE) // 2
    wrong = [where for where, kind, facts in places if facts + 1 != len(ev.FORMS[getattr(ev, kind)]._fields)]
    assert wrong == []
