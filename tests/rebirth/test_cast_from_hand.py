"""Spells cast straight from hand: into a free slot or in place of another, on a side chosen then."""

from __future__ import annotations

import pytest

from blackrose.game import IllegalChoice
from blackrose.table.words.narrator import Narrator
from tests.rebirth.scenario import Rebirth, box_with

BOX = box_with(
    "Sleight | contingency air | self | Cast 1 spell from hand. Gain 1 power.",
    "Guardian | contingency air | self | Cast 1 protection spell from hand. If you do, gain 1 power.",
    "Proxy | contingency air | self | Cast 1 spell from hand as if you were in the room of one of your"
    " constructs.",
    "Windfall | contingency air | self | Gain 3 power.",
    "Spark | combat fire | mage 0 | Inflict 2 damage.",
    "Ward | protection air | self | Gain 2 power. | You suffer damage.",
    "Vigour | contingency air | self | Cast 1 spell from hand. Persistent: You have +1 Speed.",
)


def table(spell: str, *hand: str, **slots: str) -> Rebirth:
    """Rikkart, in the Arena with Gramigna, casts his quick spell; it is revealed when he is asked."""
    at = Rebirth("Rikkart", "Gramigna", pack=BOX)
    at.stand("Rikkart", "Arena")
    at.stand("Gramigna", "Arena")
    at.hold("Rikkart", *hand)
    at.prepare("Rikkart", quick=f"{spell} light", **slots)
    at.action_phase(first="Rikkart")
    at.choose("cast quick")
    return at


@pytest.mark.rule("ACT.14", "ACT.29")
def test_into_a_free_slot_on_a_side_chosen_then() -> None:
    at = table("Sleight", "Windfall", I="Spark light")
    assert at.asked() == ("Rikkart", "cast")
    assert at.offered() == ["slot quick", "slot I", "slot II"]
    at.choose("slot II", "II: Windfall dark")
    assert at.sheet("Rikkart") == {"quick": "Sleight light", "I": "Spark light", "II": "Windfall dark"}
    assert at.lies("Rikkart", "II") == "revealed"
    assert (at.hand("Rikkart"), at.power("Rikkart")) == ([], 4)
    assert "cast I" in at.offered()  # it was no standard spell


@pytest.mark.rule("ACT.14", "ACT.34")
@pytest.mark.parametrize("slot", ["quick", "I"])
def test_in_place_of_any_spell_even_the_one_that_casts(slot: str) -> None:
    at = table("Sleight", "Windfall", I="Spark light")
    gone = at.sheet("Rikkart")[slot].removesuffix(" light")
    at.choose(f"slot {slot}", f"{slot}: Windfall light")
    assert at.sheet("Rikkart")[slot] == "Windfall light"
    assert at.memories("Rikkart") == [gone]
    assert at.power("Rikkart") == 4


@pytest.mark.rule("ACT.29", "HID.7")
def test_a_protection_is_activated_and_stays_hidden() -> None:
    at = table("Sleight", "Ward", "Windfall")
    at.choose("slot I", "I: Ward dark")
    assert at.lies("Rikkart", "I") == "active"
    assert at.seen_sheet("Rikkart", by="Gramigna")["I"] == "face-down"
    assert at.power("Rikkart") == 1
    assert [event.card for event in at.events("revealed")] == [at.card("Sleight")]


def test_only_spells_of_the_sort_named_can_be_cast() -> None:
    at = table("Guardian", "Ward", "Windfall")
    at.choose("slot I")
    assert at.offered() == ["I: Ward light", "I: Ward dark"]
    with pytest.raises(IllegalChoice):
        at.choose("I: Windfall light")
    at = table("Guardian", "Windfall")
    assert at.asked() == ("Rikkart", "action")
    assert at.power("Rikkart") == 0
    at = table("Sleight")
    assert at.power("Rikkart") == 1  # an empty hand: the next sentence is tried all the same


@pytest.mark.rule("ACT.30")
def test_a_forgotten_spell_that_was_resolved_leaves_the_game() -> None:
    at = table("Sleight", "Windfall")
    forgotten = next(at.rules.cards[card].name.en for card in at.rules.forgotten)
    for status, left in (("revealed", True), ("ready", False)):
        at = table("Sleight", "Windfall")
        at.prepare("Rikkart", status=status, I=f"{forgotten} light")
        at.state.sheet[0] = (at.laid("Sleight light", "revealed"), *at.state.sheet[0][1:])
        at.choose("slot I", "I: Windfall light")
        assert (at.card(forgotten) in at.state.removed) is left
        assert (forgotten in at.memories("Rikkart")) is not left


def test_distances_start_where_the_text_says() -> None:
    at = table("Proxy", "Spark")
    assert at.asked() == ("Rikkart", "action")  # no construct, no cast
    at = Rebirth("Rikkart", "Gramigna", "Arianna", pack=BOX)
    at.stand("Rikkart", "Arena")
    at.stand("Gramigna", "Arena")
    at.stand("Arianna", "Crypt")
    at.evocation("Rikkart", "Crypt")
    at.hold("Rikkart", "Spark")
    at.prepare("Rikkart", quick="Proxy light")
    at.action_phase(first="Rikkart")
    at.choose("cast quick", "slot I", "I: Spark light")
    assert not any("Gramigna" in answer for answer in at.offered())
    at.choose("Arianna")
    assert (at.damage("Arianna"), at.damage("Gramigna")) == ("rr", "")


@pytest.mark.rule("SPL.27")
def test_a_text_whose_card_was_replaced_keeps_nothing_in_force() -> None:
    at = table("Vigour", "Windfall")
    at.choose("slot quick", "quick: Windfall light")
    assert at.state.lasting == ()
    at = table("Vigour", "Windfall")
    at.choose("slot I", "I: Windfall light")
    assert len(at.state.lasting) == 1


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_what_is_asked_can_be_told(language: str) -> None:
    at = table("Sleight", "Windfall", "Ward", I="Spark light")
    narrator = Narrator(at.rules, language)
    for answer, number in (("slot II", 3), ("II: Windfall light", 4)):
        view, decision = at.state.view(0), at.decision()
        assert narrator.questions.question(view, decision)
        assert (
            len({narrator.questions.label(view, decision, option).text for option in decision.options})
            == number
        )
        at.choose(answer)
