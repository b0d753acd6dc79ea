"""Making a possible full state from what a seat may know.

Every card the seat cannot place is put somewhere it may lie: what is known of a seat's hidden cards (see
:mod:`blackrose.engine.changes.spells`) is respected, the rest is dealt from what has not been seen. A
face-down spell with a trap's or a protection's token is one. The new state carries a key of its own, so
nobody can foresee a draw by it.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from blackrose.engine import loop
from blackrose.engine.asking import secret
from blackrose.engine.conditions.watching import rewatch
from blackrose.engine.decisions import Decision, Option
from blackrose.engine.full_stop.reactions import WINDOWS, could_react
from blackrose.engine.meaning.references import models
from blackrose.engine.table import (
    ACTIVE,
    HIDDEN,
    NO_SPELL,
    NOBODY,
    Answered,
    Frame,
    FullStopFrame,
    InstantFrame,
    Laid,
    SecretFrame,
    Sheet,
    Task,
    TextFrame,
    replaced,
)
from blackrose.engine.views.unseen import Fits, Guesses, Hidden, Unseen, mixed, unseen_cards
from blackrose.engine.views.visibility import (
    NAMED,
    PUBLIC_FIELDS,
    STUDYING,
    TOKENS,
    SeenTask,
    back_of,
    is_hidden,
)
from blackrose.language import tree as tr

if TYPE_CHECKING:
    from blackrose.engine.state import State
    from blackrose.engine.views.view import View

GUESSES: Final = (0.7, 1.0, 0.0, 0.5, 0.5, 0.3)
"""How likely seen cards are taken to be from the grimoire, one guess after the other."""

PEEKING: Final = ("spell", "keep")
"""Decisions in which the top forgotten spells may be looked at."""


class Redeal:
    """One redealing of a view onto an empty state."""

    def __init__(self, view: View, state: State) -> None:
        """Shuffles by dice of its own, thrown by the new state's key."""
        self.view = view
        self.state = state
        self.seen = view.seen
        self.dice = random.Random(state.key)
        self.taken: dict[int, list[int]] = {}  # by seat: what came from the Library or the forgotten spells

    def deal(self) -> State:
        """The state, run up to the decisions that are open."""
        state, seen = self.state, self.seen
        for name in PUBLIC_FIELDS:
            value = seen[name]
            setattr(state, name, list(value) if getattr(state, name).__class__ is list else value)
        state.fresh = list(seen["fresh"])
        state.stack = [frame.copy() for frame in seen["stack"]]  # what waits may depend on what is going on
        self._deal_spells()
        self._deal_quests()
        self._deal_events()
        self._deal_commands()
        rewatch(state)
        state.asked = seen["asked"]
        self._open_decisions()
        return state

    def _shuffled(self, items: Iterable[int]) -> list[int]:
        return mixed(self.dice, items)

    # ----------------------------------------------------------------------------------------------
    # Spells
    # ----------------------------------------------------------------------------------------------

    def _deal_spells(self) -> None:
        state, seen, own = self.state, self.seen, self.view.seat
        others = [seat for seat in range(self.view.rules.seats) if seat != own]
        if own >= 0:
            state.hand[own] = seen["hand"]
            state.sheet[own] = seen["sheet"][own]
            state.grimoire[own] = self._topped(seen["grimoire"], self._looks_at(tr.Pile.GRIMOIRE))
        for seat in others:  # what a trap waits for may be a spell that lies open
            state.sheet[seat] = seen["sheet"][seat]
        unseen, looked_at, waiting = self._sources(others)
        for seat in others:
            self._deal_seat(seat, unseen.of[seat], unseen, waiting)
        state.library = tuple(
            (*pile[: count - len(top)], *top)
            for pile, count, top in zip(unseen.schools, seen["library"], self._school_tops(), strict=True)
        )
        deck = [*unseen.forgotten, *looked_at]
        state.forgotten = tuple(deck[len(deck) - seen["forgotten"] :])

    def _looked_at(self, unseen: list[int]) -> list[int]:
        """Takes out the top forgotten spells that the seat is choosing from now: nobody else has those."""
        looked_at: list[int] = []
        if not any(decision.kind in PEEKING for decision in self.seen["asked"]):
            return looked_at
        for card in self._told("card"):
            if card in unseen:
                unseen.remove(card)
                looked_at.append(card)
        return looked_at

    def _clause(self) -> tr.Clause | None:
        """The clause that the seat itself is carrying out and is asked about; None if there is none."""
        stack, own = self.seen["stack"], self.view.seat
        frame = stack[-1] if stack else None
        asked = [decision for decision in self.seen["asked"] if decision.seat == own]
        if not isinstance(frame, TextFrame) or frame.actor != own or not asked:
            return None
        text = self.view.rules.programs[frame.code].text
        part = text[frame.sentence] if 0 <= frame.sentence < len(text) else None
        return part.clauses[frame.clause] if isinstance(part, tr.Sentence) else None

    def _told(self, word: str) -> list[int]:
        """What the seat is shown in its open question and has answered to it before, by the word for it."""
        options = [option for decision in self.seen["asked"] for option in decision.options]
        picks = self.seen["stack"][-1].picks
        return [int(option[1]) for option in (*options, *picks) if option[0] == word and len(option) == 2]

    def _looks_at(self, pile: tr.Pile) -> list[int]:
        """The top spells of a pile that the seat is choosing from now."""
        clause = self._clause()
        looks = isinstance(clause, tr.Draw) and clause.pile is pile and clause.of is not None
        return self._told("card") if looks else []

    def _hand_of_another(self) -> tuple[int, list[int]]:
        """The mage whose hand the seat is choosing from now, and what it is known to hold; NOBODY if none."""
        if not isinstance(self._clause(), tr.SwapSpells):
            return NOBODY, []
        frame = self.seen["stack"][-1]
        own = {card for card in self.seen["hand"] if card not in self.view.rules.forgotten}
        if not frame.picks and len(own) > 1:  # a spell of the seat's own is named first, if there is a choice
            return NOBODY, []
        return frame.target, [int(option[1]) for option in self.seen["asked"][0].options]

    def _school_tops(self) -> list[list[int]]:
        """The same of the schools of the Library."""
        top, school_of = self._looks_at(tr.Pile.LIBRARY), self.view.rules.school_of
        return [[card for card in top if school_of[card] == n] for n in range(len(self.seen["library"]))]

    def _topped(self, cards: Iterable[int], top: list[int]) -> tuple[int, ...]:
        """A pile in random order with some cards on top."""
        rest = list(cards)
        for card in top:
            rest.remove(card)
        return (*self._shuffled(rest), *top)

    def _sources(self, others: list[int]) -> tuple[Unseen, list[int], Guesses]:
        """Where hidden cards come from, the forgotten ones being looked at, and a card and its side for
        every face-down spell with a token.

        Not every guess at where seen cards came from leaves a card for each token; the truth does.
        """
        wanted = [
            (seat, slot, TOKENS[token])
            for seat in others
            for slot, token in enumerate(self.seen["active_types"][seat])
            if token and is_hidden(self.seen["sheet"][seat][slot])
        ]
        for bound in (True, False):
            for eager in GUESSES:
                unseen = unseen_cards(self.view, self.dice, eager, self._hand_of_another())
                looked_at = self._looked_at(unseen.forgotten)
                for pile, top in zip(unseen.schools, self._school_tops(), strict=True):
                    for card in top:
                        pile.remove(card)
                laid = unseen.fitting(wanted, self.dice, self._fits() if bound else _anything)
                if len(laid) == len(wanted):
                    return unseen, looked_at, laid
        return unseen, looked_at, laid

    def _fits(self) -> Fits:
        """Whoever is asked to react has something that can, unless everybody is asked who might."""
        asked, rules = self.seen["asked"], self.view.rules
        if len(asked) != 1 or asked[0].kind != "react" or rules.options.get("reactions") == WINDOWS:
            return _anything
        who = asked[0].seat
        slots = [slot for slot, token in enumerate(self.seen["active_types"][who]) if token]
        if who == self.view.seat or not slots:
            return _anything
        one = self.dice.choice(slots)
        window = self.seen["stack"][-1]

        def reacts(seat: int, slot: int, card: int, side: int) -> bool:
            spell = Laid(card, side, ACTIVE)
            return (seat, slot) != (who, one) or could_react(self.state, window, who, spell)

        return reacts

    def _deal_seat(self, seat: int, hidden: Hidden, unseen: Unseen, waiting: Guesses) -> None:
        """Another seat's hidden cards: those with a token, known ones, some of the grimoire's old make-up,
        the rest from the unseen.
        """
        state, seen, rules = self.state, self.seen, self.view.rules
        deck = self._shuffled(hidden.deck)
        state.grimoire[seat] = tuple(deck[hidden.drawn :])
        slots = [
            slot
            for slot, spell in enumerate(seen["sheet"][seat])
            if is_hidden(spell) and (seat, slot) not in waiting
        ]
        taken = self.taken[seat] = list(unseen.taken(hidden, seen["hands"][seat] + len(slots)))
        cards = self._shuffled([*hidden.held, *deck[: hidden.drawn], *taken])
        state.hand[seat] = tuple(sorted((*cards[len(slots) :], *hidden.in_hand)))
        sheet: Sheet = tuple(NO_SPELL if is_hidden(s) else s for s in seen["sheet"][seat])
        laid = {slot: (card, self.dice.randrange(2)) for slot, card in zip(slots, cards, strict=False)}
        laid |= {slot: spell for (owner, slot), spell in waiting.items() if owner == seat}
        for slot, (card, side) in laid.items():
            side = side if rules.cards[card].sides_to_choose > 1 else 0
            sheet = replaced(sheet, slot, Laid(card, side, seen["sheet"][seat][slot].status))
        state.sheet[seat] = sheet

    # ----------------------------------------------------------------------------------------------
    # Quests and events
    # ----------------------------------------------------------------------------------------------

    def _deal_quests(self) -> None:
        """Hidden quests lie among those of their moon: with a mage, in the deck, in the discards."""
        state, seen = self.state, self.seen
        known = {task.quest for tasks in seen["tasks"] for task in tasks}
        known.update(quest for pile in seen["discarded_quests"] for quest in pile)
        looking = isinstance(self._clause(), (tr.TakeQuest, tr.LookAtTop))
        tops = self._told("quest") if looking else []
        theirs = self._quests_of_another()
        piles = self._quest_piles({*known, *tops, *(quest for quests in theirs.values() for quest in quests)})
        state.tasks = tuple(
            tuple(self._task(task, theirs.get(owner, []), piles) for task in tasks)
            for owner, tasks in enumerate(seen["tasks"])
        )
        decks, discards = [], []
        for n, pile in enumerate(piles):
            top = [quest for quest in tops if self.view.rules.quests[quest].moon == n + 1]
            rest = seen["quest_decks"][n] - len(top)
            decks.append((*pile[:rest], *top))
            face_up = seen["discarded_quests"][n]
            discards.append(face_up or tuple(pile[rest : rest + seen["quest_discards"][n]]))
        state.quest_decks, state.quest_discards = tuple(decks), tuple(discards)

    def _quest_piles(self, known: set[int]) -> list[list[int]]:
        """The quests of each moon that the seat cannot place, in random order."""
        of_moons = self.view.rules.moon_quests
        return [self._shuffled(quest for quest in quests if quest not in known) for quests in of_moons]

    def _task(self, task: SeenTask, looked_at: list[int], piles: list[list[int]]) -> Task:
        """A mage's quest: a hidden one is one that the seat looks at, or one of its moon."""
        quests = self.view.rules.quests
        quest = task.quest
        if quest == HIDDEN:
            mine = [seen for seen in looked_at if quests[seen].moon == task.moon]
            quest = mine[0] if mine else _secret_quest(piles[task.moon - 1], quests)
            if mine:
                looked_at.remove(quest)
        return Task(quest, task.state, task.cubes, task.shown, task.marks, task.met)

    def _quests_of_another(self) -> dict[int, list[int]]:
        """The hidden quests of another mage among which the seat is choosing now, by whose they are."""
        clause = self._clause()
        if not isinstance(clause, tr.StealQuest):
            return {}
        known = {task.quest for tasks in self.seen["tasks"] for task in tasks}
        told = [quest for quest in self._told("quest") if quest not in known]
        moons = sorted(self.view.rules.quests[quest].moon for quest in told)
        for owner in self._meant_by(clause.of):
            hidden = [task.moon for task in self.seen["tasks"][owner] if task.quest == HIDDEN]
            if told and sorted(hidden) == moons:
                return {owner: told}
        return {}

    def _meant_by(self, phrase: tr.ModelRef) -> list[int]:
        """The mages that a phrase of the running text can mean, those first who were picked in this step."""
        frame = self.seen["stack"][-1]
        picked = [int(pick[1]) for pick in frame.picks if pick[0] == "model"]
        meant = (*reversed(picked), *models(self.view.table, frame, phrase, own_side=True, ask=False))
        return [mage for mage in dict.fromkeys(meant) if self.view.rules.is_mage(mage)]

    def _deal_events(self) -> None:
        """Events that nobody has seen lie in their decks, those that the seat looks at on top."""
        seen = self.seen
        known = {*seen["board"], *(event for pile in seen["event_discards"] for event in pile)}
        known |= {frame.event for frame in seen["stack"] if isinstance(frame, InstantFrame)}
        looking = isinstance(self._clause(), (tr.PlayEvent, tr.LookAtTop))
        tops = self._told("event") if looking else []
        decks = []
        for moon, events in enumerate(self.view.rules.moon_events):
            top = [event for event in tops if event in events]
            rest = [event for event in events if event not in {*known, *tops}]
            decks.append((*self._shuffled(rest)[: seen["event_decks"][moon] - len(top)], *top))
        self.state.event_decks = tuple(decks)

    def _deal_commands(self) -> None:
        """The command cards that have not been turned this round lie in their decks; the one on top has the
        back that everybody sees.
        """
        seen, commands = self.seen, self.view.rules.commands
        decks = []
        for moon, cards in enumerate(self.view.rules.command_decks, start=1):
            deck = self._shuffled(card for card in cards if card not in seen["commanded"])
            if deck and moon == seen["moon"]:
                alike = [card for card in deck if back_of(commands[card]) == seen["armed"]]
                deck.remove(alike[-1])
                deck.append(alike[-1])
            decks.append(tuple(deck[len(deck) - seen["commands"][moon - 1] :]))
        self.state.commands = tuple(decks)

    # ----------------------------------------------------------------------------------------------
    # Open decisions
    # ----------------------------------------------------------------------------------------------

    def _open_decisions(self) -> None:
        """Others' open decisions get the options they would have on the redealt cards."""
        state, seat = self.state, self.view.seat
        if not state.stack:
            return
        frame = state.stack[-1]
        if isinstance(frame, SecretFrame):
            self._fill_answers(frame)
        elif all(decision.seat == seat for decision in state.asked) and not self.seen["unread"]:
            return
        state.asked = ()
        loop.run(state)
        if not isinstance(frame, SecretFrame):
            self._answer_others()

    def _answer_others(self) -> None:
        """What was answered before in the open step, and is not told, is answered somehow."""
        state, frame = self.state, self.state.stack[-1]
        for _ in range(self.seen["unread"]):
            if not state.asked or state.stack[-1] is not frame:
                return
            decision = state.asked[0]
            loop.choose(state, decision.seat, self.dice.choice(decision.options))

    @staticmethod
    def _asked_in(decisions: tuple[Decision, ...]) -> list[tuple[int, str]]:
        return [(decision.seat, STUDYING.get(decision.kind, decision.kind)) for decision in decisions]

    def is_alike(self) -> bool:
        """Whether the same seats are asked the same as at the table. With some guesses at the hidden cards
        nobody would be asked, or only later.
        """
        if self._asked_in(self.state.asked) != self._asked_in(self.seen["asked"]):
            return False
        now, then = self.state.stack, self.seen["stack"]
        if self.seen["unread"] and not any(pick[0] in NAMED for pick in now[-1].picks):
            return False  # what was answered there is kept back, and this would be told
        return len(now) == len(then) and all(map(_stand_alike, now, then))

    def _fill_answers(self, frame: SecretFrame) -> None:
        """Others have drawn something, and whoever is done has chosen something; nobody knows what."""
        waiting = {decision.seat for decision in self.state.asked} | {self.view.seat}
        for other in range(self.view.rules.seats):
            if other == self.view.seat:
                continue
            if frame.answers[other]:
                drawn = self._drawn(other, frame.answers[other][0][1:])
                frame.answers = replaced(frame.answers, other, ((secret.DRAWN, *drawn),))
            if other not in waiting:
                self._answer_somehow(frame, other)

    def _drawn(self, seat: int, schools: Option) -> list[int]:
        """Cards of these schools (as a view tells them) that a seat may just have drawn: none from its
        grimoire, for everybody can work out that it still has those.
        """
        school_of = self.view.rules.school_of
        left = self._shuffled(self.state.hand[seat])
        taken = self._shuffled(self.taken[seat])
        found = []
        for school in schools:
            of_school = [card for card in (*taken, *left) if school_of[card] == -1 - int(school)]
            card = (of_school or left)[0]
            found.append(card)
            left.remove(card)
            if card in taken:
                taken.remove(card)
        return found

    def _answer_somehow(self, frame: SecretFrame, seat: int) -> None:
        draft, _ = secret.CHOICES[frame.choice]
        while decision := draft(self.state, seat, frame.answers[seat])[1]:
            secret.give(frame, seat, self.dice.choice(decision.options))


def _stand_alike(one: Frame, other: Frame) -> bool:
    """Whether two frames are as far, whatever was answered in them."""
    if isinstance(one, FullStopFrame) and isinstance(other, FullStopFrame) and one.step != other.step:
        return False
    if isinstance(one, Answered) and isinstance(other, Answered):
        return (one.kind, one.at, one.happened) == (other.kind, other.at, other.happened)
    return one.kind == other.kind


def _anything(seat: int, slot: int, card: int, side: int) -> bool:
    return True


def _secret_quest(pile: list[int], quests: Any) -> int:
    """Takes a quest that does not lie open from the start."""
    at = next((at for at, quest in enumerate(pile) if not quests[quest].open), 0)
    return pile.pop(at)
