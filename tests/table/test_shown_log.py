"""The kept log: what is new, what was replaced, and what is gone after a choice was taken back."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from blackrose.engine import events as ev
from blackrose.engine.table import NOBODY
from blackrose.game import SPECTATOR, State
from blackrose.language.words import LANGUAGES
from blackrose.table.shown import Presenter, ShownLog
from blackrose.table.shown.event_facts import CALLED
from blackrose.table.wire import LogChange, LogLine
from tests.table.games import finished, journal, moments
from tests.table.sessions import session
from tests.table.shown_games import AUDIENCES

OF_NO_TEXT = ev.Cause(NOBODY, NOBODY, NOBODY, depth=2)
"""Something that happens because the rules say so."""


def drew(card: int) -> ev.Drew:
    """The first seat draws a spell from the Library."""
    return ev.Drew(ev.DREW, who=0, pile=ev.FROM_LIBRARY, card=card)


def fresh(state: State, seat: int, language: str = "en") -> list[LogLine]:
    """The log as somebody gets it who has just come."""
    shown_log = ShownLog(Presenter(state.rules, language), seat)
    shown_log.update(state.journal)
    return shown_log.lines


def changed(lines: list[LogLine], change: LogChange) -> list[LogLine]:
    return lines[: change["start"]] + change["lines"]


@pytest.mark.parametrize("seat", AUDIENCES)
def test_a_log_that_is_followed_is_the_log_that_is_read_at_once(seat: int) -> None:
    shown_log, page = None, list[LogLine]()
    for state, _ in moments(2):
        shown_log = shown_log or ShownLog(Presenter(state.rules, "de"), seat)
        change = shown_log.update(state.journal)
        assert change["lines"][:1] != page[change["start"] : change["start"] + 1] or not change["lines"]
        page = changed(page, change)
        assert page == shown_log.lines
    assert page == fresh(state, seat, "de")[: len(page)]


def test_spells_drawn_one_after_the_other_replace_the_last_line() -> None:
    """A second spell drawn alike does not make a new line: the line before says two."""
    table = session(1)
    entries = table.state.journal or []
    drawn, another = ((OF_NO_TEXT, drew(card)) for card in (3, 4))
    shown_log = ShownLog(Presenter(table.game.rules, "en"), 1)
    shown_log.update([*entries, drawn])
    change = shown_log.update([*entries, drawn, another])
    assert change["start"] == len(shown_log.lines) - 1
    assert [line["text"] for line in change["lines"]] == ["Player 1 draws 2 spells from the Library."]


def test_nothing_new_changes_nothing() -> None:
    shown_log = ShownLog(Presenter(finished(1).rules, "en"), 0)
    shown_log.update(journal(1))
    assert shown_log.update(journal(1)) == {"start": len(shown_log.lines), "lines": []}


@pytest.mark.parametrize("seed", range(3))
def test_what_is_taken_back_leaves_the_log(seed: int) -> None:
    """Choices are taken back at random, sometimes seen in between and sometimes not."""
    table, dice = session(seed), random.Random(seed)
    presenter = Presenter(table.game.rules, "en")
    logs = [ShownLog(presenter, seat) for seat in AUDIENCES]
    pages: list[list[LogLine]] = [[] for _ in AUDIENCES]
    taken = 0
    while not table.state.over:
        decision = dice.choice(table.state.decisions)
        table.choose(decision.seat, dice.choice(decision.options))
        if dice.random() < 0.5:
            for at, shown_log in enumerate(logs):
                pages[at] = changed(pages[at], shown_log.update(table.state.journal))
        if dice.random() < 0.3 and table.why_not(decision.seat) is None:
            table.take_back(decision.seat)
            taken += 1
        if dice.random() < 0.5:
            for at, (shown_log, seat) in enumerate(zip(logs, AUDIENCES, strict=True)):
                pages[at] = changed(pages[at], shown_log.update(table.state.journal))
                if taken % 5 == 0:
                    assert pages[at] == fresh(table.state, seat)
    assert taken > 5
    for at, (shown_log, seat) in enumerate(zip(logs, AUDIENCES, strict=True)):
        assert changed(pages[at], shown_log.update(table.state.journal)) == fresh(table.state, seat)


def test_a_log_can_go_back_to_its_beginning() -> None:
    shown_log = ShownLog(Presenter(finished(1).rules, "en"), 0)
    whole = journal(1)
    for end in range(0, len(whole), 3):
        shown_log.update(whole[:end])
    shown_log.update(whole[:5])
    short = ShownLog(Presenter(finished(1).rules, "en"), 0)
    short.update(whole[:5])
    assert shown_log.lines == short.lines


def test_a_line_names_its_event_its_card_and_whom_it_hurts() -> None:
    lines = fresh(finished(3), SPECTATOR)
    assert lines[0]["event"] == ""
    hits = [line for line in lines if line["event"] == "suffered" and line["hurts"]]
    assert hits
    revealed = next(line for line in lines if line["event"] == "revealed")
    assert revealed["card"] is not None
    assert (revealed["card"]["kind"], revealed["card"]["sentence"]) == ("spell", -1)
    for before, line in pairwise(lines):
        assert line["level"] <= before["level"] + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_log_in_every_language(language: str) -> None:
    assert len(fresh(finished(2), 0, language)) == len(fresh(finished(2), 1, "en"))


# --------------------------------------------------------------------------------------------------
# Facts
# --------------------------------------------------------------------------------------------------


def test_every_event_has_names_for_all_its_numbers() -> None:
    """Whatever happens in some games can be told, each number under its name."""
    assert set(CALLED) <= {field for form in ev.FORMS for field in form._fields}
    for seed in range(12):
        state = finished(seed)
        for fact, (_, event) in zip(
            Presenter(state.rules, "en").facts(journal(seed), 0), journal(seed), strict=True
        ):
            assert fact["event"] == ev.NAMES[event.kind]
            assert {CALLED.get(field, field) for field in event._fields[1:]} - {"effect"} <= set(fact)
            assert all(isinstance(value, int | str) for value in fact.values())


def test_a_hit_tells_who_struck_whom_and_how_hard() -> None:
    hit = ev.Suffered(ev.SUFFERED, model=0, amount=3, by=1, striker=5, cause=ev.BY_OTHER)
    facts = Presenter(finished(3).rules, "en").facts([(OF_NO_TEXT, hit)], 0)
    assert facts == [{"event": "suffered", "model": 0, "count": 3, "by": 1, "striker": 5, "cause": 0}]


def test_a_drawn_card_is_told_to_its_drawer_alone() -> None:
    presenter = Presenter(finished(3).rules, "en")
    drawn = [(OF_NO_TEXT, drew(7))]
    assert [presenter.facts(drawn, seat)[0]["card"] for seat in AUDIENCES] == [7, -1, -1]
    assert presenter.facts(drawn, 0)[0]["pile"] == "library"


def told_of(*events: ev.Event) -> list[LogLine]:
    """The lines of a few events in the middle of a game."""
    shown_log = ShownLog(Presenter(finished(3).rules, "en"), SPECTATOR)
    before = len(shown_log.update(journal(3))["lines"])
    shown_log.update([*journal(3), *((OF_NO_TEXT, event) for event in events)])
    return shown_log.lines[before:]


def test_a_line_tells_whom_it_concerns_whatever_the_names_are() -> None:
    """Who strikes and who is struck; an evocation concerns its owner; the Black Rose is no seat."""
    rules = finished(3).rules
    evocation = rules.seats + rules.places  # the first of the second seat's
    hit, gain, attack, rose, phase = told_of(
        ev.Suffered(ev.SUFFERED, model=0, amount=3, by=1, striker=1, cause=ev.BY_OTHER),
        ev.Gained(ev.GAINED, who=1, amount=2),
        ev.Attacked(ev.ATTACKED, model=evocation, whom=0, by=1),
        ev.Placed(ev.PLACED, room=2, amount=1, owner=rules.rose, by=rules.rose, last=0),
        ev.Phase(ev.PHASE, phase=1),
    )
    assert [line["seats"] for line in (hit, gain, attack, rose, phase)] == [[0, 1], [1], [0, 1], [], []]
    assert hit["hurts"] == [0]


def test_spells_drawn_in_one_line_still_concern_their_drawer() -> None:
    (line,) = told_of(drew(3), drew(4))
    assert line["seats"] == [0]
