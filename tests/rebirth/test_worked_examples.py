"""Worked examples of the Rebirth books, and the rules they are about."""

from __future__ import annotations

from collections import Counter

import pytest

from blackrose.packs import builtin_pack
from tests.naming import ROSE
from tests.rebirth.scenario import CENTRE, Rebirth, box_with


def parts(table: Rebirth) -> list[str]:
    """The parts of the action that are open now, without the rooms that can be entered."""
    return [option for option in table.offered() if not option.startswith("move")]


# --------------------------------------------------------------------------------------------------
# Casting and actions
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EX.R.11", "ACT.8", "ACT.21")
def test_one_two_three_in_order_and_the_quick_spell_in_any_activation() -> None:
    table = Rebirth()
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Forge")
    table.prepare("Rikkart", quick="Visceral Fire light", I="Liquefy the Pain light")
    table.prepare("Rikkart", II="Grim Torment light", III="Heart of Ice light")
    table.action_phase()
    casts = [option for option in table.offered() if option.startswith("cast")]
    assert casts == ["cast quick", "cast I"]
    table.choose("cast I")
    assert "cast II" not in table.offered()  # one standard spell an activation
    assert "cast quick" in table.offered()
    table.choose("end")
    table.choose("explore", "stop", "end")  # Gramigna
    casts = [option for option in table.offered() if option.startswith("cast")]
    assert casts == ["cast quick", "cast II"]


@pytest.mark.rule("EX.R.33", "ACT.21")
def test_the_quick_spell_may_be_cast_last() -> None:
    table = Rebirth()
    table.stand("Rikkart", "Arena")
    table.prepare("Rikkart", quick="Visceral Fire light")
    table.tokens("Rikkart", 0)
    table.tokens("Gramigna", 0)
    table.action_phase()
    assert table.offered() == ["cast quick", "momentum quick"]


@pytest.mark.rule("EX.R.12", "ACT.5")
def test_explore_in_its_orders() -> None:
    for order, rest in (
        (("move to Throne Room", "move to Arena"), ["use", "stop"]),
        (("move to Throne Room",), ["use", "stop"]),
        (("use", "Arena", "move to Throne Room"), ["stop"]),
    ):
        table = Rebirth()
        table.stand("Rikkart", "Arena")
        table.action_phase()
        table.choose("explore", *order)
        assert parts(table) == rest
    table = Rebirth()
    table.stand("Rikkart", "Armory")
    table.pile("Rikkart", grimoire=("Torment",))
    table.action_phase()
    table.choose("explore", "move to Throne Room", "use")  # move, use: no further move
    assert table.asked() == ("Rikkart", "action")


@pytest.mark.rule("EX.R.13", "ACT.6")
def test_fight_attack_then_use_or_use_then_attack() -> None:
    for first, second in (("attack Gramigna", "use"), ("use", "attack Gramigna")):
        table = Rebirth()
        table.stand("Rikkart", "Crypt")
        table.stand("Gramigna", "Crypt")
        table.action_phase()
        table.choose("fight", first)
        assert second in table.offered()
        table.choose(second)
        assert table.damage("Gramigna") == "rr"
        assert table.place("Cadaver r1") == "Crypt"


@pytest.mark.rule("ACT.16")
def test_normally_there_are_six_actions_a_round() -> None:
    table = Rebirth()
    table.stand("Rikkart", CENTRE)
    table.stand("Gramigna", "Cell")
    table.tokens("Gramigna", 0)
    table.prepare("Rikkart", quick="Torment light", I="Torment dark", II="Liquefy the Pain light")
    table.prepare("Rikkart", III="Liquefy the Pain dark")
    table.evocation("Rikkart", "Crypt")
    table.action_phase()
    taken = 0
    while table.asked()[1] in ("action", "part"):
        wanted = [option for option in table.offered() if option.startswith(("cast", "explore"))]
        if table.asked()[1] == "part":
            table.choose("stop")
        elif wanted:
            table.choose(wanted[0])
            taken += 1
        else:
            table.choose("end")
    assert taken == 6


@pytest.mark.rule("EX.R.36", "ACT.9", "ACT.12")
def test_in_the_cell_with_one_ready_spell_momentum_is_forced() -> None:
    table = Rebirth()
    table.prepare("Rikkart", I="Torment light")
    table.tokens("Rikkart", 0)
    table.action_phase()
    assert table.memories("Rikkart") == ["Torment"]  # nothing else was possible
    assert table.asked() == ("Rikkart", "part")
    assert table.offered() == [f"move to {room}" for room in table.exits("Rikkart")]
    table.choose(table.offered()[0])
    assert table.asked()[0] == "Gramigna"  # and no use of the room


# --------------------------------------------------------------------------------------------------
# Targets and damage
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EX.R.14", "TGT.2")
@pytest.mark.parametrize(("aim", "rooms"), [(0, 1), (1, 7), (2, 13), (3, 13)])
def test_room_n_is_any_room_within_n_in_a_straight_row(aim: int, rooms: int) -> None:
    table = Rebirth(pack=box_with(f"Reach | combat fire | room {aim} | Place 1 instability."))
    table.stand("Rikkart", CENTRE)
    table.resolve("Reach", "light")
    found = 1 if table.quiet else len(table.offered())
    assert found == rooms


@pytest.mark.rule("EX.R.14")
def test_models_mages_and_evocations_within_their_range() -> None:
    table = Rebirth(
        "Rikkart",
        "Gramigna",
        "Arianna",
        pack=box_with(
            "Two | combat fire | model 2 | Inflict 1 damage.",
            "One | combat fire | mage 1 | Inflict 1 damage.",
            "None | combat fire | evocation 0 | Inflict 1 damage.",
        ),
    )
    table.stand("Rikkart", CENTRE)
    table.stand("Gramigna", "Throne Room")
    table.stand("Arianna", "Armory")
    table.evocation("Gramigna", CENTRE, kind="Cadaver")
    table.resolve("Two", "light")
    assert table.offered() == ["Gramigna", "Arianna", "Cadaver g1", "dummy"]
    table.resolve("One", "light")
    assert table.offered() == ["Gramigna", "dummy"]
    table.resolve("None", "light")
    assert table.offered() == ["Cadaver g1", "dummy"]


@pytest.mark.rule("EX.R.15", "TGT.8")
def test_all_models_1_are_those_at_0_and_at_1() -> None:
    table = Rebirth(
        "Rikkart",
        "Gramigna",
        "Arianna",
        pack=box_with(
            "Ring | combat fire | special | Inflict 1 damage on each model in your room or an adjacent one."
        ),
    )
    table.stand("Rikkart", CENTRE)
    table.stand("Gramigna", CENTRE)
    table.stand("Arianna", "Throne Room")
    far = table.evocation("Gramigna", "Armory")
    table.resolve("Ring", "light")
    assert [table.damage(model) for model in ("Rikkart", "Gramigna", "Arianna", far)] == ["", "r", "r", ""]


@pytest.mark.rule("EX.R.16", "CUB.1", "EX.R.43", "CUB.4")
def test_four_cubes_for_three_damage_on_two_are_shared_freely_inside_the_sentence() -> None:
    table = Rebirth(
        "Rikkart",
        "Gramigna",
        "Arianna",
        pack=box_with("Twin | combat fire | special | Inflict 3 damage on each other mage. Pain 1."),
    )
    for mage in table.people:
        table.stand(mage, "Arena")
    table.cubes_left("Rikkart", 4)
    table.resolve("Twin", "light")
    assert table.asked() == ("Rikkart", "share")
    assert table.damage("Rikkart") == ""  # the sentences keep their order
    assert table.offered() == ["amount 1", "amount 2", "amount 3"]
    table.choose("amount 2")
    assert (table.damage("Gramigna"), table.damage("Arianna")) == ("rr", "rr")
    assert table.damage("Rikkart") == "x"


@pytest.mark.rule("EX.R.17", "DEF.1", "CEL.1", "GLO.1")
def test_shared_torture_defeats_gramigna_and_then_rikkart() -> None:
    table = Rebirth()
    table.stand("Rikkart", "Arena", damage=table.nearly("Rikkart", 3, "g"))
    table.stand("Gramigna", "Arena", damage=table.nearly("Gramigna", 4))
    table.resolve("Shared Torture", "light")
    table.choose("Gramigna")
    assert (table.place("Gramigna"), table.place("Rikkart")) == ("Cell", "Cell")
    assert table.captured("Rikkart") == ["Gramigna"]
    assert table.captured(ROSE) == ["Rikkart"]
    assert table.happened("converted_damage") == []
    assert [defeat.who for defeat in table.events("defeated")] == [1, 0]


@pytest.mark.rule("EX.R.30", "DEF.1")
def test_a_full_bar_is_a_defeat_at_that_full_stop() -> None:
    two = "Twice | combat fire | mage 0 | Inflict 2 damage. Inflict 2 damage."
    table = Rebirth(pack=box_with(two))
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Arena", damage="x" * 9)
    table.resolve("Twice", "light")
    table.choose("Gramigna")
    assert table.place("Gramigna") == "Cell"
    assert table.damage("Gramigna") == ""


@pytest.mark.rule("EX.R.22", "TRK.7", "TRK.10")
def test_power_goes_on_past_35() -> None:
    table = Rebirth(pack=box_with("Much | contingency magic | self | Gain 3 power."))
    table.power("Rikkart", 35)
    table.resolve("Much", "light")
    assert table.power("Rikkart") == 38


# --------------------------------------------------------------------------------------------------
# Rooms, evocations, full stops
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EX.R.27", "ROO.10")
def test_the_oracle_room_finds_a_spell_and_shuffles_the_memories_in() -> None:
    table = Rebirth()
    table.stand("Rikkart", "Oracle Room")
    table.instability("Oracle Room", "", face="available")
    table.pile("Rikkart", grimoire=("Torment", "Submission"), memories=("Pain Mark", "Albify"))
    table.action_phase()
    table.choose("explore", "use")
    assert set(table.offered()) == {"Torment", "Submission", "memory Pain Mark", "memory Albify"}
    table.choose("memory Albify")
    assert table.hand("Rikkart") == ["Albify"]
    assert table.memories("Rikkart") == []
    assert len(table.state.grimoire[0]) == 3
    table.choose("stop", "explore")
    assert "use" not in table.offered()  # its token is turned


@pytest.mark.rule("EX.R.39", "EVO.2")
def test_for_a_fourth_evocation_one_is_replaced_or_none_is_added() -> None:
    for answer, kinds in (("pass", 0), ("Cadaver r2", 1)):
        table = Rebirth()
        table.stand("Rikkart", "Summoner Room")
        for room in ("Crypt", "Forge", "Garden"):
            table.evocation("Rikkart", room, kind="Cadaver")
        table.resolve("Summoner Room", "rebuilt")
        assert table.asked() == ("Rikkart", "replace")
        assert table.offered() == ["Cadaver r1", "Cadaver r2", "Cadaver r3", "pass"]
        table.choose(answer)
        nigredo = table.rules.evocation_names["Nigredo"]
        assert table.state.kind.count(nigredo) == kinds


@pytest.mark.rule("ROO.8")
def test_six_colours_have_three_rooms_each_and_one_is_black() -> None:
    rooms = builtin_pack("rebirth").rooms
    colours = Counter(room.colour for room in rooms)
    assert colours.pop("black") == 1
    assert set(colours.values()) == {3}
    assert len(colours) == 6
    assert next(room.colour for room in rooms if room.name.en == "Throne Room") == "purple"


@pytest.mark.rule("EFF.28")
def test_at_a_full_stop_quests_come_first_then_reactions_damage_quests_defeats_and_moons() -> None:
    table = Rebirth(
        pack=box_with(
            "Blow | combat fire | mage 0 | Inflict 2 damage and heal 1 damage on one of your evocations. "
            "Gain 1 power.",
            "Echo | protection magic | self | Gain 1 power. | You suffer damage.",
        )
    )
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Arena", damage=table.nearly("Gramigna", 2, "r"))
    table.evocation("Rikkart", "Arena", damage="g")
    table.task("Rikkart", "Power Catalyst")
    table.task("Rikkart", "Collective Sacrifice")
    table.prepare("Gramigna", "active", I="Echo light")
    table.power("Rikkart", 1)
    table.resolve("Blow", "light")
    table.choose("Gramigna")
    before_anybody_reacts = {"Power Catalyst": "active", "Collective Sacrifice": "active 1"}
    assert table.tasks("Rikkart") == before_anybody_reacts
    assert table.asked() == ("Gramigna", "react")
    table.choose("reveal I")
    sacrifice, catalyst = (
        table.when("quest_progress", quest=table.quest(name))
        for name in ("Collective Sacrifice", "Power Catalyst")
    )
    order = [sacrifice, table.when("revealed"), catalyst, table.when("defeated"), table.when("moon")]
    assert order == sorted(order)
    assert table.when("gained", who=0, amount=1) > order[-1]  # and only then the next sentence


@pytest.mark.rule("EFF.16")
def test_discarded_spells_quests_and_events_go_to_their_own_piles() -> None:
    table = Rebirth(
        pack=box_with(
            "Purge | contingency magic | self | Discard 1 spell from hand. "
            "Discard 1 Active quest. Discard 1 event."
        )
    )
    table.hold("Rikkart", "Torment")
    table.task("Rikkart", "Wise Moon")
    table.lay_event(3, "Immortals")
    table.resolve("Purge", "light")
    assert table.memories("Rikkart") == ["Torment"]
    assert table.state.quest_discards[1] == (table.quest("Wise Moon"),)
    assert table.state.event_discards[2] == (table.event("Immortals"),)


# --------------------------------------------------------------------------------------------------
# Traps and protections
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EX.R.7", "TRP.4", "ACT.19")
def test_the_worm_defeats_doria_in_mid_explore() -> None:
    table = Rebirth("Baron Doria", "Gramigna")
    table.stand("Baron Doria", "Garden", damage=table.nearly("Baron Doria", 2))
    table.stand("Gramigna", "Forge")
    table.prepare("Gramigna", "active", I="Cerebral Worm light")
    table.action_phase()
    table.choose("explore", "move to Sanctuary")
    assert table.asked() == ("Gramigna", "react")
    table.choose("reveal I")
    assert table.place("Baron Doria") == "Cell"
    assert table.state.tokens[0] == 1
    assert table.asked() == ("Baron Doria", "action")  # the rest of that action is lost, not the activation
    assert table.offered() == ["explore", "end"]


AREA = "Storm | combat fire | room 1 | Inflict 2 damage."


def storm(answer: str) -> Rebirth:
    """Rikkart's area spell on Gramigna and Arianna, and what Gramigna answers to being reached."""
    answer = f"Answer | protection magic | self | {answer} | A spell reaches you."
    table = Rebirth("Rikkart", "Gramigna", "Arianna", pack=box_with(AREA, answer))
    table.stand("Rikkart", CENTRE)
    table.stand("Gramigna", "Arena")
    table.stand("Arianna", "Arena")
    table.prepare("Rikkart", quick="Storm light")
    table.prepare("Gramigna", "active", I="Answer light")
    table.action_phase()
    table.choose("cast quick", "Arena", "reveal I")
    return table


@pytest.mark.rule("EX.R.34", "EFF.4", "EFF.26")
def test_a_cancelled_area_spell_hits_nobody_and_is_spent() -> None:
    table = storm("Cancel that spell.")
    assert (table.damage("Gramigna"), table.damage("Arianna")) == ("", "")
    assert table.lies("Rikkart", "quick") == "revealed"


@pytest.mark.rule("EX.R.35", "EFF.25")
def test_of_an_area_spell_that_is_ignored_only_its_owner_is_spared() -> None:
    table = storm("Ignore that spell.")
    assert (table.damage("Gramigna"), table.damage("Arianna")) == ("", "rr")


@pytest.mark.rule("SPL.1")
def test_there_are_four_types_of_spells_and_only_two_of_them_wait() -> None:
    pack = builtin_pack("rebirth")
    sides = [side for card in pack.spells for side in (card.light, card.dark)]
    assert {side.type for side in sides} == {"combat", "contingency", "protection", "trap"}
    for side in sides:
        assert (side.effect.when is not None) == (side.type in ("protection", "trap"))
