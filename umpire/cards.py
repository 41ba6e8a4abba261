"""Cards as small ints: text in, text out.

A card is ``suit * 13 + rank`` with suits 0-3 (spades, hearts, diamonds, clubs) and ranks 0-12
(two up to ace), so that a whist hand is a 52-bit mask. Two-pack games count these same ints.
"""

from __future__ import annotations

SUITS = "SHDC"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SYMBOLS = "♠♥♦♣"
SUIT_WORDS = ("spade", "heart", "diamond", "club")
RANK_WORDS = (
    *("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("jack", "queen", "king", "ace"),
)
TRUMPS = -1
"""What `suit_of_text` gives for the word "trumps": whatever suit is trumps."""

NO_TRUMP = -2
"""What `trump none` gives: the deal is played without trumps."""

SUIT_MASK = tuple(0x1FFF << (13 * suit) for suit in range(4))
SUIT_OF = tuple(card // 13 for card in range(52))
RANK_OF = tuple(card % 13 for card in range(52))
BIT = tuple(1 << card for card in range(52))
NAMES = tuple(RANKS[card % 13] + SUITS[card // 13] for card in range(52))
"""Canonical text of every card, rank then suit letter: ``10H``."""

PACKS = {"whist": range(13), "bezique": range(5, 13), "pinochle": range(7, 13)}
"""The ranks in the pack of each card game."""

COPIES = {"whist": 1, "bezique": 2, "pinochle": 2}
"""How often each card is in the pack."""

_RANK_SPELLINGS = {name: rank for rank, name in enumerate(RANKS)} | {
    "T": 8,
    "KN": 9,
    "KNAVE": 9,
}
_SUIT_LETTERS = {letter: suit for suit, letter in enumerate(SUITS)} | {
    symbol: suit for suit, symbol in enumerate(SYMBOLS)
}
_SUIT_WORDS = (
    _SUIT_LETTERS
    | {word.upper(): suit for suit, word in enumerate(SUIT_WORDS)}
    | {word.upper() + "S": suit for suit, word in enumerate(SUIT_WORDS)}
    | {"TRUMP": TRUMPS, "TRUMPS": TRUMPS}
)
_CARDS = {
    spelling: suit * 13 + rank
    for rank_text, rank in _RANK_SPELLINGS.items()
    for letter, suit in _SUIT_LETTERS.items()
    for spelling in (rank_text + letter, letter + rank_text)
}


def card_of_text(text: str) -> int | None:
    """The card that a text names, in any spelling of the log format, or None."""
    return _CARDS.get(text.upper().replace("\ufe0f", ""))


def suit_of_text(text: str) -> int | None:
    """The suit that a text names (0-3, or `TRUMPS`), or None."""
    return _SUIT_WORDS.get(text.upper().replace("\ufe0f", ""))


def rank_of_text(text: str) -> int | None:
    """The rank that a text names (0-12), or None."""
    return _RANK_SPELLINGS.get(text.upper())


def show(card: int) -> str:
    """A card as people read it: rank and suit symbol."""
    return RANKS[RANK_OF[card]] + SYMBOLS[SUIT_OF[card]]


def suit_name(suit: int) -> str:
    """``spades``, ``hearts``, ``diamonds``, ``clubs``, ``trumps`` or ``no trumps``."""
    return {TRUMPS: "trumps", NO_TRUMP: "no trumps"}.get(suit) or SUIT_WORDS[suit] + "s"


def suit_text(suit: int) -> str:
    """A suit as the log writes it: a letter, ``trumps`` or ``none``."""
    return {TRUMPS: "trumps", NO_TRUMP: "none"}.get(suit) or SUITS[suit]


def in_pack(card: int, game: str) -> bool:
    """Whether the pack of a game holds the card."""
    return RANK_OF[card] in PACKS[game]


def cards_in(mask: int) -> list[int]:
    """The cards of a mask, spades first, each suit from the ace down."""
    return [
        card
        for suit in range(4)
        for card in range(suit * 13 + 12, suit * 13 - 1, -1)
        if mask >> card & 1
    ]
