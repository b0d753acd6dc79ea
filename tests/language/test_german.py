"""What German says in its own way, with the words of the German book."""

from __future__ import annotations

import pytest

from blackrose.language import words
from blackrose.language.printing import key_of, print_text
from blackrose.language.reading import parse_target, parse_text
from blackrose.language.references import Context
from blackrose.packs import builtin_pack, vocabulary_of
from blackrose.packs.faces import names_of

BOXES = ("duel", "rebirth", "classic")


def german(source: str, target: str = "special", box: str = "rebirth") -> str:
    pack = builtin_pack(box)
    vocabulary = vocabulary_of(pack)
    context = Context(parse_target(target, vocabulary))
    return print_text(parse_text(source, vocabulary), "de", context, names_of(pack))


@pytest.mark.parametrize(
    ("source", "target", "said"),
    [
        ("It activates with +2 Strength.", "your evocation *", "Erwecke sie mit +2 Angriffswert."),
        (
            "The Black Rose gains 1 power and an evocation in the Lodge activates under your control.",
            "special",
            "Die Black Rose erhält 1 Machtpunkt und du erweckst eine Beschwörung in der Akademie"
            " unter deiner Kontrolle.",
        ),
        (
            "If you do, an evocation in the Lodge activates under your control.",
            "special",
            "Wenn du das tust, erwecke eine Beschwörung in der Akademie unter deiner Kontrolle.",
        ),
    ],
)
def test_you_are_asked_to_wake_an_evocation(source: str, target: str, said: str) -> None:
    assert german(source, target) == said


def test_it_is_the_target_once_the_text_has_named_the_target() -> None:
    ended = "The activation of the target ends. It activates under your control."
    assert german(ended, "evocation *") == (
        "Die Erweckung des Ziels endet. Erwecke es unter deiner Kontrolle."
    )


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (
            "Summon 1 evocation of your choice with at most 3 Health in any room. It activates.",
            "Beschwöre 1 Wesen deiner Wahl mit höchstens 3 Lebenspunkten in einem beliebigen Raum."
            " Erwecke es.",
        ),
        (
            "Summon 1 Flesh Horror in any room. It activates.",
            "Beschwöre 1 Fleischgrauen in einem beliebigen Raum. Erwecke es.",
        ),
    ],
)
def test_nobody_summons_a_summoning(source: str, said: str) -> None:
    assert german(source) == said


@pytest.mark.parametrize(
    ("source", "box", "said"),
    [
        ("Place 1 instability in the Crypt.", "rebirth", "Verursache 1 Instabilität in der Krypta."),
        ("Place 1 instability in the Abyss.", "rebirth", "Verursache 1 Instabilität im Abgrund."),
        ("Place yourself in the Sanctuary.", "rebirth", "Teleportiere dich ins Heiligtum."),
        (
            "Place yourself in the Occult Black Rose Room.",
            "duel",
            "Teleportiere dich in den Okkulten Rosensaal.",
        ),
        (
            "Place 1 instability in the Sacral Summoner Room.",
            "duel",
            "Verursache 1 Instabilität in der Sakralen Beschwörungshalle.",
        ),
    ],
)
def test_the_names_of_rooms_are_declined(source: str, box: str, said: str) -> None:
    assert german(source, box=box) == said


@pytest.mark.parametrize("box", BOXES)
def test_the_word_file_declines_every_room_under_the_name_it_has_in_its_box(box: str) -> None:
    known = words.words("de")
    for room in builtin_pack(box).rooms:
        assert known.phrase(f"tile-{key_of(room.name.en)}").text == room.name.de


def test_a_card_that_is_assigned_is_called_a_jinx_or_an_upgrade() -> None:
    assert german("Assign Weakness to the target.", "mage 1") == "Weise dem Ziel den Fluch „Schwäche“ zu."
    assert german("Assign Overcharged Core to it.", "your evocation *") == (
        "Weise ihr die Aufwertung „Überladener Kern“ zu."
    )


def test_a_jinx_is_called_so_whoever_bears_it() -> None:
    """An attacker may be a mage or an evocation: then the card itself tells what it is."""
    assert german("Assign Slowness to the attacker.") == "Weise dem Angreifer den Fluch „Langsamkeit“ zu."
    assert german("Assign Iron Claws to the attacker.") == (
        "Weise dem Angreifer die Aufwertung „Eisenklauen“ zu."
    )


def test_several_cubes_are_counted_as_cubes() -> None:
    """Damage has no plural that could be black."""
    assert german("Inflict 1 damage for every 2 black damage on you.", "mage 1") == (
        "Füge für je 2 schwarze Schadensmarker auf dir 1 Schaden zu."
    )
    assert german("Suffer 2 black damage.") == "Erleide 2 schwarze Schadensmarker."
    assert german("Suffer 1 black damage.") == "Erleide 1 schwarzen Schaden."


def test_the_last_health_point_is_one_point() -> None:
    assert german("Your evocations have +1 Health.") == "Deine Beschwörungen haben +1 Lebenspunkt."
    assert german("Your evocations have +2 Health.") == "Deine Beschwörungen haben +2 Lebenspunkte."
