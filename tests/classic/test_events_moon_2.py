"""What the events of the second moon do, card by card; rooms that are shut are with the first moon's."""

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


@proves("The Torn Invitation", EVENT)
def test_the_torn_invitation(hall: Classic) -> None:
    hall.power("Tessa", 6)
    hall.power("Jaf'ar", 6)
    works(hall, "The Torn Invitation", "Jaf'ar")
    assert places(hall) == ["Arena", "Sanctuary", "Cell", "Cell"]
    assert hall.happened("defeated") == []


@proves("Homage", EVENT)
def test_homage(hall: Classic) -> None:
    hall.crown("Tessa")
    works(hall, "Homage")
    assert powers(hall) == [4, 5, 4, 4, 0]


@proves("The Guard Is Dismissed", EVENT)
def test_the_guard_is_dismissed(hall: Classic) -> None:
    gone, kept = hall.evocation("Nero", "Crypt"), hall.evocation("Nero", "Crypt")
    hers = hall.evocation("Rebecca", "Crypt")
    works(hall, "The Guard Is Dismissed", "yes", gone, "no")
    assert (hall.place(gone), hall.place(kept), hall.place(hers)) == ("", "Crypt", "Crypt")
    assert powers(hall) == [7, 5, 5, 5, 0]


@proves("Confession", EVENT)
def test_confession(hall: Classic) -> None:
    for mage in ("Nero", "Rebecca"):
        hall.pile(mage, grimoire=["Bolt", "Gale", "Clay"])
    works(hall, "Confession", "yes", "Gale", "no", "no", "yes", "Clay")
    assert damages(hall) == ["xx", "", "", "xx"]
    assert (hall.hand("Nero"), hall.hand("Rebecca")) == (["Gale"], ["Clay"])


@proves("The Casting Vote", EVENT)
@pytest.mark.parametrize(("answer", "mages", "evocation"), [(0, "", "xxx"), (1, "xx", "")])
def test_the_casting_vote(hall: Classic, answer: int, mages: str, evocation: str) -> None:
    hers = hall.evocation("Tessa", "Arena", kind="Bone Knight")
    hall.resolve("The Casting Vote", by="Black Rose")
    hall.choose(hall.offered()[answer])
    assert damages(hall) == [mages] * 4
    assert hall.damage(hers) == evocation


@proves("The Debtors' Ledger", EVENT)
def test_the_debtors_ledger(hall: Classic) -> None:
    hall.hold("Nero", "Bolt", "Gale")
    hall.hold("Tessa", "Bolt")
    hall.hold("Rebecca", "Bolt", "Gale", "Clay")
    works(hall, "The Debtors' Ledger", "yes", "no")  # who cannot pay both is not asked
    assert hands(hall) == [0, 1, 0, 3]
    assert powers(hall) == [5, 5, 5, 5, 3]


@proves("Called to the Sand", EVENT)
def test_called_to_the_sand(hall: Classic) -> None:
    hall.stand("Nero", "Crypt")
    hall.resolve("Called to the Sand", by="Black Rose")
    hall.choose("Rebecca")
    assert "Rebecca" not in hall.offered()
    hall.choose("Tessa")
    assert places(hall) == ["Crypt", "Arena", "Garden", "Arena"]


@proves("Masons at Midnight", EVENT)
def test_masons_at_midnight(hall: Classic) -> None:
    hall.instability("Crypt", "nnt")
    hall.instability("Forge", "jjj")
    hall.instability("Garden", "r")
    hall.resolve("Masons at Midnight", by="Black Rose")
    hall.choose("yes", "Forge")
    hall.settle("no", "no", "no")
    assert (hall.cubes("Crypt"), hall.cubes("Forge"), hall.cubes("Garden")) == ("nnt", "j", "r")


# In the Black Rose phase


@proves("Empty Chairs", EVENT)
def test_empty_chairs(hall: Classic) -> None:
    works(hall, "Empty Chairs")
    assert powers(hall)[-1] == 1
    for mage in ("Nero", "Tessa"):
        hall.stand(mage, "Cell")
    works(hall, "Empty Chairs")
    assert powers(hall)[-1] == 3  # three in their Cells, but 2 at most


@proves("Painted Over", EVENT)
def test_painted_over(hall: Classic) -> None:
    hall.instability("Arena", "tt")
    hall.instability("Crypt", "tt")
    works(hall, "Painted Over")
    assert sorted(hall.cubes("Arena")) == ["t", "x"]
    assert hall.cubes("Crypt") == "tt"


@proves("Thorns in the Carpet", EVENT)
def test_thorns_in_the_carpet(hall: Classic) -> None:
    hall.stand("Tessa", "Throne Room")
    beside = hall.evocation("Tessa", "Arena")
    works(hall, "Thorns in the Carpet")
    assert damages(hall) == ["xx", "xx", "", ""]
    assert hall.damage(beside) == ""


@proves("By the Last Candle", EVENT)
def test_by_the_last_candle(hall: Classic) -> None:
    for mage in hall.people:
        hall.pile(mage, memories=["Bolt", "Gale", "Clay"])
    works(hall, "By the Last Candle")
    assert hands(hall) == [0, 1, 0, 0]
    assert len(hall.memories("Tessa")) == 2


@proves("Roll Call", EVENT)
def test_roll_call(hall: Classic) -> None:
    first, second = hall.evocation("Nero", "Sanctuary"), hall.evocation("Nero", "Crypt")
    hers = hall.evocation("Rebecca", "Garden")
    works(hall, "Roll Call", first, "attack Tessa", "attack Jaf'ar")
    assert damages(hall) == ["", "nn", "rr", ""]
    assert [hall.place(model) for model in (first, second, hers)] == ["Sanctuary", "Crypt", "Garden"]


@proves("Shared Guilt", EVENT)
def test_shared_guilt(hall: Classic) -> None:
    works(hall, "Shared Guilt", "yes", "Throne Room", "no", "yes", "Garden")  # in the Cell there is no room
    assert [hall.cubes(room) for room in ("Throne Room", "Sanctuary", "Garden")] == ["xx", "", "xx"]
    assert damages(hall) == ["", "xx", "", "xx"]
    hall.resolve("Shared Guilt", by="Black Rose")
    hall.choose("yes")
    assert "Crypt" not in hall.offered()  # two rooms from the Arena


@proves("Mercy at Interest", EVENT)
def test_mercy_at_interest(hall: Classic) -> None:
    hall.stand("Nero", "Arena", damage="tttt")
    hall.stand("Tessa", "Sanctuary", damage="nnnnn")
    works(hall, "Mercy at Interest")
    assert damages(hall) == ["tttt", "nnn", "", ""]
    assert powers(hall) == [5, 4, 5, 5, 0]


# In the action phase


@proves("Carrion Market", EVENT)
def test_carrion_market(hall: Classic) -> None:
    hall.lay_event(2, "Carrion Market")
    hers = hall.evocation("Tessa", "Crypt", kind="Bone Knight")
    casts(hall, "Bolt", hers)
    assert powers(hall)[-1] == 0
    casts(hall, "Bolt", hers)
    assert (hall.place(hers), powers(hall)[-1]) == ("", 1)


@proves("Rat-Catchers", EVENT)
def test_rat_catchers(hall: Classic) -> None:
    hall.lay_event(2, "Rat-Catchers")
    hall.pile("Nero", grimoire=["Bolt", "Gale", "Clay"])
    hers = hall.evocation("Tessa", "Crypt")
    casts(hall, "Bolt", "Tessa")
    assert hands(hall) == [0, 0, 0, 0]
    casts(hall, "Bolt", hers)
    assert hands(hall) == [1, 0, 0, 0]


@proves("Open Wounds", EVENT)
def test_open_wounds(hall: Classic) -> None:
    hall.lay_event(1, "Open Wounds")
    beside = hall.evocation("Jaf'ar", "Arena")
    for hit in ("Nero", "Jaf'ar", beside):
        casts(hall, "Bolt", hit, by="Tessa")
    assert damages(hall) == ["ttt", "", "tt", ""]
    assert hall.damage(beside) == "tt"


@proves("Storm Bells", EVENT)
@pytest.mark.parametrize(
    ("spell", "damage"), [("Gale", "nnn"), ("Flood", "nnn"), ("Ember", "nn"), ("Quarrel", "nn")]
)
def test_storm_bells(hall: Classic, spell: str, damage: str) -> None:
    hall.lay_event(1, "Storm Bells")
    casts(hall, spell, "Tessa")
    assert damages(hall) == ["", damage, "", ""]


@proves("Vespers", EVENT)
@pytest.mark.parametrize(("spell", "left"), [("Psalm", "tt"), ("Clay", "tt"), ("Trick", "ttt")])
def test_vespers(hall: Classic, spell: str, left: str) -> None:
    hall.lay_event(1, "Vespers")
    hall.stand("Nero", "Arena", damage="ttt")
    hall.stand("Tessa", "Sanctuary", damage="n")
    casts(hall, spell)
    assert damages(hall) == [left, "n", "", ""]


@proves("Haggling with the Devil", EVENT)
def test_haggling_with_the_devil(hall: Classic) -> None:
    hall.lay_event(1, "Haggling with the Devil")
    hall.pile("Tessa", grimoire=["Bolt", "Gale", "Clay"])
    casts(hall, "Key", "Treasure Room", by="Tessa")
    assert (hands(hall), damages(hall)) == ([0] * 4, [""] * 4)
    casts(hall, "Key", "Summoner Room", by="Tessa")
    assert (hands(hall), damages(hall)) == ([0, 2, 0, 0], ["", "x", "", ""])


@proves("Applause from the Dark", EVENT)
@pytest.mark.parametrize(("spell", "gained"), [("Snare", 1), ("Ward", 0), ("Trick", 0)])
def test_applause_from_the_dark(hall: Classic, spell: str, gained: int) -> None:
    hall.lay_event(1, "Applause from the Dark")
    casts(hall, spell, by="Tessa")
    assert powers(hall) == [5, 5 + gained, 5, 5, 0]


@proves("Gossip", EVENT)
def test_gossip(hall: Classic) -> None:
    hall.lay_event(2, "Gossip")
    hall.library("Destruction", "Flood", "Ember", "Bane")
    hall.task("Nero", hall.rules.quests[0].name.en)
    casts(hall, "Solution")
    assert len(hall.happened("quest_solved")) == 1
    assert hands(hall) == [2, 0, 0, 0]


@proves("Bleeding Walls", EVENT)
def test_bleeding_walls(hall: Classic) -> None:
    hall.lay_event(2, "Bleeding Walls")
    casts(hall, "Brick", "Crypt", by="Tessa")
    casts(hall, "Trick", by="Nero")
    assert damages(hall) == ["", "x", "", ""]


@proves("Hush Money", EVENT)
def test_hush_money(hall: Classic) -> None:
    hall.prepare("Nero", quick="Bolt light", I="Gale light")
    hall.prepare("Tessa", I="Gale light")
    works(hall, "Hush Money", "yes", "slot quick", "no")
    assert powers(hall) == [6, 5, 5, 5, 0]
    assert (hall.sheet("Nero"), hall.sheet("Tessa")) == ({"I": "Gale light"}, {"I": "Gale light"})
