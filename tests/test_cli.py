"""The command line: what is right does its work, what is wrong gets one clear line and changes nothing."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from blackrose import __version__, engine_in_use
from blackrose.cli import main, parser
from blackrose.game import EDITIONS, LISTINGS
from blackrose.language.words import LANGUAGES
from blackrose.table import Record, Session, Setup, write
from blackrose.table.solo.occasion import todays_setup
from tests.lab.test_sim import ONE_MAGE
from tests.table.sessions import session

Out = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def record() -> Record:
    """A finished game."""
    return session(choices=1000).record()


@pytest.fixture
def saved(tmp_path: Path, record: Record) -> Path:
    """The finished game, saved."""
    path = tmp_path / "game.save"
    write(path, record)
    return path


def refused(capsys: Out, *words: str) -> str:
    """The one line a wrong command line is answered with."""
    assert main(words) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.endswith("\n")
    assert told.err.count("\n") == 1
    return told.err


# --------------------------------------------------------------------------------------------------
# Wrong command lines
# --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "say what to do: play, terminal, sim, balance"),
        ("simm", "there is no command 'simm'; did you mean 'sim'?"),
        ("plays", "there is no command 'plays'; did you mean 'play'?"),
        ("xyzzy", "there is no command 'xyzzy'; there are: play, terminal, sim"),
        ("--foo", "unknown option '--foo'"),
        ("cards", "say what to do: check, list, show, stats"),
        ("cards shwo", "there is no command 'shwo'; did you mean 'show'?"),
        ("cards show", "required: NAME"),
        ("cards show Tremr", "there is no card 'Tremr'; did you mean 'Tremor'?"),
        ("cards show Dread Odrer", "did you mean 'Dread Order'?"),
        ("cards show Tremor --lang fr", "there is no language 'fr'; there are: en, de, ru"),
        ("cards check no/such/file", "there is no such file or folder"),
        ("cards stats --pack no/such/file", "there is no such file or folder"),
        ("sim --gams 3", "there is no option '--gams'; did you mean '--games'?"),
        ("sim --games", "--games: expected one argument"),
        ("sim --games many", "'many' is not a whole number from 1"),
        ("sim --games 0", "'0' is not a whole number from 1"),
        ("sim --games -3", "'-3' is not a whole number from 1"),
        ("sim --games 1e3", "'1e3' is not a whole number"),
        ("sim --games 99999999999999999999", "is not a whole number"),
        ("sim --seats gredy,random", "there is no bot 'gredy'; did you mean 'greedy'?"),
        ("sim --seats person,random", "there is no bot 'person'"),
        ("sim --seats random", "duel is for 2 players, not 1"),
        ("sim --seats random,random,random", "duel is for 2 players, not 3"),
        ("sim --edition dule", "there is no edition 'dule'; did you mean 'duel'?"),
        ("sim --seats random,random --mages Merlin,Ulrich", "there are: Bartholomew, Ulrich"),
        (
            "sim --seats random,random --event 7",
            "option event cannot be '7'; it can be: random, choose, 0, 1",
        ),
        (
            "sim --edition rebirth --seats random,random --event 1",
            "rebirth has no option 'event'; there are: avatar, crown, difficulty, expansion, mix, moons",
        ),
        ("sim --edition rebirth --seats random", "rebirth is for 2, 3, 4, 5, 6 players, not 1"),
        ("sim --edition rebirth --seats random,random,random,random,random", 'the option expansion "yes"'),
        ("sim --edition rebirth --option steady-crown", "'steady-crown' is not NAME=VALUE"),
        ("sim --edition rebirth --option =yes", "'=yes' is not NAME=VALUE"),
        ("sim --edition rebirth --option steady-crown=maybe", "option steady crown cannot be 'maybe'"),
        ("sim --edition rebirth --moons 1-2-3", "it can be: 6-18-30, 4-12-20, 2-6-10, 8-24-40"),
        ("sim --edition rebirth --schools Law", "there is no school 'Law'"),
        ("balance --seats 3", "duel is for 2 players, not 3"),
        ("balance --seats 7", "'7' is not a whole number from 1 to 6"),
        ("fuzz --seats 4 --games 1", "duel is for 2 players, not 4"),
        ("perft trap", "there is no position 'trap'"),
        ("cards list sepll --edition rebirth", "did you mean 'Spell'?"),
        ("cards show Tremor --edition rebirth", "there is no card 'Tremor'"),
        ("sim --pack no/such/folder", "there is no such file or folder"),
        ("sim now", "too much: 'now'"),
        ("terminal --seats person,wizard", "there is no kind of player 'wizard'"),
        ("terminal --lng de", "there is no option '--lng'; did you mean '--lang'?"),
        ("replay", "required: FILE"),
        ("replay no/such/file", "cannot be read: No such file or directory"),
        ("replay x --seat 6", "'6' is not a whole number from 0 to 5"),
        ("verify no/such/file", "cannot be read: No such file or directory"),
        ("perft comabt", "there is no position 'comabt'; did you mean 'combat'?"),
        ("perft start --depth 99", "'99' is not a whole number from 1 to 20"),
        ("fuzz --games 1 --out no/such/folder", "there is no such folder"),
    ],
)
def test_a_wrong_line_is_answered_with_one(capsys: Out, line: str, told: str) -> None:
    assert told in refused(capsys, *line.split())


def test_a_word_that_is_no_text_is_refused(capsys: Out) -> None:
    assert "not a word or number" in refused(capsys, "sim", "--seed", "\udcff")
    assert "not a word or number" in refused(capsys, "sim", "--seed", "a" * 1000)


def test_a_path_too_long_for_any_file_is_refused(capsys: Out) -> None:
    for command in (("cards", "check"), ("sim", "--pack"), ("balance", "--pack")):
        assert "File name too long" in refused(capsys, *command, "x" * 5000)


def test_balance_refuses_a_folder_that_is_no_whole_box(capsys: Out, tmp_path: Path) -> None:
    (tmp_path / "mage.toml").write_text(ONE_MAGE, encoding="utf-8")
    assert "cannot be played with the pack" in refused(capsys, "balance", "--pack", str(tmp_path))


def test_a_very_long_name_is_not_repeated_whole(capsys: Out) -> None:
    assert len(refused(capsys, "x" * 100_000)) < 400


@pytest.mark.parametrize(
    "content", [b"", b"hello", b"\xff\xfe", b'{"format":"blackrose save","version":99}\n']
)
def test_a_file_that_is_no_save_file_is_refused(capsys: Out, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "x.save"
    file.write_bytes(content)
    for command in (("replay",), ("replay", "--check"), ("verify",)):
        assert "x.save: " in refused(capsys, *command, str(file))


def test_a_broken_save_names_its_line_and_the_last_good_point(capsys: Out, saved: Path) -> None:
    content = saved.read_bytes()
    saved.write_bytes(content[:-60])
    told = refused(capsys, "replay", str(saved))
    assert f"line {content.count(10) - 1}: the file is cut off here; the game is good up to choice" in told
    assert "blackrose terminal --load" in told


def test_a_save_of_another_version_or_pack_is_refused(capsys: Out, saved: Path, record: Record) -> None:
    write(saved, replace(record, setup=replace(record.setup, engine_version="0.0.1")))
    assert f"blackrose 0.0.1; this is blackrose {__version__}" in refused(capsys, "replay", str(saved))
    write(saved, replace(record, setup=replace(record.setup, pack_name="mine", pack_digest="ab" * 16)))
    told = refused(capsys, "verify", str(saved))
    assert "played with the pack 'mine' (abababababab); the pack here is 'duel'" in told
    assert "--pack" in told


# --------------------------------------------------------------------------------------------------
# What the commands do
# --------------------------------------------------------------------------------------------------


def test_replay_prints_the_log_in_the_readers_language(capsys: Out, saved: Path) -> None:
    told = {}
    for lang in LANGUAGES:
        assert main(["replay", str(saved), "--lang", lang]) == 0
        told[lang] = capsys.readouterr().out
    assert len(set(told.values())) == len(LANGUAGES)
    assert all(text.count("\n") > 50 for text in told.values())


def test_replay_shows_a_seat_its_own_draws_only(capsys: Out, saved: Path) -> None:
    logs = []
    for words in ([], ["--seat", "0"], ["--seat", "1"]):
        assert main(["replay", str(saved), *words]) == 0
        logs.append(capsys.readouterr().out)
    assert len(set(logs)) == 3


def test_replay_checks_every_step(capsys: Out, saved: Path, record: Record) -> None:
    assert main(["replay", str(saved), "--check"]) == 0
    told = capsys.readouterr().out
    assert f"good: {len(record.choices)} choices" in told
    assert record.digests[-1] in told
    write(saved, replace(record, digests=(*record.digests[:4], "0" * 32, *record.digests[5:])))
    assert main(["replay", str(saved), "--check"]) == 1
    assert "choice 5: the game comes out otherwise" in capsys.readouterr().err


def test_verify_deals_the_game_again(capsys: Out, saved: Path, record: Record) -> None:
    assert main(["verify", str(saved), "--commitment", record.setup.commitment]) == 0
    assert "good: the key fits the commitment" in capsys.readouterr().out
    assert main(["verify", str(saved), "--commitment", "00"]) == 1
    assert "not the one that was published" in capsys.readouterr().err
    write(saved, replace(record, setup=replace(record.setup, seed="other")))
    assert main(["verify", str(saved)]) == 1
    assert "not the one that was committed to" in capsys.readouterr().err


def test_a_game_can_be_named_with_its_own_cards(capsys: Out, saved: Path) -> None:
    folder = Path(parser.__file__).parents[1] / "packs" / "duel"
    assert main(["verify", str(saved), "--pack", str(folder)]) == 0
    assert "good" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["Tremor", "tremor", "Beben", "Дрожь"])
def test_a_card_is_found_by_any_of_its_names(capsys: Out, name: str) -> None:
    assert main(["cards", "show", name, "--lang", "de"]) == 0
    assert capsys.readouterr().out.startswith("Beben (")


def test_cards_are_checked_and_counted(capsys: Out, tmp_path: Path) -> None:
    assert main(["cards", "check"]) == 0
    assert "duel: good; " in capsys.readouterr().out
    assert main(["cards", "stats", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["components"] > 40
    assert figures["all_boxes"]["distinct_forms"] > figures["distinct_forms"]
    assert main(["cards", "stats"]) == 0
    assert "distinct forms" in capsys.readouterr().out


SPARK = """
[[spell]]
name = { en = "Small Spark", de = "Kleiner Funke", ru = "Малая искра" }
school = "Law"
copies = 1
provenance = "original"
light = { type = "combat", element = "earth", target = "model 1", text = "Inflict 1 damage." }
dark = { type = "combat", element = "air", target = "self", text = "Summon 1 Templar in your room." }
"""


def test_a_card_of_ones_own_is_checked_with_the_cards_of_duel(capsys: Out, tmp_path: Path) -> None:
    file = tmp_path / "spark.toml"
    file.write_text(SPARK, encoding="utf-8")
    assert main(["cards", "check", str(file)]) == 0
    assert "good with the cards of Duel" in capsys.readouterr().out
    file.write_text(SPARK.replace("Inflict 1", "Inflikt 1"), encoding="utf-8")
    assert main(["cards", "check", str(file)]) == 1
    told = capsys.readouterr().out
    assert "spark.toml:7:" in told
    assert told.endswith("1 error\n")
    assert "spark.toml:" in refused(capsys, "cards", "show", "Small Spark", "--pack", str(file))


def test_a_card_of_ones_own_can_be_one_of_rebirths(capsys: Out, tmp_path: Path) -> None:
    file = tmp_path / "spark.toml"
    spark = SPARK.replace('"Law"', '"Hex"').replace("Templar", "Cadaver")
    file.write_text('box = "rebirth"\n' + spark, encoding="utf-8")
    assert main(["cards", "check", str(file)]) == 0
    assert "good with the cards of Rebirth" in capsys.readouterr().out
    assert main(["cards", "show", "Kleiner Funke", "--pack", str(file)]) == 0
    assert "Small Spark" in capsys.readouterr().out
    words = ["sim", "--games", "1", "--seats", "random,random,random", "--pack", str(file), "--json"]
    assert main([*words, "--jobs", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["edition"] == "rebirth"


def test_every_card_of_a_box_is_listed(capsys: Out) -> None:
    assert main(["cards", "list", "--edition", "rebirth"]) == 0
    told = capsys.readouterr().out
    assert {"Evil Eye", "Weakness", "Throne Room", "Theurge", "Rikkart"} <= {
        line.strip().split(" · ")[0] for line in told.splitlines()
    }
    assert main(["cards", "list", "jinx", "--edition", "rebirth"]) == 0
    assert capsys.readouterr().out.startswith("Jinx (4)\n")
    assert main(["cards", "check", "--edition", "rebirth"]) == 0
    assert "rebirth: good; " in capsys.readouterr().out


def test_the_forms_of_the_language_grow_much_more_slowly_than_the_cards(capsys: Out) -> None:
    assert main(["cards", "stats", "--edition", "rebirth", "--json"]) == 0
    grown = json.loads(capsys.readouterr().out)["growth"]
    assert grown["components"] > 5
    assert grown["forms"] < grown["components"] / 2
    assert main(["cards", "stats", "--edition", "rebirth"]) == 0
    assert "times the forms" in capsys.readouterr().out


def test_rebirth_is_simulated_with_options_for_any_number(capsys: Out) -> None:
    line = "sim --edition rebirth --games 1 --jobs 1 --json --moons 4-12-20 --option steady-crown=yes"
    for seats in (2, 3, 4):
        assert main([*line.split(), "--seats", ",".join(["random"] * seats)]) == 0
        figures = json.loads(capsys.readouterr().out)
        assert figures["finished"] == 1
        assert len(figures["winners"]) == seats + 1
    assert main([*line.split(), "--seats", ",".join(["random"] * 6), "--expansion", "yes"]) == 0
    assert len(json.loads(capsys.readouterr().out)["winners"]) == 7


def test_a_game_of_rebirth_is_replayed_for_any_of_its_seats_and_proved(capsys: Out, tmp_path: Path) -> None:
    path = tmp_path / "rebirth.save"
    dice = random.Random(3)
    setup = Setup.new("rebirth", ("",) * 3, ("random",) * 3, {"moons": "4-12-20"}, 3)
    at = Session(setup, None, path)
    while not at.state.over:
        decision = dice.choice(at.state.decisions)
        at.choose(decision.seat, dice.choice(decision.options))
    logs = set()
    for words in ([], ["--seat", "0"], ["--seat", "1"], ["--seat", "2", "--lang", "ru"]):
        assert main(["replay", str(path), *words]) == 0
        logs.add(capsys.readouterr().out)
    assert len(logs) == 4
    assert "there is no seat 3; the last is 2" in refused(capsys, "replay", str(path), "--seat", "3")
    assert main(["replay", str(path), "--check"]) == 0
    assert main(["verify", str(path), "--commitment", setup.commitment]) == 0
    assert "to its end" in capsys.readouterr().out


@pytest.mark.parametrize("edition", ["rebirth", "classic"])
def test_fuzz_plays_the_editions_with_moons(capsys: Out, edition: str) -> None:
    assert main(["fuzz", "--games", "2", "--jobs", "1", "--edition", edition, "--seats", "4"]) == 0
    assert "2 games, " in capsys.readouterr().out


def test_fuzz_tells_that_nothing_went_wrong(capsys: Out) -> None:
    assert main(["fuzz", "--games", "2", "--jobs", "1"]) == 0
    assert "2 games, " in capsys.readouterr().out


def test_help_and_version(capsys: Out) -> None:
    for words in (["--help"], ["sim", "--help"], ["cards", "--help"], ["cards", "show", "--help"]):
        with pytest.raises(SystemExit) as done:
            main(words)
        assert done.value.code == 0
        assert "usage: blackrose" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"blackrose {__version__} (engine: {engine_in_use()})\n"


def test_a_wrong_command_is_answered_without_loading_the_game() -> None:
    line = (
        "import sys; from blackrose.cli import main; main(['simm']); print('blackrose.game' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", line], check=True, capture_output=True, text=True)
    assert "did you mean 'sim'?" in done.stderr
    assert done.stdout == "False\n"


def test_the_help_tells_of_every_edition(capsys: Out) -> None:
    for line, told in (
        ("--help", "Duel for two mages, Rebirth and Classic for two to six."),
        (
            "sim --help",
            "duel, rebirth or classic (that of --pack or --avatar, otherwise duel)",
        ),
        ("sim --help", "Duel: side of the event card: random, choose, 0 or 1"),
        ("sim --help", "Rebirth: such as Hex,Alchemy; the rest is chosen; Classic: such as Illusion,"),
        ("sim --help", "Mors; five and six players need it; Classic: yes brings in Marco and Geneve"),
        ("sim --help", "Rebirth and Classic: mages, schools and grimoires: choose or random"),
        ("sim --help", "--mix PARTS parts of the other boxes"),
        ("sim --help", "--crown SEAT who begins: random"),
        ("balance --help", "how many play (2, in Rebirth and Classic 4; 1 against an Avatar)"),
        ("perft --help", "evocation, mid-game, in Rebirth and Classic study and trap too; all of them"),
    ):
        with pytest.raises(SystemExit):
            main(line.split())
        unbroken = capsys.readouterr().out.replace("-\n", "-")  # lines are broken behind hyphens, too
        assert told.replace("- ", "-") in " ".join(unbroken.split()).replace("- ", "-")


def test_every_flag_is_an_option_of_the_edition() -> None:
    for name, listed in LISTINGS.items():
        assert set(listed.flags) <= set(EDITIONS[name].options)


# --------------------------------------------------------------------------------------------------
# As a process of its own
# --------------------------------------------------------------------------------------------------


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "blackrose", *words]
    return subprocess.run(command, check=False, capture_output=True, text=True)


def test_the_package_runs_as_a_module() -> None:
    assert run("--version").stdout == f"blackrose {__version__} (engine: {engine_in_use()})\n"
    wrong = run("smi")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.count("\n") == 1


def test_a_wrong_line_is_answered_without_loading_the_game() -> None:
    code = "import sys; from blackrose.cli import main; main(['smi']); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert not {"lark", "textual", "blackrose.game", "blackrose.engine"} & set(loaded.split())


def test_a_reader_who_goes_away_causes_no_traceback(saved: Path) -> None:
    reading, writing = os.pipe()
    command = [sys.executable, "-m", "blackrose", "replay", str(saved)]
    with subprocess.Popen(command, stdout=writing, stderr=subprocess.PIPE, text=True) as process:
        os.close(reading)
        os.close(writing)
        assert process.stderr is not None
        assert process.stderr.read() == ""


# --------------------------------------------------------------------------------------------------
# Against an Avatar
# --------------------------------------------------------------------------------------------------

SOLO = ("--edition", "rebirth", "--avatar", "The Possessed")


def test_balance_against_an_avatar_tells_wins_margin_and_parts(capsys: Out) -> None:
    line = ("balance", *SOLO, "--difficulty", "master", "--moons", "2-6-10", "--bot", "random")
    assert main((*line, "--games", "3", "--jobs", "1")) == 0
    told = capsys.readouterr().out
    assert told.startswith("3 games of 1 × random against The Possessed (master)")
    assert "beaten: by a mage" in told
    assert "margin of the best mage: " in told
    assert "parts of commands: how often begun, how often they did something" in told
    assert "never did anything: " in told
    assert main((*line, "--games", "3", "--jobs", "1", "--json")) == 0
    plain = json.loads(capsys.readouterr().out)
    assert (plain["games"], plain["difficulty"], plain["seats"]) == (3, "master", 1)


def test_a_series_against_an_avatar_names_it(capsys: Out) -> None:
    line = ("sim", *SOLO, "--seats", "random", "--moons", "2-6-10", "--games", "2", "--jobs", "1")
    assert main(line) == 0
    assert "The Possessed won " in capsys.readouterr().out


def test_an_avatar_brings_its_edition(capsys: Out) -> None:
    line = ("sim", "--avatar", "The Possessed", "--seats", "random", "--moons", "2-6-10", "--games", "1")
    assert main((*line, "--jobs", "1")) == 0
    assert "The Possessed won " in capsys.readouterr().out


def test_an_avatar_that_is_not_there_is_told_in_one_line(capsys: Out) -> None:
    for command in ("sim", "balance", "fuzz"):
        told = refused(capsys, command, "--edition", "rebirth", "--avatar", "Nobody", "--games", "1")
        assert "there is no Avatar 'Nobody' in this box; there are: The Possessed" in told


def test_verify_says_that_the_seed_of_a_day_s_game_is_public(capsys: Out, tmp_path: Path) -> None:
    path = tmp_path / "day.save"
    write(path, Session(todays_setup(date(2026, 1, 31))).record())
    assert main(("verify", str(path))) == 0
    told = capsys.readouterr().out
    assert told.startswith("public seed (today 2026-01-31): everybody could know it beforehand")
    assert "commitment bound it" in told
    setup = replace(todays_setup(date(2026, 1, 31)), occasion="today 2026-01-30")
    write(path, Record(setup))
    assert main(("verify", str(path))) == 1
    assert "this is not the game of 2026-01-30" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_challenges_are_listed(capsys: Out, language: str) -> None:
    assert main(("terminal", "--challenges", "--lang", language)) == 0
    assert capsys.readouterr().out.count("\n") > 35


def test_a_challenge_that_is_not_there_is_told_with_the_nearest(capsys: Out) -> None:
    told = refused(capsys, "terminal", "--plain", "--challenge", "first-torn")
    assert "there is no challenge 'first-torn'; nearest is 'first-thorn'" in told
