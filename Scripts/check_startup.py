#!/usr/bin/env python3
"""Measures how long the static binary takes to start, against an empty C program in the same run.

    swift build -c release --static-swift-stdlib
    python3 Scripts/check_startup.py --layc .build/release/layc
"""
import argparse
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 200


def milliseconds(command):
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return (time.perf_counter() - start) * 1000


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layc", default=".build/release/layc")
    parser.add_argument("--limit", type=float, default=10, help="the most milliseconds above the C program (default: 10)")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        empty = pathlib.Path(folder) / "empty"
        source = empty.with_suffix(".c")
        source.write_text("int main(void) { return 0; }\n")
        subprocess.run(["clang", "-O2", str(source), "-o", str(empty)], check=True)
        # In turns, so that whatever else the machine does falls on both.
        pairs = [(milliseconds([str(empty)]), milliseconds([arguments.layc, "--version"])) for _ in range(ROUNDS)]
    base = statistics.median(pair[0] for pair in pairs)
    own = statistics.median(pair[1] for pair in pairs)
    print(f"startup: layc {own:.2f} ms, an empty C program {base:.2f} ms, ratio {own / base:.2f} (medians of {ROUNDS})")
    sys.exit(1 if own - base > arguments.limit else 0)


if __name__ == "__main__":
    main()
