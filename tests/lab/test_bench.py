"""The benchmark: which figures it tells. How large they are depends on the machine, and is not tested."""

from __future__ import annotations

import json

import pytest

from blackrose import engine_in_use
from blackrose.cli import main
from blackrose.lab import bench, subjects
from blackrose.lab.memory import deep_size

FIGURES = {
    "name",
    "version",
    "games",
    "decisions",
    "decisions_per_game",
    "decisions_per_second",
    "real_decisions_per_second",
    "games_per_second",
    "copy_us",
    "json_bytes",
    "memory_kib",
    "memory_of_copy_kib",
}


RATIOS = {"decisions_per_second", "games_per_second", "copy", "json_bytes", "memory"}


def test_all_games_are_measured_and_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--games", "1", "--rounds", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == {
        "python",
        "engine",
        "machine",
        "rounds",
        "blackrose",
        "catanatron",
        "ratios",
        "rebirth",
        "classic",
    }
    assert figures["engine"] == engine_in_use()
    rebirth, classic = figures["rebirth"], figures["classic"]
    assert set(rebirth) == {
        "blackrose",
        "catanatron",
        "ratios",
        "for_two",
        "cost_by_seats",
        "copy_beside_duel",
    }
    assert set(classic) == set(rebirth)
    for pair in (figures, rebirth, classic):
        assert set(pair["blackrose"]) == set(pair["catanatron"]) == FIGURES
        assert pair["catanatron"]["version"] == "3.2.1"
        assert set(pair["ratios"]) == RATIOS
    for game in (figures["blackrose"], figures["catanatron"], rebirth["blackrose"], rebirth["for_two"]):
        assert all(game[name] > 0 for name in FIGURES - {"name", "version"})
    assert rebirth["cost_by_seats"] > 0
    assert rebirth["copy_beside_duel"] > 0


def test_without_catanatron_only_ours_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(subjects, "import_module", missing)
    assert main(["bench", "--games", "1", "--rounds", "1"]) == 0
    told = capsys.readouterr().out
    assert "catanatron is not installed" in told
    assert f"engine: {engine_in_use()}" in told
    assert "decisions a second" in told
    assert "four seats costs" in told
    assert bench.bench(1, 1)["ratios"] is None


def test_a_state_takes_less_than_64_kib_and_a_copy_shares_most_of_it() -> None:
    figures = bench.bench(1, 1, compare=False)
    assert figures["catanatron"] is None
    for game in (figures["blackrose"], figures["rebirth"]["blackrose"]):
        assert game["memory_of_copy_kib"] < game["memory_kib"] < 64


def test_a_value_is_measured_with_everything_it_holds() -> None:
    inner = list(range(1000, 2000))
    alone = deep_size(inner)
    assert alone > 1000 * 28
    assert alone < deep_size([inner, inner]) < alone + 100
    assert deep_size([inner], without={id(inner)} | {id(item) for item in inner}) < 100
    assert deep_size([inner, 7], beyond=(list,)) == 0
