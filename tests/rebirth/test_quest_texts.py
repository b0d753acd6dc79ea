"""The quests of Rebirth, card by card: what they do for their mage."""

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.proving import QUEST, proves, scene
from tests.rebirth.scenario import ROW, Rebirth, at_the_arena

PLACES_HERE = (
    "Contingent Mage",
    "Warrior Wizard",
    "Guardian Mage",
    "Conspirator Mage",
    "Channeling Instability",
    "Summoner Wizard",
    "Guarding Wisdom",
    "Dominate Fear",
    "Rest the Limbs",
    "Field Test",
    "Acquire Wealth",
)


@scene
def lodge(pack: Pack) -> Rebirth:
    """Rikkart and Gramigna in the Arena, Arianna next door in the Sanctuary."""
    return at_the_arena(pack)


def does(lodge: Rebirth, quest: str, *answers: str) -> None:
    """A quest's effect is carried out for Rikkart."""
    lodge.resolve(quest)
    lodge.settle(*answers)


# Effects of the first moon


@proves("{quest}", QUEST)
@pytest.mark.parametrize("quest", PLACES_HERE)
def test_most_quests_of_the_first_moon_place_one_where_their_mage_is(lodge: Rebirth, quest: str) -> None:
    lodge.resolve(quest)
    if quest == "Channeling Instability":
        lodge.choose("Sanctuary")  # where to convert
    while not lodge.quiet:
        assert "Arena" not in lodge.offered()  # nobody is asked where
        lodge.choose(lodge.offered()[0])
    assert lodge.cubes("Arena") == "r"


@proves("{quest}", QUEST)
@pytest.mark.parametrize(
    ("quest", "kept", "back"),
    [
        ("Holy Corruption", "Albify light", "Submission light"),
        ("Magic Stem", "Submission light", "Albify light"),
        ("Earth Tempest", "Submission light", "Marbling light"),
    ],
)
def test_quests_that_return_a_spell(lodge: Rebirth, quest: str, kept: str, back: str) -> None:
    lodge.stand("Arianna", "Sanctuary", damage="ggg")
    lodge.prepare("Rikkart", "revealed", I=kept, II=back)
    does(lodge, quest, "Sanctuary")
    assert lodge.hand("Rikkart") == [back.removesuffix(" light")]
    assert lodge.sheet("Rikkart") == {"I": kept}
    assert lodge.damage("Arianna").count("r") == {"Magic Stem": 1}.get(quest, 2)


@proves("Contingent Mage", QUEST)
def test_contingent_mage(lodge: Rebirth) -> None:
    does(lodge, "Contingent Mage", "Albify")
    assert lodge.hand("Rikkart") == ["Albify"]


@proves("Warrior Wizard", QUEST)
def test_warrior_wizard(lodge: Rebirth) -> None:
    lodge.evocation("Gramigna", "Mirrors Room")
    small = lodge.evocation("Gramigna", "Mirrors Room", kind="Succubus")
    does(lodge, "Warrior Wizard")
    assert (lodge.place(small), lodge.place("Nigredo g1")) == ("", "Mirrors Room")


@proves("Guardian Mage", QUEST)
def test_guardian_mage(lodge: Rebirth) -> None:
    lodge.library("Hex", "Sour Milk", "Evil Star")
    does(lodge, "Guardian Mage")
    assert lodge.hand("Rikkart") == ["Sour Milk"]


@proves("{quest}", QUEST)
@pytest.mark.parametrize("quest", ["Conspirator Mage", "Field Test"])
def test_quests_that_hurt_a_mage(lodge: Rebirth, quest: str) -> None:
    does(lodge, quest, "Arianna")
    assert lodge.damage("Arianna") == "rr"


@proves("Channeling Instability", QUEST)
def test_channeling_instability(lodge: Rebirth) -> None:
    lodge.instability("Sanctuary", "gag")
    does(lodge, "Channeling Instability", "Sanctuary", "cube 0", "cube 1")
    assert lodge.cubes("Sanctuary") == "rrg"


@proves("Dominate Fear", QUEST)
@proves("Summoner Wizard", QUEST)
def test_summoner_wizard_and_dominate_fear(lodge: Rebirth) -> None:
    lodge.evocation("Rikkart", "Sanctuary")
    does(lodge, "Summoner Wizard", "attack Arianna")
    assert lodge.damage("Arianna") == "rr"
    lodge.evocation("Gramigna", "Sanctuary", kind="Cadaver")
    does(lodge, "Dominate Fear", "attack Arianna")
    assert lodge.damage("Arianna") == "rrrr"


@proves("Shattered Illusion", QUEST)
def test_shattered_illusion(lodge: Rebirth) -> None:
    does(lodge, "Shattered Illusion", "Sanctuary", "Throne Room")
    assert (lodge.cubes("Sanctuary"), lodge.cubes("Throne Room")) == ("r", "r")


@proves("Guarding Wisdom", QUEST)
def test_guarding_wisdom(lodge: Rebirth) -> None:
    does(lodge, "Guarding Wisdom")
    assert len(lodge.hand("Rikkart")) == 2
    lodge.stand("Rikkart", "Arena", damage="gggg")
    does(lodge, "Guarding Wisdom")
    assert (len(lodge.hand("Rikkart")), lodge.damage("Rikkart")) == (2, "g")


@proves("Rest the Limbs", QUEST)
def test_rest_the_limbs(lodge: Rebirth) -> None:
    lodge.crown("Arianna")
    does(lodge, "Rest the Limbs")
    assert lodge.crown() == "Rikkart"


# How far quests reach

ROOMS_ASKED = [  # how far, and how many rooms are chosen
    ("Holy Corruption", 2, 1),
    ("Earth Tempest", 2, 1),
    ("Channeling Instability", 2, 1),
    ("Shattered Illusion", 1, 2),
    ("Cinder and Gold", 1, 2),
    ("Electric Ruby", 1, 1),
    ("Enigmatic Sun", 1, 3),
    ("Bloody Sun", 1, 1),
    ("Vial Sun", 1, 3),
    ("Generous Moon", 1, 2),
    ("Geomancer", 1, 3),
    ("Summoner", 1, 1),
]


def along_the_row(pack: Pack, distance: int) -> Rebirth:
    """Rikkart in a corner of the Lodge; Gramigna so many rooms away, Arianna one more, all hurt, and
    instability in every room between.
    """
    lodge = Rebirth("Rikkart", "Gramigna", "Arianna", pack=pack)
    lodge.stand("Rikkart", ROW[0], damage="ggggg")
    lodge.stand("Gramigna", ROW[distance], damage="aaaaa")
    lodge.stand("Arianna", ROW[distance + 1], damage="ggggg")
    for room in ROW:
        lodge.instability(room, "ag")
    lodge.event_deck(1, "Midnight Rebirth")
    return lodge


@proves("{quest}", QUEST)
@pytest.mark.parametrize(("quest", "distance", "number"), ROOMS_ASKED)
@pytest.mark.parametrize("option", ["choice 0", "choice 1"])
def test_how_far_a_quest_reaches(pack: Pack, quest: str, distance: int, number: int, option: str) -> None:
    lodge = along_the_row(pack, distance)
    lodge.resolve(quest)
    asked = 0
    while not lodge.quiet and asked < number:
        offered = lodge.offered()
        if set(ROW) & set(offered):
            asked += 1
            assert ROW[distance] in offered
            assert ROW[distance + 1] not in offered
        lodge.choose(
            ROW[distance] if ROW[distance] in offered else option if option in offered else offered[0]
        )
    assert asked == number


@proves("{quest}", QUEST)
@pytest.mark.parametrize(
    ("quest", "distance", "answers"), [("Field Test", 2, ()), ("Crimson Star", 1, ("yes",))]
)
def test_whom_a_quest_reaches(pack: Pack, quest: str, distance: int, answers: tuple[str, ...]) -> None:
    lodge = along_the_row(pack, distance)
    lodge.resolve(quest)
    lodge.choose(*answers)
    assert lodge.quiet  # nobody is asked whom
    assert lodge.damage("Gramigna").startswith("aaaaar")
    assert lodge.damage("Arianna") == "ggggg"


# Effects of the second moon


@proves("{quest}", QUEST)
@pytest.mark.parametrize(("quest", "damage"), [("Cinder and Gold", 2), ("Generous Moon", 1)])
def test_cinder_and_gold_and_generous_moon(lodge: Rebirth, quest: str, damage: int) -> None:
    lodge.stand("Arianna", "Sanctuary", damage="ggg")
    lodge.instability("Throne Room", "gag")
    answers = [f"cube {at}" for at in range(damage)]
    does(lodge, quest, "Sanctuary", *answers, "Throne Room", "cube 0", "cube 1")
    assert lodge.damage("Arianna") == "r" * damage + "g" * (3 - damage)
    assert lodge.cubes("Throne Room") == "rrg"


@proves("Electric Ruby", QUEST)
def test_electric_ruby(lodge: Rebirth) -> None:
    does(lodge, "Electric Ruby", "choice 0", "Sanctuary")
    does(lodge, "Electric Ruby", "choice 1", "Sanctuary")
    assert (lodge.damage("Arianna"), lodge.cubes("Sanctuary")) == ("rr", "rr")


@proves("Emerald Amethyst", QUEST)
def test_emerald_amethyst(lodge: Rebirth) -> None:
    lodge.resolve("Emerald Amethyst")
    assert {"Cadaver", "Colossus", "Succubus", "Nigredo"} <= set(lodge.offered())
    assert not {"Umbra", "Albedo", "Flesh Horror"} & set(lodge.offered())
    lodge.settle("Colossus", "attack Gramigna")
    assert lodge.damage("Gramigna") == "rrr"


@proves("Enigmatic Sun", QUEST)
def test_enigmatic_sun(lodge: Rebirth) -> None:
    for room in ("Sanctuary", "Throne Room", "Arena"):
        lodge.instability(room, "gg")
    does(lodge, "Enigmatic Sun", "Sanctuary", "cube 0", "Throne Room", "cube 0", "Arena", "cube 0")
    assert [lodge.cubes(room) for room in ("Sanctuary", "Throne Room", "Arena")] == ["rg"] * 3


@proves("Bloody Sun", QUEST)
def test_bloody_sun(lodge: Rebirth) -> None:
    lodge.stand("Arianna", "Sanctuary", damage="gggg")
    does(lodge, "Bloody Sun", "Sanctuary", "cube 0", "cube 1", "cube 2")
    assert lodge.damage("Arianna") == "rrrg"


@proves("Vial Sun", QUEST)
def test_vial_sun(lodge: Rebirth) -> None:
    lodge.instability("Throne Room", "ggg")
    does(lodge, "Vial Sun", "Sanctuary", "Arena", "Throne Room", "cube 0", "cube 1")
    assert (lodge.damage("Arianna"), lodge.cubes("Arena"), lodge.cubes("Throne Room")) == ("rr", "rr", "rrg")


@proves("Golden Sun", QUEST)
def test_golden_sun(lodge: Rebirth) -> None:
    lodge.task("Rikkart", "Magus")
    does(lodge, "Golden Sun")
    assert lodge.tasks("Rikkart") == {"Magus": "completed"}


@proves("Extinct Sun", QUEST)
def test_extinct_sun(lodge: Rebirth) -> None:
    does(lodge, "Extinct Sun", "attack Gramigna", "stop", "attack Gramigna", "stop")
    assert lodge.damage("Gramigna") == "rrrr"
    assert len(lodge.happened("summoned")) == 2


@proves("{quest}", QUEST)
@pytest.mark.parametrize("quest", ["Invisible Sun", "Wise Moon"])
def test_quests_that_draw_from_the_library(lodge: Rebirth, quest: str) -> None:
    lodge.library("Hex", "Sour Milk", "Rusted Nail", "Evil Star")
    does(lodge, quest)
    assert sorted(lodge.hand("Rikkart")) == ["Rusted Nail", "Sour Milk"]


@proves("Cinder Star", QUEST)
def test_cinder_star(lodge: Rebirth) -> None:
    does(lodge, "Cinder Star", "attack Gramigna")
    assert lodge.damage("Gramigna") == "rrr"


@proves("Purple Star", QUEST)
@pytest.mark.parametrize(("answer", "power"), [("yes", 7), ("no", 5)])
def test_purple_star(lodge: Rebirth, answer: str, power: int) -> None:
    lodge.event_deck(1, "Midnight Rebirth")
    does(lodge, "Purple Star", answer)
    assert lodge.power("Rikkart") == power
    assert ("Midnight Rebirth" in lodge.board) == (answer == "yes")


@proves("Crimson Star", QUEST)
@pytest.mark.parametrize(("answer", "damage"), [("yes", "rrr"), ("no", "")])
def test_crimson_star(lodge: Rebirth, answer: str, damage: str) -> None:
    lodge.event_deck(1, "Midnight Rebirth")
    does(lodge, "Crimson Star", answer, *(["Arianna"] if damage else []))
    assert lodge.damage("Arianna") == damage


@proves("Emerald Star", QUEST)
def test_emerald_star(lodge: Rebirth) -> None:
    lodge.quest_deck(1, "Field Test", "Magus")
    does(lodge, "Emerald Star")
    assert lodge.tasks("Rikkart") == {"Field Test": "active hidden"}


@proves("{quest}", QUEST)
@pytest.mark.parametrize(
    ("quest", "cards", "left"), [("Citrine Star", 2, 1), ("Magus", 3, 1), ("Indigo Star", 3, 0)]
)
def test_quests_that_draw_from_the_grimoire(lodge: Rebirth, quest: str, cards: int, left: int) -> None:
    does(lodge, quest)
    assert (len(lodge.hand("Rikkart")), len(lodge.memories("Rikkart"))) == (cards, left)


@proves("Illusory Moon", QUEST)
def test_illusory_moon(lodge: Rebirth) -> None:
    does(lodge, "Illusory Moon", "Arianna", "yes", "Crypt")
    assert (lodge.place("Rikkart"), lodge.place("Arianna")) == ("Sanctuary", "Crypt")


@proves("Mortal Moon", QUEST)
def test_mortal_moon(lodge: Rebirth) -> None:
    does(lodge, "Mortal Moon")
    assert lodge.power("Rikkart") == 6
    lodge.stand("Rikkart", "Arena", damage="ggx")
    does(lodge, "Mortal Moon")
    assert (lodge.power("Rikkart"), lodge.damage("Rikkart")) == (6, "")


@proves("Persuasive Moon", QUEST)
def test_persuasive_moon(lodge: Rebirth) -> None:
    hers, mine = lodge.evocation("Gramigna", "Crypt"), lodge.evocation("Rikkart", "Crypt")
    does(lodge, "Persuasive Moon")
    models = ("Gramigna", "Arianna", hers, mine, "Rikkart")
    assert [lodge.damage(model) for model in models] == ["r", "r", "r", "", ""]


@proves("Powerful Moon", QUEST)
def test_powerful_moon(lodge: Rebirth) -> None:
    does(lodge, "Powerful Moon", "Arianna")
    assert (lodge.place("Arianna"), lodge.damage("Arianna")) == ("Arena", "rr")


@proves("Powerful Moon", QUEST)
@pytest.mark.rule("CEL.1")
def test_a_mages_own_quest_does_not_reach_into_a_cell(lodge: Rebirth) -> None:
    lodge.stand("Arianna", "Cell")
    lodge.resolve("Powerful Moon")
    assert "Arianna" not in lodge.offered()


# Effects of the third moon


@proves("Aeromancer", QUEST)
def test_aeromancer(lodge: Rebirth) -> None:
    lodge.tokens("Rikkart", 0)
    does(lodge, "Aeromancer")
    assert lodge.state.tokens[0] == 1


@proves("Hydromancer", QUEST)
def test_hydromancer(lodge: Rebirth) -> None:
    lodge.stand("Rikkart", "Arena", damage="gg")
    does(lodge, "Hydromancer")
    assert lodge.damage("Rikkart") == "g"


@proves("Geomancer", QUEST)
def test_geomancer(lodge: Rebirth) -> None:
    does(lodge, "Geomancer", "Sanctuary", "Sanctuary", "Arena")
    assert (lodge.cubes("Sanctuary"), lodge.cubes("Arena")) == ("rr", "r")


@proves("Pyromancer", QUEST)
def test_pyromancer(lodge: Rebirth) -> None:
    lodge.forgotten("Killer Fog", "World Tree")
    does(lodge, "Pyromancer")
    assert lodge.hand("Rikkart") == ["Killer Fog"]


@proves("Summoner", QUEST)
def test_summoner(lodge: Rebirth) -> None:
    does(lodge, "Summoner", "Sanctuary", "attack Arianna", "no", "stop")
    assert lodge.place("Nigredo r1") == "Sanctuary"
    assert lodge.damage("Arianna") == "rr"
    does(lodge, "Summoner", "attack Arianna")
    assert lodge.damage("Arianna") == "rrrr"


@proves("Theurge", QUEST)
def test_theurge(lodge: Rebirth) -> None:
    lodge.stand("Arianna", "Sanctuary", damage="gggggg")
    does(lodge, "Theurge", "Arianna")
    assert lodge.damage("Arianna") == "g"


@proves("Elementalist", QUEST)
def test_elementalist(lodge: Rebirth) -> None:
    lodge.resolve("Elementalist")
    assert lodge.quiet  # nobody is asked where
    assert lodge.cubes("Arena") == "rrrr"


@proves("Collective Sacrifice", QUEST)
def test_collective_sacrifice(lodge: Rebirth) -> None:
    lodge.power("Black Rose", 4)
    does(lodge, "Collective Sacrifice", "choice 0")
    assert lodge.power("Black Rose") == 1
    does(lodge, "Collective Sacrifice", "choice 1", "Arianna")
    assert lodge.power("Arianna") == 3


@proves("Power Catalyst", QUEST)
def test_power_catalyst(lodge: Rebirth) -> None:
    does(lodge, "Power Catalyst", "Arianna")
    assert lodge.damage("Arianna") == "rrrr"


@proves("Master of Death", QUEST)
def test_master_of_death(lodge: Rebirth) -> None:
    does(lodge, "Master of Death")
    assert [lodge.power(mage) for mage in lodge.people] == [7, 4, 4]


@pytest.mark.rule("EFF.3")
@proves("Master of Death", QUEST)
def test_master_of_death_may_leave_somebody_out(lodge: Rebirth) -> None:
    lodge.resolve("Master of Death")
    assert sorted(lodge.offered()) == ["Arianna", "Gramigna", "stop"]
    lodge.choose("Gramigna")
    assert sorted(lodge.offered()) == ["Arianna", "stop"]
    lodge.choose("stop")
    assert [lodge.power(mage) for mage in lodge.people] == [6, 4, 5]


@pytest.mark.rule("EFF.3", "EFF.6")
@proves("Master of Death", QUEST)
def test_master_of_death_steals_from_at_most_three_and_only_from_who_has_power() -> None:
    lodge = Rebirth("Rikkart", "Gramigna", "Arianna", "Baron Doria", "Angela", "Mors")
    for mage in lodge.people:
        lodge.stand(mage, "Arena")
    lodge.power("Rikkart", 5)
    for mage in ("Gramigna", "Arianna", "Baron Doria", "Mors"):
        lodge.power(mage, 2)
    lodge.resolve("Master of Death")
    assert "Angela" not in lodge.offered()  # she has none
    lodge.choose("Gramigna", "Baron Doria", "Mors")
    assert lodge.quiet
    assert [lodge.power(mage) for mage in lodge.people] == [8, 1, 2, 1, 0, 1]


@proves("Deep Knowledge", QUEST)
def test_deep_knowledge(lodge: Rebirth) -> None:
    lodge.forgotten("Killer Fog", "World Tree", "Stolen Hour", "White Work")
    lodge.resolve("Deep Knowledge")
    assert sorted(lodge.offered()) == ["Killer Fog", "Stolen Hour", "World Tree"]
    lodge.choose("Stolen Hour")
    assert lodge.quiet
    assert lodge.hand("Rikkart") == ["Stolen Hour"]


@proves("Surrender of Power", QUEST)
@pytest.mark.parametrize(("card", "state"), [("World Tree", "solved"), ("Torment", "completed")])
def test_surrender_of_power_is_solved_by_giving(lodge: Rebirth, card: str, state: str) -> None:
    lodge.hold("Rikkart", card)
    lodge.task("Rikkart", "Surrender of Power", "completed")
    lodge.action_phase(first="Rikkart")
    lodge.choose("Surrender of Power")
    if state == "solved":
        lodge.choose("Arianna")
        assert lodge.hand("Arianna") == [card]
    assert lodge.tasks("Rikkart") == {"Surrender of Power": state}
    assert "Surrender of Power" not in " ".join(lodge.offered())  # once an activation, given or not
