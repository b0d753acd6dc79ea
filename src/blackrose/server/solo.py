"""What can be played alone against an Avatar: the game of the day, and the prepared challenges."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import lru_cache

from msgspec import Struct

from blackrose.game import LISTINGS, box_of, listing
from blackrose.game.box import Component
from blackrose.language.words import words
from blackrose.server.errors import SERVER_WORDS
from blackrose.table.shown.presenter import WORDS
from blackrose.table.shown.solo import goal_texts, told
from blackrose.table.solo.challenge import Challenge, challenges
from blackrose.table.solo.occasion import todays_game
from blackrose.table.words.names import GAME_WORDS

DAYS = 8


class SoloGame(Struct):
    """What is settled of a game: each as a request names it, and in words ("" where it is free)."""

    edition: str
    avatar: str
    avatar_name: str
    difficulty: str
    difficulty_name: str
    own_difficulty: bool
    mage: str
    mage_name: str
    school: str
    school_name: str


class TodayOffered(Struct):
    """The game of the day, the same for everybody: its seed is public."""

    day: str
    game: SoloGame
    text: str


class ChallengeOffered(Struct):
    """A prepared challenge: ``challenge`` names it in a request; ``goals`` are what must be done."""

    challenge: str
    name: str
    text: str
    goals: list[str]
    game: SoloGame


class SoloOffered(Struct):
    """What can be played alone; ``today`` is None where no edition has an Avatar."""

    today: TodayOffered | None
    challenges: list[ChallengeOffered]


@lru_cache(maxsize=DAYS)
def solo_offered(day: date, language: str) -> SoloOffered:
    """What can be played alone on a day."""
    if not any(listed.edition.options.get("difficulty") for listed in LISTINGS.values()):
        return SoloOffered(None, [])
    game = todays_game(day)
    said = words(language, SERVER_WORDS, GAME_WORDS, WORDS)
    text = said.say("occasion-today", name=day.isoformat())
    settled = _settled(language, game.edition, game.avatar, game.difficulty, game.mage, game.school)
    return SoloOffered(
        TodayOffered(day.isoformat(), settled, text),
        [_challenge(challenge, language) for challenge in challenges().values()],
    )


def _challenge(challenge: Challenge, language: str) -> ChallengeOffered:
    said = words(language, SERVER_WORDS, GAME_WORDS, WORDS)
    settled = _settled(
        language,
        challenge.edition,
        challenge.avatar,
        challenge.difficulty,
        challenge.mage,
        challenge.school,
    )
    return ChallengeOffered(
        challenge=challenge.id,
        name=told(challenge.name, language),
        text=told(challenge.text, language),
        goals=goal_texts(said, challenge),
        game=settled,
    )


def _settled(language: str, edition: str, avatar: str, difficulty: str, mage: str, school: str) -> SoloGame:
    pack, listed = box_of(edition), listing(edition)
    said = words(language, SERVER_WORDS, own=listed.words)
    return SoloGame(
        edition=edition,
        avatar=avatar,
        avatar_name=_name(pack.avatars, avatar, language),
        difficulty=difficulty,
        difficulty_name=said.say(f"option-{edition}-difficulty-{difficulty}"),
        own_difficulty=difficulty in listed.ours.get("difficulty", ()),
        mage=mage,
        mage_name=_name(pack.mages, mage, language),
        school=school,
        school_name=_name(pack.schools, school, language),
    )


def _name(components: Iterable[Component], english: str, language: str) -> str:
    """The name of a component in a language, by its English one."""
    found = (told(component.name, language) for component in components if component.name.en == english)
    return next(found, english)
