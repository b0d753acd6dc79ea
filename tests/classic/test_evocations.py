"""Evocations in Classic: how they activate, and too many of them (EVO, EVP)."""

from __future__ import annotations

import pytest

from tests.classic.scenario import Classic, box_with

BOX = box_with(
    "Raise | contingency profane | room 1 | Summon 1 Landsknecht. Gain 1 power.",
    "Great Raise | contingency profane | room 1 | Summon 1 Bone Knight.",
)


def phase(*kinds: str) -> Classic:
    """Nero with evocations in the Garden, Tessa there too."""
    table = Classic("Nero", "Tessa", pack=BOX)
    table.stand("Nero", "Garden")
    table.stand("Tessa", "Garden")
    for kind in kinds or ("Landsknecht",):
        table.evocation("Nero", "Garden", kind=kind)
    table.begin("evocation", first="Nero")
    return table


def moves(table: Classic) -> list[str]:
    return [option for option in table.offered() if option.startswith("move")]


@pytest.mark.rule("EVO.17")
def test_it_moves_then_attacks() -> None:
    table = phase()
    table.stand("Tessa", "Crypt")
    table.choose("Landsknecht n1", "move to Crypt", "attack Tessa")
    assert (table.place("Landsknecht n1"), table.damage("Tessa")) == ("Crypt", "nn")


@pytest.mark.rule("EVO.17")
def test_after_the_attack_it_does_not_move() -> None:
    table = phase("Landsknecht", "Malacoda")
    table.choose("Landsknecht n1")
    assert moves(table)
    table.choose("attack Tessa")
    assert table.asked() == ("Nero", "evocation")
    assert table.offered() == ["Malacoda n2", "pass"]


@pytest.mark.rule("EVO.17")
def test_both_may_be_left_out() -> None:
    table = phase("Landsknecht", "Malacoda")
    table.choose("Landsknecht n1", "stop")
    assert table.offered() == ["Malacoda n2", "pass"]
    assert table.damage("Tessa") == ""


@pytest.mark.rule("EVP.1")
def test_each_may_activate_once_in_any_order_or_not_at_all() -> None:
    table = phase("Landsknecht", "Malacoda", "Cerberus")
    assert table.offered() == ["Landsknecht n1", "Malacoda n2", "Cerberus n3", "pass"]
    table.choose("Cerberus n3", "stop")
    assert table.offered() == ["Landsknecht n1", "Malacoda n2", "pass"]
    table.choose("pass")
    assert table.state.phase != [p.name for p in table.rules.edition.phases].index("evocation")


@pytest.mark.rule("EVP.1")
def test_mage_by_mage_in_play_order() -> None:
    table = Classic("Nero", "Tessa", "Rebecca", pack=BOX)
    for mage in table.people:
        table.evocation(mage, "Garden")
    table.begin("evocation", first="Tessa")
    asked = []
    while table.asked()[1] == "evocation":
        asked.append(table.asked()[0])
        table.choose("pass")
    assert asked == ["Tessa", "Rebecca", "Nero"]


@pytest.mark.rule("EVO.3")
def test_with_no_model_left_nothing_comes_and_the_effect_goes_on() -> None:
    table = Classic("Nero", "Tessa", pack=BOX)
    table.stand("Nero", "Garden")
    table.supply("Landsknecht", 0)
    table.resolve("Raise", "light")
    table.choose("Garden")
    assert table.happened("summoned") == []
    assert table.power("Nero") == 1


@pytest.mark.rule("EVO.12", "EVO.15")
def test_none_makes_way_where_no_model_is_left() -> None:
    for left in (0, 1):
        table = Classic("Nero", "Tessa", pack=BOX)
        table.stand("Nero", "Garden")
        for _ in range(3):
            table.evocation("Nero", "Crypt")
        table.supply("Bone Knight", left)
        table.resolve("Great Raise", "light")
        table.choose("Garden")
        if left:
            assert table.asked() == ("Nero", "replace")
            table.choose("Landsknecht n1")
            assert table.told("removed", "summoned") == ["removed", "summoned"]
        else:
            assert table.quiet
            assert table.happened("removed") == []
