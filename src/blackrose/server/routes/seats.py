"""Routes of seats: coming by a link, watching, coming back with a code, leaving one's place to a bot.

A wrong link or code costs a guess, and an address has few of them; right ones cost nothing. Every check is
made again inside the table, where one thing happens after the other, so two who come at once cannot both
sit down.
"""

from __future__ import annotations

import time
from dataclasses import replace
from secrets import compare_digest

from litestar import Response, post
from litestar.params import JSONBody

from blackrose.bots import BOTS
from blackrose.server.answers import NO_STORE, Code, Invitation, Nothing, SeatTaken, WatchLink, problems
from blackrose.server.browsers import Asked, browser, holder_of
from blackrose.server.errors import RequestRefused
from blackrose.server.logs import log
from blackrose.server.requests import (
    ClaimSeat,
    InPath,
    Recover,
    SeatBot,
    SeatInPath,
    Strictly,
    WatchTable,
    player_name,
)
from blackrose.server.service import Given, Service, held_seat, holds, is_host
from blackrose.server.tokens import hashed, looks_right, new_code, new_secret, read_code
from blackrose.table.live import BOT, OPEN, PERSON, LiveTable, StoredSeat

CAN_BE_REFUSED = problems(403, 404, 409, 413, 415, 503)


def _same(left: str, right: str) -> bool:
    return bool(left) and compare_digest(left, right)


def _guess(service: Service, request: Asked, code: str) -> RequestRefused:
    """A wrong link or code: it is counted."""
    service.limits.guesses.take(service.address(request))
    log.warning("a wrong link or code was tried", extra={"code": code})
    return RequestRefused(code)


# --------------------------------------------------------------------------------------------------
# Coming
# --------------------------------------------------------------------------------------------------


@post(
    "/api/tables/{table:str}/claim",
    dto=Strictly[ClaimSeat],
    return_dto=None,
    status_code=200,
    responses=CAN_BE_REFUSED,
    summary="Take a seat by its link",
)
async def claim(
    request: Asked, service: Given, table: InPath, data: JSONBody[ClaimSeat]
) -> Response[SeatTaken]:
    """A link is good for one person, once."""
    service.limits.guesses.check(service.address(request))
    name = player_name(data.name)
    live = await service.table(table)
    wanted = hashed("claim", data.claim) if looks_right(data.claim) else ""
    found = [seat.seat for seat in live.stored.seats if _same(seat.claim, wanted)]
    if not found:
        raise _guess(service, request, "wrong-link")
    who, code = browser(request), new_code()

    def sit_down(stored: StoredSeat) -> StoredSeat:
        if not _same(stored.claim, wanted):
            raise RequestRefused("wrong-link")
        return stored.taken(name or stored.name, who.holder, hashed("recover", code))

    service.seated(live.id, [await live.change_seat(found[0], sit_down)])
    log.info("somebody sat down", extra={"table": live.id, "seat": found[0]})
    return Response(SeatTaken(live.id, found[0], code), cookies=[who.cookie()], headers=NO_STORE)


@post(
    "/api/tables/{table:str}/watch",
    dto=Strictly[WatchTable],
    return_dto=None,
    status_code=200,
    responses=CAN_BE_REFUSED,
    summary="Watch a table by its link",
)
async def watch(
    request: Asked, service: Given, table: InPath, data: JSONBody[WatchTable]
) -> Response[Nothing]:
    """The link for spectators can be used by many; they see what everybody may see."""
    service.limits.guesses.check(service.address(request))
    live = await service.table(table)
    wanted = hashed("watch", data.watch) if looks_right(data.watch) else ""
    if not _same(live.stored.watch, wanted):
        raise _guess(service, request, "wrong-link")
    who = browser(request)
    await service.store.add_watcher(live.id, who.holder)
    return Response(Nothing(), cookies=[who.cookie()], headers=NO_STORE)


@post(
    "/api/recover",
    dto=Strictly[Recover],
    return_dto=None,
    status_code=200,
    responses=CAN_BE_REFUSED,
    summary="Get a seat back with its code",
)
async def recover(request: Asked, service: Given, data: JSONBody[Recover]) -> Response[SeatTaken]:
    """The seat moves to this browser; the device it was on is told, and the code is used up."""
    service.limits.guesses.check(service.address(request))
    code = read_code(data.code)
    wanted = hashed("recover", code) if code else ""
    found = await service.store.with_recovery(wanted) if wanted else None
    if found is None:
        raise _guess(service, request, "wrong-code")
    live, seat = await service.host.table(found[0].id), found[1]
    who, renewed = browser(request), new_code()
    before = live.stored.seats[seat].holder

    def move(stored: StoredSeat) -> StoredSeat:
        if not _same(stored.recovery, wanted):
            raise RequestRefused("wrong-code")
        return replace(stored.without_bot(), holder=who.holder, recovery=hashed("recover", renewed))

    service.seated(live.id, [await live.change_seat(seat, move)])
    if before != who.holder:
        live.dismiss(seat, "moved", "")
    log.info("a seat was moved to another device", extra={"table": live.id, "seat": seat})
    return Response(SeatTaken(live.id, seat, renewed), cookies=[who.cookie()], headers=NO_STORE)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/code",
    status_code=200,
    responses=CAN_BE_REFUSED,
    summary="A new recovery code",
)
async def new_recovery(request: Asked, service: Given, table: InPath, seat: SeatInPath) -> Response[Code]:
    """For the holder of a seat who has lost the code, or never got one."""
    live = await service.table(table)
    holder, code = held_seat(request, live.stored, seat), new_code()

    def renew(stored: StoredSeat) -> StoredSeat:
        if not _same(stored.holder, holder):
            raise RequestRefused("no-seat")
        return replace(stored, recovery=hashed("recover", code))

    await live.change_seat(seat, renew)
    return Response(Code(code), headers=NO_STORE)


# --------------------------------------------------------------------------------------------------
# Inviting
# --------------------------------------------------------------------------------------------------


@post(
    "/api/tables/{table:str}/seats/{seat:int}/invite",
    status_code=200,
    responses=CAN_BE_REFUSED,
    summary="A new link for a seat nobody has come to",
)
async def invite(request: Asked, service: Given, table: InPath, seat: SeatInPath) -> Response[Invitation]:
    """For the host; the link that was given out before is not valid any more."""
    live = await _hosted(request, service, table, seat)
    secret = new_secret()

    def invited(stored: StoredSeat) -> StoredSeat:
        if stored.player != OPEN:
            raise RequestRefused("taken")
        return replace(stored, claim=hashed("claim", secret))

    await live.change_seat(seat, invited)
    return Response(Invitation(secret), headers=NO_STORE)


@post(
    "/api/tables/{table:str}/watch-link",
    status_code=200,
    responses=CAN_BE_REFUSED,
    summary="A new link for spectators",
)
async def new_watch_link(request: Asked, service: Given, table: InPath) -> Response[WatchLink]:
    """For the host; those who watch already go on doing so."""
    live = await _hosted(request, service, table, 0)
    secret = new_secret()
    await live.set_watch(hashed("watch", secret))
    return Response(WatchLink(secret), headers=NO_STORE)


async def _hosted(request: Asked, service: Service, table: str, seat: int) -> LiveTable:
    live = await service.table(table)
    if not is_host(live.stored, holder_of(request)):
        raise RequestRefused("no-right")
    if not 0 <= seat < len(live.stored.seats):
        raise RequestRefused("not-found")
    return live


# --------------------------------------------------------------------------------------------------
# Bots
# --------------------------------------------------------------------------------------------------


@post(
    "/api/tables/{table:str}/seats/{seat:int}/bot",
    dto=Strictly[SeatBot],
    return_dto=None,
    status_code=200,
    responses=CAN_BE_REFUSED,
    summary="Let a bot play a seat",
)
async def seat_bot(
    request: Asked, service: Given, table: InPath, seat: SeatInPath, data: JSONBody[SeatBot]
) -> Response[Nothing]:
    """The holder may, the host for a seat nobody has come to, and whoever is at the table once the clock has
    run out or the person is gone; then it is the strongest bot, for a rival would choose another.
    """
    if data.bot not in BOTS:
        raise RequestRefused("bad-setup")
    live = await service.table(table)
    if not 0 <= seat < len(live.stored.seats):
        raise RequestRefused("not-found")
    holder = holder_of(request)

    def sit_in(stored: StoredSeat) -> StoredSeat:
        if live.over:
            raise RequestRefused("not-now")
        return stored.with_bot(data.bot if _own_choice(service, live, stored, holder) else BOTS[-1])

    await live.change_seat(seat, sit_in)
    log.info("a bot sat down", extra={"table": live.id, "seat": seat})
    return Response(Nothing(), headers=NO_STORE)


def _own_choice(service: Service, live: LiveTable, stored: StoredSeat, holder: str) -> bool:
    """Whether somebody may choose who plays a seat; False if a bot may only be called for its person."""
    host = is_host(live.stored, holder)
    if _same(stored.holder, holder) or (host and stored.player != PERSON):
        return True
    if not (host or holds(live.stored, holder)) or stored.player == BOT:
        raise RequestRefused("no-right")
    if stored.bot or not _overdue(service, live, stored.seat):
        raise RequestRefused("not-now")
    return False


def _overdue(service: Service, live: LiveTable, seat: int) -> bool:
    """Whether a seat's clock has run out, or its person has been away for long enough."""
    pace, since = live.stored.pace, live.info()["seats"][seat]["since"]
    if pace and since and time.time() - since > pace:
        return True
    return not live.online(seat) and service.presence.away(live.id, seat) > service.settings.away


@post(
    "/api/tables/{table:str}/seats/{seat:int}/return",
    status_code=200,
    responses=CAN_BE_REFUSED,
    summary="Take the seat back from the bot",
)
async def come_back(request: Asked, service: Given, table: InPath, seat: SeatInPath) -> Response[Nothing]:
    """For the holder of the seat."""
    live = await service.table(table)
    holder = held_seat(request, live.stored, seat)

    def back(stored: StoredSeat) -> StoredSeat:
        if not _same(stored.holder, holder):
            raise RequestRefused("no-seat")
        if stored.player != PERSON or not stored.bot:
            raise RequestRefused("not-now")
        return stored.without_bot()

    await live.change_seat(seat, back)
    return Response(Nothing(), headers=NO_STORE)


ROUTES = (claim, watch, recover, new_recovery, invite, new_watch_link, seat_bot, come_back)
