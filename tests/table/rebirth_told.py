"""What a narrator of Rebirth can be made to tell: made-up events, every question, rare answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from blackrose.engine import events as ev
from blackrose.engine.changes import BLOCKS
from blackrose.engine.decisions import Decision, Option
from blackrose.engine.events import Event
from blackrose.engine.rules import Rules
from blackrose.engine.table import DUMMY, HIDDEN
from blackrose.engine.verbs.possibility import REASONS
from blackrose.game import Game
from blackrose.table.words.names import Scene
from blackrose.table.words.narrator import Narrator
from tests.table.rebirth_games import moments

KINDS = (
    "school", "keep", "put away", "give up", "quest", "quest effect", "event", "kind", "replace", "jinx",
    "destiny", "trophy", "take back", "clean-up", "winner", "step",
)  # fmt: skip
"""What only Rebirth asks."""


def rules() -> Rules:
    """Three seats, all schools."""
    return Game.new("rebirth", ("", "", ""), 1, {"expansion": "yes"}).rules


def made_up(rules: Rules) -> list[Event]:
    """One event of every type that only Rebirth has, and one for every way its message can go."""
    return [ev.made(kind, facts) for kind, *facts in _happenings(rules)]


def _happenings(rules: Rules) -> Iterator[tuple[int, ...]]:
    """The types of events with facts for each, in the order of its fields."""
    seat, other, rose, model = 0, 1, rules.rose, rules.seats
    spell = rules.card_codes[4][1]
    yield from ((ev.MOON, moon) for moon in (2, 3))
    yield from ((ev.LAST_ROUND, who) for who in (seat, rose))
    yield (ev.EVENT_DRAWN, seat, 0)
    yield (ev.EVENT_PLACED, 0, 1)
    yield from ((ev.EVENT_DISCARDED, 0, pushed) for pushed in (0, 1))
    yield from ((ev.QUEST_DRAWN, who, quest) for who in (seat, rose) for quest in (0, -1))
    yield (ev.QUEST_SHOWN, seat, 0)
    yield (ev.QUEST_PROGRESS, seat, 0, 1)
    yield (ev.QUEST_COMPLETED, seat, 0)
    yield (ev.QUEST_SOLVED, seat, 0)
    yield from ((ev.QUEST_PUT_BACK, seat, quest, 1) for quest in (0, HIDDEN))
    yield from ((ev.QUEST_DISCARDED, seat, quest, 0, 1, int(quest >= 0)) for quest in (0, -1))
    yield (ev.PUT_AWAY, seat, 4)
    yield (ev.PERSONAL, seat, 4)
    yield from ((ev.RETURNED, seat, card, 1, known) for card, known in ((4, 1), (-1, 0)))
    yield (ev.SWAPPED, seat, 1, 4, 5)
    yield (ev.GAVE, seat, other, 4)
    yield from ((ev.SEARCHED, seat, pile, card) for pile in (0, 3) for card in (4, -1))
    yield (ev.JINXED, seat, 0)
    yield (ev.JINX_CUBE, seat, 0, 1)
    yield (ev.JINX_GONE, seat, 0)
    yield from ((kind, seat, n, other) for kind in (ev.DESTINED, ev.DESTINY_MET) for n in (1, 2))
    yield (ev.HAUNTED, model, seat, 0)
    yield (ev.TROPHY_LOST, seat, other)
    yield (ev.TRANSFERRED, seat, other, 2)
    yield (ev.CANCELLED, spell)
    yield (ev.SPARED, spell, seat)
    yield from ((ev.REDIRECTED, spell, *at) for at in ((1, -1), (-1, 3)))
    yield from ((ev.TOKEN_BACK, seat, n) for n in (1, 2))
    yield (ev.PEEKED, seat, 4)
    yield (ev.COPIED, 3, 4)
    yield from ((kind, seat, 0) for kind in (ev.BECAME, ev.TURNED_BACK))
    yield from ((ev.DECLARED, seat, what, 1) for what in (ev.DECLARED_COLOUR, ev.DECLARED_TYPE))
    yield from ((ev.SAW_SPELL, seat, other, *at) for at in ((1, 4, 0), (-1, 4, HIDDEN), (1, HIDDEN, HIDDEN)))
    yield from ((ev.SAW_QUEST, seat, of, quest) for of in (other, -1) for quest in (0, HIDDEN))
    yield from ((ev.SAW_EVENT, seat, event) for event in (0, HIDDEN))
    yield from ((ev.BLOCKED, seat, block) for block in range(len(BLOCKS)))
    yield (ev.UNBLOCKED, seat)
    yield (ev.CLOSED, 3)
    yield from ((ev.FADED, seat, n) for n in (1, 2))
    yield from ((ev.WITHHELD, seat, why) for why in range(len(REASONS)))
    yield from ((ev.TROPHY, seat, of) for of in (other, -1))
    yield from ((ev.SCORED, seat, 2, reason) for reason in range(5))
    yield (ev.CHOSEN, seat, ev.CHOSEN_SCHOOL, 1)
    yield from ((ev.PHASE, phase) for phase in range(len(rules.edition.phases)))
    yield (ev.ROUND, 3)
    yield (ev.TARGETED, seat, spell, DUMMY - len(rules.edition.layouts[rules.seats].rooms), -1, 0)


def answers(rules: Rules) -> Iterator[tuple[str, Option]]:
    """Every word that only Rebirth's answers have, under every kind it can stand under."""
    yield ("school", ("school", 0))
    yield from (("put away", option) for option in (("away", 4), ("card", 4), ("done",)))
    for kind in ("give up", "quest", "quest effect", "action"):
        yield (kind, ("quest", 0))
    yield from ((kind, ("pass",)) for kind in ("give up", "quest", "replace", "take back", "react"))
    yield ("event", ("event", 0))
    yield from (("strike", (word, 1)) for word in ("spend", "instead"))
    yield from (("name", option) for option in (("colour", 1), ("type", 1)))
    yield ("kind", ("kind", 0))
    yield ("jinx", ("jinx", 0))
    yield ("trophy", ("mage", 1))
    yield ("step", ("stop",))
    yield ("target", ("dummy", len(rules.rooms)))
    yield ("react", ("standing", rules.card_codes[4][0], 0, 0, 0, 0))
    yield ("clean-up", ("effect", rules.card_codes[4][0]))


def everything_told(narrator: Narrator) -> Iterator[str]:
    """What is told of made-up events, of every question, of rare answers, and of a game."""
    rules = narrator.rules
    yield from moon_told(narrator, "rebirth", made_up(rules), KINDS, answers(rules))


def moon_told(
    narrator: Narrator,
    edition: str,
    events: Iterable[Event],
    kinds: Iterable[str],
    options: Iterable[tuple[str, Option]],
) -> Iterator[str]:
    """What is told of these events, questions and answers at a table of an edition, and of a whole game."""
    rules = narrator.rules
    asked = (state for state, decision in moments(3, 5, edition=edition) if decision.kind == "action")
    view, code = next(asked).view(0), rules.card_codes[4][1]
    scene = Scene.of(view)
    scene.kind[rules.seats] = 0
    for event in events:
        yield narrator.event(scene, event, 0, code)
    for kind in kinds:
        for effect in (code, -1) if kind == "school" else (code,):
            yield narrator.questions.question(view, Decision(0, kind, (), effect, 0))
        yield narrator.questions.question(view, Decision(1, kind, (), code, 0))
    for kind, option in options:
        yield from narrator.questions.label(view, Decision(0, kind, (option,), code, 0), option)
    for state, decision in moments(3, 8, edition=edition):
        own = state.view(decision.seat)
        yield narrator.questions.who_is_asked_what(own, decision)
        for label in narrator.questions.labels(own, decision):
            yield from label
