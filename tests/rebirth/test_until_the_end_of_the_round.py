"""Effects for the round: as a persistent, without a token; and texts that work so many times at most."""

from __future__ import annotations

import pytest

from blackrose.engine import changes
from tests.rebirth.scenario import Rebirth, box_with

BOX = box_with(
    "Haste | contingency air | self | Until the end of the round: You have +1 Speed.",
    "Toll | contingency air | special | Until the end of the round: Whenever another mage enters a room, gain"
    " 1 power at most 2 times.",
    "Snare | contingency air | special | Until the end of the round: Whenever another mage enters a room, you"
    " may lose 1 power. If you do, inflict 2 damage on that mage. Otherwise, gain 3 power.",
)


def cast(spell: str) -> Rebirth:
    """Gramigna has cast a spell from her quick slot; it is Rikkart's turn in the Throne Room."""
    at = Rebirth("Rikkart", "Gramigna", pack=BOX)
    at.stand("Rikkart", "Throne Room")
    at.stand("Gramigna", "Crypt")
    at.power("Gramigna", 1)
    at.prepare("Gramigna", quick=f"{spell} light")
    at.tokens("Gramigna", 1)
    at.action_phase(first="Gramigna")
    at.choose("cast quick")
    return at


@pytest.mark.rule("SPL.25")
def test_it_holds_without_a_token_until_clean_up() -> None:
    at = cast("Haste")
    assert len(at.state.lasting) == 1
    assert at.tokens_on("Gramigna") == []
    at.choose("explore")
    start = at.place("Gramigna")
    for _ in range(3):
        at.choose(next(word for word in at.offered() if word.startswith("move to") and start not in word))
    assert not any(word.startswith("move to") for word in at.offered())
    at.begin("clean-up")
    assert not at.state.lasting


@pytest.mark.rule("SPL.27")
def test_it_ends_with_its_card() -> None:
    at = cast("Haste")
    changes.discard_from_sheet(at.state, at.seat("Gramigna"), 0)
    assert not at.state.lasting


def test_it_works_so_many_times_and_no_more() -> None:
    at = cast("Toll")
    at.choose("end")
    at.choose("explore", "move to Arena")
    assert (at.power("Gramigna"), len(at.state.lasting)) == (2, 1)
    at.choose("move to Sanctuary")
    assert (at.power("Gramigna"), len(at.state.lasting)) == (3, 0)
    at.choose("stop", "explore", "move to Arena")
    assert at.power("Gramigna") == 3


def test_what_follows_a_whenever_belongs_to_it() -> None:
    at = cast("Snare")
    assert (at.power("Gramigna"), at.damage("Rikkart")) == (1, "")
    at.choose("end")
    at.choose("explore", "move to Arena", "yes")
    assert (at.power("Gramigna"), at.damage("Rikkart")) == (0, "gg")
    at.choose("move to Sanctuary")
    assert (at.power("Gramigna"), at.damage("Rikkart")) == (3, "gg")
