#!/usr/bin/env python3
"""Measures what somebody who types waits for: `layc lsp` with a client in the loop.

    swift build -c release
    python3 Scripts/bench_lsp.py --layc .build/release/layc

A file of 2,000 lines with 300 views is edited as a person does, a letter at a time. After each letter the client asks for
what editors ask for; figures are in milliseconds, from the bytes that are written to the answer that is read. Prints, and
decides nothing: how fast a machine is, is no property of the program.
"""
import argparse
import os
import pathlib
import random
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from check_lsp import Editor

GROUPS = 50
# Lines as they are typed: a view, its number, a rule, a visual format.
TYPED = [
    "view extra: Label { text = \"extra\" }",
    "extra.top == superview.top + gap",
    "extra.leading == superview.leading + 20",
    "vfl \"H:|-[extra]-|\"",
    "constraint cap: extra.width <= 4200",
]


def large_file(lines=2000):
    """A layout that holds at every size: groups below one another, each of a box with five views in it."""
    out = ["/// A file as large as they come.", "metric gap = 8", "layout Large(375x6000) {", "  sizes 320x6000 ... 1024x8000", ""]
    for group in range(GROUPS):
        above = "superview.top" if group == 0 else f"group{group - 1}.bottom"
        out += [
            f"  /// Group {group}: a title, a field, a button, a picture and a note.",
            f"  view group{group} {{",
            "    view title: Label {", f"      text = \"Group {group}\"", "    }",
            "    view field: TextField {", "      hugging = 250", "    }",
            "    view button: Button {", "      text = \"Go\"", "    }",
            "    view picture: Image {", "      intrinsic = 24x24", "    }",
            "    view note: Label {", "      text = \"…\"", "    }",
            "    vfl \"H:|-gap-[title]-gap-|\"",
            "    field.leading == superview.leading + gap",
            "    field.trailing == button.leading - gap",
            "    button.trailing == superview.trailing - gap",
            "    button.width == 60",
            "    vfl \"V:|-gap-[title(==20)]-gap-[field(==30)]-gap-[picture(==24)]-gap-|\"",
            "    button.centerY == field.centerY",
            "    picture.leading == field.leading",
            "    picture.width == 24",
            "    note.top == picture.top",
            "    note.leading == picture.trailing + gap",
            "    note.trailing == superview.trailing - gap",
            "    note.height == picture.height",
            "    button.height == 30",
            "  }",
            f"  group{group}.top == {above} + gap",
            f"  group{group}.leading == superview.leading",
            f"  group{group}.trailing == superview.trailing",
            "",
        ]
    out += [f"  // {number}" for number in range(lines - len(out) - 1)]
    return "\n".join(out + ["}", ""])


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(share * len(values)))]


def report(name, values, target):
    p50, p95 = (1000 * percentile(values, share) for share in (0.5, 0.95))
    verdict = "" if target is None else f"  target p95 {target} ms: {'met' if p95 <= target else 'MISSED'}"
    print(f"{name:34} n={len(values):4}  p50 {p50:6.1f}  p95 {p95:6.1f}  max {1000 * max(values):6.1f}{verdict}")


class Typist:
    """An open document, and somebody who types in it."""

    def __init__(self, layc, uri, text):
        self.editor, self.uri, self.version = Editor(layc), uri, 1
        self.lines = text.split("\n")
        self.figures = {name: [] for name in ("completion", "hover", "inlay hints", "semantic tokens", "syntax", "proof", "proof with a conflict", "code actions")}
        self.editor.open(uri, text)
        self.editor.published(1, seconds=120)

    def place(self, line, character):
        return {"textDocument": {"uri": self.uri}, "position": {"line": line, "character": character}}

    def replace(self, line, start, end, text):
        """One change; the moment at which it was sent."""
        self.version += 1
        old = self.lines[line]
        self.lines[line : line + 1] = (old[:start] + text + old[end:]).split("\n")
        change = {"range": {"start": {"line": line, "character": start}, "end": {"line": line, "character": end}}, "text": text}
        moment = time.monotonic()
        self.editor.send(method="textDocument/didChange", params={
            "textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": [change]})
        return moment

    def measure(self, name, method, **params):
        moment = time.monotonic()
        answer = self.editor.ask(method, **params)
        self.figures[name].append(time.monotonic() - moment)
        if "result" not in answer:
            raise SystemExit(f"bench: {method}: {answer}")

    def type(self, line, text, pause):
        """Types a line, with what an editor asks for after each letter."""
        column = 2
        for letter in text:
            moment = self.replace(line, column, column, letter)
            column += 1
            document = {"textDocument": {"uri": self.uri}}
            self.measure("completion", "textDocument/completion", **self.place(line, column))
            self.editor.published(self.version)
            self.figures["syntax"].append(time.monotonic() - moment)
            self.measure("semantic tokens", "textDocument/semanticTokens/full", **document)
            visible = {"start": {"line": max(0, line - 30), "character": 0}, "end": {"line": line + 30, "character": 0}}
            self.measure("inlay hints", "textDocument/inlayHint", range=visible, **document)
            time.sleep(max(0, pause - (time.monotonic() - moment)))

    def rest(self, moment, name="proof"):
        """Waits for what is proved of the text that was sent at `moment`."""
        self.editor.published(self.version)
        self.editor.published(self.version, seconds=60)
        self.figures[name].append(time.monotonic() - moment)

    def work(self):
        """Seconds of the processor that the server and its two workers have had, where somebody counts them."""
        ticks = []
        for process in [self.editor.process.pid, *self.editor.workers()]:
            words = pathlib.Path(f"/proc/{process}/stat")
            if words.exists():
                ticks.append(sum(int(word) for word in words.read_text().rsplit(")", 1)[1].split()[11:13]))
        return [tick / os.sysconf("SC_CLK_TCK") for tick in ticks]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layc", default=".build/release/layc")
    parser.add_argument("--pause", type=float, default=0.1, help="seconds between two letters")
    parser.add_argument("--keep", help="write the file here and do nothing else")
    arguments = parser.parse_args()
    text = large_file()
    if arguments.keep:
        return pathlib.Path(arguments.keep).write_text(text)
    source = random.Random(300)
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "Large.lay"
        path.write_text(text)
        typist = Typist(arguments.layc, path.resolve().as_uri(), text)
        views = text.count("view ")
        print(f"a file of {len(text.splitlines())} lines with {views} views, {1000 * arguments.pause:.0f} ms between letters")
        last = len(typist.lines) - 30
        before = typist.work()
        for words in TYPED:
            typist.replace(last, 0, len(typist.lines[last]), "  ")
            typist.type(last, words, arguments.pause)
            last += 1
        shares = [1000 * (b - a) / sum(map(len, TYPED)) for a, b in zip(before, typist.work())]
        if shares:
            print("processor a letter, ms: " + ", ".join(f"{name} {share:.1f}" for name, share in zip(("server", "answers", "proofs"), shares)))
        # A number that changes and comes back: each time what is proved is waited for.
        numbers = [n for n, line in enumerate(typist.lines) if "button.width == 60" in line]
        for line in source.sample(numbers, 10):
            for value in ("61", "60"):
                column = typist.lines[line].index("== ") + 3
                typist.rest(typist.replace(line, column, column + 2, value))
                for _ in range(3):
                    typist.measure("hover", "textDocument/hover", **typist.place(line - source.randrange(15), 10))
        # A contradiction, with what repairs it, and back.
        place = typist.lines.index("  extra.leading == superview.leading + 20")
        for value in ("8", "20") * 5:
            start = typist.lines[place].index("+ ") + 2
            typist.rest(typist.replace(place, start, len(typist.lines[place]), value), "proof with a conflict" if value == "8" else "proof")
        # What can be done where the cursor is, in a text that nobody has asked about, and where two statements are selected.
        for _ in range(60):
            line = source.randrange(6, 1700)
            typist.replace(last, 0, 0, " ")
            start = typist.place(line, len(typist.lines[line]) // 2)["position"]
            end = {"line": line + 1, "character": len(typist.lines[line + 1])} if source.random() < 0.5 else start
            typist.measure("code actions", "textDocument/codeAction", textDocument={"uri": typist.uri},
                           range={"start": start, "end": end}, context={"diagnostics": []})
        for name, target in (("completion", 20), ("hover", 20), ("syntax", 100), ("proof", 500), ("proof with a conflict", 500), ("code actions", 100),
                             ("inlay hints", None), ("semantic tokens", None)):
            report(name, typist.figures[name], target)
        typist.editor.leave()


if __name__ == "__main__":
    main()
