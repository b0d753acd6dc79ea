"""Games against an Avatar over the network: what is offered, the game of the day, challenges."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from blackrose.table.solo.challenge import challenges
from tests.server.conftest import Somebody
from tests.server.people import Browser

AVATAR = "The Possessed"


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def wish(*players: str, **more: Any) -> dict[str, Any]:
    seats = [
        {"player": player} if player in ("person", "open") else {"player": "bot", "bot": player}
        for player in players or ("person",)
    ]
    return {"edition": "rebirth", "seats": seats, **more}


def info(me: Browser, table: str) -> dict[str, Any]:
    found: dict[str, Any] = me.get(f"/api/tables/{table}")["info"]
    return found


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_avatars_are_offered_with_their_levels_and_our_own_are_marked(
    somebody: Somebody, language: str
) -> None:
    offered = somebody().get(f"/api/editions?lang={language}")
    rebirth = next(each for each in offered if each["edition"] == "rebirth")
    (avatar,) = rebirth["avatars"]
    assert (avatar["avatar"], avatar["usual"], avatar["seats"]) == (AVATAR, "apprentice", [1, 2, 3, 4, 5])
    assert {each["value"]: each["own"] for each in avatar["difficulties"]} == {
        "novice": True,
        "apprentice": False,
        "master": False,
        "legend": True,
    }
    assert all(each["text"] and each["name"] for each in avatar["difficulties"])
    assert [each["own"] for each in avatar["together"]["values"]] == [False, True]
    assert not {"avatar", "difficulty", "together"} & {each["option"] for each in rebirth["options"]}
    assert [each["expansion"] for each in rebirth["schools"]].count(True) == 1
    assert all(not each["avatars"] for each in offered if each["edition"] != "rebirth")


@pytest.mark.rule("AVA.28")
@pytest.mark.parametrize("players", [("person",), ("person", "open"), ("person", "greedy", "random")])
def test_one_to_three_play_against_it(somebody: Somebody, players: tuple[str, ...]) -> None:
    me = somebody()
    options = {"avatar": AVATAR, "difficulty": "novice"}
    made = me.post("/api/tables", wish(*players, options=options))
    told = info(me, made["table"])
    assert len(told["seats"]) == len(players)
    assert told["options"]["avatar"] == AVATAR
    with me.sit(made["table"], 0) as seat:
        assert seat.shown["avatar"]["difficulty"] == "novice"
        assert len(seat.shown["factions"]) == len(players) + 1


def test_alone_without_an_avatar_is_no_game(somebody: Somebody) -> None:
    me = somebody()
    assert me.refused("/api/tables", wish()) == (400, "bad-setup")
    assert me.refused("/api/tables", wish(options={"avatar": "Nobody"})) == (400, "bad-setup")
    assert me.refused("/api/tables", wish(options={"avatar": AVATAR, "difficulty": "x"})) == (
        400,
        "bad-setup",
    )


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_what_can_be_played_alone(somebody: Somebody, language: str) -> None:
    told = somebody().get(f"/api/solo?lang={language}")
    assert told["today"]["day"] in (today(), _yesterday())
    assert told["today"]["game"]["avatar"] == AVATAR
    assert told["today"]["text"]
    assert [each["challenge"] for each in told["challenges"]] == list(challenges())
    for each in told["challenges"]:
        assert each["name"]
        assert each["text"]
        assert all(each["goals"])
        assert each["game"]["difficulty_name"]
        assert each["game"]["own_difficulty"] == (each["game"]["difficulty"] in ("novice", "legend"))


def _yesterday() -> str:
    """Midnight may have come between two questions."""
    return (datetime.now(UTC).date() - timedelta(1)).isoformat()


def test_the_game_of_the_day_is_the_same_for_everybody_and_public(somebody: Somebody) -> None:
    told = []
    day = today()
    for me in (somebody(), somebody()):
        table = me.post("/api/tables", wish(day=day))["table"]
        found = info(me, table)
        assert found["occasion"] == {"kind": "today", "name": day, "public": True}
        assert day in found["seed"]
        with me.sit(table, 0) as seat:
            told.append(seat.shown)
    assert told[0] == told[1]


def test_a_challenge_is_a_table_with_a_goal_and_once_more_one(somebody: Somebody) -> None:
    me = somebody()
    made = me.post("/api/tables", wish(challenge="never-fallen"))
    assert info(me, made["table"])["occasion"] == {
        "kind": "challenge",
        "name": "never-fallen",
        "public": False,
    }
    with me.sit(made["table"], 0) as seat:
        assert seat.shown["goal"]["challenge"] == "never-fallen"
        assert [line["state"] for line in seat.shown["goal"]["lines"]] == ["open", "open"]


@pytest.mark.parametrize(
    "more",
    [
        {"day": "2999-01-01"},
        {"day": "soon"},
        {"challenge": "unheard-of"},
        {"challenge": "../../etc/passwd"},
        {"challenge": "never-fallen", "day": "2026-01-31"},
        {"challenge": "never-fallen", "options": {"moons": "2-6-10"}},
    ],
)
def test_what_is_no_such_game_is_refused(somebody: Somebody, more: dict[str, Any]) -> None:
    assert somebody().refused("/api/tables", wish(**more)) == (400, "bad-setup")


def test_everything_follows_from_it(somebody: Somebody) -> None:
    me = somebody()
    day = today()
    assert me.refused("/api/tables", wish("person", "greedy", day=day)) == (400, "bad-setup")
    two = {"edition": "rebirth", "seats": [{"player": "person", "mage": "Rikkart"}], "day": day}
    assert me.refused("/api/tables", two) == (400, "bad-setup")
    other = {"edition": "duel", "seats": [{"player": "person"}], "day": day}
    assert me.refused("/api/tables", other) == (400, "bad-setup")


def test_a_name_can_be_given_and_a_bot_can_play_it(somebody: Somebody) -> None:
    me = somebody()
    seats = [{"player": "person", "name": "Anna"}]
    made = me.post("/api/tables", {"edition": "rebirth", "seats": seats, "day": today()})
    assert info(me, made["table"])["seats"][0]["name"] == "Anna"
    made = me.post("/api/tables", wish("random", challenge="first-thorn"))
    assert info(me, made["table"])["seats"][0]["bot"] == "random"
