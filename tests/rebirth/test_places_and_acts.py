"""Places swapped, rooms of a colour, companions, and what waits for physical actions, casting and leaving a
room: at a table of Rebirth.
"""

import pytest

from blackrose.game.reading import room_colour
from blackrose.language.errors import PackError
from tests.rebirth.scenario import Rebirth, box_with


def table_with(*spells: str) -> Rebirth:
    """Rikkart and Gramigna in the Arena (red), Arianna next door in the Sanctuary (yellow); 5 power each."""
    table = Rebirth("Rikkart", "Gramigna", "Arianna", pack=box_with(*spells))
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Arena")
    table.stand("Arianna", "Sanctuary")
    for mage in table.people:
        table.power(mage, 5)
    return table


# --------------------------------------------------------------------------------------------------
# Swapping places
# --------------------------------------------------------------------------------------------------

SWAP = "Swap | contingency air | model * | Swap places with the target. If you do, gain 1 power."


def test_places_are_swapped_and_both_enter() -> None:
    table = table_with(SWAP)
    table.resolve("Swap", "light")
    table.choose("Arianna")
    assert (table.place("Rikkart"), table.place("Arianna")) == ("Sanctuary", "Arena")
    assert [event.model for event in table.events("entered")] == [0, 2]
    assert table.power("Rikkart") == 6


def test_who_stands_in_the_same_room_swaps_nothing() -> None:
    table = table_with(SWAP)
    table.resolve("Swap", "light")
    table.choose("Gramigna")
    assert table.events("entered") == []
    assert table.power("Rikkart") == 5


def test_places_are_swapped_with_evocations_of_either_side() -> None:
    table = table_with(SWAP)
    own = table.evocation("Rikkart", "Garden")
    table.resolve("Swap", "light")
    table.choose(own)
    assert (table.place("Rikkart"), table.place(own)) == ("Garden", "Arena")


def test_from_the_cell_no_places_are_swapped() -> None:
    table = table_with(SWAP)
    table.stand("Rikkart", "Cell")
    table.resolve("Swap", "light")
    table.settle("Arianna")
    assert (table.place("Rikkart"), table.place("Arianna")) == ("Cell", "Sanctuary")
    assert table.power("Rikkart") == 5


# --------------------------------------------------------------------------------------------------
# Rooms of a colour
# --------------------------------------------------------------------------------------------------


STEP = "Step | contingency air | self | Place yourself in any blue room."
PAINT = "Paint | contingency air | room * | The target room counts as blue until the end of the round."


def test_any_room_of_a_colour() -> None:
    table = table_with(STEP)
    table.resolve("Step", "light")
    assert set(table.offered()) == {"The Abyss", "Mirrors Room", "Oracle Room"}
    table.choose("The Abyss")
    assert table.place("Rikkart") == "The Abyss"


COUNT = "Gain 1 power for each of the other mages' models in rooms of the same colour, up to 4."


@pytest.mark.parametrize(
    ("room", "gained"), [("Arena", 1), ("Summoner Room", 1), ("Sanctuary", 2), ("Crypt", 0)]
)
def test_models_in_rooms_of_the_same_colour(room: str, gained: int) -> None:
    table = table_with(f"Count | contingency air | room * | {COUNT}")
    table.evocation("Gramigna", "Observatory")  # yellow
    table.evocation("Rikkart", "Arena")  # one's own do not count
    table.resolve("Count", "light")
    table.choose(room)
    assert table.power("Rikkart") == 5 + gained


def test_a_room_counts_as_of_another_colour() -> None:
    text = f"The target room counts as blue until the end of the round. {COUNT}"
    table = table_with(
        f"Paint | contingency air | room * | {text}",
        "Step | contingency air | self | Place yourself in any blue room.",
    )
    table.resolve("Paint", "light")
    table.choose("Sanctuary")
    assert table.power("Rikkart") == 6  # Arianna
    table.resolve("Step", "light")
    assert "Sanctuary" in table.offered()
    assert room_colour(table.state.view(0), table.room("Sanctuary")) == "blue"


def test_a_trap_waits_for_the_colour_a_room_counts_as() -> None:
    table = table_with(
        PAINT,
        "Snare | trap air | mage * | Inflict 1 damage. | Another mage enters a blue room.",
    )
    table.prepare("Rikkart", status="active", quick="Snare light")
    table.prepare("Gramigna", quick="Paint light")
    table.action_phase(first="Gramigna")
    table.choose("cast quick", "Sanctuary", "explore", "move to Sanctuary")
    assert table.asked() == ("Rikkart", "react")


def test_the_colour_is_its_own_again_after_the_round() -> None:
    table = table_with(
        "Paint | contingency air | room * | The target room counts as blue until the end of the round."
    )
    table.resolve("Paint", "light")
    table.choose("Sanctuary")
    assert table.state.painted
    table.begin("clean-up")
    assert not table.state.painted


def test_a_room_that_has_the_colour_is_not_painted() -> None:
    text = "The target room counts as red until the end of the round. If you do, gain 1 power."
    table = table_with(f"Paint | contingency air | room * | {text}")
    table.resolve("Paint", "light")
    table.choose("Arena")
    assert table.power("Rikkart") == 5


# --------------------------------------------------------------------------------------------------
# Moving together
# --------------------------------------------------------------------------------------------------

LEAD = (
    "Lead | contingency air | mage * | Move the target up to 1 room with another model in the target's room."
)


def test_a_companion_goes_into_the_same_room() -> None:
    table = table_with(LEAD)
    imp, other = table.evocation("Arianna", "Arena"), table.evocation("Arianna", "Arena")
    table.resolve("Lead", "light")
    table.choose("Gramigna")
    assert table.offered() == [imp, other]
    table.choose(imp, "move to Sanctuary")
    assert (table.place("Gramigna"), table.place(imp)) == ("Sanctuary", "Sanctuary")
    assert (table.place("Rikkart"), table.place(other)) == ("Arena", "Arena")


def test_a_companion_stays_if_no_move_is_made() -> None:
    table = table_with(LEAD)
    imp = table.evocation("Arianna", "Arena")
    table.resolve("Lead", "light")
    table.choose("Gramigna", "stop")
    assert (table.place("Gramigna"), table.place(imp)) == ("Arena", "Arena")


def test_without_a_companion_the_target_goes_alone() -> None:
    table = table_with(LEAD)
    table.resolve("Lead", "light")
    table.choose("Arianna")
    table.choose("move to Arena")
    assert table.place("Arianna") == "Arena"


# --------------------------------------------------------------------------------------------------
# Physical actions
# --------------------------------------------------------------------------------------------------

DANCE = (
    "Dance | trap profane | mage * | Inflict 1 damage. Move the target up to 1 room. |"
    " Another mage completes a physical action."
)


def test_a_trap_waits_for_the_end_of_a_physical_action() -> None:
    table = table_with(DANCE)
    table.prepare("Rikkart", status="active", quick="Dance light")
    table.action_phase(first="Gramigna")
    table.choose("explore", "move to Sanctuary")
    assert table.asked()[0] == "Gramigna"  # it is not over yet
    table.choose("stop")
    assert table.asked() == ("Rikkart", "react")
    table.choose("reveal quick")
    assert table.damage("Gramigna") == "r"
    table.choose("move to Arena")
    assert table.place("Gramigna") == "Arena"


def test_a_spell_or_momentum_is_no_physical_action() -> None:
    table = table_with(DANCE, "Nothing | contingency air | self | Gain 1 power.")
    table.prepare("Rikkart", status="active", quick="Dance light")
    table.prepare("Gramigna", quick="Nothing light", I="Nothing light")
    table.action_phase(first="Gramigna")
    table.choose("cast quick")
    assert table.asked()[0] == "Gramigna"
    table.choose("momentum I", "move to Sanctuary")
    assert table.asked() != ("Rikkart", "react")


def test_an_own_physical_action_does_not_set_it_off() -> None:
    table = table_with(DANCE)
    table.prepare("Rikkart", status="active", quick="Dance light")
    table.action_phase(first="Rikkart")
    table.choose("explore", "stop")
    assert table.asked()[0] == "Rikkart"
    assert table.asked()[1] == "action"


def test_who_is_defeated_in_it_has_not_completed_it() -> None:
    table = table_with(DANCE, "Snare | trap air | mage * | Defeat the target. | Another mage enters a room.")
    table.prepare("Rikkart", status="active", quick="Dance light", I="Snare light")
    table.action_phase(first="Gramigna")
    table.choose("explore", "move to Sanctuary", "reveal I")
    assert table.place("Gramigna") == "Cell"
    assert table.asked() != ("Rikkart", "react")


# --------------------------------------------------------------------------------------------------
# Casting
# --------------------------------------------------------------------------------------------------

SNARE = "Snare | trap air | mage * | Gain 1 power. | Another mage enters a room."
GAIN = "Gift | contingency air | self | Gain 1 power."
TRIBUTE = (
    "Tribute | trap magic | mage * | The target can cancel that spell. Otherwise, choose one: gain 2 power;"
    " or inflict 2 damage. | Another mage casts a spell."
)


@pytest.mark.parametrize(("answer", "power"), [("yes", (5, 5)), ("no", (7, 6))])
def test_a_spell_is_cancelled_before_anything_comes_of_it(answer: str, power: tuple[int, int]) -> None:
    table = table_with(GAIN, TRIBUTE)
    table.prepare("Rikkart", status="active", quick="Tribute light")
    table.prepare("Gramigna", quick="Gift light")
    table.action_phase(first="Gramigna")
    table.choose("cast quick")
    assert table.asked() == ("Rikkart", "react")
    table.choose("reveal quick")
    assert table.asked() == ("Gramigna", "may")
    table.choose(answer)
    if answer == "no":
        assert table.asked() == ("Rikkart", "choose")
        table.choose("choice 0")
    assert (table.power("Rikkart"), table.power("Gramigna")) == power
    assert table.lies("Gramigna", "quick") == "revealed"  # it is spent all the same


def test_of_a_spell_that_waits_there_is_nothing_to_cancel() -> None:
    table = table_with(
        GAIN, TRIBUTE, "Snare | trap air | mage * | Gain 1 power. | Another mage enters a room."
    )
    table.prepare("Rikkart", status="active", quick="Tribute light")
    table.prepare("Gramigna", quick="Snare light")
    table.action_phase(first="Gramigna")
    table.choose("cast quick", "reveal quick")
    assert table.asked() == ("Rikkart", "choose")
    table.choose("choice 1")
    assert table.damage("Gramigna") == "rr"
    assert table.lies("Gramigna", "quick") == "active"


@pytest.mark.parametrize(
    ("cast", "asked"),
    [("Gift light", False), ("Bolt light", True), ("Snare light", True), ("Ward light", False)],
)
def test_only_spells_of_a_type(cast: str, asked: bool) -> None:
    table = table_with(
        GAIN,
        "Bolt | combat air | mage 1 | Inflict 1 damage.",
        SNARE,
        "Ward | protection air | self | Gain 1 power. | You suffer damage.",
        "Watch | trap magic | mage * | Gain 1 power. | Another mage casts a combat or trap spell.",
    )
    table.prepare("Rikkart", status="active", quick="Watch light")
    table.prepare("Gramigna", quick=cast)
    table.action_phase(first="Gramigna")
    table.choose("cast quick")
    assert (table.asked() == ("Rikkart", "react")) == asked


def test_an_element_is_not_known_of_a_spell_that_waits() -> None:
    table = table_with(
        SNARE,
        "Bolt | combat air | mage 1 | Inflict 1 damage.",
        "Watch | trap magic | mage * | Gain 1 power. | Another mage casts an air spell.",
    )
    table.prepare("Rikkart", status="active", quick="Watch light")
    table.prepare("Gramigna", quick="Snare light", I="Bolt light")
    table.action_phase(first="Gramigna")
    table.choose("cast quick")
    assert table.asked()[0] == "Gramigna"
    table.choose("cast I")
    assert table.asked() == ("Rikkart", "react")


# --------------------------------------------------------------------------------------------------
# Leaving a room
# --------------------------------------------------------------------------------------------------

CAGE = (
    "Cage | trap air | mage * | Inflict 1 damage. Until the end of the round: Whenever the target leaves that"
    " room, inflict 2 damage on the target at most once. | Another mage enters a green room."
)


def test_leaving_that_room_hurts_once() -> None:
    table = table_with(CAGE)
    table.prepare("Rikkart", status="active", quick="Cage light")
    table.stand("Gramigna", "Sanctuary")
    table.action_phase(first="Gramigna")
    table.choose("explore", "move to Garden", "reveal quick")
    assert table.damage("Gramigna") == "r"
    table.choose("move to Sanctuary")
    assert table.damage("Gramigna") == "rrr"
    table.choose("stop", "explore", "move to Garden", "move to Sanctuary")
    assert table.damage("Gramigna") == "rrr"


def test_only_leaving_that_room_and_only_of_the_target_hurts() -> None:
    table = table_with(CAGE)
    table.prepare("Rikkart", status="active", quick="Cage light")
    table.stand("Gramigna", "Sanctuary")
    table.stand("Arianna", "Garden")
    table.action_phase(first="Gramigna")
    table.choose("explore", "move to Garden", "reveal quick", "move to Sanctuary")
    assert table.damage("Gramigna") == "rrr"
    table.choose("stop", "explore", "move to Arena")
    assert table.damage("Gramigna") == "rrr"
    table.choose("stop")
    while table.asked()[0] != "Arianna":
        table.choose(table.offered()[-1])
    table.choose("explore", "move to Sanctuary")
    assert table.damage("Arianna") == ""


def test_being_sent_to_the_cell_is_not_leaving() -> None:
    table = table_with(CAGE, "Banish | contingency air | mage * | Place the target in their Cell.")
    table.prepare("Rikkart", status="active", quick="Cage light")
    table.stand("Gramigna", "Sanctuary")
    table.action_phase(first="Gramigna")
    table.choose("explore", "move to Garden", "reveal quick")
    table.resolve("Banish", "light", by="Arianna")
    table.choose("Gramigna")
    assert table.place("Gramigna") == "Cell"
    assert len(table.damage("Gramigna")) <= 1


WALK = (
    "Cage | contingency air | room * | Until the end of the round: Whenever a mage leaves that room by a"
    " physical action, gain 1 power."
)


def test_only_ones_own_physical_action_counts() -> None:
    table = table_with(WALK, "Push | contingency air | mage * | Move the target up to 1 room.")
    table.prepare("Rikkart", I="Cage light", quick="Push light")
    table.action_phase(first="Rikkart")
    table.choose("cast I", "Arena", "cast quick", "Gramigna", "move to Sanctuary")
    assert table.power("Rikkart") == 5  # pushed
    table.choose("explore", "move to Arena", "move to Throne Room", by="Gramigna")
    assert table.power("Rikkart") == 6


def test_that_room_needs_a_room() -> None:
    with pytest.raises(PackError, match="that room"):
        table_with(WALK.replace("room *", "self"))


# --------------------------------------------------------------------------------------------------
# Physical action tokens
# --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tokens", "left", "power"), [(2, 1, 6), (1, 0, 6), (0, 0, 5)])
def test_a_token_is_exhausted(tokens: int, left: int, power: int) -> None:
    text = "The target exhausts 1 physical action token. If they do, gain 1 power."
    table = table_with(f"Tire | contingency air | mage * | {text}")
    table.tokens("Gramigna", tokens)
    table.resolve("Tire", "light")
    table.choose("Gramigna")
    assert table.state.tokens[1] == left
    assert table.power("Rikkart") == power


def test_all_tokens_are_exhausted() -> None:
    table = table_with("Tire | contingency air | mage * | The target exhausts all physical action tokens.")
    table.resolve("Tire", "light")
    table.choose("Gramigna")
    assert table.state.tokens[1] == 0
    assert table.state.tokens[0] > 0
