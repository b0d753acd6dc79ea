"""Games alone against an Avatar at the terminal: what they are played for, how they end, and their record."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

from blackrose.game import LISTINGS, box_of, listing
from blackrose.game.numbers import NOBODY
from blackrose.language.printing import capital
from blackrose.language.words import Words, words
from blackrose.table.recorded.session import Session
from blackrose.table.shown.presenter import WORDS
from blackrose.table.shown.solo import goal_texts, occasion_text, told
from blackrose.table.solo.challenge import challenges
from blackrose.table.solo.goals import standings, together
from blackrose.table.solo.occasion import challenge_of, occasion_of
from blackrose.table.solo.records import (
    RecordsError,
    SoloRecord,
    add_record,
    read_records,
    records_path,
)
from blackrose.table.solo.result import solo_result
from blackrose.table.words.names import GAME_WORDS
from blackrose.terminal.host import PERSON, TERMINAL_WORDS, Host

SHOWN = 30
"""So many games of the record are listed, the latest first."""

WON, LOST = "won", "lost"


def record_of(session: Session, now: datetime) -> SoloRecord | None:
    """What is kept of a game: of one that is over, in which one person played alone against an Avatar."""
    setup, state, rules = session.setup, session.state, session.game.rules
    result = solo_result(state)
    if result is None or setup.players != (PERSON,):
        return None
    occasion, challenge = occasion_of(setup), challenge_of(setup)
    goal = "" if challenge is None else together(standings(rules, challenge, state.journal or ()))
    mage, school = state.mage[0], state.school[0]
    return SoloRecord(
        date=now.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        edition=setup.edition,
        avatar="" if rules.avatar_card is None else rules.avatar_card.name.en,
        difficulty=result.difficulty,
        mage=rules.mages[mage].name.en,
        school="" if school == NOBODY else rules.schools[school].name.en,
        result=WON if result.won else LOST,
        margin=result.margin,
        score=result.score,
        rounds=result.rounds,
        seed=occasion.kind,
        name=occasion.name,
        goal=goal,
        game=state.digest(),
    )


def keep(host: Host, now: datetime | None = None) -> str:
    """Writes a game that is over into the record; what there is to say about it, "" if nothing is kept."""
    record = record_of(host.session, now or datetime.now(UTC))
    if record is None:
        return ""
    path = records_path(os.environ)
    try:
        records = add_record(path, record)
    except RecordsError as error:
        return host.names.say("record-failed", reason=str(error))
    best = max(one.score for one in records.games)
    kept = host.names.say("record-kept", path=str(path), count=len(records.games), score=best)
    if records.broken:
        kept += " " + _broken(host.names.words, path, records.broken)
    return kept


def _broken(said: Words, path: Path, lines: tuple[int, ...]) -> str:
    """Which lines of the record cannot be read; nothing of them is lost."""
    return said.say("record-broken", path=str(path), lines=", ".join(map(str, lines)))


# --------------------------------------------------------------------------------------------------
# Before and after a game
# --------------------------------------------------------------------------------------------------


def before(host: Host) -> list[str]:
    """Against whom and for what a game is played; nothing where there is no Avatar."""
    avatar = host.shown["avatar"]
    if avatar is None:
        return []
    own = "yes" if avatar["own_difficulty"] else "no"
    say = host.names.say
    lines = [say("against", who=host.names.avatar(), difficulty=avatar["difficulty_name"], own=own)]
    if avatar["together"]:
        lines.append(say("against-together"))
    if occasion_of(host.session.setup).public:
        lines.append(occasion_text(words(host.language, WORDS), host.session.setup))
    return [*lines, *goals(host)]


def goals(host: Host) -> list[str]:
    """How the challenge of the game stands; nothing without one."""
    goal = host.shown["goal"]
    if goal is None:
        return []
    say = host.names.say
    lines = [say("goal-head", name=goal["name"], text=goal["text"], state=goal["state"])]
    for line in goal["lines"]:
        counted = f" ({line['figure']}/{line['needed']})" if line["needed"] else ""
        lines.append(say("goal-line", text=line["text"], state=line["state"]) + counted)
    return lines


def after(host: Host) -> list[str]:
    """How a game against an Avatar has ended, its score, and how the challenge stands."""
    over = host.shown["over"]
    solo = None if over is None else over["solo"]
    if solo is None:
        return []
    return [solo["text"], solo["score_text"], *goals(host)]


# --------------------------------------------------------------------------------------------------
# Lists
# --------------------------------------------------------------------------------------------------


def _words(language: str, edition: str) -> Words:
    return words(language, GAME_WORDS, WORDS, TERMINAL_WORDS, own=listing(edition).words)


def listed_challenges(language: str) -> list[str]:
    """Every prepared challenge with its goals."""
    lines = []
    for challenge in challenges().values():
        said = _words(language, challenge.edition)
        difficulty = said.say(f"option-{challenge.edition}-difficulty-{challenge.difficulty}")
        own = challenge.difficulty in listing(challenge.edition).ours.get("difficulty", ())
        about = said.say("challenge-about", difficulty=difficulty, own="yes" if own else "no")
        lines.append(f"{challenge.id}: {told(challenge.name, language)} ({about})")
        lines.append(f"  {told(challenge.text, language)}")
        lines += [f"  - {goal}" for goal in goal_texts(said, challenge)]
    return lines


def listed_records(language: str) -> list[str]:
    """One's games, the latest first, and the best score; RecordsError."""
    path = records_path(os.environ)
    records = read_records(path)
    said = words(language, GAME_WORDS, WORDS, TERMINAL_WORDS)
    lines = []
    if records.games:
        best = max(one.score for one in records.games)
        won = sum(one.result == WON for one in records.games)
        lines.append(said.say("records-head", count=len(records.games), won=won, score=best))
    else:
        lines.append(said.say("records-none"))
    for one in reversed(records.games[-SHOWN:]):
        lines.append(
            said.say(
                "records-line",
                date=one.date[:10],
                difficulty=_difficulty(language, one),
                mage=_named(language, one.edition, "mages", one.mage),
                school=_named(language, one.edition, "schools", one.school),
                result=one.result,
                margin=f"{one.margin:+}",
                score=one.score,
                rounds=one.rounds,
                seed=one.seed,
                name=one.name,
                goal=one.goal or "none",
            )
        )
    if records.broken:
        lines.append(_broken(said, path, records.broken))
    return [capital(line) for line in lines]


def _named(language: str, edition: str, kind: str, english: str) -> str:
    """A mage or school in a language; as it is where the box does not have it any more."""
    if edition not in LISTINGS:
        return english
    found = (told(one.name, language) for one in getattr(box_of(edition), kind) if one.name.en == english)
    return next(found, english)


def _difficulty(language: str, one: SoloRecord) -> str:
    if one.edition not in LISTINGS:
        return one.difficulty
    said = _words(language, one.edition)
    key = f"option-{one.edition}-difficulty-{one.difficulty}"
    return said.say(key) if said.knows(key) else one.difficulty
