"""What can go wrong at draughts."""

from __future__ import annotations

from umpire.incidents import Incident


class ViewObstructed(Incident):
    """A player kept the other from seeing the whole board; `persists`: and went on doing it."""

    kind = "view-obstructed"
    title = "View of the board obstructed"
    persists: bool


class TouchedManNotMoved(Incident):
    """A player touched a man, could have moved it, and moved another.

    `square` is where the man touched stands.
    """

    kind = "touched-man-not-moved"
    title = "Touched man not moved"
    square: int


class OverAngleNotFollowed(Incident):
    """A man was put over the angle of its square, and then moved elsewhere or not at all.

    `square` is where it stood, `toward` the square that it showed on.
    """

    kind = "over-angle-not-followed"
    title = "Man not moved to the square it showed on"
    square: int
    toward: int


class SecondSquare(Incident):
    """A lawful move was taken back and another made; `path` is the first."""

    kind = "second-square"
    title = "Move changed for another"
    path: tuple[int, ...]


class CaptureOmitted(Incident):
    """A take was possible and another move was made.

    `squares`: where the men stand that should have taken. `losing`: in the losing game.
    """

    kind = "capture-omitted"
    title = "Capture omitted"
    squares: tuple[int, ...]
    losing: bool


class CaptureIncomplete(Incident):
    """A series of jumps was stopped though the man could go on.

    `squares`: the one on which he stopped. `losing`: in the losing game.
    """

    kind = "capture-incomplete"
    title = "Capture cut short"
    squares: tuple[int, ...]
    losing: bool


class ImproperHuff(Incident):
    """A huff, or a take, was demanded that was not to be had.

    `squares`: where the men stand that should have taken, if any. `losing`: in the losing game.
    """

    kind = "improper-huff"
    demand = True
    title = "Improper huff"
    squares: tuple[int, ...]
    losing: bool


class Overtime(Incident):
    """A player took a number of minutes over a move, more than some codes allow."""

    kind = "overtime"
    title = "Time over a move"
    minutes: int


class KingRanOn(Incident):
    """A man was crowned and moved on in the same move; `refused`: he would not take it back."""

    kind = "king-ran-on"
    title = "New king moved on"
    refused: bool = False


class FalseMove(Incident):
    """A move that the game does not allow; `refused`: its maker would not take it back."""

    kind = "false-move"
    title = "False move"
    refused: bool = False


class Dispute(Incident):
    """A dispute was put to an umpire, or to the bystanders (votes for and against)."""

    kind = "dispute"
    title = "Dispute"
    winner: str
    votes: tuple[int, int] | None


class LeftRoom(Incident):
    """A player left the room without the other's consent."""

    kind = "left-room"
    title = "Left the room"


class CountCalled(Incident):
    """A player called on the other to win within a limit of moves or declare a draw.

    `number` tells this call from others. `fewer`: the caller has fewer men. `two_kings_to_one`:
    he has a king and the other two, and there is nothing else on the board.
    """

    kind = "count-called"
    title = "Count of moves called"
    number: int
    caller: str
    fewer: bool
    two_kings_to_one: bool


class RulingRefused(Incident):
    """A player refused to abide by a ruling."""

    kind = "ruling-refused"
    title = "Ruling refused"
