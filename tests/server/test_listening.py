"""The port that a server listens on."""

from __future__ import annotations

import asyncio
import socket
from contextlib import closing
from pathlib import Path

from blackrose.server.run import listening
from blackrose.server.settings import Settings


def test_what_is_sent_is_not_held_back_for_more(tmp_path: Path) -> None:
    """A short answer in two pieces would otherwise wait until the reader has acknowledged the first."""

    async def told() -> int:
        accepted: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def come(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            connection: socket.socket = writer.get_extra_info("socket")
            accepted.set_result(connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        with closing(listening(Settings(host="127.0.0.1", port=0, data=tmp_path))) as taken:
            async with await asyncio.start_server(come, sock=taken):
                _, writer = await asyncio.open_connection(*taken.getsockname())
                found = await accepted
                writer.close()
                return found

    assert asyncio.run(told())
