"""Whatever is sent: the server answers with a code, quotes nothing, stays up, and nothing illegal happens."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from blackrose.server.requests import LARGEST, Malformed, player_name, read_frame
from tests.server.conftest import Somebody
from tests.server.people import Browser, Seat, heard_to_the_end
from tests.server.serving import PATIENCE, Served

VALID = (
    {"type": "choose", "rev": 0, "option": "side:0", "key": "k"},
    {"type": "back", "rev": 0, "key": "k"},
    {"type": "preview", "rev": 0, "option": "side:0"},
    {"type": "sync"},
    {"type": "speak", "lang": "de"},
)

DEEP = "[" * 20_000 + "]" * 20_000


@pytest.fixture(scope="module")
def seat(served: Served) -> Iterator[Seat]:
    """A connection that has to endure much."""
    with Browser(served) as me:
        options = {"crown": "0", "event": "choose"}
        table = me.new_table("person", "person", options=options)["table"]
        with me.sit(table, 0) as seat:
            yield seat


# --------------------------------------------------------------------------------------------------
# Messages
# --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "sync",
        '{"type": "kick"}',
        '{"type": "Sync"}',
        '{"type": "sync", "more": 1}',
        '{"type": "sync"} {}',
        '{"type": "choose"}',
        '{"type": "choose", "rev": "0", "option": "a", "key": "k"}',
        '{"type": "choose", "rev": 0.5, "option": "a", "key": "k"}',
        '{"type": "choose", "rev": -1, "option": "a", "key": "k"}',
        '{"type": "choose", "rev": true, "option": "a", "key": "k"}',
        '{"type": "choose", "rev": 1e400, "option": "a", "key": "k"}',
        '{"type": "choose", "rev": 0, "option": 7, "key": "k"}',
        '{"type": "choose", "rev": 0, "option": "", "key": "k"}',
        '{"type": "choose", "rev": 0, "option": "a", "key": ""}',
        '{"type": "choose", "rev": 0, "option": "a", "key": "k", "seat": 1}',
        '{"type": "choose", "rev": 0, "option": "a", "key": "' + "k" * 65 + '"}',
        '{"type": "choose", "rev": 0, "option": "' + "a" * 501 + '", "key": "k"}',
        '{"type": "choose", "rev": 0, "option": "a", "key": "<script>"}',
        '{"type": "speak", "lang": "fr"}',
        '{"type": "choose", "rev": 0, "option": ' + DEEP + ', "key": "k"}',
        DEEP,
    ],
)
def test_what_is_no_message(text: str) -> None:
    with pytest.raises(Malformed):
        read_frame(text)


def test_what_cannot_be_read_is_refused_without_an_echo(seat: Seat) -> None:
    for text in ("Mischief", DEEP, '{"type": "sync", "more": "Mischief"}', "\ufffd\x00Mischief"):
        seat.socket.send(text)
        refused = seat.until(lambda message: message["type"] == "refused")
        assert refused["code"] == "malformed"
        assert "Mischief" not in json.dumps(refused)
    seat.send({"type": "sync"})
    seat.until(lambda message: message["type"] == "full")


def test_who_sends_nothing_else_is_cut_off(somebody: Somebody) -> None:
    me = somebody()
    table = me.new_table("person", "person")["table"]
    with me.knock(table, 0) as socket:
        for _ in range(40):
            socket.send("{}")
        codes = [message.get("code") for message in heard_to_the_end(socket)]
        assert codes.count("malformed") == 40
        assert socket.protocol.close_code == 1007


def test_binary_messages_end_the_connection(somebody: Somebody) -> None:
    me = somebody()
    table = me.new_table("person", "person")["table"]
    with me.knock(table, 0) as socket:
        socket.send(b'{"type": "sync"}')
        assert heard_to_the_end(socket)[-1]["code"] == "malformed"


def test_large_messages_end_the_connection(somebody: Somebody) -> None:
    me = somebody()
    table = me.new_table("person", "person")["table"]
    with me.knock(table, 0) as socket:
        socket.send(" " * (LARGEST - 16) + '{"type": "sync"}')
        fulls = [json.loads(socket.recv(timeout=PATIENCE))["type"] for _ in range(2)]
        assert "full" in fulls
        socket.send(" " * (LARGEST + 1))
        heard_to_the_end(socket)
        assert socket.protocol.close_code == 1009
    with me.sit(table, 0):  # the table stands
        pass


def test_pieces_of_a_large_message_end_the_connection_too(somebody: Somebody) -> None:
    me = somebody()
    table = me.new_table("person", "person")["table"]
    with me.knock(table, 0) as socket:
        with pytest.raises(ConnectionClosed):
            socket.send(" " * 8192 for _ in range(1000))
        assert socket.protocol.close_code in (1006, 1009)  # what was still under way may break it off


# --------------------------------------------------------------------------------------------------
# Messages that are nearly right
# --------------------------------------------------------------------------------------------------

anything: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
words = st.sampled_from(["type", "rev", "option", "key", "lang", "seat", "as", "table"]) | st.text(max_size=6)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A valid message with something changed: a field, a value, a few letters."""
    frame: dict[str, Any] = dict(draw(st.sampled_from(VALID)))
    for _ in range(draw(st.integers(0, 2))):
        name = draw(st.sampled_from(sorted(frame)) | words) if frame else draw(words)
        if draw(st.booleans()):
            frame.pop(name, None)
        else:
            frame[name] = draw(anything)
    text = json.dumps(frame)
    for _ in range(draw(st.integers(0, 2))):
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(st.text(max_size=2)) + text[at + draw(st.integers(0, 2)) :]
    return text


@given(mutated())
@settings(max_examples=200, deadline=None)
def test_a_message_is_read_or_refused_and_nothing_else(text: str) -> None:
    try:
        frame = read_frame(text)
    except Malformed:
        return
    assert type(frame).__name__.lower() in {"choose", "back", "preview", "sync", "speak"}


@given(st.lists(mutated(), min_size=1, max_size=4))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_messages_that_are_nearly_right_change_nothing_illegal(
    served: Served, seat: Seat, texts: list[str]
) -> None:
    """Whatever comes, the connection lives, and the log of the table has only choices that were offered."""
    for text in texts:
        seat.socket.send(text.encode("utf-8", "replace").decode())
        seat.send({"type": "sync"})  # refusals in a row would end the connection
        seat.until(lambda message: message["type"] == "full")
    live = served.call(served.service.host.table(seat.info["table"]))
    live.record().checked()


def test_every_message_sent_twice_and_in_any_order_happens_once(somebody: Somebody, served: Served) -> None:
    me = somebody()
    options = {"crown": "0", "event": "0", "quests": "choose"}
    table = me.new_table("person", "person", options=options)["table"]
    with me.sit(table, 0) as seat:
        frames = []
        for number in range(2):
            frame = {"type": "choose", "rev": seat.rev, "option": seat.options[0], "key": f"k{number}"}
            frames.append(frame)
            seat.send(frame)
            assert seat.answer(f"k{number}")["type"] == "done"
        for frame in (*reversed(frames), *frames, frames[0]):
            seat.send(frame)
            assert seat.answer(str(frame["key"]))["type"] == "done"
        seat.send({**frames[0], "key": "another"})
        assert seat.answer("another")["code"] == "stale"
    live = served.call(served.service.host.table(table))
    assert len(live.record().choices) == 2


# --------------------------------------------------------------------------------------------------
# Bodies
# --------------------------------------------------------------------------------------------------


def test_bodies_that_are_none(somebody: Somebody) -> None:
    me = somebody()
    seats = [{"player": "person"}, {"player": "person"}]
    good = {"edition": "duel", "seats": seats}
    malformed: tuple[Any, ...] = (
        {},
        [],
        7,
        {**good, "more": 1},
        {**good, "pace": "0"},
        {**good, "pace": -1},
        {**good, "lang": "fr"},
        {**good, "options": {"crown": 0}},
        {**good, "seats": [{"player": "person", "holder": "x"}, {"player": "person"}]},
        {**good, "seats": []},
    )
    for body in malformed:
        assert me.refused("/api/tables", body) == (400, "malformed")
    for body in (
        {**good, "edition": "Mischief"},
        {**good, "seats": seats[:1]},
        {**good, "seats": seats * 2},
        {**good, "options": {"crown": "9"}},
        {**good, "options": {"Mischief": "1"}},
        {**good, "seats": [{"player": "bot", "bot": "Mischief"}, *seats[1:]]},
        {**good, "seats": [{"player": "person", "mage": "Mischief"}, *seats[1:]]},
        {**good, "seats": [{"player": "person", "mage": "Ulrich"}] * 2},
    ):
        assert me.refused("/api/tables", body) == (400, "bad-setup")
    assert b"Mischief" not in b"".join(me.seen)
    assert me.get("/api/tables") == []


def test_bodies_too_large_too_deep_or_of_another_kind(somebody: Somebody) -> None:
    me = somebody()

    def sent(content: bytes, kind: str = "application/json") -> tuple[int, str]:
        answer = me.ask("POST", "/api/tables", content=content, headers={"content-type": kind})
        return answer.status_code, answer.json()["code"]

    assert sent(b" " * (LARGEST + 1)) == (413, "too-large")
    assert sent(b'{"edition": ' + DEEP.encode() + b"}") == (400, "malformed")
    assert sent(DEEP.encode()) == (400, "malformed")
    assert sent(b"\xff\xfe") == (400, "malformed")
    assert sent(b"") == (400, "malformed")
    assert sent(b"edition=duel", "application/x-www-form-urlencoded") == (415, "media-type")
    assert sent(b"{}", "text/plain") == (415, "media-type")
    assert sent(b"{}", "multipart/form-data; boundary=x") == (415, "media-type")


def test_a_body_that_does_not_say_how_large_it_is(somebody: Somebody) -> None:
    me = somebody()

    def pieces() -> Iterator[bytes]:
        for _ in range(20):
            yield b" " * 8192

    answer = me.ask("POST", "/api/tables", content=pieces(), headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_addresses_that_lead_nowhere(somebody: Somebody) -> None:
    me = somebody()
    assert me.refused("/api/nothing", method="GET") == (404, "not-found")
    assert me.refused("/api/tables", method="DELETE") == (405, "no-method")
    assert me.refused("/api/tables/x", method="GET") == (404, "no-table")
    assert me.refused("/api/tables/%00", method="GET") == (404, "no-table")
    assert me.refused(f"/api/tables/{'x' * 500}", method="GET") == (404, "no-table")
    assert me.refused("/api/replays/x", method="GET") == (404, "no-replay")
    assert me.refused("/api/editions/chess/box", method="GET") == (404, "no-edition")
    assert me.refused("/api/rules?lang=fr", method="GET") == (400, "malformed")
    assert me.refused("/api/replays/x?eyes=many", method="GET") == (400, "malformed")


def test_refusals_are_told_in_the_readers_language(somebody: Somebody) -> None:
    texts = {
        somebody(language=language).ask("GET", "/api/tables/x").json()["text"]
        for language in ("en", "de", "ru")
    }
    assert texts == {"There is no such table.", "Diesen Tisch gibt es nicht.", "Такого стола нет."}
    me = somebody(language="fr;q=0.9, de-CH;q=0.8, *;q=0.1")
    assert me.ask("GET", "/api/tables/x").json()["text"] == "Diesen Tisch gibt es nicht."
    assert me.ask("GET", "/api/tables/x?lang=ru").json()["text"] == "Такого стола нет."


# --------------------------------------------------------------------------------------------------
# Names
# --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("  Anna  Maria ", "Anna Maria"),
        ("", ""),
        (" \t ", ""),
        ("A\u0308nne", "Änne"),
        ("Ольга 🌹", "Ольга 🌹"),
        ("x" * 24, "x" * 24),
        ("Ngọc Nguyễn ❤️", "Ngọc Nguyễn ❤️"),
        ("शक्ति", "शक्ति"),
    ],
)
def test_names_as_they_are_shown(given_name: str, shown: str) -> None:
    assert player_name(given_name) == shown


@pytest.mark.parametrize(
    "name",
    [
        "x" * 25,
        "a\x00b",
        "a\x1bb",
        "a\u202eb",
        "a\u200bb",
        "\u2066a",
        "a\ue000",
        "a\ud800",
        "\u0301",
        "\u3164",
        "Anna\uffa0",
        "\u2800\u2800",
        "A" + "\u0335\u0321\u0315" * 5,
    ],
)
def test_names_that_cannot_be_shown(name: str, somebody: Somebody) -> None:
    me = somebody()
    seats = [{"player": "person", "name": name}, {"player": "person"}]
    body = json.dumps({"edition": "duel", "seats": seats})
    answer = me.ask("POST", "/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) in {(400, "bad-name"), (400, "malformed")}
