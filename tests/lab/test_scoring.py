"""How power is told apart by where it came from, and what the report makes of it."""

from __future__ import annotations

import pytest

from blackrose.bots import make_bot
from blackrose.cli import main
from blackrose.game import Game, State
from blackrose.game.journal import events as ev
from blackrose.lab.balance import measure
from blackrose.lab.scoring import WAYS, Ledger
from blackrose.lab.sim import step
from tests.rebirth.scenario import Rebirth


@pytest.fixture
def lodge() -> Rebirth:
    """Rikkart and Gramigna in the Arena, Arianna next door in the Sanctuary; each has 3 power."""
    table = Rebirth("Rikkart", "Gramigna", "Arianna")
    for mage, room in zip(table.people, ("Arena", "Arena", "Sanctuary"), strict=True):
        table.stand(mage, room)
        table.power(mage, 3)
    return table


def gained(lodge: Rebirth, who: str) -> dict[str, float]:
    """What a mage has gained, by the ways in which anything was."""
    ledger = Ledger(lodge.rules)
    ledger.read(lodge.state.journal or ())
    return {
        way: amount for way, amount in zip(WAYS, ledger.gained[lodge.faction(who)], strict=True) if amount
    }


def carry_on(lodge: Rebirth) -> None:
    """The first answer to everything that is still asked."""
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])


def clean_up(lodge: Rebirth) -> None:
    """Plays the clean-up; then the next Black Rose phase asks whether a quest is given up."""
    lodge.task("Rikkart", "Magic Stem")
    lodge.begin("clean-up")


def test_a_rebuilt_room_pays_for_rooms(lodge: Rebirth) -> None:
    lodge.instability("Crypt", "rrrxxg")
    clean_up(lodge)
    told = [gained(lodge, who) for who in ("Rikkart", "Gramigna", "Arianna")]
    assert told == [{"rooms": 4}, {"rooms": 1}, {}]


def test_what_evocations_placed_in_a_room_is_theirs(lodge: Rebirth) -> None:
    """A Totem's act brings one of Rikkart's two cubes, a spell the other: of 2 power each has brought 1."""
    lodge.instability("Garden", "gx")
    lodge.evocation("Rikkart", "Garden", kind="Totem")
    lodge.resolve("Great Spirit", "dark", by="Rikkart")
    lodge.resolve("Storm Call", "light", by="Rikkart")
    assert lodge.cubes("Garden") == "gxrr"
    clean_up(lodge)
    assert gained(lodge, "Rikkart") == {"rooms": 1, "evocations": 1}


@pytest.mark.parametrize(
    ("spell", "side", "told"),
    [
        ("Evil Eye", "light", {"theft": 1}),
        ("Beggar's Bowl", "dark", {"theft": 1}),
        ("Masked Ball", "dark", {"effects": 1}),
    ],
)
def test_spells_steal_or_pay(lodge: Rebirth, spell: str, side: str, told: dict[str, float]) -> None:
    lodge.resolve(spell, side, by="Rikkart")
    if not lodge.quiet:
        lodge.choose("Gramigna")
    carry_on(lodge)
    assert gained(lodge, "Rikkart") == told
    assert gained(lodge, "Gramigna") == {}


def test_whoever_has_nothing_is_not_stolen_from(lodge: Rebirth) -> None:
    lodge.power("Gramigna", 0)
    lodge.resolve("Evil Eye", "light", by="Rikkart")
    lodge.choose("Gramigna")
    carry_on(lodge)
    assert gained(lodge, "Rikkart") == {}


def test_a_defeat_pays_for_defeats(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Arena", damage=lodge.nearly("Gramigna", 3))
    lodge.resolve("Athanor Eruption", "light", by="Rikkart")
    lodge.choose("Gramigna")
    carry_on(lodge)
    told = gained(lodge, "Rikkart")
    assert list(told) == ["defeats"]
    assert sum(told.values()) == lodge.power("Rikkart") - 3


@pytest.mark.parametrize("spell", [False, True])
def test_a_defeat_by_an_evocation_is_the_evocations(lodge: Rebirth, spell: bool) -> None:
    """All of it, or as much as it struck: 2 of 5 cubes."""
    lodge.stand("Gramigna", "Arena", damage=lodge.nearly("Gramigna", 5 if spell else 2))
    if spell:
        lodge.resolve("Athanor Eruption", "light", by="Rikkart")
        lodge.choose("Gramigna")
        carry_on(lodge)
    lodge.evocation("Rikkart", "Arena", kind="Cadaver")
    lodge.resolve("Overclock", "dark", by="Rikkart")
    lodge.choose("Cadaver r1", "attack Gramigna")
    carry_on(lodge)
    paid = lodge.power("Rikkart") - 3
    assert paid > 0
    part = 0.4 if spell else 1.0
    told = gained(lodge, "Rikkart")
    assert told["evocations"] == pytest.approx(paid * part)
    assert told.get("defeats", 0.0) == pytest.approx(paid * (1 - part))


def test_an_upgrade_pays_for_its_evocation(lodge: Rebirth) -> None:
    theirs = lodge.evocation("Gramigna", "Arena", kind="Cadaver")
    lodge.evocation("Rikkart", "Arena", kind="Cadaver", upgrade="Iron Claws")
    lodge.resolve("Overclock", "dark", by="Rikkart")
    lodge.choose("Cadaver r2" if "Cadaver r2" in lodge.offered() else lodge.offered()[0])
    lodge.choose(f"attack {theirs}")
    assert gained(lodge, "Rikkart") == {"evocations": 1}


# --------------------------------------------------------------------------------------------------
# Whole games
# --------------------------------------------------------------------------------------------------


def played(edition: str, seats: int) -> State:
    """A game from its start to its end, with its journal."""
    state = Game.new(edition, ("",) * seats, "scoring", {"setup": "random"} if seats > 2 else {}).start(
        journal=True
    )
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    while not state.over:
        step(state, bots)
    return state


@pytest.mark.long
@pytest.mark.parametrize(("edition", "seats"), [("duel", 2), ("rebirth", 3), ("classic", 3)])
def test_every_power_gained_is_entered_once(edition: str, seats: int) -> None:
    """What is entered, less what was lost, is where the markers stand."""
    state = played(edition, seats)
    ledger = Ledger(state.rules)
    ledger.read(state.journal or ())
    for faction, gained in enumerate(ledger.gained):
        lost = sum(e.amount for _, e in state.journal or () if isinstance(e, ev.Lost) and e.who == faction)
        assert sum(gained) - lost == pytest.approx(state.power[faction])
        assert min(gained) >= 0
    scored = [e for _, e in state.journal or () if isinstance(e, ev.Scored) and e.amount > 0]
    assert sum(ways[WAYS.index("final count")] for ways in ledger.gained) == sum(e.amount for e in scored)


def test_the_report_tells_each_school_s_ways_whatever_the_number_of_processes() -> None:
    one, two = (
        measure("random", 4, "ways", jobs, edition="rebirth", seats=2, options={"moons": "4-12-20"}).as_dict()
        for jobs in (1, 2)
    )
    rows = one["ways of scoring"]
    assert rows == two["ways of scoring"]
    assert sum(row["mages"] for row in rows) == 4 * 2
    for row in rows:
        assert list(row) == ["school", "mages", "power", *WAYS]
        assert sum(row[way] for way in WAYS) == pytest.approx(100 if row["power"] else 0, abs=0.5)


def test_the_command_prints_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    """As it stands in docs/balance.md: a line for each school that was played."""
    words = "balance --edition rebirth --seats 2 --moons 4-12-20 --games 1 --bot random --jobs 1"
    main(words.split())
    _, table = capsys.readouterr().out.split(f"| | power | {' | '.join(WAYS)} |\n|{'---|' * 9}\n")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines()]
    assert [len(row) for row in rows] == [2 + len(WAYS)] * 2
    assert {row[0] for row in rows} <= {"Agony", "Alchemy", "Hex", "Nightmare", "Shamanic", "Technomancy"}


def test_where_all_have_one_school_nothing_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert measure("random", 1).as_dict()["ways of scoring"] == []
    main(["balance", "--games", "1", "--bot", "random", "--jobs", "1"])
    assert "share of each way" not in capsys.readouterr().out
