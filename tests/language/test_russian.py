"""Russian: numbers and names have their forms, and a text speaks in the words of the printed books."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from blackrose.language.printing import key_of, print_aim, print_text, print_when
from blackrose.language.reading import parse_target, parse_text, parse_when
from blackrose.language.references import Context
from blackrose.language.vocabulary import Vocabulary
from blackrose.language.words import words
from blackrose.packs import builtin_pack, vocabulary_of
from blackrose.packs.faces import card_face, names_of

REBIRTH = builtin_pack("rebirth")
WORDS = vocabulary_of(REBIRTH)
NAMES = names_of(REBIRTH)
CLASSIC = builtin_pack("classic")
CLASSIC_WORDS = vocabulary_of(CLASSIC)
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
    assert light.startswith("Призовите 1 ужас из плоти. Он активируется.")


def test_a_jinx_is_called_so_whoever_bears_it() -> None:
    assert russian("Assign Slowness to the attacker.") == "Назначьте атакующему сглаз «Медлительность»."
    assert russian("Assign Iron Claws to the attacker.") == "Назначьте атакующему улучшение «Железные когти»."


# What a text speaks of


def test_whoever_activates_after_an_activation_is_named() -> None:
    _, dark = face_of("Repentance")
    assert dark.endswith("Активация цели заканчивается. Цель активируется под вашим контролем.")


@pytest.mark.parametrize(
    ("english", "said"),
    [
        (
            "Assign Iron Claws to it. It activates.",
            "Назначьте ему улучшение «Железные когти». Это воплощение активируется.",
        ),
        (
            "Assign Iron Claws to it. Remove it.",
            "Назначьте ему улучшение «Железные когти». Уберите это воплощение.",
        ),
        (
            "Remove 1 upgrade from it. If you do, it activates. Heal 1 damage on it. It activates.",
            "Снимите у него 1 улучшение. Если вы это сделали, это воплощение активируется."
            " Исцелите у него 1 урон. Оно активируется.",
        ),
        (
            "It activates. Assign Iron Claws to it.",
            "Оно активируется. Назначьте ему улучшение «Железные когти».",
        ),
    ],
)
def test_behind_an_upgrade_the_evocation_is_named(english: str, said: str) -> None:
    """Otherwise it would read as if the upgrade were meant: both are neuter."""
    context = Context(parse_target("your evocation *"))
    assert print_text(parse_text(english, WORDS, context), "ru", context, NAMES) == said


def test_an_option_with_a_condition_sets_its_commas() -> None:
    _, dark = face_of("Consuming Soul")
    assert "; или, если у цели хотя бы 3 жетона судьбы, заберите" in dark


def classic(english: str, target: str = "special") -> str:
    text = parse_text(english, CLASSIC_WORDS)
    return print_text(text, "ru", Context(parse_target(target, CLASSIC_WORDS)), names_of(CLASSIC))


def test_a_chain_goes_on_from_the_model_hit_last() -> None:
    """«В её комнате» would be the room of the very model that is looked for."""
    source = (
        "Inflict 1 damage on a model 2 from you."
        " Inflict 1 damage on a model not yet hit by this effect in its room or an adjacent one."
    )
    assert classic(source).endswith(
        "Нанесите 1 урон любой ещё не поражённой этим эффектом фигурке в комнате последней поражённой"
        " фигурки или в соседней."
    )


def test_what_could_not_be_converted_lies_on_whom_the_clause_is_about() -> None:
    assert classic(
        "Convert 1 damage on each model in the target room. Each mage loses 1 power for each of their damage"
        " not converted. Inflict 1 damage on each model for each of their damage not converted.",
        "room 1",
    ).endswith(
        "Каждый маг теряет 1 очко силы за каждую не заменённую у него фишку урона."
        " Нанесите 1 урон каждой фигурке за каждую не заменённую у неё фишку урона."
    )


def test_one_word_stands_before_the_amount_and_a_long_name_behind_it() -> None:
    """As the events and quests of 002 have it: «наносит 2 урона каждому магу», «наносит вам 1 урон»."""
    assert russian("The Black Rose inflicts 2 damage on each mage.") == (
        "Чёрная Роза наносит 2 урона каждому магу."
    )
    assert russian("The Black Rose inflicts 1 damage on you.") == "Чёрная Роза наносит вам 1 урон."
    assert russian("Steal 1 power from each other mage in your room or an adjacent one.") == (
        "Украдите 1 очко силы у каждого другого мага в своей комнате или в соседней."
    )
    assert russian("Heal 3 damage on each model in your room.") == (
        "Исцелите 3 урона у каждой фигурки в своей комнате."
    )


def test_damage_for_a_round_is_what_stays() -> None:
    """«8 урона до конца раунда» would be inflicted all round."""
    assert classic("Inflict 8 damage until the end of the round.", "model 2") == (
        "Нанесите 8 урона, который остаётся только до конца раунда."
    )


def test_what_is_done_once_is_not_asked_all_round() -> None:
    said = classic(
        "Name a colour. If you do, gain 1 power. Until the end of the round: If you do, rooms of that colour"
        " cannot be activated."
    )
    assert said.endswith("Если вы это сделали, до конца раунда комнаты этого цвета нельзя активировать.")


def test_different_ones_are_named_and_agree() -> None:
    said = [
        print_when(parse_when(f"In one round: {deed}.", CLASSIC_WORDS), "ru")
        for deed in (
            "you place instability in a room, 3 different ones",
            "another mage aims a combat spell at you, 2 different ones",
            "you inflict damage on an evocation, 5 different ones",
        )
    ]
    assert [one[one.index("(") :] for one in said] == [
        "(3 разные комнаты).",
        "(2 разных мага).",
        "(5 разных воплощений).",
    ]
    assert "помещаете нестабильность в комнату" in said[0]


def test_who_is_somewhere_is_said_behind_the_place() -> None:
    said = print_when(
        parse_when("You activate the Arena while there is another mage in your room.", CLASSIC_WORDS),
        "ru",
        names_of(CLASSIC),
    )
    assert said == "Вы активируете арену, когда в вашей комнате есть другой маг."


def test_the_colour_of_a_target_stands_before_it() -> None:
    aim = parse_target("blue or grey room *", CLASSIC_WORDS)
    assert print_aim(aim, "ru") == "синяя или серая область *"


def test_nobody_becomes_a_number() -> None:
    said = classic("Become 1 Abomination until the end of the round.", "self")
    assert said == "Станьте до конца раунда мерзостью."


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


# Whose it is: «свой» where the owner is the one who acts


@pytest.mark.parametrize(
    ("english", "said"),
    [
        ("You enter a room without your instability.", "Вы входите в комнату без своей нестабильности."),
        (
            "Another mage enters a room without your instability.",
            "Другой маг входит в комнату без вашей нестабильности.",
        ),
        ("You enter a room with one of your Totems.", "Вы входите в комнату со своим тотемом."),
        (
            "Another mage enters a room with one of your Totems.",
            "Другой маг входит в комнату с вашим тотемом.",
        ),
        ("You stand in a room with one of your Totems.", "Вы стоите в комнате со своим тотемом."),
        ("A spell reaches you.", "Заклинание затрагивает вас."),
    ],
)
def test_what_is_yours_is_said_by_who_acts(english: str, said: str) -> None:
    assert print_when(parse_when(english, WORDS), "ru", NAMES) == said


@pytest.mark.parametrize("before", ["", "Heal 1 damage. ", "The target activates. "])
def test_it_does_not_matter_what_was_said_before(before: str) -> None:
    text = russian(f"{before}If you stand in a room with one of your Totems, get the crown.")
    assert text.endswith("Если вы стоите в комнате со своим тотемом, возьмите корону.")
