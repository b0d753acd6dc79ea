"""Every sort of occasion a trap can wait for, against everything that may get in its way.

The rows are the triggers of the card language, the columns the circumstances. Where a circumstance cannot
come about for a trigger, the column's table says why, and a test holds that no combination is missing.

Rikkart has the trap. Gramigna does the deed that meets its condition, and Arianna is there as well; all stand
in the red Arena, Rikkart and Gramigna with a Nigredo each, Arianna with a weak one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import pytest

from blackrose.engine import loop
from blackrose.engine.components import Pack
from blackrose.engine.play.actions import push_manoeuvre
from blackrose.engine.table import FullStopFrame
from blackrose.language import tree as tr
from blackrose.language.form import TriggerForm
from blackrose.language.forms import all_forms
from tests.rebirth.scenario import Rebirth, box_with

MAGES = ("Rikkart", "Gramigna", "Arianna")
TRIGGERS: tuple[type, ...] = tuple(form.node for form in all_forms() if isinstance(form, TriggerForm))
SLAUGHTER = "inflict 12 damage on each other mage in the Lodge"


@dataclass(frozen=True)
class Occasion:
    """How a trigger is said of others and of anybody, and a deed that brings it about: a text, or "" for a
    physical action.
    """

    others: str
    anybody: str
    deed: str
    target: str = "self"
    choices: tuple[str, ...] = ()
    met: str = "Gramigna"
    kind: str = "trap"


OCCASIONS: dict[type, Occasion] = {
    tr.Enters: Occasion(
        "Another mage enters a grey room.", "A mage enters a grey room.", "Place yourself in the Crypt"
    ),
    tr.Inflicts: Occasion(
        "Another mage inflicts damage.",
        "A mage inflicts damage.",
        "Inflict 1 damage",
        "mage *",
        ("Arianna",),
    ),
    tr.Suffers: Occasion("Another mage suffers damage.", "A mage suffers damage.", "Pain 1"),
    tr.Places: Occasion(
        "Another mage places instability.", "A mage places instability.", "Place 1 instability in the Arena"
    ),
    tr.Leaves: Occasion(
        "One of the other mages' evocations is removed or defeated.",
        "An evocation is removed or defeated.",
        "Remove one of your evocations",
        met="",
    ),
    tr.Defeats: Occasion(
        "Another mage defeats an evocation.",
        "A mage defeats an evocation.",
        "Inflict 4 damage",
        "evocation *",
        ("Nigredo a1",),
        met="",
    ),
    tr.ResolvesSummon: Occasion(
        "Another mage resolves an effect that summons.",
        "A mage resolves an effect that summons.",
        "Summon 1 Cadaver in the Arena",
    ),
    tr.ResolvesSummonWord: Occasion(
        "Another mage resolves an effect with the word Summon.",
        "A mage resolves an effect with the word Summon.",
        "Summon 1 Cadaver in the Arena",
    ),
    tr.TakesForgotten: Occasion(
        "Another mage takes a forgotten spell.", "A mage takes a forgotten spell.", "Take 1 forgotten spell"
    ),
    tr.Activates: Occasion(
        "One of the other mages' evocations activates.",
        "An evocation activates.",
        "One of your evocations activates",
        met="Nigredo g1",
    ),
    tr.Moves: Occasion("Another mage moves.", "A mage moves.", "Place yourself in the Crypt"),
    tr.IsDefeated: Occasion("Another mage is defeated.", "A mage is defeated.", "Pain 12", met=""),
    tr.IsCelled: Occasion(
        "Another mage is placed in their Cell.",
        "A mage is placed in their Cell.",
        "Place yourself in your Cell",
        met="",
    ),
    tr.GainsOrLoses: Occasion("Another mage gains power.", "A mage gains power.", "Gain 1 power"),
    tr.Solves: Occasion(
        "Another mage solves a quest.", "A mage solves a quest.", "Solve one of your Completed quests"
    ),
    tr.UsesRoom: Occasion(
        "Another mage activates a green room.", "A mage activates a green room.", "Activate the Garden"
    ),
    tr.ResolvesSpell: Occasion(
        "Another mage resolves a combat spell.", "A mage resolves a combat spell.", "Heal 1 damage"
    ),
    tr.ResolvesRoom: Occasion(
        "Another mage resolves the effect of a green room.",
        "A mage resolves the effect of a green room.",
        "Activate the Garden",
    ),
    tr.ResolvesPlacing: Occasion(
        "Another mage resolves an effect that places instability.",
        "A mage resolves an effect that places instability.",
        "Place 1 instability in the Arena",
    ),
    tr.SpellReaches: Occasion(
        "A spell reaches you.", "A spell reaches you.", "Inflict 1 damage", "room 0", kind="protection"
    ),
    tr.CompletesPhysical: Occasion(
        "Another mage completes a physical action.", "A mage completes a physical action.", ""
    ),
    tr.LeavesRoom: Occasion(
        "Another mage leaves a red room.", "A mage leaves a red room.", "Place yourself in the Crypt"
    ),
    tr.Casts: Occasion(
        "Another mage casts a combat spell.",
        "A mage casts a combat spell.",
        "Cast 1 spell from hand",
        choices=("slot II", "II: Whisper light"),
    ),
    tr.Heals: Occasion(
        "Another mage heals damage on an evocation.",
        "A mage heals damage.",
        "Heal 1 damage on the target",
        "evocation *",
        ("Nigredo a1",),
    ),
    tr.Converts: Occasion(
        "Another mage converts damage on an evocation.",
        "A mage converts damage.",
        "Convert 1 damage",
        "evocation *",
        ("Nigredo a1", "cube 0"),
    ),
    tr.Attacks: Occasion(
        "Another mage performs a physical attack on a mage.",
        "A mage performs a physical attack on a mage.",
        "Perform a physical attack on a mage in your room",
        choices=("Arianna",),
    ),
    tr.Aims: Occasion(
        "Another mage aims a combat spell at a mage.",
        "A mage aims a combat spell at a mage.",
        "Inflict 1 damage",
        "mage *",
        ("Arianna",),
    ),
    tr.Summons: Occasion(
        "Another mage summons an evocation.", "A mage summons an undead.", "Summon 1 Cadaver in the Arena"
    ),
    tr.GetsCrown: Occasion("Another mage gets the crown.", "A mage gets the crown.", "Get the crown"),
    tr.ShowsQuest: Occasion(
        "Another mage shows a quest.", "A mage shows a quest.", "Complete one of your Active quests"
    ),
}

CONTROL = (
    "Command | combat magic | special | One of the other mages' evocations activates under your control."
)
PUPPET = (
    "Puppet | combat magic | mage 1 | "
    "Perform a physical attack under your control with the target on another mage in the target's room."
)


@cache
def box() -> Pack:
    """The Rebirth box with four cards for each trigger: two traps, a short-armed one, the deed twice."""
    cards = [CONTROL, PUPPET, "Whisper | combat fire | self | Gain 1 power."]
    for trigger, one in OCCASIONS.items():
        name = trigger.__name__
        aim = "model 1" if trigger is tr.Activates else "mage 1"
        cards += [
            f"Others {name} | {one.kind} fire | self | Gain 3 power. | {one.others}",
            f"Anybody {name} | {one.kind} fire | self | Gain 3 power. | {one.anybody}",
            f"Short {name} | {one.kind} fire | {aim} | Inflict 1 damage. | {one.others}",
        ]
        if one.deed:
            cards += [
                f"Deed {name} | combat fire | {one.target} | {one.deed}.",
                f"Slaughter {name} | combat fire | {one.target} | {one.deed} and {SLAUGHTER}.",
            ]
    for controlled, when in CONTROLLED.items():
        if not isinstance(when, str):
            cards.append(f"Mine {controlled.__name__} | trap fire | self | Gain 3 power. | {when[0]}")
    return box_with(*cards)


def table(trigger: type, card: str = "Others", owners: tuple[str, ...] = ("Rikkart",)) -> Rebirth:
    """All in the Arena, with what the deeds need; the owners have the trap Active."""
    at = Rebirth(*MAGES, pack=box())
    for mage in MAGES:
        at.stand(mage, "Arena")
        at.evocation(mage, "Arena", damage="xxx" if mage == "Arianna" else "")
    at.task("Rikkart", "Guardian Mage", "completed")
    at.task("Gramigna", "Theurge", "completed")
    if trigger is tr.ShowsQuest:
        at.task("Rikkart", "Holy Corruption")
        at.task("Gramigna", "Magic Stem")
    if trigger is tr.Casts:
        at.hold("Rikkart", "Whisper")
        at.hold("Gramigna", "Whisper")
    at.crown("Arianna")
    at.forgotten(*(at.rules.cards[card].name.en for card in sorted(at.rules.forgotten)[:3]))
    for owner in owners:
        at.prepare(owner, status="active", I=f"{card} {trigger.__name__} light")
    return at


def do(at: Rebirth, trigger: type, by: str = "Gramigna", card: str = "Deed") -> None:
    """The deed is done, up to the first question about a trap, or to its end."""
    one = OCCASIONS[trigger]
    wanted = list(one.choices)
    if one.deed:
        at.resolve(f"{card} {trigger.__name__}", "light", by=by)
    else:
        act(at, by)
        wanted = ["attack Rikkart"] if card == "Slaughter" else []
    while at.state.asked and at.decision().kind != "react":
        offered = at.offered()
        wish = next((label for label in wanted if label in offered), "")
        at.choose(wish or next((word for word in ("stop", "pass", "no") if word in offered), offered[0]))


def act(at: Rebirth, mage: str) -> None:
    """A mage begins a physical action; an empty full stop stands for the rest of the turn."""
    seat = at.seat(mage)
    at.state.stack = [FullStopFrame(())]
    push_manoeuvre(at.state, seat, seat, moves=1, attack=1, physical=1)
    loop.run(at.state)


def asked(at: Rebirth) -> str:
    """Who is asked about a trap now; "" if nobody is."""
    return at.asked()[0] if at.state.asked and at.decision().kind == "react" else ""


def rows(told: dict[type, str]) -> list[type]:
    """The triggers for which a circumstance can come about."""
    return [trigger for trigger in TRIGGERS if trigger not in told]


# --------------------------------------------------------------------------------------------------
# The Cell
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CEL.16")
@pytest.mark.parametrize("trigger", TRIGGERS)
def test_the_owner_in_the_cell_may_answer(trigger: type) -> None:
    """No spell reaches the Cell (TGT.7); all else is answered from there."""
    at = table(trigger)
    at.stand("Rikkart", "Cell")
    do(at, trigger)
    assert asked(at) == ("" if trigger is tr.SpellReaches else "Rikkart")


NOT_FROM_THE_CELL = {
    tr.Enters: "an effect that places in a room takes nobody out of the Cell (CEL.1)",
    tr.Suffers: "nothing hurts a mage in the Cell",
    tr.Moves: "leaving the Cell is no move, it starts in no room",
    tr.IsDefeated: "nobody is defeated in the Cell",
    tr.IsCelled: "who is in the Cell already is not placed there",
    tr.Solves: "such a trap does not reach a mage in the Cell (CEL.7)",
    tr.SpellReaches: "a spell with a range reaches no room from the Cell",
    tr.LeavesRoom: "the Cell is no room",
    tr.Attacks: "nobody is beside a mage in the Cell",
    tr.ShowsQuest: "such a trap does not reach a mage in the Cell (CEL.7)",
}


@pytest.mark.rule("CEL.1", "CEL.4", "CEL.7")
@pytest.mark.parametrize("trigger", TRIGGERS)
def test_what_a_mage_brings_about_from_the_cell(trigger: type) -> None:
    """Gramigna goes on with an effect after she was put into her Cell."""
    at = table(trigger)
    at.stand("Gramigna", "Cell")
    do(at, trigger)
    assert asked(at) == ("" if trigger in NOT_FROM_THE_CELL else "Rikkart")


# --------------------------------------------------------------------------------------------------
# Range and line
# --------------------------------------------------------------------------------------------------

NOT_IN_RANGE = {
    tr.Leaves: "an evocation that left is nowhere",
    tr.Defeats: "the evocation defeated is nowhere",
    tr.IsDefeated: "the mage is in the Cell",
    tr.IsCelled: "the mage is in the Cell",
    tr.SpellReaches: "the owner is the one reached: a target is chosen as usual",
}


@pytest.mark.rule("TGT.2", "TGT.23", "TRP.14")
@pytest.mark.parametrize("where", ["near", "far", "Cell"])
@pytest.mark.parametrize("trigger", rows(NOT_IN_RANGE))
def test_a_trap_with_a_range_reaches_only_so_far(trigger: type, where: str) -> None:
    """It may be sprung all the same, and is spent: Rikkart is beside who met it, two rooms off, or in the
    Cell.
    """
    at = table(trigger, "Short")
    at.stand("Rikkart", {"near": "Black Rose Room", "far": "Mirrors Room", "Cell": "Cell"}[where])
    met = OCCASIONS[trigger].met
    do(at, trigger)
    before = at.damage(met)
    assert asked(at) == "Rikkart"
    at.choose("reveal I")
    while at.state.asked:
        at.choose(at.offered()[0])
    assert at.damage(met).count("r") - before.count("r") == (1 if where == "near" else 0)
    assert at.happened("revealed") != []


# --------------------------------------------------------------------------------------------------
# Own effects
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRP.23", "TRP.32")
@pytest.mark.parametrize("trigger", TRIGGERS)
def test_an_own_effect_meets_what_anybody_can_meet_and_not_what_others_must(trigger: type) -> None:
    """A spell never "reaches" its own caster."""
    mine = table(trigger, "Anybody")
    do(mine, trigger, by="Rikkart")
    assert asked(mine) == ("" if trigger is tr.SpellReaches else "Rikkart")
    theirs = table(trigger, "Others")
    do(theirs, trigger, by="Rikkart")
    assert asked(theirs) == ""


# --------------------------------------------------------------------------------------------------
# Evocations controlled by another
# --------------------------------------------------------------------------------------------------

NO_EVOCATION = "evocations do nothing of the kind"
CONTROLLED: dict[type, str | tuple[str, tuple[str, ...]]] = {
    # what Rikkart's trap waits for, and what Gramigna does with Rikkart's Nigredo
    tr.Enters: ("One of your evocations enters a grey room.", ("move to Black Rose Room", "move to Crypt")),
    tr.Inflicts: ("Another mage inflicts damage.", ("attack Arianna",)),
    tr.Suffers: ("Another mage suffers damage.", ("attack Arianna",)),
    tr.Places: ("Another mage places instability.", ("attack Arianna", "yes")),
    tr.Leaves: ("An evocation is removed or defeated.", ("attack Nigredo a1",)),
    tr.Defeats: ("Another mage defeats an evocation.", ("attack Nigredo a1",)),
    tr.Activates: ("One of your evocations activates.", ()),
    tr.Moves: ("One of your evocations moves.", ("move to Black Rose Room",)),
    tr.IsDefeated: ("Another mage is defeated.", ("attack Arianna",)),
    tr.IsCelled: ("Another mage is placed in their Cell.", ("attack Arianna",)),
    tr.GainsOrLoses: ("Another mage gains power.", ("attack Arianna",)),
    tr.ResolvesSummon: NO_EVOCATION,
    tr.ResolvesSummonWord: NO_EVOCATION,
    tr.TakesForgotten: NO_EVOCATION,
    tr.Solves: NO_EVOCATION,
    tr.UsesRoom: NO_EVOCATION,
    tr.ResolvesSpell: NO_EVOCATION,
    tr.ResolvesRoom: NO_EVOCATION,
    tr.ResolvesPlacing: "what an evocation's card does is no whole effect that a mage resolves",
    tr.SpellReaches: NO_EVOCATION,
    tr.CompletesPhysical: "an activation is no physical action",
    tr.LeavesRoom: ("One of your evocations leaves a red room.", ("move to Black Rose Room",)),
    tr.Casts: NO_EVOCATION,
    tr.Heals: NO_EVOCATION,
    tr.Converts: NO_EVOCATION,
    tr.Attacks: ("Another mage performs a physical attack on a mage.", ("attack Arianna",)),
    tr.Aims: NO_EVOCATION,
    tr.Summons: NO_EVOCATION,
    tr.GetsCrown: NO_EVOCATION,
    tr.ShowsQuest: NO_EVOCATION,
}


@pytest.mark.rule("EVO.5")
@pytest.mark.parametrize("trigger", [one for one, told in CONTROLLED.items() if not isinstance(told, str)])
def test_what_an_evocation_does_under_control_is_the_controllers_and_it_stays_the_owners(
    trigger: type,
) -> None:
    """Rikkart's Nigredo under Gramigna: what is inflicted, defeated, placed and gained is hers, "one of your
    evocations" is still his.
    """
    at = table(trigger, "Mine")
    if trigger in (tr.IsDefeated, tr.IsCelled, tr.GainsOrLoses):
        health = at.rules.mages[at.state.mage[at.seat("Arianna")]].health
        at.stand("Arianna", "Arena", damage="g" * (health - 1))
    told = CONTROLLED[trigger]
    wanted = [] if isinstance(told, str) else list(told[1])
    at.resolve("Command", "light", by="Gramigna")
    seen = ""
    while at.state.asked and not (seen := asked(at)):
        offered = at.offered()
        wish = next((label for label in ("Nigredo r1", *wanted) if label in offered), "")
        wanted = [label for label in wanted if label != wish]
        at.choose(wish or next((word for word in ("stop", "pass", "no") if word in offered), offered[0]))
    assert seen == "Rikkart"


# --------------------------------------------------------------------------------------------------
# A full room, an empty pool
# --------------------------------------------------------------------------------------------------

FULL = {
    tr.Enters: True,
    tr.Moves: True,
    tr.Places: False,
    tr.ResolvesPlacing: False,
    tr.UsesRoom: True,
    tr.ResolvesRoom: True,
    tr.LeavesRoom: True,
}
"""Whether it happens all the same where the room is full."""

NO_ROOM = dict.fromkeys(
    (
        *(tr.Inflicts, tr.Suffers, tr.Leaves, tr.Defeats, tr.Activates, tr.IsDefeated, tr.IsCelled),
        *(tr.ResolvesSummon, tr.ResolvesSpell, tr.TakesForgotten, tr.GainsOrLoses, tr.Solves),
        *(tr.ResolvesSummonWord, tr.SpellReaches, tr.Casts, tr.Heals, tr.Converts, tr.Attacks, tr.Aims),
        *(tr.Summons, tr.GetsCrown, tr.ShowsQuest, tr.CompletesPhysical),
    ),
    "the instability of no room plays a part in it",
)


@pytest.mark.rule("INS.1")
@pytest.mark.parametrize(("trigger", "happens"), list(FULL.items()))
def test_a_full_room_takes_no_more_and_is_entered_and_used_all_the_same(trigger: type, happens: bool) -> None:
    at = table(trigger)
    for room in ("Arena", "Crypt", "Garden"):
        slots = at.rules.rooms[at.state.tiles[at.room(room)]].slots
        at.instability(room, "x" * slots)
    do(at, trigger)
    assert asked(at) == ("Rikkart" if happens else "")


NEEDS_CUBES = (
    *(tr.Inflicts, tr.Suffers, tr.Places, tr.Defeats, tr.IsDefeated, tr.ResolvesPlacing),
    *(tr.Converts, tr.Attacks),
    tr.SpellReaches,  # one that could only inflict damage touches nobody (TGT.30)
)
"""What comes about by cubes alone; all the others need none."""


@pytest.mark.rule("CUB.1")
@pytest.mark.parametrize("trigger", TRIGGERS)
def test_without_cubes_nothing_that_is_made_of_them_happens(trigger: type) -> None:
    at = table(trigger)
    at.cubes_left("Gramigna", 0)
    at.cubes_left("Black Rose", 0)
    do(at, trigger)
    assert asked(at) == ("" if trigger in NEEDS_CUBES else "Rikkart")


# --------------------------------------------------------------------------------------------------
# Two owners at once
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRP.6", "TRP.19", "TRP.22")
@pytest.mark.parametrize("first", ["Rikkart", "Arianna"])
@pytest.mark.parametrize("trigger", TRIGGERS)
def test_two_owners_are_asked_in_play_order_and_what_was_met_stays_met(trigger: type, first: str) -> None:
    at = table(trigger, owners=("Rikkart", "Arianna"))
    at.first(first)
    do(at, trigger)
    for owner in (first, "Arianna" if first == "Rikkart" else "Rikkart"):
        assert asked(at) == owner
        before = at.power(owner)
        at.choose("reveal I")
        assert at.power(owner) == before + 3
    assert asked(at) == ""


# --------------------------------------------------------------------------------------------------
# A defeat in the same sentence
# --------------------------------------------------------------------------------------------------

AFTER_THE_SENTENCE = (
    *(tr.ResolvesSummon, tr.ResolvesSummonWord, tr.ResolvesSpell, tr.ResolvesPlacing),
    tr.CompletesPhysical,
)
"""What happens only when an effect or a physical action is through; by then the defeat of its last sentence
has been settled.
"""


@pytest.mark.rule("TRP.3", "CEL.16")
@pytest.mark.parametrize("trigger", TRIGGERS)
def test_a_trap_answers_before_the_defeat_of_its_sentence_and_from_the_cell_after_it(trigger: type) -> None:
    """Gramigna's deed and the blow that defeats Rikkart are one sentence, or parts of one physical action."""
    at = table(trigger)
    if not OCCASIONS[trigger].deed:
        at.stand("Rikkart", "Arena", damage=at.nearly("Rikkart", 1))
    do(at, trigger, card="Slaughter")
    assert asked(at) == "Rikkart"
    dead = trigger in (*AFTER_THE_SENTENCE, tr.IsDefeated)
    assert at.place("Rikkart") == ("Cell" if dead else "Arena")
    at.choose("reveal I")
    while at.state.asked:
        at.choose(at.offered()[0])
    assert at.power("Rikkart") >= 3
    assert at.place("Rikkart") == "Cell"


# --------------------------------------------------------------------------------------------------
# As it was when it happened
# --------------------------------------------------------------------------------------------------

AT_YOU = "Another mage aims a combat spell at you."


@cache
def moving_box() -> Pack:
    """Spells at a room that move models, and two traps of whoever is aimed at."""
    return box_with(
        "Sweep | combat fire | room 2 | Place each other mage in the target room in the Garden.",
        "Gather | combat fire | room 2 | Place each other mage in the Lodge in the target room.",
        f"Alert | trap fire | self | Gain 3 power. | {AT_YOU}",
        f"Blow Away | trap fire | self | Place each other mage in the Lodge in the Crypt. | {AT_YOU}",
    )


@pytest.mark.rule("TRP.19")
@pytest.mark.parametrize(
    ("spell", "stands", "aimed"), [("Sweep", "Arena", True), ("Gather", "Garden", False)]
)
def test_a_spell_at_a_room_is_aimed_at_who_stood_there(spell: str, stands: str, aimed: bool) -> None:
    """Who is swept out of the room was aimed at and answers before that; who is drawn into it was not."""
    at = Rebirth("Rikkart", "Gramigna", pack=moving_box())
    at.stand("Rikkart", stands)
    at.stand("Gramigna", "Black Rose Room")
    at.prepare("Rikkart", status="active", I="Alert light")
    at.resolve(spell, "light", by="Gramigna")
    at.choose("Arena")
    assert asked(at) == ("Rikkart" if aimed else "")
    if aimed:
        at.choose("pass")
    assert at.place("Rikkart") == ("Garden" if aimed else "Arena")
    assert asked(at) == ""


@pytest.mark.rule("TRP.19", "TRP.22")
def test_who_was_aimed_at_was_so_whatever_another_trap_does_meanwhile() -> None:
    """Rikkart's trap blows Arianna out of the room at which Gramigna aims; hers answers all the same."""
    at = Rebirth(*MAGES, pack=moving_box())
    at.stand("Rikkart", "Arena")
    at.stand("Arianna", "Arena")
    at.stand("Gramigna", "Black Rose Room")
    at.prepare("Rikkart", status="active", I="Blow Away light")
    at.prepare("Arianna", status="active", I="Alert light")
    at.resolve("Gather", "light", by="Gramigna")
    at.choose("Arena", "reveal I")
    assert at.place("Arianna") == "Crypt"
    assert asked(at) == "Arianna"


@pytest.mark.rule("EVO.5")
def test_an_attack_that_a_text_makes_another_perform_is_its_controllers() -> None:
    """Gramigna lets Arianna strike Rikkart: it is Gramigna's attack, and she is who meets his trap."""
    at = table(tr.Attacks, "Short")
    at.resolve("Puppet", "light", by="Gramigna")
    at.choose("Arianna")
    assert at.damage("Rikkart") != ""
    assert asked(at) == "Rikkart"
    at.choose("reveal I")
    assert (at.damage("Gramigna"), at.damage("Arianna")) == ("r", "")
    own = table(tr.Attacks)
    own.resolve("Puppet", "light", by="Rikkart")
    own.choose("Arianna")
    assert own.damage("Gramigna") != ""
    assert asked(own) == ""


INSTEAD = "Your physical attacks may place 2 instability in your room instead of damage."


def test_an_attack_that_places_instability_instead_of_damage_is_an_attack() -> None:
    """It is told whose it is, as any other is."""
    pack = box_with(
        f"Flames | combat fire | self | Until the end of the round: {INSTEAD} {OCCASIONS[tr.Attacks].deed}.",
        f"Alert | trap fire | self | Gain 3 power. | {OCCASIONS[tr.Attacks].others}",
    )
    at = Rebirth("Rikkart", "Gramigna", pack=pack)
    at.stand("Rikkart", "Arena")
    at.stand("Gramigna", "Arena")
    at.prepare("Rikkart", status="active", I="Alert light")
    at.prepare("Gramigna", status="ready", I="Flames light")
    at.action_phase(first="Gramigna")
    at.choose("cast I", "instead Rikkart")
    assert (at.damage("Rikkart"), at.cubes("Arena")) == ("", "gg")
    assert asked(at) == "Rikkart"


# --------------------------------------------------------------------------------------------------
# Nothing is left out
# --------------------------------------------------------------------------------------------------


def test_every_trigger_of_the_language_is_in_the_table() -> None:
    assert set(OCCASIONS) == set(TRIGGERS)
    assert set(CONTROLLED) == set(TRIGGERS)
    assert set(FULL) | set(NO_ROOM) == set(TRIGGERS)
