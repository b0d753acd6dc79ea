"""Counts the forms that a pack uses, and finds those that only one component uses.

A form is what a maker of cards learns once and then combines with everything else: a verb, a way to say how
much, whom or where, a condition, a frame around a sentence. Numbers, names and colours make no form of their
own, mirror images ("gain" and "lose") share one, and a verb is the same form whether a card orders it or
waits for it. What the forms mean stands in ``docs/card-language.md``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from blackrose.language import tree
from blackrose.language.form import EXTREME, NARROWED, OWNED, SOME_MODELS, SOME_SPELLS, UP_TO, Form
from blackrose.language.forms import all_forms
from blackrose.language.mentions import walk
from blackrose.language.notation import fits
from blackrose.language.tree import Quantifier, Whose


@dataclass(frozen=True)
class UsedForm:
    """One form: how it is said, how often it is used, and by which components."""

    shape: str
    uses: int
    components: tuple[str, ...]


@dataclass(frozen=True)
class Statistics:
    """The figures of a pack."""

    components: int
    sentences: int
    forms: tuple[UsedForm, ...]

    @property
    def single(self) -> tuple[UsedForm, ...]:
        """The forms that only one component uses."""
        return tuple(form for form in self.forms if len(form.components) == 1)

    def as_dict(self) -> dict[str, Any]:
        """Return the figures as plain data, for JSON."""
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
    """Count a pack: any dataclass whose tuples hold components, because the language does not know packs."""
    return _counted((str(component.name.en), component) for component in _components(pack))


def together(packs: Mapping[str, object]) -> Statistics:
    """Count several packs as one; a component is told by its name and that of its pack."""
    return _counted(
        (f"{component.name.en} ({name})", component)
        for name, pack in packs.items()
        for component in _components(pack)
    )


def _counted(named: Iterable[tuple[str, Any]]) -> Statistics:
    components = sentences = 0
    uses: dict[str, list[str]] = {}
    for name, component in named:
        components += 1
        for node in walk(component):
            sentences += isinstance(node, tree.Sentence)
            for form in forms_of(node):
                uses.setdefault(form, []).append(name)
    forms = (UsedForm(form, len(names), tuple(dict.fromkeys(names))) for form, names in uses.items())
    return Statistics(components, sentences, tuple(sorted(forms, key=lambda form: (-form.uses, form.shape))))


def _components(pack: object) -> Iterator[Any]:
    for one in fields(pack) if is_dataclass(pack) else ():
        value = getattr(pack, one.name)
        if isinstance(value, tuple):
            yield from value


# --------------------------------------------------------------------------------------------------
# The inventory
# --------------------------------------------------------------------------------------------------

CORE: dict[type, str] = {
    tree.Bonus: "verb: +N Strength or Speed",
    tree.Number: "amount: N",
    tree.All: "amount: all",
    tree.ForEach: "amount: for each",
    tree.You: "who: you",
    tree.BlackRose: "who: the Black Rose",
    tree.It: "who: it",
    tree.Target: "who: the target",
    tree.Attacker: "who: the attacker",
    tree.ThisEvocation: "who: this evocation",
    tree.That: "who: that mage",
    tree.Caster: "who: its caster",
    tree.Owner: "who: its owner",
    tree.CrownHolder: "who: the crown holder",
    tree.TheAvatar: "who: an Avatar",
    tree.NamedRoom: "where: a room by name",
    tree.NextToCell: "where: next to your Cell",
    tree.InLodge: "where: in the Lodge",
    tree.InColour: "where: in a room of a colour",
    tree.InCell: "where: in a Cell",
    tree.Within: "where: N from a model",
    tree.InTargetRoom: "where: the target room, there",
    tree.InSameColour: "where: in a room of a colour",
    tree.TargetRoom: "where: the target room, there",
    tree.There: "where: the target room, there",
    tree.While: "frame: while something is the case",
    tree.InOneRound: "frame: in one round",
    tree.AllOf: "frame: and",
    tree.InPlayOrder: "frame: each mage in play order",
    tree.ChooseOne: "frame: choose one",
}
"""The form of each node that no entry has: amounts, references, rooms and frames."""

PLAIN: dict[type, str] = {**CORE, **{form.node: form.name for form in all_forms() if form.name}}
"""The form of each node, whatever values are in it."""

QUANTIFIERS = {
    Quantifier.ONE: "which: a, one of",
    Quantifier.ANOTHER: "which: another",
    Quantifier.EACH: "which: each",
    Quantifier.EACH_OTHER: "which: each other",
}
OFTEN = "amount: N times, N different ones"
ENTRIES: dict[type, Form] = {form.node: form for form in all_forms()}


def inventory() -> Iterator[str]:
    """Yield the name of every form."""
    yield from PLAIN.values()
    yield from (way.name for form in all_forms() for way in form.ways if way.name)
    yield from QUANTIFIERS.values()
    yield from (OWNED, NARROWED, EXTREME, SOME_MODELS, SOME_SPELLS, UP_TO, OFTEN)


def forms_of(node: object) -> Iterator[str]:
    """Yield the forms of a node itself, not of the nodes inside it."""
    if type(node) in PLAIN:
        yield PLAIN[type(node)]
    if type(node) in _VARIED:
        yield from _VARIED[type(node)](node)
    form = ENTRIES.get(type(node))
    if form is not None:
        way = next(way for way in form.ways if fits(way, node))
        yield from (way.name,) if way.name else ()
        yield from form.also(node) if form.also is not None else ()


def _sentence(node: tree.Sentence) -> Iterator[str]:
    if node.may:
        yield "frame: you may"
    if node.persistent:
        yield "frame: until the end of the round" if node.for_round else "frame: Persistent"
    if node.whenever is not None:
        yield "frame: whenever"
    if node.times:
        yield "frame: at most N times"
    if len(node.clauses) > 1:
        yield PLAIN[tree.AllOf]


def _models(node: tree.Models) -> Iterator[str]:
    yield QUANTIFIERS[node.quantifier]
    if node.whose is not Whose.ANY:
        yield OWNED
    if node.damaged or node.health is not None or node.carrying is not None or node.no_black:
        yield SOME_MODELS
    if node.wounds is not None or node.no_crown:
        yield SOME_MODELS
    if node.extreme is not None:
        yield EXTREME
    if node.unhit:
        yield "which: not yet hit"


def _room_at(node: tree.RoomAt) -> Iterator[str]:
    yield "where: any room" if node.range == tree.ANYWHERE else PLAIN[tree.Within]
    yield QUANTIFIERS[node.quantifier]
    if node.other_than:
        yield NARROWED


def _choose_one(node: tree.ChooseOne) -> Iterator[str]:
    if node.who is not None:
        yield "frame: somebody else chooses"


def _every_room(node: tree.EveryRoom) -> Iterator[str]:
    yield QUANTIFIERS[Quantifier.EACH]
    if node.colours or node.with_mage or node.without_mage:
        yield NARROWED


def _aim(node: tree.Aim) -> Iterator[str]:
    yield f"target: {node.kind}"
    if node.range == tree.ANYWHERE:
        yield "target: anywhere"
    if node.whose is not None:
        yield "target: your, any"
    if node.noun or node.health is not None:
        yield "target: only some evocations"
    if node.colours or node.holding or node.other_than:
        yield "target: only some rooms"


def _for_each(node: tree.ForEach) -> Iterator[str]:
    if node.base:
        yield "amount: plus N for each"
    if node.cap is not None:
        yield UP_TO


_VARIED: dict[type, Callable[[Any], Iterator[str]]] = {
    tree.Sentence: _sentence,
    tree.Models: _models,
    tree.RoomAt: _room_at,
    tree.EveryRoom: _every_room,
    tree.ChooseOne: _choose_one,
    tree.Aim: _aim,
    tree.Bonus: lambda node: iter(() if node.count is None else (PLAIN[tree.ForEach],)),
    tree.ForEach: _for_each,
    tree.Deed: lambda node: iter((OFTEN,) if node.times > 1 else ()),
    tree.RoomFilter: lambda node: iter((NARROWED,) if node != tree.RoomFilter() else ()),
}
"""The further forms that a node uses because of the values in it."""
