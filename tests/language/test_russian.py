"""Russian: numbers and names have their forms, and a text speaks in the words of the printed books."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from blackrose.language.printing import key_of, print_text, print_when
from blackrose.language.reading import parse_text, parse_when
from blackrose.language.vocabulary import Vocabulary
from blackrose.language.words import words
from blackrose.packs import builtin_pack, vocabulary_of
from blackrose.packs.faces import card_face, names_of

REBIRTH = builtin_pack("rebirth")
WORDS = vocabulary_of(REBIRTH)
NAMES = names_of(REBIRTH)
RULES = Path(__file__).parents[2] / "docs" / "rules.ru.md"


def russian(english: str) -> str:
    return print_text(parse_text(english, WORDS), "ru", names=NAMES)


def face_of(name: str) -> list[str]:
    """What the sides of a spell say."""
    spell = next(spell for spell in REBIRTH.spells if spell.name.en == name)
    return [" ".join(side.lines) for side in card_face(spell, "ru", NAMES).sides]


# Numbers


@pytest.mark.parametrize(
    ("count", "cubes"), [(1, "1 фишку"), (2, "2 фишки"), (5, "5 фишек"), (11, "11 фишек"), (21, "21 фишку")]
)
def test_instability_is_counted_in_chips(count: int, cubes: str) -> None:
    assert russian(f"Place {count} instability in any room.") == (
        f"Поместите {cubes} нестабильности в любую комнату."
    )


@pytest.mark.parametrize(
    ("english", "said"),
    [
        ("each black damage", "каждую чёрную фишку урона"),
        ("every 2 black damage", "каждые 2 чёрные фишки урона"),
        ("every 5 damage", "каждые 5 фишек урона"),
    ],
)
def test_damage_is_counted_in_chips(english: str, said: str) -> None:
    assert russian(f"Inflict 1 damage for {english} on you.") == f"Нанесите 1 урон за {said} у себя."


# Names


def test_a_declined_room_keeps_its_name() -> None:
    known = words("ru")
    boxes = (REBIRTH, builtin_pack("duel"), builtin_pack("classic"))
    rooms = {f"tile-{key_of(room.name.en)}": room.name.ru for box in boxes for room in box.rooms}
    assert {key for key in known.keys if key.startswith("tile-")} == set(rooms)
    for key, name in rooms.items():
        assert known.say(key) == name[0].lower() + name[1:]


@pytest.mark.parametrize(
    ("english", "said"),
    [
        ("Place yourself in the Arena.", "Перенеситесь на арену."),
        (
            "Place 1 instability in the Black Rose Room.",
            "Поместите 1 фишку нестабильности в зал Чёрной Розы.",
        ),
        ("Convert 1 instability in the Garden.", "Замените 1 фишку нестабильности в саду."),
        ("You may activate the Pleasures Room.", "Вы можете активировать комнату удовольствий."),
        (
            "Place 1 instability in any room other than the Throne Room or the Bibliotheca.",
            "Поместите 1 фишку нестабильности в любую комнату (кроме тронного зала и читального зала).",
        ),
    ],
)
def test_a_room_that_a_text_names_is_declined(english: str, said: str) -> None:
    assert russian(english) == said


def test_a_condition_declines_the_room_it_names() -> None:
    when = parse_when("You resolve the effect of the Cemetery.", WORDS)
    assert print_when(when, "ru", names=NAMES) == "Вы применяете эффект кладбища."


@pytest.mark.parametrize(
    ("room", "said"),
    [
        ("Templar Armory", "Перенеситесь в оружейную тамплиеров."),
        ("Sacral Summoner Room", "Перенеситесь в сакральную комнату призыва."),
        ("Abyss of Faith", "Перенеситесь в бездну веры."),
    ],
)
def test_the_rooms_of_duel_are_declined_too(room: str, said: str) -> None:
    duel = builtin_pack("duel")
    text = parse_text(f"Place yourself in the {room}.", vocabulary_of(duel))
    assert print_text(text, "ru", names=names_of(duel)) == said


def test_a_room_without_forms_stands_in_quotation_marks_behind_its_kind() -> None:
    text = parse_text("Place yourself in the Hall.", Vocabulary(rooms=frozenset({"Hall"})))
    assert print_text(text, "ru") == "Перенеситесь в комнату «Hall»."


def test_an_evocation_of_several_words_is_declined() -> None:
    light, _ = face_of("Flesh Horror")
    assert light.startswith(
        "Призовите 1 ужас из плоти. Назначьте ему улучшение «Железные когти». Он активируется."
    )


def test_a_jinx_is_called_so_whoever_bears_it() -> None:
    assert russian("Assign Slowness to the attacker.") == "Назначьте атакующему сглаз «Медлительность»."
    assert russian("Assign Iron Claws to the attacker.") == "Назначьте атакующему улучшение «Железные когти»."


# What a text speaks of


def test_whoever_activates_after_an_activation_is_named() -> None:
    _, dark = face_of("Repentance")
    assert dark.endswith("Активация цели заканчивается. Цель активируется под вашим контролем.")


def test_an_option_with_a_condition_sets_its_commas() -> None:
    _, dark = face_of("Consuming Soul")
    assert "; или, если у цели хотя бы 3 жетона судьбы, заберите" in dark


# The states of rooms


def test_the_last_state_of_classic_and_the_first_of_rebirth_have_two_words() -> None:
    """Both Russian books say «разрушенная»; a mixed game must not show one word for both."""
    known = words("ru")
    assert (known.say("side-ruined"), known.say("side-rebuilt")) == ("Разрушена", "Восстановлена")
    rules = [line for line in RULES.read_text("utf-8").splitlines() if line.startswith("- **")]
    rooms = re.compile(r"(разруш|уничтож)(?:енн|ена|ается)", re.IGNORECASE)
    for line in rules:
        tags = line[line.index("[") : line.index("]") + 1]
        stems = {found.group(1).lower() for found in rooms.finditer(line)}
        if tags == "[C]" and "MIX" not in line:
            assert "разруш" not in stems, line
        elif "C" not in tags:
            assert "уничтож" not in stems, line
