"""Cells as Rebirth shares them with Duel: nobody walks in, only Explore and Momentum lead out."""

from __future__ import annotations

import pytest

from tests.rebirth.scenario import CENTRE, RING, Rebirth, box_with

ARENA, GARDEN = "Arena", "Garden"
GUST = "Gust | contingency air | self | Gain 1 power."
RETORT = "Retort | protection fire | self | Inflict 2 damage on the attacker. | You suffer damage."
PUSH = "Push | combat air | model * | Move the target up to 1 room."
BANISH = "Banish | combat air | model * | Place the target in any room."


def table(*spells: str, **sheet: str) -> Rebirth:
    """Rikkart is in his Cell, with these spells on his sheet; Gramigna stands in the Arena."""
    game = Rebirth(pack=box_with(GUST, RETORT, *spells))
    game.stand("Gramigna", ARENA)
    game.prepare("Rikkart", **sheet)
    return game


def threatened(**sheet: str) -> Rebirth:
    """Rikkart, two wounds from defeat, faces Gramigna in the Arena: she answers the first hit with 2."""
    game = table(**sheet)
    game.stand("Rikkart", ARENA, damage=game.nearly("Rikkart", 2))
    game.prepare("Gramigna", "active", I="Retort light")
    game.action_phase(first="Rikkart")
    return game


def ways_out(game: Rebirth, mage: str = "Rikkart") -> set[str]:
    """The moves out of a mage's Cell."""
    return {f"move to {room}" for room in game.exits(mage)}


# --------------------------------------------------------------------------------------------------
# Nobody comes in
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CEL.2")
def test_no_model_moves_into_a_cell() -> None:
    """Beside his Cell Rikkart, like his Nigredo there, can go into rooms only."""
    game = table()
    beside = game.exits("Rikkart")[0]
    game.stand("Rikkart", beside)
    nigredo = game.evocation("Rikkart", beside)
    game.action_phase(first="Rikkart")
    around = {game.room_name(room) for room in game.rules.lodge.neighbours[game.room(beside)]}
    game.choose("explore")
    assert set(game.offered()) == {f"move to {room}" for room in around} | {"use", "stop"}
    game.choose("stop", "command", nigredo)
    assert set(game.offered()) == {f"move to {room}" for room in around} | {"stop"}


@pytest.mark.rule("CEL.2")
def test_no_effect_moves_a_model_into_a_cell() -> None:
    """Beside her Cell Gramigna can be pushed and placed into rooms only."""
    game = table(PUSH, BANISH)
    game.stand("Rikkart", CENTRE)
    game.stand("Gramigna", game.exits("Gramigna")[0])
    game.resolve("Push", "light")
    game.choose("Gramigna")
    assert all(label == "stop" or label.removeprefix("move to ") in RING for label in game.offered())
    game.resolve("Banish", "light")
    game.choose("Gramigna")
    assert sorted(game.offered()) == sorted(RING)


# --------------------------------------------------------------------------------------------------
# The way out
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT.33")
def test_explore_from_the_cell_must_lead_out() -> None:
    """A room at the Cell has to be entered; the rest of the run and the use are free again."""
    game = table(quick="Gust light")
    game.action_phase(first="Rikkart")
    game.choose("explore")
    assert set(game.offered()) == ways_out(game)
    assert game.refused(("stop",), "Rikkart")
    game.choose(game.offered()[0])
    assert {"use", "stop"} < set(game.offered())
    game.choose("stop")
    assert {"fight", "cast quick", "end"} < set(game.offered()), "outside everything is open again"


@pytest.mark.rule("ACT.33")
def test_momentum_from_the_cell_must_lead_out() -> None:
    """The move that may be left out elsewhere must be taken here."""
    game = table(quick="Gust light", I="Gust light")
    game.tokens("Rikkart", 0)
    game.action_phase(first="Rikkart")
    assert game.offered() == ["momentum quick", "momentum I"]
    game.choose("momentum I")
    assert set(game.offered()) == ways_out(game)
    assert game.refused(("stop",), "Rikkart")
    game.choose(game.offered()[0])
    assert game.offered() == ["cast quick", "momentum quick", "end"]


@pytest.mark.rule("ACT.28")
def test_a_cell_is_not_left_by_a_spell() -> None:
    """Felled by the answer to his own spell, Rikkart is neither placed nor moved out by the rest of it."""
    escape = "Inflict 1 damage. Place yourself in the target's room or an adjacent one. Move up to 2 rooms. "
    escape += "Gain 1 power."
    game = table(f"Escape | combat air | mage 2 | {escape}", quick="Escape light")
    game.stand("Rikkart", ARENA, damage=game.nearly("Rikkart", 2))
    game.prepare("Gramigna", "active", I="Retort light")
    game.action_phase(first="Rikkart")
    game.choose("cast quick", "Gramigna", "reveal I")
    assert game.place("Rikkart") == "Cell"
    assert game.power("Rikkart") == 1, "the spell went on to its end"
    assert game.asked() == ("Rikkart", "action")


# --------------------------------------------------------------------------------------------------
# What can be done in it
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CEL.3", "CEL.9")
def test_in_the_cell_there_is_only_explore_and_momentum() -> None:
    """Tokens, spells and a Nigredo are at hand; no Fight, no Command, no cast for all that."""
    game = table(quick="Gust light", I="Gust light")
    game.evocation("Rikkart", CENTRE)
    game.action_phase(first="Rikkart")
    assert game.offered() == ["explore", "momentum quick", "momentum I"]
    for option in (("fight",), ("command",), ("cast", 0), ("cast", 1), ("end",)):
        assert game.refused(option, "Rikkart")


@pytest.mark.rule("CEL.3")
def test_evocations_are_activated_from_the_cell() -> None:
    """In the evocation phase Rikkart's Cadaver strikes for him while he sits there."""
    game = table()
    cadaver = game.evocation("Rikkart", CENTRE, kind="Cadaver")
    game.begin("evocation", first="Rikkart")
    game.choose(cadaver, f"move to {ARENA}", "attack Gramigna")
    assert (game.place("Rikkart"), game.damage("Gramigna")) == ("Cell", "rr")


# --------------------------------------------------------------------------------------------------
# Put there in mid-activation
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CEL.8", "CEL.9")
def test_defeated_in_the_first_action_the_second_may_follow() -> None:
    """Rikkart's blow is answered and fells him: he goes on, with Explore or Momentum, or ends."""
    game = threatened(quick="Gust light", I="Gust light")
    game.evocation("Rikkart", CENTRE)
    game.choose("fight", "attack Gramigna", "reveal I")
    assert game.place("Rikkart") == "Cell"
    assert game.asked() == ("Rikkart", "action")
    assert game.offered() == ["explore", "momentum quick", "momentum I", "end"]
    game.choose("momentum quick", f"move to {game.exits('Rikkart')[0]}")
    assert game.asked() == ("Gramigna", "action"), "that was the second action"


@pytest.mark.rule("CEL.8")
def test_defeated_in_the_second_action_there_is_no_third() -> None:
    game = threatened(quick="Gust light")
    game.choose("momentum quick", "stop", "fight", "attack Gramigna", "reveal I")
    assert game.place("Rikkart") == "Cell"
    assert game.asked() == ("Gramigna", "action")


@pytest.mark.rule("CEL.11")
def test_who_is_in_the_cell_at_the_end_starts_the_next_round_there() -> None:
    """Gramigna's last action fells Rikkart, who has none left: he is there when he acts in round 2."""
    game = table()
    game.stand("Rikkart", ARENA, damage=game.nearly("Rikkart", 2))
    game.tokens("Rikkart", 0)
    game.tokens("Gramigna", 1)
    game.hold("Rikkart", "Gust")
    game.action_phase(first="Gramigna")
    game.choose("fight", "attack Rikkart", "stop")
    assert game.state.round == 2
    assert game.place("Rikkart") == "Cell"
    game.choose("done", "I: Gust light", by="Rikkart")
    game.choose("fight", "stop", "end", by="Gramigna")
    assert game.offered("Rikkart") == ["explore", "momentum I"]
