"""Upgrades of somebody's choice and upgrades that come off, with cards that only these tests have."""

from __future__ import annotations

import pytest

from tests.rebirth.scenario import Rebirth, box_with

KINDS = ["Iron Claws", "Piston Legs", "Plated Hide", "Grounding Coil", "Barbed Frame", "Overcharged Core"]


def table(text: str, target: str = "any evocation *") -> Rebirth:
    """A spell "Trial" of Rikkart's; he has two Nigredos in the Arena, Gramigna has one."""
    game = Rebirth(pack=box_with(f"Trial | contingency fire | {target} | {text}"))
    for mage in ("Rikkart", "Gramigna"):
        game.stand(mage, "Arena")
        game.power(mage, 0)
    return game


def carried(game: Rebirth, model: str) -> str:
    number = game.state.upgrade[game.model(model)]
    return game.rules.upgrades[number].name.en if number >= 0 else ""


ASSIGN = "Assign an upgrade of your choice to the target. If you do, gain 1 power."


@pytest.mark.rule("GLO.4", "SET.27")
def test_who_resolves_picks_the_kind() -> None:
    game = table(ASSIGN)
    game.evocation("Rikkart", "Arena")
    game.resolve("Trial", "light")
    game.choose("Nigredo r1")
    assert (game.asked(), game.offered()) == (("Rikkart", "upgrade"), KINDS)
    game.choose("Grounding Coil")
    assert (carried(game, "Nigredo r1"), game.power("Rikkart")) == ("Grounding Coil", 1)


@pytest.mark.rule("GLO.4", "EVO.10")
def test_the_owner_keeps_the_old_one_or_the_new_one() -> None:
    """Rikkart picks for Gramigna's Nigredo; what it carries is not among them. She decides what stays."""
    for kept, power in (("Barbed Frame", 0), ("Iron Claws", 1)):
        game = table(ASSIGN)
        game.evocation("Gramigna", "Arena", upgrade="Barbed Frame")
        game.resolve("Trial", "light", by="Rikkart")
        game.choose("Nigredo g1")
        assert (game.asked(), "Barbed Frame" in game.offered()) == (("Rikkart", "upgrade"), False)
        game.choose("Iron Claws")
        assert game.asked() == ("Gramigna", "upgrade")
        assert game.offered() == ["Barbed Frame", "Iron Claws"]
        game.choose(kept)
        assert (carried(game, "Nigredo g1"), game.power("Rikkart")) == (kept, power)


@pytest.mark.parametrize("old", ["", "Barbed Frame"])
def test_with_none_left_none_is_assigned(old: str) -> None:
    """Cards of the kind it carries do not count."""
    game = table(ASSIGN)
    game.evocation("Rikkart", "Arena", upgrade=old)
    game.state.upgrades[:] = [0, 0, 0, 0, 2 if old else 0, 0]
    game.resolve("Trial", "light")
    game.choose("Nigredo r1")
    assert (carried(game, "Nigredo r1"), game.power("Rikkart"), game.quiet) == (old, 0, True)


def test_a_mage_gets_no_upgrade() -> None:
    game = table(ASSIGN, "model *")
    game.resolve("Trial", "light")
    game.choose("Gramigna")
    assert (game.power("Rikkart"), game.happened("assigned")) == (0, [])


REMOVE = "Remove {} from the target. If you do, gain 1 power."


@pytest.mark.rule("GLO.4", "EFF.41")
@pytest.mark.parametrize(
    ("number", "old", "new", "power"),
    [
        ("1 upgrade", "", "", 0),
        ("1 upgrade", "Iron Claws", "", 1),
        ("2 upgrades", "Iron Claws", "Iron Claws", 0),  # it carries one at most: the price cannot be paid
        ("all upgrades", "Iron Claws", "", 1),
        ("all upgrades", "", "", 0),
        ("0 upgrades", "Iron Claws", "Iron Claws", 0),
    ],
)
def test_an_upgrade_is_a_price(number: str, old: str, new: str, power: int) -> None:
    game = table(REMOVE.format(number))
    game.evocation("Gramigna", "Arena", upgrade=old)
    game.resolve("Trial", "light")
    game.choose("Nigredo g1")
    assert (carried(game, "Nigredo g1"), game.power("Rikkart"), game.quiet) == (new, power, True)
    assert game.state.upgrades[0] == 3 - (new == "Iron Claws")


@pytest.mark.rule("EFF.1")
def test_what_is_no_price_is_done_as_far_as_it_can_be() -> None:
    game = table("Remove 2 upgrades from each of your evocations. Gain 1 power.", "self")
    game.evocation("Rikkart", "Arena", upgrade="Iron Claws")
    game.evocation("Rikkart", "Arena")
    game.evocation("Gramigna", "Arena", upgrade="Iron Claws")
    game.resolve("Trial", "light")
    assert [carried(game, model) for model in ("Nigredo r1", "Nigredo g1")] == ["", "Iron Claws"]
    assert game.power("Rikkart") == 1


def test_one_that_carries_none_is_not_offered() -> None:
    game = table("Remove 1 upgrade from one of your evocations. If you do, gain 1 power.", "self")
    for upgrade in ("", "Iron Claws", "Barbed Frame"):
        game.evocation("Rikkart", "Arena", upgrade=upgrade)
    game.resolve("Trial", "light")
    assert game.offered() == ["Nigredo r2", "Nigredo r3"]
    game.choose("Nigredo r3")
    assert (carried(game, "Nigredo r3"), game.power("Rikkart")) == ("", 1)


@pytest.mark.parametrize(("damage", "stands"), [("gggg", False), ("ggg", True)])
def test_whoever_lived_by_its_upgrade_falls_at_the_full_stop(damage: str, stands: bool) -> None:
    """A Nigredo has 4 Health, 6 with a Plated Hide."""
    game = table("Remove 1 upgrade from it. If you do, it activates.", "your evocation *")
    game.evocation("Rikkart", "Arena", damage=damage, upgrade="Plated Hide")
    game.resolve("Trial", "light")
    game.choose("Nigredo r1")
    assert (game.place("Nigredo r1") == "Arena") == stands
    assert bool(game.happened("activated")) == stands
