"""The reference page of the card language is held to the language: every example is read and printed back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import product

import pytest

from blackrose.engine.components import COLOURS, ELEMENTS, PROVENANCES, TYPES, Pack
from blackrose.language import stats
from blackrose.language.errors import CardError, Kind, PackError
from blackrose.language.printing import print_aim, print_text, print_when
from blackrose.language.reading import parse_target, parse_text, parse_when
from blackrose.language.references import Context, Role
from blackrose.language.vocabulary import Vocabulary
from blackrose.packs import builtin_pack, load_text, loader, vocabulary_of
from tests.docs.pages import blocks, page, quoted, rows, section
from tests.language.test_stats import forms
from tests.scenario import Duel, box_with

PAGE = page("card-language.md")
DUEL = builtin_pack("duel")
REBIRTH = builtin_pack("rebirth")
REBIRTH_WORDS = Vocabulary(
    frozenset({"Umbra"}),
    jinxes=frozenset({"Weakness"}),
    rooms=frozenset({"Arena", "Black Rose Room", "Throne Room"}),
    avatars=frozenset({"The Possessed"}),
)
WORDS = vocabulary_of(DUEL).joined(REBIRTH_WORDS)
REFERENCE, PLANNED = PAGE.split("## Planned forms")
TEXTS = [example for row in rows(REFERENCE, "Form", "Example") for example in quoted(row["Example"])]
CONDITIONS = [
    one for row in rows(REFERENCE, "Form", "Example condition") for one in quoted(row["Example condition"])
]
REBIRTH_TEXTS = [
    one for row in rows(REFERENCE, "Form", "Example in Rebirth") for one in quoted(row["Example in Rebirth"])
]
REBIRTH_CONDITIONS = [
    one
    for row in rows(REFERENCE, "Form", "Condition in Rebirth")
    for one in quoted(row["Condition in Rebirth"])
]
TARGETS = [one for row in rows(REFERENCE, "Form", "Example target") for one in quoted(row["Example target"])]
AIMS = ("special", "mage 2", "evocation 2", "room 2")
OCCASIONS = ("Another mage enters a room.", "You suffer damage.", "An evocation is removed or defeated.")
KINDS = loader.KINDS
NAMED = 'name = { en = "Trial" }\nprovenance = "original"\n'
FIGURES = 'archetype = "beast"\nspeed = 1\nstrength = 1\nhealth = 1\ncopies = 1\n'


# Examples


@pytest.mark.parametrize("source", TEXTS + REBIRTH_TEXTS)
def test_a_text_comes_back_as_it_was_written(source: str) -> None:
    assert print_text(parse_text(source, WORDS), "en") == source


@pytest.mark.parametrize("source", CONDITIONS + REBIRTH_CONDITIONS)
def test_a_condition_comes_back_as_it_was_written(source: str) -> None:
    assert print_when(parse_when(source, WORDS), "en") == source


@pytest.mark.parametrize("source", TARGETS)
def test_a_target_comes_back_as_it_was_written(source: str) -> None:
    assert print_aim(parse_target(source, WORDS), "en") == source


@pytest.mark.parametrize("source", REBIRTH_TEXTS)
def test_an_example_of_rebirth_refers_to_what_is_there(source: str) -> None:
    """On some kind of card, with some target, set off by something or by nothing."""
    for role, aim, when in product(
        Role, AIMS, ("", *OCCASIONS, "A spell reaches you.", "Another mage activates a room.")
    ):
        aimed = parse_target(aim, WORDS)
        occasion = parse_when(when, WORDS) if when else None
        with suppress(CardError):
            assert parse_text(source, WORDS, Context(aimed, occasion, role))
            return
    pytest.fail("no card could say so")


@pytest.mark.parametrize("source", TEXTS + CONDITIONS)
def test_an_example_can_stand_on_a_card(source: str) -> None:
    assert any(_loads(toml) for toml in _cards_with(source))


@pytest.mark.parametrize("source", [source for source in TEXTS if "this evocation" not in source.lower()])
def test_an_example_can_be_played(source: str) -> None:
    """The first answer is given to every question; the effect comes to its end."""
    for aim in AIMS:
        try:
            pack = box_with(f"Trial | combat fire | {aim} | {source}")
        except PackError:
            continue
        duel = Duel(pack=pack)
        duel.stand("Bartholomew", "Abyss of Faith", damage="ur")
        duel.stand("Ulrich", "Abyss of Faith", damage="bb")
        duel.evocation("Bartholomew", "Abyss of Faith")
        duel.evocation("Ulrich", "Crypt of the Saint")
        duel.resolve("Trial", "light")
        for _ in range(100):
            if duel.quiet:
                return
            duel.choose(duel.offered()[0])
        pytest.fail("no end")
    assert "that damage" in source or "the attacker" in source  # only on cards that damage sets off


def _cards_with(source: str) -> Iterator[str]:
    """All sorts of cards with a text or a condition, as TOML."""
    for aim in AIMS:
        yield _spell("combat", aim, source)
        yield _spell("trap", aim, "Gain 1 power.", source)
        for when in OCCASIONS:
            yield _spell("trap", aim, source, when)
    yield f'[[quest]]\n{NAMED}side = "3A"\npower = 1\nwhen = "{source}"\ntext = "Gain 1 power."\n'
    yield f'[[event]]\n{NAMED}line = [{{ name = {{ en = "Line" }}, text = "{source}" }}]\n'
    yield f'[[evocation]]\n{NAMED}{FIGURES}text = "{source}"\n'
    yield f'[[evocation]]\n{NAMED}{FIGURES}when = "This evocation activates."\ntext = "{source}"\n'
    yield f'[[evocation]]\n{NAMED}{FIGURES}when = "{source}"\ntext = "Gain 1 power."\n'
    yield f'[[upgrade]]\n{NAMED}copies = 1\ntext = "{source}"\n'


def _spell(type_: str, aim: str, text: str, when: str = "") -> str:
    condition = f', when = "{when}"' if when else ""
    side = f'{{ type = "{type_}", element = "air", target = "{aim}"{condition}, text = "{text}" }}'
    return f'[[spell]]\n{NAMED}school = "forgotten"\nlight = {side}\ndark = {side}\n'


def _is_read(source: str) -> bool:
    """Whether the grammar knows a text or a condition, wherever it may stand."""
    for parse in (parse_text, parse_when):
        with suppress(CardError):
            parse(source, WORDS)
            return True
    return False


def _loads(toml: str) -> bool:
    try:
        load_text(toml, DUEL)
    except PackError:
        return False
    return True


# Forms


@cache
def inventory() -> dict[str, str]:
    """Every form there is, by its name without its family."""
    listed = list(stats.inventory())
    listed += [form for source in TEXTS + REBIRTH_TEXTS for form in forms(parse_text(source, WORDS))]
    listed += [
        form for source in CONDITIONS + REBIRTH_CONDITIONS for form in forms(parse_when(source, WORDS))
    ]
    listed += [form for source in TARGETS for form in forms(parse_target(source, WORDS))]
    listed += [one.shape for one in stats.statistics(DUEL).forms]
    names = {form.split(": ", 1)[1]: form for form in listed}
    assert len(names) == len(set(listed)), "two forms of different families share a name"
    return names


def test_every_form_has_its_row() -> None:
    told = {row["Form"] for row in rows(REFERENCE, "Form") if "Component" not in row}
    assert told == set(inventory())


COLUMNS = ["Example", "Example in Rebirth", "Example condition", "Condition in Rebirth", "Example target"]


@pytest.mark.parametrize("column", COLUMNS)
def test_every_example_shows_the_form_of_its_row(column: str) -> None:
    for row in rows(REFERENCE, "Form", column):
        form = inventory()[row["Form"]]
        examples = quoted(row[column])
        assert examples, form
        for source in examples:
            node: object
            if column in ("Example", "Example in Rebirth"):
                node = parse_text(source, WORDS)
            else:
                node = (
                    parse_target(source, WORDS) if column == "Example target" else parse_when(source, WORDS)
                )
            assert form in forms(node), f"{source!r} does not show {form!r}"


@pytest.mark.parametrize(
    ("box", "head"), [(DUEL, "Form"), (REBIRTH, "Form in Rebirth")], ids=("duel", "rebirth")
)
def test_the_forms_used_once_are_told_with_a_reason(box: Pack, head: str) -> None:
    told = {row[head]: row for row in rows(section(PAGE, "Forms used once"), head, "Component", "Reason")}
    counted = {one.shape: one.components[0] for one in stats.statistics(box).single}
    assert {form: row["Component"] for form, row in told.items()} == counted
    assert all(len(row["Reason"]) > 30 for row in told.values())


# Files


@pytest.mark.parametrize("kind", KINDS)
def test_the_example_of_each_component_is_read(kind: str) -> None:
    (source,) = blocks(section(PAGE, f"`[[{kind}]]`"), "toml")
    pack = load_text(source, DUEL)
    assert len(getattr(pack, KINDS[kind])) == len(getattr(DUEL, KINDS[kind])) + 1


@pytest.mark.parametrize("kind", KINDS)
def test_the_keys_of_each_component_are_told(kind: str) -> None:
    """An unknown key is answered with the list of those that could stand there."""
    (source,) = blocks(section(PAGE, f"`[[{kind}]]`"), "toml")
    where = section(PAGE, f"`[[{kind}]]`")
    told = [quoted(row["Key"]) for row in rows(section(PAGE, "Keys of every component"), "Key")]
    told += [quoted(row["Key"]) for row in rows(where.split("A side:")[0], "Key")]
    expected = set(_error(f"{source}zzz = 1\n", Kind.BAD_FIELD).expected)
    if kind == "spell":
        side = source.replace('type = "combat"', 'zzz = 1, type = "combat"')
        of_side = {key for row in rows(where.split("A side:")[1], "Key") for key in quoted(row["Key"])}
        assert set(_error(side, Kind.BAD_FIELD).expected) | {"when"} == of_side
    assert {key for keys in told for key in keys} == expected


@pytest.mark.parametrize("words", [COLOURS, ELEMENTS, PROVENANCES, TYPES])
def test_closed_lists_of_words_are_told(words: tuple[str, ...]) -> None:
    listed = [set(quoted(row["Type"])) for row in rows(PAGE, "Key", "Type")]
    assert {f'"{word}"' for word in words} in listed


# Errors


def _error(toml: str, kind: Kind) -> CardError:
    with pytest.raises(PackError) as caught:
        load_text(toml, DUEL, "my.toml")
    return next(error for error in caught.value.errors if error.kind is kind)


def _template_with(cell: str) -> str:
    (template,) = blocks(PAGE, "toml template")
    lines = {line.split(" =")[0]: line for line in template.splitlines()}
    (told,) = quoted(cell)
    if cell.startswith("no "):
        del lines[told]
    else:
        lines[told.split(" =")[0]] = told
    return "\n".join(lines.values()) + "\n"


ERRORS = list(rows(section(PAGE, "Errors"), "Kind", "Line", "What is said"))


@pytest.mark.parametrize("row", ERRORS, ids=lambda row: row["Kind"])
def test_errors_look_as_told(row: dict[str, str]) -> None:
    with pytest.raises(PackError) as caught:
        load_text(_template_with(row["Line"]), DUEL, "my.toml")
    (told,) = quoted(row["What is said"])
    if row["Kind"] == "not TOML":  # the rest is said by Python, each version in its own words
        told = told.split(";")[0]
        assert str(caught.value).startswith(told)
    else:
        assert str(caught.value) == told
    assert row["Kind"] == caught.value.errors[0].kind.value


def test_an_unknown_component_looks_as_told() -> None:
    (source,), (told,) = blocks(PAGE, "toml unknown"), blocks(PAGE, "text unknown")
    assert f"{_error(source, Kind.UNKNOWN_COMPONENT)}\n" == told


def test_every_kind_of_error_is_told() -> None:
    where = section(PAGE, "Errors").lower()
    told = {row["Kind"] for row in ERRORS}
    told |= {kind.value for kind in Kind if f"**{kind.value.lower()}**" in where}
    assert told == {kind.value for kind in Kind}


# Plans


@pytest.mark.parametrize(
    "row", list(rows(PLANNED, "Said so", "State")), ids=lambda row: row["Kind of sentence"]
)
def test_plans_say_truly_what_is_there(row: dict[str, str]) -> None:
    for source in quoted(row["Said so"]):
        there = _is_read(source) and any(_loads(toml) for toml in _cards_with(source))
        assert there == (row["State"] == "there now"), source
        assert row["State"] in ("there now", "planned")
    assert quoted(row["Said so"])
    assert row["State"] == "there now" or row["What it needs"]
