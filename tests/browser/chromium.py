"""Which browser the tests drive, and how a machine without one gets it: ``python -m tests.browser.chromium``.

The system's own Chromium is used, never one that playwright fetches. ``BLACKROSE_CHROMIUM`` names another.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

VARIABLE = "BLACKROSE_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = f"no Chromium here: install one, or name it in {VARIABLE}"


def find() -> str | None:
    """The browser's path. One that the variable names must be there: no other is taken in its stead."""
    named = os.environ.get(VARIABLE)
    if named:
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def required() -> bool:
    """Whether tests without a browser fail instead of being skipped."""
    return os.environ.get("CI", "").lower() in ("1", "true", "yes")


def can_install() -> bool:
    """Whether this is root on a Debian that may install one."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return root and shutil.which("apt-get") is not None and not os.environ.get(VARIABLE)


def install() -> None:
    """Debian's chromium; whether it came is for :func:`find` to say."""
    print("installing Debian's chromium for the browser tests", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in ("update", "install --yes --no-install-recommends chromium"):
        command = ["apt-get", "--quiet", "--quiet", *words.split()]
        subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)


def main() -> int:
    """Find or install it; without one, say so loudly, and fail where it is required."""
    if find() is None and can_install():
        install()
    if find() is not None:
        return 0
    outcome = "the browser tests cannot run" if required() else "THE BROWSER TESTS WILL BE SKIPPED"
    print(f"*** {MISSING}: {outcome} ***", file=sys.stderr)
    return int(required())


if __name__ == "__main__":
    sys.exit(main())
