"""Routes of tables: a new one, those of this browser, one of them, once more, and a bug report."""

from __future__ import annotations

import platform
from dataclasses import replace
from functools import partial

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody
from msgspec import UNSET

from blackrose import __version__
from blackrose.bots import BOTS
from blackrose.game import BadSetup
from blackrose.server.answers import (
    NO_STORE,
    Report,
    Rights,
    SeatGiven,
    TableGiven,
    TableListed,
    Versions,
    problems,
)
from blackrose.server.browsers import Asked, Browser, browser, holder_of
from blackrose.server.errors import RequestRefused
from blackrose.server.logs import log
from blackrose.server.requests import InPath, Lang, NewTable, SeatWish, Strictly, player_name
from blackrose.server.service import Given, Service, holds, is_host
from blackrose.server.setups import prepared_setup, setup_again, setup_for
from blackrose.server.tokens import hashed, new_code, new_secret
from blackrose.table import wire
from blackrose.table.live import BOT, OPEN, PERSON, LiveTable, Outbox, StoredSeat, info_asleep
from blackrose.table.recorded.record import Setup


def given(seats: list[tuple[StoredSeat, SeatGiven]]) -> tuple[list[StoredSeat], list[SeatGiven]]:
    """The new seats as they are stored, and what the browser is told of them."""
    return [stored for stored, _ in seats], [told for _, told in seats]


def new_seat(number: int, wish: SeatWish, holder: str) -> tuple[StoredSeat, SeatGiven]:
    """A seat as it was wished for; its secrets are told once and stored as hashes."""
    name = player_name(wish.name)
    if wish.player == "bot":
        bot = wish.bot or BOTS[-1]
        if bot not in BOTS:
            raise RequestRefused("bad-setup")
        return StoredSeat(number, BOT, name, bot), SeatGiven(number)
    if wish.bot:
        raise RequestRefused("bad-setup")
    if wish.player == "open":
        claim = new_secret()
        return StoredSeat(number, OPEN, name, claim=hashed("claim", claim)), SeatGiven(number, claim)
    code = new_code()
    stored = StoredSeat(number, PERSON, name, holder=holder, recovery=hashed("recover", code))
    return stored, SeatGiven(number, recovery=code)


def table_answer(told: TableGiven, who: Browser) -> Response[TableGiven]:
    """A new table, told to the browser that made it."""
    log.info("a table was made", extra={"table": told.table, "seats": len(told.seats)})
    return Response(told, status_code=201, cookies=[who.cookie()], headers=NO_STORE)


@post(
    "/api/tables",
    dto=Strictly[NewTable],
    return_dto=None,
    responses=problems(413, 415, 503),
    summary="A new table",
)
async def create(request: Asked, service: Given, data: JSONBody[NewTable]) -> Response[TableGiven]:
    """The game begins at once; an open seat is waited for."""
    service.limits.tables.take(service.address(request))
    who, watch = browser(request), new_secret()
    wishes = enumerate(data.seats)
    stored, told = given([new_seat(number, wish, who.holder) for number, wish in wishes])
    setup, window = _setup(data, stored)
    table = await service.host.new_table(
        setup,
        stored,
        pace=data.pace,
        window=window,
        host=who.holder,
        watch=hashed("watch", watch),
    )
    service.seated(table, stored)
    return table_answer(TableGiven(table, told, watch, setup.commitment), who)


def _setup(data: NewTable, seats: list[StoredSeat]) -> tuple[Setup, int]:
    """The set-up as it was wished for, and how long windows are."""
    if data.day or data.challenge:
        return _prepared(data, seats), 0
    mages = tuple(seat.mage for seat in data.seats)
    players = tuple(seat.bot or PERSON for seat in seats)
    try:
        return setup_for(data.edition, mages, players, data.options, several=_several(seats))
    except BadSetup:
        raise RequestRefused("bad-setup") from None


def _prepared(data: NewTable, seats: list[StoredSeat]) -> Setup:
    """The set-up of a day's game or of a challenge."""
    if len(seats) != 1 or data.options or data.seats[0].mage or (data.day and data.challenge):
        raise RequestRefused("bad-setup")
    try:
        setup = prepared_setup(data.day, data.challenge, seats[0].bot or PERSON)
    except BadSetup:
        raise RequestRefused("bad-setup") from None
    if setup.edition != data.edition:
        raise RequestRefused("bad-setup")
    return setup


def _several(seats: list[StoredSeat]) -> bool:
    """Whether more than one person will play, each with a screen of their own."""
    return sum(seat.player == OPEN for seat in seats) + any(seat.player == PERSON for seat in seats) > 1


@get("/api/tables", responses=problems(), summary="The tables of this browser")
async def listed(request: Asked, service: Given) -> Response[list[TableListed]]:
    """The tables this browser has a seat at, or has made; the latest first."""
    holder = holder_of(request)
    tables = await service.store.held_by(holder) if holder else []
    told = [
        TableListed(
            table=stored.id,
            edition=stored.setup.edition,
            holds=(mine := holds(stored, holder)),
            info=info_asleep(stored),
            my_turn=not stored.over and bool(set(mine) & set(stored.asked)),
            over=stored.over,
            winner=stored.winner,
            updated=stored.updated,
        )
        for stored in tables
    ]
    return Response(told, headers=NO_STORE)


@get("/api/tables/{table:str}", responses=problems(404, 409, 503), summary="One table")
async def one(request: Asked, service: Given, table: InPath) -> Response[Rights]:
    """Who sits there, and what this browser may do. Whoever has a link to the table may ask."""
    live = await service.table(table)
    holder = holder_of(request)
    mine, host = holds(live.stored, holder), is_host(live.stored, holder)
    watch = await service.may_look(live.stored, holder)
    waiting = [seat.seat for seat in live.stored.seats if seat.player == OPEN] if host else []
    again = service.rematches.get(live.id, "") if mine or host else ""
    return Response(Rights(live.info(), mine, host, watch, waiting, again), headers=NO_STORE)


@post("/api/tables/{table:str}/rematch", responses=problems(403, 404, 409, 503), summary="Once more")
async def rematch(request: Asked, service: Given, table: InPath) -> Response[TableGiven]:
    """The same people and bots at a new table; whoever asks first makes it, the others find it."""
    live = await service.table(table)
    who = browser(request)
    if not holds(live.stored, who.holder) and not is_host(live.stored, who.holder):
        raise RequestRefused("no-right")
    if not live.over:
        raise RequestRefused("not-over")
    async with service.making:
        if live.id in service.rematches:
            found = await service.table(service.rematches[live.id])
            codes = await _codes(found, who.holder)
            return table_answer(TableGiven(found.id, codes, "", found.stored.setup.commitment), who)
        service.limits.tables.take(service.address(request))
        told = await _once_more(service, live, who.holder)
        service.rematches[live.id] = told.table
    return table_answer(told, who)


async def _once_more(service: Service, live: LiveTable, holder: str) -> TableGiven:
    old, watch = live.stored, new_secret()
    stored, told = given([_same(seat, holder) for seat in old.seats])
    setup = setup_again(old.setup, tuple(seat.bot or PERSON for seat in stored))
    table = await service.host.new_table(
        setup, stored, pace=old.pace, window=old.window, host=holder, watch=hashed("watch", watch)
    )
    service.seated(table, stored)
    return TableGiven(table, told, watch, setup.commitment)


async def _codes(live: LiveTable, holder: str) -> list[SeatGiven]:
    """The seats of somebody at a table that another has made, with a code where there is none yet."""
    told = []
    for number in holds(live.stored, holder):
        code = new_code()
        renewed = hashed("recover", code)
        stored = await live.change_seat(number, partial(_with_code, renewed))
        told.append(SeatGiven(number, recovery=code if stored.recovery == renewed else UNSET))
    return told


def _with_code(recovery: str, seat: StoredSeat) -> StoredSeat:
    return seat if seat.recovery else replace(seat, recovery=recovery)


def _same(seat: StoredSeat, holder: str) -> tuple[StoredSeat, SeatGiven]:
    """A seat of the last game: the browser that asks gets a code, others ask for theirs when they come."""
    if seat.player != PERSON:  # where nobody came and a bot played, it is the bot's place now
        return new_seat(seat.seat, SeatWish("bot" if seat.bot else "open", seat.name, seat.bot), "")
    if seat.holder == holder:
        return new_seat(seat.seat, SeatWish("person", seat.name), holder)
    return StoredSeat(seat.seat, PERSON, seat.name, holder=seat.holder), SeatGiven(seat.seat)


@get("/api/tables/{table:str}/report", responses=problems(403, 404, 409, 503), summary="A bug report")
async def report(
    request: Asked, service: Given, table: InPath, seat: FromQuery[int | None] = None, lang: Lang = "en"
) -> Response[Report]:
    """What one seat sees and was told, with versions, and nothing that others keep secret.

    Without a seat it is the first one this browser holds, or what a spectator sees.
    """
    live = await service.table(table)
    holder = holder_of(request)
    mine = holds(live.stored, holder)
    eyes = seat if seat is not None else mine[0] if mine else wire.WATCHING
    if eyes not in mine and eyes != wire.WATCHING:
        raise RequestRefused("no-seat")
    if not await service.may_look(live.stored, holder):
        raise RequestRefused("no-right")
    setup = live.stored.setup
    full = await _full(live, eyes, lang)
    told = Report(
        versions=Versions(__version__, platform.python_version(), setup.edition_version, setup.pack_digest),
        info=full["info"],
        mages=list(setup.mages),
        rev=full["rev"],
        shown=full["shown"],
        log=full["log"],
    )
    name = f'attachment; filename="blackrose-report-{live.id[:8]}.json"'
    return Response(told, headers={**NO_STORE, "content-disposition": name})


async def _full(live: LiveTable, seat: int, language: str) -> wire.Full:
    """The whole view of an audience, without staying."""
    sink = Outbox()
    link = await live.join(seat, language, sink)
    try:
        while (message := await sink.get()) is not None:
            if message["type"] == "full":
                return message
    finally:
        live.leave(link)
    raise RequestRefused("going-down")


ROUTES = (create, listed, one, rematch, report)
