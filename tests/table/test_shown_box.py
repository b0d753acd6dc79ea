"""The box, its words, and the schema that the page is made from."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from blackrose.engine.decisions import Decision
from blackrose.game import BadSetup, Game
from blackrose.game.numbers import BACKS, NOBODY
from blackrose.language import words
from blackrose.language.words import LANGUAGES, Words
from blackrose.packs import builtin_pack
from blackrose.server.schema import schema, written
from blackrose.table import Reason
from blackrose.table.shown import Presenter, box
from blackrose.table.shown.absent import RULES
from blackrose.table.shown.presenter import WORDS, forget
from blackrose.table.shown.solo import goal_text, solo_shown
from blackrose.table.solo.challenge import COUNTS, Goal
from blackrose.table.words.names import GAME_WORDS
from tests.naming import ROSE
from tests.scenario import Duel, box_with
from tests.table import avatar_told, classic_told, rebirth_told
from tests.table.games import moments
from tests.table.rebirth_absences import bewildered, in_the_cell, two_actions_taken, used_room
from tests.table.sessions import session
from tests.table.shown_games import aiming, an_upgrade_too_many, plain, trap_chain, two_full_rooms
from tests.table.test_game_words import keys, references
from tests.table.told import rare_tables

CHECKOUT = Path(__file__).resolve().parents[2]
KINDS = ("spell", "room", "quest", "event", "evocation", "upgrade", "mage", "school")
REFUSALS = (
    *("stale", "illegal", "not-asked", "cannot-back", "over", "malformed", "too-fast", "no-right"),
    *("not-saved", "internal", "bad-order"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_is_in_the_box_under_its_number(language: str) -> None:
    pack, shown = builtin_pack("duel"), box("duel", language)
    assert set(shown["cards"]) == {*KINDS, "event card", "jinx", "avatar", "command"}
    for number, spell in enumerate(pack.spells):
        card = shown["cards"]["spell"][number]
        assert card["name"] == getattr(spell.name, language)
        assert [side["type_code"] for side in card["sides"]] == [spell.light.type, spell.dark.type]
        assert [side["element_code"] for side in card["sides"]] == [spell.light.element, spell.dark.element]
        assert card["own_design"] == (spell.provenance == "original")
        assert all(side["lines"] for side in card["sides"])
    for number, room in enumerate(pack.rooms):
        card = shown["cards"]["room"][number]
        assert (card["colour"], card["figures"]["slots"]) == (room.colour, room.slots)
    assert len(shown["cards"]["event"][0]["sides"]) == shown["rounds"]


def test_the_lodge_is_laid_out_as_the_edition_says() -> None:
    layout = box("duel", "en")["layouts"]["2"]
    lodge = Game.new(seed=1).rules.lodge
    assert layout == {"rooms": [list(at) for at in lodge.rooms], "cells": [list(at) for at in lodge.cells]}


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no edition"):
        box("chess", "en")


def test_a_box_of_another_pack_shows_its_cards() -> None:
    pack = box_with("Small Spark | combat fire | model 2 | Inflict 1 damage.")
    assert "Small Spark" in [card["name"] for card in box("duel", "en", pack)["cards"]["spell"]]
    assert "Small Spark" not in [card["name"] for card in box("duel", "en")["cards"]["spell"]]


def test_a_box_is_light() -> None:
    assert all(len(plain(box("duel", language)).encode()) < 60_000 for language in LANGUAGES)


# --------------------------------------------------------------------------------------------------
# Words
# --------------------------------------------------------------------------------------------------


def too_few_cubes() -> Duel:
    """Six black cubes for seven rooms."""
    duel = Duel(event="Living Lodge")
    duel.cubes_left(ROSE, 6)
    duel.begin("black rose", first="Ulrich", round_=4)
    return duel


def a_templar_alone() -> Duel:
    """An evocation about to act where nobody else is, and an Active spell on the sheet."""
    duel = Duel()
    duel.stand("Bartholomew", "Abyss of Faith")
    duel.prepare("Bartholomew", status="active", I="Tremor dark")
    duel.evocation("Bartholomew", "Templar Armory")
    duel.action_phase()
    return duel


def say_everything(language: str) -> Words:
    """Everything this layer can be made to say."""
    for seed in range(6):
        for state, decision in moments(seed):
            for seat in (decision.seat, 1 - decision.seat):
                Presenter(state.rules, language).shown(state, seat, Reason.CHANCE)
    presenter = Presenter(state.rules, language)
    presenter.shown(state, 0)
    for reason in Reason:
        presenter.shown(session(1), 0, reason)
    for code in REFUSALS:
        assert presenter.refused(code)
    alone = a_templar_alone()
    Presenter(alone.rules, language).shown(alone.state, 0)
    alone.choose("command")
    rare = (*rare_tables(), an_upgrade_too_many(), *trap_chain(), too_few_cubes(), two_full_rooms(), aiming())
    for duel in (alone, *rare):
        Presenter(duel.rules, language).shown(duel.state, duel.decision().seat)
    say_rebirth(language)
    say_classic(language)
    say_avatar(language)
    return presenter.names.words


def say_rebirth(language: str) -> None:
    """What only a table of Rebirth can be made to say: whom it waits for, what is not offered there."""
    rules = rebirth_told.rules()
    for kind in (*rebirth_told.KINDS, "model"):
        assert Presenter(rules, language)._wanted(Decision(0, kind, (), rules.card_codes[4][0], 0))
    for table in (used_room(), bewildered(), two_actions_taken(), in_the_cell()):
        Presenter(table.rules, language).shown(table.state, 0)


def say_avatar(language: str) -> None:
    """What only games against an Avatar can be made to say: the next command, how they end, all goals."""
    for people, together in ((1, "no"), (2, "yes")):
        game = avatar_told.rules(people, together=together)
        names = Presenter(game, language).names
        for kind in avatar_told.KINDS:
            assert Presenter(game, language)._wanted(Decision(0, kind, (), NOBODY, 0))
        for armed in range(1, len(BACKS)):
            type_, mark = BACKS[armed]
            assert names.say("armed-back", type=type_, mark=mark, who=names.avatar())
        seen = SimpleNamespace(rules=game, power=[9, 2, 7][: people + 1], round=9, result=(game.avatar,))
        for winners in ((game.avatar,), tuple(game.people)):
            seen.result = winners
            assert solo_shown(names, seen)
        assert names.say("over-together")
        assert names.say("choice-tied")
    for what, limits in COUNTS.items():
        for number in (0, 1, 2, 5):
            for limit in limits or ("least",):
                assert goal_text(names, Goal(what, **{limit: number}, moon=2))
                assert goal_text(names, Goal(what, **{limit: number}, round=4))
    for public in ("yes", "no"):
        assert names.say("occasion-challenge", name="x", public=public)
    assert names.say("occasion-today", name="2026-01-31", public="yes")


def say_classic(language: str) -> None:
    """Whom a table waits for with what only Classic asks."""
    rules = classic_told.rules()
    for kind in classic_told.KINDS:
        assert Presenter(rules, language)._wanted(Decision(0, kind, (), rules.card_codes[4][0], 0))


def test_no_word_of_this_layer_is_missing_or_unused() -> None:
    for language in LANGUAGES:
        assert keys(language, WORDS) == keys("en", WORDS)
    forget()
    asked = say_everything("en").asked | {f"why-{reason}" for reason in RULES}
    assert keys("en", WORDS) - asked - references("en", WORDS) == set()


def test_no_word_hides_one_of_the_game() -> None:
    for language in LANGUAGES:
        assert keys(language, WORDS).isdisjoint(words.words(language, GAME_WORDS).keys)


# --------------------------------------------------------------------------------------------------
# The schema
# --------------------------------------------------------------------------------------------------


def test_the_page_is_made_from_the_shapes_of_today() -> None:
    """`python -m blackrose.server.schema web/wire.schema.json` writes the file anew."""
    assert (CHECKOUT / "web" / "wire.schema.json").read_text(encoding="utf-8") == written()


def test_the_schema_names_every_shape_and_leaves_nothing_open() -> None:
    shapes = schema()["$defs"]
    assert {"Shown", "Full", "Diff", "Done", "Refused", "Preview", "Closed", "Box", "Replay"} <= set(shapes)
    for name, shape in shapes.items():
        assert shape["additionalProperties"] is False
        assert set(shape["required"]) == set(shape["properties"]), name
