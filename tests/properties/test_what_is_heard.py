"""Where nobody waits for what happened there is no full stop; that changes nothing in play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from blackrose.engine.edition import hears_everything
from blackrose.engine.rules import Rules
from blackrose.game import Decision, Game, Option, State

WINDOWS = {"reactions": "windows"}
TABLES = [
    ("rebirth", 4, {}),
    ("rebirth", 3, WINDOWS),
    ("rebirth", 2, {"mix": "Necromancy for Hex, Illusion for Agony"}),
    ("classic", 4, {}),
    ("classic", 3, WINDOWS),
    ("classic", 2, {"mix": "Hex for Illusion"}),
]


def played(game: Game, seed: int) -> Iterator[tuple[Decision, Option] | tuple[int, ...]]:
    """Every question of a random game with its answer, and how the game ended."""
    state = game.start()
    dice = random.Random(seed)
    while not state.over:
        decision = state.decisions[0]
        option = dice.choice(decision.options)
        yield decision, option
        state.choose(decision.seat, option)
    yield from (state.result, tuple(state.power))


def with_every_full_stop(game: Game) -> Game:
    """The same game, in which no full stop is left out."""
    rules = game.rules
    edition = replace(rules.edition, hears=hears_everything, only_after={})
    return Game(Rules(edition, rules.pack, rules.seats, rules.options), game.key)


@pytest.mark.parametrize(("edition", "seats", "options"), TABLES)
def test_play_is_the_same_with_every_full_stop(edition: str, seats: int, options: dict[str, str]) -> None:
    for seed in range(4):
        game = Game.new(edition, ("",) * seats, seed, options)
        assert list(played(game, seed)) == list(played(with_every_full_stop(game), seed))


@pytest.mark.parametrize("edition", ["rebirth", "classic"])
def test_some_of_what_happens_nobody_hears(edition: str) -> None:
    game = Game.new(edition, ("",) * 4, 1)
    heard: list[bool] = []

    def listening(table: object, kinds: int) -> bool:
        assert isinstance(table, State)
        heard.append(game.rules.edition.hears(table, kinds))
        return heard[-1]

    edition_with_ears = replace(game.rules.edition, hears=listening)
    rules = Rules(edition_with_ears, game.rules.pack, game.rules.seats, game.rules.options)
    list(played(Game(rules, game.key), 1))
    assert heard.count(False) > 30
    assert heard.count(True) > 30
