"""Chains from model to model, what could not be converted, damage that is moved or lasts for a round only."""

import pytest

from tests.rebirth.scenario import Rebirth, box_with

NEXT = "on a model not yet hit by this effect in its room or an adjacent one"
BOX = box_with(
    f"Bolt | combat air | model 1 | Inflict 3 damage. Inflict 2 damage {NEXT}. Inflict 1 damage {NEXT}.",
    f"Rot | combat water | model 2 | Inflict 3 damage. Inflict 1 damage {NEXT}. "
    f"Repeat that as long as you can.",
    "Shield | protection air | self | Ignore all of that damage. | You suffer damage.",
    "Deny | protection air | self | Ignore that spell. | A spell reaches you.",
    "Snare | trap air | mage * | Inflict 1 damage. | Another mage enters a room.",
    "Wary | protection air | self | Ignore that spell. Inflict 3 damage on its caster. "
    "| A trap spell reaches you.",
    "Flay | combat earth | mage 2 | Convert 2 damage. Gain 1 power for each damage not converted.",
    "Grip | combat earth | model 2 | Convert 2 damage. "
    "The target loses 1 power for each of their damage not converted.",
    "Wilt | combat earth | room 1 | Convert 2 damage on each mage in the target room or an adjacent one. "
    "Each mage loses 1 power for each of their damage not converted.",
    "Peel | combat earth | room 1 | Convert 1 damage. "
    "Inflict 1 damage on each model for each of their damage not converted.",
    "Blame | combat earth | mage 2 | Move up to 2 damage from you to the target. Convert 2 damage.",
    "Frenzy | combat earth | model 2 | Inflict 8 damage until the end of the round.",
    "Blast | combat fire | room 1 | Inflict 3 damage that triggers no protections.",
    "Poke | combat fire | mage 1 | Inflict 2 damage. If that does not defeat the target, gain 1 power.",
    "Sic | contingency air | mage * | Place one of your evocations in the target's room. "
    "You may perform a physical attack with it on a model in its room.",
    "Step | contingency air | self | Place yourself in the Sanctuary.",
)


@pytest.fixture
def lodge() -> Rebirth:
    """Rikkart and Gramigna in the Arena, Arianna and Doria next door in the Sanctuary."""
    lodge = Rebirth("Rikkart", "Gramigna", "Arianna", "Baron Doria", pack=BOX)
    lodge.stand("Rikkart", "Arena")
    lodge.stand("Gramigna", "Arena")
    lodge.stand("Arianna", "Sanctuary")
    lodge.stand("Baron Doria", "Sanctuary")
    for mage in lodge.people:
        lodge.power(mage, 5)
    return lodge


# Chains


def test_a_chain_hits_each_model_once(lodge: Rebirth) -> None:
    lodge.resolve("Bolt", "light")
    lodge.choose("Gramigna")
    assert lodge.offered() == ["Arianna", "Baron Doria"]  # neither Rikkart nor Gramigna
    lodge.choose("Arianna")
    assert lodge.damage("Baron Doria") == "r"  # nobody else is left
    assert [lodge.damage(mage) for mage in lodge.people] == ["", "rrr", "rr", "r"]


def test_a_chain_ends_where_nobody_is_left(lodge: Rebirth) -> None:
    lodge.stand("Arianna", "Pleasures Room")
    lodge.stand("Baron Doria", "Pleasures Room")
    lodge.resolve("Bolt", "light")
    lodge.choose("Gramigna")
    assert lodge.quiet
    assert [lodge.damage(mage) for mage in lodge.people] == ["", "rrr", "", ""]


def test_without_a_second_model_there_is_no_third(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Pleasures Room")
    lodge.stand("Baron Doria", "Oracle Room")  # two rooms from the Sanctuary
    lodge.stand("Arianna", "Sanctuary")
    lodge.resolve("Bolt", "light")
    lodge.choose("Arianna")
    assert lodge.quiet
    assert lodge.damage("Baron Doria") == ""


def test_a_repeated_sentence_goes_on_as_long_as_somebody_is_left(lodge: Rebirth) -> None:
    beast = lodge.evocation("Baron Doria", "Garden")
    lodge.resolve("Rot", "light")
    lodge.choose("Gramigna", "Arianna", "Baron Doria")
    assert [lodge.damage(mage) for mage in lodge.people] == ["", "rrr", "r", "r"]
    assert lodge.damage(beast) == "r"
    assert lodge.quiet


def test_a_chain_goes_on_from_where_a_model_fell(lodge: Rebirth) -> None:
    beast = lodge.evocation("Gramigna", "Sanctuary")
    lodge.stand("Gramigna", "Pleasures Room")
    lodge.stand("Baron Doria", "Pleasures Room")
    lodge.state.bar[lodge.model(beast)] = (3,) * 1
    lodge.state.pool[3] -= 1
    lodge.resolve("Rot", "light")
    lodge.choose(beast)
    assert lodge.damage("Arianna") == "r"


def test_who_ignores_the_damage_was_hit_all_the_same(lodge: Rebirth) -> None:
    lodge.prepare("Gramigna", status="active", I="Shield light")
    lodge.resolve("Bolt", "light")
    lodge.choose("Gramigna", "reveal I")
    assert lodge.offered() == ["Arianna", "Baron Doria"]
    lodge.choose("Arianna")
    assert lodge.damage("Baron Doria") == "r"
    assert lodge.damage("Gramigna") == ""


# What could not be converted


@pytest.mark.parametrize(("cubes", "gained"), [("", 2), ("r", 2), ("a", 1), ("ra", 1), ("aa", 0), ("aax", 0)])
def test_power_for_what_could_not_be_converted(lodge: Rebirth, cubes: str, gained: int) -> None:
    lodge.stand("Gramigna", "Arena", damage=cubes)
    lodge.resolve("Flay", "light")
    lodge.choose("Gramigna")
    for at, cube in enumerate(cubes[:2]):
        lodge.choose(f"cube {at}") if cube != "r" else None
    assert lodge.power("Rikkart") == 5 + gained


def test_what_one_leaves_as_it_is_could_have_been_converted(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Arena", damage="aa")
    lodge.resolve("Flay", "light")
    lodge.choose("Gramigna", "stop")
    assert lodge.damage("Gramigna") == "aa"
    assert lodge.power("Rikkart") == 5


def test_without_cubes_nothing_can_be_converted(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Arena", damage="aa")
    lodge.cubes_left("Rikkart", 1)
    lodge.resolve("Flay", "light")
    lodge.choose("Gramigna", "cube 0")
    assert lodge.power("Rikkart") == 6


def test_the_target_pays_for_its_own(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Arena", damage="a")
    lodge.resolve("Grip", "light")
    lodge.choose("Gramigna", "cube 0")
    assert lodge.power("Gramigna") == 4
    assert lodge.damage("Gramigna") == "r"


def test_each_mage_pays_for_their_own(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Arena", damage="aa")
    lodge.stand("Arianna", "Sanctuary", damage="x")
    lodge.stand("Baron Doria", "Pleasures Room")
    lodge.resolve("Wilt", "light")
    lodge.choose("Arena", "cube 0", "cube 1", "cube 0")
    assert [lodge.power(mage) for mage in lodge.people] == [5, 5, 4, 5]
    assert lodge.damage("Gramigna") == "rr"
    assert lodge.damage("Arianna") == "r"


def test_each_model_is_hit_by_its_own(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Arena", damage="a")
    beast = lodge.evocation("Gramigna", "Arena")
    lodge.resolve("Peel", "light")
    lodge.choose("Arena", "cube 0")
    assert lodge.damage("Gramigna") == "r"
    assert lodge.damage(beast) == "r"  # nothing to convert there
    assert lodge.damage("Arianna") == ""


# Damage that is moved


def test_damage_moves_in_its_colours_and_you_pick_it(lodge: Rebirth) -> None:
    lodge.stand("Rikkart", "Arena", damage="gax")
    lodge.resolve("Blame", "light")
    lodge.choose("Gramigna", "cube 0", "cube 2")
    assert lodge.damage("Rikkart") == "a"
    assert lodge.damage("Gramigna") == "gx"
    lodge.choose("cube 0", "cube 1")
    assert lodge.damage("Gramigna") == "rr"


def test_no_more_damage_moves_than_there_is_room_for(lodge: Rebirth) -> None:
    lodge.stand("Rikkart", "Arena", damage="aaa")
    lodge.stand("Gramigna", "Arena", damage=lodge.nearly("Gramigna", 1))
    lodge.resolve("Blame", "light")
    lodge.choose("Gramigna", "cube 0")
    assert lodge.damage("Rikkart") == "aa"
    assert lodge.place("Gramigna") == "Cell"  # the bar was full


def test_damage_may_stay_where_it_is(lodge: Rebirth) -> None:
    lodge.stand("Rikkart", "Arena", damage="a")
    lodge.resolve("Blame", "light")
    lodge.choose("Gramigna", "stop")
    assert lodge.damage("Rikkart") == "a"
    assert lodge.quiet


# Damage for a while


def test_damage_for_a_while_is_taken_back_in_clean_up(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Arena", damage="ra")
    lodge.resolve("Frenzy", "light")
    lodge.choose("Gramigna")
    assert lodge.damage("Gramigna") == "ra" + "r" * 8
    before = lodge.state.pool[0]
    lodge.begin("clean-up")
    assert lodge.damage("Gramigna") == "ra"
    assert lodge.state.pool[0] == before + 8
    assert lodge.happened("faded") == [(lodge.seat("Gramigna"), 8)]


def test_of_damage_for_a_while_only_what_is_left_is_taken_back(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Arena", damage="r")
    lodge.prepare("Gramigna", status="active", I="Shield light")
    lodge.resolve("Frenzy", "light")
    lodge.choose("Gramigna", "reveal I")
    assert lodge.damage("Gramigna") == "r"
    lodge.begin("clean-up")
    assert lodge.damage("Gramigna") == "r"


def test_a_defeat_ends_damage_for_a_while(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Arena", damage=lodge.nearly("Gramigna", 8))
    lodge.resolve("Frenzy", "light")
    lodge.choose("Gramigna")
    assert lodge.place("Gramigna") == "Cell"
    assert lodge.state.fading == ()


# Protections and defeats


@pytest.mark.parametrize("guard", ["Shield", "Deny"])
def test_damage_that_triggers_no_protections(lodge: Rebirth, guard: str) -> None:
    lodge.prepare("Gramigna", status="active", I=f"{guard} light")
    lodge.resolve("Blast", "light")
    lodge.choose("Arena")
    assert lodge.quiet
    assert lodge.damage("Gramigna") == "rrr"


def test_only_a_trap_is_warded_off(lodge: Rebirth) -> None:
    lodge.prepare("Rikkart", status="active", I="Wary light")
    lodge.prepare("Arianna", status="active", I="Snare light")
    lodge.resolve("Poke", "light", by="Gramigna")
    lodge.choose("Rikkart")
    assert lodge.quiet  # a combat spell does not set it off
    assert lodge.damage("Rikkart") == "gg"
    lodge.resolve("Step", "light")
    lodge.choose("reveal I", by="Arianna")
    lodge.choose("reveal I", by="Rikkart")
    assert lodge.damage("Rikkart") == "gg"
    assert lodge.damage("Arianna") == "rrr"


@pytest.mark.parametrize(("free", "gained"), [(3, 1), (2, 0)])
def test_only_if_the_target_stays(lodge: Rebirth, free: int, gained: int) -> None:
    lodge.stand("Gramigna", "Arena", damage=lodge.nearly("Gramigna", free))
    before = lodge.power("Rikkart")
    lodge.resolve("Poke", "light")
    lodge.choose("Gramigna")
    assert bool(lodge.place("Gramigna") == "Cell") is (gained == 0)
    rewards = 0 if gained else lodge.power("Rikkart") - before
    assert lodge.power("Rikkart") == before + gained + rewards
    assert len([event for event in lodge.events("gained") if event.who == 0 and event.amount == 1]) == gained


# Attacks with an evocation


def test_an_evocation_attacks_where_it_was_placed(lodge: Rebirth) -> None:
    beast = lodge.evocation("Rikkart", "Garden")
    lodge.resolve("Sic", "light")
    lodge.choose("Arianna")
    assert lodge.place(beast) == "Sanctuary"
    lodge.choose("yes")
    assert lodge.offered() == ["Arianna", "Baron Doria"]
    lodge.choose("Baron Doria")
    strength = lodge.rules.evocations[lodge.state.kind[lodge.model(beast)]].strength
    assert lodge.damage("Baron Doria") == "r" * strength
    assert lodge.events("attacked")[0].model == lodge.model(beast)


def test_without_an_evocation_nothing_attacks(lodge: Rebirth) -> None:
    lodge.resolve("Sic", "light")
    lodge.choose("Arianna")
    assert lodge.quiet
