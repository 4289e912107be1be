#!/usr/bin/env python3
"""Prints how many cores `layc check DIR` keeps busy, (user + sys) / wall: the minimum of five runs over 5000 files.

    python3 Scripts/check_cores.py --layc .build/release/layc [--least 1.7]
"""
import argparse
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

FILES = 5000
RUNS = 5


def screen(number, generator):
    """A screen of some views, now and then with a mistake, so that there is something to report."""
    views = "".join(
        f"  view row{n} {{ .edges(leading, trailing) == superview inset {generator.randint(0, 16)}; .height >= {generator.randint(20, 44)} }}\n"
        for n in range(generator.randint(2, 8)))
    chain = "".join(f"  row{n}.top == row{n - 1}.bottom + 8\n" for n in range(1, views.count("view")))
    wrong = "  row0.height == titel.height\n" if number % 50 == 7 else ""
    return (f"layout Screen{number}(375x667) {{\n  sizes 320x480 ... 1024x1366\n{views}{chain}{wrong}"
            "  row0.top == superview.top\n}\n")


def measured(layc, folder):
    """The result of a check, the seconds it took, and those of all its threads."""
    start = time.monotonic()
    process = subprocess.Popen([layc, "check", folder], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return (process.returncode, output), time.monotonic() - start, usage.ru_utime + usage.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layc", default=".build/release/layc")
    parser.add_argument("--least", type=float, help="the least ratio (default: 0.85 a core, of at most two)")
    parser.add_argument("--files", type=int, default=FILES)
    arguments = parser.parse_args()
    layc = str(pathlib.Path(arguments.layc).resolve())
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    least = arguments.least if arguments.least is not None else 0.85 * min(cores, 2)
    generator = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        for number in range(arguments.files):
            pathlib.Path(folder, f"{number:04}.lay").write_text(screen(number, generator))
        runs = [measured(layc, folder) for _ in range(RUNS)]
    results = {result for result, _, _ in runs}
    ratio = min(busy / wall for _, wall, busy in runs)
    wall = min(wall for _, wall, _ in runs)
    print(f"cores: {ratio:.2f} of {cores} busy, {arguments.files} files in {wall:.2f} s (minimum of {RUNS}); at least {least:.2f}")
    if len(results) > 1:
        print("cores: the output is another one from run to run")
    sys.exit(1 if ratio < least or len(results) > 1 or results == {(0, b"")} else 0)


if __name__ == "__main__":
    main()
