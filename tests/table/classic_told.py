"""What a narrator of Classic can be made to tell besides what Rebirth tells."""

from __future__ import annotations

from collections.abc import Iterator

from blackrose.engine import events as ev
from blackrose.engine.components import COLOURS, ELEMENTS
from blackrose.engine.decisions import EFFECT, MARK, Option
from blackrose.engine.events import Event
from blackrose.engine.rules import Rules
from blackrose.engine.table import HIDDEN
from blackrose.game import Game
from blackrose.table.words.narrator import Narrator
from tests.classic.scenario import Classic
from tests.table.rebirth_told import moon_told

KINDS = ("discard", "element", "first")
"""What only Classic asks."""


def rules() -> Rules:
    """Three seats, all mages."""
    return Game.new("classic", ("", "", ""), 1, {"expansion": "yes"}).rules


def made_up(rules: Rules) -> list[Event]:
    """One event of every type that only Classic has, and one for every way its message can go."""
    return [ev.made(kind, facts) for kind, *facts in _happenings(rules)]


def _happenings(rules: Rules) -> Iterator[tuple[int, ...]]:
    """The types of events with facts for each, in the order of its fields."""
    seat, other, rose = 0, 1, rules.rose
    yield from ((ev.COLLAPSED, 3, who) for who in (seat, rose))
    yield (ev.OPENED, 0)
    yield from ((ev.QUEST_TAKEN, seat, other, quest, 0) for quest in (0, HIDDEN))
    yield (ev.QUEST_HELD, seat, 0)
    yield (ev.ACTED, seat, 3)
    yield (ev.CAST, seat, 1)
    yield from ((ev.PAINTED, 3, colour) for colour in range(len(COLOURS)))
    yield from ((ev.NAMED, seat, slot, number) for slot, number in enumerate(_named()))
    yield from ((ev.SHOWED, other, 1, 4, side) for side in (0, 1))
    yield from ((ev.PHASE, phase) for phase in range(len(rules.edition.phases)))


def _named() -> list[int]:
    """Elements that can be named."""
    return [number for number, element in enumerate(ELEMENTS) if element != "any"][:4]


def answers(rules: Rules) -> Iterator[tuple[str, Option]]:
    """Every word that only Classic's answers have."""
    yield from (("element", ("element", number)) for number in _named())
    yield from (("first", ("first", which)) for which in (MARK, EFFECT, 0))


def everything_told(narrator: Narrator) -> Iterator[str]:
    """What is told of made-up events, of every question, of rare answers, and of a game."""
    rules = narrator.rules
    yield from moon_told(narrator, "classic", made_up(rules), KINDS, answers(rules))
    acting = an_ability()
    here = Narrator(acting.rules, narrator.language).questions
    for label in here.labels(acting.state.view(0), acting.decision()):
        yield from label
    giving = a_gift()
    here = Narrator(giving.rules, narrator.language).questions
    yield here.question(giving.state.view(0), giving.decision())


def a_gift() -> Classic:
    """Nero has drawn two quests and gives one of them away."""
    table = Classic()
    table.stand("Tessa", "Arena")
    table.quest_deck(1, "Cold Steel", "Old Debts")
    table.resolve("Obscure Intuition", "light")
    return table


def an_ability() -> Classic:
    """Nero's evocation is activated and may use the effect of its card instead of attacking."""
    table = Classic()
    table.stand("Nero", "Arena")
    table.instability("Arena", "t")
    evocation = table.evocation("Nero", "Arena", kind="Andromeda")
    table.begin("evocation")
    table.choose(evocation)
    return table
