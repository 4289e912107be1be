#!/usr/bin/env python3
"""Writes the playground as a folder of static files, which any host serves: Playground, the page of `layc render --format html`, the samples
and the compiler as WebAssembly.

Usage: Scripts/make_playground.py OUT [--wasm FILE] [--docs URL]

--wasm FILE  the compiler (.build/wasm/playground.wasm)
--docs URL   where the documentation is, relative to the playground: the codes of problems link to its pages

Prints the sizes with the goal for all files, 1.2 MB compressed, which the compiler misses (4.4 MB); fails if it grows beyond 5 MB, or what is
besides it beyond 500 kB.
"""
import argparse
import gzip
import html
import json
import pathlib
import re
import shutil
import sys

import make_page

root = make_page.root
FILES = root / "Playground"
WASM = root / ".build/wasm/playground.wasm"

# The bytes of all files after gzip -9: the goal, which is not met yet, and the most; and the most of those besides the compiler.
GOAL, MOST, MOST_OF_PAGE = 1_200_000, 5_000_000, 500_000

POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'"

IMPORT = re.compile(r'^\s*import\s+"([^"]+)"', re.M)
EXAMPLE = re.compile(r"^```lay (\S+)\n(.*?)^```", re.M | re.S)


def page() -> dict[str, str]:
    """The page of a layout without data: its script starts once there are some."""
    script, style, markup = make_page.parts()
    document = (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>A layout</title>\n'
        '<link rel="stylesheet" href="page.css">\n<link rel="stylesheet" href="dark.css">\n'
        '</head>\n<body>\n'
        f'{markup}\n<script type="application/json" id="data"></script>\n</body>\n</html>\n'
    )
    return {"page.html": document, "page.js": script, "page.css": style}


def sample(path: pathlib.Path, title: str) -> dict:
    text = path.read_text(encoding="utf-8")
    imports = [str((path.parent / name).relative_to(root)) for name in IMPORT.findall(text)]
    name = str(path.relative_to(root / "Samples").with_suffix(""))
    return {"name": name, "title": title, "path": path.name, "text": text, "imports": imports}


def samples_of(folder: str) -> list[dict]:
    """The samples of a folder that have a layout; SignIn is the first one that people see."""
    paths = sorted((root / folder).glob("*.lay"), key=lambda path: (path.stem != "SignIn", path.stem))
    found = [sample(path, re.sub(r"(?<=[a-z])(?=[A-Z])", " ", path.stem)) for path in paths]
    return [each for each in found if re.search(r"^layout ", each["text"], re.M)]


def cookbook() -> list[dict]:
    """The files of the cookbook under the headings of their sections."""
    found = []
    for part in re.split(r"^## ", (root / "docs/cookbook.md").read_text(encoding="utf-8"), flags=re.M)[1:]:
        heading = part.split("\n")[0]
        for name, text in EXAMPLE.findall(part):
            found.append({"name": f"cookbook/{pathlib.PurePath(name).stem}", "title": heading, "path": name, "text": text, "imports": []})
    return found


def samples() -> dict:
    groups = [("Samples", samples_of("Samples")), ("Screens", samples_of("Samples/Gallery")), ("Cookbook", cookbook())]
    imports = {path for _, group in groups for each in group for path in each["imports"]}
    return {
        "groups": [{"name": name, "samples": group} for name, group in groups],
        "files": {path: (root / path).read_text(encoding="utf-8") for path in sorted(imports)},
    }


def index(docs: str) -> str:
    text = (FILES / "index.html").read_text(encoding="utf-8")
    if not docs:
        return text
    address = html.escape(docs if docs.endswith("/") else docs + "/")
    text = text.replace('<link rel="stylesheet"', f'<link rel="help" href="{address}">\n<link rel="stylesheet"', 1)
    return text.replace('<a id="help" hidden>', f'<a id="help" href="{address}playground.html" target="_blank" rel="noopener">')


def make(out: pathlib.Path, wasm: pathlib.Path = WASM, docs: str = "") -> None:
    """Writes all files into an empty folder."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for path in FILES.iterdir():
        shutil.copyfile(path, out / path.name)
    texts = {**page(), "index.html": index(docs), "samples.json": json.dumps(samples(), ensure_ascii=False, separators=(",", ":"))}
    for name, text in texts.items():
        (out / name).write_text(text, encoding="utf-8")
    shutil.copyfile(wasm, out / "playground.wasm")


def sizes(out: pathlib.Path) -> int:
    """Prints the sizes of all files; 1 if they are too large."""
    total = packed_total = packed_wasm = 0
    for path in sorted(out.iterdir()):
        data = path.read_bytes()
        packed = len(gzip.compress(data, 9))
        total, packed_total = total + len(data), packed_total + packed
        if path.suffix == ".wasm":
            packed_wasm = packed
        print(f"{len(data):>9} {packed:>8}  {path.name}")
    print(f"{total:>9} {packed_total:>8}  in all; {packed_total - packed_wasm} compressed besides the compiler")
    if packed_total > GOAL:
        print(f"the goal of {GOAL} bytes compressed is missed by {packed_total - GOAL}")
    if packed_total > MOST or packed_total - packed_wasm > MOST_OF_PAGE:
        print(f"more than {MOST} bytes compressed in all, or {MOST_OF_PAGE} besides the compiler", file=sys.stderr)
        return 1
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--wasm", type=pathlib.Path, default=WASM)
    parser.add_argument("--docs", default="")
    options = parser.parse_args()
    if not options.wasm.is_file():
        sys.exit(f"there is no {options.wasm}: Embedded/build.sh -Osize builds it")
    if options.out.exists() and any(options.out.iterdir()) and not (options.out / "playground.js").exists():
        sys.exit(f"{options.out} has other files; name an empty folder")
    make(options.out, options.wasm, options.docs)
    return sizes(options.out)


if __name__ == "__main__":
    sys.exit(main())
