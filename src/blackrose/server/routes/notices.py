"""Routes of notices: the holder of a seat names an address, its owner confirms it, and either can end it."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from blackrose.server.answers import NO_STORE, Nothing, NoticesWanted, problems
from blackrose.server.browsers import Asked
from blackrose.server.errors import RequestRefused
from blackrose.server.logs import log
from blackrose.server.notices.addresses import BadAddress
from blackrose.server.notices.notices import MailOff
from blackrose.server.requests import ConfirmAddress, InPath, NameAddress, SeatInPath, Strictly
from blackrose.server.service import Given, held_seat
from blackrose.server.tokens import looks_right


@get(
    "/api/tables/{table:str}/seats/{seat:int}/notices",
    responses=problems(403, 404, 409, 503),
    summary="Whether a seat gets letters",
)
async def wanted(request: Asked, service: Given, table: InPath, seat: SeatInPath) -> Response[NoticesWanted]:
    """For the holder of the seat; "off" where the server sends none."""
    live = await service.table(table)
    held_seat(request, live.stored, seat)
    return Response(NoticesWanted(*await service.notices.standing(live.id, seat)), headers=NO_STORE)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/notices",
    dto=Strictly[NameAddress],
    return_dto=None,
    status_code=200,
    responses=problems(403, 404, 409, 413, 415, 503),
    summary="Ask for letters when a seat is waited for",
)
async def name_address(
    request: Asked, service: Given, table: InPath, seat: SeatInPath, data: JSONBody[NameAddress]
) -> Response[NoticesWanted]:
    """For the holder of the seat. The address gets one letter with a link, and others once it is opened."""
    live = await service.table(table)
    holder = held_seat(request, live.stored, seat)
    if live.over:
        raise RequestRefused("not-now")
    try:
        standing = await service.notices.ask(
            live.id, seat, holder, data.address, data.lang, service.address(request)
        )
    except MailOff:
        raise RequestRefused("mail-off") from None
    except BadAddress:
        raise RequestRefused("bad-address") from None
    log.info("notices were asked for", extra={"table": live.id, "seat": seat})
    return Response(NoticesWanted(*standing), headers=NO_STORE)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/notices/stop",
    status_code=200,
    responses=problems(403, 404, 409, 503),
    summary="No more letters to a seat",
)
async def drop(request: Asked, service: Given, table: InPath, seat: SeatInPath) -> Response[NoticesWanted]:
    """For the holder of the seat; the address is forgotten."""
    live = await service.table(table)
    held_seat(request, live.stored, seat)
    return Response(NoticesWanted(*await service.notices.drop(live.id, seat)), headers=NO_STORE)


@post(
    "/api/notices/confirm",
    dto=Strictly[ConfirmAddress],
    return_dto=None,
    status_code=200,
    responses=problems(404, 413, 415, 503),
    summary="Confirm an address",
)
async def confirm(request: Asked, service: Given, data: JSONBody[ConfirmAddress]) -> Response[Nothing]:
    """Confirms an address by the link in the letter, once, on whatever device the letter is read."""
    service.limits.guesses.check(service.address(request))
    if not looks_right(data.secret) or not await service.notices.confirm(data.secret):
        service.limits.guesses.take(service.address(request))
        raise RequestRefused("wrong-link")
    return Response(Nothing(), headers=NO_STORE)


@post(
    "/api/notices/stop/{secret:str}",
    status_code=200,
    responses=problems(404, 503),
    summary="No more letters to an address",
)
async def stop(service: Given, secret: InPath) -> Response[Nothing]:
    """Ends letters by the link in any of them, or by the reader's mail program (RFC 8058), however often.

    It stands in the path because mail programs can send it in no other way; all it can do is end letters.
    """
    if not looks_right(secret):
        raise RequestRefused("wrong-link")
    await service.notices.stop(secret)
    return Response(Nothing(), headers=NO_STORE)


ROUTES = (wanted, name_address, drop, confirm, stop)
