"""What the commands of the second moon do, card by card: each part, and what their backs set off."""

import pytest

from blackrose.engine.components import Pack
from tests.avatar.decks import plays, powers, sets_off, solo, three
from tests.avatar.tables import AVATAR, ROSE_ROOM
from tests.rebirth.proving import proves, scene
from tests.rebirth.scenario import Rebirth


@scene
def alone(pack: Pack) -> Rebirth:
    return solo(pack, moon=2)


@scene
def hunted(pack: Pack) -> Rebirth:
    return three(pack, moon=2)


@proves("Revenge of the Thorns", "part 1")
@proves("Revenge of the Thorns", "part 2")
@pytest.mark.rule("EX.R.24", "AVA.6", "AVA.35")
def test_revenge_of_the_thorns(alone: Rebirth) -> None:
    """The book's own: it inflicts 1 and converts 2; of these only 1 is there to convert, so 1 power is lost.
    The mark comes first, in the room it has walked to.
    """
    alone.stand("Rikkart", "Observatory", damage="r")
    plays(alone, "Revenge of the Thorns")
    assert alone.place(AVATAR) == "Observatory"
    assert alone.cubes("Observatory") == "x"
    assert alone.damage("Rikkart") == "xx"
    assert powers(alone) == {"Rikkart": 9, AVATAR: 5}


@proves("Revenge of the Thorns", "part 2")
@pytest.mark.rule("EX.R.24", "AVA.35")
@pytest.mark.parametrize(("damage", "left", "power"), [("", "x", 8), ("rxr", "xxxx", 10), ("xx", "xxx", 8)])
def test_revenge_of_the_thorns_takes_what_it_cannot_convert(
    alone: Rebirth, damage: str, left: str, power: int
) -> None:
    """Black cubes cannot be converted, and the rightmost comes first."""
    alone.stand("Rikkart", "Arena", damage=damage)
    plays(alone, "Revenge of the Thorns")
    assert (alone.damage("Rikkart"), alone.power("Rikkart")) == (left, power)


@proves("Revenge of the Thorns", "armed")
@pytest.mark.rule("EX.R.23", "AVA.7", "AVA.32", "AVA.33")
def test_revenge_of_the_thorns_armed(alone: Rebirth) -> None:
    """Only the trap: a trophy of the mage who dealt the damage."""
    sets_off(alone, "Revenge of the Thorns")
    assert alone.trophies(AVATAR) == 1
    assert alone.captured(AVATAR) == ["Rikkart"]
    assert (alone.damage(AVATAR), alone.damage("Rikkart"), alone.power("Rikkart")) == ("rrrr", "", 10)


@proves("Tithe", "part 1")
@proves("Tithe", "part 2")
def test_tithe(hunted: Rebirth) -> None:
    """Whoever wears the crown, however far away: it pays, bleeds, and sees her come."""
    hunted.crown("Arianna")
    plays(hunted, "Tithe")
    assert powers(hunted) == {"Rikkart": 10, "Gramigna": 11, "Arianna": 11, AVATAR: 14}
    assert [hunted.damage(mage) for mage in ("Rikkart", "Gramigna", "Arianna")] == ["", "", "x"]
    assert hunted.place(AVATAR) == "Armory"


@proves("Tithe", "part 1")
@proves("Tithe", "part 2")
@pytest.mark.rule("AVA.28")
def test_tithe_in_solo(alone: Rebirth) -> None:
    """Alone a mage always wears the crown; one in the Cell is out of reach."""
    plays(alone, "Tithe")
    assert (alone.power("Rikkart"), alone.damage("Rikkart"), alone.place(AVATAR)) == (9, "x", "Arena")
    alone.stand("Rikkart", "Cell")
    plays(alone, "Tithe")
    assert (alone.power("Rikkart"), alone.damage("Rikkart"), alone.place(AVATAR)) == (9, "", "Arena")


@proves("Pruning", "part 1")
@proves("Pruning", "part 2")
def test_pruning(hunted: Rebirth) -> None:
    """It goes after the wounded; 1 damage and 1 for each evocation of the target, wherever these stand."""
    hunted.stand("Arianna", "Throne Room", damage="r")
    for room in ("Crypt", "Forge"):
        hunted.evocation("Arianna", room)
    hunted.evocation("Rikkart", "Crypt")
    plays(hunted, "Pruning")
    assert hunted.place(AVATAR) == "Throne Room"
    assert hunted.damage("Arianna") == "rxxx"
    assert hunted.damage("Rikkart") == hunted.damage("Gramigna") == ""


@proves("Pruning", "part 2")
def test_pruning_one_who_fights_alone(alone: Rebirth) -> None:
    plays(alone, "Pruning")
    assert alone.damage("Rikkart") == "x"


@proves("Strangling Vine", "part 1")
@proves("Strangling Vine", "part 2")
def test_strangling_vine(alone: Rebirth) -> None:
    """Two rooms away; the target is held, and then she walks up to it."""
    alone.stand("Rikkart", "Observatory")
    plays(alone, "Strangling Vine")
    assert alone.damage("Rikkart") == "xx"
    alone.resolve("Wind Walk", "light")
    alone.settle()
    assert alone.place("Rikkart") == "Observatory"
    assert alone.place(AVATAR) == "Observatory"


@proves("Bed of Knives", "part 1")
def test_bed_of_knives(alone: Rebirth) -> None:
    """Damage for who stands there, one cube changes hands, and one more comes."""
    alone.stand(AVATAR, "Pleasures Room")
    alone.stand("Rikkart", ROSE_ROOM)
    alone.evocation("Rikkart", ROSE_ROOM)
    alone.instability(ROSE_ROOM, "rrr")
    plays(alone, "Bed of Knives")
    assert alone.damage("Rikkart") == "xx"
    assert alone.cubes(ROSE_ROOM) == "rrxx"


@proves("Bed of Knives", "part 1")
def test_bed_of_knives_spares_her_own(alone: Rebirth) -> None:
    alone.stand(AVATAR, "Arena")
    alone.evocation(AVATAR, "Arena", kind="Colossus")
    plays(alone, "Bed of Knives")
    assert (alone.damage("Rikkart"), alone.damage(AVATAR), alone.damage("Colossus x1")) == ("xx", "", "")
    assert alone.cubes("Arena") == "x"


@proves("Long Memory", "part 1")
@proves("Long Memory", "part 2")
@pytest.mark.parametrize(("damage", "power"), [("rrr", 10), ("rrrr", 9), ("r" * 7, 9), ("r" * 8, 8)])
def test_long_memory(alone: Rebirth, damage: str, power: int) -> None:
    """1 power for every 4 damage on the target, wherever it is; then 1 damage, and a step nearer."""
    alone.stand(AVATAR, "Pleasures Room")
    alone.stand("Rikkart", "Armory", damage=damage)
    plays(alone, "Long Memory")
    assert (alone.power("Rikkart"), alone.damage("Rikkart")) == (power, damage + "x")
    assert alone.place(AVATAR) == ROSE_ROOM


@proves("Hollow Breast", "part 1")
def test_hollow_breast(alone: Rebirth) -> None:
    alone.stand(AVATAR, ROSE_ROOM, damage="rrr")
    plays(alone, "Hollow Breast")
    assert (alone.damage(AVATAR), alone.power(AVATAR)) == ("r", 6)


@proves("Hollow Breast", "armed")
@pytest.mark.rule("AVA.7", "AVA.32")
def test_hollow_breast_armed(alone: Rebirth) -> None:
    """Of 4 damage it ignores 3, and gains nothing."""
    sets_off(alone, "Hollow Breast")
    assert (alone.damage(AVATAR), alone.power(AVATAR)) == ("r", 5)


@proves("Changing of Masks", "part 1")
def test_changing_of_masks(hunted: Rebirth) -> None:
    """The most wounded and she change places; then she takes root where the other was."""
    hunted.stand("Arianna", "Armory", damage="r")
    hunted.command("Changing of Masks")
    assert hunted.quiet
    assert (hunted.place(AVATAR), hunted.place("Arianna")) == ("Armory", ROSE_ROOM)
    assert (hunted.cubes("Armory"), hunted.cubes(ROSE_ROOM)) == ("x", "")


@proves("Changing of Masks", "armed")
@pytest.mark.rule("AVA.7")
def test_changing_of_masks_armed(alone: Rebirth) -> None:
    """Whoever aims at her suffers 2 and is drawn to her."""
    alone.stand("Rikkart", "Observatory")
    sets_off(alone, "Changing of Masks", "Touch")
    assert (alone.damage("Rikkart"), alone.place("Rikkart"), alone.place(AVATAR)) == (
        "xx",
        ROSE_ROOM,
        ROSE_ROOM,
    )


@proves("Turning Leaf", "part 1")
@proves("Turning Leaf", "part 2")
@pytest.mark.rule("AVA.38")
def test_turning_leaf(alone: Rebirth) -> None:
    """An event of the running moon is drawn, here one that costs the crown holder nothing; then she moves."""
    alone.event_deck(2, "The Long Table", "Debts of Honour")
    plays(alone, "Turning Leaf")
    assert alone.power(AVATAR) == 8  # what the event brings her when it is drawn
    assert len(alone.state.event_decks[1]) == 1
    assert alone.crown() == "Rikkart"
    assert alone.place(AVATAR) == "Arena"


@proves("Turning Leaf", "armed")
@pytest.mark.rule("AVA.7")
def test_turning_leaf_armed(alone: Rebirth) -> None:
    alone.stand(AVATAR, ROSE_ROOM, damage="rr")
    sets_off(alone, "Turning Leaf", "Touch")
    assert (alone.damage(AVATAR), alone.power(AVATAR)) == ("r", 6)


@proves("Cortege", "part 1")
@pytest.mark.rule("AVA.26", "AVA.36")
def test_cortege(alone: Rebirth) -> None:
    """A Cadaver comes, and all her evocations act at once: each walks to the mage and strikes."""
    alone.evocation(AVATAR, "Garden", kind="Colossus")
    alone.stand("Rikkart", "Sanctuary")
    plays(alone, "Cortege")
    assert alone.place("Cadaver x2") == alone.place("Colossus x1") == "Sanctuary"
    assert alone.damage("Rikkart") == "xxxxx"


@proves("Cortege", "part 1")
def test_cortege_starts_where_she_stands(alone: Rebirth) -> None:
    """Nobody to go for: the Cadaver stays where it came."""
    alone.stand("Rikkart", "Cell")
    alone.command("Cortege")
    assert alone.quiet
    assert alone.place("Cadaver x1") == ROSE_ROOM


@proves("Withered Blessing", "part 1")
@proves("Withered Blessing", "part 2")
def test_withered_blessing(alone: Rebirth) -> None:
    """The jinx makes later hits worse by 1; the mark lies in the room she came to."""
    alone.stand("Rikkart", "Observatory")
    plays(alone, "Withered Blessing")
    assert list(alone.jinxes("Rikkart")) == ["Vulnerability"]
    assert alone.damage("Rikkart") == "xx"
    assert alone.cubes("Observatory") == "x"


@proves("Shadow's Leash", "part 1")
@proves("Shadow's Leash", "part 2")
@pytest.mark.rule("AVA.8")
def test_shadows_leash(hunted: Rebirth) -> None:
    """An Umbra on the most wounded; she goes home, and one more card follows, which does not count."""
    hunted.commands_left(2)
    hunted.stand(AVATAR, "Crypt")
    hunted.stand("Arianna", "Armory", damage="r")
    plays(hunted, "Shadow's Leash", "Hollow Breast")
    ((umbra, haunted),) = hunted.state.assigned
    assert (hunted.name(haunted), hunted.room_name(hunted.state.place[umbra])) == ("Arianna", "Armory")
    assert hunted.place(AVATAR) == ROSE_ROOM
    assert hunted.commanded == ["Shadow's Leash", "Hollow Breast"]
    assert hunted.commands_left() == 1
