"""How much of the language a pack uses: its forms, and those that only one component has.

A form is the tree of a clause, a trigger or a condition with all numbers, names and colours left out. A form
that one component alone uses is either the first of its kind or a wording that could be a common one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import Field, dataclass, fields, is_dataclass
from enum import Enum
from typing import Any

from blackrose.language import tree

GENERAL_NOUNS = ("model", "mage", "evocation")
OCCASIONS = tree.Trigger | tree.Condition


@dataclass(frozen=True)
class Form:
    """One form: how it is built, how often it is used, and by which components."""

    shape: str
    uses: int
    components: tuple[str, ...]


@dataclass(frozen=True)
class Statistics:
    """The figures of a pack."""

    components: int
    sentences: int
    forms: tuple[Form, ...]

    @property
    def single(self) -> tuple[Form, ...]:
        """The forms that only one component uses."""
        return tuple(form for form in self.forms if len(form.components) == 1)

    def as_dict(self) -> dict[str, Any]:
        """The figures as plain data, for JSON."""
        return {
            "components": self.components,
            "sentences": self.sentences,
            "distinct_forms": len(self.forms),
            "forms": [
                {"form": form.shape, "uses": form.uses, "components": list(form.components)}
                for form in self.forms
            ],
            "used_by_one": [{"form": form.shape, "component": form.components[0]} for form in self.single],
        }


def statistics(pack: object) -> Statistics:
    """Counts a pack. Any dataclass will do whose tuples hold components: the language knows no packs."""
    components = sentences = 0
    uses: dict[str, list[str]] = {}
    for component in _components(pack):
        components += 1
        name = str(component.name.en)
        for node in _spoken(component):
            if isinstance(node, tree.Sentence):
                sentences += 1
            else:
                uses.setdefault(shape(node), []).append(name)
    forms = (Form(form, len(names), tuple(dict.fromkeys(names))) for form, names in uses.items())
    return Statistics(components, sentences, tuple(sorted(forms, key=lambda form: (-form.uses, form.shape))))


def _components(pack: object) -> Iterator[Any]:
    for one in fields(pack) if is_dataclass(pack) else ():
        value = getattr(pack, one.name)
        if isinstance(value, tuple):
            yield from value


def _spoken(node: object) -> Iterator[object]:
    """The sentences of a component, and the clauses, triggers and conditions in and around them."""
    match node:
        case tree.Sentence(clauses=clauses, condition=condition, whenever=whenever):
            yield node
            yield from clauses
            yield from (part for part in (condition, whenever) if part is not None)
        case tree.InPlayOrder() | tree.ChooseOne():
            yield from _spoken(node.body if isinstance(node, tree.InPlayOrder) else node.options)
        case tuple():
            for part in node:
                yield from _spoken(part)
        case _ if isinstance(node, OCCASIONS):
            yield node
        case _ if is_dataclass(node):
            for one in fields(node):
                yield from _spoken(getattr(node, one.name))


def shape(node: object) -> str:
    """A node written as a form: ``Inflict(You, #, on=Models(each mage))``."""
    match node:
        case tree.Number():
            return "#"
        case tree.Noun(word=word):
            return word if word in GENERAL_NOUNS else "name"
        case Enum():
            return str(node.value)
        case tuple():
            return " + ".join(shape(part) for part in node)
        case _ if is_dataclass(node):
            parts = [part for one in fields(node) if (part := _part(one, getattr(node, one.name)))]
            return f"{type(node).__name__}({', '.join(parts)})" if parts else type(node).__name__
    return str(node)


def _part(one: Field[Any], value: object) -> str:
    """A field of a form; one that says nothing special is left out."""
    if value is None or value is False or value == () or value is tree.Whose.ANY:
        return ""
    if value is True:
        return one.name
    if one.name == "colours":
        return "colours"
    if isinstance(value, int) and value == one.default:
        return ""
    if isinstance(value, int):
        return f"{one.name}=#" if value != tree.ANYWHERE else "anywhere"
    if isinstance(value, str):
        return one.name
    return shape(value)
