"""The page about challenges is carried out: its file is one, its errors are told so, its lists are whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from blackrose.cli import main
from blackrose.table.solo.challenge import COUNTS, find_challenge
from blackrose.table.solo.occasion import challenge_setup
from tests.docs.pages import blocks, page

PAGE = page("how-to/write-a-challenge.md")


def test_its_file_is_a_challenge_that_starts(tmp_path: Path) -> None:
    (toml,) = blocks(PAGE, "toml")
    (tmp_path / "garden.toml").write_text(toml, encoding="utf-8")
    challenge = find_challenge(str(tmp_path / "garden.toml"))
    assert challenge.id == "gardener"
    assert len(challenge.goals) == 2
    assert not challenge_setup(challenge).game().start().over


def test_a_wrong_one_is_told_as_the_page_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (toml,) = blocks(PAGE, "toml")
    (tmp_path / "wrong.toml").write_text(toml.replace("least = 3", "least = 300"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    line, told = next(block for block in blocks(PAGE, "console") if "wrong.toml" in block).split("\n", 1)
    assert main(line.split()[2:]) == 2
    assert capsys.readouterr().err == told


def test_everything_that_can_be_counted_is_listed() -> None:
    cells = [line.split("|")[1] for line in PAGE.splitlines() if line.startswith("| `")]
    listed = [word for cell in cells for word in re.findall(r"`([^`]+)`", cell)]
    assert set(COUNTS) <= set(listed)
