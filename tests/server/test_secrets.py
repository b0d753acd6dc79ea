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
from blackrose.engine.table import BARRIER, REVEALED
from blackrose.server.browsers import Browser as Known
from blackrose.table.live import PERSON, LiveTable, SeatKept
from blackrose.table.record import Setup
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
        return self.live._course.state

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
        kept = [SeatKept(seat, PERSON, holder=holders[seat]) for seat in range(2)]
        name = served.call(served.service.host.new_table(setup, kept))
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
            if spell & 3 == REVEALED or (owner == audience and spell & 3):
                seen.add(spell >> 3)
    if audience != WATCHING:
        seen |= {*state.hand[audience], *state.grimoire[audience]}
    return seen


def hidden(state: State) -> set[int]:
    """The cards in places that somebody may not look into."""
    cards = {card for pile in (*state.hand, *state.grimoire, state.library, state.forgotten) for card in pile}
    return cards | {spell >> 3 for sheet in state.sheet for spell in sheet if spell & 3}


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
    """What an audience was sent, without what differs between any two tables: the id and the time."""
    told = [raw.decode() for raw in table.people[audience].seen[start:]]
    return [re.sub(r'"since":[0-9.e+]+', '"since":0', one.replace(table.live.id, "T")) for one in told]


def secretly_planning(table: Table, seat: int) -> list[str]:
    """The ways in which a seat can fill the same slot, while its rival has not finished its plan either."""
    state = table.truth
    if not state.stack or state.stack[-1].kind != BARRIER or table.asked() != [0, 1]:
        return []
    options = [option for option in table.seats[seat].options if option.startswith("plan:")]
    return (
        [option for option in options if option.split(":")[1] == options[0].split(":")[1]] if options else []
    )


@pytest.mark.parametrize("seed", [f"twins {number}" for number in range(3)])
def test_a_rivals_secret_plan_changes_nothing_that_is_sent(served: Served, seed: str) -> None:
    dice = random.Random(seed)
    with _Opened(served, seed) as one, _Opened(served, seed) as two:
        wanted = dice.randrange(1, 4)
        while wanted:
            ways = secretly_planning(one, 1)
            if len(ways) > 1:
                wanted -= 1
                marks = (
                    [len(person.seen) for person in one.people],
                    [len(person.seen) for person in two.people],
                )
                first, second = dice.sample(ways, 2)
                one.choose(1, first)
                two.choose(1, second)
                assert one.truth.stack[-1].data != two.truth.stack[-1].data  # they do differ
                for audience in (0, WATCHING):
                    sent = [
                        bytes_of(t, audience, mark[audience])
                        for t, mark in zip((one, two), marks, strict=True)
                    ]
                    assert sent[0] == sent[1]
                    assert sent[0]
                for seat in (one, two):
                    assert seat.seats[1].back()["type"] == "done"
                    seat.catch_up()
            who = dice.choice(one.asked())
            option = dice.choice(one.seats[who].options)
            one.choose(who, option)
            two.choose(who, option)
            if one.truth.over:
                break
        assert [seat.shown for seat in one.seats] == [seat.shown for seat in two.seats]


def test_what_a_table_tells_of_itself_before_its_end(table: Table, seed: str) -> None:
    setup = table.live.kept.setup
    for audience in table.audiences:
        table.people[audience].ask("GET", f"/api/tables/{table.live.id}")
        everything = b"".join(table.people[audience].seen).decode()
        assert json.dumps(setup.commitment) in everything
        assert setup.seed not in everything
        assert not any(seat.holder in everything for seat in table.live.kept.seats)


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> str:
    """Of the table, unless a test names another."""
    return "seed of seeds 20 bits"
