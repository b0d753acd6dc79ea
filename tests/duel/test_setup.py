"""Setting up the table: rooms, crown, mages, grimoires, decks, tokens and cubes."""

from collections import Counter
from dataclasses import replace

import pytest

from blackrose.engine import events as ev
from blackrose.engine.table import ABSENT, CELL, RUINED
from blackrose.game import BadSetup, Game, State
from blackrose.packs import builtin_pack
from tests.scenario import RING, Duel

SEATED = ("Bartholomew", "Ulrich")
KNIGHT = {"Dread Order", "Dark Force", "Deadly Charge", "Tremor", "Threat from the Shadow", "Unseen Strike"}
CONFESSOR = {"Appropriation", "Give and Take", "Fusion", "Vague Shift", "Minor Control", "Violence"}
SEEDS = range(80)


def start(seed: int = 1, seats: tuple[str, str] = SEATED, **options: str) -> State:
    """A game at its first decision; without other wishes seat 0 has the crown and the Knight's list."""
    wishes = {"crown": "0", "grimoire": "0", **options}
    return Game.new(seats=seats, seed=seed, options=wishes).start(journal=True)


def names(state: State, cards: tuple[int, ...]) -> list[str]:
    return [state.rules.cards[card].name.en for card in cards]


def drawn(state: State, pile: int, seat: int | None = None) -> tuple[int, ...]:
    """What the first study has drawn from a pile, the last card first (so the top card comes last)."""
    told = [event for _, event in state.journal or () if isinstance(event, ev.Drew)]
    return tuple(drew.card for drew in reversed(told) if drew.pile == pile and seat in (None, drew.who))


def grimoire(state: State, seat: int) -> list[str]:
    """A grimoire as it was dealt, from the bottom up."""
    return names(state, state.grimoire[seat] + drawn(state, ev.FROM_GRIMOIRE, seat))


def library(state: State) -> list[str]:
    """The Library as it was dealt, from the bottom up."""
    return names(state, state.library[0] + drawn(state, ev.FROM_LIBRARY))


def lodge(state: State) -> tuple[str, ...]:
    return tuple(state.rules.rooms[tile].name.en for tile in state.tiles)


def answer(state: State, word: str, number: int) -> None:
    state.choose(state.decisions[0].seat, (word, number))


@pytest.mark.rule("SET.2")
def test_the_black_rose_room_lies_in_the_centre_and_six_rooms_at_random_around_it() -> None:
    """The centre never changes, every other room comes to lie everywhere around it, all ruined."""
    lodges = [lodge(start(seed)) for seed in SEEDS]
    assert {laid[0] for laid in lodges} == {"Occult Black Rose Room"}
    assert all(sorted(laid) == sorted(RING) for laid in lodges)
    for place in range(1, 7):
        assert {laid[place] for laid in lodges} == set(RING[1:])
    centre_touches = start().rules.lodge.neighbours[0]
    assert centre_touches == (1, 2, 3, 4, 5, 6)


@pytest.mark.rule("SET.2")
def test_every_room_is_ruined_at_the_start() -> None:
    """Both players see seven ruined rooms without a cube."""
    state = start(event="0")
    for seat in (0, 1):
        assert state.view(seat).face == (RUINED,) * 7
        assert state.view(seat).slots == ((),) * 7


@pytest.mark.rule("SET.5")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_host_gives_the_crown(seat: int) -> None:
    """Whoever the host names has the crown and is first, whatever the seed."""
    states = [start(seed, crown=str(seat)) for seed in range(8)]
    assert {(state.crown, state.first) for state in states} == {(seat, seat)}


@pytest.mark.rule("SET.5")
def test_the_seed_gives_the_crown() -> None:
    """Left to chance the crown goes to either player, and to the same one again for the same seed."""
    crowns = [start(seed, crown="random").crown for seed in SEEDS]
    assert 20 <= sum(crowns) <= 60
    assert crowns == [start(seed, crown="random").crown for seed in SEEDS]


@pytest.mark.rule("SET.6")
@pytest.mark.parametrize("crown", [0, 1])
def test_the_crown_holder_takes_a_mage_first(crown: int) -> None:
    """The crown holder picks one of the two mages, the other player has the one that is left."""
    state = start(seats=("", ""), crown=str(crown))
    decision = state.decisions[0]
    assert (decision.seat, decision.kind) == (crown, "mage")
    assert decision.options == (("mage", 0), ("mage", 1))
    answer(state, "mage", 1)
    assert (state.mage[crown], state.mage[1 - crown]) == (1, 0)
    assert state.decisions[0].kind == "plan"


@pytest.mark.rule("SET.6")
def test_a_mage_brings_three_personal_spells() -> None:
    """The personal spells follow the mage, not the seat: one in the grimoire, two in the Memories."""
    state = start(seats=("Ulrich", "Bartholomew"))
    spells = ("Magic Bond", "Imperishable Fate")
    for seat in (0, 1):
        own = grimoire(state, seat) + names(state, state.memories[seat])
        assert (own.count(spells[seat]), own.count(spells[1 - seat])) == (3, 0)


@pytest.mark.rule("SET.6")
def test_a_mage_can_be_taken_once() -> None:
    """A seat that chooses cannot have the mage the host gave to the other; two seats cannot share one."""
    state = start(seats=("", "Ulrich"))
    assert state.mage == [0, 1]
    with pytest.raises(BadSetup, match="two seats cannot both be Ulrich"):
        Game.new(seats=("Ulrich", "Ulrich"))


@pytest.mark.rule("SET.9")
@pytest.mark.parametrize(("crown", "choice"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_the_crown_holder_picks_a_list_and_the_other_gets_the_other(crown: int, choice: int) -> None:
    """Six named spells and a personal one make a grimoire of seven."""
    state = start(crown=str(crown), grimoire="choose")
    decision = state.decisions[0]
    assert (decision.seat, decision.kind, len(decision.options)) == (crown, "grimoire", 2)
    answer(state, "grimoire", choice)
    lists = (KNIGHT, CONFESSOR)
    personal = ("Imperishable Fate", "Magic Bond")
    for seat, spells in ((crown, lists[choice]), (1 - crown, lists[1 - choice])):
        assert sorted(grimoire(state, seat)) == sorted([*spells, personal[seat]])


@pytest.mark.rule("SET.9", "SET.14")
def test_grimoires_and_library_are_shuffled() -> None:
    """Another seed, another order: every spell of a grimoire comes to lie on top, none follows a pattern."""
    states = [start(seed) for seed in SEEDS]
    for seat, spells in ((0, {*KNIGHT, "Imperishable Fate"}), (1, {*CONFESSOR, "Magic Bond"})):
        assert {grimoire(state, seat)[-1] for state in states} == spells
    assert {library(state)[-1] for state in states} >= {"Tremor", "Violence", "Fusion", "Dark Force"}
    assert len({tuple(library(state)) for state in states}) == len(SEEDS)


@pytest.mark.rule("SET.14", "SET.22")
def test_the_rest_of_the_school_is_the_library() -> None:
    """Of 36 cards twelve are in the grimoires: two copies of each spell of Law are left, and nothing else."""
    assert Counter(library(start())) == dict.fromkeys(KNIGHT | CONFESSOR, 2)


@pytest.mark.rule("SET.21")
def test_two_personal_spells_lie_face_up_in_the_memories() -> None:
    """Both players see them, in their own Memories and in the other's."""
    state = start()
    for seat in (0, 1):
        seen = [names(state, cards) for cards in state.view(seat).memories]
        assert seen == [["Imperishable Fate"] * 2, ["Magic Bond"] * 2]


@pytest.mark.rule("SET.23")
def test_the_forgotten_spells_are_a_deck_of_their_own() -> None:
    """Both lie there in either order, and none is in the Library, a grimoire or the Memories."""
    states = [start(seed) for seed in SEEDS]
    forgotten = {tuple(names(state, state.forgotten)) for state in states}
    pair = ("Guardians of the Temple", "Shadow Form")
    assert forgotten == {pair, pair[::-1]}
    state = states[0]
    elsewhere = [*library(state), *grimoire(state, 0), *grimoire(state, 1)]
    assert not set(pair) & {*elsewhere, *names(state, state.memories[0] + state.memories[1])}


@pytest.mark.rule("SET.11", "SET.25", "SET.26")
def test_power_trophies_and_rooms_start_at_0_and_the_round_at_1() -> None:
    """Before anything has happened all three have nothing; the first phase is that of round 1."""
    state = start(seats=("", ""))
    assert (state.power, state.trophies, state.wins) == ([0, 0, 0], [0, 0, 0], [0, 0, 0])
    answer(state, "mage", 0)
    assert state.view(0).round == 1
    assert (state.trophies, state.wins) == ([0, 0, 0], [0, 0, 0])
    assert state.power[:2] == [0, 0]  # the Black Rose has had her first event


@pytest.mark.rule("SET.12", "SET.18")
def test_each_mage_starts_in_a_cell_of_their_own() -> None:
    """The two Cells lie at opposite ends: no room lies before both, and each mage leaves by their own."""
    duel = Duel()
    assert (duel.place("Bartholomew"), duel.place("Ulrich")) == ("Cell", "Cell")
    assert len(duel.exits("Bartholomew")) == len(duel.exits("Ulrich")) == 2
    assert not set(duel.exits("Bartholomew")) & set(duel.exits("Ulrich"))
    duel.action_phase(first="Ulrich")
    assert duel.offered() == [f"move to {room}" for room in duel.exits("Ulrich")]


@pytest.mark.rule("SET.12")
def test_nobody_stands_in_the_lodge_when_the_game_starts() -> None:
    """A fresh game has both mages in their Cells and no evocation anywhere."""
    state = start()
    assert state.place[:2] == [CELL, CELL]
    assert set(state.place[2:]) == {ABSENT}


@pytest.mark.rule("SET.13")
def test_sides_can_be_agreed_on() -> None:
    """Asked to choose, the crown holder turns the event card and then each quest card to one of two sides."""
    state = start(event="choose", quests="choose", crown="1")
    assert [(d.seat, d.kind) for d in state.decisions] == [(1, "event side")]
    answer(state, "side", 1)
    assert state.decisions[0][:3] == (1, "quest side", (("side", 0), ("side", 1)))
    answer(state, "side", 1)
    assert state.decisions[0][:3] == (1, "quest side", (("side", 2), ("side", 3)))
    answer(state, "side", 2)
    assert state.rules.events[state.event].name.en == "Rebuilding"
    assert [state.rules.quests[quest].side for quest in state.quests] == ["1B"] * 3 + ["2A"] * 3


@pytest.mark.rule("SET.13")
def test_sides_can_be_left_to_chance() -> None:
    """Every event side and every pair of quest sides comes up; never two sides of one card."""
    states = [start(seed) for seed in SEEDS]
    assert {state.event for state in states} == {0, 1}
    sides = {tuple(state.rules.quests[quest].side for quest in state.quests) for state in states}
    assert sides == {(a,) * 3 + (b,) * 3 for a in ("1A", "1B") for b in ("2A", "2B")}


@pytest.mark.rule("SET.13")
@pytest.mark.parametrize("quests", ["1A+2A", "1A+2B", "1B+2A", "1B+2B"])
def test_the_host_names_the_sides(quests: str) -> None:
    """The named sides lie up, for the event card too."""
    state = start(quests=quests, event="1")
    assert "+".join(dict.fromkeys(state.rules.quests[quest].side for quest in state.quests)) == quests
    assert state.event == 1


@pytest.mark.rule("SET.28")
def test_the_mage_card_gives_health_hand_strength_and_speed() -> None:
    """An Ulrich with other figures on his card fights, runs, holds and falls by those figures."""
    box = builtin_pack("duel")
    mages = (box.mages[0], replace(box.mages[1], health=4, hand=3, strength=3, speed=1))
    duel = Duel(pack=replace(box, digest="frail", mages=mages))
    duel.stand("Bartholomew", "Templar Armory")
    duel.stand("Ulrich", "Templar Armory", damage="bb")
    duel.hold("Ulrich", "Tremor", "Tremor", "Fusion", "Fusion")
    duel.action_phase(first="Ulrich")
    duel.choose("fight", "attack Bartholomew", "stop")
    assert duel.damage("Bartholomew") == "uuu"
    duel.choose("explore", "move to Occult Black Rose Room")
    assert duel.offered() == ["use", "stop"]
    duel.choose("stop", "explore", "move to Occult Black Rose Room", "stop", "fight", "attack Ulrich")
    assert duel.place("Ulrich") == "Cell"
    duel.begin("study")
    assert duel.asked() == ("Ulrich", "discard")


@pytest.mark.rule("SET.28")
@pytest.mark.parametrize("mage", SEATED)
def test_a_mage_of_the_box_falls_to_the_last_point_of_health(mage: str) -> None:
    """Nine damage leave a mage standing, ten bring the mage to the Cell."""
    for damage, place in (("r" * 7, "Templar Armory"), ("r" * 8, "Cell")):
        duel = Duel()
        duel.stand(mage, "Templar Armory", damage=damage)
        duel.resolve("Living Lodge", by="Black Rose")
        assert duel.place(mage) == place
        assert duel.quiet


@pytest.mark.rule("SET.32", "SET.38")
def test_25_cubes_each_less_those_that_mark_the_tracks() -> None:
    """Two markers a mage and three of the Black Rose leave 23, 23 and 22 cubes to play with."""
    state = start(seats=("", ""))
    markers = Counter(dict.fromkeys(range(3), 0))
    for track in (state.trophies, state.wins):
        markers.update(range(len(track)))
    markers[state.rules.rose] += 1  # on the round track
    assert [25 - markers[faction] for faction in range(3)] == state.pool == [23, 23, 22]


@pytest.mark.rule("SET.32")
def test_a_pool_is_used_up_by_its_last_cube() -> None:
    """All 22 black cubes can lie in the Lodge; then the Black Rose places no more."""
    duel = Duel()
    for room, cubes in (("Occult Black Rose Room", 9), ("Crypt of the Saint", 5), ("Templar Armory", 5)):
        duel.instability(room, "r" * cubes)
    for _ in range(2):
        duel.stand("Bartholomew", "Abyss of Faith")
        duel.resolve("Gift to Fools", by="Black Rose")
    assert duel.state.pool[2] == 1
    duel.resolve("Gift to Fools", by="Black Rose")
    duel.resolve("Gift to Fools", by="Black Rose")
    assert duel.cubes("Abyss of Faith") == "rrr"
    assert duel.quiet
