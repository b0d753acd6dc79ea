"""Clean-up: sheets, tokens, jinxes, rooms, in this order."""

from __future__ import annotations

import pytest

from blackrose.engine.table import AVAILABLE
from tests.naming import ROSE
from tests.rebirth.scenario import Rebirth


def cleaned(table: Rebirth, first: str = "") -> Rebirth:
    """Starts the clean-up; then the next Black Rose phase asks whether a quest is given up."""
    table.task("Rikkart", "Magic Stem")
    table.begin("clean-up", first=first)
    return table


@pytest.mark.rule("CLN.2")
def test_spells_go_to_the_memories_and_tokens_are_fresh() -> None:
    table = Rebirth()
    table.prepare("Rikkart", I="Torment light")
    table.prepare("Rikkart", "revealed", II="Submission dark")
    table.tokens("Rikkart", 0)
    nigredo = table.evocation("Rikkart", "Crypt")
    table.state.exhausted = 1 << table.model(nigredo)
    cleaned(table)
    assert table.sheet("Rikkart") == {}
    assert table.memories("Rikkart") == ["Torment", "Submission"]
    assert table.state.tokens == [2, 2]
    assert table.state.exhausted == 0


@pytest.mark.rule("CLN.2", "SPL.5")
def test_a_revealed_forgotten_spell_leaves_the_game_a_ready_one_does_not() -> None:
    table = Rebirth()
    table.prepare("Rikkart", "revealed", I="Arcane Barrage light")
    table.prepare("Rikkart", II="Killer Fog light")
    cleaned(table)
    assert table.card("Arcane Barrage") in table.state.removed
    assert table.memories("Rikkart") == ["Killer Fog"]


@pytest.mark.rule("CLN.4")
def test_hands_are_kept() -> None:
    table = Rebirth()
    table.hold("Rikkart", "Torment", "Submission")
    cleaned(table)
    assert table.hand("Rikkart") == ["Torment", "Submission"]


@pytest.mark.rule("CLN.8", "SPL.21")
def test_active_spells_go_back_to_hand_or_to_the_memories_as_the_owner_likes() -> None:
    table = Rebirth()
    table.prepare("Rikkart", "active", I="Torment light", II="Liquefy the Pain light")
    table.prepare("Gramigna", "active", quick="Cerebral Worm light")
    cleaned(table)
    assert {d.seat for d in table.state.decisions} == {0, 1}  # all at once
    assert table.decision("Rikkart").kind == "take back"
    assert table.offered("Rikkart") == ["slot I", "slot II", "pass"]
    table.choose("slot II", "pass", by="Rikkart")
    table.choose("pass", by="Gramigna")
    assert table.hand("Rikkart") == ["Liquefy the Pain"]
    assert table.memories("Rikkart") == ["Torment"]
    assert table.memories("Gramigna") == ["Cerebral Worm"]


@pytest.mark.rule("CLN.8", "HID.10")
def test_a_spell_taken_back_stays_secret() -> None:
    table = Rebirth()
    table.prepare("Rikkart", "active", I="Torment light")
    table.prepare("Gramigna", "active", quick="Cerebral Worm light")
    cleaned(table)
    table.choose("slot I", by="Rikkart")
    table.choose("pass", by="Gramigna")
    assert len(table.state.view(1).memories[0]) == 0
    assert table.state.view(1).hands[0] == 1


@pytest.mark.rule("CLN.2", "PER.1")
def test_persistent_effects_end() -> None:
    table = Rebirth()
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Arena")
    table.prepare("Rikkart", quick="Ineluctable Pain dark")
    table.action_phase()
    table.choose("cast quick")
    assert table.state.lasting
    cleaned(table)
    assert table.state.lasting == ()


@pytest.mark.rule("CLN.5")
@pytest.mark.rule("GLO.10")
def test_each_mage_puts_a_cube_on_each_own_jinx_in_their_own_order() -> None:
    """Gramigna has one cube for two jinxes, so she is asked which gets it."""
    table = Rebirth()
    first, second = (jinx.name.en for jinx in table.rules.jinxes[:2])
    table.jinx("Gramigna", first)
    table.jinx("Gramigna", second)
    table.jinx("Rikkart", first)
    table.cubes_left("Gramigna", 1)
    before = table.state.pool[:2]
    cleaned(table, first="Gramigna")
    assert table.asked() == ("Gramigna", "clean-up")
    assert len(table.offered()) == 2
    table.choose(table.offered()[1])
    assert [(cube.who, cube.jinx) for cube in table.events("jinx_cube")] == [(1, 1), (0, 0)]
    assert table.state.pool[:2] == [before[0] - 1, before[1] - 1]


@pytest.mark.rule("EFF.43")
def test_with_a_cube_for_each_jinx_nobody_asks_which_comes_first() -> None:
    table = Rebirth()
    for jinx in table.rules.jinxes[:2]:
        table.jinx("Gramigna", jinx.name.en)
    cleaned(table, first="Gramigna")
    assert list(table.jinxes("Gramigna").values()) == [1, 1]


@pytest.mark.rule("CLN.5")
@pytest.mark.rule("GLO.10")
def test_a_jinx_with_all_its_cubes_goes_back_to_the_supply() -> None:
    table = Rebirth()
    jinx = table.rules.jinxes[0]
    table.jinx("Rikkart", jinx.name.en, cubes=jinx.cubes - 1)
    cleaned(table)
    assert table.jinxes("Rikkart") == {}
    assert table.state.jinx_supply[0] == jinx.copies
    assert table.state.pool[0] == 25


@pytest.mark.rule("CLN.5")
def test_without_a_cube_left_the_jinx_stays_as_it_is() -> None:
    table = Rebirth()
    jinx = table.rules.jinxes[0]
    table.jinx("Rikkart", jinx.name.en)
    table.cubes_left("Rikkart", 0)
    cleaned(table)
    assert table.jinxes("Rikkart") == {jinx.name.en: 0}


@pytest.mark.rule("CLN.2", "INS.4", "INS.6", "INS.12", "INS.16")
def test_a_full_room_is_rebuilt_and_pays_by_ranks() -> None:
    table = Rebirth("Rikkart", "Gramigna", "Arianna")
    table.stand("Arianna", "Crypt")
    table.instability("Crypt", "rrrxxg")
    cleaned(table)
    assert table.state.face[table.room("Crypt")] == AVAILABLE
    assert table.cubes("Crypt") == ""
    assert [table.power(who) for who in (*table.people, ROSE)] == [4, 1, 0, 2]
    assert table.place("Arianna") == "Crypt"
    assert table.state.pool == [25, 25, 25, 30]


@pytest.mark.rule("EX.R.20", "INS.9", "INS.10", "INS.11")
@pytest.mark.parametrize(
    ("cubes", "power"), [("rrrgg", [3, 1]), ("rrrrr", [4, 0]), ("rrggx", [2, 2]), ("gxxrr", [2, 1])]
)
def test_what_the_bibliotheca_pays(cubes: str, power: list[int]) -> None:
    table = Rebirth()
    table.instability("Bibliotheca", cubes)
    cleaned(table)
    assert table.state.power[:2] == power


@pytest.mark.rule("INS.2")
def test_a_room_that_is_not_full_stays_ruined() -> None:
    table = Rebirth()
    table.instability("Bibliotheca", "rrrr")
    cleaned(table)
    assert table.cubes("Bibliotheca") == "rrrr"
    assert table.power("Rikkart") == 0


@pytest.mark.rule("INS.13")
def test_several_rooms_are_rebuilt_in_the_first_mages_order() -> None:
    table = Rebirth()
    table.instability("Garden", "rrrr")
    table.instability("Forge", "gggg")
    table.begin("clean-up", first="Gramigna")
    assert table.asked() == ("Gramigna", "rebuild")
    table.choose("Forge")
    assert table.happened("rebuilt") == [(table.room("Forge"),), (table.room("Garden"),)]


@pytest.mark.rule("ROO.10", "CLN.2")
def test_used_tokens_of_rooms_turn_back() -> None:
    table = Rebirth()
    table.instability("Crypt", "", face="used")
    cleaned(table)
    assert table.state.face[table.room("Crypt")] == AVAILABLE


@pytest.mark.rule("CLN.2")
def test_jinxes_come_before_rooms_are_rebuilt() -> None:
    table = Rebirth()
    table.jinx("Rikkart", table.rules.jinxes[0].name.en)
    table.cubes_left("Rikkart", 0)
    table.instability("Garden", "gggg")
    table.state.pool[0] = 1
    cleaned(table)
    assert table.when("jinx_cube") < table.when("rebuilt")
