"""The word files of the game hold what the narrator asks for, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from blackrose.engine.rules import Rules
from blackrose.game import Game
from blackrose.language import words
from blackrose.language.words import LANGUAGES, PSEUDO
from blackrose.table.words.names import GAME_WORDS
from blackrose.table.words.narrator import Narrator
from tests.language.test_pseudo import escaped, names
from tests.table import avatar_told, classic_told, rebirth_told
from tests.table.told import everything_told


@pytest.fixture(scope="module")
def rules() -> Rules:
    return Game.new(seed=1).rules


class _References(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def parsed(language: str, name: str) -> ast.Resource:
    return FluentParser().parse((Path(words.__file__).parent / language / name).read_text("utf-8"))


def keys(language: str, name: str) -> set[str]:
    """The messages of a word file, but for the mages' own."""
    found = {entry.id.name for entry in parsed(language, name).body if isinstance(entry, ast.Message)}
    return {key for key in found if key == "mage-named" or not key.startswith("mage-")}


def references(language: str, name: str) -> set[str]:
    found = _References()
    found.visit(parsed(language, name))
    return found.found


def test_no_message_is_missing_or_unused(rules: Rules) -> None:
    for language in LANGUAGES:
        assert keys(language, GAME_WORDS) == keys("en", GAME_WORDS)
        words.words.cache_clear()
        narrator = Narrator(rules, language)
        for _ in everything_told(narrator):
            pass
        for others in (rebirth_told, classic_told, avatar_told):
            for _ in others.everything_told(Narrator(others.rules(), language)):
                pass
        unused = keys(language, GAME_WORDS) - narrator.names.words.asked - references(language, GAME_WORDS)
        # Spoken of a mage no word file knows; in all languages but Russian that is everybody.
        assert unused <= {"mage-named"}


def test_no_message_of_the_game_hides_one_of_the_cards() -> None:
    for language in LANGUAGES:
        assert keys(language, GAME_WORDS).isdisjoint(words.words(language).keys)


def test_nothing_told_escapes_the_word_files(rules: Rules) -> None:
    known = list(names(rules.pack))
    for text in everything_told(Narrator(rules, PSEUDO)):
        assert escaped(text, known) == "", text
