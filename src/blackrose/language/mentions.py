"""What the parts of a text mention: one model or several, and what a later "it" can stand for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from blackrose.language import tree
from blackrose.language.tree import Quantifier

SINGULAR = (Quantifier.ONE, Quantifier.ANOTHER)

Antecedent = tree.Models | tree.Summon | tree.Target | tree.ThisEvocation
"""What an "it" can stand for: a phrase, the model a clause summons, the target, this evocation."""


def walk(node: object) -> Iterator[object]:
    """Yield a node and all nodes inside it, in the order of their fields."""
    if isinstance(node, tuple):
        for part in node:
            yield from walk(part)
    elif is_dataclass(node):
        yield node
        for one in fields(node):
            yield from walk(getattr(node, one.name))


def speaks_of_it(node: object) -> bool:
    """Return whether a node has an "it"."""
    return any(isinstance(part, tree.It) for part in walk(node))


def speaks_of_upgrades(node: object) -> bool:
    """Return whether a node names upgrades as such: one of your choice, one that is removed or counted."""
    return any(
        isinstance(part, tree.AssignAny | tree.RemoveUpgrade) or getattr(part, "thing", "") == "upgrade"
        for part in walk(node)
    )


def called(who: object) -> str:
    """Return the noun by which "that …" speaks of whoever met a condition; none for you and the target."""
    match who:
        case tree.Models(noun=tree.Noun(word=word)):
            return word if word in ("mage", "model") else "evocation"
        case tree.CrownHolder() | tree.Owner() | tree.TheAvatar():
            return "mage"
    return ""


def spoken_of(when: object) -> str:
    """Return the noun by which "that …" speaks of somebody in a condition: of whoever met it; or, where you
    or this evocation did something to somebody, of whom it was done to.
    """
    who = getattr(when, "who", None)
    if isinstance(who, tree.You | tree.ThisEvocation) and isinstance(when, tree.Inflicts | tree.Attacks):
        return called(when.on)
    return called(who)


def object_of(clause: tree.Clause) -> object:
    """Return whom a clause is done to."""
    return getattr(clause, "on", getattr(clause, "to", getattr(clause, "of", None)))


def singular(node: tree.Clause | tree.Trigger) -> Iterator[tree.Models]:
    """Yield the phrases of a clause that name exactly one model, except those that only say where."""
    if isinstance(node, tree.While):
        node = node.trigger
    for one in fields(node):
        part = getattr(node, one.name)
        if isinstance(part, tree.Models) and part.quantifier in SINGULAR:
            yield part


def introduces(clause: tree.Clause) -> Iterator[Antecedent]:
    """Yield what a later "it" can mean. Several at once are yielded twice, so that no "it" means them."""
    several = is_several(getattr(clause, "actor", None))
    match clause:
        case tree.Summon(amount=amount, where=where):
            yield clause
            if several or amount != tree.Number(1) or is_several(where):
                yield clause
        case tree.Activate(who=tree.Models() as who) | tree.Assign(to=tree.Models() as who):
            yield who
            if several or is_several(who):
                yield who
        case tree.Put(who=tree.You(), where=tree.RoomAt(anchor=tree.Models() as who)):
            yield from (who,) if who.quantifier in SINGULAR else ()  # "the room of another mage"
        case tree.UseRoom(where=tree.RoomAt(anchor=tree.Models() as who)):
            yield from (who,) if who.quantifier in SINGULAR else ()  # "the room of one of your Totems"
        case _ if not several:
            yield from singular(clause)


def is_several(part: object) -> bool:
    """Return whether a phrase means several models or rooms, or one for each of several."""
    match part:
        case tree.Models(quantifier=quantifier):
            return quantifier not in SINGULAR
        case tree.RoomAt(quantifier=quantifier, anchor=anchor):
            return quantifier not in SINGULAR or is_several(anchor)
        case tree.EveryRoom():
            return True
    return False


def others_act(before: tree.Sentence | tree.ChooseOne | None) -> bool:
    """Return whether somebody other than you did something in the sentence before."""
    if not isinstance(before, tree.Sentence):
        return False
    actors = (getattr(clause, "actor", getattr(clause, "who", tree.You())) for clause in before.clauses)
    return any(not isinstance(actor, tree.You | tree.BlackRose) for actor in actors)


def name_of(antecedent: Antecedent) -> str:
    """Return how a message calls what an "it" could stand for."""
    match antecedent:
        case tree.Summon(noun=noun):
            return f"the {noun.word} summoned"
        case tree.Models(quantifier=quantifier, noun=noun):
            return f"{quantifier.value} {noun.word}"
        case tree.Target():
            return "the target"
    return "this evocation"
