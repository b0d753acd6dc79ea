"""The Templar's ability and figures, the two upgrades, the two mages, the two starting lists."""

import pytest

from blackrose.engine.components import Pack
from blackrose.game import Game
from tests.duel.lodge import ABYSS, ARMORY, CENTRE, CRYPT, SUMMONER, moves
from tests.duel.proving import ABILITY, FIGURES, LIST, UPGRADE, proves
from tests.scenario import Duel

# --------------------------------------------------------------------------------------------------
# The Templar
# --------------------------------------------------------------------------------------------------


def templar_beside_ulrich(pack: Pack, cubes: str, damage: str = "u") -> Duel:
    """Bartholomew's hurt Templar and Ulrich in the Crypt, with cubes there and one of his in the centre."""
    duel = Duel(pack=pack)
    duel.stand("Bartholomew", ABYSS)
    duel.stand("Ulrich", CRYPT)
    duel.evocation("Bartholomew", CRYPT, damage=damage)
    duel.instability(CRYPT, cubes)
    duel.instability(CENTRE, "b")
    return duel


@proves("Templar", ABILITY)
@pytest.mark.rule("EVO.7")
def test_templar_trades_a_cube_for_a_cure_and_a_stronger_blow(pack: Pack) -> None:
    """For a cube of his in its room 1 of its damage is healed and it strikes for 3, this activation only."""
    duel = templar_beside_ulrich(pack, "bub")
    duel.action_phase()
    duel.choose("command", "Templar b1")

    assert duel.offered() == ["yes", "no"]
    duel.choose("yes")
    assert (duel.cubes(CRYPT), duel.cubes(CENTRE)) == ("bu", "b")
    assert duel.damage("Templar b1") == ""
    duel.choose("attack Ulrich", "stop")
    assert duel.damage("Ulrich") == "bbb"

    duel.choose("command", "Templar b1", "no", "attack Ulrich", "stop")
    assert (duel.cubes(CRYPT), duel.damage("Ulrich")) == ("bu", "bbb" + "bb")


@proves("Templar", ABILITY)
def test_templar_needs_a_cube_in_its_own_room(pack: Pack) -> None:
    """None of his cubes in its room: nothing is asked, nothing is healed, it strikes for 2."""
    duel = templar_beside_ulrich(pack, "u")
    duel.action_phase()
    duel.choose("command", "Templar b1")

    assert duel.asked() == ("Bartholomew", "part")
    assert duel.damage("Templar b1") == "u"
    duel.choose("attack Ulrich", "stop")
    assert duel.damage("Ulrich") == "bb"


@proves("Templar", ABILITY)
@pytest.mark.rule("EFF.10")
def test_templar_under_foreign_control_takes_the_controllers_cube(pack: Pack) -> None:
    """Ulrich controls Bartholomew's Templar: it is Ulrich's cube that can go."""
    duel = templar_beside_ulrich(pack, "bu")
    duel.stand("Bartholomew", CRYPT)
    duel.prepare("Ulrich", quick="Minor Control dark")
    duel.action_phase(first="Ulrich")
    duel.choose("cast quick", "Bartholomew", "yes")

    assert (duel.cubes(CRYPT), duel.damage("Templar b1")) == ("b", "")
    duel.choose("attack Bartholomew", "stop")
    assert duel.damage("Bartholomew") == "uuu"


@proves("Templar", FIGURES)
def test_templar_figures(pack: Pack) -> None:
    """A Templar moves three rooms and strikes for 2; 2 damage fell it, 1 does not."""
    duel = Duel(pack=pack)
    duel.stand("Bartholomew", ABYSS)
    duel.stand("Ulrich", CRYPT)
    duel.evocation("Bartholomew", CRYPT)
    duel.evocation("Ulrich", CRYPT)
    duel.evocation("Ulrich", ARMORY, damage="r")
    duel.action_phase()
    duel.choose("command", "Templar b1", "attack Ulrich", *moves([ABYSS, CRYPT]))
    assert set(moves([ARMORY])) < set(duel.offered())
    duel.choose(*moves([ARMORY]))

    assert duel.asked() == ("Bartholomew", "action")
    assert duel.damage("Ulrich") == "bb"
    assert (duel.place("Templar u1"), duel.place("Templar u2")) == (CRYPT, ARMORY)
    duel.choose("command", "Templar b1", "attack Templar u2", "stop")
    assert duel.place("Templar u2") == ""


@proves("Templar", FIGURES)
def test_templar_with_one_damage_stands_and_with_two_falls(pack: Pack) -> None:
    """Tremor leaves a fresh Templar 1 short of falling, and a hurt one falls by it."""
    duel = Duel(pack=pack)
    duel.stand("Bartholomew", ABYSS)
    duel.stand("Ulrich", SUMMONER)
    duel.evocation("Ulrich", CRYPT)
    duel.evocation("Ulrich", CRYPT, damage="r")
    duel.prepare("Bartholomew", quick="Tremor light")
    duel.action_phase()
    duel.choose("cast quick", CRYPT)

    assert (duel.place("Templar u1"), duel.place("Templar u2")) == (CRYPT, "")


@proves("Templar", FIGURES)
@pytest.mark.rule("EVO.3")
def test_there_are_three_templars(pack: Pack) -> None:
    """Two are in play: one more comes, a fourth does not."""
    duel = Duel(pack=pack)
    duel.stand("Bartholomew", CRYPT)
    duel.evocation("Ulrich", SUMMONER)
    duel.evocation("Ulrich", SUMMONER)
    duel.action_phase()

    duel.choose("explore", "use", "stop")
    assert duel.place("Templar b1") == CRYPT
    duel.choose("explore", "use", "stop")
    assert duel.place("Templar b2") == ""


# --------------------------------------------------------------------------------------------------
# Upgrades
# --------------------------------------------------------------------------------------------------


@proves("Bone Shield", UPGRADE)
def test_bone_shield(pack: Pack) -> None:
    """In the room of Bartholomew's shielded Templar Ulrich places 1 less: 1 of 2, and next door both."""
    duel = Duel(pack=pack)
    duel.stand("Ulrich", SUMMONER)
    duel.evocation("Bartholomew", CENTRE, upgrade="Bone Shield")
    duel.prepare("Ulrich", quick="Tremor dark", I="Tremor dark")
    duel.action_phase(first="Ulrich")

    duel.choose("cast quick", CENTRE)
    assert duel.cubes(CENTRE) == "u"
    duel.choose("cast I", ARMORY)
    assert duel.cubes(ARMORY) == "uu"


@proves("Bone Shield", UPGRADE)
def test_bone_shield_does_not_hold_its_owner_down(pack: Pack) -> None:
    """Bartholomew himself places both."""
    duel = Duel(pack=pack)
    duel.stand("Bartholomew", ABYSS)
    duel.evocation("Bartholomew", CENTRE, upgrade="Bone Shield")
    duel.prepare("Bartholomew", quick="Tremor dark")
    duel.action_phase()

    duel.choose("cast quick", CENTRE)
    assert duel.cubes(CENTRE) == "bb"


@proves("Grave Blade", UPGRADE)
def test_grave_blade(pack: Pack) -> None:
    """The Templar with the blade strikes for 3, the one without for 2."""
    duel = Duel(pack=pack)
    duel.stand("Bartholomew", ABYSS)
    duel.stand("Ulrich", CRYPT)
    duel.evocation("Bartholomew", CRYPT, upgrade="Grave Blade")
    duel.evocation("Bartholomew", CRYPT)
    duel.action_phase()

    duel.choose("command", "Templar b1", "attack Ulrich", "stop")
    assert duel.damage("Ulrich") == "bbb"
    duel.choose("command", "Templar b2", "attack Ulrich", "stop")
    assert duel.damage("Ulrich") == "bbb" + "bb"


# --------------------------------------------------------------------------------------------------
# Mages and starting lists
# --------------------------------------------------------------------------------------------------


def check_figures(pack: Pack, mage: str, other: str, own: str) -> None:
    """Health 10, Strength 2, Speed 2, each by what the mage can do and bear."""
    duel = Duel(pack=pack)
    duel.stand(mage, CRYPT, damage="r" * 8)
    duel.stand(other, CRYPT)
    duel.prepare(other, quick="Tremor light", I="Tremor light")
    duel.action_phase(first=mage)
    duel.choose("fight", f"attack {other}", "stop")
    assert duel.damage(other) == own * 2
    duel.choose("explore", *moves([CENTRE]))
    assert set(moves([CRYPT])) < set(duel.offered())
    duel.choose(*moves([CRYPT]))
    assert duel.offered() == ["use", "stop"]
    duel.choose("stop", "cast quick", CRYPT)
    assert (len(duel.damage(mage)), duel.place(mage)) == (9, CRYPT)
    duel.choose("cast I", CRYPT)
    assert (duel.damage(mage), duel.place(mage)) == ("", "Cell")


def check_hand(pack: Pack, mage: str) -> None:
    """Hand 8: with nine spells at the end of study one must go."""
    duel = Duel(pack=pack)
    spells = ("Fusion", "Violence", "Tremor", "Dark Force", "Dread Order", "Appropriation", "Minor Control")
    duel.hold(mage, *spells)
    duel.pile(mage, grimoire=["Give and Take", "Unseen Strike"])
    duel.begin("study", first=mage)
    assert duel.decision(mage).kind == "discard"
    duel.choose("Fusion", by=mage)
    assert duel.decision(mage).kind == "plan"
    assert len(duel.hand(mage)) == 8


@proves("Bartholomew", FIGURES)
@pytest.mark.rule("SET.28")
def test_bartholomew(pack: Pack) -> None:
    """He bears 9 damage and not 10, strikes for 2, moves two rooms, keeps eight spells."""
    check_figures(pack, "Bartholomew", "Ulrich", "b")
    check_hand(pack, "Bartholomew")


@proves("Ulrich", FIGURES)
@pytest.mark.rule("SET.28")
def test_ulrich(pack: Pack) -> None:
    """He bears 9 damage and not 10, strikes for 2, moves two rooms, keeps eight spells."""
    check_figures(pack, "Ulrich", "Bartholomew", "u")
    check_hand(pack, "Ulrich")


def grimoires(pack: Pack) -> list[list[str]]:
    """What both seats start with when the crown holder, Bartholomew, takes the Knight's list."""
    options = {"crown": "0", "grimoire": "0"}
    state = Game.new(seats=("Bartholomew", "Ulrich"), seed=7, options=options, pack=pack).start()
    return [sorted(pack.spells[card].name.en for card in state.deck[seat]) for seat in (0, 1)]


@proves("Knight", LIST)
@pytest.mark.rule("SET.9")
def test_the_knights_list(pack: Pack) -> None:
    """The Knight's six spells and one of Bartholomew's own make his grimoire."""
    listed = [
        "Dark Force",
        "Deadly Charge",
        "Dread Order",
        "Threat from the Shadow",
        "Tremor",
        "Unseen Strike",
    ]
    assert grimoires(pack)[0] == sorted([*listed, "Imperishable Fate"])


@proves("Confessor", LIST)
@pytest.mark.rule("SET.9")
def test_the_confessors_list(pack: Pack) -> None:
    """The Confessor's six spells and one of Ulrich's own make his grimoire."""
    listed = ["Appropriation", "Fusion", "Give and Take", "Minor Control", "Vague Shift", "Violence"]
    assert grimoires(pack)[1] == sorted([*listed, "Magic Bond"])
