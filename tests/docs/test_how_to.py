"""The how-to pages are carried out: their card is read, their commands are run, their tests pass."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from blackrose.cli import main
from blackrose.cli.parser import parse
from blackrose.editions import registry
from tests.docs.pages import DOCS, blocks, page
from tests.editions import test_a_small_edition

CARD = page("how-to/add-a-card.md")
EDITION = page("how-to/add-an-edition.md")
QUICK = ("check", "show", "stats")
"""Commands that print and end; the others are only read."""
MADE = (
    "src/blackrose/language/forms/grant.py",
    "src/blackrose/engine/verbs/grant.py",
    "tests/duel/test_grant.py",
    "tests/duel/test_grave_chill.py",
)
"""Files that whoever follows the pages writes."""
LINK = re.compile(r"\]\(([^)#]*)#?([^)]*)\)")
PATH = re.compile(r"`((?:src|tests|docs)/[^`*{ ]+)`")


@pytest.fixture
def maker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of somebody who follows the page, with the card in it and a copy with a slip."""
    (toml,) = blocks(CARD, "toml")
    (tmp_path / "chill.toml").write_text(toml, encoding="utf-8")
    (tmp_path / "wrong.toml").write_text(toml.replace("Inflict", "Inflikt", 1), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def sessions(text: str) -> Iterator[tuple[list[str], str]]:
    """Each command of the console blocks, with what is printed after it."""
    for block in blocks(text, "console"):
        for part in block.split("$ ")[1:]:
            line, _, printed = part.partition("\n")
            yield shlex.split(line)[1:], printed


@pytest.mark.usefixtures("maker")
def test_commands_print_what_the_page_shows(capsys: pytest.CaptureFixture[str]) -> None:
    shown = 0
    for command, printed in sessions(CARD):
        parse(command)
        if command[1] in QUICK:
            main(command)
            wanted = re.escape(printed).replace(re.escape("[...]"), "[0-9a-f]+")
            assert re.fullmatch(wanted, capsys.readouterr().out), command
            shown += 1
    assert shown == 3


def test_the_edition_of_the_page_is_the_one_that_is_played() -> None:
    source = Path(test_a_small_edition.__file__).read_text(encoding="utf-8")
    shown = blocks(EDITION, "python")
    assert len(shown) == 4
    assert all(block in source for block in shown)
    words, listed = blocks(EDITION, "")
    assert words in test_a_small_edition.WORDS.en
    assert listed in Path(registry.__file__).with_name("registry.py").read_text(encoding="utf-8")


@pytest.mark.usefixtures("maker")
def test_the_tests_of_the_page_pass() -> None:
    (source,) = blocks(CARD, "python")
    made: dict[str, object] = {}
    exec(compile(source, "add-a-card.md", "exec"), made)
    tests = [test for name, test in made.items() if name.startswith("test_")]
    assert len(tests) == 3
    for test in tests:
        assert callable(test)
        test()


@pytest.mark.parametrize(
    "name",
    [
        "card-language.md",
        "designs.md",
        "provenance.md",
        "provenance-rebirth.md",
        "how-to/add-a-card.md",
        "how-to/add-a-form.md",
        "how-to/add-an-edition.md",
        "how-to/write-a-scenario.md",
        "how-to/write-a-challenge.md",
    ],
)
def test_links_and_files_exist(name: str) -> None:
    text = page(name)
    for target, heading in LINK.findall(text):
        file = (DOCS / name).parent / target if target else DOCS / name
        assert file.exists(), target
        if heading:
            headings = re.findall(r"^#+ (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
            assert heading in {_anchor(one) for one in headings}, heading
    for path in PATH.findall(text):
        assert (DOCS.parent / path).exists() or path in MADE, path


def _anchor(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
