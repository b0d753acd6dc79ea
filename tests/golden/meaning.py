"""What whole games come to, by meaning: every question, answer, view and event of seeded games, hashed.

The hashes in ``play-duel.txt`` and ``play-rebirth.txt`` were taken before the engine read things by name, so
they prove that play is what it was, whatever the fields of a state are called. Those of Classic are of its
first release, and prove that the compiled engine plays alike. One game of an edition, or many:
``python -m tests.golden.meaning rebirth 0 500``.
"""

from __future__ import annotations

import json
import random
import sys
from hashlib import blake2b
from multiprocessing import Pool
from typing import Any

from blackrose.engine import events as ev
from blackrose.engine.verbs import possibility
from blackrose.game import SPECTATOR, Game, View

LONGEST = 2500
"""Decisions after which a random game is left."""

REASONS = [
    "already-there",
    "bar-full",
    "deck-empty",
    "destiny-full",
    "forbidden",
    "has-jinx",
    "held-down",
    "immune",
    "nobody-there",
    "none-left",
    "nothing-counted",
    "not-rose",
    "not-running",
    "nowhere",
    "no-cubes",
    "no-damage",
    "no-event",
    "no-instability",
    "no-jinx",
    "no-place",
    "no-power",
    "no-quest",
    "no-spell",
    "no-trophy",
    "own-side",
    "room-full",
    "room-used",
    "tokens-ready",
]
"""Why nothing came of a sentence, by the numbers that the hashes were taken with."""

DEEDS = (1 << 18) - 1
"""What a text can have done, as bits, when the hashes were taken."""

PLAIN = (
    "round",
    "phase",
    "crown",
    "first",
    "power",
    "pool",
    "trophies",
    "wins",
    "tiles",
    "slots",
    "place",
    "bar",
    "control",
    "kind",
    "upgrade",
    "mage",
    "grimoire_list",
    "memories",
    "removed",
    "held",
    "deck",
    "lost",
    "borrowed",
    "shown",
    "tokens",
    "supply",
    "upgrades",
    "quests",
    "claims",
    "event",
    "result",
    "discards",
    "aside",
    "moon",
    "ending",
    "turn",
    "drawer",
    "cells",
    "school",
    "event_discards",
    "board",
    "captured",
    "trophies_left",
    "destiny",
    "jinxes",
    "jinx_supply",
    "assigned",
    "seat",
    "hand",
    "hands",
    "grimoire",
    "grimoires",
    "library",
    "forgotten",
    "active_types",
    "quest_decks",
    "quest_discards",
    "event_decks",
    "unread",
)
"""Fields of a view that mean what they say."""


OF_CLASSIC = ("drawers", "elements", "won", "blocks", "closed", "painted", "copies", "discarded_quests")
"""Fields that came with Classic."""


FIRST_FACTS = {ev.QUEST_DISCARDED: 4, ev.TARGETED: 4, ev.ATTACKED: 2}
"""How many facts of an event there were before Classic brought more."""


def meaning(view: View) -> dict[str, Any]:
    """A view by what it means, whatever its fields are made of."""
    seen = view.seen
    told = {name: seen[name] for name in PLAIN}
    if view.rules.edition.name == "classic":
        told |= {name: seen[name] for name in OF_CLASSIC}
        told["marks"] = [[list(task[5:]) for task in tasks] for tasks in seen["tasks"]]
        told["until"] = [list(entry[5:]) for entry in seen["lasting"]]
    told["face"] = [view.rules.faces[face].name for face in seen["face"]]
    told["exhausted"] = _members(seen["exhausted"])
    outright = sorted(seen["doomed"], key=lambda doom: (doom[1], doom[0]))
    told["dying"] = [*_members(seen["dying"]), *(["outright", *doom] for doom in outright)]
    told["holding"] = [list(passed) for passed in seen["holding"]]
    told["sheet"] = [[list(laid[:3]) if laid.status else None for laid in sheet] for sheet in seen["sheet"]]
    told["tasks"] = [[list(task[:5]) for task in tasks] for tasks in seen["tasks"]]
    told["lasting"] = [list(entry[:5]) for entry in seen["lasting"]]  # what came later is Classic's
    told["fresh"] = [_told(event) for event in seen["fresh"]]
    told["asked"] = [[asked.seat, asked.kind, asked.options] for asked in seen["asked"]]
    return told


def _members(bits: int) -> list[int]:
    return [at for at in range(bits.bit_length()) if bits >> at & 1]


def _told(event: Any) -> list[Any]:
    kind, *facts = event
    if isinstance(event, ev.Withheld):
        reason = possibility.REASONS[event.why]
        facts[-1] = REASONS.index(reason) if reason in REASONS else reason
    if isinstance(event, ev.Resolved):
        facts[2] &= DEEDS
    return [ev.NAMES[kind], *facts[: FIRST_FACTS.get(kind)]]


def setup(edition: str, number: int) -> tuple[tuple[str, ...], dict[str, str]]:
    """The seats and options of a game: what an edition can do comes up in turn, mixed boxes too."""
    dice = random.Random(f"setup/{edition}/{number}")
    options: dict[str, str] = {}
    if edition == "duel":
        if number % 2:
            options |= {"event": "choose", "quests": "choose", "grimoire": "choose"}
        if number % 25 == 7:
            options["mix"] = dice.choice(("Rikkart", "Agony for Law", "Alchemy for Law, Gramigna"))
        return ("", ""), options
    seats = 2 + number % 5
    if edition == "classic":
        return ("",) * seats, _setup_of_classic(number, seats, dice)
    if seats > 4 or number % 3 == 0:
        options["expansion"] = "yes"
    if number % 4 == 1:
        options["reactions"] = "windows"
    if number % 7 == 2:
        options["summoner"] = "yes"
    if number % 11 == 3:
        options["steady crown"] = "yes"
    if number % 2:
        options["setup"] = "random"
    if number % 25 == 7:
        options["mix"] = dice.choice(("Ulrich", "Law for Hex", "Law for Hex, Bartholomew"))
    return ("",) * seats, options


def _setup_of_classic(number: int, seats: int, dice: random.Random) -> dict[str, str]:
    options: dict[str, str] = {}
    if seats > 4 or number % 3 == 0:
        options["expansion"] = "yes"
    if number % 4 == 1:
        options["reactions"] = "windows"
    for every, option in ((3, "overkill"), (5, "overload"), (7, "for the crown"), (2, "extra rounds")):
        if number % every == 1:
            options[option] = "yes"
    if number % 2:
        options["setup"] = "random"
    if number % 12 == 7:
        options["mix"] = dice.choice(("Ulrich", "Hex for Illusion", "Agony for Necromancy, Arena of Rebirth"))
    return options


def played(edition: str, number: int) -> str:
    """The line of one game: its number, its hash, and how many decisions it had."""
    seats, options = setup(edition, number)
    state = Game.new(edition, seats, f"meaning/{number}", options).start(journal=True)
    dice = random.Random(f"answers/{number}")
    digest = blake2b(digest_size=8)

    def add(told: Any) -> None:
        digest.update(json.dumps(told, separators=(",", ":"), sort_keys=True).encode())

    decisions = heard = 0
    while not state.over and decisions < LONGEST:
        decision = state.decisions[dice.randrange(len(state.decisions))]
        add([decision.seat, decision.kind, decision.options])
        add(meaning(state.view(decision.seat)))
        if decisions % 16 == 0:
            for seat in (SPECTATOR, *range(len(seats))):
                add(meaning(state.view(seat)))
        journal = state.journal or []
        add([[cause[:3], *_told(event)] for cause, event in journal[heard:]])
        heard = len(journal)
        answer = dice.choice(decision.options)
        add(answer)
        state.choose(decision.seat, answer)
        decisions += 1
    add([state.result, state.power])
    return f"{number} {digest.hexdigest()} {decisions}"


def main() -> None:
    """Prints the lines of games from a number up to another, played by two processes."""
    edition, first, last = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    with Pool(2) as pool:
        games = [(edition, number) for number in range(first, last)]
        print("\n".join(pool.starmap(played, games, chunksize=4)))


if __name__ == "__main__":
    main()
