"""Routes that are the same for everybody: editions, their boxes, the rules, the page, the server's health."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from blackrose import __version__
from blackrose.game import LISTINGS
from blackrose.game.listings import Listing
from blackrose.server.answers import NO_STORE, Health, problems
from blackrose.server.browsers import Asked
from blackrose.server.editions import EditionOffered, editions_offered
from blackrose.server.errors import RequestRefused
from blackrose.server.page import StaticAnswer, json_answer
from blackrose.server.requests import InPath, Lang
from blackrose.server.service import Given
from blackrose.server.solo import SoloOffered, solo_offered
from blackrose.table import wire
from blackrose.table.shown import box, rules_shown
from blackrose.table.solo.occasion import utc_day

Listed = tuple[Listing, ...]


@cache
def _editions(listed: Listed, language: str) -> StaticAnswer:
    return json_answer(msgspec.json.encode(editions_offered(language)))


@cache
def _box(listed: Listing, language: str) -> StaticAnswer:
    return json_answer(msgspec.json.encode(box(listed.name, language)))


@cache
def _rules(listed: Listed, language: str) -> StaticAnswer:
    return json_answer(msgspec.json.encode(rules_shown(language)))


def _listed() -> Listed:
    """What a cached answer depends on."""
    return tuple(LISTINGS.values())


@get(
    "/api/editions",
    responses={200: ResponseSpec(list[EditionOffered], generate_examples=False), **problems()},
    sync_to_thread=False,
    summary="What can be played, and how",
)
def editions(request: Asked, lang: Lang = "en") -> Response[bytes]:
    """Every edition with its options and what they do, its mages, and the bots."""
    return _editions(_listed(), lang).answer(request)


@get("/api/solo", responses=problems(), summary="What can be played alone against an Avatar")
async def solo(request: Asked, lang: Lang = "en") -> Response[SoloOffered]:
    """The game of the day, and the prepared challenges."""
    return Response(await asyncio.to_thread(solo_offered, utc_day(), lang), headers=NO_STORE)


@get(
    "/api/editions/{edition:str}/box",
    responses={200: ResponseSpec(wire.Box, generate_examples=False), **problems(404)},
    summary="All components of an edition",
)
async def edition_box(request: Asked, edition: InPath, lang: Lang = "en") -> Response[bytes]:
    """All components of an edition in one language."""
    if edition not in LISTINGS:
        raise RequestRefused("no-edition")
    return (await asyncio.to_thread(_box, LISTINGS[edition], lang)).answer(request)


@get(
    "/api/rules",
    responses={200: ResponseSpec(wire.RulesShown, generate_examples=False), **problems()},
    summary="The rules reference",
)
async def rules(request: Asked, lang: Lang = "en") -> Response[bytes]:
    """The rules reference in one language."""
    return (await asyncio.to_thread(_rules, _listed(), lang)).answer(request)


@get("/healthz", responses=problems(503), summary="Whether the server works")
async def health(service: Given) -> Response[Health]:
    """Asks the store, and reports a failure of the store as its own."""
    tables = await service.store.count()
    told = Health("ok", __version__, tables, service.limits.connections)
    return Response(told, headers={"cache-control": "no-store"})


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Asked, service: Given, path: InPath = "") -> Response[bytes]:
    """The page and its files."""
    return service.page.file(path).answer(request)


ROUTES = (editions, solo, edition_box, rules, health, page)
