"""Setting up Classic: the Lodge and its tokens, decks, crown, mages, schools, grimoires, Cells (SET)."""

from __future__ import annotations

from collections import Counter

import pytest

from blackrose.engine.components import Pack
from blackrose.engine.conservation import violations
from blackrose.engine.table import CELL
from blackrose.game import BadSetup, Game, State
from blackrose.packs import builtin_pack
from blackrose.table.words.narrator import Narrator
from tests.classic.box import box, quest
from tests.classic.scenario import CENTRE, RING

LISTED = "Destruction,Necromancy"


def set_up(seats: int = 2, seed: int = 3, pack: Pack | None = None, **options: str) -> State:
    """The state after a setup left to chance."""
    wishes = {"setup": "random", **{name.replace("_", " "): value for name, value in options.items()}}
    if seats > 4:
        wishes["expansion"] = "yes"
    return Game.new("classic", ("",) * seats, seed, wishes, pack).start()


def rooms(state: State) -> list[str]:
    return [state.rules.rooms[tile].name.en for tile in state.tiles]


@pytest.mark.rule("SET.1")
@pytest.mark.parametrize("seed", range(6))
def test_the_black_rose_room_is_the_centre_and_the_throne_lies_next_to_it(seed: int) -> None:
    state = set_up(seed=seed)
    assert rooms(state)[0] == CENTRE
    assert rooms(state).index("Throne Room") in state.rules.lodge.neighbours[0]
    assert sorted(rooms(state)) == sorted(RING)


@pytest.mark.rule("SET.1")
def test_the_other_rooms_lie_at_random() -> None:
    assert len({set_up(seed=seed).tiles for seed in range(8)}) == 8


@pytest.mark.rule("SET.15", "ROO.2")
def test_every_room_has_its_token_but_the_black_rose_room() -> None:
    state = set_up()
    faces = [state.rules.faces[face] for face in state.face]
    assert [face.name for face in faces] == ["closed", *["open"] * 18]
    assert [face.usable for face in faces] == [False, *[True] * 18]
    assert all(face.takes_cubes for face in faces)


@pytest.mark.rule("SET.3", "SET.17")
def test_whose_cell_lies_where_is_open_until_mages_and_schools_were_chosen() -> None:
    found = set()
    for seed in range(10):
        state = Game.new("classic", ("Nero", "Tessa"), seed, {}).start()
        assert state.cells == (0, 1)
        while state.round == 0:
            decision = state.decisions[0]
            state.choose(decision.seat, decision.options[0])
        found.add(state.cells)
    assert found == {(0, 1), (1, 0)}


@pytest.mark.rule("SET.4")
def test_quests_and_events_of_the_moons_are_shuffled_decks_of_their_own() -> None:
    state, other = set_up(4), set_up(4, seed=4)
    rules = state.rules
    for moon in (1, 2, 3):
        assert {rules.quests[n].moon for n in state.quest_decks[moon - 1]} <= {moon}
        assert {rules.event_cards[n].moon for n in state.event_decks[moon - 1]} == {moon}
    assert state.moon == 1
    assert state.quest_decks[1] != other.quest_decks[1]
    assert state.event_decks[1] != other.event_decks[1]


FOUR_PLUS = box(quest("For Four", "You enter a room.", four="true"), quest("For All", "You enter a room."))


@pytest.mark.rule("SET.19")
@pytest.mark.parametrize(("seats", "there"), [(2, False), (3, False), (4, True), (5, True)])
def test_quests_marked_four_leave_the_game_with_two_or_three_players(seats: int, there: bool) -> None:
    state = set_up(seats, pack=FOUR_PLUS)
    names = [quest.name.en for quest in state.rules.quests]
    drawn = [task.quest for tasks in state.tasks for task in tasks]
    dealt = {quest for deck in (*state.quest_decks, drawn) for quest in deck}
    assert (names.index("For Four") in dealt) == there
    assert names.index("For All") in dealt
    assert not [wrong for wrong in violations(state) if wrong.startswith("quests")]
    view = state.view(0).redeal(b"again")
    assert (names.index("For Four") in {q for deck in view.quest_decks for q in deck}) <= there


@pytest.mark.rule("SET.5")
def test_the_crown_goes_where_the_host_says_or_by_chance() -> None:
    assert set_up(3, crown="2").crown == 2
    assert {Game.new("classic", ("Nero", "Tessa"), s, {}).start().crown for s in range(12)} == {0, 1}


@pytest.mark.rule("SET.6", "SET.7")
def test_from_the_crown_holder_on_each_takes_a_mage_then_a_school_and_a_list_of_it() -> None:
    wishes = {"crown": "1", "schools": LISTED}
    state = Game.new("classic", ("", ""), 1, wishes).start()
    asked = []
    while state.round == 0:
        decision = state.decisions[0]
        asked.append((decision.seat, decision.kind))
        state.choose(decision.seat, decision.options[-1])
    assert asked == [(1, "mage"), (0, "mage"), (1, "grimoire"), (0, "grimoire")]
    assert len(set(state.mage)) == 2
    assert [state.rules.schools[school].name.en for school in state.school] == LISTED.split(",")


@pytest.mark.rule("SET.7", "SET.39")
def test_a_school_is_anybodys_and_a_taken_one_nobodys_the_favourite_is_recommended() -> None:
    state = Game.new("classic", ("Nero", "Tessa"), 1, {"crown": "0"}).start()
    decision = state.decisions[0]
    assert (decision.seat, decision.kind) == (0, "school")
    assert len(decision.options) == 6
    hints = {}
    for language in ("en", "de", "ru"):
        questions = Narrator(state.rules, language).questions
        labels = [questions.label(state.view(0), decision, option) for option in decision.options]
        hints[language] = [label.text for label in labels if label.hint]
    assert hints["en"] == ["Destruction"]
    assert [len(found) for found in hints.values()] == [1, 1, 1]
    taken = decision.options[-1]
    state.choose(0, taken)
    while state.decisions[0].seat == 0:
        state.choose(0, state.decisions[0].options[0])
    assert taken not in state.decisions[0].options


@pytest.mark.rule("SET.10", "SET.14", "SET.36", "SET.20", "SET.24")
def test_a_grimoire_of_seven_and_the_rest_of_every_school_is_the_library() -> None:
    state = set_up(2, schools=LISTED)
    rules = state.rules
    for seat in (0, 1):
        cards = Counter((*state.grimoire[seat], *state.hand[seat]))
        lists = [spells for school in rules.school_lists for spells in school]
        assert cards == Counter((*lists[state.grimoire_list[seat]], rules.personal[state.mage[seat]]))
        assert cards.total() == 7
        assert state.aside[seat] == rules.cards[rules.personal[state.mage[seat]]].copies - 1
    for school, deck in enumerate(state.library):
        named = [card for seat in (0, 1) for card in (*state.grimoire[seat], *state.hand[seat])]
        all_of = [card for card in rules.school_cards[school] for _ in range(rules.cards[card].copies)]
        assert Counter(deck) == Counter(all_of) - Counter(named)
    assert not set(state.forgotten) & {card for deck in state.library for card in deck}


@pytest.mark.rule("SET.11", "SET.12", "SET.31", "SET.33")
def test_power_places_cubes_trophies_and_tokens_at_the_start() -> None:
    state = Game.new("classic", ("Nero", "Tessa", "Rebecca"), 3, {}).start()
    assert state.round == 0
    assert state.power == [0] * 4
    assert state.place[:3] == [CELL] * 3
    assert state.pool == [25, 25, 25, 30]
    assert state.trophies_left == (10, 10, 10)
    assert state.tokens == [2, 2, 2]
    assert state.rules.places == 3


@pytest.mark.rule("SET.28")
def test_a_mage_card_gives_health_hand_strength_and_speed(pack: Pack) -> None:
    nero = next(mage for mage in pack.mages if mage.name.en == "Nero")
    assert (nero.health, nero.hand, nero.strength, nero.speed) == (12, 7, 2, 2)


@pytest.mark.rule("SET.34")
def test_evocation_cards_are_an_open_supply() -> None:
    state = set_up()
    assert state.supply == [item.copies for item in state.rules.evocations]
    assert state.view(1).supply == tuple(state.supply)


@pytest.mark.rule("SET.31")
def test_more_than_four_need_the_expansion() -> None:
    with pytest.raises(BadSetup, match="expansion"):
        Game.new("classic", ("",) * 5, 1, {})
    assert set_up(5).rules.seats == 5
    assert "Marco" in [mage.name.en for mage in builtin_pack("classic").mages]
