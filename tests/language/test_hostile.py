"""Pack files made to hurt are refused clearly and quickly, and nothing but a PackError comes of them."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from importlib import resources
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blackrose.language.errors import Kind, PackError
from blackrose.packs import load_pack, load_text
from blackrose.packs.loader import LARGEST

HOSTILE = Path(__file__).parent / "hostile"
LAW = resources.files("blackrose.packs").joinpath("duel", "law.toml").read_text("utf-8")

SPELL = """
[[spell]]
name = { en = "Spark" }
school = "forgotten"
provenance = "original"
light = { type = "combat", element = "fire", target = "model 1", text = "TEXT" }
dark = { type = "combat", element = "fire", target = "model 1", text = "Inflict 1 damage." }
"""

EXPECTED = {
    "ambiguous_it": (Kind.AMBIGUOUS_IT, 14, 140),
    "archetype_of_the_language": (Kind.AMBIGUOUS, 3, 14),
    "attacker_without_attack": (Kind.UNKNOWN_REFERENCE, 5, 94),
    "bidi_override_in_name": (Kind.CHARACTER, 2, 21),
    "combat_with_when": (Kind.BAD_FIELD, 5, 66),
    "control_characters_in_name": (Kind.CHARACTER, 2, 21),
    "control_characters_in_text": (Kind.CHARACTER, 5, 83),
    "deep_lists": (Kind.TOO_DEEP, 1, 1),
    "deep_tables": (Kind.TOO_DEEP, 1, 1),
    "duplicate_key": (Kind.NOT_TOML, 4, 12),
    "duplicate_names": (Kind.DUPLICATE, 9, 16),
    "empty": (Kind.MISSING_FIELD, 1, 1),
    "huge_number_in_field": (Kind.OUT_OF_RANGE, 1, 1),
    "huge_number_in_text": (Kind.OUT_OF_RANGE, 5, 82),
    "if_you_do_first": (Kind.UNKNOWN_REFERENCE, 5, 74),
    "large_number_in_field": (Kind.OUT_OF_RANGE, 3, 10),
    "lookalike_cyrillic": (Kind.LOOKALIKE, 2, 17),
    "lookalike_fullwidth": (Kind.LOOKALIKE, 2, 16),
    "lookalike_twins": (Kind.LOOKALIKE, 9, 16),
    "missing_fields": (Kind.MISSING_FIELD, 1, 1),
    "name_is_a_string": (Kind.WRONG_TYPE, 2, 9),
    "name_of_the_language": (Kind.AMBIGUOUS, 2, 16),
    "nested_phrases": (Kind.TOO_DEEP, 5, 0),
    "no_full_stop": (Kind.UNFINISHED_SENTENCE, 5, 90),
    "no_space_between_sentences": (Kind.SPACING, 5, 91),
    "not_toml": (Kind.NOT_TOML, 2, 22),
    "not_utf8": (Kind.NOT_UTF8, 2, 19),
    "nul_byte": (Kind.NOT_TOML, 2, 18),
    "only_a_comment": (Kind.MISSING_FIELD, 1, 1),
    "other_digits": (Kind.UNKNOWN_SENTENCE, 5, 82),
    "parentheses": (Kind.TOO_LONG, 5, 74),
    "plural_of_another": (Kind.AMBIGUOUS, 11, 16),
    "range_too_far": (Kind.OUT_OF_RANGE, 5, 62),
    "right_to_left_text": (Kind.CHARACTER, 5, 82),
    "school_listing_itself": (Kind.UNKNOWN_COMPONENT, 4, 57),
    "second_event_line_wrong": (Kind.UNKNOWN_SENTENCE, 6, 46),
    "sentence_too_long": (Kind.TOO_LONG, 5, 74),
    "spell_of_no_school": (Kind.UNKNOWN_COMPONENT, 3, 11),
    "spell_owned_by_itself": (Kind.UNKNOWN_COMPONENT, 7, 10),
    "table_not_list": (Kind.WRONG_TYPE, 1, 1),
    "target_missing": (Kind.MISSING_FIELD, 5, 9),
    "target_of_a_room_card": (Kind.UNKNOWN_REFERENCE, 5, 93),
    "target_unknown": (Kind.UNKNOWN_SENTENCE, 5, 56),
    "target_without_range": (Kind.UNFINISHED_SENTENCE, 5, 61),
    "thirteen_sentences": (Kind.TOO_LONG, 5, 242),
    "trap_without_when": (Kind.MISSING_FIELD, 5, 9),
    "two_sentences_without_full_stop": (Kind.UNREAD_TAIL, 5, 91),
    "unknown_field": (Kind.BAD_FIELD, 7, 1),
    "unknown_it": (Kind.UNKNOWN_IT, 5, 74),
    "unknown_kind": (Kind.BAD_FIELD, 1, 1),
    "unknown_name": (Kind.UNKNOWN_NAME, 14, 83),
    "unknown_sentence": (Kind.UNKNOWN_SENTENCE, 5, 74),
    "unknown_word": (Kind.UNKNOWN_SENTENCE, 5, 84),
    "unread_tail": (Kind.UNREAD_TAIL, 5, 91),
    "upgrade_like_evocation": (Kind.AMBIGUOUS, 11, 16),
    "when_without_full_stop": (Kind.UNFINISHED_SENTENCE, 5, 89),
    "wrong_types": (Kind.WRONG_TYPE, 3, 11),
}
"""The first error of each hostile file: its kind, line and column (0: anywhere in the line)."""


def test_every_hostile_file_is_expected() -> None:
    assert {file.stem for file in HOSTILE.glob("*.toml")} == set(EXPECTED)


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_hostile_file_is_refused_clearly(name: str) -> None:
    kind, line, column = EXPECTED[name]
    with pytest.raises(PackError) as caught:
        load_pack(HOSTILE / f"{name}.toml", name)
    first = caught.value.errors[0]
    assert (first.kind, first.file, first.line) == (kind, f"{name}.toml", line)
    assert column in (0, first.column)
    for error in caught.value.errors:
        message = str(error)
        assert message.startswith(f"{name}.toml:")
        assert message.isprintable()
        assert len(message) < 500
        assert error.expected or error.message or error.read
        assert "Token(" not in message
        assert "ANON" not in message


def test_all_hostile_files_together_are_refused() -> None:
    with pytest.raises(PackError) as caught:
        load_pack(HOSTILE, "hostile")
    assert len(caught.value.errors) >= len(EXPECTED)


def test_a_sentence_of_a_megabyte_is_refused_quickly(tmp_path: Path) -> None:
    file = tmp_path / "long.toml"
    file.write_text(SPELL.replace("TEXT", "Gain 1 power and " * 60_000 + "gain 1 power."))
    started = time.process_time()
    with pytest.raises(PackError) as caught:
        load_pack(file, "long")
    assert time.process_time() - started < 5
    assert [error.kind for error in caught.value.errors] == [Kind.TOO_LONG]
    file.write_text(SPELL.replace("TEXT", "x" * (LARGEST - 1000)))
    with pytest.raises(PackError) as caught:
        load_pack(file, "long")
    assert [error.kind for error in caught.value.errors] == [Kind.TOO_LONG]


def test_many_errors_are_told_quickly() -> None:
    source = "".join(SPELL.replace("Spark", "Spark " + "a" * n) for n in range(1, 41))
    started = time.process_time()
    with pytest.raises(PackError) as caught:
        load_text(source.replace("TEXT", "Turn the target into a frog."))
    assert len(caught.value.errors) == 40
    assert time.process_time() - started < 30


def test_a_pipe_in_a_folder_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    with pytest.raises(PackError) as caught:
        load_pack(tmp_path, "own")
    assert [error.kind for error in caught.value.errors] == [Kind.UNREADABLE]


def test_what_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "missing", tmp_path / "missing.toml", tmp_path):
        with pytest.raises(PackError) as caught:
            load_pack(path, "nothing")
        assert [error.kind for error in caught.value.errors] == [Kind.UNREADABLE]


@given(
    st.lists(
        st.tuples(st.integers(0, 12_000), st.integers(0, 40), st.text(max_size=12)), min_size=1, max_size=4
    )
)
@settings(max_examples=100, deadline=None)
def test_a_torn_pack_is_read_or_refused(cuts: list[tuple[int, int, str]]) -> None:
    """A real file with pieces cut out and anything put in: never another exception."""
    torn = LAW
    for at, length, instead in cuts:
        torn = torn[:at] + instead + torn[at + length :]
    with suppress(PackError):
        load_text(torn)
