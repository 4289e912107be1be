#!/usr/bin/env python3
"""Counts words of the old dialect, and the terms that replace them, in pages and messages.

    python3 Scripts/count_words.py [--before REF] [--limit N]

Pages are README.md, Grammar.md and docs; messages are the string literals of Sources. With `--before` a commit is counted too.
Exits 1 if a word of the dialect is found more often than `--limit` times in 10,000 words.
"""
import argparse
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
DIALECT = ["rule", "wish", "demand", "promise", "cling", "nobody", "somebody", "stands", "behind", "turned around", "blank", "truth value", "repair", "hangs together"]
TERMS = ["constraint", "ambiguous", "conflict", "required", "optional", "content hugging", "compression resistance", "intrinsic content size", "mirrored", "portrait", "landscape", "iteration"]
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')


def files(ref):
    """The paths and texts of pages and sources, at a commit or in the working tree."""
    if ref:
        names = subprocess.run(["git", "ls-tree", "-r", "--name-only", ref], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    else:
        names = [str(p.relative_to(ROOT)) for p in ROOT.rglob("*") if p.suffix in (".md", ".swift")]
    for name in names:
        isPage = name in ("README.md", "Grammar.md") or (name.startswith("docs/") and name.endswith(".md") and name != "docs/words.md")
        isSource = name.startswith("Sources/") and name.endswith(".swift") and not name.endswith("Explain/Pages.swift")
        if not isPage and not isSource:
            continue
        if ref:
            text = subprocess.run(["git", "show", f"{ref}:{name}"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        else:
            text = (ROOT / name).read_text(encoding="utf-8")
        yield "pages" if isPage else "messages", text if isPage else messages(text)


def messages(source):
    """The literals of a source that are sentences or phrases, without interpolations."""
    lines = (line for line in source.split("\n") if not line.strip().startswith("//"))
    found = (re.sub(r"\\\(.*?\)", " ", text) for line in lines for text in LITERAL.findall(line))
    return "\n".join(text for text in found if text.strip().count(" ") >= 2)


def count(ref):
    """How often each word occurs in pages and messages, and how many words these have."""
    counts = {}
    totals = {"pages": 0, "messages": 0}
    for kind, text in files(ref):
        text = text.lower()
        totals[kind] += len(re.findall(r"[a-z]+", text))
        for word in DIALECT + TERMS:
            counts[word, kind] = counts.get((word, kind), 0) + len(re.findall(rf"(?<![-\w]){word}(?:s|es|ed|ing)?(?![-\w])", text))
    return counts, totals


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--before", help="a commit to compare with")
    parser.add_argument("--limit", type=float, default=15, help="how often in 10,000 words a word may occur")
    options = parser.parse_args()
    now, totals = count(None)
    before, _ = count(options.before) if options.before else ({}, {})
    tooMany = []
    for title, words in (("dialect", DIALECT), ("terms", TERMS)):
        print(f"{title:<24}{'pages':>16}{'messages':>16}")
        for word in words:
            cells = []
            for kind in ("pages", "messages"):
                number = now.get((word, kind), 0)
                cells.append(f"{before.get((word, kind), 0)} -> {number}" if options.before else str(number))
                if words is DIALECT and number * 10000 > options.limit * totals[kind]:
                    tooMany.append(f"'{word}': {number} times in {totals[kind]} words of {kind}")
            print(f"{word:<24}{cells[0]:>16}{cells[1]:>16}")
    for problem in tooMany:
        print(problem, file=sys.stderr)
    return 1 if tooMany else 0


if __name__ == "__main__":
    sys.exit(main())
