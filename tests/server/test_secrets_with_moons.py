"""What a rival hides at a table of Rebirth or Classic changes no byte that anybody else is sent."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest

from blackrose.engine.full_stop.reactions import PASS
from blackrose.engine.state import State
from blackrose.engine.table import ACTIVE, READY, SLOTS, TASK_ACTIVE, Laid, replaced
from blackrose.game import Choice, Option
from blackrose.table.live import LiveTable
from blackrose.table.live.windows import Windows
from blackrose.table.recorded.record import Setup
from blackrose.table.shown.options import option_id
from blackrose.table.wire import WATCHING, Shown
from tests.live.moon_tables import TRAPPER, Twins, twins
from tests.live.tables import NOON
from tests.server.people import Seat
from tests.server.twin_tables import RIVAL, Change, Hall, Heard, Table, differences, hall

SEATS = 4
OPTIONS = {"setup": "random", "reactions": "windows", "crown": "0"}
SEEDS = {"rebirth": 10, "classic": 27}
LEAST, MOST = 3, 8
"""So many choices are made while something else is hidden."""


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("hall")) as found:
        yield found


@pytest.fixture(scope="module", params=["rebirth", "classic"])
def edition(request: pytest.FixtureRequest) -> str:
    return str(request.param)


# --------------------------------------------------------------------------------------------------
# The same game with other cards where nobody, or only the rival, may look
# --------------------------------------------------------------------------------------------------


def _free(state: State) -> list[int]:
    """The cards in the rival's hand that nobody has ever seen go there."""
    return [card for card in state.hand[RIVAL] if card not in state.held[RIVAL]]


def _exchanged(cards: tuple[int, ...], out: int, into: int) -> tuple[int, ...]:
    return replaced(cards, cards.index(out), into)


def _hand_swaps(state: State) -> list[tuple[int, int]]:
    """A card in the rival's hand and another in its grimoire."""
    return [(card, other) for card in _free(state) for other in state.grimoire[RIVAL] if other != card]


def other_hand(state: State) -> None:
    """One card of the rival's hand lies in its grimoire instead, and another in the hand."""
    card, other = _hand_swaps(state)[0]
    state.hand[RIVAL] = tuple(sorted(_exchanged(state.hand[RIVAL], card, other)))
    state.grimoire[RIVAL] = _exchanged(state.grimoire[RIVAL], other, card)


def _ready(state: State) -> list[int]:
    return [slot for slot in range(SLOTS) if state.sheet[RIVAL][slot].status == READY]


def _spell_swaps(state: State) -> list[tuple[int, int]]:
    """A slot with a face-down spell and another card in hand."""
    sheet = state.sheet[RIVAL]
    return [(slot, card) for slot in _ready(state) for card in _free(state) if card != sheet[slot].card]


def other_spell(state: State) -> None:
    """Another card lies face down in a slot, and the one that lay there is in hand."""
    slot, card = _spell_swaps(state)[0]
    lies = state.sheet[RIVAL][slot]
    state.sheet[RIVAL] = replaced(state.sheet[RIVAL], slot, Laid(card, 0, READY))
    state.hand[RIVAL] = tuple(sorted(_exchanged(state.hand[RIVAL], card, lies.card)))


def _two_sided(state: State) -> list[int]:
    """The slots with a face-down spell that could lie with either side."""
    cards, sheet = state.rules.cards, state.sheet[RIVAL]
    return [slot for slot in _ready(state) if cards[sheet[slot].card].sides_to_choose == 2]


def other_side(state: State) -> None:
    """A spell lies there with its other side."""
    slot = _two_sided(state)[0]
    lies = state.sheet[RIVAL][slot]
    state.sheet[RIVAL] = replaced(state.sheet[RIVAL], slot, lies._replace(side=1 - lies.side))


def _secret_tasks(state: State) -> list[int]:
    """The rival's quests that nobody else has seen, where the deck of that moon has others."""
    return [
        at
        for at, task in enumerate(state.tasks[RIVAL])
        if task.state == TASK_ACTIVE
        and not task.shown
        and state.quest_decks[state.rules.quests[task.quest].moon - 1]
    ]


def other_quest(state: State) -> None:
    """Another quest of the same moon, from the deck."""
    at = _secret_tasks(state)[0]
    tasks = state.tasks[RIVAL]
    moon = state.rules.quests[tasks[at].quest].moon - 1
    deck = state.quest_decks[moon]
    state.tasks = replaced(state.tasks, RIVAL, replaced(tasks, at, tasks[at]._replace(quest=deck[0])))
    state.quest_decks = replaced(state.quest_decks, moon, (tasks[at].quest, *deck[1:]))


def other_mark(state: State) -> None:
    """The quest is fulfilled and waits to be shown (QST.40)."""
    at = _secret_tasks(state)[0]
    tasks = state.tasks[RIVAL]
    state.tasks = replaced(state.tasks, RIVAL, replaced(tasks, at, tasks[at]._replace(met=1)))


def _discarded(state: State) -> list[int]:
    """The moons of which quests lie face down on the discard pile and in the deck."""
    return [moon for moon, pile in enumerate(state.quest_discards) if pile and state.quest_decks[moon]]


def other_discards(state: State) -> None:
    """Another quest was discarded face down."""
    moon = _discarded(state)[0]
    pile, deck = state.quest_discards[moon], state.quest_decks[moon]
    state.quest_discards = replaced(state.quest_discards, moon, (*pile[:-1], deck[0]))
    state.quest_decks = replaced(state.quest_decks, moon, (pile[-1], *deck[1:]))


def other_decks(state: State) -> None:
    """All decks lie in another order, and chance is another."""
    state.library = tuple(deck[::-1] for deck in state.library)
    state.grimoire[:] = [deck[::-1] for deck in state.grimoire]
    state.quest_decks = tuple(deck[::-1] for deck in state.quest_decks)
    state.event_decks = tuple(deck[::-1] for deck in state.event_decks)
    state.key = bytes(32)


EVERYWHERE: dict[str, Change] = {
    "hand": other_hand,
    "spell": other_spell,
    "side": other_side,
    "quest": other_quest,
    "decks": other_decks,
}
SECRETS: dict[str, dict[str, Change]] = {
    "rebirth": {**EVERYWHERE, "discards": other_discards},
    "classic": {**EVERYWHERE, "mark": other_mark},
}
"""What is hidden, by edition: in Classic quests are discarded face-up (HID.9)."""

ALL_SECRETS = [(edition, secret) for edition, secrets in SECRETS.items() for secret in secrets]
EACH_SECRET = pytest.mark.parametrize(("edition", "secret"), ALL_SECRETS, scope="module")
SECRET_TO_ALL = ("discards", "decks")
"""Nobody at all may know."""


def _hides_much(state: State) -> bool:
    """Whether somebody else may act and the rival hides a hand, spells and quests."""
    if len(state.decisions) != 1 or state.decisions[0].seat == RIVAL:
        return False
    hidden = [_hand_swaps(state), _spell_swaps(state), _two_sided(state), _secret_tasks(state)]
    hidden += [_discarded(state)] if state.rules.edition.name == "rebirth" else []
    return all(hidden) and state.decisions[0].kind == "action"


@cache
def evening(edition: str) -> tuple[Setup, tuple[Choice, ...]]:
    """A random game up to such a moment."""
    setup = Setup.new(edition, ("",) * SEATS, ("person",) * SEATS, OPTIONS, SEEDS[edition])
    state, dice, choices = setup.game().start(), random.Random(SEEDS[edition]), list[Choice]()
    while not _hides_much(state):
        assert not state.over
        decision = dice.choice(state.decisions)
        choices.append((decision.seat, dice.choice(decision.options)))
        state.choose(*choices[-1])
    return setup, tuple(choices)


def _is_quiet(state: State, option: Option) -> bool:
    """Whether a choice shows nothing hidden, needs no chance and leaves the rival out."""
    after = state.copy()
    after.choose(state.decisions[0].seat, option)
    others = [decision.seat != RIVAL for decision in after.decisions]
    return others == [True] and (after.chance, after.reveals) == (state.chance, state.reveals)


@cache
def quiet_choices(edition: str) -> tuple[Choice, ...]:
    """What the others go on with as long as nothing hidden has a say, whatever is hidden."""
    setup, past = evening(edition)
    truths = [setup.game().replay(past) for _ in range(len(SECRETS[edition]) + 1)]
    for truth, change in zip(truths, SECRETS[edition].values(), strict=False):
        change(truth)
    dice, choices = random.Random(SEEDS[edition]), list[Choice]()
    for _ in range(MOST):
        seat, options = truths[0].decisions[0].seat, truths[0].decisions[0].options
        quiet = [option for option in options if all(_is_quiet(truth, option) for truth in truths)]
        if not quiet:
            break
        choices.append((seat, dice.choice(quiet)))
        for truth in truths:
            truth.choose(*choices[-1])
    assert len(choices) >= LEAST
    return tuple(choices)


def told(room: Hall, edition: str, change: Change | None) -> tuple[Heard, State]:
    """What everybody is sent at such a table, and what lies there at last."""
    with room.table(*evening(edition), change) as table:
        table.ask_around()
        for seat, option in quiet_choices(edition):
            table.choose(seat, option_id(option))
        table.ask_around()
        return table.heard(), table.truth


@pytest.fixture(scope="module")
def truth(room: Hall, edition: str) -> tuple[Heard, State]:
    """What is told where nothing was changed."""
    return told(room, edition, None)


@pytest.mark.rule("HID.2", "HID.3", "HID.4", "HID.8", "HID.9")
@EACH_SECRET
def test_what_a_rival_hides_changes_no_byte_that_the_others_are_sent(
    room: Hall, truth: tuple[Heard, State], edition: str, secret: str
) -> None:
    one, lies = truth
    other, lies_there = told(room, edition, SECRETS[edition][secret])
    assert lies != lies_there
    assert set(differences(one, other)) == (set() if secret in SECRET_TO_ALL else {RIVAL})


# --------------------------------------------------------------------------------------------------
# What all choose in secret at the same time
# --------------------------------------------------------------------------------------------------


@cache
def all_choose(kind: str, edition: str) -> tuple[Setup, tuple[Choice, ...]]:
    """A random game until everybody is asked such a thing."""
    setup = Setup.new(edition, ("",) * SEATS, ("person",) * SEATS, OPTIONS, SEEDS[edition])
    state, dice, choices = setup.game().start(), random.Random(SEEDS[edition]), list[Choice]()
    while [decision.kind for decision in state.decisions] != [kind] * SEATS:
        decision = dice.choice(state.decisions)
        choices.append((decision.seat, dice.choice(decision.options)))
        state.choose(*choices[-1])
    return setup, tuple(choices)


def does_nothing(rival: Seat) -> None:
    """Thinks about it."""


def takes_the_first(rival: Seat) -> None:
    """Two answers."""
    for _ in range(2):
        assert rival.choose(rival.options[0])["type"] == "done"


def changes_its_mind(rival: Seat) -> None:
    """Two other answers, after some that were taken back."""
    takes_the_first(rival)
    for _ in range(2):
        assert rival.back()["type"] == "done"
    assert rival.choose("no such thing")["type"] == "refused"
    for at in (-1, 1):
        assert rival.choose(rival.options[at])["type"] == "done"


@pytest.mark.rule("HID.2", "HID.3")
@pytest.mark.parametrize("kind", ["keep", "plan"])
def test_while_all_choose_in_secret_no_byte_tells_what_a_rival_does(
    room: Hall, edition: str, kind: str
) -> None:
    """In study and while spells are planned; how far the rival has come is not told either."""
    heard, lies = [], []
    for steps in (does_nothing, takes_the_first, changes_its_mind):
        with room.table(*all_choose(kind, edition)) as table:
            steps(table.seats[RIVAL])
            for who in (0, 2, 3):
                table.choose(who, table.seats[who].options[0])
            table.ask_around()
            assert RIVAL in [decision.seat for decision in table.truth.decisions]
            heard.append(table.heard())
            lies.append(table.truth.digest())
    assert len(set(lies)) == 3
    for other in heard[1:]:
        assert set(differences(heard[0], other)) == {RIVAL}


# --------------------------------------------------------------------------------------------------
# What somebody looks at
# --------------------------------------------------------------------------------------------------


@cache
def about_to_look() -> tuple[Setup, tuple[Choice, ...], Option]:
    """A game of Classic up to the choice with which the rival looks at hidden quests or events and is asked
    about them; others learn nothing and are asked nothing by that.
    """
    for seed in range(200):
        setup = Setup.new("classic", ("",) * SEATS, ("person",) * SEATS, OPTIONS, seed)
        state, dice, choices = setup.game().start(), random.Random(seed), list[Choice]()
        while not state.over:
            decision = dice.choice(state.decisions)
            choices.append((decision.seat, dice.choice(decision.options)))
            if decision.seat == RIVAL and _looks(state, choices[-1]):
                return setup, tuple(choices[:-1]), choices[-1][1]
            state.choose(*choices[-1])
    raise AssertionError("nobody looks at anything")


def _looks(state: State, choice: Choice) -> bool:
    """Whether a choice of the rival's lets the rival alone see the tops of the decks, which differ once the
    decks lie otherwise.
    """
    asked = []
    for change in (None, other_decks):
        after = state.copy()
        if change is not None:
            change(after)
        after.choose(*choice)
        if len(after.decisions) != 1 or after.decisions[0].seat != RIVAL:
            return False
        asked.append(after.decisions[0])
    one, two = asked
    words = {option[0] for option in one.options}
    return (
        one.kind == two.kind
        and words <= {"quest", "event", "stop"}
        and not {*one.options} & {*two.options} - {("stop",)}
    )


@pytest.mark.rule("HID.2", "HID.3", "EFF.11", "EFF.19")
def test_what_a_rival_looks_at_changes_no_byte_that_the_others_are_sent(room: Hall) -> None:
    setup, past, look = about_to_look()
    heard, offered = [], []
    for change in (None, other_decks):
        with room.table(setup, past, change) as table:
            table.choose(RIVAL, option_id(look))
            table.ask_around()
            offered.append(table.seats[RIVAL].options)
            heard.append(table.heard())
    assert offered[0] != offered[1]
    assert set(differences(*heard)) == {RIVAL}


# --------------------------------------------------------------------------------------------------
# Traps that lie in wait, standing orders and the window in which they might be revealed
# --------------------------------------------------------------------------------------------------

LENGTH = 5
NOBODY_ELSE = {TRAPPER}


def _parting(pair: Twins) -> int:
    """Which choice is the first that differs."""
    both = zip(pair.matching, pair.other, strict=True)
    return next(at for at, (one, two) in enumerate(both) if one != two)


@contextmanager
def at_the_window(
    room: Hall, pair: Twins, choices: tuple[Choice, ...], *modes: str, start: int = -1
) -> Iterator[Table]:
    """A table at which the window is open; what was chosen from ``start`` on is chosen over the network, and
    before that the rival gives these orders for the spell that lies in wait, one after the other.
    """
    room.clock.now = NOON
    with room.table(pair.setup, choices[:start], window=LENGTH) as table:
        for mode in modes:
            assert table.order(TRAPPER, pair.slot, mode)["type"] == "done"
        for seat, option in choices[start:]:
            table.choose(seat, option_id(option))
        assert table.truth.sheet[TRAPPER][pair.slot].status == ACTIVE
        assert table.seats[0].shown["window"] == {"seat": TRAPPER, "until": NOON + LENGTH}
        table.ask_around()
        yield table


def closes(room: Hall, table: Table) -> Choice:
    """The window closes by itself; what was answered for the rival."""
    length = len(table.live.record().choices)
    room.clock.now += LENGTH - 1
    table.catch_up()
    assert len(table.live.record().choices) == length
    room.clock.now += 1
    table.seats[0].until(lambda message: message["type"] == "diff")
    table.catch_up()
    table.ask_around()
    return table.live.record().choices[length]


@pytest.mark.rule("HID.2", "HID.3", "HID.7")
@pytest.mark.parametrize("kind", ["trap", "protection"])
def test_in_a_window_no_byte_tells_whether_the_rival_could_react(room: Hall, edition: str, kind: str) -> None:
    """Another spell was planned, cast and lies Active; only one of them answers what happens."""
    heard, pair = [], twins(kind, edition=edition)
    for choices, offered in ((pair.matching, ["reveal:1", "pass"]), (pair.other, ["pass"])):
        with at_the_window(room, pair, choices, start=_parting(pair)) as table:
            assert table.seats[TRAPPER].options == offered
            heard.append(table.heard())
            table.choose(TRAPPER, "pass")
            table.ask_around()
            heard.append(table.heard())
    assert set(differences(heard[0], heard[2])) == NOBODY_ELSE
    assert set(differences(heard[1], heard[3])) == NOBODY_ELSE


@pytest.mark.rule("HID.3", "HID.7")
@pytest.mark.parametrize("kind", ["trap", "protection"])
def test_no_byte_tells_what_was_ordered_until_the_window_closes_and_only_a_spell_revealed_then(
    room: Hall, edition: str, kind: str
) -> None:
    pair = twins(kind, edition=edition)
    stories = {
        "reveals": (pair.matching, ("first",)),
        "changes its mind": (pair.matching, ("first", "saves", "first", "ask")),
        "says nothing": (pair.matching, ()),
        "waits in vain": (pair.other, ("first",)),
    }
    before, after, answers = {}, {}, {}
    for story, (choices, modes) in stories.items():
        with at_the_window(room, pair, choices, *modes) as table:
            before[story] = table.heard()
            answers[story] = closes(room, table)
            after[story] = table.heard()
    silent = "says nothing"
    for story in stories:
        assert set(differences(before[silent], before[story])) <= NOBODY_ELSE
        if story != "reveals":
            assert answers[story] == (TRAPPER, PASS)
            assert set(differences(after[silent], after[story])) <= NOBODY_ELSE
    assert answers["reveals"] == (TRAPPER, ("reveal", pair.slot))
    assert set(differences(after[silent], after["reveals"])) == {*range(3), WATCHING}


# --------------------------------------------------------------------------------------------------
# The comparison finds what is told
# --------------------------------------------------------------------------------------------------

put_beside = LiveTable._put_beside
window_shown = Windows.shown

LEAKS: dict[str, Callable[[State], Any]] = {
    "hand": lambda state: state.hand[RIVAL],
    "spell": lambda state: [spell.card for spell in state.sheet[RIVAL]],
    "side": lambda state: [spell.side for spell in state.sheet[RIVAL]],
    "quest": lambda state: state.tasks[RIVAL],
    "discards": lambda state: state.quest_discards,
    "mark": lambda state: [task.met for task in state.tasks[RIVAL]],
    "decks": lambda state: state.library,
}


@EACH_SECRET
def test_a_secret_that_is_told_would_be_found(
    room: Hall, monkeypatch: pytest.MonkeyPatch, edition: str, secret: str
) -> None:
    def careless(table: LiveTable, seat: int, shown: Shown) -> None:
        put_beside(table, seat, shown)
        shown["gossip"] = LEAKS[secret](table._game.state)  # type: ignore[typeddict-unknown-key]

    monkeypatch.setattr(LiveTable, "_put_beside", careless)
    past, change = evening(edition), SECRETS[edition][secret]
    with room.table(*past) as one, room.table(*past, change) as two:
        assert set(differences(one.heard(), two.heard())) == {*range(SEATS), WATCHING}


def test_an_order_that_is_told_would_be_found(
    room: Hall, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    def careless(table: LiveTable, seat: int, shown: Shown) -> None:
        put_beside(table, seat, shown)
        shown["factions"][TRAPPER]["tokens"] += len(table._orders(TRAPPER))

    monkeypatch.setattr(LiveTable, "_put_beside", careless)
    pair, heard = twins(edition=edition), []
    for modes in ((), ("first",)):
        with at_the_window(room, pair, pair.matching, *modes) as table:
            heard.append(table.heard())
    assert set(differences(*heard)) == {*range(3), WATCHING}


def test_a_window_that_is_shorter_for_who_has_no_answer_would_be_found(
    room: Hall, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    def careless(self: Windows) -> Any:
        shown, window = window_shown(self), self._window
        if shown is not None and window is not None and len(self._asked(window)[1].options) == 1:
            shown["until"] -= 0.25
        return shown

    pair, heard = twins(edition=edition), []
    for choices in (pair.matching, pair.other):
        with at_the_window(room, pair, choices) as table:
            monkeypatch.setattr(Windows, "shown", careless)
            table.order(TRAPPER, pair.slot, "first")
            table.seats[0].send({"type": "speak", "lang": "de"})
            table.catch_up()
            heard.append(table.heard())
        monkeypatch.undo()
    assert 0 in differences(*heard)
