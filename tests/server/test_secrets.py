"""What a seat may not know never leaves the server: not in views, differences, errors, reports or the log."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import pytest

from blackrose.engine.state import State
from blackrose.engine.table import EMPTY, REVEALED, SecretFrame
from blackrose.game import Option
from blackrose.server.browsers import Browser as Known
from blackrose.table.live import PERSON, LiveTable, StoredSeat
from blackrose.table.recorded.record import Setup
from tests.server.people import Browser, Seat
from tests.server.serving import Served

WATCHING = -1


@dataclass
class Table:
    """A game of two people with a spectator, and the truth behind it."""

    served: Served
    people: list[Browser]
    seats: list[Seat]
    live: LiveTable
    checked: dict[int, int] = field(default_factory=dict)
    known: dict[int, set[int]] = field(default_factory=dict)

    @property
    def truth(self) -> State:
        """The whole state, which nobody may see."""
        return self.live._game.state

    @property
    def audiences(self) -> tuple[int, ...]:
        """Both seats and the spectator."""
        return (0, 1, WATCHING)

    def asked(self) -> list[int]:
        """Who can choose."""
        return [decision.seat for decision in self.truth.decisions]

    def choose(self, seat: int, option: str) -> None:
        """One choice, then everybody is up to date."""
        assert self.seats[seat].choose(option)["type"] == "done"
        self.catch_up()

    def catch_up(self) -> None:
        """Everybody has heard everything."""
        for seat in self.seats:
            seat.send({"type": "sync"})
            seat.until(lambda message: message["type"] == "full")

    def ask_around(self, dice: random.Random) -> None:
        """Everybody asks for all that can be asked for, wrong things too."""
        for who, seat in zip(self.audiences, self.seats, strict=True):
            browser = self.people[who]
            browser.ask("GET", f"/api/tables/{self.live.id}")
            browser.ask("GET", f"/api/tables/{self.live.id}/report")
            browser.ask("POST", f"/api/tables/{self.live.id}/share")
            for option in (*seat.options[:1], "plan:0:0:0", "Fireball"):
                seat.send({"type": "preview", "rev": seat.rev, "option": option})
            seat.choose("plan:0:0:0" if dice.random() < 0.5 else "Fireball")
            seat.choose("pass", rev=seat.rev + 5)


@pytest.fixture
def table(served: Served, seed: str) -> Iterator[Table]:
    """A table of a seed, with two browsers and a spectator's."""
    with ExitStack() as stack:
        yield stack.enter_context(_Opened(served, seed))


class _Opened:
    """Opens a table and everybody's connection to it."""

    def __init__(self, served: Served, seed: str) -> None:
        self.served = served
        self.seed = seed
        self.stack = ExitStack()

    def __enter__(self) -> Table:
        served, stack = self.served, self.stack
        people = [stack.enter_context(Browser(served)) for _ in range(3)]
        for person in people:
            person.new_table("person", "person")  # which gives them a cookie
        holders = [Known(person.cookie, False).holder for person in people]
        setup = Setup.new(seed=self.seed)
        stored = [StoredSeat(seat, PERSON, holder=holders[seat]) for seat in range(2)]
        name = served.call(served.service.host.new_table(setup, stored))
        served.call(served.service.store.add_watcher(name, holders[2]))
        for person in people:
            person.seen.clear()
        places: tuple[int | str, ...] = (0, 1, "watch")
        seats = [
            stack.enter_context(person.sit(name, place)) for person, place in zip(people, places, strict=True)
        ]
        live = served.call(served.service.host.table(name))
        return Table(served, people, seats, live)

    def __exit__(self, *error: Any) -> None:
        self.stack.close()


# --------------------------------------------------------------------------------------------------
# Canaries
# --------------------------------------------------------------------------------------------------


def in_the_open(state: State, audience: int) -> set[int]:
    """The cards that an audience can see now, by the truth and by the rules of the game."""
    seen = {card for pile in state.memories for card in pile} | set(state.removed)
    for owner in range(state.rules.seats):
        for spell in state.sheet[owner]:
            if spell.status == REVEALED or (owner == audience and spell.status != EMPTY):
                seen.add(spell.card)
    if audience != WATCHING:
        seen |= {*state.hand[audience], *state.grimoire[audience]}
    return seen


def hidden(state: State) -> set[int]:
    """The cards in places that somebody may not look into."""
    cards = {
        card for pile in (*state.hand, *state.grimoire, *state.library, state.forgotten) for card in pile
    }
    return cards | {spell.card for sheet in state.sheet for spell in sheet if spell.status != EMPTY}


def look_for_canaries(table: Table) -> int:
    """Everything an audience was ever sent is searched for names of cards it has never been able to see."""
    state, found = table.truth, 0
    for audience in table.audiences:
        known = table.known.setdefault(audience, set())
        known |= in_the_open(state, audience)
        canaries = [state.rules.cards[card].name.en for card in hidden(state) - known]
        found += len(canaries)
        seen = table.people[audience].seen
        fresh = b"\n".join(seen[table.checked.get(audience, 0) :]).decode()
        table.checked[audience] = len(seen)
        for name in canaries:
            assert name not in fresh, f"audience {audience} was told of {name}"
    return found


@pytest.mark.parametrize("seed", ["canary"])
def test_no_name_of_a_hidden_card_is_ever_sent(table: Table, seed: str) -> None:
    dice, canaries, steps = random.Random(seed), 0, 0
    while not table.truth.over:
        canaries += look_for_canaries(table)
        if steps % 30 == 0:
            table.ask_around(dice)
        who = dice.choice(table.asked())
        table.choose(who, dice.choice(table.seats[who].options))
        steps += 1
    look_for_canaries(table)
    assert canaries > 1000  # there was something to be found
    names = {card.name.en for card in table.truth.rules.cards}
    log = table.served.log.getvalue()
    assert not any(name in log for name in names)


# --------------------------------------------------------------------------------------------------
# Two tables that differ only in what a seat may not know
# --------------------------------------------------------------------------------------------------


def bytes_of(table: Table, audience: int, start: int) -> list[str]:
    """What an audience was sent, without what differs between any two tables: the id, the time, its keys."""
    told = b"\n".join(table.people[audience].seen[start:]).decode().replace(table.live.id, "T")
    return re.sub(r"key-\d+-", "key-", re.sub(r'"since":[0-9.e+]+', '"since":0', told)).split("\n")


def secretly_planning(table: Table) -> bool:
    """Whether both seats are making their plans."""
    return plans(table) is not None and table.asked() == [0, 1]


def plans(table: Table) -> tuple[tuple[Option, ...], ...] | None:
    """What both seats have answered so far in the secret choice that is open."""
    frame = table.truth.stack[-1] if table.truth.stack else None
    return frame.answers if isinstance(frame, SecretFrame) else None


def same_slot(options: list[str]) -> list[str]:
    """The ways in which the slot that is asked for can be filled."""
    plans = [option for option in options if option.startswith("plan:")]
    return [option for option in plans if option.split(":")[1] == plans[0].split(":")[1]]


class Twins:
    """Two tables of one seed, at which the same is done."""

    def __init__(self, one: Table, two: Table, dice: random.Random) -> None:
        self.tables = (one, two)
        self.dice = dice
        self.mark()

    def mark(self) -> None:
        """From here on everything that is sent is compared."""
        self.marks = [[len(person.seen) for person in table.people] for table in self.tables]

    def look_alike(self, *audiences: int) -> bool:
        """Whether these audiences were sent the same bytes, and some."""
        for audience in audiences:
            one, two = (
                bytes_of(table, audience, mark[audience])
                for table, mark in zip(self.tables, self.marks, strict=True)
            )
            assert one
            if one != two:
                return False
        return True

    def step(self, who: int) -> bool:
        """A seat does the same at both tables; False if there is nothing it could do at both."""
        both = sorted(set(self.tables[0].seats[who].options) & set(self.tables[1].seats[who].options))
        if not both:
            return False
        option = self.dice.choice(both)
        for table in self.tables:
            table.choose(who, option)
        return True

    def play_on(self) -> None:
        """Until both seats plan in secret and the rival can fill the slot in two ways."""
        one = self.tables[0]
        while not (secretly_planning(one) and len(same_slot(one.seats[1].options)) > 1):
            assert self.step(self.dice.choice(one.asked()))

    def part(self) -> None:
        """The rival fills the slot with another card or side at each table."""
        ways = self.dice.sample(same_slot(self.tables[0].seats[1].options), 2)
        for table, way in zip(self.tables, ways, strict=True):
            table.choose(1, way)
        one, two = map(plans, self.tables)
        assert one != two  # they do differ


def face_down(table: Table) -> bool:
    """Whether the plans lie on the table and none of the rival's spells has been revealed."""
    lying = {spell.status for spell in table.truth.sheet[1]}
    return lying != {EMPTY} and REVEALED not in lying


@pytest.mark.parametrize("seed", [f"twins {number}" for number in range(3)])
def test_a_rivals_secret_plan_changes_nothing_that_is_sent(served: Served, seed: str) -> None:
    with _Opened(served, seed) as one, _Opened(served, seed) as two:
        twins = Twins(one, two, random.Random(seed))
        twins.play_on()
        twins.mark()
        twins.part()
        assert twins.look_alike(0, WATCHING)
        assert not twins.look_alike(1)
        for table in (one, two):  # and as if nothing had been
            assert table.seats[1].back()["type"] == "done"
            table.catch_up()
        assert [seat.shown for seat in one.seats] == [seat.shown for seat in two.seats]


@pytest.mark.parametrize("seed", [f"spells {number}" for number in range(3)])
def test_a_rivals_face_down_spells_change_nothing_that_is_sent(served: Served, seed: str) -> None:
    with _Opened(served, seed) as one, _Opened(served, seed) as two:
        twins = Twins(one, two, random.Random(seed))
        twins.play_on()
        twins.mark()
        twins.part()
        while secretly_planning(one) or secretly_planning(two) or not face_down(one):
            assert twins.step(
                next(who for who in (1, 0) if one.seats[who].options and two.seats[who].options)
            )
        assert face_down(two)
        assert one.truth.sheet[1] != two.truth.sheet[1]  # other cards lie there
        assert twins.look_alike(0, WATCHING)


def test_what_a_table_tells_of_itself_before_its_end(table: Table, seed: str) -> None:
    setup = table.live.stored.setup
    for audience in table.audiences:
        table.people[audience].ask("GET", f"/api/tables/{table.live.id}")
        everything = b"".join(table.people[audience].seen).decode()
        assert json.dumps(setup.commitment) in everything
        assert setup.seed not in everything
        assert not any(seat.holder in everything for seat in table.live.stored.seats)


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> str:
    """Of the table, unless a test names another."""
    return "seed of seeds 20 bits"
