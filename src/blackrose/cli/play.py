"""The command `play`: the game in the browser, for this machine or for friends on the same network."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace

from blackrose.cli.errors import CommandError, unknown
from blackrose.server.run import CannotServe, run
from blackrose.server.settings import BadSetting, Settings, known_variables, misspelt, variable

EVERYWHERE = ("0.0.0.0", "::")


def play(given: argparse.Namespace) -> int:
    """Serves until it is interrupted."""
    for name in misspelt(os.environ):
        print(unknown("setting", name, known_variables()), file=sys.stderr)
    try:
        settings = Settings.from_environment(os.environ)
        if variable("log") not in os.environ and sys.stderr.isatty():
            settings = replace(settings, log="warning")  # somebody plays here, nobody collects the log
        if given.host is not None:
            settings = replace(settings, host=given.host)
        if given.port is not None:
            settings = replace(settings, port=given.port)
        run(settings, lambda address: _ready(settings, address, browser=not given.no_browser))
    except (BadSetting, CannotServe) as error:
        raise CommandError(f"blackrose play: {error}") from None
    return 0


def _ready(settings: Settings, address: str, *, browser: bool) -> None:
    print(f"The table is set: {address}")
    if settings.host in EVERYWHERE:
        print(f"Friends on your network: {_seen_by_others(address)}")
    elif settings.host in ("127.0.0.1", "localhost", "::1"):
        print("For friends on your network: blackrose play --host 0.0.0.0")
    print(f"Games are kept in {settings.data}")
    print("Ctrl+C ends the server; every game goes on where it was.", flush=True)
    if browser:
        # Some systems wait for the browser; the server does not.
        threading.Thread(target=_open, args=(address,), daemon=True).start()


def _open(address: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def _seen_by_others(address: str) -> str:
    """The page's address with this machine's own one on the network; nothing is sent to find it."""
    own = "this-machine"
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        own = str(probe.getsockname()[0])
    return f"http://{own}:{address.rstrip('/').rpartition(':')[2]}/"
