"""Card texts made ready to be carried out: each effect gets a number and what can be known of it
beforehand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache, reduce
from operator import or_

from blackrose.engine import events as ev
from blackrose.engine.components import Effect
from blackrose.language import tree as tr

NO_PROGRAM = -1


class Program:
    """One effect: its text, and facts about the text that the engine asks for again and again."""

    __slots__ = (
        "aim",
        "becomes",
        "component",
        "enhancements",
        "kind",
        "marks_hit",
        "places_target",
        "reaches_cells",
        "side",
        "stands",
        "summons",
        "text",
        "tied",
        "watch",
        "when",
    )

    def __init__(
        self,
        effect: Effect,
        kind: str,
        component: int,
        side: int,
        reaches_cells: bool = False,
        marks_hit: bool = False,
    ) -> None:
        """Reads off the text whether it summons, needs to know where its target stands or whom it has hit,
        what it waits for, which sentences are Enhancements and what they make of its target, the rules that
        hold while its card lies there, and which sentences are tied to a "whenever".
        """
        self.text = effect.text
        self.aim = effect.aim
        self.when = effect.when
        self.kind = kind
        self.component = component
        self.side = side
        # What waits for somebody to come into a Cell speaks of a mage there (CEL.1).
        self.reaches_cells = reaches_cells or isinstance(effect.when, tr.IsCelled)
        nodes = tuple(walk(effect.text))
        self.summons = any(isinstance(node, tr.Summon) for node in nodes)
        self.places_target = _needs_target_room(nodes)
        self.watch = trigger_bits(effect.when)
        self.marks_hit = marks_hit or any(isinstance(node, tr.Models) and node.damaged for node in nodes)
        self.enhancements = tuple(_enhancements(effect.text))
        self.becomes = tuple(_other_aims(effect.text))
        self.stands = tuple(_standing_rules(effect.text))
        self.tied = tuple(_tied(effect.text))


STANDING_RULES = (
    tr.Has,
    tr.IgnoreEach,
    tr.PlaceLess,
    tr.SpellsInflictMore,
    tr.SufferMore,
    tr.CannotSuffer,
    tr.Cannot,
    tr.TrophiesToRose,
)
"""Clauses that are not carried out: they hold while their card lies there, and whoever goes by them asks."""

BOUND = (tr.IfDone, tr.Otherwise, tr.IfTargetDefeated, tr.IfYouDefeated)
"""What ties a sentence to the one before it."""

Rule = tuple[tr.Clause, tr.Condition | None]
"""A clause that holds, and what must be the case for it."""


def stands(clause: tr.Clause) -> bool:
    """Whether a clause holds while its card lies there, instead of being carried out."""
    return isinstance(clause, STANDING_RULES) and not (
        isinstance(clause, tr.Has) and clause.until_activation_ends
    )


def _enhancements(text: tr.Text) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The sentences that need elements, with those elements."""
    for number, part in enumerate(text):
        if isinstance(part, tr.Sentence) and isinstance(part.condition, tr.IfEnhanced):
            yield number, part.condition.elements


def _other_aims(text: tr.Text) -> Iterator[tuple[int, tr.Aim]]:
    """What Enhancements make of the card's target, by sentence."""
    for number, part in enumerate(text):
        if isinstance(part, tr.Sentence):
            for clause in part.clauses:
                if isinstance(clause, tr.TargetBecomes):
                    yield number, tr.Aim(clause.kind, clause.range)


def _tied(text: tr.Text) -> Iterator[int]:
    """The sentences that go by what a "whenever" in force did ("if you do", "otherwise"): they come after
    it, each time it is carried out, and never by themselves.
    """
    tied = False
    for number, part in enumerate(text):
        if isinstance(part, tr.Sentence) and part.whenever is not None:
            tied = not part.persistent
            continue
        bound = isinstance(part, tr.Sentence) and isinstance(part.condition, BOUND) and not part.persistent
        tied = tied and bound
        if tied:
            yield number


def _standing_rules(text: tr.Text) -> Iterator[Rule]:
    for part in text:
        if isinstance(part, tr.Sentence) and part.whenever is None and not part.persistent:
            case = part.condition.condition if isinstance(part.condition, tr.IfCase) else None
            yield from ((clause, case) for clause in part.clauses if stands(clause))


def walk(node: object) -> Iterator[object]:
    """All nodes of a tree, outermost first."""
    yield node
    if isinstance(node, tuple):
        for part in node:
            yield from walk(part)
    else:
        kind: type = type(node)
        for name in _parts(kind):
            yield from walk(getattr(node, name))


@cache
def _parts(kind: type) -> tuple[str, ...]:
    """The names of what a kind of node is made of; words and figures are made of nothing."""
    return tuple(item.name for item in fields(kind)) if is_dataclass(kind) else ()


def _needs_target_room(nodes: tuple[object, ...]) -> bool:
    """Whether it matters in which room a dummy target stands."""
    for node in nodes:
        if isinstance(node, tr.RoomAt | tr.Within) and isinstance(
            node.anchor, tr.Target | tr.It | tr.TargetRoom
        ):
            return True
        if isinstance(node, tr.PlaceInstability) and node.where is None:
            return True
        if isinstance(node, tr.Convert) and node.on is None and node.thing is tr.Thing.INSTABILITY:
            return True
        if isinstance(node, tr.Summon) and node.where is None:
            return True
    return False


_TRIGGER_BITS: dict[type, int] = {
    tr.Enters: ev.BITS[ev.ENTERED],
    tr.Inflicts: ev.BITS[ev.SUFFERED],
    tr.Suffers: ev.BITS[ev.SUFFERED],
    tr.Places: ev.BITS[ev.PLACED],
    tr.Leaves: ev.BITS[ev.REMOVED] | ev.BITS[ev.FELLED],
    tr.Defeats: ev.BITS[ev.DEFEATED] | ev.BITS[ev.FELLED],
    tr.ResolvesSummon: ev.BITS[ev.RESOLVED],
    tr.TakesForgotten: ev.BITS[ev.TOOK_FORGOTTEN],
    tr.Activates: ev.BITS[ev.ACTIVATED],
    tr.Moves: ev.BITS[ev.ENTERED],
    tr.IsDefeated: ev.BITS[ev.DEFEATED] | ev.BITS[ev.FELLED],
    tr.IsCelled: ev.BITS[ev.CELLED],
    tr.GainsOrLoses: ev.BITS[ev.GAINED] | ev.BITS[ev.LOST],
    tr.Solves: ev.BITS[ev.QUEST_SOLVED] | ev.BITS[ev.CLAIMED],
    tr.UsesRoom: ev.BITS[ev.USED_ROOM],
    tr.ResolvesSpell: ev.BITS[ev.RESOLVED],
    tr.ResolvesRoom: ev.BITS[ev.RESOLVED],
    tr.ResolvesPlacing: ev.BITS[ev.RESOLVED],
    tr.SpellReaches: ev.BITS[ev.TARGETED],
    # What is the case can only begin to be so by these:
    tr.HasRevealed: ev.BITS[ev.REVEALED],
    tr.OwnsEvocations: ev.BITS[ev.SUMMONED],
    tr.HasInstability: ev.BITS[ev.PLACED] | ev.BITS[ev.CONVERTED_INSTABILITY],
    tr.HasNoDamage: ev.BITS[ev.HEALED] | ev.BITS[ev.CUBES_BACK] | ev.BITS[ev.IGNORED],
    tr.HasQuests: ev.BITS[ev.QUEST_DRAWN] | ev.BITS[ev.QUEST_COMPLETED] | ev.BITS[ev.QUEST_SOLVED],
    tr.TargetCarries: ev.BITS[ev.DESTINED] | ev.BITS[ev.JINXED] | ev.BITS[ev.HAUNTED],
    tr.DefeatedByRose: ev.BITS[ev.DEFEATED],
}


def trigger_bits(when: tr.When | None) -> int:
    """The events that can meet a condition, as bits."""
    if when is None:
        return 0
    if isinstance(when, tr.While):
        return trigger_bits(when.trigger)
    if isinstance(when, tr.AllOf):
        return reduce(or_, map(trigger_bits, when.parts))
    return _TRIGGER_BITS[type(when)] | _more_bits(when)


def _more_bits(when: tr.When) -> int:
    """What a condition waits for only in some of its forms."""
    if isinstance(when, tr.Inflicts) and when.or_heals:
        return ev.BITS[ev.HEALED]
    if isinstance(when, tr.Solves) and when.completes:
        return ev.BITS[ev.QUEST_COMPLETED]
    if isinstance(when, tr.OwnsEvocations) and when.count == 0:
        return ev.BITS[ev.REMOVED] | ev.BITS[ev.FELLED]
    if isinstance(when, tr.HasRevealed):
        return ev.BITS[ev.SWAPPED]
    if isinstance(when, tr.HasQuests) and when.count == 0:
        return ev.BITS[ev.QUEST_DISCARDED]
    return 0


def whenevers(program: Program) -> tuple[tuple[int, int], ...]:
    """The sentences of a text in force while its card lies there, and what they wait for, as bits."""
    if program.kind in ("spell", "room", "quest", "event"):
        return ()  # there only a persistent sentence stays in force
    return tuple(
        (number, trigger_bits(part.whenever))
        for number, part in enumerate(program.text)
        if isinstance(part, tr.Sentence) and part.whenever is not None and not part.persistent
    )


class Programs:
    """Collects effects and numbers them; texts inside texts ("each mage in play order", "choose one")
    follow theirs.
    """

    def __init__(self) -> None:
        """Starts an empty book."""
        self._programs: list[Program] = []

    def add(
        self,
        effect: Effect,
        kind: str,
        component: int,
        side: int,
        reaches_cells: bool = False,
        marks_hit: bool = False,
    ) -> int:
        """Numbers one effect; the texts inside it get the next numbers, in reading order."""
        code = len(self._programs)
        program = Program(effect, kind, component, side, reaches_cells, marks_hit)
        self._programs.append(program)
        for body in _inner_texts(effect.text):
            inner = Effect(effect.aim, body, None)
            self.add(inner, kind, component, side, reaches_cells, program.marks_hit)
        return code

    def add_maybe(self, effect: Effect | None, kind: str, component: int) -> int:
        """As :meth:`add`; NO_PROGRAM where there is no effect."""
        return NO_PROGRAM if effect is None else self.add(effect, kind, component, 0)

    def finished(self) -> tuple[Program, ...]:
        """All programs in the order of their numbers."""
        return tuple(self._programs)


def _inner_texts(text: tr.Text) -> Iterator[tr.Text]:
    for part in text:
        if isinstance(part, tr.InPlayOrder):
            yield part.body
        elif isinstance(part, tr.ChooseOne):
            yield from part.options


def inner_code(code: int, text: tr.Text, pc: int, choice: int = 0) -> int:
    """The number of a text inside the text of ``code``: the one at sentence ``pc``, option ``choice``."""
    number = code + 1
    for part in text[:pc]:
        if isinstance(part, tr.InPlayOrder):
            number += 1
        elif isinstance(part, tr.ChooseOne):
            number += len(part.options)
    return number + choice
