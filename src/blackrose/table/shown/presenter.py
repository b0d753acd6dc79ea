"""Shows a game: from the view of a seat to everything its page needs, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from blackrose.game import Decision, State, View
from blackrose.game.box import Rules
from blackrose.game.journal import Entry
from blackrose.game.numbers import NOBODY
from blackrose.language.printing import capital, key_of
from blackrose.language.words import Argument, Phrase, words
from blackrose.table.recorded.record import Setup
from blackrose.table.recorded.session import Reason, Session
from blackrose.table.shown.avatar import AvatarBoard
from blackrose.table.shown.back import back as shown_back
from blackrose.table.shown.board import Board
from blackrose.table.shown.decision import Asking, own_decision
from blackrose.table.shown.ending import over
from blackrose.table.shown.event_facts import facts
from blackrose.table.shown.log import event_name
from blackrose.table.shown.refs import Refs
from blackrose.table.shown.resolving import resolving
from blackrose.table.shown.secret import plan, planning
from blackrose.table.shown.solo import goal_shown
from blackrose.table.wire import Back, Fact, LogLine, Shown, Waiting
from blackrose.table.words.log import Line
from blackrose.table.words.names import Scene
from blackrose.table.words.narrator import Narrator

WORDS = "shown.ftl"
CACHED = 64
"""So many games' words are cached; games of the same box and options share them."""

NOT_BACK: Back = {"can": False, "why": "", "rule": ""}


class _Parts:
    """What presenters of one game and language share."""

    def __init__(self, rules: Rules, language: str) -> None:
        self.narrator = Narrator(rules, language, WORDS)
        self.refs = Refs(rules)
        self.board = Board(self.narrator, self.refs)
        self.asking = Asking(self.narrator, self.refs)
        self.avatar = AvatarBoard(self.narrator)


_parts = lru_cache(maxsize=CACHED)(_Parts)


def forget() -> None:
    """Forgets all cached words, for instance after a word file has changed."""
    words.cache_clear()
    _parts.cache_clear()


class Presenter:
    """Shows one game in one language. Making one is cheap: what it needs is cached.

    Of a journal only the final count and an Avatar's last choice are told, and by the set-up how a challenge
    stands.
    """

    def __init__(self, rules: Rules, language: str) -> None:
        """For the games of these rules."""
        parts = _parts(rules, language)
        self.rules = rules
        self.language = language
        self.narrator = parts.narrator
        self.names = parts.narrator.names
        self.refs = parts.refs
        self.board = parts.board
        self.asking = parts.asking
        self.avatar = parts.avatar

    # ----------------------------------------------------------------------------------------------
    # The table
    # ----------------------------------------------------------------------------------------------

    def shown(self, game: Session | State, seat: int, back: Reason | None = None) -> Shown:
        """The table as a seat sees it. ``back`` is why it cannot take its last choice back, if it cannot."""
        state = game.state if isinstance(game, Session) else game
        setup = game.setup if isinstance(game, Session) else None
        return self.view_shown(state.view(seat), state.journal or (), back, setup=setup)

    def view_shown(
        self,
        view: View,
        journal: Sequence[Entry] = (),
        back: Reason | None = None,
        asking: bool = True,
        setup: Setup | None = None,
    ) -> Shown:
        """The table as a view has it. Without ``asking`` the question and the way back are left out."""
        scene = Scene.of(view)
        decision = own_decision(view) if asking else None
        waiting = self._waiting(view)
        return {
            "seat": view.seat,
            "language": self.language,
            "edition": self.rules.edition.name,
            "round": view.round,
            "rounds": self.rules.edition.rounds,
            "phase": self._phase(view),
            "phase_name": self.names.phase(view.phase),
            "factions": self.board.factions(view, scene),
            "rooms": self.board.rooms(view),
            "models": self.board.models(view, scene),
            "quests": self.board.quests(view),
            "event": self.board.event(view),
            "track": self.board.possessions.track(view),
            "board": list(view.board) if self.rules.event_cards else [],
            "event_deck": view.event_decks[view.moon - 1],
            "event_discards": [card for pile in view.event_discards for card in pile],
            "quest_deck": view.quest_decks[view.moon - 1],
            "quest_discards": [quest for pile in view.discarded_quests for quest in pile],
            "schools": self.board.possessions.schools(view),
            "window": None,
            "lasting": self.board.lasting(view),
            "library": sum(view.library),
            "forgotten": view.forgotten,
            "removed": list(view.removed),
            "hand": list(view.hand),
            "grimoire": list(view.grimoire),
            "plan": plan(view),
            "planning": planning(view),
            "resolving": resolving(view, self.refs),
            "waiting": waiting,
            "waiting_line": self._waiting_line(view, scene, decision, waiting),
            "decision": None if decision is None else self.asking.decision(view, decision),
            "back": shown_back(view, back, self.names) if asking else NOT_BACK,
            "avatar": self.avatar.shown(view, scene, journal),
            "goal": None if setup is None else goal_shown(self.names, setup, journal),
            "over": over(self.narrator, view, journal),
        }

    def _phase(self, view: View) -> str:
        return "setup" if view.phase == NOBODY else self.rules.edition.phases[view.phase].name

    # ----------------------------------------------------------------------------------------------
    # Who is waited for
    # ----------------------------------------------------------------------------------------------

    def _waiting(self, view: View) -> list[Waiting]:
        return [
            {"seat": decision.seat, "kind": decision.kind, "text": self._wanted(decision)}
            for decision in view.decisions
        ]

    def _wanted(self, decision: Decision) -> str:
        arguments: dict[str, Argument] = {}
        if decision.effect >= 0:
            arguments["effect"] = self.names.effect(decision.effect)
        elif decision.kind == "cube":
            arguments["effect"] = "none"
        return self.names.say(f"wait-{key_of(decision.kind)}", **arguments)

    def _waiting_line(
        self, view: View, scene: Scene, decision: Decision | None, waiting: list[Waiting]
    ) -> str:
        if view.result or not waiting:
            return self.names.say("over-line")
        if decision is not None:
            return capital(self.narrator.questions.question(view, decision))
        names = [self.names.faction(scene, each["seat"]) for each in waiting]
        forms = {form for name in names for form in name.forms}
        who = Phrase(
            self.names.list([name.text for name in names]),
            {form: self.names.list([name.form(form) for name in names]) for form in forms},
        )
        return self.names.say("waiting-for", who=who, what=waiting[0]["text"])

    # ----------------------------------------------------------------------------------------------
    # What happened
    # ----------------------------------------------------------------------------------------------

    def facts(self, entries: Iterable[Entry], seat: int) -> list[Fact]:
        """Events as data, as a seat may see them."""
        return facts(self.rules, entries, seat)

    def line(self, line: Line) -> LogLine:
        """A line of the log."""
        return {
            "level": line.level,
            "text": line.text,
            "event": event_name(line),
            "card": self.refs.ref(line.effect),
            "hurts": list(line.hurts),
            "seats": list(line.seats),
        }

    def refused(self, code: str) -> str:
        """What a refusal means, in words."""
        return self.names.say(f"refused-{code}")
