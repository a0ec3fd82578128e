"""Docstrings as players may read them: without what they say to programmers about the numbers of choices.

Only whole sentences, whole parentheses and the ends of sentences are left out, and only where they speak of nothing but
numbers: what is left is always a sentence that somebody wrote.
"""

from __future__ import annotations

import re
from typing import Final

SENTENCE: Final = re.compile(r"(?:(?<=^)|(?<=\. ))A choice is .*?\.(?: |$)")
"""A sentence about choices."""
BRACKETS: Final = re.compile(r" \((?:\d+(?: \+ its \w+)?|\d to \d|0 [^()]*|its (?:number|place|kind)\b[^()]*)\)")
"""A number of a choice in brackets, or how to come by it."""
ENDING: Final = re.compile(
    r"(?:: (?:(?:\d \+ )?its number|a choice is [^.:;]*|a bundle\b[^.:;]*|a bit for each [^.:;]*|the lower place times [^.:;]*)"
    r"|; 0 when [^.:;]*)(?=\.(?: |$))"
)
"""The end of a sentence that says how a choice is counted."""
KIND: Final = r"\d (?:the )?[A-Za-z]+(?: carpet)?"
NUMBERED: Final = re.compile(rf"\b[01] (?:red|fabric)\b(?:(?:, | to ){KIND})+")
"""The goods with a number each: the numbers go, the goods stay."""
POINT: Final = re.compile(r"^- \d[\d, ]*(?:to \d+|and up)?: ")
"""A point of a list that begins with the numbers of its choices."""


def for_people(doc: str) -> str:
    """A docstring without what it says to programmers, a paragraph or a point of a list on each line."""
    lines: list[str] = []
    for paragraph in doc.split("\n\n"):
        for line in re.split(r"\n(?=\s*- )", paragraph):
            lines.append(cleaned(" ".join(line.split())))
    return "\n".join(line for line in lines if line)


def cleaned(line: str) -> str:
    line = SENTENCE.sub("", line)
    line = BRACKETS.sub("", line)
    line = ENDING.sub("", line)
    line = NUMBERED.sub(lambda found: re.sub(r"\b\d ", "", found[0]), line)
    return POINT.sub("- ", line).strip()


def sentence(text: str) -> str:
    """A text with a capital letter in front and a full stop behind."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith(".") else f"{text}."
