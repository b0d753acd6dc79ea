"""Evocations: how they come and go, whose they are, what they do when they activate, and their upgrades."""

from __future__ import annotations

import pytest

from tests.duel.trial import with_evocation
from tests.scenario import Duel, box_with

CRYPT = "Crypt of the Saint"
ARMORY = "Templar Armory"
DRIVE = "Drive | combat fire | any evocation * | It activates under your control."
SHARPEN = "Sharpen | contingency fire | any evocation * | Assign Grave Blade to it."


def attacks(duel: Duel) -> list[str]:
    """The models that can be attacked now."""
    return [option.removeprefix("attack ") for option in duel.offered() if option.startswith("attack")]


def moves(duel: Duel) -> int:
    """How many rooms can be entered now."""
    return sum(option.startswith("move") for option in duel.offered())


# --------------------------------------------------------------------------------------------------
# Coming and going
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVO.1")
def test_three_places_tell_twins_apart() -> None:
    """Three Templars come into places one, two and three; damage on the second is on the second only."""
    text = "Inflict 1 damage. Place the target in the target's room or an adjacent one."
    duel = Duel(pack=box_with(f"Nudge | combat fire | model 2 | {text}"))
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", CRYPT)
    for number in (1, 2, 3):
        duel.resolve(CRYPT, "ruined")
        assert duel.place(f"Templar b{number}") == CRYPT
    duel.resolve("Nudge", "dark", by="Ulrich")
    assert duel.offered()[:4] == ["Bartholomew", "Templar b1", "Templar b2", "Templar b3"]
    duel.choose("Templar b2", ARMORY)
    assert [duel.damage(f"Templar b{number}") for number in (1, 2, 3)] == ["", "u", ""]
    assert [duel.place(f"Templar b{number}") for number in (1, 2, 3)] == [CRYPT, ARMORY, CRYPT]


@pytest.mark.rule("EVO.1")
def test_a_free_place_is_used_again() -> None:
    """The Templar in place one leaves, the next one summoned takes its place, unharmed."""
    duel = Duel()
    duel.stand("Bartholomew", CRYPT)
    first = duel.evocation("Bartholomew", ARMORY, damage="u")
    second = duel.evocation("Bartholomew", ARMORY)
    duel.resolve("Fusion", "light")
    duel.choose(first)
    assert (duel.place(first), duel.place(second)) == ("", ARMORY)
    duel.resolve(CRYPT, "ruined")
    assert (duel.place(first), duel.damage(first)) == (CRYPT, "")


@pytest.mark.rule("EVO.3")
@pytest.mark.parametrize(("in_play", "comes"), [(2, True), (3, False)])
def test_with_no_model_left_nothing_is_summoned(in_play: int, comes: bool) -> None:
    """Two or all three Templars stand in the Lodge: the Crypt brings the last one, or none."""
    duel = Duel()
    duel.stand("Bartholomew", CRYPT)
    for owner in ("Ulrich", "Ulrich", "Bartholomew")[:in_play]:
        duel.evocation(owner, ARMORY)
    duel.resolve(CRYPT, "ruined")
    assert len(duel.happened("summoned")) == comes
    assert duel.quiet


@pytest.mark.rule("EVO.3")
def test_the_rest_of_the_effect_goes_on_without_the_model() -> None:
    """All Templars are in the Lodge: the sentence that would summon is skipped, the next one is not."""
    text = "Summon 1 Templar in your room. It activates. Gain 1 power."
    duel = Duel(pack=box_with(f"Muster | contingency fire | self | {text}"))
    duel.stand("Bartholomew", CRYPT)
    for _ in range(3):
        duel.evocation("Ulrich", ARMORY)
    duel.resolve("Muster", "light")
    assert duel.happened("summoned") == []
    assert duel.power("Bartholomew") == 1
    assert duel.quiet


@pytest.mark.rule("EVO.3")
def test_of_two_only_the_model_that_is_left_comes() -> None:
    """Two are to be summoned and one model is left: one comes."""
    duel = Duel(pack=box_with("Pair | contingency fire | self | Summon 2 Templars in your room."))
    duel.stand("Bartholomew", CRYPT)
    for _ in range(2):
        duel.evocation("Ulrich", ARMORY)
    duel.resolve("Pair", "light")
    assert [duel.place(f"Templar b{number}") for number in (1, 2)] == [CRYPT, ""]
    assert duel.quiet


# --------------------------------------------------------------------------------------------------
# Owner and controller
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVO.5")
def test_the_controllers_cubes_and_the_owner_who_stays() -> None:
    """Bartholomew drives Ulrich's Templar for one activation; in the evocation phase it is Ulrich's again."""
    duel = Duel()
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", CRYPT)
    templar = duel.evocation("Ulrich", CRYPT)
    duel.instability(CRYPT, "bu")
    duel.resolve("Minor Control", "dark")
    duel.choose("Ulrich")
    assert duel.asked() == ("Bartholomew", "may")  # the ability removes a cube of who controls it
    duel.choose("yes", "attack Ulrich", "stop")
    assert (duel.damage("Ulrich"), duel.cubes(CRYPT)) == ("bbb", "u")
    assert duel.quiet
    duel.begin("evocation")
    assert duel.asked() == ("Ulrich", "may")
    duel.choose("no", "attack Bartholomew")
    assert duel.damage("Bartholomew") == "uu"
    assert duel.name(duel.model(templar)) == "Templar u1"


@pytest.mark.rule("EVO.5")
def test_control_ends_with_the_activation_even_when_it_is_cut_short() -> None:
    """Ulrich's Templar is felled while Bartholomew drives it; the next in its place is Ulrich's own."""
    recoil = "Whenever another mage inflicts damage on you, the Black Rose inflicts 2 damage on the target."
    duel = Duel(pack=box_with(f"Recoil | combat fire | your evocation * | Persistent: {recoil}"))
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", CRYPT)
    templar = duel.evocation("Ulrich", CRYPT)
    duel.prepare("Ulrich", quick="Recoil light")
    duel.action_phase(first="Ulrich")
    duel.choose("cast quick", templar)
    duel.resolve("Minor Control", "dark")
    duel.choose("Ulrich", "attack Ulrich")
    assert (duel.place(templar), duel.quiet) == ("", True)  # its moves are lost with it
    duel.resolve(CRYPT, "ruined", by="Ulrich")
    duel.action_phase()
    duel.choose("fight")
    assert attacks(duel) == ["Ulrich", templar]  # Bartholomew has nothing to do with the new one


@pytest.mark.rule("EVO.10")
def test_the_owner_decides_what_is_left_to_the_owner() -> None:
    """Bartholomew drives Ulrich's Smith, which arms itself: Ulrich says which upgrade it keeps."""
    box = with_evocation("Smith", ability="Assign Grave Blade to it.", base=box_with(DRIVE))
    duel = Duel(pack=box)
    duel.stand("Bartholomew", CRYPT)
    smith = duel.evocation("Ulrich", CRYPT, upgrade="Bone Shield", kind="Smith")
    duel.resolve("Drive", "light")
    duel.choose(smith)
    assert duel.asked() == ("Ulrich", "upgrade")
    duel.choose("Grave Blade")
    assert duel.asked() == ("Bartholomew", "part")


# --------------------------------------------------------------------------------------------------
# Activation
# --------------------------------------------------------------------------------------------------


def activated() -> Duel:
    """Bartholomew's Templar activates in the Crypt, where Ulrich and a Templar of his stand."""
    duel = Duel()
    duel.stand("Bartholomew", ARMORY)
    duel.stand("Ulrich", CRYPT)
    duel.evocation("Bartholomew", CRYPT)
    duel.evocation("Ulrich", CRYPT)
    duel.begin("evocation")
    return duel


@pytest.mark.rule("EVO.6")
def test_up_to_speed_moves_in_one_run_then_the_attack() -> None:
    """Three moves, not four; the attack after them, and none in another room."""
    duel = activated()
    for room in (ARMORY, "Occult Black Rose Room", CRYPT):
        assert moves(duel) > 0
        duel.choose(f"move to {room}")
        assert attacks(duel) == (["Ulrich", "Templar u1"] if room == CRYPT else [])
    assert moves(duel) == 0
    duel.choose("attack Ulrich")
    assert duel.damage("Ulrich") == "bb"
    assert duel.asked() == ("Ulrich", "part")  # nothing is left to do: Ulrich's Templar is next


@pytest.mark.rule("EVO.6")
def test_the_attack_before_the_moves_or_not_between_them() -> None:
    """An attack first leaves the whole run; an attack after the first move ends the run."""
    duel = activated()
    duel.choose("attack Ulrich")
    assert (moves(duel), attacks(duel)) == (3, [])
    duel = activated()
    duel.choose("move to Templar Armory", "move to Crypt of the Saint", "attack Ulrich")
    assert duel.asked() == ("Ulrich", "part")  # the third move is lost


@pytest.mark.rule("EVO.6")
def test_every_part_is_optional() -> None:
    """The Templar may stop before it did anything, after a move, and after the attack."""
    for parts in ([], ["move to Templar Armory"], ["attack Ulrich"]):
        duel = activated()
        duel.choose(*parts, "stop")
        assert duel.asked() == ("Ulrich", "part")


@pytest.mark.rule("EVO.13")
def test_an_attack_is_not_split() -> None:
    """The blow of 2 falls whole on one of two models, and there is no second blow."""
    duel = activated()
    duel.choose("attack Ulrich")
    assert (duel.damage("Ulrich"), duel.damage("Templar u1")) == ("bb", "")
    assert attacks(duel) == []


@pytest.mark.rule("EVO.7")
@pytest.mark.parametrize(("answer", "struck", "left"), [("yes", "bbb", ""), ("no", "bb", "u")])
def test_the_ability_comes_first(answer: str, struck: str, left: str) -> None:
    """The Templar may spend a cube before anything else, to heal and to strike harder this time only."""
    duel = Duel()
    duel.stand("Ulrich", CRYPT)
    templar = duel.evocation("Bartholomew", CRYPT, damage="u")
    duel.instability(CRYPT, "bu")
    duel.begin("evocation")
    assert duel.asked() == ("Bartholomew", "may")
    duel.choose(answer)
    assert duel.asked() == ("Bartholomew", "part")
    duel.choose("attack Ulrich", "stop")
    assert (duel.damage("Ulrich"), duel.damage(templar)) == (struck, left)
    duel.resolve("Dread Order", "light")
    duel.choose(templar)
    duel.choose(*(["no"] if answer == "no" else []), "attack Ulrich")
    assert len(duel.damage("Ulrich")) == len(struck) + 4  # 2, and 2 by the order


@pytest.mark.rule("EVO.7")
def test_an_archetype_is_named_by_effects() -> None:
    """Imperishable Fate drives any undead in the Lodge, and no beast."""
    duel = Duel(pack=with_evocation("Hound"))
    duel.stand("Bartholomew", CRYPT)
    for owner in ("Bartholomew", "Ulrich"):
        duel.evocation(owner, CRYPT, kind="Hound")
        duel.evocation(owner, ARMORY)
    duel.resolve("Imperishable Fate", "light")
    assert duel.offered() == ["Templar b2", "Templar u2"]
    duel.choose("Templar u2", "stop")
    assert duel.happened("activated") == [(duel.model("Templar u2"), 0), (duel.model("Templar b2"), 0)]


# --------------------------------------------------------------------------------------------------
# Upgrades
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GLO.4")
def test_an_upgrade_is_a_card_on_an_evocation() -> None:
    """Grave Blade makes the Templar that carries it strike for 3, its twin for 2; no mage can carry it."""
    text = "Assign Grave Blade to each model in the Lodge."
    duel = Duel(pack=box_with(f"Arm All | contingency fire | special | {text}"))
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", CRYPT)
    armed, twin = (duel.evocation("Bartholomew", CRYPT) for _ in range(2))
    duel.resolve("Dark Force", "dark")
    duel.choose(armed, "attack Ulrich", "stop")
    assert duel.damage("Ulrich") == "bbb"
    duel.begin("evocation")
    duel.choose(twin, "attack Ulrich", "stop")
    assert duel.damage("Ulrich") == "bbbbb"
    duel.resolve("Arm All", "light")
    assert {duel.name(model) for model, _ in duel.happened("assigned")} == {armed, twin}


@pytest.mark.rule("EVO.9", "EVO.10")
@pytest.mark.parametrize(("kept", "damage"), [("Grave Blade", "uuu"), ("Bone Shield", "uu")])
def test_of_two_upgrades_the_owner_keeps_one(kept: str, damage: str) -> None:
    """Bartholomew arms Ulrich's shielded Templar: Ulrich chooses, and it carries just that one."""
    duel = Duel(pack=box_with(SHARPEN))
    duel.stand("Bartholomew", CRYPT)
    templar = duel.evocation("Ulrich", CRYPT, upgrade="Bone Shield")
    duel.resolve("Sharpen", "light")
    duel.choose(templar)
    assert duel.asked() == ("Ulrich", "upgrade")
    assert duel.offered() == ["Bone Shield", "Grave Blade"]
    duel.choose(kept)
    duel.begin("evocation")
    duel.choose("attack Bartholomew")
    assert duel.damage("Bartholomew") == damage
    duel.resolve("Tremor", "dark")
    duel.choose(CRYPT)
    assert duel.cubes(CRYPT) == ("b" if kept == "Bone Shield" else "bb")


@pytest.mark.rule("EVO.18", "EVO.19")
def test_with_none_left_no_upgrade_is_assigned() -> None:
    """All three blades are out: a fourth Templar's arming does nothing, and its shield is not at stake."""
    duel = Duel(pack=with_evocation("Hound", base=box_with(SHARPEN)))
    duel.stand("Bartholomew", CRYPT)
    bearer = duel.evocation("Bartholomew", ARMORY, upgrade="Grave Blade")
    for _ in range(2):
        duel.evocation("Bartholomew", ARMORY, upgrade="Grave Blade")
    shielded = duel.evocation("Ulrich", CRYPT, upgrade="Bone Shield", kind="Hound")
    duel.resolve("Sharpen", "light")
    duel.choose(shielded)
    assert duel.quiet  # nobody is asked
    duel.begin("evocation", first="Ulrich")
    duel.choose("attack Bartholomew")
    assert duel.damage("Bartholomew") == "u"
    duel.resolve("Fusion", "light")  # the evocation leaves, and its upgrade goes back
    duel.choose(bearer)
    duel.resolve("Sharpen", "light")
    duel.choose(shielded)
    assert duel.asked() == ("Ulrich", "upgrade")


@pytest.mark.rule("EVO.19")
def test_the_upgrade_not_kept_goes_back() -> None:
    """Ulrich lays his last shield aside for a blade: the shield can be assigned again."""
    guard = "Guard | contingency earth | your evocation * | Assign Bone Shield to it."
    duel = Duel(pack=box_with(SHARPEN, guard))
    duel.stand("Bartholomew", CRYPT)
    mine = duel.evocation("Bartholomew", CRYPT)
    shielded = duel.evocation("Ulrich", ARMORY, upgrade="Bone Shield")
    duel.evocation("Ulrich", ARMORY, upgrade="Bone Shield")
    duel.state.upgrades[duel.rules.upgrade_names["Bone Shield"]] = 0
    duel.resolve("Guard", "light")
    duel.choose(mine)
    assert duel.happened("assigned") == []
    duel.resolve("Sharpen", "light")
    duel.choose(shielded, "Grave Blade")
    duel.resolve("Guard", "light")
    duel.choose(mine)
    shield = duel.rules.upgrade_names["Bone Shield"]
    assert duel.happened("assigned")[-1] == (duel.model(mine), shield)
