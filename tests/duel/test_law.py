"""The six spells of the Knight's list of the school of Law, both sides of each (Confessor: its own file).

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
    LIBRARY,
    ONE_FROM_ABYSS,
    SUMMONER,
    TREASURE,
    TWO_FROM_ABYSS,
    dummies,
    moves,
)
from tests.duel.proving import proves
from tests.scenario import Duel

NEXT = ("Bartholomew", "action")
"""What is asked once the spell is through."""


def table(pack: Pack, spell: str, ulrich: str = SUMMONER, damage: str = "") -> Duel:
    duel = Duel(pack=pack)
    duel.stand("Bartholomew", ABYSS)
    duel.stand("Ulrich", ulrich, damage=damage)
    duel.prepare("Bartholomew", quick=spell)
    return duel


def cast(duel: Duel) -> None:
    duel.action_phase()
    duel.choose("cast quick")


@proves("Dread Order", "light")
def test_dread_order_light(pack: Pack) -> None:
    """An evocation of his own, wherever it stands, activates at once and strikes for 4."""
    duel = table(pack, "Dread Order light")
    duel.evocation("Bartholomew", SUMMONER)
    duel.evocation("Ulrich", ABYSS)
    cast(duel)

    assert duel.offered() == ["Templar b1", *dummies([CENTRE])]
    duel.choose("Templar b1", "attack Ulrich", "stop")
    assert duel.damage("Ulrich") == "bbbb"
    assert duel.asked() == NEXT


@proves("Dread Order", "dark")
def test_dread_order_dark(pack: Pack) -> None:
    """A Templar is summoned where he stands, without a choice of rooms, and activates at once; only one."""
    duel = table(pack, "Dread Order dark", ulrich=ABYSS)
    cast(duel)

    assert duel.asked() == ("Bartholomew", "part")
    assert (duel.place("Templar b1"), duel.place("Templar b2")) == (ABYSS, "")
    duel.choose("attack Ulrich", "stop")
    assert duel.damage("Ulrich") == "bb"
    assert duel.asked() == NEXT


@proves("Dark Force", "light")
@pytest.mark.rule("TGT.19")
def test_dark_force_light(pack: Pack) -> None:
    """All opposing models in the room suffer 2; his own Templar there does not."""
    duel = table(pack, "Dark Force light", ulrich=CRYPT)
    duel.evocation("Ulrich", CRYPT)
    duel.evocation("Bartholomew", CRYPT)
    cast(duel)

    assert duel.offered() == ONE_FROM_ABYSS
    duel.choose(CRYPT)
    assert duel.damage("Ulrich") == "bb"
    assert (duel.place("Templar u1"), duel.place("Templar b1")) == ("", CRYPT)
    assert duel.damage("Templar b1") == ""
    assert duel.asked() == NEXT


@proves("Dark Force", "dark")
def test_dark_force_dark(pack: Pack) -> None:
    """His Templar gets a Grave Blade, activates and already strikes with it, for 3."""
    duel = table(pack, "Dark Force dark")
    duel.evocation("Bartholomew", SUMMONER)
    duel.evocation("Ulrich", ABYSS)
    cast(duel)

    assert duel.offered() == ["Templar b1", *dummies([CENTRE])]
    duel.choose("Templar b1", "attack Ulrich", "stop")
    assert duel.damage("Ulrich") == "bbb"
    assert duel.asked() == NEXT


@proves("Deadly Charge", "light")
def test_deadly_charge_light(pack: Pack) -> None:
    """2 damage on a model up to two rooms away in a row; one two rooms away round the corner is safe."""
    duel = table(pack, "Deadly Charge light")
    duel.evocation("Ulrich", TREASURE)
    cast(duel)

    assert duel.offered() == ["Ulrich", *dummies([ABYSS])]
    duel.choose("Ulrich")
    assert duel.damage("Ulrich") == "bb"
    assert duel.asked() == NEXT


@proves("Deadly Charge", "dark")
def test_deadly_charge_dark(pack: Pack) -> None:
    """3 damage on a model next to him; one two rooms away is out of reach."""
    duel = table(pack, "Deadly Charge dark", ulrich=CRYPT)
    duel.evocation("Ulrich", SUMMONER)
    cast(duel)

    assert duel.offered() == ["Ulrich", *dummies([ABYSS])]
    duel.choose("Ulrich")
    assert duel.damage("Ulrich") == "bbb"
    assert duel.asked() == NEXT


@proves("Tremor", "light")
def test_tremor_light(pack: Pack) -> None:
    """1 damage on all opponents in the room and 1 instability there, none where he stands."""
    duel = table(pack, "Tremor light", ulrich=CRYPT)
    duel.evocation("Ulrich", CRYPT)
    cast(duel)

    assert duel.offered() == ONE_FROM_ABYSS
    duel.choose(CRYPT)
    assert (duel.damage("Ulrich"), duel.damage("Templar u1")) == ("b", "b")
    assert (duel.cubes(CRYPT), duel.cubes(ABYSS)) == ("b", "")
    assert duel.asked() == NEXT


@proves("Tremor", "dark")
def test_tremor_dark(pack: Pack) -> None:
    """2 instability in a room up to two rooms away, and nobody is hurt."""
    duel = table(pack, "Tremor dark")
    cast(duel)

    assert duel.offered() == TWO_FROM_ABYSS
    duel.choose(SUMMONER)
    assert (duel.cubes(SUMMONER), duel.damage("Ulrich")) == ("bb", "")
    assert duel.asked() == NEXT


@proves("Threat from the Shadow", "light")
def test_threat_from_the_shadow_light(pack: Pack) -> None:
    """Each time Ulrich hurts Bartholomew he suffers 2 himself; hurting a Templar costs him nothing."""
    duel = table(pack, "Threat from the Shadow light")
    duel.evocation("Bartholomew", CENTRE)
    duel.prepare("Ulrich", quick="Deadly Charge light", I="Deadly Charge light", II="Deadly Charge light")
    cast(duel)

    assert duel.offered() == ["Ulrich", *dummies([ABYSS])]
    duel.choose("Ulrich", "end")
    assert duel.damage("Ulrich") == ""
    duel.choose("cast quick", "Bartholomew")
    assert (duel.damage("Bartholomew"), duel.damage("Ulrich")) == ("uu", "bb")
    duel.choose("cast I", "Templar b1")
    assert (duel.place("Templar b1"), duel.damage("Ulrich")) == ("", "bb")
    duel.choose("explore", "stop", "end", "cast II", "Bartholomew")
    assert (duel.damage("Bartholomew"), duel.damage("Ulrich")) == ("uuuu", "bbbb")


@proves("Threat from the Shadow", "dark")
def test_threat_from_the_shadow_dark(pack: Pack) -> None:
    """Ulrich places 1 of his own where he stands, and for that a Templar joins Bartholomew."""
    duel = table(pack, "Threat from the Shadow dark", ulrich=TREASURE)
    cast(duel)

    assert duel.offered() == ["Ulrich", *dummies(EVERYWHERE[:1])]
    duel.choose("Ulrich")
    assert duel.cubes(TREASURE) == "u"
    assert (duel.place("Templar b1"), duel.place("Templar b2")) == (ABYSS, "")
    assert duel.asked() == NEXT


@proves("Threat from the Shadow", "dark")
@pytest.mark.rule("EFF.2")
def test_threat_from_the_shadow_brings_no_templar_unless_the_cube_is_placed(pack: Pack) -> None:
    """Ulrich's room has no free slot: nothing is placed there, and no Templar comes."""
    duel = table(pack, "Threat from the Shadow dark", ulrich=TREASURE)
    duel.instability(TREASURE, "bbrr")
    cast(duel)

    duel.choose("Ulrich")
    assert duel.cubes(TREASURE) == "bbrr"
    assert duel.place("Templar b1") == ""
    assert duel.asked() == NEXT


@proves("Unseen Strike", "light")
def test_unseen_strike_light(pack: Pack) -> None:
    """1 power for each evocation that leaves: one he strikes down, and one of his own that he removes."""
    duel = table(pack, "Unseen Strike light")
    duel.evocation("Ulrich", ABYSS)
    duel.evocation("Bartholomew", LIBRARY)
    duel.prepare("Bartholomew", I="Fusion light")
    cast(duel)

    assert duel.power("Bartholomew") == 0
    duel.choose("fight", "attack Templar u1", "stop")
    assert (duel.place("Templar u1"), duel.power("Bartholomew")) == ("", 1)
    duel.choose("explore", "stop", "end", "cast I")
    assert (duel.place("Templar b1"), duel.power("Bartholomew")) == ("", 4)


@proves("Unseen Strike", "dark")
def test_unseen_strike_dark(pack: Pack) -> None:
    """He converts 1 in a room he enters where he has none, and nothing in one where he has a cube."""
    duel = table(pack, "Unseen Strike dark")
    duel.instability(CENTRE, "ub")
    duel.instability(CRYPT, "ur")
    cast(duel)

    duel.choose("explore", *moves([CENTRE]))
    assert duel.asked() == ("Bartholomew", "part")
    duel.choose(*moves([CRYPT]))
    assert duel.offered() == ["cube 0", "cube 1", "stop"]
    duel.choose("cube 0")
    assert (duel.cubes(CENTRE), duel.cubes(CRYPT)) == ("ub", "br")
    assert duel.asked() == ("Bartholomew", "part")
