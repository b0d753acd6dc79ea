"""Spells as Rebirth shares them with Duel: elements, sides, marks, Ready and revealed, what gets public."""

from __future__ import annotations

import pytest

from blackrose.game import SPECTATOR
from blackrose.language.errors import PackError
from tests.rebirth.scenario import CENTRE, Rebirth, box_with
from tests.table_scenario import FACE_DOWN

ARENA, CRYPT, GARDEN = "Arena", "Crypt", "Garden"
MARKED = "Night Terror light"
"""A combat spell with the instability mark, for a mage 2 away."""
PILFER = "Pilfer | combat water | mage 2 | The target discards 1 Ready spell of your choice."
GUST = "Gust | contingency air | self | Gain 1 power."
AIR = ("Azoth Bomb light", "Peak of Agony light")


def table(*spells: str, **sheet: str) -> Rebirth:
    """Rikkart in the Arena with these spells on his sheet, Gramigna across in the Crypt."""
    game = Rebirth(pack=box_with(GUST, *spells))
    game.stand("Rikkart", ARENA)
    game.stand("Gramigna", CRYPT)
    game.prepare("Rikkart", **sheet)
    return game


def carry_out(game: Rebirth) -> None:
    """Whatever the running spell asks, the first answer; until the next action is due."""
    while game.asked()[1] != "action":
        game.choose(game.offered()[0])


# --------------------------------------------------------------------------------------------------
# Elements and sides
# --------------------------------------------------------------------------------------------------


MASTERS = {
    "air": {"Aeromancer"},
    "water": {"Hydromancer"},
    "earth": {"Geomancer"},
    "fire": {"Pyromancer"},
    "magic": {"Magus"},
    "profane": {"Summoner", "Theurge"},
    "sacred": {"Theurge"},
}
"""The quests for three revealed spells of an element."""


@pytest.mark.rule("SPL.2")
@pytest.mark.parametrize("element", [*MASTERS, "any"])
def test_the_elements(element: str) -> None:
    """Three spells of an element complete its own quests and no others; three of "any" complete them all."""
    game = table(f"Probe | combat {element} | self | Gain 1 power.", quick="Probe light")
    game.prepare("Rikkart", "revealed", I="Probe light", II="Probe light")
    everything = set().union(*MASTERS.values())
    for quest in everything:
        game.task("Rikkart", quest)
    game.action_phase(first="Rikkart")
    game.choose("cast quick")
    done = {quest for quest, state in game.tasks("Rikkart").items() if state == "completed"}
    assert done == MASTERS.get(element, everything)


@pytest.mark.rule("SPL.2")
def test_there_is_no_other_element() -> None:
    with pytest.raises(PackError, match="shadow"):
        box_with("Probe | combat shadow | self | Gain 1 power.")


@pytest.mark.rule("SPL.8")
@pytest.mark.parametrize(("side", "quest"), [("light", "Warrior Wizard"), ("dark", "Contingent Mage")])
def test_only_the_chosen_sides_type_counts(side: str, quest: str) -> None:
    """Masked Ball is a combat spell with its light side up, contingency with the other."""
    game = table(quick=f"Masked Ball {side}")
    for name in ("Warrior Wizard", "Contingent Mage"):
        game.task("Rikkart", name)
    game.action_phase(first="Rikkart")
    game.choose("cast quick")
    carry_out(game)
    assert [name for name, state in game.tasks("Rikkart").items() if state == "active 1"] == [quest]


@pytest.mark.rule("SPL.8")
@pytest.mark.parametrize(("side", "state"), [("dark", "completed"), ("light", "active hidden")])
def test_only_the_chosen_sides_element_counts(side: str, state: str) -> None:
    """Beside two air spells Viatorium Spagyricum is a third with its dark side up; the light one is water."""
    game = table(quick=f"Viatorium Spagyricum {side}")
    game.prepare("Rikkart", "revealed", I=AIR[0], II=AIR[1])
    game.task("Rikkart", "Aeromancer")
    game.action_phase(first="Rikkart")
    game.choose("cast quick")
    carry_out(game)
    assert game.tasks("Rikkart") == {"Aeromancer": state}


@pytest.mark.rule("SPL.8")
@pytest.mark.parametrize(("side", "reached"), [("light", False), ("dark", True)])
def test_only_the_chosen_sides_target_counts(side: str, reached: bool) -> None:
    """Athanor Eruption reaches one room with its light side up, two with the dark one."""
    game = table(quick=f"Athanor Eruption {side}")
    game.evocation("Gramigna", CENTRE, kind="Cadaver")
    game.action_phase(first="Rikkart")
    game.choose("cast quick")
    assert "Cadaver g1" in game.offered()
    assert ("Gramigna" in game.offered()) == reached


# --------------------------------------------------------------------------------------------------
# The instability mark
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SPL.3")
def test_the_mark_places_a_cube_in_the_own_room_before_the_effect() -> None:
    """The cube lies there when the target is asked for; nothing has struck yet."""
    game = table(quick=MARKED)
    game.action_phase(first="Rikkart")
    game.choose("cast quick")
    assert game.asked() == ("Rikkart", "target")
    assert (game.cubes(ARENA), game.damage("Gramigna")) == ("r", "")
    game.choose("Gramigna")
    assert (game.cubes(ARENA), "r" in game.damage("Gramigna")) == ("r", True)


@pytest.mark.rule("SPL.3")
def test_without_the_mark_or_unrevealed_nothing_is_placed() -> None:
    """Gust has no mark; and a marked spell spent on Momentum is not revealed."""
    game = table(quick="Gust light", I=MARKED)
    game.action_phase(first="Rikkart")
    game.choose("momentum I", "stop", "cast quick")
    assert game.happened("placed") == []


@pytest.mark.rule("SPL.18")
@pytest.mark.parametrize(("cubes", "face"), [("gggggg", "ruined"), ("", "available")])
def test_without_a_free_slot_the_mark_places_nothing(cubes: str, face: str) -> None:
    """The room is full, or rebuilt and takes no cubes; the spell strikes all the same."""
    game = table(quick=MARKED)
    game.instability(ARENA, cubes, face)
    game.action_phase(first="Rikkart")
    game.choose("cast quick", "Gramigna")
    assert (game.cubes(ARENA), game.happened("placed")) == (cubes, [])
    assert "r" in game.damage("Gramigna")


@pytest.mark.rule("SPL.18")
@pytest.mark.parametrize(("left", "cubes"), [(1, "r"), (0, "")])
def test_the_mark_comes_before_the_strike_as_far_as_there_are_cubes(left: int, cubes: str) -> None:
    """With one cube left the mark has it and the strike has none; with none there is no mark either."""
    game = table(quick=MARKED)
    game.cubes_left("Rikkart", left)
    game.action_phase(first="Rikkart")
    game.choose("cast quick", "Gramigna")
    carry_out(game)
    assert (game.cubes(ARENA), "r" in game.damage("Gramigna")) == (cubes, False)
    assert game.asked() == ("Rikkart", "action"), "the spell was carried out to its end"


# --------------------------------------------------------------------------------------------------
# Ready and revealed
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SPL.6")
def test_ready_is_on_the_sheet_unrevealed_and_without_a_token() -> None:
    """Rikkart's Pilfer takes a Ready spell of Gramigna's: of four cards of hers only one is that."""
    game = table(PILFER, quick="Pilfer light")
    game.prepare("Gramigna", "revealed", quick="Gust light")
    game.prepare("Gramigna", "active", I="Torment light")
    game.prepare("Gramigna", II="Submission light")
    game.hold("Gramigna", "Pain Mark")
    game.action_phase(first="Rikkart")
    game.choose("cast quick", "Gramigna")
    carry_out(game)
    assert game.memories("Gramigna") == ["Submission"]
    assert game.hand("Gramigna") == ["Pain Mark"]
    assert game.sheet("Gramigna") == {"quick": "Gust light", "I": "Torment light"}


@pytest.mark.rule("SPL.24")
def test_a_spell_counts_from_its_reveal_to_the_end_of_the_round() -> None:
    """Two revealed air spells and a Ready one are not three; once it is cast they are, and it lies open."""
    game = table("Pebble | contingency magic | self | Gain 1 power.", quick="Pebble light", III="Gust light")
    game.prepare("Rikkart", "revealed", I=AIR[0], II=AIR[1])
    game.task("Rikkart", "Aeromancer")
    game.action_phase(first="Rikkart")
    game.choose("cast quick")
    assert game.tasks("Rikkart") == {"Aeromancer": "active hidden"}
    assert game.seen_sheet("Rikkart", by="Gramigna")["III"] == FACE_DOWN
    game.choose("cast III")
    assert game.tasks("Rikkart") == {"Aeromancer": "completed"}
    assert game.seen_sheet("Rikkart", by="Gramigna")["III"] == "Gust light"


@pytest.mark.rule("SPL.24")
@pytest.mark.parametrize(("next_round", "state"), [(False, "completed"), (True, "active hidden")])
def test_a_revealed_spell_counts_no_more_in_the_next_round(next_round: bool, state: str) -> None:
    """Two air spells went in clean-up: the third, cast after it, stands alone."""
    game = table()
    game.prepare("Rikkart", "revealed", I=AIR[0], II=AIR[1])
    if next_round:
        game.begin("clean-up")
    game.task("Rikkart", "Aeromancer")
    game.prepare("Rikkart", quick="Gust light")
    game.action_phase(first="Rikkart", round_=2)
    game.choose("cast quick")
    assert game.tasks("Rikkart") == {"Aeromancer": state}


# --------------------------------------------------------------------------------------------------
# Discarding and drawing
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SPL.7")
def test_a_spell_discarded_from_hand_lies_face_up_in_its_owners_memories() -> None:
    """Rikkart's spell makes Gramigna discard: she chooses, and all see what lies on her Memories."""
    game = table("Probe | combat fire | mage * | The target discards 1 spell from hand.")
    game.pile("Gramigna", memories=["Pain Mark"])
    game.hold("Gramigna", "Torment", "Submission")
    game.resolve("Probe", "light")
    game.choose("Gramigna")
    assert game.asked() == ("Gramigna", "spell")
    game.choose("Submission")
    assert game.memories("Gramigna") == ["Pain Mark", "Submission"]
    assert (game.hand("Gramigna"), game.memories("Rikkart")) == (["Torment"], [])
    assert game.state.view(SPECTATOR).memories[1] == game.state.memories[1]


@pytest.mark.rule("SPL.7", "HID.6")
def test_a_spell_spent_on_momentum_lies_face_up_in_the_memories() -> None:
    """Face-down until then, it is shown and named to Gramigna."""
    game = table(I="Torment light")
    game.action_phase(first="Rikkart")
    assert game.seen_sheet("Rikkart", by="Gramigna")["I"] == FACE_DOWN
    game.choose("momentum I", "stop")
    assert (game.sheet("Rikkart"), game.memories("Rikkart")) == ({}, ["Torment"])
    assert public_discards(game) == ["Torment"]


def public_discards(game: Rebirth) -> list[str]:
    """Rikkart's Memories as Gramigna sees them; she was told each of these cards."""
    seen = [
        event.card for event in game.told_to("Gramigna", "discarded") if event.who == game.seat("Rikkart")
    ]
    memories = game.state.view(1).memories[0]
    assert sorted(seen) == sorted(memories)
    return [game.rules.cards[card].name.en for card in memories]


@pytest.mark.rule("HID.6")
def test_spells_over_the_hand_limit_become_public() -> None:
    """Rikkart, with nine in hand for a limit of seven, puts none away and discards two."""
    game = table()
    hand = ("Torment", "Submission", "Pain Mark", "Heart of Ice", "Visceral Fire", "Azoth Bomb", "Marbling")
    game.hold("Rikkart", *hand, "Albify", "Liquid Fire")
    game.begin("study", first="Rikkart")
    game.choose("Albify", "Liquid Fire", "done", by="Rikkart")
    assert public_discards(game) == ["Albify", "Liquid Fire"]


@pytest.mark.rule("HID.6")
def test_unrevealed_spells_become_public_in_clean_up() -> None:
    game = table(quick="Torment light", II="Submission dark")
    game.task("Rikkart", "Magic Stem")
    game.begin("clean-up")
    assert public_discards(game) == ["Torment", "Submission"]


@pytest.mark.rule("SPL.10", "SPL.11")
def test_with_grimoire_and_memories_empty_no_more_is_drawn() -> None:
    """The one card of the Memories is drawn; the second draw finds nothing, and nothing forgotten."""
    game = table("Probe | contingency fire | self | Draw 3 spells from your grimoire. Gain 1 power.")
    game.pile("Rikkart", memories=["Torment"])
    game.forgotten("Killer Fog", "Arcane Barrage")
    game.resolve("Probe", "light")
    assert (game.hand("Rikkart"), game.power("Rikkart")) == (["Torment"], 1)
    assert len(game.state.forgotten) == 2
    assert game.quiet


@pytest.mark.rule("SPL.11")
def test_forgotten_spells_come_through_the_black_rose_room_or_by_name_alone() -> None:
    """An empty Library gives none of them; the Black Rose Room does, and a text that names them."""
    game = table(
        "Probe | contingency fire | self | Draw 2 spells from the Library.",
        "Recall | contingency fire | self | Take 1 forgotten spell.",
    )
    game.forgotten("Killer Fog", "Arcane Barrage")
    game.resolve("Probe", "light")
    assert game.hand("Rikkart") == []
    game.resolve("Recall", "light")
    assert game.hand("Rikkart") == ["Killer Fog"]
    game.stand("Rikkart", CENTRE)
    game.hold("Rikkart", "Torment", "Submission", "Pain Mark")
    game.action_phase(first="Rikkart")
    game.choose("explore", "use", "Torment", "Submission", "Pain Mark")
    assert sorted(game.hand("Rikkart")) == ["Arcane Barrage", "Killer Fog"]


# --------------------------------------------------------------------------------------------------
# Persistence tokens
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("PER.4")
def test_the_token_lies_on_the_target_a_mage_or_an_evocation() -> None:
    """On a Cadaver it means that Cadaver: not its twin."""
    when = "Persistent: Whenever the target enters a room, gain 1 power."
    game = table(
        f"Shadow | combat fire | mage 2 | {when}",
        f"Brand | combat fire | evocation 2 | {when}",
        quick="Brand light",
        I="Shadow light",
    )
    branded, twin = (game.evocation("Gramigna", CRYPT, kind="Cadaver") for _ in range(2))
    game.action_phase(first="Rikkart")
    game.choose("cast quick", branded, "cast I", "Gramigna")
    assert game.tokens_on(branded) == ["Rikkart quick"]
    assert game.tokens_on("Gramigna") == ["Rikkart I"]
    assert game.tokens_on("Rikkart") == []
    for mover, gained in ((branded, 1), (twin, 0)):
        before = game.power("Rikkart")
        game.choose("command", mover, f"move to {GARDEN}", "stop")
        assert game.power("Rikkart") - before == gained


@pytest.mark.rule("PER.4")
@pytest.mark.parametrize("target", ["special", "self"])
def test_without_a_target_the_token_lies_on_the_caster(target: str) -> None:
    game = table(
        f"Vigil | combat fire | {target} | Persistent: Whenever another mage enters a room, gain 1 power.",
        I="Vigil light",
    )
    game.action_phase(first="Rikkart")
    game.choose("cast I")
    assert (game.tokens_on("Rikkart"), game.tokens_on("Gramigna")) == (["Rikkart I"], [])
