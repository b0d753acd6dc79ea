"""The page's words: all it says is there in each language, with the same arguments, and nothing else is.

The page asks for words by ``t('key', { argument: … })``. A key with a part that is worked out, such as
``t(`settings-${name}`)``, stands for every key that has one word in that place. A key may also stand as a
string in a list that is gone through: so a string of several words joined by hyphens counts as used. Where a
key is put together in another way, a remark says ``words: beginning-*``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from blackrose.language.words import LANGUAGES

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "src/blackrose/language/words"
PAGE = ROOT / "web/src"

CALL = re.compile(r"(?<![\w$.])t\(")
STRING = re.compile(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"|`((?:[^`\\]|\\.)*)`")
REMARK = re.compile(r"words: ([\w-]+-)\*")
WORKED_OUT = re.compile(r"\$\{[^}]*\}")
CLOSING = {"(": ")", "{": "}", "[": "]"}


class _Arguments(Visitor):
    """What a message takes, and the messages that are said inside it."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.said: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.said.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def _messages(language: str) -> dict[str, frozenset[str]]:
    """Each key with the arguments it takes, those of the messages that are said inside it included."""
    source = (WORDS / language / "page.ftl").read_text(encoding="utf-8")
    messages: dict[str, frozenset[str]] = {}
    inside: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{language}: not Fluent: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{language}: {entry.id.name} is there twice"
            arguments = _Arguments()
            arguments.visit(entry)
            messages[entry.id.name] = frozenset(arguments.found)
            inside[entry.id.name] = arguments.said
    return {key: found.union(*(messages[said] for said in inside[key])) for key, found in messages.items()}


@dataclass(frozen=True)
class Call:
    """One ``t(…)``: the strings of its first argument, the names of its second where they can be read."""

    where: str
    keys: tuple[str, ...]
    given: frozenset[str] | None


def _sources() -> Iterator[tuple[str, str]]:
    for path in sorted(PAGE.rglob("*")):
        if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".test.ts"):
            yield path.relative_to(PAGE).as_posix(), path.read_text(encoding="utf-8")


def _parts(text: str, start: int) -> list[str]:
    """What stands between brackets that open before ``start``, cut at commas that lie in no others."""
    parts, begin, at, open_ones = [], start, start, [")"]
    while open_ones:
        sign = text[at]
        if sign in "'\"`" and (quoted := STRING.match(text, at)):
            at = quoted.end()
            continue
        if sign in CLOSING:
            open_ones.append(CLOSING[sign])
        elif sign == open_ones[-1]:
            open_ones.pop()
        elif sign == "," and len(open_ones) == 1:
            parts.append(text[begin:at])
            begin = at + 1
        at += 1
    return [*parts, text[begin : at - 1]]


def _given(argument: str) -> frozenset[str] | None:
    """The names of an object that is written out; None where it is not."""
    text = argument.strip()
    if not (text.startswith("{") and text.endswith("}")):
        return None
    # The brackets are made round for the cutting.
    parts = [part.strip() for part in _parts(text[1:-1] + ")", 0)]
    if any(part.startswith("...") for part in parts):
        return None
    return frozenset(part.partition(":")[0].strip() for part in parts if part)


@cache
def _calls() -> tuple[Call, ...]:
    found = []
    for name, text in _sources():
        if name == "lib/words.svelte.ts":
            continue
        for match in CALL.finditer(text):
            first, *rest = _parts(text, match.end())
            keys = tuple(next(filter(None, groups), "") for groups in STRING.findall(_outcomes(first)))
            line = text.count("\n", 0, match.start()) + 1
            found.append(Call(f"{name}:{line}", keys, _given(rest[0]) if rest else frozenset()))
    return tuple(found)


def _outcomes(argument: str) -> str:
    """What a first argument can come out as: of ``a === 'b' ? 'c' : 'd'`` only c and d."""
    head, mark, outcomes = argument.partition(" ? ")
    return outcomes if mark and "`" not in head else argument


def _meant(key: str) -> set[str]:
    """The keys that a string of the page stands for."""
    if "${" not in key:
        return {key}
    pattern = re.compile("[A-Za-z0-9]+".join(map(re.escape, WORKED_OUT.split(key))))
    return {known for known in _messages("en") if pattern.fullmatch(known)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_the_page_asks_for_is_there(language: str) -> None:
    known = _messages(language)
    missing = [
        f"{call.where}: {key}" for call in _calls() for key in call.keys if not _meant(key) & known.keys()
    ]
    assert not missing


def test_the_three_languages_have_the_same_keys_with_the_same_arguments() -> None:
    english = _messages("en")
    for language in LANGUAGES:
        assert _messages(language) == english, language


def test_no_word_is_there_for_nobody() -> None:
    used = {key for call in _calls() for key in call.keys}
    for _, text in _sources():
        strings = (next(filter(None, groups), "") for groups in STRING.findall(text))
        used.update(string for string in strings if "-" in string and "${" not in string)
        used.update(key for start in REMARK.findall(text) for key in _messages("en") if key.startswith(start))
    asked = {known for key in used for known in _meant(key)}
    assert sorted(_messages("en").keys() - asked) == []


def test_every_argument_a_word_takes_is_given_and_no_other() -> None:
    """Where one of several words is said, all are given what any of them takes."""
    wrong = [
        f"{call.where}: {key} takes {sorted(_messages('en')[key])}, gets {sorted(call.given)}"
        for call in _calls()
        for literal in call.keys
        for key in _meant(literal) & _messages("en").keys()
        if call.given is not None
        and not _fits(call.given, _messages("en")[key], len(call.keys) > 1 or key != literal)
    ]
    assert not wrong


def _fits(given: frozenset[str], taken: frozenset[str], one_of_several: bool) -> bool:
    return given >= taken if one_of_several else given == taken


def test_the_calls_are_found_and_read() -> None:
    """Otherwise the tests above would prove nothing."""
    assert len(_calls()) > 100
    assert _parts("t('a, b', { c: f(1, [2, ')']), d })", 2) == ["'a, b'", " { c: f(1, [2, ')']), d }"]
    assert _given(" { c: f(1, [2, ')']), d }") == frozenset({"c", "d"})
    assert _given("{ ...more }") is None
    assert _outcomes("on ? 'a' : 'b'") == "'a' : 'b'"
    assert "settings-sound" in _meant("settings-${name}")
    assert "settings-sound-what" not in _meant("settings-${name}")
