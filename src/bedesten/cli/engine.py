"""Which engine is running."""

from __future__ import annotations

from bedesten.kernel import step


def compiled() -> bool:
    """Whether the kernel was compiled when the package was built."""
    return not str(step.__file__).endswith(".py")


def engine() -> str:
    return "compiled" if compiled() else "interpreted"
