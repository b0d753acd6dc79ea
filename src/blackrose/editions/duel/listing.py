"""What the rest of the program knows of Duel."""

from __future__ import annotations

from typing import Final

from blackrose.editions.duel.edition import DUEL
from blackrose.editions.duel.mixed import EXTRAS
from blackrose.editions.duel.needs import NEEDS
from blackrose.editions.duel.positions import POSITIONS
from blackrose.editions.duel.topics import RULES_ELSEWHERE, TOPICS
from blackrose.editions.listing import CROWN, MIX, Flag, Listing
from blackrose.language.wording import wording_of

LISTING: Final = Listing(
    edition=DUEL,
    box="duel",
    letter="D",
    usual_seats=2,
    needs=NEEDS,
    extras=EXTRAS,
    topics=TOPICS,
    rules_elsewhere=RULES_ELSEWHERE,
    left_open={"event": "choose", "quests": "choose", "grimoire": "choose"},
    left_to_chance={"grimoire": "random"},
    flags={
        "event": Flag("SIDE", "side of the event card: random, choose, 0 or 1"),
        "quests": Flag("SIDES", "sides of the quest cards: random, choose, or such as 1A+2B"),
        "grimoire": Flag("LIST", "starting grimoire of the crown's holder: choose, random, 0 or 1"),
        "crown": CROWN,
        "mix": MIX,
    },
    positions=POSITIONS,
    words=wording_of("blackrose.editions.duel"),
)
