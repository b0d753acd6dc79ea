"""An Avatar at the table, in sentences and as a panel: its commands, the next one's back, how it chose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from blackrose.table.wire import NONE, AvatarShown, FactionShown
from blackrose.terminal.glyphs import DIM, FREE, HEART, HURT, LIT, TOKENS
from blackrose.terminal.hexes import fitted
from blackrose.terminal.seen_table import SeenTable

if TYPE_CHECKING:
    from blackrose.terminal.panels import Panels

COMMAND, DONE = "▰", "▱"
"""A command card that it may still turn in this round, and one that is used."""

MARKS = {"damaged": HEART, "targeted": "⌖"}
"""What sets off the armed card on top."""


def sentences(seen: SeenTable) -> list[str]:
    """Everything that is to be seen of an Avatar beside its model; nothing where there is none."""
    avatar = seen.shown["avatar"]
    if avatar is None:
        return []
    say, who = seen.names.say, seen.names.avatar()
    lines = [
        say(
            "avatar-line",
            who=who,
            difficulty=avatar["difficulty_name"],
            left=avatar["left"],
            commands=avatar["commands"],
            deck=avatar["decks"][avatar["moon"]],
        )
    ]
    if avatar["armed"]["text"]:
        lines.append(avatar["armed"]["text"])
    if avatar["used"]:
        used = [seen.name("command", card) for card in avatar["used"]]
        lines.append(say("avatar-used", who=who, list=seen.names.list(used)))
    if (running := avatar["running"]) is not None:
        lines.append(say("avatar-running", who=who, name=seen.name("command", running["command"])))
    if (choice := avatar["choice"]) is not None:
        lines.append(say("avatar-choice", who=who, text=choice["text"], rule=choice["rule"]))
    return [*lines, margins(seen, avatar)]


def priorities(seen: SeenTable) -> list[str]:
    """By what an Avatar chooses."""
    avatar = seen.shown["avatar"]
    if avatar is None:
        return []
    return [
        seen.names.say("avatar-priority", letter=each["letter"], text=each["text"])
        for each in avatar["priorities"]
    ]


def margins(seen: SeenTable, avatar: AvatarShown) -> str:
    """How far ahead of it each mage is."""
    ahead = [
        seen.names.say("counted", who=seen.who(seat), count=f"{margin:+}")
        for seat, margin in enumerate(avatar["margins"])
    ]
    return seen.names.say("avatar-margins", who=seen.names.avatar(), list=seen.names.list(ahead))


# --------------------------------------------------------------------------------------------------
# The panel
# --------------------------------------------------------------------------------------------------


def panel(panels: Panels, faction: FactionShown, width: int, wide: bool, tight: bool) -> Text:
    """An Avatar's panel, where the seats have theirs; in three lines where it must be."""
    avatar = panels.shown["avatar"]
    if avatar is None:
        return Text()
    title, health = _title(panels, avatar, faction, wide), _health(panels, faction, tight)
    commands, models = _commands(panels, avatar, wide), panels.evocations(faction, width, wide)
    carried = panels.own.carried(faction)
    if tight:
        below = Text(" ").join([*models, carried])
        lines = [title + Text(" ") + health, commands, *([below] if below else [])]
    else:
        lines = [title, health, commands, *models, *([carried] if carried else [])]
    return Text("\n").join(fitted(line, width) for line in lines)


def _title(panels: Panels, avatar: AvatarShown, faction: FactionShown, wide: bool) -> Text:
    shape, style = panels.seen.sign(faction["number"])
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(f"{shape}{panels.seen.letter(faction['number'])} {avatar['name']}", f"bold {style}")
    text.append(f" ({avatar['difficulty_name']})" if wide else "", DIM)
    return text


def _health(panels: Panels, faction: FactionShown, tight: bool) -> Text:
    model = panels.seen.mage(faction["number"])
    full, bar = model["health"], panels.board.cubes(model["bar"])
    left = full - len(model["bar"])
    text = Text(no_wrap=True)
    text.append(HEART if tight else f"{HEART} ", f"bold {panels.seen.sign(faction['number']).style}")
    if tight:
        text.append(f"{left}/{full} ", "bold")
        return text + bar
    text.append_text(bar)
    text.append(FREE * left, DIM)
    text.append(f" {left}/{full}", "bold")
    return text


def _commands(panels: Panels, avatar: AvatarShown, wide: bool) -> Text:
    """The commands that are left, its deck, the back of the next card, and the card that runs."""
    say = panels.say
    text = Text(no_wrap=True, overflow="ellipsis")
    left = min(avatar["left"], avatar["commands"])
    text.append(f"{COMMAND * left}{DONE * (avatar['commands'] - left)} ", "bold")
    text.append(say("avatar-deck", deck=avatar["decks"][avatar["moon"]]), DIM)
    armed = avatar["armed"]
    if armed["type"]:
        mark = f" {TOKENS[armed['type']]}{MARKS[armed['mark']]}"
        text.append(mark, f"bold {HURT}" if armed["ready"] else DIM)
        if wide:
            text.append(f" {say('avatar-armed', type=armed['type'], mark=armed['mark'])}", DIM)
    for seat, margin in enumerate(avatar["margins"]):  # how far ahead of it each mage is
        shape, style = panels.seen.sign(seat)
        text.append(f" {shape}{margin:+}", style)
    running = avatar["running"]
    if running is not None:
        text.append(f" ▶ {panels.seen.name('command', running['command'])}", f"bold {LIT}")
    elif avatar["used"] and wide:
        text.append(f" · {panels.seen.name('command', avatar['used'][-1])}", DIM)
    return text


def in_full(panels: Panels) -> Text:
    """The Avatar's sentences, its priorities, and the cards it has used, for the pane."""
    seen = panels.seen
    avatar = seen.shown["avatar"]
    if avatar is None:
        return Text()
    text = panels.tagged(avatar["seat"]) + Text.styled(f" {avatar['name']}", "bold")
    for line in (*sentences(seen), *priorities(seen)):
        text.append(f"\n{line}")
    for card in dict.fromkeys(avatar["used"]):
        face = seen.face("command", card)
        text.append(f"\n{face.name}{seen.design_mark('command', card)}", f"bold {LIT}")
        for side in face.sides:
            words = " ".join(part for part in (side.when, *side.lines) if part)
            head = " · ".join(part for part in (side.title, side.type, side.target) if part)
            text.append(f"\n  {head}: ", DIM)
            text.append(words)
    return text


def faction_of(seen: SeenTable) -> FactionShown | None:
    """The faction of an Avatar; None where there is none."""
    last = seen.factions[-1]
    return None if last["avatar"] == NONE else last
