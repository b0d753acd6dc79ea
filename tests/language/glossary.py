"""Reads docs/glossary.md, and what players read in each language, so that one can be held to the other."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from textwrap import dedent

from fluent.syntax import ast, parse

from blackrose.language.forms import all_forms
from blackrose.language.wording import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "blackrose"
GLOSSARY = ROOT / "docs" / "glossary.md"
BOOK = re.compile(r"00[0-4] p\.\d+|ours: .{8,}", re.S)
WORD = re.compile(r"[\w'’-]+")
DOCUMENTS = {
    "en": ("rules.md", "how-to-play.md"),
    "de": ("rules.de.md",),
    "ru": ("rules.ru.md",),
}
"""What players read besides cards and pages."""


@dataclass(frozen=True)
class Cell:
    """A term in one language: its forms, and the book they are from or why they are ours."""

    forms: tuple[str, ...]
    source: str


@dataclass(frozen=True)
class Term:
    """A term in the three languages, and the messages that show it."""

    cells: dict[str, Cell]
    messages: tuple[str, ...]

    @property
    def name(self) -> str:
        """The term as the list is sorted by."""
        return self.cells["en"].forms[0]


@dataclass(frozen=True)
class NotUsed:
    """A word that the books do not use; ``allowed`` are phrases or messages where it means something else."""

    language: str
    word: str
    instead: str
    allowed: tuple[str, ...]

    @property
    def pattern(self) -> re.Pattern[str]:
        """Finds the word, whole and in any case; a star stands for any ending."""
        parts = [re.escape(part).replace(r"\*", r"\w*") for part in self.word.split()]
        return re.compile(r"(?<!\w)" + r"\s+".join(parts) + r"(?!\w)", re.IGNORECASE)


@dataclass(frozen=True)
class Kept:
    """A word that is kept although a book has another, with the reason."""

    language: str
    word: str
    books: str
    reason: str


@dataclass(frozen=True)
class Glossary:
    """The whole page."""

    terms: tuple[Term, ...]
    not_used: tuple[NotUsed, ...]
    exceptions: tuple[Kept, ...]

    @property
    def of_message(self) -> dict[str, list[Term]]:
        """The terms that each message must show."""
        found: dict[str, list[Term]] = {}
        for term in self.terms:
            for message in term.messages:
                found.setdefault(message, []).append(term)
        return found

    def named(self, english: str) -> Term:
        """The term of that English name."""
        return next(term for term in self.terms if english in term.cells["en"].forms)


@dataclass
class Table:
    """A table of the page: the heading it stands under, its columns, its rows."""

    heading: str
    columns: list[str]
    rows: list[list[str]] = field(default_factory=list)


@cache
def glossary() -> Glossary:
    """Read the page."""
    terms: list[Term] = []
    not_used: list[NotUsed] = []
    exceptions: list[Kept] = []
    for table in _tables(GLOSSARY.read_text("utf-8")):
        for row in table.rows:
            if table.columns[:3] == ["English", "German", "Russian"]:
                cells = {language: _cell(text) for language, text in zip(LANGUAGES, row, strict=False)}
                terms.append(Term(cells, _quoted(row[3])))
            elif table.heading == "Not used":
                not_used.append(NotUsed(row[0], row[1], row[2], _quoted(row[3])))
            elif table.heading == "Exceptions":
                exceptions.append(Kept(row[0], row[1], row[3], row[4]))
    return Glossary(tuple(terms), tuple(not_used), tuple(exceptions))


def _tables(page: str) -> Iterator[Table]:
    heading, table = "", None
    for line in page.splitlines():
        if line.startswith("#"):
            heading, table = line.lstrip("# "), None
        elif not line.startswith("|"):
            if table:
                yield table
            table = None
        elif table is None:
            table = Table(heading, _row(line))
        elif not set(line) <= set("|- "):
            table.rows.append(_row(line))
    if table:
        yield table


def _row(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _cell(text: str) -> Cell:
    words, _, source = text.partition(" — ")
    return Cell(tuple(words.split(" / ")), source)


def _quoted(text: str) -> tuple[str, ...]:
    return tuple(re.findall(r"`([^`]+)`", text))


def shows(text: str, form: str) -> bool:
    """Return whether a text has a word in this form, or in another case or number of it."""
    said, wanted = WORD.findall(text.casefold()), WORD.findall(form.casefold())
    return any(
        all(_alike(one, other) for one, other in zip(said[at:], wanted, strict=False))
        for at in range(len(said) - len(wanted) + 1)
    )


def _alike(said: str, wanted: str) -> bool:
    if abs(len(said) - len(wanted)) > 3:
        return False
    same = next(
        (at for at, (a, b) in enumerate(zip(said, wanted, strict=False)) if a != b),
        min(len(said), len(wanted)),
    )
    return same >= (2 if len(wanted) <= 3 else max(3, len(wanted) - 2))


# What players read


@cache
def messages(language: str) -> dict[str, str]:
    """Return what each message can say, its forms and variants one after the other."""
    sources = [dedent(getattr(form, language)) for form in all_forms()]
    sources += [file.read_text("utf-8") for file in _word_files(language)]
    found: dict[str, str] = {}
    for source in sources:
        for entry in parse(source).body:
            if isinstance(entry, ast.Message):
                said = [entry.value, *(attribute.value for attribute in entry.attributes)]
                found[entry.id.name] = "\n".join(_said(pattern) for pattern in said if pattern)
    return found


@cache
def plain_forms(language: str) -> dict[str, str]:
    """Return what each message of the word files says by itself, without its other forms."""
    entries = (entry for file in _word_files(language) for entry in parse(file.read_text("utf-8")).body)
    listed = (entry for entry in entries if isinstance(entry, ast.Message) and entry.value)
    return {entry.id.name: _said(entry.value) for entry in listed if entry.value}


def _word_files(language: str) -> list[Path]:
    shared = sorted((SOURCES / "language" / "words" / language).glob("*.ftl"))
    return shared + sorted((SOURCES / "editions").glob(f"*/words/{language}.ftl"))


def _said(pattern: ast.Pattern) -> str:
    return "".join(_piece(element) for element in pattern.elements)


def _piece(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    match element.expression:
        case ast.SelectExpression(variants=variants):
            return "\n".join(_said(variant.value) for variant in variants)
        case ast.VariableReference(id=name):
            return f"{{ ${name.name} }}"
        case ast.StringLiteral(value=value):
            return value
        case _:
            return ""


def names(language: str, *kinds: str) -> Iterator[tuple[str, str]]:
    """Yield the names of the components of these kinds: in English, and in the language."""
    for file in sorted((SOURCES / "packs").glob("*/*.toml")):
        for kind, listed in tomllib.loads(file.read_text("utf-8")).items():
            for component in listed if kind in kinds else ():
                yield component["name"]["en"], component["name"][language]


def read_by_players(language: str) -> Iterator[tuple[str, str]]:
    """Yield all that players read in a language: where it stands, and the text."""
    yield from messages(language).items()
    for file in sorted((SOURCES / "packs").glob("*/*.toml")):
        for said in _texts(tomllib.loads(file.read_text("utf-8")), language):
            yield file.name, said
    for name in DOCUMENTS[language]:
        for number, line in enumerate((ROOT / "docs" / name).read_text("utf-8").splitlines(), 1):
            yield f"{name}:{number}", line


def _texts(value: object, language: str) -> Iterator[str]:
    """Yield the names in a language; in English also all that is written on the components."""
    if isinstance(value, dict):
        if "en" in value and isinstance(value["en"], str):
            yield str(value.get(language, ""))
        else:
            for key, part in value.items():
                if language == "en" and key in ("text", "when", "note", "target"):
                    yield str(part)
                else:
                    yield from _texts(part, language)
    elif isinstance(value, list):
        for part in value:
            yield from _texts(part, language)
