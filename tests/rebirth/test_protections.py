"""Protections: what was suffered can be ignored while it lies there, and what they inflict is theirs."""

from __future__ import annotations

import pytest

from blackrose.engine import events as ev
from tests.rebirth.scenario import Rebirth
from tests.rebirth.waiting_box import active, suffer, table


def struck(spell: str = "Strike", free: int | None = None, **gramignas: str) -> Rebirth:
    """Rikkart strikes Gramigna, who has Active spells, and so many places left on her bar, if told."""
    at = table("Rikkart", "Gramigna", "Arianna")
    at.stand("Rikkart", "Arena")
    at.stand("Gramigna", "Crypt", damage="" if free is None else at.nearly("Gramigna", free))
    at.stand("Arianna", "Garden")
    active(at, "Gramigna", **gramignas)
    at.prepare("Rikkart", quick=f"{spell} light")
    at.action_phase()
    at.choose("cast quick", *(["Gramigna"] if spell != "Hail" else []))
    return at


@pytest.mark.rule("TRP.3", "TGT.29", "EX.R.6")
def test_a_protection_answers_the_damage_before_the_next_sentence() -> None:
    at = struck("Two Blows", I="Curse")
    assert (at.asked(), at.damage("Gramigna"), at.cubes("Crypt")) == (("Gramigna", "react"), "rrr", "")
    at.choose("reveal I")
    assert (at.damage("Rikkart"), at.cubes("Crypt")) == ("gg", "r")


@pytest.mark.rule("TRP.11", "TRP.30")
def test_ignored_cubes_go_back_and_only_placed_ones_can_be() -> None:
    """Her bar has two places left, two of three cubes find one: two can be ignored."""
    at = struck(free=2, I="Ward")
    lying = at.nearly("Gramigna", 2)
    before = at.state.pool[0]
    at.choose("reveal I")
    assert at.offered() == ["amount 2", "amount 1", "amount 0"]
    at.choose("amount 2")
    assert (at.damage("Gramigna"), at.state.pool[0], at.place("Gramigna")) == (lying, before + 2, "Crypt")


@pytest.mark.rule("TRP.18", "TRP.29", "EX.R.32")
def test_with_nothing_left_a_second_protection_is_not_offered() -> None:
    at = struck(I="Ward", II="Ward")
    assert at.offered() == ["reveal I", "reveal II", "pass"]
    at.choose("reveal I", "amount 3")
    assert (at.power("Gramigna"), at.damage("Gramigna")) == (1, "")
    assert at.asked() == ("Rikkart", "action")


@pytest.mark.rule("TRP.18")
def test_with_some_left_a_second_one_is_offered() -> None:
    at = struck(I="Ward", II="Ward")
    at.choose("reveal I", "amount 2")
    assert (at.asked(), at.offered()) == (("Gramigna", "react"), ["reveal II", "pass"])


@pytest.mark.rule("TRP.5", "TRP.22")
def test_of_one_hit_on_two_each_answers_in_play_order() -> None:
    at = table("Rikkart", "Gramigna", "Arianna")
    for mage, room in (("Rikkart", "Arena"), ("Gramigna", "Crypt"), ("Arianna", "Garden")):
        at.stand(mage, room)
    active(at, "Gramigna", I="Curse")
    active(at, "Arianna", I="Curse")
    at.prepare("Rikkart", quick="Hail light")
    at.action_phase()
    at.choose("cast quick")
    assert at.asked() == ("Gramigna", "react")
    at.choose("reveal I")
    assert (at.asked(), at.damage("Rikkart")) == (("Arianna", "react"), "gg")
    at.choose("reveal I")
    assert at.damage("Rikkart") == "ggaa"


@pytest.mark.rule("TRP.2")
def test_quiet_damage_is_not_offered() -> None:
    """Damage that is quiet (as between a mage and what is passed on) sets off nothing."""
    at = table("Rikkart", "Gramigna")
    at.stand("Gramigna", "Crypt")
    active(at, "Gramigna", I="Ward")
    for quiet, asked in ((ev.QUIET, False), (0, True)):
        suffer(at, "Gramigna", 2, by="Rikkart", cause=ev.BY_OTHER | quiet)
        assert bool(at.state.asked) == asked
