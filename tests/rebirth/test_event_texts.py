"""What the events of Rebirth do, card by card."""

import pytest

from blackrose.engine.components import Pack
from blackrose.engine.table import NOBODY
from tests.rebirth.proving import EVENT, proves, scene
from tests.rebirth.scenario import Rebirth


@scene
def lodge(pack: Pack) -> Rebirth:
    """Rikkart, Gramigna and Arianna in three rooms; an action phase is on, Rikkart has the crown."""
    table = Rebirth("Rikkart", "Gramigna", "Arianna", pack=pack)
    table.action_phase(first="Rikkart")
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Sanctuary")
    table.stand("Arianna", "Garden")
    for mage in table.people:
        table.power(mage, 5)
    return table


def works(lodge: Rebirth, event: str, *answers: str) -> None:
    """The plain sentences of an event are carried out."""
    lodge.resolve(event, by="Black Rose")
    lodge.settle(*answers)


def powers(lodge: Rebirth) -> list[int]:
    """The power of the three mages and of the Black Rose."""
    return [lodge.power(who) for who in (*lodge.people, "Black Rose")]


def damages(lodge: Rebirth) -> list[str]:
    """The damage of the three mages."""
    return [lodge.damage(mage) for mage in lodge.people]


# First moon


@proves("Hidden Resources", EVENT)
def test_hidden_resources(lodge: Rebirth) -> None:
    lodge.lay_event(1, "Hidden Resources")
    lodge.haunt("Gramigna")
    lodge.resolve("Panic", "dark")
    lodge.settle("choice 0")
    assert powers(lodge) == [5, 6, 5, 0]


@proves("Black Thorns", EVENT)
def test_black_thorns(lodge: Rebirth) -> None:
    models = [lodge.evocation(mage, "Crypt") for mage in lodge.people]
    works(lodge, "Black Thorns")
    assert [lodge.damage(model) for model in models] == ["xx"] * 3
    assert damages(lodge) == [""] * 3


@proves("{event}", EVENT)
@pytest.mark.parametrize(
    ("event", "colours"),
    [
        ("Rebirth at Sunset", {"green", "grey"}),
        ("Rebirth at Noon", {"blue", "purple"}),
        ("Rebirth at Dawn", {"red", "yellow"}),
    ],
)
def test_rebirths(lodge: Rebirth, event: str, colours: set[str]) -> None:
    works(lodge, event)
    for room in lodge.rules.rooms:
        assert lodge.cubes(room.name.en) == ("x" if room.colour in colours else "")


@proves("{event}", EVENT)
@pytest.mark.parametrize(("event", "placed"), [("Midnight Rebirth", 2), ("Awakening", 5)])
def test_the_black_rose_room_fills(lodge: Rebirth, event: str, placed: int) -> None:
    works(lodge, event)
    assert lodge.cubes("Black Rose Room") == "x" * placed


@proves("Gift to Fools", EVENT)
def test_gift_to_fools(lodge: Rebirth) -> None:
    lodge.library("Agony", "Torment", "Submission", "Heart of Ice")
    works(lodge, "Gift to Fools", "yes", "no", "yes")
    assert [len(lodge.hand(mage)) for mage in lodge.people] == [1, 0, 1]


@proves("Dislocation", EVENT)
def test_dislocation(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Cell")
    works(lodge, "Dislocation", "no", "yes", "Crypt", "no")
    assert [lodge.place(mage) for mage in lodge.people] == ["Arena", "Crypt", "Garden"]


@proves("Puppeteer", EVENT)
def test_puppeteer(lodge: Rebirth) -> None:
    hers = lodge.evocation("Gramigna", "Crypt", kind="Cadaver", damage="r")
    lodge.lay_event(3, "Puppeteer")
    lodge.resolve("Marbling", "light")
    assert lodge.place(hers) == ""
    assert lodge.cubes("Crypt") == "x"


@proves("A Hard Lesson", EVENT)
def test_a_hard_lesson(lodge: Rebirth) -> None:
    works(lodge, "A Hard Lesson")
    assert powers(lodge)[:3] == [4, 4, 4]
    assert all(lodge.place(mage) in lodge.exits(mage) for mage in lodge.people)


@proves("Undead Army", EVENT)
def test_undead_army(lodge: Rebirth) -> None:
    works(lodge, "Undead Army", "yes", "no", "yes")
    assert (lodge.place("Cadaver r1"), lodge.place("Cadaver a1")) == ("Arena", "Garden")
    assert [lodge.who(event.owner) for event in lodge.events("summoned")] == ["Rikkart", "Arianna"]


@proves("Black Overload", EVENT)
def test_black_overload(lodge: Rebirth) -> None:
    lodge.lay_event(2, "Black Overload")
    lodge.resolve("Heart of Ice", "dark")
    lodge.settle("Sanctuary")
    assert lodge.cubes("Sanctuary") == ""  # nothing was placed
    lodge.resolve("Deflagrate", "dark")
    lodge.settle("Sanctuary")
    assert lodge.cubes("Sanctuary") == "rrx"


# Second moon


@proves("{event}", EVENT)
@pytest.mark.parametrize(
    ("event", "room", "other"),
    [
        ("Abandonment", "Crypt", "Arena"),
        ("Battle", "Arena", "Garden"),
        ("Knowledge", "Sanctuary", "Arena"),
        ("Clairvoyance", "Oracle Room", "Arena"),
        ("Growth", "Garden", "Arena"),
        ("Instinct", "Armory", "Arena"),
    ],
)
def test_rooms_that_feed_the_black_rose(pack: Pack, event: str, room: str, other: str) -> None:
    for used, gained in ((room, 1), (other, 0)):
        lodge = Rebirth("Rikkart", "Gramigna", pack=pack)
        lodge.stand("Rikkart", used)
        lodge.lay_event(1, event)
        lodge.action_phase(first="Rikkart")
        lodge.choose("explore", "use")
        assert lodge.power("Black Rose") == gained


@proves("Illness", EVENT)
def test_illness(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Arena")
    works(lodge, "Illness")
    assert (lodge.cubes("Arena"), lodge.cubes("Garden"), lodge.cubes("Sanctuary")) == ("xx", "xx", "")
    assert {lodge.place(mage) for mage in lodge.people} == {"Cell"}


@proves("Vision", EVENT)
def test_vision(lodge: Rebirth) -> None:
    lodge.quest_deck(1, "Field Test", "Rest the Limbs", "Acquire Wealth")
    lodge.quest_deck(3, "Magus", "Theurge", "Geomancer")
    works(lodge, "Vision")
    assert [list(lodge.tasks(mage)) for mage in lodge.people] == [["Magus"], ["Theurge"], ["Geomancer"]]


@proves("Wave of Fatigue", EVENT)
def test_wave_of_fatigue(lodge: Rebirth) -> None:
    lodge.hold("Gramigna", "Torment")
    works(lodge, "Wave of Fatigue")
    assert powers(lodge)[:3] == [4, 5, 4]
    assert lodge.hand("Gramigna") == []


@proves("Revolt of the Servants", EVENT)
def test_revolt_of_the_servants(lodge: Rebirth) -> None:
    lodge.evocation("Rikkart", "Crypt")
    lodge.evocation("Rikkart", "Crypt", kind="Colossus")
    works(lodge, "Revolt of the Servants")
    assert damages(lodge) == ["xxxxx", "", ""]
    assert powers(lodge)[:3] == [5, 4, 4]


@proves("Tribute of the Command", EVENT)
def test_tribute_of_the_command(lodge: Rebirth) -> None:
    hers = lodge.evocation("Gramigna", "Garden")
    lodge.resolve("Tribute of the Command", by="Black Rose")
    lodge.choose("yes", "attack Arianna")
    lodge.settle()
    assert lodge.damage("Rikkart").count("x") == 1
    assert "rr" in lodge.damage("Arianna")
    assert lodge.place(hers)


@proves("Renovation", EVENT)
def test_renovation(lodge: Rebirth) -> None:
    lodge.capture("Gramigna", "Arianna")
    lodge.resolve("Renovation", by="Black Rose")
    lodge.choose("yes")
    assert lodge.quiet  # nobody is asked where
    assert lodge.captured("Black Rose") == ["Arianna"]
    assert (lodge.cubes("Sanctuary"), lodge.cubes("Arena")) == ("gg", "")


@proves("Reward the Slothful", EVENT)
def test_reward_the_slothful(lodge: Rebirth) -> None:
    lodge.task("Gramigna", "Magus", "completed")
    lodge.task("Arianna", "Theurge")
    works(lodge, "Reward the Slothful")
    assert powers(lodge)[:3] == [6, 5, 6]


# Third moon


@proves("{event}", EVENT)
@pytest.mark.parametrize(
    ("event", "spell", "side", "damage"),
    [
        ("Only War", "Sour Milk", "light", "xx"),
        ("Only War", "Athanor Eruption", "light", ""),
        ("Only Peace", "Athanor Eruption", "light", "x"),
        ("Only Peace", "Sour Milk", "light", ""),
    ],
)
def test_only_war_and_only_peace(lodge: Rebirth, event: str, spell: str, side: str, damage: str) -> None:
    lodge.lay_event(3, event)
    lodge.prepare("Rikkart", I=f"{spell} {side}")
    lodge.begin("action", "Rikkart")
    lodge.choose("cast I")
    while lodge.asked()[1] == "target":
        lodge.choose("dummy")
    assert lodge.damage("Rikkart") == damage


@proves("Assault", EVENT)
def test_assault(lodge: Rebirth) -> None:
    lodge.lay_event(2, "Assault")
    lodge.resolve("Athanor Eruption", "light")
    lodge.settle("Gramigna")
    assert lodge.damage("Gramigna") == "rrrr"
    lodge.resolve("Sacrificial Altar", "rebuilt", by="Gramigna")
    lodge.settle("Rikkart")
    assert lodge.damage("Rikkart") == "gg"  # a room is no spell


@proves("Remembrance", EVENT)
def test_remembrance(lodge: Rebirth) -> None:
    lodge.moon(3)
    lodge.event_deck(1, "Midnight Rebirth", "Gift to Fools")
    lodge.event_deck(2, "Battle", "Illness")
    lodge.event_deck(3, "Pledge", "Assault")
    works(lodge, "Remembrance")
    assert lodge.board == ["Battle", "", "Midnight Rebirth"]


@proves("Manipulating the Past", EVENT)
def test_manipulating_the_past(lodge: Rebirth) -> None:
    lodge.task("Gramigna", "Magus", "solved")
    lodge.task("Arianna", "Theurge", "completed")
    works(lodge, "Manipulating the Past")
    assert powers(lodge)[:3] == [2, 5, 2]
    assert (lodge.tasks("Gramigna"), lodge.tasks("Arianna")) == ({}, {"Theurge": "completed"})


@proves("Pledge", EVENT)
def test_pledge_reaches_the_cells(lodge: Rebirth) -> None:
    lodge.stand("Arianna", "Cell")
    works(lodge, "Pledge")
    assert damages(lodge) == ["xxx"] * 3


@proves("Gold to the King", EVENT)
def test_gold_to_the_king(lodge: Rebirth) -> None:
    lodge.crown("Arianna")
    works(lodge, "Gold to the King")
    assert powers(lodge) == [5, 5, 7, 0]


@proves("Woe", EVENT)
def test_woe(lodge: Rebirth) -> None:
    lodge.stand("Rikkart", "Arena", damage="ggggg")
    lodge.stand("Gramigna", "Sanctuary", damage="x")
    works(lodge, "Woe")
    assert lodge.damage("Rikkart").count("x") == 4
    assert len(lodge.damage("Rikkart")) == 5
    assert damages(lodge)[1:] == ["xxx", "xx"]


@proves("Infinite Knowledge", EVENT)
def test_infinite_knowledge(lodge: Rebirth) -> None:
    lodge.lay_event(3, "Infinite Knowledge")
    lodge.task("Gramigna", "Hydromancer", "completed")
    lodge.begin("action", "Gramigna")
    lodge.choose("Hydromancer")
    assert lodge.power("Gramigna") == 5 + 4 + 2
    assert lodge.power("Black Rose") == 1


@proves("Immortals", EVENT)
def test_immortals(lodge: Rebirth) -> None:
    hers = lodge.evocation("Gramigna", "Arena", damage="rrr")
    works(lodge, "Immortals")
    assert lodge.damage(hers) == ""
    lodge.lay_event(3, "Immortals")
    lodge.resolve("Marbling", "light")
    assert lodge.damage(hers) == ""


@proves("False Mercy", EVENT)
def test_false_mercy(lodge: Rebirth) -> None:
    lodge.stand("Rikkart", "Arena", damage="gxg")
    lodge.stand("Gramigna", "Sanctuary", damage="rr")
    works(lodge, "False Mercy")
    assert damages(lodge) == ["x", "xx", "xx"]


@proves("Dominion", EVENT)
def test_dominion(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Sanctuary", damage="aaaaaaaaa")
    lodge.lay_event(3, "Dominion")
    lodge.resolve("Athanor Eruption", "light")
    lodge.settle("Gramigna")
    assert lodge.place("Gramigna") == "Cell"
    assert (lodge.captured("Rikkart"), lodge.captured("Black Rose")) == ([], ["Gramigna"])


@proves("Power Infusion", EVENT)
def test_power_infusion(lodge: Rebirth) -> None:
    lodge.forgotten("Killer Fog", "World Tree", "Stolen Hour")
    lodge.power("Arianna", 1)
    works(lodge, "Power Infusion", "yes", "no")
    assert powers(lodge)[:3] == [3, 5, 1]  # 1 power is not the whole price: Arianna is not asked
    assert lodge.hand("Rikkart") == ["Killer Fog"]
    assert lodge.hand("Arianna") == []
    assert lodge.state.board == (NOBODY,) * 3
