"""The six spells of the Confessor's list of the school of Law, both sides of each.

Unless a test says otherwise Bartholomew casts from the Abyss of Faith and Ulrich stands opposite, two rooms
away, in the Sacral Summoner Room.
"""

import pytest

from blackrose.engine.components import Pack
from tests.duel.lodge import (
    ABYSS,
    CENTRE,
    CRYPT,
    EVERYWHERE,
    ONE_FROM_ABYSS,
    ONE_FROM_SUMMONER,
    SUMMONER,
    TREASURE,
    TWO_FROM_ABYSS,
    dummies,
)
from tests.duel.proving import proves
from tests.duel.test_law import NEXT, cast, table


@proves("Appropriation", "light")
def test_appropriation_light(pack: Pack) -> None:
    """He converts 2 cubes of the room, those he picks, the Black Rose's too."""
    duel = table(pack, "Appropriation light")
    duel.instability(CRYPT, "urbu")
    cast(duel)

    assert duel.offered() == ONE_FROM_ABYSS
    duel.choose(CRYPT)
    assert duel.offered() == ["cube 0", "cube 1", "cube 3", "stop"]
    duel.choose("cube 0", "cube 1")
    assert duel.cubes(CRYPT) == "bbbu"
    assert duel.asked() == NEXT


@proves("Appropriation", "dark")
def test_appropriation_dark(pack: Pack) -> None:
    """1 damage on a mage up to two rooms away, then 2 of the damage there become his."""
    duel = table(pack, "Appropriation dark", damage="rrrrr")
    duel.evocation("Ulrich", CRYPT, damage="r")
    cast(duel)

    assert duel.offered() == ["Ulrich", *dummies([ABYSS])]
    duel.choose("Ulrich")
    assert duel.damage("Ulrich") == "rrrrrb"
    duel.choose("cube 0", "cube 2")
    assert duel.damage("Ulrich") == "brbrrb"
    assert duel.asked() == NEXT


@proves("Give and Take", "light")
def test_give_and_take_light(pack: Pack) -> None:
    """Ulrich, wherever he stands, draws 1 spell from his grimoire, Bartholomew 2 from his own."""
    duel = table(pack, "Give and Take light", ulrich=TREASURE)
    duel.pile("Ulrich", grimoire=["Fusion", "Violence", "Tremor"])
    duel.pile("Bartholomew", grimoire=["Dread Order", "Dark Force", "Tremor", "Fusion"])
    cast(duel)

    assert duel.offered() == ["Ulrich", *dummies([CENTRE])]
    duel.choose("Ulrich")
    assert duel.hand("Ulrich") == ["Fusion"]
    assert sorted(duel.hand("Bartholomew")) == ["Dark Force", "Dread Order"]
    assert duel.asked() == NEXT


@proves("Give and Take", "dark")
def test_give_and_take_dark(pack: Pack) -> None:
    """He takes 2 of his cubes back from a room next to him and gains 2 power; with one there he could not."""
    duel = table(pack, "Give and Take dark")
    duel.instability(ABYSS, "b")
    duel.instability(CRYPT, "bubb")
    duel.instability(CENTRE, "bu")
    duel.instability(SUMMONER, "bb")
    cast(duel)

    assert duel.offered() == [ABYSS, CRYPT]
    duel.choose(CRYPT)
    assert duel.cubes(CRYPT) == "bu"
    assert duel.power("Bartholomew") == 2
    assert duel.asked() == NEXT


@proves("Give and Take", "dark")
@pytest.mark.rule("EFF.2", "EFF.41")
def test_give_and_take_pays_only_for_two_cubes(pack: Pack) -> None:
    """There is but the one cube of the mark: it stays, and nothing is gained."""
    duel = table(pack, "Give and Take dark")
    duel.instability(SUMMONER, "bb")
    cast(duel)

    assert duel.cubes(ABYSS) == "b"
    assert duel.power("Bartholomew") == 0
    assert duel.asked() == NEXT


@proves("Fusion", "light")
def test_fusion_light(pack: Pack) -> None:
    """One of his two Templars is removed; he heals 3 and gains 2 power."""
    duel = table(pack, "Fusion light")
    duel.stand("Bartholomew", ABYSS, damage="uuuuu")
    duel.evocation("Bartholomew", TREASURE)
    duel.evocation("Bartholomew", CRYPT)
    duel.evocation("Ulrich", CRYPT)
    cast(duel)

    assert duel.offered() == ["Templar b1", "Templar b2"]
    duel.choose("Templar b2")
    assert (duel.place("Templar b1"), duel.place("Templar b2")) == (TREASURE, "")
    assert (duel.damage("Bartholomew"), duel.power("Bartholomew")) == ("uu", 2)
    assert duel.asked() == NEXT


@proves("Fusion", "light")
@pytest.mark.rule("EFF.2")
def test_fusion_without_an_evocation_does_nothing(pack: Pack) -> None:
    """He has no evocation: nothing is healed, nothing is gained."""
    duel = table(pack, "Fusion light")
    duel.stand("Bartholomew", ABYSS, damage="uuuuu")
    duel.evocation("Ulrich", CRYPT)
    cast(duel)

    assert (duel.damage("Bartholomew"), duel.power("Bartholomew")) == ("uuuuu", 0)
    assert duel.place("Templar u1") == CRYPT
    assert duel.asked() == NEXT


@proves("Fusion", "dark")
def test_fusion_dark(pack: Pack) -> None:
    """A Templar rises beside him behind a Bone Shield: Ulrich places 1 less in its room from now on."""
    duel = table(pack, "Fusion dark")
    duel.prepare("Ulrich", quick="Tremor dark")
    cast(duel)

    assert duel.asked() == NEXT
    assert (duel.place("Templar b1"), duel.happened("summoned")[1:]) == (ABYSS, [])
    duel.choose("end", "cast quick", ABYSS)
    assert duel.cubes(ABYSS) == "u"
    assert duel.asked() == ("Ulrich", "action")


@proves("Vague Shift", "light")
def test_vague_shift_light(pack: Pack) -> None:
    """He stands in the room two rooms away at once and converts 1 there."""
    duel = table(pack, "Vague Shift light")
    duel.instability(SUMMONER, "uuu")
    cast(duel)

    assert duel.offered() == TWO_FROM_ABYSS
    duel.choose(SUMMONER, "cube 1")
    assert (duel.place("Bartholomew"), duel.cubes(SUMMONER)) == (SUMMONER, "ubu")
    assert duel.asked() == NEXT


@proves("Vague Shift", "dark")
def test_vague_shift_dark(pack: Pack) -> None:
    """2 damage on a model up to two rooms away, which he then puts at most one room farther."""
    duel = table(pack, "Vague Shift dark")
    duel.evocation("Ulrich", TREASURE)  # out of sight
    cast(duel)

    assert duel.offered() == ["Ulrich", *dummies(TWO_FROM_ABYSS[:1])]
    duel.choose("Ulrich")
    assert duel.damage("Ulrich") == "bb"
    assert duel.offered() == ONE_FROM_SUMMONER
    duel.choose(TREASURE)
    assert duel.place("Ulrich") == TREASURE
    assert duel.asked() == NEXT


@proves("Minor Control", "light")
def test_minor_control_light(pack: Pack) -> None:
    """Ulrich places 1 where he stands, and for that a Templar of his turns against him."""
    duel = table(pack, "Minor Control light", ulrich=TREASURE)
    duel.evocation("Ulrich", TREASURE)
    duel.evocation("Ulrich", CRYPT)
    duel.evocation("Bartholomew", CRYPT)
    cast(duel)

    assert duel.offered() == ["Ulrich", *dummies(EVERYWHERE[:1])]
    duel.choose("Ulrich")
    assert duel.cubes(TREASURE) == "u"
    assert duel.asked() == ("Bartholomew", "model")
    assert duel.offered() == ["Templar u1", "Templar u2"]
    duel.choose("Templar u1", "attack Ulrich", "stop")
    assert duel.damage("Ulrich") == "bb"
    assert duel.asked() == NEXT


@proves("Minor Control", "light")
@pytest.mark.rule("EFF.2")
def test_minor_control_takes_over_nothing_unless_the_cube_is_placed(pack: Pack) -> None:
    """Ulrich has no cube left: nothing is placed, and his Templar stays his."""
    duel = table(pack, "Minor Control light")
    duel.evocation("Ulrich", SUMMONER)
    duel.cubes_left("Ulrich", 0)
    cast(duel)

    duel.choose("Ulrich")
    assert duel.asked() == NEXT
    assert duel.happened("activated") == []


@proves("Minor Control", "dark")
def test_minor_control_dark(pack: Pack) -> None:
    """Ulrich gains 1 power, and a Templar of his turns against him."""
    duel = table(pack, "Minor Control dark")
    duel.evocation("Ulrich", SUMMONER)
    duel.evocation("Ulrich", CRYPT)
    cast(duel)

    assert duel.offered() == ["Ulrich", *dummies([ABYSS])]
    duel.choose("Ulrich")
    assert (duel.power("Ulrich"), duel.power("Bartholomew")) == (1, 0)
    duel.choose("Templar u1", "attack Ulrich", "stop")
    assert duel.damage("Ulrich") == "bb"
    assert duel.asked() == NEXT


@proves("Violence", "light")
def test_violence_light(pack: Pack) -> None:
    """2 damage on the mage next to him, then 2 of the damage there become his."""
    duel = table(pack, "Violence light", ulrich=CRYPT, damage="rrr")
    duel.evocation("Ulrich", CRYPT, damage="r")
    cast(duel)

    assert duel.offered() == ["Ulrich", *dummies([ABYSS])]
    duel.choose("Ulrich")
    assert duel.damage("Ulrich") == "rrrbb"
    duel.choose("cube 0", "cube 1")
    assert duel.damage("Ulrich") == "bbrbb"
    assert duel.asked() == NEXT


@proves("Violence", "light")
def test_violence_light_does_not_reach_two_rooms(pack: Pack) -> None:
    """Ulrich two rooms away is no target."""
    duel = table(pack, "Violence light")
    cast(duel)

    assert duel.asked() == NEXT
    assert duel.damage("Ulrich") == ""


@proves("Violence", "dark")
def test_violence_dark(pack: Pack) -> None:
    """1 damage on a model next to him and 1 more for each of his evocations: 2 with one."""
    duel = table(pack, "Violence dark", ulrich=CRYPT)
    duel.evocation("Bartholomew", TREASURE)
    duel.evocation("Ulrich", SUMMONER)
    cast(duel)

    assert duel.offered() == ["Ulrich", *dummies([ABYSS])]
    duel.choose("Ulrich")
    assert duel.damage("Ulrich") == "bb"
    assert duel.asked() == NEXT


@proves("Violence", "dark")
def test_violence_dark_with_three_evocations(pack: Pack) -> None:
    """With three evocations it is 4."""
    duel = table(pack, "Violence dark", ulrich=CRYPT)
    for room in (TREASURE, SUMMONER, CRYPT):
        duel.evocation("Bartholomew", room)
    cast(duel)

    duel.choose("Ulrich")
    assert duel.damage("Ulrich") == "bbbb"
    assert duel.asked() == NEXT
