"""The table as an audience sees it: what is on it, what is asked, and who is waited for."""

from __future__ import annotations

from typing import Any

import pytest

from blackrose.game import SPECTATOR, Game, listing
from blackrose.language.words import LANGUAGES, PSEUDO
from blackrose.server.schema import shapes
from blackrose.table import Reason, wire
from blackrose.table.shown import Presenter, box, option_id, option_of
from blackrose.table.wire import CardRef, DecisionShown, OptionShown, Shown
from tests.language.test_pseudo import escaped, names
from tests.scenario import Duel, box_with
from tests.table.games import finished, moments
from tests.table.sessions import session, until
from tests.table.shown_games import an_upgrade_too_many, check, plain, trap_chain, two_full_rooms
from tests.table.told import rare_tables


def shown(duel: Duel, seat: int = 0, language: str = "en") -> Shown:
    return Presenter(duel.rules, language).shown(duel.state, seat)


def asked(duel: Duel, seat: int = 0) -> DecisionShown:
    decision = shown(duel, seat)["decision"]
    assert decision is not None
    return decision


def option(decision: DecisionShown, id_: str) -> OptionShown:
    return next(each for each in decision["options"] if each["id"] == id_)


def middle_of_a_fight() -> Duel:
    """Both mages and a Templar of Ulrich's in one room, Bartholomew to act."""
    duel = Duel(event="Rebuilding", quests="1A+2B", claimed=["Initiate"])
    duel.stand("Bartholomew", "Abyss of Faith", damage="ur")
    duel.stand("Ulrich", "Abyss of Faith", damage="b")
    duel.evocation("Ulrich", "Abyss of Faith", damage="b", upgrade="Bone Shield")
    duel.instability("Abyss of Faith", "bur")
    duel.instability("Templar Treasure Room", "", face="used")
    duel.power("Ulrich", 4)
    duel.hold("Bartholomew", "Fusion", "Violence")
    duel.hold("Ulrich", "Tremor")
    duel.prepare("Bartholomew", quick="Deadly Charge dark", I="Appropriation light", II="Tremor dark")
    duel.prepare("Ulrich", II="Unseen Strike light")
    duel.action_phase(round_=2)
    return duel


# --------------------------------------------------------------------------------------------------
# What lies on the table
# --------------------------------------------------------------------------------------------------


def test_the_open_table_is_shown_with_its_figures() -> None:
    duel = middle_of_a_fight()
    table = shown(duel, SPECTATOR)
    ours, theirs, rose = table["factions"]
    assert (ours["name"], ours["letter"], ours["glyph"]) == ("Bartholomew", "B", "sun")
    assert (theirs["power"], theirs["hand"], theirs["hand_cards"]) == (4, 1, [])
    assert (rose["name"], rose["rose"], rose["slots"]) == ("The Black Rose", True, [])
    room = table["rooms"][duel.room("Abyss of Faith")]
    assert (room["name"], room["face"], room["cubes"]) == ("Abyss of Faith", "ruined", [0, 1, 2])
    assert table["rooms"][duel.room("Templar Treasure Room")]["face"] == "used"
    mage, templar = table["models"][0], table["models"][duel.model("Templar u1")]
    assert mage is not None
    assert templar is not None
    assert (mage["bar"], mage["health"], mage["strength"]) == ([1, 2], 10, 2)
    assert (templar["name"], templar["owner"], templar["mage"]) == ("Ulrich's Templar 1", 1, False)
    assert duel.rules.upgrades[templar["upgrade"]].name.en == "Bone Shield"
    assert table["models"][duel.model("Templar u1") + 1] is None
    assert [quest["claimed"] for quest in table["quests"]].count(2) == 1
    assert table["event"] == {"event": duel.state.event, "line": 1}
    assert (table["phase"], table["phase_name"], table["round"]) == ("action", "Action phase", 2)


@pytest.mark.parametrize(
    ("cubes", "ranks"),
    [
        ("", []),
        ("uurb", [(2, [1], 4), (1, [0, 2], 1)]),
        ("bbb", [(3, [0], 5)]),
        ("bur", [(1, [0, 1, 2], 3)]),
    ],
)
def test_a_room_shows_whom_its_cubes_would_pay(cubes: str, ranks: list[tuple[int, list[int], int]]) -> None:
    duel = Duel()
    duel.instability("Abyss of Faith", cubes)
    duel.action_phase()
    room = shown(duel)["rooms"][duel.room("Abyss of Faith")]
    assert [tuple(rank.values()) for rank in room["ranks"]] == ranks


def test_a_face_down_spell_shows_its_slot_and_to_its_owner_the_card() -> None:
    duel = middle_of_a_fight()
    mine, watched = shown(duel, 0)["factions"][0]["slots"], shown(duel, 1)["factions"][0]["slots"]
    assert [(slot["state"], slot["card"], slot["side"]) for slot in mine[:2]] == [
        ("ready", duel.card("Deadly Charge"), 1),
        ("ready", duel.card("Appropriation"), 0),
    ]
    assert [(slot["state"], slot["card"], slot["side"]) for slot in watched[:2]] == [("ready", -1, -1)] * 2
    assert [slot["name"] for slot in mine] == ["Q", "I", "II", "III"]
    assert shown(duel, 0)["hand"] == sorted([duel.card("Fusion"), duel.card("Violence")])
    assert shown(duel, 1)["hand"] == [duel.card("Tremor")]
    assert shown(duel, SPECTATOR)["hand"] == []


def test_a_figure_that_an_upgrade_changes_is_shown_as_it_is_now() -> None:
    duel = Duel()
    duel.evocation("Ulrich", "Abyss of Faith", upgrade="Grave Blade")
    duel.evocation("Ulrich", "Abyss of Faith")
    duel.action_phase()
    models = [each for each in shown(duel)["models"] if each is not None and not each["mage"]]
    assert models[0]["strength"] > models[1]["strength"]


def test_before_mages_are_chosen_seats_go_by_number() -> None:
    state = Game.new(seed=1).start()
    table = Presenter(state.rules, "de").shown(state, SPECTATOR)
    assert [faction["name"] for faction in table["factions"][:2]] == ["Spieler 1", "Spieler 2"]
    assert [faction["letter"] for faction in table["factions"][:2]] == ["1", "2"]


def test_an_effect_in_force_names_its_sentence() -> None:
    duel = Duel()
    duel.stand("Bartholomew", "Abyss of Faith")
    duel.prepare("Bartholomew", quick="Magic Bond dark")
    duel.action_phase()
    duel.choose("cast quick")
    in_force = shown(duel)["lasting"]
    card = duel.card("Magic Bond")
    assert [each["card"] for each in in_force] == [
        {"kind": "spell", "number": card, "side": 1, "sentence": sentence} for sentence in (0, 1)
    ]
    assert in_force[0]["target"] == 0


# --------------------------------------------------------------------------------------------------
# The sentence that is being carried out
# --------------------------------------------------------------------------------------------------


def printed(ref: CardRef) -> str:
    """The printed line a reference points at."""
    side = box("duel", "en")["cards"][ref["kind"]][ref["number"]]["sides"][ref["side"]]
    return side["lines"][ref["sentence"]]


def test_while_a_target_is_chosen_no_sentence_has_begun() -> None:
    duel = middle_of_a_fight()
    duel.choose("cast quick")
    (running,) = shown(duel)["resolving"]
    assert (running["card"]["number"], running["card"]["sentence"]) == (duel.card("Deadly Charge"), -1)
    assert asked(duel)["sentence"].startswith("Target: ")


def test_the_sentence_that_asks_is_the_one_that_is_lit() -> None:
    duel = middle_of_a_fight()
    duel.choose("cast I", "Abyss of Faith")
    (running,) = shown(duel, 1)["resolving"]
    assert printed(running["card"]) == "Convert 2 instability."
    assert (running["by"], running["room"]) == (0, duel.room("Abyss of Faith"))
    decision = asked(duel)
    assert decision["card"] == running["card"]
    assert decision["sentence"] == "Convert 2 instability."
    assert decision["rule"] == "EFF.8"
    cube = option(decision, "cube:1")
    assert (cube["room"], cube["model"], cube["card"]) == (duel.room("Abyss of Faith"), -1, None)


def test_at_a_full_stop_the_sentence_before_it_is_lit() -> None:
    """Ulrich is defeated by the first sentence; while the claim is offered, that one is still lit."""
    duel = Duel(claimed=())
    duel.stand("Bartholomew", "Abyss of Faith")
    duel.stand("Ulrich", "Abyss of Faith", damage="b" * 9)
    duel.prepare("Bartholomew", I="Vague Shift dark")
    duel.action_phase()
    duel.choose("cast I", "Ulrich")
    assert asked(duel)["kind"] == "claim"
    assert [printed(each["card"]) for each in shown(duel)["resolving"]] == ["Inflict 2 damage."]


def test_a_line_for_each_mage_in_play_order_is_lit_once() -> None:
    """The text inside "each mage in play order" stands for the whole text around it."""
    for state, decision in moments(8):
        table = Presenter(state.rules, "en").shown(state, SPECTATOR)
        for running in table["resolving"]:
            sides = box("duel", "en")["cards"][running["card"]["kind"]][running["card"]["number"]]["sides"]
            assert running["card"]["sentence"] < len(sides[running["card"]["side"]]["lines"])
        keys = [plain(each["card"]) for each in table["resolving"]]
        assert len(set(keys)) == len(keys), decision


def test_one_of_several_effects_lights_the_line_that_offers_them() -> None:
    pack = box_with(
        "Two Ways | combat fire | self | Gain 1 power. Choose one: gain 1 power; or heal 2 damage."
    )
    duel = Duel(pack=pack)
    duel.stand("Bartholomew", "Abyss of Faith", damage="urr")
    duel.resolve("Two Ways", "light")
    assert [each["card"]["sentence"] for each in shown(duel)["resolving"]] == [1]
    duel.choose("choice 1")
    assert [each["card"]["sentence"] for each in shown(duel)["resolving"]] == [1]
    assert asked(duel)["card"] == shown(duel)["resolving"][0]["card"]


# --------------------------------------------------------------------------------------------------
# Answers
# --------------------------------------------------------------------------------------------------


def test_answers_light_up_where_they_mean_something() -> None:
    duel = middle_of_a_fight()
    cast = option(asked(duel), "cast:0")
    assert (cast["slot"], cast["group"]) == (0, "cast")
    assert cast["card"] == {"kind": "spell", "number": duel.card("Deadly Charge"), "side": 1, "sentence": -1}
    duel.choose("fight")
    attack = option(asked(duel), "attack:1")
    assert (attack["model"], attack["room"]) == (1, duel.room("Abyss of Faith"))
    use = option(asked(duel), "use")
    assert (use["room"], use["card"]) == (
        duel.room("Abyss of Faith"),
        {"kind": "room", "number": duel.state.tiles[use["room"]], "side": 0, "sentence": -1},
    )


def test_an_answer_is_final_where_something_hidden_is_shown_by_it() -> None:
    decision = asked(middle_of_a_fight())
    assert {each["id"]: each["final"] for each in decision["options"]} == {
        "explore": False,
        "fight": False,
        "cast:0": True,
        "cast:1": True,
        "momentum:0": True,
        "momentum:1": True,
        "momentum:2": True,
    }


def planning(*done: int) -> Duel:
    """Both plan with two spells each; those seats are done."""
    duel = Duel()
    duel.hold("Bartholomew", "Tremor", "Violence")
    duel.hold("Ulrich", "Fusion", "Dark Force")
    duel.begin("study")
    for seat in done:
        while any(decision.seat == seat for decision in duel.state.decisions):
            mine = next(decision for decision in duel.state.decisions if decision.seat == seat)
            duel.state.choose(seat, mine.options[0])
    return duel


def test_a_plan_is_final_only_for_the_last_who_completes_it() -> None:
    for done in ((), (1,)):
        duel = planning(*done)
        steps = []
        while (decision := shown(duel)["decision"]) is not None and decision["kind"] == "plan":
            first = decision["options"][0]
            steps.append(first["final"])
            duel.state.choose(0, option_of(first["id"]))
        assert steps[-1] is bool(done)
        assert not any(steps[:-1])


def test_the_own_open_plan_is_shown_to_its_seat_alone() -> None:
    duel = planning()
    first = duel.decision("Bartholomew").options[1]
    duel.state.choose(0, first)
    assert shown(duel, 0)["plan"] == [{"what": "plan", "slot": 1, "card": first[2], "side": first[3]}]
    assert shown(duel, 0)["planning"] == {"order": [1, 2, 3, 0], "least": 2, "always": []}
    for seat in (1, SPECTATOR):
        assert shown(duel, seat)["plan"] == []
    assert shown(duel, SPECTATOR)["planning"] is None


def test_an_id_leads_back_to_its_answer() -> None:
    for seed in range(3):
        for _, decision in moments(seed):
            for each in decision.options:
                assert option_of(option_id(each)) == each


@pytest.mark.parametrize(
    "nonsense",
    [
        *("", ":", "plan:", "plan:1:", "plan:01", "plan:+1", "plan:1.0", "Plan:1", "plan 1", "plan:١"),
        *("a" * 99, "plan:" + "9" * 40, "plan\n", ":1", "plan:-0", None, 3, ["plan", 1]),
    ],
)
def test_a_name_that_is_none_is_refused(nonsense: Any) -> None:
    with pytest.raises(ValueError, match="not the name of an answer"):
        option_of(nonsense)


# --------------------------------------------------------------------------------------------------
# Taking back, waiting, the end
# --------------------------------------------------------------------------------------------------


def test_why_a_choice_stands_is_said() -> None:
    table = session(choices=0)
    presenter = Presenter(table.game.rules, "en")
    for reason in Reason:
        back = presenter.shown(table, 0, reason)["back"]
        assert not back["can"]
        assert back["why"]
    assert presenter.shown(table, 0, None)["back"] == {"can": True, "why": "", "rule": ""}
    assert not presenter.shown(table, SPECTATOR, None)["back"]["can"]


def test_a_rivals_secret_steps_do_not_change_why_nothing_can_be_taken_back() -> None:
    """Session would say "another has chosen since" once the rival has planned a first slot."""
    table = session()
    until(table, "plan")
    presenter = Presenter(table.game.rules, "en")
    before = presenter.shown(table, 0, table.why_not(0))
    rival = next(decision for decision in table.state.decisions if decision.seat == 1)
    table.choose(1, rival.options[0])
    assert plain(presenter.shown(table, 0, table.why_not(0))) == plain(before)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Waiting for Ulrich: a target for Deadly Charge (dark)"),
        ("de", "Warten auf Ulrich: ein Ziel für „Tödliche Ladung“ (Umkehrzauber)"),
        ("ru", "Ожидание: Ульрих — выбор цели: «Смертельный заряд» (обратный эффект)"),
    ],
)
def test_who_is_waited_for_and_for_what_is_one_line(language: str, line: str) -> None:
    duel = Duel()
    duel.stand("Ulrich", "Abyss of Faith")
    duel.stand("Bartholomew", "Abyss of Faith")
    duel.prepare("Ulrich", I="Deadly Charge dark")
    duel.action_phase(first="Ulrich")
    duel.choose("cast I")
    assert shown(duel, 0, language)["waiting_line"] == line
    assert [each["seat"] for each in shown(duel, 0)["waiting"]] == [1]
    assert shown(duel, 1)["waiting_line"] == "Choose a target for Deadly Charge (dark)."


def test_both_are_waited_for_while_both_plan() -> None:
    line = shown(planning(), SPECTATOR, "ru")["waiting_line"]
    assert line == "Ожидание: Варфоломей, Ульрих — заклинания на этот раунд"


@pytest.mark.parametrize("seed", range(4))
def test_the_final_count_adds_up(seed: int) -> None:
    state = finished(seed)
    for language in LANGUAGES:
        table = Presenter(state.rules, language).shown(state, SPECTATOR)
        over = table["over"]
        assert over is not None
        assert over["winner"] == state.result[0]
        power = list(over["before"])
        for line in over["count"]:
            power[line["faction"]] += line["count"] if line["reason"] != "track" else 0
            assert line["power"] == power
        assert power == state.power
        assert {line["reason"] for line in over["count"]} >= {"trophies", "rooms"}
        assert table["decision"] is None


# --------------------------------------------------------------------------------------------------
# Complete, in every language, and of the promised shape
# --------------------------------------------------------------------------------------------------


def test_what_is_shown_has_the_shape_that_is_promised() -> None:
    for state, decision in moments(6):
        check(Presenter(state.rules, "en").shown(state, decision.seat), wire.Shown)
    check(box("duel", "en"), wire.Box)
    assert wire.Shown in shapes()


def test_every_kind_of_question_can_be_shown_in_every_language() -> None:
    """Fifty random games and the tables at which something rare is asked."""
    seen: set[str] = set()
    for seed in range(50):
        for number, (state, decision) in enumerate(moments(seed)):
            if decision.kind not in seen or number % 40 == seed % 40:
                seen.add(decision.kind)
                for language in LANGUAGES:
                    table = Presenter(state.rules, language).shown(state, decision.seat)
                    assert table["decision"] is not None
                    assert [each["id"] for each in table["decision"]["options"]] == [
                        option_id(each) for each in decision.options
                    ]
    for duel in (*rare_tables(), an_upgrade_too_many(), *trap_chain(), two_full_rooms()):
        seen.add(duel.decision().kind)
        for language in LANGUAGES:
            shown(duel, duel.decision().seat, language)
    assert set(listing("duel").topics["decision"]) == seen


def texts(value: Any) -> list[str]:
    """All words in what is shown; codes are not words."""
    codes = {"id", "kind", "group", "phase", "language", "edition", "colour", "face", "state", "glyph"}
    codes |= {"rule", "event", "reason", "what", "type_code", "element_code", "pack", "digest"}
    if isinstance(value, dict):
        return [text for name, inner in value.items() if name not in codes for text in texts(inner)]
    if isinstance(value, list):
        return [text for inner in value for text in texts(inner)]
    return [value] if isinstance(value, str) else []


def test_nothing_shown_escapes_the_word_files() -> None:
    rules = Game.new(seed=1).rules
    known = [*names(rules.pack), *(mage.name.en[:1] for mage in rules.mages)]
    for seed in (0, 3):
        for state, decision in moments(seed):
            for seat in (decision.seat, 1 - decision.seat):
                for text in texts(Presenter(state.rules, PSEUDO).shown(state, seat, Reason.CHANCE)):
                    assert escaped(text, known) == "" or text in ("Q", "I", "II", "III"), text


def test_what_is_sent_stays_small() -> None:
    largest = 0
    for state, decision in moments(5):
        largest = max(largest, len(plain(Presenter(state.rules, "ru").shown(state, decision.seat)).encode()))
    assert largest < 30_000
