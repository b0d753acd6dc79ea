"""What the commands of the third moon do, card by card: each part, and what their backs set off."""

import pytest

from blackrose.engine.components import Pack
from tests.avatar.decks import plays, powers, sets_off, solo, three
from tests.avatar.tables import AVATAR, ROSE_ROOM
from tests.rebirth.proving import proves, scene
from tests.rebirth.scenario import Rebirth


@scene
def alone(pack: Pack) -> Rebirth:
    return solo(pack, moon=3)


@scene
def hunted(pack: Pack) -> Rebirth:
    return three(pack, moon=3)


@proves("Harvest", "part 1")
@proves("Harvest", "part 2")
def test_harvest(hunted: Rebirth) -> None:
    """It goes after the wounded, and is paid 2 besides if that fells the target."""
    hunted.stand("Arianna", "Armory", damage=hunted.nearly("Arianna", 3))
    before = hunted.power(AVATAR)
    plays(hunted, "Harvest")
    assert hunted.place(AVATAR) == "Armory"
    assert hunted.place("Arianna") == "Cell"
    assert hunted.power(AVATAR) == before + 2 + 5  # the harvest, and the defeat by her alone


@proves("Harvest", "part 2")
def test_harvest_of_what_is_not_ripe(alone: Rebirth) -> None:
    plays(alone, "Harvest")
    assert (alone.damage("Rikkart"), alone.power(AVATAR)) == ("xxx", 5)


@proves("Full Bloom", "part 1")
@proves("Full Bloom", "part 2")
@pytest.mark.rule("AVA.6")
def test_full_bloom(hunted: Rebirth) -> None:
    """All mages but she herself, none in a Cell; the mark lies where she stood, and then she walks."""
    hunted.stand("Gramigna", "Cell")
    plays(hunted, "Full Bloom")
    assert [hunted.damage(mage) for mage in hunted.people] == ["x", "", "x", ""]
    assert hunted.cubes(ROSE_ROOM) == "x"
    assert hunted.place(AVATAR) == "Arena"


@proves("Black Spring", "part 1")
def test_black_spring(hunted: Rebirth) -> None:
    """One cube where the crown holder stands, not in the next room where two mages do; and one at the heart,
    even if the crown holder is in the Cell.
    """
    rooms = ("Throne Room", "Armory", "Crypt", ROSE_ROOM)
    hunted.crown("Arianna")
    hunted.stand(AVATAR, "Crypt")
    hunted.stand("Rikkart", "Throne Room")
    hunted.stand("Gramigna", "Throne Room")
    hunted.command("Black Spring")
    assert hunted.quiet
    assert [hunted.cubes(room) for room in rooms] == ["", "x", "", "x"]
    hunted.stand("Arianna", "Cell")
    plays(hunted, "Black Spring")
    assert [hunted.cubes(room) for room in rooms] == ["", "x", "", "xx"]


@proves("Overgrown Halls", "part 1")
def test_overgrown_halls(hunted: Rebirth) -> None:
    """The room with most mages, wherever it is: three cubes change hands, and none comes."""
    hunted.stand("Gramigna", "Armory")
    hunted.instability("Armory", "aar")
    plays(hunted, "Overgrown Halls")
    assert hunted.cubes("Armory") == "xxx"
    for mage in ("Rikkart", "Gramigna", "Arianna"):
        hunted.stand(mage, "Throne Room")
    hunted.instability("Throne Room", "aaag")
    plays(hunted, "Overgrown Halls")
    assert hunted.cubes("Throne Room") == "axxx"


@proves("Marionette", "part 1")
@proves("Marionette", "part 2")
def test_marionette(alone: Rebirth) -> None:
    """The target pays, is fetched, and struck with her Strength of 2."""
    alone.stand("Rikkart", "Observatory")
    plays(alone, "Marionette")
    assert (alone.place("Rikkart"), alone.damage("Rikkart")) == (ROSE_ROOM, "xx")
    assert powers(alone) == {"Rikkart": 9, AVATAR: 6}


@proves("Marionette", "part 1")
@proves("Marionette", "part 2")
def test_marionette_takes_the_most_wounded(hunted: Rebirth) -> None:
    hunted.stand("Arianna", "Armory", damage="r")
    hunted.stand("Gramigna", ROSE_ROOM)
    plays(hunted, "Marionette")
    assert [hunted.damage(mage) for mage in ("Rikkart", "Gramigna", "Arianna")] == ["", "", "rxx"]
    assert [hunted.power(mage) for mage in ("Rikkart", "Gramigna", "Arianna")] == [10, 11, 11]


@proves("Marionette", "part 1")
@proves("Marionette", "part 2")
def test_marionette_strikes_nobody_who_was_not_fetched(alone: Rebirth) -> None:
    """Held by the vine, the mage stays in the next room: it pays, and no blow falls."""
    plays(alone, "Strangling Vine")
    alone.stand(AVATAR, ROSE_ROOM)
    alone.command("Marionette")
    assert alone.quiet
    assert (alone.place("Rikkart"), alone.damage("Rikkart"), alone.power("Rikkart")) == ("Arena", "xx", 9)


@proves("Marionette", "part 1")
def test_marionette_fetches_into_her_room(hunted: Rebirth) -> None:
    hunted.stand("Arianna", "Armory", damage="r")
    hunted.command("Marionette")
    assert hunted.quiet
    assert hunted.place("Arianna") == ROSE_ROOM


@proves("Crown of Thorns", "part 1")
@proves("Crown of Thorns", "part 2")
def test_crown_of_thorns(hunted: Rebirth) -> None:
    hunted.crown("Arianna")
    plays(hunted, "Crown of Thorns")
    assert powers(hunted) == {"Rikkart": 10, "Gramigna": 11, "Arianna": 10, AVATAR: 15}
    assert [hunted.damage(mage) for mage in ("Rikkart", "Gramigna", "Arianna")] == ["", "", "xx"]
    assert hunted.place(AVATAR) == "Armory"


@proves("Risen Gardener", "part 1")
@proves("Risen Gardener", "part 2")
@pytest.mark.rule("AVA.22", "AVA.26")
def test_risen_gardener(alone: Rebirth) -> None:
    """She walks to the mage, a Colossus comes there and strikes at once with its Strength of 3."""
    alone.stand("Rikkart", "Observatory")
    plays(alone, "Risen Gardener")
    assert alone.place(AVATAR) == alone.place("Colossus x1") == "Observatory"
    assert alone.damage("Rikkart") == "xxx"


@proves("Risen Gardener", "part 2")
def test_risen_gardener_rises_where_she_stands(alone: Rebirth) -> None:
    alone.stand("Rikkart", "Cell")
    alone.command("Risen Gardener")
    assert alone.quiet
    assert alone.place("Colossus x1") == ROSE_ROOM


@proves("Sealed Doors", "part 1")
def test_sealed_doors(alone: Rebirth) -> None:
    """A spell less, no room this round, 1 damage, wherever the mage is; the mark lies where she stands."""
    alone.stand("Rikkart", "Armory")
    alone.stand(AVATAR, "Garden")
    alone.prepare("Rikkart", I="Shared Torture light", II="Grim Torment light")
    alone.command("Sealed Doors")
    alone.choose(alone.offered()[0])
    assert alone.quiet
    assert len(alone.memories("Rikkart")) == 1
    assert (alone.damage("Rikkart"), alone.cubes("Garden")) == ("x", "x")
    alone.action_phase(first="Rikkart")
    alone.choose("explore")
    assert "use" not in alone.offered()


@proves("Last Breath", "part 1")
@proves("Last Breath", "part 2")
def test_last_breath(alone: Rebirth) -> None:
    alone.stand(AVATAR, "Garden", damage="rrrrr")
    plays(alone, "Last Breath")
    assert (alone.damage(AVATAR), alone.power(AVATAR), alone.place(AVATAR)) == ("r", 5, ROSE_ROOM)


@proves("Last Breath", "armed")
@pytest.mark.rule("AVA.7", "AVA.32")
def test_last_breath_armed(alone: Rebirth) -> None:
    """All of the damage is ignored, once."""
    alone.stand(AVATAR, ROSE_ROOM, damage="rr")
    sets_off(alone, "Last Breath")
    assert (alone.damage(AVATAR), alone.power(AVATAR)) == ("rr", 5)


@proves("Embrace", "part 1")
@pytest.mark.rule("AVA.8", "AVA.23")
def test_embrace(alone: Rebirth) -> None:
    """She comes and strikes with Strength 2 and 1 more; one more card follows, which does not count."""
    alone.commands_left(2)
    alone.stand("Rikkart", "Observatory")
    plays(alone, "Embrace", "Black Spring")
    assert (alone.place(AVATAR), alone.damage("Rikkart")) == ("Observatory", "xxx")
    assert alone.commanded == ["Embrace", "Black Spring"]
    assert alone.commands_left() == 1


@proves("Embrace", "part 1")
def test_embrace_of_nobody(alone: Rebirth) -> None:
    """Three rooms away: she comes into the next room, and holds nobody."""
    alone.stand(AVATAR, "Pleasures Room")
    alone.stand("Rikkart", "Throne Room")
    plays(alone, "Embrace")
    assert (alone.place(AVATAR), alone.damage("Rikkart")) == (ROSE_ROOM, "")


@proves("Embrace", "part 1")
def test_embrace_goes_after_the_nearest(hunted: Rebirth) -> None:
    hunted.stand("Arianna", "Armory", damage="rrr")
    plays(hunted, "Embrace")
    assert [hunted.damage(mage) for mage in ("Rikkart", "Gramigna", "Arianna")] == ["", "xxx", "rrr"]


@proves("Embrace", "armed")
@pytest.mark.rule("AVA.7")
def test_embrace_armed(alone: Rebirth) -> None:
    sets_off(alone, "Embrace")
    assert (alone.damage("Rikkart"), alone.damage(AVATAR)) == ("xxx", "rrrr")


@proves("Falling Petals", "part 1")
def test_falling_petals(alone: Rebirth) -> None:
    alone.stand(AVATAR, ROSE_ROOM, damage="rr")
    alone.stand("Rikkart", "Observatory")
    plays(alone, "Falling Petals")
    assert (alone.damage("Rikkart"), alone.damage(AVATAR)) == ("xx", "r")


@proves("Falling Petals", "armed")
@pytest.mark.rule("AVA.7")
def test_falling_petals_armed(alone: Rebirth) -> None:
    sets_off(alone, "Falling Petals", "Touch")
    assert powers(alone) == {"Rikkart": 9, AVATAR: 6}
    assert alone.damage("Rikkart") == ""


@proves("Drowsy Hour", "part 1")
@proves("Drowsy Hour", "part 2")
def test_drowsy_hour(alone: Rebirth) -> None:
    """She walks home, a cube lies where she is then, and she heals."""
    alone.stand(AVATAR, "Armory", damage="rr")
    plays(alone, "Drowsy Hour")
    assert (alone.place(AVATAR), alone.cubes(ROSE_ROOM), alone.cubes("Arena")) == (ROSE_ROOM, "x", "")
    assert alone.damage(AVATAR) == "r"


@proves("Drowsy Hour", "armed")
@pytest.mark.rule("AVA.7")
def test_drowsy_hour_armed(alone: Rebirth) -> None:
    alone.stand(AVATAR, ROSE_ROOM, damage="rrrr")
    sets_off(alone, "Drowsy Hour", "Touch")
    assert alone.damage(AVATAR) == "r"
    assert alone.cubes(ROSE_ROOM) == ""
