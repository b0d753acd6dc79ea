"""Whoever may also do nothing is asked; whoever must choose is told to. Of a trap it is asked whether it is
revealed.
"""

from __future__ import annotations

import pytest

from blackrose.game import SPECTATOR
from blackrose.language.words import LANGUAGES
from blackrose.table.words.narrator import Narrator
from tests.rebirth.scenario import Rebirth, box_with
from tests.scenario import Duel
from tests.table import games, rebirth_games
from tests.table_scenario import Scenario

WAYS_OUT = {"pass", "stop", "done", "nothing", "no", "end", "skip", "later", "nextround"}
"""Answers that do nothing (more)."""

FREELY = {"en": ("?", " up to "), "de": ("?", " bis zu "), "ru": ("?", " до ")}
"""What a question says to whoever may also do nothing (more)."""


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
    trapped.resolve("Athanor Eruption", "light", by="Gramigna")
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
    trapped.resolve("Athanor Eruption", "light", by="Gramigna")
    trapped.choose("Arianna")
    assert trapped.offered() == ["reveal I", "reveal II", "pass"]
    assert asked(trapped) == "do you reveal a spell?"


def test_the_others_do_not_read_which_trap_it_is(trapped: Rebirth) -> None:
    trapped.resolve("Athanor Eruption", "light", by="Gramigna")
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


def test_a_further_action_and_a_further_spell_are_asked_for() -> None:
    duel = Duel()
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Cell")
    duel.prepare("Bartholomew", quick="Tremor dark", I="Tremor dark")
    duel.action_phase(first="Bartholomew")
    assert "end" not in duel.offered()
    assert asked(duel) == "choose your action."
    duel.choose("cast quick", "Crypt of the Saint")
    assert "end" in duel.offered()
    assert [asked(duel, language) for language in LANGUAGES] == [
        "do you take another action?",
        "Führst du noch eine Aktion aus?",
        "выполняете ещё одно действие?",
    ]


def test_of_up_to_so_many_models_nobody_must_choose_one() -> None:
    table = Rebirth("Rikkart", "Gramigna", "Arianna")
    for mage in table.people:
        table.stand(mage, "Arena")
        table.power(mage, 5)
    table.resolve("Master of Death")
    assert "stop" in table.offered()
    assert [asked(table, language) for language in LANGUAGES] == [
        "Master of Death: do you choose a model?",
        "„Meister des Todes“: Wählst du eine Figur?",
        "«Повелитель смерти»: выбираете фигурку?",
    ]


def test_of_up_to_one_event_nobody_must_play_one() -> None:
    glass = "Play up to 1 of the top 3 events with the others going back in any order."
    table = Rebirth(pack=box_with(f"Glass | contingency air | special | {glass}"))
    table.stand("Rikkart", "Arena")
    events = [event.name.en for event in table.rules.event_cards if event.moon == 1][:3]
    table.event_deck(1, *events)
    table.resolve("Glass", "light", by="Rikkart")
    assert table.offered() == [*sorted(events, key=table.event), "stop"]
    assert [asked(table, language) for language in LANGUAGES] == [
        "do you choose an event?",
        "Wählst du ein Ereignis?",
        "выбираете событие?",
    ]


@pytest.mark.parametrize("edition", ["duel", "rebirth", "classic"])
def test_no_question_that_can_be_declined_reads_as_an_order(edition: str) -> None:
    """In random games, in every language."""
    played = games.moments(1)
    if edition != "duel":
        short = {"moons": "4-12-20"} if edition == "rebirth" else {}
        played = rebirth_games.moments(3, 1, edition=edition, **short)
    found = set()
    narrators: dict[str, Narrator] = {}
    for state, decision in played:
        if not {option[0] for option in decision.options} & WAYS_OUT:
            continue
        found.add(decision.kind)
        view = state.view(decision.seat)
        for language, signs in FREELY.items():
            narrator = narrators.setdefault(language, Narrator(state.rules, language))
            said = narrator.questions.question(view, decision)
            assert any(sign in said for sign in signs), (decision.kind, said)
    assert {"action", "plan", "part"} <= found
