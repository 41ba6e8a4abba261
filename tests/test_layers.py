"""Arrows point one way: which part of the package may import which."""

from __future__ import annotations

import ast
import pathlib

import pytest

ROOT = pathlib.Path(__file__).parents[1] / "umpire"

MAY_IMPORT = {
    "cards": set(),
    "words": set(),
    "players": set(),
    "events": {"events"},
    "incidents": {"incidents"},
    "rulings": {"cards", "incidents", "players"},
    "remedies": {"cards", "remedies", "rulings", "words"},
    "rights": {"events", "incidents", "players", "rulings"},
    "docket": {"events", "incidents", "players", "rights", "rulings"},
    "logs": {"cards", "players", "events", "logs", "books"},
    "games": {"cards", "players", "events", "incidents", "rulings", "logs", "games", "words"},
    "books": {"cards", "players", "incidents", "rulings", "remedies", "books", "games"},
    "judge": {"books", "docket", "events", "games", "incidents", "logs", "rulings"},
    "casebook": {"judge", "books", "logs", "rulings", "incidents"},
    "reports": {
        *(
            "cards",
            "players",
            "events",
            "incidents",
            "rulings",
            "rights",
            "docket",
            "logs",
            "games",
        ),
        *("books", "judge", "reports"),
    },
}
"""What each part may import of the others; `cli` may import everything."""

HEAVY = {"rich": {"reports", "cli"}, "click": {"cli"}, "pydantic": {"logs", "reports"}}
"""Libraries, and the parts that may know them."""


def part_of(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def imports(path: pathlib.Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            found += [f"{module}.{alias.name}" for alias in node.names]
    return found


FILES = [path for path in sorted(ROOT.rglob("*.py")) if path.parent != ROOT or path.stem[0] != "_"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_arrows_point_one_way(path: pathlib.Path) -> None:
    own = path.relative_to(ROOT).with_suffix("").parts[0]
    for module in imports(path):
        library = module.split(".")[0]
        if library == "umpire" and own != "cli":
            other = part_of(module)
            assert other in MAY_IMPORT[own] or module == "umpire.__version__", module
        if library in HEAVY:
            assert own in HEAVY[library], module
