"""What the fixture `run` is."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

Refused = Callable[..., str]
"""Words of the command line; gives the sentence with which they are refused."""
Run = Callable[..., subprocess.CompletedProcess[str]]
"""Words of the command line and what is typed; gives what was written and how it ended."""
