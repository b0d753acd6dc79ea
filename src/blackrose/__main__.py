"""The command `python -m blackrose`."""

import sys

from blackrose.cli import main

if __name__ == "__main__":
    sys.exit(main())
