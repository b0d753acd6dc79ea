"""What the rest of the program knows of Classic."""

from __future__ import annotations

from typing import Final

from blackrose.editions.classic.edition import CLASSIC
from blackrose.editions.classic.topics import RULES_ELSEWHERE, TOPICS
from blackrose.editions.listing import CROWN, MIX, Flag, Listing
from blackrose.editions.mixed import OF_REBIRTH
from blackrose.editions.moons.needs import NEEDS
from blackrose.editions.moons.positions import POSITIONS
from blackrose.language.wording import wording_of

LISTING: Final = Listing(
    edition=CLASSIC,
    box="classic",
    letter="C",
    usual_seats=4,
    needs=NEEDS,
    extras=OF_REBIRTH,
    topics=TOPICS,
    rules_elsewhere=RULES_ELSEWHERE,
    left_to_chance={"setup": "random"},
    flags={
        "crown": CROWN,
        "expansion": Flag("YES", "yes brings in Marco and Geneve; five and six players need it"),
        "schools": Flag("NAMES", "such as Illusion,Divination; the rest is chosen"),
        "setup": Flag("HOW", "mages, schools and grimoires: choose or random"),
        "lodge": Flag("ROOMS", "19 rooms with commas between: centre, inner ring, outer ring, clockwise"),
        "mix": MIX,
    },
    positions=POSITIONS,
    words=wording_of("blackrose.editions.classic"),
)
