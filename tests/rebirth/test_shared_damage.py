"""Damage and evocations as Rebirth shares them with Duel: whose cubes lie where, and how evocations act."""

from __future__ import annotations

import pytest

from blackrose.engine import events as ev
from blackrose.packs import builtin_pack, load_text
from tests.naming import ROSE
from tests.rebirth.scenario import CENTRE, RING, Rebirth, box_with

ARENA, GARDEN, CRYPT, SANCTUARY = "Arena", "Garden", "Crypt", "Sanctuary"
BOLT = "Bolt | combat fire | model 2 | Inflict 3 damage."
SPARK = "Spark | combat fire | model 2 | Inflict 1 damage."


def table(*spells: str, **sheet: str) -> Rebirth:
    """Both mages stand in the Arena; Rikkart has these spells on his sheet."""
    game = Rebirth(pack=box_with(BOLT, SPARK, *spells))
    for mage in game.people:
        game.stand(mage, ARENA)
    game.prepare("Rikkart", **sheet)
    return game


def activated(kind: str = "Cadaver", **figures: str) -> Rebirth:
    """Rikkart's evocation activates in the Arena, where Gramigna and a Cadaver of hers stand."""
    game = table()
    game.stand("Rikkart", GARDEN)
    mine = game.evocation("Rikkart", ARENA, kind=kind, **figures)
    game.evocation("Gramigna", ARENA, kind="Cadaver")
    game.begin("evocation", first="Rikkart")
    game.choose(mine)
    return game


def attacks(game: Rebirth) -> list[str]:
    return [option for option in game.offered() if option.startswith("attack")]


def moves(game: Rebirth) -> list[str]:
    return [option for option in game.offered() if option.startswith("move")]


# --------------------------------------------------------------------------------------------------
# Cubes
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMG.1")
def test_damage_is_cubes_of_who_inflicts_it_on_the_next_free_places() -> None:
    """Rikkart's spell and blow are his cubes, what it costs him are black ones, and Gramigna's are hers."""
    game = table(quick="Shared Torture light")
    game.stand("Gramigna", ARENA, damage="x")
    game.action_phase(first="Rikkart")
    game.choose("cast quick", "Gramigna", "stop")  # nothing converted
    assert (game.damage("Gramigna"), game.damage("Rikkart")) == ("xrrrr", "xxx")
    game.choose("fight", "attack Gramigna", "stop")
    game.choose("fight", "attack Rikkart", "stop")
    assert (game.damage("Gramigna"), game.damage("Rikkart")) == ("xrrrrrr", "xxxgg")


@pytest.mark.rule("DMG.1")
def test_damage_on_an_evocation_lies_on_its_card() -> None:
    game = table(quick="Spark light")
    nigredo = game.evocation("Gramigna", ARENA)
    game.action_phase(first="Rikkart")
    game.choose("cast quick", nigredo)
    assert (game.damage(nigredo), game.damage("Gramigna")) == ("r", "")


@pytest.mark.rule("DMG.2")
@pytest.mark.parametrize(("free", "placed"), [(4, 3), (3, 3), (2, 2), (1, 1)])
def test_cubes_beyond_health_are_not_placed(free: int, placed: int) -> None:
    """Of three damage no more cubes are placed than there are free places on the bar."""
    game = table(quick="Bolt light")
    game.stand("Gramigna", ARENA, damage=game.nearly("Gramigna", free))
    game.action_phase(first="Rikkart")
    game.choose("cast quick", "Gramigna")
    assert game.happened("suffered") == [(game.seat("Gramigna"), placed, 0, 0, ev.BY_SPELL)]
    assert game.place("Gramigna") == (ARENA if free > placed else "Cell")


@pytest.mark.rule("DMG.5")
def test_an_evocation_with_damage_equal_to_its_health_is_removed() -> None:
    """A Cadaver of Health 2 stands 1 damage and leaves at 2: cubes and card go back, nobody is rewarded."""
    game = table(quick="Spark light", I="Spark light")
    cadaver = game.evocation("Gramigna", ARENA, kind="Cadaver")
    kind = game.rules.evocation_names["Cadaver"]
    pool, supply = game.state.pool[0], game.state.supply[kind]
    game.action_phase(first="Rikkart")
    game.choose("cast quick", cadaver)
    assert (game.place(cadaver), game.damage(cadaver)) == (ARENA, "r")
    game.choose("cast I", cadaver)
    assert (game.place(cadaver), game.damage(cadaver)) == ("", "")
    assert (game.state.pool[0], game.state.supply[kind]) == (pool, supply + 1)
    assert [game.power(who) for who in (*game.people, ROSE)] == [0, 0, 0]
    assert [game.captured(who) for who in (*game.people, ROSE)] == [[], [], []]


# --------------------------------------------------------------------------------------------------
# Evocations strike
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMG.4")
def test_an_evocations_damage_is_its_own_and_its_controllers() -> None:
    """Who waits for damage by a Cadaver, and who waits for damage by its mage, both are served."""
    when = "Persistent: Whenever the target inflicts damage on you, gain 1 power."
    game = table(
        f"On It | combat fire | evocation 2 | {when}",
        f"On Them | combat fire | mage 2 | {when}",
        quick="On It light",
        I="On Them light",
    )
    watched, twin = (game.evocation("Gramigna", ARENA, kind="Cadaver") for _ in range(2))
    game.task("Gramigna", "Power Catalyst")
    game.action_phase(first="Rikkart")
    game.choose("cast quick", watched, "cast I", "Gramigna")
    game.choose("command", watched, "attack Rikkart")
    game.choose(game.offered()[0])  # both apply, in the order he likes
    assert (game.damage("Rikkart"), game.power("Rikkart")) == ("gg", 2)
    assert game.tasks("Gramigna")["Power Catalyst"] == "active 1", "she has inflicted damage"
    game.choose("stop", "command", twin, "attack Rikkart")
    assert (game.damage("Rikkart"), game.power("Rikkart")) == ("gggg", 3), "it is hers, but not that one's"


@pytest.mark.rule("DMG.6")
def test_an_evocations_attack_is_a_physical_attack() -> None:
    """The Cadaver's blow is told like the mage's: a physical attack on a model, then its damage."""
    game = table()
    cadaver = game.evocation("Gramigna", ARENA, kind="Cadaver")
    game.action_phase(first="Rikkart")
    game.choose("fight", "attack Gramigna", "stop", "end")
    game.choose("command", cadaver, "attack Rikkart", "stop")
    assert game.happened("attacked") == [(0, 1, 0), (game.model(cadaver), 0, 1)]
    assert [hit[:4] for hit in game.happened("suffered")] == [(1, 2, 0, 0), (0, 2, 1, game.model(cadaver))]


# --------------------------------------------------------------------------------------------------
# Evocations come and act
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVO.1")
def test_three_places_tell_twins_apart() -> None:
    """Three Cadavers come into places one, two and three; damage on the second is on the second only."""
    game = table()
    for mage in game.people:
        game.stand(mage, CRYPT)
    twins = [f"Cadaver r{number}" for number in (1, 2, 3)]
    for twin in twins:
        assert game.place(twin) == ""
        game.resolve(CRYPT, "ruined")
        assert game.place(twin) == CRYPT
    game.resolve("Spark", "light", by="Gramigna")
    assert game.offered()[:4] == ["Rikkart", *twins]
    game.choose(twins[1])
    assert [game.damage(twin) for twin in twins] == ["", "g", ""]


@pytest.mark.rule("EVO.1")
def test_a_free_place_is_used_again() -> None:
    """The Cadaver in place one leaves, a Nigredo takes its place, card and all, unharmed."""
    game = table("Call | contingency fire | self | Summon 1 Nigredo in your room.")
    first = game.evocation("Rikkart", ARENA, damage="g", kind="Cadaver")
    second = game.evocation("Rikkart", GARDEN, kind="Cadaver")
    game.resolve("Spark", "light", by="Gramigna")
    game.choose(first)
    assert (game.place(first), game.place(second)) == ("", GARDEN)
    game.resolve("Call", "light")
    assert (game.place("Nigredo r1"), game.damage("Nigredo r1")) == (ARENA, "")
    assert game.name(game.model("Nigredo r1")) == "Nigredo r1"


@pytest.mark.rule("EVO.6")
def test_up_to_speed_moves_in_one_run_then_the_attack() -> None:
    """Two moves, not three; the attack after them, and none in another room."""
    game = activated()
    for room in (CENTRE, ARENA):
        assert moves(game)
        game.choose(f"move to {room}")
        assert attacks(game) == (["attack Gramigna", "attack Cadaver g1"] if room == ARENA else [])
    assert not moves(game)
    game.choose("attack Gramigna")
    assert game.damage("Gramigna") == "rr"
    assert game.asked() == ("Gramigna", "evocation"), "nothing is left to do"


@pytest.mark.rule("EVO.6")
def test_the_attack_before_the_moves_but_not_between_them() -> None:
    """An attack first leaves the whole run; an attack after the first move ends the run."""
    game = activated()
    game.choose("attack Gramigna")
    assert attacks(game) == []
    game.choose(f"move to {CENTRE}", f"move to {GARDEN}")
    assert game.place("Cadaver r1") == GARDEN
    game = activated()
    game.stand("Gramigna", CENTRE)
    game.choose(f"move to {CENTRE}", "attack Gramigna")
    assert game.asked() == ("Gramigna", "evocation"), "the second move is lost"
    assert game.place("Cadaver r1") == CENTRE


@pytest.mark.rule("EVO.6")
@pytest.mark.parametrize("parts", [(), (f"move to {CENTRE}",), ("attack Gramigna",)])
def test_every_part_is_optional(parts: tuple[str, ...]) -> None:
    game = activated()
    game.choose(*parts, "stop")
    assert game.asked() == ("Gramigna", "evocation")


@pytest.mark.rule("EVO.13")
def test_an_attack_is_not_split() -> None:
    """The blow of 2 falls whole on one of two models, and there is no second blow."""
    game = activated()
    game.choose("attack Gramigna")
    assert (game.damage("Gramigna"), game.damage("Cadaver g1")) == ("rr", "")
    assert attacks(game) == []


@pytest.mark.rule("EVO.7")
def test_its_cards_own_rules_come_first() -> None:
    """A Totem that can walk has placed its cube where it stood before it is asked for its first part."""
    game = activated("Totem", upgrade="Piston Legs")
    while game.asked()[1] != "part":  # his legs let Rikkart walk along; he stays
        game.choose(game.offered()[-1])
    assert game.cubes(ARENA) == "r"
    game.choose(f"move to {CENTRE}")
    assert (game.cubes(ARENA), game.cubes(CENTRE)) == ("r", "")


@pytest.mark.rule("EVO.7")
@pytest.mark.parametrize(("damage", "struck"), [("", 1), ("gg", 3)])
def test_its_cards_own_rules_beat_its_figures(damage: str, struck: int) -> None:
    """A Succubus strikes with 1, and with 1 more for each damage on it."""
    game = activated("Succubus", damage=damage)
    game.choose("attack Gramigna")
    assert game.damage("Gramigna") == "r" * struck


@pytest.mark.rule("EVO.7")
def test_an_archetype_is_named_by_effects() -> None:
    """Dominate Fear drives any undead in the Lodge, Cadaver or Colossus, whoever owns it; no construct."""
    game = table()
    undead = [
        game.evocation("Rikkart", CRYPT, kind="Cadaver"),
        game.evocation("Gramigna", GARDEN, kind="Colossus"),
    ]
    for mage in game.people:
        game.evocation(mage, SANCTUARY, kind="Nigredo")
    game.resolve("Dominate Fear")
    assert game.offered() == undead


# --------------------------------------------------------------------------------------------------
# Ranks of a rebuilt room
# --------------------------------------------------------------------------------------------------

HOVEL = """
    [[room]]
    name = { en = "Hovel", de = "Hütte", ru = "Хижина" }
    provenance = "original"
    colour = "yellow"
    slots = 4
    rewards = [2, 0, 0]
    ruined = { target = "self", text = "Gain 1 power." }
    rebuilt = { target = "self", text = "Gain 1 power." }
"""


@pytest.mark.rule("INS.8")
def test_a_lowered_rank_is_never_below_nothing() -> None:
    """In a room worth 2-0-0 the two tied for second gain nothing, and lose nothing."""
    pack = load_text(HOVEL, base=builtin_pack("rebirth"))
    game = Rebirth(pack=pack, ring=(*RING[:-1], "Hovel"))
    game.instability("Hovel", "rrgx")
    for who in (*game.people, ROSE):
        game.power(who, 2)
    game.task("Rikkart", "Magic Stem")
    game.begin("clean-up")
    assert [game.power(who) for who in (*game.people, ROSE)] == [4, 2, 2]
