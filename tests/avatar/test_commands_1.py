"""What the commands of the first moon do, card by card: each part, and what their backs set off."""

import pytest

from blackrose.engine.components import Pack
from tests.avatar.decks import plays, powers, sets_off, solo, three
from tests.avatar.tables import AVATAR, ROSE_ROOM
from tests.rebirth.proving import proves, scene
from tests.rebirth.scenario import Rebirth


@scene
def alone(pack: Pack) -> Rebirth:
    return solo(pack)


@scene
def hunted(pack: Pack) -> Rebirth:
    return three(pack)


@proves("Corrupted Ray", "part 1")
@proves("Corrupted Ray", "part 2")
def test_corrupted_ray(hunted: Rebirth) -> None:
    """Gramigna has more power than Rikkart, who is as near; what is hers already is not converted."""
    hunted.stand("Gramigna", "Garden", damage="rx")
    plays(hunted, "Corrupted Ray")
    assert hunted.damage("Gramigna") == "xxxx"
    assert [hunted.damage("Rikkart"), hunted.damage("Arianna")] == ["", ""]
    assert hunted.place(AVATAR) == "Garden"


@proves("Corrupted Ray", "part 1")
@proves("Corrupted Ray", "part 2")
def test_corrupted_ray_reaches_two_rooms_and_walks_two(alone: Rebirth) -> None:
    alone.stand("Rikkart", "Observatory", damage="rr")
    plays(alone, "Corrupted Ray")
    assert alone.damage("Rikkart") == "rxxx"
    assert alone.place(AVATAR) == "Observatory"
    alone.stand(AVATAR, "Pleasures Room")  # four rooms away: no target, and it comes as far as it can
    plays(alone, "Corrupted Ray")
    assert alone.damage("Rikkart") == "rxxx"
    assert alone.place(AVATAR) == ROSE_ROOM


@proves("Blind Hunt", "part 1")
def test_blind_hunt(alone: Rebirth) -> None:
    """It comes to the mage and strikes with its Strength of 2; too far away it only comes near."""
    plays(alone, "Blind Hunt")
    assert (alone.place(AVATAR), alone.damage("Rikkart")) == ("Arena", "xx")
    alone.stand(AVATAR, "Pleasures Room")
    plays(alone, "Blind Hunt")
    assert (alone.place(AVATAR), alone.damage("Rikkart")) == (ROSE_ROOM, "xx")


@proves("Blind Hunt", "part 1")
def test_blind_hunt_goes_after_the_nearest(hunted: Rebirth) -> None:
    hunted.stand("Rikkart", "Observatory", damage="gggg")
    plays(hunted, "Blind Hunt")
    assert (hunted.place(AVATAR), hunted.damage("Gramigna")) == ("Garden", "xx")


@proves("Scent of Blood", "part 1")
@pytest.mark.rule("AVA.8")
def test_scent_of_blood(hunted: Rebirth) -> None:
    """It goes after the wounded, however far off, and one more card is turned, which does not count."""
    hunted.commands_left(2)
    hunted.stand("Arianna", "Armory", damage="r")
    plays(hunted, "Scent of Blood", "Blind Hunt")
    assert hunted.place(AVATAR) == "Armory"
    assert hunted.damage("Arianna") == "rxx"
    assert hunted.commanded == ["Scent of Blood", "Blind Hunt"]
    assert hunted.commands_left() == 1


@proves("Sap in the Stone", "part 1")
@proves("Sap in the Stone", "part 2")
def test_sap_in_the_stone(alone: Rebirth) -> None:
    """It stands in the mage's room when it takes root, in the room with most mages at most one away."""
    alone.stand("Rikkart", "Observatory")
    plays(alone, "Sap in the Stone")
    assert alone.place(AVATAR) == "Observatory"
    assert alone.cubes("Observatory") == "x"
    assert powers(alone) == {"Rikkart": 10, AVATAR: 5}


@proves("Sap in the Stone", "part 1")
@proves("Sap in the Stone", "part 2")
def test_sap_in_the_stone_stays_near(alone: Rebirth) -> None:
    """From a room two away from the mage it reaches only rooms next to it: there stands nobody but itself."""
    alone.stand(AVATAR, "Pleasures Room")
    alone.stand("Rikkart", "Observatory")
    plays(alone, "Sap in the Stone", answers=("move to Garden", "move to Black Rose Room", "Crypt"))
    assert (alone.place(AVATAR), alone.cubes("Crypt"), alone.cubes("Observatory")) == (ROSE_ROOM, "x", "")


@proves("Creeping Ivy", "part 1")
@proves("Creeping Ivy", "part 2")
def test_creeping_ivy(alone: Rebirth) -> None:
    """The room of the mage, two away: a cube changes hands and another comes; then it walks home."""
    alone.stand(AVATAR, "Garden")
    alone.stand("Rikkart", "Throne Room")
    alone.instability("Throne Room", "rr")
    plays(alone, "Creeping Ivy")
    assert alone.cubes("Throne Room") == "rxx"
    assert alone.place(AVATAR) == ROSE_ROOM


@proves("Heartbeat", "part 1")
@proves("Heartbeat", "part 2")
@pytest.mark.rule("AVA.6")
def test_heartbeat(alone: Rebirth) -> None:
    """The mark leaves a cube where it stands by then, the spell one at the heart, both black."""
    alone.stand(AVATAR, "The Abyss")
    plays(alone, "Heartbeat")
    assert alone.place(AVATAR) == ROSE_ROOM
    assert alone.cubes(ROSE_ROOM) == "xx"


@proves("Heartbeat", "armed")
@pytest.mark.rule("AVA.7", "AVA.32")
def test_heartbeat_armed(alone: Rebirth) -> None:
    """Aimed at, it heals 2 of the cubes on it; nothing of the front is carried out."""
    alone.stand(AVATAR, ROSE_ROOM, damage="rrr")
    sets_off(alone, "Heartbeat", "Touch")
    assert alone.damage(AVATAR) == "r"
    assert alone.cubes(ROSE_ROOM) == ""


@proves("Folded Petals", "part 1")
@proves("Folded Petals", "part 2")
def test_folded_petals(alone: Rebirth) -> None:
    alone.stand(AVATAR, "Garden", damage="rrrr")
    plays(alone, "Folded Petals")
    assert alone.damage(AVATAR) == "r"
    assert alone.place(AVATAR) == ROSE_ROOM


@proves("Folded Petals", "armed")
@pytest.mark.rule("AVA.7", "AVA.32")
def test_folded_petals_armed(alone: Rebirth) -> None:
    """Of 4 damage it ignores 2, and heals nothing."""
    alone.stand(AVATAR, ROSE_ROOM, damage="r")
    sets_off(alone, "Folded Petals")
    assert alone.damage(AVATAR) == "rrr"


@proves("Toll of the Threshold", "part 1")
def test_toll_of_the_threshold(hunted: Rebirth) -> None:
    """The nearest with most power pays; nobody has to pay more than he has."""
    plays(hunted, "Toll of the Threshold")
    assert powers(hunted) == {"Rikkart": 10, "Gramigna": 10, "Arianna": 12, AVATAR: 14}
    assert hunted.damage("Gramigna") == "x"
    hunted.power("Gramigna", 0)
    hunted.power("Rikkart", 0)
    hunted.stand("Rikkart", "Cell")
    plays(hunted, "Toll of the Threshold")
    assert (hunted.power("Gramigna"), hunted.power(AVATAR)) == (0, 14)
    assert hunted.damage("Gramigna") == "xx"


@proves("Toll of the Threshold", "armed")
@pytest.mark.rule("AVA.7")
def test_toll_of_the_threshold_armed(alone: Rebirth) -> None:
    sets_off(alone, "Toll of the Threshold", "Touch")
    assert powers(alone) == {"Rikkart": 9, AVATAR: 5}
    assert alone.damage("Rikkart") == ""


@proves("Thorn in the Palm", "part 1")
def test_thorn_in_the_palm(alone: Rebirth) -> None:
    """In the next room 2 damage; two rooms away there is no target."""
    plays(alone, "Thorn in the Palm")
    assert alone.damage("Rikkart") == "xx"
    alone.stand("Rikkart", "Observatory")
    plays(alone, "Thorn in the Palm")
    assert alone.damage("Rikkart") == ""


@proves("Thorn in the Palm", "armed")
@pytest.mark.rule("AVA.7", "AVA.33")
def test_thorn_in_the_palm_armed(alone: Rebirth) -> None:
    """Whoever strikes it suffers 2; the damage itself stays."""
    sets_off(alone, "Thorn in the Palm")
    assert (alone.damage(AVATAR), alone.damage("Rikkart")) == ("rrrr", "xx")


@proves("Strings", "part 1")
def test_strings(hunted: Rebirth) -> None:
    """The most wounded comes as far as its Speed takes it; then all who stand with the Possessed bleed."""
    hunted.stand("Arianna", "Armory", damage="r")
    hunted.stand("Rikkart", ROSE_ROOM)
    plays(hunted, "Strings")
    assert hunted.place("Arianna") == ROSE_ROOM
    assert [hunted.damage(mage) for mage in ("Rikkart", "Gramigna", "Arianna")] == ["x", "", "rx"]
    assert hunted.damage(AVATAR) == ""


@proves("Strings", "part 1")
def test_strings_draw_only_so_far(alone: Rebirth) -> None:
    alone.stand(AVATAR, "Pleasures Room")
    alone.stand("Rikkart", "Armory")
    plays(alone, "Strings")
    assert alone.place("Rikkart") == ROSE_ROOM
    assert alone.damage("Rikkart") == ""


@proves("Grave Soil", "part 1")
@proves("Grave Soil", "part 2")
@pytest.mark.rule("AVA.22", "AVA.63")
def test_grave_soil(alone: Rebirth) -> None:
    """A Cadaver comes where it stands, before it goes after the mage."""
    plays(alone, "Grave Soil")
    assert alone.place("Cadaver x1") == ROSE_ROOM
    assert alone.supply("Cadaver") == 7
    assert alone.place(AVATAR) == "Arena"


@proves("Cold Fingers", "part 1")
@proves("Cold Fingers", "part 2")
@pytest.mark.rule("AVA.21")
def test_cold_fingers(alone: Rebirth) -> None:
    """It comes first, and leaves no cube; the mage picks the spell that goes."""
    alone.prepare("Rikkart", I="Shared Torture light", II="Grim Torment light")
    alone.stand("Rikkart", "Observatory")
    alone.command("Cold Fingers")
    assert alone.place(AVATAR) == "Observatory"
    assert alone.asked()[0] == "Rikkart"
    alone.settle()
    assert len(alone.memories("Rikkart")) == 1
    assert (alone.damage("Rikkart"), alone.cubes("Observatory")) == ("x", "")


@proves("Cold Fingers", "part 2")
def test_cold_fingers_without_a_spell_to_lose(alone: Rebirth) -> None:
    plays(alone, "Cold Fingers")
    assert (alone.damage("Rikkart"), alone.cubes("Arena")) == ("x", "")
