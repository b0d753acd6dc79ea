"""Card texts made ready to be carried out: each effect gets a number and what can be known of it
beforehand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache, reduce
from itertools import pairwise
from operator import or_
from typing import Final

from blackrose.engine import events as ev
from blackrose.engine.components import Effect
from blackrose.language import tree as tr

NO_PROGRAM: Final = -1

CAUSES: Final = {
    "spell": ev.BY_SPELL,
    "command": ev.BY_SPELL,
    "armed": ev.BY_SPELL,
    "room": ev.BY_ROOM,
    "quest": ev.BY_QUEST,
    "event": ev.BY_EVENT,
    "event card": ev.BY_EVENT,
    "evocation": ev.BY_EVOCATION,
    "upgrade": ev.BY_EVOCATION,
}
"""What damage of a text comes from, by the kind of its component."""

SPELLS: Final = ("spell", "command", "armed")
"""Texts that are spells: of mages, and of an Avatar's commands (AVA.53)."""

CARRIED_OUT_ONCE: Final = ("spell", "room", "quest", "command", "command action", "armed")
"""Texts of cards that do not lie there to speak again and again."""


class Program:
    """One effect: its text, and facts about the text that the engine asks for again and again."""

    __slots__ = (
        "aim",
        "becomes",
        "cause",
        "component",
        "costs",
        "enhancements",
        "fact",
        "is_spell",
        "kind",
        "marks_hit",
        "marks_struck",
        "names",
        "of_instability",
        "one_round",
        "places_target",
        "plain",
        "reaches_cells",
        "scoring",
        "side",
        "stands",
        "summons",
        "takes_cubes",
        "text",
        "tied",
        "trigger",
        "unguarded",
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
        hold while its card lies there, which sentences are tied to a "whenever", which are a cost, and which
        do the same whatever set them off.
        """
        self.text = effect.text
        self.aim = effect.aim
        self.when = effect.when
        self._take_up_condition(effect)
        self.kind = kind
        self.is_spell = kind in SPELLS
        self.cause = CAUSES.get(kind, ev.BY_OTHER)
        self.component = component
        self.side = side
        # What waits for somebody to come into a Cell speaks of a mage there (CEL.1).
        self.reaches_cells = reaches_cells or isinstance(effect.when, tr.IsCelled)
        nodes = tuple(walk(effect.text))
        self.summons = any(isinstance(node, tr.Summon) for node in nodes)
        self.of_instability = any(map(_is_of_instability, nodes))
        self.takes_cubes = any(isinstance(node, TAKES_CUBES) for node in nodes)
        # How a defeat by this text is paid, where it says so.
        self.scoring = next((node for node in nodes if isinstance(node, tr.ScoreDefeat)), None)
        self.places_target = _needs_target_room(effect.text)
        self.watch = trigger_bits(effect.when)
        self.marks_hit = marks_hit or any(isinstance(node, tr.Models) and node.damaged for node in nodes)
        self.unguarded = any(isinstance(node, tr.Inflict) and node.unguarded for node in nodes)
        self.marks_struck = any(isinstance(node, tr.Models) and node.unhit for node in nodes)
        self.names = frozenset(_naming_clauses(effect.text))
        self.enhancements = tuple(_enhancements(effect.text))
        self.becomes = tuple(_other_aims(effect.text))
        self.stands = tuple(_standing_rules(effect.text))
        self.tied = tuple(_tied(effect.text))
        self.costs = tuple(_costs(effect.text))
        self.plain = tuple(
            n for n, part in enumerate(effect.text) if _is_plain(part) and n + 1 not in self.tied
        )

    def _take_up_condition(self, effect: Effect) -> None:
        """It waits for what is the case, for what happens, or for several things in one round."""
        self.fact: tr.Condition | None = None
        self.trigger: tr.Trigger | None = None
        self.one_round: tr.InOneRound | None = None
        if isinstance(effect.when, tr.InOneRound):
            self.one_round = effect.when
        elif isinstance(effect.when, (tr.Fact, tr.AllOf)):
            self.fact = effect.when
        else:
            self.trigger = effect.when


TAKES_CUBES: Final = (tr.Inflict, tr.Attack, tr.Activate, tr.Convert)
OF_INSTABILITY: Final = (
    tr.PlaceInstability,
    tr.RemoveInstability,
    tr.ClearInstability,
    tr.InstabilityIn,
    tr.HasInstability,
    tr.UseRoom,
)


def _is_of_instability(node: object) -> bool:
    """Whether a part of a text is about cubes in rooms."""
    converts = isinstance(node, tr.Convert) and node.thing is tr.Thing.INSTABILITY
    return converts or isinstance(node, OF_INSTABILITY)


STANDING_RULES: Final = (
    tr.Has,
    tr.IgnoreEach,
    tr.PlaceLess,
    tr.SpellsInflictMore,
    tr.SufferMore,
    tr.CannotSuffer,
    tr.Cannot,
    tr.TrophiesToRose,
    tr.RoomsClosed,
    tr.AttacksHitAll,
    tr.AttacksInstead,
    tr.AttacksPlace,
    tr.AttacksSpend,
    tr.StrengthIs,
    tr.CombineActions,
)
"""Clauses that are not carried out: they hold while their card lies there, and whoever goes by them asks."""

SINGULAR: Final = (tr.Quantifier.ONE, tr.Quantifier.ANOTHER)

BOUND: Final = (tr.IfDone, tr.Otherwise, tr.IfTargetDefeated, tr.IfYouDefeated)
"""What ties a sentence to the one before it."""

PAID_IN_FULL: Final = (
    tr.ClearInstability,
    tr.Discard,
    tr.DiscardEvent,
    tr.DiscardQuest,
    tr.DiscardQuick,
    tr.DiscardReady,
    tr.DiscardTrophy,
    tr.Draw,
    tr.DrawEvent,
    tr.DrawQuest,
    tr.GiveForgotten,
    tr.Lose,
    tr.Remove,
    tr.RemoveInstability,
    tr.RemoveJinx,
    tr.RemoveUpgrade,
)
"""Clauses that are a cost where "if you do" follows: paid in full or not at all (EFF.34, EFF.41)."""

Rule = tuple[tr.Clause, tr.Condition | None]
"""A clause that holds, and what must be the case for it."""


def stands(clause: tr.Clause) -> bool:
    """Whether a clause holds while its card lies there, instead of being carried out."""
    return isinstance(clause, STANDING_RULES) and not (
        isinstance(clause, tr.Has) and clause.until_activation_ends
    )


def _naming_clauses(text: tr.Text) -> Iterator[tuple[int, int]]:
    """The clauses that name one model, so that a later "it" means that one, by sentence and clause."""
    for number, part in enumerate(text):
        if isinstance(part, tr.Sentence):
            for at, clause in enumerate(part.clauses):
                if _names_one(clause):
                    yield number, at


def _names_one(clause: tr.Clause) -> bool:
    """Whether a clause is about one model that somebody chooses or that it summons.

    A model that only says where something happens does not count, but for two clauses: you are placed where a
    model stands, and a room is activated as the room of a model.
    """
    if isinstance(clause, tr.Summon):
        return True
    kind: type = type(clause)
    spoken_of: list[object] = [getattr(clause, name) for name in _parts(kind)]
    if isinstance(clause, tr.UseRoom) or (isinstance(clause, tr.Put) and isinstance(clause.who, tr.You)):
        spoken_of += [clause.where.anchor] if isinstance(clause.where, tr.RoomAt) else []
    return any(isinstance(one, tr.Models) and one.quantifier in SINGULAR for one in spoken_of)


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
            tied = part.for_round or not part.persistent
            continue
        bound = isinstance(part, tr.Sentence) and isinstance(part.condition, BOUND) and not part.persistent
        tied = tied and bound
        if tied:
            yield number


def is_price(clause: tr.Clause) -> bool:
    """Whether a clause asks for so many of something that can be paid; "all" is whatever there is."""
    if not isinstance(clause, PAID_IN_FULL) or (isinstance(clause, tr.ClearInstability) and clause.up_to):
        return False
    return not isinstance(getattr(clause, "amount", None), tr.All)


def _costs(text: tr.Text) -> Iterator[int]:
    """The sentences with something to pay to which "if you do" is bound, or "otherwise" behind "you may"."""
    for number, (part, following) in enumerate(pairwise(text)):
        if isinstance(part, tr.Sentence) and not isinstance(following, tr.InPlayOrder):
            bound = isinstance(following.condition, tr.IfDone)
            if part.may and part.condition is None:
                bound |= isinstance(following.condition, tr.Otherwise)
            if bound and any(is_price(clause) for clause in part.clauses):
                yield number


def _is_plain(part: object) -> bool:
    """Whether a sentence does the same whatever sets it off: so much power, always for the same one."""
    if not isinstance(part, tr.Sentence) or part.may or part.condition is not None:
        return False
    return all(
        isinstance(clause, (tr.Gain, tr.Lose))
        and isinstance(clause.actor, (tr.You, tr.BlackRose))
        and isinstance(clause.amount, tr.Number)
        for clause in part.clauses
    )


def _standing_rules(text: tr.Text) -> Iterator[Rule]:
    for part in text:
        if isinstance(part, tr.Sentence) and part.whenever is None and not part.persistent:
            case = part.condition.condition if isinstance(part.condition, tr.IfCase) else None
            yield from ((clause, case) for clause in part.clauses if stands(clause))


def walk(node: object, without: Callable[[object], bool] | None = None) -> Iterator[object]:
    """All nodes of a tree, outermost first; ``without`` says which to leave out with all that is in them."""
    if without is not None and without(node):
        return
    yield node
    if isinstance(node, tuple):
        for part in node:
            yield from walk(part, without)
    else:
        kind: type = type(node)
        for name in _parts(kind):
            yield from walk(getattr(node, name), without)


@cache
def _parts(kind: type) -> tuple[str, ...]:
    """The names of what a kind of node is made of; words and figures are made of nothing."""
    return tuple(item.name for item in fields(kind)) if is_dataclass(kind) else ()


def _is_of_target(node: object) -> bool:
    """Whether a clause is about what the target does or where it goes: a dummy does neither."""
    doers = (getattr(node, "actor", None), getattr(node, "who", None))
    return isinstance(node, tr.Clause) and any(isinstance(doer, tr.Target) for doer in doers)


def _needs_target_room(text: tr.Text) -> bool:
    """Whether it matters in which room a dummy target stands."""
    for node in walk(text, without=_is_of_target):
        if isinstance(node, (tr.RoomAt, tr.Within)) and isinstance(
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


def _trigger_bits() -> dict[type, int]:
    """For each condition the events that can meet it, as bits: read off the table of events."""
    found: dict[type, int] = {}
    for row, bit in zip(ev.TABLE, ev.BITS, strict=True):
        for condition in row.conditions:
            found[condition] = found.get(condition, 0) | bit
    return found


_TRIGGER_BITS: Final = _trigger_bits()


def trigger_bits(when: tr.When | tr.Deed | None) -> int:
    """The events that can meet a condition, as bits."""
    if when is None:
        return 0
    if isinstance(when, tr.While):
        return trigger_bits(when.trigger)
    if isinstance(when, tr.Deed):
        return trigger_bits(when.trigger)
    if isinstance(when, (tr.AllOf, tr.InOneRound)):
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
    if isinstance(when, (tr.HasRevealed, tr.RevealedOf)):
        return ev.BITS[ev.SWAPPED]
    if isinstance(when, tr.HasQuests) and when.count == 0:
        return ev.BITS[ev.QUEST_DISCARDED]
    return 0


def whenevers(program: Program) -> tuple[tuple[int, int], ...]:
    """The sentences of a text in force while its card lies there, and what they wait for, as bits."""
    if program.kind in CARRIED_OUT_ONCE or program.kind == "event":
        return ()  # there only a persistent sentence stays in force
    return tuple(
        (number, trigger_bits(part.whenever))
        for number, part in enumerate(program.text)
        if isinstance(part, tr.Sentence) and part.whenever is not None and not part.persistent
    )


def lasting_bits(program: Program) -> int:
    """What the sentences of a text wait for once they are in force, as bits."""
    bits = 0
    for part in program.text:
        if isinstance(part, tr.Sentence) and part.whenever is not None:
            bits |= trigger_bits(part.whenever)
    return bits


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
