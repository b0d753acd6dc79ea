"""Assembles the grammar from its core and the rules of all forms."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources

from lark import Lark

from blackrose.language.form import ClauseForm, CountForm, FactForm, Form, IfForm, Manner, TriggerForm, Way
from blackrose.language.forms import all_forms
from blackrose.language.notation import Piece
from blackrose.language.reading.lexer import Passing, Words
from blackrose.language.reading.symbols import Rule, written

STARTS = ["text", "when", "target_line"]


@dataclass(frozen=True)
class Entry:
    """One way of one form, as the builder needs it."""

    form: Form
    way: Way
    pieces: tuple[Piece, ...]


@dataclass(frozen=True)
class Grammar:
    """The text of the grammar, and the entry of each of its rules that a form has."""

    text: str
    entries: dict[str, Entry]
    orders: frozenset[str]  # terminals with which an order starts
    verbs: frozenset[str]  # terminals with which a clause goes on after its subject
    happenings: frozenset[str]  # terminals of the verbs of triggers


@dataclass(frozen=True)
class Language:
    """The grammar, made ready once."""

    lark: Lark
    words: Words
    grammar: Grammar


@cache
def language() -> Language:
    """Return the grammar of the project."""
    grammar = assembled(all_forms())
    lark = Lark(
        grammar.text,
        parser="lalr",
        lexer=Passing,
        start=STARTS,
        propagate_positions=True,
        maybe_placeholders=True,
    )
    return Language(lark, Words(lark.terminals), grammar)


def assembled(forms: Iterable[Form]) -> Grammar:
    """Assemble the grammar with the rules of these forms."""
    core = resources.files(__package__).joinpath("core.lark").read_text("utf-8")
    families: dict[str, list[str]] = {}
    needed: dict[str, str] = {}
    entries: dict[str, Entry] = {}
    listed = list(forms)
    for family, form, way, rule in _rules(listed):
        alias = f"{form.node.__name__}_{len(entries)}".lower()
        entries[alias] = Entry(form, way, rule.pieces)
        needed.update(rule.needed)
        text = rule.text
        if isinstance(form, FactForm) and form.of == "you":  # the verb is left out where it was just said
            verb = written(f"<{form.verb}>")
            needed.update(verb.needed)
            text = f"[{verb.text}] {text}"
        families.setdefault(family, []).append(f"{text} -> {alias}")
    lines = [f"?{family}: " + "\n    | ".join(rules) for family, rules in families.items()]
    lines += [f"{name}: {rule}" for name, rule in needed.items()]
    orders, verbs, happenings = _verbs(listed)
    return Grammar("\n".join([core, *lines, ""]), entries, orders, verbs, happenings)


def _rules(forms: Iterable[Form]) -> Iterator[tuple[str, Form, Way, Rule]]:
    """Yield the rule of each way to say a form, and the family to which it belongs."""
    for form in forms:
        for way in form.ways:
            for family in _families(form):
                many = family == "counted_many" and way.many
                yield family, form, way, written(way.many if many else way.rule)


def _families(form: Form) -> tuple[str, ...]:
    match form:
        case ClauseForm(manner=Manner.WHOLE):
            return ("whole",)
        case ClauseForm(manner=Manner.SENTENCE):
            return ("standing",)
        case ClauseForm():
            return ("predicate",)
        case TriggerForm():
            return ("trigger",)
        case FactForm(of=of):
            return ("said_of_you",) if of == "you" else ("other_fact",)
        case CountForm():
            return ("counted_one", "counted_many")
        case IfForm():
            return ("condition",)
        case _:
            raise TypeError(f"a form of no family: {form}")


def _verbs(forms: Iterable[Form]) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    orders, verbs, happenings = set(), set(), set()
    for form in forms:
        for rule in (written(way.rule) for way in form.ways):
            if isinstance(form, ClauseForm) and form.manner in (Manner.DEED, Manner.ORDER):
                orders.add(rule.starts_with)
            elif isinstance(form, ClauseForm) and form.manner in (Manner.STATE, Manner.RULE):
                verbs.add(rule.starts_with)
            elif isinstance(form, TriggerForm):
                happenings.update([piece.word.upper() for piece in rule.pieces if piece.kind == "verb"][:1])
    return frozenset(orders), frozenset(orders | verbs), frozenset(happenings)
