"""How much of the language a pack uses: its forms, and those that only one component has.

A form is what a maker of cards learns once and then combines with everything else: a verb, a way to say how
much, whom or where, a condition, a frame around a sentence. Numbers, names and colours make no form of their
own, mirror images ("gain" and "lose") share one, and a verb is the same form whether a card orders it or
waits for it. What the forms mean stands in ``docs/card-language.md``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from blackrose.language import tree
from blackrose.language.tree import Kept, Pile, Quantifier, Thing, Whose


@dataclass(frozen=True)
class Form:
    """One form: how it is said, how often it is used, and by which components."""

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
        for node in _nodes(component):
            sentences += isinstance(node, tree.Sentence)
            for form in forms_of(node):
                uses.setdefault(form, []).append(str(component.name.en))
    forms = (Form(form, len(names), tuple(dict.fromkeys(names))) for form, names in uses.items())
    return Statistics(components, sentences, tuple(sorted(forms, key=lambda form: (-form.uses, form.shape))))


def _components(pack: object) -> Iterator[Any]:
    for one in fields(pack) if is_dataclass(pack) else ():
        value = getattr(pack, one.name)
        if isinstance(value, tuple):
            yield from value


def _nodes(node: object) -> Iterator[object]:
    """A node and all nodes inside it, in reading order."""
    if isinstance(node, tuple):
        for part in node:
            yield from _nodes(part)
    elif is_dataclass(node):
        yield node
        for one in fields(node):
            yield from _nodes(getattr(node, one.name))


# --------------------------------------------------------------------------------------------------
# The inventory
# --------------------------------------------------------------------------------------------------

PLAIN: dict[type, str] = {
    tree.Gain: "verb: gain or lose N power",
    tree.Lose: "verb: gain or lose N power",
    tree.Inflict: "verb: inflict N damage",
    tree.Inflicts: "verb: inflict N damage",
    tree.Suffers: "verb: suffer damage",
    tree.ConvertInflicted: "verb: convert all damage inflicted by it",
    tree.PlaceInstability: "verb: place N instability",
    tree.Places: "verb: place N instability",
    tree.RemoveInstability: "verb: remove N of your instability",
    tree.Remove: "verb: remove models",
    tree.Heal: "verb: heal N damage",
    tree.TakesForgotten: "verb: take N forgotten spells",
    tree.Summon: "verb: summon N of a kind",
    tree.Activate: "verb: a model activates",
    tree.Activates: "verb: a model activates",
    tree.Assign: "verb: assign an upgrade",
    tree.Move: "verb: move rooms",
    tree.Put: "verb: place a model in a room",
    tree.Attack: "verb: make a physical attack",
    tree.Has: "verb: a model has a raise",
    tree.Ignore: "verb: ignore that damage",
    tree.Enters: "verb: enter a room",
    tree.Leaves: "verb: is removed or defeated",
    tree.Defeats: "verb: defeat a model",
    tree.ResolvesSummon: "verb: resolve an effect that summons",
    tree.Bonus: "verb: +N Strength or Speed",
    tree.SufferBlack: "verb: suffer N black damage",
    tree.TransferDamage: "verb: move that damage",
    tree.Defeat: "verb: defeat a model",
    tree.IsDefeated: "verb: is defeated",
    tree.AssignDestiny: "verb: assign N Destiny",
    tree.AssignEvocation: "verb: assign an evocation",
    tree.RemoveJinx: "verb: remove N jinxes",
    tree.Steal: "verb: steal N power",
    tree.GainsOrLoses: "verb: gain or lose N power",
    tree.TakeTrophy: "verb: take a trophy",
    tree.DiscardTrophy: "verb: discard or give a trophy",
    tree.TrophiesToRose: "verb: trophies go to the Black Rose",
    tree.TakeCrown: "verb: take the crown",
    tree.Search: "verb: take a spell of your choice",
    tree.ShuffleMemories: "verb: shuffle the Memories",
    tree.ReturnRevealed: "verb: return a revealed spell",
    tree.SwapRevealed: "verb: swap a revealed spell",
    tree.CastNext: "verb: cast the next Ready spell",
    tree.GiveForgotten: "verb: give a forgotten spell",
    tree.DiscardReady: "verb: discard a Ready spell of your choice",
    tree.DrawQuest: "verb: draw N quests",
    tree.DiscardQuest: "verb: discard N quests",
    tree.AdvanceQuest: "verb: complete or solve a quest",
    tree.Solves: "verb: complete or solve a quest",
    tree.KeepQuest: "verb: this quest is not solved",
    tree.DrawEvent: "verb: draw N events",
    tree.DiscardEvent: "verb: discard an event",
    tree.UseRoom: "verb: use a room",
    tree.UsesRoom: "verb: use a room",
    tree.ToCell: "verb: place a mage in their Cell",
    tree.IsCelled: "verb: place a mage in their Cell",
    tree.RecoverToken: "verb: recover a physical token",
    tree.TargetBecomes: "verb: the target becomes another",
    tree.IgnoreSpell: "verb: ignore, cancel or redirect that spell",
    tree.CancelSpell: "verb: ignore, cancel or redirect that spell",
    tree.RedirectSpell: "verb: ignore, cancel or redirect that spell",
    tree.EndActivation: "verb: an activation ends",
    tree.SpellsInflictMore: "verb: spells inflict more",
    tree.SufferMore: "verb: suffer more from each hit",
    tree.CannotSuffer: "verb: cannot",
    tree.Cannot: "verb: cannot",
    tree.Moves: "verb: move rooms",
    tree.ResolvesSpell: "verb: resolve a spell",
    tree.ResolvesRoom: "verb: resolve the effect of a room",
    tree.ResolvesPlacing: "verb: resolve an effect that places",
    tree.SpellReaches: "verb: a spell reaches somebody",
    tree.Number: "amount: N",
    tree.All: "amount: all",
    tree.ForEach: "amount: for each",
    tree.Ignored: "amount: damage ignored",
    tree.DamageOn: "amount: pieces counted",
    tree.ModelsCounted: "amount: pieces counted",
    tree.InstabilityIn: "amount: pieces counted",
    tree.OwnsEvocations: "amount: pieces counted",
    tree.HasInstability: "amount: pieces counted",
    tree.HasNoDamage: "amount: pieces counted",
    tree.HasQuests: "amount: pieces counted",
    tree.TargetCarries: "amount: pieces counted",
    tree.Carried: "amount: pieces counted",
    tree.SpellsRevealed: "amount: pieces counted",
    tree.Suffered: "amount: damage suffered",
    tree.TheirDestiny: "amount: of their Destiny",
    tree.Assigned: "amount: Destiny assigned",
    tree.StrengthOf: "amount: Strength of models",
    tree.You: "who: you",
    tree.BlackRose: "who: the Black Rose",
    tree.It: "who: it",
    tree.Target: "who: the target",
    tree.Attacker: "who: the attacker",
    tree.ThisEvocation: "who: this evocation",
    tree.That: "who: that mage",
    tree.Caster: "who: its caster",
    tree.CrownHolder: "who: the crown holder",
    tree.NamedRoom: "where: a room by name",
    tree.NextToCell: "where: next to your Cell",
    tree.InLodge: "where: in the Lodge",
    tree.Within: "where: N from a model",
    tree.InTargetRoom: "where: the target room, there",
    tree.TargetRoom: "where: the target room, there",
    tree.There: "where: the target room, there",
    tree.HasRevealed: "condition: at least N revealed spells",
    tree.DefeatedByRose: "condition: the Black Rose defeated you",
    tree.While: "frame: while something is the case",
    tree.AllOf: "frame: and",
    tree.IfDone: "frame: if you do",
    tree.IfTargetDefeated: "frame: if that defeats the target",
    tree.IfYouDefeated: "frame: if that defeats you",
    tree.Otherwise: "frame: otherwise",
    tree.IfEnhanced: "frame: Enhancement",
    tree.IfCase: "frame: if something is the case",
    tree.IgnoreEach: "frame: if it would happen, less",
    tree.PlaceLess: "frame: if it would happen, less",
    tree.InPlayOrder: "frame: each mage in play order",
    tree.ChooseOne: "frame: choose one",
}
"""The form each node is by itself, whatever is in it."""

PILES = {
    Pile.GRIMOIRE: "verb: draw N spells from the grimoire",
    Pile.LIBRARY: "verb: draw N spells from the Library",
    Pile.FORGOTTEN: PLAIN[tree.TakesForgotten],
    Pile.MEMORIES: "verb: take N random spells from the Memories",
}
DISCARDS = {Kept.READY: "verb: discard N Ready spells", Kept.HAND: "verb: discard N spells from hand"}
CONVERSIONS = {Thing.DAMAGE: "verb: convert N damage", Thing.INSTABILITY: "verb: convert N instability"}
QUANTIFIERS = {
    Quantifier.ONE: "which: a, one of",
    Quantifier.ANOTHER: "which: another",
    Quantifier.EACH: "which: each",
    Quantifier.EACH_OTHER: "which: each other",
}
OWNED = "which: your, the target's"
NARROWED = "which: only some rooms or cubes"
SOME_MODELS = "which: only some models"
SOME_SPELLS = "which: only some spells"
UP_TO = "amount: up to N"


def forms_of(node: object) -> Iterator[str]:
    """The forms of a node itself, not of the nodes inside it."""
    if type(node) in PLAIN:
        yield PLAIN[type(node)]
    if type(node) in _VARIED:
        yield from _VARIED[type(node)](node)


def _sentence(node: tree.Sentence) -> Iterator[str]:
    if node.may:
        yield "frame: you may"
    if node.persistent:
        yield "frame: Persistent"
    if node.whenever is not None:
        yield "frame: whenever"
    if len(node.clauses) > 1:
        yield PLAIN[tree.AllOf]


def _models(node: tree.Models) -> Iterator[str]:
    yield QUANTIFIERS[node.quantifier]
    if node.whose is not Whose.ANY:
        yield OWNED
    if node.damaged or node.health is not None or node.carrying is not None or node.no_black:
        yield SOME_MODELS


def _room_at(node: tree.RoomAt) -> Iterator[str]:
    yield "where: any room" if node.range == tree.ANYWHERE else PLAIN[tree.Within]
    yield QUANTIFIERS[node.quantifier]
    if node.other_than:
        yield NARROWED


def _every_room(node: tree.EveryRoom) -> Iterator[str]:
    yield QUANTIFIERS[Quantifier.EACH]
    if node.colours or node.with_mage:
        yield NARROWED


def _aim(node: tree.Aim) -> Iterator[str]:
    yield f"target: {node.kind}"
    if node.range == tree.ANYWHERE:
        yield "target: anywhere"
    if node.whose is not None:
        yield "target: your, any"
    if node.noun or node.health is not None:
        yield "target: only some evocations"


def _revealed(node: tree.HasRevealed) -> Iterator[str]:
    if node.kind is not None:
        yield "condition: revealed spells of a type"
    if node.elements:
        yield "condition: revealed spells of N different elements"
    if node.among:
        yield "condition: revealed spells of an element"


def _for_each(node: tree.ForEach) -> Iterator[str]:
    if node.base:
        yield "amount: plus N for each"
    if node.cap is not None:
        yield UP_TO


def _summon(node: tree.Summon) -> Iterator[str]:
    if node.same_kind:
        yield "verb: summon one of the same kind"
    elif node.noun.word == "evocation":
        yield "verb: summon an evocation of your choice"


def _draw(node: tree.Draw) -> Iterator[str]:
    yield PILES[node.pile] if node.of is None else "verb: take N of the top forgotten spells"


def _sorts(node: tree.SpellsRevealed | tree.ReturnRevealed | tree.ResolvesSpell) -> Iterator[str]:
    if node.elements or node.types:
        yield SOME_SPELLS


_VARIED: dict[type, Callable[[Any], Iterator[str]]] = {
    tree.Sentence: _sentence,
    tree.Models: _models,
    tree.RoomAt: _room_at,
    tree.EveryRoom: _every_room,
    tree.Aim: _aim,
    tree.HasRevealed: _revealed,
    tree.Draw: _draw,
    tree.Summon: _summon,
    tree.SpellsRevealed: _sorts,
    tree.ReturnRevealed: _sorts,
    tree.ResolvesSpell: _sorts,
    tree.Inflict: lambda node: iter(("verb: damage that triggers nothing",) if node.quiet else ()),
    tree.Heal: lambda node: iter((NARROWED,) if node.not_black else ()),
    tree.Bonus: lambda node: iter(() if node.count is None else (PLAIN[tree.ForEach],)),
    tree.DamageOn: lambda node: iter((NARROWED,) if node.black else ()),
    tree.Suffers: lambda node: iter((NARROWED,) if node.black else ()),
    tree.Inflicts: lambda node: iter((NARROWED,) if node.last or node.in_person else ()),
    tree.IsDefeated: lambda node: iter((SOME_MODELS,) if node.with_yours else ()),
    tree.Discard: lambda node: iter((DISCARDS[node.kept],)),
    tree.Convert: lambda node: iter((CONVERSIONS[node.thing],)),
    tree.Move: lambda node: iter((UP_TO,)),
    tree.Ignore: lambda node: iter(() if isinstance(node.amount, tree.All) else (UP_TO,)),
    tree.ForEach: _for_each,
    tree.RoomFilter: lambda node: iter((NARROWED,) if node != tree.RoomFilter() else ()),
    tree.Places: lambda node: iter((NARROWED,) if node.last else ()),
    tree.PlaceInstability: lambda node: iter(
        ("verb: place instability of the Black Rose",) if node.black else ()
    ),
    tree.Activate: lambda node: iter(("verb: activates under your control",) if node.controlled else ()),
    tree.Has: lambda node: iter(
        ("frame: until the end of the activation",) if node.until_activation_ends else ()
    ),
}
"""What the values inside a node add: a closed word with a meaning of its own is a form, too."""
