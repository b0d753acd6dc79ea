"""What somebody does in secret leaves no trace in anything the others are sent."""

from __future__ import annotations

import json
import random
from collections.abc import Awaitable, Callable
from itertools import permutations

import pytest

from blackrose.table.live import LiveTable, MemoryStore
from blackrose.table.wire import WATCHING
from tests.live.tables import NOON, Clock, Reader, digest, hosting, new_table, scenario, sit, until

Steps = Callable[[Reader], Awaitable[None]]
OTHERS = ((0, "en"), (0, "de"), (WATCHING, "ru"))


async def plans_straight(ben: Reader) -> None:
    """Slot by slot, the first spell that is offered."""
    while ben.options:
        await ben.does(ben.options[0])


async def goes_in_circles(ben: Reader, clock: Clock) -> None:
    """Tries everything out and goes back and forth, which takes a while, and ends up where it began."""
    for option in list(ben.options):
        clock.now += 0.5
        await ben.does(option)
        clock.now += 0.5
        assert (await ben.back())["type"] == "done"
    await ben.does(ben.options[-1])
    await ben.does(ben.options[-1])
    for _ in range(2):
        assert (await ben.back())["type"] == "done"
    assert (await ben.back())["type"] == "refused"
    assert (await ben.choose("move:99"))["type"] == "refused"


async def plans_otherwise(ben: Reader) -> None:
    """The other side of every spell: as many spells in the same slots."""
    while ben.options:
        await ben.does(ben.options[1])


async def sent_to_others(steps: Steps, circles: bool = False) -> tuple[list[bytes], LiveTable]:
    """Everything that everybody but the one who plans is sent, until the others have planned as well."""
    clock = Clock()
    async with hosting(clock=clock) as host:
        table = await new_table(host)
        ben = await sit(table, 1)
        others = [await sit(table, seat, language) for seat, language in OTHERS]
        anna = others[0]
        await until("plan", anna, ben)
        clock.now += 5
        await anna.does(anna.options[0])
        if circles:
            await goes_in_circles(ben, clock)
        clock.now = NOON + 100
        await steps(ben)
        clock.now += 5
        await plans_straight(anna)
        for _ in range(3):
            assert (await anna.back())["type"] == "refused"
        for reader in others:
            await table.sync(reader.link)
            await reader.read()
        sent = [json.dumps(reader.got).replace(table.id, "id").encode() for reader in others]
        stored = await host.store.table(table.id)
        assert stored is not None
        sent.append(repr((stored.updated, stored.asked, stored.over)).encode())
    return sent, table


@scenario
async def test_how_a_rival_came_to_a_plan_cannot_be_told_from_any_byte() -> None:
    straight, one = await sent_to_others(plans_straight)
    circles, other = await sent_to_others(plans_straight, circles=True)
    assert circles == straight
    assert one.record().choices == other.record().choices


@scenario
async def test_what_a_rival_has_planned_cannot_be_told_from_any_byte() -> None:
    straight, one = await sent_to_others(plans_straight)
    otherwise, other = await sent_to_others(plans_otherwise)
    assert otherwise == straight
    assert one.record().choices != other.record().choices


@scenario
async def test_while_a_rival_plans_nothing_is_sent_and_no_choice_becomes_stale() -> None:
    """Not even that the rival has sealed the plan makes an answer stale that was on its way."""
    clock = Clock()
    async with hosting(clock=clock) as host:
        table = await new_table(host)
        anna, ben, crowd = await sit(table, 0), await sit(table, 1), await sit(table, WATCHING)
        await until("plan", anna, ben)
        await crowd.read()
        clock.now += 10
        updated = table.stored.updated
        rev, option = anna.rev, anna.options[0]
        await ben.does(ben.options[0])
        await ben.does(ben.options[0])
        assert (await ben.back())["type"] == "done"
        assert (await anna.read(), await crowd.read()) == ([], [])
        assert (table.rev(0), table.stored.updated) == (rev, updated)
        assert await host.store.table(table.id) == table.stored
        await plans_straight(ben)
        assert [message["type"] for message in await anna.read()] == ["diff", "info"]
        assert table.rev(0) == rev + 1
        assert (await anna.choose(option, rev=rev))["type"] == "done"
        assert (await anna.choose(anna.options[0], rev=rev))["type"] == "refused"


@scenario
async def test_a_reason_not_to_take_back_does_not_tell_of_secret_steps() -> None:
    async with hosting() as host:
        table = await new_table(host)
        anna, ben = await sit(table, 0), await sit(table, 1)
        await until("plan", anna, ben)
        last = table.record().choices[-1][0]
        mine, theirs = (anna, ben) if last == 0 else (ben, anna)
        why = mine.shown["back"]
        await theirs.does(theirs.options[0])
        await table.sync(mine.link)
        await mine.read()
        assert mine.shown["back"] == why
        assert not why["can"]


@pytest.mark.parametrize("seed", range(3))
@scenario
async def test_frames_that_come_again_and_in_any_order_change_nothing(seed: int) -> None:
    """Every frame is sent one to four times, late ones among new ones; the game comes out as if each came
    once.
    """
    dice = random.Random(seed)
    async with hosting(MemoryStore()) as host:
        table, plain = await new_table(host), await new_table(host)
        anna, ben = await sit(table, 0), await sit(table, 1)
        once = {0: await sit(plain, 0), 1: await sit(plain, 1)}
        sent: list[tuple[Reader, int, str, str, object]] = []
        for _ in range(70):
            asked = [reader for reader in (anna, ben) if reader.options]
            reader = dice.choice(asked)
            option, rev, key = dice.choice(reader.options), reader.rev, reader.key()
            if dice.random() < 0.2 and reader.shown["back"]["can"]:
                option = ""
            twin = once[reader.seat]
            first = await send(reader, rev, option, key)
            assert await send(twin, twin.rev, option, key) == first
            sent.append((reader, rev, option, key, first))
            again = dice.choices(sent, k=4) + sent[-1:] * dice.randrange(4)
            for other, old, what, name, answer in dice.sample(again, len(again)):
                assert await send(other, old, what, name) == answer
            for other in (anna, ben, *once.values()):
                await other.read()
            assert digest(table) == digest(plain)
            assert [anna.shown, ben.shown] == [once[0].shown, once[1].shown]


async def send(reader: Reader, rev: int, option: str, key: str) -> object:
    """A frame: a choice, or to take back where no option is named."""
    if option:
        return await reader.table.choose(reader.link, rev, option, key)
    return await reader.table.back(reader.link, rev, key)


@scenario
async def test_frames_of_one_revision_in_every_order_let_exactly_one_through() -> None:
    """Four choices made at the same sight of the table, in all orders in which they can arrive."""
    async with hosting() as host:
        for order in permutations(range(4)):
            table = await new_table(host)
            anna, ben = await sit(table, 0), await sit(table, 1)
            await until("plan", anna, ben)
            rev, options = anna.rev, anna.options[:4]
            answers = [await table.choose(anna.link, rev, options[at], f"k{at}") for at in order]
            assert [answer["type"] for answer in answers] == ["done"] + ["refused"] * 3
            again = [await table.choose(anna.link, rev, options[at], f"k{at}") for at in order]
            assert again == answers
