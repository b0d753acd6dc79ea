"""Rules that Classic shares with Rebirth and Duel, with its own cards (TGT, EFF, SPL, DEF, EVO)."""

from __future__ import annotations

import pytest

from blackrose.game import SPECTATOR
from blackrose.language.errors import PackError
from tests.classic.box import box, quest
from tests.classic.scenario import CENTRE, Classic, box_with

ARENA, GARDEN, CRYPT, SANCTUARY = "Arena", "Garden", "Crypt", "Sanctuary"
ONE_FROM_ARENA = {ARENA, CENTRE, "Throne Room", SANCTUARY, "Summoner Room", "Observatory", "Forge"}
ONE_FROM_CRYPT = {
    CRYPT,
    CENTRE,
    GARDEN,
    "Oracle Room",
    "Alchemic Laboratory",
    "Bibliotheca",
    "Treasure Room",
}


def probe(target: str, text: str, *spells: str) -> Classic:
    """A spell "Probe" with this target and text; Nero in the Arena, Tessa across in the Crypt."""
    table = Classic(pack=box_with(f"Probe | combat fire | {target} | {text}", *spells))
    table.stand("Nero", ARENA)
    table.stand("Tessa", CRYPT)
    return table


# --------------------------------------------------------------------------------------------------
# Targets
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TGT.3")
@pytest.mark.parametrize(("caster", "rooms"), [("Nero", ONE_FROM_ARENA), ("Tessa", ONE_FROM_CRYPT)])
def test_distance_starts_at_whoever_carries_the_effect_out(caster: str, rooms: set[str]) -> None:
    table = probe("room 1", "Inflict 1 damage.")
    table.resolve("Probe", "light", by=caster)
    assert set(table.offered()) == rooms


@pytest.mark.rule("TGT.3")
def test_a_spell_cast_from_an_andromeda_is_counted_from_her() -> None:
    """Andromeda's dark side: the Garden's range of one starts where she stands, the mark stays with Nero."""
    table = Classic(pack=box_with("Probe | contingency fire | room 1 | Place 1 instability."))
    table.stand("Nero", ARENA)
    table.evocation("Nero", CRYPT, kind="Andromeda")
    table.hold("Nero", "Probe")
    table.resolve("Andromeda", "dark")
    while table.asked()[1] != "target":
        table.choose(next(one for one in table.offered() if one != "pass"))
    assert set(table.offered()) == ONE_FROM_CRYPT


@pytest.mark.rule("TGT.4")
def test_the_cards_target_comes_first_that_of_a_sentence_when_it_is_reached() -> None:
    """Obscurity's Grip names the mage first; whom its undead strikes is asked once it stands there."""
    table = Classic("Nero", "Tessa", "Rebecca")
    for mage, room in (("Nero", ARENA), ("Tessa", CRYPT), ("Rebecca", CRYPT)):
        table.stand(mage, room)
    undead = table.evocation("Nero", GARDEN)
    table.resolve("Obscurity's Grip", "light")
    assert (table.asked(), table.place(undead)) == (("Nero", "target"), GARDEN)
    table.choose("Tessa")
    assert table.place(undead) == CRYPT
    table.choose("yes")
    assert set(table.offered()) == {"Tessa", "Rebecca"}


@pytest.mark.rule("TGT.8")
def test_all_models_at_2_are_those_in_sight_range_0_included() -> None:
    """Devastation hits in its own room and one and two away in a row, not off the row, not three away."""
    table = Classic("Nero", "Tessa", "Rebecca", "Jaf'ar")
    table.stand("Nero", ARENA)
    table.stand("Tessa", ARENA)
    table.stand("Rebecca", "Crypt")  # straight through the centre
    table.stand("Jaf'ar", GARDEN)  # two away, in no row
    near = table.evocation("Tessa", CENTRE, kind="Divine Altar")
    far = table.evocation("Tessa", "Alchemic Laboratory", kind="Divine Altar")
    table.resolve("Devastation", "light")
    table.settle()
    hurt = [model for model in ("Tessa", "Rebecca", "Jaf'ar", near, far) if table.damage(model)]
    assert hurt == ["Tessa", "Rebecca", near]


@pytest.mark.rule("TGT.10")
@pytest.mark.parametrize("owner", ["Nero", "Tessa"])
def test_whoever_resolves_an_effect_is_its_caster(owner: str) -> None:
    """Jester Hat lets Nero resolve Tessa's spell: his range, his choice, his cubes, his gain."""
    spell = "Loan | combat fire | model 1 | Inflict 1 damage. Gain 1 power."
    table = Classic("Nero", "Tessa", "Rebecca", pack=box_with(spell))
    table.stand("Nero", ARENA)
    table.stand("Rebecca", ARENA)
    table.stand("Tessa", SANCTUARY)
    if owner == "Nero":
        table.resolve("Loan", "light")
        table.choose("Rebecca")
    else:
        table.prepare("Nero", "active", I="Jester Hat light")
        table.prepare("Tessa", I="Loan light")
        table.action_phase(first="Tessa")
        table.choose("explore", "move to Forge", "reveal I", "yes")
        assert table.asked() == ("Nero", "target")
        table.choose("Rebecca")
    assert table.damage("Rebecca") == "n"
    assert (table.power("Nero"), table.power("Tessa")) == (1, 0)


# --------------------------------------------------------------------------------------------------
# Sentences
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFF.1")
@pytest.mark.parametrize(
    ("text", "power"),
    [("Gain 1 power. Lose 2 power. Gain 2 power.", 2), ("Lose 2 power. Gain 1 power. Gain 2 power.", 3)],
)
def test_sentences_are_carried_out_in_order(text: str, power: int) -> None:
    table = probe("self", text)
    table.resolve("Probe", "light")
    assert table.power("Nero") == power


@pytest.mark.rule("EFF.1", "EFF.32")
def test_a_sentence_that_cannot_be_carried_out_is_skipped_and_the_spell_is_resolved() -> None:
    """All three Malacodas are out; the cube comes all the same, and a contingency spell was resolved."""
    pack = box(
        quest("Well Said", "You resolve a contingency spell."),
        spells=("Call | contingency fire | room 1 | Summon 1 Malacoda. Place 1 instability.",),
    )
    table = Classic(pack=pack)
    table.stand("Nero", ARENA)
    for _ in range(3):
        table.evocation("Tessa", GARDEN, kind="Malacoda")
    table.task("Nero", "Well Said")
    table.prepare("Nero", I="Call light")
    table.action_phase()
    table.choose("cast I", "Forge")
    assert (table.happened("summoned"), table.cubes("Forge")) == ([], "n")
    assert table.tasks("Nero") == {"Well Said": "solved"}


@pytest.mark.rule("EFF.32")
def test_an_effect_of_which_nothing_worked_is_resolved() -> None:
    pack = box(
        quest("Well Said", "You resolve a contingency spell."),
        spells=("Call | contingency fire | room 1 | Summon 1 Malacoda.",),
    )
    table = Classic(pack=pack)
    table.stand("Nero", ARENA)
    for _ in range(3):
        table.evocation("Tessa", GARDEN, kind="Malacoda")
    table.task("Nero", "Well Said")
    table.prepare("Nero", I="Call light")
    table.action_phase()
    table.choose("cast I", "Forge")
    assert table.happened("summoned") == []
    assert table.tasks("Nero") == {"Well Said": "solved"}


@pytest.mark.rule("EFF.2", "EFF.34")
@pytest.mark.parametrize(("altars", "power"), [(1, 2), (0, 0)])
def test_if_you_do_needs_the_sentence_before(altars: int, power: int) -> None:
    """Mutation Rite pays for an altar that was removed, and for none that was not there."""
    table = probe("self", "Gain 1 power.")
    for _ in range(altars):
        table.evocation("Tessa", CRYPT, kind="Mutant Altar")
    table.resolve("Mutation Rite", "light")
    table.settle(CRYPT)
    assert table.power("Nero") == power


@pytest.mark.rule("EFF.34", "EFF.41")
@pytest.mark.parametrize(("there", "left", "healed"), [("xxx", "", True), ("xx", "xx", False)])
def test_a_cost_is_paid_in_full_or_not_at_all(there: str, left: str, healed: bool) -> None:
    """Unstable Bind takes three cubes; where only two lie, both stay and nothing is healed."""
    table = Classic()
    table.stand("Nero", ARENA, damage="xx")
    table.instability(GARDEN, there)
    table.resolve("Unstable Bind", "light")
    table.settle(GARDEN)
    assert table.cubes(GARDEN) == left
    assert table.damage("Nero") == ("" if healed else "xx")


@pytest.mark.rule("EFF.41")
def test_a_cost_before_otherwise_that_cannot_be_paid_is_not_offered() -> None:
    """Acid Explosion without a card in hand: one damage, and nobody is asked."""
    table = Classic()
    table.stand("Nero", ARENA)
    table.stand("Tessa", ARENA)
    table.evocation("Tessa", CENTRE)
    table.resolve("Acid Explosion", "light")
    table.choose("Tessa")
    assert table.quiet
    assert table.damage("Tessa") == "n"


@pytest.mark.rule("EFF.12")
def test_a_sentence_without_may_is_obligatory() -> None:
    """Change the Plot makes Tessa part with a Ready spell: no way out is offered."""
    table = Classic(pack=box_with("Coin | contingency air | self | Gain 1 power."))
    table.stand("Nero", ARENA)
    table.stand("Tessa", ARENA)
    table.prepare("Tessa", I="Coin light", II="Coin light")
    table.resolve("Change the Plot", "dark")
    table.choose(ARENA)
    assert table.asked()[0] == "Tessa"
    assert not {"pass", "no", "stop"} & set(table.offered())


@pytest.mark.rule("EFF.12")
@pytest.mark.parametrize(("answer", "face"), [("yes", "turned"), ("no", "open")])
def test_a_sentence_with_may_is_free(answer: str, face: str) -> None:
    """Magic Door: in the Garden its room may be activated, or not."""
    table = Classic()
    table.stand("Nero", ARENA)
    table.resolve("Magic Door", "light")
    table.choose("Treasure Room")
    assert table.offered() == ["yes", "no"]
    table.choose(answer)
    table.settle()
    assert table.face("Treasure Room") == face


@pytest.mark.rule("EFF.43")
def test_where_it_changes_nothing_nobody_is_asked() -> None:
    """Of three black cubes two are healed, all four spells of a hand are discarded: nothing to choose."""
    table = Classic()
    table.moon(2)
    table.stand("Nero", CENTRE, damage="xxx")
    table.resolve("Sanctuary", "effect")
    assert (table.quiet, table.damage("Nero")) == (True, "x")
    hand = ("Fireball", "Maelstrom", "Fire Dash", "Meteor Swarm")
    table.hold("Nero", *hand)
    table.forgotten("Time Stop", "Eviscerate", "Devastation")
    table.resolve(CENTRE, "effect")
    assert sorted(table.memories("Nero")) == sorted(hand)
    assert sorted(table.offered()) == ["Devastation", "Eviscerate", "Time Stop"]


# --------------------------------------------------------------------------------------------------
# Verbs
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFF.5")
def test_a_redirected_spell_hits_another_who_would_have_been_a_legal_target() -> None:
    """Tessa's Deceiving Wind sends Nero's spell on: Rebecca beside her is in its range, Jaf'ar is not."""
    bolt = "Bolt | combat fire | model 1 | Inflict 2 damage."
    table = Classic("Nero", "Tessa", "Rebecca", "Jaf'ar", pack=box_with(bolt))
    table.stand("Nero", CENTRE)
    table.stand("Tessa", ARENA)
    table.stand("Rebecca", ARENA)
    table.stand("Jaf'ar", "Forge")  # next to Tessa, two from Nero
    table.prepare("Tessa", "active", I="Deceiving Wind dark")
    table.prepare("Nero", quick="Bolt light")
    table.action_phase()
    table.choose("cast quick", "Tessa", "reveal I")
    while table.asked()[0] == "Tessa":
        assert "Jaf'ar" not in table.offered()
        table.choose("Rebecca")
    assert [table.damage(mage) for mage in ("Tessa", "Rebecca", "Jaf'ar")] == ["", "nn", ""]


@pytest.mark.rule("EFF.6")
@pytest.mark.parametrize(("has", "stolen"), [(5, 4), (3, 3), (0, 0)])
def test_not_more_is_stolen_than_there_is(has: int, stolen: int) -> None:
    """Soul Entrapment steals 4."""
    table = Classic()
    table.power("Tessa", has)
    table.stand("Nero", ARENA)
    table.stand("Tessa", "Bibliotheca")
    table.prepare("Nero", "active", I="Soul Entrapment light")
    table.action_phase(first="Tessa")
    table.choose("explore", f"move to {CRYPT}")
    if table.asked() == ("Nero", "react"):
        table.choose("reveal I")
    assert (table.power("Nero"), table.power("Tessa")) == (stolen, has - stolen)


@pytest.mark.rule("EFF.10")
def test_an_evocation_under_your_control_acts_for_you_and_stays_its_owners() -> None:
    """Nero's Suggestion drives Tessa's Malacoda against her: his cubes, her place, and not on himself."""
    table = Classic("Nero", "Tessa", "Rebecca")
    table.stand("Nero", ARENA)
    table.stand("Rebecca", ARENA)
    malacoda = table.evocation("Tessa", ARENA, kind="Malacoda")
    table.resolve("Suggestion", "light")
    for wanted in (malacoda, "choice 0"):
        if wanted in table.offered():
            table.choose(wanted)
    assert table.asked() == ("Nero", "part")
    strikes = {option for option in table.offered() if option.startswith("attack")}
    assert strikes == {"attack Rebecca"}
    table.choose("attack Rebecca")
    assert table.damage("Rebecca") == "nnn"
    assert malacoda.endswith("t1")
    assert table.place(malacoda) == ARENA


@pytest.mark.rule("EFF.11")
def test_a_hidden_card_is_shown_to_those_the_effect_names_alone() -> None:
    """Extort Magic: Nero sees Tessa's hand; Rebecca and who looks on see only the two that change hands."""
    table = Classic("Nero", "Tessa", "Rebecca")
    for mage in table.people:
        table.stand(mage, ARENA)
    table.hold("Nero", "Fireball")
    table.hold("Tessa", "Dismiss", "Overload")
    table.resolve("Extort Magic", "light")
    table.choose("Tessa", "Dismiss")
    cards = {table.card("Dismiss"), table.card("Overload")}
    for looking, sees in (("Nero", True), ("Tessa", True), ("Rebecca", False), ("", False)):
        told = {event.card for event in table.told_to(looking, "saw_spell")}
        assert (told == cards) is sees
        assert sees or not told & cards
    given = {table.card("Dismiss"), table.card("Fireball")}  # what changes hands everybody sees
    for looking in (*table.people, ""):
        assert {event.card for event in table.told_to(looking, "gave")} == given
    assert (table.hand("Nero"), sorted(table.hand("Tessa"))) == (["Dismiss"], ["Fireball", "Overload"])


@pytest.mark.rule("EFF.16", "SPL.7")
def test_discarded_spells_quests_and_events_go_to_their_own_piles() -> None:
    table = Classic(pack=box_with("Coin | contingency air | self | Gain 1 power."))
    for mage in table.people:
        table.stand(mage, ARENA)
    table.hold("Tessa", "Overload")
    table.prepare("Tessa", I="Coin light")
    table.task("Tessa", "Cold Steel")
    table.lay_event(1, "Pitiful Dance", by="Nero")
    for spell, side in (("Time Stop", "dark"), ("Fire of Fate", "light"), ("Fire of Fate", "dark")):
        table.resolve(spell, side)
        while not table.quiet:
            table.choose(table.offered()[0])
    assert table.memories("Tessa") == ["Coin"]
    assert table.state.view(SPECTATOR).memories[1] == table.state.memories[1]
    assert table.state.quest_discards[0] == (table.quest("Cold Steel"),)
    assert table.state.event_discards[0] == (table.event("Pitiful Dance"),)
    assert (table.tasks("Tessa"), table.board) == ({}, ["", "", ""])


@pytest.mark.rule("EFF.22")
def test_spells_are_drawn_from_the_top_into_the_hand() -> None:
    table = Classic()
    table.stand("Nero", "Alchemic Laboratory")
    table.pile("Nero", grimoire=["Fireball", "Maelstrom", "Fire Dash"])
    table.resolve("Alchemic Laboratory", "effect")
    assert sorted(table.hand("Nero")) == ["Fireball", "Maelstrom"]
    assert len(table.state.grimoire[0]) == 1


# --------------------------------------------------------------------------------------------------
# Spells
# --------------------------------------------------------------------------------------------------

ELEMENTS = ("air", "earth", "fire", "water", "sacred", "profane", "magic")


@pytest.mark.rule("SPL.2")
@pytest.mark.parametrize("element", ELEMENTS)
def test_each_element_is_one_of_its_own(element: str) -> None:
    """A quest for two spells of an element is done by two of it and by two of no other."""
    tasks = [quest(f"Two of {one}", f"You have at least 2 revealed {one} spells.") for one in ELEMENTS]
    table = Classic(pack=box(*tasks, spells=(f"Probe | combat {element} | self | Gain 1 power.",)))
    table.stand("Nero", ARENA)
    for one in ELEMENTS:
        table.task("Nero", f"Two of {one}")
    table.prepare("Nero", "revealed", I="Probe light")
    table.prepare("Nero", quick="Probe light")
    table.action_phase()
    table.choose("cast quick")
    assert [name for name, state in table.tasks("Nero").items() if state == "solved"] == [f"Two of {element}"]


@pytest.mark.rule("SPL.2")
def test_there_is_no_other_element() -> None:
    with pytest.raises(PackError, match="shadow"):
        box_with("Probe | combat shadow | self | Gain 1 power.")


@pytest.mark.rule("SPL.1")
@pytest.mark.parametrize(
    ("kind", "waits"), [("combat", False), ("contingency", False), ("trap", True), ("protection", True)]
)
def test_of_the_four_types_two_wait(kind: str, waits: bool) -> None:
    when = " | You suffer damage." if waits else ""
    table = Classic(pack=box_with(f"Probe | {kind} fire | self | Gain 1 power.{when}"))
    table.stand("Nero", ARENA)
    table.prepare("Nero", quick="Probe light")
    table.action_phase()
    table.choose("cast quick")
    assert table.lies("Nero", "quick") == ("active" if waits else "revealed")
    assert table.power("Nero") == (0 if waits else 1)


@pytest.mark.rule("SPL.8")
@pytest.mark.parametrize(("side", "reached"), [("light", True), ("dark", False)])
def test_only_the_chosen_sides_target_counts(side: str, reached: bool) -> None:
    """Sick Withering: a model 2 away on one side, a room on the other."""
    table = Classic()
    table.stand("Nero", ARENA)
    table.stand("Tessa", ARENA)
    table.evocation("Tessa", CENTRE)
    table.prepare("Nero", quick=f"Sick Withering {side}")
    table.action_phase()
    table.choose("cast quick")
    assert ("Tessa" in table.offered()) == reached


@pytest.mark.rule("SPL.8")
@pytest.mark.parametrize(("side", "solved"), [("light", "Fight"), ("dark", "Care")])
def test_only_the_chosen_sides_type_counts(side: str, solved: str) -> None:
    """Disintegration is a combat spell on one side and contingency on the other."""
    tasks = (
        quest("Fight", "You resolve a combat spell."),
        quest("Care", "You resolve a contingency spell."),
    )
    table = Classic(pack=box(*tasks))
    table.stand("Nero", ARENA)
    table.stand("Tessa", CENTRE)
    for name in ("Fight", "Care"):
        table.task("Nero", name)
    table.prepare("Nero", quick=f"Disintegration {side}")
    table.action_phase()
    table.choose("cast quick")
    while table.asked()[1] != "action":
        table.choose(table.offered()[0])
    assert [name for name, state in table.tasks("Nero").items() if state == "solved"] == [solved]


@pytest.mark.rule("SPL.9")
def test_an_empty_grimoire_is_made_anew_in_mid_draw() -> None:
    """One card is left of it: the second comes out of the Memories, which are shuffled only then."""
    table = Classic()
    table.stand("Nero", "Alchemic Laboratory")
    table.pile("Nero", grimoire=["Fireball"], memories=["Maelstrom", "Fire Dash"])
    table.resolve("Alchemic Laboratory", "effect")
    drawn = table.hand("Nero")
    assert "Fireball" in drawn
    assert len(drawn) == 2
    assert (len(table.state.grimoire[0]), table.memories("Nero")) == (1, [])


@pytest.mark.rule("SPL.9")
def test_it_is_not_made_anew_before_a_card_is_due() -> None:
    table = Classic()
    table.stand("Nero", "Alchemic Laboratory")
    table.pile("Nero", grimoire=["Fireball", "Overload"], memories=["Maelstrom"])
    table.resolve("Alchemic Laboratory", "effect")
    assert (table.state.grimoire[0], table.memories("Nero")) == ((), ["Maelstrom"])


@pytest.mark.rule("SPL.10", "SPL.11")
def test_with_grimoire_and_memories_empty_no_more_is_drawn_and_nothing_forgotten() -> None:
    table = Classic()
    table.stand("Nero", "Alchemic Laboratory")
    table.pile("Nero", memories=["Fireball"])
    table.forgotten("Time Stop", "Eviscerate")
    table.resolve("Alchemic Laboratory", "effect")
    assert table.quiet
    assert table.hand("Nero") == ["Fireball"]
    table.stand("Nero", "Bibliotheca")
    table.resolve("Bibliotheca", "effect")  # all schools are empty: the forgotten deck is none of them
    assert table.hand("Nero") == ["Fireball"]
    assert len(table.state.forgotten) == 2


@pytest.mark.rule("SPL.11")
def test_a_forgotten_spell_comes_through_the_black_rose_room_or_by_name() -> None:
    table = Classic()
    table.moon(2)
    table.stand("Nero", CENTRE)
    table.hold("Nero", "Fireball", "Maelstrom", "Fire Dash", "Meteor Swarm")
    table.forgotten("Time Stop", "Eviscerate", "Devastation", "Disintegration")
    table.action_phase()
    table.choose("explore", "use", "Eviscerate", "Devastation")  # the others go under the deck
    assert table.hand("Nero") == ["Eviscerate"]
    assert len(table.state.forgotten) == 3
    table.resolve("The Last Hour")
    assert sorted(table.hand("Nero")) == ["Disintegration", "Eviscerate"]


@pytest.mark.rule("SPL.18")
@pytest.mark.parametrize(("cubes", "left"), [("xxxx", 25), ("", 0)])
def test_without_a_slot_or_a_cube_the_mark_places_nothing_and_the_effect_goes_on(
    cubes: str, left: int
) -> None:
    table = Classic(pack=box_with("Sting | contingency fire marked | self | Gain 1 power."))
    table.stand("Nero", GARDEN)
    table.instability(GARDEN, cubes)
    table.cubes_left("Nero", left)
    table.prepare("Nero", quick="Sting light")
    table.action_phase()
    table.choose("cast quick")
    assert (table.cubes(GARDEN), table.happened("placed")) == (cubes, [])
    assert table.power("Nero") == 1


@pytest.mark.rule("SPL.19")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_the_effect_of_a_personal_spell_may_be_copied(side: str) -> None:
    """Jaf'ar resolves Nero's Ring of Fire through Jester Hat: his cubes, around where he stands."""
    table = Classic("Nero", "Jaf'ar", "Tessa")
    table.stand("Nero", SANCTUARY)
    table.stand("Jaf'ar", CRYPT)
    table.stand("Tessa", GARDEN)
    table.prepare("Jaf'ar", "active", I="Jester Hat light")
    table.prepare("Nero", I=f"Ring of Fire {side}")
    table.action_phase()
    table.choose("explore", "move to Forge", "reveal I", "yes")
    while table.asked() == ("Jaf'ar", "target"):
        table.choose(GARDEN)
    assert table.damage("Tessa") == "jj"
    assert table.lies("Nero", "I") == "revealed"
    assert table.memories("Jaf'ar") == []


# --------------------------------------------------------------------------------------------------
# Defeat and evocations
# --------------------------------------------------------------------------------------------------


def after_a_blow() -> Classic:
    """Tessa has a hand, a spell laid out, power, a quest, a token left and an altar; Nero defeats her."""
    table = Classic()
    table.stand("Nero", ARENA)
    table.stand("Tessa", ARENA, damage="x" + "n" * 9)
    table.hold("Tessa", "Overload")
    table.prepare("Tessa", I="Fireball light")
    table.power("Tessa", 3)
    table.task("Tessa", "Cold Steel")
    table.tokens("Tessa", 1)
    table.evocation("Tessa", GARDEN, kind="Mutant Altar")
    table.action_phase()
    table.choose("fight", "attack Tessa")
    return table


@pytest.mark.rule("DEF.10", "DEF.12", "DEF.13")
def test_a_defeated_mage_gives_the_cubes_back_and_keeps_everything_else() -> None:
    table = after_a_blow()
    assert (table.place("Tessa"), table.damage("Tessa")) == ("Cell", "")
    assert table.state.pool == [25, 25, 30]
    assert table.place("Mutant Altar t1") == GARDEN
    assert (table.hand("Tessa"), table.sheet("Tessa")) == (["Overload"], {"I": "Fireball light"})
    assert (table.power("Tessa"), table.state.tokens[1]) == (3, 1)
    assert list(table.tasks("Tessa")) == ["Cold Steel"]


@pytest.mark.rule("DEF.13")
def test_a_defeated_mage_acts_on_with_what_is_left() -> None:
    table = after_a_blow()
    table.choose("stop", "end")
    assert table.asked() == ("Tessa", "action")
    assert set(table.offered()) == {"explore", "momentum I"}


@pytest.mark.rule("EVO.7")
def test_the_cards_own_rules_come_first() -> None:
    """Andromeda has no attack but her ability; the Infamy of Crete strikes as it enters."""
    table = Classic("Nero", "Tessa")
    table.stand("Nero", CRYPT)
    table.stand("Tessa", ARENA)
    table.instability(ARENA, "t")
    andromeda = table.evocation("Nero", ARENA, kind="Andromeda")
    table.begin("evocation")
    table.choose(andromeda)
    assert not any(option.startswith("attack") for option in table.offered())
    crete = table.evocation("Nero", "Forge", kind="Infamy of Crete")
    table.begin("evocation")
    table.choose(crete, f"move to {ARENA}")
    assert table.damage("Tessa") == "nnnn"


@pytest.mark.rule("EVO.7")
def test_an_archetype_is_named_by_effects() -> None:
    """Putrefy takes any undead, Landsknecht or Bone Knight, whoever owns it, and nothing else."""
    table = Classic("Rebecca", "Tessa")
    table.stand("Rebecca", ARENA)
    undead = {
        table.evocation("Rebecca", GARDEN, kind="Landsknecht"),
        table.evocation("Tessa", CRYPT, kind="Bone Knight"),
    }
    for kind in ("Cerberus", "Mutant Altar"):
        table.evocation("Tessa", SANCTUARY, kind=kind)
    table.resolve("Putrefy", "dark")
    assert set(table.offered()) == undead


@pytest.mark.rule("EVO.13")
def test_an_evocation_does_not_split_its_attack() -> None:
    table = Classic("Nero", "Tessa", "Rebecca")
    for mage in ("Tessa", "Rebecca"):
        table.stand(mage, ARENA)
    knight = table.evocation("Nero", ARENA, kind="Bone Knight")
    table.begin("evocation")
    table.choose(knight, "attack Tessa")
    assert (table.damage("Tessa"), table.damage("Rebecca")) == ("nnnn", "")
    assert not any(option.startswith("attack") for option in table.offered())


@pytest.mark.rule("EVP.3")
def test_an_activation_in_another_phase_does_not_use_up_this_one() -> None:
    """Demon's Howl drives the Malacoda in the action phase; in its own phase it is asked for again."""
    table = Classic()
    table.stand("Nero", ARENA)
    table.stand("Tessa", CRYPT)
    for mage in table.people:
        table.tokens(mage, 0)
    malacoda = table.evocation("Nero", GARDEN, kind="Malacoda")
    table.prepare("Nero", quick="Demon's Howl light")
    table.action_phase()
    table.choose("cast quick")
    while table.asked() != ("Nero", "evocation"):
        table.choose(next(one for one in (malacoda, "stop", "end") if one in table.offered()))
    assert len(table.happened("activated")) == 1
    assert malacoda in table.offered()
