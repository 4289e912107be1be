#!/usr/bin/env python3
"""How many megabytes a second `layc log` passes through, and reads of conflicts.

    swift build -c release
    python3 Scripts/check_log_speed.py --layc .build/release/layc

It is the processor's time that counts, all of the process: a machine that others use too shows the same.
"""
import argparse
import resource
import subprocess
import sys

MEGABYTES = 40
PASSED = 100  # megabytes a second of lines that are no part of a conflict
READ = 20  # megabytes a second of conflicts

BUILD = "CompileSwift normal arm64 /Users/me/App/Sources/Screens/Cell%d.swift (in target 'App' from project 'App')\n"
CONFLICT = """2026-11-02 10:14:33.201 Shop[512:9041] [LayoutConstraints] Unable to simultaneously satisfy constraints.
\tProbably at least one of the constraints in the following list is one you don't want.
\tTry this:
\t\t(1) look at each constraint and try to figure out which you don't expect;
\t\t(2) find the code that added the unwanted constraint or constraints and fix it.
(
    "<NSLayoutConstraint:{0:#x} UIImageView:{1:#x}.height == {2}   (active)>",
    "<NSLayoutConstraint:{3:#x} V:|-(21)-[UIImageView:{1:#x}]   (active, names: '|':UITableViewCellContentView:{4:#x} )>",
    "<NSLayoutConstraint:{5:#x} V:[UIImageView:{1:#x}]-(9)-|   (active, names: '|':UITableViewCellContentView:{4:#x} )>",
    "<NSLayoutConstraint:{6:#x} 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:{4:#x}.height == 44   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:{0:#x} UIImageView:{1:#x}.height == {2}   (active)>

Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
"""


def seconds(command, text):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, input=text, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def conflicts(different):
    """Conflicts of addresses of their own, of which so many are different."""
    parts, size, number = [], 0, 0
    while size < MEGABYTES * 1_000_000:
        base = 0x600000000000 + number * 0x100
        part = CONFLICT.format(base, base + 16, 24 + number % different, base + 32, base + 48, base + 64, base + 80)
        parts.append(part)
        size += len(part)
        number += 1
    return "".join(parts).encode()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--layc", default=".build/release/layc")
    layc = parser.parse_args().layc
    other = "".join(BUILD % number for number in range(MEGABYTES * 1_000_000 // len(BUILD))).encode()
    texts = [(other, PASSED, ["--tee"]), (conflicts(1), READ, []), (conflicts(1000), READ, [])]
    rates = [len(text) / 1e6 / min(seconds([layc, "log", "-"] + more, text) for _ in range(3)) for text, _, more in texts]
    print(
        f"logs: {rates[0]:.0f} MB/s passed through, {rates[1]:.0f} MB/s of one conflict, "
        f"{rates[2]:.0f} MB/s of 1000 different ones"
    )
    if any(rate < least for rate, (_, least, _) in zip(rates, texts)):
        sys.exit(f"check_log_speed: less than {PASSED} MB/s passed through, or {READ} MB/s read")


if __name__ == "__main__":
    main()
