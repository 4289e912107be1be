#!/usr/bin/env python3
"""Writes Sources/Rendering/Explain/Pages.swift from docs/errors/*.md, so that `layc explain` needs no files.

Usage: Scripts/make_pages.py [--check]     --check changes nothing and fails when the file is stale.
"""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
target = root / "Sources/Rendering/Explain/Pages.swift"
pages = sorted((root / "docs/errors").glob("L[0-9]*.md"))

parts = [
    "// Written by Scripts/make_pages.py from docs/errors. Change the pages there and run the script.\n",
    "// swift-format-ignore-file\n\n",
    "/// The pages of the codes, in the order of their numbers: 101 is L0101. A string as the code would take three times as long\n",
    "/// to compile.\n",
    "let errorPages: [(number: Int, text: StaticString)] = [\n",
]
for page in pages:
    text = page.read_text(encoding="utf-8").rstrip("\n")
    # As many number signs as make every quote and backslash inside plain.
    longest = max((len(m) for m in re.findall(r'(?<=["\\])#+', text)), default=0)
    marks = "#" * (longest + 1)
    parts.append(f'  (\n    {int(page.stem[1:])},\n    {marks}"""\n{text}\n\n"""{marks}\n  ),\n')
parts.append("]\n")
source = "".join(parts)

old = target.read_text(encoding="utf-8") if target.exists() else ""
if "--check" in sys.argv[1:]:
    if old != source:
        sys.exit("Sources/Rendering/Explain/Pages.swift is stale: run Scripts/make_pages.py")
elif old != source:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(source, encoding="utf-8")
