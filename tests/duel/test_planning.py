"""Planning: two to four spells, face-down, in secret and all at once."""

from itertools import combinations

import pytest

from blackrose.engine.table import READY
from blackrose.game import IllegalChoice
from tests.naming import SLOT_NAMES
from tests.scenario import Duel
from tests.table_scenario import FACE_DOWN

FIVE = ("Tremor", "Fusion", "Violence", "Dark Force", "Deadly Charge")
PLAN = ("I: Tremor dark", "II: Fusion light", "III: Violence dark", "quick: Dark Force light")


def planning(bartholomew: tuple[str, ...] = FIVE, ulrich: tuple[str, ...] = FIVE) -> Duel:
    """Both stand in the Lodge and have these hands, study's cards are drawn."""
    duel = Duel()
    duel.stand("Bartholomew", "Templar Armory")
    duel.stand("Ulrich", "Crypt of the Saint")
    duel.hold("Bartholomew", *bartholomew)
    duel.hold("Ulrich", *ulrich)
    duel.begin("study")
    return duel


def plan(duel: Duel, mage: str, *labels: str) -> None:
    duel.choose(*(labels or PLAN), by=mage)


@pytest.mark.rule("PRE.1", "PRE.2")
def test_two_to_four_spells_are_laid_in_four_slots() -> None:
    """Bartholomew fills all four slots, Ulrich two; the fifth spell and the other three stay in hand."""
    duel = planning()
    assert [duel.name(decision.seat) for decision in duel.state.decisions] == ["Bartholomew", "Ulrich"]
    plan(duel, "Bartholomew")
    plan(duel, "Ulrich", "I: Tremor light", "II: Fusion dark", "skip", "skip")
    assert duel.sheet("Bartholomew") == {
        "quick": "Dark Force light",
        "I": "Tremor dark",
        "II": "Fusion light",
        "III": "Violence dark",
    }
    assert duel.sheet("Ulrich") == {"I": "Tremor light", "II": "Fusion dark"}
    assert (duel.hand("Bartholomew"), len(duel.hand("Ulrich"))) == (["Deadly Charge"], 3)
    assert {duel.lies("Bartholomew", slot) for slot in SLOT_NAMES} == {"ready"}
    assert duel.asked() == ("Bartholomew", "action")


@pytest.mark.rule("PRE.1")
def test_each_side_of_each_spell_can_be_chosen() -> None:
    """For slot I every spell in hand is offered with both its sides, a spell held twice only once."""
    duel = planning(bartholomew=("Tremor", "Tremor", "Fusion"))
    sides = ["I: Tremor light", "I: Tremor dark", "I: Fusion light", "I: Fusion dark"]
    assert sorted(duel.offered("Bartholomew")) == sorted(sides)
    duel.choose("I: Tremor dark", by="Bartholomew")
    assert "II: Tremor light" in duel.offered("Bartholomew")  # the second copy
    duel.choose("II: Tremor light", by="Bartholomew")
    assert sorted(duel.offered("Bartholomew")) == ["III: Fusion dark", "III: Fusion light", "skip"]


@pytest.mark.rule("PRE.1")
def test_one_spell_is_too_few() -> None:
    """With one spell in slot I and the others left empty the quick slot must be filled."""
    duel = planning()
    duel.choose("I: Tremor light", "skip", by="Bartholomew")
    offered = duel.offered("Bartholomew")
    assert all(label.startswith("quick: ") for label in offered)
    assert len(offered) == 8
    assert duel.refused(("skip",), "Bartholomew")


@pytest.mark.rule("PRE.2")
def test_the_quick_slot_may_stay_empty_or_be_filled() -> None:
    """With two spells in standard slots the quick slot is open to a third one or to none."""
    duel = planning()
    duel.choose("I: Tremor light", "II: Fusion light", "skip", by="Bartholomew")
    assert "skip" in duel.offered("Bartholomew")
    assert "quick: Violence dark" in duel.offered("Bartholomew")


@pytest.mark.rule("PRE.3")
def test_standard_slots_fill_without_gaps() -> None:
    """Slot I cannot stay empty while there are two spells; with II empty III is not even asked for."""
    duel = planning()
    assert "skip" not in duel.offered("Bartholomew")
    duel.choose("I: Tremor light", by="Bartholomew")
    assert "skip" in duel.offered("Bartholomew")
    duel.choose("skip", "quick: Fusion dark", by="Bartholomew")
    plan(duel, "Ulrich")
    assert duel.sheet("Bartholomew") == {"quick": "Fusion dark", "I": "Tremor light"}


@pytest.mark.rule("PRE.4")
def test_a_plan_can_be_taken_back_step_by_step_while_the_other_thinks() -> None:
    """Bartholomew is done and changes slot and side; only what stands when Ulrich is done counts."""
    duel = planning()
    plan(duel, "Bartholomew")
    for _ in range(4):
        duel.state.retract(duel.seat("Bartholomew"))
    with pytest.raises(IllegalChoice, match="no secret answer"):
        duel.state.retract(duel.seat("Bartholomew"))
    plan(duel, "Bartholomew", "I: Violence light", "II: Tremor light", "skip", "skip")
    duel.state.retract(duel.seat("Bartholomew"))
    duel.choose("quick: Fusion dark", by="Bartholomew")
    plan(duel, "Ulrich")
    assert duel.sheet("Bartholomew") == {"quick": "Fusion dark", "I": "Violence light", "II": "Tremor light"}


@pytest.mark.rule("PRE.4")
def test_after_the_phase_neither_place_nor_side_can_change() -> None:
    """Once both are done nothing can be taken back or planned again, and no action changes a plan."""
    duel = planning()
    plan(duel, "Bartholomew")
    plan(duel, "Ulrich")
    before = duel.sheet("Bartholomew"), duel.sheet("Ulrich")
    for mage in ("Bartholomew", "Ulrich"):
        with pytest.raises(IllegalChoice, match="no secret answer"):
            duel.state.retract(duel.seat(mage))
        assert duel.refused(("plan", 0, duel.card("Deadly Charge"), 0), mage)
    kinds = {label.split()[0] for label in duel.offered()}
    assert kinds == {"explore", "fight", "cast", "momentum"}
    duel.choose("fight", "stop", "end", "explore", "stop")
    assert (duel.sheet("Bartholomew"), duel.sheet("Ulrich")) == before


@pytest.mark.rule("PRE.4", "EX.D.5")
def test_the_side_chosen_is_the_side_that_is_cast() -> None:
    """Deadly Charge was laid dark: revealed it is dark, and inflicts 3, not 2."""
    duel = planning()
    plan(duel, "Bartholomew", "I: Tremor light", "skip", "quick: Deadly Charge dark")
    plan(duel, "Ulrich")
    duel.choose("cast quick", "Ulrich")
    assert duel.happened("revealed") == [(0, 0, duel.card("Deadly Charge"), 1)]
    assert duel.damage("Ulrich") == "bbb"


@pytest.mark.rule("PRE.5")
def test_a_mage_with_one_spell_places_it() -> None:
    """The single spell must be placed, in slot I or in the quick slot."""
    for answers, sheet in (
        (["I: Tremor dark"], {"I": "Tremor dark"}),
        (["skip", "quick: Tremor light"], {"quick": "Tremor light"}),
    ):
        duel = planning(bartholomew=("Tremor",))
        assert duel.offered("Bartholomew") == ["I: Tremor light", "I: Tremor dark", "skip"]
        duel.choose(answers[0], by="Bartholomew")
        if answers[1:]:
            assert duel.offered("Bartholomew") == ["quick: Tremor light", "quick: Tremor dark"]
            duel.choose(answers[1], by="Bartholomew")
        plan(duel, "Ulrich")
        assert (duel.sheet("Bartholomew"), duel.hand("Bartholomew")) == (sheet, [])


@pytest.mark.rule("PRE.5")
def test_a_mage_without_spells_is_not_asked() -> None:
    """Bartholomew's hand is empty: only Ulrich plans, then the action phase begins."""
    duel = planning(bartholomew=())
    assert [decision.seat for decision in duel.state.decisions] == [duel.seat("Ulrich")]
    plan(duel, "Ulrich")
    assert duel.sheet("Bartholomew") == {}
    assert duel.asked() == ("Bartholomew", "action")


@pytest.mark.rule("PRE.5")
def test_a_mage_with_two_spells_places_both() -> None:
    """Two spells in hand, two on the sheet: in I and II, or in I and the quick slot."""
    duel = planning(bartholomew=("Tremor", "Fusion"))
    assert "skip" not in duel.offered("Bartholomew")
    duel.choose("I: Tremor dark", "skip", by="Bartholomew")
    assert duel.offered("Bartholomew") == ["quick: Fusion light", "quick: Fusion dark"]


@pytest.mark.rule("PRE.1")
def test_it_does_not_matter_who_answers_first() -> None:
    """In all seventy orders in which four answers each can come in, the table ends up the same."""
    answers = {"Bartholomew": ["I: Tremor dark", "II: Fusion light", "skip", "skip"], "Ulrich": list(PLAN)}
    ends = set()
    for turns in combinations(range(8), 4):
        order = ["Bartholomew" if turn in turns else "Ulrich" for turn in range(8)]
        duel = planning()
        left = {mage: iter(labels) for mage, labels in answers.items()}
        for mage in order:
            assert (
                duel.sheet("Bartholomew") == duel.sheet("Ulrich") == {}
            )  # nothing happens before both are done
            duel.choose(next(left[mage]), by=mage)
        ends.add(duel.state.digest())
        assert duel.asked() == ("Bartholomew", "action")
    assert len(ends) == 1


@pytest.mark.rule("PRE.1")
def test_a_plan_is_secret() -> None:
    """While Bartholomew plans, Ulrich's view and a spectator's stay the same but for his being done."""
    duel = planning()
    before = [duel.state.view(seat).to_json() for seat in (1, -1)]
    for label in PLAN[:3]:
        duel.choose(label, by="Bartholomew")
        assert [duel.state.view(seat).to_json() for seat in (1, -1)] == before
    duel.choose(PLAN[3], by="Bartholomew")
    for seat, seen in zip((1, -1), before, strict=True):
        now = duel.state.view(seat).to_json()
        assert [decision[0] for decision in now.pop("asked")] == [duel.seat("Ulrich")]
        seen.pop("asked")
        assert now == seen


@pytest.mark.rule("PRE.1")
def test_another_plan_looks_the_same_from_the_other_side() -> None:
    """Other spells and sides in the same slots: Ulrich sees the same table, during the phase and after it."""
    views = []
    for answers in (
        PLAN,
        ("I: Violence light", "II: Tremor dark", "III: Deadly Charge dark", "quick: Fusion dark"),
    ):
        duel = planning()
        plan(duel, "Bartholomew", *answers)
        during = duel.state.view(1).to_json()
        plan(duel, "Ulrich")
        views.append((during, duel.state.view(1).to_json()))
    assert views[0] == views[1]


@pytest.mark.rule("PRE.9")
def test_owners_may_look_at_their_own_spells() -> None:
    """Bartholomew sees which spells lie in his slots and how; Ulrich sees only that four lie there."""
    duel = planning()
    plan(duel, "Bartholomew")
    plan(duel, "Ulrich")
    own, others = duel.state.view(0).sheet[0], duel.state.view(1).sheet[0]
    spells = ("Dark Force light", "Tremor dark", "Fusion light", "Violence dark")
    assert own == tuple(duel.laid(spell) for spell in spells)
    assert len(set(others)) == 1
    assert {spell.status for spell in others} == {READY}
    assert set(duel.seen_sheet("Bartholomew", by="Ulrich").values()) == {FACE_DOWN}
    assert own[0] not in others
