"""The pseudo-language: whatever is not in brackets did not come from the word files."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from blackrose.engine.components import Pack
from blackrose.language.printing import print_text
from blackrose.language.reading import parse_text
from blackrose.language.vocabulary import plural
from blackrose.language.words import PSEUDO
from blackrose.language.words.pseudo import CLOSE, OPEN, accent
from blackrose.packs import builtin_pack
from blackrose.packs.faces import components_of, names_of, print_component
from tests.language.trees import EVERY_FORM, VOCABULARY

BRACKETS = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")


def names(pack: Pack) -> Iterator[str]:
    """What the packs name themselves: it is not in the word files and need not be."""
    for component in components_of(pack):
        yield component.name.en
    for evocation in pack.evocations:
        yield plural(evocation.name.en)
        yield evocation.archetype
    for school in pack.schools:
        yield from (name.en for name in school.grimoire_names.values())
    for event in pack.events:
        yield from (name.en for name in event.line_names)
    yield from (quest.side for quest in pack.quests if quest.side)  # own quests of Rebirth have none


def escaped(text: str, known: list[str]) -> str:
    """The letters of a text that are neither in brackets nor part of a name."""
    rest = BRACKETS.sub(" ", text)
    for name in sorted(known, key=len, reverse=True):
        rest = rest.replace(name, " ")
    return "".join(letter for letter in rest if letter.isalpha())


@pytest.mark.parametrize("box", ["duel", "rebirth"])
def test_nothing_on_the_cards_escapes_the_word_files(box: str) -> None:
    pack = builtin_pack(box)
    known = list(names(pack))
    for component in components_of(pack):
        text = print_component(component, PSEUDO, names_of(pack))
        assert escaped(text, known) == "", text


def test_nothing_in_any_form_escapes_the_word_files() -> None:
    for source in EVERY_FORM:
        text = print_text(parse_text(source, VOCABULARY), PSEUDO)
        assert escaped(text, ["Bone Shield", "Imps", "Imp", "Furies", "Law", "Old Ferryman"]) == "", text


def test_accents_change_letters_only() -> None:
    assert accent(" gain ") == f" {OPEN}ĝàìñ{CLOSE} "
    assert accent(", ") == ", "
    assert accent("+") == "+"
