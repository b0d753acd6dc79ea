"""Tables over the network: made, sat down at, played, left and come back to."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from blackrose.bots import BOTS
from tests.server.conftest import Somebody
from tests.server.people import Browser
from tests.server.serving import Served, serving

# --------------------------------------------------------------------------------------------------
# One person
# --------------------------------------------------------------------------------------------------


def test_one_click_and_a_game_against_a_bot_is_played_to_its_end(somebody: Somebody) -> None:
    me = somebody()
    table = me.new_table("person", "random")
    dice = random.Random(1)
    with me.sit(table["table"], 0) as seat:
        while seat.my_turn():
            assert seat.choose(dice.choice(seat.options))["type"] == "done"
        assert seat.shown["over"]["text"]
        assert (
            seat.until(lambda m: m["type"] == "info" and m["info"]["over"]) if not seat.info["over"] else True
        )
        assert seat.info["seed"]  # now everybody can check how the cards were dealt
        assert seat.info["commitment"] == table["commitment"]  # which was told before the first one
        winner = seat.shown["over"]["winner"]
    listed = me.get("/api/tables")
    assert [(one["table"], one["over"], one["my_turn"]) for one in listed] == [(table["table"], True, False)]
    assert listed[0]["winner"] == winner
    me.new_table("person", "random")
    assert sorted(one["winner"] for one in me.get("/api/tables")) == [-1, winner]


def test_a_choice_waits_where_it_was_left(somebody: Somebody) -> None:
    me = somebody()
    table = me.new_table("person", "person")["table"]
    with me.sit(table, 0) as first, me.sit(table, 1) as second:
        for _ in range(6):
            seat = first if first.options else second
            assert seat.choose(seat.options[0])["type"] == "done"
            for other in (first, second):
                other.send({"type": "sync"})
                other.until(lambda message: message["type"] == "full")
        shown = first.shown, second.shown
    with me.sit(table, 0) as first, me.sit(table, 1) as second:
        assert (first.shown, second.shown) == shown


def test_the_last_choice_can_be_taken_back(somebody: Somebody) -> None:
    me = somebody()
    table = me.new_table("person", "person", options={"crown": "0", "event": "0", "quests": "choose"})[
        "table"
    ]
    with me.sit(table, 0) as seat:
        before = seat.shown
        assert seat.choose(seat.options[0])["type"] == "done"
        assert seat.shown != before
        assert seat.back()["type"] == "done"
        assert seat.shown == before


def test_a_preview_tells_without_choosing(somebody: Somebody) -> None:
    me = somebody()
    table = me.new_table("person", "person", options={"crown": "0"})["table"]
    with me.sit(table, 0) as seat:
        option = seat.options[0]
        seat.send({"type": "preview", "rev": seat.rev, "option": option})
        told = seat.until(lambda message: message["type"] == "preview")
        assert (told["rev"], told["option"]) == (seat.rev, option)
        seat.send({"type": "sync"})
        seat.until(lambda message: message["type"] == "full")
        assert option in seat.options


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_table_speaks_the_readers_language(somebody: Somebody, language: str) -> None:
    me = somebody(language=language)
    table = me.new_table("person", "person", lang=language)["table"]
    with me.sit(table, 0) as seat:
        assert seat.shown["language"] == language
        seat.send({"type": "speak", "lang": "ru"})
        seat.until(lambda message: message["type"] == "full")
        assert seat.shown["language"] == "ru"


# --------------------------------------------------------------------------------------------------
# Friends
# --------------------------------------------------------------------------------------------------


def test_a_friend_comes_by_a_link_and_both_see_it(somebody: Somebody) -> None:
    me, friend = somebody(), somebody()
    table = me.new_table("person", "open")
    name = table["table"]
    claim = table["seats"][1]["claim"]
    with me.sit(name, 0) as mine:
        assert mine.info["seats"][1]["player"] == "open"
        taken = friend.post(f"/api/tables/{name}/claim", {"claim": claim, "name": "  Anna   Maria "})
        assert taken["seat"] == 1
        mine.until(lambda message: message["type"] == "info" and message["info"]["seats"][1]["name"] != "")
        assert mine.info["seats"][1] == mine.info["seats"][1] | {"player": "person", "name": "Anna Maria"}
        with friend.sit(name, 1):
            mine.until(lambda message: message["type"] == "info" and message["info"]["seats"][1]["online"])
        mine.until(lambda message: message["type"] == "info" and not message["info"]["seats"][1]["online"])


def test_several_seats_of_one_browser(somebody: Somebody) -> None:
    me = somebody()
    table = me.new_table("person", "person")
    assert [seat["seat"] for seat in table["seats"] if seat.get("recovery")] == [0, 1]
    rights = me.get(f"/api/tables/{table['table']}")
    assert (rights["holds"], rights["host"], rights["watch"]) == ([0, 1], True, True)
    with me.sit(table["table"], 0) as first, me.sit(table["table"], 1) as second:
        assert (first.shown["seat"], second.shown["seat"]) == (0, 1)


def test_what_another_browser_may_do(somebody: Somebody) -> None:
    me, other = somebody(), somebody()
    table = me.new_table("person", "open")["table"]
    rights = other.get(f"/api/tables/{table}")
    assert (rights["holds"], rights["host"], rights["watch"], rights["open"]) == ([], False, False, [])
    assert me.get(f"/api/tables/{table}")["open"] == [1]
    assert other.get("/api/tables") == []


def test_spectators_come_by_a_link_of_their_own(somebody: Somebody) -> None:
    me, guest = somebody(), somebody()
    table = me.new_table("person", "greedy")
    guest.post(f"/api/tables/{table['table']}/watch", {"watch": table["watch"]})
    with guest.sit(table["table"], "watch") as eyes:
        assert eyes.shown["seat"] == -1
        assert eyes.options == []
        assert eyes.choose("pass")["code"] == "no-right"


def test_a_new_link_for_spectators_ends_the_old_one(somebody: Somebody) -> None:
    me, guest, late = somebody(), somebody(), somebody()
    table = me.new_table("person", "greedy")
    name = table["table"]
    guest.post(f"/api/tables/{name}/watch", {"watch": table["watch"]})
    renewed = me.post(f"/api/tables/{name}/watch-link")["watch"]
    assert late.refused(f"/api/tables/{name}/watch", {"watch": table["watch"]}) == (404, "wrong-link")
    late.post(f"/api/tables/{name}/watch", {"watch": renewed})
    for eyes in (guest, late):
        with eyes.sit(name, "watch"):
            pass


# --------------------------------------------------------------------------------------------------
# Leaving and coming back
# --------------------------------------------------------------------------------------------------


def test_a_bot_sits_in_until_its_person_comes_back(somebody: Somebody) -> None:
    me = somebody()
    table = me.new_table("person", "person", options={"crown": "0"})["table"]
    with me.sit(table, 1) as rival:
        me.post(f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
        rival.my_turn()  # the bot goes on
        assert rival.info["seats"][0] == rival.info["seats"][0] | {"bot": "random", "stands_in": True}
        with me.sit(table, 0) as mine:
            assert not mine.options or mine.choose(mine.options[0])["type"] == "refused"
            me.post(f"/api/tables/{table}/seats/0/return")
            mine.until(lambda m: m["type"] in ("info", "full") and not m["info"]["seats"][0]["bot"])
        assert me.refused(f"/api/tables/{table}/seats/0/return") == (409, "not-now")


def test_nobody_is_replaced_while_they_are_there(somebody: Somebody) -> None:
    me, friend = somebody(), somebody()
    table = me.new_table("open", "open")
    name = table["table"]
    guest = somebody()
    friend.post(f"/api/tables/{name}/claim", {"claim": table["seats"][0]["claim"], "name": "A"})
    guest.post(f"/api/tables/{name}/claim", {"claim": table["seats"][1]["claim"], "name": "B"})
    assert guest.refused(f"/api/tables/{name}/seats/0/bot", {"bot": "greedy"}) == (409, "not-now")
    assert me.refused(f"/api/tables/{name}/seats/0/bot", {"bot": "greedy"}) == (409, "not-now")


def test_the_host_may_give_a_seat_nobody_has_come_to_to_a_bot(somebody: Somebody) -> None:
    me, stranger = somebody(), somebody()
    name = me.new_table("person", "open")["table"]
    assert stranger.refused(f"/api/tables/{name}/seats/1/bot", {"bot": "greedy"}) == (403, "no-right")
    me.post(f"/api/tables/{name}/seats/1/bot", {"bot": "greedy"})
    assert me.get(f"/api/tables/{name}")["info"]["seats"][1]["bot"] == "greedy"


def test_whoever_is_away_for_long_can_be_replaced(tmp_path: Path) -> None:
    with serving(tmp_path, away=0.0) as served, Browser(served) as me, Browser(served) as friend:
        table = me.new_table("person", "open")
        name = table["table"]
        friend.post(f"/api/tables/{name}/claim", {"claim": table["seats"][1]["claim"]})
        with me.sit(name, 0):
            assert friend.refused(f"/api/tables/{name}/seats/0/bot", {"bot": "greedy"}) == (409, "not-now")
        with friend.sit(name, 1) as seat:
            if seat.info["seats"][0]["online"]:
                seat.until(lambda m: m["type"] == "info" and not m["info"]["seats"][0]["online"])
            friend.post(f"/api/tables/{name}/seats/0/bot", {"bot": "greedy"})


def test_a_rival_does_not_choose_who_plays_for_the_one_who_is_away(tmp_path: Path) -> None:
    with serving(tmp_path, away=0.0) as served, Browser(served) as me, Browser(served) as friend:
        table = me.new_table("person", "open")
        name = table["table"]
        friend.post(f"/api/tables/{name}/claim", {"claim": table["seats"][1]["claim"]})
        friend.post(f"/api/tables/{name}/seats/0/bot", {"bot": "random"})
        assert me.get(f"/api/tables/{name}")["info"]["seats"][0]["bot"] == BOTS[-1]
        assert friend.refused(f"/api/tables/{name}/seats/0/bot", {"bot": "random"}) == (409, "not-now")
        me.post(f"/api/tables/{name}/seats/0/bot", {"bot": "random"})  # one's own is one's own
        assert me.get(f"/api/tables/{name}")["info"]["seats"][0]["bot"] == "random"


def test_who_has_just_got_a_seat_has_time_to_come_to_it(somebody: Somebody, served: Served) -> None:
    """The server has been up for long; who was never connected has not been away for all that time."""
    me, friend = somebody(), somebody()
    presence = served.service.presence
    start, presence._start = presence._start, presence._start - 10_000
    try:
        table = me.new_table("person", "open")
        name = table["table"]
        friend.post(f"/api/tables/{name}/claim", {"claim": table["seats"][1]["claim"]})
        assert friend.refused(f"/api/tables/{name}/seats/0/bot", {"bot": "greedy"}) == (409, "not-now")
        assert me.refused(f"/api/tables/{name}/seats/1/bot", {"bot": "greedy"}) == (409, "not-now")
        play_to_the_end(me, friend, name)
        again = me.post(f"/api/tables/{name}/rematch")["table"]
        assert me.refused(f"/api/tables/{again}/seats/1/bot", {"bot": "greedy"}) == (409, "not-now")
    finally:
        presence._start = start


def test_once_more_with_a_bot_for_whom_nobody_came(somebody: Somebody) -> None:
    me = somebody()
    name = me.new_table("person", "open")["table"]
    me.post(f"/api/tables/{name}/seats/1/bot", {"bot": "random"})
    with me.sit(name, 0) as seat:
        me.post(f"/api/tables/{name}/seats/0/bot", {"bot": "random"})
        while seat.shown["over"] is None:
            seat.hear()
    again = me.post(f"/api/tables/{name}/rematch")["table"]
    assert me.get(f"/api/tables/{again}")["info"]["seats"][1]["bot"] == "random"


def test_the_same_people_play_once_more(somebody: Somebody) -> None:
    me, friend = somebody(), somebody()
    table = me.new_table("person", "open")
    name = table["table"]
    friend.post(f"/api/tables/{name}/claim", {"claim": table["seats"][1]["claim"], "name": "Anna"})
    assert me.refused(f"/api/tables/{name}/rematch") == (409, "not-over")
    play_to_the_end(me, friend, name)
    again = friend.post(f"/api/tables/{name}/rematch")
    assert me.get(f"/api/tables/{name}")["rematch"] == again["table"] != name
    mine = me.post(f"/api/tables/{name}/rematch")
    assert mine["table"] == again["table"]
    assert somebody().post("/api/recover", {"code": again["seats"][1]["recovery"]})["seat"] == 1
    assert me.post(f"/api/tables/{name}/rematch")["seats"] == [{"seat": 0}]  # the code is told once
    rights = me.get(f"/api/tables/{again['table']}")
    assert rights["holds"] == [0]
    assert rights["info"]["seats"][1]["name"] == "Anna"
    assert rights["info"]["commitment"] != me.get(f"/api/tables/{name}")["info"]["commitment"]
    assert somebody().post("/api/recover", {"code": mine["seats"][0]["recovery"]})["seat"] == 0


def play_to_the_end(first: Browser, second: Browser, table: str) -> None:
    """Two people choose the first thing there is, and bots finish the game."""
    with first.sit(table, 0) as seat:
        if seat.options:
            seat.choose(seat.options[0])
        first.post(f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
        second.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        while seat.shown["over"] is None:
            seat.hear()
