#!/usr/bin/env python3
"""The cost of a further direction, text size and language of `layc check`, as a share of the first, in instructions.

    python3 Scripts/measure_variants.py --layc .build/release/layc [FILE...]

Without files, the screens of the gallery. Instructions are counted by `valgrind --tool=cachegrind`, so that other programs on the machine
do not count; those of a start of `layc` are left out. The last line has the geometric means of one plus each share, less one. The further
text size is the mean of eleven. The further language is a made-up one, in a string catalog, with the texts of the file less a letter each.
"""

import argparse
import glob
import json
import math
import os
import re
import subprocess
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SIZES = 12  # text sizes of iOS


def instructions(layc, arguments):
    """The instructions of a run of layc."""
    command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", layc, *arguments]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    found = re.search(r"I\s+refs:\s+([\d,]+)", run.stderr)
    if not found:
        raise SystemExit(f"{' '.join(command)}: {run.stderr}")
    return int(found.group(1).replace(",", ""))


def catalog(paths, folder):
    """Writes a string catalog of a language in which each text of some files lacks its last letter."""
    texts = set()
    for path in paths:
        with open(path, encoding="utf-8") as file:
            texts.update(text for text in re.findall(r'"([^"\\]*)"', file.read()) if len(text) > 3)
    strings = {
        text: {"localizations": {"de": {"stringUnit": {"state": "translated", "value": text[:-1]}}}}
        for text in sorted(texts)
    }
    with open(os.path.join(folder, "Shorter.xcstrings"), "w", encoding="utf-8") as file:
        json.dump({"sourceLanguage": "en", "version": "1.0", "strings": strings}, file)


def languages(layc, path, start):
    """The share of a further language."""
    with tempfile.TemporaryDirectory() as folder:
        catalog([path, os.path.join(ROOT, "Samples/Gallery/Shared.lay")], folder)
        command = ["check", path, "--strings", folder, "--languages"]
        one = instructions(layc, [*command, "en"]) - start
        return (instructions(layc, [*command, "en,de"]) - start - one) / one


def shares(layc, path, start):
    """The instructions of one variant, and the share of a further one of each kind."""
    one = instructions(layc, ["check", path]) - start
    both = instructions(layc, ["check", path, "--both-directions"]) - start
    large = instructions(layc, ["check", path, "--text-sizes", "large"]) - start
    sizes = instructions(layc, ["check", path, "--text-sizes", "all"]) - start
    return one, [(both - one) / one, (sizes - large) / large / (SIZES - 1), languages(layc, path, start)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layc", required=True, help="the release build of the tool")
    parser.add_argument("files", nargs="*", help="files to check")
    options = parser.parse_args()
    layc = os.path.abspath(options.layc)
    gallery = sorted(glob.glob(os.path.join(ROOT, "Samples/Gallery/*.lay")))
    files = options.files or [path for path in gallery if not path.endswith("/Shared.lay")]
    start = instructions(layc, ["--version"])
    print("| file | instructions, millions | further direction | text size | language |\n|:-|-:|-:|-:|-:|")
    found = []
    for path in files:
        one, own = shares(layc, path, start)
        found.append(own)
        cells = [os.path.basename(path), f"{one / 1e6:.0f}", *(f"{share:.2f}" for share in own)]
        print(f"| {' | '.join(cells)} |", flush=True)
    means = [math.exp(sum(math.log(1 + own[kind]) for own in found) / len(found)) - 1 for kind in range(3)]
    print(f"| geometric mean | | {' | '.join(f'{mean:.2f}' for mean in means)} |")


if __name__ == "__main__":
    main()
