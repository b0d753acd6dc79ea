"""Card texts made ready to be carried out: each effect gets a number and what can be known of it
beforehand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import reduce
from operator import or_

from blackrose.engine import events as ev
from blackrose.engine.components import Effect
from blackrose.language import tree as tr

NO_PROGRAM = -1


class Program:
    """One effect: its text, and facts about the text that the engine asks for again and again."""

    __slots__ = (
        "aim",
        "component",
        "kind",
        "places_target",
        "reaches_cells",
        "side",
        "summons",
        "text",
        "watch",
        "when",
    )

    def __init__(
        self, effect: Effect, kind: str, component: int, side: int, reaches_cells: bool = False
    ) -> None:
        """Reads off the text whether it summons, needs to know where its target stands, and what it waits
        for.
        """
        self.text = effect.text
        self.aim = effect.aim
        self.when = effect.when
        self.kind = kind
        self.component = component
        self.side = side
        self.reaches_cells = reaches_cells
        nodes = tuple(walk(effect.text))
        self.summons = any(isinstance(node, tr.Summon) for node in nodes)
        self.places_target = _needs_target_room(nodes)
        self.watch = trigger_bits(effect.when)


def walk(node: object) -> Iterator[object]:
    """All nodes of a tree, outermost first."""
    yield node
    if isinstance(node, tuple):
        for part in node:
            yield from walk(part)
    elif is_dataclass(node):
        for item in fields(node):
            yield from walk(getattr(node, item.name))


def _needs_target_room(nodes: tuple[object, ...]) -> bool:
    """Whether it matters in which room a dummy target stands."""
    for node in nodes:
        if isinstance(node, tr.RoomAt | tr.Within) and isinstance(node.anchor, tr.Target | tr.It):
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
    # What is the case can only begin to be so by these:
    tr.HasRevealed: ev.BITS[ev.REVEALED],
    tr.OwnsEvocations: ev.BITS[ev.SUMMONED],
    tr.HasInstability: ev.BITS[ev.PLACED] | ev.BITS[ev.CONVERTED_INSTABILITY],
    tr.HasNoDamage: ev.BITS[ev.HEALED] | ev.BITS[ev.CUBES_BACK],
}

ANY_TRIGGER = reduce(or_, _TRIGGER_BITS.values())
"""The events that some condition can wait for."""


def trigger_bits(when: tr.When | None) -> int:
    """The events that can meet a condition, as bits."""
    if when is None:
        return 0
    if isinstance(when, tr.AllOf):
        bits = 0
        for part in when.parts:
            bits |= _TRIGGER_BITS[type(part)]
        return bits
    return _TRIGGER_BITS[type(when)]


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

    def add(self, effect: Effect, kind: str, component: int, side: int, reaches_cells: bool = False) -> int:
        """Numbers one effect; the texts inside it get the next numbers, in reading order."""
        code = len(self._programs)
        self._programs.append(Program(effect, kind, component, side, reaches_cells))
        for body in _inner_texts(effect.text):
            self.add(Effect(effect.aim, body, None), kind, component, side, reaches_cells)
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
