"""What events can say of all: mages by what they have and where they are, rooms that are shut, spells."""

from __future__ import annotations

import pytest

from blackrose.game import IllegalChoice
from blackrose.language.errors import PackError
from blackrose.packs import load_text
from tests.rebirth.scenario import Rebirth, box_with

MAGES = ("Rikkart", "Gramigna", "Arianna")
WORKS = "An Omen"
IDLE = "Nothing Much | contingency air | self | Gain 0 power."


def box(text: str, *spells: str, phase: str = "action") -> Rebirth:
    """A table with an event that only a test has, lying on the board; three mages in three rooms."""
    event = f"""
        [[event_card]]
        name = {{ en = "{WORKS}", de = "Ein Omen", ru = "Знамение" }}
        moon = 1
        phase = "{phase}"
        slot = 1
        drawn = 0
        discarded = 0
        provenance = "original"
        text = "{text}"
    """
    table = Rebirth(*MAGES, pack=load_text(event, base=box_with(*spells, IDLE)))
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Sanctuary")
    table.stand("Arianna", "Cell")
    table.action_phase(first="Rikkart")
    table.lay_event(1, WORKS)
    table.choose("explore")
    return table


def works(table: Rebirth, *answers: str) -> None:
    """The event's sentences are carried out."""
    table.resolve(WORKS, by="Black Rose")
    table.settle(*answers)


def powers(table: Rebirth) -> list[int]:
    return [table.power(mage) for mage in MAGES]


# Which mages


@pytest.mark.parametrize(
    ("which", "had", "meant"),
    [
        ("most", (3, 5, 4), (0, 1, 0)),
        ("most", (5, 5, 4), (1, 1, 0)),  # those who tie are all meant
        ("most", (0, 0, 0), (0, 0, 0)),  # who has none has not the most
        ("most", (4, 4, 5), (0, 0, 1)),  # in the Cell, too
        ("least", (3, 5, 4), (1, 0, 0)),
        ("least", (0, 0, 4), (1, 1, 0)),
    ],
)
def test_mages_with_the_most_or_least_power(which: str, had: tuple[int, ...], meant: tuple[int, ...]) -> None:
    table = box(f"Each mage with the {which} power gains 7 power.")
    for mage, power in zip(MAGES, had, strict=True):
        table.power(mage, power)
    works(table)
    assert powers(table) == [power + 7 * yes for power, yes in zip(had, meant, strict=True)]


def test_mages_with_the_most_damage() -> None:
    table = box("Each mage with the most damage gains 1 power.")
    works(table)
    assert powers(table) == [0, 0, 0]
    table.stand("Rikkart", "Arena", damage="gg")
    table.stand("Gramigna", "Sanctuary", damage="r")
    works(table)
    assert powers(table) == [1, 0, 0]


def test_mages_with_the_most_trophies() -> None:
    table = box("Each mage with the most trophies loses 1 power.")
    for mage in MAGES:
        table.power(mage, 4)
    table.capture("Gramigna", "Rikkart")
    works(table)
    assert powers(table) == [4, 3, 4]
    table.capture("Arianna", "Rikkart")
    works(table)
    assert powers(table) == [4, 2, 3]


def test_mages_with_the_most_evocations() -> None:
    table = box("Each mage with the most evocations gains 1 power.")
    works(table)
    assert powers(table) == [0, 0, 0]
    table.evocation("Rikkart", "Crypt")
    table.evocation("Gramigna", "Crypt")
    table.evocation("Gramigna", "Crypt")
    works(table)
    assert powers(table) == [0, 1, 0]


def test_one_of_those_who_tie_is_chosen() -> None:
    table = box("Place a mage with the most power in their Cell.")
    table.power("Rikkart", 3)
    table.power("Gramigna", 3)
    table.power("Arianna", 1)
    table.resolve(WORKS, by="Black Rose")
    assert sorted(table.offered()) == ["Gramigna", "Rikkart"]
    table.choose("Gramigna")
    assert [table.place(mage) for mage in MAGES] == ["Arena", "Cell", "Cell"]


def test_all_but_the_crown_holder() -> None:
    table = box("Each mage without the crown gains 1 power.")
    works(table)
    assert powers(table) == [0, 1, 1]


@pytest.mark.parametrize(("damage", "gained"), [("gg", 0), ("ggg", 1), ("gggg", 1)])
def test_mages_with_at_least_so_much_damage(damage: str, gained: int) -> None:
    table = box("Each mage with at least 3 damage gains 1 power.")
    table.stand("Rikkart", "Arena", damage=damage)
    works(table)
    assert powers(table) == [gained, 0, 0]


def test_models_in_a_room_of_a_colour() -> None:
    table = box("The Black Rose inflicts 1 damage on each model in a red or blue room.")
    beside = table.evocation("Gramigna", "Arena")
    elsewhere = table.evocation("Gramigna", "Crypt")
    works(table)
    assert [table.damage(mage) for mage in MAGES] == ["x", "", ""]
    assert (table.damage(beside), table.damage(elsewhere)) == ("x", "")


def test_mages_in_a_cell() -> None:
    table = box("The Black Rose gains 2 power for each mage in a Cell.")
    works(table)
    assert table.power("Black Rose") == 2
    table.stand("Gramigna", "Cell")
    works(table)
    assert table.power("Black Rose") == 6


def test_a_trigger_asks_who_it_is_just_then() -> None:
    table = box(
        "Whenever a mage with the most power suffers damage, the Black Rose gains 1 power.",
        "Trial | combat fire | mage * | Inflict 1 damage.",
    )
    table.power("Gramigna", 2)
    table.resolve("Trial", "light", by="Gramigna")
    table.settle("Rikkart")
    assert table.power("Black Rose") == 0
    table.resolve("Trial", "light", by="Rikkart")
    table.settle("Gramigna")
    assert table.power("Black Rose") == 1


# Which rooms


def test_rooms_without_a_mage() -> None:
    table = box("The Black Rose places 1 instability in each red room without a mage.")
    table.evocation("Gramigna", "Summoner Room")
    works(table)
    red = [room.name.en for room in table.rules.rooms if room.colour == "red"]
    assert {room: table.cubes(room) for room in red} == {room: "" if room == "Arena" else "x" for room in red}


def test_rooms_of_a_colour_cannot_be_activated() -> None:
    table = box("Red or blue rooms cannot be activated.")
    assert "use" not in table.offered()
    with pytest.raises(IllegalChoice):
        table.choose("use")
    table.stand("Rikkart", "Sanctuary")
    table.tokens("Rikkart", 2)
    table.action_phase(first="Rikkart")
    table.choose("explore")
    assert "use" in table.offered()


@pytest.mark.parametrize("how", ["", " even if it was used"])
@pytest.mark.parametrize(("room", "began"), [("Arena", 0), ("Sanctuary", 1)])
def test_no_effect_activates_them_either(how: str, room: str, began: int) -> None:
    table = box(
        "Red rooms cannot be activated.", f"Trial | contingency fire | self | Activate your room{how}."
    )
    table.stand("Rikkart", room)
    table.resolve("Trial", "light")
    assert len(table.happened("used_room")) == began


def test_a_shut_room_opens_with_the_end_of_the_phase() -> None:
    table = box("Red rooms cannot be activated.", phase="study")
    assert "use" in table.offered()


# Figures


@pytest.mark.parametrize(
    ("rule", "element", "hit"),
    [
        ("Fire or water spells of mages inflict +1 damage.", "fire", 3),
        ("Fire or water spells of mages inflict +1 damage.", "air", 2),
        ("Fire or water spells of mages inflict +1 damage.", "any", 3),
        ("Combat spells of mages inflict -1 damage.", "air", 1),
        ("Trap spells of mages inflict -1 damage.", "air", 2),
        ("Fire combat spells of mages inflict +2 damage.", "fire", 4),
        ("Spells of mages inflict -9 damage.", "air", 0),
    ],
)
def test_spells_inflict_more_or_less(rule: str, element: str, hit: int) -> None:
    table = box(rule, f"Trial | combat {element} | mage * | Inflict 2 damage.")
    table.resolve("Trial", "light", by="Rikkart")
    table.settle("Gramigna")
    assert table.damage("Gramigna") == "r" * hit


@pytest.mark.parametrize(("place", "hit"), [("Arena", 3), ("Crypt", 2)])
def test_mages_in_some_rooms_suffer_more(place: str, hit: int) -> None:
    table = box(
        "Mages in a red room suffer 1 more damage from each hit.",
        "Trial | combat fire | model * | Inflict 2 damage.",
    )
    table.stand("Gramigna", place)
    table.resolve("Trial", "light", by="Rikkart")
    table.settle("Gramigna")
    assert table.damage("Gramigna") == "r" * hit


def test_only_mages_suffer_more_where_mages_are_meant() -> None:
    table = box(
        "Mages suffer 1 more damage from each hit.", "Trial | combat fire | model * | Inflict 2 damage."
    )
    model = table.evocation("Gramigna", "Arena", kind="Colossus")
    table.resolve("Trial", "light", by="Rikkart")
    table.settle(model)
    assert table.damage(model) == "rr"


def test_nobody_suffers_more_in_the_cell() -> None:
    table = box("Mages suffer 1 more damage from each hit. The Black Rose inflicts 1 damage on each mage.")
    works(table)
    assert [table.damage(mage) for mage in MAGES] == ["xx", "xx", "x"]


@pytest.mark.parametrize(
    "rule",
    [
        "Persistent: Red rooms cannot be activated.",
        "Persistent: Mages suffer 1 more damage from each hit.",
        "Persistent: Fire spells of mages inflict +1 damage.",
    ],
)
def test_rules_for_all_are_for_event_cards(rule: str) -> None:
    with pytest.raises(PackError, match="for event cards"):
        box_with(f"Trial | contingency fire | self | {rule}")
