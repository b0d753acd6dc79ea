"""The fields of event cards, jinxes, quests of a mage's own, evocations and mages: what is wrong is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from blackrose.language.errors import CardError, Kind, PackError
from blackrose.packs import builtin_pack, load_pack, load_text, open_pack

REBIRTH = builtin_pack("rebirth")
HEAD = 'name = { en = "Trial" }\nprovenance = "original"\n'
Table = dict[str, str]

EVENT: Table = {
    "moon": "1",
    "crown": "true",
    "phase": '"action"',
    "slot": "2",
    "drawn": "2",
    "discarded": "1",
    "text": '"Whenever a mage activates a red room, the Black Rose gains 1 power."',
}
JINX: Table = {"copies": "3", "cubes": "2", "text": '"You have -1 Speed."'}
QUEST: Table = {
    "moon": "2",
    "cubes": "3",
    "open": "true",
    "power": "2",
    "when": '"You inflict damage."',
    "text": '"Get the crown."',
}
EVOCATION: Table = {
    "archetype": '"beast"',
    "speed": "1",
    "strength": "1",
    "health": "0",
    "copies": "1",
    "large": "true",
    "forgotten": "true",
    "assigned": "true",
}
MAGE: Table = {"health": "10", "hand": "7", "strength": "2", "speed": "2", "quests": "2"}
TRAP = (
    'light = { type = "trap", element = "air", target = "mage *", when = "Another mage enters a red room.", '
)
TRAP += 'text = "Inflict 1 damage." }\n'
TABLES = {"event_card": EVENT, "jinx": JINX, "quest": QUEST, "evocation": EVOCATION, "mage": MAGE}


def written(kind: str, **changed: str | None) -> str:
    """A good table of a kind with some fields changed, or left out where None."""
    fields = {**TABLES[kind], **changed}
    lines = [f"{key} = {value}\n" for key, value in fields.items() if value is not None]
    return f"[[{kind}]]\n{HEAD}{''.join(lines)}"


def wrong(source: str) -> CardError:
    with pytest.raises(PackError) as caught:
        load_text(source, REBIRTH, "extra.toml")
    (error,) = caught.value.errors
    return error


@pytest.mark.parametrize("kind", TABLES)
def test_a_good_table_is_read(kind: str) -> None:
    pack = load_text(written(kind), REBIRTH)
    fields = {"event_card": pack.event_cards, "jinx": pack.jinxes, "quest": pack.quests}
    added = {**fields, "evocation": pack.evocations, "mage": pack.mages}[kind][-1]
    assert added.name.en == "Trial"


@pytest.mark.parametrize(
    ("kind", "field", "value", "error"),
    [
        ("event_card", "moon", None, Kind.MISSING_FIELD),
        ("event_card", "moon", "0", Kind.OUT_OF_RANGE),
        ("event_card", "moon", "4", Kind.OUT_OF_RANGE),
        ("event_card", "crown", "1", Kind.WRONG_TYPE),
        ("event_card", "phase", None, Kind.MISSING_FIELD),
        ("event_card", "phase", '"actoin"', Kind.BAD_VALUE),
        ("event_card", "phase", "3", Kind.WRONG_TYPE),
        ("event_card", "phase", '"instant"', Kind.BAD_VALUE),
        ("event_card", "slot", "0", Kind.BAD_VALUE),
        ("event_card", "slot", "4", Kind.OUT_OF_RANGE),
        ("event_card", "slot", '"2"', Kind.WRONG_TYPE),
        ("event_card", "drawn", None, Kind.MISSING_FIELD),
        ("event_card", "drawn", "-1", Kind.OUT_OF_RANGE),
        ("event_card", "discarded", "true", Kind.WRONG_TYPE),
        ("event_card", "when", '"You suffer damage."', Kind.BAD_FIELD),
        ("event_card", "side", '"1A"', Kind.BAD_FIELD),
        ("event_card", "text", '"Gain 1 poewr."', Kind.UNKNOWN_SENTENCE),
        ("jinx", "copies", "0", Kind.OUT_OF_RANGE),
        ("jinx", "cubes", None, Kind.MISSING_FIELD),
        ("jinx", "cubes", "0", Kind.OUT_OF_RANGE),
        ("jinx", "cubes", "10", Kind.OUT_OF_RANGE),
        ("jinx", "text", None, Kind.MISSING_FIELD),
        ("jinx", "text", '"Another mage has -1 Speed."', Kind.AMBIGUOUS),
        ("quest", "moon", "4", Kind.OUT_OF_RANGE),
        ("quest", "moon", None, Kind.MISSING_FIELD),
        ("quest", "cubes", '"three"', Kind.WRONG_TYPE),
        ("quest", "cubes", "-1", Kind.OUT_OF_RANGE),
        ("quest", "open", '"yes"', Kind.WRONG_TYPE),
        ("quest", "side", '"1A"', Kind.BAD_FIELD),
        ("quest", "when", None, Kind.MISSING_FIELD),
        ("evocation", "health", "-1", Kind.OUT_OF_RANGE),
        ("evocation", "large", "1", Kind.WRONG_TYPE),
        ("evocation", "forgotten", '"no"', Kind.WRONG_TYPE),
        ("evocation", "assigned", "[]", Kind.WRONG_TYPE),
        ("mage", "quests", None, Kind.MISSING_FIELD),
        ("mage", "quests", "0", Kind.OUT_OF_RANGE),
        ("mage", "quests", "true", Kind.WRONG_TYPE),
    ],
)
def test_fields_are_checked(kind: str, field: str, value: str | None, error: Kind) -> None:
    told = wrong(written(kind, **{field: value}))
    assert told.kind is error
    assert (told.file, told.component) == ("extra.toml", "Trial")
    assert told.expected or told.message


def test_a_misspelt_phase_names_the_nearest() -> None:
    assert wrong(written("event_card", phase='"clean up"')).nearest == "clean-up"


@pytest.mark.parametrize(
    ("source", "why"),
    [
        (written("jinx", text='"Gain 1 power."'), "by itself"),
        (written("jinx", text='"Trophies of defeated mages go to the Black Rose."'), "for event cards"),
        (written("jinx", text='"Your evocations have +1 Strength."'), "the only raise"),
        (written("event_card", text='"You cannot fight."'), "for jinxes"),
        (written("evocation", assigned=None, text='"Gain 1 power."'), "by itself"),
        (written("quest", text='"Summon 1 Umbra in the Garden."'), "not summoned"),
        (written("quest", text='"Assign 1 Cadaver to another mage."'), "not assigned"),
    ],
)
def test_what_a_kind_of_card_cannot_do_is_refused(source: str, why: str) -> None:
    with pytest.raises(PackError) as caught:
        load_text(source, REBIRTH)
    assert any(why in error.message for error in caught.value.errors), str(caught.value)


@pytest.mark.parametrize(
    "source",
    [
        written("event_card", text='"Get the crown. This quest is not solved."'),
        written("quest", text='"Enhancement fire: gain 1 power."'),
        written("quest", text='"The target becomes room 2."'),
    ],
)
def test_what_a_kind_of_card_cannot_speak_of_is_refused(source: str) -> None:
    error = wrong(source)
    assert error.kind in (Kind.UNKNOWN_REFERENCE, Kind.NOT_CARRIED_OUT)
    assert error.field == "text"


def test_what_follows_a_whenever_belongs_to_it() -> None:
    text = '"Whenever you suffer damage, you may discard 1 trophy. If you do, heal 1 damage."'
    assert len(load_text(written("jinx", text=text), REBIRTH).jinxes[-1].effect.text) == 2


@pytest.mark.rule("PRE.7")
def test_a_trap_can_have_one_side() -> None:
    spell = load_text(f'[[spell]]\n{HEAD}school = "forgotten"\n{TRAP}', REBIRTH).spells[-1]
    assert spell.one_sided
    assert spell.dark is spell.light


def test_other_spells_have_two() -> None:
    source = f'[[spell]]\n{HEAD}school = "forgotten"\n' + TRAP.replace("trap", "protection")
    error = wrong(source)
    assert (error.kind, error.expected) == (Kind.MISSING_FIELD, ("dark",))


def test_a_misspelt_dark_side_is_not_taken_for_none() -> None:
    error = wrong(f'[[spell]]\n{HEAD}school = "forgotten"\n{TRAP}{TRAP.replace("light", "drak")}')
    assert (error.kind, error.nearest) == (Kind.BAD_FIELD, "dark")


# Names


@pytest.mark.parametrize(
    ("source", "kind"),
    [
        (written("jinx").replace("Trial", "Cadaver"), Kind.AMBIGUOUS),
        (written("jinx").replace("Trial", "Weakness"), Kind.DUPLICATE),
        (written("event_card").replace("Trial", "Dominion"), Kind.DUPLICATE),
        (written("evocation").replace("Trial", "Crypt"), Kind.AMBIGUOUS),
    ],
)
def test_names_of_the_box_are_taken(source: str, kind: Kind) -> None:
    assert wrong(source).kind is kind


def room(name: str) -> str:
    face = '{ target = "self", text = "Gain 1 power." }'
    figures = 'colour = "red"\nslots = 1\nrewards = [1, 0, 0]\n'
    return f"[[room]]\n{HEAD}{figures}ruined = {face}\nrebuilt = {face}\n".replace("Trial", name)


def test_a_room_cannot_be_called_like_a_place_of_the_language() -> None:
    assert wrong(room("Library")).kind is Kind.AMBIGUOUS
    assert wrong(room("The Lodge")).kind is Kind.AMBIGUOUS


# Which box a file adds to


def opened(folder: Path, source: str) -> CardError:
    file = folder / "extra.toml"
    file.write_text(source)
    with pytest.raises(PackError) as caught:
        open_pack(file)
    (error,) = caught.value.errors
    assert (error.file, error.line) == ("extra.toml", 1)
    return error


def test_a_file_adds_to_the_box_it_names(tmp_path: Path) -> None:
    file = tmp_path / "extra.toml"
    file.write_text('box = "rebirth"\n' + written("jinx"))
    pack = open_pack(file)
    assert (pack.name, pack.box) == ("extra", "rebirth")
    assert pack.jinxes[:-1] == REBIRTH.jinxes


def test_a_file_that_names_none_adds_to_duel(tmp_path: Path) -> None:
    file = tmp_path / "extra.toml"
    file.write_text(written("evocation"))
    assert open_pack(file).box == "duel"


def test_a_box_there_is_not_is_refused(tmp_path: Path) -> None:
    error = opened(tmp_path, 'box = "rebrith"\n' + written("jinx"))
    assert (error.kind, error.nearest) == (Kind.BAD_VALUE, "rebirth")
    assert opened(tmp_path, "box = 3\n" + written("jinx")).kind is Kind.WRONG_TYPE


def test_a_file_that_only_names_its_box_has_nothing_in_it(tmp_path: Path) -> None:
    assert opened(tmp_path, 'box = "duel"\n').kind is Kind.MISSING_FIELD


def test_a_folder_is_a_box_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('box = "rebirth"\n' + written("jinx"))
    with pytest.raises(PackError) as caught:
        load_pack(tmp_path, "own")
    (error,) = caught.value.errors
    assert (error.kind, error.expected) == (Kind.BAD_VALUE, ("no box",))


def test_cards_for_one_box_are_not_added_to_another() -> None:
    with pytest.raises(PackError) as caught:
        load_text('box = "duel"\n' + written("jinx"), REBIRTH)
    assert caught.value.errors[0].kind is Kind.BAD_VALUE
