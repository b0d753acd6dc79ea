"""What players read keeps to docs/glossary.md: its words for its terms, none that the books do not use."""

from __future__ import annotations

import re

import pytest

from blackrose.language.printing.phrases import key_of
from blackrose.language.wording import LANGUAGES
from tests.language.glossary import (
    BOOK,
    DOCUMENTS,
    ROOT,
    glossary,
    messages,
    names,
    plain_forms,
    read_by_players,
    shows,
)

FAMILIES = re.compile(
    r"(noun|kind|type|of-type|element|of-element|colour|hue|side|phase|time|stat|thing|quest-state|own-quest|aim)-.*"
    r"|school-(forgotten|personal|named)|option-(explore|fight|command|momentum)|board-count-\w+"
    r"|(black-rose|target|attacker|caster|crown-holder|dummy|persistent|cell|grimoire|rose-word|crown-word)"
)
"""The messages that show a term and nothing else."""

NO_TERM = frozenset(
    {
        "noun-totem",
        "thing-assigned",
        "own-quest-hidden",
        "phase-setup",
        "board-count-rooms",
        "side-effect",
        "side-instead",
    }
)
"""Messages of these families that say the word of another message, or no term at all."""

ARGUMENT = re.compile(r"\{ \$[\w-]+ \}")

STATES = ("Destroyed", "Rebuilt", "Collapsed")
"""The first and the last state of Rebirth's and Duel's rooms, and the last of Classic's."""

MARKED = {
    "de": (
        "Magier",
        "Schwarze Rose",
        "Loge",
        "Würfel",
        "umwandeln",
        "Grimoire",
        "persönlicher Zauber",
        "vergessener Zauber",
        "Schnellzauber",
        "helle Seite",
        "dunkle Seite",
        "Kontingenz",
        "Raumfalle",
        "profan",
        "Beschwörung aktivieren",
        "Phase der Schwarzen Rose",
        "Leben",
        "Tempo",
        "Stärke",
        "aufheben",
        "stelle dich",
    ),
    "ru": (
        "кубик",
        "светлая сторона",
        "тёмная сторона",
        "двухцветная ловушка",
        "этап заготовки",
        "ложная цель",
        "заклинатель",
    ),
}
"""The words that were ours where the books have another."""


def test_every_word_has_its_book_or_a_reason() -> None:
    for term in glossary().terms:
        for language, cell in term.cells.items():
            assert cell.forms[0], (term.name, language)
            assert BOOK.match(cell.source), (term.name, language, cell.source)


def test_no_term_stands_twice() -> None:
    listed = [term.name for term in glossary().terms]
    assert sorted(listed) == sorted(set(listed))


def test_every_term_of_a_word_file_is_in_the_glossary() -> None:
    """The nouns of evocations are looked up by their names, below."""
    listed = set(glossary().of_message)
    called = {f"noun-{key_of(english)}" for english, _ in names("en", "evocation")}
    for language in LANGUAGES:
        known = set(messages(language))
        terms = {name for name in known if FAMILIES.fullmatch(name) and not name.endswith("-about")}
        assert terms - NO_TERM - called <= listed, language
        assert listed <= known, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_shows_the_word_of_the_glossary(language: str) -> None:
    wrong = []
    for message, terms in glossary().of_message.items():
        said = plain_forms(language).get(message) or messages(language)[message]  # verbs have forms only
        for term in terms:
            forms = term.cells[language].forms
            if said.strip("{ }$") != "name" and not any(shows(said, form) for form in forms):
                wrong.append(f"{message} says {said!r}, the glossary {' / '.join(forms)!r}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rooms_schools_mages_and_evocations_are_called_as_in_the_glossary(language: str) -> None:
    wrong = []
    terms = {form.casefold(): term for term in glossary().terms for form in term.cells["en"].forms}
    for english, name in names(language, "room", "school", "mage", "evocation"):
        term = terms.get(english.casefold())
        if term is None or name.casefold() not in map(str.casefold, term.cells[language].forms):
            wrong.append(f"{english}: {name!r}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_read_that_the_books_do_not_use(language: str) -> None:
    wrong = []
    banned = [row for row in glossary().not_used if row.language == language]
    for place, text in read_by_players(language):
        for row in banned:
            left = text
            for phrase in row.allowed:
                left = left.replace(phrase, "")
            left = ARGUMENT.sub("", left)
            if place not in row.allowed and (found := row.pattern.search(left)):
                wrong.append(f"{place}: {found[0]!r} for {row.instead!r}: {text.strip()[:90]!r}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["de", "ru"])
def test_each_word_that_was_ours_is_gone_or_excepted(language: str) -> None:
    banned = [row.pattern for row in glossary().not_used if row.language == language]
    kept = " ".join(row.word for row in glossary().exceptions if row.language == language)
    for word in MARKED[language]:
        assert any(pattern.search(word) for pattern in banned) or shows(kept, word), word


def test_an_exception_has_a_reason_and_names_the_books_word() -> None:
    for row in glossary().exceptions:
        assert row.language in LANGUAGES
        assert row.word
        assert row.books
        assert len(row.reason) > 20, row


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_states_of_rooms_cannot_be_mistaken(language: str) -> None:
    """The first of Rebirth's rooms and the last of Classic's: a mixed game never shows one word for both."""
    forms = [glossary().named(state).cells[language].forms for state in STATES]
    for at, some in enumerate(forms):
        for others in forms[at + 1 :]:
            assert not any(shows(one, other) for one in some for other in others)


RULE = re.compile(r"- \*\*([A-Z.0-9]+)\*\* \[([A-Z ]+)\] (.*)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_calls_the_states_of_rooms_as_its_edition_does(language: str) -> None:
    """But for the examples, which keep the books' words, and for mixed boxes, which speak of both."""
    first, last = (glossary().named(state).cells[language].forms for state in ("Destroyed", "Collapsed"))
    text = (ROOT / "docs" / DOCUMENTS[language][0]).read_text("utf-8")
    rules = [found.groups() for found in map(RULE.match, text.splitlines()) if found]
    assert len(rules) > 500
    for rule, tags, said in rules:
        foreign = first if tags == "C" else () if "C" in tags else last
        if not rule.startswith(("MIX", "EX")):
            assert not any(shows(said, word) for word in foreign), rule
