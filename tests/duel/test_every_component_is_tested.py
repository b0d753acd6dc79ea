"""The tests of the components, put to the test: each fails when its component does not do what it says.

The box is changed piece by piece (see :mod:`tests.proving_mutants`): an effect without its text, without one
of its sentences or clauses, with a figure one off, a quest whose condition never comes, a mark turned round,
a mage or a list that is not as it was. With each such box at least one test of that component has to fail.
"""

import pytest

from blackrose.packs import builtin_pack
from tests.duel import (
    test_event_card,
    test_law,
    test_law_confessor,
    test_personal_and_forgotten,
    test_quest_cards,
    test_room_effects,
    test_templar_and_upgrades,
)
from tests.duel.proving import FIGURES, LIST, MARK, PROOFS
from tests.proving_mutants import NEVER_COMES, NO_TEXT, Key, effects, mutants

pytestmark = pytest.mark.long

FILES = (
    test_event_card,
    test_law,
    test_law_confessor,
    test_personal_and_forgotten,
    test_quest_cards,
    test_room_effects,
    test_templar_and_upgrades,
)
"""The files whose tests register themselves as they are read."""

SAME_GAME = {
    ("Violence", "dark", "text.1.clauses.0.amount.cap 4 for 3"): "a mage has three places for evocations",
    ("Sacral Summoner Room", "rebuilt", "text.0.clauses.0.amount.value 11 for 10"): "no evocation has more",
    ("Sacral Summoner Room", "rebuilt", "text.0.clauses.0.amount.value 9 for 10"): "no evocation has more",
    ("Lord of Elements", "quest", "when.count 2 for 3"): "two spells cannot have three elements",
    ("Templar", "ability", "text.1.clauses.0.amount.value 2 for 1"): "with 2 damage it would not stand",
}
"""Changes that change nothing in Duel, each with the reason."""


LONGEST_ROW = 2

MUTANTS = mutants(builtin_pack("duel"), LONGEST_ROW)


@pytest.mark.parametrize("key", MUTANTS, ids=" ".join)
def test_a_component_that_is_changed_fails_its_own_test(key: Key) -> None:
    """Whatever is taken out of the component or put one off, a test of that component fails."""
    same = [change for name, part, change in SAME_GAME if (name, part) == key]
    assert PROOFS.unnoticed(key, MUTANTS[key]) == same


def test_every_component_of_the_box_has_a_test() -> None:
    """12 Law, 2 personal and 2 forgotten spells, 7 rooms, 12 quests, 8 event lines, the Templar, 2 upgrades,
    2 mages, 2 lists: all are registered, and nothing else is.
    """
    box = builtin_pack("duel")
    assert len(effects(box)) == (12 + 2 + 2) * 2 + 7 * 2 + 12 + 8 + 1 + 2
    other = [(spell.name.en, MARK) for spell in box.spells]
    other += [(item.name.en, FIGURES) for item in (*box.mages, *box.evocations)]
    other += [(name, LIST) for name in ("Knight", "Confessor")]
    assert set(PROOFS.tests) == set(MUTANTS) == {*effects(box), *other}


def test_every_effect_is_blanked_once() -> None:
    """Among the changed boxes is, for each effect, one without its text, and for each quest one without its
    condition.
    """
    blank = [mutant.key for mutants in MUTANTS.values() for mutant in mutants if mutant.change == NO_TEXT]
    assert sorted(blank) == sorted(effects(builtin_pack("duel")))
    never = [key for key in MUTANTS for mutant in MUTANTS[key] if mutant.change == NEVER_COMES]
    assert len(never) == 12


def test_the_tests_pass_with_the_box_as_it_is() -> None:
    """What fails above fails by the change alone: with the box as it comes every registered test passes."""
    assert [key for key in PROOFS.tests if PROOFS.fails(key, builtin_pack("duel"))] == []
