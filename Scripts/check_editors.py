#!/usr/bin/env python3
"""Runs what `Editors` offers in the editors themselves, or in engines that are not ours: colours, indentation over every
sample, what watches files, the problem matcher, the pre-commit hooks and the GitHub Action.

    apt-get install vim neovim emacs-nox
    pip install textmate-grammar-python==0.6.1 pyyaml pre-commit
    python3 Scripts/check_editors.py --layc .build/release/layc
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import tomllib

import yaml
from editors.texts import COLOURS, LONG, LOOSE, QUICKFIX, TEXT, WRONG
from editors.vscode import check_vscode
from editors.watching import check_watching
from pre_commit.clientlib import load_manifest
from textmate_grammar.parsers.base import LanguageParser
from textmate_grammar.utils.logger import LOGGER

ROOT = pathlib.Path(__file__).resolve().parent.parent
EDITORS = ROOT / "Editors"
SAMPLES = sorted((ROOT / "Samples").rglob("*.lay"))
# The carets below the lines of wrong samples are not where `layc fmt` would put comments.
TIDY = [path for path in SAMPLES if "Errors" not in path.parts]

TALK = {"capture_output": True, "text": True}


def fail(what):
    sys.exit(f"check_editors: {what}")


def places():
    """Line and column of each word of COLOURS, from 1."""
    for word, count, *_ in COLOURS:
        edge = r"\b" if word.isalnum() else ""
        found = list(re.finditer(edge + re.escape(word) + edge, TEXT))[count - 1]
        before = TEXT[: found.start()]
        yield before.count("\n") + 1, found.start() - before.rfind("\n")


# TextMate


def check_textmate():
    grammar = json.loads((EDITORS / "textmate/lay.tmLanguage.json").read_text())
    LOGGER.logger.disabled = True
    engine = LanguageParser(grammar)
    scopes = {}
    for (line, column), text, names in engine.parse_string(TEXT).flatten():
        for offset in range(len(text)):
            scopes[line + 1, column + 1 + offset] = names
    for (word, _, wanted, *_), place in zip(COLOURS, places()):
        if wanted not in scopes[place]:
            fail(f"TextMate: '{word}' at {place} is {scopes[place]}, not {wanted}")
    for path in SAMPLES:
        check_scopes(path, engine.parse_string(path.read_text(encoding="utf-8")))
    print(f"TextMate: {len(COLOURS)} words and {len(SAMPLES)} samples")


def check_scopes(path, tokens):
    """Whatever means something has a scope; texts and comments are what a reading by hand makes of them."""
    lines = path.read_text(encoding="utf-8").split("\n")
    seen = [[""] * len(line) for line in lines]
    for (line, column), text, names in tokens.flatten():
        if path in TIDY and any(name.startswith("invalid") for name in names):
            fail(f"TextMate: {path}:{line + 1}:{column + 1}: '{text}' is {names}")
        for offset in range(len(text.rstrip("\n"))):
            seen[line][column + offset] = " ".join(names[1:])
    for number, line in enumerate(lines):
        for column, expected in enumerate(by_hand(line)):
            scope = seen[number][column]
            found = "comment" if "comment" in scope else "string" if "string" in scope else "code"
            if line[column] not in ' "\t' and found != expected:
                fail(f"TextMate: {path}:{number + 1}:{column + 1}: '{line[column]}' is {found} ({scope}), not {expected}")
            if not scope and (line[column].isalnum() or line[column] in "{}()[]=<>+-*/@.,:;#%"):
                fail(f"TextMate: {path}:{number + 1}:{column + 1}: '{line[column]}' is nothing")


def by_hand(line):
    """What each character of a line is part of."""
    state, isFormat = "code", False
    for index, character in enumerate(line):
        if state == "code" and line.startswith("//", index):
            state = "comment"
        if state == "code" and character == '"':
            state, isFormat = "string", bool(re.search(r"\bvfl\s*$", line[:index]))
            yield "string"
        elif state == "string" and character == '"' and (isFormat or not odd_backslashes(line[:index])):
            yield "string"
            state = "code"
        else:
            yield state


def odd_backslashes(text):
    return (len(text) - len(text.rstrip("\\"))) % 2 == 1


# Vim, Neovim, Emacs


def check_editor(name, command, column, layc):
    with tempfile.TemporaryDirectory() as folder:
        probe = pathlib.Path(folder)
        (probe / "colours.lay").write_text(TEXT)
        (probe / "places").write_text("".join(f"{probe}/colours.lay\t{line}\t{at}\n" for line, at in places()))
        (probe / "long.lay").write_text(subprocess.run([layc, "fmt", "-"], input=LONG, **TALK).stdout)
        tidy = [*TIDY, probe / "long.lay"]
        texts = [path.read_text(encoding="utf-8") for path in tidy]
        copies = [probe / f"{number}.lay" for number in range(len(tidy))]
        for copy, text in zip(copies, texts):
            copy.write_text(text, encoding="utf-8")
        (probe / "files").write_text("".join(f"{copy}\n" for copy in copies))
        (probe / "format.lay").write_text(LOOSE)
        (probe / "wrong.lay").write_text(WRONG)
        path = f"{layc.parent}{os.pathsep}{os.environ['PATH']}"
        environment = os.environ | {"PROBE": folder, "EDITORS": str(EDITORS), "HOME": folder, "PATH": path}
        run = subprocess.run(command, env=environment, **TALK, timeout=120, stdin=subprocess.DEVNULL)
        if not (probe / "names").exists():
            fail(f"{name}: {run.stdout}{run.stderr}")
        names = (probe / "names").read_text().splitlines()
        for (word, *_), wanted, found in zip(COLOURS, [entry[column] for entry in COLOURS], names, strict=True):
            mode, _, group = found.partition(" ")
            if mode not in ("lay", "lay-mode") or (wanted or "") != group.replace("nil", ""):
                fail(f"{name}: '{word}' is {found}, not {wanted}")
        if (probe / "format.lay").read_text() != subprocess.run([layc, "fmt", "-"], input=LOOSE, **TALK).stdout:
            fail(f"{name}: the formatter makes {(probe / 'format.lay').read_text()!r}")
        if not (probe / "problems").read_text().startswith(QUICKFIX if column == 3 else QUICKFIX.split(" no")[0]):
            fail(f"{name}: the problems are {(probe / 'problems').read_text()!r}")
        for copy, path, text in zip(copies, tidy, texts):
            check_lines(name, path, text, copy.read_text(encoding="utf-8"))
    print(f"{name}: {len(COLOURS)} words, {len(TIDY)} samples indented")


def check_lines(name, path, old, new):
    for number, (before, after) in enumerate(zip(old.split("\n"), new.split("\n"), strict=True), 1):
        if before != after:
            fail(f"{name}: {path}:{number} is indented as {after!r}")


# Helix


def check_helix():
    settings = tomllib.loads((EDITORS / "helix/languages.toml").read_text())
    (language,) = settings["language"]
    if language["file-types"] != ["lay"]:
        fail("Helix: the language has no files")
    servers = [settings["language-server"][name] for name in language["language-servers"]]
    if [(server["command"], *server["args"]) for server in servers] != [("layc", "lsp")]:
        fail(f"Helix: it starts {servers}")


# What runs layc


def check_matcher(layc):
    matcher = json.loads((EDITORS / "github/layc-matcher.json").read_text())["problemMatcher"][0]["pattern"][0]
    run = lambda *options: subprocess.run([layc, "check", "Samples/Errors", *options], cwd=ROOT, **TALK)
    found = []
    for line in run().stdout.splitlines():
        if match := re.search(matcher["regexp"], line):
            found.append(tuple(match[matcher[key]] for key in ("file", "line", "column", "severity", "code")))
    wanted = []
    for one in json.loads(run("--format", "json", "--max-diagnostics", "0").stdout)["diagnostics"]:
        if one["severity"] != "note":
            start = one["range"]["start"]
            wanted.append((one["file"], str(start["line"]), str(start["column"]), one["severity"], one["code"]))
    if not wanted or sorted(found) != sorted(wanted):
        fail(f"the matcher finds {len(found)} of {len(wanted)} problems")
    print(f"problem matcher: {len(found)} problems")


def check_hooks(layc):
    hooks = load_manifest(str(ROOT / ".pre-commit-hooks.yaml"))
    for hook in hooks:
        if not all(re.search(hook["files"], str(path)) for path in SAMPLES) or re.search(hook["files"], "a.layout"):
            fail(f"{hook['id']}: '{hook['files']}' does not find samples")
        with tempfile.TemporaryDirectory() as folder:
            paths = [pathlib.Path(folder) / name for name in ("a.lay", "b c.lay")]
            for path in paths:
                path.write_text("layout A(9x9) {\nsizes 9x9\n}\n")
            command = hook["entry"].split()
            subprocess.run([layc, *command[1:], *hook["args"], *paths], check=True, capture_output=True)
            if command[0] != "layc" or hook["id"] == "layc-fmt" and "  sizes" not in paths[1].read_text():
                fail(f"{hook['id']} does nothing")
    print(f"pre-commit: {', '.join(hook['id'] for hook in hooks)}")


def check_action(layc):
    """Runs the scripts of the action's steps as a runner does: `bash -eo pipefail`, inputs by the environment."""
    action = yaml.safe_load((ROOT / "action.yml").read_text())
    inputs = {name: entry["default"] for name, entry in action["inputs"].items()}
    scripts = [step for step in action["runs"]["steps"] if "run" in step]
    for step in scripts:
        if "${{" in step["run"] or step["shell"] != "bash":
            fail(f"the action's step '{step['name']}' puts values into a script")
    for step in action["runs"]["steps"]:
        if "run" not in step and not re.fullmatch(r"[\w-]+/[\w-]+@v\d+", step["uses"]):
            fail(f"the action's step '{step['name']}' uses no version of an action")
    steps = [step for step in scripts if "LAYC_PATHS" in step.get("env", {})]
    with tempfile.TemporaryDirectory() as folder:
        for text, expected in [("layout A(9x9) {\n  sizes 9x9\n}\n", [0, 0]), ("layout A(9x9) {\nsizes 9x9; b.top == 8\n}\n", [1, 1])]:
            (pathlib.Path(folder) / "a.lay").write_text(text)
            values = {"LAYC": str(layc), "LAYC_PATHS": inputs["paths"] + "\n", "LAYC_STRICT": inputs["strict"]}
            runs = [
                subprocess.run(["bash", "-eo", "pipefail", "-c", step["run"]], cwd=folder, **TALK,
                               env=os.environ | {name: values[name] for name in step["env"]})
                for step in steps
            ]
            if [run.returncode for run in runs] != expected:
                fail(f"the action's steps end with {[(run.returncode, run.stdout, run.stderr) for run in runs]}")
            if expected != [0, 0] and not all(run.stdout.startswith("::error file=") for run in runs):
                fail(f"the action annotates nothing: {[run.stdout for run in runs]}")
    check_drawing([step for step in scripts if "LAYC_BASE" in step.get("env", {})], layc)
    print(f"action: {len(scripts)} scripts")


def check_drawing(steps, layc):
    """The action's step for pull requests draws what changed and what is new, and names a file that cannot be drawn."""
    if len(steps) != 1:
        fail(f"{len(steps)} steps of the action draw pictures")
    text = "layout A(90x90) {\n  sizes 90x90\n\n  view b { frame = (0, 0, 9, 9) }\n}\n"
    with tempfile.TemporaryDirectory() as folder:
        here = pathlib.Path(folder)
        git = ["git", "-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "init.defaultBranch=main"]
        for name in ("same.lay", "changed.lay"):
            (here / name).write_text(text)
        for command in (["init", "-q"], ["add", "."], ["commit", "-qm", "a"]):
            subprocess.run(git + command, cwd=folder, check=True)
        (here / "changed.lay").write_text(text.replace("(0,", "(9,"))
        (here / "new.lay").write_text(text)
        (here / "wrong.lay").write_text("layout")
        subprocess.run(git + ["add", "."], cwd=folder, check=True)
        values = {"LAYC": str(layc), "LAYC_BASE": "HEAD", "GITHUB_ACTION_PATH": str(ROOT)}
        run = subprocess.run(
            ["bash", "-eo", "pipefail", "-c", steps[0]["run"]], cwd=folder, **TALK, env=os.environ | values)
        found = sorted(path.name for path in (here / "layc-pictures").iterdir())
        if run.returncode or found != ["changed.lay.png", "new.lay.png"] or "::warning file=wrong.lay" not in run.stdout:
            fail(f"the action draws {found}, and ends with {(run.returncode, run.stdout, run.stderr)}")


def check_documents():
    """What docs/editors.md shows of hooks and of the action is what there is."""
    text = (ROOT / "docs/editors.md").read_text()
    blocks = [yaml.safe_load(block) for block in re.findall(r"```(?:yaml|json)(?: \S+)?\n(.*?)```", text, re.S)]
    shown = {hook["id"] for block in blocks if "repos" in block for repo in block["repos"] for hook in repo["hooks"]}
    if shown != {hook["id"] for hook in load_manifest(str(ROOT / ".pre-commit-hooks.yaml"))}:
        fail(f"docs/editors.md shows the hooks {shown}")
    inputs = yaml.safe_load((ROOT / "action.yml").read_text())["inputs"]
    steps = [step for block in blocks if isinstance(block, list) for step in block if step.get("uses") == "./layc"]
    wrong = {name for step in steps for name in step.get("with", {})} - set(inputs)
    if wrong or not any("with" in step for step in steps):
        fail(f"docs/editors.md gives the action {wrong}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--layc", default=".build/release/layc")
    layc = pathlib.Path(parser.parse_args().layc).resolve()
    script = ROOT / "Scripts/editors/probe.vim"
    with concurrent.futures.ThreadPoolExecutor() as pool:
        editors = [
            pool.submit(check_editor, "Vim", ["vim", "-es", "-u", "NONE", "-N", "-S", script], 3, layc),
            pool.submit(check_editor, "Neovim", ["nvim", "--headless", "-u", "NONE", "-S", script], 3, layc),
            pool.submit(check_editor, "Emacs", ["emacs", "-Q", "--batch", "-l", ROOT / "Scripts/editors/probe.el"], 4, layc),
        ]
        check_textmate()
        for editor in editors:
            editor.result()
    check_helix()
    check_vscode(EDITORS / "vscode", layc, TIDY, fail)
    check_watching(layc, fail)
    check_matcher(layc)
    check_hooks(layc)
    check_action(layc)
    check_documents()


if __name__ == "__main__":
    main()
