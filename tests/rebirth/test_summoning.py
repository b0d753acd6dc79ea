"""Summoning, one evocation too many, large ones, kinds of one's choice; upgrades and raised activations."""

from __future__ import annotations

import pytest

from blackrose.engine import changes
from tests.rebirth.scenario import Rebirth, box_with

ARENA, GARDEN = "Arena", "Garden"
CADAVER = "Call | combat fire | self | Summon 1 Cadaver in your room. If you do, gain 1 power."
COLOSSUS = "Great Call | combat fire | self | Summon 1 Colossus in your room."


def table(*spells: str) -> Rebirth:
    """A table with spells made for the purpose; everybody stands in the Arena."""
    game = Rebirth(pack=box_with(CADAVER, COLOSSUS, *spells))
    for mage in game.people:
        game.stand(mage, ARENA)
    return game


def supply(game: Rebirth, kind: str, number: int | None = None) -> int:
    """How many models of a kind are left; sets it when told."""
    at = game.rules.evocation_names[kind]
    if number is not None:
        game.state.supply[at] = number
    return game.state.supply[at]


@pytest.mark.rule("EVO.2", "EVO.15")
def test_for_a_fourth_evocation_one_may_be_removed_first() -> None:
    game = table()
    nigredos = [game.evocation("Rikkart", GARDEN) for _ in range(3)]
    game.resolve("Call", "light", by="Rikkart")
    assert game.asked() == ("Rikkart", "replace")
    assert game.offered() == [*nigredos, "pass"]
    game.choose(nigredos[1])
    assert game.place("Cadaver r2") == ARENA
    assert [event.evocation for event in game.events("removed")] == [game.rules.evocation_names["Nigredo"]]
    assert (supply(game, "Nigredo"), game.power("Rikkart")) == (1, 1)


@pytest.mark.rule("EVO.2")
def test_who_gives_none_up_gets_no_fourth() -> None:
    game = table()
    for _ in range(3):
        game.evocation("Rikkart", GARDEN)
    game.resolve("Call", "light", by="Rikkart")
    game.choose("pass")
    assert (game.happened("summoned"), game.happened("removed"), game.power("Rikkart")) == ([], [], 0)


@pytest.mark.rule("EVO.3", "EVO.12")
def test_without_a_model_left_nothing_is_removed_for_it() -> None:
    game = table()
    for _ in range(3):
        game.evocation("Rikkart", GARDEN)
    supply(game, "Cadaver", 0)
    game.resolve("Call", "light", by="Rikkart")
    assert game.quiet
    assert (game.happened("removed"), game.power("Rikkart")) == ([], 0)


@pytest.mark.rule("EVO.4", "EVO.16")
def test_a_second_large_one_takes_the_place_of_the_large_one_only() -> None:
    game = table()
    game.evocation("Rikkart", GARDEN)
    old = game.evocation("Rikkart", GARDEN, kind="Colossus")
    game.resolve("Great Call", "light", by="Rikkart")
    assert game.offered() == [old, "pass"]
    game.choose("pass")
    assert game.happened("summoned") == []
    game.resolve("Great Call", "light", by="Rikkart")
    game.choose(old)
    assert game.place("Colossus r2") == ARENA


@pytest.mark.rule("EVO.2")
def test_a_first_large_one_may_replace_any_of_three() -> None:
    game = table()
    nigredos = [game.evocation("Rikkart", GARDEN) for _ in range(3)]
    game.resolve("Great Call", "light", by="Rikkart")
    assert game.offered() == [*nigredos, "pass"]


def test_two_at_once_are_counted_together() -> None:
    """One place is free: the first comes, for the second one of the old ones may go."""
    game = table("Twin Call | combat fire | self | Summon 2 Cadavers in your room.")
    old = [game.evocation("Rikkart", GARDEN) for _ in range(2)]
    game.resolve("Twin Call", "light", by="Rikkart")
    assert game.offered() == [*old, "pass"]
    game.choose(old[0])
    assert sorted(game.place(f"Cadaver r{n}") for n in (1, 3)) == [ARENA, ARENA]
    assert supply(game, "Nigredo") == 2


def test_an_evocation_of_ones_choice_is_neither_forgotten_nor_assigned() -> None:
    game = table(
        "Wish | combat fire | self | Summon 1 evocation of your choice in your room.",
        "Small Wish | combat fire | self | "
        "Summon 1 evocation of your choice with at most 3 Health in your room.",
    )
    supply(game, "Succubus", 0)
    game.resolve("Wish", "light", by="Rikkart")
    assert (game.asked(), game.offered()) == (
        ("Rikkart", "kind"),
        ["Nigredo", "Cadaver", "Colossus", "Totem"],
    )
    game.choose("Totem")
    assert game.place("Totem r1") == ARENA
    game.resolve("Small Wish", "light", by="Rikkart")
    assert game.place("Cadaver r2") == ARENA, "the only small one that is left"


def test_one_of_the_same_kind_comes_where_another_left() -> None:
    game = table(
        "Cull | combat fire | evocation 0 | Remove the target.",
        "Phoenix | trap fire | special | Summon 1 evocation of the same kind there. | "
        "An evocation is removed or defeated.",
    )
    nigredo = game.evocation("Gramigna", ARENA)
    game.prepare("Rikkart", "active", I="Phoenix light")
    game.resolve("Cull", "light", by="Gramigna")
    game.choose(nigredo, "reveal I")
    assert (game.place(nigredo), game.place("Nigredo r1")) == ("", ARENA)


def test_an_activation_can_raise_two_figures() -> None:
    """A Nigredo of Speed 2 and Strength 2 runs three rooms and hits for four."""
    game = table(
        "Frenzy | combat fire | special | One of your evocations activates with +2 Strength and +1 Speed."
    )
    nigredo = game.evocation("Rikkart", "Treasure Room")
    game.stand("Gramigna", ARENA)
    game.resolve("Frenzy", "light", by="Rikkart")
    assert game.asked() == ("Rikkart", "part")
    game.choose("move to Crypt", "move to Black Rose Room", "move to Arena", "attack Gramigna")
    assert game.damage("Gramigna") == "rrrr"
    assert game.place(nigredo) == ARENA


def test_a_raise_for_each_of_something() -> None:
    game = table(
        "Rage | combat fire | special | "
        "One of your evocations activates with +1 Strength for each damage on you.",
    )
    game.evocation("Rikkart", ARENA)
    game.stand("Rikkart", ARENA, damage="gg")
    game.resolve("Rage", "light", by="Rikkart")
    game.choose("attack Gramigna")
    assert game.damage("Gramigna") == "rrrr"


def test_an_upgrade_in_place_of_another_keeps_a_cadaver_alive() -> None:
    """A Cadaver has 1 Health more for its upgrade: with 2 damage it lives, as long as there is one."""
    upgrades = [item.name.en for item in Rebirth().rules.upgrades[:2]]
    game = table(f"Refit | combat fire | special | Assign {upgrades[1]} to one of your evocations.")
    cadaver = game.evocation("Rikkart", ARENA, upgrade=upgrades[0], damage="gg", kind="Cadaver")
    game.resolve("Refit", "light", by="Rikkart")
    assert (game.asked(), game.offered()) == (("Rikkart", "upgrade"), upgrades)
    game.choose(upgrades[1])
    assert game.place(cadaver) == ARENA

    changes.unassign(game.state, game.model(cadaver))
    game.resolve("Call", "light", by="Gramigna")
    assert game.place(cadaver) == "", "without any it falls at the full stop"
