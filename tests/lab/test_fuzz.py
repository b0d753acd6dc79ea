"""The fuzzer and its oracle: a table that is wrong is noticed, and a game that fails can be played again."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from blackrose.cli import main
from blackrose.engine import changes
from blackrose.engine.table import ABSENT, READY, USED, Laid, Table
from blackrose.game import EDITIONS, Decision, State, listing
from blackrose.game.checks import violations
from blackrose.lab.fuzz import eager, fuzz, fuzz_game, random_setup
from blackrose.lab.perft import state_at
from blackrose.table import load


def spoil(change: Callable[[State], None], edition: str = "duel") -> str:
    """What the oracle says of a table with evocations in play, once something on it is changed."""
    state = state_at(edition, listing(edition).positions["evocation"])
    assert violations(state) == []
    change(state)
    return "; ".join(violations(state))


def lose_a_cube(t: State) -> None:
    t.pool[0] -= 1


def owe_a_cube(t: State) -> None:
    t.slots[1] += (2,) * (t.pool[2] + 1)
    t.pool[2] = -1


def claim_for_nothing(t: State) -> None:
    t.claims = (1,) * len(t.claims)


def lose_a_card(t: State) -> None:
    t.library = (t.library[0][1:],)


def double_a_card(t: State) -> None:
    t.memories[0] += t.library[0][:1]


def forget_a_prepared_spell(t: State) -> None:
    t.sheet[0] = (Laid(t.library[0][0], 0, READY), *t.sheet[0][1:])


def lose_a_model(t: State) -> None:
    t.supply[0] += 1


def leave_half(t: State) -> None:
    t.place[next(model for model, kind in enumerate(t.kind) if kind >= 0)] = ABSENT


def lose_an_upgrade(t: State) -> None:
    t.upgrades[0] -= 1


def take_a_third_token(t: State) -> None:
    t.tokens[0] = 3


def fill_a_rebuilt_room(t: State) -> None:
    t.face[0] = USED
    t.slots[0] = (0,)
    t.pool[0] -= 1


def hurt_beyond_health(t: State) -> None:
    t.bar[0] = (0,) * 11


def know_too_much(t: State) -> None:
    t.held[0] = (*t.held[0], *t.library[0])


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lose_a_cube, "cubes ["),
        (owe_a_cube, "below nothing"),
        (claim_for_nothing, "cubes ["),
        (lose_a_card, "copies instead of"),
        (double_a_card, "copies instead of"),
        (forget_a_prepared_spell, "copies instead of"),
        (lose_a_model, "Templar: "),
        (leave_half, "is half in play"),
        (lose_an_upgrade, "left, "),
        (take_a_third_token, "physical tokens [3"),
        (fill_a_rebuilt_room, "room 0 holds 1 cubes in 0 slots"),
        (hurt_beyond_health, "model 0 has 11 damage and 10 health"),
        (know_too_much, "seat 0 is known to hide cards"),
    ],
)
def test_the_oracle_notices(change: Callable[[State], None], told: str) -> None:
    assert told in spoil(change)


def lose_a_quest(t: State) -> None:
    t.quest_decks = (t.quest_decks[0][1:], *t.quest_decks[1:])


def double_an_event(t: State) -> None:
    t.event_discards = (t.event_decks[0][:1], *t.event_discards[1:])


def take_a_trophy_for_nothing(t: State) -> None:
    t.captured = ((1,), *t.captured[1:])


def give_two_a_personal_spell(t: State) -> None:
    t.aside = (t.aside[0] + 1, *t.aside[1:])


@pytest.mark.parametrize("edition", ["rebirth", "classic"])
@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lose_a_cube, "cubes ["),
        (lose_a_card, "copies instead of"),
        (lose_a_model, "in play"),
        (lose_a_quest, "quests ["),
        (double_an_event, "events ["),
        (take_a_trophy_for_nothing, "trophies left, "),
        (give_two_a_personal_spell, "copies instead of"),
    ],
)
def test_it_does_so_where_there_are_moons(change: Callable[[State], None], told: str, edition: str) -> None:
    assert told in spoil(change, edition)


def win_a_token_that_lies_there(t: State) -> None:
    t.won = ((t.tiles[1],), *t.won[1:])


def win_a_token_twice(t: State) -> None:
    t.face[1] = t.rules.edition.faces.rebuilt
    t.won = ((t.tiles[1],), (t.tiles[1],), *t.won[2:])


def overfill_a_room(t: State) -> None:
    t.slots[1] = (0,) * 7
    t.pool[0] -= 7


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (win_a_token_that_lies_there, "activation tokens (("),
        (win_a_token_twice, "activation tokens (("),
        (overfill_a_room, "room 1 holds 7 cubes in "),
    ],
)
def test_it_knows_the_tokens_and_slots_of_classic(change: Callable[[State], None], told: str) -> None:
    assert told in spoil(change, "classic")


@pytest.mark.parametrize("edition", ["duel", "rebirth", "classic"])
def test_every_option_is_dealt_and_so_are_lodges_and_parts_of_other_boxes(edition: str) -> None:
    """Each can be played: what a game is set up with is there when it begins."""
    dealt: dict[str, set[str]] = {}
    for number in range(60):
        setup = random_setup(random.Random(number), str(number), edition)
        for name, value in setup.options:
            dealt.setdefault(name, set()).add(value)
    known = EDITIONS[edition].options
    assert set(dealt) == set(known)
    for name, values in known.items():
        assert not values or dealt[name] == set(values), name
    mixed = [mix for mix in dealt["mix"] if mix]
    assert len(mixed) > 1
    assert any(" for " in mix for mix in mixed)


def test_a_dealt_lodge_is_laid_out() -> None:
    setups = [random_setup(random.Random(number), str(number), "classic") for number in range(12)]
    laid = [setup for setup in setups if "lodge" in dict(setup.options)]
    assert laid
    for setup in laid:
        tiles = setup.game().start().tiles
        assert ",".join(map(str, tiles)) == dict(setup.options)["lodge"]


def test_whoever_is_eager_mostly_does_something() -> None:
    options = (("fight",), ("pass",), ("end",))
    given = [eager(Decision(0, "action", options), random.Random(number)) for number in range(200)]
    assert given.count(("fight",)) > 150
    assert {*given} == {*options}
    assert eager(Decision(0, "react", (("pass",),)), random.Random(1)) == ("pass",)


def test_a_run_tells_how_much_it_played() -> None:
    found = fuzz(4, "a", jobs=2)
    assert (found.games, found.failures) == (4, [])
    assert found.decisions > 4 * 20


@pytest.mark.pure("it puts another function into blackrose.engine.changes")
def test_a_leak_is_found_and_saved_so_that_it_can_be_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Discarded cards vanish: the first game tells so, and its file ends just there."""

    def vanish(t: Table, seat: int, slot: int) -> None:
        changes.clear_slot(t, seat, slot)

    monkeypatch.setattr(changes, "discard_from_sheet", vanish)
    assert main(["fuzz", "--games", "2", "--jobs", "1", "--seed", "s/1", "--out", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert "game 0 of seed s/1: after " in told
    assert "2 failures" in told
    record = load(tmp_path / "fuzz-s-1-0.save")
    assert "copies instead of" in "; ".join(violations(record.checked()))
    assert violations(record.until(len(record.choices) - 1).checked()) == []


@pytest.mark.pure("it puts another function into blackrose.engine.changes")
def test_an_exception_is_told_with_the_choice_that_raised_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("boom")

    monkeypatch.setattr(changes, "to_cell", fail)
    monkeypatch.setattr(changes, "enter", fail)
    decisions, failure = fuzz_game("a", 1)
    assert failure is not None
    assert "on choosing ('move', " in failure.reason
    assert "ZeroDivisionError: boom" in failure.reason
    assert len(failure.record.choices) == decisions
