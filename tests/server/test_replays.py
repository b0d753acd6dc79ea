"""Finished games: shared, looked at through any eyes, and gone on with from any point."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from blackrose.server.settings import Rate
from blackrose.table.shown import option_id
from blackrose.table.wire.differences import applied
from tests.server.conftest import Somebody
from tests.server.people import Browser, Plain
from tests.server.serving import Served, serving


@pytest.fixture(scope="module")
def host(served: Served) -> Iterator[Browser]:
    """Somebody who has made a table of two bots."""
    with Browser(served) as me:
        yield me


@pytest.fixture(scope="module", params=["duel", "classic"])
def finished(host: Browser, request: pytest.FixtureRequest) -> str:
    """That table, when its game is over."""
    table: str = host.new_table("random", "random", edition=request.param)["table"]
    assert host.refused(f"/api/tables/{table}/share") == (409, "not-over")
    with host.sit(table, "watch") as eyes:
        while eyes.shown["over"] is None:
            eyes.hear()
    return table


@pytest.fixture(scope="module")
def share(host: Browser, finished: str) -> str:
    """Its public id."""
    share: str = host.post(f"/api/tables/{finished}/share")["share"]
    assert host.post(f"/api/tables/{finished}/share")["share"] == share
    return share


def test_whoever_has_the_link_sees_the_game_to_its_end(share: str, somebody: Somebody) -> None:
    guest = somebody()
    assert guest.cookie == ""
    for eyes in (-2, -1, 0, 1):
        replay = guest.get(f"/api/replays/{share}?eyes={eyes}&lang=de")
        assert replay["eyes"] == eyes
        shown = replay["start"]
        assert shown["language"] == "de"
        for step in replay["steps"]:
            shown = applied(shown, step["ops"])
        assert shown["over"] is not None
        assert replay["info"]["seed"]


def test_those_who_watched_may_share_it_and_strangers_may_not(
    host: Browser, finished: str, share: str, somebody: Somebody
) -> None:
    guest, stranger = somebody(), somebody()
    secret = host.post(f"/api/tables/{finished}/watch-link")["watch"]
    assert guest.refused(f"/api/tables/{finished}/share") == (403, "no-right")
    guest.post(f"/api/tables/{finished}/watch", {"watch": secret})
    assert guest.post(f"/api/tables/{finished}/share")["share"] == share
    assert stranger.refused(f"/api/tables/{finished}/share") == (403, "no-right")


def test_eyes_that_are_not_there(share: str, somebody: Somebody) -> None:
    guest = somebody()
    assert guest.refused(f"/api/replays/{share}?eyes=2", method="GET") == (404, "not-found")
    assert guest.refused(f"/api/replays/{share}?eyes=-3", method="GET") == (400, "malformed")
    assert guest.refused("/api/replays/nothing/record", method="GET") == (404, "no-replay")


def fork(guest: Browser, share: str, **wish: object) -> Plain:
    """A table that goes on from a point."""
    table: Plain = guest.post(f"/api/replays/{share}/fork", wish)
    return table


@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_goes_on_from_any_point_as_the_cards_lay(
    share: str, finished: str, seat: int, somebody: Somebody, served: Served
) -> None:
    guest = somebody()
    past = served.call(served.service.host.table(finished)).record()
    mine = [step for step, (who, _) in enumerate(past.choices) if who == seat]
    step = mine[len(mine) // 2]
    table = fork(guest, share, step=step, seat=seat, bots=["random"], name="Again")
    live = served.call(served.service.host.table(table["table"]))
    assert live.record().choices[:step] == past.choices[:step]
    with guest.sit(table["table"], seat) as place:
        assert place.my_turn()
        assert option_id(past.choices[step][1]) in place.options  # what was chosen then can be chosen now
        assert place.info["seats"][seat]["name"] == "Again"
        assert place.info["seats"][1 - seat]["bot"] == "random"
        assert place.choose(place.options[-1])["type"] == "done"
    assert table["seats"][seat]["recovery"]


def test_points_that_are_not_there(share: str, somebody: Somebody) -> None:
    guest = somebody()
    path = f"/api/replays/{share}/fork"
    for wish in (
        {"step": 100_000, "seat": 0},
        {"step": 0, "seat": 2},
        {"step": 0, "seat": 0, "bots": ["hal"]},
    ):
        assert guest.refused(path, wish) == (400, "bad-setup")
    assert guest.refused(path, {"step": -1, "seat": 0}) == (400, "malformed")
    assert guest.refused("/api/replays/nothing/fork", {"step": 0, "seat": 0}) == (404, "no-replay")


def test_a_game_that_is_not_over_cannot_be_opened_by_its_share(somebody: Somebody, served: Served) -> None:
    me = somebody()
    table = me.new_table("person", "person")["table"]
    served.call(served.service.store.set_share(table, "a-share-too-early"))
    assert me.refused("/api/replays/a-share-too-early", method="GET") == (404, "no-replay")
    assert me.refused("/api/replays/a-share-too-early/record", method="GET") == (404, "no-replay")


def test_replays_that_have_to_be_made_are_counted_and_others_are_not(tmp_path: Path) -> None:
    """One is the work of many choices: who asks for ever new ones must not slow the tables down."""
    with serving(tmp_path, rate_replays=Rate(2, 600.0)) as served, Browser(served) as me:
        table = me.new_table("random", "random")["table"]
        with me.sit(table, "watch") as eyes:
            while eyes.shown["over"] is None:
                eyes.hear()
        share = me.post(f"/api/tables/{table}/share")["share"]
        for lang in ("en", "de", "en", "de", "en"):
            me.get(f"/api/replays/{share}?lang={lang}")
        assert me.refused(f"/api/replays/{share}?lang=ru", method="GET") == (429, "too-fast")
        me.get(f"/api/replays/{share}?lang=de")
