"""Actions as Rebirth shares them with Duel: how many, which ones, Command, Momentum; what it is to enter."""

from __future__ import annotations

import pytest

from tests.rebirth.scenario import CENTRE, Rebirth, box_with

ARENA, SANCTUARY, ARMORY, THRONE, GARDEN = "Arena", "Sanctuary", "Armory", "Throne Room", "Garden"
GUST = "Gust | contingency air | self | Gain 1 power."
AROUND_ARENA = (CENTRE, THRONE, SANCTUARY, "Summoner Room", "Observatory", "Forge")


def table(*spells: str, **sheet: str) -> Rebirth:
    """Rikkart, with these spells on his sheet, and Gramigna, with none, in the Arena."""
    game = Rebirth(pack=box_with(GUST, *spells))
    for mage in game.people:
        game.stand(mage, ARENA)
    game.prepare("Rikkart", **sheet)
    return game


def moves(*rooms: str) -> set[str]:
    return {f"move to {room}" for room in rooms}


# --------------------------------------------------------------------------------------------------
# Activations
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT.31")
def test_the_first_action_must_be_taken_the_second_may() -> None:
    game = table(quick="Gust light", I="Gust light", II="Gust light")
    game.action_phase(first="Rikkart")
    assert "end" not in game.offered()
    assert game.refused(("end",), "Rikkart")
    game.choose("fight", "stop")
    assert "end" in game.offered()
    game.choose("fight", "stop")
    assert game.asked() == ("Gramigna", "action"), "there is no third"


@pytest.mark.rule("ACT.31")
def test_who_cannot_act_is_passed_over() -> None:
    """Of three mages the one in the middle has neither token nor spell."""
    game = Rebirth("Rikkart", "Gramigna", "Arianna")
    for mage in game.people:
        game.stand(mage, ARENA)
    game.tokens("Gramigna", 0)
    game.action_phase(first="Rikkart")
    for mage in ("Rikkart", "Arianna", "Rikkart", "Arianna"):
        assert game.asked() == (mage, "action")
        game.choose("fight", "stop")
        if game.asked() == (mage, "action"):
            game.choose("end")
    assert game.state.round == 2, "nobody can act any more"


@pytest.mark.rule("ACT.31")
def test_a_ready_spell_alone_forces_an_action() -> None:
    game = table(I="Gust light")
    game.tokens("Rikkart", 0)
    game.action_phase(first="Rikkart")
    assert game.offered() == ["cast I", "momentum I"]


@pytest.mark.rule("ACT.3")
def test_an_action_ends_before_the_next_begins() -> None:
    """In the middle of Explore no spell can be cast and no Completed quest used; when it is over both can."""
    game = table(quick="Gust light")
    game.task("Rikkart", "Guardian Mage", "completed")
    game.action_phase(first="Rikkart")
    game.choose("explore", f"move to {CENTRE}")
    assert set(game.offered()) == {*moves(ARENA, SANCTUARY, THRONE, GARDEN, "Crypt", "Oracle Room")} | {
        "use",
        "stop",
    }
    assert game.refused(("cast", 0), "Rikkart")
    game.choose("stop")
    assert {"cast quick", "fight", "Guardian Mage"} <= set(game.offered())


@pytest.mark.rule("ACT.3")
def test_a_spell_ends_before_the_next_action() -> None:
    """While the evocation it activates still has its moves, its mage cannot begin the second action."""
    game = table(
        "Spur | contingency fire | special | One of your evocations activates.",
        quick="Spur light",
    )
    game.evocation("Rikkart", SANCTUARY)
    game.action_phase(first="Rikkart")
    game.choose("cast quick")
    assert game.asked() == ("Rikkart", "part")
    assert not {"explore", "fight", "command"} & set(game.offered())
    game.choose("stop")
    assert {"explore", "fight", "command"} <= set(game.offered())


# --------------------------------------------------------------------------------------------------
# Physical actions
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT.4")
def test_each_physical_action_exhausts_one_of_two_tokens() -> None:
    """After one all three are still open, after two of them only the spell is left."""
    game = table(quick="Gust light")
    game.evocation("Rikkart", SANCTUARY)
    game.tokens("Gramigna", 0)
    game.action_phase(first="Rikkart")
    game.choose("explore", "stop")
    assert {"explore", "fight", "command"} <= set(game.offered())
    game.choose("command", "stop")
    assert game.asked() == ("Rikkart", "action"), "Gramigna has nothing to act with"
    assert game.offered() == ["cast quick", "momentum quick"]


@pytest.mark.rule("ACT.4")
@pytest.mark.parametrize(
    ("parts", "room", "cards"),
    [
        (("move to Throne Room", "move to Armory", "use"), ARMORY, 1),
        (("move to Throne Room", "stop"), THRONE, 0),
        (("stop",), ARENA, 0),
    ],
)
def test_the_parts_of_explore_may_be_left_out(parts: tuple[str, ...], room: str, cards: int) -> None:
    game = table()
    game.pile("Rikkart", grimoire=["Torment"])
    game.action_phase(first="Rikkart")
    game.choose("explore", *parts)
    assert (game.place("Rikkart"), len(game.hand("Rikkart"))) == (room, cards)
    assert game.asked() == ("Rikkart", "action")
    assert game.state.tokens[0] == 1, "the token is spent all the same"


@pytest.mark.rule("ACT.4")
@pytest.mark.parametrize("parts", [("attack Gramigna", "use"), ("use", "attack Gramigna")])
def test_the_parts_of_a_fight_come_in_any_order(parts: tuple[str, ...]) -> None:
    game = table()
    for mage in game.people:
        game.stand(mage, ARMORY)
    game.pile("Rikkart", grimoire=["Torment"])
    game.action_phase(first="Rikkart")
    game.choose("fight")
    assert game.offered() == ["attack Gramigna", "use", "stop"]
    game.choose(*parts)
    assert (game.damage("Gramigna"), game.hand("Rikkart")) == ("rr", ["Torment"])
    assert game.asked() == ("Rikkart", "action")


@pytest.mark.rule("ACT.17", "ACT.31")
def test_a_token_outside_the_cell_can_always_be_spent() -> None:
    """No spell, no evocation, nobody to hit: Rikkart still has his action, and must take it."""
    game = table()
    game.stand("Gramigna", GARDEN)
    game.tokens("Rikkart", 1)
    game.action_phase(first="Rikkart")
    assert game.offered() == ["explore", "fight"]
    game.choose("fight", "stop")
    assert (game.damage("Gramigna"), game.cubes(ARENA)) == ("", "")
    assert game.asked() == ("Gramigna", "action")


@pytest.mark.rule("ACT.7")
def test_command_activates_one_of_ones_own_evocations() -> None:
    """Of two Nigredos of his and one of Gramigna's Rikkart commands one of his, and only that one."""
    game = table()
    first, second = (game.evocation("Rikkart", SANCTUARY) for _ in range(2))
    game.evocation("Gramigna", SANCTUARY)
    game.action_phase(first="Rikkart")
    game.choose("command")
    assert game.offered() == [first, second, "stop"]
    game.choose(second, f"move to {GARDEN}", "stop")
    assert (game.place(first), game.place(second)) == (SANCTUARY, GARDEN)
    assert game.asked() == ("Rikkart", "action")


@pytest.mark.rule("ACT.7")
def test_neither_anothers_nor_the_black_roses_evocation_is_commanded() -> None:
    game = table()
    game.evocation("Gramigna", ARENA)
    game.haunt("Rikkart")
    game.action_phase(first="Rikkart")
    assert game.offered() == ["explore", "fight"]
    assert game.refused(("command",), "Rikkart")


# --------------------------------------------------------------------------------------------------
# Casting twice, doing the same twice
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT.20", "ACT.25")
def test_at_most_one_standard_spell_an_activation() -> None:
    """After slot I the quick spell may follow, slot II only in the next activation."""
    game = table(quick="Gust light", I="Gust light", II="Gust light")
    game.tokens("Gramigna", 1)
    game.action_phase(first="Rikkart")
    game.choose("cast I")
    assert game.offered() == [
        "explore",
        "fight",
        "cast quick",
        "momentum quick",
        "momentum II",
        "end",
    ], "only a second standard cast is barred"
    assert game.refused(("cast", 2), "Rikkart")
    game.choose("cast quick")
    assert game.asked() == ("Gramigna", "action")
    game.choose("fight", "stop")
    assert "cast II" in game.offered("Rikkart")


@pytest.mark.rule("ACT.20")
def test_a_standard_spell_may_follow_the_quick_one() -> None:
    game = table(quick="Gust light", I="Gust light")
    game.action_phase(first="Rikkart")
    game.choose("cast quick", "cast I")
    assert game.power("Rikkart") == 2
    assert game.asked() == ("Gramigna", "action")


@pytest.mark.rule("ACT.25")
def test_the_same_action_may_be_taken_twice() -> None:
    """Two Momentum lead two rooms away, two Fights strike the same mage twice."""
    game = table(quick="Gust light", I="Gust light")
    game.action_phase(first="Rikkart")
    game.choose("momentum quick", f"move to {CENTRE}", "momentum I", f"move to {GARDEN}")
    assert game.place("Rikkart") == GARDEN
    assert game.asked() == ("Gramigna", "action")

    game = table()
    game.action_phase(first="Rikkart")
    game.choose("fight", "attack Gramigna", "stop", "fight", "attack Gramigna", "stop")
    assert game.damage("Gramigna") == "rrrr"


# --------------------------------------------------------------------------------------------------
# Momentum
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT.32")
def test_momentum_is_one_move_and_no_more() -> None:
    """Neither Gramigna, who stands there, is attacked nor the room used, before the move or after."""
    game = table(I="Gust light", II="Gust light")
    game.action_phase(first="Rikkart")
    game.choose("momentum II")
    assert game.memories("Rikkart") == ["Gust"]
    assert set(game.offered()) == {*moves(*AROUND_ARENA), "stop"}
    game.choose(f"move to {THRONE}")
    assert game.asked() == ("Rikkart", "action")


@pytest.mark.rule("ACT.32")
def test_momentum_is_neither_physical_nor_a_cast() -> None:
    """The one token is still there, nothing is revealed, and a standard spell may be cast after it."""
    game = table(I="Gust light", II="Gust light")
    game.tokens("Rikkart", 1)
    game.action_phase(first="Rikkart")
    game.choose("momentum I", "stop")
    assert (game.happened("revealed"), game.power("Rikkart")) == ([], 0)
    assert game.offered() == ["explore", "fight", "cast II", "momentum II", "end"]


@pytest.mark.rule("ACT.22")
def test_the_move_of_momentum_may_be_left_out() -> None:
    game = table(I="Gust light")
    game.action_phase(first="Rikkart")
    game.choose("momentum I", "stop")
    assert (game.place("Rikkart"), game.memories("Rikkart")) == (ARENA, ["Gust"])
    assert game.asked() == ("Rikkart", "action")


@pytest.mark.rule("ACT.15")
def test_a_forgotten_spell_spent_on_momentum_goes_to_the_memories() -> None:
    game = table(I="Killer Fog light")
    game.action_phase(first="Rikkart")
    game.choose("momentum I", "stop")
    assert game.memories("Rikkart") == ["Killer Fog"]
    assert game.state.removed == ()


# --------------------------------------------------------------------------------------------------
# Entering
# --------------------------------------------------------------------------------------------------


@pytest.fixture
def watched() -> Rebirth:
    """Rikkart, in the Arena, is paid for each model that enters a room."""
    game = table(
        "Watcher | contingency magic | self | Persistent: Whenever a model enters a room, gain 1 power.",
        "Step | contingency air | self | Place yourself in your room or an adjacent one.",
        "Call | contingency air | self | Summon 1 Cadaver in your room.",
        "Walk | contingency air | self | Move up to 2 rooms.",
    )
    game.stand("Gramigna", "Cell")
    game.resolve("Watcher", "light")
    return game


@pytest.mark.rule("ACT.13")
def test_summoning_and_placing_are_entering(watched: Rebirth) -> None:
    """Placed where one stands already, one does not enter."""
    watched.resolve("Call", "light")
    assert watched.power("Rikkart") == 1
    watched.resolve("Step", "light")
    watched.choose(THRONE)
    assert watched.power("Rikkart") == 2
    watched.resolve("Step", "light")
    watched.choose(THRONE)
    assert watched.power("Rikkart") == 2
    assert watched.quiet


@pytest.mark.rule("ACT.13")
def test_each_single_move_enters_a_room(watched: Rebirth) -> None:
    """The room passed through is entered, too."""
    watched.resolve("Walk", "light")
    watched.choose(f"move to {CENTRE}")
    assert watched.power("Rikkart") == 1
    watched.choose(f"move to {GARDEN}")
    assert watched.power("Rikkart") == 2


@pytest.mark.rule("ACT.13")
def test_leaving_the_cell_enters_a_room(watched: Rebirth) -> None:
    watched.action_phase(first="Gramigna")
    watched.choose(f"move to {watched.exits('Gramigna')[0]}")
    assert watched.power("Rikkart") == 1
