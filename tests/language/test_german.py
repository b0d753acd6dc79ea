"""What German says in its own way, with the words of the German book."""

from __future__ import annotations

import pytest

from blackrose.language import words
from blackrose.language.printing import key_of, print_aim, print_text, print_when
from blackrose.language.reading import parse_target, parse_text, parse_when
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


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (
            "Assign Iron Claws to it. It activates.",
            "Weise ihr die Aufwertung „Eisenklauen“ zu. Erwecke diese Beschwörung.",
        ),
        (
            "Assign an upgrade of your choice to it. Remove it.",
            "Weise ihr eine Aufwertung deiner Wahl zu. Entferne diese Beschwörung.",
        ),
        (
            "You may remove 1 upgrade from it. If you do, it activates. Heal 1 damage on it. It activates.",
            "Du darfst 1 Aufwertung von ihr entfernen. Wenn du das tust, erwecke diese Beschwörung."
            " Heile 1 Schaden von ihr. Erwecke sie.",
        ),
        (
            "It activates. Assign Iron Claws to it.",
            "Erwecke sie. Weise ihr die Aufwertung „Eisenklauen“ zu.",
        ),
    ],
)
def test_behind_an_upgrade_the_evocation_is_named(source: str, said: str) -> None:
    """Otherwise it would read as if the upgrade were meant: both are feminine."""
    assert german(source, "your evocation *") == said


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


def test_what_you_suffer_is_damage_of_the_black_rose() -> None:
    """One suffers damage, not markers (004 p.37), and hers is what lies there in black."""
    assert german("Suffer 2 black damage.") == "Erleide 2 Schaden der Black Rose."
    assert german("Suffer 1 black damage.") == "Erleide 1 Schaden der Black Rose."


def test_a_quest_is_fulfilled_in_classic_and_solved_where_it_was_completed_before() -> None:
    """The German book of Classic says "erfüllt" (004 p.9); Rebirth has a state more and a word for it."""
    source = "Whenever a mage solves a quest, that mage gains 1 power."
    assert german(source, box="classic") == (
        "Immer wenn ein Magi eine Aufgabe erfüllt, erhält dieser Magi 1 Machtpunkt."
    )
    assert german(source, box="rebirth") == (
        "Immer wenn ein Magi eine Aufgabe löst, erhält dieser Magi 1 Machtpunkt."
    )
    steal = "Steal 1 Solved quest from the target."
    assert german(steal, "mage *", box="classic") == "Stiehl dem Ziel 1 erfüllte Aufgabe."
    assert german(steal, "mage *", box="rebirth") == "Stiehl dem Ziel 1 gelöste Aufgabe."


def test_a_chain_goes_on_from_the_model_hit_last() -> None:
    """ "In ihrem Raum" would be the room of the very model that is looked for."""
    source = (
        "Inflict 1 damage on a model 2 from you."
        " Inflict 1 damage on a model not yet hit by this effect in its room or an adjacent one."
    )
    assert german(source, box="classic").endswith(
        "Füge einer von diesem Effekt noch nicht getroffenen Figur im Raum der zuletzt getroffenen Figur"
        " oder einem benachbarten 1 Schaden zu."
    )


def test_the_colour_of_a_target_stands_before_the_room() -> None:
    aim = parse_target("blue or grey room *", vocabulary_of(builtin_pack("classic")))
    assert print_aim(aim, "de") == "blauer oder grauer Raum *"


def test_what_could_not_be_converted_lies_on_whom_the_clause_is_about() -> None:
    assert german(
        "Convert 1 damage on each model in the target room. Each mage loses 1 power for each of their damage"
        " not converted. Inflict 1 damage on each model for each of their damage not converted.",
        "room 1",
        box="classic",
    ).endswith(
        "Jeder Magi verliert für jeden auf ihm nicht konvertierten Schaden 1 Machtpunkt."
        " Füge jeder Figur für jeden auf ihr nicht konvertierten Schaden 1 Schaden zu."
    )


def test_different_ones_are_named() -> None:
    """Three different what? With two nouns in the sentence it must be said."""
    vocabulary = vocabulary_of(builtin_pack("classic"))
    said = [
        print_when(parse_when(f"In one round: {deed}.", vocabulary), "de")
        for deed in (
            "you place instability in a room, 3 different ones",
            "another mage aims a combat spell at you, 2 different ones",
            "you inflict damage on an evocation, 2 different ones",
        )
    ]
    assert [one[one.index("(") :] for one in said] == [
        "(3 verschiedene Räume).",
        "(2 verschiedene Magi).",
        "(2 verschiedene Beschwörungen).",
    ]


def test_the_last_health_point_is_one_point() -> None:
    assert german("Your evocations have +1 Health.") == "Deine Beschwörungen haben +1 Lebenspunkt."
    assert german("Your evocations have +2 Health.") == "Deine Beschwörungen haben +2 Lebenspunkte."


def test_what_is_done_once_is_not_asked_all_round() -> None:
    said = german(
        "Name a colour. If you do, gain 1 power. Until the end of the round: If you do, rooms of that colour"
        " cannot be activated.",
        box="classic",
    )
    assert said.endswith(
        "Wenn du das tust, gilt bis zum Ende der Runde: Räume dieser Farbe können nicht aktiviert werden."
    )


def test_nobody_becomes_a_number() -> None:
    source = "Become 1 Abomination until the end of the round."
    assert german(source, "self", "classic") == "Werde bis zum Ende der Runde zu einer Abscheulichkeit."


def test_damage_is_inflicted_on_and_healed_from_an_evocation() -> None:
    """004 p.37 has "zufügen" and "heilen", which do not take one and the same case."""
    source = "You inflict or heal damage on an evocation."
    said = print_when(parse_when(source, vocabulary_of(builtin_pack("rebirth"))), "de")
    assert said == "Du fügst einer Beschwörung Schaden zu oder heilst Schaden von ihr."
