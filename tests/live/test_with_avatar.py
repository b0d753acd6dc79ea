"""Live tables with an Avatar: it has no seat there, all comes back after a kill, secrets stay secret."""

from __future__ import annotations

import asyncio
import json
import random
from datetime import date
from pathlib import Path

import pytest

from blackrose.game.journal import events as ev
from blackrose.server.store import SqliteStore
from blackrose.table import Setup
from blackrose.table.live import StoredSeat
from blackrose.table.solo.challenge import challenges
from blackrose.table.solo.occasion import challenge_setup, todays_setup
from blackrose.table.wire import WATCHING
from tests.live.tables import digest, go_on, hosting, scenario, sit
from tests.live.test_killed_in_a_window import Server
from tests.table.avatar_told import AVATAR

OPTIONS = {"avatar": AVATAR, "setup": "random", "moons": "4-12-20"}


def solo(seed: int = 4, people: int = 1, **options: str) -> Setup:
    return Setup.new("rebirth", ("",) * people, ("person",) * people, {**OPTIONS, **options}, seed)


def seats(people: int = 1) -> list[StoredSeat]:
    return [StoredSeat(seat, name=f"player {seat}") for seat in range(people)]


@scenario
async def test_a_solo_game_is_played_to_its_end() -> None:
    async with hosting() as host:
        table = await host.table(await host.new_table(solo(), seats()))
        anna, crowd = await sit(table, 0), await sit(table, WATCHING, "de")
        assert [seat["seat"] for seat in anna.info["seats"]] == [0]
        assert anna.info["options"]["avatar"] == AVATAR
        assert anna.info["occasion"] == {"kind": "ordinary", "name": "", "public": False}
        dice = random.Random(1)
        while anna.shown["over"] is None:
            assert await go_on(dice, anna, crowd)
        for reader in (anna, crowd):
            over = reader.shown["over"]
            assert over is not None
            assert over["solo"] is not None
            assert over["solo"]["margin"] == reader.shown["avatar"]["margins"][0]  # type: ignore[index]
        assert table.stored.winner == anna.shown["over"]["winner"]
        assert any(line["event"] == "commanded" for line in anna.log)


@scenario
async def test_the_name_of_a_command_is_sent_only_once_it_is_turned() -> None:
    """Names that nothing else in the box has: none is in any byte before its card is face-up."""
    async with hosting() as host:
        table = await host.table(await host.new_table(solo(7), seats()))
        anna, dice = await sit(table, 0), random.Random(3)
        rules = table._game.session.game.rules
        names = {number: command.name.en for number, command in enumerate(rules.commands)}
        looked = 0
        for _ in range(150):
            if not await go_on(dice, anna):
                break
            sent = json.dumps(anna.got, ensure_ascii=False)
            known = {
                event.command
                for _, event in table._game.journal
                if isinstance(event, ev.Commanded | ev.Sprang | ev.CommandLost)
            }
            hidden = [name for number, name in names.items() if number not in known and " " in name]
            assert not [name for name in hidden if name in sent]
            looked += len(hidden)
        assert looked


@scenario
async def test_what_was_not_final_is_taken_back_and_a_turned_command_is() -> None:
    async with hosting() as host:
        table = await host.table(await host.new_table(solo(5), seats()))
        anna, dice = await sit(table, 0), random.Random(2)
        backs = commands = 0
        while (backs < 3 or commands < 3) and anna.shown["over"] is None:
            before = digest(table)
            told = len(table._game.journal)
            assert await go_on(dice, anna)
            fresh = [event for _, event in table._game.journal[told:]]
            if any(isinstance(event, ev.Commanded) for event in fresh):
                assert not anna.shown["back"]["can"]
                commands += 1
            elif anna.shown["back"]["can"]:
                assert (await anna.back())["type"] == "done"
                assert digest(table) == before
                backs += 1
                assert await go_on(dice, anna)
        assert backs >= 3
        assert commands >= 3


@scenario
async def _comes_back(folder: Path, people: int) -> None:
    store, dice = SqliteStore(folder / "t.db"), random.Random(2)
    languages = ("en", "ru", "de")[: people + 1]
    eyes = (*range(people), WATCHING)
    async with hosting(store) as host:
        name = await host.new_table(solo(11, people), seats(people))
        table = await host.table(name)
        readers = [await sit(table, seat, each) for seat, each in zip(eyes, languages, strict=True)]
        for _ in range(70):
            assert await go_on(dice, *readers)
        before, shown, logs = digest(table), [r.shown for r in readers], [r.log for r in readers]
    async with hosting(store) as host:
        table = await host.table(name)
        assert digest(table) == before
        again = [await sit(table, seat, each) for seat, each in zip(eyes, languages, strict=True)]
        assert [reader.shown for reader in again] == shown
        assert [reader.log for reader in again] == logs
    await store.close()


@pytest.mark.parametrize("people", [1, 2])
def test_a_table_comes_back_from_the_disk_as_it_was(tmp_path: Path, people: int) -> None:
    _comes_back(tmp_path, people)


@pytest.mark.long
def test_a_host_that_is_killed_goes_on_with_the_avatar_as_it_was(tmp_path: Path) -> None:
    """Killed with kill -9 between choices and while one is on its way; no future card has changed."""
    path, dice = tmp_path / "t.db", random.Random(6)
    name = asyncio.run(new_table_alone(path))
    with Server(path, name) as server:
        found = server.found
        for number in range(40):
            asked = found["shown"][0]["decision"]
            if asked is None:
                break
            option = dice.choice(asked["options"])["id"]
            if number % 8 == 7:
                server.dies_while(dice.choice((0.0, 0.002)), "choose", 0, option, f"key {number}", None)
                again = server.ask("choose", 0, option, f"key {number}", found["revs"][0])
                assert again["type"] in ("done", "refused")
            else:
                answer = server.ask("choose", 0, option, f"key {number}", None)
                assert answer["type"] == "done"
            found = server.ask("look")
            if number % 5 == 4:
                assert server.dies() == found
        assert server.kills > 8
        assert found["shown"][0]["avatar"] is not None


async def new_table_alone(path: Path) -> str:
    """A table on the disk that nobody has open."""
    store = SqliteStore(path)
    async with hosting(store) as host:
        name = await host.new_table(solo(), seats())
    await store.close()
    return name


@scenario
async def test_a_fork_goes_on_from_the_middle() -> None:
    async with hosting() as host:
        table = await host.table(await host.new_table(solo(), seats()))
        anna, dice = await sit(table, 0), random.Random(4)
        for _ in range(40):
            assert await go_on(dice, anna)
        past = table.record().choices[:25]
        other = await host.table(await host.new_table(solo(), seats(), prefix=past))
        boris = await sit(other, 0)
        assert boris.shown["avatar"] is not None
        assert digest(other) == table.record().digests[24]
        assert await go_on(dice, boris)


@scenario
async def test_the_game_of_the_day_tells_its_seed_from_the_start() -> None:
    setup = todays_setup(date(2026, 1, 31))
    async with hosting() as host:
        table = await host.table(await host.new_table(setup, seats()))
        anna = await sit(table, 0)
        assert anna.info["occasion"] == {"kind": "today", "name": "2026-01-31", "public": True}
        assert anna.info["seed"] == setup.seed
        assert anna.shown["goal"] is None


@scenario
async def test_a_challenge_tells_its_goal_and_how_it_stands() -> None:
    setup = challenge_setup(challenges()["sleeping-thorns"])
    async with hosting() as host:
        table = await host.table(await host.new_table(setup, seats()))
        anna, dice = await sit(table, 0, "de"), random.Random(4)
        assert anna.info["occasion"] == {"kind": "challenge", "name": "sleeping-thorns", "public": False}
        assert anna.info["seed"] == ""
        goal = anna.shown["goal"]
        assert goal is not None
        assert (goal["name"], goal["state"]) == ("Schlafende Dornen", "open")
        while anna.shown["over"] is None:
            assert await go_on(dice, anna)
        goal = anna.shown["goal"]
        assert goal is not None
        assert goal["state"] in ("met", "failed")
