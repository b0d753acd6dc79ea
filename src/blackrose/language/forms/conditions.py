"""What stands before the clauses of a sentence: "If you do,", "Otherwise,", "Enhancement fire:"."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import IfForm, Way
from blackrose.language.tree.base import If
from blackrose.language.tree.occasions import Condition


@dataclass(frozen=True, slots=True)
class IfDone(If):
    """``If you do, …`` / ``If they do, …`` (``they``): only when the sentence before was carried out."""

    they: bool = False


IF_DONE = IfForm(
    node=IfDone,
    name="frame: if you do",
    ways=(
        Way('"if" "you" "do" ","', {"they": False}, key="if-you-do"),
        Way('"if" "they" "do" ","', {"they": True}, key="if-they-do"),
    ),
    examples=("If you do, gain 1 power.",),
    en="""
        if-you-do = if you do
        if-they-do = if they do
    """,
    de="""
        if-you-do = wenn du das tust
        if-they-do = wenn das geschieht
    """,
    ru="""
        if-you-do = если вы это сделали
        if-they-do = если это сделано
    """,
)


@dataclass(frozen=True, slots=True)
class IfTargetDefeated(If):
    """``If that defeats the target, …``: only when the sentence before defeated the target.
    ``If that does not defeat the target, …`` (``not_so``): only when it did not.
    """

    not_so: bool = False


IF_TARGET_DEFEATED = IfForm(
    node=IfTargetDefeated,
    name="frame: if that defeats the target",
    ways=(
        Way('"if" "that" <defeat=defeats> "the" "target" ","', {"not_so": False}),
        Way(
            '"if" "that" "does" "not" <defeat=defeat> "the" "target" ","',
            {"not_so": True},
            key="if-target-stays",
        ),
    ),
    examples=("If that defeats the target, gain 1 power.",),
    en="""
        if-target-defeated = if that defeats the target
        if-target-stays = if that does not defeat the target
    """,
    de="""
        if-target-defeated = wenn das Ziel dadurch besiegt wird
        if-target-stays = wenn das Ziel dadurch nicht besiegt wird
    """,
    ru="""
        if-target-defeated = если цель при этом побеждена
        if-target-stays = если цель при этом не побеждена
    """,
)


@dataclass(frozen=True, slots=True)
class IfYouDefeated(If):
    """``If that defeats you, …``: only when the sentence before defeated the resolver."""


IF_YOU_DEFEATED = IfForm(
    node=IfYouDefeated,
    name="frame: if that defeats you",
    ways=(Way('"if" "that" <defeat=defeats> "you" ","'),),
    examples=("If that defeats you, gain 1 power.",),
    en="""
        if-you-defeated = if that defeats you
    """,
    de="""
        if-you-defeated = wenn du dadurch besiegt wirst
    """,
    ru="""
        if-you-defeated = если вы при этом побеждены
    """,
)


@dataclass(frozen=True, slots=True)
class Otherwise(If):
    """``Otherwise, …``: only when the sentence before was not carried out, or its "if" was not met."""


OTHERWISE = IfForm(
    node=Otherwise,
    name="frame: otherwise",
    ways=(Way('"otherwise" ","'),),
    examples=("Otherwise, lose 1 power.",),
    en="""
        otherwise = otherwise
    """,
    de="""
        otherwise = andernfalls
    """,
    ru="""
        otherwise = иначе
    """,
)


@dataclass(frozen=True, slots=True)
class IfEnhanced(If):
    """``Enhancement water, earth: …``: only when the other revealed spells showed these elements when the
    card was revealed; two of one element need two spells.
    """

    elements: tuple[str, ...]


IF_ENHANCED = IfForm(
    node=IfEnhanced,
    name="frame: Enhancement",
    ways=(Way('"enhancement" {elements:element_run} ":"'),),
    examples=("Enhancement water, earth: inflict 2 damage.",),
    key="enhanced",
    en="""
        enhanced = enhancement { $elements }: { $body }
    """,
    de="""
        enhanced = Verstärkung ({ $elements }): { $body-capital }
    """,
    ru="""
        enhanced = усиление ({ $elements }): { $body }
    """,
)


@dataclass(frozen=True, slots=True)
class IfCase(If):
    """``If you have no damage, …``: only while something is the case."""

    condition: Condition


IF_CASE = IfForm(
    node=IfCase,
    name="frame: if something is the case",
    ways=(Way('"if" {condition:facts} ","'),),
    examples=(
        "If you have no damage, gain 1 power.",
        "If the target has at least 3 Destiny, defeat the target.",
    ),
    en="""
        if-case = if { $condition }
    """,
    de="""
        if-case = wenn { $condition }
    """,
    ru="""
        if-case = если { $condition }
    """,
)
