"""The tests of the components, put to the test: each fails when its component does not do what it says.

The box is changed piece by piece (see :mod:`tests.proving_mutants`), and with each such box at least one test
of that component has to fail. As a rule only whole effects are taken out, quests are given a condition that
never comes, and figures are raised; with ``BLACKROSE_MUTANTS=all`` everything is changed.
"""

from importlib import import_module
from pkgutil import iter_modules

import pytest

from blackrose import game
from blackrose.packs import builtin_pack
from tests import classic
from tests.classic.proving import PROOFS
from tests.proving_mutants import (
    FIGURES,
    FIGURES_OF,
    NEVER_COMES,
    NO_TEXT,
    QUEST,
    Key,
    effects,
    mutants,
    same_game,
    tried,
)

pytestmark = pytest.mark.long

FILES = [
    import_module(f"{classic.__name__}.{module.name}")
    for module in iter_modules(classic.__path__)
    if module.name.startswith("test_") and not __name__.endswith(module.name)
]
"""The files whose tests register themselves as they are read."""

BOX = builtin_pack("classic")
LONGEST_ROW = 4
TRIED = tried(mutants(BOX, LONGEST_ROW))

FELLED_ANYWAY = "an altar has 4 Health, and the first sentence has placed 2 damage on it"

SAME_GAME: dict[tuple[str, str, str], str] = {
    ("Obscure Explosion", "dark", "text.1.clauses.0.amount.value 4 for 3"): FELLED_ANYWAY,
    ("Obscure Explosion", "dark", "text.1.clauses.0.amount.value 2 for 3"): FELLED_ANYWAY,
    ("Infamy of Crete", "dark", "text.0.clauses.0.amount.value 2 for 1"): "there is one token of it",
    (
        "Ghost Assassin",
        "dark",
        "text.0.options.0.0.clauses.0.amount.cap 4 for 3",
    ): "the spell that is answered lies in one of the four slots itself",
}
"""Changes that change nothing in Classic, each with the reason."""


@pytest.fixture(autouse=True)
def tables_of_changed_boxes_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are hundreds of them, each good for one test."""
    monkeypatch.setattr(game, "_RULES", {})


@pytest.mark.parametrize("key", TRIED, ids=" ".join)
def test_a_component_that_is_changed_fails_its_own_test(key: Key) -> None:
    """Whatever is taken out of the component or put one off, a test of that component fails."""
    assert PROOFS.unnoticed(key, TRIED[key]) == same_game(key, TRIED[key], SAME_GAME)


def test_every_component_of_the_box_has_a_test() -> None:
    """Six schools of 12, the forgotten and personal spells, 19 rooms with one effect each, events, quests,
    what evocations can do, the figures of mages and evocations: all are registered, and nothing else is.
    """
    abilities = [evocation for evocation in BOX.evocations if evocation.ability is not None]
    others = [spell for spell in BOX.spells if spell.school in ("forgotten", "personal")]
    assert len(BOX.spells) == 6 * 12 + len(others)
    sides = 2 * len(BOX.spells) + 19
    assert len(effects(BOX)) == sides + len(BOX.event_cards) + len(BOX.quests) + len(abilities)
    figures = [(one.name.en, FIGURES) for kind in FIGURES_OF for one in getattr(BOX, kind)]
    assert set(PROOFS.tests) == set(TRIED) == {*effects(BOX), *figures}


def test_every_effect_is_blanked_once() -> None:
    """Among the changed boxes is, for each effect with words, one without its text, and for each quest one
    without its condition.
    """
    changed = [mutant for found in TRIED.values() for mutant in found]
    wordless = {(quest.name.en, QUEST) for quest in BOX.quests if not quest.effect.text}
    assert sorted(one.key for one in changed if one.change == NO_TEXT) == sorted({*effects(BOX)} - wordless)
    never = [one for one in changed if one.change == NEVER_COMES and one.key[1] == QUEST]
    assert len(never) == len(BOX.quests)


def test_the_tests_pass_with_the_box_as_it_is() -> None:
    """What fails above fails by the change alone: with the box as it comes every registered test passes."""
    assert [key for key in PROOFS.tests if PROOFS.fails(key, BOX)] == []
