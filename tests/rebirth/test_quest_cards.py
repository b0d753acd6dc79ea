"""Quests that change hands, or are drawn from another moon, played at a table of Rebirth."""

import pytest

from blackrose.engine.components import Pack
from blackrose.language.errors import PackError
from tests.rebirth.scenario import Rebirth, box_with


def quests(table: Rebirth, moon: int) -> list[str]:
    """The quests of a moon, by name."""
    return [quest.name.en for quest in table.rules.quests if quest.moon == moon]


def table_with(text: str, target: str = "mage *", when: str = "") -> Rebirth:
    """Rikkart, Gramigna and Arianna in the Arena; Rikkart has the spell "Trick"."""
    kind = "trap air" if when else "contingency air"
    pack: Pack = box_with(f"Trick | {kind} | {target} | {text}" + (f" | {when}" if when else ""))
    table = Rebirth("Rikkart", "Gramigna", "Arianna", pack=pack)
    for mage in table.people:
        table.stand(mage, "Arena")
        table.power(mage, 5)
    return table


# --------------------------------------------------------------------------------------------------
# Stealing
# --------------------------------------------------------------------------------------------------


def test_a_solved_quest_comes_to_the_thief_and_pays_nobody() -> None:
    table = table_with("Steal 1 Solved quest from the target.")
    one, two = quests(table, 1)[:2]
    table.task("Gramigna", one, "solved")
    table.task("Gramigna", two, "active")
    table.resolve("Trick", "light")
    table.choose("Gramigna")
    assert table.tasks("Rikkart") == {one: "solved"}
    assert table.tasks("Gramigna") == {two: "active hidden"}
    assert (table.power("Rikkart"), table.power("Gramigna")) == (5, 5)


def test_of_several_the_thief_picks() -> None:
    table = table_with("Steal 1 Solved quest from the target.")
    one, two = quests(table, 1)[:2]
    table.task("Gramigna", one, "solved")
    table.task("Gramigna", two, "solved")
    table.resolve("Trick", "light")
    table.choose("Gramigna")
    assert table.asked() == ("Rikkart", "quest")
    table.choose(table.offered()[1])
    assert table.tasks("Rikkart") == {two: "solved"}
    assert table.tasks("Gramigna") == {one: "solved"}


@pytest.mark.parametrize(("state", "done"), [("solved", 6), ("completed", 5), ("active", 5)])
def test_if_there_is_none_that_has_come_so_far_nothing_is_stolen(state: str, done: int) -> None:
    table = table_with("Steal 1 Solved quest from the target. If you do, gain 1 power.")
    table.task("Gramigna", quests(table, 1)[0], state)
    table.resolve("Trick", "light")
    table.choose("Gramigna")
    assert table.power("Rikkart") == done
    assert bool(table.tasks("Rikkart")) == (done == 6)


def test_cubes_on_a_stolen_quest_go_back_to_who_laid_them() -> None:
    table = table_with("Steal 1 Completed quest from the target.")
    table.task("Gramigna", quests(table, 1)[0], "completed", cubes=2)
    left = table.state.pool[1]
    table.resolve("Trick", "light")
    table.choose("Gramigna")
    assert table.state.pool[1] == left + 2
    assert list(table.tasks("Rikkart").values()) == ["completed"]


def test_active_quests_are_looked_at_and_stolen() -> None:
    table = table_with("Steal 1 Active quest from the target.")
    one, two = quests(table, 1)[:2]
    table.task("Gramigna", one)
    table.task("Gramigna", two)
    table.resolve("Trick", "light")
    table.choose("Gramigna")
    assert table.offered() == [one, two]
    table.choose(two)
    assert table.tasks("Rikkart") == {two: "active hidden"}
    assert table.told_to("Arianna", "quest_taken")[0].quest == -1


# --------------------------------------------------------------------------------------------------
# That quest
# --------------------------------------------------------------------------------------------------


def solving(text: str, status: str = "active") -> tuple[Rebirth, str]:
    """Gramigna solves a quest while Rikkart's trap lies there; gives the quest's name."""
    table = table_with(text, "mage *", "Another mage solves a quest.")
    name = next(q.name.en for q in table.rules.quests if q.moon == 1 and q.power == 2)
    table.task("Gramigna", name, "completed")
    table.prepare("Rikkart", status=status, quick="Trick light")
    table.action_phase(first="Gramigna")
    table.choose("explore", "stop")
    table.choose(name)
    while table.asked() != ("Rikkart", "react"):
        table.choose(table.offered()[0])
    return table, name


def test_that_quest_is_taken_and_its_power_stays() -> None:
    table, name = solving("Steal that quest.")
    before = table.power("Gramigna")
    table.choose("reveal quick")
    assert table.tasks("Rikkart") == {name: "solved"}
    assert table.tasks("Gramigna") == {}
    assert table.power("Gramigna") == before


def test_the_power_of_that_quest_is_what_it_is_worth() -> None:
    table, name = solving("Steal 1 power from the target for each power of that quest.")
    before = table.power("Gramigna")
    table.choose("reveal quick")
    assert (table.power("Rikkart"), table.power("Gramigna")) == (7, before - 2)
    assert table.tasks("Gramigna") == {name: "solved"}


def test_a_quest_of_the_same_moon_is_drawn() -> None:
    table, _ = solving("Draw 1 quest of the same moon.")
    mine, other = quests(table, 1)[-1], quests(table, 2)[0]
    table.quest_deck(1, mine)
    table.quest_deck(2, other)
    table.moon(2)
    table.choose("reveal quick")
    assert table.tasks("Rikkart") == {mine: "active hidden"}


def test_that_quest_needs_a_quest() -> None:
    with pytest.raises(PackError, match="that quest"):
        table_with("Steal that quest.")


# --------------------------------------------------------------------------------------------------
# Moons
# --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("which", "moon"), [("previous", 1), ("next", 3)])
def test_quests_of_the_moon_before_and_after(which: str, moon: int) -> None:
    table = table_with(f"Draw 1 quest of the {which} moon.", "self")
    table.moon(2)
    for one in (1, 2, 3):
        table.quest_deck(one, quests(table, one)[0])
    table.resolve("Trick", "light")
    assert list(table.tasks("Rikkart")) == [quests(table, moon)[0]]


@pytest.mark.parametrize(("which", "moon"), [("previous", 1), ("next", 3)])
def test_before_the_first_and_after_the_last_moon_there_is_none(which: str, moon: int) -> None:
    table = table_with(f"You may draw 1 quest of the {which} moon. If you do, gain 1 power.", "self")
    table.moon(moon)
    for one in (1, 2, 3):
        table.quest_deck(one, quests(table, one)[0])
    table.resolve("Trick", "light")
    assert table.quiet  # nobody was asked
    assert table.tasks("Rikkart") == {}
    assert table.power("Rikkart") == 5


# --------------------------------------------------------------------------------------------------
# Giving
# --------------------------------------------------------------------------------------------------


def test_one_of_those_drawn_is_given_away() -> None:
    table = table_with("Draw 2 quests and give 1 of them to another mage.", "special")
    one, two, old = quests(table, 1)[:3]
    table.task("Rikkart", old)
    table.quest_deck(1, one, two)
    table.resolve("Trick", "light")
    assert table.offered() == ["Gramigna", "Arianna"]
    table.choose("Arianna")
    assert table.offered() == [one, two]  # not the one from before
    table.choose(two)
    assert table.tasks("Rikkart") == {old: "active hidden", one: "active hidden"}
    assert table.tasks("Arianna") == {two: "active hidden"}
    assert table.told_to("Gramigna", "quest_taken")[0].quest == -1  # others do not see which
    assert table.told_to("Arianna", "quest_taken")[0].quest == table.quest(two)
    assert table.told_to("Rikkart", "quest_taken")[0].quest == table.quest(two)


def test_only_who_may_keep_one_more_is_given_a_quest() -> None:
    table = table_with("Draw 2 quests and give 1 of them to another mage.", "special")
    names = quests(table, 1)
    limit = table.rules.mages[table.state.mage[1]].quests
    for name in names[2 : 2 + limit]:
        table.task("Gramigna", name)
    table.quest_deck(1, *names[:2])
    table.resolve("Trick", "light")
    table.choose(names[0])
    assert list(table.tasks("Arianna")) == [names[0]]


def test_if_nobody_may_take_it_it_is_discarded_and_pays_nobody() -> None:
    table = table_with(
        "Draw 2 quests and give 1 of them to another mage. If you do, gain 1 power.", "special"
    )
    names = quests(table, 1)
    limit = table.rules.mages[table.state.mage[1]].quests
    for name in names[2 : 2 + limit]:
        table.task("Gramigna", name)
    for name in names[2 + limit : 2 + 2 * limit]:
        table.task("Arianna", name)
    table.quest_deck(1, *names[:2])
    rose = table.power("Black Rose")
    table.resolve("Trick", "light")
    table.choose(names[1])
    assert list(table.tasks("Rikkart")) == [names[0]]
    assert table.state.quest_discards[0] == (table.quest(names[1]),)
    assert (table.power("Black Rose"), table.power("Rikkart")) == (rose, 5)


def test_without_a_quest_drawn_none_is_given() -> None:
    table = table_with("Draw 2 quests and give 1 of them to another mage.", "special")
    old = quests(table, 1)[0]
    table.task("Rikkart", old)
    table.resolve("Trick", "light")
    assert table.quiet
    assert table.tasks("Rikkart") == {old: "active hidden"}


# --------------------------------------------------------------------------------------------------
# Solving with the effect
# --------------------------------------------------------------------------------------------------


def test_a_quest_is_solved_with_its_effect() -> None:
    table = table_with("Solve one of your Active quests with its effect.", "self")
    name = _healing(table)
    table.stand("Rikkart", "Arena", damage="xxx")
    table.task("Rikkart", name)
    table.resolve("Trick", "light")
    table.settle()
    assert table.tasks("Rikkart") == {name: "solved"}
    assert table.power("Rikkart") >= 5 + table.rules.quests[table.quest(name)].power
    assert "resolved" in table.told("resolved")
    assert any(event.effect == table.code(name) for event in table.events("resolved"))


def test_without_the_words_its_effect_is_not_carried_out() -> None:
    table = table_with("Solve one of your Active quests.", "self")
    name = _healing(table)
    table.task("Rikkart", name)
    table.resolve("Trick", "light")
    table.settle()
    assert table.tasks("Rikkart") == {name: "solved"}
    assert not any(event.effect == table.code(name) for event in table.events("resolved"))


def _healing(table: Rebirth) -> str:
    """A quest of the first moon."""
    return quests(table, 1)[0]
