"""A text that comes to nothing is not passed over in silence: the log says so, and only then."""

from __future__ import annotations

from blackrose.game import SPECTATOR
from blackrose.language.words import LANGUAGES
from blackrose.table.shown import Presenter, ShownLog
from blackrose.table.wire import LogLine
from tests.scenario import Duel


def told(duel: Duel, language: str = "en") -> list[LogLine]:
    """The log of a spectator."""
    log = ShownLog(Presenter(duel.rules, language), SPECTATOR)
    log.update(duel.state.journal)
    return log.lines


def nothing(duel: Duel, language: str = "en") -> list[LogLine]:
    """The lines that tell of a text that came to nothing."""
    return [line for line in told(duel, language) if line["event"] == "resolved"]


def cast(*answers: str, spell: str = "Deadly Charge dark") -> Duel:
    """Ulrich casts a spell; Bartholomew stands beside him."""
    duel = Duel()
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Crypt of the Saint")
    duel.prepare("Ulrich", quick=spell)
    duel.action_phase(first="Ulrich")
    duel.choose("cast quick", *answers)
    return duel


def test_a_spell_at_a_dummy_comes_to_nothing_and_it_is_said_under_its_line() -> None:
    duel = cast("dummy in Crypt of the Saint")
    said = (": nothing happens.", ": Es geschieht nichts.", ": ничего не происходит.")
    for language, end in zip(LANGUAGES, said, strict=True):
        (line,) = nothing(duel, language)
        assert line["text"].endswith(end)
        assert line["seats"] == [duel.seat("Ulrich")]
    lines = told(duel)
    revealed = next(line for line in lines if line["event"] == "revealed")
    assert nothing(duel)[0]["text"] == "Deadly Charge (dark): nothing happens."
    assert nothing(duel)[0]["level"] == revealed["level"] + 1


def test_a_spell_that_does_something_says_no_more() -> None:
    duel = cast("Bartholomew")
    assert duel.damage("Bartholomew") == "uuu"
    assert not nothing(duel)


def test_instability_that_nobody_can_convert_is_told() -> None:
    duel = cast("Templar Armory", spell="Appropriation light")
    assert [line["text"] for line in nothing(duel)] == ["Appropriation (light): nothing happens."]


def test_what_stays_in_force_is_something() -> None:
    duel = cast(spell="Unseen Strike dark")
    assert duel.state.lasting
    assert not nothing(duel)


def test_taking_it_back_takes_the_line_back() -> None:
    duel = cast("dummy in Crypt of the Saint")
    journal = list(duel.state.journal or ())
    log = ShownLog(Presenter(duel.rules, "en"), SPECTATOR)
    for length in range(len(journal) + 1):
        log.update(journal[:length])
    log.update(journal[:1])
    log.update(journal)
    assert log.lines == told(duel)
