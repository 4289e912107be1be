#!/usr/bin/env python3
"""Feeds input that means harm to the optimised tool: each must be answered within 2 s of one processor and 512 MB, on a stack
of 512 KiB, a file of braces alone within 300 MB. A processor that others keep busy gets as much more time as it needs for a known piece of
work.

    python3 Scripts/check_hostile.py --layc .build/release/layc
"""
import argparse
import os
import pathlib
import random
import resource
import subprocess
import sys
import tempfile
import time

SECONDS = 2
# Seconds that `work` takes on the processor for which the limit holds.
REFERENCE = 0.095
MEMORY = 512 << 20
STACK = 512 << 10
THOUSANDS = 100_000


def layout(body):
    return f"layout Hostile(320x480) {{\n  view a\n{body}\n}}\n"


def doubling(line):
    return "\n".join(line.format(n, n - 1) for n in range(1, 61))


# Name, text, and whether there is an error to report.
INPUTS = [
    ("random bytes", random.Random(1).randbytes(1_000_000), True),
    ("invalid UTF-8", b"layout A { view \xff\xc0\x80\xed\xa0\x80 }", True),
    ("NUL", layout("").encode() + b"\0", True),
    ("10 MB of [", b"[" * (10 << 20), True),
    ("10 MB of line breaks", b"\n" * (10 << 20), False),
    ("nested braces", "layout A " + "{" * THOUSANDS, True),
    ("nested views", "view a {" * THOUSANDS, True),
    ("parentheses", layout("a.width == " + "(" * THOUSANDS), True),
    ("brackets behind a name", layout("a" + "[a" * THOUSANDS), True),
    ("signs", layout("a.width == " + "-" * THOUSANDS + "1"), True),
    ("not not not", layout("when " + "not " * THOUSANDS + "true { }"), True),
    ("else else else", layout("when width > 1 { }" + " else when width > 1 { }" * THOUSANDS), True),
    ("a long sum", layout("a.width == 1" + " + 1" * THOUSANDS), False),
    ("a long path", layout("a" + ".a" * THOUSANDS + ".width == 1"), True),
    ("a visual format of 1 MB", layout('vfl "H:' + "[a]-" * (1 << 18) + '"'), True),
    ("a visual format of [ only", layout('vfl "' + "[" * (1 << 20) + '"'), True),
    ("a loop to a billion", layout("for i in 0 ..< 1000000000 { view b[i] }"), True),
    ("loops in loops", layout("for i in 0 ..< 5000 { for j in 0 ..< 5000 { for k in 0 ..< 5000 { a.width >= i } } }"), True),
    ("components in a circle", "component A { view b: B }\ncomponent B { view a: A }\n" + layout("view b: A"), True),
    ("components that double",
     "component C0 { view a }\n" + doubling("component C{0} {{ view a: C{1}; view b: C{1} }}") + layout("view b: C60"), True),
    ("metrics in a circle", layout("metric m = n\nmetric n = m"), True),
    ("a chain of metrics",
     layout("\n".join(f"metric m{n} = m{n + 1}" for n in range(20_000)) + "\nmetric m20000 = 1"), False),
    ("an exponent", layout("a.width == 1e999"), True),
    ("a small exponent", layout("a.width == 0.1e-400"), True),
    ("a million digits", layout("a.width == 1" + "0" * 1_000_000), True),
    ("a million decimals", layout("a.width == 0." + "1" * 1_000_000), True),
    ("squares of squares", layout("metric m0 = 1000000\n" + doubling("metric m{0} = m{1} * m{1}") + "\na.width == m60"), True),
    ("a text that doubles", layout('let t0 = "0123456789"\n' + doubling("let t{0} = t{1} + t{1}")), False),
    ("a list that doubles", layout("let t0 = [1]\n" + doubling("let t{0} = [t{1}, t{1}]")), False),
    ("20,000 parameters", "component C(" + ", ".join(f"a{n}: Length = {n}" for n in range(20_000)) + ") {}\n"
     + layout("view w: C"), False),
    ("30,000 conditions",
     layout("\n".join(f"when {n} <= width < {n + 1} {{ a.hidden = true }}" for n in range(30_000))), False),
    ("100,000 allowances", layout("allow L0502\n" * THOUSANDS), False),
    ("8000 views in a tree of components",
     "\n".join(
         f"component C{n} {{ view a: C{n + 1} {{ .edges == superview }}; view b: C{n + 1} {{ .edges == superview }} }}"
         for n in range(12)) + "\ncomponent C12 {}\n" + layout("view b: C0 { .edges == superview }"), False),
    ("20,000 views that nothing places", layout("\n".join(f"view v{n}" for n in range(20_000))), False),
    ("8000 views that nothing places, over a range",
     layout("sizes 320x480 ... 430x932\n" + "\n".join(f"view v{n}" for n in range(8000))), False),
    ("20,000 expectations that fail", layout("expect 320x480 {" + "a.width == 1;" * 20_000 + "}"), True),
    ("a list of 8 million numbers", layout("let a = [" + "1," * 7_900_000 + "]"), True),
    ("arguments by the million", layout("a.width == max(" + "1," * 7_900_000 + "1)"), True),
    ("4 million sizes", layout("sizes " + "1x1," * 3_900_000 + "1x1"), True),
    ("a million metrics", "\n".join(f"metric m{n}=1" for n in range(800_000)) + "\n" + layout(""), True),
    ("a long name", layout("view " + "a" * (1 << 20)), False),
    ("an open text", layout('view b: Label { text = "' + "a" * (1 << 20)), True),
    ("a file that imports itself", 'import "stdin.lay"\n' + layout(""), True),
    ("nothing", "", False),
]

# Files of one sign: the most megabytes that they may take.
FLOODS = [("16 MB of {", "{" * (16 << 20), 300), ("16 MB of { on lines", "{\n" * (8 << 20), 512)]

# Of these the reports for services are asked for too: many problems, on a long line, with names that are long or no text.
REPORTED = ["random bytes", "invalid UTF-8", "arguments by the million", "20,000 views that nothing places", "a long name"]

# Texts in the place of a baseline.
BASELINES = [
    ("a baseline of [ only", "[" * (8 << 20)),
    ("a baseline of empty lists", "[" + "[]," * 2_600_000 + "1]"),
    ("a baseline of 8 MB in one text", '"' + "a" * ((8 << 20) - 2) + '"'),
    ("a baseline of random bytes", random.Random(2).randbytes(1_000_000)),
    ("a baseline that never ends", b"{" + b" " * (9 << 20)),
]


def limit():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_STACK, (STACK, STACK))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def work():
    """Seconds of processor that a known piece of work takes: small texts and a table, as in the tool."""
    start = time.process_time()
    table = {number * 2_654_435_761 % 1_000_003: str(number) for number in range(400_000)}
    sorted(table.values())
    return time.process_time() - start


def problem(*arguments, **options):
    """What is wrong with the answer to a text, or None, and the seconds it took on the processor of the limit: of the fastest of three if
    one is too slow."""
    for _ in range(3):
        found, seconds = attempt(*arguments, **options)
        if found == "too slow":
            # A slow processor is no fault of the tool. The first work of a process takes longer, since it gets its memory.
            seconds /= max(1, min(work() for _ in range(3)) / REFERENCE)
            found = "too slow" if seconds > SECONDS else None
        if found != "too slow":
            break
    return found, seconds


def attempt(layc, text, is_wrong, *options, statuses=(0, 1)):
    """What is wrong with one answer to `text`, or None; and the seconds it took."""
    data = text if isinstance(text, bytes) else text.encode()
    start, used = time.monotonic(), used_by_children()
    try:
        run = subprocess.run(
            [layc, "check", "-", "--stdin-filename", "stdin.lay", *options], input=data, capture_output=True, timeout=SECONDS * 10,
            preexec_fn=limit)
    except subprocess.TimeoutExpired:
        return "no answer", SECONDS * 10
    # Waiting for a processor that others use is no fault of the tool.
    seconds = min(time.monotonic() - start, used_by_children() - used)
    if run.returncode not in statuses:
        return f"exit status {run.returncode}: {run.stderr[-300:].decode(errors='replace')}", seconds
    if is_wrong and (run.returncode == 0 or b"error" not in run.stdout):
        return "no error reported", seconds
    if len(run.stdout) > 1 << 20:
        return f"an answer of {len(run.stdout)} bytes", seconds
    return "too slow" if seconds > SECONDS else None, seconds


def used_by_children():
    """Seconds of processors that all processes have used that were started and ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def peak(layc, text):
    """The most memory, in megabytes, that a check of `text` takes."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(text.encode())
        file.seek(0)
        process = subprocess.Popen([layc, "check", "-"], stdin=file, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--layc", default=".build/release/layc")
    layc = parser.parse_args().layc
    passed, failed = 0, 0

    def count(name, answer):
        nonlocal passed, failed
        found, seconds = answer
        failed += found is not None
        passed += found is None
        print(f"{seconds:6.2f} s  {name}" + (f": {found}" if found else ""))

    for name, text, is_wrong in INPUTS:
        count(name, problem(layc, text, is_wrong))
        if name in REPORTED:
            for form in ("sarif", "github"):
                count(f"{name}, {form}", problem(layc, text, is_wrong, "--format", form))
    for name, text, most in FLOODS:
        found, seconds = problem(layc, text, True)
        megabytes = peak(layc, text)
        if not found and megabytes > most:
            found = f"{megabytes:.0f} MB"
        count(f"{name}, {megabytes:.0f} MB", (found, seconds))
    with tempfile.TemporaryDirectory() as folder:
        for name, text in BASELINES:
            path = pathlib.Path(folder, "baseline.json")
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
            count(name, problem(layc, layout(""), False, "--baseline", str(path), statuses=(2,)))
    print(f"hostile: {passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
