"""`draughts`: the laws of draughts, Enquire Within Upon Everything §72 i-xii with their notes.

Statements are restated in our own words; the numbers are those of the printed rules, a bracketed
note under a rule being ``<rule>-note``. The moves themselves the book takes as known.
"""

from __future__ import annotations

from umpire.books.base import PERMITTED, Book, Permitted
from umpire.games.base import Table
from umpire.incidents.draughts import (
    CaptureIncomplete,
    CaptureOmitted,
    CountCalled,
    Dispute,
    FalseMove,
    ImproperHuff,
    KingRanOn,
    LeftRoom,
    OverAngleNotFollowed,
    Overtime,
    RulingRefused,
    SecondSquare,
    TouchedManNotMoved,
    ViewObstructed,
)
from umpire.incidents.play import GameClaim
from umpire.remedies import lose_game
from umpire.remedies.draughts import (
    compel_take,
    decision_final,
    draw_game,
    huff,
    move_taken_back,
    must_move_touched,
)
from umpire.rulings import (
    CURED,
    ENFORCED,
    GAME_OVER,
    LAPSED,
    NO_PENALTY,
    REFUSED,
    WAIVED,
    Moment,
    Ruling,
)

MINUTES_ALLOWED = 10
"""Minutes that a player may take over a move (vi)."""

MOVES_TO_WIN = 50
"""Moves a side within which the game must be won once the count is called (xi)."""

MOVES_TO_WIN_TWO_KINGS_TO_ONE = 20
"""The same with two kings against one (xi)."""

_NOTHING_LEFT = "The other side has left nothing to take."

book = Book(
    "draughts",
    ("draughts",),
    "the laws of draughts",
    "Enquire Within Upon Everything, section 72",
)


def _until_answered(line: int, opponent: str) -> dict[Moment, str]:
    """The right to huff or to compel, until the opponent moves."""
    return {
        ("put-right", line): CURED,
        ("moves", opponent): LAPSED,
        ("lets-stand", opponent): WAIVED,
        GAME_OVER: LAPSED,
    }


def _huff_or_compel(
    incident: CaptureOmitted | CaptureIncomplete,
    table: Table,
    also: tuple[str, ...],
    readings: tuple[str, ...],
) -> Ruling:
    offender = incident.offender or ""
    opponent = table.opponents(offender)
    return Ruling(
        incident,
        options=[huff(opponent, offender), compel_take(opponent, offender)],
        chooser=opponent,
        closes=_until_answered(incident.line, opponent),
        also=also,
        readings=readings,
    )


def _taken_back(
    incident: FalseMove | KingRanOn,
    table: Table,
    also: tuple[str, ...],
    readings: tuple[str, ...],
) -> Ruling:
    """The move goes back; who will not take it back loses; who answers it lets it pass."""
    offender = incident.offender or ""
    opponent = table.opponents(offender)
    if incident.refused:
        return Ruling(incident, remedies=[lose_game(offender)], also=also)
    return Ruling(
        incident,
        remedies=[move_taken_back(offender)],
        chooser=opponent,
        closes={
            ("taken-back", incident.line): CURED,
            ("moves", opponent): WAIVED,
            ("lets-stand", opponent): WAIVED,
            GAME_OVER: LAPSED,
        },
        also=also,
        readings=readings,
    )


def _still_to_move(
    incident: TouchedManNotMoved | OverAngleNotFollowed | SecondSquare,
    table: Table,
    what: str,
    also: tuple[str, ...],
    readings: tuple[str, ...],
) -> Ruling:
    """The man is still to be moved, until he is or cannot be."""
    offender = incident.offender or ""
    opponent = table.opponents(offender)
    ends: dict[Moment, str] = {
        ("touched-man-moved", incident.line): ENFORCED,
        ("touched-man-gone", incident.line): LAPSED,
        ("lets-stand", opponent): WAIVED,
        GAME_OVER: LAPSED,
    }
    if isinstance(incident, SecondSquare):
        ends["moves", opponent] = WAIVED
    return Ruling(
        incident,
        remedies=[must_move_touched(offender, what, ends)],
        chooser=opponent,
        also=also,
        readings=readings,
    )


@book.defines("i", "Placing the board")
def placing_the_board() -> None:
    """The board is set so that the double corners, be they white or black, are on the player's
    right.
    """


@book.defines("ii", "First move")
def first_move() -> None:
    """Chance or agreement settles who has the first move. In later games at that sitting, the
    players take it alternately. As a rule, Black begins.
    """


@book.rule("iii", "Blocking the view", on=ViewObstructed)
def blocking_the_view(incident: ViewObstructed, table: Table) -> Ruling:
    """A player may not do anything that keeps the opponent from seeing the whole board. Persisting
    in it loses that player the game.
    """
    if not incident.persists:
        return Ruling(incident, status=NO_PENALTY)
    return Ruling(incident, remedies=[lose_game(incident.offender or "")], readings=("DR-1",))


@book.rule("iv", "Touch and move", on=(TouchedManNotMoved, OverAngleNotFollowed))
def touch_and_move(incident: TouchedManNotMoved | OverAngleNotFollowed, table: Table) -> Ruling:
    """A man that is touched has to be moved, though men may be properly adjusted at any point in
    the game. After they have been placed in this way, a player whose turn it is, on touching a man,
    has to move it. If the man is moved so far that it shows over the angle between the squares, the
    player who touched it has to move it to the square this points to.
    """
    what = f"the man on {incident.square}"
    readings = ("DR-2", "DR-3")
    if isinstance(incident, OverAngleNotFollowed):
        what += f" to {incident.toward}"
        return _still_to_move(incident, table, what, ("iv-note",), readings)
    return _still_to_move(incident, table, what, (), readings)


@book.rule("iv-note", "No second square", on=SecondSquare)
def no_second_square(incident: SecondSquare, table: Table) -> Ruling:
    """In other words, a man may not be moved to one square and afterwards to a different one.
    Having reached a square, it has to stay.
    """
    start, *way = incident.path
    what = f"the man on {start} to {way[-1]}, as at first"
    return _still_to_move(incident, table, what, ("iv",), ("DR-4",))


@book.rule("v", "Huff or compel", on=(CaptureOmitted, ImproperHuff))
def huff_or_compel(incident: CaptureOmitted | ImproperHuff, table: Table) -> Ruling | None:
    """A player may choose whether to let the opponent stand the huff or to make the opponent take
    the piece on offer.
    """
    if incident.losing:
        return None
    if isinstance(incident, ImproperHuff):
        note = "That is no man who should have taken." if incident.squares else _NOTHING_LEFT
        return Ruling(incident, status=REFUSED, also=("v-note",), readings=("DR-5",), note=note)
    return _huff_or_compel(incident, table, ("v-note",), ("DR-5",))


@book.cited("v-note", "Standing the huff")
def standing_the_huff() -> None:
    """A player stands the huff by declining an offered piece and, on purpose or by accident, making
    some other move. The opponent takes off the man that ought to have captured, and then moves in
    turn: this is "huff and move".
    """


@book.rule("vi", "Time limit", on=Overtime)
def time_limit(incident: Overtime, table: Table) -> Ruling | Permitted:
    """A player may think about a move for ten minutes at most. Not moving within that limit
    forfeits the game.
    """
    if incident.minutes <= MINUTES_ALLOWED:
        return PERMITTED
    return Ruling(incident, remedies=[lose_game(incident.offender or "")], readings=("DR-6",))


@book.rule("vii", "Full capture", on=(CaptureIncomplete, KingRanOn))
def full_capture(incident: CaptureIncomplete | KingRanOn, table: Table) -> Ruling | None:
    """A player has to take every piece that can legally be taken in the one series of moves. When a
    king is made, though, it stays on its square until the other side has moved.
    """
    if isinstance(incident, KingRanOn):
        return _taken_back(incident, table, ("x",), ("DR-8",))
    if incident.losing:
        return None
    return _huff_or_compel(incident, table, ("v", "v-note"), ("DR-5", "DR-7"))


@book.rule("viii", "Disputes", on=Dispute)
def disputes(incident: Dispute, table: Table) -> Ruling:
    """Every dispute is settled by an umpire, or by a majority of those standing by."""
    if incident.votes is not None and incident.votes[0] <= incident.votes[1]:
        note = "There is no majority for it."
        return Ruling(incident, status=REFUSED, readings=("DR-9",), note=note)
    readings = () if incident.votes is None else ("DR-9",)
    return Ruling(incident, remedies=[decision_final(incident.winner)], readings=readings)


@book.rule("ix", "Leaving the room", on=LeftRoom)
def leaving_the_room(incident: LeftRoom, table: Table) -> Ruling:
    """A player who leaves the room when the opponent has not consented forfeits the game."""
    return Ruling(incident, remedies=[lose_game(incident.offender or "")])


@book.rule("x", "False move", on=FalseMove)
def false_move(incident: FalseMove, table: Table) -> Ruling:
    """A false move has to be put right as soon as it is noticed. Otherwise the player who made it
    loses the game.
    """
    return _taken_back(incident, table, (), ("DR-8",))


@book.rule("xi", "Counting moves", on=CountCalled)
def counting_moves(incident: CountCalled, table: Table) -> Ruling:
    """Towards the end of the game, with only a few men left, the player who has fewer may call on
    the opponent either to declare a draw or to win the game, in at least 50 moves. With two kings
    against one, the win must come in no more than 20 moves by each side.
    """
    readings: tuple[str, ...] = ("DR-10", "DR-11")
    if not incident.fewer:
        note = f"{incident.caller} has not the lesser number of men."
        return Ruling(incident, status=REFUSED, readings=readings, note=note)
    limit = MOVES_TO_WIN
    if incident.two_kings_to_one:
        limit, readings = MOVES_TO_WIN_TWO_KINGS_TO_ONE, (*readings, "DR-12")
    ends = {("moves-each", incident.number, limit): ENFORCED, GAME_OVER: LAPSED}
    opponent = table.opponents(incident.caller)
    remedy = draw_game(limit, opponent, ends)
    note = f"The count is of {limit} moves a side from the call."
    return Ruling(incident, remedies=[remedy], readings=readings, note=note)


@book.rule(
    "xii",
    "Refusing the rules",
    on=(RulingRefused, CaptureOmitted, CaptureIncomplete, ImproperHuff),
)
def refusing_the_rules(
    incident: RulingRefused | CaptureOmitted | CaptureIncomplete | ImproperHuff, table: Table
) -> Ruling | None:
    """Refusing to abide by the rules means losing. When the losing game is played, a player's move
    has to take as many men as it can.
    """
    offender = incident.offender or ""
    if isinstance(incident, RulingRefused):
        return Ruling(incident, remedies=[lose_game(offender)])
    if not incident.losing:
        return None
    if isinstance(incident, ImproperHuff):
        note = "Nobody is huffed in the losing game." if incident.squares else _NOTHING_LEFT
        return Ruling(incident, status=REFUSED, readings=("DR-13",), note=note)
    opponent = table.opponents(offender)
    return Ruling(
        incident,
        remedies=[compel_take(opponent, offender, uses=True)],
        chooser=opponent,
        closes={("take-made", incident.line): LAPSED, **_until_answered(incident.line, opponent)},
        also=("vii",) if isinstance(incident, CaptureIncomplete) else (),
        readings=("DR-13",),
    )


book.near("viii", GameClaim)

book.reading(
    "DR-1",
    ("iii",),
    adopted="A player persists when the log says that he does; to hide the board again another "
    "time is not yet to persist.",
    reasons="The rule lets the game be lost by persisting, and says nothing of how often or how "
    "long.",
    rejected="Hiding the board a second time in one game is persisting.",
)

book.reading(
    "DR-2",
    ("iv",),
    adopted="Only a man of the player to move binds him, and only if the man has a lawful move; "
    "of several men it is the one touched first. A man put over the angle binds to the "
    "square that he showed on if a lawful move leads there, and as a man touched if "
    "not.",
    reasons="The rule speaks of a player when it is his turn, and of a man that he must move: "
    "nobody can be bound to do what the game forbids.",
    rejected="A man touched out of turn, one of the other side, or one that cannot move binds "
    "the player, or costs him something else.",
)

book.reading(
    "DR-3",
    ("iv",),
    adopted="The man is owed until he is moved or goes off the board; the other side gives it "
    "up in words, and not by moving on.",
    reasons="The rule says that the man must be moved and sets no end to that, while a false "
    "move has to be put right as soon as it is discovered.",
    rejected="The other side lets it pass by making the next move.",
)

book.reading(
    "DR-4",
    ("iv-note", "iv"),
    adopted="A lawful move that its maker takes back must be made again as it was; the other "
    "side lets another move pass by answering it.",
    reasons="The note has a man stay on the square that he has reached, which would mean "
    "nothing if the move could be changed.",
    rejected="The note speaks only of a man that is held over the angle and not let go.",
)

book.reading(
    "DR-5",
    ("v", "v-note"),
    adopted="The choice is open until the other side moves. Of several men that could have "
    "taken, it may huff any one; a man who could have taken and made the wrong move is "
    "huffed where he stands. A player who takes his move back, and then takes, has put "
    "it right if the other side moves on, and not before. Only a man that should have "
    "taken can be huffed.",
    reasons="The note has the huff and the huffer's own move follow each other at once, and "
    "leaves the choice to the other side, not to the player at fault.",
    rejected="Taking the move back in time ends the choice.",
)

book.reading(
    "DR-6",
    ("vi",),
    adopted="Ten minutes are allowed and the eleventh is too much; the minutes that the log "
    "gives each time are taken as one move's, and are not added up.",
    reasons="The rule calls ten minutes the longest time allowed. A log that gives minutes "
    "twice may give the same minutes again.",
    rejected="Minutes given one after another for the same move are added up.",
)

book.reading(
    "DR-7",
    ("vii",),
    adopted="A series that was begun must be finished, but a player may choose among the takes "
    "that he has, and need not choose the longest. To jump on with the man that "
    "stopped, before the other side has done anything, is to finish the series.",
    reasons="The rule has a player take all that the same series of moves allows, and compares "
    "no series with another.",
    rejected="Of several takes the one of most men must be made.",
)

book.reading(
    "DR-8",
    ("x", "vii"),
    adopted="A false move that the other side answers is let pass. One that is taken back may "
    "be followed by a lawful move of another man. A player who makes a lawful move in "
    "its place, before the other side moves, has taken it back.",
    reasons="The rule asks for the move to be put right as soon as it is discovered; who moves "
    "on has either not discovered it or not minded.",
    rejected="The false move loses the game whenever it is discovered.",
)

book.reading(
    "DR-9",
    ("viii",),
    adopted="Bystanders decide when more are for a player than against him.",
    reasons="The rule wants a majority of those present, and the log tells how many spoke.",
    rejected="Equal votes decide for the player who is named.",
)

book.reading(
    "DR-10",
    ("xi",),
    adopted="The umpire asks only that the caller have fewer men, kings among them, than the "
    "other side. When a number of men is small is left to the players.",
    reasons="The rule gives no number.",
    rejected="The count can be called only when some certain number of men is left.",
)

book.reading(
    "DR-11",
    ("xi",),
    adopted="Fifty is the most that is allowed: when each side has made fifty moves since the "
    "call and nobody has won, the game is drawn. Moves that were taken back do not "
    "count. Before that the count ends with the game, with a draw that the other side "
    "declares, or when the caller gives it up.",
    reasons="The rule says `at least` of fifty and `at most` of twenty, and the first would be "
    "no limit if it were taken at its word.",
    rejected="The other side has fifty moves at least, and as many more as it likes.",
)

book.reading(
    "DR-12",
    ("xi",),
    adopted="The twenty moves, too, are counted from a call, which may be made anew when two "
    "kings against one are all that is left.",
    reasons="The sentence on two kings against one goes on about the same right, and gives it a "
    "shorter limit.",
    rejected="The twenty moves begin of themselves with that position.",
)

book.reading(
    "DR-13",
    ("xii", "vii"),
    adopted="In the losing game there is no huff, only the take; as in the other game a series "
    "must be finished, and the longest need not be chosen.",
    reasons="To lose a man is what both players want there, so that a huff would be a reward; "
    "and the rule asks that a move take all that it can, not that it be the move that "
    "can take most.",
    rejected="The player must choose the move that takes the most men.",
)
