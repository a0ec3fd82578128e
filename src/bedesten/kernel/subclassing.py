"""Lets plain Python classes derive from the compiled kernel, without a dependency at run time.

mypyc knows the decorator by its name in mypy_extensions; interpreted code needs only something that does nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(*_names, **_values):
        return lambda cls: cls


__all__ = ["mypyc_attr"]
