"""The words of a line: tokens, comments, quotes and escapes, and the shapes of plain values."""

from __future__ import annotations

import re

from umpire.cards import rank_of_text

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|“[^”]*”|[,:]|[^\s,:"“]+|["“]')


_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([\"\\nrt]))")


_PLAIN_ESCAPES = {"n": "\n", "r": "\r", "t": "\t"}


_COMMENT = re.compile(r'"(?:[^"\\]|\\.)*"|“[^”]*”|#')


_KIND = re.compile(r"[a-z][a-z0-9-]*")

MOST_DIGITS = 9
"""Numbers in a log have this many digits at most."""


class Token:
    """A word of a line, with its column from 1; a quoted text without its quotes."""

    __slots__ = ("column", "quoted", "raw", "text")

    def __init__(self, raw: str, column: int) -> None:
        self.raw = raw
        self.column = column
        self.quoted = len(raw) > 1 and raw[0] in '"“'
        self.text = unquote(raw) if self.quoted else raw


def is_number(text: str) -> bool:
    """Whether a text is a number of the log: a few digits."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def is_kind(text: str) -> bool:
    """Whether a text can be the kind of a remedy or an incident."""
    return bool(_KIND.fullmatch(text)) and text not in ("for", "by")


def strip_comment(line: str) -> str:
    """The line without its comment; a # within quotes begins none."""
    if "#" not in line:
        return line
    for found in _COMMENT.finditer(line):
        if found.group() == "#":
            return line[: found.start()]
    return line


def tokenize(line: str) -> list[Token]:
    """The words of a line (comment already stripped)."""
    return [Token(found.group(), found.start() + 1) for found in _TOKEN.finditer(line)]


def unquote(text: str) -> str:
    """A quoted text without quotes and escapes."""

    def plain(found: re.Match[str]) -> str:
        code = found.group(1) or found.group(2)
        if code:
            letter = int(code, 16)
            half = 0xD800 <= letter < 0xE000
            return found.group() if half or letter >= 0x110000 else chr(letter)
        return _PLAIN_ESCAPES.get(found.group(3), found.group(3))

    return _ESCAPE.sub(plain, text[1:-1]) if text[0] == '"' else text[1:-1]


def quote(text: str) -> str:
    """A text in quotes, on one line, that `unquote` turns back."""
    out = []
    for letter in text:
        if letter in '"\\':
            out.append("\\" + letter)
        elif letter.isprintable():
            out.append(letter)
        else:
            out.append(
                f"\\u{ord(letter):04x}" if ord(letter) < 0x10000 else f"\\U{ord(letter):08x}"
            )
    return '"' + "".join(out) + '"'


def quote_if_needed(text: str, pattern: str = r"[^\s,:\"“”#?\\]+") -> str:
    """The text as it is where it can stand unquoted (fits the pattern), else quoted."""
    return text if re.fullmatch(pattern, text) and text.isprintable() else quote(text)


def rest_text(text: str) -> str:
    """The rest of a line as a value: quoted as a whole, or just as it stands."""
    text = text.strip()
    tokens = tokenize(text)
    return tokens[0].text if len(tokens) == 1 and tokens[0].quoted else text


def write_rest(text: str) -> str:
    """A value that runs to the end of the line, quoted where it could be misread."""
    plain = text.isprintable() and text == text.strip() and text and not re.search('["“”#]', text)
    return text if plain else quote(text)


def dotted_hand(text: str) -> tuple[int, ...] | None:
    """The cards of a hand written spades.hearts.diamonds.clubs (``AK4.J52.T98.K73``), or None."""
    suits = text.split(".")
    if len(suits) != 4:
        return None
    cards = []
    for suit, ranks in enumerate(suits):
        for rank_name in re.findall(r"10|.", ranks.replace("-", "")):
            rank = rank_of_text(rank_name)
            if rank is None:
                return None
            cards.append(suit * 13 + rank)
    return tuple(cards)
