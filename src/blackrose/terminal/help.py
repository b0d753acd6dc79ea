"""The help: the keys, the signs, and the rules in short."""

from __future__ import annotations

from itertools import count, takewhile

from rich.text import Text

from blackrose.terminal.glyphs import (
    BLOCK,
    COPY,
    CROWN,
    DESTINY,
    DIM,
    FREE,
    HUES,
    JINX,
    LIES,
    LIT,
    OWN_DESIGN,
    QUESTS,
    ROOM_TOKENS,
    SIDES,
    SPENT,
    TOKEN,
    TOKENS,
    TROPHY,
    UMBRA,
    WON,
    sign,
)
from blackrose.terminal.host import Host

KEYS = (
    ("↑ ↓", "help-key-move"),
    ("Enter", "help-key-take"),
    ("1 … 9", "help-key-digit"),
    ("Space", "help-key-card"),
    ("w", "help-key-why"),
    ("u", "help-key-undo"),
    ("g h e d", "help-key-panes"),
    ("PgUp PgDn", "help-key-scroll"),
    ("s", "help-key-save"),
    ("l", "help-key-language"),
    ("?", "help-key-help"),
    ("q", "help-key-quit"),
)
MOON_SIGNS = (
    (TOKENS["trap"], "help-trap"),
    (TOKENS["protection"], "help-protection"),
    (JINX, "help-jinx"),
    (DESTINY, "help-destiny"),
    (UMBRA, "help-umbra"),
    ("".join(dict.fromkeys(QUESTS.values())), "help-own-quests"),
    (ROOM_TOKENS["up"] + ROOM_TOKENS["turned"], "help-token"),
    (BLOCK, "help-closed"),
    (COPY, "help-copies"),
)


def help_text(host: Host) -> Text:
    """The whole help."""
    return Text("\n\n").join((_keys(host), _signs(host), _primer(host), _notices(host)))


def _keys(host: Host) -> Text:
    text = Text.styled(host.names.say("help-keys"), f"bold {LIT}")
    for key, message in KEYS:
        text.append(f"\n{key:>9}  ", "bold")
        text.append(host.names.say(message))
    return text


def _signs(host: Host) -> Text:
    say, seen = host.names.say, host.seen
    text = Text.styled(say("help-signs"), f"bold {LIT}")
    text.append("\n")
    for faction in seen.factions:
        shape, style = sign(faction)
        text.append(f"{shape} ", style)
        name = say("rose-word") if faction["rose"] else say("player", number=faction["number"] + 1)
        text.append(f"{name}   ")
    text.append(f"{FREE} {say('help-free')}\n")
    for colour, hue in HUES.items():
        text.append(f"{hue.pattern * 2} ", hue.style)
        text.append(f"{say(f'hue-{colour}')}  ")
    text.append("\n")
    for glyph, key in (
        (CROWN, "crown-word"),
        (f"{TOKEN}{SPENT}", "help-tokens"),
        (TROPHY, "help-trophies"),
        (WON, "help-won"),
        (LIES["slot-ready"], "slot-ready"),
        (LIES["slot-revealed"], "slot-revealed"),
        (LIES["slot-lasting"], "slot-lasting"),
        (SIDES[0], "side-light"),
        (SIDES[1], "side-dark"),
        (OWN_DESIGN, "provenance-original"),
        *(MOON_SIGNS if seen.has_moons else ()),
    ):
        text.append(f"{glyph} ", "bold")
        text.append(f"{say(key)}   ", DIM)
    return text


def _primer(host: Host) -> Text:
    text = Text.styled(host.names.say("help-primer"), f"bold {LIT}")
    for paragraph in primer(host):
        text.append(f"\n· {paragraph}")
    return text


def primer(host: Host) -> list[str]:
    """The rules of the edition in short, and those of an Avatar where one plays."""
    lines = _numbered(host, f"primer-{host.edition}-")
    return lines if host.shown["avatar"] is None else [*lines, *_numbered(host, "avatar-short-")]


def _numbered(host: Host, beginning: str) -> list[str]:
    """The messages that begin so and end in 1, 2 …"""
    keys = (f"{beginning}{number}" for number in count(1))
    return [host.names.say(key) for key in takewhile(host.names.words.knows, keys)]


def _notices(host: Host) -> Text:
    say = host.names.say
    return Text(f"{say('notice-unofficial')}\n{say('notice-original')}", DIM)
