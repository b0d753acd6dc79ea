"""By what an Avatar chooses, and how the choice can be followed (AVA.10, AVA.25, AVA.42, AVA.49)."""

from __future__ import annotations

import pytest

from blackrose.game import IllegalChoice
from tests.avatar.tables import AVATAR, BLOW, RAY, ROOTS, ROSE_ROOM, STEP, hunted


@pytest.mark.rule("EX.R.25", "AVA.10", "AVA.5")
def test_equally_near_it_takes_the_mage_with_more_power() -> None:
    """The book's own: Corrupted Ray inflicts 2 and converts 1."""
    table = hunted("Corrupted Ray")
    table.stand("Rikkart", "Arena", damage="g")
    table.power("Rikkart", 3)
    table.power("Gramigna", 2)
    table.command()
    assert table.damage("Rikkart") == "xxx"
    assert table.damage("Gramigna") == ""
    assert table.weighed()[:2] == [
        ("nearest", {"Rikkart": 1, "Gramigna": 1}),
        ("power", {"Rikkart": 3, "Gramigna": 2}),
    ]
    assert table.decided()[0] == ("power", "Rikkart")


@pytest.mark.rule("EX.R.26", "AVA.25", "AVA.56")
def test_equal_by_all_of_them_the_crown_holder_chooses() -> None:
    table = hunted(RAY, three=True)
    table.command()
    assert table.asked() == ("Rikkart", "target")
    assert table.offered() == ["Rikkart", "Gramigna"]  # no dummy, nobody farther off
    assert table.decided() == [("", "")]
    table.choose("Gramigna")
    assert (table.damage("Rikkart"), table.damage("Gramigna")) == ("", "xx")


@pytest.mark.rule("AVA.25")
def test_it_is_the_crown_holder_of_the_moment() -> None:
    table = hunted(RAY)
    table.crown("Gramigna")
    table.command()
    assert table.asked() == ("Gramigna", "target")
    with pytest.raises(IllegalChoice):
        table.choose("dummy")


@pytest.mark.rule("AVA.10")
def test_by_a_most_damage_comes_before_the_nearest_and_power() -> None:
    table = hunted(BLOW, three=True)
    table.stand("Arianna", "Throne Room", damage="rr")
    table.stand("Gramigna", "Garden", damage="r")
    table.power("Rikkart", 9)
    table.command()
    assert table.damage("Arianna") == "rrx"
    assert table.weighed() == [("damage", {"Rikkart": 0, "Gramigna": 1, "Arianna": 2})]
    assert table.decided() == [("damage", "Arianna")]


@pytest.mark.rule("AVA.10", "AVA.42")
def test_by_b_the_nearest_comes_before_power_and_damage() -> None:
    """Steps through rooms, not sight: the Summoner Room is two steps away and cannot be seen."""
    table = hunted("Long Ray | spell B | mage * | The Possessed inflicts 1 damage.", three=True)
    table.stand("Rikkart", "Summoner Room", damage="ggg")
    table.stand("Gramigna", "Cell")
    table.stand("Arianna", "Armory")
    table.stand(AVATAR, "Throne Room")
    table.power("Arianna", 0)
    table.power("Rikkart", 9)
    table.command()
    assert table.weighed()[0] == ("nearest", {"Rikkart": 1, "Arianna": 1})
    assert table.damage("Rikkart") == "gggx"


@pytest.mark.rule("AVA.42")
def test_mages_in_cells_are_no_goal() -> None:
    table = hunted(STEP)
    table.stand("Rikkart", "Cell")
    table.stand("Gramigna", "Pleasures Room")
    table.command()
    assert table.place(AVATAR) == "Pleasures Room"  # two steps, its Speed
    assert table.weighed() == []


@pytest.mark.rule("AVA.56", "AVA.43")
def test_with_no_mage_to_go_to_it_stays() -> None:
    table = hunted(STEP)
    table.stand("Rikkart", "Cell")
    table.stand("Gramigna", "Cell")
    table.command()
    assert table.place(AVATAR) == ROSE_ROOM
    assert table.commanded == ["Step"]
    assert table.quiet


@pytest.mark.rule("AVA.23", "AVA.42")
def test_a_run_ends_in_the_room_of_its_goal() -> None:
    table = hunted(STEP)
    table.stand("Gramigna", "Cell")
    table.command()
    assert table.place(AVATAR) == "Arena"  # one of its two steps is left and lost


@pytest.mark.rule("AVA.23", "AVA.25")
def test_of_equal_ways_the_crown_holder_chooses() -> None:
    table = hunted(STEP)
    table.stand("Gramigna", "Cell")
    table.stand("Rikkart", "Summoner Room")
    table.command()
    assert table.asked() == ("Rikkart", "step")
    assert table.offered() == ["move to Throne Room", "move to Arena"]
    table.choose("move to Arena")
    assert table.place(AVATAR) == "Summoner Room"


@pytest.mark.rule("AVA.49")
def test_of_rooms_it_takes_the_one_with_most_mages_then_models_then_instability() -> None:
    table = hunted(ROOTS)
    table.command()  # one mage each: most models decide
    assert table.asked() == ("Rikkart", "target")
    assert table.offered() == ["Arena", "Garden"]
    table = hunted(ROOTS)
    table.evocation("Rikkart", "Garden")
    table.command()
    assert table.cubes("Garden") == "x"
    assert table.decided() == [("models", "Garden")]
    table = hunted(ROOTS)
    table.instability("Arena", "g")
    table.command()
    assert table.cubes("Arena") == "gx"
    assert table.decided() == [("instability", "Arena")]
    table = hunted(ROOTS)
    table.stand("Gramigna", "Arena")
    table.command()
    assert table.decided() == [("mages", "Arena")]


@pytest.mark.rule("AVA.59")
def test_its_own_models_do_not_count() -> None:
    table = hunted(ROOTS)
    table.evocation(AVATAR, "Garden")
    table.command()
    assert table.offered() == ["Arena", "Garden"]


@pytest.mark.rule("AVA.59", "AVA.56")
def test_it_never_aims_at_its_own_evocation() -> None:
    table = hunted("Jab | spell B | model 0 | The Possessed inflicts 1 damage. The Possessed gains 1 power.")
    own = table.evocation(AVATAR, ROSE_ROOM)
    table.command()
    assert table.damage(own) == ""
    assert table.power(AVATAR) == 1  # the dummy's doing: the other sentences work


@pytest.mark.rule("AVA.43", "AVA.56")
def test_without_a_target_a_dummy_lets_the_other_sentences_work() -> None:
    table = hunted("Far | spell B | mage 0 | The Possessed inflicts 1 damage. The Possessed gains 2 power.")
    table.command()
    assert (table.power(AVATAR), table.damage("Rikkart"), table.damage("Gramigna")) == (2, "", "")


@pytest.mark.rule("AVA.43")
def test_an_attack_without_anybody_there_is_left_out() -> None:
    table = hunted(
        "Strike | action B | | The Possessed performs a physical attack on a mage in the room of"
        " the Possessed. || spell | | The Possessed gains 1 power."
    )
    table.command()
    assert table.happened("attacked") == []
    assert table.power(AVATAR) == 1


@pytest.mark.rule("AVA.64")
def test_up_to_so_many_is_all_of_them() -> None:
    """Folded Petals ignores up to 2 of 3 damage, and nobody is asked."""
    table = hunted("Folded Petals")
    table.stand(AVATAR, "Arena")
    table.prepare("Rikkart", quick="Shared Torture light")
    table.commands_left(3)
    table.action_phase(first="Rikkart")
    before = len(table.happened("suffered"))
    table.choose("cast quick", AVATAR)
    suffered = sum(event.amount for event in table.events("suffered")[before:] if event.model == 2)
    assert len(table.damage(AVATAR)) == max(0, suffered - 2)
