"""Nobody takes a seat that is not theirs: links, codes, cookies and connections of others."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from blackrose.server.settings import Rate
from blackrose.server.tokens import ALPHABET, hashed, looks_right, new_code, new_secret, read_code
from tests.server.conftest import Somebody
from tests.server.people import Browser, heard_to_the_end
from tests.server.serving import PATIENCE, Served, serving


def told_goodbye(browser: Browser, table: str, seat: int | str, **more: str) -> str:
    """Why a connection was ended at once."""
    with browser.knock(table, seat, **more) as socket:
        [message] = heard_to_the_end(socket)
        assert message["type"] == "closed"
        assert message["text"]
        return str(message["code"])


# --------------------------------------------------------------------------------------------------
# Links
# --------------------------------------------------------------------------------------------------


def test_a_link_is_good_for_one_person_once(somebody: Somebody) -> None:
    me, friend, late = somebody(), somebody(), somebody()
    table = me.new_table("person", "open")
    path, claim = f"/api/tables/{table['table']}/claim", table["seats"][1]["claim"]
    friend.post(path, {"claim": claim, "name": "Anna"})
    assert late.refused(path, {"claim": claim, "name": "Troll"}) == (404, "wrong-link")
    assert friend.refused(path, {"claim": claim}) == (404, "wrong-link")
    assert me.get(f"/api/tables/{table['table']}")["info"]["seats"][1]["name"] == "Anna"


def test_of_many_who_come_at_once_one_sits_down(served: Served, somebody: Somebody) -> None:
    table = somebody().new_table("person", "open")
    guests = [somebody() for _ in range(8)]

    def come(guest: Browser) -> int:
        return guest.ask(
            "POST", f"/api/tables/{table['table']}/claim", {"claim": table["seats"][1]["claim"]}
        ).status_code

    with ThreadPoolExecutor(8) as pool:
        statuses = sorted(pool.map(come, guests))
    assert statuses == [200] + [404] * 7
    assert sum(guest.get(f"/api/tables/{table['table']}")["holds"] == [1] for guest in guests) == 1


def test_links_of_other_tables_and_other_kinds_open_nothing(somebody: Somebody) -> None:
    me, other = somebody(), somebody()
    one, two = me.new_table("person", "open"), me.new_table("person", "open")
    path = f"/api/tables/{one['table']}/claim"
    for wrong in (two["seats"][1]["claim"], one["watch"], new_secret(), "x", me.cookie):
        assert other.refused(path, {"claim": wrong}) == (404, "wrong-link")
    watch = f"/api/tables/{one['table']}/watch"
    for wrong in (two["watch"], one["seats"][1]["claim"], new_secret()):
        assert other.refused(watch, {"watch": wrong}) == (404, "wrong-link")
    assert other.refused("/api/tables/nowhere/claim", {"claim": new_secret()}) == (404, "no-table")


def test_a_new_link_ends_the_old_one_and_only_the_host_makes_it(somebody: Somebody) -> None:
    me, friend = somebody(), somebody()
    table = me.new_table("person", "open")
    seat = f"/api/tables/{table['table']}/seats/1"
    assert friend.refused(f"{seat}/invite") == (403, "no-right")
    renewed = me.post(f"{seat}/invite")["claim"]
    path = f"/api/tables/{table['table']}/claim"
    assert friend.refused(path, {"claim": table["seats"][1]["claim"]}) == (404, "wrong-link")
    friend.post(path, {"claim": renewed})
    assert me.refused(f"{seat}/invite") == (409, "taken")
    assert me.refused(f"/api/tables/{table['table']}/seats/7/invite") == (404, "not-found")


def test_guessing_is_soon_over_and_right_links_cost_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, rate_guesses=Rate(3, 1000.0)) as served, Browser(served) as me:
        for _ in range(5):
            table = me.new_table("open", "greedy")
            me.post(f"/api/tables/{table['table']}/claim", {"claim": table["seats"][0]["claim"]})
        table = me.new_table("open", "greedy")
        path = f"/api/tables/{table['table']}/claim"
        statuses = [me.refused(path, {"claim": new_secret()}) for _ in range(4)]
        assert statuses == [(404, "wrong-link")] * 3 + [(429, "too-fast")]
        answer = me.ask("POST", "/api/recover", {"code": new_code()})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert int(answer.headers["retry-after"]) > 1
        # whoever guesses has to wait even with the right one, or it could be told apart
        assert me.refused(path, {"claim": table["seats"][0]["claim"]}) == (429, "too-fast")


# --------------------------------------------------------------------------------------------------
# Recovery
# --------------------------------------------------------------------------------------------------


def test_a_seat_moves_to_another_device_and_the_old_one_is_told(somebody: Somebody) -> None:
    phone, laptop = somebody(), somebody(language="de")
    table = phone.new_table("person", "greedy")
    name, code = table["table"], table["seats"][0]["recovery"]
    with phone.sit(name, 0) as old:
        moved = laptop.post("/api/recover", {"code": code.lower().replace("-", " ")})
        assert (moved["table"], moved["seat"]) == (name, 0)
        assert old.until(lambda message: message["type"] == "closed")["code"] == "moved"
        with pytest.raises(ConnectionClosed):
            old.hear()
    assert told_goodbye(phone, name, 0) == "no-seat"
    with laptop.sit(name, 0) as new:
        assert new.shown["seat"] == 0
    assert phone.get(f"/api/tables/{name}")["holds"] == []
    assert phone.refused("/api/recover", {"code": code}) == (404, "wrong-code")  # used up
    assert phone.post("/api/recover", {"code": moved["recovery"]})["seat"] == 0


def test_the_same_browser_keeps_its_connection_when_it_uses_its_code(somebody: Somebody) -> None:
    me = somebody()
    table = me.new_table("person", "person")
    with me.sit(table["table"], 0) as seat:
        me.post("/api/recover", {"code": table["seats"][0]["recovery"]})
        seat.send({"type": "sync"})
        seat.until(lambda message: message["type"] == "full")


def test_only_the_holder_gets_a_new_code(somebody: Somebody) -> None:
    me, other = somebody(), somebody()
    table = me.new_table("person", "open")
    path = f"/api/tables/{table['table']}/seats/0/code"
    assert other.refused(path) == (403, "no-seat")
    code = me.post(path)["recovery"]
    assert other.refused("/api/recover", {"code": table["seats"][0]["recovery"]}) == (404, "wrong-code")
    assert other.post("/api/recover", {"code": code})["seat"] == 0


def test_codes_can_be_written_down_and_typed() -> None:
    code = new_code()
    assert read_code(code) == read_code(f" {code.lower().replace('-', ' ')} ") == code
    assert not set("ILOU") & set(ALPHABET)
    assert read_code("OIL00-OIL00-OIL00-OIL00-OIL00") == "01100-01100-01100-01100-01100"
    assert read_code("OIL") is None
    assert read_code("ß" * 25) is None
    assert len({new_code() for _ in range(1000)}) == 1000


def test_each_kind_of_secret_has_a_space_of_its_own() -> None:
    secret = new_secret()
    assert looks_right(secret)
    assert len({hashed(kind, secret) for kind in ("browser", "claim", "watch", "recover", "share")}) == 5
    assert secret not in hashed("browser", secret)


# --------------------------------------------------------------------------------------------------
# Connections
# --------------------------------------------------------------------------------------------------


def test_a_stranger_is_shown_the_door(somebody: Somebody) -> None:
    me, stranger = somebody(), somebody()
    mine = me.new_table("person", "open")["table"]
    stranger.new_table("person", "person")
    for seat in ("0", "1", "watch", "2", "-1", "zero", "00", "0%20", "%D9%A0", ""):
        assert told_goodbye(stranger, mine, seat) == "no-seat"


def test_cookies_that_are_none(somebody: Somebody, served: Served) -> None:
    me = somebody()
    table = me.new_table("person", "open")["table"]
    holder = served.call(served.service.host.table(table)).stored.seats[0].holder
    for cookie in ("", new_secret(), holder, "x" * 5000, me.cookie[:-1], me.cookie + "a"):
        assert told_goodbye(me, table, 0, cookie=cookie) == "no-seat"


def test_the_bot_and_the_empty_seat_are_nobodys(somebody: Somebody) -> None:
    me = somebody()
    table = me.new_table("person", "greedy")["table"]
    assert told_goodbye(me, table, 1) == "no-seat"
    assert told_goodbye(me, me.new_table("person", "open")["table"], 1) == "no-seat"
    assert told_goodbye(me, "nowhere", 0) == "no-table"
    assert told_goodbye(me, "%2e%2e%2f", 0) == "no-table"


def test_requests_at_a_table_of_others(somebody: Somebody) -> None:
    me, stranger, nobody = somebody(), somebody(), somebody()
    table = me.new_table("person", "open")["table"]
    stranger.new_table("person", "person")
    for path, body, code in (
        ("seats/0/bot", {"bot": "greedy"}, "no-right"),
        ("seats/1/bot", {"bot": "greedy"}, "no-right"),
        ("seats/0/return", None, "no-seat"),
        ("seats/0/code", None, "no-seat"),
        ("seats/1/invite", None, "no-right"),
        ("watch-link", None, "no-right"),
        ("rematch", None, "no-right"),
        ("share", None, "no-right"),
    ):
        for who in (stranger, nobody):  # with a cookie of their own, and without one
            assert who.refused(f"/api/tables/{table}/{path}", body) == (403, code)
    assert stranger.refused(f"/api/tables/{table}/report", method="GET") == (403, "no-right")
    assert stranger.refused(f"/api/tables/{table}/report?seat=0", method="GET") == (403, "no-seat")


def test_the_seat_of_a_connection_is_settled(somebody: Somebody) -> None:
    """No message can name a seat or a table; every one that does is refused and changes nothing."""
    me, rival = somebody(), somebody()
    table = me.new_table("person", "open", options={"crown": "0", "event": "choose"})
    name = table["table"]
    rival.post(f"/api/tables/{name}/claim", {"claim": table["seats"][1]["claim"]})
    with me.sit(name, 0) as mine, rival.sit(name, 1) as theirs:
        option, before = mine.options[0], mine.shown
        for more in ({"seat": 0}, {"as": 0}, {"table": name}, {"holder": "x"}):
            theirs.send({"type": "choose", "rev": theirs.rev, "option": option, "key": "k", **more})
            assert theirs.until(lambda message: message["type"] == "refused")["code"] == "malformed"
        assert theirs.choose(option)["code"] in ("not-asked", "illegal")
        mine.send({"type": "sync"})
        mine.until(lambda message: message["type"] == "full")
        assert mine.shown == before


# --------------------------------------------------------------------------------------------------
# Where a connection comes from
# --------------------------------------------------------------------------------------------------


def test_pages_of_other_sites_reach_nothing(somebody: Somebody, served: Served) -> None:
    me, ours = somebody(), served.host
    table = me.new_table("person", "person")["table"]
    for foreign in (
        "https://evil.example",
        "null",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "file://",
        "http://",
        f"ws://{ours}",
        f"http://{ours}.evil.example",
        f"http://evil.example/{ours}",
        f"http://user@{ours}",
    ):
        with pytest.raises(InvalidStatus) as refused, me.knock(table, 0, origin=foreign):
            pass
        assert refused.value.response.status_code == 403
        answer = me.ask("POST", "/api/tables", {"edition": "duel", "seats": []}, headers={"origin": foreign})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")


def test_a_connection_must_say_where_it_comes_from(somebody: Somebody, tmp_path: Path) -> None:
    me = somebody()
    table = me.new_table("person", "person")["table"]
    with pytest.raises(InvalidStatus), me.knock(table, 0, origin=None):
        pass
    with serving(tmp_path, origins=("none",)) as served, Browser(served) as other:
        table = other.new_table("person", "person")["table"]
        with other.knock(table, 0, origin=None) as socket:
            assert '"full"' in str(socket.recv(timeout=PATIENCE))


def test_requests_without_an_origin_are_programs_unless_a_browser_says_otherwise(somebody: Somebody) -> None:
    me = somebody()
    del me.http.headers["origin"]
    assert me.new_table("person", "person")["table"]
    for site in ("cross-site", "same-site"):
        answer = me.ask("POST", "/api/tables", {}, headers={"sec-fetch-site": site})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")


def test_other_pages_can_be_let_in(tmp_path: Path) -> None:
    page = "https://games.example"
    with serving(tmp_path, origins=(page,)) as served, Browser(served, origin=page) as me:
        table = me.new_table("person", "person")["table"]
        with me.sit(table, 0) as seat:
            assert seat.options or seat.shown["waiting"]


# --------------------------------------------------------------------------------------------------
# The cookie
# --------------------------------------------------------------------------------------------------


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(somebody: Somebody) -> None:
    me = somebody()
    answer = me.ask("POST", "/api/tables", {"edition": "duel", "seats": [{"player": "person"}] * 2})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie  # http
    first = me.cookie
    me.new_table("person", "person")
    assert me.cookie == first


def test_over_https_the_cookie_stays_there(tmp_path: Path) -> None:
    """A proxy that is believed says that the browser came by https."""
    body = {"edition": "duel", "seats": [{"player": "person"}] * 2}
    with serving(tmp_path, proxy=("127.0.0.1",)) as served, Browser(served) as me:
        answer = me.ask("POST", "/api/tables", body, headers={"x-forwarded-proto": "https"})
        assert "secure" in answer.headers["set-cookie"].lower()
    with serving(tmp_path / "2") as served, Browser(served) as me:
        answer = me.ask("POST", "/api/tables", body, headers={"x-forwarded-proto": "https"})
        assert "secure" not in answer.headers["set-cookie"].lower()


def test_the_store_keeps_hashes_only(somebody: Somebody, served: Served) -> None:
    me = somebody()
    table = me.new_table("person", "open")
    stored = repr(served.call(served.service.store.table(table["table"])))
    for secret in (me.cookie, table["seats"][0]["recovery"], table["seats"][1]["claim"], table["watch"]):
        assert secret not in stored
    assert hashed("browser", me.cookie) in stored
