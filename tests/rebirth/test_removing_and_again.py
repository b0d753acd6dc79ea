"""Instability of anybody removed, what an earlier sentence did counted, rooms activated again, and targets
narrowed down to some rooms.
"""

from __future__ import annotations

import pytest

from blackrose.game import IllegalChoice
from tests.rebirth.scenario import Rebirth, box_with

BOX = box_with(
    "Bind | contingency water | room * | Remove 3 instability in the target room. If you do, gain 5 power.",
    "Loosen | contingency water | room * | Remove 3 instability in the target room. Gain 1 power for each"
    " instability removed.",
    "Overflow | contingency water | room * | Remove up to 2 instability in the target room. Gain 1 power for"
    " each instability removed.",
    "Balm | contingency fire | room * | Heal 3 damage on each model in the target room. Gain 1 power for each"
    " model healed, up to 2.",
    "Forgetting | contingency fire | mage * | The target discards 2 Ready standard spells. Gain 1 power for"
    " each spell discarded.",
    "Echo Chamber | contingency air | room * | Activate the target room again. If you do, gain 1 power.",
    "Afar | contingency air | room * | Activate the target room. If you do, gain 1 power.",
    "Shrine | contingency air | room 1 with a construct | Gain 1 power.",
    "Blue Door | contingency air | blue room * | Place yourself in the target room.",
    "Elsewhere | contingency air | room * other than the Throne Room | Place yourself in the target room.",
)


def table(*mages: str) -> Rebirth:
    """Rikkart and others stand in the Arena."""
    at = Rebirth("Rikkart", "Gramigna", *mages, pack=BOX)
    for mage in ("Rikkart", "Gramigna", *mages):
        at.stand(mage, "Arena")
    return at


# --------------------------------------------------------------------------------------------------
# Instability
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFF.17")
def test_cubes_of_any_colour_leave_and_who_removes_picks() -> None:
    at = table()
    at.instability("Crypt", "rgxg")
    pools = list(at.state.pool)
    at.resolve("Bind", "light", by="Rikkart")
    at.choose("Crypt")
    assert at.asked() == ("Rikkart", "cube")
    at.settle()
    left = at.cubes("Crypt")
    assert len(left) == 1
    assert at.power("Rikkart") == 5
    assert sum(at.state.pool) == sum(pools) + 3


@pytest.mark.parametrize(("lying", "left", "power"), [("rgx", "", 5), ("gg", "gg", 0), ("", "", 0)])
def test_a_cost_of_cubes_is_paid_in_full_or_not_at_all(lying: str, left: str, power: int) -> None:
    at = table()
    at.instability("Crypt", lying)
    at.resolve("Bind", "light", by="Rikkart")
    at.choose("Crypt")
    assert (at.cubes("Crypt"), at.power("Rikkart")) == (left, power)
    assert at.quiet


@pytest.mark.parametrize(("lying", "power"), [("rgx", 3), ("gg", 2), ("", 0)])
def test_what_was_removed_is_counted(lying: str, power: int) -> None:
    at = table()
    at.instability("Crypt", lying)
    at.resolve("Loosen", "light", by="Rikkart")
    at.choose("Crypt")
    assert (at.cubes("Crypt"), at.power("Rikkart")) == ("", power)


@pytest.mark.parametrize(("answers", "left", "power"), [(["stop"], "ggr", 0), (["cube 0", "stop"], "gr", 1)])
def test_up_to_so_many_may_be_fewer(answers: list[str], left: str, power: int) -> None:
    at = table()
    at.instability("Crypt", "ggr")
    at.resolve("Overflow", "light", by="Rikkart")
    at.choose("Crypt", *answers)
    assert (at.cubes("Crypt"), at.power("Rikkart")) == (left, power)
    assert at.quiet


def test_up_to_so_many_is_never_more() -> None:
    at = table()
    at.instability("Crypt", "gggr")
    at.resolve("Overflow", "light", by="Rikkart")
    at.choose("Crypt", "cube 0", "cube 1")
    assert (at.cubes("Crypt"), at.power("Rikkart")) == ("gr", 2)


# --------------------------------------------------------------------------------------------------
# What was done before
# --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("damage", "power"), [(["", "", ""], 0), (["x", "", ""], 1), (["x", "xx", ""], 2), (["x", "x", "x"], 2)]
)
def test_models_healed_are_counted_up_to_a_limit(damage: list[str], power: int) -> None:
    at = table("Arianna")
    for mage, cubes in zip(("Rikkart", "Gramigna", "Arianna"), damage, strict=True):
        at.stand(mage, "Arena", damage=cubes)
    at.resolve("Balm", "light", by="Rikkart")
    at.choose("Arena")
    assert at.power("Rikkart") == power
    assert [at.damage(mage) for mage in ("Rikkart", "Gramigna", "Arianna")] == ["", "", ""]


@pytest.mark.parametrize(("slots", "power"), [([], 0), (["I"], 1), (["I", "II"], 2)])
def test_standard_spells_alone_are_discarded_and_counted(slots: list[str], power: int) -> None:
    at = table()
    at.prepare("Gramigna", quick="Afar light", **dict.fromkeys(slots, "Afar light"))
    at.resolve("Forgetting", "light", by="Rikkart")
    at.choose("Gramigna")
    assert at.power("Rikkart") == power
    assert at.sheet("Gramigna") == {"quick": "Afar light"}


# --------------------------------------------------------------------------------------------------
# Rooms
# --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "again", "afar"), [("used", 1, 0), ("available", 0, 1), ("ruined", 0, 1)])
def test_again_is_for_a_room_that_was_used_and_the_plain_word_for_others(
    face: str, again: int, afar: int
) -> None:
    for spell, power in (("Echo Chamber", again), ("Afar", afar)):
        at = table()
        at.instability("Sanctuary", "", face=face)
        at.resolve(spell, "light", by="Rikkart")
        at.choose("Sanctuary")
        at.settle()
        assert len(at.happened("used_room")) == power
        assert at.power("Rikkart") == power


def test_activated_from_afar_a_rooms_token_is_turned() -> None:
    at = table()
    at.instability("Sanctuary", "", face="available")
    at.resolve("Afar", "light", by="Rikkart")
    at.choose("Sanctuary")
    at.settle()
    assert at.state.face[at.room("Sanctuary")] == 2


def test_a_target_is_a_room_with_such_an_evocation() -> None:
    kinds = {card.name.en: card.archetype for card in table().rules.evocations}
    other = next(name for name, archetype in kinds.items() if archetype == "undead")
    at = table()
    at.evocation("Gramigna", "Arena", kind=other)
    at.evocation("Gramigna", "Sanctuary")
    at.evocation("Gramigna", "Throne Room")
    at.evocation("Rikkart", "Crypt")
    at.resolve("Shrine", "light", by="Rikkart")
    assert kinds["Nigredo"] == "construct"
    near = {at.room_name(room) for room in at.rules.lodge.sight[1][at.room("Arena")]}
    assert set(at.offered()) == near & {"Sanctuary", "Throne Room", "Crypt"}
    assert len(at.offered()) == 2


def test_a_target_is_a_room_of_a_colour_or_none_of_a_name() -> None:
    at = table()
    at.resolve("Blue Door", "light", by="Rikkart")
    colours = {tile.name.en: tile.colour for tile in at.rules.rooms}
    assert {colours[name] for name in at.offered()} == {"blue"}
    at = table()
    at.resolve("Elsewhere", "light", by="Rikkart")
    assert len(at.offered()) == len(at.state.tiles) - 1
    with pytest.raises(IllegalChoice):
        at.choose("Throne Room")
