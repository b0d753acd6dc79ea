"""Verbs that look at what is hidden: only who resolves the text sees it (EFF.11, EFF.19)."""

from __future__ import annotations

from collections.abc import Callable

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking.questions import pick
from blackrose.engine.decisions import STOP, Option
from blackrose.engine.play import event_board, own_quests
from blackrose.engine.play.command_deck import in_hand, show_top
from blackrose.engine.play.event_board import with_pile
from blackrose.engine.table import HIDDEN, NOBODY, TASK_ACTIVE, Table, TextFrame
from blackrose.engine.verbs.cards import put_in_order
from blackrose.engine.verbs.mages import mages
from blackrose.engine.verbs.possibility import (
    DECK_EMPTY,
    NO_MOON,
    NO_QUEST,
    NO_SPELL,
    NOT_ROSE,
    Possible,
    measured,
    no,
    over,
    when,
)
from blackrose.engine.verbs.quests import drawn_by
from blackrose.engine.verbs.registry import possible, verb
from blackrose.language import tree as tr

# --------------------------------------------------------------------------------------------------
# What others have
# --------------------------------------------------------------------------------------------------


@verb(tr.Look)
def look(t: Table, f: TextFrame, clause: tr.Look) -> bool:
    """Hands, Ready spells or Active quests of each mage named; carried out if there was any to see."""
    if t.rules.is_rose(f.actor):
        return False
    seen = [_look_at(t, f.actor, clause.what, mage) for mage in mages(t, f, clause.of) if mage != f.actor]
    return sum(seen) > 0


def _look_at(t: Table, seat: int, what: str, mage: int) -> int:
    if what == "hand" and mage == t.rules.avatar:
        show_top(t, seat, in_hand(t))
    elif what == "hand":
        for card in t.hand[mage]:
            changes.emit(t, ev.SAW_SPELL, seat, mage, NOBODY, card, HIDDEN)
    elif what == "ready":
        for slot in changes.ready_slots(t, mage):
            spell = t.sheet[mage][slot]
            changes.emit(t, ev.SAW_SPELL, seat, mage, slot, spell.card, spell.side)
    else:
        for quest in own_quests.quests_in(t, mage, TASK_ACTIVE):
            changes.emit(t, ev.SAW_QUEST, seat, mage, quest)
    seen = _to_see(t, what, mage)
    t.reveals += seen > 0
    return seen


def _to_see(t: Table, what: str, mage: int) -> int:
    """How many hidden cards of a sort a mage has."""
    if what == "hand":
        return len(in_hand(t)) if mage == t.rules.avatar else len(t.hand[mage])
    if what == "ready":
        return len(changes.ready_slots(t, mage))
    return len(own_quests.quests_in(t, mage, TASK_ACTIVE))


@possible(tr.Look)
def can_look(t: Table, f: TextFrame, clause: tr.Look) -> Possible:
    """What others have can be looked at if they have any."""
    if t.rules.is_rose(f.actor):
        return no(NOT_ROSE)
    reason = NO_QUEST if clause.what == "quests" else NO_SPELL
    meant = [mage for mage in mages(t, f, clause.of, ask=False) if mage != f.actor]
    return over(clause.of, [when(_to_see(t, clause.what, mage), reason) for mage in meant])


# --------------------------------------------------------------------------------------------------
# The tops of decks
# --------------------------------------------------------------------------------------------------


@verb(tr.LookAtTop)
def look_at_top(t: Table, f: TextFrame, clause: tr.LookAtTop) -> bool:
    """The top cards of a moon's deck, which go back as they lay or in any order."""
    moon = _moon(t, clause)
    if t.rules.is_rose(f.actor) or not moon:
        return False
    deck = _deck(clause.quests)(t, moon)
    top = deck[-clause.count :]
    if not top:
        return False
    if clause.ordered:
        _looked(t, f, top)
        order = put_in_order(t, f, f.actor, "quest" if clause.quests else "event", sorted(top))
        _set_deck(t, clause.quests, moon, (*deck[: len(deck) - len(top)], *reversed(order)))
    t.reveals += 1
    for card in reversed(top):
        if clause.quests:
            changes.emit(t, ev.SAW_QUEST, f.actor, NOBODY, card)
        else:
            changes.emit(t, ev.SAW_EVENT, f.actor, card)
    return True


def _deck(quests: bool) -> Callable[[Table, int], tuple[int, ...]]:
    return own_quests.deck_of if quests else event_board.deck_of


def _set_deck(t: Table, quests: bool, moon: int, deck: tuple[int, ...]) -> None:
    if quests:
        t.quest_decks = with_pile(t.quest_decks, moon, deck)
    else:
        t.event_decks = with_pile(t.event_decks, moon, deck)


def _looked(t: Table, f: TextFrame, top: tuple[int, ...]) -> None:
    """Whoever is asked about cards has seen them: that cannot be taken back."""
    if len(top) > 1 and f.cursor >= len(f.picks):
        t.reveals += 1


def _moon(t: Table, clause: tr.LookAtTop | tr.TakeQuest) -> int:
    """The moon whose deck is meant; 0 for the one before the first."""
    return t.moon - 1 if clause.previous else clause.moon or t.moon


def _left(t: Table, quests: bool, moon: int) -> int:
    decks, discards = (t.quest_decks, t.quest_discards) if quests else (t.event_decks, t.event_discards)
    return len(decks[moon - 1]) or len(discards[moon - 1])


@possible(tr.LookAtTop)
def can_look_at_top(t: Table, f: TextFrame, clause: tr.LookAtTop) -> Possible:
    """As many cards can be looked at as the deck has."""
    moon = _moon(t, clause)
    if t.rules.is_rose(f.actor) or not moon:
        return no(NO_MOON if not moon else NOT_ROSE)
    return measured(_left(t, clause.quests, moon), clause.count, DECK_EMPTY)


@verb(tr.PlayEvent)
def play_event(t: Table, f: TextFrame, clause: tr.PlayEvent) -> bool:
    """One of the top events of the running moon may be played, like one that is drawn (EVT.9); the others go
    back in any order. Carried out if one was played.
    """
    if t.rules.is_rose(f.actor):
        return False
    deck = event_board.deck_of(t, t.moon)
    top = deck[-clause.of :]
    f.tally = 0
    if not top:
        return False
    _looked(t, f, (*top, NOBODY))
    options: tuple[Option, ...] = (*(("event", event) for event in sorted(top)), STOP)
    answer = pick(t, f, f.actor, "event", options)
    played = [int(answer[1])] if answer != STOP else []
    back = put_in_order(t, f, f.actor, "event", [event for event in sorted(top) if event not in played])
    t.reveals += 1
    t.event_decks = with_pile(
        t.event_decks, t.moon, (*deck[: len(deck) - len(top)], *reversed(back), *played)
    )
    for event in back:
        changes.emit(t, ev.SAW_EVENT, f.actor, event)
    f.tally = 1 + played[0] if played else 0
    return bool(played) and event_board.draw_event(t, f.actor)


@possible(tr.PlayEvent)
def can_play_event(t: Table, f: TextFrame, clause: tr.PlayEvent) -> Possible:
    """An event can be played if the running moon has one."""
    return no(NOT_ROSE) if t.rules.is_rose(f.actor) else when(_left(t, False, t.moon), DECK_EMPTY)


@verb(tr.TakeQuest)
def take_quest(t: Table, f: TextFrame, clause: tr.TakeQuest) -> bool:
    """One of the top quests of a moon's deck, as one that is drawn; the others stay as they lie."""
    moon = _moon(t, clause)
    f.tally = 0
    if t.rules.is_rose(f.actor) or not moon:
        return False
    deck = own_quests.deck_of(t, moon)
    top = deck[-clause.of :]
    if not top:
        return False
    _looked(t, f, top)
    options: tuple[Option, ...] = tuple(("quest", quest) for quest in sorted(top))
    quest = int(pick(t, f, f.actor, "quest", options)[1])
    rest = tuple(other for other in deck if other != quest)
    t.quest_decks = with_pile(t.quest_decks, moon, (*rest, quest))
    f.tally = int(own_quests.draw_quest(t, f.actor, moon))
    return bool(f.tally)


@possible(tr.TakeQuest)
def can_take_quest(t: Table, f: TextFrame, clause: tr.TakeQuest) -> Possible:
    """A quest can be taken if the moon has one."""
    moon = _moon(t, clause)
    if t.rules.is_rose(f.actor) or not moon:
        return no(NO_MOON if not moon else NOT_ROSE)
    return when(_left(t, True, moon), DECK_EMPTY)


# --------------------------------------------------------------------------------------------------
# Quests just drawn
# --------------------------------------------------------------------------------------------------


@verb(tr.SettleQuest)
def settle_quest(t: Table, f: TextFrame, clause: tr.SettleQuest) -> bool:
    """A quest just drawn is discarded for its power, or laid among the Solved ones, where it pays nothing."""
    them = drawn_by(t, f)
    if not them:
        return False
    options: tuple[Option, ...] = tuple(("quest", quest) for quest in them)
    quest = int(pick(t, f, f.actor, "quest", options)[1])
    if clause.kept:
        own_quests.lay_solved(t, f.actor, quest)
    else:
        own_quests.discard_quest(t, f.actor, quest)
        changes.gain_power(t, f.actor, t.rules.quests[quest].power)
    return True


@possible(tr.SettleQuest)
def can_settle_quest(t: Table, f: TextFrame, clause: tr.SettleQuest) -> Possible:
    """A quest can be settled if one was drawn."""
    return when(drawn_by(t, f), NO_QUEST)
