"""What the events of the third moon do, card by card; rooms that are shut are with the first moon's."""

from __future__ import annotations

import pytest

from blackrose.engine.components import Pack
from tests.classic.feast import casts, damages, feast, hands, places, powers, works
from tests.classic.proving import EVENT, proves, scene
from tests.classic.scenario import Classic


@scene
def hall(pack: Pack) -> Classic:
    return feast(pack)


# At once


@proves("Palace Revolt", EVENT)
def test_palace_revolt(hall: Classic) -> None:
    hall.power("Tessa", 8)
    hall.resolve("Palace Revolt", by="Black Rose")
    # Nero takes of Tessa's 8, Tessa leads herself, Jaf'ar takes of her 7; then three have 6.
    assert (hall.asked()[0], hall.offered()) == ("Rebecca", ["Nero", "Tessa", "Jaf'ar"])
    hall.choose("Tessa")
    assert powers(hall) == [6, 5, 6, 6, 0]


@proves("The Last Will", EVENT)
def test_the_last_will(hall: Classic) -> None:
    hall.forgotten(*(card.name.en for card in hall.rules.cards if card.name.en in ("Bolt", "Gale", "Clay")))
    hall.hold("Nero", "Bolt", "Gale")
    hall.hold("Tessa", "Bolt", "Gale", "Clay", "Trick")
    hall.resolve("The Last Will", by="Black Rose")
    assert hall.asked()[0] == "Tessa"  # two spells are not the price
    hall.choose("yes", "Bolt", "Gale", "Clay")
    assert hall.quiet
    assert hands(hall) == [2, 2, 0, 0]
    assert len(hall.happened("took_forgotten")) == 1


@proves("The Roof Gives Way", EVENT)
def test_the_roof_gives_way(hall: Classic) -> None:
    works(hall, "The Roof Gives Way", "Crypt")
    assert hall.cubes("Crypt") == "xxxx"
    assert hall.cubes("Arena") == ""


@proves("Costly Absolution", EVENT)
def test_costly_absolution(hall: Classic) -> None:
    hall.stand("Nero", "Arena", damage="ttttt")
    hall.stand("Jaf'ar", "Garden", damage="ttt")
    hall.power("Jaf'ar", 1)
    hall.resolve("Costly Absolution", by="Black Rose")
    hall.choose("yes")
    hall.settle("no", "no")
    assert damages(hall) == ["", "", "ttt", ""]
    assert powers(hall) == [3, 5, 1, 5, 0]


@proves("Feast of Fools", EVENT)
def test_feast_of_fools(hall: Classic) -> None:
    hall.crown("Rebecca")
    works(hall, "Feast of Fools")
    assert powers(hall) == [6, 6, 6, 5, 0]


@proves("The Devil at the Door", EVENT)
def test_the_devil_at_the_door(hall: Classic) -> None:
    works(hall, "The Devil at the Door", "no", "yes", "Crypt", "no", "yes", "Forge")
    assert (hall.place("Malacoda t1"), hall.place("Malacoda r1")) == ("Crypt", "Forge")
    assert len(hall.happened("summoned")) == 2
    assert powers(hall) == [5, 5, 5, 5, 4]


@proves("The Lesser Evil", EVENT)
@pytest.mark.parametrize(("answer", "left"), [(0, [4, 4, 4, 4, 0]), (1, [5, 5, 5, 5, 3])])
def test_the_lesser_evil(hall: Classic, answer: int, left: list[int]) -> None:
    hall.resolve("The Lesser Evil", by="Black Rose")
    hall.choose(hall.offered()[answer])
    assert powers(hall) == left


# In the Black Rose phase


@proves("The Headhunters' Tithe", EVENT)
def test_the_headhunters_tithe(hall: Classic) -> None:
    works(hall, "The Headhunters' Tithe")
    assert powers(hall) == [5, 5, 5, 5, 0]  # nobody has a trophy
    hall.capture("Tessa", "Nero", "Nero")
    hall.capture("Rebecca", "Nero")
    works(hall, "The Headhunters' Tithe")
    assert powers(hall) == [5, 3, 5, 5, 0]


@proves("Midnight Reckoning", EVENT)
def test_midnight_reckoning(hall: Classic) -> None:
    hall.hold("Nero", "Bolt", "Gale")
    hall.hold("Rebecca", "Bolt")
    works(hall, "Midnight Reckoning", "Gale")
    assert hands(hall) == [1, 0, 0, 0]
    assert damages(hall) == ["", "xxx", "xxx", ""]


@proves("To the Heart of the House", EVENT)
def test_to_the_heart_of_the_house(hall: Classic) -> None:
    model = hall.evocation("Nero", "Arena")
    works(hall, "To the Heart of the House")
    assert places(hall) == ["Black Rose Room"] * 4
    assert hall.place(model) == "Arena"


@proves("Black Harvest", EVENT)
@pytest.mark.parametrize(
    ("kinds", "gained"),
    [
        (["Landsknecht"] * 2 + ["Divine Altar"], 0),  # 4
        (["Landsknecht", "Malacoda"], 1),  # 5
        (["Bone Knight"] * 3 + ["Landsknecht"], 2),  # 14
        (["Bone Knight"] * 3 + ["Malacoda"], 3),  # 15
        (["Bone Knight"] * 3 + ["Landsknecht"] * 4, 3),  # 20
    ],
)
def test_black_harvest(hall: Classic, kinds: list[str], gained: int) -> None:
    for number, kind in enumerate(kinds):
        hall.evocation(hall.people[number // 3], "Crypt", kind=kind)
    works(hall, "Black Harvest")
    assert powers(hall)[-1] == gained


@proves("Falling Masonry", EVENT)
def test_falling_masonry(hall: Classic) -> None:
    hall.evocation("Nero", "Crypt")
    hall.stand("Tessa", "Arena")
    works(hall, "Falling Masonry")
    assert [hall.cubes(room) for room in ("Arena", "Garden", "Sanctuary", "Crypt")] == ["x", "x", "", ""]


@proves("Bled White", EVENT)
def test_bled_white(hall: Classic) -> None:
    hall.stand("Nero", "Oracle Room")
    there, elsewhere = hall.evocation("Nero", "Crypt"), hall.evocation("Nero", "Forge")
    works(hall, "Bled White")
    assert damages(hall) == ["xx", "", "", ""]
    assert (hall.damage(there), hall.damage(elsewhere)) == ("xx", "")


@proves("Stray Dogs", EVENT)
def test_stray_dogs(hall: Classic) -> None:
    hall.evocation("Tessa", "Garden")
    hall.resolve("Stray Dogs", by="Black Rose")
    hall.choose("attack Jaf'ar")  # Nero first; Tessa owns one and is passed over
    assert damages(hall) == ["", "", "nn", ""]
    assert hall.asked()[0] == "Jaf'ar"
    hall.choose("stop")
    assert hall.asked()[0] == "Rebecca"
    hall.choose("stop")
    assert hall.quiet


@proves("The Rose Embraces", EVENT)
def test_the_rose_embraces(hall: Classic) -> None:
    hall.stand("Nero", "Arena", damage="tttt")
    hall.stand("Tessa", "Sanctuary", damage="n")
    hall.stand("Rebecca", "Cell", damage="nnn")
    hall.resolve("The Rose Embraces", by="Black Rose")
    hall.settle()
    assert sorted(hall.damage("Nero")) == ["t", "t", "x", "x"]
    assert damages(hall)[1:] == ["x", "", "nnn"]


# In the action phase


@proves("No Quarter", EVENT)
def test_no_quarter(hall: Classic) -> None:
    hall.lay_event(3, "No Quarter")
    model = hall.evocation("Tessa", "Crypt")
    for hit in ("Tessa", model):
        casts(hall, "Bolt", hit)
    assert damages(hall) == ["", "nnn", "", ""]
    assert hall.damage(model) == "nn"


@proves("Drawn Daggers", EVENT)
def test_drawn_daggers(hall: Classic) -> None:
    hall.lay_event(2, "Drawn Daggers")
    casts(hall, "Quarrel", "Tessa")
    casts(hall, "Bolt", "Jaf'ar")
    assert damages(hall) == ["", "nnn", "nn", ""]


@proves("Hellmouth", EVENT)
@pytest.mark.parametrize(("spell", "damage"), [("Ember", "nnn"), ("Bane", "nnn"), ("Gale", "nn")])
def test_hellmouth(hall: Classic, spell: str, damage: str) -> None:
    hall.lay_event(1, "Hellmouth")
    casts(hall, spell, "Tessa")
    assert damages(hall) == ["", damage, "", ""]


@proves("Kingslayers", EVENT)
def test_kingslayers(hall: Classic) -> None:
    hall.lay_event(3, "Kingslayers")
    hall.power("Tessa", 9)
    hall.power("Rebecca", 2)
    casts(hall, "Bolt", "Jaf'ar")
    assert powers(hall) == [5, 9, 5, 2, 0]
    casts(hall, "Bolt", "Tessa")
    assert powers(hall) == [5, 9, 5, 3, 0]


@proves("The Demolition Ball", EVENT)
def test_the_demolition_ball(hall: Classic) -> None:
    hall.lay_event(2, "The Demolition Ball")
    hall.instability("Forge", "jj")
    casts(hall, "Brick", "Forge")
    assert powers(hall) == [5, 5, 5, 5, 0]
    casts(hall, "Brick", "Forge", by="Tessa")
    assert powers(hall) == [5, 7, 5, 5, 0]


@proves("At Her Court", EVENT)
def test_at_her_court(hall: Classic) -> None:
    hall.lay_event(1, "At Her Court")
    hall.pile("Nero", grimoire=["Bolt", "Gale", "Clay"])
    casts(hall, "Step", "Crypt")
    assert (hands(hall)[0], powers(hall)[-1]) == (0, 0)
    casts(hall, "Step", "Black Rose Room")
    assert (hands(hall)[0], powers(hall)[-1]) == (1, 1)


@proves("Every Curse a Prayer", EVENT)
@pytest.mark.parametrize(("spell", "gained"), [("Bane", 1), ("Ember", 0)])
def test_every_curse_a_prayer(hall: Classic, spell: str, gained: int) -> None:
    hall.lay_event(2, "Every Curse a Prayer")
    casts(hall, spell, "Tessa")
    assert powers(hall) == [5, 5, 5, 5, gained]


@proves("First Word", EVENT)
def test_first_word(hall: Classic) -> None:
    hall.prepare("Nero", I="Bolt light", II="Gale light")
    hall.prepare("Tessa", I="Bolt light")
    hall.resolve("First Word", by="Black Rose")
    hall.choose("yes", "Jaf'ar")
    hall.settle("no", "no", "no")
    assert damages(hall) == ["", "", "nn", ""]
    assert powers(hall) == [4, 5, 5, 5, 0]
    assert (hall.lies("Nero", "I"), hall.lies("Nero", "II")) == ("revealed", "ready")


@proves("Stage Fright", EVENT)
def test_stage_fright(hall: Classic) -> None:
    hall.power("Tessa", 6)
    works(hall, "Stage Fright")
    casts(hall, "Key", "Treasure Room", by="Tessa")
    assert hall.happened("used_room") == []
    casts(hall, "Key", "Treasure Room", by="Nero")
    assert len(hall.happened("used_room")) == 1


@proves("Everything Bites", EVENT)
def test_everything_bites(hall: Classic) -> None:
    hall.lay_event(3, "Everything Bites")
    casts(hall, "Key", "Treasure Room", by="Tessa")
    casts(hall, "Key", "Treasure Room", by="Nero")  # its token is turned: nothing is activated
    assert damages(hall) == ["", "x", "", ""]
