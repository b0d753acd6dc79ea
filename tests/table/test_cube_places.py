"""Questions about cubes say where the cubes are, and questions for a target say what for."""

from __future__ import annotations

from blackrose.language.words import LANGUAGES
from blackrose.table.words.narrator import Narrator
from tests.naming import ROSE
from tests.scenario import Duel


def asked(duel: Duel, language: str = "en") -> str:
    """The open question as whoever is asked reads it."""
    decision = duel.decision()
    narrator = Narrator(duel.state.rules, language)
    return narrator.questions.who_is_asked_what(duel.state.view(decision.seat), decision)


def test_too_few_black_cubes_are_shared_out_room_by_room() -> None:
    """A Hard Lesson with 6 cubes for seven rooms: each question names its room, until one goes without."""
    duel = Duel(event="Living Lodge")
    duel.cubes_left(ROSE, 6)
    duel.begin("black rose", first="Ulrich", round_=4)
    for room in range(2):
        assert asked(duel).endswith(f"how many go into the {duel.room_name(room)}?")
        duel.choose("amount 0" if room else "amount 1")


def test_too_little_damage_is_shared_out_model_by_model() -> None:
    """Living Lodge with 3 cubes for two on each mage: the question is about the first of them."""
    duel = Duel(event="Living Lodge")
    duel.cubes_left(ROSE, 3)
    duel.begin("black rose", first="Ulrich")
    ends = ("how many go on Bartholomew?", "kommen auf Bartholomäus?", "получает Варфоломей?")
    for language, end in zip(LANGUAGES, ends, strict=True):
        assert asked(duel, language).endswith(end)


def test_too_few_cubes_to_convert_with_are_shared_out_model_by_model() -> None:
    """Inversion, 3 on each mage, with 4 cubes: the question is about the first of them."""
    duel = Duel(event="Rebuilding")
    duel.stand("Bartholomew", "Crypt of the Saint", damage="uuuuu")
    duel.stand("Ulrich", "Templar Armory", damage="bbb")
    duel.cubes_left(ROSE, 4)
    duel.begin("black rose", first="Ulrich", round_=3)
    assert asked(duel).endswith("how many go on Bartholomew?")


def test_a_target_is_asked_for_with_the_text_and_a_cube_with_its_room() -> None:
    duel = Duel()
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Templar Armory")
    duel.instability("Templar Armory", "ur")
    duel.prepare("Bartholomew", quick="Appropriation light")
    duel.action_phase()
    duel.choose("cast quick")
    text = Narrator(duel.state.rules, "en").texts.sentence(duel.decision())
    assert text == "Target: room 1: Convert 2 instability."
    duel.choose("Templar Armory")
    assert asked(duel).endswith("choose up to 2 cubes in the Templar Armory.")
