"""A game at one terminal: the session, the bots at the table, whose eyes look on, in which language."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

from blackrose.bots import Bot, make_bot
from blackrose.game import SPECTATOR, Decision, Option, State
from blackrose.game.secret_choices import completes_choice
from blackrose.language.words import LANGUAGES
from blackrose.table.recorded.session import Session
from blackrose.table.shown import Presenter, ShownLog
from blackrose.table.wire import LogLine, Shown
from blackrose.table.words.names import Names
from blackrose.table.words.questions import SECRET
from blackrose.terminal.seen_table import SeenTable

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
        self._names: dict[str, Names] = {}
        self._seen: SeenTable | None = None
        self._log: ShownLog | None = None

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
    def seen(self) -> SeenTable:
        """The table as the one at the keyboard sees it; made anew when something has changed."""
        seen = self._seen
        if seen is None or (seen.shown["seat"], seen.shown["language"]) != (self.eyes, self.language):
            presenter = self._presenter
            shown = presenter.shown(self.session, self.eyes, self.session.why_not(self.eyes))
            seen = self._seen = SeenTable(shown, self.names, presenter.narrator.texts)
        return seen

    @property
    def shown(self) -> Shown:
        """The same as plain data."""
        return self.seen.shown

    @property
    def _presenter(self) -> Presenter:
        return Presenter(self.session.game.rules, self.language)

    @property
    def names(self) -> Names:
        """What things are called, in the language of the moment."""
        if self.language not in self._names:
            rules = self.session.game.rules
            self._names[self.language] = Names(rules, self.language, TERMINAL_WORDS)
        return self._names[self.language]

    def look_again(self) -> None:
        """Forgets what was seen, because the game has changed since."""
        self._seen = None

    def log(self) -> list[LogLine]:
        """The log so far, as these eyes may read it."""
        log = self._log
        if log is None or (log.seat, log.presenter.language) != (self.eyes, self.language):
            log = self._log = ShownLog(self._presenter, self.eyes)
        log.update(self.state.journal)
        return log.lines

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
        return self.bots[seat].choose(self.state.view(seat))

    def is_seen(self, seat: int) -> bool:
        """Whether a seat's next choice changes something on the table for all to see."""
        asked = [d.kind for d in self.state.decisions if d.seat == seat]
        return self.state.round > 0 and not any(kind in SECRET for kind in asked)

    def choose(self, seat: int, option: Option) -> None:
        """A seat's choice."""
        self.session.choose(seat, option)
        self.look_again()

    def let_bots_choose(self) -> None:
        """Lets the bots go on until a person is asked or the game is over."""
        while (seat := self.open_bot()) is not None:
            self.choose(seat, self.bot_choice(seat))

    def seals(self, seat: int, option: Option) -> bool:
        """Whether this answer is the last of a secret choice: afterwards it cannot be taken back."""
        return completes_choice(self.state, seat, option)

    # ----------------------------------------------------------------------------------------------
    # Everything else
    # ----------------------------------------------------------------------------------------------

    def take_back(self) -> Option:
        """The last choice of whoever sits at the keyboard; CannotTakeBack says why not."""
        option = self.session.take_back(self.eyes)
        self.look_again()
        return option

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
    """The seed of a bot's dice: made from the game's seed, apart from the game's chance."""
    return int.from_bytes(blake2b(f"{seat} {seed}".encode(), digest_size=8, person=b"terminal bot").digest())
