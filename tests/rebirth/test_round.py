"""A round: its six phases, who is first in each, and the evocation phase."""

from __future__ import annotations

import random

import pytest

from blackrose.engine import events as ev
from blackrose.game import Game
from tests.naming import ROSE
from tests.rebirth.scenario import CENTRE, Rebirth

PHASES = ["black rose", "study", "preparation", "action", "evocation", "clean-up"]


@pytest.mark.rule("CRN.6")
def test_a_round_has_six_phases_in_this_order() -> None:
    game = Game.new("rebirth", ("", "", ""), 11, {"setup": "random"})
    state, chance = game.start(journal=True), random.Random(3)
    while state.round < 3:
        decision = chance.choice(state.decisions)
        state.choose(decision.seat, chance.choice(decision.options))
    names = [phase.name for phase in game.rules.edition.phases]
    assert names == PHASES
    told = [event.phase for _, event in state.journal or [] if isinstance(event, ev.Phase)]
    assert told[:12] == [0, 1, 2, 3, 4, 5] * 2


@pytest.mark.rule("CRN.6")
def test_all_are_done_with_a_phase_before_the_next_begins() -> None:
    table = Rebirth("Rikkart", "Gramigna", "Arianna")
    for mage in table.people:
        table.hold(mage, "Torment", "Submission")
    table.begin("preparation")
    for mage in ("Arianna", "Rikkart"):
        table.choose("I: Torment light", "II: Submission light", by=mage)
        assert table.state.phase == PHASES.index("preparation")
    table.choose("I: Torment light", "II: Submission light", by="Gramigna")
    assert table.state.phase == PHASES.index("action")


@pytest.mark.rule("CRN.1", "CRN.7", "ROO.9", "EX.R.41")
def test_a_crown_taken_in_the_action_phase_makes_first_from_the_next_phase() -> None:
    table = Rebirth("Rikkart", "Gramigna", "Arianna")
    table.stand("Gramigna", "Throne Room")
    for mage in table.people:
        table.evocation(mage, "Crypt", kind="Cadaver")
        table.tokens(mage, 0)
    table.power("Gramigna", 2)
    table.tokens("Gramigna", 1)
    table.tokens("Arianna", 1)
    table.stand("Arianna", "Arena")
    table.action_phase(first="Rikkart")
    assert table.asked()[0] == "Gramigna"
    table.choose("explore", "use", "stop")
    assert table.crown() == "Gramigna"
    assert table.first() == "Rikkart"
    table.choose("explore", "stop")  # Arianna
    assert table.asked() == ("Gramigna", "evocation")
    assert table.first() == "Gramigna"


@pytest.mark.rule("ACT.2")
def test_activations_go_round_until_nobody_can_act() -> None:
    table = Rebirth("Rikkart", "Gramigna", "Arianna")
    for mage in table.people:
        table.stand(mage, "Arena")
    table.tokens("Gramigna", 1)
    table.tokens("Arianna", 0)
    table.evocation("Rikkart", "Crypt")
    table.action_phase(first="Gramigna")
    asked = []
    while table.state.phase == PHASES.index("action"):
        if table.asked()[1] == "action":
            asked.append(table.asked()[0])
        table.choose("explore", "stop")
        if table.asked() == (asked[-1], "action"):
            table.choose("end")
    assert asked == ["Gramigna", "Rikkart", "Rikkart"]
    assert table.state.turn == 3


# --------------------------------------------------------------------------------------------------
# The evocation phase
# --------------------------------------------------------------------------------------------------


def with_evocations(**options: str) -> Rebirth:
    """Two evocations of Rikkart's, one of Gramigna's."""
    table = Rebirth(options=options)
    table.evocation("Rikkart", "Crypt")
    table.evocation("Rikkart", "Forge", kind="Cadaver")
    table.evocation("Gramigna", "Garden", kind="Cadaver")
    return table


@pytest.mark.rule("EVP.1")
def test_in_play_order_each_mage_may_activate_each_of_theirs_once_in_any_order() -> None:
    table = with_evocations()
    table.begin("evocation")
    assert table.asked() == ("Rikkart", "evocation")
    assert table.offered() == ["Nigredo r1", "Cadaver r2", "pass"]
    table.choose("Cadaver r2", "stop")
    assert table.asked() == ("Rikkart", "evocation")
    assert table.offered() == ["Nigredo r1", "pass"]
    table.choose("Nigredo r1", "stop")
    assert table.asked() == ("Gramigna", "evocation")


@pytest.mark.rule("EVP.1")
def test_who_passes_is_through() -> None:
    table = with_evocations()
    table.begin("evocation", first="Gramigna")
    table.choose("pass")
    assert table.asked() == ("Rikkart", "evocation")
    table.task("Rikkart", "Magic Stem")
    table.choose("pass")
    assert table.state.phase == 0


@pytest.mark.rule("OPT.3")
def test_under_the_summoners_crown_evocations_activate_one_each_by_turns() -> None:
    table = with_evocations(summoner="yes")
    table.begin("evocation")
    table.choose("Cadaver r2", "stop")
    assert table.asked() == ("Gramigna", "evocation")
    table.choose("Cadaver g1", "stop")
    assert table.asked() == ("Rikkart", "evocation")
    assert table.offered() == ["Nigredo r1", "pass"]


@pytest.mark.rule("EVP.3")
def test_an_activation_in_another_phase_does_not_use_up_this_one() -> None:
    table = with_evocations()
    table.stand("Rikkart", CENTRE)
    table.tokens("Rikkart", 1)
    table.tokens("Gramigna", 0)
    table.action_phase()
    table.choose("command", "Nigredo r1", "stop")
    assert table.asked() == ("Rikkart", "evocation")
    assert "Nigredo r1" in table.offered()


@pytest.mark.rule("EVP.5")
@pytest.mark.parametrize("summoner", ["no", "yes"])
def test_the_black_roses_evocations_go_before_the_mages(summoner: str) -> None:
    table = with_evocations(summoner=summoner)
    table.stand("Gramigna", "Arena")
    umbra = table.haunt("Gramigna", CENTRE)
    table.begin("evocation")
    assert table.place(umbra) == "Arena"
    assert table.damage("Gramigna") == "x"
    assert table.asked() == ("Rikkart", "evocation")


@pytest.mark.rule("EVP.4", "OPT.3")
def test_so_they_do_under_the_summoners_crown() -> None:
    table = with_evocations(summoner="yes")
    table.stand("Gramigna", "Arena")
    table.haunt("Gramigna", "Arena")
    table.begin("evocation")
    assert table.damage("Gramigna") == "x"
    assert table.asked() == ("Rikkart", "evocation")


@pytest.mark.rule("EVO.8", "GLO.3")
@pytest.mark.rule("GLO.11")
def test_an_umbra_goes_after_its_mage_alone_by_a_shortest_way() -> None:
    table = with_evocations()
    table.stand("Gramigna", "Garden")
    table.stand("Rikkart", "Throne Room")
    umbra = table.haunt("Gramigna", "Throne Room")
    table.begin("evocation")
    # Throne, centre, Garden: the one shortest way; Rikkart stands in its room and is left alone.
    assert table.place(umbra) == "Garden"
    assert (table.damage("Gramigna"), table.damage("Rikkart")) == ("x", "")


@pytest.mark.rule("EVO.8", "EVP.6")
def test_among_equal_ways_the_crown_holder_chooses() -> None:
    table = with_evocations()
    table.stand("Gramigna", "Sanctuary")
    umbra = table.haunt("Gramigna", "Throne Room")
    table.begin("evocation", first="Gramigna")
    assert table.asked() == ("Gramigna", "step")
    assert table.offered() == [f"move to {CENTRE}", "move to Arena"]
    table.choose("move to Arena")
    assert table.place(umbra) == "Sanctuary"
    assert table.damage("Gramigna") == "x"


@pytest.mark.rule("EVO.8")
def test_with_its_mage_in_the_cell_or_out_of_reach_it_comes_as_near_as_it_can() -> None:
    table = with_evocations()
    table.stand("Gramigna", "Garden")
    umbra = table.haunt("Gramigna", "Armory")
    table.stand("Rikkart", "Cell")
    table.begin("evocation", first="Rikkart")
    while table.asked()[1] == "step":
        table.choose(table.offered()[0])
    assert table.place(umbra) == CENTRE
    assert table.damage("Gramigna") == ""
    table = with_evocations()
    table.stand("Gramigna", "Cell")
    umbra = table.haunt("Gramigna", "Armory")
    table.begin("evocation")
    assert table.place(umbra) == "Armory"


@pytest.mark.rule("EVP.6")
def test_an_evocation_of_hers_takes_the_nearest_mage_then_most_damage_then_most_power() -> None:
    table = Rebirth("Rikkart", "Gramigna", "Arianna")
    table.evocation(ROSE, "Arena", kind="Cadaver")
    table.stand("Rikkart", "Throne Room", damage="xx")
    table.stand("Gramigna", "Sanctuary", damage="xxx")
    table.stand("Arianna", "Garden", damage="xxxx")
    table.evocation("Rikkart", "Crypt")
    table.begin("evocation")
    assert table.damage("Gramigna") == "xxxxx"
    assert (table.damage("Rikkart"), table.damage("Arianna")) == ("xx", "xxxx")


@pytest.mark.rule("EVP.6")
def test_equal_mages_are_the_crown_holders_choice() -> None:
    table = Rebirth("Rikkart", "Gramigna", "Arianna")
    table.evocation(ROSE, "Arena", kind="Cadaver")
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Arena")
    table.evocation("Rikkart", "Crypt")
    table.begin("evocation", first="Arianna")
    assert table.asked() == ("Arianna", "step")
    assert table.offered() == ["attack Rikkart", "attack Gramigna"]
    table.choose("attack Gramigna")
    assert table.damage("Gramigna") == "xx"


@pytest.mark.rule("EVP.6")
def test_with_nobody_in_reach_it_goes_towards_the_nearest() -> None:
    table = Rebirth()
    cadaver = table.evocation(ROSE, "Throne Room", kind="Cadaver")
    table.stand("Rikkart", "Alchemical Laboratory")
    table.evocation("Rikkart", "Pleasures Room")
    table.begin("evocation")
    while table.asked()[1] == "step":
        table.choose(table.offered()[0])
    assert table.place(cadaver) in ("Garden", "Crypt")
    assert table.damage("Rikkart") == ""


@pytest.mark.rule("EVP.6")
def test_with_no_mage_in_reach_an_evocation_will_do() -> None:
    table = Rebirth()
    table.evocation(ROSE, "Throne Room", kind="Cadaver")
    table.stand("Rikkart", "Alchemical Laboratory")
    nigredo = table.evocation("Rikkart", "Forge")
    table.begin("evocation")
    assert table.damage(nigredo) == "xx"
