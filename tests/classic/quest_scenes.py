"""A Lodge in which every quest of Classic can be tried: what its effect asks and changes, and its task."""

from __future__ import annotations

from blackrose.engine.components import Pack
from blackrose.engine.table import NOBODY, TASK_ACTIVE
from blackrose.packs import load_text
from tests.classic.scenario import RING, Classic
from tests.moon_scenario import with_spells

PEOPLE = ("Nero", "Tessa", "Jaf'ar", "Rebecca", "Marco")
ALL = (*PEOPLE, "Black Rose")
DEEDS = (
    "Use | contingency any | self | Activate your room.",
    "Hit | combat fire | model * | Inflict 1 damage.",
    "Blow | combat fire | model * | Inflict 9 damage.",
    "Blast | combat air | room * | Inflict 1 damage.",
    "Cure | contingency sacred | self | Heal 1 damage.",
    "Turn | contingency water | mage * | Convert 1 damage.",
    "Shake | contingency earth | room * | Place 1 instability.",
    "Reign | contingency magic | self | Get the crown.",
    "Punch | combat earth | model 0 | Perform a physical attack on the target.",
    "Walk | contingency air | room * | Place yourself in the target room.",
    "Rot | contingency profane | self | Gain 1 power.",
    "Trick | contingency magic | self | Gain 1 power.",
    "Ember | contingency fire | self | Gain 1 power.",
    "Wave | contingency water | self | Gain 1 power.",
    "Clod | contingency earth | self | Gain 1 power.",
    "Gust | contingency air | self | Gain 1 power.",
    "Psalm | contingency sacred | self | Gain 1 power.",
    "Clash | combat air | self | Gain 1 power.",
    "Ward | protection air | self | Gain 1 power. | You suffer damage.",
    "Snare | trap air | mage * | The target loses 1 power. | Another mage places instability.",
)
"""Spells that do one thing each, for tests alone."""

EVENT = """
    [[event_card]]
    name = { en = "Rumour" }
    moon = 2
    phase = "action"
    slot = 1
    drawn = 0
    discarded = 1
    provenance = "original"
    text = "Whenever a mage gets the crown, that mage gains 1 power."
"""
"""An event to be discarded, which pays the Black Rose."""

MANY = 5
"""More answers than that are only counted."""

OF_SCHOOLS = {
    "Conspiracy": ("Plan",),
    "Destruction": ("Ruin",),
    "Divination": ("Omen",),
    "Illusion": ("Mask",),
    "Necromancy": ("Bone",),
    "Transmutation": ("Claw",),
    "forgotten": ("Lost Word", "Lost Song"),
}
"""Spells of each school."""


def box(pack: Pack) -> Pack:
    """The box with the spells of these tests."""
    pack = with_spells(pack, "Destruction", *DEEDS)
    for school, names in OF_SCHOOLS.items():
        pack = with_spells(
            pack, school, *(f"{name} | contingency magic | self | Gain 1 power." for name in names)
        )
    return load_text(EVENT, base=pack)


def lodge(pack: Pack) -> Classic:
    """Nero and Tessa in the Throne Room; Jaf'ar next door, Rebecca and Marco farther along the row.

    Everybody has damage, spells and power to lose, and there is something of everything to draw.
    """
    table = Classic(*PEOPLE, pack=box(pack))
    table.moon(2)
    table.stand("Nero", "Throne Room", damage="ttjjr")
    for mage, room in zip(
        PEOPLE[1:], ("Throne Room", "Black Rose Room", "Garden", "Pleasures' Room"), strict=True
    ):
        table.stand(mage, room, damage="xx")
        table.power(mage, 4)
        table.prepare(mage, I="Gust light", II="Wave light")
    table.power("Nero", 0)
    table.power("Black Rose", 4)
    table.crown("Tessa")
    table.evocation("Nero", "Throne Room", damage="ttt", kind="Bone Knight")
    table.evocation("Tessa", "Black Rose Room")
    for room in ("Throne Room", "Black Rose Room", "Garden"):
        table.instability(room, "xxx")
    table.tokens("Nero", 0)
    table.prepare("Nero", "revealed", I="Trick light", II="Clash light", III="Psalm light")
    table.hold("Nero", "Rot", "Wave")
    table.pile("Nero", grimoire=["Gust", "Clod", "Ember", "Psalm"], memories=["Clash", "Trick"])
    table.library("Destruction", "Clod", "Gust", "Wave")
    table.forgotten("Lost Word", "Lost Song")
    table.prepare("Marco", quick="Rot light")
    table.quest_deck(2, "Cracks in the Plaster", "Twice Welcome")
    table.event_deck(2, "Homage", "Gossip", "Vespers")
    table.lay_event(1, "Rumour")
    return table


def told(table: Classic, quest: str, *wanted: str) -> list[str]:
    """What is asked while a quest's effect is carried out for Nero, and what it has changed.

    Where nothing of what is ``wanted`` is offered the first answer is given.
    """
    before = snapshot(table)
    table.resolve(quest)
    lines = []
    left = list(wanted)
    while not table.quiet:
        who, offered = table.asked()[0], [one for one in table.offered() if one not in ("dummy", "stop")]
        answer = next((one for one in left if one in offered), offered[0])
        if answer in left:
            left.remove(answer)
        among = ", ".join(sorted(offered)) if len(offered) <= MANY else f"{len(offered)} answers"
        lines.append(f"{who}: {among}: {answer}")
        table.choose(answer)
    after = snapshot(table)
    for what in sorted({*before, *after}):
        was, now = before.get(what, ""), after.get(what, "")
        if was != now:
            lines.append(f"{what}: {was} > {now}")
    return lines


def snapshot(table: Classic) -> dict[str, str]:
    """The table as a test compares it: places, damage, power, hands, cubes, tokens."""
    found = {}
    for mage in PEOPLE:
        found[f"{mage} in"] = table.place(mage)
        found[f"{mage} damage"] = table.damage(mage)
        found[f"{mage} hand"] = " ".join(sorted(table.hand(mage)))
        found[f"{mage} memories"] = " ".join(table.memories(mage))
        found[f"{mage} sheet"] = " ".join(table.sheet(mage).values())
    found |= {f"{who} power": str(table.power(who)) for who in ALL}
    found |= {f"{room} cubes": table.cubes(room) for room in RING}
    found |= {f"{room} face": table.face(room) for room in RING}
    t = table.state
    for model in range(t.rules.seats, t.rules.models):
        if t.kind[model] != NOBODY and t.place[model] >= 0:
            kind = t.rules.evocations[t.kind[model]].name.en
            found[f"{kind} at {model}"] = f"{table.room_name(t.place[model])}, damage {len(t.bar[model])}"
    found["crown"] = PEOPLE[t.crown]
    found["tokens"] = str(t.tokens[0])
    found["quests"] = " ".join(table.tasks("Nero"))
    found["event"] = table.board[0]
    found["events"] = ", ".join(t.rules.event_cards[card].name.en for card in reversed(t.event_decks[1]))
    return found


# --------------------------------------------------------------------------------------------------
# Tasks
# --------------------------------------------------------------------------------------------------


def is_met(pack: Pack, quest: str, *steps: str) -> bool:
    """Whether Nero's quest is fulfilled after these steps.

    Everybody stands apart at first: Nero in the Crypt, Tessa in the Arena, Jaf'ar in the Sanctuary, Rebecca
    in the Oracle Room, Marco in the Forge; Tessa has the crown.
    """
    table = Classic(*PEOPLE, pack=box(pack))
    table.moon(3)
    for mage, room in zip(PEOPLE, ("Crypt", "Arena", "Sanctuary", "Oracle Room", "Forge"), strict=True):
        table.stand(mage, room)
        table.power(mage, 1)
        table.pile(mage, grimoire=["Gust", "Clod", "Ember"], memories=["Clash", "Trick", "Wave"])
    table.crown("Tessa")
    table.library("Destruction", "Clod", "Gust", "Wave")
    table.forgotten("Lost Word", "Lost Song", "Lost Word")
    table.hold("Nero", *["Clod"] * 4)  # what the Black Rose Room costs
    table.quest_deck(3, "The Phoenix", "Massacre")
    table.task("Nero", quest)
    for step in steps:
        _take(table, step)
    task = next(task for task in table.state.tasks[0] if task.quest == table.quest(quest))
    return task.state != TASK_ACTIVE or bool(getattr(task, "met", 0))  # shown, or waiting to be


def _take(table: Classic, step: str) -> None:
    """One step: somebody stands somewhere, is hurt, has spells, tokens or evocations, or does something."""
    first, _, rest = step.partition(" ")
    who, (verb, _, rest) = (first, rest.partition(" ")) if first in PEOPLE else ("Nero", (first, "", rest))
    match verb:
        case "at":
            table.stand(who, rest, damage=table.damage(who))
        case "hurt":
            table.stand(who, table.place(who), damage=rest)
        case "sheet":
            table.prepare(who, "revealed", **_slots(table, rest.split(", ")))
        case "ready":
            table.prepare(who, "ready", **_slots(table, ["Wave"] * int(rest)))
        case "tokens":
            table.tokens(who, int(rest))
        case "crown":
            table.crown(who)
        case "own":
            table.evocation(who, rest)
        case "cubes":
            room, letters = rest.split(", ")
            table.instability(room, letters)
        case "phase":
            names = [phase.name for phase in table.rules.edition.phases]
            table.state.phase = names.index(rest)
        case "round":
            table.state.round += 1
        case "act":
            table.action_phase(first=who)
            table.choose(*rest.split(", "))
        case "cast":
            spell, *answers = rest.split(", ")
            table.prepare(who, "ready", quick=f"{spell} light")
            table.action_phase(first=who)
            table.choose("cast quick", *answers)
        case _:
            spell, *answers = rest.split(", ")
            table.resolve(spell, "light", by=who)
            table.settle(*answers)


def _slots(table: Classic, names: list[str]) -> dict[str, str]:
    """These spells in the standard slots and then the quick one; PERSONAL is the mage's own."""
    own = next(card.name.en for card in table.rules.cards if card.owner == "Nero")
    spells = [f"{own if name == 'PERSONAL' else name} light" for name in names]
    return dict(zip(("I", "II", "III", "quick"), spells, strict=False))
