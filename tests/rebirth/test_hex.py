"""Hex: every spell on both sides, and what its jinxes do. Gramigna casts; Rikkart stands beside her."""

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.proving import JINX, proves, scene
from tests.rebirth.scenario import Rebirth


@scene
def lodge(pack: Pack) -> Rebirth:
    """Gramigna and Rikkart in the Arena, Arianna next door in the Sanctuary, Doria two rooms off."""
    table = Rebirth("Gramigna", "Rikkart", "Arianna", "Baron Doria", pack=pack)
    table.stand("Gramigna", "Arena")
    table.stand("Rikkart", "Arena")
    table.stand("Arianna", "Sanctuary")
    table.stand("Baron Doria", "Mirrors Room")
    for mage in table.people:
        table.power(mage, 3)
    return table


# Jinxes


@proves("Weakness", JINX)
@pytest.mark.rule("GLO.2")
def test_weakness_takes_1_strength(lodge: Rebirth) -> None:
    lodge.jinx("Rikkart", "Weakness")
    lodge.action_phase(first="Rikkart")
    lodge.choose("fight", "attack Gramigna")
    assert lodge.damage("Gramigna") == "r"


@proves("Slowness", JINX)
@pytest.mark.rule("GLO.2")
def test_slowness_takes_1_speed(lodge: Rebirth) -> None:
    lodge.jinx("Rikkart", "Slowness")
    lodge.action_phase(first="Rikkart")
    lodge.choose("explore", "move to Forge")
    assert not [answer for answer in lodge.offered("Rikkart") if answer.startswith("move")]


@proves("Vulnerability", JINX)
@pytest.mark.rule("GLO.2")
def test_vulnerability_makes_each_hit_1_worse(lodge: Rebirth) -> None:
    lodge.jinx("Rikkart", "Vulnerability")
    lodge.resolve("Withering Word", "light")
    lodge.choose("Rikkart")
    assert lodge.damage("Rikkart") == "ggg"


@proves("Bewilderment", JINX)
@pytest.mark.rule("GLO.2")
def test_bewilderment_closes_the_rooms(lodge: Rebirth) -> None:
    lodge.jinx("Rikkart", "Bewilderment")
    lodge.action_phase(first="Rikkart")
    lodge.choose("explore")
    assert "use" not in lodge.offered("Rikkart")


def test_without_bewilderment_the_rooms_are_open(lodge: Rebirth) -> None:
    lodge.action_phase(first="Rikkart")
    lodge.choose("explore")
    assert "use" in lodge.offered("Rikkart")


# Traps and protections


def walks(lodge: Rebirth, mage: str, room: str) -> None:
    """A mage enters a room beside their own."""
    lodge.resolve("Sleepwalker", "dark", by=mage)
    lodge.choose(f"move to {room}")


@proves("Cerebral Worm", "light")
@pytest.mark.rule("TRP.26")
@pytest.mark.parametrize("room", ["Sanctuary", "Summoner Room"])
def test_cerebral_worm(lodge: Rebirth, room: str) -> None:
    lodge.jinx("Rikkart", "Weakness")
    lodge.prepare("Gramigna", "active", I="Cerebral Worm light")
    walks(lodge, "Rikkart", room)
    lodge.choose("reveal I")
    assert lodge.damage("Rikkart") == "gg"
    assert set(lodge.jinxes("Rikkart")) == {"Weakness", "Vulnerability"}
    assert lodge.cubes(room) == "gg"


@proves("Cerebral Worm", "light")
def test_cerebral_worm_sleeps_in_rooms_of_other_colours(lodge: Rebirth) -> None:
    lodge.prepare("Gramigna", "active", I="Cerebral Worm light")
    walks(lodge, "Rikkart", "Forge")
    assert lodge.asked()[0] == "Rikkart"


def test_cerebral_worm_has_one_side(lodge: Rebirth) -> None:
    assert lodge.rules.cards[lodge.card("Cerebral Worm")].one_sided


@proves("Baleful Curse", "light")
@pytest.mark.rule("TRP.31")
def test_baleful_curse_light(lodge: Rebirth) -> None:
    lodge.prepare("Gramigna", "active", I="Baleful Curse light")
    lodge.resolve("Rusted Nail", "light", by="Rikkart")
    lodge.choose("Gramigna", "reveal I")
    assert (lodge.damage("Gramigna"), lodge.damage("Rikkart")) == ("rrr", "gg")
    assert set(lodge.jinxes("Rikkart")) == {"Slowness"}


@pytest.mark.rule("TRP.11", "TRP.16", "TRP.31", "GLO.9", "EX.R.8")
def test_the_chain_of_worm_persecution_and_curse(lodge: Rebirth) -> None:
    """EX.R.8: the worm bites, Doria throws it back, the curse answers, the worm goes on, 2 jinxes."""
    lodge.stand("Baron Doria", "Forge")
    lodge.prepare("Gramigna", "active", I="Cerebral Worm light", II="Baleful Curse light")
    lodge.prepare("Baron Doria", "active", I="Persecution light")
    walks(lodge, "Baron Doria", "Arena")
    lodge.choose("reveal I", by="Gramigna")
    lodge.choose("reveal I", by="Baron Doria")
    lodge.choose("amount 2", by="Baron Doria")
    lodge.choose("reveal II", by="Gramigna")
    assert (lodge.damage("Baron Doria"), lodge.damage("Gramigna")) == ("gg", "dd")
    assert set(lodge.jinxes("Baron Doria")) == {"Vulnerability", "Slowness"}
    assert lodge.cubes("Arena") == "gg"
    assert lodge.asked() == ("Baron Doria", "part")


@proves("Black Cat", "light")
def test_black_cat_light(lodge: Rebirth) -> None:
    lodge.prepare("Gramigna", "active", I="Black Cat light")
    walks(lodge, "Rikkart", "Forge")
    lodge.choose("reveal I")
    assert (lodge.damage("Rikkart"), lodge.cubes("Forge")) == ("g", "g")
    assert set(lodge.jinxes("Rikkart")) == {"Bewilderment"}


@proves("Black Cat", "dark")
def test_black_cat_dark(lodge: Rebirth) -> None:
    lodge.prepare("Gramigna", "active", I="Black Cat dark")
    lodge.resolve("Stolen Hour", "light", by="Arianna")
    lodge.choose("reveal I")
    assert (lodge.power("Gramigna"), lodge.power("Arianna")) == (4, 4)
    assert lodge.damage("Arianna") == "g"


@proves("Hand of Glory", "light")
def test_hand_of_glory_light(lodge: Rebirth) -> None:
    lodge.prepare("Gramigna", "active", I="Hand of Glory light")
    lodge.resolve("Rusted Nail", "light", by="Rikkart")
    lodge.choose("Gramigna", "reveal I")
    assert (lodge.damage("Gramigna"), lodge.damage("Rikkart")) == ("", "g")
    assert set(lodge.jinxes("Rikkart")) == {"Vulnerability"}


@proves("Hand of Glory", "light")
def test_hand_of_glory_spares_its_owner_alone(lodge: Rebirth) -> None:
    lodge.stand("Arianna", "Arena")
    lodge.prepare("Gramigna", "active", I="Hand of Glory light")
    lodge.resolve("Evil Star", "light", by="Rikkart")
    lodge.choose("Arena", "reveal I")
    assert (lodge.damage("Gramigna"), lodge.damage("Arianna")) == ("", "rr")


# The others


@proves("Baleful Curse", "dark")
def test_baleful_curse_dark(lodge: Rebirth) -> None:
    lodge.resolve("Baleful Curse", "dark")
    lodge.choose("Baron Doria")
    assert (lodge.damage("Baron Doria"), lodge.cubes("Mirrors Room")) == ("g", "g")
    assert set(lodge.jinxes("Baron Doria")) == {"Slowness"}


@proves("Withering Word", "light")
def test_withering_word_light(lodge: Rebirth) -> None:
    lodge.resolve("Withering Word", "light")
    lodge.choose("Baron Doria")
    assert lodge.damage("Baron Doria") == "gg"
    assert set(lodge.jinxes("Baron Doria")) == {"Weakness"}


@proves("Withering Word", "dark")
@pytest.mark.parametrize(
    ("jinxes", "damage"), [((), "gg"), (("Slowness",), "ggg"), (("Slowness", "Weakness"), "gggg")]
)
def test_withering_word_dark(lodge: Rebirth, jinxes: tuple[str, ...], damage: str) -> None:
    for jinx in jinxes:
        lodge.jinx("Rikkart", jinx)
    lodge.resolve("Withering Word", "dark")
    lodge.choose("Rikkart")
    assert lodge.damage("Rikkart") == damage


@proves("Pins and Wax", "light")
@pytest.mark.rule("PER.2")
def test_pins_and_wax_light(lodge: Rebirth) -> None:
    lodge.prepare("Gramigna", quick="Pins and Wax light")
    lodge.action_phase(first="Gramigna")
    lodge.choose("cast quick", "Rikkart")
    assert set(lodge.jinxes("Rikkart")) == {"Slowness"}
    assert lodge.damage("Rikkart") == ""
    lodge.choose("end")
    lodge.choose("explore", "move to Forge", by="Rikkart")
    assert lodge.damage("Rikkart") == "g"


@proves("Pins and Wax", "dark")
def test_pins_and_wax_dark_spends_a_jinx(lodge: Rebirth) -> None:
    lodge.jinx("Baron Doria", "Slowness")
    lodge.resolve("Pins and Wax", "dark")
    lodge.choose("Baron Doria")
    assert (lodge.damage("Baron Doria"), lodge.jinxes("Baron Doria")) == ("ggg", {})


@proves("Pins and Wax", "dark")
def test_pins_and_wax_dark_without_a_jinx(lodge: Rebirth) -> None:
    lodge.resolve("Pins and Wax", "dark")
    lodge.choose("Baron Doria")
    assert lodge.damage("Baron Doria") == "g"


@proves("Thirteenth Hour", "light")
def test_thirteenth_hour_light(lodge: Rebirth) -> None:
    lodge.jinx("Arianna", "Slowness")
    lodge.jinx("Gramigna", "Slowness")
    lodge.resolve("Thirteenth Hour", "light")
    assert [lodge.damage(mage) for mage in lodge.people] == ["", "g", "gg", "g"]


@proves("Thirteenth Hour", "dark")
def test_thirteenth_hour_dark(lodge: Rebirth) -> None:
    lodge.resolve("Thirteenth Hour", "dark")
    lodge.choose("Arena")
    assert [list(lodge.jinxes(mage)) for mage in lodge.people] == [[], ["Vulnerability"], [], []]
    assert lodge.cubes("Arena") == "g"


@proves("Knotted Path", "light")
def test_knotted_path_light(lodge: Rebirth) -> None:
    lodge.resolve("Knotted Path", "light")
    lodge.choose("Rikkart", "move to Forge")
    assert (lodge.damage("Rikkart"), lodge.place("Rikkart"), lodge.quiet) == ("gg", "Forge", True)


@proves("Knotted Path", "dark")
def test_knotted_path_dark(lodge: Rebirth) -> None:
    lodge.pile("Gramigna", grimoire=["Evil Star", "Sour Milk"])
    lodge.resolve("Knotted Path", "dark")
    lodge.choose("move to Forge", "move to Sanctuary")
    assert lodge.place("Gramigna") == "Sanctuary"
    assert (set(lodge.jinxes("Arianna")), lodge.jinxes("Rikkart")) == ({"Slowness"}, {})
    assert lodge.hand("Gramigna") == ["Evil Star"]


@proves("Rusted Nail", "light")
def test_rusted_nail_light(lodge: Rebirth) -> None:
    lodge.resolve("Rusted Nail", "light")
    lodge.choose("Arianna")
    assert lodge.damage("Arianna") == "ggg"


@proves("Rusted Nail", "dark")
def test_rusted_nail_dark(lodge: Rebirth) -> None:
    lodge.jinx("Arianna", "Slowness")
    lodge.jinx("Arianna", "Weakness")
    lodge.jinx("Baron Doria", "Slowness")
    lodge.resolve("Rusted Nail", "dark")
    lodge.choose("Sanctuary")
    assert lodge.cubes("Sanctuary") == "ggg"


@proves("Sour Milk", "light")
def test_sour_milk_light(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Arena", damage="rrrr")
    lodge.jinx("Gramigna", "Slowness")
    lodge.jinx("Gramigna", "Weakness")
    lodge.resolve("Sour Milk", "light")
    while not lodge.quiet:  # which of the jinxes and of the equal cubes goes
        lodge.choose(lodge.offered()[0])
    assert (lodge.damage("Gramigna"), len(lodge.jinxes("Gramigna"))) == ("r", 1)


@proves("Sour Milk", "dark")
def test_sour_milk_dark(lodge: Rebirth) -> None:
    lodge.stand("Rikkart", "Arena", damage="aaa")
    lodge.jinx("Rikkart", "Slowness")
    lodge.resolve("Sour Milk", "dark")
    lodge.choose("Rikkart")
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])
    assert sorted(lodge.damage("Rikkart")) == sorted("agggg")


@proves("Hand of Glory", "dark")
@pytest.mark.parametrize(("choice", "jinx"), [*enumerate(("Weakness", "Slowness", "Vulnerability"))])
def test_hand_of_glory_dark(lodge: Rebirth, choice: int, jinx: str) -> None:
    lodge.pile("Gramigna", grimoire=["Evil Star", "Sour Milk"])
    lodge.resolve("Hand of Glory", "dark")
    lodge.choose("Baron Doria", f"choice {choice}")
    assert (set(lodge.jinxes("Baron Doria")), lodge.hand("Gramigna")) == ({jinx}, ["Evil Star"])


@proves("Beggar's Bowl", "light")
def test_beggars_bowl_light(lodge: Rebirth) -> None:
    lodge.resolve("Beggar's Bowl", "light")
    lodge.choose("Rikkart")
    assert (lodge.power("Gramigna"), lodge.power("Rikkart")) == (4, 2)
    assert set(lodge.jinxes("Rikkart")) == {"Bewilderment"}


@proves("Beggar's Bowl", "dark")
@pytest.mark.parametrize(("jinxes", "power"), [(("Slowness",), 3), (("Slowness", "Weakness"), 4)])
def test_beggars_bowl_dark(lodge: Rebirth, jinxes: tuple[str, ...], power: int) -> None:
    for jinx in jinxes:
        lodge.jinx("Baron Doria", jinx)
    lodge.resolve("Beggar's Bowl", "dark")
    lodge.choose("Baron Doria")
    assert (lodge.damage("Baron Doria"), lodge.power("Gramigna")) == ("gg", power)


@proves("Evil Star", "light")
def test_evil_star_light(lodge: Rebirth) -> None:
    lodge.stand("Arianna", "Mirrors Room")
    lodge.resolve("Evil Star", "light")
    lodge.choose("Mirrors Room")
    assert (lodge.damage("Arianna"), lodge.damage("Baron Doria")) == ("gg", "gg")


@proves("Evil Star", "dark")
def test_evil_star_dark(lodge: Rebirth) -> None:
    lodge.stand("Baron Doria", "Bibliotheca", damage="rr")
    lodge.resolve("Evil Star", "dark")
    lodge.choose("Baron Doria", "cube 0")
    assert (lodge.damage("Baron Doria"), lodge.quiet) == ("grg", True)


# Gramigna's own


@proves("Evil Eye", "light")
def test_evil_eye_light(lodge: Rebirth) -> None:
    lodge.resolve("Evil Eye", "light")
    lodge.choose("Baron Doria", "move to Forge")
    assert (lodge.power("Gramigna"), lodge.power("Baron Doria")) == (4, 2)
    assert (set(lodge.jinxes("Baron Doria")), lodge.place("Gramigna")) == ({"Weakness"}, "Forge")
    assert lodge.quiet


@proves("Evil Eye", "dark")
def test_evil_eye_dark(lodge: Rebirth) -> None:
    lodge.jinx("Baron Doria", "Slowness")
    lodge.jinx("Baron Doria", "Weakness")
    lodge.resolve("Evil Eye", "dark")
    lodge.choose("Baron Doria")
    assert (lodge.damage("Baron Doria"), lodge.cubes("Mirrors Room")) == ("gg", "gg")
