"""Several cubes at the terminal: numbers in one line, or marks that are set and confirmed."""

from __future__ import annotations

import io

from blackrose.language.words import LANGUAGES
from blackrose.table import Session, Setup
from blackrose.table.wire import CubesShown
from blackrose.terminal.host import Host
from blackrose.terminal.plain import Plain
from tests.table.sessions import CHOSEN
from tests.table.test_several_cubes import at_cubes
from tests.terminal.pilots import Table, at_table

MARKED = "☑"


def at_keyboard(language: str = "en") -> Host:
    """Two people at one keyboard; one of them is asked for up to two cubes out of more."""
    before = at_cubes(2)
    session = Session(Setup.new(seed=before.setup.seed, options=CHOSEN))
    for seat, option in before.choices:
        session.choose(seat, option)
    host = Host(session, language)
    host.eyes = before.state.decisions[0].seat
    return host


def typed(host: Host, *lines: str) -> str:
    """What is written while these lines are typed."""
    out = io.StringIO()
    Plain(host, io.StringIO("".join(f"{line}\n" for line in lines)), out).run()
    return out.getvalue()


def last_answers(host: Host, before: int) -> list[tuple[str | int, ...]]:
    return [option for _, option in host.session.choices[before:]]


def test_cubes_are_named_by_numbers_in_any_order() -> None:
    host = at_keyboard()
    several, before = host.state.decisions[0].several, len(host.session.choices)
    last = len(several.places)
    text = typed(host, f"{last} 1")
    assert "Type the numbers of the cubes you choose in one line, such as 1 3: up to" in text
    assert last_answers(host, before)[:2] == [("cube", several.places[0]), ("cube", several.places[-1])]


def test_none_and_what_cannot_be_chosen() -> None:
    host = at_keyboard()
    before = len(host.session.choices)
    text = typed(host, "1 1", "99", "0")
    assert text.count("these cubes cannot be chosen together") == 2
    assert last_answers(host, before) == [("stop",)]


def test_one_undo_takes_all_of_them_back() -> None:
    host = at_keyboard()
    before = host.state.digest(), len(host.session.choices)
    typed(host, "1 2", "u")
    assert (host.state.digest(), len(host.session.choices)) == before


def test_every_language_says_how_many() -> None:
    for language in LANGUAGES:
        assert ": " in typed(at_keyboard(language))


def test_on_the_screen_cubes_are_marked_and_confirmed() -> None:
    host = at_keyboard()
    several, before = host.state.decisions[0].several, len(host.session.choices)
    last = len(several.places)

    async def act(table: Table) -> None:
        assert "Confirm: no cube" in table.text()
        await table.press(str(last), "1")
        assert table.text().count(MARKED) == 2
        assert "Confirm 2 cubes" in table.text()
        await table.press("1")
        assert table.text().count(MARKED) == 1
        await table.press("1", str(last + 1))
        assert last_answers(host, before)[:2] == [("cube", several.places[0]), ("cube", several.places[-1])]
        await table.press("u")
        assert len(host.session.choices) == before
        assert MARKED not in table.text()

    at_table(host, act)


def test_too_few_are_waited_for() -> None:
    """Where two must be named, a single number is remembered until the other comes."""
    host = at_keyboard()
    plain = Plain(host, io.StringIO(), out := io.StringIO())
    several, before = host.state.decisions[0].several, len(host.session.choices)
    shown = host.shown["decision"]
    assert shown is not None
    assert shown["cubes"] is not None
    cubes: CubesShown = {**shown["cubes"], "least": 2, "most": 2}
    assert not plain._picked(cubes, str(len(several.places)))
    assert "1 more cube must be chosen." in out.getvalue()
    assert plain._picked(cubes, "1")
    assert last_answers(host, before)[:2] == [("cube", several.places[0]), ("cube", several.places[-1])]
