"""Texts that are carried out, as frames."""

from __future__ import annotations

from blackrose.engine.decisions import Option
from blackrose.engine.events import Event
from blackrose.engine.table.frames.frame import EACH_MAGE, TEXT, Frame, Inflicted
from blackrose.engine.table.numbers import NOBODY, WHOLE


class Knowing(Frame):
    """What a text and the texts inside it know of what happened so far."""

    __slots__ = (
        "did",
        "hit",
        "it",
        "left",
        "met",
        "named",
        "origin",
        "reached",
        "room",
        "spared",
        "struck",
        "tally",
        "target",
        "trigger",
        "unconverted",
        "unhurt",
    )

    target: int  # what the card aims at: a model, NOBODY, ABSENT, or a dummy
    room: int  # the room it aims at, or where its trigger happened
    it: int  # the model spoken of last
    trigger: Event | None  # what set the text off
    met: int  # the model that met the condition: "that mage"
    left: int  # the room of the target (or of "it") when it left the Lodge (TGT.25)
    origin: int  # the room distances start from, if not the source's: a room used from afar
    hit: tuple[int, ...]  # the models this text has damaged, once a hit; ABSENT, once, for one that left play
    spared: int  # mages that ignore this spell, as bits
    reached: int  # models that could answer that this spell would touch them, as bits
    tally: int  # how many the sentence before ignored, assigned, removed …
    named: int  # the colour or the type that was named before, by its number
    did: int  # what this text has done so far (DID_…)
    struck: int  # models that this text has hit, hurt or not, as bits
    unconverted: tuple[tuple[int, int], ...]  # what the last conversion could not convert, by model
    unhurt: int  # mages who ignore the damage of this spell, as bits


class TextFrame(Knowing):
    """A text that is carried out: whose, which sentence is next, on what."""

    name = "text"
    fields = (
        "code",
        "actor",
        "source",
        "sentence",
        "clause",
        "extent",
        "slot",
        "stood",
        "done",
        "enhanced",
        "inflicted",
        "target",
        "room",
        "it",
        "trigger",
        "met",
        "left",
        "origin",
        "hit",
        "spared",
        "reached",
        "tally",
        "named",
        "did",
        "struck",
        "unconverted",
        "unhurt",
        "choosers",
        "turned",
        "picks",
    )
    __slots__ = (
        "actor",
        "choosers",
        "chosen",
        "clause",
        "code",
        "done",
        "enhanced",
        "extent",
        "inflicted",
        "sentence",
        "slot",
        "source",
        "stood",
        "turned",
    )

    def __init__(
        self,
        code: int = NOBODY,
        actor: int = NOBODY,
        source: int = NOBODY,
        sentence: int = 0,
        clause: int = 0,
        extent: int = WHOLE,
        slot: int = NOBODY,
        stood: int = NOBODY,
        done: int = 1,
        enhanced: int = 0,
        inflicted: tuple[Inflicted, ...] = (),
        target: int = NOBODY,
        room: int = NOBODY,
        it: int = NOBODY,
        trigger: Event | None = None,
        met: int = NOBODY,
        left: int = NOBODY,
        origin: int = NOBODY,
        hit: tuple[int, ...] = (),
        spared: int = 0,
        reached: int = 0,
        tally: int = 0,
        named: int = NOBODY,
        did: int = 0,
        struck: int = 0,
        unconverted: tuple[tuple[int, int], ...] = (),
        unhurt: int = 0,
        choosers: tuple[int, ...] = (),
        turned: int = NOBODY,
        picks: tuple[Option, ...] = (),
    ) -> None:
        """A frame at its beginning, or just so."""
        self.kind = TEXT
        self.code = code  # the text
        self.actor = actor  # who resolves it
        self.source = source  # from which model's place; NOBODY for none
        self.sentence = sentence  # which is next
        self.clause = clause
        self.extent = extent  # how much of the text is carried out
        self.slot = slot  # where the spell lies whose text this is
        self.stood = stood  # the room in which who resolves it stood when it began; CELL or NOBODY
        self.done = done  # what is known of the sentence before: CARRIED_OUT, SETTLED
        self.enhanced = enhanced  # sentences whose Enhancement was met when the card was revealed, as bits
        self.inflicted = inflicted  # what the evocations it activated have inflicted
        self.target = target
        self.room = room
        self.it = it
        self.trigger = trigger
        self.met = met
        self.left = left
        self.origin = origin
        self.hit = hit
        self.spared = spared
        self.reached = reached
        self.tally = tally
        self.named = named
        self.did = did
        self.struck = struck
        self.unconverted = unconverted
        self.unhurt = unhurt
        self.choosers = choosers  # the mages that still choose among the options of this sentence
        self.turned = turned  # a sentence that is taken before the one it stands behind; below NOBODY: none
        self.picks = picks
        self.cursor = 0
        self.chosen = NOBODY  # the one model the running clause has named; of no meaning between steps

    def copy(self) -> TextFrame:
        """An equal frame that changes on its own."""
        return TextFrame(
            self.code,
            self.actor,
            self.source,
            self.sentence,
            self.clause,
            self.extent,
            self.slot,
            self.stood,
            self.done,
            self.enhanced,
            self.inflicted,
            self.target,
            self.room,
            self.it,
            self.trigger,
            self.met,
            self.left,
            self.origin,
            self.hit,
            self.spared,
            self.reached,
            self.tally,
            self.named,
            self.did,
            self.struck,
            self.unconverted,
            self.unhurt,
            self.choosers,
            self.turned,
            self.picks,
        )


class EachMageFrame(Knowing):
    """The text of "each mage in play order", for one mage after the other."""

    name = "each mage"
    fields = (
        "code",
        "seats",
        "target",
        "room",
        "it",
        "trigger",
        "met",
        "left",
        "origin",
        "hit",
        "spared",
        "reached",
        "tally",
        "named",
        "did",
        "struck",
        "unconverted",
        "unhurt",
        "picks",
    )
    __slots__ = ("code", "seats")

    def __init__(
        self,
        code: int = NOBODY,
        seats: tuple[int, ...] = (),
        target: int = NOBODY,
        room: int = NOBODY,
        it: int = NOBODY,
        trigger: Event | None = None,
        met: int = NOBODY,
        left: int = NOBODY,
        origin: int = NOBODY,
        hit: tuple[int, ...] = (),
        spared: int = 0,
        reached: int = 0,
        tally: int = 0,
        named: int = NOBODY,
        did: int = 0,
        struck: int = 0,
        unconverted: tuple[tuple[int, int], ...] = (),
        unhurt: int = 0,
        picks: tuple[Option, ...] = (),
    ) -> None:
        """A frame at its beginning, or just so."""
        self.kind = EACH_MAGE
        self.code = code
        self.seats = seats  # the mages still to come
        self.target = target
        self.room = room
        self.it = it
        self.trigger = trigger
        self.met = met
        self.left = left
        self.origin = origin
        self.hit = hit
        self.spared = spared
        self.reached = reached
        self.tally = tally
        self.named = named
        self.did = did
        self.struck = struck
        self.unconverted = unconverted
        self.unhurt = unhurt
        self.picks = picks
        self.cursor = 0

    def copy(self) -> EachMageFrame:
        """An equal frame that changes on its own."""
        return EachMageFrame(
            self.code,
            self.seats,
            self.target,
            self.room,
            self.it,
            self.trigger,
            self.met,
            self.left,
            self.origin,
            self.hit,
            self.spared,
            self.reached,
            self.tally,
            self.named,
            self.did,
            self.struck,
            self.unconverted,
            self.unhurt,
            self.picks,
        )
