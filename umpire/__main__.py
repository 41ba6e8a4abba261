"""``python -m umpire``."""

from umpire.cli import main

if __name__ == "__main__":
    main(prog_name="umpire")
