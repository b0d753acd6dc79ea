"""Several cubes at a table: shown with how many there are to pick, chosen at once, and taken back at once."""

from __future__ import annotations

import pytest

from blackrose.game import IllegalChoice
from blackrose.language.words import LANGUAGES
from blackrose.table import Session
from blackrose.table.shown import Presenter, option_id, option_of, preview
from blackrose.table.wire import DecisionShown
from tests.rebirth.scenario import Rebirth, box_with
from tests.scenario import Duel
from tests.table.sessions import go_on, session

ARMORY = "Templar Armory"


def converting(cubes: str = "uruu") -> Duel:
    """Bartholomew is asked which cubes of the Armory he converts, up to two."""
    duel = Duel()
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Crypt of the Saint")
    duel.instability(ARMORY, cubes)
    duel.prepare("Bartholomew", quick="Appropriation light")
    duel.action_phase()
    duel.choose("cast quick", ARMORY)
    return duel


def asked(table: Duel | Rebirth, language: str = "en") -> DecisionShown:
    presenter = Presenter(table.state.rules, language)
    decision = presenter.shown(table.state, table.decision().seat)["decision"]
    assert decision is not None
    return decision


def test_a_question_says_which_cubes_and_how_many() -> None:
    duel = converting("ubu")
    cubes = asked(duel)["cubes"]
    assert cubes is not None
    assert [(cube["place"], cube["text"]) for cube in cubes["cubes"]] == [
        (0, "Cube 1: Ulrich"),
        (2, "Cube 3: Ulrich"),
    ]
    assert (cubes["least"], cubes["most"], cubes["taken"]) == (0, 2, [])
    assert (cubes["room"], cubes["model"]) == (duel.room(ARMORY), -1)
    duel.choose("cube 0")
    later = asked(duel)["cubes"]
    assert later is not None
    assert later["taken"] == [0]


def test_other_questions_and_other_seats_have_none() -> None:
    duel = converting()
    presenter = Presenter(duel.state.rules, "en")
    assert presenter.shown(duel.state, 1)["decision"] is None
    assert duel.state.view(1).decisions[0].several.places == ()
    duel.choose("stop")
    assert asked(duel)["cubes"] is None


def test_how_many_is_asked_in_words() -> None:
    """Up to two to convert, two to heal, one."""
    ends = {
        "en": "choose up to 2 cubes in the",
        "de": "Wähle bis zu 2 Schadensmarker",
        "ru": "выберите до 2 фишек",
    }
    for language in LANGUAGES:
        assert ends[language] in asked(converting(), language)["question"]
    healing = Rebirth("Rikkart", "Gramigna", pack=box_with("Probe | combat fire | self | Heal 2 damage."))
    healing.stand("Rikkart", "Arena", damage="gxgx")
    healing.resolve("Probe", "light")
    ends = {
        "en": "choose 2 cubes on Rikkart.",
        "de": "Wähle 2 Schadensmarker auf Rikkart.",
        "ru": "выберите 2 фишки",
    }
    for language in LANGUAGES:
        assert ends[language] in asked(healing, language)["question"]


@pytest.mark.rule("GLO.13")
def test_destiny_asks_for_cubes_without_a_text() -> None:
    """No card asks here, and the question is whole all the same."""
    table = Rebirth(
        "Rikkart", "Gramigna", "Arianna", pack=box_with("Blow | combat fire | mage * | Inflict 1 damage.")
    )
    table.stand("Gramigna", "Arena")
    table.stand("Rikkart", "Arena", damage="xxxxxxaaaa")
    table.destiny("Rikkart", "aa")
    table.resolve("Blow", "light", by="Gramigna")
    table.choose("Rikkart", "amount 2")
    question = asked(table)
    assert question["question"] == "Your Destiny comes true: choose 2 cubes on Rikkart."
    assert (question["rule"], question["card"]) == ("GLO.13", None)
    presenter = Presenter(table.state.rules, "en")
    assert presenter.shown(table.state, 0)["waiting_line"].endswith("cubes, for Destiny")


def test_what_is_picked_can_be_looked_ahead_at() -> None:
    duel = converting("uruu")
    presenter = Presenter(duel.state.rules, "en")
    view = duel.state.view(0)
    told = preview(view, option_of("cubes:3:1"), presenter)
    assert any("2" in line for line in told["lines"])
    assert not told["final"]
    with pytest.raises(ValueError, match="not an answer"):
        preview(view, option_of("cubes:0:1:2"), presenter)


def test_the_names_of_answers_have_room_for_many_cubes() -> None:
    option = ("cubes", *range(12))
    assert option_of(option_id(option)) == option
    assert option_of("cubes") == ("cubes",)


def at_cubes(most: int) -> Session:
    """A random game up to a choice of at least so many cubes out of more."""
    for seed in range(200):
        table = session(seed=seed)
        while not table.state.over:
            decision = table.state.decisions[0]
            several = decision.several
            if len(several.places) > several.most >= most and not several.taken:
                return table
            go_on(table, 1, seed=len(table.choices) + seed)
    raise AssertionError("no such game")


def test_several_cubes_are_chosen_at_once_and_taken_back_at_once() -> None:
    table = at_cubes(2)
    decision = table.state.decisions[0]
    before, choices = table.state.digest(), list(table.choices)
    several = decision.several
    places = several.places[-1 : -several.most - 1 : -1]
    table.choose(decision.seat, ("cubes", *places))
    assert len(table.choices) > len(choices) + 1
    assert all(option[0] in ("cube", "stop") for _, option in table.choices[len(choices) :])
    table.take_back(decision.seat)
    assert (table.state.digest(), table.choices) == (before, choices)


def test_one_after_the_other_they_are_taken_back_at_once_as_well() -> None:
    table = at_cubes(2)
    decision = table.state.decisions[0]
    before = table.state.digest()
    table.choose(decision.seat, decision.options[0])
    following = table.state.decisions[0]
    assert following.several.taken
    table.choose(following.seat, following.options[0])
    table.take_back(decision.seat)
    assert table.state.digest() == before


def test_cubes_that_cannot_be_picked_change_nothing() -> None:
    table = at_cubes(2)
    before, choices = table.state.digest(), list(table.choices)
    with pytest.raises(IllegalChoice):
        table.choose(table.state.decisions[0].seat, ("cubes", 99))
    assert (table.state.digest(), table.choices) == (before, choices)
