"""Quests of the mages' own: drawn in secret, shown and Completed by progress, Solved by their effect."""

from __future__ import annotations

from typing import Any

import pytest

from blackrose.packs import builtin_pack, load_text
from tests.naming import ROSE
from tests.rebirth.scenario import Rebirth


def _quest(name: str, when: str, text: str, cubes: int = 0, open_: bool = False, moon: int = 1) -> str:
    return f"""
        [[quest]]
        name = {{ en = "{name}", de = "{name}", ru = "{name}" }}
        moon = {moon}
        cubes = {cubes}
        open = {str(open_).lower()}
        power = 2
        provenance = "original"
        when = "{when}"
        target = "self"
        text = "{text}"
    """


def _spell(name: str, text: str) -> str:
    side = f'{{ type = "contingency", element = "magic", target = "self", text = "{text}" }}'
    return f"""
        [[spell]]
        name = {{ en = "{name}", de = "{name}", ru = "{name}" }}
        school = "Agony"
        provenance = "original"
        light = {side}
        dark = {side}
    """


BOX = load_text(
    "\n".join(
        (
            _quest("Walker", "You enter a room.", "Gain 1 power.", cubes=2),
            _quest("Open Walker", "You enter a room.", "Gain 1 power.", cubes=3, open_=True),
            _quest("One Step", "You enter a room.", "Gain 1 power."),
            _quest("Watcher", "Another mage enters a room.", "Gain 1 power."),
            _quest("Hopeless", "You enter a room.", "Remove one of your evocations."),
            _quest("Kept", "You enter a room.", "Gain 1 power. This quest is not solved."),
            _quest("Bloody", "You inflict damage.", "Gain 1 power.", cubes=3),
            _quest("Late", "You enter a room.", "Gain 1 power.", moon=3),
            _spell("Draw Quest", "Draw 1 quest."),
            _spell("Her Quest", "The Black Rose draws 1 quest."),
            _spell("Shortcut", "Complete one of your Active quests."),
            _spell("Solution", "Solve one of your Completed quests."),
            _spell("Leap", "Solve one of your Active quests."),
            _spell("Waste", "Discard 1 Completed quest."),
            _spell(
                "Fury",
                "Inflict 1 damage on each other mage. Inflict 1 damage on each other mage.",
            ),
        )
    ),
    base=builtin_pack("rebirth"),
)


def at_table(*quests: str, state: str = "active", **more: Any) -> Rebirth:
    """Rikkart next to Gramigna, with these quests."""
    table = Rebirth("Rikkart", "Gramigna", "Arianna", pack=BOX)
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Arena")
    for quest in quests:
        table.task("Rikkart", quest, state, **more)
    return table


def in_black_rose_phase(table: Rebirth, first: str = "Rikkart") -> Rebirth:
    table.begin("black rose", first=first)
    return table


# --------------------------------------------------------------------------------------------------
# Drawing, giving up, the limit
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRP.7", "QST.1", "EFF.23")
def test_in_play_order_each_mage_without_an_active_quest_draws_one_in_secret() -> None:
    table = at_table("Walker")
    table.task("Gramigna", "Bloody", "completed")
    table.quest_deck(1, "One Step", "Watcher", "Hopeless")
    in_black_rose_phase(table)
    table.choose("pass")
    assert table.tasks("Rikkart") == {"Walker": "active hidden"}
    assert table.tasks("Gramigna") == {"Bloody": "completed", "One Step": "active hidden"}
    assert table.tasks("Arianna") == {"Watcher": "active hidden"}
    own = table.state.view(table.seat("Arianna")).tasks[table.seat("Arianna")]
    other = table.state.view(table.seat("Rikkart")).tasks[table.seat("Arianna")]
    assert own[0][0] == table.quest("Watcher")
    assert other[0][0] != table.quest("Watcher")


@pytest.mark.rule("QST.1")
def test_a_quest_that_lies_open_is_shown_when_it_is_drawn() -> None:
    table = at_table()
    table.quest_deck(1, "Open Walker")
    table.resolve("Draw Quest", "light")
    assert table.tasks("Rikkart") == {"Open Walker": "active"}
    assert table.happened("quest_shown") == [(0, table.quest("Open Walker"))]


@pytest.mark.rule("QST.12")
def test_an_empty_deck_is_made_anew_from_that_moons_discards() -> None:
    table = at_table()
    table.state.quest_discards = ((table.quest("Walker"),), (table.quest("Wise Moon"),), ())
    table.resolve("Draw Quest", "light")
    assert table.tasks("Rikkart") == {"Walker": "active hidden"}
    table.resolve("Draw Quest", "light")
    assert len(table.tasks("Rikkart")) == 1


@pytest.mark.rule("QST.10")
def test_a_quest_the_black_rose_draws_is_discarded_and_pays_her_by_its_moon() -> None:
    table = at_table()
    table.quest_deck(1, "Walker")
    table.resolve("Her Quest", "light")
    assert table.power(ROSE) == 1
    assert table.state.quest_discards[0] == (table.quest("Walker"),)
    table.moon(3)
    table.quest_deck(3, "Late")
    table.resolve("Her Quest", "light")
    assert table.power(ROSE) == 4


@pytest.mark.rule("BRP.6", "EX.R.4")
@pytest.mark.parametrize(("quest", "gain"), [("Walker", 1), ("Wise Moon", 2), ("Late", 3)])
def test_a_quest_given_up_pays_the_black_rose_by_its_moon(quest: str, gain: int) -> None:
    table = at_table(quest, "One Step")
    table.task("Arianna", "Bloody")
    table.quest_deck(1, "Hopeless")
    in_black_rose_phase(table, first="Arianna")
    assert table.asked() == ("Arianna", "give up")
    assert table.offered() == ["Bloody", "pass"]
    table.choose("pass")
    assert table.asked() == ("Rikkart", "give up")
    assert table.offered() == [quest, "One Step", "pass"]
    table.choose(quest)
    assert table.power(ROSE) == gain
    assert table.tasks("Rikkart") == {"One Step": "active hidden"}


@pytest.mark.rule("BRP.2", "BRP.6", "BRP.7")
def test_who_gave_up_the_last_active_quest_draws_one() -> None:
    table = at_table("Walker")
    table.quest_deck(1, "One Step", "Watcher", "Hopeless")
    in_black_rose_phase(table)
    table.choose("Walker")
    assert table.tasks("Rikkart") == {"One Step": "active hidden"}


@pytest.mark.rule("BRP.6")
def test_a_completed_quest_cannot_be_given_up() -> None:
    table = at_table("Walker", state="completed")
    table.task("Rikkart", "One Step")
    in_black_rose_phase(table)
    assert table.offered() == ["One Step", "pass"]


@pytest.mark.rule("QST.13", "QST.39", "BRP.8", "QST.9")
def test_all_cut_active_quests_to_the_limit_then_completed_ones_for_nothing() -> None:
    table = at_table("Walker", "One Step", "Watcher")
    for quest in ("Magic Stem", "Earth Tempest", "Field Test"):
        table.task("Rikkart", quest, "completed")
    for quest in ("Bloody", "Hopeless", "Kept"):
        table.task("Gramigna", quest)
    table.task("Rikkart", "Acquire Wealth", "solved")
    table.task("Arianna", "Late")
    limit = table.rules.mages[table.state.mage[0]].quests
    assert limit == 2
    in_black_rose_phase(table)
    table.choose("pass", "pass", "pass")
    assert table.asked() == ("Rikkart", "quest")
    assert table.offered() == ["Walker", "One Step", "Watcher"]
    table.choose("One Step")
    assert table.asked() == ("Gramigna", "quest")
    table.choose("Kept")
    assert table.asked() == ("Rikkart", "quest")
    assert table.offered() == ["Magic Stem", "Earth Tempest", "Field Test"]
    table.choose("Field Test")
    assert table.power(ROSE) == 0
    assert table.power("Rikkart") == 0
    assert len(table.tasks("Rikkart")) == 5
    assert len(table.tasks("Gramigna")) == 2


@pytest.mark.rule("QST.9", "QST.16", "EX.R.38")
def test_outside_the_black_rose_phase_any_number_is_held_and_none_given_up() -> None:
    table = at_table("Walker", "One Step")
    table.quest_deck(1, "Watcher")
    table.resolve("Draw Quest", "light")
    assert table.quiet
    assert len(table.tasks("Rikkart")) == 3
    table.action_phase()
    assert not any(option in table.offered() for option in ("Walker", "One Step", "Watcher"))


# --------------------------------------------------------------------------------------------------
# Progress
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("QST.6", "QST.23", "QST.17")
def test_the_task_met_shows_the_quest_and_puts_a_cube_on_it_all_full_completes_it() -> None:
    table = at_table("Walker")
    before = table.state.pool[0]
    table.action_phase()
    table.choose("explore", "move to Throne Room")
    assert table.tasks("Rikkart") == {"Walker": "active 1"}
    assert table.state.pool[0] == before - 1
    table.choose("move to Arena")
    assert table.tasks("Rikkart") == {"Walker": "completed"}
    assert table.state.pool[0] == before  # the cubes go back
    assert table.power("Rikkart") == 0


@pytest.mark.rule("QST.23")
def test_a_quest_without_slots_is_completed_at_once() -> None:
    table = at_table("One Step")
    table.action_phase()
    table.choose("explore", "move to Throne Room")
    assert table.tasks("Rikkart") == {"One Step": "completed"}


@pytest.mark.rule("QST.6")
def test_a_quest_can_make_progress_in_anothers_turn() -> None:
    table = at_table("Watcher")
    table.action_phase(first="Gramigna")
    table.choose("explore", "move to Throne Room")
    assert table.tasks("Rikkart") == {"Watcher": "completed"}


@pytest.mark.rule("QST.23")
def test_one_cube_a_full_stop_however_often_the_task_was_met() -> None:
    table = at_table("Bloody")
    table.stand("Arianna", "Forge")
    table.resolve("Fury", "light")
    assert table.damage("Arianna") == "rr"
    assert table.tasks("Rikkart") == {"Bloody": "active 2"}


@pytest.mark.rule("QST.17")
def test_without_a_cube_left_there_is_no_progress() -> None:
    table = at_table("Walker")
    table.cubes_left("Rikkart", 0)
    table.action_phase()
    table.choose("explore", "move to Throne Room", "move to Arena")
    assert table.tasks("Rikkart") == {"Walker": "active"}


@pytest.mark.rule("QST.17", "QST.27")
def test_a_discarded_quest_gives_its_cubes_back_and_the_black_rose_nothing() -> None:
    table = at_table("Walker", cubes=1)
    for quest in ("One Step", "Watcher"):
        table.task("Rikkart", quest)
    before = table.state.pool[0]
    in_black_rose_phase(table)
    table.choose("pass", "Walker")
    assert table.state.pool[0] == before + 1
    assert table.power(ROSE) == 0
    assert table.state.quest_discards[0] == (table.quest("Walker"),)


@pytest.mark.rule("EX.R.5", "QST.6", "QST.23")
def test_shattered_illusion_counts_blue_rooms() -> None:
    table = at_table("Shattered Illusion")
    table.pile("Rikkart", memories=("Torment", "Submission"))
    table.stand("Rikkart", "Oracle Room")
    table.action_phase()
    table.choose("explore", "use", "stop")
    assert table.tasks("Rikkart") == {"Shattered Illusion": "active 1"}
    table.choose("explore", "use", "stop")
    assert table.tasks("Rikkart") == {"Shattered Illusion": "completed"}


# --------------------------------------------------------------------------------------------------
# Effects of Completed quests
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("QST.7", "QST.24", "QST.25")
def test_before_an_action_a_completed_quest_is_used_and_solved_and_an_action_is_still_due() -> None:
    table = at_table("Walker", "One Step", state="completed")
    table.action_phase()
    assert "Walker" in table.offered()
    assert "end" not in table.offered()
    table.choose("Walker")
    assert table.tasks("Rikkart") == {"Walker": "solved", "One Step": "completed"}
    assert table.power("Rikkart") == 1 + 2
    assert "end" not in table.offered()
    table.choose("One Step")
    assert table.power("Rikkart") == 6
    assert table.asked() == ("Rikkart", "action")


@pytest.mark.rule("QST.7", "QST.26")
def test_after_the_second_action_it_can_still_be_used() -> None:
    table = at_table("Walker", state="completed")
    table.action_phase()
    table.choose("explore", "stop", "fight", "stop")
    assert table.asked() == ("Rikkart", "action")
    assert table.offered() == ["Walker", "end"]
    table.choose("Walker")
    assert table.tasks("Rikkart") == {"Walker": "solved"}
    assert table.asked()[0] == "Gramigna"


@pytest.mark.rule("QST.26")
def test_who_has_no_action_left_uses_no_quest() -> None:
    table = at_table("Walker", state="completed")
    table.tokens("Rikkart", 0)
    table.action_phase()
    assert table.asked()[0] == "Gramigna"


@pytest.mark.rule("CEL.17")
def test_in_the_cell_no_quest_is_used() -> None:
    table = at_table("Walker", state="completed")
    table.stand("Rikkart", "Cell")
    table.prepare("Rikkart", quick="Draw Quest light")
    table.action_phase()
    assert table.offered() == ["explore", "momentum quick"]


@pytest.mark.rule("QST.15")
def test_a_quest_is_solved_once_its_effect_was_tried() -> None:
    table = at_table("Hopeless", state="completed")
    table.action_phase()
    table.choose("Hopeless")
    assert table.tasks("Rikkart") == {"Hopeless": "solved"}
    assert table.power("Rikkart") == 2


def test_a_quest_whose_text_says_so_is_not_solved() -> None:
    table = at_table("Kept", state="completed")
    table.action_phase()
    table.choose("Kept")
    assert table.tasks("Rikkart") == {"Kept": "completed"}
    assert table.power("Rikkart") == 1


@pytest.mark.rule("QST.8", "QST.17")
def test_an_effect_completes_an_active_quest() -> None:
    table = at_table("Walker", cubes=1)
    before = table.state.pool[0]
    table.resolve("Shortcut", "light")
    assert table.tasks("Rikkart") == {"Walker": "completed"}
    assert table.state.pool[0] == before + 1


@pytest.mark.rule("QST.14", "QST.24")
def test_solved_by_an_effect_a_quest_pays_and_its_own_effect_is_not_carried_out() -> None:
    table = at_table("Walker", state="completed")
    table.resolve("Solution", "light")
    assert table.tasks("Rikkart") == {"Walker": "solved"}
    assert table.power("Rikkart") == 2


@pytest.mark.rule("QST.8")
def test_an_effect_may_solve_a_quest_that_was_never_completed() -> None:
    table = at_table("Walker")
    table.resolve("Leap", "light")
    assert table.tasks("Rikkart") == {"Walker": "solved"}


@pytest.mark.rule("QST.27")
def test_a_discarded_completed_quest_pays_nobody() -> None:
    table = at_table("Walker", state="completed")
    table.resolve("Waste", "light")
    assert table.tasks("Rikkart") == {}
    assert (table.power("Rikkart"), table.power(ROSE)) == (0, 0)
