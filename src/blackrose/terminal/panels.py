"""What stands around the board: the line on top, the seats, the tracks, the quests, the event."""

from __future__ import annotations

from rich.text import Text

from blackrose.engine.table import EMPTY, NOBODY, SLOTS
from blackrose.engine.views import View
from blackrose.engine.visibility import SPECTATOR, is_hidden
from blackrose.language.printer_sentences import capital
from blackrose.table.about import ORIGINAL
from blackrose.table.questions import health, planned
from blackrose.table.texts import in_one_line
from blackrose.table.words import Scene
from blackrose.terminal.board import Board
from blackrose.terminal.glyphs import (
    CROWN,
    DIM,
    FREE,
    HEART,
    LIES,
    LIT,
    MOONS,
    OWN_DESIGN,
    SIDES,
    SPENT,
    TOKEN,
    TOKENS,
    TROPHY,
    WON,
    Sign,
    initial,
    sign,
)
from blackrose.terminal.hexes import fitted
from blackrose.terminal.host import Host
from blackrose.terminal.possessed import Possessed
from blackrose.terminal.sketch import Sketch, slot_status

TRACK = 20
MARKS = "ⅡⅢ■"
"""The second and third moon on the track, and its end."""


class Panels:
    """Draws what is not the board itself, from one view."""

    def __init__(self, host: Host) -> None:
        """What whoever sits at the keyboard sees, now."""
        self.host = host
        self.names = host.names
        self.say = host.names.say
        self.view: View = host.view
        self.rules = self.view.rules
        self.board = Board(host.narrator, self.view)
        self.scene = self.board.scene
        self.own = Possessed(self)
        self.drafts = {int(option[1]): option for option in planned(self.view) if option[0] == "plan"}

    # ----------------------------------------------------------------------------------------------
    # The line on top
    # ----------------------------------------------------------------------------------------------

    def top(self, wide: bool) -> Text:
        """Title, round, phase, crown, and everybody's power."""
        view = self.view
        text = Text(no_wrap=True, overflow="ellipsis")
        if wide:
            text.append(f"{self.say(f'title-{self.host.edition}')}  ", f"bold {LIT}")
        if view.round:
            text.append(self._round(), "bold")
            text.append(f" · {self.names.phase(view.phase)}  ")
        else:
            text.append(f"{self.names.phase(view.phase)}  ", "bold")
        for faction in range(self.rules.seats + 1):
            text.append_text(self.tagged(faction))
            text.append(f" {view.power[faction]}  ", f"bold {self._sign(faction).style}")
        return text

    def _round(self) -> str:
        """Which round it is, of how many if that is known; under which moon otherwise."""
        view = self.view
        if not self.rules.moons:
            return self.say("top-round", round=view.round, rounds=self.rules.edition.rounds)
        told = self.say("top-moon", round=view.round, moon=MOONS[view.moon - 1])
        return f"{told} · {self.say('top-last')}" if view.ending else told

    def tagged(self, faction: int) -> Text:
        """A faction's sign and letter."""
        shape, style = self._sign(faction)
        return Text(f"{shape}{self.letter(faction)}", style)

    def letter(self, faction: int) -> str:
        """A mage's initial, the Black Rose's, or a seat's number before it has a mage."""
        if faction == self.rules.rose:
            return self.say("rose-letter")
        if self.view.mage[faction] == NOBODY:
            return str(faction + 1)
        return initial(self.names.faction(self.scene, faction).text)

    def _sign(self, faction: int) -> Sign:
        return sign(self.rules, faction)

    # ----------------------------------------------------------------------------------------------
    # Tracks
    # ----------------------------------------------------------------------------------------------

    def tracks(self, width: int) -> Text:
        """The power track: a bar for each faction, with trophies and rooms won behind it."""
        top = max(TRACK, *self.view.power, *self.rules.moons)
        room = max(10, width - 22)
        lines = []
        for faction, power in enumerate(self.view.power):
            shape, style = self._sign(faction)
            filled = round(power * room / top)
            line = Text(no_wrap=True)
            line.append_text(self.tagged(faction))
            line.append(f" {power:>2} ", f"bold {style}")
            line.append("━" * filled + shape, style)
            rest = ["─"] * (room - filled)
            for moon, figure in zip(MARKS, self.rules.moons, strict=False):
                at = round(figure * room / top) - filled - 1
                if 0 <= at < len(rest):
                    rest[at] = moon
            line.append("".join(rest), DIM)
            line.append(f" {TROPHY}{self.view.trophies[faction]} {WON}{self.view.wins[faction]}", DIM)
            lines.append(line)
        return Text("\n").join(lines)

    # ----------------------------------------------------------------------------------------------
    # Seats
    # ----------------------------------------------------------------------------------------------

    def seat(self, seat: int, width: int, wide: bool, tight: bool = False) -> Text:
        """A seat's panel; in three lines where it must be."""
        if self.view.mage[seat] == NOBODY:
            return fitted(self._title(seat, wide), width)
        title, health_ = self._title(seat, wide, tight), self._health(seat, wide, tight)
        slots, models = self._slots(seat, width, wide), self._evocations(seat, width, wide)
        carried, cards = self.own.carried(seat), self._cards(seat, wide)
        if tight:
            below = Text(" ").join([*models, cards])
            lines = [title + Text(" ") + health_, slots[0] + Text(" ") + carried, below]
        else:
            lines = [title, health_, *slots, *models, *([carried] if carried else []), cards]
        return Text("\n").join(fitted(line, width) for line in lines)

    def _title(self, seat: int, wide: bool, tight: bool = False) -> Text:
        view = self.view
        shape, style = self._sign(seat)
        text = Text(no_wrap=True, overflow="ellipsis")
        text.append(f"{shape}{self.letter(seat)} ", f"bold {style}")
        text.append(capital(self.names.faction(self.scene, seat).text), f"bold {style}")
        if tight:
            text.append(" ◂" if seat == view.seat else "", "bold")
        else:
            text.append(f" ({self.player(seat)})", DIM)
        if view.crown == seat:
            text.append(f" {CROWN} ", "bold #f2d45c")
            text.append(self.say("crown-word") if wide else "", DIM)
        return text

    def player(self, seat: int) -> str:
        """Who sits there: you, a person, or a bot."""
        return self.say("player-you") if seat == self.view.seat else self.host.player(seat)

    def _health(self, seat: int, wide: bool, tight: bool = False) -> Text:
        view = self.view
        full = health(view, seat)
        left = full - len(view.bar[seat])
        tokens, most = view.tokens[seat], self.rules.edition.physical_tokens
        spent = f" {TOKEN * tokens}{SPENT * (most - tokens)} "
        text = Text(no_wrap=True)
        text.append(HEART if tight else f"{HEART} ", f"bold {self._sign(seat).style}")
        if tight:  # what matters most stands first: the end may be cut off
            text.append(f"{left}/{full}{spent}", "bold")
            text.append_text(self.board.cubes(view.bar[seat]))
            return text
        text.append_text(self.board.cubes(view.bar[seat]))
        text.append(FREE * left, DIM)
        text.append(f" {left}/{full}", "bold")
        text.append(f" {spent}", "bold")
        text.append(self.say("tokens-word") if wide else "", DIM)
        return text

    def _slots(self, seat: int, width: int, wide: bool) -> list[Text]:
        cells = [self.slot(seat, slot, wide) for slot in range(SLOTS)]
        if not wide:
            return [Text(" ").join(cells)]
        return in_columns(cells, width)

    def slot(self, seat: int, slot: int, wide: bool) -> Text:
        """A slot: its number, how the spell lies, and its name if these eyes may know it."""
        if seat == self.view.seat and slot in self.drafts:
            return self._draft(slot, wide)
        spell = self.view.sheet[seat][slot]
        key = slot_status(self.view, seat, slot)
        text = Text(no_wrap=True)
        text.append(self.names.slot(slot).form("short"), "bold")
        text.append(LIES[key], DIM if spell == EMPTY else self._sign(seat).style)
        token = self.view.active_types[seat][slot]
        text.append(TOKENS[token], "bold")
        if not wide:
            return text
        if spell == EMPTY:
            text.append(f" {self.say(key)}", DIM)
        elif is_hidden(spell):
            text.append(f" {self.say(('slot-hidden', 'slot-trap', 'slot-protection')[token])}", DIM)
        else:
            name = self.names.name(self.rules.cards[spell >> 3])
            shown = key in ("slot-revealed", "slot-lasting")
            text.append(f" {SIDES[spell >> 2 & 1]} {name}", "bold" if shown else "")
        return text

    def _draft(self, slot: int, wide: bool) -> Text:
        """A slot whose spell is chosen and can still be taken back."""
        _, _, card, side = self.drafts[slot]
        text = Text.styled(f"{self.names.slot(slot).form('short')}{LIES['slot-ready']}", "bold")
        if wide:
            text.append(f" {SIDES[int(side)]} {self.names.name(self.rules.cards[int(card)])}?", "italic")
        return text

    def _evocations(self, seat: int, width: int, wide: bool) -> list[Text]:
        """The evocations a seat owns, with upgrades and where they stand."""
        found = []
        for model in range(self.rules.seats, len(self.view.place)):
            place = self.view.place[model]
            if place < 0 or self.rules.owner(model) != seat:
                continue
            text = self.board.model(model)
            if not wide:
                found.append(text)
                continue
            text.append(f" {self.names.name(self.rules.rooms[self.view.tiles[place]])}", DIM)
            upgrade = self.view.upgrade[model]
            if upgrade != NOBODY:
                text.append(f" +{self.names.name(self.rules.upgrades[upgrade])}", LIT)
            found.append(text)
        if not wide:
            return [Text(" ").join(found)] if found else []
        return in_columns(found, width)

    def _cards(self, seat: int, wide: bool) -> Text:
        view = self.view
        key = "cards-wide" if wide else "cards-short"
        told = self.say(
            key,
            hand=view.hands[seat],
            grimoire=view.grimoires[seat],
            memories=len(view.memories[seat]),
            trophies=view.trophies[seat],
            rooms=view.wins[seat],
        )
        return Text(told, DIM, no_wrap=True)

    # ----------------------------------------------------------------------------------------------
    # Quests and event
    # ----------------------------------------------------------------------------------------------

    def tables(self, width: int) -> list[Text]:
        """Everything about events and quests, part by part."""
        if self.rules.moons:
            return self.own.tables(width)
        return [self.event(width), self.quests_in_full()]

    def event(self, width: int) -> Text:
        """The event card: the names of its lines, and the text of the current one; or the board of events."""
        view = self.view
        if self.rules.moons:
            return self.own.board_in_short(width)
        if view.event == NOBODY:
            return Text()
        text = Text()
        sides = self.host.narrator.texts.face("event", view.event).sides
        for number, side in enumerate(sides, start=1):
            text.append(f"{number} {side.title}", f"bold {LIT}" if number == view.round else DIM)
            text.append(" · " if number < len(sides) else "", DIM)
        if view.round:
            text.append(f"\n{in_one_line(sides[view.round - 1])}")
        return text

    def quests(self, width: int) -> Text:
        """The six quests: open or claimed, what they are worth."""
        cells = []
        for quest, claim in zip(self.view.quests, self.view.claims, strict=True):
            text = Text("□ " if claim == NOBODY else "")
            if claim != NOBODY:
                text.append_text(self.tagged(claim))
                text.append(" ")
            component = self.rules.quests[quest]
            mark = f" {OWN_DESIGN}" if component.provenance == ORIGINAL else ""
            text.append(f"{self.names.name(component)} {component.power}{mark}", DIM if claim >= 0 else "")
            cells.append(text)
        return Text("\n").join(in_columns(cells, width))

    def quests_in_full(self) -> Text:
        """Every quest with its text."""
        text = Text()
        texts = self.host.narrator.texts
        for quest, claim in zip(self.view.quests, self.view.claims, strict=True):
            face = texts.face("quest", quest)
            mark = f" {OWN_DESIGN}" if self.rules.quests[quest].provenance == ORIGINAL else ""
            text.append(f"{face.name} {self.rules.quests[quest].power}{mark}", "bold")
            if claim != NOBODY:
                text.append(f" {self.say('claimed-by')} ", DIM)
                text.append_text(self.tagged(claim))
            text.append(f"\n{in_one_line(face.sides[0])}\n", DIM if claim != NOBODY else "")
        text.rstrip()
        return text

    def laid_out(self) -> Text:
        """Every spell in a slot that this view may see, with the text of the side that counts."""
        sketch, parts = Sketch(self.host.narrator, self.view), []
        for seat in range(self.rules.seats):
            for slot, spell in enumerate(self.view.sheet[seat]):
                if spell == EMPTY or is_hidden(spell):
                    continue
                side = self.host.narrator.texts.side("spell", spell >> 3, spell >> 2 & 1)
                text = self.tagged(seat) + Text.styled(f" {capital(sketch.slot(seat, slot))}", "bold")
                parts.append(text + Text(f"\n{side}"))
        return Text("\n").join(parts)

    def waiting(self) -> Text:
        """What is asked, or who is waited for."""
        view = self.view
        if not view.decisions:
            return Text()
        decision = self.host.open_decision()
        if decision is None or decision.seat != view.seat:
            decision = view.decisions[0]
        if decision.seat == view.seat != SPECTATOR:
            told = self.host.narrator.questions.who_is_asked_what(view, decision)
            return Text.styled(f"▶ {told}", f"bold {LIT}")
        who = self.host.names.faction(Scene.of(view), decision.seat)
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
