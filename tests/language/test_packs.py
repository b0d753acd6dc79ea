"""Packs load whole, or say everything that is wrong with them, and where."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pytest

from blackrose.engine.components import Name
from blackrose.language.errors import CardError, Kind, PackError
from blackrose.language.tree import Aim, Enters, Models, Noun, Quantifier, RoomFilter
from blackrose.packs import builtin_pack, load_pack, load_text, vocabulary_of

SPELL = """
[[spell]]
name = {{ en = "{name}" }}
school = "{school}"
provenance = "original"
light = {{ type = "combat", element = "fire", target = "model 1", text = "{text}" }}
dark = {{ type = "combat", element = "fire", target = "model 1", text = "Inflict 1 damage." }}
{more}
"""


def spell(
    name: str = "Spark", text: str = "Inflict 1 damage.", school: str = "forgotten", more: str = ""
) -> str:
    return SPELL.format(name=name, text=text, school=school, more=more)


def wrong(source: str) -> tuple[CardError, ...]:
    with pytest.raises(PackError) as caught:
        load_text(source, builtin_pack("duel"), "extra.toml")
    return caught.value.errors


# What comes with the game


def test_the_duel_pack_is_complete() -> None:
    pack = builtin_pack("duel")
    assert pack.name == "duel"
    assert [school.name.en for school in pack.schools] == ["Law"]
    assert len(pack.spells) == 16
    assert {(spell.school, spell.copies) for spell in pack.spells} == {
        ("Law", 3),
        ("personal", 3),
        ("forgotten", 1),
    }
    assert {spell.owner for spell in pack.spells} == {"", "Bartholomew", "Ulrich"}
    assert [room.colour for room in pack.rooms] == [
        "black",
        "grey",
        "purple",
        "red",
        "green",
        "yellow",
        "blue",
    ]
    assert len(pack.quests) == 12
    assert [len(event.lines) for event in pack.events] == [4, 4]
    assert [mage.name for mage in pack.mages] == [
        Name("Bartholomew", "Bartholomäus", "Варфоломей"),
        Name("Ulrich", "Ulrich", "Ульрих"),
    ]
    law = pack.schools[0]
    assert {key: len(spells) for key, spells in law.grimoires.items()} == {"Knight": 6, "Confessor": 6}
    assert law.grimoire_names["Knight"] == Name("Knight", "Ritter", "Рыцарь")
    assert len(pack.digest) == 32


def test_the_duel_pack_loads_fast() -> None:
    load_pack(None, "duel")
    started = time.process_time()
    load_pack(None, "duel")
    assert time.process_time() - started < 5


def test_a_pack_is_loaded_once() -> None:
    assert builtin_pack("duel") is builtin_pack("duel")


@pytest.mark.parametrize("name", ["duell", "..", "../packs/duel", "", "/etc", "__pycache__", "a\0b"])
def test_only_packs_can_be_named(name: str) -> None:
    with pytest.raises(PackError) as caught:
        builtin_pack(name)
    (error,) = caught.value.errors
    assert error.kind is Kind.UNREADABLE
    assert "duel" in error.expected


# Folders, files and texts


def test_a_folder_and_a_file_give_the_same(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(spell("Spark"))
    (tmp_path / "b.toml").write_text(spell("Flame"))
    (tmp_path / "readme.md").write_text("not read")
    folder = load_pack(tmp_path, "own")
    (tmp_path / "both.txt").write_text(spell("Spark") + spell("Flame"))
    assert load_pack(tmp_path / "both.txt", "own") == folder
    assert [one.name.en for one in folder.spells] == ["Spark", "Flame"]


def test_the_digest_is_of_what_is_said(tmp_path: Path) -> None:
    plain = load_text(spell())
    assert load_text("# a comment\n\n" + spell().replace("=", " =  ")) == plain
    assert load_text(spell().replace("\n", "\r\n")) == plain
    assert load_text(spell(text="Inflict 2 damage.")).digest != plain.digest
    assert load_text(spell(), builtin_pack("duel")).digest != plain.digest


def test_texts_add_to_a_pack() -> None:
    base = builtin_pack("duel")
    light = '{ type = "trap", element = "magic", target = "mage *", '
    light += 'when = "Another mage enters a blue or red room.", '
    light += 'text = "Summon 1 Golem in your room. It activates." }'
    source = spell("Snare").replace(
        '{ type = "combat", element = "fire", target = "model 1", text = "Inflict 1 damage." }', light, 1
    )
    source += '[[evocation]]\nname = { en = "Golem" }\narchetype = "construct"\nspeed = 1\nstrength = 1\n'
    source += 'health = 1\ncopies = 1\nprovenance = "original"\n'
    pack = load_text(source, base)
    assert pack.spells[:-1] == base.spells
    assert replace(pack, spells=base.spells, evocations=base.evocations, digest=base.digest) == base
    snare = pack.spells[-1]
    assert snare.light.effect.aim == Aim("mage", -1)
    another = Models(Quantifier.ANOTHER, Noun("mage"))
    assert snare.light.effect.when == Enters(another, RoomFilter(("blue", "red")))
    assert snare.name == Name("Snare", "Snare", "Snare")
    assert (snare.note, snare.instability, snare.copies) == ("", False, 1)
    assert pack.evocations[-1].ability is None
    assert vocabulary_of(pack).evocations == {"Templar", "Golem"}
    assert vocabulary_of(pack).archetypes == {"undead", "construct"}


# What is wrong, and where


def test_a_wrong_word_is_found_in_its_line_and_column() -> None:
    source = spell() + spell("Flame", text="Inflict 1 damage. Draw 1 spel from your grimoire.")
    (error,) = wrong(source)
    line = source.splitlines()[error.line - 1]
    assert (error.file, error.component, error.field) == ("extra.toml", "Flame", "light text")
    assert error.line == 14
    assert line[error.column - 1 :].startswith("spel from")
    assert error.nearest == "spell"
    assert str(error).startswith(
        f"extra.toml:14:{error.column}: Flame, light text: unknown sentence; read 'spel'"
    )


@pytest.mark.parametrize(
    "literal",
    [
        '"Gain 1 poewr."',
        "'Gain 1 poewr.'",
        '"""Gain 1 poewr."""',
        "'''Gain 1 poewr.'''",
        '"""\nGain 1 poewr."""',
        '"""\\\n   Gain \\\n   1 poewr."""',
        '"\\u0047ain 1 poewr."',
        '"G\\U00000061in\\u00201 poewr."',
    ],
)
def test_the_place_is_found_however_the_text_is_written(literal: str) -> None:
    source = spell().replace('"Inflict 1 damage."', literal, 1)
    (error,) = wrong(source)
    assert source.splitlines()[error.line - 1][error.column - 1 :].startswith("poewr")


def test_the_place_is_found_however_the_table_is_written() -> None:
    source = (
        'mage = []\n# [[spell]]\n[[ spell ]] # one\nname.en = "Spark" # "light"\n"school" = "forgotten"\n'
        'provenance = "original"\ndark = { type = "combat", "element" = "fire", target = "model 1", '
        'text = "Gain 1 power." }\n[ spell . light ]\ntype = "combat"\nelement = \'fire\'\n'
        'target = "model 1"\ntext = "Gain 1 poewr."\n'
    )
    (error,) = wrong(source)
    assert (error.line, error.column, error.field) == (12, 16, "light text")


def test_everything_wrong_is_told_at_once_in_order() -> None:
    source = spell(text="Gain 1 poewr.", more='colour = "red"\nowner = "Ulrich"') + spell(
        "Flame", school="Lav"
    )
    errors = wrong(source)
    assert [error.kind for error in errors] == [
        Kind.UNKNOWN_SENTENCE,
        Kind.BAD_FIELD,
        Kind.BAD_FIELD,
        Kind.UNKNOWN_COMPONENT,
    ]
    assert [error.line for error in errors] == [6, 8, 9, 13]
    assert errors[-1].nearest == "Law"


def test_unknown_fields_name_the_nearest() -> None:
    (error,) = wrong(spell(more="instabillity = true"))
    assert (error.kind, error.read, error.nearest) == (Kind.BAD_FIELD, "instabillity", "instability")
    assert (error.line, error.column) == (8, 1)


def test_names_of_the_base_pack_are_taken() -> None:
    (error,) = wrong(spell("Tremor"))
    assert (error.kind, error.read) == (Kind.DUPLICATE, "Tremor")
    (error,) = wrong(spell("Trernor"))
    assert (error.kind, error.nearest) == (Kind.LOOKALIKE, "Tremor")


@pytest.mark.parametrize(
    ("field", "value", "kind"),
    [
        ("name", '{ en = "" }', Kind.BAD_NAME),
        ("name", '{ en = " Spark" }', Kind.BAD_NAME),
        ("name", '{ en = "Spark  two" }', Kind.BAD_NAME),
        ("name", '{ en = "Spark 2" }', Kind.BAD_NAME),
        ("name", '{ en = "-" }', Kind.BAD_NAME),
        ("name", '{ en = "Spark\\nTwo" }', Kind.CHARACTER),
        ("name", '{ en = "' + "a" * 61 + '" }', Kind.TOO_LONG),
        ("name", '{ en = "Искра" }', Kind.LOOKALIKE),
        ("name", '{ en = "Spark", ru = "Иskra" }', Kind.LOOKALIKE),
        ("name", '{ en = "Spark", de = "Искра" }', Kind.LOOKALIKE),
        ("name", '{ en = "Spark", fr = "Étincelle" }', Kind.BAD_FIELD),
        ("name", '{ de = "Funke" }', Kind.MISSING_FIELD),
        ("provenance", '"hearsay"', Kind.BAD_VALUE),
        ("school", "3", Kind.WRONG_TYPE),
        ("school", '"personal"', Kind.MISSING_FIELD),
        ("light", '"Inflict 1 damage."', Kind.WRONG_TYPE),
        (
            "light",
            '{ type = "combt", element = "fire", target = "self", text = "Gain 1 power." }',
            Kind.BAD_VALUE,
        ),
        (
            "light",
            '{ type = "combat", element = "ice", target = "self", text = "Gain 1 power." }',
            Kind.BAD_VALUE,
        ),
        ("light", '{ type = "combat", element = "fire", target = "self" }', Kind.MISSING_FIELD),
        (
            "light",
            '{ type = "combat", element = "fire", target = "self", text = "" }',
            Kind.UNFINISHED_SENTENCE,
        ),
    ],
)
def test_fields_are_checked(field: str, value: str, kind: Kind) -> None:
    lines = [line for line in spell().splitlines() if not line.startswith(f"{field} =")]
    (error,) = wrong("\n".join([*lines, f"{field} = {value}"]))
    assert error.kind is kind
    assert error.file == "extra.toml"
    assert error.line > 1
    assert error.expected or error.message


@pytest.mark.parametrize("copies", ["0", "100", "1.5", "true", "[3]"])
def test_copies_are_a_number(copies: str) -> None:
    (error,) = wrong(spell(more=f"copies = {copies}"))
    assert error.kind in (Kind.OUT_OF_RANGE, Kind.WRONG_TYPE)
    assert (error.line, error.column, error.field) == (8, 10, "copies")


def test_protections_need_their_condition_and_others_have_none() -> None:
    protection = spell(text="Ignore up to 2 of that damage.").replace('"combat"', '"protection"', 1)
    (error,) = wrong(protection)
    assert (error.kind, error.expected) == (Kind.MISSING_FIELD, ("when",))
    pack = load_text(protection.replace("target =", 'when = "You suffer damage.", target =', 1))
    assert pack.spells[0].light.effect.when is not None
    (error,) = wrong(spell().replace("target =", 'when = "You suffer damage.", target =', 1))
    assert (error.kind, error.read) == (Kind.BAD_FIELD, "when")


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ('name = "x\n', "the line ends inside a text in quotation marks"),
        ('name = "x\x1by"\n', "U+001B may not stand in a text"),
        ("[quest.a]\nb = 1\n[quest.a]\n", "Cannot declare quest.a twice"),
        ('["a\\u001b"]\nb = 1\n["a\\u001b"]\n', "Cannot declare a� twice"),
    ],
)
def test_what_is_no_toml_is_told_without_escapes(source: str, told: str) -> None:
    with pytest.raises(PackError) as caught:
        load_text(source, builtin_pack("duel"), "my.toml")
    assert str(caught.value).endswith(f": not TOML; {told}")


def test_a_byte_that_is_no_utf_8_is_told_without_escapes(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_bytes(b'name = "\xff"\n')
    with pytest.raises(PackError) as caught:
        load_pack(file, "my")
    assert str(caught.value).endswith(":1:9: not UTF-8; read 'FF'")
