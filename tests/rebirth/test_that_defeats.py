""" "If that defeats the target" and "if that defeats you": by the sentence before, and nothing else."""

from __future__ import annotations

from functools import cache

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.scenario import Rebirth, box_with

CARDS = (
    "Strike | combat fire | model * | Inflict 2 damage. "
    "If that defeats the target, place 1 instability in the Garden.",
    "Command | combat fire | mage * | One of your evocations activates. "
    "If that defeats the target, place 1 instability in the Garden.",
    "Penance | contingency fire | self | Pain 2. If that defeats you, place 1 instability in the Garden. "
    "Otherwise, place 2 instability in the Garden.",
    "Collapse | protection fire | self | Pain 5. | You suffer damage.",
    "Trapdoor | protection fire | self | Place yourself in the Crypt. | You suffer damage.",
    "Flight | protection fire | special | Ignore up to 9 of that damage. Place each mage in their Cell. "
    "| You suffer damage.",
)


@cache
def box() -> Pack:
    """The Rebirth box with these cards in it."""
    return box_with(*CARDS)


def lodge(free: int, protection: str = "") -> Rebirth:
    """Rikkart and Gramigna in the Arena; she has so many places left on her bar, and maybe a protection."""
    at = Rebirth("Rikkart", "Gramigna", pack=box())
    at.stand("Rikkart", "Arena")
    at.stand("Gramigna", "Arena", damage=at.nearly("Gramigna", free))
    if protection:
        at.prepare("Gramigna", status="active", I=f"{protection} light")
    return at


@pytest.mark.rule("EFF.39")
@pytest.mark.parametrize(("free", "placed"), [(3, ""), (2, "r"), (1, "r")])
def test_the_damage_of_the_sentence_defeats_the_target(free: int, placed: str) -> None:
    at = lodge(free)
    at.resolve("Strike", "light")
    at.choose("Gramigna")
    assert at.cubes("Garden") == placed


@pytest.mark.rule("EFF.39")
def test_what_answers_the_damage_and_defeats_the_target_is_not_that() -> None:
    """Rikkart strikes for 2, Gramigna's own Collapse fills her bar: that is the Black Rose's doing."""
    at = lodge(4, "Collapse")
    at.resolve("Strike", "light")
    at.choose("Gramigna", "reveal I")
    assert [(event.who, event.by) for event in at.events("defeated")] == [(1, at.rules.rose)]
    assert at.cubes("Garden") == ""


@pytest.mark.rule("EFF.39", "TRP.35")
def test_a_target_who_ignored_it_and_left_for_the_cell_was_not_defeated() -> None:
    at = lodge(5, "Flight")
    at.resolve("Strike", "light")
    at.choose("Gramigna", "reveal I")
    at.settle("amount 2")
    assert (at.place("Gramigna"), at.cubes("Garden")) == ("Cell", "")


@pytest.mark.rule("EFF.39")
@pytest.mark.parametrize(("damage", "placed"), [("x", ""), ("xx", "r")])
def test_an_evocation_is_defeated_by_it(damage: str, placed: str) -> None:
    at = lodge(9)
    at.evocation("Gramigna", "Arena", damage=damage)
    at.resolve("Strike", "light")
    at.choose("Nigredo g1")
    assert at.cubes("Garden") == placed


@pytest.mark.rule("EFF.39")
def test_what_an_evocation_does_in_the_sentence_is_that() -> None:
    at = lodge(2)
    at.evocation("Rikkart", "Arena")
    at.resolve("Command", "light")
    at.choose("Gramigna", "attack Gramigna", "no")
    at.settle("stop")
    assert (at.place("Gramigna"), at.cubes("Garden")) == ("Cell", "r")


@pytest.mark.rule("EFF.39")
@pytest.mark.parametrize(
    ("free", "protection", "placed"),
    [(2, "", "g"), (3, "", "gg"), (4, "Collapse", "gg"), (4, "Trapdoor", "gg"), (2, "Flight", "gg")],
)
def test_pain_defeats_you_or_something_else_does(free: int, protection: str, placed: str) -> None:
    at = lodge(free, protection)
    at.resolve("Penance", "light", by="Gramigna")
    if protection:
        at.choose("reveal I")
        if not at.quiet:
            at.settle("amount 2")
    assert at.cubes("Garden") == placed
