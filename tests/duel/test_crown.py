"""The crown, who comes first, and the order of the phases."""

import pytest

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.game import Game
from tests.scenario import Duel

PHASES = ["black rose", "study", "action", "evocation", "clean-up"]


def pass_crown(duel: Duel, to: str) -> None:
    """The crown changes hands in the middle of a phase (no card of the box does that)."""
    changes.give_crown(duel.state, duel.seat(to))


def finish_actions(duel: Duel) -> None:
    """Both spend their tokens without doing anything until the action phase is over."""
    while PHASES[duel.state.phase] == "action":
        offered = duel.offered()
        wish = next(label for label in ("stop", "end", "fight", "explore", *offered) if label in offered)
        duel.choose(wish)


@pytest.mark.rule("CRN.1")
@pytest.mark.parametrize(("first", "second"), [("Bartholomew", "Ulrich"), ("Ulrich", "Bartholomew")])
def test_the_crown_holder_is_first_in_every_phase(first: str, second: str) -> None:
    """Whoever has the crown when a phase starts acts first in it and commands an evocation first."""
    duel = Duel()
    for mage in (first, second):
        duel.stand(mage, "Templar Armory")
        duel.evocation(mage, "Crypt of the Saint")
    duel.action_phase(first=first)
    assert duel.asked() == (first, "action")
    duel.choose("fight", "stop", "end")
    assert duel.asked() == (second, "action")
    duel.begin("evocation", first=first)
    assert duel.asked()[0] == first


@pytest.mark.rule("CRN.1")
def test_a_change_of_the_crown_counts_from_the_next_phase() -> None:
    """Ulrich gets the crown in the action phase: Bartholomew stays first there, Ulrich is it in the next."""
    duel = Duel(claimed=["First Blood", "Manipulator", "Insight", "Killer", "Balance"])
    for mage in ("Bartholomew", "Ulrich"):
        duel.stand(mage, "Templar Armory")
        duel.evocation(mage, "Crypt of the Saint")
        duel.prepare(mage, "revealed", I="Violence light", II="Tremor dark", III="Dark Force light")
    duel.prepare("Ulrich", quick="Tremor light")
    duel.action_phase(first="Bartholomew")
    duel.choose("fight", "stop", "end")
    pass_crown(duel, to="Ulrich")
    duel.choose("cast quick")
    assert duel.asked() == ("Bartholomew", "claim")  # both could: play order
    duel.choose("pass")
    assert duel.asked() == ("Ulrich", "claim")
    duel.choose("claim Destroyer", "Templar Armory")
    finish_actions(duel)
    assert duel.asked() == ("Ulrich", "part")  # Ulrich's Templar is the first to activate
    assert duel.happened("activated") == [(duel.model("Templar u1"), duel.seat("Ulrich"))]


@pytest.mark.rule("CRN.3", "CLN.9")
@pytest.mark.parametrize(("holder", "next_holder"), [("Bartholomew", "Ulrich"), ("Ulrich", "Bartholomew")])
def test_after_the_round_the_crown_goes_to_the_opponent(holder: str, next_holder: str) -> None:
    """Whoever holds the crown when the round ends hands it over, and the other starts the next round."""
    duel = Duel()
    duel.stand("Bartholomew", "Templar Armory")
    duel.stand("Ulrich", "Templar Armory")
    duel.begin("clean-up", first=holder, round_=2)
    assert duel.state.round == 3
    assert duel.asked() == (next_holder, "action")
    assert duel.happened("crown") == [(duel.seat(next_holder),)]


@pytest.mark.rule("CRN.3")
def test_the_holder_hands_the_crown_over_not_the_first_mage() -> None:
    """Bartholomew was first in this clean-up, but Ulrich has the crown by now: Bartholomew gets it back."""
    duel = Duel()
    duel.instability("Templar Treasure Room", "uuuu")
    duel.instability("Library of the Order", "uuuuu")
    duel.begin("clean-up", first="Bartholomew")
    pass_crown(duel, to="Ulrich")
    assert duel.asked() == ("Bartholomew", "rebuild")
    duel.choose("Templar Treasure Room")
    assert duel.happened("crown") == [(duel.seat("Ulrich"),), (duel.seat("Bartholomew"),)]
    assert duel.state.round == 2


@pytest.mark.rule("CRN.4")
@pytest.mark.parametrize("holder", ["Bartholomew", "Ulrich"])
def test_the_holder_decides_for_the_black_rose(holder: str) -> None:
    """With three black cubes for two damage on each mage, the crown holder says who gets how many."""
    duel = Duel()
    duel.cubes_left("Black Rose", 3)
    duel.begin("black rose", first=holder)
    assert duel.asked() == (holder, "share")
    assert [decision.seat for decision in duel.state.decisions] == [duel.seat(holder)]
    assert duel.offered() == ["amount 1", "amount 2"]
    duel.choose("amount 1")
    assert (duel.damage("Bartholomew"), duel.damage("Ulrich")) == ("r", "rr")


@pytest.mark.rule("CRN.4")
@pytest.mark.parametrize("holder", ["Bartholomew", "Ulrich"])
def test_the_holder_orders_what_comes_at_the_same_time(holder: str) -> None:
    """Two rooms are full: the crown holder says which one is rebuilt first."""
    duel = Duel()
    duel.instability("Templar Treasure Room", "bbbb")
    duel.instability("Library of the Order", "uuuuu")
    duel.begin("clean-up", first=holder)
    assert duel.asked() == (holder, "rebuild")
    assert sorted(duel.offered()) == ["Library of the Order", "Templar Treasure Room"]
    duel.choose("Library of the Order")
    rebuilt = [duel.room_name(room) for (room,) in duel.happened("rebuilt")]
    assert rebuilt == ["Library of the Order", "Templar Treasure Room"]


@pytest.mark.rule("CRN.5")
def test_a_card_beats_the_rulebook() -> None:
    """The rules spare one's own evocations, yet "each Templar" takes Bartholomew's away with Ulrich's."""
    duel = Duel()
    duel.stand("Bartholomew", "Sacral Summoner Room")
    own = duel.evocation("Bartholomew", "Sacral Summoner Room")
    other = duel.evocation("Ulrich", "Sacral Summoner Room")
    duel.resolve("Sacral Summoner Room", "rebuilt")
    dummy = "dummy in Sacral Summoner Room"
    assert duel.offered() == [other, dummy]  # the rule: no effect of one's own on one's own side
    duel.choose(dummy)
    duel.resolve("Guardians of the Temple", "dark")
    assert (duel.place(own), duel.place(other)) == ("", "")
    assert len(duel.happened("removed")) == 2


@pytest.mark.rule("CRN.5")
def test_a_card_beats_the_figure_of_the_rules() -> None:
    """The rules give Explore as many moves as the mage card says; Shadow Form adds two."""
    duel = Duel()
    duel.stand("Bartholomew", "Templar Armory")
    duel.prepare("Bartholomew", quick="Shadow Form dark")
    duel.action_phase()
    duel.choose("cast quick", "explore")
    for room in ("Crypt of the Saint", "Templar Armory", "Crypt of the Saint", "Templar Armory"):
        duel.choose(f"move to {room}")
    assert duel.offered() == ["use", "stop"]


@pytest.mark.rule("CRN.8", "SET.26", "CLN.9")
def test_four_rounds_of_five_phases() -> None:
    """A whole game goes through Black Rose, study, action, evocation and clean-up four times."""
    state = Game.new(seats=("Bartholomew", "Ulrich"), seed=3).start(journal=True)
    while not state.over:
        decision = state.decisions[0]
        assert decision.kind != "plan" or PHASES[state.phase] == "study"
        assert decision.kind != "action" or PHASES[state.phase] == "action"
        state.choose(decision.seat, decision.options[-1])
    told = [event for _, event in state.journal or () if isinstance(event, ev.Round | ev.Phase)]
    expected = [
        event
        for round_ in (1, 2, 3, 4)
        for event in [(ev.ROUND, round_), *((ev.PHASE, phase) for phase in range(5))]
    ]
    assert told == expected
    assert [phase.name for phase in state.rules.edition.phases] == PHASES
    assert state.round == 4


@pytest.mark.rule("CRN.8")
def test_both_are_done_with_a_phase_before_the_next_begins() -> None:
    """Bartholomew has planned and waits: nobody acts before Ulrich has planned too."""
    duel = Duel()
    for mage in ("Bartholomew", "Ulrich"):
        duel.stand(mage, "Templar Armory")
        duel.hold(mage, "Tremor", "Fusion")
    duel.begin("study")
    duel.choose("I: Tremor light", "II: Fusion dark", by="Bartholomew")
    assert duel.asked() == ("Ulrich", "plan")
    assert len(duel.state.decisions) == 1
    duel.choose("I: Tremor light", "II: Fusion dark", by="Ulrich")
    assert duel.asked() == ("Bartholomew", "action")


@pytest.mark.rule("CRN.8")
def test_evocations_wait_until_nobody_can_act() -> None:
    """The evocation phase begins after the last token is spent, the clean-up after the last evocation."""
    duel = Duel()
    for mage in ("Bartholomew", "Ulrich"):
        duel.stand(mage, "Templar Armory")
        duel.evocation(mage, "Crypt of the Saint")
    duel.action_phase()
    for mage in ("Bartholomew", "Ulrich"):
        assert duel.asked() == (mage, "action")
        duel.choose("fight", "stop", "fight", "stop")
    for mage in ("Bartholomew", "Ulrich"):
        assert duel.state.tokens == [0, 0]
        assert duel.asked() == (mage, "part")
        duel.choose("stop")
    assert duel.state.round == 2
    assert duel.state.tokens == [2, 2]
