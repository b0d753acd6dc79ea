"""When a spell "reaches" a mage: if a sentence of it would do something to them, as things stand now."""

from __future__ import annotations

from random import Random

import pytest

from blackrose.engine import events as ev
from blackrose.engine.rules import Rules
from blackrose.engine.table import includes
from blackrose.game import Game
from blackrose.language import tree as tr
from tests.rebirth.scenario import Rebirth, box_with

VEIL = "Veil | protection water | self | Ignore that spell. | A spell reaches you."
VOID = "Void | protection water | self | Cancel that spell. | A spell reaches you."
MIRROR = "Mirror | protection water | self | Redirect that spell. | A spell reaches you."
SHELL = "Shell | contingency water | self | Persistent: If you would suffer damage, ignore 2 of it."
PEOPLE = ("Rikkart", "Gramigna", "Arianna")

NEXT_DOOR, FAR = "Sanctuary", "Crypt"


def table(text: str, aim: str = "special", answer: str = "Veil") -> Rebirth:
    """Rikkart has a spell Ready; Gramigna, next door, and Arianna, far away, have a protection Active."""
    at = Rebirth(*PEOPLE, pack=box_with(VEIL, VOID, MIRROR, SHELL, f"Deed | combat fire | {aim} | {text}"))
    at.stand("Rikkart", "Arena")
    at.stand("Gramigna", NEXT_DOOR)
    at.stand("Arianna", FAR)
    at.prepare("Rikkart", quick="Deed light")
    for mage in ("Gramigna", "Arianna"):
        at.prepare(mage, status="active", I=f"{answer} light")
    return at


def cast(at: Rebirth, *choices: str) -> None:
    at.action_phase(first="Rikkart")
    at.choose("cast quick", *choices)


def asked(at: Rebirth) -> str:
    """Who is asked whether to reveal something; "" if nobody is."""
    return at.asked()[0] if at.state.asked and at.decision().kind == "react" else ""


# --------------------------------------------------------------------------------------------------
# By what it would do, whatever it aims at
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TGT.30", "EX.R.35", "EFF.25")
def test_a_special_spell_is_answered_by_everybody_it_would_hit() -> None:
    at = table("Inflict 2 damage on each other mage in the Lodge.")
    cast(at)
    assert asked(at) == "Gramigna"
    at.choose("reveal I")
    assert asked(at) == "Arianna"
    at.choose("pass")
    assert (at.damage("Gramigna"), at.damage("Arianna")) == ("", "rr")


@pytest.mark.rule("TGT.31", "EX.R.34", "EFF.4")
def test_what_was_cancelled_touches_nobody_any_more() -> None:
    at = table("Inflict 2 damage on each other mage in the Lodge.", answer="Void")
    cast(at)
    at.choose("reveal I")
    assert asked(at) == ""
    assert (at.damage("Gramigna"), at.damage("Arianna")) == ("", "")
    assert at.lies("Arianna", "I") == "active"


@pytest.mark.rule("TGT.30")
@pytest.mark.parametrize(("spell", "touched"), [("Lugubrious Toll light", True), ("Entropy light", False)])
def test_a_toll_is_heard_next_door(spell: str, touched: bool) -> None:
    """It aims at the caster's room and hits the mages 1 from there."""
    at = table("Gain 1 power.")
    at.prepare("Rikkart", quick=spell)
    cast(at)
    while at.asked()[1] == "target":
        at.choose("Arena")
    assert asked(at) == ("Gramigna" if touched else "")
    if touched:
        at.choose("reveal I")
        assert (at.damage("Gramigna"), at.destiny("Gramigna")) == ("", "")


@pytest.mark.rule("TGT.30")
@pytest.mark.parametrize(
    "text",
    [
        "Place 1 instability.",
        "Convert 1 instability.",
        "Gain 1 power.",
        "Remove each evocation in the target room.",
        "Persistent: Whenever another mage gains power, gain 1 power.",
    ],
)
def test_a_room_spell_that_does_nothing_to_those_in_the_room_is_not_answered(text: str) -> None:
    at = table(text, "room 1")
    at.evocation("Gramigna", NEXT_DOOR)
    at.instability(NEXT_DOOR, "g")
    cast(at, NEXT_DOOR)
    assert asked(at) == ""


@pytest.mark.rule("TGT.30")
@pytest.mark.parametrize(
    ("text", "aim"),
    [
        ("Inflict 1 damage.", "room 1"),
        ("Heal 1 damage on each mage in the target room.", "room 1"),
        ("Convert 1 damage.", "mage 1"),
        ("Assign Weakness to the target.", "mage 1"),
        ("Assign 1 Destiny to the target.", "mage 1"),
        ("Assign 1 Umbra to the target.", "mage 1"),
        ("The target discards 1 spell from hand.", "mage 1"),
        ("The target gains 1 power.", "mage 1"),
        ("The target places 1 instability in the target's room.", "mage 1"),
        ("Steal 1 power from the target.", "mage 1"),
        ("Take 1 trophy of the target.", "mage 1"),
        ("Place the target in the Forge.", "mage 1"),
        ("Defeat the target.", "mage 1"),
        ("Persistent: Whenever the target moves, inflict 1 damage on the target.", "mage 1"),
        ("Choose one: gain 1 power; or inflict 1 damage.", "mage 1"),
        ("You may inflict 1 damage.", "mage 1"),
        ("Inflict 1 damage on a mage in your room or an adjacent one.", "special"),
        ("Draw 1 spell from your grimoire. Inflict 1 damage.", "mage 1"),
        ("Inflict 1 damage for each of your evocations.", "mage 1"),
    ],
)
def test_whatever_would_be_done_to_a_mage_touches_them(text: str, aim: str) -> None:
    at = table(text, aim)
    at.stand("Gramigna", NEXT_DOOR, damage="a")
    at.evocation("Rikkart", "Arena")
    at.hold("Gramigna", "Tearing")
    at.power("Gramigna", 1)
    target = {"room 1": (NEXT_DOOR,), "mage 1": ("Gramigna",)}
    cast(at, *target.get(aim, ()))
    assert asked(at) == "Gramigna"
    at.choose("pass")
    assert asked(at) == "", "once for a spell"


# --------------------------------------------------------------------------------------------------
# As things stand
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TGT.30")
@pytest.mark.parametrize(
    ("text", "needs"),
    [
        ("Convert 1 damage on each mage with Destiny.", "damage"),
        ("Inflict 1 damage on each mage with Destiny.", "destiny"),
        ("Each other mage loses 1 power.", "power"),
        ("Each other mage discards 1 spell from hand.", "hand"),
    ],
)
def test_what_would_find_nothing_to_do_does_not_touch(text: str, needs: str) -> None:
    for there in (False, True):
        at = table(text)
        at.prepare("Arianna", status="ready", I="Veil light")
        if there or needs != "destiny":
            at.destiny("Gramigna", "r")
        if there:
            at.stand("Gramigna", NEXT_DOOR, damage="a")
            at.power("Gramigna", 1)
            at.hold("Gramigna", "Tearing")
        cast(at)
        assert asked(at) == ("Gramigna" if there else "")


@pytest.mark.rule("TGT.30", "CEL.1")
def test_a_mage_in_the_cell_is_not_touched() -> None:
    at = table("Inflict 2 damage on each other mage in the Lodge.")
    at.stand("Gramigna", "Cell")
    cast(at)
    assert asked(at) == "Arianna"


@pytest.mark.rule("TGT.30")
def test_damage_that_would_be_ignored_whole_does_not_touch() -> None:
    for damage, touched in ((2, False), (3, True)):
        at = table(f"Inflict {damage} damage.", "mage 1")
        at.resolve("Shell", "light", by="Gramigna")
        cast(at, "Gramigna")
        assert asked(at) == ("Gramigna" if touched else "")


@pytest.mark.rule("TGT.30")
def test_a_mage_whom_the_spell_first_brings_near_is_asked_then() -> None:
    """Gramigna stands next door until the first sentence has brought Rikkart there."""
    for there in (False, True):
        at = table("Move up to 1 room. Inflict 1 damage on each mage in your room.", "self")
        cast(at)
        assert at.asked() == ("Rikkart", "part")
        at.choose(f"move to {NEXT_DOOR}" if there else "stop")
        assert asked(at) == ("Gramigna" if there else "")
        if there:
            at.choose("reveal I")
        assert at.damage("Gramigna") == ""


# --------------------------------------------------------------------------------------------------
# After what was paid
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TGT.31", "EFF.2")
def test_nobody_is_asked_before_a_may_was_paid() -> None:
    for yes in (False, True):
        at = table("You may discard 1 spell from hand. If you do, inflict 2 damage.", "mage 1")
        at.hold("Rikkart", "Tearing")
        cast(at, "Gramigna")
        assert at.asked() == ("Rikkart", "may")
        at.choose("yes" if yes else "no")
        assert asked(at) == ("Gramigna" if yes else "")
        if yes:
            assert at.hand("Rikkart") == []
            at.choose("reveal I")
        assert at.damage("Gramigna") == ""


@pytest.mark.rule("TGT.31", "EFF.34")
@pytest.mark.parametrize("trophy", [False, True])
def test_lethal_touch_is_answered_once_the_trophy_is_gone(trophy: bool) -> None:
    at = table("Gain 1 power.")
    at.destiny("Gramigna", "r")
    at.prepare("Rikkart", quick="Lethal Touch dark")
    if trophy:
        at.capture("Rikkart", "Arianna")
    cast(at)
    assert asked(at) == ("Gramigna" if trophy else "")
    assert at.captured("Rikkart") == []


@pytest.mark.rule("TGT.31", "EFF.2")
def test_what_follows_otherwise_is_known_after_the_sentence_before() -> None:
    at = table("Discard 1 spell from hand. Otherwise, inflict 1 damage.", "mage 1")
    cast(at, "Gramigna")
    assert asked(at) == "Gramigna"
    at = table("Discard 1 spell from hand. Otherwise, inflict 1 damage.", "mage 1")
    at.hold("Rikkart", "Tearing")
    cast(at, "Gramigna")
    assert asked(at) == ""


# --------------------------------------------------------------------------------------------------
# Other spells, other answers
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TGT.31", "EFF.5")
def test_a_redirected_spell_touches_somebody_else_who_may_answer() -> None:
    at = table("Inflict 2 damage.", "mage *", answer="Mirror")
    cast(at, "Gramigna")
    at.choose("reveal I", "Arianna")
    assert asked(at) == "Arianna"
    at.choose("reveal I", "Gramigna")
    assert asked(at) == ""
    assert (at.damage("Gramigna"), at.damage("Arianna")) == ("rr", "")


@pytest.mark.rule("TGT.31", "EFF.5")
def test_a_redirected_room_spell_no_longer_touches_those_in_the_first_room() -> None:
    at = table("Inflict 2 damage.", "room *", answer="Mirror")
    at.stand("Arianna", NEXT_DOOR)
    cast(at, NEXT_DOOR)
    at.choose("reveal I", "Forge")
    assert asked(at) == ""


@pytest.mark.rule("TGT.30", "EFF.5", "TRP.14")
def test_a_spell_without_a_chosen_target_cannot_be_redirected() -> None:
    at = table("Inflict 2 damage on each other mage in the Lodge.", answer="Mirror")
    cast(at)
    at.choose("reveal I", "pass")
    assert (at.damage("Gramigna"), at.lies("Gramigna", "I")) == ("rr", "revealed")


@pytest.mark.rule("TGT.30", "EFF.4", "EFF.25")
@pytest.mark.parametrize(("answer", "left"), [("Veil", [1, 2, 1]), ("Void", [2, 2, 2])])
def test_a_text_for_each_mage_in_play_order_touches_whoever_it_does_anything_for(
    answer: str, left: list[int]
) -> None:
    at = table("Each mage in play order: lose 1 power.", answer=answer)
    for mage in PEOPLE:
        at.power(mage, 2)
    cast(at)
    assert asked(at) == "Gramigna"
    at.choose("reveal I")
    if answer == "Veil":
        assert asked(at) == "Arianna"
        at.choose("pass")
    assert asked(at) == ""
    assert [at.power(mage) for mage in PEOPLE] == left


@pytest.mark.rule("TGT.30", "TRP.15")
def test_a_trap_or_protection_that_would_hit_its_victim_is_answered_too() -> None:
    """Gramigna's Baleful Curse, aimed at nobody, hits Rikkart; he has a Veil."""
    at = table("Inflict 2 damage.", "mage 1")
    at.prepare("Rikkart", status="active", I="Veil light")
    at.prepare("Rikkart", quick="Deed light")
    at.prepare("Gramigna", status="active", I="Baleful Curse dark")
    cast(at, "Gramigna")
    at.choose("reveal I")
    assert asked(at) == "Rikkart"
    at.choose("reveal I")
    assert (at.damage("Rikkart"), at.jinxes("Rikkart"), at.damage("Gramigna")) == ("", {}, "")


@pytest.mark.rule("TGT.30")
def test_a_forgotten_spell_cannot_be_answered() -> None:
    at = table("Gain 1 power.")
    forgotten = sorted(at.rules.forgotten)
    assert forgotten
    for card in forgotten:
        at = table("Gain 1 power.")
        for side in ("light", "dark"):
            at.resolve(at.rules.cards[card].name.en, side, by="Rikkart")
            while at.state.asked:
                assert asked(at) == ""
                at.choose(at.offered()[0])


@pytest.mark.rule("TGT.30", "EFF.25")
def test_who_ignores_a_spell_is_still_counted_by_it() -> None:
    """Gramigna ignores a spell that hits Arianna for each jinx on Gramigna."""
    at = table("Inflict 1 damage on each mage in the Lodge for each jinx on the target.", "mage 1")
    at.jinx("Gramigna", "Weakness")
    at.jinx("Gramigna", "Slowness")
    cast(at, "Gramigna")
    at.choose("reveal I", "pass")
    assert (at.damage("Gramigna"), at.damage("Arianna")) == ("", "rr")


# --------------------------------------------------------------------------------------------------
# In whole games
# --------------------------------------------------------------------------------------------------

DONE_TO = {
    ev.SUFFERED: "model",
    ev.CONVERTED_DAMAGE: "model",
    ev.HEALED: "model",
    ev.JINXED: "who",
    ev.DESTINED: "who",
    ev.HAUNTED: "who",
    ev.DISCARDED: "who",
    ev.ENTERED: "model",
    ev.LOST: "who",
    ev.TROPHY_LOST: "who",
    ev.QUEST_DISCARDED: "who",
    ev.BLOCKED: "who",
    ev.EXHAUSTED: "who",
}
"""What a spell can do to a mage, by the field that names the mage."""

ANTENNA = "Antenna | contingency air | self | Persistent: Whenever a spell reaches you, gain 1 power."
"""A card that listens openly: with it in the box every spell is announced, whoever has what Active."""


@pytest.mark.rule("TGT.30")
@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_done_to_a_mage_by_a_spell_that_was_not_seen_coming(seed: int) -> None:
    """In random games, until one has such a spell; what an evocation does that a spell activates is the
    evocation's doing.
    """
    assert any(_seen_coming(game) for game in range(seed, 100, 12))


def _seen_coming(seed: int) -> int:
    """How often a spell did something to another mage in a random game, who was always told before."""
    state = Game.new(edition="rebirth", seats=PEOPLE, seed=seed, pack=box_with(ANTENNA)).start()
    state.journal, dice, rules = [], Random(seed), state.rules
    while not state.over:
        decision = state.decisions[0]
        state.choose(decision.seat, dice.choice(decision.options))
    announced: dict[tuple[int, int], int] = {}
    seen = 0
    for cause, event in state.journal:
        if isinstance(event, ev.Reaches):
            spell = (event.who, rules.programs[event.effect].component)
            announced[spell] = announced.get(spell, 0) | event.models
        if event.kind not in DONE_TO or not _is_done_by_spell(rules, cause, event):
            continue
        mage = getattr(event, DONE_TO[event.kind])
        if rules.is_mage(mage) and mage != cause.actor:
            spell = (cause.actor, rules.programs[cause.effect].component)
            assert includes(announced.get(spell, 0), mage), (rules.cards[spell[1]].name.en, event)
            seen += 1
    return seen


def _is_done_by_spell(rules: Rules, cause: ev.Cause, event: ev.Event) -> bool:
    """Whether a spell that can be answered does something now, not one that is in force."""
    if cause.effect < 0 or rules.programs[cause.effect].kind != "spell":
        return False
    if isinstance(event, ev.Suffered) and event.cause & ~ev.QUIET == ev.BY_EVOCATION:
        return False
    program = rules.programs[cause.effect]
    part = program.text[cause.sentence]
    lasting = isinstance(part, tr.Sentence) and (part.persistent or part.whenever is not None)
    return program.component not in rules.forgotten and not lasting
