"""A finished game, step by step, through the eyes of a seat, of somebody watching, or with all cards open."""

from __future__ import annotations

from collections.abc import Iterable

from blackrose.game import Decision, Option, State, View
from blackrose.game.box import Pack
from blackrose.game.journal import Entry
from blackrose.game.journal import events as ev
from blackrose.game.numbers import token_of
from blackrose.language.printing import capital
from blackrose.table.recorded.record import Record, Setup
from blackrose.table.shown.log import ShownLog
from blackrose.table.shown.presenter import Presenter
from blackrose.table.wire import OPEN, WATCHING, Fact, Replay, ReplayStep, Series, Shown, TableInfo
from blackrose.table.wire.differences import differences
from blackrose.table.words.questions import SECRET

HELD = ("card", "quest")
"""Answers that name what may be known to whoever answers alone."""


def replay(record: Record, eyes: int, language: str, info: TableInfo, pack: Pack | None = None) -> Replay:
    """The whole game of a record; ValueError if it is not over or nobody has such eyes.

    Questions are left out: whoever looks at a game that is over is asked nothing.
    """
    state = record.setup.game(pack).start(journal=True)
    if eyes not in (OPEN, WATCHING, *state.rules.people):
        raise ValueError("there is no such seat")
    told = _Telling(state, record.setup, eyes, language)
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

    def __init__(self, state: State, setup: Setup, eyes: int, language: str) -> None:
        self.state = state
        self.setup = setup
        self.eyes = eyes
        self.presenter = Presenter(state.rules, language)
        self.shown_log = ShownLog(self.presenter, eyes)
        self.charts = _Charts(state)
        self.start = self.now = self._shown()
        self.log = self.shown_log.update(state.journal)["lines"]
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
        now, facts = self._shown(), self.presenter.facts(entries, self.eyes)
        step: ReplayStep = {
            "seat": seat,
            "choice": self._choice(before, decision, option, facts),
            "round": now["round"],
            "phase": now["phase"],
            "ops": differences(self.now, now),
            "log": self.shown_log.update(state.journal),
            "facts": facts,
        }
        self.now = now
        return step

    def _shown(self) -> Shown:
        seat = max(self.eyes, WATCHING)
        view, journal = self.state.view(seat), self.state.journal or ()
        shown = self.presenter.view_shown(view, journal, asking=False, setup=self.setup)
        if self.eyes == OPEN:
            self._open(shown)
        return shown

    def _open(self, shown: Shown) -> None:
        """Turns all cards of the seats up."""
        for seat in self.state.rules.people:
            faction = shown["factions"][seat]
            faction["hand_cards"] = list(self.state.hand[seat])
            faction["slots"] = [
                self.presenter.board.slot(slot, spell, token_of(self.state.rules, spell))
                for slot, spell in enumerate(self.state.sheet[seat])
            ]
            faction["tasks"] = self.presenter.board.possessions.tasks(self.state.view(seat), seat)

    def _choice(self, before: View, decision: Decision, option: Option, facts: list[Fact]) -> str:
        """What was chosen, in words that tell the eyes no more than they may know."""
        questions, names = self.presenter.narrator.questions, self.presenter.names
        if self.eyes in (OPEN, decision.seat):
            return questions.label(before, decision, option).text
        if decision.kind in SECRET or not _was_seen(option, facts):
            seen = self.state.view(self.eyes)
            return capital(questions.question(seen, decision))
        if option[0] == "cast":  # of a spell that stays face-down only the slot is known
            slot = int(option[1])
            spell = self.state.view(self.eyes).sheet[decision.seat][slot]
            known = names.spell(spell.card, spell.side)
            return capital(names.say("option-cast", spell=known, slot=names.slot(slot)))
        return questions.label(before, decision, option).text


def _was_seen(option: Option, facts: list[Fact]) -> bool:
    """Whether a card or quest that somebody else named was seen by these eyes; other answers are open."""
    word = str(option[0])
    return word not in HELD or any(fact.get(word) == option[1] for fact in facts)


class _Charts:
    """Follows a few figures of every faction."""

    def __init__(self, state: State) -> None:
        factions = state.rules.factions
        self.damage = [0] * factions
        self.instability = [0] * factions
        self.values: dict[str, list[list[int]]] = {
            name: [] for name in ("power", "damage", "rooms", "instability")
        }

    def follow(self, state: State, entries: Iterable[Entry]) -> None:
        for _, event in entries:
            if isinstance(event, ev.Suffered):
                self.damage[event.by] += event.amount
            elif isinstance(event, ev.Placed):
                self.instability[event.owner] += event.amount
        values = (state.power, self.damage, state.wins, self.instability)
        for name, figures in zip(self.values, values, strict=True):
            self.values[name].append(list(figures))

    def series(self) -> list[Series]:
        return [{"name": name, "values": values} for name, values in self.values.items()]
