"""Upgrades that a text leaves to whoever resolves it, and upgrades that come off again."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import ClauseForm, Manner, Way
from blackrose.language.tree.base import Clause
from blackrose.language.tree.phrases import Amount, ModelRef


@dataclass(frozen=True, slots=True)
class AssignAny(Clause):
    """``Assign an upgrade of your choice to it.``: of any kind of which a card is left."""

    to: ModelRef


ASSIGN_ANY = ClauseForm(
    node=AssignAny,
    name="verb: assign an upgrade of your choice",
    ways=(Way('<assign> <=an> "upgrade" "of your choice" "to" {to:model}'),),
    manner=Manner.ORDER,
    examples=("Assign an upgrade of your choice to it.",),
    en="""
        assign-any = an upgrade of your choice to { $to }
            .order = assign
    """,
    de="""
        assign-any = { $to-dat } eine Aufwertung deiner Wahl
            .order = weise
            .may = zuweisen
            .particle = zu
    """,
    ru="""
        assign-any = { to-dat-early } улучшение { choice } { to-dat-late }
            .order = назначьте
            .always = назначайте
            .may = назначить
    """,
)


@dataclass(frozen=True, slots=True)
class RemoveUpgrade(Clause):
    """``Remove 1 upgrade from it.`` / ``Remove all upgrades from the target.``"""

    amount: Amount
    on: ModelRef


REMOVE_UPGRADE = ClauseForm(
    node=RemoveUpgrade,
    name="verb: remove N upgrades",
    ways=(Way('<remove> {amount} #upgrade "from" {on:model} {each}'),),
    manner=Manner.ORDER,
    examples=("Remove 1 upgrade from it.",),
    args={"thing": "thing-upgrade"},
    en="""
        remove-upgrade = { counted-thing } from { $on } { $each }{ $cap }
            .order = remove
    """,
    de="""
        remove-upgrade = { $each } { counted-thing } { $on-from }
            .order = entferne
            .may = entfernen
            .tail = { $cap }
    """,
    ru="""
        remove-upgrade = { $on-at } { counted-thing } { $each }{ $cap }
            .order = снимите
            .always = снимайте
            .may = снять
    """,
)
