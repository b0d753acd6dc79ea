"""How hard an Avatar makes it: evenly dealt games, shares, margins, and what its commands really do."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from blackrose.engine import events as ev
from blackrose.engine.events import Cause, Entry
from blackrose.game import BadSetup, listing
from blackrose.lab.against import ARMED, Against, Mean, carried_out, dealt, measure
from blackrose.lab.fuzz import fuzz, some_avatar
from blackrose.lab.perft import perft, state_at
from blackrose.lab.sim import Series, simulate
from tests.table.avatar_told import AVATAR, rules

OPTIONS = {"avatar": AVATAR, "moons": "2-6-10"}


@pytest.fixture(scope="module")
def report() -> Against:
    return measure("random", 12, "t", edition="rebirth", options=OPTIONS)


def series(people: int) -> Series:
    options = tuple(sorted({**OPTIONS, "setup": "random"}.items()))
    return Series(("random",) * people, 100, "t", "rebirth", options=options)


@pytest.mark.parametrize(("people", "ways"), [(1, 24), (2, 360)])
def test_mages_and_schools_are_dealt_evenly(people: int, ways: int) -> None:
    found: Counter[tuple[tuple[str, ...], tuple[str, ...]]] = Counter()
    mages: Counter[str] = Counter()
    schools: Counter[str] = Counter()
    for number in range(ways):
        one, taught = dealt(series(people), number)
        found[one.mages, taught] += 1
        mages.update(one.mages)
        schools.update(taught)
        assert dict(one.options)["schools"] == ",".join(taught)
    assert set(found.values()) == {1}
    assert len(set(mages.values())) == len(set(schools.values())) == 1
    assert (len(mages), len(schools)) == (4, 6)


@pytest.mark.parametrize("people", [1, 2, 3])
def test_so_they_are_in_fewer_games_than_there_are_ways(people: int) -> None:
    schools = Counter(school for number in range(240) for school in dealt(series(people), number)[1])
    assert len(schools) == 6
    assert max(schools.values()) - min(schools.values()) <= 0.2 * schools.total() / 6


def test_they_are_played_as_they_are_dealt() -> None:
    one, (school,) = dealt(series(1), 7)
    state = one.game(7, None).start()
    while state.round < 1:
        state.choose(state.decisions[0].seat, state.decisions[0].options[0])
    assert state.rules.mages[state.mage[0]].name.en == one.mages[0]
    assert state.rules.schools[state.school[0]].name.en == school


def test_the_report_counts_every_game(report: Against) -> None:
    assert (report.games, report.given_up, report.seats) == (12, 0, 1)
    assert (report.avatar, report.difficulty) == (AVATAR, "apprentice")
    assert report.beaten.of == 12
    for group in ("mage", "school"):
        assert sum(share.of for share in report.shares[group]) == 12
        assert sum(share.wins for share in report.shares[group]) == report.beaten.wins
    assert sum(games for _, games in report.rounds) == 12
    assert report.margin.low <= report.margin.average <= report.margin.high
    assert report.margin.average == pytest.approx(report.power[0] - report.power[1])


def test_the_same_seed_makes_the_same_report_in_any_number_of_processes(report: Against) -> None:
    again = measure("random", 12, "t", 2, edition="rebirth", options=OPTIONS)
    assert again == report


def test_every_part_of_every_command_is_listed(report: Against) -> None:
    game = rules(1)
    cards = {card for deck in game.command_decks for card in deck}
    wanted = sum(len(game.commands[card].parts) + (game.commands[card].armed is not None) for card in cards)
    assert len(report.parts) == wanted
    assert {part.moon for part in report.parts} == {1, 2, 3}
    assert all(0 <= part.did <= part.begun for part in report.parts)
    assert any(part.did for part in report.parts)
    assert report.never == tuple(part for part in report.parts if part.did == 0)


def test_a_part_is_carried_out_if_something_came_of_it() -> None:
    game = rules(1)
    armed = next(card for card, code in enumerate(game.armed_codes) if code >= 0)
    first, back = game.command_codes[armed][0], game.armed_codes[armed]

    def told(effect: int, kind: int, *facts: int) -> Entry:
        return Cause(effect, 0, 1, 4, 0), ev.made(kind, facts)

    idle = [
        told(first, ev.WEIGHED, 1, 0, 0, 0, 3),
        told(first, ev.TARGETED, 1, first, 0, -1, 0),
        told(-1, ev.RESOLVED, 1, first, 0, 0),
    ]
    busy = [told(first, ev.SUFFERED, 0, 2, 1, -1, ev.BY_SPELL), *idle, told(back, ev.GAINED, 1, 2)]
    begun, did = carried_out(game, [*idle, *busy, told(-1, ev.RESOLVED, 1, back, 0, 0)])
    assert begun == {(armed, 0): 2, (armed, ARMED): 1}
    assert did == {(armed, 0): 1, (armed, ARMED): 1}


def test_it_is_told_as_json_too(report: Against) -> None:
    plain = json.loads(json.dumps(report.as_dict()))
    assert plain["shares"]["beaten"][0]["of"] == 12
    assert plain["margin"]["mean"] == round(report.margin.average, 2)
    assert plain["parts"][0]["command"] == report.parts[0].command


def test_a_mean_has_its_interval() -> None:
    found = Mean.of([1.0, 2.0, 3.0])
    assert found.average == 2.0
    assert found.high - 2.0 == pytest.approx(1.96 / 3**0.5)
    assert Mean.of([]) == Mean(0.0, 0.0, 0.0)


def test_several_mages_against_it() -> None:
    found = measure("random", 4, "t", edition="rebirth", seats=2, options=OPTIONS)
    assert (found.seats, len(found.power)) == (2, 3)
    assert sum(share.of for share in found.shares["mage"]) == 8


def test_what_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(BadSetup, match="no Avatar"):
        measure("random", 4, edition="rebirth", options={"avatar": "Nobody"})


# --------------------------------------------------------------------------------------------------
# The other commands
# --------------------------------------------------------------------------------------------------


def test_random_games_with_an_avatar_are_checked() -> None:
    found = fuzz(6, "avatar", edition="rebirth", seats=1, wished={"avatar": AVATAR})
    assert found.failures == []


def test_the_fuzzer_comes_to_avatars_by_itself() -> None:
    played = [some_avatar(f"s/{number}", "rebirth") for number in range(200)]
    assert 20 < sum(map(bool, played)) < 80
    assert not any(some_avatar(f"s/{number}", "duel") for number in range(50))


def test_a_series_counts_the_avatar_s_victories() -> None:
    one = Series(("random",), 4, "t", "rebirth", options=tuple(OPTIONS.items()))
    result = simulate(one)
    assert result.finished == 4
    assert result.winners["0"] + result.winners["black_rose"] == 4
    assert simulate(one, 2).digest == result.digest


def test_positions_are_reached_with_an_avatar() -> None:
    position = listing("rebirth").positions["action"]
    state = state_at("rebirth", position, {"avatar": AVATAR})
    assert len(state.rules.people) == position.seats - 1
    assert perft(state, 1) > 1
