"""What a narrator can be made to tell: made-up events, rare questions, whole games."""

from __future__ import annotations

from collections.abc import Iterator

from blackrose.engine import events as ev
from blackrose.engine.decisions import Decision, Option
from blackrose.engine.events import Event
from blackrose.engine.rules import Rules
from blackrose.engine.table import ABSENT, CELL, DUMMY, NOBODY, Lasting
from blackrose.engine.views import View
from blackrose.game import SPECTATOR
from blackrose.table.words.log import Line, Log
from blackrose.table.words.names import Scene
from blackrose.table.words.narrator import Narrator
from tests.scenario import Duel, box_with
from tests.table.games import journal, moments

SEEDS = range(4)


def seated(rules: Rules) -> Scene:
    """Both mages at the table, and a Templar of each."""
    scene = Scene.begin(rules)
    scene.tiles = list(range(len(rules.rooms)))
    scene.mage = [0, 1]
    scene.kind[2] = scene.kind[5] = 0
    return scene


def made_up(rules: Rules) -> list[Event]:
    """One event of every type, and one for every way its message can go."""
    return [ev.made(kind, facts) for kind, *facts in _happenings(rules)]


def _happenings(rules: Rules) -> Iterator[tuple[int, ...]]:
    """The types of events with facts for each, in the order of its fields."""
    seat, other, rose, templar = 0, 1, rules.rose, 5
    spell = rules.card_codes[4][1]
    yield from ((ev.ENTERED, seat, 2, before) for before in (CELL, ABSENT, 3))
    yield from (
        (ev.SUFFERED, seat, n, by, m, ev.BY_OTHER) for n, by, m in ((1, rose, NOBODY), (2, other, templar))
    )
    yield from ((ev.HEALED, templar, n, seat) for n in (1, 2, 5))
    yield from ((ev.IGNORED, templar, n) for n in (1, 2, 5))
    yield (ev.CONVERTED_DAMAGE, seat, 3, other)
    yield (ev.CONVERTED_INSTABILITY, 4, 1, rose)
    yield from ((ev.PLACED, 1, n, *who) for n, who in ((1, (0, 0, 0)), (2, (rose, 1, 1)), (5, (1, 1, 0))))
    yield from ((ev.UNPLACED, 1, n, seat) for n in (1, 2))
    yield from ((kind, rose, n) for kind in (ev.GAINED, ev.LOST) for n in (1, 2, 5))
    yield from ((ev.DREW, seat, pile, card) for pile in range(4) for card in (4, -1))
    yield (ev.TOOK_FORGOTTEN, seat)
    yield from ((ev.DISCARDED, seat, 4, origin) for origin in range(2))
    yield from ((ev.REVEALED, seat, slot, 4, slot % 2) for slot in range(4))
    yield (ev.ACTIVATED_SPELL, seat, 0)
    yield from ((ev.PREPARED, seat, n) for n in (1, 2, 5))
    yield (ev.SUMMONED, templar, 0, other, 3)
    yield (ev.REMOVED, templar, 0, other, 3)
    yield from ((ev.FELLED, templar, 0, other, 3, *by) for by in ((seat, 2), (rose, NOBODY)))
    yield from ((ev.DEFEATED, seat, by, NOBODY, 0, 1) for by in (seat, other))
    yield from ((kind, seat) for kind in (ev.CELLED, ev.CUBES_BACK, ev.CROWN, ev.RESHUFFLED))
    yield from ((ev.TROPHY, faction, NOBODY) for faction in (seat, rose))
    yield (ev.ROOM_WON, rose, 2)
    yield from ((ev.ACTIVATED, templar, by) for by in (seat, other))
    yield (ev.RESOLVED, seat, spell, 0, 3)
    yield (ev.REACHES, seat, spell, 2)
    yield (ev.CLAIMED, seat, 3)
    yield (ev.REBUILT, 2)
    yield from ((ev.USED_ROOM, seat, 2, code) for code in (rules.room_codes[2][0], NOBODY))
    yield (ev.ROUND, 2)
    yield from ((ev.PHASE, phase) for phase in range(len(rules.edition.phases)))
    yield (ev.EXHAUSTED, seat, 1)
    yield from ((ev.LASTING, seat, 1, target) for target in (seat, other, NOBODY))
    yield from ((kind, templar, 0) for kind in (ev.ASSIGNED, ev.UPGRADE_BACK))
    yield from (
        (ev.TARGETED, seat, spell, *at) for at in ((1, -1, 0), (DUMMY - 2, -1, 0), (-1, 3, 2), (-1, -1, 0))
    )
    yield (ev.ATTACKED, templar, seat, other)
    yield (ev.VOIDED, rules.quest_codes[0])
    yield from ((ev.SCORED, rose, 2, reason) for reason in range(3))
    yield (ev.OVER, rose)
    yield from ((ev.CHOSEN, seat, what, 1) for what in range(4))
    yield from ((ev.DEALT, position, 1) for position in range(2))


RARE = (
    "cast",
    "name",
    "order",
    "strike",
    "evocation",
    "react",
    "upgrade",
    "rebuild",
    "choose",
    "amount",
    "share",
    "model",
)
ANSWERS: tuple[tuple[str, Option], ...] = (
    ("react", ("reveal", 1)),
    ("react", ("lasting", 1, 0, 0)),
    ("react", ("pass",)),
    ("upgrade", ("upgrade", 1)),
    ("target", ("nothing",)),
    ("amount", ("amount", 2)),
    ("spell", ("card", 4)),
    ("cube", ("cube", 3)),
    ("rebuild", ("room", 2)),
)
"""Questions and answers that random games hardly ever come to."""


def a_moment() -> tuple[View, Decision]:
    """Bartholomew asked for an action, with a spell in slot I and Ulrich beside him."""
    duel = Duel()
    duel.stand("Bartholomew", "Abyss of Faith", damage="rr")
    duel.stand("Ulrich", "Abyss of Faith")
    duel.prepare("Bartholomew", I="Deadly Charge dark")
    duel.action_phase()
    return duel.state.view(0), duel.decision()


def rare_tables() -> Iterator[Duel]:
    """Tables at which something is asked that random games hardly ever come to."""
    rebuilt = Duel()
    rebuilt.stand("Bartholomew", "Occult Black Rose Room")
    rebuilt.instability("Abyss of Faith", "", face="used")
    rebuilt.instability("Templar Armory", "", face="available")
    rebuilt.action_phase()
    rebuilt.choose("explore")
    yield rebuilt
    two_ways = Duel(
        pack=box_with("Two Ways | combat fire | self | Choose one: gain 1 power; or heal 2 damage.")
    )
    two_ways.stand("Bartholomew", "Abyss of Faith")
    two_ways.resolve("Two Ways", "light")
    yield two_ways
    struck_back = Duel()
    struck_back.stand("Bartholomew", "Abyss of Faith")
    struck_back.stand("Ulrich", "Abyss of Faith")
    struck_back.prepare("Ulrich", I="Threat from the Shadow light")
    struck_back.action_phase(first="Ulrich")
    struck_back.choose("cast I", "Bartholomew", "end", "fight", "attack Ulrich")
    yield struck_back
    full = Duel()
    full.instability("Templar Treasure Room", "bbbb")
    full.instability("Library of the Order", "uuuuu")
    full.begin("clean-up")
    yield full
    from_hand = Duel(pack=box_with("Sleight | contingency air | self | Cast 1 spell from hand."))
    from_hand.stand("Bartholomew", "Abyss of Faith")
    from_hand.hold("Bartholomew", "Tremor")
    from_hand.resolve("Sleight", "light")
    yield from_hand
    naming = Duel(pack=box_with("Omen | contingency air | special | Name a colour. Name a type."))
    naming.stand("Bartholomew", "Abyss of Faith")
    naming.resolve("Omen", "light")
    yield naming
    rule = "Persistent: Your physical attacks may place 2 instability in your room instead of damage."
    struck = Duel(pack=box_with(f"Claws | combat air | self | {rule}"))
    struck.stand("Bartholomew", "Abyss of Faith")
    struck.stand("Ulrich", "Abyss of Faith")
    struck.state.lasting = (Lasting(0, 0, struck.code("Claws", "light"), 0, 0),)
    struck.action_phase()
    struck.choose("fight", "attack Ulrich")
    yield struck
    in_order = Duel(
        pack=box_with(
            "Study | contingency air | self | Take 1 of the top 3 spells of your Memories with the others"
            " going back in any order."
        )
    )
    in_order.stand("Bartholomew", "Abyss of Faith")
    in_order.pile("Bartholomew", memories=["Tremor", "Fusion", "Violence"])
    in_order.resolve("Study", "light")
    in_order.choose("Tremor")
    yield in_order


def log_of(narrator: Narrator, duel: Duel) -> list[Line]:
    """What happened at a table that was set by name, without the setup."""
    log = Log(narrator.telling, 0)
    log.scene = Scene.of(duel.state)
    for entry in duel.state.journal or []:
        log.add(entry)
    return log.lines


def everything_told(narrator: Narrator) -> Iterator[str]:
    """What is told of made-up events, of rare answers, and of whole games at every decision."""
    scene = seated(narrator.rules)
    for event in made_up(narrator.rules):
        yield narrator.event(scene, event, 0, narrator.rules.card_codes[4][1])
    yield narrator.event(scene, ev.Lasting(ev.LASTING, who=0, slot=1, model=0), 0)
    view, decision = a_moment()
    code = narrator.rules.card_codes[4][1]
    for kind in RARE:
        yield narrator.questions.question(view, Decision(0, kind, (), effect=code, sentence=0))
    for kind, option in ANSWERS:
        yield from narrator.questions.label(view, Decision(0, kind, (option,), code, 0), option)
    for duel in rare_tables():
        here = Narrator(duel.rules, narrator.language)
        for label in here.questions.labels(duel.state.view(0), duel.decision()):
            yield from label
        yield from (line.text for line in log_of(here, duel))
    for seed in SEEDS:
        for state, decision in moments(seed):
            for seat in (0, 1, SPECTATOR):
                yield narrator.questions.who_is_asked_what(state.view(seat), decision)
            own = state.view(decision.seat)
            yield narrator.texts.sentence(decision)
            for label in narrator.questions.labels(own, decision):
                yield from label
        for seat in (0, 1, SPECTATOR):
            yield from (line.text for line in narrator.log(journal(seed), seat))
