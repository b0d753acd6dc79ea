"""An Avatar as it is shown and told: its deck, its commands, how it chose, and for whom the crown answers."""

from __future__ import annotations

import pytest

from blackrose.engine import events as ev
from blackrose.game import Game
from blackrose.language.words import LANGUAGES
from blackrose.table.shown import Presenter, box
from blackrose.table.wire import AvatarShown, ChoiceShown, Shown
from blackrose.table.words.log import Log
from blackrose.table.words.names import Scene
from blackrose.table.words.narrator import Narrator
from tests.avatar.tables import AVATAR, IDLE, RAY, ROOTS, ROSE_ROOM, SNARE, WARD, alone, hunted
from tests.rebirth.scenario import Rebirth, box_with
from tests.table.avatar_told import finished, moments


def shown(table: Rebirth, seat: int = 0, language: str = "en") -> Shown:
    return Presenter(table.rules, language).shown(table.state, seat)


def avatar(table: Rebirth, seat: int = 0) -> AvatarShown:
    found = shown(table, seat)["avatar"]
    assert found is not None
    return found


def choice(table: Rebirth) -> ChoiceShown:
    found = avatar(table)["choice"]
    assert found is not None
    return found


def log(table: Rebirth, language: str = "en") -> list[str]:
    """The lines since the table was set, each set in."""
    told = Log(Narrator(table.rules, language).telling, 0)
    told.scene, told._begun = Scene.of(table.state), True
    for entry in table.state.journal or ():
        told.add(entry)
    return ["  " * line.level + line.text for line in told.lines]


# --------------------------------------------------------------------------------------------------
# The seat
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AVA.1", "AVA.18", "AVA.52")
def test_it_is_the_last_faction_a_mage_and_the_black_rose_at_once() -> None:
    table = hunted(IDLE)
    table.stand(AVATAR, ROSE_ROOM, damage="rg")
    table.capture(AVATAR, "Rikkart")
    evocation = table.evocation(AVATAR, "Arena")
    told = shown(table)
    assert [faction["name"] for faction in told["factions"]] == ["Rikkart", "Gramigna", AVATAR]
    rose = told["factions"][-1]
    assert (rose["rose"], rose["avatar"], rose["mage"], rose["slots"]) == (True, 0, -1, [])
    assert (rose["captured"], rose["number"]) == ([0], 2)
    model = told["models"][2]
    assert model is not None
    assert (model["mage"], model["avatar"], model["card"], model["bar"]) == (True, 0, -1, [0, 1])
    assert model["health"] == table.rules.mages[-1].health
    summoned = told["models"][table.model(evocation)]
    assert summoned is not None
    assert summoned["owner"] == 2
    assert [faction["avatar"] for faction in told["factions"][:2]] == [-1, -1]


def test_without_one_nothing_of_it_is_shown() -> None:
    table = Rebirth()
    told = shown(table)
    assert told["avatar"] is None
    assert told["factions"][-1]["avatar"] == -1
    assert told["goal"] is None


@pytest.mark.rule("AVA.9", "AVA.20", "AVA.30")
def test_its_decks_its_cards_of_the_round_and_how_far_ahead_each_is() -> None:
    table = hunted("Idle | spell | | The Possessed gains 1 power.", IDLE.replace("Idle", "Other"))
    table.power("Rikkart", 7)
    table.power("Gramigna", 2)
    table.power(AVATAR, 4)
    table.commands_left(2)
    told = avatar(table)
    assert (told["decks"], told["moon"], told["left"], told["commands"]) == ([2, 0, 0], 0, 2, 3)
    assert told["margins"] == [3, -2]
    assert (told["difficulty"], told["difficulty_name"], told["own_difficulty"]) == (
        "apprentice",
        "Apprentice",
        False,
    )
    assert [each["text"] for each in told["priorities"]] == [
        "most damage, nearest, most power",
        "nearest, most power, most damage",
        "most mages, most models, most instability",
    ]
    table.command()
    told = avatar(table)
    assert [table.rules.commands[card].name.en for card in told["used"]] == ["Idle"]
    assert told["decks"] == [1, 0, 0]


@pytest.mark.parametrize(("level", "commands", "own"), [("novice", 2, True), ("master", 4, False)])
@pytest.mark.rule("AVA.30")
def test_levels_that_are_no_books_are_marked_as_our_own(level: str, commands: int, own: bool) -> None:
    told = avatar(alone(IDLE, options={"difficulty": level}))
    assert (told["commands"], told["own_difficulty"]) == (commands, own)


# --------------------------------------------------------------------------------------------------
# The armed back, and what runs
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AVA.7", "AVA.39")
@pytest.mark.parametrize(
    ("card", "type_", "mark", "text"),
    [
        (SNARE, "trap", "damaged", "it is set off by damage on it"),
        (WARD, "protection", "targeted", "it is set off by a combat spell aimed at it"),
        (IDLE, "", "", ""),
    ],
)
def test_everybody_sees_the_back_of_the_card_on_top(card: str, type_: str, mark: str, text: str) -> None:
    table = alone(card)
    table.commands_left(1)
    for seat in (0, -1):
        armed = avatar(table, seat)["armed"]
        assert (armed["type"], armed["mark"], armed["rule"]) == (type_, mark, "AVA.7")
        assert text in armed["text"]
        assert bool(armed["text"]) == bool(text)
        assert armed["ready"] == bool(type_)


@pytest.mark.rule("AVA.39")
def test_in_the_action_phase_it_counts_only_while_cards_are_left() -> None:
    table = alone(SNARE)
    table.action_phase(first="Rikkart")
    table.commands_left(0)
    assert avatar(table)["armed"]["ready"] is False
    table.commands_left(1)
    assert avatar(table)["armed"]["ready"] is True


@pytest.mark.rule("AVA.5", "AVA.25")
def test_what_it_carries_out_and_the_sentence_that_runs() -> None:
    """Two mages equal by everything: the crown holder is asked in the middle of the second part."""
    table = hunted(
        "Two | spell | | The Possessed gains 1 power. || spell B | mage 2 | The Possessed inflicts 2 damage."
    )
    table.command()
    running = avatar(table)["running"]
    assert running is not None
    assert (running["part"], running["parts"], running["armed"]) == (1, ["done", "running"], False)
    told = shown(table)
    assert told["resolving"][-1]["card"]["kind"] == "command"
    assert told["resolving"][-1]["card"]["side"] == 1
    assert told["resolving"][-1]["by"] == 2


# --------------------------------------------------------------------------------------------------
# Choices
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AVA.10")
def test_a_choice_lights_up_the_candidates_with_their_figures() -> None:
    table = hunted(RAY)
    table.stand("Gramigna", "Pleasures Room")
    table.command("Ray")
    told = choice(table)
    assert (told["what"], told["priority"], told["chosen"], told["rule"]) == ("model", "B", 0, "AVA.10")
    assert table.rules.commands[told["command"]].name.en == "Ray"
    assert told["tied"] == []
    assert told["asked"] == -1


@pytest.mark.rule("AVA.10", "EX.R.25")
def test_each_criterion_is_a_step_until_one_is_left() -> None:
    table = hunted(RAY)
    table.power("Rikkart", 3)
    table.power("Gramigna", 2)
    table.command()
    told = choice(table)
    assert [step["criterion"] for step in told["steps"]] == ["nearest", "power"]
    nearest, power = (
        [(f["which"], f["figure"], f["left"]) for f in step["figures"]] for step in told["steps"]
    )
    assert nearest == [(0, 1, True), (1, 1, True)]
    assert power == [(0, 3, True), (1, 2, False)]
    assert (
        told["text"] == "Nearest: Rikkart 1, Gramigna 1. Tied, most power: Rikkart 3, Gramigna 2 → Rikkart."
    )


@pytest.mark.rule("AVA.25", "EX.R.26")
def test_what_is_equal_is_asked_of_the_crown_holder_and_says_for_whom() -> None:
    table = hunted(RAY)
    table.command()
    told, asked = choice(table), shown(table)["decision"]
    assert (told["chosen"], told["tied"], told["asked"], told["rule"]) == (-1, [0, 1], 0, "AVA.25")
    assert told["text"].endswith("Tied: the crown holder chooses.")
    assert asked is not None
    assert asked["behalf"] == 2
    assert asked["behalf_text"].startswith("For the Possessed: its rules leave this open")
    assert [option["model"] for option in asked["options"]] == [0, 1]
    table.choose("Gramigna")
    assert choice(table)["chosen"] == 1
    assert choice(table)["asked"] == -1


def test_what_a_seat_is_asked_for_itself_is_on_nobodys_behalf() -> None:
    table = hunted(RAY)
    table.prepare("Rikkart", quick="Shared Torture light")
    table.action_phase(first="Rikkart")
    asked = shown(table)["decision"]
    assert asked is not None
    assert (asked["behalf"], asked["behalf_text"]) == (-1, "")


@pytest.mark.rule("AVA.49")
def test_a_room_is_chosen_by_priority_c() -> None:
    table = hunted(ROOTS)
    table.stand("Gramigna", "Arena")
    table.command()
    told = choice(table)
    assert (told["what"], told["priority"], told["rule"]) == ("room", "C", "AVA.49")
    assert told["chosen"] == table.room("Arena")
    assert [step["criterion"] for step in told["steps"]] == ["mages"]


def test_the_numbers_of_choices_grow() -> None:
    numbers = []
    for state, decision in moments(2, 4):
        told = Presenter(state.rules, "en").shown(state, decision.seat)["avatar"]
        assert told is not None
        if told["choice"] is not None:
            numbers.append(told["choice"]["number"])
        if state.round > 4:
            break
    assert len(set(numbers)) > 3
    assert numbers == sorted(numbers)


def test_facts_name_what_was_weighed() -> None:
    table = hunted(RAY)
    table.power("Rikkart", 3)
    table.command()
    facts = Presenter(table.rules, "en").facts(table.state.journal or (), 0)
    weighed = [fact for fact in facts if fact["event"] == "weighed"]
    assert weighed[0] == {
        "event": "weighed",
        "who": 2,
        "criterion": "nearest",
        "what": "model",
        "which": 0,
        "count": 1,
    }
    decided = next(fact for fact in facts if fact["event"] == "decided")
    assert (decided["criterion"], decided["which"]) == ("power", 0)
    resolved = next(fact for fact in facts if fact["event"] == "resolved")
    assert (resolved["kind"], resolved["side"]) == ("command", 0)


# --------------------------------------------------------------------------------------------------
# The log
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AVA.10", "AVA.5")
def test_the_log_tells_each_criterion_under_its_command() -> None:
    table = hunted(RAY)
    table.commands_left(3)
    table.power("Rikkart", 3)
    table.command()
    lines = log(table)
    at = next(number for number, line in enumerate(lines) if "turns the command Ray" in line)
    deep = len(lines[at]) - len(lines[at].lstrip())
    assert [line[deep:] for line in lines[at : at + 5]] == [
        "The Possessed turns the command Ray (2 left this round).",
        "  Nearest: Rikkart 1, Gramigna 1.",
        "  Tied, most power: Rikkart 3, Gramigna 0 → Rikkart.",
        "  The Possessed aims Ray at Rikkart.",
        "  Rikkart suffers 2 damage from the Possessed.",
    ]


@pytest.mark.rule("AVA.25")
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Tied: the crown holder chooses."),
        ("de", "Gleichstand: Der Kronenträger wählt."),
        ("ru", "Ничья: выбирает обладатель короны."),
    ],
)
def test_the_log_tells_that_the_crown_decides(language: str, line: str) -> None:
    table = hunted(RAY)
    table.command()
    assert line in [each.strip() for each in log(table, language)]


@pytest.mark.rule("AVA.5")
def test_each_part_of_a_command_stands_under_it_and_what_comes_next_does_not() -> None:
    table = hunted(
        "Two | spell | | The Possessed gains 1 power. || action B | | The Possessed moves toward a mage."
    )
    table.stand("Gramigna", "Cell")
    table.commands_left(1)
    table.command()
    lines = log(table)
    told = [line.strip() for line in lines]
    head = told.index("The Possessed turns the command Two (the last of this round).")
    assert told[head + 1 : head + 3] == ["Two (spell):", "The Possessed gains 1 power."]
    assert "Two (physical):" in told
    levels = [len(line) - len(line.lstrip()) for line in lines[head:]]
    assert levels[1] == levels[0] + 2
    assert levels[2] == levels[1] + 2


@pytest.mark.rule("AVA.3", "AVA.19")
@pytest.mark.parametrize(
    ("language", "skill"),
    [
        ("en", "by the skill Dominion"),
        ("de", "durch die Fähigkeit „Herrschaft“"),
        ("ru", "навыком «Господство»"),
    ],
)
def test_the_skill_dominion_and_the_event_of_that_name_are_told_apart(language: str, skill: str) -> None:
    table = alone(IDLE)
    table.stand(AVATAR, "Cell")
    table.command()
    told = "\n".join(log(table, language))
    assert skill in told
    event = next(n for n, card in enumerate(table.rules.event_cards) if card.name.en == "Dominion")
    drawn = ev.EventDrawn(ev.EVENT_DRAWN, 0, event)
    told = Narrator(table.rules, language).event(Scene.of(table.state), drawn, 0)
    assert {"en": "the event", "de": "das Ereignis", "ru": "событие"}[language] in told
    assert skill.split()[-2] not in told
    cards = box("rebirth", language)["cards"]
    assert cards["event card"][event]["kind"] != cards["avatar"][0]["kind"]
    assert cards["avatar"][0]["sides"][0]["title"] != cards["event card"][event]["name"]


@pytest.mark.rule("AVA.48")
def test_where_it_starts_is_no_skill() -> None:
    state = Game.new("rebirth", ("Rikkart",), 3, {"avatar": AVATAR, "setup": "random"}).start(journal=True)
    lines = [line.text for line in Narrator(state.rules, "en").log(state.journal or (), 0)]
    assert "The Possessed starts in the Black Rose Room." in lines
    assert not [line for line in lines if "Dominion" in line]


@pytest.mark.rule("AVA.7", "AVA.32")
def test_what_an_armed_card_does_stands_under_it() -> None:
    table = Rebirth(
        "Rikkart",
        avatar=AVATAR,
        pack=box_with("Trial | combat fire | mage 2 | Inflict 2 damage."),
        commands=(SNARE,),
    )
    table.stand(AVATAR, ROSE_ROOM)
    table.stand("Rikkart", "Arena")
    table.prepare("Rikkart", quick="Trial light")
    table.action_phase(first="Rikkart")
    table.commands_left(2)
    table.choose("cast quick", AVATAR)
    lines = log(table)
    at = next(n for n, line in enumerate(lines) if "The Possessed's armed command Snare is set off." in line)
    deep = len(lines[at]) - len(lines[at].lstrip())
    assert "The Possessed takes a trophy of Rikkart." in [line.strip() for line in lines[at:]]
    under = next(line for line in lines[at:] if "takes a trophy" in line)
    assert len(under) - len(under.lstrip()) > deep


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_in_every_language(language: str) -> None:
    state = finished(1, 5)
    lines = Narrator(state.rules, language).log(state.journal or (), 0)
    assert len(lines) > 150
    assert all("-1" not in line.text.split() for line in lines)
    over = Presenter(state.rules, language).shown(state, 0)["over"]
    assert over is not None
    assert over["solo"] is not None
    assert over["solo"]["text"][0].isupper()


def test_the_three_languages_tell_the_same_lines() -> None:
    state = finished(2, 6, together="yes")
    shapes = [
        [
            (line.level, line.event, line.effect)
            for line in Narrator(state.rules, language).log(state.journal or (), 0)
        ]
        for language in LANGUAGES
    ]
    assert shapes[0] == shapes[1] == shapes[2]
