"""Quests of Classic: secret, fulfilled within a round, shown and rewarded at once (QST)."""

from __future__ import annotations

from typing import Any

import pytest

from blackrose.engine.play import own_quests
from blackrose.engine.table import HIDDEN, replaced
from tests.classic.box import box, quest
from tests.classic.scenario import Classic
from tests.naming import ROSE

MUST = "Inflict 1 damage on another mage in the Lodge."

BOX = box(
    quest("Step", "You enter a room."),
    quest("Second Step", "You enter a room.", "Gain 3 power."),
    quest("Strike", "You enter a room.", MUST),
    quest("Silent", "You enter a room.", ""),
    quest("Hopeless", "You enter a room.", "Remove one of your evocations. Gain 1 power."),
    quest("Watcher", "Another mage enters a room."),
    quest("Avenger", "Another mage enters a room.", shown='"turn"'),
    quest("Night", "You enter a room.", shown='"evocation"'),
    quest("Wound", "You suffer damage."),
    quest("Healed Wound", "You suffer damage.", "Heal 1 damage. Place 1 instability in your room."),
    quest("Far Wound", "You suffer damage.", "Inflict 1 damage.", target='"mage *"'),
    quest("Near Wound", "You suffer damage.", "Inflict 1 damage.", target='"mage 2"'),
    quest("Sweep", "You suffer damage.", shown='"clean-up"'),
    quest("Fires", "You have at least 2 revealed fire spells."),
    quest("Fires Late", "You have at least 2 revealed fire spells.", moon=3),
    quest("Journey", "In one round: you enter a room, 2 times."),
    quest("Blood", "In one round: you inflict damage on another mage; and you enter a room."),
    quest("Garden Party", "You activate the Garden.", "Gain 4 power."),
    quest("Weeds", "You activate the Garden.", "Gain 5 power.", instead="true"),
    quest("Rose", "You activate the Black Rose Room.", "Gain 5 power.", instead="true"),
    quest("Beside the Rose", "You activate the Black Rose Room.", "Gain 5 power."),
    quest("Middle", "You enter a room.", moon=2),
    quest("Late", "You enter a room.", moon=3),
    spells=(
        "Draw | contingency magic | self | Draw 1 quest.",
        "Draw Two | contingency magic | self | Draw 2 quests.",
        "Spark | combat fire | self | Gain 1 power.",
        "Bolt | combat air | mage * | Inflict 1 damage.",
        "Bolt and Quest | combat air | mage * | Inflict 1 damage and draw 1 quest.",
        "Hers | combat air | mage * | The Black Rose inflicts 1 damage on the target.",
        "Waste | contingency magic | self | Discard 1 Active quest.",
        "Shortcut | contingency magic | self | Complete one of your Active quests.",
        "Leap | contingency magic | self | Solve one of your Active quests.",
        "Whole Leap | contingency magic | self | Solve one of your Active quests with its effect.",
        "Use Garden | contingency magic | room * | Activate the target room.",
        "Envy | trap magic | self | Gain 1 power. | Another mage completes a quest.",
        "Grudge | trap magic | self | Gain 1 power. | Another mage solves a quest.",
        "Snuff | trap magic | mage * | That quest cannot be solved until the end of the round. "
        "| Another mage shows a quest.",
        "Lost Word | contingency magic | self | Gain 1 power.",
    ),
)


def at_table(*quests: str, people: tuple[str, ...] = ("Nero", "Tessa", "Rebecca"), **more: Any) -> Classic:
    """Nero next to Tessa, with these quests."""
    table = Classic(*people, pack=BOX)
    for mage in people:
        table.stand(mage, "Arena")
        table.pile(mage, grimoire=("Spark",) * 4)
    for name in quests:
        table.task("Nero", name, **more)
    return table


# --------------------------------------------------------------------------------------------------
# Drawing, the limit, giving up
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRP.7", "QST.1", "EFF.23")
def test_each_mage_without_an_unfinished_quest_draws_one_in_secret() -> None:
    table = at_table("Step")
    table.task("Tessa", "Watcher", "solved")
    table.quest_deck(1, "Second Step", "Silent", "Strike")
    table.begin("black rose")
    assert table.tasks("Nero") == {"Step": "active hidden"}
    assert table.tasks("Tessa") == {"Watcher": "solved", "Second Step": "active hidden"}
    assert table.tasks("Rebecca") == {"Silent": "active hidden"}
    seen = table.state.view(table.seat("Nero")).tasks[table.seat("Tessa")]
    assert [task.quest for task in seen] == [table.quest("Watcher"), HIDDEN]


@pytest.mark.rule("QST.2")
def test_a_third_unfinished_quest_must_go_at_once_and_pays_by_its_moon() -> None:
    table = at_table("Step", "Late")
    table.quest_deck(1, "Watcher")
    table.prepare("Nero", quick="Draw light")
    table.action_phase()
    table.choose("cast quick")
    assert table.asked() == ("Nero", "give up")
    assert table.offered() == ["Step", "Late", "Watcher"]
    table.choose("Late")
    assert table.power(ROSE) == 3
    assert table.tasks("Nero") == {"Step": "active hidden", "Watcher": "active hidden"}
    assert table.asked() == ("Nero", "action")


@pytest.mark.rule("QST.2")
def test_of_four_two_must_go() -> None:
    table = at_table("Step", "Late")
    table.quest_deck(1, "Watcher", "Silent")
    table.resolve("Draw Two", "light")
    table.choose("Watcher", "Late")
    assert table.tasks("Nero") == {"Step": "active hidden", "Silent": "active hidden"}
    assert table.power(ROSE) == 1 + 3
    assert table.quiet


@pytest.mark.rule("QST.2", "QST.33")
def test_fulfilled_quests_do_not_count_for_the_limit() -> None:
    table = at_table("Step", "Silent", state="solved")
    table.task("Nero", "Wound")
    table.quest_deck(1, "Watcher")
    table.resolve("Draw", "light")
    assert table.quiet
    assert len(table.tasks("Nero")) == 4


@pytest.mark.rule("QST.16", "EX.C.39")
def test_outside_the_black_rose_phase_nobody_gives_up_a_quest() -> None:
    table = at_table("Step", "Wound")
    table.action_phase()
    assert not {"Step", "Wound"} & set(table.offered())
    assert table.refused(("quest", table.quest("Step")), "Nero")


@pytest.mark.rule("BRP.4", "EX.C.4")
@pytest.mark.parametrize(("name", "gain"), [("Step", 1), ("Middle", 2), ("Late", 3)])
def test_a_quest_given_up_pays_the_black_rose_by_its_moon(name: str, gain: int) -> None:
    table = at_table(name)
    table.task("Tessa", "Watcher")
    table.begin("black rose", first="Tessa", round_=2)
    assert table.asked() == ("Tessa", "give up")
    table.choose("pass")
    assert table.asked() == ("Nero", "give up")
    table.choose(name)
    assert table.power(ROSE) == gain


@pytest.mark.rule("BRP.4")
def test_any_number_is_given_up_and_none_in_round_one() -> None:
    table = at_table("Step", "Middle")
    table.quest_deck(1, "Silent", "Wound", "Watcher")
    table.begin("black rose", round_=1)
    assert table.asked()[1] != "give up"
    table.begin("black rose", round_=2)
    assert table.offered() == ["Step", "Middle", "pass"]
    table.choose("Middle", "Step", "pass", "pass")
    assert table.power(ROSE) == 3
    assert table.tasks("Nero") == {"Watcher": "active hidden"}


@pytest.mark.rule("BRP.4", "QST.21")
def test_a_marked_quest_counts_as_unfinished_until_it_is_shown() -> None:
    table = at_table("Watcher")
    table.action_phase(first="Tessa")
    table.choose("explore", "move to Forge")
    assert table.tasks("Nero") == {"Watcher": "active met hidden"}
    table.begin("black rose", round_=2)
    assert table.offered() == ["Watcher", "pass"]


@pytest.mark.rule("BRP.5", "BRP.1")
def test_a_moon_reached_by_giving_up_comes_before_the_event_and_the_quests_are_drawn() -> None:
    table = at_table("Late")
    table.power(ROSE, 3)
    table.quest_deck(1, "Step", "Silent", "Strike")
    table.quest_deck(2, "Middle")
    table.begin("black rose", round_=2)
    table.choose("Late")
    assert table.moon() == 2
    assert table.tasks("Nero") == {"Middle": "active hidden"}


@pytest.mark.rule("BRP.5", "TRK.3")
def test_it_begins_at_once_before_the_next_quest_is_given_up() -> None:
    table = at_table("Late", "Step")
    table.task("Tessa", "Watcher")
    for mage in ("Nero", "Tessa"):
        table.aside(mage, 1)
    table.power(ROSE, 3)
    table.begin("black rose", round_=2)
    table.choose("Late")
    assert (table.asked(), table.offered()) == (("Nero", "give up"), ["Step", "pass"])
    assert table.moon() == 2
    assert table.face("Black Rose Room") == "open"
    assert [len(table.hand(mage)) for mage in ("Nero", "Tessa")] == [1, 1]
    table.choose("pass")
    assert table.asked() == ("Tessa", "give up")


@pytest.mark.rule("QST.18")
def test_a_quest_discarded_by_an_effect_gives_the_black_rose_nothing() -> None:
    table = at_table("Late")
    table.resolve("Waste", "light")
    assert table.tasks("Nero") == {}
    assert table.power(ROSE) == 0
    assert table.state.quest_discards[2] == (table.quest("Late"),)


@pytest.mark.rule("QST.12")
def test_an_empty_quest_deck_is_made_anew_from_the_discards_of_its_moon() -> None:
    table = at_table()
    table.state.quest_discards = ((table.quest("Step"),), (table.quest("Middle"),), ())
    table.resolve("Draw", "light")
    assert table.tasks("Nero") == {"Step": "active hidden"}
    assert [len(pile) for pile in table.state.quest_discards] == [0, 1, 0]


# --------------------------------------------------------------------------------------------------
# Fulfilled on the owner's turn
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("QST.4", "QST.33")
def test_fulfilled_on_the_owners_turn_it_is_shown_at_once_reward_then_power() -> None:
    table = at_table("Step")
    table.action_phase()
    table.choose("explore", "move to Forge")
    assert table.tasks("Nero") == {"Step": "solved"}
    assert table.power("Nero") == 1 + 2
    assert [event.amount for event in table.events("gained")] == [1, 2]
    assert table.told("quest_shown", "quest_completed", "quest_solved") == ["quest_shown", "quest_solved"]
    assert table.asked() == ("Nero", "part")  # the run goes on


@pytest.mark.rule("QST.4")
def test_the_reward_is_carried_out_as_far_as_possible_and_nothing_is_kept() -> None:
    table = at_table("Hopeless")
    table.action_phase()
    table.choose("explore", "move to Forge")
    assert table.tasks("Nero") == {"Hopeless": "solved"}
    assert table.power("Nero") == 1 + 2
    table.choose("stop")
    assert "Hopeless" not in table.offered()


@pytest.mark.rule("QST.32")
def test_a_quest_without_text_pays_power_only() -> None:
    table = at_table("Silent")
    table.action_phase()
    table.choose("explore", "move to Forge")
    assert table.tasks("Nero") == {"Silent": "solved"}
    assert table.power("Nero") == 2


@pytest.mark.rule("QST.4")
def test_of_two_fulfilled_at_once_the_owner_says_which_comes_first() -> None:
    table = at_table("Step", "Second Step")
    table.action_phase()
    table.choose("explore", "move to Forge")
    assert table.asked() == ("Nero", "quest effect")
    assert table.offered() == ["Step", "Second Step"]
    table.choose("Second Step")
    assert [event.amount for event in table.events("gained")] == [3, 2, 1, 2]
    assert table.tasks("Nero") == {"Step": "solved", "Second Step": "solved"}


@pytest.mark.rule("EFF.29")
def test_met_quests_come_before_traps() -> None:
    table = at_table("Strike")
    table.stand("Tessa", "Throne Room")
    table.prepare("Tessa", "active", quick="Envy light")
    table.action_phase()
    table.choose("explore", "move to Forge")
    assert table.asked() == ("Nero", "model")


@pytest.mark.rule("QST.4")
@pytest.mark.parametrize("trap", ["Envy", "Grudge"])
def test_a_trap_that_waits_for_a_quest_is_set_off_once_when_it_was_rewarded(trap: str) -> None:
    table = at_table("Step")
    table.prepare("Tessa", "active", quick=f"{trap} light")
    table.action_phase()
    table.choose("explore", "move to Forge")
    assert table.power("Nero") == 3
    assert table.asked() == ("Tessa", "react")
    table.choose("reveal quick")
    assert table.power("Tessa") == 1
    assert table.asked() == ("Nero", "part")


# --------------------------------------------------------------------------------------------------
# Within one round, after it was drawn
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("QST.3")
def test_what_happened_before_it_was_drawn_does_not_count() -> None:
    table = at_table("Silent")
    table.quest_deck(1, "Journey")
    table.prepare("Nero", quick="Draw light")
    table.action_phase()
    table.choose("explore", "move to Forge", "stop", "cast quick")
    for mage in ("Tessa", "Rebecca"):
        assert table.asked()[0] == mage
        table.choose("fight", "stop", "end")
    table.choose("explore", "move to Arena")
    assert table.tasks("Nero") == {"Silent": "solved", "Journey": "active hidden"}
    table.choose("move to Forge")
    assert table.tasks("Nero")["Journey"] == "solved"


@pytest.mark.rule("QST.3")
def test_nor_does_what_the_same_sentence_did_before_the_draw() -> None:
    table = at_table()
    table.quest_deck(1, "Blood")
    table.resolve("Bolt and Quest", "light")
    table.choose("Tessa")
    task = table.state.tasks[0][0]
    assert task.marks in ((), (1, 0, 0))


@pytest.mark.rule("QST.3", "QST.31")
def test_an_unfulfilled_quest_starts_afresh_each_round() -> None:
    table = at_table("Journey")
    table.action_phase(round_=1)
    table.choose("explore", "move to Forge", "stop", "end")
    table.action_phase(round_=2)
    table.choose("explore", "move to Arena")
    assert table.tasks("Nero") == {"Journey": "active hidden"}
    table.choose("move to Forge")
    assert table.tasks("Nero") == {"Journey": "solved"}


@pytest.mark.rule("QST.19")
def test_spells_cast_before_the_draw_count_while_they_lie_on_the_sheet() -> None:
    table = at_table()
    table.quest_deck(1, "Fires")
    table.prepare("Nero", "revealed", I="Spark light", II="Spark light")
    table.prepare("Nero", quick="Draw light")
    table.action_phase()
    table.choose("cast quick")
    assert table.tasks("Nero") == {"Fires": "solved"}


@pytest.mark.rule("QST.19", "QST.2")
def test_a_third_quest_that_is_fulfilled_at_once_is_not_one_too_many() -> None:
    table = at_table("Step", "Silent")
    table.quest_deck(1, "Fires")
    table.prepare("Nero", "revealed", I="Spark light", II="Spark light")
    table.prepare("Nero", quick="Draw light")
    table.action_phase()
    table.choose("cast quick")
    assert table.tasks("Nero")["Fires"] == "solved"
    assert table.power(ROSE) == 0


# --------------------------------------------------------------------------------------------------
# Fulfilled on another's turn
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("QST.20", "QST.40", "HID.9")
def test_on_anothers_turn_it_gets_a_hidden_mark_and_is_shown_at_the_start_of_the_next_turn() -> None:
    table = at_table("Watcher")
    table.action_phase(first="Rebecca")
    table.choose("explore", "move to Forge")
    assert table.tasks("Nero") == {"Watcher": "active met hidden"}
    assert table.power("Nero") == 0
    assert table.state.view(0).tasks[0][0].met == 1
    for seat in (1, 2, -1):
        assert table.state.view(seat).tasks[0][0] == (HIDDEN, 0, 0, 0, 1, (), 0)
    table.choose("stop", "end")
    assert table.tasks("Nero") == {"Watcher": "solved"}
    assert table.power("Nero") == 3
    assert table.asked() == ("Nero", "action")


@pytest.mark.rule("QST.20")
def test_it_is_shown_even_if_what_it_asked_for_is_not_the_case_any_more() -> None:
    table = at_table("Watcher")
    table.action_phase(first="Rebecca")
    table.choose("explore", "move to Forge", "move to Arena")
    table.choose("stop", "end")
    assert table.tasks("Nero") == {"Watcher": "solved"}


@pytest.mark.rule("QST.40")
def test_the_place_in_the_evocation_phase_is_a_turn_too() -> None:
    table = at_table("Watcher", "Wound")
    table.tokens("Nero", 0)
    table.tokens("Rebecca", 0)
    table.tokens("Tessa", 1)
    table.action_phase(first="Tessa")
    table.choose("explore", "move to Forge", "stop")
    assert table.tasks("Nero")["Watcher"] == "solved"
    assert table.power("Nero") == 3
    shown = table.when("quest_shown")
    assert table.when("phase", phase=4) < shown
    assert shown < table.when("phase", phase=5)


@pytest.mark.rule("QST.40", "QST.4")
def test_in_ones_own_place_of_the_evocation_phase_it_is_shown_at_once() -> None:
    table = at_table("Blood")
    table.stand("Tessa", "Forge")
    evocation = table.evocation("Nero", "Forge")
    table.task("Nero", "Wound")
    table.begin("evocation", first="Nero")
    table.state.tasks = ((table.state.tasks[0][0]._replace(marks=(1, 0, 1)), table.state.tasks[0][1]), (), ())
    table.choose(evocation, "attack Tessa")
    assert table.tasks("Nero") == {"Blood": "solved", "Wound": "active hidden"}


@pytest.mark.rule("QST.20")
def test_what_happens_in_nobodys_turn_is_shown_at_the_start_of_the_next_one() -> None:
    table = at_table("Wound")
    table.resolve("Hers", "light", by="Tessa")
    table.choose("Nero")
    assert table.tasks("Nero") == {"Wound": "active met hidden"}
    table.action_phase()
    assert table.tasks("Nero") == {"Wound": "solved"}
    assert table.asked() == ("Nero", "action")


@pytest.mark.rule("QST.20")
def test_of_several_marked_ones_the_owner_says_the_order() -> None:
    table = at_table("Wound", "Healed Wound")
    table.resolve("Hers", "light", by="Tessa")
    table.choose("Nero")
    table.action_phase()
    assert table.asked() == ("Nero", "quest effect")
    table.choose("Healed Wound")
    assert table.tasks("Nero") == {"Wound": "solved", "Healed Wound": "solved"}
    assert table.damage("Nero") == ""
    assert table.power("Nero") == 2 + 1 + 2


@pytest.mark.rule("QST.21")
def test_a_quest_unshown_at_the_end_does_not_count() -> None:
    table = at_table("Wound")
    table.task("Tessa", "Step", "solved")
    table.resolve("Hers", "light", by="Tessa")
    table.choose("Nero")
    table.final_count()
    assert table.power("Nero") == 1  # the crown
    assert table.power("Tessa") == 6


# --------------------------------------------------------------------------------------------------
# Quests that say when they are shown
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("QST.22")
def test_one_for_the_start_of_a_turn_waits_for_it() -> None:
    table = at_table("Avenger")
    table.action_phase()
    table.choose("fight", "stop", "end")
    table.choose("explore", "move to Forge")
    assert table.tasks("Nero") == {"Avenger": "active met hidden"}
    table.choose("stop", "end", "fight", "stop", "end")
    assert table.tasks("Nero") == {"Avenger": "solved"}


@pytest.mark.rule("QST.22")
def test_one_for_the_evocation_phase_waits_for_its_owners_place_there() -> None:
    table = at_table("Night")
    for mage in ("Nero", "Tessa"):
        table.tokens(mage, 1)
    table.tokens("Rebecca", 0)
    table.action_phase()
    table.choose("explore", "move to Forge", "stop")
    assert table.tasks("Nero") == {"Night": "active met hidden"}
    table.choose("fight", "stop")
    assert table.tasks("Nero") == {"Night": "solved"}
    assert table.when("phase", phase=4) < table.when("quest_shown")


@pytest.mark.rule("QST.22")
def test_one_for_a_phase_without_turns_is_shown_as_it_begins() -> None:
    table = at_table("Sweep")
    table.resolve("Hers", "light", by="Tessa")
    table.choose("Nero")
    table.action_phase()
    assert table.tasks("Nero") == {"Sweep": "active met hidden"}
    table.begin("clean-up")
    assert table.tasks("Nero") == {"Sweep": "solved"}


# --------------------------------------------------------------------------------------------------
# Room quests
# --------------------------------------------------------------------------------------------------


def in_garden(*quests: str) -> Classic:
    table = at_table(*quests)
    table.stand("Nero", "Garden")
    table.action_phase()
    table.choose("explore", "use")
    return table


@pytest.mark.rule("QST.5", "QST.41")
def test_a_room_quest_is_shown_before_the_rooms_effect_and_adds_to_it() -> None:
    table = in_garden("Garden Party")
    assert table.face("Garden") == "turned"
    assert table.tasks("Nero") == {"Garden Party": "solved"}
    assert table.power("Nero") == 4 + 2
    assert table.asked() == ("Nero", "target")  # the Garden's own effect
    table.choose("Garden")
    assert table.cubes("Garden") == "n"


@pytest.mark.rule("QST.5", "QST.41")
def test_a_reward_that_replaces_the_effect_comes_instead_of_it() -> None:
    table = in_garden("Weeds")
    assert table.face("Garden") == "turned"
    assert table.power("Nero") == 5 + 2
    assert table.asked() == ("Nero", "part")
    assert all(table.cubes(room) == "" for room in ("Garden", "Black Rose Room"))


@pytest.mark.rule("QST.5", "QST.41")
def test_with_both_the_effect_is_left_out_once() -> None:
    table = in_garden("Garden Party", "Weeds")
    table.choose("Garden Party")
    assert table.power("Nero") == 4 + 2 + 5 + 2
    assert table.asked() == ("Nero", "part")


@pytest.mark.rule("QST.43")
@pytest.mark.parametrize(("held", "gain"), [(True, 0), (False, 5 + 2)])
def test_a_replacing_quest_that_is_held_back_replaces_nothing(held: bool, gain: int) -> None:
    table = at_table("Weeds")
    table.stand("Nero", "Garden")
    table.prepare("Tessa", "active", quick="Snuff light")
    table.action_phase()
    table.choose("explore", "use")
    assert table.asked() == ("Tessa", "react")
    table.choose("reveal quick" if held else "pass")
    assert table.power("Nero") == gain
    if held:
        assert table.tasks("Nero") == {"Weeds": "active"}
        table.choose("Garden")  # the room's own effect
    assert table.cubes("Garden") == ("n" if held else "")
    assert table.asked() == ("Nero", "part")


@pytest.mark.rule("QST.43", "ROO.12")
def test_then_the_black_rose_room_does_as_much_as_it_can() -> None:
    table = at_table("Rose")
    table.moon(2)
    table.stand("Nero", "Black Rose Room")
    table.hold("Nero", *["Spark"] * 3)
    table.forgotten("Lost Word")
    table.prepare("Tessa", "active", quick="Snuff light")
    table.action_phase()
    table.choose("explore", "use", "reveal quick")
    assert table.asked() == ("Nero", "part")
    assert table.hand("Nero") == ["Spark"] * 3
    assert table.face("Black Rose Room") == "turned"


@pytest.mark.rule("QST.41", "ROO.16")
def test_a_room_activated_from_afar_fulfils_it_as_well() -> None:
    table = at_table("Weeds")
    table.prepare("Nero", quick="Use Garden light")
    table.action_phase()
    table.choose("cast quick", "Garden")
    assert table.face("Garden") == "turned"
    assert table.power("Nero") == 5 + 2
    assert table.cubes("Garden") == ""
    assert table.asked() == ("Nero", "action")


@pytest.mark.rule("QST.41")
def test_a_room_quest_is_shown_when_the_token_is_turned_on_anothers_turn_too() -> None:
    table = at_table("Weeds")
    table.resolve("Use Garden", "light")
    table.choose("Garden")
    assert table.tasks("Nero") == {"Weeds": "solved"}
    assert table.cubes("Garden") == ""


@pytest.mark.rule("QST.41", "ROO.12")
def test_a_replacing_quest_asks_nothing_of_the_black_rose_room() -> None:
    for name, offered in (("Rose", True), ("Beside the Rose", False)):
        table = at_table(name)
        table.moon(2)
        table.stand("Nero", "Black Rose Room")
        table.action_phase()
        table.choose("explore")
        assert ("use" in table.offered()) == offered
    table = at_table("Rose")
    table.moon(2)
    table.stand("Nero", "Black Rose Room")
    table.action_phase()
    table.choose("explore", "use")
    assert table.power("Nero") == 5 + 2
    assert table.face("Black Rose Room") == "turned"


# --------------------------------------------------------------------------------------------------
# From the Cell
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CEL.19", "CEL.20")
def test_from_the_cell_a_quest_is_shown_and_what_needs_a_room_or_a_range_is_skipped() -> None:
    for name in ("Healed Wound", "Far Wound", "Near Wound"):
        table = at_table(name)
        table.resolve("Hers", "light", by="Tessa")
        table.choose("Nero")
        table.stand("Nero", "Cell", damage="x")
        table.state.pool[table.rules.rose] += 1
        table.stand("Tessa", "Forge")
        table.stand("Rebecca", "Forge")
        table.action_phase()
        if name == "Far Wound":
            table.choose("Tessa")
        assert table.tasks("Nero") == {name: "solved"}
        assert table.power("Nero") == 2
        assert table.damage("Nero") == ("" if name == "Healed Wound" else "x")
        assert table.damage("Tessa") == ("n" if name == "Far Wound" else "")
        assert table.cubes("Arena") == ""


@pytest.mark.rule("EX.C.43", "CEL.7", "CEL.19")
def test_a_quest_shown_in_the_cell_sets_off_no_trap() -> None:
    table = at_table("Wound")
    table.resolve("Hers", "light", by="Tessa")
    table.choose("Nero")
    table.stand("Nero", "Cell")
    table.prepare("Tessa", "active", quick="Envy light")
    table.action_phase()
    assert table.tasks("Nero") == {"Wound": "solved"}
    assert table.asked() == ("Nero", "part")  # the way out of the Cell


# --------------------------------------------------------------------------------------------------
# By an effect
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("QST.4")
@pytest.mark.parametrize(("spell", "gain"), [("Shortcut", 3), ("Whole Leap", 3), ("Leap", 2)])
def test_an_effect_that_completes_a_quest_fulfils_it_in_one_go(spell: str, gain: int) -> None:
    table = at_table("Step")
    table.resolve(spell, "light")
    assert table.tasks("Nero") == {"Step": "solved"}
    assert table.power("Nero") == gain
    assert not table.events("quest_completed")


# --------------------------------------------------------------------------------------------------
# What is public
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HID.9")
def test_fulfilled_and_discarded_quests_are_public_unfinished_ones_are_not() -> None:
    table = at_table("Late", "Step")
    table.task("Nero", "Silent", "solved")
    table.begin("black rose", round_=2)
    table.choose("Late")
    late, silent = table.quest("Late"), table.quest("Silent")
    for by in ("Tessa", ""):
        assert [task.quest for task in table.state.view(table._looking(by)).tasks[0]] == [HIDDEN, silent]
        assert table.told_to(by, "quest_discarded")[0].quest == late
        view = table.state.view(table._looking(by))
        assert view.discarded_quests[2] == (late,)
        assert view.redeal(b"key").quest_discards[2] == (late,)


def test_a_quest_that_changes_hands_forgets_what_came_about() -> None:
    table = at_table("Journey")
    task = table.state.tasks[0][0]
    table.state.tasks = replaced(table.state.tasks, 0, (task._replace(marks=(1, 1), met=1),))
    own_quests.hand_over(table.state, 0, 1, table.quest("Journey"))
    assert table.tasks("Tessa") == {"Journey": "active hidden"}
    assert not table.state.tasks[1][0].marks
