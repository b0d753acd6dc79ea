"""What a new table can be, and the server's words: complete in three languages, nothing unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from blackrose import server
from blackrose.bots import BOTS
from blackrose.game import EDITIONS
from blackrose.language.words import LANGUAGES
from blackrose.server.editions import editions_offered, options_offered
from blackrose.server.errors import SERVER_WORDS, STATUS, RequestRefused, server_words
from blackrose.server.socket import CLOSE_CODES, closed
from blackrose.table.live import TableError
from tests.server.conftest import Somebody
from tests.table.test_game_words import keys

SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in Path(server.__path__[0]).rglob("*.py"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_and_option_is_explained(language: str) -> None:
    offered = editions_offered(language)
    assert [one.edition for one in offered] == list(EDITIONS)
    for one in offered:
        edition = EDITIONS[one.edition]
        assert one.seats == sorted(edition.layouts)
        assert {
            option.option: tuple(v.value for v in option.values) for option in one.options
        } == options_offered(edition)
        assert [bot.bot for bot in one.bots] == list(BOTS)
        assert one.mages
        for text in (one.name, one.text, *(mage.name for mage in one.mages), *(bot.text for bot in one.bots)):
            assert text
        for option in one.options:
            names = [value.name for value in option.values]
            assert all((option.name, option.text, *names, *(value.text for value in option.values)))
            assert len(set(names)) == len(names)


def test_each_value_that_is_offered_can_be_played(somebody: Somebody) -> None:
    me = somebody()
    for edition in me.get("/api/editions"):
        everybody = [{"player": "person", "mage": mage["mage"]} for mage in edition["mages"]]
        for option in edition["options"]:
            for value in option["values"]:
                crowned = option["option"] == "crown" and value["value"].isdecimal()
                least = int(value["value"]) + 1 if crowned else 0
                seats = everybody[: max(edition["seats"][0], least)]
                wish = {
                    "edition": edition["edition"],
                    "seats": seats,
                    "options": {option["option"]: value["value"]},
                }
                assert me.post("/api/tables", wish)["table"]


def test_the_files_say_the_same_things() -> None:
    for language in LANGUAGES:
        assert keys(language, SERVER_WORDS) == keys("en", SERVER_WORDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_text_for_every_refusal_and_every_end(language: str) -> None:
    about = {"bad-name": {"most": 24}, "too-fast": {"seconds": 5}}
    for code in STATUS:
        assert RequestRefused(code, **about.get(code, {})).problem(language).text
    for code in (*CLOSE_CODES, "moved", "too-fast", "no-seat", "no-table", "unplayable", "full"):
        assert closed(code, language)["text"]


def test_nothing_is_said_that_nobody_says() -> None:
    said = {f"refused-{code}" for code in STATUS} | {f"bot-{bot}" for bot in BOTS}
    ends = {key for key in keys("en", SERVER_WORDS) if key.startswith("closed-")}
    letters = Path(server.__path__[0], "notices", "letters.py").read_text(encoding="utf-8")
    said |= set(re.findall(r'"(mail-[a-z-]+)"', letters))
    assert keys("en", SERVER_WORDS) - said == ends
    for key in ends:
        assert f'"{key.removeprefix("closed-")}"' in SOURCES


def test_every_refusal_is_one_that_somebody_makes() -> None:
    elsewhere = re.sub(r"(?ms)^STATUS: Final = \{.*?\}", "", SOURCES)
    made = {*re.findall(r'"([a-z-]+)"', elsewhere), *(error.code for error in TableError.__subclasses__())}
    assert set(STATUS) <= made


def test_words_of_the_server_need_no_others() -> None:
    assert server_words("en").say("refused-no-table") == "There is no such table."
