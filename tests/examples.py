"""Every form of every event, written out by hand from the tables of the log format.

Each entry is the canonical text, the other spellings that say the same, and the event in JSON.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Example(NamedTuple):
    """One event: the game of its log, its texts with the canonical first, and its JSON."""

    game: str
    texts: tuple[str, ...]
    json: dict[str, Any]


def _whist(*texts: str, **fields: Any) -> Example:
    return Example("whist", texts, _fields(fields))


def _bezique(*texts: str, **fields: Any) -> Example:
    return Example("bezique", texts, _fields(fields))


def _draughts(*texts: str, **fields: Any) -> Example:
    return Example("draughts", texts, _fields(fields))


def _fields(fields: dict[str, Any]) -> dict[str, Any]:
    return {name.rstrip("_"): value for name, value in fields.items()}


CUT_AND_DEAL = [
    _whist(
        "N cuts 10H", "N cuts TH", "n CUTS ht", "N cuts ♥10", kind="cut-in", player="N", card="10H"
    ),
    _whist("E shuffles", "east Shuffles", kind="shuffle", player="E"),
    _whist("S cuts the pack", "S cuts", kind="cut-pack", player="S", unasked=False),
    _whist(
        "S cuts the pack 20", "S cuts 20", kind="cut-pack", player="S", packet=20, unasked=False
    ),
    _whist("S cuts the pack unasked", "S cuts unasked", kind="cut-pack", player="S", unasked=True),
    _whist(
        *("S cuts the pack 3 unasked", "S cuts 3 unasked"),
        kind="cut-pack",
        player="S",
        packet=3,
        unasked=True,
    ),
    _whist("card shown in cutting", kind="cut-fault", what="card-shown"),
    _whist("cut confused", kind="cut-fault", what="confused"),
    _whist("W deals", kind="deal", player="W", consent=False),
    _whist("W deals for E", kind="deal", player="W", for_="E", consent=False),
    _whist("W deals for E with consent", kind="deal", player="W", for_="E", consent=True),
    _whist(
        *(
            "hand N: AS KS 4S JH",
            "hand N: AS KS 4S, JH",
            "hand n: SA, SK, 4♠ hj",
            "HAND N:AS KS 4S KnaveH",
        ),
        kind="hand",
        player="N",
        cards=["AS", "KS", "4S", "JH"],
        count=4,
    ),
    _whist(
        *("hand N: AS KS 10S JH 5D 2C", "hand N: AKT.J.5.2", "hand N: ak10.j.5.2"),
        kind="hand",
        player="N",
        cards=["AS", "KS", "10S", "JH", "5D", "2C"],
        count=6,
    ),
    _whist(
        "hand N: AS 2C", "hand N: A.-.-.2", kind="hand", player="N", cards=["AS", "2C"], count=2
    ),
    _whist("hand N: 12 cards", kind="hand", player="N", count=12),
    _whist("hand N: 1 card", "hand N: 1 cards", kind="hand", player="N", count=1),
    _whist("S turns up 7D", kind="trump", player="S", card="7D", suit="D"),
    _whist("trump 7D", "trumps 7♦", "TRUMP D7", kind="trump", card="7D", suit="D"),
    _whist("trump D", "trump diamonds", "trumps ♦", "trump Diamond", kind="trump", suit="D"),
    _whist("trump none", "Trump NONE", kind="trump", suit="none"),
    _whist("S lays the trump card face down", kind="trump-face-down", player="S"),
    _whist("S deals two cards to W", kind="double-card", player="S", to="W"),
    _whist("S rectifies", kind="rectify", player="S"),
    _whist("S deals on", kind="deal-on", player="S"),
    _whist("S deals out of order", kind="wrong-rotation", player="S"),
    _whist("S exposes JC", "S exposes KnC", kind="expose", player="S", card="JC"),
    _whist("S exposes JC of W", kind="expose", player="S", card="JC", of="W"),
    _whist(
        "S exposes JC of the stock",
        "S exposes JC of stock",
        kind="expose",
        player="S",
        card="JC",
        of="stock",
    ),
    _whist("S exposes a card", kind="expose", player="S"),
    _whist("card faced in the pack", kind="faced-card"),
    _whist("card faced in the pack 9D", kind="faced-card", card="9D"),
    _whist("pack imperfect", kind="imperfect-pack"),
    _whist("pack imperfect: missing 3D", kind="imperfect-pack", missing="3D"),
    _whist("pack imperfect: extra 4D", kind="imperfect-pack", extra="4D"),
    _whist(
        *("pack imperfect: missing 3D, extra 4D", "Pack imperfect : missing D3 , extra 4♦"),
        kind="imperfect-pack",
        missing="3D",
        extra="4D",
    ),
    _whist("pack not cut", kind="pack-not-cut"),
    _whist("S looks at the bottom card", kind="look-bottom", player="S"),
    _whist("W touches a hand", kind="touch", player="W"),
    _whist("W interrupts the deal", kind="interrupt", player="W"),
    _whist("W takes a card of the other pack", kind="other-pack", player="W"),
    _whist("W counts the pack", kind="count-pack", player="W"),
    _whist("W asks for a count", kind="ask-count", player="W"),
    _whist("W has 12 cards", kind="count", player="W", count=12),
    _whist("W has 1 card", kind="count", player="W", count=1),
    _whist("S takes up the trump card", kind="take-trump", player="S"),
    _whist(
        "S leaves the trump card on the table",
        "S leaves the trump card",
        kind="trump-left",
        player="S",
    ),
    _whist("S forgets the trump card", kind="trump-forgotten", player="S"),
    _whist("E demands a fresh deal", "E demands a new deal", kind="demand-deal", player="E"),
]

PLAY = [
    _whist(
        "W plays AS",
        "W AS",
        "west sa",
        "W PLAYS ♠A",
        kind="play",
        player="W",
        card="AS",
        lead=False,
    ),
    _whist("W leads AS", kind="play", player="W", card="AS", lead=True),
    _whist("W plays AS and KS", "W plays AS KS", kind="play-two", player="W", cards=["AS", "KS"]),
    _whist("E recalls 3H", kind="recall", player="E", card="3H"),
    _whist("trick turned", kind="turn-trick"),
    _whist("N turns the trick", kind="turn-trick", player="N"),
    _whist("tricks gathered", kind="gather"),
    _whist("N gathers the tricks", kind="gather", player="N"),
    _whist("W to lead", kind="resume", player="W"),
    _whist("W to lead trick 5", kind="resume", player="W", trick=5),
    _whist("S calls QD from E", kind="call", player="S", from_="E", card="QD"),
    _whist(
        *(
            "S calls the highest S from E",
            "S calls the highest spade from E",
            "s calls THE Highest Spades from e",
        ),
        **{"kind": "call", "player": "S", "from": "E", "which": "highest", "suit": "S"},
    ),
    _whist(
        *("S calls the lowest trumps from E", "S calls the lowest trump from E"),
        **{"kind": "call", "player": "S", "from": "E", "which": "lowest", "suit": "trumps"},
    ),
    _whist(
        *("S calls H from E", "S calls hearts from E"),
        **{"kind": "call", "player": "S", "from": "E", "which": "lead", "suit": "H"},
    ),
    _whist("S requires E to win", kind="require-win", player="S", of="E", negative=False),
    _whist("S requires E not to win", kind="require-win", player="S", of="E", negative=True),
    _whist("E looks at trick 3", kind="look-trick", player="E", trick=3, consent=False),
    _whist("E looks at trick 3 with consent", kind="look-trick", player="E", trick=3, consent=True),
    _whist("E looks at the last trick", kind="look-trick", player="E", consent=False),
    _whist("E looks at the last trick with consent", kind="look-trick", player="E", consent=True),
    _whist("E asks N to draw", kind="ask-draw", player="E", of="N"),
    _whist("E asks for the cards to be claimed", kind="ask-draw", player="E"),
    _whist(
        "N asks S about C", "N asks S about clubs", kind="ask-void", player="N", of="S", suit="C"
    ),
    _whist("S answers no", kind="answer", player="S", has=False),
    _whist("S answers yes", kind="answer", player="S", has=True),
    _whist("S asks the trump card", kind="ask-trump", player="S", what="card"),
    _whist("S asks the trump suit", kind="ask-trump", player="S", what="suit"),
    _whist("S signals", kind="intimation", player="S"),
    _whist("S signals to N", kind="intimation", player="S", to="N"),
    _whist(
        'S signals "my suit # is spades"',
        kind="intimation",
        player="S",
        words="my suit # is spades",
    ),
    _whist(
        'S signals to N "well"',
        "S signals to N “well”",
        kind="intimation",
        player="S",
        to="N",
        words="well",
    ),
    _whist("W detaches a card", kind="detach", player="W"),
    _whist("W detaches 2D", kind="detach", player="W", card="2D"),
    _whist("W names 2D", kind="name-card", player="W", card="2D"),
    _whist("W names 2D of N", kind="name-card", player="W", card="2D", of="N"),
    _whist("W shows 2D", kind="show", player="W", card="2D"),
    _whist("W shows a card", kind="show", player="W"),
    _whist("W calls attention to the trick", kind="attention", player="W"),
    _whist("W consults E", kind="consult", player="W", with_="E"),
    _whist("bystander speaks", kind="bystander"),
    _whist("N claims a revoke by E", kind="claim-revoke", player="N", by="E"),
    _whist("N claims a revoke by E at trick 2", kind="claim-revoke", player="N", by="E", trick=2),
    _whist("E mixes the cards", kind="mix", player="E", wilful=False),
    _whist("E wilfully mixes the cards", kind="mix", player="E", wilful=True),
    _whist(
        "N chooses add-score", "N chooses ADD-SCORE", kind="choose", player="N", option="add-score"
    ),
    _whist(
        "N chooses add-score for revoke",
        kind="choose",
        player="N",
        option="add-score",
        incident="revoke",
    ),
    _whist(
        *("N chooses add-score for revoke by EW", "N chooses add-score for revoke by E-W"),
        kind="choose",
        player="N",
        option="add-score",
        incident="revoke",
        offender="EW",
    ),
    _whist("N waives", kind="waive", player="N"),
    _whist("N waives revoke", kind="waive", player="N", incident="revoke"),
    _whist("N waives by E", kind="waive", player="N", offender="E"),
    _whist("N waives revoke by E", kind="waive", player="N", incident="revoke", offender="E"),
    _whist("N throws down the hand", "N throws down hand", kind="abandon", player="N"),
    _whist("N claims the game", kind="claim-game", player="N"),
    _whist("N concedes the game", "N concedes", kind="concede", player="N"),
    _whist(
        "note: rain, and no light",
        'Note :  "rain, and no light"',
        kind="note",
        words="rain, and no light",
    ),
    _whist('note: "a # in it"', kind="note", words="a # in it"),
]

SCORING = [
    _whist(
        "NS calls honours",
        "N-S calls honours",
        "South calls honours",
        kind="call-honours",
        side="NS",
    ),
    _whist("EW claims 3 honours", kind="claim-honours", side="EW", count=3),
    _whist("EW claims 1 honour", kind="claim-honours", side="EW", count=1),
    _whist("EW scores 3", kind="score", side="EW", points=3),
    _whist("EW scores 3 for tricks", kind="score", side="EW", points=3, reason="tricks"),
    _bezique("A scores 20 for brisques", kind="score", side="A", points=20, reason="brisques"),
    _bezique("A announces 1000", kind="announce", player="A", points=1000),
]

DRAWING = [
    _bezique("A draws", kind="draw", player="A", cards=[], trump=False),
    _bezique("A draws KS", kind="draw", player="A", cards=["KS"], trump=False),
    _bezique("A draws the trump card", kind="draw", player="A", cards=[], trump=True),
    _bezique("A draws 2 cards", kind="draw", player="A", cards=[], count=2, trump=False),
    _bezique(
        *(
            "A draws 2 cards KS 7D seen",
            "A draws 2 cards KS, 7D seen",
            "A draws 2 cards KS and 7D seen",
        ),
        kind="draw",
        player="A",
        cards=["KS", "7D"],
        count=2,
        trump=False,
        seen=True,
    ),
    _bezique(
        "A draws 2 cards KS unseen",
        kind="draw",
        player="A",
        cards=["KS"],
        count=2,
        trump=False,
        seen=False,
    ),
    _bezique("A returns 7D", kind="return-card", player="A", card="7D", count=1),
    _bezique("A returns a card", kind="return-card", player="A", count=1),
    _bezique("A returns 2 cards", kind="return-card", player="A", count=2),
    _bezique("A takes the second card", kind="take-choice", player="A", which="second"),
    _bezique("A takes the first card", kind="take-choice", player="A", which="first"),
    _bezique(
        *(
            "A declares marriage: KS +QS",
            "A melds marriage: KS +QS",
            "A announces marriage: KS, +QS",
        ),
        kind="declare",
        player="A",
        name="marriage",
        cards=["KS", "+QS"],
    ),
    _bezique(
        "A declares double bezique: QS QS JD JD",
        kind="declare",
        player="A",
        name="double bezique",
        cards=["QS", "QS", "JD", "JD"],
    ),
    _bezique(
        "A declares KS QS",
        "A melds KS QS",
        "A announces KS QS",
        kind="declare",
        player="A",
        cards=["KS", "QS"],
    ),
    _bezique("B exchanges 7H", kind="exchange", player="B", card="7H"),
    _bezique("B takes up the melds", kind="take-melds", player="B"),
    _bezique("3 cards left in the stock", kind="stock-count", count=3),
    _bezique("1 card left in the stock", kind="stock-count", count=1),
]

DRAUGHTS = [
    _draughts(
        "Black 11-15",
        "B 11-15",
        "black 11-15",
        kind="move",
        player="Black",
        path=[11, 15],
        capture=False,
    ),
    _draughts("White 22x15", "W 22X15", kind="move", player="White", path=[22, 15], capture=True),
    _draughts("White 22x15x8", kind="move", player="White", path=[22, 15, 8], capture=True),
    _draughts("11-15", kind="move", path=[11, 15], capture=False),
    _draughts("position: W:W21,22,K31:B1,2,K10", kind="position", fen="W:W21,22,K31:B1,2,K10"),
    _draughts("Black touches 11", kind="touch-man", player="Black", square=11, adjusting=False),
    _draughts("Black adjusts 11", kind="touch-man", player="Black", square=11, adjusting=True),
    _draughts("Black shows 11 on 15", kind="over-angle", player="Black", square=11, toward=15),
    _draughts("White huffs 11", kind="huff", player="White", choice="huff", square=11),
    _draughts("White huffs", kind="huff", player="White", choice="huff"),
    _draughts("White compels the take", kind="huff", player="White", choice="compel-take"),
    _draughts("White lets it stand", kind="huff", player="White", choice="let-stand"),
    _draughts("White takes back", kind="take-back", player="White", refused=False),
    _draughts("White refuses to take back", kind="take-back", player="White", refused=True),
    _draughts("White obstructs the view", kind="obstruct", player="White", persists=False),
    _draughts("White persists", kind="obstruct", player="White", persists=True),
    _draughts("White takes 11 minutes", kind="time", player="White", minutes=11),
    _draughts("White takes 1 minute", kind="time", player="White", minutes=1),
    _draughts("White leaves the room", kind="leave", player="White", consent=False),
    _draughts("White leaves the room with consent", kind="leave", player="White", consent=True),
    _draughts("White calls the count", kind="call-count", player="White"),
    _draughts("White refuses the ruling", kind="refuse", player="White"),
    _draughts("bystanders decide for Black 3-1", kind="decision", for_="Black", votes=[3, 1]),
    _draughts("umpire decides for Black", kind="decision", for_="Black"),
]

EXAMPLES = [*CUT_AND_DEAL, *PLAY, *SCORING, *DRAWING, *DRAUGHTS]
