"""A finished game, step by step, through the eyes of a seat, of somebody watching, or with all cards open."""

from __future__ import annotations

from collections.abc import Iterable

from blackrose.engine import events as ev
from blackrose.engine.components import Pack
from blackrose.engine.decisions import Decision, Option
from blackrose.engine.visibility import token_of
from blackrose.game import State, View
from blackrose.language.printer_sentences import capital
from blackrose.table.differences import differences
from blackrose.table.log import Entry
from blackrose.table.questions import SECRET
from blackrose.table.record import Record
from blackrose.table.shown.keeper import LogKeeper
from blackrose.table.shown.shower import Shower
from blackrose.table.wire import OPEN, WATCHING, Fact, Replay, ReplayStep, Series, Shown, TableInfo

HELD = ("card", "quest")
"""Answers that name what may be known to whoever answers alone."""


def replay(record: Record, eyes: int, language: str, info: TableInfo, pack: Pack | None = None) -> Replay:
    """The whole game of a record; ValueError if it is not over or nobody has such eyes.

    Questions are left out: whoever looks at a game that is over is asked nothing.
    """
    state = record.setup.game(pack).start(journal=True)
    if eyes not in (OPEN, WATCHING, *range(state.rules.seats)):
        raise ValueError("there is no such seat")
    told = _Telling(state, eyes, language)
    steps = [told.step(seat, option) for seat, option in record.choices]
    if not state.over:
        raise ValueError("the game is not over")
    return {
        "info": info,
        "eyes": eyes,
        "start": told.start,
        "log": told.log,
        "steps": steps,
        "charts": told.charts.series(),
    }


class _Telling:
    """Plays a game again and tells each step."""

    def __init__(self, state: State, eyes: int, language: str) -> None:
        self.state = state
        self.eyes = eyes
        self.shower = Shower(state.rules, language)
        self.keeper = LogKeeper(self.shower, max(eyes, WATCHING))
        self.charts = _Charts(state)
        self.start = self.now = self._shown()
        self.log = self.keeper.update(state.journal)["lines"]
        self.told = len(state.journal or ())
        self.charts.follow(state, state.journal or ())

    def step(self, seat: int, option: Option) -> ReplayStep:
        state = self.state
        decision = next(decision for decision in state.decisions if decision.seat == seat)
        before = state.view(seat)
        state.choose(seat, option)
        entries = (state.journal or [])[self.told :]
        self.told += len(entries)
        self.charts.follow(state, entries)
        now, facts = self._shown(), self.shower.facts(entries, max(self.eyes, WATCHING))
        step: ReplayStep = {
            "seat": seat,
            "choice": self._choice(before, decision, option, facts),
            "round": now["round"],
            "phase": now["phase"],
            "ops": differences(self.now, now),
            "log": self.keeper.update(state.journal),
            "facts": facts,
        }
        self.now = now
        return step

    def _shown(self) -> Shown:
        seat = max(self.eyes, WATCHING)
        shown = self.shower.view_shown(self.state.view(seat), self.state.journal or (), asking=False)
        if self.eyes == OPEN:
            self._open(shown)
        return shown

    def _open(self, shown: Shown) -> None:
        """Turns all cards of the seats up."""
        for seat in range(self.state.rules.seats):
            faction = shown["factions"][seat]
            faction["hand_cards"] = list(self.state.hand[seat])
            faction["slots"] = [
                self.shower.board.slot(slot, spell, token_of(self.state.rules, spell))
                for slot, spell in enumerate(self.state.sheet[seat])
            ]
            faction["tasks"] = self.shower.board.possessions.tasks(self.state.view(seat), seat)

    def _choice(self, before: View, decision: Decision, option: Option, facts: list[Fact]) -> str:
        """What was chosen, in words that tell the eyes no more than they may know."""
        questions, names = self.shower.narrator.questions, self.shower.names
        if self.eyes in (OPEN, decision.seat):
            return questions.label(before, decision, option).text
        if decision.kind in SECRET or not _was_seen(option, facts):
            seen = self.state.view(self.eyes)
            return capital(questions.question(seen, decision))
        if option[0] == "cast":  # of a spell that stays face-down only the slot is known
            slot = int(option[1])
            spell = self.state.view(self.eyes).sheet[decision.seat][slot]
            known = names.spell(spell >> 3, spell >> 2 & 1)
            return capital(names.say("option-cast", spell=known, slot=names.slot(slot)))
        return questions.label(before, decision, option).text


def _was_seen(option: Option, facts: list[Fact]) -> bool:
    """Whether a card or quest that somebody else named was seen by these eyes; other answers are open."""
    word = str(option[0])
    return word not in HELD or any(fact.get(word) == option[1] for fact in facts)


class _Charts:
    """Follows a few figures of every faction."""

    def __init__(self, state: State) -> None:
        factions = state.rules.seats + 1
        self.damage = [0] * factions
        self.instability = [0] * factions
        self.values: dict[str, list[list[int]]] = {
            name: [] for name in ("power", "damage", "rooms", "instability")
        }

    def follow(self, state: State, entries: Iterable[Entry]) -> None:
        for _, event in entries:
            if event[0] == ev.SUFFERED:
                self.damage[event[3]] += event[2]
            elif event[0] == ev.PLACED:
                self.instability[event[3]] += event[2]
        values = (state.power, self.damage, state.wins, self.instability)
        for name, figures in zip(self.values, values, strict=True):
            self.values[name].append(list(figures))

    def series(self) -> list[Series]:
        return [{"name": name, "values": values} for name, values in self.values.items()]
