"""Refuses what the language can say and the engine does not carry out yet: no card is better than one that
lies.

Each refusal names the field and says why. When the engine learns more, its line here goes.
"""

from __future__ import annotations

from collections.abc import Iterator

from blackrose.engine.components import Effect
from blackrose.engine.programs import walk
from blackrose.language import tree

Refusal = tuple[str, str]
"""A field and what about it is not carried out."""

WAITING = ("trap", "protection")
SPELLS = (*WAITING, "combat", "contingency")
OF_EVOCATIONS = ("evocation", "upgrade")
GENERAL = ("model", "mage", "evocation")
OF_THE_EVENT = (tree.There, tree.Attacker, tree.Ignore)
ACTIVATION = tree.Activates(tree.ThisEvocation())
EVERY = (tree.Quantifier.EACH, tree.Quantifier.EACH_OTHER)


def refused(effect: Effect, kind: str, archetypes: frozenset[str]) -> Iterator[Refusal]:
    """What of an effect would not be carried out. ``kind``: a spell's type, or the kind of component."""
    if effect.when is not None:
        yield from _when(effect.when, kind)
    for sentence, before in _sentences(effect.text):
        yield from _sentence(sentence, before, kind)
        if sentence.persistent and effect.aim.kind == "room" and any(map(_means_room, walk(sentence))):
            yield "text", "a persistent does not remember the room its card was aimed at"
    if kind in SPELLS and any(sentence.persistent for item in effect.text for sentence in _inside(item)):
        yield "text", '"Persistent:" inside "Each mage in play order": no slot keeps it in force'
    if kind not in SPELLS and any(isinstance(node, OF_THE_EVENT) for node in walk(effect.text)):
        yield "text", '"there", "the attacker" and "that damage" are for spells that wait for something'
    for node in walk(effect.text):
        if isinstance(node, tree.Summon) and node.noun.word in (*GENERAL, *archetypes):
            yield "text", f'"summon" needs the name of an evocation, not "{node.noun.word}"'
        if isinstance(node, tree.Gain | tree.Inflict | tree.Draw) and node.amount == tree.All():
            yield "text", 'there is no "all" to gain, inflict or draw'
        if isinstance(node, tree.Attack) and node.bonus is not None and node.bonus.stat is tree.Stat.SPEED:
            yield "text", "Speed makes no attack stronger"


def _sentences(text: tree.Text) -> Iterator[tuple[tree.Sentence, object]]:
    """Every sentence, options included, with what stands before it."""
    before: object = None
    for item in text:
        if isinstance(item, tree.Sentence):
            yield item, before
        else:
            inner: object = None
            for sentence in _inside(item):
                yield sentence, inner
                inner = sentence
        before = item


def _inside(item: tree.Sentence | tree.InPlayOrder | tree.ChooseOne) -> Iterator[tree.Sentence]:
    if isinstance(item, tree.InPlayOrder):
        yield from item.body
    elif isinstance(item, tree.ChooseOne):
        for option in item.options:
            yield from option


def _when(when: tree.When, kind: str) -> Iterator[Refusal]:
    if kind == "upgrade" or (kind == "evocation" and when != ACTIVATION):
        yield "when", "only \"This evocation activates.\" sets an evocation's text off, and no upgrade's"
    if kind in WAITING and isinstance(when, tree.Fact | tree.AllOf):
        yield "when", "a trap or protection waits for something that happens"
    yield from _trigger(when, "when")


def _trigger(when: tree.When, field: str) -> Iterator[Refusal]:
    for node in walk(when):
        if isinstance(node, tree.Models) and node.place is not None:
            yield field, "what is waited for can be said of any place only"
        if isinstance(node, tree.Models) and node.quantifier in EVERY:
            yield field, 'one model is waited for: "a" or "another", not "each"'


def _sentence(sentence: tree.Sentence, before: object, kind: str) -> Iterator[Refusal]:
    if sentence.persistent and kind not in SPELLS:
        yield "text", '"Persistent:" is for spells: nothing else lies in a slot that keeps it in force'
    if isinstance(before, tree.ChooseOne) and isinstance(
        sentence.condition, tree.IfDone | tree.IfTargetDefeated
    ):
        yield "text", 'what was done inside "Choose one" is not known after it'
    if sentence.whenever is not None:
        yield from _trigger(sentence.whenever, "text")
    if kind in OF_EVOCATIONS:
        yield from _of_evocation(sentence, kind)


def _means_room(node: object) -> bool:
    """Whether a node means the room a card aims at, by name or by leaving out where."""
    match node:
        case tree.TargetRoom() | tree.InTargetRoom() | tree.Inflict(on=None) | tree.Convert(on=None):
            return True
        case tree.PlaceInstability(where=None) | tree.Summon(where=None):
            return True
    return False


def _of_evocation(sentence: tree.Sentence, kind: str) -> Iterator[Refusal]:
    if sentence.whenever is not None:
        yield "text", "an evocation waits for nothing but its own activation"
    for clause in sentence.clauses:
        if isinstance(clause, tree.IgnoreEach):
            yield "text", '"If you would suffer damage" is for spells'
        elif isinstance(clause, tree.Has) and not clause.until_activation_ends:
            if not isinstance(clause.who, tree.ThisEvocation | tree.It) or sentence.condition is not None:
                yield "text", '"This evocation has …" is the only raise an evocation brings along'
        elif kind == "upgrade" and not isinstance(clause, tree.PlaceLess):
            yield "text", "an upgrade changes figures and rules, it does nothing by itself"
