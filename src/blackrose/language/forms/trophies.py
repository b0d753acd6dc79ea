"""What mages win besides power: trophies and the crown."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import ClauseForm, Manner, Way
from blackrose.language.tree.base import Clause
from blackrose.language.tree.phrases import ModelRef


@dataclass(frozen=True, slots=True)
class TakeTrophy(Clause):
    """``Take 1 trophy of the target.``"""

    of: ModelRef


TAKE_TROPHY = ClauseForm(
    node=TakeTrophy,
    name="verb: take a trophy",
    ways=(Way('<take> {=1} #trophy "of" {of:model}'),),
    manner=Manner.ORDER,
    of_avatar=True,
    examples=("Take 1 trophy of the target.",),
    en="""
        take-trophy = 1 trophy of { $of }
            .order = take
            .one = takes
    """,
    de="""
        take-trophy = { $of-dat } 1 Trophäe
            .order = nimm
            .one = nimmt
            .may = abnehmen
            .particle = ab
    """,
    ru="""
        take-trophy = { $of-at } 1 трофей
            .order = заберите
            .always = забирайте
            .one = забирает
            .may = забрать
    """,
)


@dataclass(frozen=True, slots=True)
class DiscardTrophy(Clause):
    """``Discard 1 trophy.`` / ``Give 1 trophy to the Black Rose.`` (``to_rose``)"""

    to_rose: bool = False


DISCARD_TROPHY = ClauseForm(
    node=DiscardTrophy,
    name="verb: discard or give a trophy",
    ways=(
        Way("<discard> {=1} #trophy", {"to_rose": False}),
        Way('"give" {=1} #trophy "to" "the" "Black Rose"', {"to_rose": True}, key="give-trophy"),
    ),
    manner=Manner.ORDER,
    examples=("Discard 1 trophy.", "Give 1 trophy to the Black Rose."),
    en="""
        discard-trophy = 1 trophy
            .order = discard
        give-trophy = 1 trophy to the Black Rose
            .order = give
    """,
    de="""
        discard-trophy = 1 Trophäe
            .order = lege
            .may = ablegen
            .particle = ab
        give-trophy = der Black Rose 1 Trophäe
            .order = gib
            .may = geben
    """,
    ru="""
        discard-trophy = 1 трофей
            .order = сбросьте
            .always = сбрасывайте
            .may = сбросить
        give-trophy = 1 трофей Чёрной Розе
            .order = отдайте
            .always = отдавайте
            .may = отдать
    """,
)


@dataclass(frozen=True, slots=True)
class TrophiesToRose(Clause):
    """``Trophies of defeated mages go to the Black Rose.``"""


TROPHIES_TO_ROSE = ClauseForm(
    node=TrophiesToRose,
    name="verb: trophies go to the Black Rose",
    ways=(Way('"trophies" "of" "defeated" "mages" "go" "to" "the" "Black Rose"'),),
    manner=Manner.WHOLE,
    subject="trophies-of-defeated",
    stands=True,
    examples=("Trophies of defeated mages go to the Black Rose.",),
    key="go-to-rose",
    en="""
        trophies-of-defeated = trophies of defeated mages
            .agrees = many
            .gender = n
        go-to-rose = to the Black Rose
            .order = go
    """,
    de="""
        trophies-of-defeated = Trophäen besiegter Magi
            .agrees = many
            .gender = f
        go-to-rose = an die Black Rose
            .many = gehen
    """,
    ru="""
        trophies-of-defeated = трофеи побеждённых магов
            .agrees = many
            .gender = m
        go-to-rose = Чёрной Розе
            .many = достаются
    """,
)


@dataclass(frozen=True, slots=True)
class TakeCrown(Clause):
    """``Get the crown.``"""


TAKE_CROWN = ClauseForm(
    node=TakeCrown,
    name="verb: get the crown",
    ways=(Way('<get> "the" "crown"'),),
    manner=Manner.ORDER,
    examples=("Get the crown.",),
    en="""
        take-crown = the crown
            .order = get
    """,
    de="""
        take-crown = das Kronenplättchen
            .order = nimm
            .may = nehmen
    """,
    ru="""
        take-crown = корону
            .order = возьмите
            .always = берите
            .may = взять
    """,
)
