"""People at a live table: what they are sent, and what comes of what they send."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from blackrose.language.words import UnknownLanguage
from blackrose.server.store import SqliteStore
from blackrose.table.live import HostLimits, MemoryStore, NoSuchSeat, Outbox, TooBusy
from blackrose.table.recorded.record import verify
from blackrose.table.wire import WATCHING
from tests.live.tables import Clock, Reader, digest, go_on, hosting, new_table, scenario, sit, until


@scenario
async def test_two_people_play_a_whole_game_and_all_views_agree() -> None:
    """Whoever followed the differences sees what a newcomer is shown, in either language."""
    async with hosting() as host:
        table = await new_table(host)
        anna, ben = await sit(table, 0), await sit(table, 1, "de")
        crowd = await sit(table, WATCHING, "ru")
        dice, steps = random.Random(7), 0
        while await go_on(dice, anna, ben):
            await crowd.read()
            steps += 1
            if steps % 25 == 0:
                for reader in (anna, ben, crowd):
                    await same_as_newcomer(reader)
        assert table.over
        assert steps > 60
        for reader in (anna, ben, crowd):
            await same_as_newcomer(reader)
            assert reader.shown["over"] is not None
            assert reader.info["over"]
            assert reader.info["seed"] == table.stored.setup.seed
        assert verify(table.record()).over


async def same_as_newcomer(reader: Reader) -> None:
    await reader.read()
    fresh = await sit(reader.table, reader.seat, reader.link.language)
    assert (fresh.rev, fresh.shown, fresh.log) == (reader.rev, reader.shown, reader.log)
    reader.table.leave(fresh.link)
    await reader.read()


@scenario
async def test_the_seed_is_told_to_nobody_before_the_end() -> None:
    async with hosting() as host:
        table = await new_table(host)
        anna, ben = await sit(table, 0), await sit(table, 1)
        crowd = await sit(table, WATCHING)
        await until("action", anna, ben)
        await crowd.read()
        secret = table.stored.setup.seed
        assert all(reader.info["seed"] == "" for reader in (anna, ben, crowd))
        assert all(
            reader.info["commitment"] == table.stored.setup.commitment for reader in (anna, ben, crowd)
        )
        key = table.record().setup.game().key.hex().encode()
        assert secret
        assert all(key not in reader.bytes for reader in (anna, ben, crowd))


@scenario
async def test_a_choice_at_an_old_revision_is_refused_and_a_full_view_follows() -> None:
    async with hosting() as host:
        table = await new_table(host)
        anna = await sit(table, 0)
        old, option = anna.rev, anna.options[0]
        await anna.does(option)
        before = digest(table)
        for rev in (old, anna.rev + 1, -1):
            sent = len(anna.got)
            refused = await anna.choose(anna.options[0], rev=rev)
            assert refused["type"] == "refused"
            assert refused["code"] == "stale"
            assert refused["text"]
            assert [message["type"] for message in anna.got[sent:]] == ["refused", "full"]
        assert digest(table) == before


@scenario
async def test_what_is_refused_changes_nothing_and_says_why() -> None:
    async with hosting() as host:
        table = await new_table(host)
        anna, ben = await sit(table, 0), await sit(table, 1, "de")
        crowd = await sit(table, WATCHING)
        await anna.does(anna.options[0])
        await ben.read()
        before = digest(table)
        refusals = [
            (await anna.choose("move:99"), "illegal"),
            (await anna.choose("Robert'); DROP TABLE"), "malformed"),
            (await anna.choose(anna.options[0], key="k" * 65), "malformed"),
            (await ben.choose(anna.options[0]), "not-asked"),
            (await crowd.choose(anna.options[0]), "no-right"),
            (await crowd.back(), "no-right"),
            (await ben.back(), "cannot-back"),
        ]
        for answer, code in refusals:
            assert answer["type"] == "refused"
            assert answer["code"] == code
            assert answer["text"]
        assert digest(table) == before
        assert table.rev(0) == anna.rev


@scenario
async def test_an_empty_key_is_refused() -> None:
    async with hosting() as host:
        table = await new_table(host)
        anna = await sit(table, 0)
        answer = await table.choose(anna.link, anna.rev, anna.options[0], "")
        assert answer["type"] == "refused"
        assert answer["code"] == "malformed"


@scenario
async def test_a_repeated_key_gets_the_same_answer_and_happens_once() -> None:
    async with hosting() as host:
        table = await new_table(host)
        anna = await sit(table, 0)
        rev, option = anna.rev, anna.options[0]
        first = await anna.choose(option, key="k1")
        await anna.does(anna.options[0])
        before = digest(table)
        for again in (option, anna.options[0], "stop"):
            assert await anna.choose(again, rev=rev, key="k1") == first
        assert digest(table) == before


@scenario
async def test_a_repeated_key_gets_the_same_answer_after_a_restart(tmp_path: Path) -> None:
    """Revisions, clocks and answers are worked out of the log again, takings-back included."""
    clock, file = Clock(), tmp_path / "tables.sqlite3"
    store = SqliteStore(file)
    async with hosting(store, clock=clock) as host:
        table = await new_table(host)
        anna, ben = await sit(table, 0), await sit(table, 1)
        dice = random.Random(5)
        first = await anna.choose(anna.options[0], key="first")
        undone = await anna.back(key="undone")
        for _ in range(60):
            clock.now += 1.5
            assert await go_on(dice, anna, ben)
        last = await sit(table, WATCHING)
        before = table.record(), [table.rev(seat) for seat in (-1, 0, 1)], table.stored
        since = [seat["since"] for seat in table.info()["seats"]]
    await store.close()
    store = SqliteStore(file)
    async with hosting(store, clock=clock) as host:
        table = await host.table(table.id)
        assert (table.record(), [table.rev(seat) for seat in (-1, 0, 1)], table.stored) == before
        assert [seat["since"] for seat in table.info()["seats"]] == since
        anna, again = await sit(table, 0), await sit(table, WATCHING)
        assert (again.rev, again.shown, again.log) == (last.rev, last.shown, last.log)
        assert await anna.choose("stop", rev=0, key="first") == first
        assert await anna.back(key="undone") == undone
        assert table.record() == before[0]
    await store.close()


@scenario
async def test_of_two_who_choose_at_once_exactly_one_wins_a_thousand_times() -> None:
    """Two tabs of one seat answer the same question in the same moment."""
    races, seed = 0, 0
    async with hosting() as host:
        while races < 1000:
            seed += 1
            table = await new_table(host, seed=seed)
            tabs = [[await sit(table, seat, name=tab) for tab in "ab"] for seat in range(2)]
            dice = random.Random(seed)
            while not table.over and races < 1000:
                pair = tabs[dice.choice(table.asked)]
                rev, options = pair[0].rev, pair[0].options
                answers = await asyncio.gather(
                    *(tab.choose(dice.choice(options), rev=rev) for tab in dice.sample(pair, 2))
                )
                codes = sorted(str(answer.get("code", "done")) for answer in answers)
                assert codes == ["done", "stale"]
                for tab in (*tabs[0], *tabs[1]):
                    await tab.read()
                races += 1
            assert len(table.record().choices) <= races


@scenario
async def test_taking_back_shows_the_table_as_it_was() -> None:
    async with hosting() as host:
        table = await new_table(host)
        anna, crowd = await sit(table, 0), await sit(table, WATCHING)
        before, log, seen = anna.shown, list(anna.log), crowd.shown
        await anna.does(anna.options[1])
        assert anna.shown["back"]["can"]
        answer = await anna.back()
        await crowd.read()
        assert answer == {"type": "done", "key": "0-2", "rev": 2}
        assert (anna.shown, anna.log, crowd.shown) == (before, log, seen)
        assert (await anna.back())["type"] == "refused"
        assert anna.got[-1].get("text") == anna.shown["back"]["why"]


@scenario
async def test_a_reader_can_change_the_language_and_ask_for_everything_again() -> None:
    async with hosting() as host:
        table = await new_table(host)
        anna = await sit(table, 0)
        await anna.does(anna.options[0])
        rev, english = anna.rev, anna.shown["waiting_line"]
        await table.speak(anna.link, "ru")
        await table.speak(anna.link, "ru")
        await anna.read()
        assert [message["type"] for message in anna.got[-2:]] == ["full", "full"]
        assert anna.rev == rev
        assert anna.shown["language"] == "ru"
        assert anna.shown["waiting_line"] != english
        await anna.does(anna.options[0])
        await table.sync(anna.link)
        (last,) = await anna.read()
        assert last["type"] == "full"
        with pytest.raises(UnknownLanguage):
            await table.speak(anna.link, "tlh")
        assert anna.link.language == "ru"


@scenario
async def test_a_preview_tells_what_would_happen_and_nothing_does() -> None:
    async with hosting() as host:
        table = await new_table(host)
        anna, ben = await sit(table, 0), await sit(table, 1)
        await until("action", anna, ben)
        actor = anna if anna.options else ben
        before = digest(table)
        await table.preview(actor.link, actor.rev, "explore")
        await table.preview(actor.link, actor.rev, "move:99")
        await table.preview(actor.link, actor.rev - 1, "explore")
        foreseen, illegal, stale, full = await actor.read()
        assert foreseen["type"] == "preview"
        assert foreseen["option"] == "explore"
        assert [illegal.get("code"), stale.get("code"), full["type"]] == ["illegal", "stale", "full"]
        assert digest(table) == before


@scenario
async def test_everybody_is_told_who_is_there() -> None:
    async with hosting() as host:
        table = await new_table(host)
        anna = await sit(table, 0)
        assert [seat["online"] for seat in anna.info["seats"]] == [True, False]
        ben, crowd = await sit(table, 1), await sit(table, WATCHING)
        await anna.read()
        assert [seat["online"] for seat in anna.info["seats"]] == [True, True]
        assert anna.info["watchers"] == 1
        table.leave(ben.link)
        table.leave(ben.link)
        table.leave(crowd.link)
        await anna.read()
        assert [seat["online"] for seat in anna.info["seats"]] == [True, False]
        assert anna.info["watchers"] == 0
        assert ben.sink.closed


@scenario
async def test_whoever_is_dismissed_hears_why_and_can_choose_no_more() -> None:
    """The seat was taken over on another device."""
    async with hosting() as host:
        table = await new_table(host)
        old, new = await sit(table, 0), None
        table.dismiss(0, "moved", "elsewhere")
        new = await sit(table, 0)
        await old.read()
        assert old.got[-1] == {"type": "closed", "code": "moved", "text": "elsewhere"}
        assert await old.sink.get() is None
        refused = await table.choose(old.link, new.rev, new.options[0], "late")
        assert refused["type"] == "refused"
        assert refused["code"] == "no-right"
        await new.does(new.options[0])


@scenario
async def test_only_seats_that_are_there_can_be_joined() -> None:
    async with hosting() as host:
        table = await new_table(host)
        for seat in (2, -2):
            with pytest.raises(NoSuchSeat):
                await table.join(seat, "en", Outbox())
        with pytest.raises(UnknownLanguage):
            await table.join(0, "", Outbox())
        assert not table.online(0)


@scenario
async def test_whoever_goes_while_still_coming_leaves_no_trace() -> None:
    async with hosting() as host:
        table = await new_table(host)
        coming = asyncio.create_task(table.join(0, "en", Outbox()))
        await asyncio.sleep(0)
        coming.cancel()
        await asyncio.gather(coming, return_exceptions=True)
        ben = await sit(table, 1)
        assert not table.online(0)
        assert [seat["online"] for seat in ben.info["seats"]] == [False, True]


@scenario
async def test_more_than_a_table_can_queue_is_refused() -> None:
    async with hosting(limits=HostLimits(queue=2, bot_pause=0)) as host:
        table = await new_table(host)
        anna = await sit(table, 0)
        asked = [table.choose(anna.link, anna.rev, option, option) for option in anna.options[:1] * 9]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(answer, TooBusy) for answer in answers) >= 6
        assert sum(isinstance(answer, dict) for answer in answers) >= 1
        await anna.read()
        await anna.does(anna.options[0])


@scenario
async def test_the_clock_of_a_seat_starts_when_it_is_asked() -> None:
    clock = Clock()
    async with hosting(clock=clock) as host:
        table = await new_table(host)
        anna, ben = await sit(table, 0), await sit(table, 1)
        begun = clock.now
        assert [seat["since"] for seat in table.info()["seats"]] == [begun, 0.0]
        clock.now += 10
        await anna.does(anna.options[0])
        assert [seat["since"] for seat in anna.info["seats"]] == [begun + 10, 0.0]
        clock.now += 10
        await anna.back()
        assert [seat["since"] for seat in anna.info["seats"]] == [begun, 0.0]
        await until("plan", anna, ben)
        opened = clock.now
        clock.now += 10
        await anna.does(anna.options[0])
        assert [seat["since"] for seat in anna.info["seats"]] == [opened, opened]
        while anna.options:
            await anna.does(anna.options[0])
        assert [seat["since"] for seat in anna.info["seats"]] == [0.0, opened]
        clock.now += 10
        await anna.back()
        assert [seat["since"] for seat in anna.info["seats"]] == [opened, opened]


@scenario
async def test_choosing_and_taking_back_by_turns_wins_no_time() -> None:
    """Otherwise one could keep a table waiting for ever without the clock ever running out."""
    clock = Clock()
    store = MemoryStore()
    async with hosting(store, clock=clock) as host:
        table = await new_table(host)
        anna, begun = await sit(table, 0), clock.now
        for _ in range(5):
            clock.now += 10
            await anna.does(anna.options[0])
            clock.now += 10
            await anna.back()
        await anna.does(anna.options[0])
        since = [seat["since"] for seat in table.info()["seats"]]
        assert since == [begun, 0.0]
        name = table.id
    async with hosting(store, clock=clock) as host:  # also when it is loaded again
        table = await host.table(name)
        assert [seat["since"] for seat in table.info()["seats"]] == since


@scenario
async def test_a_log_does_not_grow_for_ever_by_taking_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackrose.table.live.game.MOST_BACKS", 3)
    async with hosting() as host:
        table = await new_table(host)
        anna = await sit(table, 0)
        for _ in range(3):
            await anna.does(anna.options[0])
            assert (await anna.back())["type"] == "done"
        await anna.does(anna.options[0])
        answer = await anna.back()
        assert answer["type"] == "refused"
        assert answer["code"] == "cannot-back"
        assert answer["text"]
        await anna.does(anna.options[0])  # the game goes on
