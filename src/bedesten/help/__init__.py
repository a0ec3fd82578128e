"""The rules in words: for the program in the terminal, for the server, for the pages of the documentation."""

from __future__ import annotations

from bedesten.help.docstrings import for_people
from bedesten.help.reader import HEADINGS, Topic, in_play, look_up, titles, topics

__all__ = ["HEADINGS", "Topic", "for_people", "in_play", "look_up", "titles", "topics"]
