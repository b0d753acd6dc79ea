"""The entries of the forms: each is whole, each says what its fields say, and its node stays plain data."""

from __future__ import annotations

import pickle
import subprocess
import sys
from copy import deepcopy
from dataclasses import fields
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest

from blackrose.language import tree as t
from blackrose.language.form import ClauseForm, CountForm, FactForm, Form, IfForm, TriggerForm
from blackrose.language.forms import all_forms
from blackrose.language.mentions import walk
from blackrose.language.notation import Piece, pieces
from blackrose.language.printing.kinds import SAY
from blackrose.language.reading import parse_target, parse_text, parse_when
from blackrose.language.reading.kinds import KINDS
from blackrose.language.words import LANGUAGES, words
from tests.language.forms import AIMS, TEXTS, WHENS
from tests.language.trees import EVERY_AIM, EVERY_FORM, VOCABULARY

FORMS = all_forms()
FAMILIES: dict[type[Form], type[t.Node]] = {
    ClauseForm: t.Clause,
    TriggerForm: t.PlainTrigger,
    FactForm: t.Fact,
    CountForm: t.Countable,
    IfForm: t.If,
}
EXTRA = ("article", "chosen")
"""Kinds of what is read but is no field: an article that is checked, and "of your choice"."""
TYPES: dict[str, Any] = {
    "amount": t.Amount,
    "+": int,
    "figure": int,
    "different": int,
    "flag": bool,
    "bonus": t.Bonus,
    "bonuses": t.Bonus,
    "model": t.ModelRef,
    "healed": t.ModelRef,
    "bearer": t.ModelRef,
    "some_models": t.Models,
    "moved": t.ModelRef,
    "yourself": t.ModelRef,
    "named": t.ModelRef,
    "core": t.ModelRef,
    "core_placed": t.ModelRef,
    "together": t.Models,
    "one_kind": t.Models,
    "many_kinds": t.Models,
    "of_owned": t.Models,
    "noun": t.Noun,
    "assigned": t.Noun,
    "kind_owned": str,
    "kinds_owned": str,
    "one_assigned": str,
    "many_assigned": str,
    "carried": str,
    "card": str,
    "where": t.RoomRef,
    "put_where": t.RoomRef,
    "room": t.RoomRef,
    "target_room": t.TargetRoom,
    "goal": t.ModelRef | t.RoomRef,
    "colour": str,
    "struck": t.ModelRef | t.RoomRef,
    "colours": tuple[str, ...],
    "rooms": t.RoomFilter,
    "in_rooms": t.RoomFilter,
    "elements": tuple[str, ...],
    "types": tuple[str, ...],
    "element_run": tuple[str, ...],
    "type": str,
    "school": str,
    "state": t.QuestState,
    "becoming": str,
    "aim_range": int,
    "facts": t.Condition,
}
"""The type of the field that each kind of phrase fills."""


def parts(kind: Any) -> set[Any]:
    """The types of a union, without None."""
    return {*(get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,))} - {NoneType}


def every_node() -> list[t.Node]:
    """Nodes of every kind, from all the texts that the tests know."""
    read: list[object] = [parse_text(source, VOCABULARY) for source in EVERY_FORM]
    read += [
        *TEXTS.values(),
        *WHENS.values(),
        *AIMS.values(),
        *(parse_target(aim, VOCABULARY) for aim in EVERY_AIM),
    ]
    return [node for one in read for node in walk(one) if isinstance(node, t.Node)]


def named(form: Form) -> str:
    return form.node.__name__


@pytest.mark.pure("compiled nodes keep neither their docstrings nor the types of their fields")
@pytest.mark.parametrize("form", FORMS, ids=named)
def test_the_node_belongs_to_the_family_of_its_entry(form: Form) -> None:
    assert issubclass(form.node, FAMILIES[type(form)])
    assert form.node.__doc__
    assert form.name or all(way.name for way in form.ways)


def test_no_node_has_two_entries() -> None:
    assert len({form.node for form in FORMS}) == len(FORMS)


@pytest.mark.pure("compiled nodes keep neither their docstrings nor the types of their fields")
@pytest.mark.parametrize("form", FORMS, ids=named)
def test_a_kind_of_phrase_fits_the_type_of_its_field(form: Form) -> None:
    hints = get_type_hints(form.node)
    for way in form.ways:
        for piece in [*pieces(way.rule), *pieces(way.many)]:
            if piece.field in hints and piece.kind != "your":
                assert parts(TYPES[piece.kind]) <= parts(hints[piece.field]), (way.rule, piece.field)
        assert set(way.values) <= set(hints)


@pytest.mark.parametrize("form", FORMS, ids=named)
def test_every_field_can_be_said(form: Form) -> None:
    """A field stands in some rule, or a way settles it, or it is who acts."""
    told = {piece.field for way in form.ways for piece in [*pieces(way.rule), *pieces(way.many)]}
    told |= {name for way in form.ways for name in way.values}
    if "chosen" in told:
        told |= {"health", "same_kind"}
    if form.node is t.Activate:
        told.add("second")  # "with +1 Strength and +1 Speed" joins two clauses
    names = [one.name for one in fields(form.node)]
    assert set(names) - told <= set(names[:1] if isinstance(form, ClauseForm) else ())


@pytest.mark.parametrize("form", FORMS, ids=named)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_has_its_words(form: Form, language: str) -> None:
    for way in form.ways:
        assert words(language).knows(way.key or form.message)


@pytest.mark.parametrize("form", FORMS, ids=named)
def test_an_example_shows_its_form(form: Form) -> None:
    for example in form.examples:
        parse = parse_when if isinstance(form, TriggerForm | FactForm) else parse_text
        if example.startswith(("Whenever", "If")):
            parse = parse_text
        assert any(isinstance(node, form.node) for node in walk(parse(example)))


def test_reading_and_printing_know_the_same_kinds() -> None:
    assert set(KINDS) - {"article"} == set(SAY) - {"figure"}
    assert set(TYPES) == {*KINDS, "figure", "flag"} - {*EXTRA}


def test_a_rule_that_cannot_be_read_is_told() -> None:
    with pytest.raises(ValueError, match="from 'power' on"):
        pieces("<gain> {amount} power")


def test_the_notation_is_taken_apart() -> None:
    assert pieces('<gain> {=1} #spell ["of" {moon:1..3}] <your~who> {x? "a" "b"} <=a> <are=is>') == (
        Piece("verb", word="gain"),
        Piece("one", word="{=1}"),
        Piece("counted noun", word="spell"),
        Piece("bracket", word="["),
        Piece("literal", word="of"),
        Piece("figure", "moon", least=1, most=3),
        Piece("bracket", word="]"),
        Piece("your", "who"),
        Piece("flag", "x", '"a" "b"'),
        Piece("fixed", word="a"),
        Piece("verb", word="are", only="is"),
    )


# Nodes are plain data


def test_every_node_can_be_pickled_and_copied() -> None:
    seen = every_node()
    assert {form.node for form in FORMS} <= {type(node) for node in seen}
    for node in seen:
        assert pickle.loads(pickle.dumps(node)) == node
        assert deepcopy(node) == node


def test_nodes_are_known_without_a_parser_or_the_word_files() -> None:
    for module in ("language.tree", "language.forms.power", "language.forms", "language.form"):
        code = f"import blackrose.{module}, sys; sys.exit(any(m in sys.modules for m in ('lark', 'fluent')))"
        assert subprocess.run([sys.executable, "-c", code]).returncode == 0, module
