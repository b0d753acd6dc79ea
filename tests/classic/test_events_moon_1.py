"""What the events of the first moon do, card by card."""

from __future__ import annotations

import pytest

from blackrose.engine.components import Pack
from tests.classic.feast import casts, damages, feast, hands, of_colour, places, powers, works
from tests.classic.proving import EVENT, proves, scene
from tests.classic.scenario import Classic


@scene
def hall(pack: Pack) -> Classic:
    return feast(pack)


# At once


@proves("Wine from the Deep Cellar", EVENT)
def test_wine_from_the_deep_cellar(hall: Classic) -> None:
    for mage in hall.people:
        hall.pile(mage, grimoire=["Bolt", "Gale", "Clay"])
    hall.power("Tessa", 0)
    works(hall, "Wine from the Deep Cellar", "yes", "no", "yes")  # Tessa, who has no power, is not asked
    assert powers(hall) == [4, 0, 5, 4, 0]
    assert hands(hall) == [2, 0, 0, 2]


@proves("Rent Day", EVENT)
def test_rent_day(hall: Classic) -> None:
    hall.power("Tessa", 0)
    works(hall, "Rent Day", "yes", "no", "yes")
    assert powers(hall) == [4, 0, 5, 4, 2]


@proves("Hounds for Hire", EVENT)
def test_hounds_for_hire(hall: Classic) -> None:
    hall.hold("Nero", "Bolt", "Gale", "Clay")
    hall.hold("Tessa", "Bolt")
    hall.hold("Rebecca", "Bolt", "Gale")
    works(hall, "Hounds for Hire", "yes", "Bolt", "Gale", "Crypt", "yes", "Forge")
    assert hands(hall) == [1, 1, 0, 0]
    assert (hall.place("Cerberus n1"), hall.place("Cerberus r1")) == ("Crypt", "Forge")
    assert len(hall.happened("summoned")) == 2


@proves("Early Curfew", EVENT)
def test_early_curfew(hall: Classic) -> None:
    hall.stand("Tessa", "Sanctuary", damage="nn")
    works(hall, "Early Curfew", "no", "yes", "no")  # Rebecca is in her Cell
    assert places(hall) == ["Arena", "Cell", "Garden", "Cell"]
    assert powers(hall) == [5, 6, 5, 5, 0]


@proves("Borrowed Books", EVENT)
def test_borrowed_books(hall: Classic) -> None:
    hall.hold("Nero", "Bolt", "Clay")
    hall.hold("Rebecca", "Gale")
    hall.library("Destruction", "Flood", "Ember", "Bane")
    hall.resolve("Borrowed Books", by="Black Rose")
    hall.choose("yes", "Bolt")
    hall.settle("no")
    assert sorted(hall.hand("Nero")) == ["Clay", "Flood"]
    assert hall.hand("Rebecca") == ["Gale"]


@proves("The Physician's Coin", EVENT)
@pytest.mark.parametrize(
    ("answer", "left"), [(0, ["n", "", "", ""]), (1, ["nnnx", "nx", "x", "x"])], ids=["heals", "hurts"]
)
def test_the_physicians_coin(hall: Classic, answer: int, left: list[str]) -> None:
    hall.stand("Nero", "Arena", damage="nnn")
    hall.stand("Tessa", "Sanctuary", damage="n")
    hall.resolve("The Physician's Coin", by="Black Rose")
    hall.choose(hall.offered()[answer])
    assert damages(hall) == left


@proves("Omen", EVENT)
def test_omen(hall: Classic) -> None:
    hall.event_deck(1, "Visiting Hours", "Tall Poppies")
    hall.event_deck(2, "Open Wounds", "Gossip")
    hall.event_deck(3, "No Quarter")
    works(hall, "Omen")
    assert hall.board == ["Open Wounds", "", ""]


# In the Black Rose phase


@proves("Alms for the Novices", EVENT)
def test_alms_for_the_novices(hall: Classic) -> None:
    hall.power("Tessa", 3)
    hall.power("Rebecca", 3)
    works(hall, "Alms for the Novices")
    assert powers(hall) == [5, 4, 5, 4, 0]


@proves("Shifting Corridors", EVENT)
def test_shifting_corridors(hall: Classic) -> None:
    hall.lay_event(2, "Shifting Corridors", by="Jaf'ar")
    hall.resolve("Shifting Corridors", by="Black Rose")
    assert hall.asked()[0] == "Jaf'ar"  # who drew it steers them all
    works(hall, "Shifting Corridors", "move to Forge", "stop", "move to Crypt")
    assert places(hall) == ["Forge", "Sanctuary", "Crypt", "Cell"]


@proves("Whispering Mirrors", EVENT)
def test_whispering_mirrors(hall: Classic) -> None:
    for mage in hall.people:
        hall.pile(mage, grimoire=["Bolt", "Gale", "Clay"])
    hall.stand("Tessa", "Oracle Room")
    works(hall, "Whispering Mirrors")
    assert hands(hall) == [0, 1, 0, 0]


@proves("Tall Poppies", EVENT)
def test_tall_poppies(hall: Classic) -> None:
    hall.power("Tessa", 6)
    hall.power("Rebecca", 6)
    works(hall, "Tall Poppies")
    assert damages(hall) == ["", "xx", "", "xx"]


@proves("Visiting Hours", EVENT)
def test_visiting_hours(hall: Classic) -> None:
    for mage in hall.people:
        hall.pile(mage, grimoire=["Bolt", "Gale", "Clay"])
    hall.stand("Tessa", "Cell")
    works(hall, "Visiting Hours")
    assert hands(hall) == [0, 1, 0, 1]


@proves("Untended Beds", EVENT)
def test_untended_beds(hall: Classic) -> None:
    hall.evocation("Nero", "Forge")  # no mage
    works(hall, "Untended Beds")
    assert of_colour(hall, "green") == {"Garden": "", "Forge": "x", "Treasure Room": "x"}
    assert hall.cubes("Crypt") == ""


@proves("Insult at Supper", EVENT)
def test_insult_at_supper(hall: Classic) -> None:
    hall.stand("Tessa", "Arena")
    hall.stand("Jaf'ar", "Sanctuary")
    works(hall, "Insult at Supper", "yes", "no")  # next door and in the Cell nobody is in the same room
    assert damages(hall) == ["", "nn", "", ""]


@proves("Incense and Ash", EVENT)
def test_incense_and_ash(hall: Classic) -> None:
    hall.stand("Nero", "Arena", damage="ttt")
    hall.stand("Jaf'ar", "Crypt", damage="ttt")
    works(hall, "Incense and Ash")
    assert damages(hall) == ["ttt", "", "t", ""]


# In the action phase


@proves("Pitiful Dance", EVENT)
@pytest.mark.rule("EX.C.2")
def test_pitiful_dance(hall: Classic) -> None:
    hall.lay_event(1, "Pitiful Dance")
    casts(hall, "Key", "Throne Room")
    assert powers(hall) == [6, 5, 5, 5, 0]
    casts(hall, "Key", "Throne Room", by="Tessa")  # its token is turned
    casts(hall, "Key", "Sanctuary", by="Tessa")
    assert powers(hall) == [6, 5, 5, 5, 0]


@proves("Fruits of the Glasshouse", EVENT)
def test_fruits_of_the_glasshouse(hall: Classic) -> None:
    hall.lay_event(1, "Fruits of the Glasshouse")
    hall.stand("Nero", "Arena", damage="tttt")
    hall.stand("Tessa", "Sanctuary", damage="n")
    casts(hall, "Key", "Treasure Room")
    assert damages(hall) == ["ttt", "n", "", ""]
    casts(hall, "Key", "Throne Room")
    assert damages(hall) == ["ttt", "n", "", ""]


@proves("Masquerade", EVENT)
@pytest.mark.parametrize(("spell", "gained"), [("Ward", 1), ("Trick", 0), ("Snare", 0)])
def test_masquerade(hall: Classic, spell: str, gained: int) -> None:
    hall.lay_event(1, "Masquerade")
    casts(hall, spell, by="Tessa")
    assert powers(hall) == [5, 5 + gained, 5, 5, 0]


@proves("Sparks in the Brazier", EVENT)
@pytest.mark.parametrize(("spell", "cubes"), [("Ember", "x"), ("Gale", "")])
def test_sparks_in_the_brazier(hall: Classic, spell: str, cubes: str) -> None:
    hall.lay_event(1, "Sparks in the Brazier")
    hall.resolve(spell, "light")
    hall.choose("Tessa")
    assert hall.quiet
    assert (hall.cubes("Arena"), hall.cubes("Sanctuary")) == (cubes, "")


@proves("Bones Underfoot", EVENT)
@pytest.mark.parametrize(("room", "damage"), [("Crypt", "x"), ("Forge", "")])
def test_bones_underfoot(hall: Classic, room: str, damage: str) -> None:
    hall.lay_event(2, "Bones Underfoot")
    casts(hall, "Step", room)
    assert damages(hall) == [damage, "", "", ""]


@proves("{event}", EVENT)
@pytest.mark.parametrize(
    ("event", "shut"),
    [
        ("The Locked Wing", {"blue"}),
        ("Under Seal", {"green", "grey"}),
        ("Curtain Down", {"purple", "yellow"}),
    ],
)
def test_rooms_that_are_shut(hall: Classic, event: str, shut: set[str]) -> None:
    hall.lay_event(2, event)
    hall.moon(2)
    for room in hall.rules.rooms:
        if room.colour == "black":  # what it costs must be there (ROO.12)
            hall.hold("Nero", *["Bolt"] * 4)
            hall.forgotten(*["Bolt"] * 3)
        began = len(hall.happened("used_room"))
        casts(hall, "Key", room.name.en)
        assert (len(hall.happened("used_room")) > began) == (room.colour not in shut), room.name.en


@proves("Truce of Roses", EVENT)
def test_truce_of_roses(hall: Classic) -> None:
    hall.lay_event(3, "Truce of Roses")
    casts(hall, "Quarrel", "Tessa")
    assert damages(hall) == [""] * 4
    casts(hall, "Bolt", "Tessa")
    assert damages(hall) == ["", "nn", "", ""]


@proves("Dancing Shoes", EVENT)
def test_dancing_shoes(hall: Classic) -> None:
    hall.action_phase(first="Nero")
    hall.lay_event(2, "Dancing Shoes")
    hall.choose("explore", "move to Black Rose Room", "move to Crypt", "move to Treasure Room")
    assert not [option for option in hall.offered() if option.startswith("move")]


@proves("Blunted Quills", EVENT)
def test_blunted_quills(hall: Classic) -> None:
    hall.lay_event(2, "Blunted Quills")
    casts(hall, "Bolt", "Tessa")
    casts(hall, "Quarrel", "Jaf'ar")
    assert damages(hall) == ["", "n", "nn", ""]  # a blow by hand is no spell's


@proves("Long Live the King", EVENT)
def test_long_live_the_king(hall: Classic) -> None:
    hall.lay_event(3, "Long Live the King")
    hall.crown("Tessa")
    casts(hall, "Key", "Sanctuary", by="Tessa")
    casts(hall, "Key", "The Abyss", by="Nero")
    assert powers(hall) == [5, 6, 5, 5, 0]


@proves("The Rose Keeps Count", EVENT)
def test_the_rose_keeps_count(hall: Classic) -> None:
    hall.lay_event(1, "The Rose Keeps Count")
    felled = hall.evocation("Tessa", "Crypt", damage="jj")
    casts(hall, "Bolt", felled)
    assert powers(hall)[-1] == 0
    hall.stand("Tessa", "Sanctuary", damage=hall.nearly("Tessa", 1, "j"))
    casts(hall, "Bolt", "Tessa")
    assert hall.place("Tessa") == "Cell"
    assert powers(hall)[-1] == 2
