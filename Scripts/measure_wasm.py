#!/usr/bin/env python3
"""Prints what takes the bytes of a wasm file: its sections, and its functions by module and by kind.

Usage: Scripts/measure_wasm.py FILE [--most N]

The file needs a section of names: link it without --strip-all (`NAMES=1 bash Embedded/build.sh -Osize`).
"""
import argparse
import collections
import gzip
import pathlib
import re

SECTIONS = ["custom", "type", "import", "function", "table", "memory", "global", "export", "start", "element", "code", "data", "datacount"]
# What a mangled name ends with, or has, and what it is.
KINDS = [
    (r"WO[a-z]", "copies and destroys of values"), (r"Tg5|TG5|Tgq5|Tgm5|Ts5|TB5", "specialised generic functions"), (r"Tf4|Tf\d", "specialised for arguments"),
    (r"Tm$", "merged functions"), (r"w[a-z][a-z]$|Wl$|WL$", "value witnesses"), (r"cf[cC]", "initialisers"), (r"fD$|fd$", "deinitialisers"), (r"U\d*_", "closures"),
]


def number(data, place):
    """A LEB128 number and the place behind it."""
    value = shift = 0
    while True:
        byte = data[place]
        place += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, place


def sections(data):
    place = 8
    while place < len(data):
        kind = data[place]
        size, start = number(data, place + 1)
        yield kind, start, start + size
        place = start + size


def text(data, place):
    length, place = number(data, place)
    return data[place : place + length].decode("utf-8", "replace"), place + length


def bodies(data, start):
    """The bytes of each function."""
    count, place = number(data, start)
    for _ in range(count):
        size, body = number(data, place)
        yield body - place + size
        place = body + size


def names(data, start, end):
    """The names of functions by number."""
    title, place = text(data, start)
    if title != "name":
        return {}
    while place < end:
        kind = data[place]
        size, place = number(data, place + 1)
        if kind == 1:
            found = {}
            count, at = number(data, place)
            for _ in range(count):
                index, at = number(data, at)
                found[index], at = text(data, at)
            return found
        place += size
    return {}


def module(name):
    """The first module of layc in a mangled name; of other names what they begin with."""
    own = re.search(r"(\d+)(Lay[A-Z][A-Za-z]*)", name)
    if own:
        # Mangled names have the length of a name before it.
        return own[2][: int(own[1])]
    if name.startswith(("$s", "$e")):
        return "Swift's library"
    return "C and runtime"


def kind(name):
    return next((words for pattern, words in KINDS if re.search(pattern, name)), "functions")


def table(title, sizes, whole, most):
    print(f"\n{title}")
    for name, size in sizes.most_common(most):
        print(f"{size:>10} {100 * size / whole:5.1f} %  {name}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--most", type=int, default=40)
    options = parser.parse_args()
    data = options.file.read_bytes()
    print(f"{options.file}: {len(data)} bytes, {len(gzip.compress(data, 9))} after gzip")
    known, sizes, imports = {}, [], 0
    parts = collections.Counter()
    for section, start, end in sections(data):
        parts[SECTIONS[section] if section else f"custom {text(data, start)[0]}"] += end - start
        if section == 0:
            known.update(names(data, start, end))
        elif section == 2:
            imports = number(data, start)[0]
        elif section == 10:
            sizes = list(bodies(data, start))
    table("sections", parts, len(data), 20)
    if not known:
        raise SystemExit("there are no names: link without --strip-all (NAMES=1 Embedded/build.sh)")
    code = sum(sizes)
    by = [collections.Counter() for _ in range(3)]
    for index, size in enumerate(sizes, imports):
        name = known.get(index, "?")
        for counter, key in zip(by, (module(name), kind(name), name)):
            counter[key] += size
    table("code by module", by[0], code, 40)
    table("code by kind", by[1], code, 20)
    table("largest functions", by[2], code, options.most)


if __name__ == "__main__":
    main()
