"""What an Avatar does in the phases of a round (AVA.4, AVA.29–31, AVA.15, AVA.16, AVA.38, AVA.51)."""

from __future__ import annotations

import pytest

from blackrose.game import Game
from blackrose.game.checks import violations
from tests.avatar.tables import AVATAR, IDLE, ROSE_ROOM, SNARE, alone, hunted
from tests.rebirth.scenario import Rebirth, box_with

TWO = "Two | spell | | The Possessed heals 1 damage."
THREE = "Three | spell | | The Possessed heals 2 damage."
FOUR = "Four | spell | | The Possessed heals 3 damage."


@pytest.mark.rule("AVA.4", "AVA.30", "AVA.31", "AVA.20", "AVA.5")
def test_it_goes_on_by_itself_until_its_cards_are_used() -> None:
    """Rikkart has no action at all; it turns three cards, one in an activation, and not a fourth."""
    table = alone(IDLE, TWO, THREE, FOUR)
    table.tokens("Rikkart", 0)
    table.stand("Rikkart", "Cell")
    table.action_phase(first="Rikkart")
    turned = [table.rules.commands[event.command].name.en for event in table.events("commanded")]
    assert turned[:3] == ["Idle", "Two", "Three"]
    assert [event.left for event in table.events("commanded")][:3] == [2, 1, 0]
    next_phase = table.when("phase", phase=table.state.phase)
    assert next_phase > table.when("commanded", left=0)
    assert len(table.events("commanded")) == 3


@pytest.mark.rule("AVA.30")
def test_a_master_turns_four() -> None:
    table = alone(IDLE, TWO, THREE, FOUR, options={"difficulty": "master"})
    table.tokens("Rikkart", 0)
    table.action_phase(first="Rikkart")
    assert len(table.events("commanded")) == 4


@pytest.mark.rule("AVA.4", "AVA.44")
def test_it_takes_its_turn_at_its_place_in_play_order() -> None:
    """It sits behind Rikkart: before Gramigna's first turn it has turned one card, and only one."""
    table = hunted(IDLE, TWO, THREE)
    table.state.seating = 0
    table.action_phase(first="Rikkart")
    assert table.asked() == ("Rikkart", "action")
    assert table.events("commanded") == []
    table.choose("explore", "stop", "end")
    assert table.asked()[0] == "Gramigna"
    assert table.commanded == ["Idle"]
    table = hunted(IDLE, TWO, THREE)
    table.state.seating = 1  # behind Gramigna
    table.action_phase(first="Rikkart")
    table.choose("explore", "stop", "end")
    assert table.asked()[0] == "Gramigna"
    assert table.commanded == []


@pytest.mark.rule("AVA.20", "AVA.51")
def test_used_cards_lie_in_its_memories_until_they_go_under_their_deck() -> None:
    table = alone(IDLE, TWO, THREE, FOUR)
    table.tokens("Rikkart", 0)
    table.action_phase(first="Rikkart")
    assert table.commanded == []
    assert table.commands_in(1)[0] == "Four"  # those used lie below it, shuffled
    assert sorted(table.commands_in(1)[1:]) == ["Idle", "Three", "Two"]
    assert table.when("commands_back") < table.when("round", round=2)


@pytest.mark.rule("AVA.51", "AVA.16")
def test_each_card_goes_under_the_deck_of_its_own_moon() -> None:
    table = alone(IDLE, "Later moon 2 | spell | | The Possessed gains 1 power.")
    table.command()
    table.moon(2)
    table.command()
    assert table.commanded == ["Idle", "Later"]
    table.begin("clean-up")
    assert table.commands_in(1) == ["Idle"]
    assert table.commands_in(2) == ["Later"]


@pytest.mark.rule("AVA.16")
def test_a_new_moon_brings_its_next_deck_and_the_armed_card_of_the_old_is_gone() -> None:
    table = alone(IDLE, SNARE, "Later moon 2 | spell | | The Possessed gains 5 power.")
    table.command_deck(1, "Snare")
    assert table.seen()["armed"] > 0
    table.moon(2)
    assert table.seen()["armed"] == 0
    table.state.commands_left = 2
    table.command()
    assert table.commanded == ["Later"]
    assert table.commands_in(1) == ["Snare"]


@pytest.mark.rule("AVA.62")
def test_cards_of_an_older_moon_do_not_come_into_a_renewed_deck() -> None:
    table = alone(IDLE, "Later moon 2 | spell | | The Possessed gains 5 power.")
    table.command()
    table.moon(2)
    table.command()
    assert table.commands_in(2) == []
    table.command()  # the deck is empty: Later is shuffled in again, Idle is not
    assert table.commanded == ["Idle", "Later"]


@pytest.mark.rule("AVA.45")
def test_an_empty_deck_is_its_memories_shuffled() -> None:
    table = alone(IDLE, TWO)
    table.command()
    table.command()
    assert table.commands_in(1) == []
    table.command()
    assert len(table.commanded) == 1
    assert len(table.events("commands_back")) == 1


@pytest.mark.rule("AVA.45")
def test_with_no_card_anywhere_its_turns_are_over() -> None:
    table = alone()
    table.tokens("Rikkart", 0)
    table.action_phase(first="Rikkart")
    assert table.events("commanded") == []
    assert table.state.round == 2  # and so it was: the next action phase has begun


@pytest.mark.rule("AVA.29")
def test_it_draws_no_quests() -> None:
    table = alone()
    table.quest_deck(1, *[quest.name.en for quest in table.rules.quests if quest.moon == 1][:4])
    table.event_deck(1)
    table.begin("black rose")
    assert [event.who for event in table.events("quest_drawn")] == [0]
    assert table.power(AVATAR) == 0


@pytest.mark.rule("AVA.38", "AVA.13")
@pytest.mark.parametrize("steady", ["no", "yes"])
def test_it_draws_the_event_and_never_gets_the_crown(steady: str) -> None:
    """Alone against it the Avatar is always the last in play order; a crown on the card is ignored."""
    table = alone(options={"steady crown": steady})
    crowned = next(
        card.name.en
        for card in table.rules.event_cards
        if card.crown and card.moon == 1 and card.avatar == AVATAR and card.slot
    )
    table.event_deck(1, crowned)
    table.begin("black rose")
    assert [event.who for event in table.events("event_drawn")] == [1]
    assert table.crown() == "Rikkart"
    assert table.happened("crown") == []


@pytest.mark.rule("OPT.1", "AVA.38")
@pytest.mark.parametrize(("steady", "holder"), [("no", "Gramigna"), ("yes", "Rikkart")])
def test_a_steady_crown_stays_where_it_is_with_it_at_the_table(steady: str, holder: str) -> None:
    """It sits behind Rikkart, so Gramigna is the last in play order and draws."""
    table = hunted(options={"steady crown": steady})
    table.state.seating = 0
    crowned = next(
        card.name.en for card in table.rules.event_cards if card.crown and card.moon == 1 and card.slot
    )
    table.event_deck(1, crowned)
    table.begin("black rose", first="Rikkart")
    assert table.crown() == holder


@pytest.mark.rule("AVA.15")
def test_in_the_clean_up_a_cube_goes_on_each_of_its_jinxes() -> None:
    table = alone()
    table.jinx(AVATAR, "Weakness")
    table.jinx(AVATAR, "Slowness")
    before = table.cubes_left(AVATAR)
    table.begin("clean-up")
    assert table.jinxes(AVATAR) == {"Weakness": 1, "Slowness": 1}
    assert table.cubes_left(AVATAR) == before - 2


@pytest.mark.rule("AVA.15", "AVA.27")
def test_one_evocation_put_on_it_leaves_and_the_crown_holder_picks() -> None:
    table = alone()
    one, other = table.haunt(AVATAR), table.haunt(AVATAR)
    table.begin("clean-up")
    assert table.asked() == ("Rikkart", "remove")
    assert table.offered() == [one, other]
    table.choose(other)
    assert (table.place(one), table.place(other)) == (ROSE_ROOM, "")
    assert len(table.state.assigned) == 1


@pytest.mark.rule("AVA.15")
def test_a_single_one_leaves_without_a_question() -> None:
    table = alone()
    only = table.haunt(AVATAR)
    table.begin("clean-up")
    assert table.place(only) == ""


@pytest.mark.rule("AVA.4", "AVA.9")
def test_it_neither_studies_nor_prepares() -> None:
    state = Game.new("rebirth", ("", ""), 3, {"avatar": AVATAR, "setup": "random"}).start()
    while state.round == 1 and not state.over:
        for decision in state.decisions:
            assert decision.seat in state.rules.people
        seat = state.rules.avatar
        assert state.hand[seat] == state.grimoire[seat] == state.memories[seat] == ()
        assert state.tokens[seat] == 0
        decision = state.decisions[0]
        state.choose(decision.seat, decision.options[0])
        assert violations(state) == []


@pytest.mark.rule("AVA.3", "AVA.19")
def test_due_to_act_in_its_cell_it_is_placed_in_the_black_rose_room_and_uses_no_card() -> None:
    table = alone(IDLE, TWO, THREE)
    table.stand(AVATAR, "Cell")
    table.tokens("Rikkart", 0)
    table.action_phase(first="Rikkart")
    assert len(table.events("commanded")) == 3
    assert table.place(AVATAR) == ROSE_ROOM
    entered = table.events("entered")[0]
    assert (entered.model, table.room_name(entered.room)) == (1, ROSE_ROOM)
    assert table.when("entered", model=1) < table.when("commanded")


@pytest.mark.rule("AVA.19")
def test_by_its_skill_it_enters_so_a_trap_can_be_sprung() -> None:
    pack = box_with("Snare | trap air | mage * | Inflict 1 damage. | Another mage enters a room.")
    table = Rebirth("Rikkart", avatar=AVATAR, pack=pack, commands=(IDLE,))
    table.stand("Rikkart", "Arena")
    table.prepare("Rikkart", status="active", quick="Snare light")
    table.command()
    assert table.asked() == ("Rikkart", "react")
    table.choose("reveal quick")
    assert table.place(AVATAR) == ROSE_ROOM
    assert table.damage(AVATAR) == "r"
    assert table.events("commanded") == []


@pytest.mark.rule("AVA.47", "END.5")
def test_a_tie_with_it_is_broken_by_solved_quests_and_trophies() -> None:
    table = hunted()
    for who in ("Rikkart", AVATAR):
        table.power(who, 20)
    table.capture(AVATAR, "Rikkart")
    table.capture("Rikkart", "Gramigna")
    table.power("Rikkart", 19)  # the crown pays 1
    table.final_count()
    assert table.asked() == ("Rikkart", "winner")
    assert table.decision().options == (("mage", 0), ("mage", 2))


@pytest.mark.rule("AVA.47", "AVA.60")
def test_with_more_trophies_it_wins_a_tie() -> None:
    table = hunted()
    quest = next(quest.name.en for quest in table.rules.quests if quest.moon == 1)
    table.task("Rikkart", quest, "solved")  # pays 4, the crown 1
    table.power("Rikkart", 15)
    table.power(AVATAR, 16)
    table.capture(AVATAR, "Rikkart", "Gramigna")  # pays 4
    table.final_count()
    assert table.winner == "Rikkart"  # 20 to 20, and one Solved quest more


@pytest.mark.rule("AVA.60", "AVA.52")
def test_its_trophies_are_one_pile_with_those_of_the_black_rose() -> None:
    table = hunted()
    table.lay_event(1, "Dominion")
    table.stand("Rikkart", "Arena", damage=table.nearly("Rikkart", 1, "g"))
    table.stand("Gramigna", "Arena")
    table.action_phase(first="Gramigna")
    table.choose("fight", "attack Rikkart")
    assert table.captured(AVATAR) == ["Rikkart"]
    table.capture(AVATAR, "Gramigna")
    assert table.trophies("Black Rose") == 2


def test_together_all_mages_win_if_the_best_beats_it() -> None:
    """Our own option."""
    for theirs, hers, winners in ((20, 15, (0, 1)), (10, 25, (2,))):
        table = hunted(options={"together": "yes"})
        table.power("Gramigna", theirs)
        table.power(AVATAR, hers)
        table.final_count()
        assert table.state.result == winners


def test_together_a_tie_that_nothing_breaks_is_the_mages() -> None:
    table = hunted(options={"together": "yes"})
    table.power("Rikkart", 19)
    table.power(AVATAR, 20)
    table.final_count()
    assert table.state.result == (0, 1)


def test_apart_only_one_mage_wins() -> None:
    table = hunted()
    table.power("Gramigna", 20)
    table.final_count()
    assert table.state.result == (1,)


@pytest.mark.rule("AVA.14")
def test_its_solved_quests_rank_at_the_end() -> None:
    table = hunted()
    moon = [quest.name.en for quest in table.rules.quests if quest.moon == 1]
    table.task(AVATAR, moon[0], "solved")
    table.final_count()
    assert table.power(AVATAR) == 4
