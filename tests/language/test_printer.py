"""Printing: English gives the source back, the other languages can say every tree."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor
from hypothesis import assume, given, settings

from blackrose.engine.components import COLOURS, ELEMENTS, PROVENANCES, TYPES, Name
from blackrose.engine.events import CRITERIA
from blackrose.language import printing, words
from blackrose.language import tree as t
from blackrose.language.errors import CardError
from blackrose.language.printing import (
    NameBook,
    print_aim,
    print_effect,
    print_sentences,
    print_text,
    print_when,
    sentence_paths,
)
from blackrose.language.printing.sentences import Sentences
from blackrose.language.reading import LONGEST, parse_target, parse_text, parse_when
from blackrose.language.references import Context, Role
from blackrose.language.words import LANGUAGES, UnknownLanguage, WordingError, Words
from blackrose.packs import builtin_pack, vocabulary_of
from blackrose.packs.components import TIMES
from blackrose.packs.faces import card_face, components_of, names_of, print_component
from tests.language import forms
from tests.language.trees import EVERY_AIM, EVERY_FORM, VOCABULARY, aims, texts, whens

PACKS = Path(words.__file__).parents[2] / "packs"
BOXES = ("duel", "rebirth", "classic")
SOURCE = re.compile(r'(?:\b|\{ )(text|when|target) = "([^"]*)"')
NAMES = NameBook({"Bone Shield": Name("Bone Shield", "Knochenschild", "Костяной щит")})
MODELS = (
    "you",
    "it",
    "oneself",
    "again",
    "black-rose",
    "target",
    "attacker",
    "this-evocation",
    "that",
    "caster",
    "crown-holder",
    "avatar-the-possessed",
    "named-avatar",
    "from-target-room",
    "models",
)
ROOMS = (
    "room-at",
    "any-room",
    "every-room",
    "named-room",
    "next-to-cell",
    "target-room",
    "there",
    "unsaid-room",
)
ROOMS_MEANT = ("some-room", "room-of-name", "its-room")
THINGS = ("thing-destiny", "thing-jinx", "thing-upgrade", "thing-assigned")


def printed(text: t.Text, language: str) -> str:
    return print_text(text, language, names=NAMES)


def of_commands(file: Path) -> bool:
    """Whether a file holds the commands of an Avatar, in which it is named as the one who acts."""
    return file.name.startswith("commands")


# English is the parser's mirror


@pytest.mark.parametrize("box", BOXES)
def test_every_text_of_the_packs_comes_back_letter_for_letter(box: str) -> None:
    vocabulary = vocabulary_of(builtin_pack(box))
    files = [
        file.read_text("utf-8") for file in sorted((PACKS / box).glob("*.toml")) if not of_commands(file)
    ]
    found = [pair for file in files for pair in SOURCE.findall(file)]
    assert len(found) > 20
    for field, source in found:
        match field:
            case "text":
                assert print_text(parse_text(source, vocabulary), "en") == source
            case "when":
                assert print_when(parse_when(source, vocabulary), "en") == source
            case _:
                assert print_aim(parse_target(source, vocabulary), "en") == source


def test_every_text_of_the_commands_comes_back_letter_for_letter() -> None:
    vocabulary = vocabulary_of(builtin_pack("rebirth"))
    context = Context(parse_target("special"), None, Role.COMMAND, "The Possessed")
    files = [file for file in sorted((PACKS / "rebirth").glob("*.toml")) if of_commands(file)]
    found = [
        source
        for file in files
        for field, source in SOURCE.findall(file.read_text("utf-8"))
        if field == "text"
    ]
    assert len(found) > 50
    for source in found:
        for aim in ("mage 2", "room 2"):
            told = replace(context, aim=parse_target(aim), when=t.Suffers(t.You()))
            with suppress(
                CardError
            ):  # what aims at a mage does not speak of a target room, and the other way
                assert print_text(parse_text(source, vocabulary, told), "en", told) == source
                break
        else:
            pytest.fail(source)


@pytest.mark.parametrize("source", EVERY_FORM)
def test_every_form_comes_back(source: str) -> None:
    assert printed(parse_text(source, VOCABULARY), "en") == source


@pytest.mark.parametrize("source", EVERY_AIM)
def test_every_target_comes_back(source: str) -> None:
    assert print_aim(parse_target(source, VOCABULARY), "en") == source


@settings(deadline=None, max_examples=60)
@given(texts())
def test_any_tree_reads_back_to_itself(text: t.Text) -> None:
    source = printed(text, "en")
    assume(len(source) <= LONGEST)
    assert parse_text(source, VOCABULARY) == text


@settings(deadline=None, max_examples=60)
@given(whens)
def test_any_occasion_reads_back_to_itself(when: t.When) -> None:
    assert parse_when(print_when(when, "en"), VOCABULARY) == when


@settings(deadline=None)
@given(aims())
def test_any_target_reads_back_to_itself(aim: t.Aim) -> None:
    assert parse_target(print_aim(aim, "en"), VOCABULARY) == aim


# Every language can say every tree


@pytest.mark.parametrize("language", LANGUAGES)
@settings(deadline=None, max_examples=40)
@given(text=texts(), when=whens, aim=aims())
def test_any_tree_can_be_said(language: str, text: t.Text, when: t.When, aim: t.Aim) -> None:
    sentences = print_sentences(text, language, Context(aim, when), NAMES)
    for sentence in (*sentences, print_when(when, language, NAMES)):
        assert sentence[0].isupper()
        assert sentence[-1] == "."
        assert not re.search(r"[{}⁨⁩]|  | [,.;]|\bNone\b", sentence)
    assert print_aim(aim, language)


def test_sentences_have_a_place_each() -> None:
    text = parse_text(EVERY_FORM[0] + " " + EVERY_FORM[-2] + " " + EVERY_FORM[-1], VOCABULARY)
    assert sentence_paths(text) == ((0,), (1,), (2,), (3,), (4, 0), (4, 1))
    for language in LANGUAGES:
        sentences = print_sentences(text, language)
        assert len(sentences) == 6
        assert " ".join(sentences) == print_text(text, language)


# German and Russian grammar


@pytest.mark.parametrize(
    ("count", "german", "russian"),
    [
        (1, "Erhalte 1 Machtpunkt.", "Получите 1 очко силы."),
        (2, "Erhalte 2 Machtpunkte.", "Получите 2 очка силы."),
        (5, "Erhalte 5 Machtpunkte.", "Получите 5 очков силы."),
        (11, "Erhalte 11 Machtpunkte.", "Получите 11 очков силы."),
        (21, "Erhalte 21 Machtpunkte.", "Получите 21 очко силы."),
    ],
)
def test_numbers_rule_plurals(count: int, german: str, russian: str) -> None:
    text = (t.Sentence((t.Gain(t.You(), t.Number(count)),)),)
    assert (printed(text, "de"), printed(text, "ru")) == (german, russian)


@pytest.mark.parametrize(
    ("english", "target", "german", "russian"),
    [
        ("It activates.", "your evocation *", "Erwecke sie.", "Оно активируется."),
        ("It activates.", "mage 1", "Erwecke ihn.", "Он активируется."),
        ("It activates.", "model 1", "Erwecke sie.", "Она активируется."),
        (
            "Summon 1 Templar in your room. It activates.",
            "evocation 1",
            "Beschwöre 1 Templer in deinem Raum. Erwecke ihn.",
            "Призовите 1 тамплиера в свою комнату. Он активируется.",
        ),
        (
            "An undead in the Lodge activates. Heal 1 damage on it.",
            "special",
            "Erwecke einen Untoten in der Akademie. Heile 1 Schaden von ihm.",
            "Любая нежить в ложе активируется. Исцелите у неё 1 урон.",
        ),
    ],
)
def test_it_has_the_gender_of_what_it_stands_for(
    english: str, target: str, german: str, russian: str
) -> None:
    context = Context(parse_target(target))
    text = parse_text(english, VOCABULARY, context)
    assert print_text(text, "de", context) == german
    assert print_text(text, "ru", context) == russian


@pytest.mark.parametrize(
    ("english", "german", "russian"),
    [
        (
            "If you have no damage, the target gains 1 power.",
            "Wenn du keinen Schaden hast, erhält das Ziel 1 Machtpunkt.",
            "Если у вас нет урона, цель получает 1 очко силы.",
        ),
        (
            "If you own at least 3 evocations and have no damage, you may inflict 1 damage on each other"
            " undead.",
            "Wenn du mindestens 3 Beschwörungen besitzt und keinen Schaden hast, darfst du jedem anderen"
            " Untoten 1 Schaden zufügen.",
            "Если у вас хотя бы 3 воплощения и нет урона, вы можете нанести 1 урон каждой другой нежити.",
        ),
        (
            "Gain 1 power and it activates.",
            "Erhalte 1 Machtpunkt und erwecke sie.",
            "Получите 1 очко силы, и она активируется.",
        ),
        (
            "Remove each other undead in the Lodge.",
            "Entferne jeden anderen Untoten in der Akademie.",
            "Уберите каждую другую нежить в ложе.",
        ),
        (
            "Summon 3 Templars in any room.",
            "Beschwöre 3 Templer in einem beliebigen Raum.",
            "Призовите 3 тамплиеров в любую комнату.",
        ),
        (
            "Place 1 instability in each green or grey room.",
            "Verursache 1 Instabilität in jedem grünen oder grauen Raum.",
            "Поместите 1 фишку нестабильности в каждую зелёную или серую комнату.",
        ),
    ],
)
def test_cases_and_order(english: str, german: str, russian: str) -> None:
    text = parse_text(english, VOCABULARY)
    assert (printed(text, "de"), printed(text, "ru")) == (german, russian)


def test_names_that_the_word_files_do_not_know_stand_in_quotation_marks() -> None:
    names = NameBook({"Fury": Name("Fury", "Furie", "Фурия"), "Imp": Name("Imp", "Kobold", "Imp")})
    source = "Summon 2 Furies in any room. An Imp in the Lodge activates."
    text = parse_text(source, VOCABULARY)
    assert print_text(text, "en", names=names) == source
    assert print_text(text, "de", names=names) == (
        "Beschwöre 2 Wesen „Furie“ in einem beliebigen Raum. Erwecke ein Wesen „Kobold“ in der Akademie."
    )
    assert print_text(text, "ru", names=names) == (
        "Призовите 2 воплощения «Фурия» в любую комнату. Любое воплощение «Imp» в ложе активируется."
    )


@pytest.mark.parametrize("box", BOXES)
def test_names_that_the_word_files_know_are_those_of_the_packs(box: str) -> None:
    for evocation in builtin_pack(box).evocations:
        key = f"noun-{evocation.name.en.lower()}"
        for language in LANGUAGES:
            known = words.words(language)
            if known.knows(key):
                said = known.say(key, name=evocation.name.en, several="")
                assert said.casefold() == getattr(evocation.name, language).casefold()


# The word files hold what the walker asks for, and nothing else


class _References(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def references(language: str) -> set[str]:
    """The messages that other messages of a language use."""
    found = _References()
    for resource in words.resources(language):
        found.visit(resource)
    return found.found


def everything_asked(language: str) -> set[str]:
    """The messages the walker asks for when it prints every form and every component."""
    words.words.cache_clear()
    for cached in (print_sentences, print_when, print_aim):
        cached.cache_clear()
    for source in EVERY_FORM:
        print_text(parse_text(source, VOCABULARY), language)
    for aim in EVERY_AIM:
        print_aim(parse_target(aim, VOCABULARY), language)
    for pack in map(builtin_pack, BOXES):
        for component in components_of(pack):
            print_component(component, language, names_of(pack))
    for text in forms.TEXTS.values():
        print_text(text, language)
    for when in forms.WHENS.values():
        print_when(when, language)
    for target in forms.AIMS.values():
        print_aim(target, language)
    say = words.words(language).say
    for family, members in CLOSED.items():
        for member in members:
            say(f"{family}-{member}")
    return words.words(language).asked


CLOSED = {
    "criterion": [criterion.replace(" ", "-") for criterion in CRITERIA],
    "type": TYPES,
    "element": ELEMENTS,
    "hue": COLOURS,
    "colour": COLOURS,
    "provenance": PROVENANCES,
    "time": tuple(time.replace(" ", "-") for time in TIMES),
    "of-element": ELEMENTS,
    "of-type": TYPES,
}
"""Families of messages with a member for each value of a closed list."""
FAMILIES = ("colour-", "of-element-", "of-type-", "quest-state-", "tile-")
"""Families whose members are said in the same places."""


def test_no_message_is_missing_or_unused() -> None:
    asked = {language: everything_asked(language) for language in LANGUAGES}
    english = words.words("en").keys
    for language in LANGUAGES:
        known = words.words(language)
        own = known.keys - english  # a language may decline names and know a word of its own
        assert asked[language] - own == asked["en"]
        nouns = {key for key in known.keys if key.startswith("noun-")}
        assert nouns == {key for key in english if key.startswith("noun-")}
        names = {key for key in own if key.startswith("tile-")}
        assert asked[language] | references(language) | nouns | names == known.keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_kind_have_the_same_forms(language: str) -> None:
    known = words.words(language)
    nouns = ["named-noun", *(key for key in known.keys if key.startswith("noun-"))]
    families = [sorted(key for key in known.keys if key.startswith(head)) for head in FAMILIES]
    for kind in (nouns, MODELS, ROOMS, ROOMS_MEANT, THINGS, *families):
        assert len({known.forms_of(key) for key in kind}) <= 1  # none: English declines no names


def test_what_is_missing_is_named() -> None:
    with pytest.raises(UnknownLanguage, match="'xx'"):
        print_aim(t.Aim("self"), "xx")
    with pytest.raises(WordingError, match="no-such-word"):
        words.words("en").say("no-such-word")
    with pytest.raises(WordingError, match="list-and"):
        words.words("en").say("list-and", rest="this")


def test_german_and_russian_are_never_asked_for_by_the_walker() -> None:
    for module in Path(printing.__file__).parent.glob("*.py"):
        code = re.sub(r'""".*?"""', "", module.read_text("utf-8"), flags=re.DOTALL)
        assert not re.search(r"""["'](de|ru)["']""", code)


# Effects and cards


def test_effects_print_what_sets_them_off() -> None:
    quest = builtin_pack("duel").quests[0]
    assert print_effect(quest.effect, "en") == (
        "You defeat another mage. The Black Rose inflicts 1 damage on you. Gain 1 power."
    )
    templar = builtin_pack("duel").evocations[0]
    assert templar.ability is not None
    told = print_effect(templar.ability, "de", role=Role.EVOCATION)
    assert told.startswith("Diese Beschwörung wird erweckt. Du darfst 1 deiner Schadensmarker aus ihrem")


def test_a_card_shows_both_sides_in_the_reader_s_language() -> None:
    pack = builtin_pack("duel")
    spell = next(spell for spell in pack.spells if spell.name.en == "Fusion")
    face = card_face(spell, "ru", names_of(pack))
    assert (face.kind, face.name, face.provenance) == ("Заклинание", "Слияние", "наша разработка")
    assert [(side.type, side.element) for side in face.sides] == [("сопряжение", "земля")] * 2
    assert face.sides[1].target == "Цель: особая"
    assert face.sides[1].lines == (
        "Призовите 1 тамплиера в свою комнату.",
        "Назначьте ему улучшение «Костяной щит».",
    )


def test_what_was_printed_once_is_kept() -> None:
    text = parse_text(EVERY_FORM[0], VOCABULARY)
    again = parse_text(EVERY_FORM[0], VOCABULARY)
    assert print_sentences(text, "de") is print_sentences(again, "de")


def test_a_walker_can_be_used_with_any_words() -> None:
    bare: Words = words.words("en")
    assert list(Sentences(bare, {}).text(parse_text("Gain 1 power.", VOCABULARY))) == ["Gain 1 power."]
