"""Replays: a finished game step by step, through any eyes."""

from __future__ import annotations

import re
from typing import Any

import pytest

from blackrose.engine.table import NO_SPELL
from blackrose.game import SPECTATOR, State
from blackrose.table import Record
from blackrose.table.shown import Presenter, ShownLog, replay
from blackrose.table.wire import OPEN, Replay, Shown
from blackrose.table.wire.differences import applied
from tests.table.shown_games import finished_record, info, plain

EYES = (0, 1, SPECTATOR, OPEN)


@pytest.fixture(scope="module")
def record() -> Record:
    return finished_record()


@pytest.fixture(scope="module")
def replays(record: Record) -> dict[int, Replay]:
    return {eyes: replay(record, eyes, "en", info()) for eyes in EYES}


def states(record: Record) -> list[State]:
    """The true state at the start and after each choice."""
    state = record.setup.game().start(journal=True)
    found = [state.copy()]
    for seat, option in record.choices:
        state.choose(seat, option)
        found.append(state.copy())
    found[-1].journal = state.journal
    return found


def tables(told: Replay) -> list[Shown]:
    """The table at the start and after each step, as a page would make it."""
    shown: Any = told["start"]
    found = [shown]
    for step in told["steps"]:
        shown = applied(shown, step["ops"])
        found.append(shown)
    return found


@pytest.mark.parametrize("eyes", [0, 1, SPECTATOR])
def test_the_table_of_every_step_is_what_those_eyes_saw(
    record: Record, replays: dict[int, Replay], eyes: int
) -> None:
    for state, table in zip(states(record), tables(replays[eyes]), strict=True):
        live = Presenter(state.rules, "en").shown(state, eyes)
        for name in ("factions", "rooms", "models", "hand", "plan", "resolving", "lasting", "round"):
            assert plain(dict(table)[name]) == plain(dict(live)[name])
        assert table["decision"] is None
        assert not table["back"]["can"]


def test_with_all_cards_open_hands_and_face_down_spells_are_shown(
    record: Record, replays: dict[int, Replay]
) -> None:
    hidden = 0
    for state, table in zip(states(record), tables(replays[OPEN]), strict=True):
        for seat in (0, 1):
            faction = table["factions"][seat]
            assert faction["hand_cards"] == list(state.hand[seat])
            held = [(slot["card"], slot["side"]) for slot in faction["slots"] if slot["state"] != "empty"]
            assert held == [(spell.card, spell.side) for spell in state.sheet[seat] if spell != NO_SPELL]
            hidden += len(held)
    assert hidden


def test_through_a_seats_eyes_the_others_hand_stays_hidden(replays: dict[int, Replay]) -> None:
    for eyes in (0, 1):
        for table in tables(replays[eyes]):
            assert table["factions"][1 - eyes]["hand_cards"] == []
            assert table["factions"][eyes]["hand_cards"] == table["hand"]


def test_choices_are_named_and_secret_ones_only_to_their_seat(
    record: Record, replays: dict[int, Replay]
) -> None:
    plans = [at for at, (_, option) in enumerate(record.choices) if option[0] == "plan"]
    assert plans
    for at in plans:
        seat = record.choices[at][0]
        assert replays[1 - seat]["steps"][at]["choice"] == "Prepare spells"
        assert replays[SPECTATOR]["steps"][at]["choice"] == "Prepare spells"
        assert (
            replays[seat]["steps"][at]["choice"] == replays[OPEN]["steps"][at]["choice"] != "Prepare spells"
        )
    casts = [at for at, (_, option) in enumerate(record.choices) if option[0] == "cast"]
    for at in casts:
        assert len({replays[eyes]["steps"][at]["choice"] for eyes in EYES}) == 1


def test_the_log_is_told_step_by_step(record: Record, replays: dict[int, Replay]) -> None:
    state = states(record)[-1]
    for eyes in (0, SPECTATOR):
        lines = list(replays[eyes]["log"])
        for step in replays[eyes]["steps"]:
            lines = lines[: step["log"]["start"]] + step["log"]["lines"]
        shown_log = ShownLog(Presenter(state.rules, "en"), eyes)
        shown_log.update(state.journal)
        assert lines == shown_log.lines


def test_with_all_cards_open_the_log_names_every_card_that_was_drawn(
    record: Record, replays: dict[int, Replay]
) -> None:
    def log(eyes: int) -> list[str]:
        lines = list(replays[eyes]["log"])
        for step in replays[eyes]["steps"]:
            lines = lines[: step["log"]["start"]] + step["log"]["lines"]
        return [line["text"] for line in lines if line["event"] == "drew"]

    seen, open_ = (" ".join(log(eyes)) for eyes in (SPECTATOR, OPEN))
    hidden = re.compile(r"(\d+ spells|a spell) from")
    assert hidden.search(seen)
    assert not hidden.search(open_)
    for seat in (0, 1):
        own = [text for text in log(seat) if not hidden.search(text)]
        assert own
        assert all(text in open_ for text in own)
    drawn = [fact for step in replays[OPEN]["steps"] for fact in step["facts"] if fact["event"] == "drew"]
    assert drawn
    assert all(int(fact["card"]) >= 0 for fact in drawn)


def test_charts_have_a_value_for_every_faction_at_every_step(
    record: Record, replays: dict[int, Replay]
) -> None:
    charts = {series["name"]: series["values"] for series in replays[0]["charts"]}
    assert set(charts) == {"power", "damage", "rooms", "instability"}
    for values in charts.values():
        assert len(values) == len(record.choices) + 1
        assert all(len(value) == 3 for value in values)
    end = states(record)[-1]
    assert charts["power"][-1] == end.power
    assert charts["rooms"][-1] == end.wins
    suffered = sum(
        int(fact["count"])
        for step in replays[0]["steps"]
        for fact in step["facts"]
        if fact["event"] == "suffered"
    )
    assert sum(charts["damage"][-1]) == suffered > 0
    assert sum(charts["instability"][-1]) > 0
    for name in ("damage", "instability"):
        assert charts[name] == sorted(charts[name])


def test_a_game_that_goes_on_and_eyes_that_nobody_has_are_refused(record: Record) -> None:
    with pytest.raises(ValueError, match="not over"):
        replay(record.until(len(record.choices) - 1), 0, "en", info())
    for eyes in (-3, 2, 99):
        with pytest.raises(ValueError, match="no such seat"):
            replay(record, eyes, "en", info())


def test_a_replay_stays_small(replays: dict[int, Replay]) -> None:
    assert all(len(plain(told).encode()) < 1_500_000 for told in replays.values())
