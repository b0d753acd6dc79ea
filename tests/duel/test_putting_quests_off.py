"""A quest that is declined can be put off: nobody is asked about it again and again, or kept from undo."""

import pytest

from blackrose.bots.greedy import GreedyBot
from blackrose.game import Decision, View, may_take_back
from tests.scenario import Duel

ARMORY, CRYPT, ABYSS, SUMMONER = (
    "Templar Armory",
    "Crypt of the Saint",
    "Abyss of Faith",
    "Sacral Summoner Room",
)
PUT_OFF = ["pass", "later", "nextround"]


def destroyer_is_met(*more: str) -> Duel:
    """Bartholomew has just revealed his third combat spell; Destroyer is open, and what else is named."""
    gone = [
        quest for quest in ("First Blood", "Manipulator", "Insight", "Killer", "Balance") if quest not in more
    ]
    duel = Duel(quests="1A+2A", claimed=gone)
    duel.stand("Bartholomew", ARMORY)
    duel.stand("Ulrich", CRYPT)
    duel.prepare("Bartholomew", "revealed", I="Violence light", II="Tremor dark")
    duel.prepare("Bartholomew", quick="Dark Force light")
    duel.action_phase()
    duel.choose("cast quick")
    assert duel.asked() == ("Bartholomew", "claim")
    return duel


def claims_asked(duel: Duel, *answers: str) -> int:
    """Chooses by name; gives how often a claim was offered in between, each passed on."""
    asked = 0
    for answer in answers:
        while duel.decision().kind == "claim" and answer not in duel.offered():
            asked += 1
            duel.choose("pass")
        duel.choose(answer)
    return asked


@pytest.mark.rule("QST.36")
def test_what_is_the_case_can_be_put_off_and_what_happened_cannot() -> None:
    """Destroyer still holds later; First Blood can be claimed here or not at all."""
    assert destroyer_is_met().offered() == ["claim Destroyer", *PUT_OFF]
    duel = Duel(quests="1A+2A", claimed=["Destroyer", "Manipulator", "Insight", "Killer", "Balance"])
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", CRYPT, damage="r" * 8)
    duel.action_phase()
    duel.choose("fight", "attack Ulrich")
    assert duel.offered() == ["claim First Blood", "pass"]


@pytest.mark.rule("QST.36")
def test_passed_on_it_is_not_offered_where_an_action_ends_and_nothing_happened() -> None:
    duel = destroyer_is_met()
    duel.choose("pass")
    claims_asked(duel, ARMORY, "explore", f"move to {CRYPT}", "stop")
    assert duel.decision().kind != "claim"


@pytest.mark.rule("QST.36")
def test_passed_on_it_is_offered_at_every_full_stop() -> None:
    duel = destroyer_is_met()
    duel.choose("pass")
    walk = ("explore", f"move to {CRYPT}", f"move to {ABYSS}", "stop", "explore", f"move to {ARMORY}")
    assert claims_asked(duel, SUMMONER, *walk) > 2


@pytest.mark.rule("QST.36")
def test_put_off_until_the_next_action_it_is_offered_there_again() -> None:
    """Not in the rest of this action, not at its end; at the first full stop of the second action it is."""
    duel = destroyer_is_met()
    duel.choose("later")
    assert claims_asked(duel, SUMMONER, "explore") == 0
    duel.choose(f"move to {CRYPT}")
    assert (duel.asked(), duel.offered()) == (("Bartholomew", "claim"), ["claim Destroyer", *PUT_OFF])
    duel.choose("claim Destroyer")
    assert (duel.claimant("Destroyer"), duel.power("Bartholomew")) == ("Bartholomew", 2)


@pytest.mark.rule("QST.36")
def test_put_off_in_the_second_action_it_is_not_offered_in_the_rivals_turn() -> None:
    duel = destroyer_is_met()
    duel.choose("later", SUMMONER, "explore", f"move to {CRYPT}", "later", "stop")
    walk = ("explore", f"move to {ABYSS}", "stop", "explore", f"move to {CRYPT}", "stop")
    assert claims_asked(duel, *walk) == 0
    assert duel.asked() == ("Bartholomew", "action")
    duel.choose("explore", f"move to {ARMORY}")
    assert duel.asked() == ("Bartholomew", "claim")


@pytest.mark.rule("QST.36")
def test_put_off_for_the_round_it_is_offered_in_the_next() -> None:
    """Summoner holds into the next round: it is offered there at the first full stop, and not before."""
    gone = ["Trespasser", "Seeds of Ruin", "Unbroken", "Initiate", "Lord of Elements"]
    duel = Duel(quests="1B+2B", claimed=gone)
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", ABYSS)
    for _ in range(2):
        duel.evocation("Bartholomew", CRYPT)
    duel.action_phase()
    duel.choose("explore", "use", "nextround")
    while duel.state.round == 1:
        assert duel.decision().kind != "claim"
        duel.choose(duel.offered()[-1])
    while duel.decision().kind != "claim":
        duel.choose(duel.offered()[-1])
    assert (duel.state.round, duel.asked()[0]) == (2, "Bartholomew")
    assert duel.offered() == ["claim Summoner", *PUT_OFF]


@pytest.mark.rule("QST.11", "QST.36")
def test_another_quest_is_offered_meanwhile() -> None:
    """Destroyer is put off; First Blood, met since, is offered alone."""
    duel = destroyer_is_met("First Blood")
    duel.stand("Ulrich", ARMORY, damage="r" * 8)
    duel.choose("nextround", SUMMONER, "fight", "attack Ulrich")
    assert (duel.asked(), duel.offered()) == (("Bartholomew", "claim"), ["claim First Blood", "pass"])


@pytest.mark.rule("QST.36")
def test_a_rivals_harmless_move_can_be_taken_back_once_a_quest_is_put_off() -> None:
    """Passed on, every move of Ulrich's asks Bartholomew, so that it stands; put off, it asks nobody."""
    for answer, free in (("pass", False), ("later", True), ("nextround", True)):
        duel = destroyer_is_met()
        play = ("explore", f"move to {CRYPT}", "stop", "explore")
        duel.choose(answer)
        for label in (SUMMONER, *play):
            while duel.decision().kind == "claim":
                duel.choose(answer)
            duel.choose(label)
        before = duel.state.copy()
        duel.choose(f"move to {ABYSS}")
        assert may_take_back(before, duel.state, duel.seat("Ulrich")) is free


def test_what_was_put_off_is_part_of_the_value() -> None:
    """A state made again from plain data goes on in the same way."""
    duel = destroyer_is_met()
    duel.choose("nextround")
    again = type(duel.state).from_json(duel.state.rules, duel.state.to_json())
    assert again == duel.state
    assert duel.state.holding == ((0, duel.state.quests.index(_quest(duel, "Destroyer")), 2),)


def _quest(duel: Duel, name: str) -> int:
    return next(at for at, quest in enumerate(duel.rules.quests) if quest.name.en == name)


class Reluctant(GreedyBot):
    """A greedy bot to which every quest looks bad, and any way to decline one as good as the other."""

    def _scores(self, view: View, decision: Decision) -> list[float]:
        return [-1.0 if option[0] == "claim" else 0.0 for option in decision.options]


@pytest.mark.pure("a class of Python cannot inherit from a compiled one")
def test_a_bot_that_declines_puts_off() -> None:
    """It does not ask to be asked at every full stop, which would keep its rival from taking back."""
    view = destroyer_is_met().state.view(0)
    assert {Reluctant(seed).choose(view) for seed in range(8)} == {("later",)}
