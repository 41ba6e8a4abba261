"""Speed of the whist engine, as ratios against baselines measured in the same run.

    python tests/bench/bench_whist.py [--deals N] [--profile]

(a) `umpire law whist-club xv` against `python -c "import click"`: at most 1.6 times;
(b) `umpire judge` on a whole deal against Python importing click and pydantic with one model: at
    most 1.8 times;
(c) reading, replaying and ruling on random whole deals with known hands, in process, against a
    plain-Python loop over the same text: at least 0.3;
(d) a log of 1,000 deals against a thousand logs of one: at most 1.2 times.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import random
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from deals import plain_check, random_deal

from umpire.judge import judge
from umpire.logs.text import read

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODEL = "import click, pydantic\nclass A(pydantic.BaseModel):\n    x: int"


def seconds(run, repeat: int = 5) -> float:  # type: ignore[no-untyped-def]
    """The median time of a call."""
    times = []
    for _ in range(repeat):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def pair(first, second, repeat: int = 11):  # type: ignore[no-untyped-def]
    """Median times of two calls run in turn, so that a drifting machine spoils neither."""
    one, two = [], []
    for _ in range(repeat):
        one.append(seconds(first, 1))
        two.append(seconds(second, 1))
    return statistics.median(one), statistics.median(two)


def process(*words: str):  # type: ignore[no-untyped-def]
    """A call that runs a command to its end, modules compiled as an installation has them."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return lambda: subprocess.run(words, check=False, capture_output=True, env=env, cwd=ROOT)


def starts() -> None:
    """(a) and (b): whole processes."""
    umpire = [sys.executable, "-m", "umpire"]
    law, click = pair(
        process(*umpire, "law", "whist-club", "xv"), process(sys.executable, "-c", "import click")
    )
    print(f"(a) law {law * 1000:.0f} ms, import click {click * 1000:.0f} ms: {law / click:.2f}x")
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder) / "deal.game"
        log.write_text(random_deal(random.Random(1)))
        one, base = pair(process(*umpire, "judge", str(log)), process(sys.executable, "-c", MODEL))
    print(
        f"(b) judge {one * 1000:.0f} ms, click and pydantic {base * 1000:.0f} ms: {one / base:.2f}x"
    )


def engine(count: int) -> None:
    """(c): in process."""
    rng = random.Random(7)
    texts = [random_deal(rng) for _ in range(count)]

    def ruled() -> None:
        for text in texts:
            report = judge(read(text, "deal"))
            if report.errors or report.rulings:
                raise SystemExit("a lawful deal was ruled on")

    def plain() -> None:
        for text in texts:
            if not plain_check(text):
                raise SystemExit("the plain loop found fault with a lawful deal")

    ruled_time, plain_time = pair(ruled, plain, 5)
    print(
        f"(c) {count / ruled_time:,.0f} deals a second, plain loop "
        f"{count / plain_time:,.0f}: {plain_time / ruled_time:.2f}"
    )


def many(count: int = 1000) -> None:
    """(d): one long log against many short ones."""
    rng = random.Random(9)
    deals = [random_deal(rng, header=False) for _ in range(count)]
    long = "game: whist\n" + "".join(deals)
    short = ["game: whist\n" + deal for deal in deals]
    whole, parts = pair(
        lambda: judge(read(long, "long")), lambda: [judge(read(text, "short")) for text in short], 5
    )
    print(
        f"(d) one log of {count} deals {whole * 1000:.0f} ms, {count} logs of one "
        f"{parts * 1000:.0f} ms: {whole / parts:.2f}x"
    )


def main() -> None:
    """Run the measurements."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--profile", action="store_true", help="profile the engine instead")
    args = parser.parse_args()
    if args.profile:
        import cProfile

        cProfile.runctx("engine(args.deals)", globals(), locals(), sort="tottime")
        return
    starts()
    engine(args.deals)
    many()


if __name__ == "__main__":
    main()
