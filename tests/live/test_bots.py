"""Bots at live tables: they know what their seat knows, and whatever happens to them the game goes on."""

from __future__ import annotations

import asyncio
import gc
import logging
import pickle
import random
import subprocess
import sys
import threading
from functools import partial
from pathlib import Path

import pytest

from blackrose.bots.worker import Question, answer
from blackrose.game import Option, View
from blackrose.table.live import BotPool, HostLimits, MemoryStore, driver
from blackrose.table.live.bots import BotFailed
from blackrose.table.recorded.record import verify
from tests.live import thinkers
from tests.live.tables import NearBots, hosting, new_table, scenario, sit, until
from tests.live.test_trouble import Disk


@scenario
async def test_a_person_plays_a_whole_game_against_a_bot_in_its_own_process() -> None:
    async with hosting(bots=BotPool()) as host:
        table = await new_table(host, "", "random")
        await (await sit(table, 0)).plays(random.Random(3))
        assert verify(table.record()).over


@scenario
async def test_a_bot_is_given_its_view_and_neither_state_nor_seed_nor_key() -> None:
    """What goes to the process is looked at as bytes: nothing of the table's secrets is in them."""
    bots = NearBots()
    async with hosting(bots=bots) as host:
        table = await new_table(host, "greedy", "random")
        game = table.record().setup.game()
        watching = await sit(table, -1)
        await watching.plays(random.Random(1))
        seen = [View(state.copy(), seat).seen for state in table.record().states() for seat in (0, 1)]
        for question in bots.asked:
            assert question.seen in seen
            sent = pickle.dumps(question)
            assert game.key not in sent
            assert game.key.hex().encode() not in sent


@scenario
async def test_a_view_that_went_through_a_process_answers_as_the_view_itself() -> None:
    bots = NearBots()
    async with hosting(bots=bots) as host:
        table = await new_table(host, "greedy")
        ben = await sit(table, 1)
        await ben.plays(random.Random(1))
        assert {question.seen["asked"][0].kind for question in bots.asked} >= {"plan", "action"}
        for question in bots.asked[::9]:
            there = pickle.loads(pickle.dumps(question))
            assert there == question
            assert answer(there) == answer(question)


@scenario
async def test_two_bots_play_to_the_end_though_nobody_looks() -> None:
    async with hosting() as host:
        table = await new_table(host, "random", "random")
        while not table.over:
            await asyncio.sleep(0)
        assert verify(table.record()).over


@scenario
async def test_a_bot_stands_in_and_the_person_comes_back() -> None:
    """Who leaves is played for; who is back plays on, and the bot's late answer does not count."""
    store = MemoryStore()
    async with hosting(store) as host:
        table = await new_table(host)
        anna, ben = await sit(table, 0), await sit(table, 1)
        await until("action", anna, ben)
        actor, other = (anna, ben) if anna.options else (ben, anna)
        await table.change_seat(actor.seat, lambda stored: stored.with_bot("random"))
        refused = await actor.choose(actor.options[0])
        assert refused["type"] == "refused"
        assert refused["code"] == "no-right"
        await other.read()
        seat = other.info["seats"][actor.seat]
        assert (seat["player"], seat["bot"], seat["stands_in"]) == ("person", "random", True)
        made = len(table.record().choices)
        while len(table.record().choices) == made or actor.seat not in table.asked:
            if other.options:
                await other.does(other.options[0])
            await other.read()
            await asyncio.sleep(0)
        await table.change_seat(actor.seat, lambda stored: stored.without_bot())
        await actor.read()
        stored = await store.table(table.id)
        assert stored is not None
        assert stored.seats == table.stored.seats
        assert (stored.seats[actor.seat].bot, stored.seats[actor.seat].stands_in) == ("", False)
        while not actor.options:
            await other.does(other.options[0])
            await actor.read()
        made = len(table.record().choices)
        await actor.does(actor.options[0])
        assert len(table.record().choices) == made + 1


class Thoughtful(BotPool):
    """Bots that answer when they are let."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: asyncio.Queue[tuple[Question, asyncio.Future[Option]]] = asyncio.Queue()

    async def ask(self, question: Question) -> Option:
        answered: asyncio.Future[Option] = asyncio.get_running_loop().create_future()
        self.questions.put_nowait((question, answered))
        return await answered


@scenario
async def test_an_answer_to_a_question_that_does_not_stand_any_more_does_not_count() -> None:
    bots = Thoughtful()
    async with hosting(bots=bots) as host:
        table = await new_table(host, "greedy")
        question, late = await bots.questions.get()
        await table.change_seat(0, lambda stored: stored.without_bot())
        anna = await sit(table, 0)
        await anna.does(anna.options[0])
        made = table.record().choices
        late.set_result(answer(question))
        await table.change_seat(0, lambda stored: stored.with_bot("random"))
        question, second = await bots.questions.get()
        assert question.bot == "random"
        assert table.record().choices == made
        second.set_result(answer(question))
        await bots.questions.get()
        assert len(table.record().choices) == len(made) + 1


@scenario
async def test_an_open_seat_is_waited_for_and_taken_once() -> None:
    async with hosting() as host:
        table = await new_table(host)
        opened = await table.change_seat(1, lambda stored: type(stored)(1, "open", claim="hash"))
        assert opened.player == "open"

        def take(stored: object) -> object:
            seat = table.stored.seats[1]
            assert stored == seat
            if seat.claim != "hash":
                raise PermissionError
            return seat.taken("Ben", "browser", "code")

        first, second = await asyncio.gather(
            table.change_seat(1, take),  # type: ignore[arg-type]
            table.change_seat(1, take),  # type: ignore[arg-type]
            return_exceptions=True,
        )
        assert isinstance(second, PermissionError)
        assert first == table.stored.seats[1]
        seat = table.info()["seats"][1]
        assert (seat["player"], seat["name"]) == ("person", "Ben")


# --------------------------------------------------------------------------------------------------
# Bots that go wrong
# --------------------------------------------------------------------------------------------------


async def question_of(host_bots: NearBots) -> Question:
    """Something a bot can be asked."""
    async with hosting(bots=host_bots) as host:
        await new_table(host, "random")
        while not host_bots.asked:
            await asyncio.sleep(0)
    return host_bots.asked[0]


@scenario
async def test_a_process_that_dies_is_replaced_and_the_bot_is_asked_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bots = BotPool(think=partial(thinkers.dies_once, tmp_path / "died"))
    async with hosting(bots=bots) as host:
        with caplog.at_level(logging.WARNING):
            table = await new_table(host, "random")
            anna = await sit(table, 0)
            while table.asked == (0,) and not table.record().choices:
                await anna.next()
        assert "its process ended" in caplog.text
        assert table.stored.seats[0].bot == "random"
        assert table.record().choices


@pytest.mark.parametrize("think", [thinkers.dies_always, thinkers.raises, thinkers.cheats])
@scenario
async def test_a_bot_that_fails_three_times_is_replaced_by_the_random_bot(
    think: object, caplog: pytest.LogCaptureFixture
) -> None:
    async with hosting(bots=BotPool(think=think)) as host:  # type: ignore[arg-type]
        with caplog.at_level(logging.WARNING):
            table = await new_table(host, "greedy")
            ben = await sit(table, 1)
            await ben.plays(random.Random(2))
        stored = await host.store.table(table.id)
        assert stored is not None
        assert stored.seats[0].bot == "random"
        assert ben.info["seats"][0]["bot"] == "random"
        assert caplog.text.count("the greedy bot of seat 0") == 3
        assert "goes on with the random bot" in caplog.text


@scenario
async def test_a_bot_that_never_answers_is_ended_and_the_others_are_asked_elsewhere() -> None:
    question = await question_of(NearBots())
    pool = BotPool(patience=0.2, think=thinkers.never_ends)
    try:
        answers = await asyncio.gather(pool.ask(question), pool.ask(question), return_exceptions=True)
        assert [str(answer) for answer in answers] == ["thought for too long"] * 2
        assert all(isinstance(answer, BotFailed) for answer in answers)
    finally:
        await pool.close()


@scenario
async def test_a_process_that_dies_fails_its_question_though_others_were_given_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of four questions given up, at least one still waits for the process when that dies."""
    failed: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", failed.append)
    question = await question_of(NearBots())
    pool = BotPool(think=partial(thinkers.dies_after, tmp_path / "mark"))
    try:
        for _ in range(4):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(pool.ask(question), 0.01)
        last = asyncio.create_task(pool.ask(question))
        await asyncio.sleep(0)
        (tmp_path / "mark").touch()
        with pytest.raises(BotFailed, match="its process ended"):
            await last
    finally:
        await pool.close()
    gc.collect()
    assert failed == []
    assert "never retrieved" not in caplog.text


def test_a_bots_process_ends_with_the_program_that_started_it_even_if_that_is_killed() -> None:
    """Both write to the same pipe; its end is only reached when both are gone."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.live.orphan"], stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]
    ) as program:
        assert program.stdout is not None
        process = int(program.stdout.readline())
        assert process != program.pid
        program.kill()
        assert program.stdout.read() == b""


@scenario
async def test_a_bot_pauses_before_what_people_see_and_not_before_its_secrets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[str] = []
    asked: dict[str, int] = {}

    async def noted(seconds: float) -> None:
        assert 0 < seconds <= 5.0
        pauses.append(bots.asked[-1].seen["asked"][0].kind)

    monkeypatch.setattr(driver, "rest", noted)
    bots = NearBots()
    async with hosting(bots=bots, limits=HostLimits(bot_pause=5.0)) as host:
        table = await new_table(host, "random", "random")
        while not table.over:
            await asyncio.sleep(0)
        for question in bots.asked:
            kind = question.seen["asked"][0].kind
            asked[kind] = asked.get(kind, 0) + 1
        assert {"plan", "action", "grimoire"} <= set(asked)
        assert pauses.count("action") == asked["action"]
        assert not {"plan", "discard", "grimoire", "event side"} & set(pauses)


@scenario
async def test_a_bot_whose_choice_cannot_be_saved_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def noted(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(driver, "rest", noted)
    disk = Disk()
    disk.fails = 2
    async with hosting(disk) as host:
        table = await new_table(host, "random", "random")
        while not table.over:
            await asyncio.sleep(0)
        assert waited == [driver.RETRY] * 2
        assert verify(table.record()).over


@scenario
async def test_bots_that_were_woken_answer_as_others_do() -> None:
    pool = BotPool(1)
    async with hosting(bots=pool) as host:
        pool.wake()
        table = await new_table(host, "random")
        anna = await sit(table, 1)
        while not anna.options:
            await anna.next()
