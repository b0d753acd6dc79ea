"""Settings: read from the environment, refused in one line, and written down in the manual."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from blackrose.server.settings import (
    KINDS,
    BadSetting,
    Rate,
    Settings,
    data_folder,
    known_variables,
    misspelt,
    variable,
)

NONE = ((), "", None)
"""Defaults that say nothing."""

MANUAL = Path(__file__).parents[2] / "docs" / "server.md"


def test_what_the_environment_says() -> None:
    said = Settings.from_environment(
        {
            "BLACKROSE_HOST": "0.0.0.0",
            "BLACKROSE_PORT": " 9000 ",
            "BLACKROSE_DATA": "/somewhere/else",
            "BLACKROSE_ORIGINS": "https://a.example/, HTTP://B.example:8080",
            "BLACKROSE_PROXY": "127.0.0.1, ::1",
            "BLACKROSE_RATE_FRAMES": "5/2.5",
            "BLACKROSE_BOT_PAUSE": "0",
            "BLACKROSE_LOG": "Debug",
            "HOME": "/nobody",
        }
    )
    assert (said.host, said.port, said.data) == ("0.0.0.0", 9000, Path("/somewhere/else"))
    assert said.origins == ("https://a.example", "http://b.example:8080")
    assert said.proxy == ("127.0.0.1", "::1")
    assert said.rate_frames == Rate(5, 2.5)
    assert (said.bot_pause, said.log) == (0.0, "debug")
    assert said.max_tables == Settings().max_tables


@pytest.mark.parametrize(
    ("name", "value", "right"),
    [
        ("PORT", "eighty", "a whole number from 0 to 65535"),
        ("PORT", "65536", "a whole number from 0 to 65535"),
        ("PORT", "-1", "a whole number"),
        ("MAX_TABLES", "0", "a whole number from 1"),
        ("RATE_FRAMES", "20", "such as 60/10"),
        ("RATE_FRAMES", "0/10", "such as 60/10"),
        ("RATE_FRAMES", "10/0", "such as 60/10"),
        ("ORIGINS", "games.example", "such as https://games.example"),
        ("ORIGINS", "https://games.example/path", "such as https://games.example"),
        ("LOG", "loud", "debug, info, warning, error"),
        ("HOST", "", "such as 127.0.0.1"),
        ("HOST", "a b", "such as 127.0.0.1"),
        ("DATA", "", "a folder"),
        ("BOT_PAUSE", "a while", "a number of seconds"),
    ],
)
def test_what_it_cannot_say(name: str, value: str, right: str) -> None:
    with pytest.raises(BadSetting) as refused:
        Settings.from_environment({f"BLACKROSE_{name}": value})
    told = str(refused.value)
    assert told.startswith(f"BLACKROSE_{name} cannot be ")
    assert right in told
    assert "\n" not in told


def test_every_setting_can_be_set_and_its_default_is_one_that_could_be_written() -> None:
    assert set(KINDS) == {one.name for one in fields(Settings)}
    for one in fields(Settings):
        default = getattr(Settings(), one.name)
        if default not in NONE:
            text = f"{default:g}" if isinstance(default, float) else str(default)
            assert KINDS[one.name](text) == default


def test_the_manual_names_every_setting_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `(BLACKROSE_\w+)` \| (.*?) \|", MANUAL.read_text(encoding="utf-8"), re.M))
    assert sorted(rows) == sorted(known_variables())
    for one in fields(Settings):
        default = getattr(Settings(), one.name)
        if one.name in ("data", "page_folder") or default in NONE:
            continue
        text = f"{default:g}" if isinstance(default, float) else str(default)
        assert rows[variable(one.name)] == f"`{text}`", one.name


def test_a_misspelt_setting_is_noticed() -> None:
    given = {"BLACKROSE_ORIGIN": "x", "BLACKROSE_PORT": "1", "BLACKROSE_PAGE": "skip", "PATH": "x"}
    assert misspelt(given) == ["BLACKROSE_ORIGIN"]


def test_the_data_lies_where_data_of_programs_lies() -> None:
    assert data_folder({"XDG_DATA_HOME": "/data"}, "linux") == Path("/data/blackrose")
    assert data_folder({"XDG_DATA_HOME": "data"}, "linux") == Path.home() / ".local/share/blackrose"
    assert data_folder({}, "linux") == Path.home() / ".local/share/blackrose"
    assert data_folder({}, "darwin") == Path.home() / "Library/Application Support/blackrose"
    assert data_folder({"APPDATA": "/app"}, "win32") == Path("/app/blackrose")
