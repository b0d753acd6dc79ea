"""Why a room or a model is not offered inside a sentence, and why something was not asked."""

from __future__ import annotations

import pytest

from blackrose.engine.verbs.possibility import REASONS
from blackrose.language.words import LANGUAGES
from blackrose.rulebook import find_rules, parse_rules
from blackrose.table.shown import Presenter
from blackrose.table.shown.absent import CANNOT
from blackrose.table.words.log import Log
from blackrose.table.words.names import Scene
from blackrose.table.words.narrator import Narrator
from blackrose.table.words.reasons import why_not
from tests.rebirth.scenario import Rebirth, box_with
from tests.scenario import Duel
from tests.scenario import box_with as duel_box
from tests.table_scenario import Scenario


def absent(table: Scenario, language: str = "en") -> dict[str, str]:
    """What is not offered to who is asked, with the reason."""
    decision = Presenter(table.rules, language).shown(table.state, table.decision().seat)["decision"]
    assert decision is not None
    return {each["text"]: each["why"] for each in decision["absent"]}


def test_every_reason_of_a_verb_has_its_rule() -> None:
    known = {rule.id for rule in parse_rules(find_rules())}
    assert set(CANNOT) == set(REASONS)
    assert set(CANNOT.values()) <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_room_without_space_is_told_of(language: str) -> None:
    box = duel_box("Seep | contingency fire | self | Place 1 instability in your room or an adjacent one.")
    duel = Duel(pack=box)
    duel.stand("Bartholomew", "Abyss of Faith")
    duel.instability("Crypt of the Saint", "", face="available")
    duel.resolve("Seep", "light", by="Bartholomew")
    room = duel.rules.rooms[duel.state.tiles[duel.room("Crypt of the Saint")]].name
    ((told, why),) = absent(duel, language).items()
    assert getattr(room, language) in told
    assert why == why_not(language, "room-full")


def test_an_umbra_is_told_of_to_who_would_hurt_it() -> None:
    table = Rebirth(pack=box_with("Dart | combat fire | self | Inflict 1 damage on a model in your room."))
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Arena")
    table.evocation("Gramigna", "Arena")
    table.haunt("Gramigna")
    table.action_phase(first="Rikkart")
    table.choose("fight")
    told = absent(table)
    umbra = next(text for text in told if "Umbra" in text)
    assert told[umbra] == why_not("en", "immune")
    table.resolve("Dart", "light", by="Rikkart")
    assert absent(table) == {umbra: why_not("en", "immune")}


def test_a_construct_in_a_room_that_is_left_out_is_told_of() -> None:
    table = Rebirth()
    table.stand("Rikkart", "Arena")
    for room in ("Throne Room", "Crypt", "Garden"):
        table.evocation("Rikkart", room)
    table.resolve("Soul Transfer", "light", by="Rikkart")
    assert len(table.offered()) == 2
    assert list(absent(table).values()) == [why_not("en", "nowhere")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_why_nobody_was_asked(language: str) -> None:
    table = Rebirth()
    table.power("Rikkart", 1)
    table.resolve("Power Infusion")
    log = Log(Narrator(table.rules, language).telling, 0)
    log.scene = Scene.of(table.state)
    for entry in table.state.journal or []:
        log.add(entry)
    lines = log.lines
    assert any(why_not(language, "no-power") in line.text for line in lines)
