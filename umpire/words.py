"""Numbers in words, as evidence and remedies say them."""

from __future__ import annotations

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def plural(count: int, word: str) -> str:
    """``one card``, ``three cards``, ``12 cards``: numbers up to ten as words."""
    shown = _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)
    return f"{shown} {word}{'' if count == 1 else 's'}"
