"""Refuses what the language can say and the engine does not carry out yet: no card is better than one that
lies.

Each refusal names the field and says why. When the engine learns more, its line here goes.
"""

from __future__ import annotations

from collections.abc import Iterator

from blackrose.engine.components import Effect
from blackrose.engine.conditions.one_round import has_different
from blackrose.engine.programs import walk
from blackrose.language import tree

Refusal = tuple[str, str]
"""A field and what about it is not carried out."""

WAITING = ("trap", "protection")
SPELLS = (*WAITING, "combat", "contingency")
OF_EVOCATIONS = ("evocation", "acting evocation", "upgrade")
GENERAL = ("model", "mage")
OF_THE_EVENT = (
    tree.There,
    tree.Attacker,
    tree.Ignore,
    tree.That,
    tree.Caster,
    tree.Suffered,
    tree.TransferDamage,
    tree.IgnoreSpell,
    tree.CancelSpell,
    tree.RedirectSpell,
)
"""What only has a meaning where something has just happened."""

RULES = (
    tree.PlaceLess,
    tree.IgnoreEach,
    tree.Has,
    tree.CannotSuffer,
    tree.SufferMore,
    tree.Cannot,
    tree.SpellsInflictMore,
    tree.TrophiesToRose,
    tree.RoomsClosed,
    tree.AttacksHitAll,
    tree.AttacksInstead,
    tree.AttacksPlace,
    tree.AttacksSpend,
    tree.StrengthIs,
    tree.CombineActions,
)
"""What is not done but holds."""

ACTIVATION = tree.Activates(tree.ThisEvocation())
EVERY = (tree.Quantifier.EACH, tree.Quantifier.EACH_OTHER)


def refused(
    effect: Effect, kind: str, archetypes: frozenset[str], assigned: frozenset[str] = frozenset()
) -> Iterator[Refusal]:
    """What of an effect would not be carried out. ``kind``: a spell's type, or the kind of component."""
    if effect.when is not None:
        yield from _when(effect.when, kind)
    idle = kind in ("upgrade", "jinx") or (kind == "evocation" and effect.when is None)
    for sentence, before in _sentences(effect.text):
        yield from _sentence(sentence, before, kind)
        if idle and not _goes_on(sentence, before) and sentence.whenever is None and not _is_rule(sentence):
            yield "text", "it changes figures and rules, or says whenever: it does nothing by itself"
        waits = sentence.persistent and sentence.whenever is not None
        if waits and effect.aim.kind == "room" and any(map(_means_room, walk(sentence))):
            yield "text", "a persistent does not remember the room its card was aimed at"
    if kind in SPELLS and any(sentence.persistent for item in effect.text for sentence in _inside(item)):
        yield "text", '"Persistent:" inside "Each mage in play order": no slot keeps it in force'
    for node in walk(effect.text):
        yield from _node(node, archetypes, assigned)


def _node(node: object, archetypes: frozenset[str], assigned: frozenset[str]) -> Iterator[Refusal]:
    """What a single clause would not do, whatever sentence it stands in."""
    match node:
        case tree.Draw(of=of, amount=tree.Number(value=value)) if of is not None and value >= of:
            yield "text", f'"of the top {of}": fewer than {of} are taken'
        case tree.Summon(noun=noun) if noun.word in (*GENERAL, *archetypes):
            yield "text", f'"summon" needs the name of an evocation, not "{noun.word}"'
        case tree.Become(noun=noun) if noun.word in (*GENERAL, "evocation", *archetypes):
            yield "text", f'"become" needs the name of an evocation, not "{noun.word}"'
        case tree.Summon(noun=noun) if noun.word in assigned:
            yield "text", f"{noun.word} is not summoned but assigned to a mage"
        case tree.AssignEvocation(noun=noun) if noun.word not in assigned:
            yield "text", f"{noun.word} is summoned and not assigned to a mage"
        case tree.Gain() | tree.Inflict() | tree.Draw() if node.amount == tree.All():
            yield "text", 'there is no "all" to gain, inflict or draw'
        case tree.Attack(bonus=tree.Bonus(stat=tree.Stat.SPEED)):
            yield "text", "Speed makes no attack stronger"


def _sentences(text: tree.Text) -> Iterator[tuple[tree.Sentence, object]]:
    """Every sentence, options included, with what stands before it."""
    before: object = None
    for item in text:
        if isinstance(item, tree.Sentence):
            yield item, before
        else:
            for part in item.options if isinstance(item, tree.ChooseOne) else (item.body,):
                inner: object = item if isinstance(item, tree.ChooseOne) and item.who is not None else None
                for sentence in part:
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
    if isinstance(when, tree.InOneRound):
        yield from _in_one_round(when, kind)
    yield from _trigger(when, "when")


def _in_one_round(when: tree.InOneRound, kind: str) -> Iterator[Refusal]:
    """Only a quest of a mage's own remembers a round."""
    if kind != "own quest":
        yield "when", '"In one round:" is for quests of the mages\' own'
    for part in when.parts:
        if isinstance(part, tree.Deed) and part.different and not has_different(part.trigger):
            yield "when", '"different ones": nothing here is done to somebody or somewhere'


def _trigger(when: tree.When, field: str) -> Iterator[Refusal]:
    for node in walk(when, without=_is_fact):
        if isinstance(node, tree.Models) and node.place is not None:
            yield field, "what is waited for can be said of any place only"
        if isinstance(node, tree.Models) and node.unhit:
            yield field, '"not yet hit by this effect": what is waited for is no effect'
        if isinstance(node, tree.Models) and node.quantifier in EVERY:
            yield field, 'one model is waited for: "a" or "another", not "each"'


def _is_fact(node: object) -> bool:
    """What is the case may be said of several models and of places, unlike what happens."""
    return isinstance(node, tree.Fact)


def _sentence(sentence: tree.Sentence, before: object, kind: str) -> Iterator[Refusal]:
    if sentence.persistent and kind not in SPELLS:
        yield "text", '"Persistent:" is for spells: nothing else lies in a slot that keeps it in force'
    if isinstance(before, tree.ChooseOne) and isinstance(
        sentence.condition, tree.IfDone | tree.IfTargetDefeated
    ):
        yield "text", 'what was done inside "Choose one" is not known after it'
    if sentence.whenever is not None:
        yield from _trigger(sentence.whenever, "text")
    elif kind not in SPELLS and not _goes_on(sentence, before) and _speaks_of_event(sentence):
        yield "text", '"there", "the attacker", "that damage" and the like are for what waits for something'
    yield from _standing(sentence, kind)
    if kind in OF_EVOCATIONS:
        yield from _of_evocation(sentence)


def _goes_on(sentence: tree.Sentence, before: object) -> bool:
    """Whether a sentence belongs to the "whenever" of the one before: "If you do, …", "Otherwise, …"; or to
    the choice of somebody who is "that mage" in it.
    """
    if isinstance(before, tree.ChooseOne) and before.who is not None:
        return True
    waits = isinstance(before, tree.Sentence) and before.whenever is not None
    return waits and isinstance(sentence.condition, tree.IfDone | tree.Otherwise)


def _speaks_of_event(sentence: tree.Sentence) -> bool:
    return any(isinstance(node, OF_THE_EVENT) for node in walk(sentence))


def _standing(sentence: tree.Sentence, kind: str) -> Iterator[Refusal]:
    """Rules that hold for a time: which card can bring which."""
    for clause in sentence.clauses:
        match clause:
            case tree.TrophiesToRose() | tree.SpellsInflictMore(yours=False) if kind != "event card":
                yield "text", "a rule for all mages is for event cards"
            case tree.RoomsClosed(named=False) if kind != "event card":
                yield "text", "a rule for all mages is for event cards"
            case (
                tree.AttacksHitAll()
                | tree.AttacksInstead()
                | tree.AttacksPlace()
                | tree.AttacksSpend()
                | tree.StrengthIs()
                | tree.CombineActions()
            ) if kind not in SPELLS:
                yield "text", '"Your physical …" is for spells'
            case tree.SpellsInflictMore(yours=True) if kind not in SPELLS:
                yield "text", '"Your … spells inflict" is for spells'
            case tree.Cannot() if kind != "jinx":
                yield "text", '"You cannot …" is for jinxes'
            case tree.SufferMore(who=tree.Models()) if kind != "event card":
                yield "text", "a rule for all mages is for event cards"
            case tree.SufferMore(who=tree.You()) if kind not in (*SPELLS, "jinx"):
                yield "text", '"You suffer more damage" is for jinxes and spells'
            case tree.CannotSuffer() if kind not in (*OF_EVOCATIONS, "event card"):
                yield "text", '"cannot suffer damage" is for event cards and evocations'
            case tree.Has(until_activation_ends=False) if kind == "jinx" and clause.who != tree.You():
                yield "text", '"You have …" is the only raise a jinx brings along'
            case tree.TargetBecomes() if not isinstance(sentence.condition, tree.IfEnhanced):
                yield "text", '"The target becomes …" is for an Enhancement'


def _means_room(node: object) -> bool:
    """Whether a node means the room a card aims at, by name or by leaving out where."""
    match node:
        case tree.TargetRoom() | tree.InTargetRoom() | tree.Inflict(on=None) | tree.Convert(on=None):
            return True
        case tree.PlaceInstability(where=None) | tree.Summon(where=None):
            return True
    return False


def _of_evocation(sentence: tree.Sentence) -> Iterator[Refusal]:
    for clause in sentence.clauses:
        match clause:
            case tree.IgnoreEach():
                yield "text", '"If you would suffer damage" is for spells'
            case tree.Has(who=tree.ThisEvocation() | tree.It()) if sentence.condition is None:
                pass
            case tree.Has(until_activation_ends=False):
                yield "text", '"This evocation has …" is the only raise an evocation brings along'


def _is_rule(sentence: tree.Sentence) -> bool:
    """Whether a sentence holds as long as its card lies there."""
    return all(isinstance(clause, RULES) for clause in sentence.clauses)
