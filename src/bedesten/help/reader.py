"""The rules in words, for help: collected from the docstrings of a game's source.

Compiled code has no docstrings, but its source lies beside it, so it is read as text and never imported. What a place,
card or token is called stands in tables such as PLACES, by number; what it does, in the docstring of the class behind
it.
"""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Container, Iterable, Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from bedesten.help.concepts import CONCEPTS
from bedesten.help.docstrings import for_people, sentence
from bedesten.kernel.game import Game

KINDS: Final = {"Place": "place", "Card": "card", "Token": "token"}
"""The base classes of the parts of a game, and what we call their kind."""
NUMBERED: Final = {"GuildCard": ("guild", "Card"), "Tile": ("kiosk", "Tile")}
"""Base classes of parts whose docstrings begin with their numbers: what we call their kind, and that beginning."""
TITLES: Final = {"place": "PLACES", "card": "CARDS", "token": "TOKENS", "guild": "GUILD", "kiosk": "KIOSK_TILES"}
"""The tables that name each kind."""
HEADINGS: Final = {"guild": "Guild card", "kiosk": "Kiosk tile"}
"""What stands before the number of such a part."""
TABLES: Final = (*TITLES.values(), "GOODS", "TILES", "QUESTIONS")
"""The tables of texts: lists or dicts, in one file of a game or in several that add up."""
TILE: Final = re.compile(r"(\w\w+)( mosque)? tile: (.+)", re.DOTALL)
"""How the docstring of a tile's ability begins."""


class Topic(NamedTuple):
    """Something that help can tell about."""

    title: str
    text: str
    kind: str
    """place, card, token, guild, kiosk, tile, rule, or step for a question that the game asks."""
    number: int
    """Its number within its kind."""
    key: str
    box: str = ""
    """The expansion or variant that it belongs to; empty for the base game."""

    @property
    def heading(self) -> str:
        """The title with the number that is printed on the thing."""
        if self.kind == "place":
            return f"{self.title} ({self.number})"
        return f"{HEADINGS[self.kind]} {self.number}: {self.title}" if self.kind in HEADINGS else self.title


class Source:
    """One file of a game: its classes by name, its constants, its docstrings."""

    def __init__(self, path: str, tree: ast.Module) -> None:
        self.path = path
        folder, _, rest = path.partition("/")
        self.box = rest.split("/")[0].removesuffix(".py").replace("_", "-") if folder == "modules" else ""
        self.tree = tree
        self.classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
        self.constants = {name: node.value for name, node in assigned(tree.body) if isinstance(node, ast.Constant)}
        self.docs = {"": ast.get_docstring(tree) or ""}
        for node in tree.body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                self.docs[node.name] = ast.get_docstring(node) or ""


def assigned(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    """The names that statements give to values."""
    for node in body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield node.target.id, node.value
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, node.value


def files(folder: Traversable, path: str = "") -> Iterator[tuple[str, str]]:
    """Every Python file under a folder with its path there, in a fixed order."""
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if entry.is_dir():
            yield from files(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(".py"):
            yield f"{path}{entry.name}", entry.read_text(encoding="utf-8")


class Reader:
    """Goes through the source of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        folder = resources.files("bedesten") / "games" / game
        self.sources = [Source(path, ast.parse(text)) for path, text in files(folder)] if folder.is_dir() else []
        self.words: dict[str, dict[Any, str]] = {name: {} for name in TABLES}
        for source in self.sources:
            for name, node in assigned(source.tree.body):
                if name in TABLES:
                    self.words[name].update(self.texts(source, node))

    def texts(self, source: Source, node: ast.expr) -> dict[Any, str]:
        """The texts of a table, by number or key; nothing if it is no table of texts."""
        if isinstance(node, ast.List | ast.Tuple):
            found = {number: self.value(source, entry) for number, entry in enumerate(node.elts)}
        elif isinstance(node, ast.Dict):
            entries = zip(node.keys, node.values, strict=True)
            found = {self.value(source, key): self.value(source, entry) for key, entry in entries if key is not None}
        else:
            return {}
        return {key: text for key, text in found.items() if key is not None and isinstance(text, str)}

    def topics(self) -> Iterator[Topic]:
        found = [*self.parts(), *self.numbered()]
        yield from sorted(found, key=lambda topic: (list(TITLES).index(topic.kind), topic.number, topic.box))
        yield from self.tiles()
        yield from self.rules()
        yield from self.steps()

    # Places, cards, tokens: wherever one is made, its class or the class of its first question tells about it.

    def parts(self) -> Iterator[Topic]:
        for source in self.sources:
            for _, value in assigned(source.tree.body):
                for node in ast.walk(value):
                    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) > 1:
                        kind = KINDS.get(self.base(source, node.func.id, KINDS))
                        if kind:
                            yield from self.part(source, node, kind)

    def part(self, source: Source, call: ast.Call, kind: str) -> Iterator[Topic]:
        number, key = self.value(source, call.args[0]), self.value(source, call.args[1])
        if not isinstance(number, int) or not isinstance(key, str):
            return
        told_by = call.func
        if kind == "place" and len(call.args) > 2 and isinstance(call.args[2], ast.Call):
            told_by = call.args[2].func
        found = self.find(source, told_by.id) if isinstance(told_by, ast.Name) else None
        text = for_people(ast.get_docstring(found[1]) or "") if found else ""
        where = [self.value(source, argument) for argument in call.args[2:]] if kind == "card" else []
        for place in where:
            if isinstance(place, int) and place in self.words["PLACES"]:
                text = text.replace("this place", f"the {self.words['PLACES'][place]}")
        yield Topic(self.title(kind, number, key), text, kind, number, key, source.box)

    def title(self, kind: str, number: int, key: str) -> str:
        return self.words[TITLES[kind]].get(number, key.replace("_", " ").capitalize())

    def base(self, source: Source, name: str, known: Container[str]) -> str:
        """Which of the known base classes a class comes from; empty if from none."""
        for _ in range(5):
            if name in known:
                return name
            found = self.find(source, name)
            bases = [base.id for base in found[1].bases if isinstance(base, ast.Name)] if found else []
            if not found or not bases:
                return ""
            source, name = found[0], bases[0]
        return ""

    def find(self, source: Source, name: str) -> tuple[Source, ast.ClassDef] | None:
        """A class by its name: of the same file if it has one, else of any."""
        for each in [source, *self.sources]:
            if name in each.classes:
                return each, each.classes[name]
        return None

    def value(self, source: Source, node: ast.expr) -> Any:
        """What a constant, a name of one or a sum of them stands for; None for anything else."""
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.Name):
            for each in [source, *self.sources]:
                if node.id in each.constants:
                    return each.constants[node.id]
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            left, right = self.value(source, node.left), self.value(source, node.right)
            return left + right if isinstance(left, int) and isinstance(right, int) else None
        return None

    # Guild cards and kiosk tiles: `Cards 10 and 11: …`.

    def numbered(self) -> Iterator[Topic]:
        for source in self.sources:
            for name in source.classes:
                base = self.base(source, name, NUMBERED)
                if not base or name == base:
                    continue
                kind, word = NUMBERED[base]
                found = re.match(rf"{word}s? (\d[\d, ]*(?:(?:and|to) \d+)?): (.+)", source.docs[name], re.DOTALL)
                for number in numbers(found[1]) if found else []:
                    text = sentence(for_people(found[2])) if found else ""
                    key = f"{HEADINGS[kind]} {number}".lower().replace(" ", "_")
                    yield Topic(self.title(kind, number, key), text, kind, number, key, source.box)

    # Tiles with an ability, rules that are no part's own, and the questions themselves.

    def tiles(self) -> Iterator[Topic]:
        told: dict[str, str] = {}
        others: list[Topic] = []
        for source in self.sources:
            for doc in source.docs.values():
                match = TILE.match(doc)
                if match and match[2]:
                    told[match[1].lower()] = for_people(match[3])
                elif match:
                    text = sentence(for_people(match[3]))
                    others.append(Topic(f"{match[1]} tile", text, "tile", -1, f"{match[1].lower()}_tile", source.box))
        for number, short in self.words["TILES"].items():
            colour = self.words["GOODS"].get(number, "")
            if colour and told:
                text = sentence(told.get(colour, short))
                yield Topic(f"{colour.capitalize()} mosque tile", text, "tile", number, f"{colour}_tile")
        yield from others

    def rules(self) -> Iterator[Topic]:
        by_path = {source.path: source for source in self.sources}
        for title, told_by in CONCEPTS.get(self.game, ()):
            texts = [for_people(by_path[path].docs.get(name, "")) for path, name in told_by if path in by_path]
            text = "\n".join(sentence(text.removeprefix("The ").removeprefix(f"{title}: ")) for text in texts if text)
            if text:
                box = by_path[told_by[0][0]].box
                yield Topic(title, text, "rule", 0, f"rule.{plain(title)}", box)

    def steps(self) -> Iterator[Topic]:
        for source in self.sources:
            for node in source.classes.values():
                key = next((self.value(source, value) for name, value in assigned(node.body) if name == "key"), "")
                text = for_people(ast.get_docstring(node) or "")
                if key and text:
                    yield Topic(self.words["QUESTIONS"].get(key, key), text, "step", 0, key, source.box)


def numbers(text: str) -> list[int]:
    """The numbers that `2, 3, 4` or `20 to 24` stand for."""
    found = [int(number) for number in re.findall(r"\d+", text)]
    return list(range(found[0], found[-1] + 1)) if " to " in text else found


@cache
def topics(game: str) -> dict[str, Topic]:
    """Everything that help knows about a game, by key; what an expansion changes has the expansion's name behind it."""
    found: dict[str, Topic] = {}
    for topic in Reader(game).topics():
        key = topic.key if topic.key not in found else f"{topic.key}.{topic.box}"
        found[key] = topic._replace(key=key)
    return found


@cache
def titles(game: str, kind: str) -> dict[int, str]:
    """What the places, cards, tiles or tokens of a game are called, by number."""
    return {topic.number: topic.title for topic in topics(game).values() if topic.kind == kind}


def plain(text: str) -> str:
    """For comparing: small letters and single spaces, nothing else."""
    return " ".join(re.sub(r"[^\w\s]", "", text.lower().replace("_", " ")).split())


def in_play(game: Game[Any]) -> list[Topic]:
    """The topics of a game as it is played: without the expansions and variants that are not."""
    chosen = [name for words in game.settings.values() if isinstance(words, list) for name in words]
    known = [topic for topic in topics(game.name).values() if not topic.box or topic.box in chosen]
    changed = [topic.key.removesuffix(f".{topic.box}") for topic in known if topic.box]
    return [topic for topic in known if topic.box or topic.key not in changed]


def look_up(known: Iterable[Topic], asked: str) -> list[Topic]:
    """The topics that a few words may mean, the best ones only."""
    known = [topic for topic in known if topic.kind != "step"]
    wanted = plain(asked)
    if wanted.isdigit():
        return [topic for topic in known if topic.kind == "place" and topic.number == int(wanted)]
    for fits in (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: all(word in name.split() for word in wanted.split()),
        lambda name: wanted in name,
    ):
        found = [topic for topic in known if fits(plain(topic.title)) or fits(plain(topic.key))]
        if found and wanted:
            return found
    close = difflib.get_close_matches(wanted, [plain(topic.title) for topic in known], 1, 0.6)
    return [topic for topic in known if plain(topic.title) in close]
