"""What effects do to mages: black damage, Destiny, jinxes, trophies, outright defeat, power, Cells."""

from __future__ import annotations

import pytest

from tests.rebirth.scenario import Rebirth, box_with

ARENA, GARDEN = "Arena", "Garden"


def table(*spells: str, people: tuple[str, ...] = ("Rikkart", "Gramigna"), **rooms: str) -> Rebirth:
    """A table with spells made for the purpose; everybody stands in the Arena."""
    game = Rebirth(*people, pack=box_with(*spells))
    for mage in people:
        game.stand(mage, rooms.get(mage, ARENA))
    return game


# --------------------------------------------------------------------------------------------------
# Damage
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GLO.1", "DMG.8")
def test_pain_is_black_damage_on_who_resolves_it() -> None:
    game = table("Ordeal | combat fire | self | Pain 2. Gain 1 power.")
    game.resolve("Ordeal", "light", by="Rikkart")
    assert (game.damage("Rikkart"), game.power("Rikkart")) == ("xx", 1)
    assert game.damage("Gramigna") == ""


@pytest.mark.rule("EFF.34")
def test_black_damage_that_may_be_suffered_is_a_price() -> None:
    """Without a black cube left nobody is asked, and what it would have bought does not come."""
    game = table("Bargain | combat fire | self | You may suffer 1 black damage. If you do, gain 2 power.")
    game.resolve("Bargain", "light", by="Rikkart")
    game.choose("yes")
    assert (game.damage("Rikkart"), game.power("Rikkart")) == ("x", 2)

    game.cubes_left("Black Rose", 0)
    game.resolve("Bargain", "light", by="Rikkart")
    assert game.quiet
    assert (game.damage("Rikkart"), game.power("Rikkart")) == ("x", 2)


@pytest.mark.rule("DMG.2", "TRP.36")
def test_damage_moved_to_an_evocation_keeps_its_colour_and_is_suffered_there() -> None:
    """Of three damage two fit on the Nigredo, whose bar they fill; the third is lost."""
    game = table(
        "Hammer | combat fire | model 0 | Inflict 3 damage.",
        "Scapegoat | protection fire | self | Move all of that damage to one of your evocations. | "
        "You suffer damage.",
    )
    nigredo = game.evocation("Gramigna", ARENA)
    health = game.rules.evocations[game.rules.evocation_names["Nigredo"]].health
    game.state.bar[game.model(nigredo)] = (1,) * (health - 2)
    game.prepare("Gramigna", "active", I="Scapegoat light")
    pool = list(game.state.pool)
    game.resolve("Hammer", "light", by="Rikkart")
    game.choose("Gramigna", "reveal I")
    assert game.damage("Gramigna") == ""
    assert game.happened("transferred") == [(1, game.model(nigredo), 3)]
    assert [(event.model, event.amount, event.by) for event in game.events("suffered")] == [
        (1, 3, 0),
        (game.model(nigredo), 2, 0),
    ]
    assert game.place(nigredo) == "", "its bar was full, so it left play"
    assert game.state.pool[0] == pool[0]


# --------------------------------------------------------------------------------------------------
# Defeat
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DEF.11", "DEF.15", "DEF.6")
def test_an_outright_defeat_asks_for_no_full_bar() -> None:
    """Healing does not avert it; the cubes on the bar rank, and who resolved it takes the trophy."""
    game = table(
        "Doom | combat fire | mage 0 | Defeat the target and heal 9 damage on the target.",
        people=("Rikkart", "Gramigna", "Arianna"),
    )
    game.stand("Gramigna", ARENA, damage="a")
    game.resolve("Doom", "light", by="Rikkart")
    game.choose("Gramigna")
    assert game.place("Gramigna") == "Cell"
    assert game.captured("Rikkart") == ["Gramigna"]
    assert [game.power(mage) for mage in ("Rikkart", "Arianna")] == [0, 0], "no cube was left to rank"


@pytest.mark.rule("DEF.1")
def test_an_outright_defeat_comes_at_the_full_stop() -> None:
    game = table("Doom | combat fire | mage 0 | Defeat the target. If that defeats the target, gain 3 power.")
    game.stand("Gramigna", ARENA, damage="xx")
    game.resolve("Doom", "light", by="Rikkart")
    game.choose("Gramigna")
    assert (game.place("Gramigna"), game.power("Black Rose"), game.power("Rikkart")) == ("Cell", 5, 3)


# --------------------------------------------------------------------------------------------------
# Destiny, jinxes, Umbras
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GLO.13")
def test_destiny_is_backed_by_cubes_and_stops_at_three() -> None:
    game = table(
        "Fate | combat fire | mage 0 | "
        "Assign 2 Destiny to the target. Gain 1 power for each Destiny assigned."
    )
    game.destiny("Gramigna", "xx")
    game.cubes_left("Rikkart", 5)
    game.resolve("Fate", "light", by="Rikkart")
    game.choose("Gramigna")
    assert game.destiny("Gramigna") == "rxx"
    assert (game.state.pool[0], game.power("Rikkart")) == (4, 1)


def test_too_few_cubes_for_destiny_are_shared_out() -> None:
    game = table(
        "Fates | combat fire | special | Assign 1 Destiny to each other mage.",
        people=("Rikkart", "Gramigna", "Arianna"),
    )
    game.cubes_left("Rikkart", 1)
    game.resolve("Fates", "light", by="Rikkart")
    assert game.asked() == ("Rikkart", "share")
    game.choose("amount 0")
    assert (game.destiny("Gramigna"), game.destiny("Arianna")) == ("", "r")


@pytest.mark.rule("GLO.2")
def test_a_jinx_comes_once_of_a_kind_and_while_the_supply_lasts() -> None:
    game = table("Curse | combat fire | mage 0 | Assign Weakness to the target. If you do, gain 1 power.")
    for _ in range(2):
        game.resolve("Curse", "light", by="Rikkart")
        game.choose("Gramigna")
    assert (game.jinxes("Gramigna"), game.power("Rikkart")) == ({"Weakness": 0}, 1)

    kind = game.rules.jinx_names["Weakness"]
    game.state.jinx_supply = tuple(0 if k == kind else n for k, n in enumerate(game.state.jinx_supply))
    game.resolve("Curse", "light", by="Gramigna")
    game.choose("Rikkart")
    assert game.jinxes("Rikkart") == {}


def test_who_resolves_picks_the_jinx_that_goes_and_its_cubes_go_home() -> None:
    game = table("Cleansing | combat fire | self | Remove 1 jinx from you. If you do, gain 1 power.")
    game.jinx("Rikkart", "Weakness", cubes=1)
    game.jinx("Rikkart", "Slowness")
    pool = game.state.pool[0]
    game.resolve("Cleansing", "light", by="Rikkart")
    assert game.offered() == ["Weakness", "Slowness"]
    game.choose("Weakness")
    assert (game.jinxes("Rikkart"), game.state.pool[0], game.power("Rikkart")) == (
        {"Slowness": 0},
        pool + 1,
        1,
    )
    game.resolve("Cleansing", "light", by="Rikkart")
    game.resolve("Cleansing", "light", by="Rikkart")
    assert (game.jinxes("Rikkart"), game.power("Rikkart")) == ({}, 2)


@pytest.mark.rule("GLO.3", "EVO.8")
@pytest.mark.rule("GLO.11")
def test_an_umbra_is_put_on_a_mage_and_belongs_to_the_black_rose() -> None:
    game = table("Dread | combat fire | mage 0 | Assign 1 Umbra to the target.")
    game.resolve("Dread", "light", by="Rikkart")
    game.choose("Gramigna")
    umbra = game.model("Umbra x1")
    assert (game.place("Umbra x1"), game.state.assigned) == (ARENA, ((umbra, 1),))
    assert game.rules.owner(umbra) == game.rules.rose

    game.state.supply[game.state.kind[umbra]] = 0
    game.resolve("Dread", "light", by="Rikkart")
    game.choose("Gramigna")
    assert len(game.happened("haunted")) == 1, "no model was left"


# --------------------------------------------------------------------------------------------------
# Power, trophies, crown
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFF.6")
def test_not_more_is_stolen_than_there_is() -> None:
    game = table("Theft | combat fire | mage 0 | Steal 2 power from the target.")
    game.power("Gramigna", 1)
    game.resolve("Theft", "light", by="Rikkart")
    game.choose("Gramigna")
    assert (game.power("Gramigna"), game.power("Rikkart")) == (0, 1)


def test_a_mage_has_seven_trophies_to_be_taken() -> None:
    game = table("Prize | combat fire | mage 0 | Take 1 trophy of the target. If you do, gain 1 power.")
    for _ in range(8):
        game.resolve("Prize", "light", by="Rikkart")
        game.choose("Gramigna")
    assert game.captured("Rikkart") == ["Gramigna"] * 7
    assert (game.trophies("Rikkart"), game.state.trophies_left[1], game.power("Rikkart")) == (7, 0, 7)


def test_a_discarded_trophy_goes_back_to_its_mage_or_to_the_black_rose() -> None:
    game = table(
        "Offering | combat fire | self | Discard 1 trophy. If you do, gain 1 power.",
        "Homage | combat fire | self | Give 1 trophy to the Black Rose.",
        people=("Rikkart", "Gramigna", "Arianna"),
    )
    game.capture("Rikkart", "Gramigna", "Arianna")
    game.resolve("Offering", "light", by="Rikkart")
    assert game.asked() == ("Rikkart", "trophy")
    game.state.choose(0, ("mage", 1))
    assert (game.captured("Rikkart"), game.state.trophies_left[1]) == (["Arianna"], 7)

    game.resolve("Homage", "light", by="Rikkart")
    assert (game.captured("Rikkart"), game.captured("Black Rose")) == ([], ["Arianna"])
    assert game.state.trophies_left[2] == 6
    game.resolve("Offering", "light", by="Rikkart")
    assert game.power("Rikkart") == 1


@pytest.mark.rule("ROO.9")
def test_the_crown_is_taken_or_kept() -> None:
    game = table("Coronation | combat fire | self | Get the crown. If you do, gain 1 power.")
    game.resolve("Coronation", "light", by="Gramigna")
    assert game.state.crown == 1
    game.resolve("Coronation", "light", by="Gramigna")
    assert (game.state.crown, game.power("Gramigna")) == (1, 2)


# --------------------------------------------------------------------------------------------------
# Cells and tokens
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CEL.14")
def test_an_effect_sends_mages_to_their_own_cells() -> None:
    game = table("Exile | combat fire | mage 0 | Place the target in their Cell.")
    game.stand("Gramigna", ARENA, damage="rr")
    game.resolve("Exile", "light", by="Rikkart")
    game.choose("Gramigna")
    assert (game.place("Gramigna"), game.damage("Gramigna")) == ("Cell", "rr")
    assert game.captured("Rikkart") == [], "that is no defeat"


@pytest.mark.rule("CEL.18")
def test_a_mage_sent_to_the_cell_loses_the_rest_of_the_physical_action() -> None:
    game = table(
        "Snare | trap fire | mage * | Place the target in their Cell. | "
        "Another mage enters a yellow or red room."
    )
    game.stand("Rikkart", "Black Rose Room")
    game.prepare("Gramigna", "active", I="Snare light")
    game.action_phase(first="Rikkart")
    game.choose("explore", "move to Arena", "reveal I")
    assert game.place("Rikkart") == "Cell"
    assert game.asked() == ("Rikkart", "action")
    assert game.offered() == ["explore", "end"]


def test_a_spent_physical_token_is_recovered() -> None:
    game = table(
        "Second Wind | combat fire | self | Recover 1 physical action token. If you do, gain 1 power."
    )
    game.tokens("Rikkart", 1)
    for _ in range(2):
        game.resolve("Second Wind", "light", by="Rikkart")
    assert (game.state.tokens[0], game.power("Rikkart")) == (2, 1)
