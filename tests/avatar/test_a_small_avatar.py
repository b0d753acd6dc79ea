"""A second Avatar, that only a test has, written as a maker would write it and played to the end (AVA.55)."""

from __future__ import annotations

import random
from functools import cache

import pytest

from blackrose.engine.components import Pack
from blackrose.game import BadSetup, Game, State, avatars
from blackrose.game.checks import violations
from blackrose.packs import builtin_pack, load_text
from tests.rebirth.scenario import Rebirth

WARDEN = "The Warden"

CARD = """
[[avatar]]
name = { en = "The Warden", de = "Der Kerkermeister", ru = "Тюремщик" }
health = 7
strength = 1
speed = 3
start = "Crypt"
priorities.A = ["power", "damage", "nearest"]
priorities.B = ["damage", "nearest", "power"]
priorities.C = ["instability", "models", "mages"]
provenance = "original"
"""

COMMANDS = """
[[command]]
name = {{ en = "Grip {n}", de = "Griff {n}", ru = "Хватка {r}" }}
avatar = "The Warden"
moon = {moon}
provenance = "original"
part = [{{ kind = "spell", priority = "A", target = "mage 2", text = "The Warden inflicts {moon} damage." }}]
armed = {{ type = "trap", mark = "targeted", target = "mage *", text = "The target loses 1 power." }}

[[command]]
name = {{ en = "Round {n}", de = "Runde {n}", ru = "Обход {r}" }}
avatar = "The Warden"
moon = {moon}
provenance = "original"
part = [
    {{ kind = "action", priority = "B", text = "The Warden moves toward a mage.", extra = true }},
    {{ kind = "spell", priority = "C", target = "room 1", text = "The Warden places 1 instability." }},
]

[[event_card]]
name = {{ en = "Key {n}", de = "Schlüssel {n}", ru = "Ключ {r}" }}
avatar = "The Warden"
moon = {moon}
phase = "instant"
slot = 0
drawn = 1
discarded = 1
provenance = "original"
text = "The Black Rose inflicts 1 damage on each mage."
"""

NUMBERS = {1: ("One", "один"), 2: ("Two", "два"), 3: ("Three", "три")}


@cache
def box() -> Pack:
    """The box of Rebirth with The Warden, two commands and an event a moon."""
    texts = [COMMANDS.format(n=word, r=russian, moon=moon) for moon, (word, russian) in NUMBERS.items()]
    return load_text("\n".join([CARD, *texts]), base=builtin_pack("rebirth"))


def table(*people: str) -> Rebirth:
    """Mages with The Warden in the middle."""
    found = Rebirth(*people, avatar=WARDEN, pack=box(), commands=("Grip One", "Round One"))
    found.stand(WARDEN, "Black Rose Room")
    return found


@pytest.mark.rule("AVA.55")
def test_it_is_offered_beside_the_possessed_and_has_decks_of_its_own() -> None:
    assert [avatar.name.en for avatar in avatars("rebirth", box())] == ["The Possessed", WARDEN]
    state = Game.new("rebirth", ("Rikkart",), 1, {"avatar": WARDEN, "setup": "random"}, box()).start()
    rules = state.rules
    assert {rules.commands[card].avatar for deck in rules.command_decks for card in deck} == {WARDEN}
    assert {rules.event_cards[event].avatar for deck in rules.moon_events for event in deck} == {WARDEN}
    assert rules.rooms[state.tiles[state.place[1]]].name.en == "Crypt"
    with pytest.raises(BadSetup, match="no Avatar"):
        Game.new("rebirth", ("Rikkart",), 1, {"avatar": WARDEN})


@pytest.mark.rule("AVA.55", "AVA.10")
def test_it_goes_by_its_own_priorities() -> None:
    game = table("Rikkart", "Gramigna")
    game.stand("Rikkart", "Arena", damage="ggg")
    game.stand("Gramigna", "Garden")
    game.power("Gramigna", 2)
    game.command("Grip One")
    assert game.damage("Gramigna") == "x"
    assert game.decided() == [("power", "Gramigna")]


@pytest.mark.rule("AVA.19", "AVA.61", "AVA.55")
def test_without_a_skill_it_acts_in_its_cell_as_a_mage_may_there() -> None:
    """It walks out; the spell part below is cast from where it has come to, and the extra card follows."""
    game = table("Rikkart")
    game.stand(WARDEN, "Cell")
    game.stand("Rikkart", "Black Rose Room")
    game.command("Grip One")
    assert game.place(WARDEN) == "Cell"
    assert game.damage("Rikkart") == ""  # no spell is cast from a Cell
    assert game.commanded == ["Grip One"]
    game.command("Round One", "Grip One")
    game.settle()
    assert game.place(WARDEN) != "Cell"
    assert game.commanded == ["Grip One", "Round One", "Grip One"]


@pytest.mark.parametrize(("people", "seed"), [(1, 1), (2, 2), (3, 3)])
def test_it_is_played_to_the_end(people: int, seed: int) -> None:
    game = Game.new("rebirth", ("",) * people, seed, {"avatar": WARDEN, "setup": "random"}, box())
    state, dice = game.start(), random.Random(seed)
    turned: set[int] = set()
    while not state.over:
        decision = dice.choice(state.decisions)
        state.choose(decision.seat, dice.choice(decision.options))
        turned |= set(state.commanded)
        assert violations(state) == []
    assert isinstance(state, State)
    assert {state.rules.commands[card].name.en.split()[0] for card in turned} == {"Grip", "Round"}
