"""The server as a program: what keeps it from starting, how it ends, and what it writes down."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
from pathlib import Path

import pytest

from blackrose.cli import main
from blackrose.server.app import DATABASE
from blackrose.server.settings import variable
from blackrose.table import load, verify
from tests.server.people import Browser
from tests.server.serving import PATIENCE, environment, program

pytestmark = pytest.mark.long

ASKED_AT_ONCE = {"crown": "0", "event": "0", "quests": "choose"}

Out = pytest.CaptureFixture[str]


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The variables of a server that could start; the data folder."""
    for name, value in environment(tmp_path).items():
        monkeypatch.setenv(name, value)
    return tmp_path / "data"


def refused(capsys: Out, *words: str) -> str:
    """The one line with which it does not start."""
    assert main(["play", "--no-browser", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("blackrose play: ")
    assert err.count("\n") == 1
    return err


# --------------------------------------------------------------------------------------------------
# What keeps it from starting
# --------------------------------------------------------------------------------------------------


def test_a_taken_port(told: Path, capsys: Out) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"cannot listen on 127.0.0.1, port {port}" in refused(capsys, "--port", str(port))
    assert not told.exists()


def test_an_address_of_another_machine(told: Path, capsys: Out) -> None:
    assert "cannot listen on 192.0.2.1" in refused(capsys, "--host", "192.0.2.1")
    assert "no.such.host.invalid is no address" in refused(capsys, "--host", "no.such.host.invalid")
    assert not told.exists()


def test_a_folder_that_cannot_be_used(told: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = told.parent / "file"
    blocked.write_text("mine")
    monkeypatch.setenv(variable("data"), str(blocked / "data"))
    assert "cannot be used as the data folder" in refused(capsys)
    monkeypatch.setenv(variable("data"), str(blocked))
    assert str(blocked) in refused(capsys)
    assert blocked.read_text() == "mine"


def test_a_database_of_a_newer_version(told: Path, capsys: Out) -> None:
    with program(told.parent) as started:
        assert started.end()[0] == 0
    path = told / DATABASE
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA user_version = 999")
    database.close()
    before = path.read_bytes()
    assert "newer" in refused(capsys)
    assert path.read_bytes() == before


def test_something_that_is_no_database(told: Path, capsys: Out) -> None:
    told.mkdir()
    (told / DATABASE).write_bytes(b"not a database, but important" * 100)
    assert DATABASE in refused(capsys)
    assert (told / DATABASE).read_bytes() == b"not a database, but important" * 100


def test_a_database_in_use(told: Path, capsys: Out) -> None:
    with program(told.parent) as started, Browser(started) as me:
        assert DATABASE in refused(capsys)
        assert me.get("/healthz")["status"] == "ok"


def test_a_page_that_is_not_built(told: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(variable("page_folder"), str(told.parent / "nowhere"))
    assert "the page is not built" in refused(capsys)
    assert not told.exists()


def test_a_setting_that_cannot_be(told: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(variable("rate_frames"), "many")
    assert "BLACKROSE_RATE_FRAMES cannot be 'many'" in refused(capsys)
    assert not told.exists()


# --------------------------------------------------------------------------------------------------
# A day in its life
# --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_in_order_and_goes_on_where_it_was(tmp_path: Path, how: int) -> None:
    with program(tmp_path) as started, Browser(started) as me:
        table = me.new_table("person", "person", options={"crown": "0", "event": "0", "quests": "choose"})[
            "table"
        ]
        with me.sit(table, 0) as seat:
            assert seat.choose(seat.options[0])["type"] == "done"
            shown, cookie = seat.shown, me.cookie
            started.process.send_signal(how)
            assert seat.until(lambda message: message["type"] == "closed")["code"] == "restart"
        code, out, err = started.wait()
        assert code == 0, err
        assert "Games are kept in" in out
        assert [json.loads(line)["message"] for line in err.splitlines()][-1] == "ended"
    with program(tmp_path) as started, Browser(started) as me:
        me.http.cookies.set("blackrose", cookie)
        with me.sit(table, 0) as seat:
            assert seat.shown == shown


def test_it_says_where_it_is_and_who_can_come(tmp_path: Path) -> None:
    with program(tmp_path, host="0.0.0.0") as started, Browser(started) as me:
        assert started.url.startswith("http://127.0.0.1:")
        assert me.get("/healthz")["status"] == "ok"
        _, out, _ = started.end()
    assert "Friends on your network: http://" in out


def test_the_log_is_lines_of_json_without_secrets(tmp_path: Path) -> None:
    """Everything that is done to a server with secrets; then the whole log is searched for them."""
    with program(tmp_path) as started, Browser(started) as me, Browser(started) as friend:
        table = me.new_table("person", "open", options={"crown": "0", "event": "choose"})
        name, claim = table["table"], table["seats"][1]["claim"]
        secrets = [claim, table["watch"], table["seats"][0]["recovery"], me.cookie]
        taken = friend.post(f"/api/tables/{name}/claim", {"claim": claim, "name": "Rumpelstilzchen"})
        friend.post(f"/api/tables/{name}/watch", {"watch": table["watch"]})
        secrets += [taken["recovery"], friend.cookie]
        moved = me.post("/api/recover", {"code": taken["recovery"]})
        secrets.append(moved["recovery"])
        with me.sit(name, 0) as seat:
            option = seat.options[0]
            seat.choose(option, key="a-key-of-mine")
            seat.socket.send("Abracadabra")
            seat.until(lambda message: message["type"] == "refused")
            me.post(f"/api/tables/{name}/seats/0/bot", {"bot": "random"})
            me.post(f"/api/tables/{name}/seats/1/bot", {"bot": "random"})
            while seat.shown["over"] is None:
                seat.hear()
        share = me.post(f"/api/tables/{name}/share")["share"]
        seed = me.get(f"/api/tables/{name}")["info"]["seed"]
        assert seed
        friend.refused(f"/api/tables/{name}/claim", {"claim": "Abracadabra"})
        friend.refused("/api/recover", {"code": "Abracadabra"})
        me.get(f"/api/replays/{share}?eyes=0")
        me.refused("/api/replays/Abracadabra", method="GET")
        with me.knock(name, "Abracadabra") as door:
            door.recv(timeout=PATIENCE)
        secrets += [share, seed, option, "a-key-of-mine", "Abracadabra", "Rumpelstilzchen"]
        _, _, err = started.end()
    lines = [json.loads(line) for line in err.splitlines()]
    assert {"serving", "a table was made", "somebody sat down", "ended"} <= {
        line["message"] for line in lines
    }
    assert all(line["time"] and line["level"] and line["from"] for line in lines)
    for secret in secrets:
        assert secret not in err


def test_what_was_acknowledged_is_there_after_a_kill(tmp_path: Path) -> None:
    with program(tmp_path) as started, Browser(started) as me:
        table = me.new_table("person", "person", options={"crown": "0", "event": "0", "quests": "choose"})[
            "table"
        ]
        cookie = me.cookie
        with me.sit(table, 0) as seat:
            assert seat.choose(seat.options[0])["type"] == "done"
            shown = seat.shown
            os.kill(started.process.pid, signal.SIGKILL)
            started.wait()
    with program(tmp_path) as started, Browser(started) as me:
        me.http.cookies.set("blackrose", cookie)
        with me.sit(table, 0) as seat:
            assert seat.shown == shown


def test_a_finished_game_can_be_taken_along_and_verified(tmp_path: Path) -> None:
    with program(tmp_path) as started, Browser(started) as me:
        table = me.new_table("random", "random")["table"]
        with me.sit(table, "watch") as eyes:
            commitment = eyes.info["commitment"]
            while eyes.shown["over"] is None:
                eyes.hear()
        share = me.post(f"/api/tables/{table}/share")["share"]
        (tmp_path / "game.save").write_bytes(me.ask("GET", f"/api/replays/{share}/record").content)
    assert verify(load(tmp_path / "game.save"), commitment=commitment).over
