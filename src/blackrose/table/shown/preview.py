"""What is certain to happen if an answer is chosen, in words, as far as the seat can know."""

from __future__ import annotations

from typing import TypedDict

from blackrose.game import SPECTATOR, Option, View
from blackrose.game.foreseeing import certain_events, finality
from blackrose.game.journal import Entry
from blackrose.game.secret_choices import is_choosing_in_secret
from blackrose.game.several import can_be_chosen
from blackrose.table.shown.decision import own_decision
from blackrose.table.shown.presenter import Presenter
from blackrose.table.wire import Fact
from blackrose.table.words.log import Log
from blackrose.table.words.names import Scene


class Foreseen(TypedDict):
    """The fields of a preview that are found here."""

    lines: list[str]
    facts: list[Fact]
    more: bool
    final: bool


def preview(view: View, option: Option, presenter: Presenter) -> Foreseen:
    """What an answer of the view's own decision would do; ValueError if it is not among the answers."""
    decision = own_decision(view)
    if decision is None or not can_be_chosen(decision, option):
        raise ValueError("not an answer of this seat's open decision")
    final = finality(view, decision)(option)
    certain = certain_events(view, option)
    return {
        "lines": _told(view, certain.entries, presenter),
        "facts": presenter.facts(certain.entries, SPECTATOR),
        # In a secret choice everything happens at once, when the last one is done.
        "more": final if is_choosing_in_secret(view) else certain.more,
        "final": final,
    }


def _told(view: View, entries: list[Entry], presenter: Presenter) -> list[str]:
    log = Log.going_on(presenter.narrator.telling, SPECTATOR, Scene.of(view))
    for entry in entries:
        log.add(entry)
    return [line.text for line in log.lines]
