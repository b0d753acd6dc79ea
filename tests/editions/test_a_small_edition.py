"""A small edition, whole in this file: it is played by bots, in the terminal and over the wire.

Hill: two mages, five rooms, three rounds. Whoever stands alone in the middle at the end of a round gains 2
power, and so does whoever defeats the other. docs/how-to/add-an-edition.md explains it.
"""

from __future__ import annotations

import json
import multiprocessing
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from blackrose.cli import main
from blackrose.editions.duel import DUEL
from blackrose.editions.duel.edition import (
    cut_hands,
    deal_spells,
    hand_over_crown,
    lay_out,
    rebuild_rooms,
    study,
    take_grimoires,
)
from blackrose.editions.duel.needs import one_school
from blackrose.editions.duel.topics import TOPICS
from blackrose.editions.listing import CROWN, Listing, Position
from blackrose.editions.needs import mages, rooms
from blackrose.editions.positions import asks
from blackrose.editions.registry import registered
from blackrose.editions.steps import (
    clear_sheets,
    crown_somebody,
    defeated_is_healed,
    defeated_to_cell,
    plan,
    take_mages,
    take_turns,
    win,
)
from blackrose.editions.topics import with_topics
from blackrose.engine import changes
from blackrose.engine.edition import Phase
from blackrose.engine.full_stop.defeats import settle_defeats
from blackrose.engine.full_stop.reactions import offer_reactions
from blackrose.engine.geometry import lodge
from blackrose.engine.table import NOBODY, DefeatFrame, GameFrame, PhaseFrame, Table
from blackrose.game import EDITIONS, BadSetup, Game, box_of
from blackrose.lab import shards
from blackrose.language.wording import LANGUAGES, Wording
from tests.server.people import Browser
from tests.server.serving import serving
from tests.terminal.hosts import Typist

# --------------------------------------------------------------------------------------------------
# The edition
# --------------------------------------------------------------------------------------------------

MIDDLE = 0
REWARD = 2


def hold_the_hill(t: Table, f: PhaseFrame) -> bool:
    """Whoever is the only mage in the middle room gains power."""
    there = [seat for seat in range(t.rules.seats) if t.place[seat] == MIDDLE]
    if len(there) == 1:
        changes.gain_power(t, there[0], REWARD)
    return True


def defeated_pays(t: Table, f: DefeatFrame) -> bool:
    """Whoever placed the last damage on another mage gains power."""
    if f.by not in (f.mage, NOBODY):
        changes.gain_power(t, f.by, REWARD)
    return True


def third_round(t: Table) -> bool:
    """The game ends after round 3."""
    return t.round >= t.rules.edition.rounds


def name_winner(t: Table, f: GameFrame) -> bool:
    """Most power wins; every tie is the Black Rose's."""
    leaders = [seat for seat in range(t.rules.seats) if t.power[seat] == max(t.power)]
    return win(t, leaders[0] if len(leaders) == 1 else t.rules.rose)


HILL = replace(
    DUEL,  # its figures: cubes, tokens, draws, the power track
    name="hill",
    version="1",
    layouts={2: lodge(((0, 0), (1, 0), (0, 1), (-1, 0), (0, -1)), cells=((-1, -1), (1, 1)))},
    setup=(lay_out, crown_somebody, take_mages, take_grimoires, deal_spells),
    phases=(
        Phase("study", (study, cut_hands, plan)),
        Phase("action", (take_turns,)),
        Phase("hill", (hold_the_hill,)),
        Phase("clean-up", (clear_sheets, rebuild_rooms, hand_over_crown)),
    ),
    full_stop=(offer_reactions, settle_defeats),
    defeat=(defeated_to_cell, defeated_pays, defeated_is_healed),
    finish=(name_winner,),
    rounds=3,
    is_last=third_round,
    options={"crown": ("random", "0", "1")},
)

WORDS = Wording(
    en="""
title-hill = Black Rose Wars: Hill
edition-hill = Hill
    .text = Two mages and three rounds around one room.
phase-hill = Hill phase
option-hill-crown = Crown
    .text = Who takes the first turn.
option-hill-crown-random = By chance
    .text = Chance says who begins.
option-hill-crown-0 = Seat 1
    .text = Seat 1 begins.
option-hill-crown-1 = Seat 2
    .text = Seat 2 begins.
primer-hill-1 = Whoever stands alone in the middle room at the end of a round gains 2 power.
primer-hill-2 = Whoever defeats the other mage gains 2 power. Most power after three rounds wins.
""",
    de="""
title-hill = Black Rose Wars: Hügel
edition-hill = Hügel
    .text = Zwei Magi und drei Runden um einen Raum.
phase-hill = Hügelphase
option-hill-crown = Krone
    .text = Wer den ersten Zug hat.
option-hill-crown-random = Zufall
    .text = Der Zufall bestimmt, wer beginnt.
option-hill-crown-0 = Platz 1
    .text = Platz 1 beginnt.
option-hill-crown-1 = Platz 2
    .text = Platz 2 beginnt.
primer-hill-1 = Wer am Ende einer Runde allein im mittleren Raum steht, erhält 2 Machtpunkte.
primer-hill-2 = Wer den anderen Magi besiegt, erhält 2 Machtpunkte. Nach drei Runden gewinnen die meisten.
""",
    ru="""
title-hill = Black Rose Wars: Холм
edition-hill = Холм
    .text = Два мага и три раунда вокруг одной комнаты.
phase-hill = Фаза холма
option-hill-crown = Корона
    .text = Кто ходит первым.
option-hill-crown-random = Случайно
    .text = Кто начинает, решает случай.
option-hill-crown-0 = Место 1
    .text = Начинает место 1.
option-hill-crown-1 = Место 2
    .text = Начинает место 2.
primer-hill-1 = Кто в конце раунда один стоит в средней комнате, получает 2 силы.
primer-hill-2 = Кто победил другого мага, получает 2 силы. После трёх раундов побеждает большая сила.
""",
)

LISTING = Listing(
    edition=HILL,
    box="duel",
    letter="D",
    usual_seats=2,
    needs=(rooms, mages, one_school),
    topics=with_topics(TOPICS, {"phase": {"hill": "ROO.17"}}),
    flags={"crown": CROWN},
    positions={"planning": Position("the first spell is laid out", "planning", asks("plan"), 3, seats=2)},
    words=WORDS,
)


# --------------------------------------------------------------------------------------------------
# It is played
# --------------------------------------------------------------------------------------------------

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _listed() -> Iterator[None]:
    """The edition is there for these tests only."""
    with registered(LISTING):
        yield


def test_bots_play_it(capsys: Out) -> None:
    line = "--edition hill --seats greedy,random --games 6 --seed 1 --jobs 1 --json"
    assert main(["sim", *line.split()]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["edition"], told["games"], told["finished"]) == ("hill", 6, 6)
    assert main(["balance", "--edition", "hill", "--games", "2", "--bot", "random", "--jobs", "1"]) == 0
    assert "rounds: 3.0 on average" in capsys.readouterr().out


def test_it_has_laws_of_its_own(capsys: Out) -> None:
    state = Game.new("hill", ("Bartholomew", "Ulrich"), seed=3, options={"crown": "0"}).start(journal=True)
    dice = random.Random(3)
    while not state.over:
        decision = state.decisions[0]
        state.choose(decision.seat, dice.choice(decision.options))
    assert state.round == 3
    assert len(state.tiles) == 5
    assert main(["fuzz", "--edition", "hill", "--games", "3", "--jobs", "1"]) == 0
    assert main(["perft", "planning", "--edition", "hill", "--depth", "2"]) == 0


def test_somebody_plays_it_in_the_terminal(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", Typist("?", seed=2))
    assert main(["terminal", "--plain", "--edition", "hill", "--seed", "5", "--lang", "de"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Black Rose Wars: Hügel"
    assert any("Wer am Ende einer Runde allein" in line for line in lines)
    assert any("Hügelphase" in line for line in lines)
    assert any(line.startswith("Gewonnen hat: ") for line in lines)


def test_two_people_play_it_over_the_wire(tmp_path: Path) -> None:
    dice = random.Random(4)
    with serving(tmp_path) as served, Browser(served) as me:
        offered = {one["edition"]: one for one in me.get("/api/editions?lang=ru")}
        assert list(offered) == list(EDITIONS)
        assert offered["hill"]["name"] == "Холм"
        assert len(me.get("/api/editions/hill/box")["layouts"]["2"]["rooms"]) == 5
        assert me.get("/api/rules")["topics"]["hill"]["phase.hill"] == "ROO.17"
        table = me.new_table("person", "person", edition="hill", options={"crown": "1"})["table"]
        phases = set()
        with me.sit(table, 0) as first, me.sit(table, 1) as second:
            while first.shown["over"] is None:
                seat = first if first.options else second
                phases.add(seat.shown["phase_name"])
                assert seat.choose(dice.choice(seat.options))["type"] == "done"
                for other in (first, second):
                    other.send({"type": "sync"})
                    other.until(lambda message: message["type"] == "full")
            assert first.shown["over"]["text"]
            assert first.shown["round"] == 3
            assert any("Hill phase" in line["text"] for line in first.log)
        assert phases <= {"Setup", "Study phase", "Action phase", "Hill phase", "Clean-up phase"}


def test_somebody_plays_it_over_the_wire_against_a_bot(tmp_path: Path) -> None:
    """The bot thinks in a process of its own, which is given the edition."""
    dice = random.Random(5)
    with serving(tmp_path) as served, Browser(served) as me:
        table = me.new_table("person", "greedy", edition="hill")["table"]
        with me.sit(table, 0) as seat:
            while seat.shown["over"] is None:
                if seat.options:
                    assert seat.choose(dice.choice(seat.options))["type"] == "done"
                else:
                    seat.hear()
            assert seat.shown["round"] == 3
            assert seat.info["seats"][1]["bot"] == "greedy"
        assert "bot of seat" not in served.log.getvalue()


def test_bots_play_it_in_several_processes(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "_context", lambda: multiprocessing.get_context("spawn"))
    line = "--edition hill --seats random,random --games 4 --seed 1 --jobs 2 --json"
    assert main(["sim", *line.split()]) == 0
    assert json.loads(capsys.readouterr().out)["finished"] == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_it_can_be_saved_and_told_again(language: str, tmp_path: Path, capsys: Out) -> None:
    path = str(tmp_path / "hill.save")
    line = ["terminal", "--plain", "--edition", "hill", "--seats", "random,random", "--save", path]
    assert main(line) == 0
    capsys.readouterr()
    assert main(["replay", path, "--lang", language]) == 0
    assert WORDS.text(language).partition("phase-hill = ")[2].partition("\n")[0] in capsys.readouterr().out


def test_a_box_that_will_not_do_is_refused() -> None:
    with pytest.raises(BadSetup, match="hill cannot be played with the pack 'duel': it needs 5 rooms"):
        Game.new("hill", pack=replace(box_of("hill"), rooms=()))
