"""Quests on a spell resolved in a room go by where it was cast, not by where the mage is afterwards."""

from __future__ import annotations

import pytest

from tests.rebirth.scenario import Rebirth, box_with

SPELLS = (
    "Leap | combat fire | self | Place yourself in the Crypt.",
    "Flight | combat fire | self | Place yourself in the Forge.",
    "Anguish | combat fire | self | Suffer 12 black damage.",
    "Exile | combat fire | self | Place yourself in your Cell.",
    "Flare | combat fire | self | Gain 1 power.",
    "Recoil | trap fire | self | Place yourself in the Forge. | Another mage enters a red room.",
)
STAR = "Cinder Star"  # a fire or profane spell in the Crypt


def table(spell: str, where: str) -> Rebirth:
    """Rikkart in a room, with the quest and a spell."""
    at = Rebirth("Rikkart", "Gramigna", pack=box_with(*SPELLS))
    at.stand("Rikkart", where)
    at.stand("Gramigna", "Sanctuary")
    at.task("Rikkart", STAR, "active")
    at.prepare("Rikkart", quick=f"{spell} light")
    return at


@pytest.mark.rule("QST.42", "QST.6")
@pytest.mark.parametrize(
    ("spell", "where", "ends", "state"),
    [
        ("Flare", "Crypt", "Crypt", "completed"),
        ("Flight", "Crypt", "Forge", "completed"),
        ("Anguish", "Crypt", "Cell", "completed"),
        ("Exile", "Crypt", "Cell", "completed"),
        ("Leap", "Forge", "Crypt", "active hidden"),
        ("Flare", "Forge", "Forge", "active hidden"),
    ],
)
def test_the_room_is_the_one_of_the_cast(spell: str, where: str, ends: str, state: str) -> None:
    at = table(spell, where)
    at.action_phase(first="Rikkart")
    at.choose("cast quick")
    assert (at.place("Rikkart"), at.tasks("Rikkart")) == (ends, {STAR: state})


@pytest.mark.rule("QST.42", "SPL.26")
@pytest.mark.parametrize(
    ("where", "state"), [("Crypt", "completed"), ("Garden", "active hidden"), ("Cell", "active hidden")]
)
def test_a_trap_counts_where_its_owner_stood_when_it_was_sprung(where: str, state: str) -> None:
    at = table("Flare", where)
    at.prepare("Rikkart", status="active", I="Recoil light")
    at.action_phase(first="Gramigna")
    at.choose("explore", "move to Arena", "reveal I")
    assert at.tasks("Rikkart") == {STAR: state}
