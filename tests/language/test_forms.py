"""The forms that Rebirth's cards need, in every language, sentence by sentence.

German and Russian stand in ``tests/golden/forms.txt`` beneath their English, as they were read and approved.
To renew them after a change of words:

    BLACKROSE_GOLDEN=write pytest tests/language/test_forms.py

and read the difference as a player would.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

import pytest

from blackrose.language import tree as t
from blackrose.language.forms import all_forms
from blackrose.language.printing import print_aim, print_text, print_when
from blackrose.language.reading import parse_target, parse_text, parse_when
from blackrose.language.references import Context, Role
from blackrose.language.tree import occasions, phrases
from blackrose.language.words import LANGUAGES, PSEUDO
from blackrose.language.words.pseudo import CLOSE, OPEN
from tests.language.forms import AIMS, NAMES, TEXTS, WHENS, WORDS
from tests.language.trees import EVERY_FORM, VOCABULARY

GOLDEN = Path(__file__).parents[1] / "golden" / "forms.txt"
FORMS: dict[str, t.Text | t.When | t.Aim] = {**TEXTS, **WHENS, **AIMS}


def printed(form: str, language: str) -> str:
    """One of the forms, by its English, in a language."""
    if form in TEXTS:
        return print_text(TEXTS[form], language, names=NAMES)
    if form in WHENS:
        return print_when(WHENS[form], language, NAMES)
    return print_aim(AIMS[form], language, NAMES)


@cache
def approved() -> dict[str, tuple[str, str]]:
    """German and Russian of each form, by its English."""
    if os.environ.get("BLACKROSE_GOLDEN") == "write":
        told = ("\n".join(printed(form, language) for language in LANGUAGES) for form in FORMS)
        GOLDEN.write_text("\n\n".join(told) + "\n", encoding="utf-8")
    read = [block.splitlines() for block in GOLDEN.read_text("utf-8").strip().split("\n\n")]
    return {english: (german, russian) for english, german, russian in read}


def test_no_form_is_there_twice() -> None:
    assert len(FORMS) == len(TEXTS) + len(WHENS) + len(AIMS)
    assert list(approved()) == list(FORMS)


@pytest.mark.parametrize("form", FORMS)
def test_a_form_is_said_in_english_as_its_tree_says(form: str) -> None:
    assert printed(form, "en") == form


@pytest.mark.parametrize("form", FORMS)
def test_a_form_is_said_in_german_and_russian_as_approved(form: str) -> None:
    assert (printed(form, "de"), printed(form, "ru")) == approved()[form]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_leaves_gaps(language: str) -> None:
    for form in FORMS:
        assert not re.search(r"[{}⁨⁩]|  | [,.;:]|\(\s|\bNone\b|„“|«»", printed(form, language))


@pytest.mark.parametrize("language", ["de", "ru"])
def test_no_form_falls_back_to_english(language: str) -> None:
    """Everything named has a name in the book or is a word of the files."""
    english = re.compile(r"\b(the|of|a|each|damage|room|mage|your|you|with|spell)\b")
    for form in FORMS:
        assert not english.search(printed(form, language))


def test_nothing_in_any_form_escapes_the_word_files() -> None:
    known = [name.en.removeprefix("The ") for name in NAMES.names.values()] + ["Totems", "totem"]
    for form in FORMS:
        rest = re.sub(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}", " ", printed(form, PSEUDO))
        for name in sorted(known, key=len, reverse=True):
            rest = rest.replace(name, " ")
        assert not any(letter.isalpha() for letter in rest), rest


def test_every_new_node_has_a_form() -> None:
    """Every clause, trigger, condition, countable and phrase of the tree is in one of the lists of forms."""
    said = repr(list(FORMS.values())) + repr([parse_text(source, VOCABULARY) for source in EVERY_FORM])
    nodes = {form.node for form in all_forms()}
    for module in (occasions, phrases):
        own = (one for one in vars(module).values() if getattr(one, "__module__", "") == module.__name__)
        nodes |= {one for one in own if isinstance(one, type)}
    for node in nodes - {t.PlainTrigger}:
        assert f"{node.__name__}(" in said, node


# The parser reads what was printed


@pytest.mark.parametrize("form", TEXTS)
def test_a_text_reads_back_to_its_tree(form: str) -> None:
    assert parse_text(form, WORDS) == TEXTS[form]


@pytest.mark.parametrize("form", WHENS)
def test_an_occasion_reads_back_to_its_tree(form: str) -> None:
    assert parse_when(form, WORDS) == WHENS[form]


@pytest.mark.parametrize("form", AIMS)
def test_a_target_reads_back_to_its_tree(form: str) -> None:
    assert parse_target(form, WORDS) == AIMS[form]


# Gender and kind where the context tells them


@pytest.mark.parametrize(
    ("aim", "german", "russian"),
    [
        ("your construct *", "Erwecke es.", "Он активируется."),
        ("your demon *", "Erwecke ihn.", "Он активируется."),
        ("your Nigredo *", "Erwecke sie.", "Оно активируется."),
    ],
)
def test_it_has_the_gender_of_the_kind_a_card_aims_at(aim: str, german: str, russian: str) -> None:
    noun = aim.split()[1]
    context = Context(t.Aim("evocation", t.ANYWHERE, t.Whose.YOURS, noun))
    text: t.Text = (t.Sentence((t.Activate(t.It()),)),)
    assert print_text(text, "de", context, NAMES) == german
    assert print_text(text, "ru", context, NAMES) == russian


@pytest.mark.parametrize(
    ("name", "to", "aim", "russian"),
    [
        ("Weakness", t.Target(), t.Aim("mage", 1), "Назначьте цели сглаз «Слабость»."),
        ("Bone Shield", t.Target(), t.Aim("evocation", 1), "Назначьте цели улучшение «Костяной щит»."),
        ("Bone Shield", t.It(), t.Aim("evocation", 1), "Назначьте ему улучшение «Костяной щит»."),
        ("Weakness", t.It(), t.Aim("mage", 1), "Назначьте ему сглаз «Слабость»."),
        ("Weakness", t.Target(), t.Aim("model", 1), "Назначьте цели «Слабость»."),
        ("Weakness", t.CrownHolder(), t.Aim("self"), "Назначьте обладателю короны сглаз «Слабость»."),
    ],
)
def test_russian_says_what_kind_of_card_is_assigned_where_it_is_certain(
    name: str, to: t.ModelRef, aim: t.Aim, russian: str
) -> None:
    text: t.Text = (t.Sentence((t.Assign(t.You(), name, to),)),)
    assert print_text(text, "ru", Context(aim), NAMES) == russian


def test_a_rule_of_an_evocation_speaks_of_it() -> None:
    ability: t.Text = (
        t.Sentence((t.Has(t.ThisEvocation(), t.Bonus(1, t.Stat.STRENGTH, t.DamageOn(t.It()))),)),
    )
    context = Context(t.Aim("self"), role=Role.EVOCATION)
    assert print_text(ability, "en", context) == "This evocation has +1 Strength for each damage on it."
    assert (
        print_text(ability, "de", context)
        == "Diese Beschwörung hat +1 Angriffswert für jeden Schaden auf ihr."
    )
