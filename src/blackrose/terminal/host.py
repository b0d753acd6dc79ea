"""A game at one terminal: the session, the bots at the table, whose eyes look on, in which language."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

from blackrose.bots import Bot, make_bot
from blackrose.engine.table import BARRIER
from blackrose.engine.views import View
from blackrose.game import SPECTATOR, Decision, Option, State
from blackrose.language.words import LANGUAGES
from blackrose.table.log import Line, Log
from blackrose.table.narrator import Narrator
from blackrose.table.questions import SECRET
from blackrose.table.session import Session
from blackrose.table.words import Names

PERSON = "person"
TERMINAL_WORDS = "terminal.ftl"


class Host:
    """Everything a front end needs to let persons and bots play; it draws nothing."""

    def __init__(self, session: Session, language: str) -> None:
        """Seats the players that the set-up names."""
        self.session = session
        self.language = language
        players = session.setup.players
        self.persons = tuple(seat for seat, player in enumerate(players) if player == PERSON)
        self.bots: dict[int, Bot] = {
            seat: make_bot(player, bot_seed(session.setup.seed, seat))
            for seat, player in enumerate(players)
            if player != PERSON
        }
        self.eyes = self.persons[0] if self.persons else SPECTATOR
        self.saved_to: Path | None = None
        self._narrators: dict[str, Narrator] = {}
        self._log: Log | None = None
        self._journal: object = None

    # ----------------------------------------------------------------------------------------------
    # Looking
    # ----------------------------------------------------------------------------------------------

    @property
    def edition(self) -> str:
        """The name of the edition that is played."""
        return self.session.setup.edition

    @property
    def state(self) -> State:
        """The game as it is; only for what everybody may know."""
        return self.session.state

    @property
    def view(self) -> View:
        """The game as the one at the keyboard may see it."""
        return View(self.state, self.eyes)

    @property
    def narrator(self) -> Narrator:
        """Who tells it, in the language of the moment."""
        if self.language not in self._narrators:
            rules = self.session.game.rules
            self._narrators[self.language] = Narrator(rules, self.language, TERMINAL_WORDS)
        return self._narrators[self.language]

    @property
    def names(self) -> Names:
        """What things are called."""
        return self.narrator.names

    def log(self) -> list[Line]:
        """The log so far, as these eyes may read it."""
        journal = self.state.journal
        assert journal is not None
        fresh = self._log is None or journal is not self._journal
        if (
            self._log is None
            or fresh
            or self._log.seat != self.eyes
            or self._log.telling is not self.narrator.telling
        ):
            self._log = Log(self.narrator.telling, self.eyes)
            self._journal, self._told = journal, 0
        for entry in journal[self._told :]:
            self._log.add(entry)
        self._told = len(journal)
        return self._log.lines

    def player(self, seat: int) -> str:
        """Who sits there: a person, or which bot."""
        player = self.session.setup.players[seat]
        if player == PERSON:
            return self.names.say("player-person")
        key = f"bot-{player}"
        name = self.names.say(key) if self.names.words.knows(key) else player
        return self.names.say("player-bot", name=name)

    # ----------------------------------------------------------------------------------------------
    # Who is to choose
    # ----------------------------------------------------------------------------------------------

    def open_bot(self) -> int | None:
        """A seat of a bot that has something to decide."""
        return next((d.seat for d in self.state.decisions if d.seat in self.bots), None)

    def open_decision(self) -> Decision | None:
        """What a person has to decide: whoever sits at the keyboard first, then the others."""
        own = [d for d in self.state.decisions if d.seat in self.persons]
        return min(own, key=lambda d: d.seat != self.eyes, default=None)

    def bot_choice(self, seat: int) -> Option:
        """What a bot would choose; it sees no more than its view."""
        return self.bots[seat].choose(View(self.state, seat))

    def is_seen(self, seat: int) -> bool:
        """Whether a seat's next choice changes something on the table for all to see."""
        asked = [d.kind for d in self.state.decisions if d.seat == seat]
        return self.state.round > 0 and not any(kind in SECRET for kind in asked)

    def choose(self, seat: int, option: Option) -> None:
        """A seat's choice."""
        self.session.choose(seat, option)

    def let_bots_choose(self) -> None:
        """Lets the bots go on until a person is asked or the game is over."""
        while (seat := self.open_bot()) is not None:
            self.choose(seat, self.bot_choice(seat))

    def seals(self, decision: Decision, option: Option) -> bool:
        """Whether this answer is the last of a secret choice: afterwards it cannot be taken back."""
        if decision.kind not in SECRET:
            return False
        trial = self.state.copy()
        trial.choose(decision.seat, option)
        same = trial.stack[-1:] and trial.stack[-1].kind == BARRIER
        same = same and (trial.stack[-1].code, trial.round) == (self.state.stack[-1].code, self.state.round)
        return not (same and any(d.seat == decision.seat for d in trial.decisions))

    # ----------------------------------------------------------------------------------------------
    # Everything else
    # ----------------------------------------------------------------------------------------------

    def take_back(self) -> Option:
        """The last choice of whoever sits at the keyboard; CannotTakeBack says why not."""
        return self.session.take_back(self.eyes)

    def save(self, path: Path) -> None:
        """Saves now and after every choice from now on; SaveError says why not."""
        self.session.save(path)
        self.saved_to = path

    def speak_next(self) -> str:
        """Goes on in the next language."""
        at = LANGUAGES.index(self.language) if self.language in LANGUAGES else -1
        self.language = LANGUAGES[(at + 1) % len(LANGUAGES)]
        return self.language


def bot_seed(seed: str, seat: int) -> int:
    """A bot's own dice, from the game's seed but not from its chance."""
    return int.from_bytes(blake2b(f"{seat} {seed}".encode(), digest_size=8, person=b"terminal bot").digest())
