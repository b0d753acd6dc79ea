"""Nightmare: every spell on both sides, and how Umbras follow. Doria casts; Rikkart stands beside him."""

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.proving import proves, scene
from tests.rebirth.scenario import Rebirth


@scene
def lodge(pack: Pack) -> Rebirth:
    """Doria and Rikkart in the Arena, Arianna next door in the Sanctuary, Gramigna two rooms off."""
    table = Rebirth("Baron Doria", "Rikkart", "Arianna", "Gramigna", pack=pack)
    table.stand("Baron Doria", "Arena")
    table.stand("Rikkart", "Arena")
    table.stand("Arianna", "Sanctuary")
    table.stand("Gramigna", "Mirrors Room")
    for mage in table.people:
        table.power(mage, 3)
    return table


def umbras(lodge: Rebirth, mage: str) -> list[str]:
    """The rooms of the Umbras that are assigned to a mage."""
    return [
        lodge.place(lodge.name(model)) for model, seat in lodge.state.assigned if seat == lodge.seat(mage)
    ]


def answered(lodge: Rebirth, card: str) -> None:
    """Rikkart strikes Doria, who answers with an Active spell."""
    lodge.prepare("Baron Doria", "active", I=card)
    lodge.resolve("Athanor Eruption", "light", by="Rikkart")
    lodge.choose("Baron Doria", "reveal I")


# Umbras


@proves("Persecution", "dark")
@pytest.mark.rule("EVO.8", "GLO.3")
def test_persecution_dark_an_umbra_comes_into_the_room_of_its_mage(lodge: Rebirth) -> None:
    lodge.resolve("Persecution", "dark")
    lodge.choose("Gramigna")
    assert (lodge.damage("Gramigna"), umbras(lodge, "Gramigna")) == ("dd", ["Mirrors Room"])


@pytest.mark.rule("EVP.5")
def test_an_umbra_follows_its_mage_and_places_black_damage(lodge: Rebirth) -> None:
    lodge.haunt("Rikkart", "Crypt")
    lodge.begin("evocation", first="Baron Doria")
    while lodge.damage("Rikkart") == "":  # the crown holder picks between ways of equal length
        lodge.choose(lodge.offered()[0])
    assert (lodge.damage("Rikkart"), umbras(lodge, "Rikkart")) == ("x", ["Arena"])


@pytest.mark.rule("GLO.11")
def test_no_damage_hurts_an_umbra(lodge: Rebirth) -> None:
    umbra = lodge.haunt("Rikkart")
    lodge.resolve("Panic", "light")
    lodge.choose("Arena")
    assert (lodge.damage(umbra), lodge.place(umbra), lodge.damage("Rikkart")) == ("", "Arena", "dd")


@pytest.mark.rule("DEF.4")
def test_an_umbra_goes_with_its_mages_defeat(lodge: Rebirth) -> None:
    lodge.stand("Rikkart", "Arena", damage="dddddddddd")
    lodge.haunt("Rikkart")
    lodge.resolve("Night Terror", "light")
    lodge.choose("Rikkart")
    assert (lodge.place("Rikkart"), umbras(lodge, "Rikkart")) == ("Cell", [])


# Traps and protections


@proves("Persecution", "light")
@pytest.mark.rule("TRP.11", "TRP.31")
def test_persecution_light(lodge: Rebirth) -> None:
    for _ in range(2):
        lodge.haunt("Baron Doria", "Crypt")
    lodge.prepare("Baron Doria", "active", I="Persecution light")
    lodge.resolve("Night Terror", "dark", by="Rikkart")  # 4 damage
    lodge.choose("Baron Doria", "reveal I")
    assert lodge.offered()[0] == "amount 3"
    lodge.choose("amount 3")
    assert (lodge.damage("Baron Doria"), lodge.damage("Rikkart")) == ("r", "ddd")


@proves("Persecution", "light")
def test_persecution_light_throws_back_what_was_ignored(lodge: Rebirth) -> None:
    answered(lodge, "Persecution light")
    assert lodge.offered() == ["amount 3", "amount 2", "amount 1", "amount 0"]
    lodge.choose("amount 1")
    assert (lodge.damage("Baron Doria"), lodge.damage("Rikkart")) == ("rr", "d")


@proves("Mirror of Dread", "light")
def test_mirror_of_dread_light(lodge: Rebirth) -> None:
    answered(lodge, "Mirror of Dread light")
    assert "Rikkart" not in lodge.offered("Baron Doria")
    lodge.choose("Arianna")
    assert [lodge.damage(mage) for mage in lodge.people] == ["", "d", "rrr", ""]


@proves("Mirror of Dread", "dark")
def test_mirror_of_dread_dark(lodge: Rebirth) -> None:
    answered(lodge, "Mirror of Dread dark")
    assert [lodge.damage(mage) for mage in lodge.people] == ["", "", "", ""]
    assert umbras(lodge, "Rikkart") == ["Arena"]


@proves("Cold Sweat", "light")
def test_cold_sweat_light(lodge: Rebirth) -> None:
    answered(lodge, "Cold Sweat light")
    assert (lodge.damage("Baron Doria"), lodge.damage("Rikkart")) == ("rrr", "dd")
    assert umbras(lodge, "Rikkart") == ["Arena"]


@proves("Cold Sweat", "dark")
@pytest.mark.parametrize(
    ("start", "entered", "put"),
    [("Arena", "Throne Room", "Armory"), ("Sanctuary", "Cemetery", "Mirrors Room")],
)
def test_cold_sweat_dark(lodge: Rebirth, start: str, entered: str, put: str) -> None:
    lodge.stand("Rikkart", start)
    lodge.prepare("Baron Doria", "active", I="Cold Sweat dark")
    lodge.resolve("Sleepwalker", "dark", by="Rikkart")
    lodge.choose(f"move to {entered}", "reveal I")
    assert len(lodge.offered()) <= 7  # the room and those beside it
    lodge.choose(put)
    assert (lodge.damage("Rikkart"), lodge.place("Rikkart")) == ("dd", put)


@proves("Waking Scream", "light")
def test_waking_scream_light(lodge: Rebirth) -> None:
    lodge.stand("Arianna", "Sanctuary", damage="rrrrrrrrr")
    lodge.prepare("Baron Doria", "active", I="Waking Scream light")
    lodge.resolve("Athanor Eruption", "light", by="Rikkart")
    lodge.choose("Arianna", "reveal I")
    assert (lodge.power("Baron Doria"), lodge.cubes("Sanctuary")) == (4, "d")


# The others


@proves("Night Terror", "light")
def test_night_terror_light(lodge: Rebirth) -> None:
    lodge.resolve("Night Terror", "light")
    lodge.choose("Gramigna", "move to Garden")
    assert (lodge.damage("Gramigna"), lodge.place("Gramigna")) == ("ddd", "Garden")
    assert lodge.quiet


@proves("Night Terror", "dark")
@pytest.mark.parametrize(("number", "damage"), [(0, "dd"), (1, "ddd"), (2, "dddd")])
def test_night_terror_dark(lodge: Rebirth, number: int, damage: str) -> None:
    for _ in range(number):
        lodge.haunt("Rikkart", "Crypt")
    lodge.haunt("Arianna")
    lodge.resolve("Night Terror", "dark")
    lodge.choose("Rikkart")
    assert lodge.damage("Rikkart") == damage


@proves("Sleepwalker", "light")
def test_sleepwalker_light(lodge: Rebirth) -> None:
    lodge.resolve("Sleepwalker", "light")
    lodge.choose("Gramigna")
    assert "Arena" not in lodge.offered()  # two rooms away from hers
    lodge.choose("Garden")
    assert (lodge.place("Gramigna"), lodge.cubes("Garden")) == ("Garden", "d")


@proves("Sleepwalker", "dark")
def test_sleepwalker_dark(lodge: Rebirth) -> None:
    lodge.pile("Baron Doria", grimoire=["Panic", "Lullaby"])
    lodge.resolve("Sleepwalker", "dark")
    lodge.choose("move to Forge", "move to Cemetery", "move to Mirrors Room")
    assert (lodge.place("Baron Doria"), lodge.hand("Baron Doria")) == ("Mirrors Room", ["Panic"])


@proves("Lullaby", "light")
def test_lullaby_light(lodge: Rebirth) -> None:
    lodge.stand("Baron Doria", "Arena", damage="rrrr")
    lodge.pile("Baron Doria", grimoire=["Panic", "Sleepwalker"])
    lodge.resolve("Lullaby", "light")
    while not lodge.quiet:  # which of the equal cubes goes
        lodge.choose(lodge.offered()[0])
    assert (lodge.damage("Baron Doria"), lodge.hand("Baron Doria")) == ("r", ["Panic"])


@proves("Lullaby", "dark")
def test_lullaby_dark(lodge: Rebirth) -> None:
    lodge.stand("Arianna", "Sanctuary", damage="rr")
    lodge.stand("Gramigna", "Sanctuary", damage="xx")
    lodge.resolve("Lullaby", "dark")
    lodge.choose("Sanctuary")
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])
    assert (lodge.damage("Arianna"), lodge.damage("Gramigna")) == ("drdd", "dxdd")


@proves("Long Shadows", "light")
def test_long_shadows_light(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Arena")
    lodge.resolve("Long Shadows", "light")
    lodge.choose("Arena")
    assert [umbras(lodge, mage) for mage in lodge.people] == [[], ["Arena"], [], ["Arena"]]
    assert [lodge.damage(mage) for mage in lodge.people] == ["", "d", "", "d"]
    assert lodge.cubes("Arena") == "d"


@proves("Long Shadows", "dark")
def test_long_shadows_dark_commands_an_umbra(lodge: Rebirth) -> None:
    lodge.haunt("Rikkart", "Garden")
    lodge.resolve("Long Shadows", "dark")
    lodge.choose("move to Mirrors Room", "attack Gramigna")
    assert (lodge.damage("Gramigna"), lodge.damage("Rikkart")) == ("ddd", "")


@proves("Long Shadows", "dark")
def test_long_shadows_dark_without_an_umbra(lodge: Rebirth) -> None:
    lodge.resolve("Long Shadows", "dark")
    assert lodge.offered() == ["Rikkart", "Arianna"]
    lodge.choose("Arianna")
    assert lodge.damage("Arianna") == "dd"


@proves("Dream Eater", "light")
def test_dream_eater_light(lodge: Rebirth) -> None:
    lodge.prepare("Rikkart", quick="Submission light", I="Heart of Ice light")
    lodge.resolve("Dream Eater", "light")
    lodge.choose("Rikkart", "slot I")
    assert (lodge.damage("Rikkart"), lodge.sheet("Rikkart")) == ("dd", {"quick": "Submission light"})
    assert lodge.memories("Rikkart") == ["Heart of Ice"]


@proves("Dream Eater", "dark")
def test_dream_eater_dark(lodge: Rebirth) -> None:
    lodge.pile("Baron Doria", memories=["Panic", "Panic"])
    lodge.resolve("Dream Eater", "dark")
    lodge.choose("Gramigna")
    assert (lodge.power("Gramigna"), lodge.power("Baron Doria")) == (2, 4)
    assert lodge.hand("Baron Doria") == ["Panic"]


@proves("Panic", "light")
def test_panic_light(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Sanctuary")
    lodge.resolve("Panic", "light")
    lodge.choose("Sanctuary")
    assert set(lodge.offered()) == {"Arianna", "Gramigna"}
    lodge.choose("Gramigna", "move to Garden")
    assert (lodge.damage("Arianna"), lodge.damage("Gramigna")) == ("dd", "dd")
    assert (lodge.place("Arianna"), lodge.place("Gramigna")) == ("Sanctuary", "Garden")
    assert lodge.quiet


@proves("Panic", "dark")
def test_panic_dark(lodge: Rebirth) -> None:
    lodge.resolve("Panic", "dark")
    lodge.choose("Rikkart")
    assert (lodge.place("Rikkart"), lodge.damage("Rikkart"), lodge.cubes("Arena")) == ("Cell", "", "dd")


@proves("Feast of Fears", "light")
def test_feast_of_fears_light(lodge: Rebirth) -> None:
    lodge.stand("Rikkart", "Arena", damage="xxa")
    lodge.stand("Arianna", "Sanctuary", damage="x")
    lodge.haunt("Rikkart", "Crypt")
    lodge.resolve("Feast of Fears", "light")
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])
    assert (lodge.damage("Rikkart"), lodge.damage("Arianna")) == ("ddadd", "x")


@proves("Feast of Fears", "dark")
def test_feast_of_fears_dark(lodge: Rebirth) -> None:
    lodge.pile("Baron Doria", grimoire=["Panic", "Lullaby"])
    lodge.haunt("Rikkart", "Crypt")
    lodge.resolve("Feast of Fears", "dark")
    assert lodge.hand("Baron Doria") == ["Panic"]
    lodge.choose("yes")
    assert (umbras(lodge, "Rikkart"), lodge.power("Baron Doria")) == ([], 4)


@proves("Feast of Fears", "dark")
def test_feast_of_fears_dark_leaves_the_umbra_where_it_is(lodge: Rebirth) -> None:
    lodge.haunt("Rikkart", "Crypt")
    lodge.resolve("Feast of Fears", "dark")
    lodge.choose("no")
    assert (umbras(lodge, "Rikkart"), lodge.power("Baron Doria")) == (["Crypt"], 3)


@proves("Waking Scream", "dark")
def test_waking_scream_dark(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Mirrors Room", damage="rxa")
    lodge.resolve("Waking Scream", "dark")
    lodge.choose("Gramigna", "cube 0", "cube 1")
    assert lodge.damage("Gramigna") == "ddadd"


@proves("Endless Corridor", "light")
def test_endless_corridor_light(lodge: Rebirth) -> None:
    lodge.resolve("Endless Corridor", "light")
    lodge.choose("Mirrors Room")
    assert (lodge.place("Baron Doria"), lodge.cubes("Mirrors Room")) == ("Mirrors Room", "dd")
    assert umbras(lodge, "Gramigna") == ["Mirrors Room"]


@proves("Endless Corridor", "dark")
def test_endless_corridor_dark(lodge: Rebirth) -> None:
    lodge.resolve("Endless Corridor", "dark")
    lodge.choose("Gramigna")
    assert (lodge.damage("Gramigna"), lodge.place("Gramigna")) == ("dd", "Arena")
    assert lodge.cubes("Arena") == "d"


# Doria's own


@proves("Masked Ball", "light")
def test_masked_ball_light(lodge: Rebirth) -> None:
    lodge.state.crown = lodge.seat("Rikkart")
    lodge.resolve("Masked Ball", "light")
    lodge.choose("Gramigna")
    assert (lodge.damage("Gramigna"), lodge.who(lodge.state.crown)) == ("dd", "Baron Doria")


@proves("Masked Ball", "dark")
def test_masked_ball_dark(lodge: Rebirth) -> None:
    lodge.library("Hex", "Evil Star", "Sour Milk")
    lodge.resolve("Masked Ball", "dark")
    while not lodge.quiet:
        lodge.choose("Hex")
    assert (lodge.power("Baron Doria"), lodge.hand("Baron Doria")) == (4, ["Evil Star"])
