#!/usr/bin/env python3
"""Compares the public declarations of the products with docs/api, so that a change of the API is seen in a diff.

    swift build
    python3 Scripts/check_api.py            # fails if something differs, and prints it
    python3 Scripts/check_api.py --update   # writes docs/api; look at the diff, and name it in CHANGELOG.md
"""
import argparse
import difflib
import json
import pathlib
import platform
import subprocess
import sys
import tempfile

# The libraries, and the modules that they export.
MODULES = ["LayKit", "LayRuntime", "LayModel", "LayNumbers", "LayCompiler"]
FOLDER = pathlib.Path(__file__).resolve().parent.parent / "docs/api"


def symbols(module, build):
    """Yields the path and the declaration of each public symbol that the module itself declares."""
    with tempfile.TemporaryDirectory() as folder:
        target = f"{platform.machine()}-unknown-linux-gnu" if sys.platform == "linux" else None
        command = ["swift-symbolgraph-extract", "-module-name", module, "-I", str(build / "Modules")]
        command += ["-target", target] if target else []
        command += ["-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        for graph in sorted(pathlib.Path(folder).glob("*.symbols.json")):
            for symbol in json.loads(graph.read_text())["symbols"]:
                declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
                yield ".".join(symbol["pathComponents"]), " ".join(declaration.split())


def digest(module, build):
    lines = sorted(f"{path}: {declaration}" for path, declaration in set(symbols(module, build)))
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path(".build/debug"))
    parser.add_argument("--update", action="store_true", help="write the files")
    arguments = parser.parse_args()
    count, differing = 0, []
    for module in MODULES:
        text = digest(module, arguments.build)
        count += text.count("\n")
        file = FOLDER / f"{module}.txt"
        known = file.read_text() if file.exists() else ""
        if text == known:
            continue
        differing.append(module)
        sys.stdout.writelines(
            difflib.unified_diff(known.splitlines(True), text.splitlines(True), f"docs/api/{module}.txt", "the code", n=0))
        if arguments.update:
            FOLDER.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
    verdict = f"differs in {', '.join(differing)}" if differing else "as in docs/api"
    print(f"api: {count} public declarations of {len(MODULES)} modules, {verdict}")
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
