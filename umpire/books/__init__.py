"""The rulebooks: one module each, listed here by hand and loaded when wanted."""

from __future__ import annotations

from importlib import import_module

from umpire.books.base import Book

BOOKS: dict[str, tuple[str, ...]] = {
    "whist-club": ("whist",),
    "whist-hoyle": ("whist",),
    "bezique": ("bezique",),
    "pinochle": ("pinochle",),
    "draughts": ("draughts",),
    "foster-general": ("whist", "bezique", "pinochle", "draughts"),
}
"""Every installed book, in order, with the games whose logs may name it."""


_LOADED: dict[str, Book] = {}


def load(book: str) -> Book:
    """A book by its id.

    Raises:
        KeyError: no such book is installed.
    """
    if book not in _LOADED:
        if book not in BOOKS:
            raise KeyError(book)
        _LOADED[book] = import_module(f"umpire.books.{book.replace('-', '_')}").book
    return _LOADED[book]


def books_of(game: str) -> tuple[str, ...]:
    """The ids of the books that logs of a game may name."""
    return tuple(book for book, games in BOOKS.items() if game in games)
