"""How an Avatar comes into a game (AVA.2, AVA.17, AVA.28, AVA.41, AVA.44, AVA.46, AVA.48, AVA.54, AVA.55)."""

from __future__ import annotations

from collections import Counter

import pytest

from blackrose.game import BadSetup, Game, State, avatars, difficulties
from tests.avatar.tables import AVATAR, ROSE_ROOM

MAGES = ("Rikkart", "Gramigna", "Arianna")


def started(people: int, seed: int = 1, **options: str) -> State:
    """A game with so many mages that is set up by chance."""
    wishes = {"avatar": AVATAR, "setup": "random", **options}
    return Game.new("rebirth", ("",) * people, seed, wishes).start()


@pytest.mark.rule("AVA.1", "AVA.2", "AVA.18", "AVA.52")
@pytest.mark.parametrize("people", [1, 2, 3])
def test_it_has_a_seat_and_is_the_black_rose(people: int) -> None:
    state = started(people)
    rules = state.rules
    assert (rules.avatar, rules.rose, rules.seats) == (people, people, people + 1)
    assert len(state.power) == people + 1  # one power token
    assert len(state.trophies) == people + 1  # one pile of trophies
    assert len(state.pool) == people + 1  # one pool of cubes
    assert rules.is_mage(rules.avatar)
    assert rules.is_rose(rules.avatar)


@pytest.mark.rule("AVA.2")
def test_its_event_decks_replace_the_usual_ones() -> None:
    state = started(2)
    cards = state.rules.event_cards
    for moon, deck in enumerate(state.event_decks, start=1):
        usual = [card for card in cards if card.moon == moon and not card.avatar]
        drawn = [event for event in state.board if event >= 0 and cards[event].moon == moon]
        assert usual
        assert deck
        assert {cards[event].avatar for event in (*deck, *drawn)} == {AVATAR}
    plain = Game.new("rebirth", MAGES, 1, {"setup": "random"}).start()
    assert {plain.rules.event_cards[event].avatar for deck in plain.event_decks for event in deck} == {""}


@pytest.mark.rule("AVA.2", "AVA.55")
def test_there_is_a_command_deck_of_each_moon() -> None:
    state = started(1)
    cards = state.rules.commands
    for moon, deck in enumerate(state.commands, start=1):
        assert deck
        assert {cards[card].moon for card in deck} == {moon}
        assert {cards[card].avatar for card in deck} == {AVATAR}
        assert Counter(deck) == Counter(state.rules.command_decks[moon - 1])
    orders = {started(1, seed).commands[0] for seed in range(6)}
    assert len(orders) > 1  # shuffled


@pytest.mark.rule("AVA.3", "AVA.48")
@pytest.mark.parametrize("people", [1, 2, 3])
def test_it_starts_in_the_black_rose_room_and_the_mages_in_their_cells(people: int) -> None:
    state = started(people)
    room = state.place[state.rules.avatar]
    assert state.rules.rooms[state.tiles[room]].name.en == ROSE_ROOM
    assert all(state.place[seat] < 0 for seat in state.rules.people)


@pytest.mark.rule("AVA.3", "AVA.17", "AVA.41")
def test_an_unused_mage_stands_for_it() -> None:
    """With the box's four mages at most three players; its trophies are seven."""
    with pytest.raises(BadSetup, match="5 mages"):
        Game.new("rebirth", ("",) * 4, 1, {"avatar": AVATAR})
    state = started(3)
    assert state.rules.mages[state.mage[3]].name.en == AVATAR
    assert state.trophies_left == (7, 7, 7, 7)
    assert len({state.mage[seat] for seat in range(4)}) == 4
    more = started(4, expansion="yes")
    assert more.rules.avatar == 4


@pytest.mark.rule("AVA.28", "AVA.13")
def test_alone_against_it_the_mage_holds_the_crown_in_the_lodge_for_two() -> None:
    for seed in range(5):
        state = started(1, seed)
        assert state.crown == 0
        assert len(state.rules.lodge.exits) == 2
        assert state.rules.lodge is state.rules.edition.layouts[2]


@pytest.mark.rule("AVA.46")
@pytest.mark.parametrize("people", [1, 2, 3])
def test_one_cell_more_than_the_mages_is_shuffled_in(people: int) -> None:
    seen = set()
    for seed in range(30):
        state = started(people, seed)
        assert sorted(state.cells) == list(range(people + 1))
        assert len(state.rules.lodge.exits) == people + 1
        seen.add(state.cells[state.rules.avatar])
    assert seen == set(range(people + 1))


@pytest.mark.rule("AVA.44", "AVA.4")
@pytest.mark.parametrize("people", [1, 2, 3])
def test_it_sits_between_the_mages_of_the_cells_beside_its_board(people: int) -> None:
    for seed in range(25):
        state = started(people, seed)
        order = state.rules.orders[state.seating][0]
        at = order.index(state.rules.avatar)
        beside = {order[at - 1], order[(at + 1) % len(order)]}
        cell = state.cells[state.rules.avatar]
        cells = {(cell - 1) % (people + 1), (cell + 1) % (people + 1)}
        assert {state.cells[seat] for seat in beside} == cells
        assert [seat for seat in order if seat < people] == list(range(people))  # nobody changes seats


@pytest.mark.rule("AVA.44")
def test_of_two_mages_seats_and_cells_go_round_alike() -> None:
    for seed in range(25):
        state = started(2, seed)
        order = state.rules.orders[state.seating][state.rules.avatar]
        around = sorted(range(3), key=lambda seat: (state.cells[seat] - state.cells[state.rules.avatar]) % 3)
        assert list(order) == around


@pytest.mark.rule("AVA.30", "AVA.54")
def test_the_level_says_how_many_cards_it_has() -> None:
    """Novice and Legend are our own."""
    commands = {level: difficulty.commands for level, difficulty in difficulties("rebirth").items()}
    assert commands == {"novice": 2, "apprentice": 3, "master": 4, "legend": 4}
    assert started(1).rules.difficulty.commands == 3
    assert started(1, difficulty="master").rules.difficulty.commands == 4
    with pytest.raises(BadSetup, match="difficulty"):
        started(1, difficulty="cruel")


def test_at_our_legend_two_cards_of_the_next_moon_come_early_and_the_mild_ones_stay_out() -> None:
    plain, hard = started(1).rules, started(1, difficulty="legend").rules
    cards = plain.commands
    first, second, third = hard.command_decks
    usual = plain.command_decks
    assert [cards[card].moon for card in first if card not in usual[0]] == [2, 2]
    assert [cards[card].moon for card in second if card not in usual[1]] == [3, 3]
    mild = [card for card in usual[2] if cards[card].mild]
    assert len(mild) == 2
    assert not {*mild} & {*first, *second, *third}
    everything = [card for deck in hard.command_decks for card in deck]
    assert sorted([*everything, *mild]) == sorted(card for deck in usual for card in deck)


@pytest.mark.rule("AVA.55")
def test_an_avatar_is_a_component_that_is_asked_for_by_name() -> None:
    assert AVATAR in [avatar.name.en for avatar in avatars("rebirth")]
    assert avatars("duel") == ()
    assert difficulties("classic") == {}
    assert Game.new("rebirth", ("Rikkart",), 1, {"avatar": "the possessed"}).rules.avatar == 1
    with pytest.raises(BadSetup, match="The Possessed"):
        Game.new("rebirth", ("Rikkart",), 1, {"avatar": "Nobody"})
    with pytest.raises(BadSetup, match="no option"):
        Game.new("duel", ("", ""), 1, {"avatar": AVATAR})


def test_without_an_avatar_one_mage_cannot_play_and_its_options_say_nothing() -> None:
    with pytest.raises(BadSetup, match="not 1"):
        Game.new("rebirth", ("Rikkart",), 1)
    plain = Game.new("rebirth", MAGES, 1)
    same = Game.new("rebirth", MAGES, 1, {"avatar": "", "difficulty": "legend", "together": "yes"})
    assert same.rules is plain.rules
    assert same.start() == plain.start()
