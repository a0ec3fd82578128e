"""`python -m bedesten` is the program `bedesten`."""

from __future__ import annotations

import sys

from bedesten.cli import main

if __name__ == "__main__":
    sys.exit(main())
