"""Alchemy: every spell on both sides, plain and enhanced. Angela casts; Gramigna stands beside her."""

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.proving import proves, scene
from tests.rebirth.scenario import Rebirth

REVEALED = {
    "air": "Azoth Bomb light",
    "earth": "Marbling light",
    "fire": "Liquid Fire light",
    "water": "Albify light",
}
"""A spell for each element that lies revealed."""

MAGIC = "Evil Star light"


@scene
def lodge(pack: Pack) -> Rebirth:
    """Angela and Gramigna in the Arena, Rikkart next door in the Sanctuary."""
    table = Rebirth("Angela", "Gramigna", "Rikkart", pack=pack)
    table.stand("Angela", "Arena")
    table.stand("Gramigna", "Arena")
    table.stand("Rikkart", "Sanctuary")
    for mage in table.people:
        table.power(mage, 5)
    return table


def cast(lodge: Rebirth, spell: str, side: str, *elements: str) -> None:
    """Angela resolves a spell while others with these elements lie revealed before her."""
    spells = [MAGIC if element == "magic" else REVEALED[element] for element in elements]
    lodge.prepare("Angela", "revealed", **dict(zip(("I", "II", "III"), spells, strict=False)))
    lodge.resolve(spell, side)


@proves("Azoth Bomb", "light")
@pytest.mark.parametrize(("elements", "dealt"), [((), 2), (("water",), 2), (("water", "water"), 4)])
def test_azoth_bomb_light(lodge: Rebirth, elements: tuple[str, ...], dealt: int) -> None:
    cast(lodge, "Azoth Bomb", "light", *elements)
    lodge.choose("Sanctuary")
    assert lodge.damage("Rikkart") == "A" * dealt
    assert lodge.damage("Gramigna") == ""


@proves("Azoth Bomb", "dark")
@pytest.mark.parametrize(("elements", "dealt"), [(("air",), 2), (("earth",), 3), (("earth", "earth"), 4)])
def test_azoth_bomb_dark(lodge: Rebirth, elements: tuple[str, ...], dealt: int) -> None:
    cast(lodge, "Azoth Bomb", "dark", *elements)
    lodge.choose("Sanctuary")
    assert lodge.damage("Rikkart") == "A" * dealt


@proves("Viatorium Spagyricum", "light")
@pytest.mark.parametrize(("elements", "dealt"), [(("earth",), 2), (("magic",), 2), (("magic", "earth"), 5)])
def test_viatorium_spagyricum_light(lodge: Rebirth, elements: tuple[str, ...], dealt: int) -> None:
    cast(lodge, "Viatorium Spagyricum", "light", *elements)
    lodge.choose("Gramigna")
    assert lodge.damage("Gramigna") == "A" * dealt


@proves("Viatorium Spagyricum", "dark")
@pytest.mark.parametrize(("elements", "dealt"), [((), 2), (("water",), 4)])
def test_viatorium_spagyricum_dark(lodge: Rebirth, elements: tuple[str, ...], dealt: int) -> None:
    cast(lodge, "Viatorium Spagyricum", "dark", *elements)
    lodge.choose("Rikkart")
    assert lodge.damage("Rikkart") == "A" * dealt


@proves("Deflagrate", "light")
def test_deflagrate_light(lodge: Rebirth) -> None:
    hers = lodge.evocation("Gramigna", "Sanctuary")
    cast(lodge, "Deflagrate", "light", "water")
    lodge.choose("Rikkart")
    assert (lodge.damage("Rikkart"), lodge.damage(hers)) == ("AA", "")
    lodge.choose("move to Garden")
    assert lodge.place("Rikkart") == "Garden"
    assert lodge.quiet


@proves("Deflagrate", "light")
def test_deflagrate_light_enhanced_aims_at_a_room(lodge: Rebirth) -> None:
    hers = lodge.evocation("Gramigna", "Sanctuary")
    cast(lodge, "Deflagrate", "light", "water", "earth")
    assert "Crypt" in lodge.offered()  # two rooms away
    assert "Bibliotheca" not in lodge.offered()
    lodge.choose("Sanctuary")
    assert (lodge.damage("Rikkart"), lodge.damage(hers)) == ("AA", "AA")
    assert sorted(lodge.offered()) == sorted([hers, "Rikkart"])
    lodge.choose(hers, "move to Garden")
    assert (lodge.place(hers), lodge.place("Rikkart")) == ("Garden", "Sanctuary")


@proves("Deflagrate", "dark")
@pytest.mark.parametrize(("elements", "dealt"), [((), 1), (("fire",), 2)])
def test_deflagrate_dark(lodge: Rebirth, elements: tuple[str, ...], dealt: int) -> None:
    cast(lodge, "Deflagrate", "dark", *elements)
    lodge.choose("Sanctuary")
    assert lodge.damage("Rikkart") == "A" * dealt
    assert lodge.cubes("Sanctuary") == "AA"


@proves("Athanor Eruption", "light")
def test_athanor_eruption_light(lodge: Rebirth) -> None:
    cast(lodge, "Athanor Eruption", "light", "air")
    lodge.choose("Rikkart")
    assert lodge.damage("Rikkart") == "AAA"


@proves("Athanor Eruption", "light")
def test_athanor_eruption_light_enhanced_first_hurts_without_an_answer(lodge: Rebirth) -> None:
    lodge.prepare("Rikkart", "active", I="Torment dark")
    cast(lodge, "Athanor Eruption", "light", "air", "earth")
    lodge.choose("Rikkart")
    assert lodge.damage("Rikkart") == "AAAA"
    lodge.choose("reveal I")
    assert lodge.damage("Angela") == "rrrr"  # the three it could answer, and one more


@proves("Athanor Eruption", "light")
def test_athanor_eruption_light_enhanced_is_still_answered_by_texts_in_force(lodge: Rebirth) -> None:
    """Rikkart's Pain Mark lies on Angela: it answers the damage that no trap answers, and the other."""
    lodge.prepare("Rikkart", I="Pain Mark light")
    lodge.tokens("Rikkart", 0)
    lodge.action_phase(first="Rikkart")
    lodge.choose("cast I", "Angela")
    cast(lodge, "Athanor Eruption", "light", "air", "earth")
    lodge.choose("Rikkart")
    assert lodge.damage("Angela") == "rrrr"


@proves("Athanor Eruption", "dark")
@pytest.mark.parametrize(("elements", "placed"), [((), 0), (("air",), 1), (("air", "air"), 2)])
def test_athanor_eruption_dark(lodge: Rebirth, elements: tuple[str, ...], placed: int) -> None:
    cast(lodge, "Athanor Eruption", "dark", *elements)
    lodge.choose("Rikkart")
    assert lodge.damage("Rikkart") == "AA"
    assert lodge.cubes("Sanctuary") == "A" * placed


@proves("Marbling", "light")
@pytest.mark.parametrize(("elements", "dealt"), [(("fire",), ""), (("fire", "fire"), "A")])
def test_marbling_light(lodge: Rebirth, elements: tuple[str, ...], dealt: str) -> None:
    hers, mine = lodge.evocation("Gramigna", "Crypt"), lodge.evocation("Angela", "Crypt")
    cast(lodge, "Marbling", "light", *elements)
    assert (lodge.damage(hers), lodge.damage(mine)) == ("A", "")
    assert (lodge.damage("Gramigna"), lodge.damage("Rikkart"), lodge.damage("Angela")) == (dealt, dealt, "")


@proves("Marbling", "dark")
@pytest.mark.parametrize(("elements", "placed"), [((), ""), (("water",), "AA")])
def test_marbling_dark(lodge: Rebirth, elements: tuple[str, ...], placed: str) -> None:
    cast(lodge, "Marbling", "dark", *elements)
    lodge.choose("Sanctuary")
    assert (lodge.damage("Rikkart"), lodge.cubes("Sanctuary")) == ("A", placed)


@proves("Stone Phoenix", "light")
def test_stone_phoenix_light(lodge: Rebirth) -> None:
    lodge.evocation("Angela", "Sanctuary", kind="Cadaver", damage="r")
    lodge.prepare("Angela", "active", quick="Stone Phoenix light")
    lodge.resolve("Athanor Eruption", "light", by="Rikkart")
    lodge.choose("Cadaver A1", "reveal quick")
    assert lodge.place("Nigredo A1") == "Sanctuary"
    assert len(lodge.happened("summoned")) == 1


@proves("Stone Phoenix", "dark")
def test_stone_phoenix_dark(lodge: Rebirth) -> None:
    hers = lodge.evocation("Gramigna", "Sanctuary", kind="Cadaver", damage="r")
    lodge.prepare("Angela", "active", quick="Stone Phoenix dark")
    lodge.resolve("Athanor Eruption", "light", by="Rikkart")
    lodge.choose(hers, "reveal quick", "attack Rikkart")
    assert lodge.place("Cadaver A1") == "Sanctuary"
    assert lodge.damage("Rikkart") == "AA"
    assert len(lodge.happened("summoned")) == 1


@proves("Soul Transfer", "light")
def test_soul_transfer_light(lodge: Rebirth) -> None:
    """A construct in the Throne Room or the Black Rose Room is not offered: what it stands in is left out."""
    hers, mine = lodge.evocation("Gramigna", "Treasure Room"), lodge.evocation("Angela", "Crypt")
    lodge.evocation("Angela", "Throne Room")
    lodge.evocation("Gramigna", "Black Rose Room")
    lodge.evocation("Gramigna", "Crypt", kind="Cadaver")
    lodge.instability("Treasure Room", "", face="used")
    lodge.resolve("Soul Transfer", "light")
    assert sorted(lodge.offered()) == sorted([hers, mine])
    lodge.choose(hers)
    assert lodge.power("Angela") == 7


@proves("Soul Transfer", "light")
def test_soul_transfer_light_never_uses_the_throne_room(lodge: Rebirth) -> None:
    lodge.evocation("Angela", "Throne Room")
    lodge.resolve("Soul Transfer", "light")
    assert lodge.quiet
    assert lodge.power("Angela") == 5


@proves("Soul Transfer", "dark")
def test_soul_transfer_dark(lodge: Rebirth) -> None:
    mine = lodge.evocation("Angela", "Crypt")
    lodge.resolve("Soul Transfer", "dark")
    lodge.choose("Sanctuary")
    assert lodge.place(mine) == ""
    assert "Cadaver" in lodge.offered()
    assert "Nigredo" not in lodge.offered()  # Health 4
    lodge.choose("Cadaver")
    assert lodge.place("Cadaver A1") == "Sanctuary"
    assert len(lodge.happened("summoned")) == 1
    assert lodge.quiet


@proves("Soul Transfer", "dark")
def test_soul_transfer_dark_needs_a_construct(lodge: Rebirth) -> None:
    lodge.evocation("Angela", "Crypt", kind="Cadaver")
    lodge.resolve("Soul Transfer", "dark")
    lodge.choose("Sanctuary")
    assert lodge.quiet
    assert lodge.place("Cadaver A1") == "Crypt"


@proves("Liquid Fire", "light")
@pytest.mark.parametrize(("elements", "dealt"), [((), 2), (("water",), 3)])
def test_liquid_fire_light(lodge: Rebirth, elements: tuple[str, ...], dealt: int) -> None:
    mine = lodge.evocation("Angela", "Garden")
    other = lodge.evocation("Angela", "Garden", kind="Cadaver")
    far = lodge.evocation("Gramigna", "Throne Room")  # two rooms from the Garden
    cast(lodge, "Liquid Fire", "light", *elements)
    lodge.choose(mine)
    assert lodge.place(mine) == ""
    assert lodge.damage("Rikkart") == "A" * dealt
    assert (lodge.damage("Gramigna"), lodge.damage(other), lodge.damage(far)) == ("", "", "")


@proves("Liquid Fire", "dark")
def test_liquid_fire_dark(lodge: Rebirth) -> None:
    cast(lodge, "Liquid Fire", "dark")
    assert lodge.damage("Gramigna") == "A"
    assert lodge.place("Nigredo A1") == "Arena"
    assert lodge.quiet


@proves("Liquid Fire", "dark")
def test_liquid_fire_dark_enhanced(lodge: Rebirth) -> None:
    cast(lodge, "Liquid Fire", "dark", "earth")
    for room in ("Sanctuary", "Garden", "Crypt"):  # Speed 2 and 1
        lodge.choose(f"move to {room}")
    assert lodge.place("Nigredo A1") == "Crypt"
    assert lodge.quiet


@proves("Fountain of the Three", "light")
def test_fountain_of_the_three_light_takes_3_health_at_most(lodge: Rebirth) -> None:
    demon = lodge.evocation("Gramigna", "Sanctuary", kind="Succubus")
    cast(lodge, "Fountain of the Three", "light")
    assert demon in lodge.offered()


@proves("Fountain of the Three", "light")
def test_fountain_of_the_three_light(lodge: Rebirth) -> None:
    lodge.evocation("Gramigna", "Sanctuary")
    small = lodge.evocation("Gramigna", "Sanctuary", kind="Cadaver")
    cast(lodge, "Fountain of the Three", "light")
    assert set(lodge.offered()) <= {small, "dummy"}
    lodge.choose(small)
    assert lodge.place(small) == ""
    assert lodge.place("Nigredo A1") == "Sanctuary"
    assert lodge.quiet


@proves("Fountain of the Three", "light")
def test_fountain_of_the_three_light_enhanced(lodge: Rebirth) -> None:
    small = lodge.evocation("Gramigna", "Sanctuary", kind="Cadaver")
    cast(lodge, "Fountain of the Three", "light", "water", "water")
    lodge.choose(small, "attack Rikkart")
    assert lodge.damage("Rikkart") == "AAA"


@proves("Fountain of the Three", "dark")
@pytest.mark.parametrize(("elements", "placed"), [((), ""), (("water",), "A")])
def test_fountain_of_the_three_dark(lodge: Rebirth, elements: tuple[str, ...], placed: str) -> None:
    hers = lodge.evocation("Gramigna", "Sanctuary")
    cast(lodge, "Fountain of the Three", "dark", *elements)
    lodge.choose("Sanctuary", "choice 0", "attack Rikkart", "no", "stop")
    assert lodge.damage("Rikkart") == "AA"
    assert lodge.place(hers) == "Sanctuary"
    assert lodge.cubes("Sanctuary") == placed
    cast(lodge, "Fountain of the Three", "dark")
    lodge.choose("Crypt", "choice 1")
    assert lodge.place("Nigredo A1") == "Crypt"
    assert len(lodge.happened("summoned")) == 1


@proves("Purifying Aludel", "light")
@pytest.mark.parametrize(("elements", "dealt"), [(("water",), 2), (("water", "earth"), 4)])
def test_purifying_aludel_light(lodge: Rebirth, elements: tuple[str, ...], dealt: int) -> None:
    mine = lodge.evocation("Angela", "Sanctuary", damage="gggg", upgrade="Plated Hide")
    cast(lodge, "Purifying Aludel", "light", *elements)
    lodge.choose(mine)
    while lodge.asked()[1] == "cube":  # which of the equal cubes goes
        lodge.choose(lodge.offered()[0])
    assert lodge.damage(mine) == "g"
    lodge.choose("attack Rikkart")
    assert lodge.damage("Rikkart") == "A" * dealt


@proves("Purifying Aludel", "dark")
def test_purifying_aludel_dark(lodge: Rebirth) -> None:
    hers = lodge.evocation("Gramigna", "Sanctuary")
    lodge.resolve("Purifying Aludel", "dark")
    lodge.choose(hers, "attack Rikkart")
    assert lodge.damage("Rikkart") == "AA"


@proves("Albify", "light")
@pytest.mark.parametrize(("elements", "lost"), [(("air",), 0), (("air", "air"), 2)])
def test_albify_light(lodge: Rebirth, elements: tuple[str, ...], lost: int) -> None:
    lodge.stand("Rikkart", "Sanctuary", damage="gggggg")
    cast(lodge, "Albify", "light", *elements)
    lodge.choose("Rikkart", "cube 0", "cube 1", "cube 2", "cube 3")
    assert lodge.damage("Rikkart") == "AAAAgg"
    assert lodge.power("Rikkart") == 5 - lost


@proves("Albify", "dark")
@pytest.mark.parametrize(("elements", "dealt"), [((), ""), (("fire",), "A")])
def test_albify_dark(lodge: Rebirth, elements: tuple[str, ...], dealt: str) -> None:
    lodge.stand("Rikkart", "Sanctuary", damage="gggg")
    hers = lodge.evocation("Gramigna", "Sanctuary", damage="rr")
    cast(lodge, "Albify", "dark", *elements)
    lodge.choose("Sanctuary", "cube 0", "cube 1", "cube 2")
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])
    assert lodge.damage("Rikkart") == "AAAg" + dealt
    assert lodge.damage(hers) == "AA" + dealt


@proves("Silver of the Sages", "light")
def test_silver_of_the_sages_light(lodge: Rebirth) -> None:
    mine = lodge.evocation("Angela", "Arena")
    lodge.prepare("Angela", "active", I="Silver of the Sages light")
    lodge.resolve("Athanor Eruption", "light", by="Gramigna")
    lodge.choose("Angela", "reveal I")
    assert lodge.offered()[0] == "amount 2", "nothing is aimed at"
    lodge.choose("amount 2")
    assert lodge.damage("Angela") == "g"
    lodge.choose("attack Gramigna", "no", "stop")
    assert lodge.damage("Gramigna") == "AA"
    assert lodge.damage(mine) == "x"


@proves("Silver of the Sages", "dark")
@pytest.mark.parametrize("option", ["choice 0", "choice 1"])
def test_silver_of_the_sages_dark(lodge: Rebirth, option: str) -> None:
    mine = lodge.evocation("Angela", "Sanctuary")
    lodge.stand("Angela", "Arena", damage="ggggggggg")
    lodge.prepare("Angela", "active", I="Silver of the Sages dark")
    lodge.resolve("Athanor Eruption", "light", by="Gramigna")
    lodge.choose("Angela", "reveal I", option)
    assert lodge.power("Angela") == 6
    if option == "choice 0":
        assert lodge.place("Nigredo A2") == "Arena"
        assert len(lodge.happened("summoned")) == 1
    else:
        lodge.choose("attack Rikkart", "no")
        assert (lodge.damage("Rikkart"), lodge.place(mine)) == ("AA", "Sanctuary")
