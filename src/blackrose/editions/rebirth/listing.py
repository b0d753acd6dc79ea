"""What the rest of the program knows of Rebirth."""

from __future__ import annotations

from typing import Final

from blackrose.editions.avatar.edition import with_avatar
from blackrose.editions.avatar.options import OURS
from blackrose.editions.listing import CROWN, MIX, Flag, Listing
from blackrose.editions.moons.needs import NEEDS
from blackrose.editions.moons.positions import POSITIONS
from blackrose.editions.rebirth.edition import REBIRTH
from blackrose.editions.rebirth.topics import TOPICS
from blackrose.language.wording import wording_of

LISTING: Final = Listing(
    edition=REBIRTH,
    box="rebirth",
    letter="R",
    usual_seats=4,
    needs=NEEDS,  # and no extras: it has all rules that parts of other boxes need
    topics=TOPICS,
    variants={"avatar": with_avatar},
    ours=OURS,
    left_to_chance={"setup": "random"},
    flags={
        "crown": CROWN,
        "moons": Flag("FIGURES", "where the moons and the end are: 6-18-30, 4-12-20, 2-6-10 or 8-24-40"),
        "expansion": Flag("YES", "yes brings in Death, Angela and Mors; five and six players need it"),
        "schools": Flag("NAMES", "such as Hex,Alchemy; the rest is chosen"),
        "setup": Flag("HOW", "mages, schools and grimoires: choose or random"),
        "mix": MIX,
        "avatar": Flag("NAME", "an Avatar that plays along, such as 'The Possessed'"),
        "difficulty": Flag("LEVEL", "of an Avatar: apprentice or master; novice and legend are our own"),
        "together": Flag("YES", "yes: all mages win if the best of them beats the Avatar, which is our own"),
    },
    positions=POSITIONS,
    words=wording_of("blackrose.editions.rebirth"),
)
