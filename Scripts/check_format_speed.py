#!/usr/bin/env python3
"""How many megabytes a second `layc fmt` formats, of samples one behind the other, as they are and without indentation.

    swift build -c release
    python3 Scripts/check_format_speed.py --layc .build/release/layc

It is the processor's time that counts, all of the process: a machine that others use too shows the same.
"""
import argparse
import pathlib
import resource
import subprocess
import sys

SAMPLES = sorted(path for path in pathlib.Path("Samples").rglob("*.lay") if "Errors" not in path.parts)
MEGABYTES = 10
AT_LEAST = 10  # megabytes a second


def seconds(command, text):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, input=text, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True, timeout=120)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--layc", default=".build/release/layc")
    layc = parser.parse_args().layc
    lines = [line for path in SAMPLES for line in path.read_bytes().splitlines() if not line.startswith(b"import")]
    once = b"\n".join(lines) + b"\n"
    text = once * (MEGABYTES * 1_000_000 // len(once) + 1)
    flat = b"\n".join(line.strip() for line in text.splitlines()) + b"\n"
    rates = [len(one) / 1e6 / min(seconds([layc, "fmt", "-"], one) for _ in range(3)) for one in (text, flat)]
    print(f"formatting: {rates[0]:.0f} MB/s, {rates[1]:.0f} MB/s of what has no indentation")
    if min(rates) < AT_LEAST:
        sys.exit(f"check_format_speed: less than {AT_LEAST} MB/s")


if __name__ == "__main__":
    main()
