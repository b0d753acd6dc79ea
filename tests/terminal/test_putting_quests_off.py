"""A quest that is declined can be put off at the terminal too."""

from __future__ import annotations

import io

import pytest

from blackrose.language.words import LANGUAGES
from blackrose.table import Session
from blackrose.terminal.host import Host
from blackrose.terminal.plain import Plain
from tests.table.sessions import go_on, session

PUT_OFF = {
    "en": ("Not until my next action", "Not this round"),
    "de": ("Nicht vor meiner nächsten Aktion", "Nicht in dieser Runde"),
    "ru": ("Не раньше моего следующего действия", "Не в этом раунде"),
}


def at_a_claim() -> Session:
    """A game in which somebody may claim a quest that still holds later."""
    for seed in range(100):
        table = session(seed=seed)
        while not table.state.over:
            decision = table.state.decisions[0]
            if decision.kind == "claim" and ("later",) in decision.options:
                return table
            go_on(table, 1, seed=len(table.choices) + seed)
    raise AssertionError("no such game")


@pytest.mark.rule("QST.36")
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_ways_are_offered_in_words_and_can_be_typed(language: str) -> None:
    for word, option in zip(PUT_OFF[language], (("later",), ("nextround",)), strict=True):
        table = at_a_claim()
        seat, options = table.state.decisions[0].seat, table.state.decisions[0].options
        host = Host(table, language)
        host.eyes = seat
        before, out = len(table.choices), io.StringIO()
        Plain(host, io.StringIO(f"{options.index(option) + 1}\n"), out).run()
        assert word in out.getvalue()
        assert table.choices[before:] == [(seat, option)]
