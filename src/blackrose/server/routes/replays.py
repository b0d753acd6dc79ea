"""Routes of finished games: share one, look at it again, take it along, go on from any point of it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Annotated

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from blackrose.bots import BOTS
from blackrose.server.answers import Shared, TableGiven, problems
from blackrose.server.browsers import Asked, browser, holder_of
from blackrose.server.errors import RequestRefused
from blackrose.server.requests import Fork, InPath, Lang, SeatWish, Strictly
from blackrose.server.routes.tables import given, new_seat, table_answer
from blackrose.server.service import Given, Service
from blackrose.server.tokens import hashed, new_secret
from blackrose.table import wire
from blackrose.table.live import AT_ONCE, PERSON, LiveTable
from blackrose.table.recorded.lines import choice_line, end_line, header_line
from blackrose.table.recorded.record import Record

ALL_OPEN = -2
"""The eyes that see every card."""


@post(
    "/api/tables/{table:str}/share",
    status_code=200,
    responses=problems(403, 404, 409, 503),
    summary="Share a game",
)
async def share(request: Asked, service: Given, table: InPath) -> Response[Shared]:
    """The public id of a finished game, for all who could see the game; whoever has it can see all of it."""
    live = await service.table(table)
    if not await service.may_look(live.stored, holder_of(request)):
        raise RequestRefused("no-right")
    return Response(Shared(await live.share()), headers={"cache-control": "no-store"})


async def _shared(service: Service, share: str) -> LiveTable:
    stored = await service.store.shared(share) if 0 < len(share) <= 64 else None
    if stored is None or not stored.over:
        raise RequestRefused("no-replay")
    return await service.host.table(stored.id)


@get(
    "/api/replays/{share:str}",
    responses={200: ResponseSpec(wire.Replay, generate_examples=False), **problems(404, 409, 503)},
    summary="A finished game, step by step",
)
async def replay(
    request: Asked,
    service: Given,
    share: InPath,
    eyes: Annotated[int, QueryParameter(ge=ALL_OPEN, le=7)] = ALL_OPEN,
    lang: Lang = "en",
) -> Response[bytes]:
    """Through a seat's eyes, a spectator's (-1), or with all cards open (-2)."""
    live = await _shared(service, share)
    if eyes >= len(live.stored.seats):
        raise RequestRefused("not-found")
    paid = partial(service.limits.replays.take, service.address(request))
    made = await service.replays.get((share, eyes, lang), live.record(), live.info(), paid)
    return made.answer(request)


@get(
    "/api/replays/{share:str}/record",
    responses={
        200: ResponseSpec(
            bytes, description="the save file", media_type="application/jsonl", generate_examples=False
        ),
        **problems(404, 409, 503),
    },
    summary="The save file of a finished game",
)
async def record(service: Given, share: InPath) -> Response[bytes]:
    """A file that `blackrose verify` and `blackrose replay` read."""
    live = await _shared(service, share)
    return Response(
        saved(live.record()),
        media_type="application/jsonl",
        headers={"content-disposition": 'attachment; filename="blackrose.save"', "cache-control": "no-cache"},
    )


def saved(record: Record) -> bytes:
    """A record as a save file."""
    lines = [header_line(record.setup)]
    for choice, digest in zip(record.choices, record.digests, strict=True):
        lines.append(choice_line(choice, digest, lines[-1]))
    return b"".join((*lines, end_line(len(record.choices), lines[-1])))


@post(
    "/api/replays/{share:str}/fork",
    dto=Strictly[Fork],
    return_dto=None,
    responses=problems(404, 409, 413, 415, 503),
    summary="Go on from a point of a finished game",
)
async def fork(request: Asked, service: Given, share: InPath, data: JSONBody[Fork]) -> Response[TableGiven]:
    """A new table where the cards lie as they lay: this browser on one seat, bots on the others."""
    live = await _shared(service, share)
    past, who, watch = live.record(), browser(request), new_secret()
    seats = len(past.setup.mages)
    if data.seat >= seats or data.step >= len(past.choices):
        raise RequestRefused("bad-setup")
    service.limits.tables.take(service.address(request))
    bots = iter(data.bots if len(data.bots) > 1 else (data.bots or [BOTS[-1]]) * seats)
    wishes = [
        SeatWish("person", data.name) if seat == data.seat else SeatWish("bot", bot=next(bots, BOTS[-1]))
        for seat in range(seats)
    ]
    stored, told = given([new_seat(number, wish, who.holder) for number, wish in enumerate(wishes)])
    players = tuple(seat.bot or PERSON for seat in stored)
    setup = replace(past.setup, players=players, occasion="", challenge="")  # it counts for no record
    table = await service.host.new_table(
        setup,
        stored,
        window=AT_ONCE,
        host=who.holder,
        watch=hashed("watch", watch),
        prefix=past.choices[: data.step],
    )
    service.seated(table, stored)
    return table_answer(TableGiven(table, told, watch, setup.commitment), who)


ROUTES = (share, replay, record, fork)
