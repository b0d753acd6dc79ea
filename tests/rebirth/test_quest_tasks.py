"""The quests of Rebirth, card by card: what their task asks for."""

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.proving import QUEST, proves, scene
from tests.rebirth.scenario import Rebirth, at_the_arena


@scene
def lodge(pack: Pack) -> Rebirth:
    """Rikkart and Gramigna in the Arena, Arianna next door in the Sanctuary."""
    return at_the_arena(pack)


def progress(
    pack: Pack, quest: str, spell: str = "", used: str = "", room: str = "Arena", *revealed: str
) -> str:
    """How far a quest has come after Rikkart has cast a spell, or used a room, in a room."""
    lodge = Rebirth("Rikkart", "Gramigna", pack=pack)
    lodge.stand("Rikkart", used or room)
    lodge.stand("Gramigna", used or room, damage="g")
    lodge.evocation("Rikkart", used or room, kind="Cadaver")
    lodge.evocation("Gramigna", used or room, kind="Colossus")
    lodge.task("Rikkart", quest)
    lodge.prepare("Rikkart", "revealed", **dict(zip(("II", "III"), revealed, strict=False)))
    if spell:
        lodge.prepare("Rikkart", I=spell)
    lodge.action_phase(first="Rikkart")
    lodge.choose(*(("cast I",) if spell else ("explore", "use")))
    for _ in range(20):
        seat, kind = lodge.asked()
        if seat != "Rikkart" or kind in ("action", "activation", "part"):
            break
        lodge.choose(lodge.offered()[0])
    return lodge.tasks("Rikkart")[quest]


@proves("{quest}", QUEST)
@pytest.mark.parametrize(
    ("quest", "element", "other"),
    [
        ("Aeromancer", "Azoth Bomb light", "Marbling light"),
        ("Hydromancer", "Albify light", "Marbling light"),
        ("Geomancer", "Rusted Nail light", "Albify light"),
        ("Pyromancer", "Burning Herbs light", "Albify light"),
        ("Magus", "Evil Star light", "Albify light"),
        ("Summoner", "Submission light", "Albify light"),
        ("Theurge", "Submission light", "Albify light"),
        ("Holy Corruption", "Submission light", "Albify light"),
        ("Magic Stem", "Albify light", "Submission light"),
        ("Earth Tempest", "Rusted Nail light", "Submission light"),
    ],
)
def test_three_of_an_element_are_asked_for(pack: Pack, quest: str, element: str, other: str) -> None:
    assert progress(pack, quest, element, "", "Arena", element, element) == "completed"
    assert progress(pack, quest, element, "", "Arena", element, other) == "active hidden"


@proves("{quest}", QUEST)
@pytest.mark.parametrize(
    ("quest", "spell", "other", "done"),
    [
        ("Contingent Mage", "Sour Milk light", "Rusted Nail light", "active 1"),
        ("Warrior Wizard", "Rusted Nail light", "Sour Milk light", "active 1"),
        ("Channeling Instability", "Deflagrate dark", "Sour Milk light", "active 1"),
        ("Summoner Wizard", "Raise the Totem light", "Sour Milk light", "active 1"),
        ("Elementalist", "Submission light", "Sour Milk light", "active 1"),
        ("Power Catalyst", "Rusted Nail light", "Sour Milk light", "active 1"),
    ],
)
def test_spells_that_are_asked_for(pack: Pack, quest: str, spell: str, other: str, done: str) -> None:
    assert progress(pack, quest, spell) == done
    assert progress(pack, quest, other) == "active"


@proves("{quest}", QUEST)
@pytest.mark.parametrize(
    ("quest", "room", "other"),
    [
        ("Shattered Illusion", "Oracle Room", "Garden"),
        ("Guarding Wisdom", "Sanctuary", "Garden"),
        ("Dominate Fear", "Crypt", "Garden"),
        ("Rest the Limbs", "Armory", "Garden"),
        ("Field Test", "Arena", "Garden"),
        ("Acquire Wealth", "Garden", "Arena"),
        ("Cinder and Gold", "Sanctuary", "Garden"),
        ("Cinder and Gold", "Crypt", "Arena"),
        ("Electric Ruby", "Arena", "Garden"),
        ("Electric Ruby", "Oracle Room", "Garden"),
        ("Emerald Amethyst", "Garden", "Arena"),
        ("Emerald Amethyst", "Armory", "Arena"),
    ],
)
def test_rooms_that_are_asked_for(pack: Pack, quest: str, room: str, other: str) -> None:
    assert progress(pack, quest, used=room) == "active 1"
    assert progress(pack, quest, used=other) == "active hidden"


@proves("{quest}", QUEST)
@pytest.mark.parametrize(
    ("quest", "room", "other"),
    [
        ("Illusory Moon", "Mirrors Room", "Oracle Room"),
        ("Mortal Moon", "Cemetery", "Crypt"),
        ("Generous Moon", "Garden", "Forge"),
        ("Wise Moon", "Bibliotheca", "Sanctuary"),
        ("Persuasive Moon", "Armory", "Pleasures Room"),
        ("Powerful Moon", "Arena", "Summoner Room"),
    ],
)
def test_the_room_a_moon_asks_for(pack: Pack, quest: str, room: str, other: str) -> None:
    assert progress(pack, quest, used=room) == "completed"
    assert progress(pack, quest, used=other) == "active hidden"


@proves("{quest}", QUEST)
@pytest.mark.parametrize(
    ("quest", "room"),
    [
        ("Enigmatic Sun", "Armory"),
        ("Bloody Sun", "Arena"),
        ("Vial Sun", "Garden"),
        ("Golden Sun", "Sanctuary"),
        ("Extinct Sun", "Crypt"),
        ("Invisible Sun", "Oracle Room"),
    ],
)
def test_where_a_sun_wants_instability(pack: Pack, quest: str, room: str) -> None:
    assert progress(pack, quest, "Sleepwalker light", "", room) in ("active", "active 1")
    lodge = Rebirth("Rikkart", "Gramigna", pack=pack)
    lodge.task("Rikkart", quest)
    lodge.stand("Rikkart", room)
    lodge.resolve("Deflagrate", "dark")
    lodge.choose(room)
    assert lodge.tasks("Rikkart")[quest] == "active 1"
    lodge.resolve("Deflagrate", "dark")
    lodge.choose(next(one for one in lodge.offered() if _colour(lodge, one) != _colour(lodge, room)))
    assert lodge.tasks("Rikkart")[quest] == "active 1"


def _colour(lodge: Rebirth, name: str) -> str:
    return next(room.colour for room in lodge.rules.rooms if room.name.en == name)


@proves("{quest}", QUEST)
@pytest.mark.parametrize(
    ("quest", "spells", "room", "other"),
    [
        ("Cinder Star", ("Burning Herbs light", "Submission light"), "Crypt", "Rusted Nail light"),
        ("Purple Star", ("Submission light", "Evil Star light"), "Pleasures Room", "Rusted Nail light"),
        (
            "Crimson Star",
            ("Burning Herbs light", "Albify light"),
            "Alchemical Laboratory",
            "Rusted Nail light",
        ),
        ("Emerald Star", ("Rusted Nail light", "Burning Herbs light"), "Forge", "Submission light"),
        ("Citrine Star", ("Azoth Bomb light", "Rusted Nail light"), "Observatory", "Submission light"),
        ("Indigo Star", ("Rusted Nail light", "Sour Milk light"), "Oracle Room", ""),
    ],
)
def test_which_spell_a_star_wants_where(
    pack: Pack, quest: str, spells: tuple[str, ...], room: str, other: str
) -> None:
    for spell in spells:
        assert progress(pack, quest, spell, "", room) == "completed"
        assert progress(pack, quest, spell, "", "Sanctuary") == "active hidden"
    if other:
        assert progress(pack, quest, other, "", room) == "active hidden"


@proves("Surrender of Power", QUEST)
@proves("Deep Knowledge", QUEST)
def test_deep_knowledge_and_surrender_of_power_ask_for_the_black_rose_room(pack: Pack) -> None:
    assert progress(pack, "Deep Knowledge", "Rusted Nail light", "", "Black Rose Room") == "active 1"
    assert progress(pack, "Deep Knowledge", "Rusted Nail light") == "active"
    assert progress(pack, "Surrender of Power", used="Black Rose Room") == "completed"
    assert progress(pack, "Surrender of Power", used="Garden") == "active hidden"


@proves("Guardian Mage", QUEST)
@proves("Conspirator Mage", QUEST)
def test_guardian_and_conspirator_ask_for_what_waits(lodge: Rebirth) -> None:
    lodge.task("Rikkart", "Guardian Mage")
    lodge.task("Rikkart", "Conspirator Mage")
    lodge.prepare("Rikkart", "active", I="Stone Skin light", II="Torment dark")
    lodge.resolve("Athanor Eruption", "light", by="Gramigna")
    lodge.choose("Rikkart", "reveal I")
    while "reveal II" not in lodge.offered():
        lodge.choose(lodge.offered()[0])
    assert lodge.tasks("Rikkart") == {"Guardian Mage": "completed", "Conspirator Mage": "active hidden"}
    lodge.settle("reveal II")
    assert lodge.tasks("Rikkart")["Conspirator Mage"] == "completed"


@proves("Collective Sacrifice", QUEST)
def test_collective_sacrifice_asks_for_evocations(lodge: Rebirth) -> None:
    mine, hers = lodge.evocation("Rikkart", "Arena", damage="gg"), lodge.evocation("Gramigna", "Arena")
    lodge.task("Rikkart", "Collective Sacrifice")
    lodge.resolve("Athanor Eruption", "light")
    lodge.choose("Gramigna")
    assert lodge.tasks("Rikkart") == {"Collective Sacrifice": "active"}
    lodge.resolve("Athanor Eruption", "light")
    lodge.choose(hers)
    assert lodge.tasks("Rikkart") == {"Collective Sacrifice": "active 1"}
    lodge.resolve("Purifying Aludel", "light")
    lodge.choose(mine)
    assert lodge.tasks("Rikkart") == {"Collective Sacrifice": "active 2"}


@proves("Master of Death", QUEST)
@pytest.mark.parametrize(("damage", "done"), [("raaaaaaaaa", "active 1"), ("aaaaaaaaaa", "active")])
def test_master_of_death_asks_for_own_damage_on_the_fallen(lodge: Rebirth, damage: str, done: str) -> None:
    lodge.stand("Gramigna", "Arena", damage=damage)
    lodge.task("Rikkart", "Master of Death")
    lodge.resolve("Athanor Eruption", "light", by="Arianna")
    lodge.settle("Gramigna")
    assert lodge.tasks("Rikkart") == {"Master of Death": done}
