"""How a game against an Avatar ended, how a challenge stands, and what a game is played for, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from blackrose.game.box import Name
from blackrose.game.journal import Entry
from blackrose.language.printing import capital, key_of
from blackrose.language.words import Argument
from blackrose.table.recorded.record import Setup
from blackrose.table.shown.avatar import difficulty_name, is_own_difficulty
from blackrose.table.solo.challenge import Challenge, Goal
from blackrose.table.solo.goals import Standing, standings, together
from blackrose.table.solo.occasion import ORDINARY, challenge_of, occasion_of
from blackrose.table.solo.result import solo_result
from blackrose.table.wire import GoalLine, GoalShown, Occasion, SoloShown
from blackrose.table.words.names import Names


class Says(Protocol):
    """Whoever has the words of a language."""

    def say(self, key: str, **arguments: Argument) -> str:
        """A message."""
        ...


def solo_shown(names: Names, seen: Any) -> SoloShown | None:
    """How a game ended that a view shows; None before the end and without an Avatar."""
    result = solo_result(seen)
    if result is None:
        return None
    ended = ("won" if result.won else "lost") + ("-together" if result.together else "")
    return {
        "won": result.won,
        "together": result.together,
        "difficulty": result.difficulty,
        "difficulty_name": difficulty_name(names, result.difficulty),
        "own_difficulty": is_own_difficulty(names, result.difficulty),
        "margin": result.margin,
        "margins": list(result.margins),
        "rounds": result.rounds,
        "score": result.score,
        "text": capital(names.say(f"solo-{ended}", who=names.avatar(), count=abs(result.margin))),
        "score_text": names.say("solo-score", score=result.score, level=result.level),
    }


# --------------------------------------------------------------------------------------------------
# Challenges
# --------------------------------------------------------------------------------------------------


def goal_shown(names: Names, setup: Setup, journal: Sequence[Entry]) -> GoalShown | None:
    """How the challenge of a game stands; None where it is played for none."""
    challenge = challenge_of(setup)
    if challenge is None:
        return None
    found = standings(names.rules, challenge, journal)
    return {
        "challenge": challenge.id,
        "name": told(challenge.name, names.language),
        "text": told(challenge.text, names.language),
        "state": together(found),
        "lines": [_line(names, standing) for standing in found],
    }


def _line(names: Says, standing: Standing) -> GoalLine:
    goal = standing.goal
    limit = goal.least if goal.least is not None else goal.most
    return {
        "text": goal_text(names, goal),
        "state": standing.state,
        "figure": 0 if limit is None else standing.figure,
        "needed": limit or 0,
    }


def goal_text(says: Says, goal: Goal) -> str:
    """What a goal asks for, in one sentence."""
    arguments: dict[str, Argument] = {"before": "end", "number": 0, "behind": "no"}
    if goal.moon:
        arguments |= {"before": "moon", "number": goal.moon}
    elif goal.round:
        arguments |= {"before": "round", "number": goal.round}
    limit = "least" if goal.least is not None else "most"
    count = goal.least if goal.least is not None else goal.most or 0
    if count < 0:
        arguments["behind"] = "yes"
    return says.say(f"goal-{key_of(goal.what)}", limit=limit, count=abs(count), **arguments)


def goal_texts(says: Says, challenge: Challenge) -> list[str]:
    """All that a challenge asks for."""
    return [goal_text(says, goal) for goal in challenge.goals]


def told(name: Name, language: str) -> str:
    """A name or a text of a challenge in a language."""
    return str(getattr(name, language, name.en))


# --------------------------------------------------------------------------------------------------
# Occasions
# --------------------------------------------------------------------------------------------------


def occasion_shown(setup: Setup) -> Occasion:
    """What a game is played for."""
    occasion = occasion_of(setup)
    return {"kind": occasion.kind, "name": occasion.name, "public": occasion.public}


def occasion_text(says: Says, setup: Setup) -> str:
    """The same in words; "" for nothing special."""
    occasion = occasion_of(setup)
    if occasion.kind == ORDINARY:
        return ""
    public = "yes" if occasion.public else "no"
    return capital(says.say(f"occasion-{occasion.kind}", name=occasion.name, public=public))
