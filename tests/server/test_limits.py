"""How much is too much, and that whoever overdoes it is alone with the consequences."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from blackrose.server.limits import MOST, Bucket, Buckets, RateLimits, TooFast, address_of
from blackrose.server.settings import Rate, Settings
from tests.server.people import Browser, heard_to_the_end
from tests.server.serving import PATIENCE, serving


class Clock:
    """Goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


# --------------------------------------------------------------------------------------------------
# Buckets
# --------------------------------------------------------------------------------------------------


def test_a_bucket_empties_and_fills() -> None:
    bucket = Bucket(Rate(3, 6.0), 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait(0.0) == 2.0
    assert not bucket.take(1.9)
    assert bucket.take(2.1)
    assert not bucket.full(6.0)
    assert bucket.full(9.0)
    assert not bucket.take(-50.0) or bucket.wait(-50.0) >= 0  # a clock that jumps back gives nothing away


def test_one_who_takes_all_takes_it_from_nobody_else() -> None:
    clock = Clock()
    buckets = Buckets("requests", Rate(2, 10.0), clock)
    buckets.take("a")
    buckets.take("a")
    with pytest.raises(TooFast) as refused:
        buckets.take("a")
    assert refused.value.wait == 5
    with pytest.raises(TooFast):
        buckets.check("a")
    buckets.take("b")
    buckets.check("b")
    clock.now += 5
    buckets.take("a")


def test_those_who_asked_once_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets("requests", Rate(2, 10.0), clock)
    for number in range(MOST):
        buckets.take(number)
    clock.now += 60
    buckets.take("late")
    assert len(buckets) == 1
    for number in range(3 * MOST):
        buckets.take(number)
    assert len(buckets) <= MOST


async def _two_connections(limits: RateLimits) -> None:
    with limits.connected("a"):
        with limits.connected("a"), pytest.raises(TooFast), limits.connected("a"):
            pass
        with limits.connected("b"):
            assert limits.connections == 2
            with pytest.raises(TooFast), limits.connected("c"):
                pass
    assert limits.connections == 0
    await limits.all_gone()


def test_connections_are_counted() -> None:
    asyncio.run(_two_connections(RateLimits(Settings(max_connections=2, max_connections_address=2))))


def test_a_household_is_one_address() -> None:
    assert address_of("2001:db8:1:2:3:4:5:6") == address_of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::"
    assert address_of("2001:db8:1:3::1") != address_of("2001:db8:1:2::1")
    assert address_of("::ffff:192.0.2.7") == address_of("192.0.2.7") == "192.0.2.7"
    assert address_of("fe80::1%eth0") == "fe80::"
    assert address_of(None) == ""
    assert len(address_of("x" * 1000)) == 64


# --------------------------------------------------------------------------------------------------
# At the door
# --------------------------------------------------------------------------------------------------


def test_too_many_requests_of_an_address(tmp_path: Path) -> None:
    with serving(tmp_path, rate_requests=Rate(5, 600.0)) as served, Browser(served, language="de") as me:
        for _ in range(5):
            assert me.ask("GET", "/healthz").status_code == 200
        answer = me.ask("GET", "/healthz")
        assert answer.status_code == 429
        assert answer.json()["code"] == "too-fast"
        assert "Versuche es" in answer.json()["text"]
        assert int(answer.headers["retry-after"]) >= 100
        assert "content-security-policy" in answer.headers


def test_too_many_tables(tmp_path: Path) -> None:
    with serving(tmp_path, max_tables=2, rate_tables=Rate(4, 600.0)) as served, Browser(served) as me:
        wish = {"edition": "duel", "seats": [{"player": "person"}, {"player": "person"}]}
        statuses = [me.ask("POST", "/api/tables", wish).status_code for _ in range(5)]
        assert statuses == [201, 201, 503, 503, 429]


def test_too_many_connections_of_an_address(tmp_path: Path) -> None:
    with serving(tmp_path, max_connections_address=1) as served, Browser(served) as me:
        table = me.new_table("person", "person")["table"]
        with me.sit(table, 0), me.knock(table, 1) as second:
            assert json.loads(second.recv(timeout=PATIENCE))["code"] == "too-many"
        served.call(served.service.limits.all_gone())
        with me.sit(table, 1):
            pass


def test_who_connects_and_asks_for_nothing_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("blackrose.server.protocol.FIRST_REQUEST", 2.0)
    with serving(tmp_path) as served, Browser(served) as me:
        table = me.new_table("person", "person")["table"]
        host, port = served.host.split(":")
        with (
            me.sit(table, 0) as seat,  # this one has asked
            socket.create_connection((host, int(port)), timeout=PATIENCE) as silent,
            socket.create_connection((host, int(port)), timeout=PATIENCE) as slow,
        ):
            slow.send(b"GET /healthz HT")
            assert silent.recv(100) == b""
            assert slow.recv(100) == b""
            seat.send({"type": "sync"})
            seat.until(lambda message: message["type"] == "full")


# --------------------------------------------------------------------------------------------------
# Floods
# --------------------------------------------------------------------------------------------------


def test_a_flood_is_cut_off_and_another_table_still_answers(tmp_path: Path) -> None:
    rates = {"rate_frames": Rate(20, 600.0), "rate_seat": Rate(100, 600.0)}
    with serving(tmp_path, **rates) as served, Browser(served) as me, Browser(served) as troll:
        mine, theirs = me.new_table("person", "person")["table"], troll.new_table("person", "person")["table"]
        with me.sit(mine, 0) as seat, troll.knock(theirs, 0) as flood:
            with suppress(ConnectionClosed):
                for _ in range(1000):
                    flood.send('{"type": "sync"}')
            codes = [message.get("code", message["type"]) for message in heard_to_the_end(flood)]
            assert codes[-1] == "too-fast"
            assert "full" in codes
            seat.send({"type": "sync"})
            assert seat.until(lambda message: message["type"] == "full")
        # the seat of the flood is not lost: its person connects again
        with troll.sit(theirs, 0) as again:
            assert again.shown


def test_a_seat_has_a_limit_over_all_its_connections(tmp_path: Path) -> None:
    rates = {"rate_frames": Rate(1000, 1.0), "rate_seat": Rate(4, 600.0)}
    with serving(tmp_path, **rates) as served, Browser(served) as me:
        table = me.new_table("person", "person")["table"]
        with me.sit(table, 0) as one, me.sit(table, 0) as two, me.sit(table, 1) as other:
            for seat in (one, two):
                for _ in range(2):
                    seat.send({"type": "sync"})
                    seat.until(lambda message: message["type"] == "full")
            one.send({"type": "sync"})
            refused = one.until(lambda message: message["type"] == "refused")
            assert refused["code"] == "too-fast"
            other.send({"type": "sync"})
            other.until(lambda message: message["type"] == "full")


def test_a_reader_who_does_not_read_costs_little(tmp_path: Path) -> None:
    """Somebody asks for the whole view again and again and never reads: the server holds a bounded number."""
    with serving(tmp_path, outbox=8) as served, Browser(served) as me:
        table = me.new_table("person", "person")["table"]
        with me.knock(table, 0, close_timeout=0, max_queue=1) as deaf, me.sit(table, 1) as seat:
            for _ in range(300):
                deaf.send('{"type": "sync"}')
            live = served.call(served.service.host.table(table))
            seat.send({"type": "sync"})
            seat.until(lambda message: message["type"] == "full")
            waiting = [len(link.sink) for link in live._audiences.links(0)]
            assert all(count <= 8 for count in waiting)


def test_pings_and_pieces_without_end_are_cut_off(tmp_path: Path) -> None:
    """No message ever comes of them, so nothing else would count them."""
    with serving(tmp_path) as served, Browser(served) as me:
        table = me.new_table("person", "person")["table"]
        with me.knock(table, 0) as pings:
            with suppress(ConnectionClosed):
                for _ in range(2000):
                    pings.ping()
            heard_to_the_end(pings)
            assert pings.protocol.close_code in (1006, 1008)
        with me.knock(table, 0) as pieces:
            with suppress(ConnectionClosed):
                pieces.send("" for _ in range(20_000))
            heard_to_the_end(pieces)
            assert pieces.protocol.close_code in (1006, 1008)  # what was still under way may break it off
        with me.sit(table, 0) as seat:  # a few of them are nobody's harm
            seat.socket.ping()
            seat.socket.send(iter(('{"type":', "", ' "sync"}')))
            seat.until(lambda message: message["type"] == "full")


def test_an_address_has_a_limit_over_all_its_tables(tmp_path: Path) -> None:
    with serving(tmp_path, rate_address=Rate(6, 600.0)) as served, Browser(served) as me:
        tables = [me.new_table("person", "person")["table"] for _ in range(3)]
        for table in tables:
            with me.sit(table, 0) as seat:
                for _ in range(2):
                    seat.send({"type": "sync"})
                    seat.until(lambda message: message["type"] == "full")
        with me.sit(tables[0], "watch") as watching:
            watching.send({"type": "sync"})
            assert watching.until(lambda message: message["type"] == "refused")["code"] == "too-fast"
