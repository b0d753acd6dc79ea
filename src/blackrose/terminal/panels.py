"""What stands around the board: the line on top, the seats, the tracks, the quests, the event."""

from __future__ import annotations

from rich.text import Text

from blackrose.language.printing import capital
from blackrose.table.wire import NONE, FactionShown, Planned, SlotShown
from blackrose.table.words.texts import in_one_line
from blackrose.terminal import avatar, solo
from blackrose.terminal.belongings import Belongings
from blackrose.terminal.board import Board
from blackrose.terminal.description import Description
from blackrose.terminal.glyphs import (
    CROWN,
    DIM,
    FREE,
    HEART,
    LIES,
    LIT,
    MOONS,
    SIDES,
    SPENT,
    TOKEN,
    TOKENS,
    TROPHY,
    WON,
)
from blackrose.terminal.hexes import fitted
from blackrose.terminal.host import Host

TRACK = 20
MARKS = "ⅡⅢ■"
"""The second and third moon on the track, and its end."""


class Panels:
    """Draws what is not the board itself, from one seen table."""

    def __init__(self, host: Host) -> None:
        """What whoever sits at the keyboard sees, now."""
        self.host = host
        self.say = host.names.say
        self.seen = host.seen
        self.shown = host.seen.shown
        self.board = Board(self.seen)
        self.told = Description(self.seen)
        self.own = Belongings(self)
        self.drafts = {answer["slot"]: answer for answer in self.shown["plan"] if answer["what"] == "plan"}

    # ----------------------------------------------------------------------------------------------
    # The line on top
    # ----------------------------------------------------------------------------------------------

    def top(self, wide: bool) -> Text:
        """Title, round, phase, crown, and everybody's power."""
        text = Text(no_wrap=True, overflow="ellipsis")
        if wide:
            text.append(f"{self.say(f'title-{self.host.edition}')}  ", f"bold {LIT}")
        if self.shown["round"]:
            text.append(self._round(), "bold")
            text.append(f" · {self.shown['phase_name']}  ")
        else:
            text.append(f"{self.shown['phase_name']}  ", "bold")
        for faction in self.seen.factions:
            number = faction["number"]
            text.append_text(self.tagged(number))
            text.append(f" {faction['power']}  ", f"bold {self.seen.sign(number).style}")
        return text

    def _round(self) -> str:
        """Which round it is, of how many if that is known; under which moon otherwise."""
        shown, track = self.shown, self.shown["track"]
        if not self.seen.has_moons:
            return self.say("top-round", round=shown["round"], rounds=shown["rounds"])
        told = self.say("top-moon", round=shown["round"], moon=MOONS[track["moon"] - 1])
        return f"{told} · {self.say('top-last')}" if track["last"] else told

    def tagged(self, faction: int) -> Text:
        """A faction's sign and letter."""
        shape, style = self.seen.sign(faction)
        return Text(f"{shape}{self.seen.letter(faction)}", style)

    # ----------------------------------------------------------------------------------------------
    # Tracks
    # ----------------------------------------------------------------------------------------------

    def tracks(self, width: int) -> Text:
        """The power track: a bar for each faction, with trophies and rooms won behind it."""
        marks = [*self.shown["track"]["moons"], self.shown["track"]["end"]]
        top = max(TRACK, *marks, *(faction["power"] for faction in self.seen.factions))
        room = max(10, width - 22)
        return Text("\n").join(self._track(faction, marks, top, room) for faction in self.seen.factions)

    def _track(self, faction: FactionShown, marks: list[int], top: int, room: int) -> Text:
        """One faction's bar on a track of so many points, drawn in so many columns."""
        shape, style = self.seen.sign(faction["number"])
        filled = round(faction["power"] * room / top)
        line = Text(no_wrap=True)
        line.append_text(self.tagged(faction["number"]))
        line.append(f" {faction['power']:>2} ", f"bold {style}")
        line.append("━" * filled + shape, style)
        rest = ["─"] * (room - filled)
        for mark, figure in zip(MARKS, marks, strict=False) if self.seen.has_moons else ():
            at = round(figure * room / top) - filled - 1
            if 0 <= at < len(rest):
                rest[at] = mark
        line.append("".join(rest), DIM)
        line.append(f" {TROPHY}{faction['trophies']} {WON}{faction['rooms_won']}", DIM)
        return line

    # ----------------------------------------------------------------------------------------------
    # Seats
    # ----------------------------------------------------------------------------------------------

    def seat(self, number: int, width: int, wide: bool, tight: bool = False) -> Text:
        """A seat's panel; in three lines where it must be."""
        seat = self.seen.seats[number]
        if seat["mage"] == NONE:
            return fitted(self._title(seat, wide), width)
        title, health = self._title(seat, wide, tight), self._health(seat, wide, tight)
        slots, models = self._slots(seat, width, wide), self.evocations(seat, width, wide)
        carried, cards = self.own.carried(seat), self._cards(seat, wide)
        if tight:
            below = Text(" ").join([*models, cards])
            lines = [title + Text(" ") + health, slots[0] + Text(" ") + carried, below]
        else:
            lines = [title, health, *slots, *models, *([carried] if carried else []), cards]
        return Text("\n").join(fitted(line, width) for line in lines)

    def avatar(self, width: int, wide: bool, tight: bool = False) -> Text:
        """An Avatar's panel; nothing where there is none."""
        faction = avatar.faction_of(self.seen)
        return Text() if faction is None else avatar.panel(self, faction, width, wide, tight)

    def _title(self, seat: FactionShown, wide: bool, tight: bool = False) -> Text:
        number = seat["number"]
        shape, style = self.seen.sign(number)
        text = Text(no_wrap=True, overflow="ellipsis")
        text.append(f"{shape}{self.seen.letter(number)} ", f"bold {style}")
        text.append(seat["name"], f"bold {style}")
        if tight:
            text.append(" ◂" if number == self.shown["seat"] else "", "bold")
        else:
            text.append(f" ({self.player(number)})", DIM)
        if seat["crown"]:
            text.append(f" {CROWN} ", "bold #f2d45c")
            text.append(self.say("crown-word") if wide else "", DIM)
        return text

    def player(self, seat: int) -> str:
        """Who sits there: you, a person, or a bot."""
        return self.say("player-you") if seat == self.shown["seat"] else self.host.player(seat)

    def _health(self, seat: FactionShown, wide: bool, tight: bool = False) -> Text:
        mage = self.seen.mage(seat["number"])
        full, bar = mage["health"], self.board.cubes(mage["bar"])
        left = full - len(mage["bar"])
        tokens, most = seat["tokens"], self.seen.rules.edition.physical_tokens
        spent = f" {TOKEN * tokens}{SPENT * (most - tokens)} "
        text = Text(no_wrap=True)
        text.append(HEART if tight else f"{HEART} ", f"bold {self.seen.sign(seat['number']).style}")
        if tight:  # what matters most stands first: the end may be cut off
            text.append(f"{left}/{full}{spent}", "bold")
            text.append_text(bar)
            return text
        text.append_text(bar)
        text.append(FREE * left, DIM)
        text.append(f" {left}/{full}", "bold")
        text.append(f" {spent}", "bold")
        text.append(self.say("tokens-word") if wide else "", DIM)
        return text

    def _slots(self, seat: FactionShown, width: int, wide: bool) -> list[Text]:
        cells = [self.slot(seat["number"], slot, wide) for slot in seat["slots"]]
        if not wide:
            return [Text(" ").join(cells)]
        return in_columns(cells, width)

    def slot(self, seat: int, slot: SlotShown, wide: bool) -> Text:
        """A slot: its number, how the spell lies, and its name if these eyes may know it."""
        if seat == self.shown["seat"] and slot["slot"] in self.drafts:
            return self._draft(slot, self.drafts[slot["slot"]], wide)
        key, waits = self.seen.lies(seat, slot), slot["waits"]
        empty = slot["state"] == "empty"
        text = Text(no_wrap=True)
        text.append(slot["name"], "bold")
        text.append(LIES[key], DIM if empty else self.seen.sign(seat).style)
        text.append(TOKENS[waits], "bold")
        if not wide:
            return text
        if empty:
            text.append(f" {self.say(key)}", DIM)
        elif slot["card"] == NONE:
            text.append(f" {self.say(f'slot-{waits}' if waits else 'slot-hidden')}", DIM)
        else:
            name = self.seen.name("spell", slot["card"])
            text.append(f" {SIDES[slot['side']]} {name}", "bold" if slot["state"] == "revealed" else "")
        return text

    def _draft(self, slot: SlotShown, answer: Planned, wide: bool) -> Text:
        """A slot whose spell is chosen and can still be taken back."""
        text = Text.styled(f"{slot['name']}{LIES['slot-ready']}", "bold")
        if wide:
            name = self.seen.name("spell", answer["card"])
            text.append(f" {SIDES[answer['side']]} {name}?", "italic")
        return text

    def evocations(self, seat: FactionShown, width: int, wide: bool) -> list[Text]:
        """The evocations a seat owns, with upgrades and where they stand."""
        found = []
        for model in self.seen.evocations(seat["number"]):
            if model["room"] == NONE:
                continue
            text = self.board.model(model)
            if not wide:
                found.append(text)
                continue
            text.append(f" {self.shown['rooms'][model['room']]['name']}", DIM)
            if model["upgrade"] != NONE:
                text.append(f" +{self.seen.name('upgrade', model['upgrade'])}", LIT)
            found.append(text)
        if not wide:
            return [Text(" ").join(found)] if found else []
        return in_columns(found, width)

    def _cards(self, seat: FactionShown, wide: bool) -> Text:
        told = self.say(
            "cards-wide" if wide else "cards-short",
            hand=seat["hand"],
            grimoire=seat["grimoire"],
            memories=len(seat["memories"]),
            trophies=seat["trophies"],
            rooms=seat["rooms_won"],
        )
        return Text(told, DIM, no_wrap=True)

    # ----------------------------------------------------------------------------------------------
    # Quests and event
    # ----------------------------------------------------------------------------------------------

    def tables(self, width: int) -> list[Text]:
        """Everything about events and quests, part by part."""
        if self.seen.has_moons:
            goals = Text("\n".join(solo.goals(self.host)), LIT)
            return [goals, avatar.in_full(self), *self.own.tables(width)]
        return [self.event(width), self.quests_in_full()]

    def event(self, width: int) -> Text:
        """The event card: the names of its lines, and the text of the current one; or the board of events."""
        if self.seen.has_moons:
            return self.own.board_in_short(width)
        event = self.shown["event"]
        if event is None:
            return Text()
        text = Text()
        sides = self.seen.face("event", event["event"]).sides
        for number, side in enumerate(sides):
            text.append(f"{number + 1} {side.title}", f"bold {LIT}" if number == event["line"] else DIM)
            text.append(" · " if number < len(sides) - 1 else "", DIM)
        if event["line"] != NONE:
            text.append(f"\n{in_one_line(sides[event['line']])}")
        return text

    def quests(self, width: int) -> Text:
        """The six quests: open or claimed, what they are worth."""
        cells = []
        for quest in self.shown["quests"]:
            number, claim = quest["quest"], quest["claimed"]
            text = Text("□ " if claim == NONE else "")
            if claim != NONE:
                text.append_text(self.tagged(claim))
                text.append(" ")
            told = f"{self.seen.name('quest', number)} {self._worth(number)}"
            text.append(told, "" if claim == NONE else DIM)
            cells.append(text)
        return Text("\n").join(in_columns(cells, width))

    def _worth(self, quest: int) -> str:
        """The power a quest brings, and whether it is of our own design."""
        return f"{self.seen.rules.quests[quest].power}{self.seen.design_mark('quest', quest)}"

    def quests_in_full(self) -> Text:
        """Every quest with its text."""
        text = Text()
        for quest in self.shown["quests"]:
            number, claim = quest["quest"], quest["claimed"]
            face = self.seen.face("quest", number)
            text.append(f"{face.name} {self._worth(number)}", "bold")
            if claim != NONE:
                text.append(f" {self.say('claimed-by')} ", DIM)
                text.append_text(self.tagged(claim))
            text.append(f"\n{in_one_line(face.sides[0])}\n", "" if claim == NONE else DIM)
        text.rstrip()
        return text

    def laid_out(self) -> Text:
        """Every spell in a slot that these eyes may know, with the text of the side that counts."""
        parts = []
        for seat in self.seen.seats:
            for slot in seat["slots"]:
                if slot["card"] == NONE:
                    continue
                side = self._text_of(slot)
                told = capital(self.told.slot(seat["number"], slot))
                parts.append(
                    self.tagged(seat["number"]) + Text.styled(f" {told}", "bold") + Text(f"\n{side}")
                )
        return Text("\n").join(parts)

    def _text_of(self, slot: SlotShown) -> str:
        """What the spell in a slot does, on the side that counts."""
        texts = self.seen.texts
        if slot["state"] == "revealed":
            return texts.side("spell", slot["card"], slot["side"])
        return texts.laid(slot["card"], slot["side"])

    def waiting(self) -> Text:
        """What is asked, or who is waited for."""
        decision, waiting = self.shown["decision"], self.shown["waiting"]
        if decision is not None:
            behalf = f"{decision['behalf_text']} " if decision["behalf_text"] else ""
            return Text.styled(f"▶ {behalf}{decision['asked']}", f"bold {LIT}")
        if not waiting:
            return Text()
        who = self.seen.who(waiting[0]["seat"])
        return Text.styled(f"… {self.say('waiting-for', who=who)}", DIM)


def in_columns(cells: list[Text], width: int) -> list[Text]:
    """Short texts side by side, two in a row."""
    half = width // 2
    rows = []
    for at in range(0, len(cells), 2):
        row = cells[at].copy()
        if at + 1 < len(cells):
            row.truncate(half - 1, overflow="ellipsis", pad=True)
            row = row + Text(" ") + cells[at + 1]
        row.truncate(width, overflow="ellipsis")
        row.no_wrap = True
        rows.append(row)
    return rows
