"""umpire: settles disputes at the card table by the old written codes."""

__version__ = "0.1.0"
