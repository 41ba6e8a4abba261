"""How benchmarks take the time of a call."""

from __future__ import annotations

import time
from collections.abc import Callable

ROUNDS = 5


def best(run: Callable[[], object]) -> float:
    """The least time in seconds of some rounds."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return min(times)
