"""What a game is played for: nothing special, the game of the day, or a prepared challenge.

The game of the day has the same seed for everybody: it is made from the day (UTC) and the version of the
rules, so anybody can know it beforehand. It is public, and no commitment binds its chance.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from hashlib import blake2b
from typing import Final, NamedTuple

from blackrose import __version__
from blackrose.game import EDITIONS, LISTINGS, BadSetup, avatars, box_of
from blackrose.game.box import in_play
from blackrose.table.recorded.record import BrokenRecord, Setup
from blackrose.table.solo.challenge import Challenge, ChallengeError, read_challenge

ORDINARY: Final = "ordinary"
TODAY: Final = "today"
CHALLENGE: Final = "challenge"

WEEKDAYS: Final = ("apprentice",) * 5 + ("master",) * 2
"""How hard the game of the day is, from Monday to Sunday: the two difficulties that are printed."""


class Occasion(NamedTuple):
    """What a game is played for: its kind, the day or the name of the challenge, and whether everybody can
    know its seed beforehand.
    """

    kind: str
    name: str
    public: bool


NOTHING_SPECIAL: Final = Occasion(ORDINARY, "", False)


def occasion_of(setup: Setup) -> Occasion:
    """What a game is played for, by its set-up."""
    kind, _, name = setup.occasion.partition(" ")
    if kind == TODAY:
        return Occasion(TODAY, name, True)
    if kind == CHALLENGE:
        challenge = challenge_of(setup)
        return Occasion(CHALLENGE, name, challenge is not None and bool(challenge.seed))
    return NOTHING_SPECIAL


def challenge_of(setup: Setup) -> Challenge | None:
    """The challenge a game is played for, from its own copy of the text; None if there is none."""
    if not setup.challenge:
        return None
    try:
        return read_challenge(setup.challenge, "the challenge of this game")
    except ChallengeError as error:
        raise BrokenRecord(0, str(error)) from None


# --------------------------------------------------------------------------------------------------
# The game of the day
# --------------------------------------------------------------------------------------------------


def utc_day() -> date:
    """Which day it is."""
    return datetime.now(UTC).date()


def solo_edition() -> str:
    """The edition that solo games are played in: the first with an Avatar; BadSetup if there is none."""
    for name in LISTINGS:
        if avatars(name):
            return name
    raise BadSetup("no edition here has an Avatar")


def seed_of_day(edition: str, day: date) -> str:
    """The seed of a day's game, the same for everybody with these rules and cards."""
    pack = box_of(edition).digest[:12]
    return f"{TODAY} {day.isoformat()} blackrose {__version__} {edition} {EDITIONS[edition].version} {pack}"


class TodaysGame(NamedTuple):
    """The game of a day: whom one plays, with which school, against whom and how hard it is."""

    day: date
    edition: str
    seed: str
    avatar: str
    difficulty: str
    mage: str
    school: str


def todays_game(day: date) -> TodaysGame:
    """The game of a day. Mage and school come from its seed, the difficulty from the day of the week."""
    edition = solo_edition()
    seed, pack = seed_of_day(edition, day), box_of(edition)
    mages, schools = in_play(EDITIONS[edition], pack, {})
    number = int.from_bytes(blake2b(seed.encode(), digest_size=8, person=b"blackrose-today").digest(), "big")
    return TodaysGame(
        day=day,
        edition=edition,
        seed=seed,
        avatar=avatars(edition)[0].name.en,
        difficulty=WEEKDAYS[day.weekday()],
        mage=pack.mages[mages[number % len(mages)]].name.en,
        school=pack.schools[schools[number // len(mages) % len(schools)]].name.en,
    )


def todays_setup(day: date, player: str = "person") -> Setup:
    """The set-up of the game of a day."""
    game = todays_game(day)
    options = {"avatar": game.avatar, "difficulty": game.difficulty, "schools": game.school}
    occasion = f"{TODAY} {day.isoformat()}"
    return Setup.new(game.edition, (game.mage,), (player,), options, game.seed, occasion=occasion)


def check_occasion(setup: Setup) -> None:
    """Refuses a set-up that says it is the game of a day and is not; BrokenRecord."""
    occasion = occasion_of(setup)
    if occasion.kind != TODAY:
        return
    try:
        day = date.fromisoformat(occasion.name)
    except ValueError:
        raise BrokenRecord(0, f"{occasion.name!r} is no day") from None
    if setup.seed != seed_of_day(setup.edition, day):
        raise BrokenRecord(0, f"this is not the game of {occasion.name}: its seed is another")


def challenge_setup(challenge: Challenge, player: str = "person", seed: str | None = None) -> Setup:
    """The set-up of a challenge; BadSetup where it cannot be set up here."""
    options = dict(challenge.options) | {"avatar": challenge.avatar, "difficulty": challenge.difficulty}
    if challenge.school:
        options["schools"] = challenge.school
    return Setup.new(
        challenge.edition,
        (challenge.mage,),
        (player,),
        options,
        challenge.seed or seed,
        occasion=f"{CHALLENGE} {challenge.id}",
        challenge=challenge.source,
    )
