"""Builds components from the tables of a pack."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import Any

from blackrose.engine.components import (
    COLOURS,
    ELEMENTS,
    PROVENANCES,
    TYPES,
    Effect,
    EventCard,
    EventSide,
    Evocation,
    Jinx,
    Mage,
    Name,
    Quest,
    Room,
    School,
    Side,
    Spell,
    Upgrade,
)
from blackrose.language.errors import CardError, Kind
from blackrose.language.reading import parse_target, parse_text, parse_when
from blackrose.language.reading.lexer import check_characters
from blackrose.language.references import Context, Role
from blackrose.language.tree import Aim, Enters, When
from blackrose.language.vocabulary import Vocabulary
from blackrose.packs.carried import refused
from blackrose.packs.fields import Fields
from blackrose.packs.names import LONGEST_NOTE, check_name

NOWHERE = Aim("special")
EMPTY = Effect(NOWHERE, ())
"""Stands for an effect that could not be read; a pack with one is never handed out."""

FORGOTTEN = "forgotten"
PERSONAL = "personal"
COPIES = {FORGOTTEN: 1}
OTHER_COPIES = 3
MOST_LINES = 20
SIDE = re.compile(r"[1-9][A-Z]")
MOST_CUBES = 9
MOONS = 3
EVENT_SLOTS = 3
INSTANT = "instant"
ALWAYS = "always"
TIMES = (INSTANT, ALWAYS, "black rose", "study", "preparation", "action", "evocation", "clean-up")
"""When an event card works: at once, all the time, or in a phase."""

ROOM_FACES = ("ruined", "rebuilt")
"""The faces of a room tile that gets rebuilt, as the data names them, in the order of their effects."""

ONE_FACE = ("effect",)
"""The one face of a room tile that collapses."""

SHOWN = ("turn", "black rose", "action", "evocation", "clean-up")
"""When a quest can say that it is shown: at the start of a turn of its owner's, or in a phase."""


def read_name(fields: Fields) -> Name:
    """The name of a component or of a part of one: ``{ en = …, de = …, ru = … }``."""
    part = fields.part("name")
    if part is None:
        return Name("", "", "")
    english = part.checked("en", partial(check_name, language_code="en"))
    german, russian = (
        part.checked(code, partial(check_name, language_code=code), english) for code in ("de", "ru")
    )
    part.finish()
    return Name(english, german, russian)


@dataclass(frozen=True)
class Reader:
    """Reads components in the vocabulary of their pack."""

    vocabulary: Vocabulary
    assigned: frozenset[str] = frozenset()
    """The evocations that are assigned instead of summoned."""

    def common(self, fields: Fields) -> dict[str, Any]:
        """What every component has."""
        name = read_name(fields)
        note = fields.checked("note", check_note, "")
        return {"name": name, "provenance": fields.choice("provenance", PROVENANCES), "note": note}

    def effect(
        self,
        fields: Fields,
        *,
        kind: str,
        aimed: bool = False,
        when: bool | None = False,
        role: Role = Role.CARD,
        wordless: bool = False,
        set_off: When | None = None,
        speaker: str = "",
    ) -> Effect:
        """A text with its target and condition. ``when``: True must, False may not, None may be there.

        ``kind`` is a spell's type, or what kind of component it is. A ``wordless`` one has no text. What
        sets an armed command off is settled (``set_off``); its ``speaker`` is the Avatar.
        """
        aim = self._aim(fields, aimed)
        occasion = set_off or self._when(fields, aim, when, role)
        if wordless:
            return Effect(aim or NOWHERE, (), occasion)
        source = fields.value("text", str)
        if source is None:
            return EMPTY
        # What a text may refer to is only known when its target and condition could be read.
        unsure = occasion is None and (when or "when" in fields.table)
        context = None if aim is None or unsure else Context(aim, occasion, role, speaker)
        text = fields.tried("text", lambda: parse_text(source, self.vocabulary, context))
        effect = Effect(aim or NOWHERE, text or (), occasion)
        for field, why in refused(effect, kind, self.vocabulary.archetypes, self.assigned):
            fields.report(CardError(Kind.NOT_CARRIED_OUT, why), field)
        return effect

    def _aim(self, fields: Fields, aimed: bool) -> Aim | None:
        if not aimed and not fields.has("target"):
            return NOWHERE
        source = fields.value("target", str)
        if source is None:
            return None
        return fields.tried("target", lambda: parse_target(source, self.vocabulary))

    def _when(self, fields: Fields, aim: Aim | None, wanted: bool | None, role: Role) -> When | None:
        if not fields.has("when"):
            if wanted:
                fields.report(CardError(Kind.MISSING_FIELD, "what sets it off", expected=["when"]))
            return None
        if wanted is False:
            error = CardError(Kind.BAD_FIELD, "nothing sets this off", read="when", expected=["no when"])
            fields.report(error, "when", key=True)
            return None
        source = fields.value("when", str)
        context = None if aim is None else Context(aim, None, role)
        if source is None:
            return None
        return fields.tried("when", lambda: parse_when(source, self.vocabulary, context))

    def school(self, fields: Fields) -> School:
        common = self.common(fields)
        lists: dict[str, tuple[str, ...]] = {}
        names: dict[str, Name] = {}
        grimoires = fields.part("grimoires")
        for key in () if grimoires is None else grimoires.table:
            assert grimoires is not None
            grimoires.tried(key, partial(check_name, key, "en"))
            part = grimoires.part(key)
            if part is not None:
                names[key] = read_name(part)
                lists[key] = self._spell_list(part)
                part.finish()
        return School(**common, grimoires=lists, grimoire_names=names)

    def _spell_list(self, part: Fields) -> tuple[str, ...]:
        spells = []
        for place, spell in enumerate(part.value("spells", list) or ()):
            if isinstance(spell, str):
                spells.append(spell)
            else:
                error = CardError(Kind.WRONG_TYPE, read=type(spell).__name__, expected=["a spell's name"])
                part.report(error, "spells", place)
        return tuple(spells)

    def spell(self, fields: Fields) -> Spell:
        common = self.common(fields)
        school = fields.text("school")
        owner = self._owner(fields, school)
        instability = fields.value("instability", bool, False)
        copies = fields.number("copies", 1, 99, COPIES.get(school, OTHER_COPIES))
        room_trap = bool(fields.value("room_trap", bool, False))
        light = self.side(fields, "light")
        # Some traps have one side only (PRE.7): it is kept as both.
        single = light.type == "trap" and not fields.has("dark") and not room_trap
        dark = light if single else self.side(fields, "dark")
        if room_trap:
            for side, key in ((light, "light"), (dark, "dark")):
                check_room_trap(fields, side, key)
        return Spell(
            **common,
            school=school,
            instability=bool(instability),
            light=light,
            dark=dark,
            copies=copies,
            owner=owner,
            room_trap=room_trap,
        )

    def _owner(self, fields: Fields, school: str) -> str:
        if school == PERSONAL:
            return fields.text("owner")
        if fields.has("owner"):
            error = CardError(Kind.BAD_FIELD, "only personal spells have an owner", read="owner")
            fields.report(error, "owner", key=True)
        return ""

    def side(self, fields: Fields, key: str) -> Side:
        part = fields.part(key)
        if part is None:
            return Side("", "", EMPTY)
        kind = part.choice("type", TYPES)
        element = part.choice("element", ELEMENTS)
        effect = self.effect(part, kind=kind, aimed=True, when=kind in ("trap", "protection"))
        part.finish()
        return Side(kind, element, effect)

    def room(self, fields: Fields) -> Room:
        common = self.common(fields)
        colour = fields.choice("colour", COLOURS)
        slots = fields.number("slots", 1)
        collapses = fields.has("effect") or fields.has("token")
        faces = ONE_FACE if collapses else ROOM_FACES
        token = fields.number("token") if collapses else 0
        pays = (token, 0, 0) if collapses else self._rewards(fields)
        effects = tuple(self._face(fields, face) for face in faces)
        return Room(
            **common, colour=colour, slots=slots, rewards=pays, effects=effects, faces=faces, token=token
        )

    def _face(self, fields: Fields, face: str) -> Effect:
        part = fields.part(face)
        if part is None:
            return EMPTY
        effect = self.effect(part, kind="room", aimed=True)
        part.finish()
        return effect

    def _rewards(self, fields: Fields) -> tuple[int, int, int]:
        values = fields.value("rewards", list)
        if values is None:
            return 0, 0, 0
        if len(values) != 3 or any(not isinstance(one, int) or isinstance(one, bool) for one in values):
            fields.report(CardError(Kind.WRONG_TYPE, expected=["a list of three whole numbers"]), "rewards")
            return 0, 0, 0
        first, second, third = (fields.ranged(one, 0, 99, "rewards", at) for at, one in enumerate(values))
        return first, second, third

    def quest(self, fields: Fields) -> Quest:
        common = self.common(fields)
        place = self._quest_place(fields)
        power = fields.number("power")
        kind = "own quest" if place.get("moon") else "quest"
        wordless = bool(place.get("moon")) and not fields.has("text")  # power only (QST.32)
        effect = self.effect(fields, kind=kind, when=True, role=Role.QUEST, wordless=wordless)
        return Quest(**common, **place, power=power, effect=effect)

    def _quest_place(self, fields: Fields) -> dict[str, Any]:
        """Where a quest belongs: to a side of a card that all play for, or to a moon, as a mage's own."""
        own = ("cubes", "open", "four", "instead", "shown")
        has = {key: fields.has(key) for key in ("side", "moon", *own)}
        if has["moon"]:
            self._no_field(fields, has["side"], "side", "a mage's own quest has a moon and no card side")
            return {
                "side": "",
                "moon": fields.number("moon", 1, MOONS),
                "cubes": fields.number("cubes", 0, MOST_CUBES, 0),
                **{key: fields.value(key, bool, False) or False for key in ("open", "four", "instead")},
                "shown": fields.choice("shown", SHOWN) if has["shown"] else "",
            }
        if has["side"]:
            for key in own:
                self._no_field(fields, has[key], key, "only a mage's own quest, which has a moon, has this")
            return {"side": fields.checked("side", check_side)}
        told = "a side of a card, or the moon of a mage's own quest"
        fields.report(CardError(Kind.MISSING_FIELD, told, expected=["side", "moon"]))
        return {"side": ""}

    def _no_field(self, fields: Fields, there: bool, key: str, why: str) -> None:
        if there:
            fields.report(CardError(Kind.BAD_FIELD, why, read=key, expected=[f"no {key}"]), key, key=True)

    def event(self, fields: Fields) -> EventSide:
        common = self.common(fields)
        names, lines = [], []
        listed = fields.value("line", list)
        if listed is not None and not 1 <= len(listed) <= MOST_LINES:
            fields.report(CardError(Kind.OUT_OF_RANGE, expected=[f"1 to {MOST_LINES} lines"]), "line")
            listed = None
        for place, line in enumerate(listed or ()):
            if not isinstance(line, dict):
                error = CardError(Kind.WRONG_TYPE, read=type(line).__name__, expected=["a table"])
                fields.report(error, "line", place)
                continue
            part = fields.inner(line, "line", place)
            names.append(read_name(part))
            lines.append(self.effect(part, kind="event"))
            part.finish()
        return EventSide(**common, line_names=tuple(names), lines=tuple(lines))

    def event_card(self, fields: Fields) -> EventCard:
        common = self.common(fields)
        phase = fields.choice("phase", TIMES)
        slot = fields.number("slot", 0, EVENT_SLOTS)
        if phase in TIMES and slot == fields.table.get("slot") and (phase == INSTANT) != (slot == 0):
            wanted = "0" if phase == INSTANT else f"1 to {EVENT_SLOTS}"
            told = "an instant event lies on no slot, every other one does"
            fields.report(CardError(Kind.BAD_VALUE, told, read=str(slot), expected=[wanted]), "slot")
        return EventCard(
            **common,
            moon=fields.number("moon", 1, MOONS),
            crown=fields.value("crown", bool, False) or False,
            phase=phase,
            slot=slot,
            drawn=fields.number("drawn"),
            discarded=fields.number("discarded"),
            avatar=fields.text("avatar") if fields.has("avatar") else "",
            effect=self.effect(fields, kind="event card", role=Role.EVENT),
        )

    def jinx(self, fields: Fields) -> Jinx:
        common = self.common(fields)
        copies, cubes = fields.number("copies", 1), fields.number("cubes", 1, MOST_CUBES)
        effect = self.effect(fields, kind="jinx", role=Role.JINX)
        return Jinx(**common, copies=copies, cubes=cubes, effect=effect)

    def evocation(self, fields: Fields) -> Evocation:
        common = self.common(fields)
        archetype = fields.text("archetype")
        figures: dict[str, Any] = {key: fields.number(key) for key in ("speed", "strength", "health")}
        copies = fields.number("copies", 1)
        marks: dict[str, Any] = {
            key: fields.value(key, bool, False) or False for key in ("large", "forgotten", "assigned")
        }
        ability = None
        marks["instead"] = fields.value("instead", bool, False) or False
        if marks["instead"]:  # it acts at the time of its attack: nothing else sets it off
            ability = self.effect(fields, kind="acting evocation", role=Role.EVOCATION)
        elif any(fields.has(key) for key in ("text", "when", "target")):
            ability = self.effect(fields, kind="evocation", when=None, role=Role.EVOCATION)
        return Evocation(**common, archetype=archetype, **figures, copies=copies, ability=ability, **marks)

    def upgrade(self, fields: Fields) -> Upgrade:
        common = self.common(fields)
        copies = fields.number("copies", 1)
        effect = self.effect(fields, kind="upgrade", when=None, role=Role.EVOCATION)
        return Upgrade(**common, copies=copies, effect=effect)

    def mage(self, fields: Fields) -> Mage:
        common = self.common(fields)
        figures: dict[str, Any] = {key: fields.number(key) for key in ("hand", "strength", "speed")}
        # Without quests of one's own there is no limit to say; 0 stands for that.
        quests = fields.number("quests", 1, 99) if fields.has("quests") else 0
        # The school may be in another box, with which this one is mixed.
        school = fields.text("school") if fields.has("school") else ""
        return Mage(**common, health=fields.number("health", 1), **figures, quests=quests, school=school)


def check_room_trap(fields: Fields, side: Side, key: str) -> None:
    """Refuses a side of a room trap that does not wait for somebody to enter a room of some colour."""
    when = side.effect.when
    if side.type and side.type != "trap":
        fields.report(CardError(Kind.BAD_VALUE, read=side.type, expected=["trap"]), key, "type")
    elif when is not None and not (isinstance(when, Enters) and when.room.colours):
        told = "a room trap waits for somebody to enter a room of a colour"
        fields.report(CardError(Kind.BAD_VALUE, told, expected=["… enters a red room."]), key, "when")


def check_side(side: str) -> None:
    """Refuses a quest's card side that is not a figure and a letter."""
    if not SIDE.fullmatch(side):
        raise CardError(Kind.BAD_VALUE, read=side, expected=['a figure and a letter ("1A")'])


def check_note(note: str) -> None:
    """Refuses a remark that is too long or has odd characters."""
    check_characters(note)
    if len(note) > LONGEST_NOTE:
        raise CardError(Kind.TOO_LONG, read=note, expected=[f"at most {LONGEST_NOTE} characters"])
