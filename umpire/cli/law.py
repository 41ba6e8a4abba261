"""``umpire law``: read the rules. Loads no more than the books that are asked for."""

from __future__ import annotations

import sys

import click

from umpire.books import BOOKS, load
from umpire.books.base import Book, Reading, Rule
from umpire.cli.output import wants_colour, write
from umpire.reports.plain import columns, wrap

MARGIN = 4
"""Columns before a rule's statement."""


@click.command("law")
@click.argument("book", required=False, metavar="[BOOK]")
@click.argument("rule", required=False, metavar="[RULE]")
@click.option("--search", metavar="WORDS", help="Rules in which all of these words occur.")
@click.option("--interpretations", is_flag=True, help="How unclear wordings are read, and why.")
@click.option("--terms", is_flag=True, help="The terms of the game.")
@click.option("--no-color", is_flag=True, help="No bold type, even on a terminal.")
def command(
    book: str | None,
    rule: str | None,
    search: str | None,
    interpretations: bool,
    terms: bool,
    no_color: bool,
) -> None:
    """Read the rules: the books, one book, or one rule of it.

    Rules are given by the numbers of the printed books, in any case of letters; a note under a rule
    is RULE-note. The exit status is 1 when a search finds nothing, and 2 when there is no such book
    or rule.

    \b
    Examples:
      umpire law
      umpire law whist-club
      umpire law whist-club xv
      umpire law --search "trump card"
      umpire law whist-club --interpretations
      umpire law whist-hoyle --terms
    """
    page = Page(bold=wants_colour(no_color))
    books = [load(book_id(book))] if book else [load(each) for each in BOOKS]
    if search is not None:
        found = page.search(books, search.casefold().split())
    elif interpretations:
        found = page.readings(books, rule)
    elif terms:
        found = page.glossary(books)
    elif rule:
        found = page.rule(books[0], books[0].rules[rule_number(books[0], rule)])
    elif book:
        found = page.book(books[0])
    else:
        found = page.books(books)
    write("\n".join([*page.lines, ""]))
    if not found:
        sys.exit(1)


def near(wanted: str, known: list[str]) -> str:
    """A hint with the nearest spelling, or with all there is."""
    from difflib import get_close_matches

    close = get_close_matches(wanted, known, 1, 0.5)
    return f"did you mean {close[0]}?" if close else f"there are {', '.join(known)}"


def roman(wanted: str) -> str:
    """The number as many books print it: ``15-note`` is ``xv-note``; other texts as they are."""
    digits, dash, rest = wanted.partition("-")
    if not (digits.isascii() and digits.isdecimal() and 0 < int(digits) < 40):
        return wanted
    tens, ones = divmod(int(digits), 10)
    units = ("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix")
    return "x" * tens + units[ones] + dash + rest


def book_id(wanted: str) -> str:
    """The id of a book, in any case.

    Raises:
        click.UsageError: no such book is installed.
    """
    if wanted.lower() not in BOOKS:
        known = near(wanted.lower(), list(BOOKS))
        raise click.UsageError(f"there is no book {wanted!r}: {known}")
    return wanted.lower()


def rule_number(book: Book, wanted: str) -> str:
    """The number of a rule of a book, in any case.

    Raises:
        click.UsageError: the book has no such rule.
    """
    numbers = {number.lower(): number for number in book.rules}
    if wanted.lower() not in numbers:
        known = near(roman(wanted.lower()), list(book.rules))
        raise click.UsageError(f"{book.id} has no rule {wanted!r}: {known}")
    return numbers[wanted.lower()]


class Page:
    """Lines of plain text; every method answers whether there was anything to show."""

    def __init__(self, *, bold: bool) -> None:
        self.lines: list[str] = []
        self.width = columns()
        self.bold = bold

    def strong(self, text: str) -> str:
        """A text in bold type, if that is wanted."""
        return f"\x1b[1m{text}\x1b[0m" if self.bold else text

    def put(self, text: str, indent: int = 0, head: str = "") -> None:
        """A paragraph, wrapped; further lines hang under the end of `head`."""
        blanks = " " * indent
        self.lines += wrap(text, self.width, blanks + head, blanks + " " * len(head))

    def head(self, name: str, text: str) -> None:
        """A heading: the name in bold, then the text, hanging after it."""
        first = len(self.lines)
        self.put(text, 0, f"{name}  ")
        self.lines[first] = self.lines[first].replace(name, self.strong(name), 1)

    def blank(self) -> None:
        """An empty line."""
        self.lines.append("")

    # --- books and rules ---

    def books(self, books: list[Book]) -> bool:
        """Every book: its title, the games whose logs may name it, and its source."""
        for book in books:
            if self.lines:
                self.blank()
            self.head(book.id, f"{book.title} ({', '.join(book.games)})")
            self.put(book.source, MARGIN)
        return True

    def book(self, book: Book) -> bool:
        """A whole book, every rule in its place."""
        self.head(book.id, f"{book.title} ({', '.join(book.games)})")
        self.put(book.source, MARGIN)
        if book.numbering:
            self.put(book.numbering, MARGIN)
        for rule in book.rules.values():
            self.blank()
            self.statement(book, rule, named=False)
        return True

    def statement(self, book: Book, rule: Rule, *, named: bool = True) -> None:
        """A rule: its number, title and statement, marked where it only defines."""
        number = f"{book.id} {rule.number}" if named else rule.number
        mark = "  [only defines]" if rule.role == "defines" else ""
        self.head(number, f"{rule.title}{mark}")
        self.put(rule.statement, MARGIN)

    def rule(self, book: Book, rule: Rule) -> bool:
        """One rule, with what it judges, what it displaces, and how it is read."""
        self.statement(book, rule)
        if book.numbering:
            self.put(f"({book.numbering})", MARGIN)
        over = [number for number in rule.over if number in book.rules]
        under = [each.number for each in book.rules.values() if rule.number in each.over]
        notes = [number for number in book.rules if _belong(number, rule.number)]
        facts = (
            ("judges", [f"{kind.kind} ({kind.title})" for kind in rule.judges]),
            ("displaces", over),
            ("gives way to", under),
            ("see also", notes),
        )
        if any(said for _, said in facts):
            self.blank()
        for label, said in facts:
            if said:
                self.put(", ".join(said), MARGIN, f"{label}: ")
        for reading in book.readings.values():
            if rule.number in reading.rules:
                self.blank()
                self.reading(book, reading)
        return True

    def search(self, books: list[Book], words: list[str]) -> bool:
        """The rules whose title and statement have all the words, in any order."""
        found = False
        for book in books:
            for rule in book.rules.values():
                text = f"{rule.title} {rule.statement}".casefold()
                if all(word in text for word in words):
                    if found:
                        self.blank()
                    self.statement(book, rule)
                    found = True
        if not found:
            self.put(f"no rule of {_listed(books)} has all of these words: {' '.join(words)}")
        return found

    # --- readings and terms ---

    def readings(self, books: list[Book], number: str | None) -> bool:
        """The interpretations of the books, or those that concern one rule."""
        found = False
        for book in books:
            wanted = None if number is None else rule_number(book, number)
            for reading in book.readings.values():
                if wanted in (None, *reading.rules):
                    if found:
                        self.blank()
                    self.reading(book, reading)
                    found = True
        if not found:
            self.put(f"there is no interpretation of {number or _listed(books)}")
        return found

    def reading(self, book: Book, reading: Reading) -> None:
        """An interpretation: what is adopted and why, and what is rejected."""
        self.head(reading.id, f"on {book.id} {', '.join(reading.rules)}")
        self.put(reading.adopted, MARGIN, "adopted:  ")
        self.put(reading.reasons, MARGIN, "because:  ")
        self.put(reading.rejected, MARGIN, "rejected: ")

    def glossary(self, books: list[Book]) -> bool:
        """The terms that the books explain."""
        found = False
        for book in books:
            for term, meaning in book.terms.items():
                if found:
                    self.blank()
                self.head(term, f"({book.id})")
                self.put(meaning, MARGIN)
                found = True
        if not found:
            self.put(f"{_listed(books)} explains no terms")
        return found


def _belong(number: str, to: str) -> bool:
    """Whether one is the bracketed note under the other."""
    return number == f"{to}-note" or to == f"{number}-note"


def _listed(books: list[Book]) -> str:
    return ", ".join(book.id for book in books)
