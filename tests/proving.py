"""Which test proves which component.

    @proves("Deadly Charge", "light")
    def test_deadly_charge_light(pack: Pack) -> None: …

The test runs as any other. ``test_every_component_is_tested`` runs it again with each of the changed boxes
(:mod:`tests.proving_mutants`) that concern "Deadly Charge", "light", and each time it has to fail.

A parametrised test may prove a component in each of its cases: the names take what the case says.

    @proves("{room}", "ruined")
    @pytest.mark.parametrize("room", ["Garden", "Forge"])
    def test_ruined_green_rooms_unsettle(lodge: Rebirth, room: str) -> None: …
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from inspect import signature
from itertools import product
from typing import Any, TypeVar

import pytest

from blackrose.engine.components import Pack
from blackrose.game import IllegalChoice
from tests.proving_mutants import Key, Mutant

Test = Callable[..., None]
TestT = TypeVar("TestT", bound=Test)
Case = dict[str, Any]
"""What a parametrised test is given, by name; nothing for any other."""

FAILURES = (AssertionError, IllegalChoice, LookupError, ValueError, StopIteration)
"""How a test fails: by what it claims, by an answer that is not offered, by a name that is not there."""


class Proofs:
    """The tests of the components of one box."""

    def __init__(self) -> None:
        self.tests: dict[Key, dict[str, tuple[Test, Case]]] = defaultdict(dict)
        self._scenes: dict[tuple[str, str], Callable[[Pack], Any]] = {}

    def proves(self, component: str, part: str) -> Callable[[TestT], TestT]:
        """Registers a test as one that fails when this part of a component does not do what it says.

        It stands above the marks of the test, which it reads.
        """

        def register(test: TestT) -> TestT:
            for number, case in enumerate(_cases(test)):
                key = component.format(**case), part.format(**case)
                self.tests[key][f"{test.__module__} {test.__qualname__} {number}"] = test, case
            return test

        return register

    def scene(self, setting: Callable[[Pack], Any]) -> Any:
        """A fixture that sets the table with a box, for the tests of its file and when they are run again."""
        self._scenes[setting.__module__, setting.__name__] = setting
        return pytest.fixture(setting)

    def fails(self, key: Key, pack: Pack) -> bool:
        """Whether a test of this component fails with this box."""
        for test, case in self.tests[key].values():
            try:
                test(**self._arguments(test, case, pack))
            except FAILURES:
                return True
        return False

    def unnoticed(self, key: Key, changed: list[Mutant]) -> list[str]:
        """The changes of a component with which all its tests pass."""
        return [mutant.change for mutant in changed if not self.fails(key, mutant.pack)]

    def _arguments(self, test: Test, case: Case, pack: Pack) -> Case:
        return {
            name: case[name] if name in case else self._given(test.__module__, name, pack)
            for name in signature(test).parameters
        }

    def _given(self, module: str, name: str, pack: Pack) -> Any:
        return pack if name == "pack" else self._scenes[module, name](pack)


def _cases(test: Test) -> Iterator[Case]:
    """Every case of a test by the marks on it; one without anything for a test that has no such mark."""
    marks = [mark.args for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    for row in product(*(_rows(*args) for args in marks)):
        yield {name: value for part in row for name, value in part.items()}


def _rows(names: str | tuple[str, ...], rows: Any) -> list[Case]:
    if isinstance(names, str):
        return [{names: value} for value in rows]
    return [dict(zip(names, row, strict=True)) for row in rows]
