"""The rooms of Rebirth on both faces, and what the known evocations can do. Rikkart uses and owns them."""

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.proving import ABILITY, proves, scene
from tests.rebirth.scenario import Rebirth

GRIMOIRE = ("Azoth Bomb", "Marbling", "Albify", "Deflagrate")


@scene
def lodge(pack: Pack) -> Rebirth:
    """Rikkart and Gramigna in the Arena, Arianna next door in the Sanctuary."""
    table = Rebirth("Rikkart", "Gramigna", "Arianna", pack=pack)
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Arena")
    table.stand("Arianna", "Sanctuary")
    table.pile("Rikkart", GRIMOIRE, ["Tearing"])
    for mage in table.people:
        table.power(mage, 3)
    return table


# Rooms of a colour share their ruined effect


@proves("{room}", "ruined")
@pytest.mark.parametrize("room", ["Crypt", "Sacrificial Altar", "Cemetery"])
def test_ruined_grey_rooms_raise_a_cadaver(lodge: Rebirth, room: str) -> None:
    lodge.resolve(room, "ruined")
    assert lodge.place("Cadaver r1") == "Arena"
    assert len(lodge.happened("summoned")) == 1


@proves("{room}", "ruined")
@pytest.mark.parametrize("room", ["Summoner Room", "Alchemical Laboratory", "Arena"])
def test_ruined_red_rooms_hurt(lodge: Rebirth, room: str) -> None:
    lodge.resolve(room, "ruined")
    assert "Mirrors Room" not in lodge.offered()
    lodge.choose("Sanctuary")
    assert lodge.damage("Arianna") == "r"


@proves("{room}", "ruined")
@pytest.mark.parametrize("room", ["Observatory", "Bibliotheca", "Sanctuary", "Pleasures Room"])
def test_ruined_yellow_rooms_and_the_pleasures_room_draw_a_quest(lodge: Rebirth, room: str) -> None:
    lodge.quest_deck(1, "Field Test", "Rest the Limbs")
    lodge.resolve(room, "ruined")
    assert lodge.tasks("Rikkart") == {"Field Test": "active hidden"}


@proves("{room}", "ruined")
@pytest.mark.parametrize("room", ["Garden", "Forge", "Treasure Room"])
def test_ruined_green_rooms_unsettle(lodge: Rebirth, room: str) -> None:
    lodge.resolve(room, "ruined")
    lodge.choose("Sanctuary")
    assert lodge.cubes("Sanctuary") == "r"


@proves("{room}", "ruined")
@pytest.mark.parametrize("room", ["The Abyss", "Oracle Room", "Mirrors Room"])
def test_ruined_blue_rooms_remember(lodge: Rebirth, room: str) -> None:
    lodge.pile("Rikkart", GRIMOIRE, ["Tearing", "Tearing"])
    lodge.resolve(room, "ruined")
    assert lodge.hand("Rikkart") == ["Tearing"]
    assert lodge.memories("Rikkart") == ["Tearing"]


@proves("Armory", "ruined")
def test_the_ruined_armory_draws(lodge: Rebirth) -> None:
    lodge.resolve("Armory", "ruined")
    assert lodge.hand("Rikkart") == ["Azoth Bomb"]


@proves("Throne Room", "ruined")
@pytest.mark.parametrize(("power", "crown"), [(3, True), (0, False)])
def test_the_ruined_throne_room_sells_the_crown(lodge: Rebirth, power: int, crown: bool) -> None:
    lodge.crown("Gramigna")
    lodge.power("Rikkart", power)
    lodge.resolve("Throne Room", "ruined")
    assert lodge.power("Rikkart") == max(power - 1, 0)
    assert (lodge.crown() == "Rikkart") == crown


@proves("Black Rose Room", "ruined")
@pytest.mark.parametrize("cards", [3, 2])
def test_the_ruined_black_rose_room_asks_for_three_spells(lodge: Rebirth, cards: int) -> None:
    lodge.hold("Rikkart", *GRIMOIRE[:cards])
    lodge.forgotten("Killer Fog", "World Tree")
    lodge.resolve("Black Rose Room", "ruined")
    while not lodge.quiet:
        assert "Arena" not in lodge.offered()  # nobody is asked where the Black Rose places
        lodge.choose(lodge.offered()[0])
    assert lodge.hand("Rikkart") == (["Killer Fog"] if cards == 3 else sorted(GRIMOIRE[:cards]))
    assert lodge.cubes("Arena") == "x"


# Rebuilt


@proves("Black Rose Room", "rebuilt")
def test_the_rebuilt_black_rose_room_lets_one_choose_of_two(lodge: Rebirth) -> None:
    lodge.hold("Rikkart", *GRIMOIRE[:3])
    lodge.forgotten("Killer Fog", "World Tree", "Stolen Hour")
    lodge.resolve("Black Rose Room", "rebuilt")
    while "World Tree" not in lodge.offered():
        lodge.choose(lodge.offered()[0])  # which of the three goes first
    assert sorted(lodge.offered()) == ["Killer Fog", "World Tree"]
    lodge.choose("World Tree")
    assert lodge.hand("Rikkart") == ["World Tree"]
    assert lodge.quiet
    assert len(lodge.state.forgotten) == 1  # the other one has left the game
    assert lodge.cubes("Arena") == ""


@proves("Throne Room", "rebuilt")
def test_the_rebuilt_throne_room(lodge: Rebirth) -> None:
    lodge.crown("Gramigna")
    lodge.resolve("Throne Room", "rebuilt")
    assert lodge.crown() == "Rikkart"
    assert lodge.power("Rikkart") == 4


@proves("Armory", "rebuilt")
def test_the_rebuilt_armory(lodge: Rebirth) -> None:
    lodge.prepare("Rikkart", "revealed", II="Heart of Ice dark")
    lodge.hold("Rikkart", "Torment")
    lodge.resolve("Armory", "rebuilt")
    assert lodge.hand("Rikkart") == ["Heart of Ice"]
    assert lodge.sheet("Rikkart") == {"II": "Torment dark"}
    assert lodge.power("Black Rose") == 1


@proves("Pleasures Room", "rebuilt")
def test_the_rebuilt_pleasures_room(lodge: Rebirth) -> None:
    lodge.quest_deck(1, "Field Test", "Rest the Limbs", "Acquire Wealth", "Dominate Fear")
    lodge.resolve("Pleasures Room", "rebuilt")
    lodge.settle()
    assert len(lodge.tasks("Rikkart")) == 1


@proves("Crypt", "rebuilt")
def test_the_rebuilt_crypt(lodge: Rebirth) -> None:
    lodge.resolve("Crypt", "rebuilt")
    assert "Crypt" not in lodge.offered()  # two rooms away
    lodge.choose("Sanctuary")
    assert "Crypt" not in lodge.offered()
    lodge.choose("Arena")
    assert len(lodge.happened("summoned")) == 2
    assert (lodge.place("Cadaver r1"), lodge.place("Cadaver r2")) == ("Sanctuary", "Arena")


@proves("Sacrificial Altar", "rebuilt")
def test_the_rebuilt_sacrificial_altar(lodge: Rebirth) -> None:
    lodge.resolve("Sacrificial Altar", "rebuilt")
    lodge.choose("Arianna")
    assert lodge.damage("Arianna") == "rr"


@proves("Cemetery", "rebuilt")
def test_the_rebuilt_cemetery(lodge: Rebirth) -> None:
    lodge.resolve("Cemetery", "rebuilt")
    lodge.choose("Mirrors Room")
    assert lodge.place("Colossus r1") == "Mirrors Room"
    assert len(lodge.happened("summoned")) == 1


@proves("Summoner Room", "rebuilt")
def test_the_rebuilt_summoner_room(lodge: Rebirth) -> None:
    lodge.resolve("Summoner Room", "rebuilt")
    lodge.choose("attack Gramigna")
    assert lodge.damage("Gramigna") == "rr"
    assert len(lodge.happened("summoned")) == 1


@proves("Alchemical Laboratory", "rebuilt")
def test_the_rebuilt_laboratory(lodge: Rebirth) -> None:
    lodge.resolve("Alchemical Laboratory", "rebuilt")
    lodge.choose("Marbling")
    assert sorted(lodge.hand("Rikkart")) == ["Albify", "Azoth Bomb"]
    assert lodge.memories("Rikkart")[-1] == "Marbling"


@proves("Arena", "rebuilt")
def test_the_rebuilt_arena_casts_the_next_spell(lodge: Rebirth) -> None:
    lodge.prepare("Rikkart", II="Heart of Ice light", III="Shared Torture light")
    lodge.resolve("Arena", "rebuilt")
    lodge.choose("Gramigna")
    lodge.settle()
    assert "rrr" in lodge.damage("Gramigna")
    assert lodge.damage("Rikkart") == "xx"


@proves("Observatory", "rebuilt")
def test_the_rebuilt_observatory(lodge: Rebirth) -> None:
    lodge.resolve("Observatory", "rebuilt")
    assert [lodge.power(mage) for mage in lodge.people] == [3, 2, 2]


@proves("Bibliotheca", "rebuilt")
def test_the_rebuilt_bibliotheca(lodge: Rebirth) -> None:
    lodge.library("Agony", "Torment", "Submission")
    lodge.library("Hex", "Sour Milk")
    lodge.resolve("Bibliotheca", "rebuilt")
    lodge.settle()
    assert len(lodge.hand("Rikkart")) == 2


@proves("Sanctuary", "rebuilt")
def test_the_rebuilt_sanctuary(lodge: Rebirth) -> None:
    lodge.stand("Rikkart", "Arena", damage="gggg")
    lodge.resolve("Sanctuary", "rebuilt")
    lodge.settle()
    assert lodge.damage("Rikkart") == "g"


@proves("Garden", "rebuilt")
def test_the_rebuilt_garden(lodge: Rebirth) -> None:
    lodge.resolve("Garden", "rebuilt")
    lodge.choose("Mirrors Room", "Crypt")
    assert (lodge.cubes("Mirrors Room"), lodge.cubes("Crypt")) == ("r", "r")


@proves("Forge", "rebuilt")
def test_the_rebuilt_forge(lodge: Rebirth) -> None:
    lodge.resolve("Forge", "rebuilt")
    lodge.choose("move to Forge", "move to Sanctuary", "yes", "move to Forge", "move to Arena", "yes")
    assert (lodge.damage("Arianna"), lodge.damage("Gramigna")) == ("rr", "rr")
    assert lodge.quiet


@proves("Treasure Room", "rebuilt")
def test_the_rebuilt_treasure_room(lodge: Rebirth) -> None:
    lodge.event_deck(1, "Midnight Rebirth", "Gift to Fools")
    lodge.resolve("Treasure Room", "rebuilt")
    assert lodge.power("Rikkart") == 5
    assert [event for event in lodge.board if event] == ["Midnight Rebirth"]


@proves("The Abyss", "rebuilt")
def test_the_rebuilt_abyss(lodge: Rebirth) -> None:
    lodge.resolve("The Abyss", "rebuilt")
    assert {lodge.place(mage) for mage in lodge.people} == {"Cell"}


@proves("Oracle Room", "rebuilt")
@pytest.mark.parametrize("answer", ["Deflagrate", "memory Tearing"])
def test_the_rebuilt_oracle_room(lodge: Rebirth, answer: str) -> None:
    lodge.resolve("Oracle Room", "rebuilt")
    assert sorted(lodge.offered()) == sorted([*GRIMOIRE, "memory Tearing"])
    lodge.choose(answer)
    assert lodge.hand("Rikkart") == [answer.removeprefix("memory ")]
    assert lodge.memories("Rikkart") == []
    assert len(lodge.state.grimoire[0]) == 4


@proves("Mirrors Room", "rebuilt")
def test_the_rebuilt_mirrors_room(lodge: Rebirth) -> None:
    lodge.resolve("Mirrors Room", "rebuilt")
    assert not {"Mirrors Room", "Throne Room", "Black Rose Room"} & set(lodge.offered())
    lodge.choose("Observatory")
    assert [lodge.power(mage) for mage in lodge.people] == [3, 2, 2]


# Evocations


@proves("Succubus", ABILITY)
def test_a_succubus_grows_with_its_wounds(lodge: Rebirth) -> None:
    mine = lodge.evocation("Rikkart", "Arena", kind="Succubus", damage="gg")
    lodge.resolve("Purifying Aludel", "dark")
    lodge.choose(mine, "attack Gramigna")
    assert lodge.damage("Gramigna") == "rrr"


@proves("Succubus", ABILITY)
@pytest.mark.parametrize(("answer", "hers", "mine"), [("yes", "gg", "g"), ("no", "ggg", "")])
def test_a_succubus_takes_one_of_the_damage(lodge: Rebirth, answer: str, hers: str, mine: str) -> None:
    demon = lodge.evocation("Rikkart", "Crypt", kind="Succubus")
    lodge.resolve("Athanor Eruption", "light", by="Gramigna")
    lodge.choose("Rikkart", answer)
    assert (lodge.damage("Rikkart"), lodge.damage(demon)) == (hers, mine)


@proves("Nigredo", ABILITY)
@pytest.mark.parametrize(
    ("answers", "cubes"), [(("yes",), "ggr"), (("no", "yes"), "rg"), (("no", "no"), "gg")]
)
def test_a_nigredo_places_or_converts(lodge: Rebirth, answers: tuple[str, ...], cubes: str) -> None:
    mine = lodge.evocation("Rikkart", "Arena")
    lodge.instability("Arena", "gg")
    lodge.resolve("Purifying Aludel", "dark")
    lodge.choose(mine, "attack Gramigna", *answers)
    while lodge.asked()[1] == "cube":
        lodge.choose(lodge.offered()[0])
    assert lodge.cubes("Arena") == cubes
    assert "stop" in lodge.offered()  # one of both, not both


@proves("Cadaver", ABILITY)
@pytest.mark.parametrize(("upgrade", "falls"), [("", True), ("Iron Claws", False)])
def test_a_cadaver_with_an_upgrade_bears_more(lodge: Rebirth, upgrade: str, falls: bool) -> None:
    mine = lodge.evocation("Rikkart", "Arena", kind="Cadaver", upgrade=upgrade)
    lodge.resolve("Deflagrate", "dark", by="Gramigna")
    lodge.choose("Arena")
    lodge.resolve("Deflagrate", "dark", by="Gramigna")
    lodge.choose("Arena")
    assert (lodge.place(mine) == "") == falls
    lodge.resolve("Deflagrate", "dark", by="Gramigna")
    lodge.choose("Arena")
    assert lodge.place(mine) == ""


@proves("Colossus", ABILITY)
def test_a_colossus_strikes_whoever_comes(lodge: Rebirth) -> None:
    lodge.evocation("Rikkart", "Garden", kind="Colossus")
    lodge.resolve("Sleepwalker", "dark", by="Arianna")
    lodge.choose("move to Garden")
    assert lodge.damage("Arianna") == "rrr"
    lodge.resolve("Sleepwalker", "dark")
    lodge.choose("move to Sanctuary", "move to Garden")
    assert (lodge.place("Rikkart"), lodge.damage("Rikkart")) == ("Garden", "")
