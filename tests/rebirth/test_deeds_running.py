"""What effects do to what is going on: rooms used from afar, spells ignored, cancelled, redirected."""

from __future__ import annotations

import pytest

from tests.rebirth.scenario import Rebirth, box_with

ARENA, CENTRE, GARDEN, SANCTUARY, FORGE = "Arena", "Black Rose Room", "Garden", "Sanctuary", "Forge"
BOLT = "Bolt | combat fire | mage 2 | Inflict 2 damage. Gain 1 power."
BLAST = "Blast | combat fire | room 1 | Inflict 2 damage."
REACHES = "A spell reaches you."


def table(*spells: str, people: tuple[str, ...] = ("Rikkart", "Gramigna", "Arianna")) -> Rebirth:
    """A table with spells made for the purpose; everybody stands in the Arena."""
    game = Rebirth(*people, pack=box_with(BOLT, BLAST, *spells))
    for mage in people:
        game.stand(mage, ARENA)
    return game


# --------------------------------------------------------------------------------------------------
# Rooms from afar
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ROO.1")
def test_a_room_used_from_afar_works_from_where_it_lies() -> None:
    """Rikkart is in the Arena; the Forge lies beyond it, and its instability goes one room from the Forge."""
    game = table("Remote | combat fire | self | Activate your room or an adjacent one.")
    game.resolve("Remote", "light", by="Rikkart")
    game.choose(FORGE)
    assert game.asked() == ("Rikkart", "target")
    near = {game.room_name(room) for room in game.rules.lodge.neighbours[game.room(FORGE)]}
    assert set(game.offered()) == near | {FORGE}


@pytest.mark.rule("ROO.10")
def test_an_effect_uses_a_turned_room_only_if_it_says_so() -> None:
    game = table(
        "Remote | combat fire | self | Activate your room or an adjacent one.",
        "Forced | combat fire | self | Activate your room even if it was used.",
    )
    game.stand("Rikkart", SANCTUARY, damage="xxxx")
    game.instability(SANCTUARY, "", face="used")
    game.resolve("Remote", "light", by="Rikkart")
    assert SANCTUARY not in game.offered()

    game.resolve("Forced", "light", by="Rikkart")
    assert game.damage("Rikkart") == "x"
    assert game.state.face[game.room(SANCTUARY)] == 2


def test_the_rebuilt_effect_of_a_ruined_room_turns_no_token() -> None:
    game = table(
        "Vision | combat fire | self | Activate the rebuilt effect of any room other than the Throne Room."
    )
    game.stand("Rikkart", ARENA, damage="xxxx")
    game.resolve("Vision", "light", by="Rikkart")
    assert "Throne Room" not in game.offered()
    game.choose(SANCTUARY)
    assert game.damage("Rikkart") == "x"
    assert game.state.face[game.room(SANCTUARY)] == 0


@pytest.mark.rule("GLO.2")
def test_who_cannot_use_rooms_uses_none_by_an_effect_either() -> None:
    game = table("Vision | combat fire | self | Activate the rebuilt effect of any room.")
    game.jinx("Rikkart", "Bewilderment")
    game.resolve("Vision", "light", by="Rikkart")
    assert game.quiet
    assert game.happened("used_room") == []


# --------------------------------------------------------------------------------------------------
# Spells that reach somebody
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFF.25", "EFF.26")
def test_who_ignores_a_spell_is_spared_and_nobody_else() -> None:
    game = table(f"Veil | protection water | self | Ignore that spell. | {REACHES}")
    game.prepare("Gramigna", "active", I="Veil light")
    game.prepare("Rikkart", I="Blast light")
    game.action_phase(first="Rikkart")
    game.choose("cast I", ARENA, "reveal I")
    assert (game.damage("Gramigna"), game.damage("Arianna")) == ("", "rr")
    assert game.sheet("Rikkart") == {"I": "Blast light"}
    assert "cast I" not in game.offered()


@pytest.mark.rule("EFF.4", "EFF.26")
def test_a_cancelled_spell_affects_nobody_and_is_not_resolved() -> None:
    game = table(f"Void | protection water | self | Cancel that spell. | {REACHES}")
    game.prepare("Gramigna", "active", I="Void light")
    game.prepare("Rikkart", I="Bolt light")
    game.action_phase(first="Rikkart")
    game.choose("cast I", "Gramigna", "reveal I")
    assert (game.damage("Gramigna"), game.power("Rikkart")) == ("", 0)
    assert [(event.who, event.effect) for event in game.events("resolved")] == [
        (1, game.code("Void", "light"))
    ]
    assert game.sheet("Rikkart") == {"I": "Bolt light"}, "it is spent all the same"


@pytest.mark.rule("EFF.5")
def test_a_redirected_spell_hits_another_legal_target() -> None:
    game = table(f"Mirror | protection water | self | Redirect that spell. | {REACHES}")
    game.prepare("Gramigna", "active", I="Mirror light")
    game.prepare("Rikkart", I="Bolt light")
    game.action_phase(first="Rikkart")
    game.choose("cast I", "Gramigna", "reveal I")
    assert game.asked() == ("Gramigna", "target")
    assert "Gramigna" not in game.offered()
    assert "Arianna" in game.offered()
    game.choose("Arianna")
    assert (game.damage("Gramigna"), game.damage("Arianna"), game.power("Rikkart")) == ("", "rr", 1)


# --------------------------------------------------------------------------------------------------
# Activations
# --------------------------------------------------------------------------------------------------


def test_an_activation_ends_with_what_is_being_resolved() -> None:
    """Rikkart runs into the trap on his first move: no further move, no second action."""
    game = table(
        "Halt | trap fire | mage * | The activation of the target ends. | "
        "Another mage enters a yellow or red room."
    )
    game.stand("Rikkart", CENTRE)
    game.prepare("Arianna", "active", I="Halt light")
    game.action_phase(first="Rikkart")
    game.choose("explore", "move to Arena", "reveal I")
    assert (game.place("Rikkart"), game.state.tokens[0]) == (ARENA, 1)
    assert game.asked() == ("Gramigna", "action")


def test_an_evocation_whose_activation_ended_can_be_turned_on_its_owner() -> None:
    game = table(
        "Turncoat | protection fire | evocation * | "
        "The activation of the target ends. It activates under your control. | "
        "An evocation inflicts damage on you.",
        people=("Rikkart", "Gramigna"),
    )
    cadaver = game.evocation("Rikkart", ARENA, kind="Cadaver")
    game.prepare("Gramigna", "active", I="Turncoat light")
    game.action_phase(first="Rikkart")
    game.choose("command", cadaver, "attack Gramigna", "reveal I")
    assert game.asked() == ("Gramigna", "part")
    game.choose("attack Rikkart", "stop")
    assert (game.damage("Gramigna"), game.damage("Rikkart")) == ("rr", "gg")
    assert game.asked() == ("Rikkart", "action")
    assert game.state.control[game.model(cadaver)] == 0
