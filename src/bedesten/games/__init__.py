"""The games, one folder each. Nothing outside reaches in but through `bedesten.registry`.

`bedesten.games` is this package and `bedesten.games()` lists what is in it: so the package can be called.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any


class CallablePackage(ModuleType):
    def __call__(self) -> dict[str, dict[str, Any]]:
        from bedesten.registry import games

        return games()


sys.modules[__name__].__class__ = CallablePackage
