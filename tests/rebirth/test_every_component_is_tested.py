"""The tests of the components, put to the test: each fails when its component does not do what it says.

The box is changed piece by piece (see :mod:`tests.proving_mutants`), and with each such box at least one test
of that component has to fail. As a rule only whole effects are taken out, quests are given a condition that
never comes, and figures are raised. With ``BLACKROSE_MUTANTS=all`` each sentence and clause is taken out and
each figure put one off, too; that takes some minutes.
"""

import pytest

from blackrose import game
from blackrose.packs import builtin_pack
from tests.avatar import (
    test_avatar_events,
    test_commands_1,
    test_commands_2,
    test_commands_3,
    test_reach_of_commands,
)
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
from tests.rebirth import (
    test_agony,
    test_alchemy,
    test_death,
    test_event_texts,
    test_figures,
    test_forgotten_designs,
    test_hex,
    test_nightmare,
    test_quest_tasks,
    test_quest_texts,
    test_reach,
    test_room_effects,
    test_shamanic,
    test_technomancy,
)
from tests.rebirth.proving import PROOFS

pytestmark = pytest.mark.long

FILES = (
    test_agony,
    test_alchemy,
    test_avatar_events,
    test_commands_1,
    test_commands_2,
    test_commands_3,
    test_reach_of_commands,
    test_death,
    test_event_texts,
    test_figures,
    test_forgotten_designs,
    test_hex,
    test_nightmare,
    test_quest_tasks,
    test_quest_texts,
    test_reach,
    test_room_effects,
    test_shamanic,
    test_technomancy,
)
"""The files whose tests register themselves as they are read."""

BOX = builtin_pack("rebirth")
LONGEST_ROW = 4

ONE_OF_THE_TOP = "of the top forgotten spells always one is taken, and no card says another number"

ONE_IS_NAMED = "of one mage who is named no more than one can be robbed"
BY_ITS_MARK = "what sets a command off is its mark; the condition only lets its text speak of that damage"
ONE_LARGE = "a mage has one large evocation (EVO.4)"

SAME_GAME = {
    ("Risen Gardener", "part 2", "text.0.clauses.0.amount.value 2 for 1"): ONE_LARGE,
    ("The Gate Opens", "event", "text.0.clauses.0.amount.value 2 for 1"): ONE_LARGE,
    **{
        (card, part, f"text.{n}.clauses.0.most 1 for 0"): ONE_IS_NAMED
        for card, part, n in (
            ("Toll of the Threshold", "part 1", 0),
            ("Tithe", "part 2", 0),
            ("Marionette", "part 1", 0),
            ("Crown of Thorns", "part 1", 0),
            ("Falling Petals", "armed", 0),
        )
    },
    **{
        (command.name.en, "armed", NEVER_COMES): BY_ITS_MARK
        for command in BOX.commands
        if command.armed is not None and command.armed.mark == "damaged"
    },
    ("Bone Shield", "dark", "aim.range 1 for 0"): "the room is the one in which the damage is inflicted",
    (
        "Cemetery",
        "rebuilt",
        "text.0.clauses.0.amount.value 2 for 1",
    ): "a mage has one large evocation (EVO.4)",
    (
        "Great Assembly",
        "light",
        "text.0.options.0.1.clauses.0.amount.value 2 for 1",
    ): "a mage has one large evocation (EVO.4)",
    (
        "Flesh Horror",
        "light",
        "text.0.clauses.0.amount.value 2 for 1",
    ): "a mage has one large evocation (EVO.4)",
    ("Black Rose Room", "rebuilt", "text.1.clauses.0.amount.value 2 for 1"): ONE_OF_THE_TOP,
    ("Black Rose Room", "rebuilt", "text.1.clauses.0.amount.value 0 for 1"): ONE_OF_THE_TOP,
    ("Deep Knowledge", "quest", "text.0.clauses.0.amount.value 2 for 1"): ONE_OF_THE_TOP,
    ("Deep Knowledge", "quest", "text.0.clauses.0.amount.value 0 for 1"): ONE_OF_THE_TOP,
}
"""Changes that change nothing in Rebirth, each with the reason."""


TRIED = tried(mutants(BOX, LONGEST_ROW))


@pytest.fixture(autouse=True)
def tables_of_changed_boxes_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are thousands of them, each good for one test."""
    monkeypatch.setattr(game, "_RULES", {})


@pytest.mark.parametrize("key", TRIED, ids=" ".join)
def test_a_component_that_is_changed_fails_its_own_test(key: Key) -> None:
    """Whatever is taken out of the component or put one off, a test of that component fails."""
    assert PROOFS.unnoticed(key, TRIED[key]) == same_game(key, TRIED[key], SAME_GAME)


def test_every_component_of_the_box_has_a_test() -> None:
    """Seven schools of 12, 9 forgotten and 6 personal spells, 19 rooms, 39 events and 36 of the Avatar, 49
    quests, what evocations can do, upgrades and jinxes, every part of every command and what their backs set
    off, the figures of mages and evocations: all are registered, and nothing else is.
    """
    abilities = [evocation for evocation in BOX.evocations if evocation.ability is not None]
    sides = (7 * 12 + 9 + 6) * 2 - 1 + 19 * 2  # one trap has a single side
    sides += sum(len(command.parts) + (command.armed is not None) for command in BOX.commands)
    assert len(effects(BOX)) == sides + 39 + 36 + 49 + len(abilities) + len(BOX.upgrades) + len(BOX.jinxes)
    figures = [(one.name.en, FIGURES) for kind in FIGURES_OF for one in getattr(BOX, kind)]
    assert set(PROOFS.tests) == set(TRIED) == {*effects(BOX), *figures}


def test_every_effect_is_blanked_once() -> None:
    """Among the changed boxes is, for each effect, one without its text, and for each quest one without its
    condition.
    """
    changed = [mutant for found in TRIED.values() for mutant in found]
    assert sorted(one.key for one in changed if one.change == NO_TEXT) == sorted(effects(BOX))
    assert len([one for one in changed if one.change == NEVER_COMES and one.key[1] == QUEST]) == 49


def test_the_tests_pass_with_the_box_as_it_is() -> None:
    """What fails above fails by the change alone: with the box as it comes every registered test passes."""
    assert [key for key in PROOFS.tests if PROOFS.fails(key, BOX)] == []
