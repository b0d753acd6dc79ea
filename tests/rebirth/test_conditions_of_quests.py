"""What quests ask for: several things in one round, and what was done, had or stood for just then."""

import pytest

from blackrose.engine.components import Pack
from blackrose.packs.loader import load_text
from tests.rebirth.scenario import Rebirth, box_with

MAGES = ("Rikkart", "Gramigna", "Arianna")
HIT = "Hit | combat fire | mage 1 | Inflict 1 damage."
SPELLS = (
    HIT,
    "Blast | combat air | room 1 | Inflict 1 damage.",
    "Cure | contingency sacred | self | Heal 1 damage.",
    "Turn | contingency water | mage 1 | Convert 1 damage.",
    "Stir | contingency earth | room 1 | Convert 1 instability.",
    "Shake | contingency earth | room 1 | Place 1 instability.",
    "Call | contingency profane | self | Summon 1 Cadaver in your room.",
    "Reign | contingency magic | self | Get the crown.",
    "Swing | combat earth | self | Perform a physical attack on a model in your room.",
    "Walk | contingency air | room 2 | Place yourself in the target room.",
)


def box(when: str, *spells: str) -> Pack:
    """The Rebirth box with the spells above and a quest that asks for this."""
    quest = f"""
        [[quest]]
        name = {{ en = "Errand" }}
        moon = 1
        power = 1
        provenance = "original"
        when = "{when}"
        text = "Gain 1 power."
    """
    return load_text(quest, base=box_with(*SPELLS, *spells))


def errand(when: str) -> Rebirth:
    """Rikkart has the quest; he and Gramigna, who has the crown, stand in the Arena, Arianna next door."""
    table = Rebirth(*MAGES, pack=box(when))
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Arena")
    table.stand("Arianna", "Sanctuary")
    table.task("Rikkart", "Errand")
    table.crown("Gramigna")
    return table


def do(table: Rebirth, spell: str, *choices: str, by: str = "Rikkart") -> bool:
    """Whether the quest is done after a spell was carried out with these answers."""
    table.resolve(spell, "light", by=by)
    table.settle(*choices)
    return table.tasks("Rikkart")["Errand"] == "completed"


# In one round


@pytest.mark.rule("QST.3")
def test_all_parts_are_needed_in_any_order() -> None:
    for first, second in ((("Hit", "Gramigna"), ("Reign",)), (("Reign",), ("Hit", "Gramigna"))):
        table = errand("In one round: you inflict damage on another mage; and you get the crown.")
        assert not do(table, *first)
        assert do(table, *second)


def test_one_part_twice_is_not_the_other() -> None:
    table = errand("In one round: you inflict damage on another mage; and you get the crown.")
    assert not do(table, "Hit", "Gramigna")
    assert not do(table, "Hit", "Arianna")


@pytest.mark.rule("QST.31")
def test_nothing_of_an_earlier_round_counts() -> None:
    table = errand("In one round: you inflict damage on another mage; and you get the crown.")
    do(table, "Hit", "Gramigna")
    table.state.round += 1
    assert not do(table, "Reign")
    assert do(table, "Hit", "Gramigna")


@pytest.mark.rule("QST.3")
def test_what_was_done_before_the_quest_was_drawn_does_not_count() -> None:
    table = errand("In one round: you inflict damage on another mage; and you get the crown.")
    table.state.tasks = ((), (), ())
    table.resolve("Hit", "light")
    table.settle("Gramigna")
    table.task("Rikkart", "Errand")
    assert not do(table, "Reign")


@pytest.mark.rule("QST.19")
def test_spells_that_lie_on_the_sheet_count_whenever_they_were_cast() -> None:
    table = errand("In one round: you get the crown; and you have at least 2 revealed fire spells.")
    table.prepare("Rikkart", "revealed", I="Hit light", II="Hit light")
    assert do(table, "Reign")


@pytest.mark.parametrize(
    ("found", "done"), [(("Gramigna", "Gramigna"), False), (("Gramigna", "Arianna"), True)]
)
def test_different_ones_are_counted_once_each(found: tuple[str, ...], done: bool) -> None:
    table = errand("In one round: you inflict damage on another mage, 2 different ones.")
    for mage in found:
        met = do(table, "Hit", mage)
    assert met == done


def test_one_hit_on_two_mages_hits_two_different_ones() -> None:
    table = errand("In one round: you inflict damage on another mage, 2 different ones.")
    table.stand("Arianna", "Arena")
    assert do(table, "Blast", "Arena")


def test_different_rooms_are_counted_where_it_happened() -> None:
    table = errand("In one round: you place instability in a room, 2 different ones.")
    assert not do(table, "Shake", "Arena")
    assert not do(table, "Shake", "Arena")
    assert do(table, "Shake", "Sanctuary")


def test_times_count_the_same_one_again() -> None:
    table = errand("In one round: you inflict damage on another mage, 3 times.")
    assert not do(table, "Hit", "Gramigna")
    assert not do(table, "Hit", "Arianna")
    assert do(table, "Hit", "Gramigna")


def test_what_must_be_the_case_is_asked_at_the_end() -> None:
    table = errand("In one round: you inflict damage on another mage; and you have no damage.")
    table.stand("Rikkart", "Arena", damage="g")
    assert not do(table, "Hit", "Gramigna")
    assert do(table, "Cure")


@pytest.mark.rule("HID.9")
def test_what_came_about_is_known_to_the_owner_alone() -> None:
    table = errand("In one round: you inflict damage on another mage; and you get the crown.")
    do(table, "Hit", "Gramigna")
    own, other = (table.state.view(seat).seen["tasks"][0][0] for seat in (0, 1))
    assert own.marks == (1, 1, 0)
    assert other.marks == ()


def test_what_came_about_is_part_of_the_game() -> None:
    table = errand("In one round: you inflict damage on another mage; and you get the crown.")
    do(table, "Hit", "Gramigna")
    again = type(table.state).from_json(table.rules, table.state.to_json())
    assert again.tasks == table.state.tasks
    assert again.tasks[0][0].marks == (1, 1, 0)
    assert table.state.view(0).redeal(b"x" * 16).tasks[0] == table.state.tasks[0]


# What happens


@pytest.mark.parametrize(
    ("when", "spell", "choices", "by", "met"),
    [
        ("You heal damage.", "Cure", (), "Rikkart", True),
        ("You heal damage.", "Cure", (), "Gramigna", False),
        ("You heal damage on another mage.", "Cure", (), "Rikkart", False),
        ("You convert damage on another mage.", "Turn", ("Gramigna",), "Rikkart", True),
        ("You convert damage on another mage.", "Turn", ("Arianna",), "Rikkart", False),  # nothing there
        ("You convert damage on another mage.", "Stir", ("Arena",), "Rikkart", False),
        ("You convert instability.", "Stir", ("Arena",), "Rikkart", True),
        ("You convert instability.", "Stir", ("Sanctuary",), "Rikkart", False),  # nothing there
        ("You convert instability.", "Turn", ("Gramigna",), "Rikkart", False),
        ("You convert instability.", "Stir", ("Arena",), "Gramigna", False),
        ("You perform a physical attack on another mage.", "Swing", ("Gramigna",), "Rikkart", True),
        ("You perform a physical attack on an evocation.", "Swing", ("Gramigna",), "Rikkart", False),
        ("Another model performs a physical attack on you.", "Swing", ("Rikkart",), "Gramigna", True),
        ("Another model performs a physical attack on you.", "Swing", ("Gramigna",), "Rikkart", False),
        ("Another mage aims a combat spell at you.", "Hit", ("Rikkart",), "Gramigna", True),
        ("Another mage aims a combat spell at you.", "Hit", ("Arianna",), "Gramigna", False),
        ("Another mage aims a combat spell at you.", "Blast", ("Arena",), "Arianna", True),
        ("Another mage aims a combat spell at you.", "Blast", ("Sanctuary",), "Gramigna", False),
        ("Another mage aims a combat spell at you.", "Turn", ("Rikkart",), "Gramigna", False),
        ("Another mage aims a water spell at you.", "Turn", ("Rikkart",), "Gramigna", True),
        ("You summon an undead.", "Call", (), "Rikkart", True),
        ("You summon an undead.", "Call", (), "Gramigna", False),
        ("You summon a Colossus.", "Call", (), "Rikkart", False),
        ("You get the crown.", "Reign", (), "Rikkart", True),
        ("You get the crown.", "Reign", (), "Gramigna", False),
        ("You place instability in a red room.", "Shake", ("Arena",), "Rikkart", True),
        ("You place instability in a red room.", "Shake", ("Sanctuary",), "Rikkart", False),
    ],
)
def test_what_is_waited_for(when: str, spell: str, choices: tuple[str, ...], by: str, met: bool) -> None:
    table = errand(when)
    table.stand("Rikkart", "Arena", damage="a")
    table.stand("Gramigna", "Arena", damage="a")
    table.instability("Arena", "a")
    table.evocation("Arianna", "Arena", kind="Colossus")
    assert do(table, spell, *choices, by=by) == met


def test_healing_nothing_is_no_healing() -> None:
    assert not do(errand("You heal damage."), "Cure")


# What is the case


@pytest.mark.parametrize(
    ("fact", "met"),
    [
        ("you stand in a red room", True),
        ("you stand in the Arena", True),
        ("you stand in a yellow room", False),
        ("there is another mage in your room", True),
        ("there are at least 2 other mages in your room", False),
        ("there are at least 2 other mages in your room or an adjacent one", True),
        ("there is no other model in your room", False),
        ("there is an undead in the Lodge", True),
        ("there are at least 2 undead in the Lodge", False),
        ("there is no Colossus in the Lodge", True),
        ("you have at least 1 Ready spell", True),
        ("you have at least 2 Ready spells", False),
        ("you have no Ready spells", False),
        ("you have at least 1 physical action token", True),
        ("you have at least 2 physical action tokens", False),
        ("you have no physical action tokens", False),
        ("you have at least 2 damage", True),
        ("you have at least 3 damage", False),
        ("you have damage on at least 1 other mage", True),
        ("you have damage on at least 2 other mages", False),
        ("you have at least 1 revealed Hex spell", True),
        ("you have at least 2 revealed Hex spells", False),
        ("you have at least 1 revealed Agony spell", False),
        ("you have at least 1 revealed personal spell", True),
        ("you have at least 1 revealed forgotten spell", False),
        ("you have at least 2 revealed spells of 2 different schools", False),
    ],
)
def test_what_must_be_so_while_it_happens(fact: str, met: bool) -> None:
    table = errand(f"You get the crown while {fact}.")
    table.stand("Rikkart", "Arena", damage="gg")
    table.stand("Gramigna", "Arena", damage="r")
    table.evocation("Gramigna", "Crypt", kind="Cadaver")
    table.tokens("Rikkart", 1)
    table.prepare("Rikkart", "ready", III="Hit light")
    table.prepare("Rikkart", "revealed", I="Rusted Nail light", II=personal(table))
    assert do(table, "Reign") == met


def personal(table: Rebirth) -> str:
    """A personal spell of the box."""
    return next(card.name.en for card in table.rules.cards if card.school == "personal") + " light"


def test_schools_are_told_apart() -> None:
    table = errand("You get the crown while you have at least 2 revealed spells of 2 different schools.")
    table.prepare("Rikkart", "revealed", I="Rusted Nail light", II="Albify light")
    assert do(table, "Reign")


def test_having_the_crown() -> None:
    table = errand("You inflict damage on another mage while you have the crown.")
    assert not do(table, "Hit", "Gramigna")
    table.crown("Rikkart")
    assert do(table, "Hit", "Gramigna")


@pytest.mark.parametrize(("phase", "met"), [("evocation", False), ("action", True)])
def test_a_phase_that_is_running(phase: str, met: bool) -> None:
    table = errand(f"You inflict damage on another mage while the {phase} phase is running.")
    table.prepare("Rikkart", quick="Hit light")
    table.action_phase(first="Rikkart")
    table.choose("cast quick", "Gramigna")
    assert (table.tasks("Rikkart")["Errand"] == "completed") == met


def test_nobody_is_in_the_room_of_a_mage_in_the_cell() -> None:
    table = errand("You get the crown while there is no other model in your room.")
    table.stand("Rikkart", "Cell")
    assert not do(table, "Reign")


@pytest.mark.parametrize(
    ("owner", "kind", "room", "met"),
    [
        ("Rikkart", "Cadaver", "Arena", ("yours", "undead")),
        ("Rikkart", "Colossus", "Arena", ("yours", "undead")),
        ("Rikkart", "Totem", "Arena", ("yours",)),
        ("Rikkart", "Cadaver", "Sanctuary", ()),
        ("Gramigna", "Cadaver", "Arena", ("others",)),
    ],
)
def test_a_room_with_somebodys_evocation(owner: str, kind: str, room: str, met: tuple[str, ...]) -> None:
    """Whose they are, of which kind, and that they stand in this very room."""
    phrases = {
        "yours": "one of your evocations",
        "undead": "one of your undead",
        "others": "one of the other mages' evocations",
    }
    for key, phrase in phrases.items():
        table = errand(f"You get the crown while you stand in a room with {phrase}.")
        table.evocation(owner, room, kind=kind)
        assert do(table, "Reign") == (key in met), phrase


def test_a_fact_is_met_once_it_begins_to_be_so() -> None:
    for fact, spell in (
        ("You have damage on at least 1 other mage.", ("Hit", "Gramigna")),
        ("You stand in a yellow room.", ("Walk", "Sanctuary")),
        ("You stand in a room with one of your evocations.", ("Call",)),
        ("There is an undead in the Lodge.", ("Call",)),
        ("You have the crown.", ("Reign",)),
    ):
        table = errand(fact)
        assert not do(table, "Cure")
        assert do(table, *spell), fact


# What is refused


@pytest.mark.parametrize(
    ("when", "said"),
    [
        ("In one round: you get the crown, 2 different ones.", "different ones"),
        ("In one round: you defeat each mage.", "one model is waited for"),
    ],
)
def test_what_could_not_be_counted_is_refused(when: str, said: str) -> None:
    with pytest.raises(Exception, match=said):
        box(when)


def test_only_a_quest_of_a_mage_remembers_a_round() -> None:
    trap = (
        "Snare | trap fire | mage * | Inflict 1 damage. | In one round: another mage enters a room, 2 times."
    )
    with pytest.raises(Exception, match="In one round"):
        box("You get the crown.", trap)
