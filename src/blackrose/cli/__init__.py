"""The command `blackrose`: one line in, an answer or one clear line about what was wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from blackrose.cli.errors import CommandError
from blackrose.cli.parser import parse


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command line; gives the exit code: 0 done, 1 something checked is wrong, 2 cannot be done."""
    try:
        given = parse(sys.argv[1:] if arguments is None else arguments)
        code: int = given.run(given)
        sys.stdout.flush()
    except CommandError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read the output has gone; nothing may be written any more, not even when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code
