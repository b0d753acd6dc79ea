"""The kept log: what is new, what was replaced, and what is gone after a choice was taken back."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from blackrose.engine import events as ev
from blackrose.game import SPECTATOR, State
from blackrose.language.words import LANGUAGES
from blackrose.table.shown import LogKeeper, Shower
from blackrose.table.shown.facts import NAMES
from blackrose.table.telling import FACTS
from blackrose.table.wire import LogChange, LogLine
from tests.table.games import finished, journal, moments
from tests.table.sessions import session
from tests.table.shown_games import AUDIENCES


def fresh(state: State, seat: int, language: str = "en") -> list[LogLine]:
    """The log as somebody gets it who has just come."""
    keeper = LogKeeper(Shower(state.rules, language), seat)
    keeper.update(state.journal)
    return keeper.lines


def changed(lines: list[LogLine], change: LogChange) -> list[LogLine]:
    return lines[: change["start"]] + change["lines"]


@pytest.mark.parametrize("seat", AUDIENCES)
def test_a_log_that_is_followed_is_the_log_that_is_read_at_once(seat: int) -> None:
    keeper, page = None, list[LogLine]()
    for state, _ in moments(2):
        keeper = keeper or LogKeeper(Shower(state.rules, "de"), seat)
        change = keeper.update(state.journal)
        assert change["lines"][:1] != page[change["start"] : change["start"] + 1] or not change["lines"]
        page = changed(page, change)
        assert page == keeper.lines
    assert page == fresh(state, seat, "de")[: len(page)]


def test_spells_drawn_one_after_the_other_replace_the_last_line() -> None:
    """A second spell drawn alike does not make a new line: the line before says two."""
    table = session(1)
    entries = table.state.journal or []
    drawn = ((-1, -1, -1, 2), (ev.DREW, 0, ev.FROM_LIBRARY, 3))
    keeper = LogKeeper(Shower(table.game.rules, "en"), 1)
    keeper.update([*entries, drawn])
    change = keeper.update([*entries, drawn, ((-1, -1, -1, 2), (ev.DREW, 0, ev.FROM_LIBRARY, 4))])
    assert change["start"] == len(keeper.lines) - 1
    assert [line["text"] for line in change["lines"]] == ["Player 1 draws 2 spells from the Library."]


def test_nothing_new_changes_nothing() -> None:
    keeper = LogKeeper(Shower(finished(1).rules, "en"), 0)
    keeper.update(journal(1))
    assert keeper.update(journal(1)) == {"start": len(keeper.lines), "lines": []}


@pytest.mark.parametrize("seed", range(3))
def test_what_is_taken_back_leaves_the_log(seed: int) -> None:
    """Choices are taken back at random, sometimes seen in between and sometimes not."""
    table, dice = session(seed), random.Random(seed)
    shower = Shower(table.game.rules, "en")
    keepers = [LogKeeper(shower, seat) for seat in AUDIENCES]
    pages: list[list[LogLine]] = [[] for _ in AUDIENCES]
    taken = 0
    while not table.state.over:
        decision = dice.choice(table.state.decisions)
        table.choose(decision.seat, dice.choice(decision.options))
        if dice.random() < 0.5:
            for at, keeper in enumerate(keepers):
                pages[at] = changed(pages[at], keeper.update(table.state.journal))
        if dice.random() < 0.3 and table.why_not(decision.seat) is None:
            table.take_back(decision.seat)
            taken += 1
        if dice.random() < 0.5:
            for at, (keeper, seat) in enumerate(zip(keepers, AUDIENCES, strict=True)):
                pages[at] = changed(pages[at], keeper.update(table.state.journal))
                if taken % 5 == 0:
                    assert pages[at] == fresh(table.state, seat)
    assert taken > 5
    for at, (keeper, seat) in enumerate(zip(keepers, AUDIENCES, strict=True)):
        assert changed(pages[at], keeper.update(table.state.journal)) == fresh(table.state, seat)


def test_a_log_can_go_back_to_its_beginning() -> None:
    keeper = LogKeeper(Shower(finished(1).rules, "en"), 0)
    whole = journal(1)
    for end in range(0, len(whole), 3):
        keeper.update(whole[:end])
    keeper.update(whole[:5])
    short = LogKeeper(Shower(finished(1).rules, "en"), 0)
    short.update(whole[:5])
    assert keeper.lines == short.lines


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
    """Whatever happens in some games can be told; what the log names is named here too."""
    assert set(NAMES) == set(FACTS)
    for seed in range(12):
        state = finished(seed)
        for fact, (_, event) in zip(
            Shower(state.rules, "en").facts(journal(seed), 0), journal(seed), strict=True
        ):
            assert fact["event"] == ev.NAMES[event[0]]
            assert all(isinstance(value, int | str) for value in fact.values())


def test_a_hit_tells_who_struck_whom_and_how_hard() -> None:
    facts = Shower(finished(3).rules, "en").facts([((), (ev.SUFFERED, 0, 3, 1, 5, ev.BY_OTHER))], 0)
    assert facts == [{"event": "suffered", "model": 0, "count": 3, "by": 1, "striker": 5, "cause": 0}]


def test_a_drawn_card_is_told_to_its_drawer_alone() -> None:
    shower = Shower(finished(3).rules, "en")
    drawn = [((), (ev.DREW, 0, ev.FROM_LIBRARY, 7))]
    assert [shower.facts(drawn, seat)[0]["card"] for seat in AUDIENCES] == [7, -1, -1]
    assert shower.facts(drawn, 0)[0]["pile"] == "library"


def told_of(*events: ev.Event) -> list[LogLine]:
    """The lines of a few events in the middle of a game."""
    keeper = LogKeeper(Shower(finished(3).rules, "en"), SPECTATOR)
    before = len(keeper.update(journal(3))["lines"])
    keeper.update([*journal(3), *(((-1, -1, -1, 2), event) for event in events)])
    return keeper.lines[before:]


def test_a_line_tells_whom_it_concerns_whatever_the_names_are() -> None:
    """Who strikes and who is struck; an evocation concerns its owner; the Black Rose is no seat."""
    rules = finished(3).rules
    evocation = rules.seats + rules.places  # the first of the second seat's
    hit, gain, attack, rose, phase = told_of(
        (ev.SUFFERED, 0, 3, 1, 1, ev.BY_OTHER),
        (ev.GAINED, 1, 2),
        (ev.ATTACKED, evocation, 0),
        (ev.PLACED, 2, 1, rules.rose, rules.rose, 0),
        (ev.PHASE, 1),
    )
    assert [line["seats"] for line in (hit, gain, attack, rose, phase)] == [[0, 1], [1], [0, 1], [], []]
    assert hit["hurts"] == [0]


def test_spells_drawn_in_one_line_still_concern_their_drawer() -> None:
    (line,) = told_of((ev.DREW, 0, ev.FROM_LIBRARY, 3), (ev.DREW, 0, ev.FROM_LIBRARY, 4))
    assert line["seats"] == [0]
