"""An Avatar is a mage for every rule, and the Black Rose (AVA.1, AVA.13, AVA.18, AVA.27, AVA.52,"
" AVA.57–63)."""

from __future__ import annotations

import pytest

from blackrose.engine import changes
from tests.avatar.tables import AVATAR, IDLE, RAY, ROSE_ROOM, SNARE, hunted
from tests.rebirth.scenario import Rebirth, box_with


def casting(
    *spells: str, commands: tuple[str, ...] = (), mages: tuple[str, ...] = ("Rikkart", "Gramigna")
) -> Rebirth:
    """Rikkart in the Arena about to cast the first of some spells, Gramigna in the Garden, The Possessed
    between them.
    """
    table = Rebirth(*mages, avatar=AVATAR, pack=box_with(*spells), commands=commands)
    table.stand(AVATAR, ROSE_ROOM)
    table.stand("Rikkart", "Arena")
    if "Gramigna" in mages:
        table.stand("Gramigna", "Garden")
    table.prepare("Rikkart", quick=spells[0].split(" |")[0] + " light")
    return table


@pytest.mark.rule("AVA.18")
def test_a_mage_can_aim_at_it_strike_and_defeat_it() -> None:
    table = casting("Trial | combat fire | mage 2 | Inflict 2 damage.")
    table.stand(AVATAR, ROSE_ROOM, damage=table.nearly(AVATAR, 2, "g"))
    table.action_phase(first="Rikkart")
    table.choose("cast quick", AVATAR)
    assert table.place(AVATAR) == "Cell"
    assert table.damage(AVATAR) == ""
    assert table.captured("Rikkart") == [AVATAR]
    assert (table.power("Rikkart"), table.power("Gramigna")) == (2, 4)
    assert table.state.trophies_left[2] == 6


@pytest.mark.rule("AVA.18", "AVA.60")
def test_it_defeats_and_ranks_with_all_black_cubes() -> None:
    """Six cubes of events and the last one of its command: it ranks before Gramigna with five."""
    table = hunted("Blow | spell A | mage 1 | The Possessed inflicts 1 damage.")
    table.stand("Rikkart", "Arena", damage=table.nearly("Rikkart", 6) + "ggggg")
    table.command()
    assert table.place("Rikkart") == "Cell"
    assert table.captured(AVATAR) == ["Rikkart"]
    assert (table.power(AVATAR), table.power("Gramigna")) == (4, 2)


@pytest.mark.rule("AVA.18", "AVA.60")
@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("spell B | mage 1 | The Possessed inflicts 1 damage.", True),
        (
            "action B | | The Possessed performs a physical attack on a mage in the room of the Possessed.",
            True,
        ),
    ],
)
def test_what_its_commands_inflict_is_another_mages(text: str, heard: bool) -> None:
    pack = box_with("Ear | trap fire | special | Gain 1 power. | Another mage inflicts damage on you.")
    table = Rebirth("Rikkart", avatar=AVATAR, pack=pack, commands=(f"Deed | {text}",))
    table.stand(AVATAR, "Arena")
    table.stand("Rikkart", "Arena")
    table.prepare("Rikkart", status="active", quick="Ear light")
    table.command()
    assert (not table.quiet) == heard


@pytest.mark.rule("AVA.60")
def test_what_its_evocation_inflicts_is_its_own_and_an_event_the_black_roses() -> None:
    pack = box_with("Ear | trap fire | special | Gain 1 power. | Another mage inflicts damage on you.")
    table = Rebirth("Rikkart", avatar=AVATAR, pack=pack)
    table.stand("Rikkart", "Arena")
    table.prepare("Rikkart", status="active", quick="Ear light")
    table.resolve("Pledge", by="Black Rose")
    assert table.damage("Rikkart") == "xxx"
    assert table.quiet  # nobody is asked
    own = table.evocation(AVATAR, "Arena", kind="Cadaver")
    table.begin("evocation", first="Rikkart")
    assert table.asked() == ("Rikkart", "react")
    assert table.place(own) == "Arena"


@pytest.mark.rule("AVA.60", "AVA.27")
def test_what_an_umbra_inflicts_is_the_black_roses() -> None:
    pack = box_with("Ear | trap fire | special | Gain 1 power. | Another mage inflicts damage on you.")
    table = Rebirth("Rikkart", avatar=AVATAR, pack=pack)
    table.stand("Rikkart", "Arena")
    table.prepare("Rikkart", status="active", quick="Ear light")
    table.haunt("Rikkart")
    before = len(table.damage("Rikkart"))
    table.begin("evocation", first="Rikkart")
    assert [event.striker for event in table.events("suffered")] == [table.model("Umbra x4")]
    assert len(table.damage("Rikkart")) == before + 1
    assert not any(decision.kind == "react" for decision in table.state.decisions)


@pytest.mark.rule("AVA.13", "AVA.27", "AVA.58")
def test_it_and_its_evocations_never_suffer_black_damage() -> None:
    table = hunted()
    own = table.evocation(AVATAR, "Crypt", kind="Cadaver")
    table.resolve("Pledge", by="Black Rose")
    table.resolve("Black Thorns", by="Black Rose")  # 2 damage on each evocation
    assert (table.damage(AVATAR), table.damage(own)) == ("", "")
    assert table.damage("Rikkart") == "xxx"
    table.haunt(AVATAR)
    table.begin("evocation", first="Rikkart")
    assert table.damage(AVATAR) == ""


@pytest.mark.rule("AVA.13", "AVA.58")
@pytest.mark.parametrize(
    "event", ["A Hard Lesson", "Power Infusion", "Revolt of the Servants", "Wave of Fatigue"]
)
def test_events_on_mages_leave_it_out(event: str) -> None:
    table = hunted(IDLE, SNARE)
    for who in ("Rikkart", "Gramigna", AVATAR):
        table.power(who, 5)
    table.resolve(event, by="Black Rose")
    while not table.quiet:
        assert table.asked()[0] in ("Rikkart", "Gramigna")
        table.choose(table.offered()[0])
    assert table.power(AVATAR) == 5
    assert table.place(AVATAR) == ROSE_ROOM
    assert table.commands_in(1) == ["Idle", "Snare"]


@pytest.mark.rule("AVA.58")
def test_only_the_sentence_on_mages_is_dropped() -> None:
    """Illness places instability in each room with a mage, its room too, and puts only the others"
    " in Cells."""
    table = hunted()
    table.resolve("Illness", by="Black Rose")
    assert table.place("Rikkart") == table.place("Gramigna") == "Cell"
    assert table.place(AVATAR) == ROSE_ROOM
    assert table.cubes("Arena") == "xx"


@pytest.mark.rule("AVA.58", "AVA.13")
def test_what_an_event_in_force_says_of_mages_is_not_said_of_it() -> None:
    """Assault: combat spells of mages inflict 1 more. Only Peace: damage on whoever resolves a"
    " combat spell."""
    table = hunted("Blow | spell B | mage 1 | The Possessed inflicts 1 damage.")
    table.stand("Gramigna", "Cell")
    table.lay_event(1, "Assault")
    table.lay_event(2, "Only Peace")
    table.command()
    assert table.damage("Rikkart") == "x"
    assert table.damage(AVATAR) == ""
    assert table.events("suffered")[0].model == 0
    assert len(table.events("suffered")) == 1


@pytest.mark.rule("AVA.13")
def test_no_effect_gives_it_the_crown() -> None:
    table = hunted()
    changes.give_crown(table.state, table.seat(AVATAR))
    assert table.crown() == "Rikkart"
    assert table.happened("crown") == []


@pytest.mark.rule("AVA.27")
def test_it_can_be_given_jinxes_and_umbras() -> None:
    table = casting(
        "Trial | contingency fire | mage 2 | Assign Weakness to the target. Assign 1 Umbra to the target."
    )
    table.action_phase(first="Rikkart")
    table.choose("cast quick", AVATAR)
    assert table.jinxes(AVATAR) == {"Weakness": 0}
    assert [mage for _, mage in table.state.assigned] == [2]


@pytest.mark.rule("AVA.9", "AVA.24")
def test_nobody_takes_a_card_of_its_deck() -> None:
    table = casting(
        "Trial | contingency fire | mage 2 | Swap 1 spell from hand with 1 spell from the target's hand.",
        commands=(IDLE, RAY),
    )
    table.hold("Rikkart", "Tearing")
    table.action_phase(first="Rikkart")
    table.choose("cast quick", AVATAR)
    assert table.hand("Rikkart") == ["Tearing"]
    assert table.commands_in(1) == ["Idle", "Ray"]


@pytest.mark.rule("AVA.24", "AVA.45", "AVA.32")
def test_a_discard_from_hand_takes_the_top_of_its_deck_unresolved_and_uncounted() -> None:
    table = casting(
        "Trial | contingency fire | mage 2 | The target discards 2 spells from hand.",
        commands=(SNARE, IDLE, RAY),
    )
    table.action_phase(first="Rikkart")
    table.choose("cast quick", AVATAR)
    assert table.commanded == ["Snare", "Idle"]
    assert table.commands_in(1) == ["Ray"]
    assert table.commands_left() == 3
    assert table.power(AVATAR) == 0
    assert len(table.events("command_lost")) == 2


@pytest.mark.rule("AVA.45")
def test_a_discard_from_an_empty_deck_makes_it_anew_first() -> None:
    table = casting(
        "Trial | contingency fire | mage 2 | The target discards 1 spell from hand.", commands=(IDLE,)
    )
    table.command("Idle")
    table.stand(AVATAR, ROSE_ROOM)
    table.action_phase(first="Rikkart")
    table.choose("cast quick", AVATAR)
    assert len(table.events("commands_back")) == 1
    assert table.commanded == ["Idle"]


@pytest.mark.rule("AVA.62", "AVA.24")
@pytest.mark.parametrize(
    ("left", "seen"), [(3, ["Snare", "Idle", "Ray"]), (2, ["Snare", "Idle"]), (0, ["Snare"])]
)
def test_to_look_at_its_hand_shows_the_cards_it_has_left(left: int, seen: list[str]) -> None:
    table = casting(
        "Trial | contingency fire | mage 2 | Look at the hand of the target.", commands=(SNARE, IDLE, RAY)
    )
    table.action_phase(first="Rikkart")
    table.commands_left(left)
    table.choose("cast quick", AVATAR)
    names = [table.rules.commands[event.command].name.en for event in table.events("saw_command")]
    assert names == seen
    assert {event.who for event in table.events("saw_command")} == {0}
    assert len(table.commands_in(1)) == 3
    assert [event.command for event in table.told_to("Gramigna", "saw_command")] == [-1] * len(seen)


@pytest.mark.rule("AVA.62")
def test_a_spell_it_would_get_goes_to_its_pile() -> None:
    table = casting(
        "Trial | contingency fire | mage 2 | The target draws 1 spell from the Library. The target"
        " takes 1 forgotten spell."
    )
    table.library("Death", "Tearing")
    forgotten = table.rules.cards[min(table.rules.forgotten)].name.en
    table.forgotten(forgotten)
    table.action_phase(first="Rikkart")
    table.choose("cast quick", AVATAR)
    assert table.hand(AVATAR) == []
    assert table.discards("Death") == ["Tearing"]
    assert table.state.removed == (table.card(forgotten),)


@pytest.mark.rule("AVA.57")
def test_a_quest_it_would_draw_goes_to_the_discards_and_pays_by_its_moon() -> None:
    table = casting("Trial | contingency fire | mage 2 | The target draws 1 quest.")
    quest = next(quest.name.en for quest in table.rules.quests if quest.moon == 1)
    table.quest_deck(1, quest)
    table.action_phase(first="Rikkart")
    table.choose("cast quick", AVATAR)
    assert table.tasks(AVATAR) == {}
    assert table.power(AVATAR) == 1
    assert table.state.quest_discards[0] == (table.quest(quest),)


@pytest.mark.rule("AVA.14", "AVA.57")
def test_a_quest_that_an_effect_solves_for_it_pays_without_its_effect_and_lies_solved() -> None:
    table = Rebirth(
        "Rikkart",
        avatar=AVATAR,
        pack=box_with("Trial | contingency fire | self | Draw 1 quest. Solve 1 of them with its effect."),
    )
    table.stand(AVATAR, ROSE_ROOM)
    table.stand("Rikkart", "Arena")
    quest = next(quest for quest in table.rules.quests if quest.moon == 1)
    table.quest_deck(1, quest.name.en)
    table.resolve("Trial", "light", by=AVATAR)
    assert table.tasks(AVATAR) == {quest.name.en: "solved"}
    assert table.power(AVATAR) == 1 + quest.power
    assert table.state.quest_discards[0] == ()
    assert table.quiet


@pytest.mark.rule("AVA.1", "AVA.52")
def test_what_speaks_of_the_black_rose_means_it() -> None:
    """Her cubes, her power and her rank in a room are its own: three of four cubes rebuild a room for it."""
    table = hunted()
    room = table.rules.rooms[table.state.tiles[table.room("Crypt")]]
    table.instability("Crypt", "x" * (room.slots - 1))
    table.resolve("Rebirth at Dawn", by="Black Rose")
    table.instability("Crypt", "g" * (room.slots - len(table.cubes("Crypt"))))
    table.begin("clean-up")
    assert table.power(AVATAR) >= room.rewards[0] - 1
    assert table.power(AVATAR) == table.power("Black Rose")


@pytest.mark.rule("AVA.25")
def test_what_it_would_answer_as_a_mage_in_anothers_spell_the_crown_holder_answers() -> None:
    """Which of two upgrades its evocation keeps: not Rikkart, whose spell it is."""
    upgrades = [upgrade.name.en for upgrade in Rebirth().rules.upgrades[:2]]
    table = casting(f"Trial | contingency fire | evocation 1 | Assign {upgrades[1]} to the target.")
    own = table.evocation(AVATAR, ROSE_ROOM, upgrade=upgrades[0])
    table.action_phase(first="Rikkart")
    table.crown("Gramigna")
    table.choose("cast quick", own)
    assert table.asked() == ("Gramigna", "upgrade")


@pytest.mark.rule("AVA.19")
def test_in_its_cell_it_is_no_target_and_a_defeat_takes_it_there() -> None:
    table = casting("Trial | combat fire | mage * | Inflict 2 damage.")
    table.stand(AVATAR, "Cell")
    table.action_phase(first="Rikkart")
    table.choose("cast quick")
    assert AVATAR not in table.offered()
