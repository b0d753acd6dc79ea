"""The record of a game: its inputs, the versions it was played with, and what was chosen.

A record is all that is needed to play the game again, and to prove that it went as told: the digest of the
state stands behind every choice, and the commitment published at the start binds the key of its chance.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass, replace

from blackrose import __version__
from blackrose.game import EDITIONS, USUAL_EDITION, BadSetup, Choice, Game, IllegalChoice, State
from blackrose.game.box import Pack


class RecordError(Exception):
    """A record cannot be played here, or did not go as it says; the message is one clear line."""


class OtherVersion(RecordError):
    """The record was made by another version of the game, or of the edition."""


class OtherPack(RecordError):
    """The record was made with other components."""


class BrokenRecord(RecordError):
    """A record's choices and digests contradict each other. ``choice`` counts from 1; 0 is the set-up."""

    def __init__(self, choice: int, reason: str) -> None:
        self.choice = choice
        self.reason = reason
        super().__init__(f"choice {choice}: {reason}" if choice else reason)


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game is made of before anybody chooses: the same set-up always deals the same game.

    ``mages`` names each seat's mage, or "" where the player chooses one; ``players`` says who sits there. An
    Avatar is among the options and has no place in either. ``occasion`` is what the game is played for: ""
    (nothing special), or a kind and a name (``today 2026-01-31``, ``challenge NAME``); ``challenge`` is the
    whole text of a challenge.
    """

    edition: str
    mages: tuple[str, ...]
    players: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seed: str
    commitment: str
    engine_version: str
    edition_version: str
    pack_name: str
    pack_digest: str
    occasion: str = ""
    challenge: str = ""

    @classmethod
    def new(
        cls,
        edition: str = USUAL_EDITION,
        mages: tuple[str, ...] = ("", ""),
        players: tuple[str, ...] = ("person", "person"),
        options: dict[str, str] | None = None,
        seed: int | str | None = None,
        pack: Pack | None = None,
        occasion: str = "",
        challenge: str = "",
    ) -> Setup:
        """A set-up that can be played here and now; BadSetup if it cannot. No seed: 256 random bits."""
        if len(players) != len(mages):
            raise BadSetup(f"{len(players)} players cannot sit on {len(mages)} seats")
        told = secrets.token_hex(32) if seed is None else str(seed)
        game = Game.new(edition, mages, told, options, pack)
        return cls(
            edition=edition,
            mages=tuple(mages),
            players=tuple(players),
            options=tuple(sorted((options or {}).items())),
            seed=told,
            commitment=game.commitment,
            engine_version=__version__,
            edition_version=game.rules.edition.version,
            pack_name=game.rules.pack.name,
            pack_digest=game.rules.pack.digest,
            occasion=occasion,
            challenge=challenge,
        )

    def game(self, pack: Pack | None = None) -> Game:
        """The game of this set-up; OtherVersion or OtherPack if it would not be the same game."""
        self._check_versions()
        try:
            game = Game.new(self.edition, self.mages, self.seed, dict(self.options), pack)
        except BadSetup as error:
            self._check_pack(pack)
            raise BrokenRecord(0, str(error)) from None
        self._check_pack(game.rules.pack)
        if game.commitment != self.commitment:
            raise BrokenRecord(0, "the seed is not the one that was committed to at the start")
        return game

    def _check_versions(self) -> None:
        if self.engine_version != __version__:
            raise OtherVersion(
                f"played with blackrose {self.engine_version}; this is blackrose {__version__}"
            )
        here = EDITIONS.get(self.edition)
        if here is None:
            raise OtherVersion(f"a game of {self.edition!r}; known here: {', '.join(EDITIONS)}")
        if self.edition_version != here.version:
            raise OtherVersion(
                f"played by version {self.edition_version} of {self.edition}; "
                f"this is version {here.version} of it"
            )

    def _check_pack(self, pack: Pack | None) -> None:
        if pack is not None and pack.digest != self.pack_digest:
            raise OtherPack(
                f"played with the pack {self.pack_name!r} ({self.pack_digest[:12]}); "
                f"the pack here is {pack.name!r} ({pack.digest[:12]})"
            )


@dataclass(frozen=True, slots=True)
class Record:
    """A set-up, what was chosen, and the digest of the state after each choice."""

    setup: Setup
    choices: tuple[Choice, ...] = ()
    digests: tuple[str, ...] = ()

    def replay(self, pack: Pack | None = None, journal: bool = False) -> State:
        """The state after all choices, whatever the digests say."""
        state = self.setup.game(pack).start(journal)
        for number, (seat, option) in enumerate(self.choices, start=1):
            _choose(state, number, seat, option)
        return state

    def states(self, pack: Pack | None = None, journal: bool = False) -> Iterator[State]:
        """The state at the start and after each choice, compared with its digest: one state that goes on."""
        state = self.setup.game(pack).start(journal)
        yield state
        for number, (choice, digest) in enumerate(zip(self.choices, self.digests, strict=True), start=1):
            _choose(state, number, *choice)
            if state.digest() != digest:
                raise BrokenRecord(number, "the game comes out otherwise than it was recorded")
            yield state

    def checked(self, pack: Pack | None = None, journal: bool = False) -> State:
        """The state after all choices; BrokenRecord at the first one that comes out otherwise."""
        for state in self.states(pack, journal):
            last = state
        return last

    def until(self, choices: int) -> Record:
        """The record of the same game when it had only so many choices."""
        return replace(self, choices=self.choices[:choices], digests=self.digests[:choices])


def _choose(state: State, number: int, seat: int, option: tuple[str | int, ...]) -> None:
    try:
        state.choose(seat, option)
    except IllegalChoice as error:
        raise BrokenRecord(number, str(error)) from None


@dataclass(frozen=True, slots=True)
class Verified:
    """What a verification found: everything was dealt from the committed key."""

    commitment: str
    choices: int
    chance: int
    over: bool
    winner: int | None


def verify(record: Record, pack: Pack | None = None, commitment: str | None = None) -> Verified:
    """Deals the whole game again from its key and compares everything; RecordError if anything differs.

    ``commitment`` is what was published at the start, if the caller wrote it down.
    """
    if commitment is not None and commitment.casefold() != record.setup.commitment:
        raise BrokenRecord(0, "the commitment in the record is not the one that was published")
    state = record.checked(pack)
    winner = state.result[0] if state.over else None
    return Verified(record.setup.commitment, len(record.choices), state.chance, state.over, winner)
