""" "It" is the model spoken of last: where there was none, it is nobody, and never the one before."""

from __future__ import annotations

from functools import cache

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.scenario import Rebirth, box_with

CARDS = (
    "Levy | contingency fire | mage * | One of your evocations activates. The Black Rose inflicts 1 damage "
    "on it.",
    "Pyre | combat fire | special | Remove one of your evocations. Inflict 2 damage in its room.",
    "Bargain | contingency fire | your evocation * | Discard 1 trophy. "
    "If you do, summon 1 Cadaver in the Crypt. It activates.",
    "Beacon | contingency fire | your evocation * | Place 1 instability in a room 0 from another mage in the "
    "Lodge. It activates.",
    "Escort | contingency fire | special | Summon 1 Cadaver in the room of one of your evocations. "
    "It activates.",
    "Summons | contingency fire | special | Activate the room of one of your evocations. Remove it.",
)


@cache
def box() -> Pack:
    """The Rebirth box with these cards in it."""
    return box_with(*CARDS)


def lodge() -> Rebirth:
    """Rikkart and Gramigna in the Arena."""
    at = Rebirth("Rikkart", "Gramigna", pack=box())
    at.stand("Rikkart", "Arena")
    at.stand("Gramigna", "Arena")
    return at


@pytest.mark.rule("EFF.40")
def test_with_no_evocation_to_activate_the_target_is_not_it() -> None:
    at = lodge()
    at.resolve("Levy", "light")
    at.choose("Gramigna")
    assert (at.damage("Gramigna"), at.quiet) == ("", True)


@pytest.mark.rule("EFF.40")
@pytest.mark.parametrize("has_one", [False, True])
def test_silver_of_the_sages_hurts_the_evocation_that_activated_and_nobody_else(has_one: bool) -> None:
    at = lodge()
    at.prepare("Gramigna", "active", I="Silver of the Sages light")
    if has_one:
        at.evocation("Gramigna", "Crypt")
    at.resolve("Athanor Eruption", "light")
    at.choose("Gramigna", "reveal I")
    while not at.quiet:
        at.choose(next((label for label in ("Rikkart", "stop") if label in at.offered()), at.offered()[0]))
    assert at.damage("Rikkart") == ""
    assert not has_one or at.damage("Nigredo g1") == "x"


@pytest.mark.rule("EFF.40")
def test_whose_room_is_activated_is_spoken_of() -> None:
    at = lodge()
    at.evocation("Rikkart", "Armory")
    at.evocation("Rikkart", "Oracle Room")
    at.resolve("Summons", "light")
    at.choose("Nigredo r2")
    assert (at.place("Nigredo r1"), at.place("Nigredo r2")) == ("Armory", "")


@pytest.mark.rule("EFF.40")
def test_with_no_room_to_activate_nobody_is_spoken_of() -> None:
    """Its room was used already: it stays."""
    at = lodge()
    at.evocation("Rikkart", "Armory")
    at.instability("Armory", "", face="used")
    at.resolve("Summons", "light")
    assert (at.place("Nigredo r1"), at.quiet) == ("Armory", True)


@pytest.mark.rule("EFF.40", "TGT.25")
def test_one_that_was_removed_is_where_it_stood() -> None:
    at = lodge()
    at.evocation("Rikkart", "Arena")
    at.evocation("Rikkart", "Crypt")
    at.resolve("Pyre", "light")
    at.choose("Nigredo r1")
    assert (at.place("Nigredo r1"), at.damage("Gramigna")) == ("", "rr")


@pytest.mark.rule("EFF.40")
@pytest.mark.parametrize("trophy", [False, True])
def test_one_that_was_not_summoned_is_not_the_target_instead(trophy: bool) -> None:
    at = lodge()
    at.evocation("Rikkart", "Arena")
    if trophy:
        at.capture("Rikkart", "Gramigna")
    at.resolve("Bargain", "light")
    at.choose("Nigredo r1")
    assert at.quiet != trophy
    assert [at.rules.evocations[event.evocation].name.en for event in at.events("summoned")] == (
        ["Cadaver"] if trophy else []
    )
    assert [event.model for event in at.events("activated")] == ([at.model("Cadaver r2")] if trophy else [])


@pytest.mark.rule("EFF.40")
def test_whoever_only_says_where_is_not_it() -> None:
    at = lodge()
    at.evocation("Rikkart", "Arena")
    at.resolve("Beacon", "light")
    at.choose("Nigredo r1")
    at.settle()
    assert at.cubes("Arena") == "r"
    assert [event.model for event in at.events("activated")] == [at.model("Nigredo r1")]
    at.resolve("Escort", "light")
    assert [event.model for event in at.events("activated")][1:] == [at.model("Cadaver r2")]
