"""The forgotten spells of our own design, both sides, and the evocations they bring. Rikkart casts."""

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.proving import ABILITY, proves, scene
from tests.rebirth.scenario import Rebirth


@scene
def lodge(pack: Pack) -> Rebirth:
    """Rikkart and Gramigna in the Arena, Arianna next door in the Sanctuary, Doria far off."""
    table = Rebirth("Rikkart", "Gramigna", "Arianna", "Baron Doria", pack=pack)
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Arena")
    table.stand("Arianna", "Sanctuary")
    table.stand("Baron Doria", "Bibliotheca")
    for mage in table.people:
        table.power(mage, 3)
    return table


def hurt(lodge: Rebirth, damage: str) -> None:
    """Rikkart has damage."""
    lodge.stand("Rikkart", "Arena", damage=damage)


def carry_on(lodge: Rebirth) -> None:
    """The first answer to everything that is still asked."""
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])


def fitted(lodge: Rebirth) -> dict[str, str]:
    """The evocations that carry an upgrade, and which."""
    return {
        lodge.name(model): lodge.rules.upgrades[upgrade].name.en
        for model, upgrade in enumerate(lodge.state.upgrade)
        if upgrade >= 0
    }


@proves("Albedo", ABILITY)
@proves("White Work", "light")
@pytest.mark.rule("EVO.11")
def test_white_work_light_brings_the_albedo_which_heals_as_it_strikes(lodge: Rebirth) -> None:
    hurt(lodge, "gg")
    lodge.resolve("White Work", "light")
    lodge.choose("Sanctuary", "attack Arianna")
    assert (lodge.place("Albedo r1"), lodge.damage("Arianna")) == ("Sanctuary", "rrr")
    carry_on(lodge)
    assert lodge.damage("Rikkart") == "g"


@proves("White Work", "dark")
def test_white_work_dark(lodge: Rebirth) -> None:
    hurt(lodge, "gggg")
    lodge.instability("Crypt", "gadga")
    lodge.resolve("White Work", "dark")
    lodge.choose("Crypt")
    carry_on(lodge)
    assert (lodge.cubes("Crypt"), lodge.damage("Rikkart")) == ("rrrra", "g")


@proves("Flesh Horror", "light")
def test_flesh_horror_light(lodge: Rebirth) -> None:
    lodge.evocation("Rikkart", "Crypt", kind="Cadaver")
    lodge.evocation("Gramigna", "Crypt", kind="Cadaver")
    lodge.resolve("Flesh Horror", "light")
    lodge.choose("Sanctuary", "attack Arianna")
    assert (lodge.place("Flesh Horror r2"), lodge.damage("Arianna")) == ("Sanctuary", "rrr")
    carry_on(lodge)  # its own strike was without them
    assert fitted(lodge) == {"Cadaver r1": "Iron Claws", "Flesh Horror r2": "Iron Claws"}


@proves("Flesh Horror", ABILITY)
def test_the_flesh_horror_heals_as_it_strikes(lodge: Rebirth) -> None:
    lodge.evocation("Rikkart", "Arena", damage="gg", kind="Flesh Horror")
    lodge.resolve("Purifying Aludel", "dark")  # it activates
    lodge.choose("Flesh Horror r1")
    while "attack Gramigna" not in lodge.offered():
        lodge.choose(lodge.offered()[0])
    assert lodge.damage("Flesh Horror r1") == "gg"
    lodge.choose("attack Gramigna")
    while lodge.asked()[1] == "cube":
        lodge.choose(lodge.offered()[0])
    assert (lodge.damage("Gramigna"), lodge.damage("Flesh Horror r1")) == ("rrr", "g")


@proves("Flesh Horror", "dark")
def test_flesh_horror_dark(lodge: Rebirth) -> None:
    lodge.evocation("Rikkart", "Garden", kind="Cadaver")
    lodge.resolve("Flesh Horror", "dark")
    lodge.choose("Baron Doria")
    assert (lodge.damage("Baron Doria"), lodge.cubes("Bibliotheca")) == ("rrrr", "rr")


@proves("Curse of Black Blood", "light")
def test_curse_of_black_blood_light(lodge: Rebirth) -> None:
    lodge.resolve("Curse of Black Blood", "light")
    assert [lodge.damage(mage) for mage in lodge.people] == ["", "rr", "rr", "rr"]
    assert [list(lodge.jinxes(mage)) for mage in lodge.people] == [[], *[["Vulnerability"]] * 3]


@proves("Curse of Black Blood", "dark")
@pytest.mark.parametrize(("jinxes", "stolen"), [((), 1), (("Slowness",), 2), (("Slowness", "Weakness"), 3)])
def test_curse_of_black_blood_dark(lodge: Rebirth, jinxes: tuple[str, ...], stolen: int) -> None:
    for jinx in jinxes:
        lodge.jinx("Baron Doria", jinx)
    lodge.jinx("Arianna", "Slowness")  # hers do not count
    lodge.resolve("Curse of Black Blood", "dark")
    lodge.choose("Baron Doria")
    assert lodge.damage("Baron Doria") == "rrr"
    assert (lodge.power("Rikkart"), lodge.power("Baron Doria")) == (3 + stolen, 3 - stolen)


@proves("Endless Night", "light")
def test_endless_night_light(lodge: Rebirth) -> None:
    lodge.stand("Arianna", "Sanctuary", damage="xxgg")
    lodge.resolve("Endless Night", "light")
    carry_on(lodge)
    assert sorted(lodge.place(lodge.name(model)) for model, _ in lodge.state.assigned) == [
        "Arena",
        "Bibliotheca",
        "Sanctuary",
    ]
    assert lodge.damage("Arianna") == "rrrg"


@proves("Endless Night", "dark")
def test_endless_night_dark(lodge: Rebirth) -> None:
    lodge.prepare("Baron Doria", quick="Panic light", I="Lullaby light")
    lodge.resolve("Endless Night", "dark")
    lodge.choose("Baron Doria", "slot quick")
    assert (lodge.damage("Baron Doria"), lodge.sheet("Baron Doria")) == ("rrrr", {"I": "Lullaby light"})


@proves("World Tree", "light")
def test_world_tree_light(lodge: Rebirth) -> None:
    lodge.instability("Throne Room", "gadg")
    lodge.resolve("World Tree", "light")
    lodge.choose("Throne Room")
    carry_on(lodge)
    roots = ("Oracle Room", "Armory", "Black Rose Room", "Summoner Room", "The Abyss", "Arena")
    assert [lodge.cubes(room) for room in ("Throne Room", *roots)] == ["rrdg", *["r"] * 6]
    assert sum(map(len, lodge.state.slots)) == 10, "and nowhere else"


@proves("World Tree", "dark")
def test_world_tree_dark(lodge: Rebirth) -> None:
    hurt(lodge, "gggggg")
    lodge.prepare("Rikkart", quick="World Tree dark")
    lodge.action_phase(first="Rikkart")
    lodge.choose("cast quick")
    while lodge.asked()[1] != "action":  # which of the equal cubes goes
        lodge.choose(lodge.offered()[0])
    assert lodge.damage("Rikkart") == "g"
    lodge.choose("end")
    lodge.resolve("Athanor Eruption", "light", by="Gramigna")
    lodge.choose("Rikkart")
    assert lodge.damage("Rikkart") == "gg"  # 1 of 3


@proves("Stolen Hour", "light")
def test_stolen_hour_light(lodge: Rebirth) -> None:
    lodge.tokens("Rikkart", 1)
    lodge.resolve("Stolen Hour", "light")
    assert (lodge.power("Rikkart"), lodge.tokens("Rikkart")) == (5, 2)


@proves("Stolen Hour", "dark")
def test_stolen_hour_dark(lodge: Rebirth) -> None:
    lodge.pile("Rikkart", grimoire=["Torment", "Submission", "Heart of Ice"])
    lodge.prepare("Rikkart", II="Athanor Eruption light", III="Evil Star light")
    lodge.resolve("Stolen Hour", "dark")
    lodge.choose("Gramigna")
    assert sorted(lodge.hand("Rikkart")) == ["Submission", "Torment"]
    assert lodge.damage("Gramigna") == "rrr"
