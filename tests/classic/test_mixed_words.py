"""Three boxes mixed: what players read of it, in three languages."""

from __future__ import annotations

import random

import pytest

from blackrose.engine.components import Pack
from blackrose.game import Game
from blackrose.language.words import LANGUAGES, words
from blackrose.packs.faces import card_face, components_of, names_of
from blackrose.table.shown import Presenter, ShownLog
from blackrose.table.words.names import GAME_WORDS
from tests.chance_games import eager
from tests.rebirth.mixed_boxes import classic_in_duel, classic_in_rebirth, in_classic

MIXES = {
    "classic": in_classic("Hex, Nightmare, Death, Technomancy, rooms of Rebirth, forgotten"),
    "rebirth": classic_in_rebirth("Conspiracy, Illusion, Destruction, rooms, forgotten"),
    "duel": classic_in_duel("Conspiracy, rooms, forgotten"),
}

STATES = {
    "en": ("destroyed", "rebuilt", "collapse"),
    "de": ("verwüstet", "wiederaufgebaut", "zerstör"),
    "ru": ("разруш", "восстанов", "уничтож"),
}
"""The words for the three states of rooms: ruined, rebuilt, collapsed."""


@pytest.mark.parametrize("edition", MIXES)
def test_a_mixed_game_is_shown_and_told_in_every_language(edition: str) -> None:
    """Every fiftieth moment of a game by chance: table, question, rule and log."""
    options = {} if edition == "duel" else {"setup": "random"}
    game = Game.new(edition, ("", ""), 5, options, MIXES[edition])
    state, chance = game.start(journal=True), random.Random(5)
    logs = [ShownLog(Presenter(game.rules, language), 0) for language in LANGUAGES]
    moment = 0
    while not state.over:
        decision = chance.choice(state.decisions)
        if moment % 50 == 0:
            for language, log in zip(LANGUAGES, logs, strict=True):
                shown = Presenter(game.rules, language).shown(state, decision.seat)
                assert shown["decision"] is not None
                log.update(state.journal or [])
        state.choose(decision.seat, eager(decision, chance))
        moment += 1
    assert all(len(log.lines) == len(logs[0].lines) > 50 for log in logs)


def faces_of(pack: Pack, language: str, name: str) -> str:
    """All that a component's card says, in small letters."""
    found = next(one for one in components_of(pack) if one.name.en == name)
    face = card_face(found, language, names_of(pack))
    sides = (part for side in face.sides for part in (side.title, side.when, *side.lines))
    return " ".join((*face.facts, *sides)).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_used_for_two_states_of_rooms(language: str) -> None:
    ruined, rebuilt, collapsed = STATES[language]
    crete = faces_of(MIXES["rebirth"], language, "Infamy of Crete")
    assert collapsed in crete
    assert ruined not in crete
    for name in ("Arena", "Mirrors' Room"):
        room = faces_of(MIXES["rebirth"], language, name)
        assert ruined in room
        assert rebuilt in room
        assert collapsed not in room
    room = faces_of(MIXES["classic"], language, "Arena")
    assert ruined not in room
    assert collapsed not in room
    assert len(set(STATES[language])) == 3
    assert ruined not in words(language, GAME_WORDS).say("event-collapsed", room="x", who="y").lower()


@pytest.mark.parametrize("language", ["de", "ru"])
def test_every_name_in_a_mixed_box_is_said_in_the_players_language(language: str) -> None:
    """A room that is not in the box, or whose name there is another, is not named on any card."""
    for pack in MIXES.values():
        strange = {room.name.en for other in MIXES.values() for room in other.rooms}
        strange -= {getattr(room.name, language) for room in pack.rooms}
        for one in components_of(pack):
            face = card_face(one, language, names_of(pack))
            said = " ".join(line for side in face.sides for line in (*side.lines, side.when, side.target))
            assert not [name for name in strange if name in said], one.name.en
