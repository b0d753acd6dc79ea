"""Whoever may also do nothing is asked; whoever must choose is told to. Of a trap it is asked whether it is
revealed.
"""

from __future__ import annotations

import pytest

from blackrose.game import SPECTATOR
from blackrose.language.words import LANGUAGES
from blackrose.table.words.narrator import Narrator
from tests.rebirth.scenario import Rebirth
from tests.scenario import Duel
from tests.table_scenario import Scenario


def asked(table: Scenario, language: str = "en", by: str = "") -> str:
    """The open question as a mage reads it, or whoever is asked."""
    decision = table.decision()
    seat = table.seat(by) if by else decision.seat
    return Narrator(table.state.rules, language).questions.question(table.state.view(seat), decision)


@pytest.fixture
def trapped() -> Rebirth:
    """Gramigna hurts Arianna before the eyes of Rikkart, who has laid traps."""
    table = Rebirth("Rikkart", "Gramigna", "Arianna")
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Arena")
    table.stand("Arianna", "Sanctuary")
    table.prepare("Rikkart", "active", I="Torment light")
    return table


def test_a_trap_is_asked_for_by_its_name(trapped: Rebirth) -> None:
    trapped.resolve("Rusted Nail", "light", by="Gramigna")
    trapped.choose("Arianna")
    assert trapped.offered() == ["reveal I", "pass"]
    narrators = {language: Narrator(trapped.rules, language) for language in LANGUAGES}
    spell = {language: one.names.spell(trapped.card("Torment"), 0) for language, one in narrators.items()}
    assert [asked(trapped, language) for language in LANGUAGES] == [
        "do you reveal Torment (light)?",
        f"Deckst du {spell['de'].form('acc')} auf?",
        f"раскрываете {spell['ru'].text}?",
    ]


def test_of_several_traps_it_is_asked_whether_any_is_revealed(trapped: Rebirth) -> None:
    trapped.prepare("Rikkart", "active", I="Torment light", II="Torment light")
    trapped.resolve("Rusted Nail", "light", by="Gramigna")
    trapped.choose("Arianna")
    assert trapped.offered() == ["reveal I", "reveal II", "pass"]
    assert asked(trapped) == "do you reveal a spell?"


def test_the_others_do_not_read_which_trap_it_is(trapped: Rebirth) -> None:
    trapped.resolve("Rusted Nail", "light", by="Gramigna")
    trapped.choose("Arianna")
    narrator = Narrator(trapped.rules, "en")
    for seat in (1, 2, SPECTATOR):
        view = trapped.state.view(seat)
        assert view.decisions
        for decision in view.decisions:
            assert narrator.questions.question(view, decision) == "do you answer what has just happened?"


def test_parts_of_an_action_are_asked_for_unless_one_must_be_taken() -> None:
    duel = Duel()
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Cell")
    duel.action_phase(first="Bartholomew")
    duel.choose("explore")
    assert asked(duel) == "what do you do next?"
    assert asked(duel, "de") == "Was tust du als Nächstes?"
    assert asked(duel, "ru") == "что вы делаете дальше?"


def test_who_must_leave_the_cell_is_told_to() -> None:
    duel = Duel()
    duel.stand("Bartholomew", "Cell")
    duel.action_phase(first="Bartholomew")
    assert all(option.startswith("move") for option in duel.offered())
    assert asked(duel) == "choose what to do next."
