"""How far a clause could be carried out now, and why not further: asked of cards that only tests have.

:mod:`tests.engine.test_can_it_be_done_in_games` holds the answers against what is then done.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from blackrose.engine.components import Pack
from blackrose.engine.table import ABSENT, NOBODY, TextFrame
from blackrose.engine.verbs import possibility
from blackrose.engine.verbs.possibility import NOT, PARTLY, REASONS, WHOLLY, Possible, best, together
from blackrose.engine.verbs.registry import (
    STANDING,
    VERBS,
    VERIFIERS,
    can,
    verb,
    verify,
    verify_sentence,
)
from blackrose.language import tree as tr
from blackrose.language.words import LANGUAGES, words
from blackrose.table.words.reasons import REASON_WORDS, why_not
from tests.rebirth import scenario as rebirth
from tests.scenario import Duel, box_with

ABYSS, CRYPT, LIBRARY = "Abyss of Faith", "Crypt of the Saint", "Library of the Order"
CLAUSES = [
    node
    for node in vars(tr).values()
    if isinstance(node, type) and issubclass(node, tr.Clause) and node is not tr.Clause
]
VERBS_FOLDER = Path(__file__).parents[2] / "src" / "blackrose" / "engine" / "verbs"

# Registration


def test_every_clause_of_the_language_has_one_verb_and_one_question() -> None:
    assert set(VERBS) == set(VERIFIERS) == set(CLAUSES)
    assert len(CLAUSES) == len(set(CLAUSES))


def test_what_only_stands_as_a_rule_is_registered_as_such() -> None:
    rules = {tr.Cannot, tr.CannotSuffer, tr.IgnoreEach, tr.PlaceLess, tr.SpellsInflictMore, tr.SufferMore}
    rules |= {tr.RoomsClosed, tr.TargetBecomes, tr.TrophiesToRose, tr.CombineActions, tr.StrengthIs}
    rules |= {tr.AttacksHitAll, tr.AttacksInstead, tr.AttacksPlace, tr.AttacksSpend}
    assert rules == STANDING


def test_every_other_clause_has_a_verb_and_a_question_of_its_own() -> None:
    for table in (VERBS, VERIFIERS):
        functions = [function for node, function in table.items() if node not in STANDING]
        assert len(set(functions)) == len(functions) == len(CLAUSES) - len(STANDING)


def test_a_verb_is_registered_once() -> None:
    with pytest.raises(ValueError, match="Gain is registered twice"):
        verb(tr.Gain)(lambda t, f, clause: True)


def test_may_asks_the_question_of_clauses_that_are_done() -> None:
    """What stands as a rule is always possible: were it offered by "may", one would be asked for nothing."""
    for table in (Duel(), rebirth.Rebirth()):
        for program in table.rules.programs:
            sentences = [part for part in program.text if isinstance(part, tr.Sentence) and part.may]
            clauses = {type(clause) for sentence in sentences for clause in sentence.clauses}
            assert not clauses & STANDING


# Reasons


def test_every_reason_has_its_words_and_no_word_is_left_over() -> None:
    for language in LANGUAGES:
        for reason in REASONS:
            assert why_not(language, reason).endswith(".")
        said = words(language, REASON_WORDS).keys - words(language).keys
        assert said == {f"cannot-{reason}" for reason in REASONS}


def test_every_reason_is_listed_and_given_by_some_verb() -> None:
    named = {name: value for name, value in vars(possibility).items() if value in REASONS}
    assert sorted(named.values()) == sorted(REASONS)
    given = set()
    for path in VERBS_FOLDER.glob("*.py"):
        if path.stem != "possibility":
            nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            given |= {node.id for node in nodes if isinstance(node, ast.Name)}
    assert set(named) <= given


# Putting answers together

YES, SOME, NO = Possible(WHOLLY), Possible(PARTLY, "no-cubes"), Possible(NOT, "room-full")


@pytest.mark.parametrize(
    ("answers", "all_of_them", "one_of_them"),
    [
        ([], Possible(NOT, "nobody-there"), Possible(NOT, "nobody-there")),
        ([YES, YES], YES, YES),
        ([YES, NO], Possible(PARTLY, "room-full"), YES),
        ([NO, SOME], Possible(PARTLY, "room-full"), SOME),
        ([NO, NO], NO, NO),
    ],
)
def test_several_answers_make_one(
    answers: list[Possible], all_of_them: Possible, one_of_them: Possible
) -> None:
    assert (together(answers), best(answers)) == (all_of_them, one_of_them)


# Asking at a Duel table

DUEL = {
    "Gain": ("self", "Gain 1 power for each of your evocations."),
    "Lose": ("self", "Lose 2 power."),
    "Draw": ("self", "Draw 2 spells from your grimoire."),
    "Discard": ("self", "Discard 2 spells from hand."),
    "Hit": ("mage 2", "Inflict 3 damage."),
    "Heal": ("self", "Heal 2 damage."),
    "Convert": ("mage 2", "Convert 2 damage."),
    "Recolour": ("self", "Convert 1 instability in your room or an adjacent one."),
    "Place": ("room 0", "Place 2 instability."),
    "Single": ("room 0", "Place 1 instability."),
    "Perhaps": ("self", "You may place 1 instability in your room."),
    "Spread": ("self", "Place 1 instability in each room 1 from you."),
    "Fetch": ("self", "Remove 2 of your instability in your room."),
    "Summon": ("self", "Summon 2 Templars in your room."),
    "Invade": ("self", "The Black Rose summons 2 Templars in your room."),
    "Dismiss": ("self", "Remove one of your evocations."),
    "Wake": ("self", "One of your evocations activates."),
    "Armour": ("self", "Assign Bone Shield to one of your evocations."),
    "Flee": ("room 2", "Place yourself in the target room."),
    "Charge": ("self", "Perform a physical attack on a model in your room."),
    "Pay": ("self", "Lose 1 power and gain 1 power."),
}


@cache
def duel_box() -> Pack:
    return box_with(*(f"{name} | contingency fire | {aim} | {text}" for name, (aim, text) in DUEL.items()))


def duel() -> Duel:
    """Bartholomew and Ulrich in the Abyss of Faith; all cubes in the pools."""
    table = Duel(pack=duel_box())
    table.stand("Bartholomew", ABYSS)
    table.stand("Ulrich", ABYSS)
    return table


def asked(table: Duel | rebirth.Rebirth, card: str, target: str = "", room: str = "") -> Possible:
    """How far the first sentence of a card could be carried out by the first mage, on a target."""
    code = table.code(card, "light")
    model = table.model(target) if target else NOBODY
    frame = TextFrame(code, 0, 0, target=model, it=model, room=table.room(room) if room else NOBODY)
    sentence = table.rules.programs[code].text[0]
    assert isinstance(sentence, tr.Sentence)
    before = table.state.digest()
    answer = verify_sentence(table.state, frame, sentence)
    assert table.state.digest() == before
    assert not table.state.asked
    for clause in sentence.clauses:
        found = verify(table.state, frame, clause)
        assert can(table.state, frame, clause) == (found.extent != NOT)
    return answer


def test_gaining() -> None:
    table = duel()
    assert asked(table, "Gain") == (NOT, "nothing-counted")
    table.evocation("Bartholomew", ABYSS)
    assert asked(table, "Gain") == YES


@pytest.mark.parametrize(("power", "answer"), [(0, (NOT, "no-power")), (1, (PARTLY, "no-power")), (2, YES)])
def test_losing(power: int, answer: Possible) -> None:
    table = duel()
    table.power("Bartholomew", power)
    assert asked(table, "Lose") == answer


def test_drawing_counts_the_memories_of_which_an_empty_grimoire_is_made() -> None:
    table = duel()
    assert asked(table, "Draw") == (NOT, "deck-empty")
    table.pile("Bartholomew", grimoire=["Tremor"])
    assert asked(table, "Draw") == (PARTLY, "deck-empty")
    table.pile("Bartholomew", grimoire=["Tremor"], memories=["Deadly Charge"])
    assert asked(table, "Draw") == YES


def test_discarding() -> None:
    table = duel()
    assert asked(table, "Discard") == (NOT, "no-spell")
    table.hold("Bartholomew", "Tremor")
    assert asked(table, "Discard") == (PARTLY, "no-spell")
    table.hold("Bartholomew", "Tremor", "Deadly Charge")
    assert asked(table, "Discard") == YES


def test_inflicting() -> None:
    table = duel()
    assert asked(table, "Hit") == (NOT, "nobody-there")
    assert asked(table, "Hit", "Ulrich") == YES
    table.cubes_left("Bartholomew", 2)
    assert asked(table, "Hit", "Ulrich") == (PARTLY, "no-cubes")
    table.stand("Ulrich", ABYSS, damage=table.nearly("Ulrich", 1, "u"))
    assert asked(table, "Hit", "Ulrich") == (PARTLY, "bar-full")
    table.cubes_left("Bartholomew", 0)
    assert asked(table, "Hit", "Ulrich") == (NOT, "no-cubes")


def test_healing() -> None:
    table = duel()
    for damage, answer in (("", (NOT, "no-damage")), ("u", (PARTLY, "no-damage")), ("ur", YES)):
        table.stand("Bartholomew", ABYSS, damage=damage)
        assert asked(table, "Heal") == answer


def test_converting_damage() -> None:
    table = duel()
    for damage, answer in (("b", (NOT, "no-damage")), ("bu", (PARTLY, "no-damage")), ("ru", YES)):
        table.stand("Ulrich", ABYSS, damage=damage)
        assert asked(table, "Convert", "Ulrich") == answer
    table.cubes_left("Bartholomew", 1)
    assert asked(table, "Convert", "Ulrich") == (PARTLY, "no-cubes")
    table.cubes_left("Bartholomew", 0)
    assert asked(table, "Convert", "Ulrich") == (NOT, "no-cubes")


def test_a_choice_of_rooms_is_looked_through_without_asking() -> None:
    table = duel()
    assert asked(table, "Recolour") == (NOT, "no-instability")
    table.instability(LIBRARY, "u")
    assert asked(table, "Recolour") == YES
    table.stand("Bartholomew", "Cell")
    assert asked(table, "Recolour") == (NOT, "nowhere")


def test_placing_instability() -> None:
    table = duel()
    assert asked(table, "Place", room=ABYSS) == YES
    slots = next(room.slots for room in table.rules.rooms if room.name.en == ABYSS)
    table.instability(ABYSS, "u" * (slots - 1))
    assert asked(table, "Place", room=ABYSS) == (PARTLY, "room-full")
    table.instability(ABYSS, "u")
    assert asked(table, "Place", room=ABYSS) == (NOT, "room-full")
    table.cubes_left("Bartholomew", 1)
    assert asked(table, "Place", room=CRYPT) == (PARTLY, "no-cubes")
    table.cubes_left("Bartholomew", 0)
    assert asked(table, "Place", room=CRYPT) == (NOT, "no-cubes")
    assert asked(table, "Place") == (NOT, "nowhere")


def test_placing_in_each_room_needs_space_in_each() -> None:
    table = duel()
    assert asked(table, "Spread") == YES
    table.instability(LIBRARY, "", face="available")
    assert asked(table, "Spread") == (PARTLY, "room-full")
    table.cubes_left("Bartholomew", 1)
    assert asked(table, "Spread").extent == PARTLY


def test_an_evocation_that_holds_instability_down() -> None:
    """It is in the way of what others place: nobody is asked whether they would place nothing."""
    table = duel()
    upgrade = next(
        card.name.en
        for code, card in zip(table.rules.upgrade_codes, table.rules.upgrades, strict=True)
        if any(isinstance(clause, tr.PlaceLess) for clause, _ in table.rules.programs[code].stands)
    )
    table.evocation("Ulrich", ABYSS, upgrade=upgrade)
    assert asked(table, "Spread") == (PARTLY, "held-down")
    assert asked(table, "Single", room=ABYSS) == (NOT, "held-down")
    assert asked(table, "Place", room=ABYSS) == (PARTLY, "held-down")
    table.resolve("Perhaps", "light", by="Bartholomew")
    assert table.quiet
    assert [REASONS[event.why] for event in table.events("withheld")] == ["held-down"]


def test_nobody_is_asked_whether_they_may_place_cubes_that_they_do_not_have() -> None:
    table = duel()
    table.cubes_left("Bartholomew", 0)
    table.resolve("Perhaps", "light", by="Bartholomew")
    assert table.quiet


def test_taking_instability_back() -> None:
    table = duel()
    assert asked(table, "Fetch") == (NOT, "no-instability")
    table.instability(ABYSS, "bu")
    assert asked(table, "Fetch") == (PARTLY, "no-instability")
    table.instability(ABYSS, "b")
    assert asked(table, "Fetch") == YES


def test_summoning() -> None:
    table = duel()
    kind = table.rules.evocation_names["Templar"]
    assert asked(table, "Summon") == YES
    table.state.supply[kind] = 1
    assert asked(table, "Summon") == (PARTLY, "none-left")
    table.state.supply[kind] = 0
    assert asked(table, "Summon") == (NOT, "none-left")
    table.state.supply[kind] = 9
    while any(table.state.place[m] == ABSENT for m in table.rules.places_of(0)):
        table.evocation("Bartholomew", CRYPT)
    assert asked(table, "Summon") == YES  # others make way
    table.stand("Bartholomew", "Cell")
    assert asked(table, "Summon") == (NOT, "nowhere")


def test_nothing_makes_way_for_the_black_rose() -> None:
    table = duel()
    table.supply("Templar", 9)
    places = table.rules.places_of(table.rules.rose)
    for free in range(len(places) - 1, -1, -1):
        table.evocation("Black Rose", CRYPT)
        answer = asked(table, "Invade")
        assert answer == (YES if free > 1 else (PARTLY, "no-place") if free else (NOT, "no-place"))


def test_what_is_done_to_evocations_needs_one() -> None:
    table = duel()
    for card in ("Dismiss", "Wake", "Armour"):
        assert asked(table, card) == (NOT, "nobody-there")
    table.evocation("Ulrich", ABYSS)
    for card in ("Dismiss", "Wake", "Armour"):
        assert asked(table, card) == (NOT, "nobody-there")
    table.evocation("Bartholomew", ABYSS)
    for card in ("Dismiss", "Wake", "Armour"):
        assert asked(table, card) == YES
    table.state.upgrades[table.rules.upgrade_names["Bone Shield"]] = 0
    assert asked(table, "Armour") == (NOT, "none-left")


def test_going_where_one_is() -> None:
    table = duel()
    assert asked(table, "Flee", room=ABYSS) == (NOT, "already-there")
    assert asked(table, "Flee", room=CRYPT) == YES


def test_attacking() -> None:
    table = duel()
    assert asked(table, "Charge") == YES
    table.stand("Ulrich", CRYPT)
    assert asked(table, "Charge") == (NOT, "nobody-there")


def test_a_sentence_is_possible_as_far_as_its_clauses_are() -> None:
    table = duel()
    assert asked(table, "Pay") == (PARTLY, "no-power")
    table.power("Bartholomew", 1)
    assert asked(table, "Pay") == YES


# Asking at a Rebirth table

REBIRTH = {
    "Pain": ("self", "Pain 2."),
    "Doom": ("mage 2", "Assign 1 Destiny to the target."),
    "Curse": ("mage 2", "Assign Weakness to the target."),
    "Cleanse": ("self", "Remove 1 jinx from you."),
    "Steal": ("mage 2", "Steal 2 power from the target."),
    "Glory": ("mage 2", "Take 1 trophy of the target."),
    "Tribute": ("self", "Discard 1 trophy."),
    "Crown": ("self", "Get the crown."),
    "Banish": ("mage 2", "Place the target in their Cell."),
    "Rest": ("self", "Recover 1 physical action token."),
    "Seek": ("self", "Take 1 spell of your choice from your grimoire."),
    "Recall": ("self", "Return 1 of your revealed fire spells to hand."),
    "Next": ("self", "Cast your next Ready spell."),
    "Quest": ("self", "Draw 1 quest."),
    "Yield": ("self", "Discard 1 Active quest."),
    "Omen": ("self", "Draw 1 event."),
    "Calm": ("self", "Discard 1 event."),
    "Visit": ("self", "Activate your room."),
    "Halt": ("mage 2", "The activation of the target ends."),
}


@cache
def rebirth_box() -> Pack:
    spells = (f"{name} | contingency fire | {aim} | {text}" for name, (aim, text) in REBIRTH.items())
    return rebirth.box_with(*spells)


def lodge() -> rebirth.Rebirth:
    """Rikkart and Gramigna in the Garden."""
    table = rebirth.Rebirth(pack=rebirth_box())
    table.stand("Rikkart", "Garden")
    table.stand("Gramigna", "Garden")
    return table


def test_suffering_black_damage() -> None:
    table = lodge()
    assert asked(table, "Pain") == YES
    table.cubes_left("Black Rose", 1)
    assert asked(table, "Pain") == (PARTLY, "no-cubes")
    table.stand("Rikkart", "Cell")
    assert asked(table, "Pain") == (NOT, "nobody-there")


def test_destiny() -> None:
    table = lodge()
    assert asked(table, "Doom", "Gramigna") == YES
    table.destiny("Gramigna", "rrr")
    assert asked(table, "Doom", "Gramigna") == (NOT, "destiny-full")
    table.cubes_left("Rikkart", 0)
    assert asked(table, "Doom", "Gramigna") == (NOT, "no-cubes")


def test_jinxes() -> None:
    table = lodge()
    assert asked(table, "Curse", "Gramigna") == YES
    table.jinx("Gramigna", "Weakness")
    assert asked(table, "Curse", "Gramigna") == (NOT, "has-jinx")
    assert asked(table, "Cleanse") == (NOT, "no-jinx")
    table.jinx("Rikkart", "Weakness")
    assert asked(table, "Cleanse") == YES


def test_stealing_and_trophies() -> None:
    table = lodge()
    assert asked(table, "Steal", "Gramigna") == (NOT, "no-power")
    table.power("Gramigna", 1)
    assert asked(table, "Steal", "Gramigna") == (PARTLY, "no-power")
    assert asked(table, "Glory", "Gramigna") == YES
    table.state.trophies_left = (0, 0)
    assert asked(table, "Glory", "Gramigna") == (NOT, "no-trophy")
    assert asked(table, "Tribute") == (NOT, "no-trophy")
    table = lodge()
    table.capture("Rikkart", "Gramigna")
    assert asked(table, "Tribute") == YES


def test_cells_tokens_and_the_crown() -> None:
    table = lodge()
    assert asked(table, "Crown") == YES
    assert asked(table, "Banish", "Gramigna") == YES
    table.stand("Gramigna", "Cell")
    assert asked(table, "Banish", "Gramigna") == (NOT, "nobody-there")
    assert asked(table, "Rest") == (NOT, "tokens-ready")
    table.tokens("Rikkart", 1)
    assert asked(table, "Rest") == YES


def test_spells() -> None:
    table = lodge()
    for card in ("Seek", "Recall", "Next"):
        assert asked(table, card) == (NOT, "no-spell")
    table.pile("Rikkart", memories=["Pain"])
    table.prepare("Rikkart", quick="Pain light")
    assert asked(table, "Seek") == asked(table, "Next") == YES
    table.prepare("Rikkart", status="revealed", I="Doom light")
    assert asked(table, "Recall") == YES


def test_quests_and_events() -> None:
    table = lodge()
    assert asked(table, "Quest") == asked(table, "Omen") == (NOT, "deck-empty")
    assert asked(table, "Yield") == (NOT, "no-quest")
    assert asked(table, "Calm") == (NOT, "no-event")
    quest = next(quest.name.en for quest in table.rules.quests if quest.moon == 1)
    event = next(event.name.en for event in table.rules.event_cards if event.moon == 1)
    table.quest_deck(1, quest)
    table.event_deck(1, event)
    table.lay_event(1, event)
    table.task("Rikkart", quest)
    for card in ("Quest", "Omen", "Yield", "Calm"):
        assert asked(table, card) == YES


def test_rooms_and_activations() -> None:
    table = lodge()
    assert asked(table, "Visit") == YES
    table.instability("Garden", "", face="used")
    assert asked(table, "Visit") == (NOT, "room-used")
    table.jinx(
        "Rikkart", next(card.name.en for card in table.rules.jinxes if forbids_rooms(table, card.name.en))
    )
    assert asked(table, "Visit") == (NOT, "forbidden")
    assert asked(table, "Halt", "Gramigna") == (NOT, "not-running")


def forbids_rooms(table: rebirth.Rebirth, jinx: str) -> bool:
    """Whether a jinx says "you cannot activate rooms"."""
    program = table.rules.programs[table.rules.jinx_codes[table.rules.jinx_names[jinx]]]
    return any(clause == tr.Cannot("use rooms") for clause, _ in program.stands)
