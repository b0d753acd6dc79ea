"""What Classic's rooms and evocations brought to the language: spells cast by others, forgotten spells put
under their deck, a blow that also converts, an ability instead of an attack.
"""

from __future__ import annotations

import pytest

from blackrose.engine.components import Pack
from blackrose.packs import load_text
from tests.rebirth.scenario import Rebirth, box_with

ARENA = "Arena"
GUST = "Gust | contingency air | self | Gain 1 power."
PRISM = "Prism | combat any | self | Gain 2 power."
SNARE = "Snare | trap earth | mage * | Inflict 1 damage. | Another mage enters a room."
CHAOS = "Chaos | combat fire | self | Another mage in the Lodge casts their next Ready spell or quick spell."
RELIC = (
    "Relic | combat water | self | Take 1 of the top 3 forgotten spells with the others going under the deck"
    " in any order."
)


def table(*spells: str, pack: Pack | None = None) -> Rebirth:
    game = Rebirth("Rikkart", "Gramigna", "Arianna", pack=pack or box_with(GUST, PRISM, SNARE, *spells))
    game.stand("Rikkart", ARENA)
    game.stand("Gramigna", ARENA)
    return game


# Spells that others cast


def test_another_mage_casts_the_spell_of_their_choice_of_two() -> None:
    game = table(CHAOS)
    game.stand("Arianna", "Crypt")
    game.prepare("Gramigna", quick="Gust light", II="Prism light", III="Gust light")
    game.resolve("Chaos", "light", by="Rikkart")
    assert (game.asked(), game.offered()) == (("Rikkart", "model"), ["Gramigna", "Arianna"])
    game.choose("Gramigna")
    assert (game.asked(), game.offered()) == (("Gramigna", "spell"), ["slot II", "slot quick"])
    game.choose("slot quick")
    assert (game.power("Gramigna"), game.power("Rikkart")) == (1, 0)
    assert game.lies("Gramigna", "quick") == "revealed"


def test_a_trap_that_another_casts_lies_in_wait_and_a_mage_in_the_cell_casts_nothing() -> None:
    game = table(CHAOS)
    game.prepare("Gramigna", I="Snare light")
    game.prepare("Arianna", I="Gust light")
    game.resolve("Chaos", "light", by="Rikkart")
    assert game.lies("Gramigna", "I") == "active"
    assert game.lies("Arianna", "I") == "ready"


def test_who_has_nothing_ready_casts_nothing() -> None:
    tail = " If they do, gain 3 power."
    game = table(CHAOS + tail)
    game.resolve("Chaos", "light", by="Rikkart")
    assert game.quiet
    assert game.power("Rikkart") == 0
    game.prepare("Gramigna", I="Gust light")
    game.resolve("Chaos", "light", by="Rikkart")
    assert (game.power("Gramigna"), game.power("Rikkart")) == (1, 3)


# Forgotten spells under the deck


def names(game: Rebirth, number: int) -> list[str]:
    return sorted(game.rules.cards[card].name.en for card in game.rules.forgotten)[:number]


def test_the_others_go_under_the_deck_in_the_order_of_the_taker() -> None:
    game = table(RELIC)
    a, b, c, d, e = names(game, 5)
    game.forgotten(a, b, c, d, e)
    game.resolve("Relic", "light", by="Rikkart")
    assert sorted(game.offered()) == sorted([a, b, c])
    assert game.state.view(1).decisions[0].options == ()
    game.choose(b)
    assert sorted(game.offered()) == sorted([a, c])
    game.choose(c)
    assert game.hand("Rikkart") == [b]
    left = [game.rules.cards[card].name.en for card in game.state.forgotten]
    assert left == [c, a, e, d], "the first one put there is undermost, the top stands last"
    assert game.happened("peeked") == []
    assert game.state.removed == ()


@pytest.mark.parametrize(("there", "left"), [(2, 1), (1, 0), (0, 0)])
def test_of_a_small_deck_as_many_are_seen_as_there_are(there: int, left: int) -> None:
    game = table(RELIC)
    game.forgotten(*names(game, there))
    game.resolve("Relic", "light", by="Rikkart")
    game.settle()
    assert len(game.hand("Rikkart")) == min(there, 1)
    assert len(game.state.forgotten) == left


# Abilities of evocations

HOUND = """
[[evocation]]
name = { en = "Gnawer", de = "Nager", ru = "Грызун" }
archetype = "beast"
speed = 2
strength = 2
health = 3
copies = 3
provenance = "original"
text = "Whenever this evocation inflicts damage on a model, convert 1 damage on that model."
"""

STATUE = """
[[evocation]]
name = { en = "Statue", de = "Statue", ru = "Статуя" }
archetype = "construct"
speed = 1
strength = 1
health = 3
copies = 3
instead = true
provenance = "original"
text = "Place 1 instability in its room."
"""


def of(text: str, *spells: str) -> Pack:
    return load_text(text, base=box_with(*spells) if spells else box_with(GUST, PRISM, SNARE))


ATTACKS = HOUND.replace("inflicts damage", "performs a physical attack")


@pytest.mark.parametrize("evocation", [HOUND, ATTACKS])
def test_a_blow_also_converts_on_the_model_that_was_struck_and_on_no_other(evocation: str) -> None:
    wake = "Wake | combat fire | self | One of your evocations activates."
    game = table(pack=of(evocation, wake))
    game.stand("Gramigna", ARENA, damage="ax")
    game.stand("Arianna", ARENA, damage="gg")
    game.evocation("Rikkart", ARENA, kind="Gnawer")
    game.resolve("Wake", "light", by="Rikkart")
    game.choose("attack Gramigna")
    game.choose("cube 0")
    game.settle("stop")
    assert game.damage("Gramigna") == "rxrr"
    assert game.damage("Arianna") == "gg"


def test_what_the_evocation_did_not_inflict_converts_nothing() -> None:
    game = table(pack=of(HOUND, "Blow | combat fire | mage 0 | Inflict 1 damage."))
    game.stand("Gramigna", ARENA, damage="ax")
    game.evocation("Rikkart", ARENA, kind="Gnawer")
    game.resolve("Blow", "light", by="Rikkart")
    game.settle("Gramigna")
    assert game.damage("Gramigna") == "axr"


def test_an_ability_instead_of_the_attack_comes_after_the_moves_and_once() -> None:
    wake = "Wake | combat fire | self | One of your evocations activates."
    game = table(pack=of(STATUE, wake))
    game.evocation("Rikkart", ARENA, kind="Statue")
    game.resolve("Wake", "light", by="Rikkart")
    assert {"ability", "attack Gramigna", "stop"} <= set(game.offered())
    game.choose("move to Sanctuary", "ability")
    assert game.cubes("Sanctuary") == "r"
    assert game.quiet, "neither a second time nor an attack besides, and the moves are over"


def test_who_attacks_does_not_use_the_ability() -> None:
    wake = "Wake | combat fire | self | One of your evocations activates."
    game = table(pack=of(STATUE, wake))
    game.evocation("Rikkart", ARENA, kind="Statue")
    game.resolve("Wake", "light", by="Rikkart")
    game.choose("attack Gramigna")
    assert "ability" not in game.offered()
    assert game.damage("Gramigna") == "r"
    assert game.cubes(ARENA) == ""


def test_under_the_control_of_another_the_ability_is_theirs() -> None:
    command = (
        "Command | combat fire | special | One of the other mages' evocations activates under your control."
    )
    game = table(pack=of(STATUE, command))
    game.evocation("Gramigna", ARENA, kind="Statue")
    game.resolve("Command", "light", by="Rikkart")
    game.choose("ability")
    assert game.cubes(ARENA) == "r"


# A room that copies another

COPY = "Mirror | combat air | self | Copy the effect of any room other than the Arena that was used."


def used(game: Rebirth, *rooms: str) -> None:
    for room in rooms:
        game.instability(room, "", face="used")


def test_the_effect_of_a_used_room_is_copied_from_where_one_stands() -> None:
    game = table(COPY)
    used(game, "Garden", "Cemetery", "Arena")
    game.resolve("Mirror", "light", by="Rikkart")
    assert (game.asked(), game.offered()) == (("Rikkart", "room"), ["Garden", "Cemetery"])
    game.choose("Cemetery")
    game.settle(ARENA)
    assert len(game.events("summoned")) == 1
    assert game.happened("used_room") == []
    assert game.state.face[game.room("Cemetery")] == game.state.face[game.room("Garden")], "no token turns"


def test_nothing_that_waits_for_the_room_takes_the_copy_for_it() -> None:
    wait = "Wait | trap air | special | Gain 5 power. | Another mage resolves the effect of a grey room."
    game = table(COPY, wait)
    used(game, "Cemetery")
    game.prepare("Gramigna", status="active", I="Wait light")
    game.resolve("Mirror", "light", by="Rikkart")
    game.settle(ARENA)
    assert len(game.events("summoned")) == 1
    assert game.power("Gramigna") == 0


def test_without_a_used_room_nothing_is_copied() -> None:
    game = table(COPY + " If you do, gain 1 power.")
    game.instability("Garden", "", face="available")
    used(game, "Arena")
    game.resolve("Mirror", "light", by="Rikkart")
    assert game.quiet
    assert game.power("Rikkart") == 0


# The quick spell discarded

ROB = (
    "Rob | combat air | special | Each other mage discards their quick spell."
    " Gain 1 power for each spell discarded."
)


def test_quick_spells_go_ready_or_revealed_and_are_counted() -> None:
    game = table(ROB)
    game.stand("Arianna", "Crypt")
    game.prepare("Rikkart", quick="Gust light")
    game.prepare("Gramigna", quick="Gust light", I="Prism light")
    game.prepare("Arianna", status="revealed", quick="Prism light")
    game.resolve("Rob", "light", by="Rikkart")
    assert (game.sheet("Gramigna"), game.sheet("Arianna")) == ({"I": "Prism light"}, {})
    assert (game.memories("Gramigna"), game.memories("Arianna")) == (["Gust"], ["Prism"])
    assert game.lies("Rikkart", "quick") == "ready"
    assert game.power("Rikkart") == 2


def test_a_forgotten_spell_that_was_resolved_leaves_the_game_with_its_slot() -> None:
    game = table(ROB)
    (relic,) = names(game, 1)
    game.prepare("Gramigna", status="revealed", quick=f"{relic} light")
    game.resolve("Rob", "light", by="Rikkart")
    assert game.memories("Gramigna") == []
    assert game.state.removed == (game.card(relic),)
    assert game.power("Rikkart") == 1
