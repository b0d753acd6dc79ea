"""Setting up Rebirth: the Lodge, decks, crown, mages, schools, grimoires, Cells."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from blackrose.engine.table import CELL, RUINED
from blackrose.game import BadSetup, Game, State
from blackrose.packs import builtin_pack

FOUR = ("Rikkart", "Gramigna", "Arianna", "Baron Doria")


def set_up(seats: int = 4, seed: int = 3, **options: str) -> State:
    """The state after a setup left to chance."""
    wishes = {"setup": "random", **{name.replace("_", " "): value for name, value in options.items()}}
    return Game.new("rebirth", ("",) * seats, seed, wishes).start()


def chosen_in_turn(state: State) -> list[tuple[int, str]]:
    """Takes the first answer to every question of the setup; gives who was asked what."""
    asked = []
    while state.round == 0:
        decision = state.decisions[0]
        asked.append((decision.seat, decision.kind))
        state.choose(decision.seat, decision.options[0])
    return asked


@pytest.mark.rule("SET.1", "SET.16")
@pytest.mark.parametrize("seed", range(8))
def test_the_black_rose_room_is_the_centre_and_the_throne_lies_next_to_it(seed: int) -> None:
    state = set_up(seed=seed)
    names = [state.rules.rooms[tile].name.en for tile in state.tiles]
    assert names[0] == "Black Rose Room"
    assert names.index("Throne Room") in state.rules.lodge.neighbours[0]
    assert sorted(state.tiles) == list(range(19))
    assert set(state.face) == {RUINED}


@pytest.mark.rule("SET.1")
def test_the_other_rooms_lie_at_random() -> None:
    assert len({set_up(seed=seed).tiles for seed in range(10)}) == 10


@pytest.mark.rule("SET.3")
@pytest.mark.parametrize(("seats", "exits"), [(2, (2, 2)), (3, (2, 2, 2)), (4, (2, 2, 2, 2))])
def test_each_cell_touches_rooms_of_the_rim_only(seats: int, exits: tuple[int, ...]) -> None:
    lodge = set_up(seats).rules.lodge
    assert len(lodge.rooms) == 19
    assert tuple(len(rooms) for rooms in lodge.exits) == exits
    assert all(max(map(abs, (*lodge.rooms[r], sum(lodge.rooms[r])))) == 2 for e in lodge.exits for r in e)


def test_the_layouts_for_five_and_six_have_a_cell_each() -> None:
    layouts = set_up().rules.edition.layouts
    for seats in (5, 6):
        cells = layouts[seats].cells
        assert len(set(cells)) == seats
        assert not set(cells) & set(layouts[seats].rooms)
        assert all(layouts[seats].exits)


@pytest.mark.rule("SET.3", "SET.17")
def test_whose_cell_lies_where_is_open_until_mages_and_schools_were_chosen() -> None:
    found = set()
    for seed in range(12):
        state = Game.new("rebirth", ("", "", ""), seed).start()
        assert state.cells == (0, 1, 2)  # nothing dealt yet
        chosen_in_turn(state)
        assert sorted(state.cells) == [0, 1, 2]
        found.add(state.cells)
    assert len(found) > 1


@pytest.mark.rule("SET.4")
def test_quests_and_events_of_the_three_moons_are_decks_of_their_own() -> None:
    game = Game.new("rebirth", ("", ""), 5)
    state = game.start()
    rules = state.rules
    for moon in (1, 2, 3):
        assert {rules.quests[q].moon for q in state.quest_decks[moon - 1]} == {moon}
        assert {rules.event_cards[e].moon for e in state.event_decks[moon - 1]} == {moon}
    assert [len(deck) for deck in state.quest_decks] == [15, 21, 13]
    assert [len(deck) for deck in state.event_decks] == [13, 13, 13]
    assert state.moon == 1
    other = Game.new("rebirth", ("", ""), 6).start()
    assert state.quest_decks != other.quest_decks
    assert state.event_decks != other.event_decks


@pytest.mark.rule("SET.5")
def test_the_crown_goes_where_the_host_says_or_by_chance() -> None:
    assert set_up(crown="2").rules.options["crown"] == "2"
    state = Game.new("rebirth", ("", "", ""), 1, {"crown": "2"}).start()
    assert state.crown == 2
    assert {Game.new("rebirth", ("", "", ""), seed).start().crown for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("SET.6", "SET.7")
def test_from_the_crown_holder_on_each_takes_a_mage_then_a_school_and_a_list_of_it() -> None:
    state = Game.new("rebirth", ("", "", ""), 1, {"crown": "1"}).start()
    asked = chosen_in_turn(state)
    assert asked == [
        *((seat, "mage") for seat in (1, 2, 0)),
        *((seat, kind) for seat in (1, 2, 0) for kind in ("school", "grimoire")),
    ]
    assert len(set(state.mage)) == 3
    assert len(set(state.school)) == 3


@pytest.mark.rule("SET.7")
def test_a_school_that_was_taken_is_not_offered_again_and_lists_are_its_own() -> None:
    state = Game.new("rebirth", FOUR[:2], 1, {"crown": "0"}).start()
    first = state.decisions[0]
    assert first.kind == "school"
    assert len(first.options) == 6
    state.choose(0, ("school", 1))
    assert state.decisions[0].seat == 0
    assert list(state.decisions[0].options) == [("grimoire", 2), ("grimoire", 3)]  # Alchemy's two
    state.choose(0, ("grimoire", 3))
    assert state.decisions[0].seat == 1
    assert ("school", 1) not in state.decisions[0].options
    assert len(state.decisions[0].options) == 5
    state.choose(1, ("school", 0))
    assert list(state.decisions[0].options) == [("grimoire", 0), ("grimoire", 1)]


@pytest.mark.rule("SET.7")
def test_what_one_has_taken_is_seen_before_the_next_chooses() -> None:
    state = Game.new("rebirth", ("", ""), 1, {"crown": "1"}).start()
    state.choose(1, ("mage", 2))
    assert state.view(0).mage == (-1, 2)
    state.choose(0, ("mage", 0))
    state.choose(1, ("school", 4))
    state.choose(1, state.decisions[0].options[1])
    assert state.view(0).school == (-1, 4)


@pytest.mark.rule("SET.7")
def test_a_school_the_host_has_chosen_is_left_to_its_seat_and_only_its_list_is_asked_for() -> None:
    state = Game.new("rebirth", FOUR[:2], 1, {"crown": "0", "schools": ",Alchemy"}).start()
    assert ("school", 1) not in state.decisions[0].options
    assert chosen_in_turn(state) == [(0, "school"), (0, "grimoire"), (1, "grimoire")]
    assert state.school[1] == 1


@pytest.mark.rule("SET.8", "SET.36", "SET.20")
def test_a_grimoire_is_six_named_spells_and_a_personal_one_its_top_card_lies_in_the_memories() -> None:
    state = set_up()
    rules = state.rules
    lists = [spells for school in rules.school_lists for spells in school]
    # The grimoire was drawn from in the first study; hand, grimoire and Memories are what it was.
    for seat in range(4):
        personal = rules.personal[state.mage[seat]]
        own = (*state.hand[seat], *state.grimoire[seat], *state.memories[seat])
        assert len(state.memories[seat]) == 1
        assert Counter(own) == Counter((*lists[state.grimoire_list[seat]], personal))
        assert state.aside[seat] == 2
        assert rules.cards[personal].owner == rules.mages[state.mage[seat]].name.en


@pytest.mark.rule("SET.8")
def test_the_top_card_of_the_grimoire_is_random() -> None:
    tops = {set_up(2, seed, crown="0", schools="Agony,Alchemy").memories[0] for seed in range(12)}
    assert len(tops) > 2


@pytest.mark.rule("SET.10", "SET.14", "SET.23")
def test_six_decks_are_the_library_less_what_the_mages_took() -> None:
    state = Game.new("rebirth", FOUR[:2], 1, {"setup": "random", "schools": "Agony,Hex"}).start()
    rules = state.rules
    sizes = {rules.schools[n].name.en: len(deck) for n, deck in enumerate(state.library)}
    assert sizes == {
        "Agony": 30,
        "Alchemy": 36,
        "Death": 0,
        "Hex": 30,
        "Nightmare": 36,
        "Shamanic": 36,
        "Technomancy": 36,
    }
    for school, deck in enumerate(state.library):
        assert all(rules.school_of[card] == school for card in deck)
    assert sorted(set(state.forgotten)) == sorted(rules.forgotten)


@pytest.mark.rule("SET.11", "SET.12", "SET.33", "SET.30")
def test_everybody_starts_at_0_in_the_own_cell_with_all_pieces() -> None:
    state = Game.new("rebirth", FOUR, 1).start()
    assert state.power == [0] * 5
    assert state.place[:4] == [CELL] * 4
    assert state.pool == [25] * 4 + [30]
    assert state.trophies_left == (7,) * 4
    assert state.tokens == [2] * 4
    assert state.rules.places == 3


@pytest.mark.rule("SET.27")
def test_jinxes_upgrades_and_evocations_are_open_supplies() -> None:
    state = Game.new("rebirth", FOUR, 1).start()
    assert state.jinx_supply == tuple(jinx.copies for jinx in state.rules.jinxes)
    assert state.upgrades == [upgrade.copies for upgrade in state.rules.upgrades]
    assert state.supply == [evocation.copies for evocation in state.rules.evocations]
    view = state.view(1)
    assert view.jinx_supply == state.jinx_supply


@pytest.mark.rule("SET.28", "SET.29")
def test_a_mage_card_gives_five_figures() -> None:
    doria = builtin_pack("rebirth").mages[3]
    assert doria.name.en == "Baron Doria"
    assert doria.hand == 8
    assert all(figure > 0 for figure in (doria.health, doria.strength, doria.speed, doria.quests))


@pytest.mark.rule("SET.35")
def test_only_cells_of_those_who_play_are_laid_out() -> None:
    for seats in (2, 3, 4):
        state = set_up(seats)
        assert len(state.rules.lodge.cells) == seats
        assert sorted(state.cells) == list(range(seats))


def test_what_comes_with_the_expansion_is_offered_only_with_it() -> None:
    plain = Game.new("rebirth", ("", ""), 1).start()
    assert len(plain.decisions[0].options) == 4
    more = Game.new("rebirth", ("", ""), 1, {"expansion": "yes"}).start()
    assert len(more.decisions[0].options) == 6
    assert len(set_up(2, expansion="yes").library[2]) >= 30


def test_five_and_six_can_play_with_the_expansion() -> None:
    for seats in (5, 6):
        state = set_up(seats, expansion="yes")
        assert len(set(state.mage)) == seats
        assert len(set(state.school)) == seats


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (("",) * 5, {}, "5 players need 5 mages, and there are 4; the option expansion"),
        (("",) * 7, {}, "rebirth is for 2, 3, 4, 5, 6 players, not 7"),
        (("", "Mors"), {}, "no mage 'Mors'"),
        (("Rikkart", "rikkart"), {}, "two seats cannot both be Rikkart"),
        (("", ""), {"schools": "Agony,Agony"}, "two seats cannot both be Agony"),
        (("", ""), {"schools": "Death"}, "no school 'Death'"),
        (("", ""), {"schools": "Agony,Hex,Alchemy"}, "3 schools for 2 seats"),
        (("", ""), {"crown": "3"}, "the seats are 0 to 1"),
        (("", ""), {"moons": "1-2-3"}, "option moons cannot be '1-2-3'"),
        (("", ""), {"moon": "1"}, "rebirth has no option 'moon'"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused_with_a_reason(
    seats: tuple[str, ...], options: dict[str, str], message: str
) -> None:
    with pytest.raises(BadSetup, match=message.replace("(", r"\(")):
        Game.new("rebirth", seats, 1, options)


def test_a_setup_can_be_left_to_chance_and_is_the_same_for_the_same_seed() -> None:
    assert set_up(seed=9).digest() == set_up(seed=9).digest()
    assert len({tuple(set_up(seed=seed).school) for seed in range(6)}) > 1


def test_a_set_up_game_is_played_on() -> None:
    state, choose = set_up(2), random.Random(4)
    for _ in range(20):
        decision = choose.choice(state.decisions)
        assert len(decision.options) > 1
        state.choose(decision.seat, choose.choice(decision.options))
    assert state.round == 1
