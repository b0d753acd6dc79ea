"""Targets and rooms as Rebirth shares them with Duel: from where and how far, and what a room's use asks."""

from __future__ import annotations

import pytest

from tests.rebirth.scenario import CENTRE, RING, ROW, Rebirth, box_with

ARENA, THRONE, SANCTUARY, CRYPT, GARDEN = "Arena", "Throne Room", "Sanctuary", "Crypt", "Garden"
ONE_FROM_ARENA = {ARENA, CENTRE, THRONE, SANCTUARY, "Summoner Room", "Observatory", "Forge"}
ONE_FROM_CRYPT = {
    CRYPT,
    CENTRE,
    GARDEN,
    "Oracle Room",
    "Alchemical Laboratory",
    "Bibliotheca",
    "Treasure Room",
}


def table(target: str, text: str = "Inflict 1 damage.") -> Rebirth:
    """A spell "Probe" with this target and text; Rikkart in the Arena, Gramigna across in the Crypt."""
    game = Rebirth(pack=box_with(f"Probe | combat fire | {target} | {text}"))
    game.stand("Rikkart", ARENA)
    game.stand("Gramigna", CRYPT)
    return game


def probed(game: Rebirth, by: str = "Rikkart") -> set[str]:
    """What the probe may aim at, the dummy left out."""
    game.resolve("Probe", "light", by=by)
    return {option for option in game.offered() if not option.startswith("dummy")}


# --------------------------------------------------------------------------------------------------
# From where and how far
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TGT.3")
@pytest.mark.parametrize(("caster", "rooms"), [("Rikkart", ONE_FROM_ARENA), ("Gramigna", ONE_FROM_CRYPT)])
def test_distance_starts_at_who_carries_it_out(caster: str, rooms: set[str]) -> None:
    assert probed(table("room 1"), by=caster) == rooms


@pytest.mark.rule("TGT.3")
def test_distance_starts_where_the_text_says() -> None:
    """ "The target's room or an adjacent one" is counted from Gramigna, not from Rikkart."""
    game = table("mage 2", "Place 1 instability in the target's room or an adjacent one.")
    game.resolve("Probe", "light")
    game.choose("Gramigna")
    assert set(game.offered()) == ONE_FROM_CRYPT


@pytest.mark.rule("TGT.3")
def test_an_evocations_text_is_counted_from_the_evocation() -> None:
    """Rikkart's Totem places its cube where it stands, not where he does."""
    game = table("self", "One of your evocations activates.")
    game.evocation("Rikkart", GARDEN, kind="Totem")
    game.resolve("Probe", "light")
    assert (game.cubes(GARDEN), game.cubes(ARENA)) == ("r", "")


@pytest.mark.rule("TGT.13")
def test_range_0_is_the_own_room() -> None:
    """There is nothing to choose: the cube goes where the caster stands."""
    game = table("room 0", "Place 1 instability.")
    game.resolve("Probe", "light")
    assert [room for room in RING if game.cubes(room)] == [ARENA]
    assert game.quiet


@pytest.mark.rule("TGT.13", "TGT.14")
@pytest.mark.parametrize(
    ("distance", "room", "seen"),
    [
        ("0", ROW[0], True),
        ("0", ROW[1], False),
        ("3", "Sanctuary", False),
        ("4", "Mirrors Room", False),
        ("*", "Mirrors Room", True),
        ("*", ROW[4], True),
    ],
)
def test_the_own_room_only_and_anywhere_at_all(distance: str, room: str, seen: bool) -> None:
    """From a corner of the Lodge: range 0 ends at the door, "*" needs neither nearness nor a straight row."""
    game = table(f"model {distance}")
    game.stand("Rikkart", ROW[0])
    game.evocation("Gramigna", ROW[0], kind="Cadaver")  # so that there is always something to choose
    game.stand("Gramigna", room)
    assert ("Gramigna" in probed(game)) == seen


@pytest.mark.rule("TGT.14")
def test_anywhere_is_every_room_of_the_lodge() -> None:
    assert probed(table("room *")) == set(RING)


@pytest.mark.rule("TGT.15")
def test_models_in_between_do_not_block() -> None:
    """Across a Black Rose Room full of evocations Gramigna is still seen."""
    game = table("model 2")
    for owner in ("Rikkart", "Gramigna", "Black Rose"):
        game.evocation(owner, CENTRE, kind="Cadaver")
    assert "Gramigna" in probed(game)


@pytest.mark.rule("TGT.7")
def test_cells_and_mages_in_them_are_never_targets() -> None:
    """Her evocation in the Lodge is one, Gramigna in her Cell is not; of rooms only rooms are offered."""
    game = table("any model *")
    game.stand("Gramigna", "Cell")
    cadaver = game.evocation("Gramigna", CENTRE, kind="Cadaver")
    assert probed(game) == {cadaver}
    assert game.refused(("model", game.seat("Gramigna")), "Rikkart")
    game.stand("Gramigna", CRYPT)
    assert probed(game) == {cadaver, "Gramigna"}


# --------------------------------------------------------------------------------------------------
# When it is chosen
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TGT.4")
def test_the_cards_target_first_a_sentences_target_when_it_is_reached() -> None:
    """Gramigna is chosen before anything happens; where she is put only after the strike."""
    game = table("mage 2", "Inflict 2 damage. Place the target in the target's room or an adjacent one.")
    game.resolve("Probe", "light")
    assert (game.asked(), game.damage("Gramigna")) == (("Rikkart", "target"), "")
    game.choose("Gramigna")
    assert (game.asked(), game.damage("Gramigna")) == (("Rikkart", "room"), "rr")
    game.choose(GARDEN)
    assert game.place("Gramigna") == GARDEN


@pytest.mark.rule("TGT.4")
def test_the_cards_target_is_chosen_once() -> None:
    """The second sentence is about the room that was chosen at the start, without a question."""
    game = table("room 2", "Inflict 1 damage. Place 1 instability.")
    game.resolve("Probe", "light")
    game.choose(CRYPT)
    assert (game.damage("Gramigna"), game.cubes(CRYPT)) == ("r", "r")
    assert game.quiet


# --------------------------------------------------------------------------------------------------
# Rooms
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ROO.7")
@pytest.mark.parametrize("face", ["available", "used"])
def test_a_rebuilt_room_takes_no_instability(face: str) -> None:
    """A spell may aim at it, but neither Rikkart's cubes nor a black one come to lie there."""
    game = table("room *", "Place 2 instability. The Black Rose places 1 instability in your room.")
    game.instability(ARENA, "", face=face)
    game.resolve("Probe", "light")
    assert ARENA in game.offered()
    game.choose(ARENA)
    assert game.cubes(ARENA) == ""
    game.resolve("Probe", "light")
    game.choose(GARDEN)
    assert (game.cubes(GARDEN), game.cubes(ARENA)) == ("rr", "")


@pytest.mark.rule("ROO.7")
def test_a_rebuilt_room_is_never_ruined_again() -> None:
    """Rebuilt in one clean-up, used, and through the next one: it still heals, and gives no quest."""
    game = Rebirth()
    game.instability(SANCTUARY, "rrrgg")
    for _ in range(2):
        game.begin("clean-up")
        game.quest_deck(1, "Magic Stem")
        game.stand("Rikkart", SANCTUARY, damage="ggg")
        game.action_phase(first="Rikkart")
        game.choose("explore", "use")
        assert (game.damage("Rikkart"), game.tasks("Rikkart")) == ("", {})
        game.quest_deck(1)


@pytest.mark.rule("ROO.17")
def test_who_uses_a_room_must_pay_its_price() -> None:
    """In the Black Rose Room three of four spells in hand must be discarded; no way out is offered."""
    game = Rebirth()
    game.stand("Rikkart", CENTRE)
    game.hold("Rikkart", "Torment", "Submission", "Pain Mark", "Heart of Ice")
    game.forgotten("Killer Fog")
    game.action_phase(first="Rikkart")
    game.choose("explore", "use")
    for spell in ("Torment", "Submission", "Pain Mark"):
        assert not {"stop", "pass", "no"} & set(game.offered())
        game.choose(spell)
    assert sorted(game.memories("Rikkart")) == ["Pain Mark", "Submission", "Torment"]
    assert sorted(game.hand("Rikkart")) == ["Heart of Ice", "Killer Fog"]
    assert game.cubes(CENTRE) == "x"


@pytest.mark.rule("ROO.17", "ROO.18")
def test_a_rooms_effect_is_carried_out_as_far_as_possible() -> None:
    """With two spells in hand three cannot be paid: none goes, the black cube is placed all the same."""
    game = Rebirth()
    game.stand("Rikkart", CENTRE)
    game.hold("Rikkart", "Torment", "Submission")
    game.forgotten("Killer Fog")
    game.action_phase(first="Rikkart")
    game.choose("explore", "use")
    assert "stop" in game.offered(), "the room was used, and the action goes on"
    assert (game.memories("Rikkart"), game.cubes(CENTRE)) == ([], "x")
    assert sorted(game.hand("Rikkart")) == ["Submission", "Torment"]
