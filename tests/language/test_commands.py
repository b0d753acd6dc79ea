"""What is said on the commands of an Avatar: it is named as the one who acts, and nothing is an order."""

from __future__ import annotations

import pytest

from blackrose.engine.components import Name
from blackrose.language import tree as t
from blackrose.language.errors import CardError
from blackrose.language.form import ClauseForm
from blackrose.language.forms import all_forms
from blackrose.language.printing import NameBook, print_text
from blackrose.language.reading import parse_target, parse_text
from blackrose.language.references import Context, Role
from blackrose.language.vocabulary import Vocabulary
from blackrose.language.words import LANGUAGES, words
from blackrose.packs.avatars import SET_OFF

POSSESSED = "The Possessed"
FERRYMAN = "Old Ferryman"
WORDS = Vocabulary(
    evocations=frozenset({"Cadaver", "Umbra"}),
    jinxes=frozenset({"Weakness"}),
    rooms=frozenset({"Arena"}),
    avatars=frozenset({POSSESSED, FERRYMAN}),
)
NAMES = NameBook({FERRYMAN: Name(FERRYMAN, "Alter Fährmann", "Старый паромщик")})


def of_command(target: str = "mage 2", speaker: str = POSSESSED, when: str = "targeted") -> Context:
    return Context(parse_target(target), SET_OFF[when], Role.COMMAND, speaker)


def read(source: str, target: str = "mage 2", speaker: str = POSSESSED, when: str = "targeted") -> t.Text:
    return parse_text(source, WORDS, of_command(target, speaker, when))


def refusal(source: str, target: str = "mage 2", speaker: str = POSSESSED) -> CardError:
    with pytest.raises(CardError) as caught:
        read(source, target, speaker)
    return caught.value


SAID = [
    ("The Possessed inflicts 2 damage and converts 1 damage.", "mage 2"),
    ("The Possessed moves toward the target.", "mage *"),
    ("The Possessed moves toward a mage.", "special"),
    ("The Possessed moves toward the target room.", "room *"),
    ("The Possessed moves toward the Arena.", "special"),
    ("The Possessed moves up to 2 rooms.", "special"),
    ("The Possessed moves the target up to 1 room.", "mage 2"),
    ("The Possessed places itself in the target's room.", "mage *"),
    ("The Possessed places the target in the room of the Possessed or an adjacent one.", "mage *"),
    ("The Possessed swaps places with the target.", "mage *"),
    (
        "The Possessed performs a physical attack on a mage in the room of the Possessed with +1 Strength.",
        "special",
    ),
    ("The Possessed steals 1 power from the target.", "mage *"),
    ("The Possessed takes 1 trophy of the target.", "mage *"),
    ("The Possessed assigns 1 Umbra to the target. The Possessed assigns Weakness to the target.", "mage *"),
    ("The Possessed moves up to 2 damage from the Possessed to the target.", "mage *"),
    (
        "The Possessed heals 1 damage on one of the evocations of the Possessed.",
        "special",
    ),
    ("The Possessed summons 1 Cadaver in the room of the Possessed. It activates.", "special"),
    ("Each of the evocations of the Possessed activates.", "special"),
    ("The Possessed gains 1 power for each of the evocations of the Possessed.", "special"),
    ("The Possessed gains 1 power for each damage on the Possessed.", "special"),
    ("The Possessed places 1 instability in each room 1 from the Possessed.", "special"),
    ("The Possessed draws 1 event.", "special"),
    ("The target inflicts 1 damage on the Possessed. The target moves toward the Possessed.", "mage *"),
]


@pytest.mark.parametrize(("source", "target"), SAID)
def test_a_text_of_a_command_comes_back_and_is_said_in_every_language(source: str, target: str) -> None:
    text = read(source, target)
    assert print_text(text, "en", of_command(target)) == source
    for language in ("de", "ru"):
        said = print_text(text, language, of_command(target))
        assert "Possessed" not in said, said


@pytest.mark.parametrize(
    ("source", "german", "russian"),
    [
        (
            "The Possessed moves toward the target.",
            "Der Besessene bewegt sich auf das Ziel zu.",
            "Одержимый передвигается кратчайшим путём к цели.",
        ),
        (
            "The Possessed moves up to 2 rooms.",
            "Der Besessene bewegt sich um bis zu 2 Räume.",
            "Одержимый передвигается не более чем на 2 комнаты.",
        ),
        (
            "The Possessed places itself in the target's room.",
            "Der Besessene teleportiert sich in den Raum des Ziels.",
            "Одержимый переносится в комнату цели.",
        ),
        (
            "The target moves toward the Possessed.",
            "Das Ziel bewegt sich auf den Besessenen zu.",
            "Цель передвигается кратчайшим путём к Одержимому.",
        ),
        (
            "Each of the evocations of the Possessed activates.",
            "Jede der Beschwörungen des Besessenen wird erweckt.",
            "Каждое воплощение Одержимого активируется.",
        ),
        (
            "The Possessed heals 1 damage on one of the evocations of the Possessed.",
            "Der Besessene heilt 1 Schaden von einer seiner Beschwörungen.",
            "Одержимый исцеляет 1 урон у одного своего воплощения.",
        ),
        (
            "The Possessed performs a physical attack on a mage in the room of the Possessed.",
            "Der Besessene greift einen Magi in seinem Raum physisch an.",
            "Одержимый проводит физическую атаку по магу в своей комнате.",
        ),
    ],
)
def test_what_it_does_to_itself_is_said_as_of_somebody(source: str, german: str, russian: str) -> None:
    text = read(source)
    assert print_text(text, "de", of_command()) == german
    assert print_text(text, "ru", of_command()) == russian


def test_an_avatar_of_any_name_can_act() -> None:
    context = of_command(speaker=FERRYMAN)
    text = read("Old Ferryman inflicts 2 damage on each mage in the room of Old Ferryman.", speaker=FERRYMAN)
    assert text == read("The Possessed inflicts 2 damage on each mage in the room of the Possessed.")
    assert print_text(text, "en", context, NAMES).startswith("Old Ferryman inflicts 2 damage")
    assert print_text(text, "de", context, NAMES) == (
        "Der Avatar „Alter Fährmann“ fügt jedem Magi in seinem Raum 2 Schaden zu."
    )
    assert print_text(text, "ru", context, NAMES) == (
        "Аватар «Старый паромщик» наносит 2 урона каждому магу в своей комнате."
    )


def test_the_tree_of_a_command_is_that_of_a_spell() -> None:
    plain = Context(parse_target("mage 2"))
    assert read("The Possessed inflicts 2 damage.") == parse_text("Inflict 2 damage.", WORDS, plain)
    assert read("The Possessed gains 1 power.") == parse_text("Gain 1 power.", WORDS, plain)


def test_elsewhere_an_avatar_is_one_of_those_who_can_be_named() -> None:
    text = parse_text("The Possessed gains 1 power.", WORDS, Context(t.Aim("special"), None, Role.EVENT))
    assert text == (t.Sentence((t.Gain(t.TheAvatar(POSSESSED), t.Number(1)),)),)
    context = of_command(speaker=FERRYMAN)
    other = read("The Possessed gains 1 power.", speaker=FERRYMAN)
    assert other == text
    assert print_text(other, "de", context, NAMES) == "Der Besessene erhält 1 Machtpunkt."


@pytest.mark.parametrize(
    ("source", "offset", "expected"),
    [
        ("Inflict 2 damage.", 0, 'who, before the verb: "the Possessed"'),
        ("You gain 1 power.", 0, '"the Possessed"'),
        ("The Possessed inflicts 2 damage on you.", 35, '"the Possessed"'),
        ("The Possessed inflict 2 damage.", 14, '"inflicts"'),
        ("The Possessed inflicts 2 damage on each mage in your room.", 48, '"the room of the Possessed"'),
        ("One of your evocations activates.", 7, '"the evocations of the Possessed"'),
        ("The Possessed places yourself in the target's room.", 21, '"itself"'),
        ("The Possessed gets the crown.", 0, "another verb"),
        ("You may inflict 2 damage.", 8, 'who, before the verb: "the Possessed"'),
        ("The target loses 1 power. If you do, the Possessed gains 1 power.", 26, '"otherwise" or "if that"'),
        ("If you have no damage, the Possessed gains 1 power.", 3, '"the target" or "there is"'),
        ("The Possessed gains 1 power and the Possessed loses 1 power.", 32, "the verb alone"),
        ("The evocations of Old Ferryman have +1 Strength.", 0, '"evocations"'),
    ],
)
def test_what_is_no_text_of_a_command_is_refused_where_it_stands(
    source: str, offset: int, expected: str
) -> None:
    error = refusal(source)
    assert error.offset == offset, str(error)
    assert expected in " ".join(error.expected), str(error)


def test_itself_is_for_commands_alone() -> None:
    with pytest.raises(CardError, match="yourself"):
        parse_text("Place itself in the target's room.", WORDS, Context(parse_target("mage *")))


def test_what_armed_cards_answer_can_be_spoken_of_after_damage_only() -> None:
    read("The Possessed ignores up to 2 of that damage.", "mage *", when="damaged")
    assert "that damage" in refusal("The Possessed ignores up to 2 of that damage.", "mage *").read


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_order_that_is_told_of_an_avatar_has_its_third_person(language: str) -> None:
    told = [form for form in all_forms() if isinstance(form, ClauseForm) and form.of_avatar]
    assert len(told) > 5
    for form in told:
        for way in form.ways:
            assert "one" in words(language).forms_of(way.key or form.message), form.node
