"""Who chooses where an event needs a choice: whoever drew it, for as long as it lies there."""

from __future__ import annotations

import pytest

from blackrose.engine.components import Pack
from tests.classic.scenario import Classic

MAGES = ("Nero", "Tessa", "Jaf'ar")


def table(pack: Pack) -> Classic:
    at = Classic(*MAGES, pack=pack)
    for mage, room in zip(MAGES, ("Arena", "Sanctuary", "Garden"), strict=True):
        at.stand(mage, room)
    return at


@pytest.mark.rule("EVT.7", "BRP.10")
def test_who_draws_an_instant_event_chooses_for_it(pack: Pack) -> None:
    at = table(pack)
    at.event_deck(1, "The Physician's Coin")
    at.stand("Tessa", "Sanctuary", damage="nnn")
    at.begin("black rose", first="Nero")
    assert at.asked()[0] == "Jaf'ar"
    at.choose(at.offered()[0])
    assert at.damage("Tessa") == "n"


@pytest.mark.rule("EVT.7")
@pytest.mark.parametrize("drew", ["Nero", "Tessa"])
def test_who_drew_an_event_still_chooses_when_another_has_drawn_the_next(pack: Pack, drew: str) -> None:
    at = table(pack)
    at.event_deck(1, "Visiting Hours")
    at.lay_event(1, "Shifting Corridors", by=drew)
    at.begin("black rose", first="Nero")
    assert at.board[1:] == ["Visiting Hours", "Shifting Corridors"]  # Jaf'ar drew the latter
    assert at.asked()[0] == drew


@pytest.mark.rule("EVT.7")
def test_an_event_pushed_on_keeps_who_drew_it(pack: Pack) -> None:
    at = table(pack)
    at.event_deck(1, "Visiting Hours")
    at.lay_event(2, "Shifting Corridors", by="Tessa")
    at.lay_event(1, "Tall Poppies", by="Nero")
    at.begin("black rose", first="Nero")
    assert at.board == ["", "Visiting Hours", "Tall Poppies"]
    drawers = [at.who(seat) if seat >= 0 else "" for seat in at.state.drawers]
    assert drawers == ["", "Jaf'ar", "Nero"]


@pytest.mark.rule("EVT.7", "EVT.6")
def test_a_mage_in_the_cell_chooses_too(pack: Pack) -> None:
    at = table(pack)
    at.stand("Jaf'ar", "Cell")
    at.moon(3)
    at.event_deck(3, "The Roof Gives Way")
    at.begin("black rose", first="Nero")
    assert at.asked() == ("Jaf'ar", "room")
    at.choose("Crypt")
    assert at.cubes("Crypt") == "xxxx"
