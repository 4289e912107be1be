"""Editors with the language server: how they are set up, run, and listened to."""
import contextlib
import json
import os
import pathlib
import re
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SCRIPTS = ROOT / "Scripts/editors"
PAGE = ROOT / "docs/editors.md"
SECONDS = 90

COMMANDS = {
    "vim": lambda work, file: ["vim", "-es", "-u", "DEFAULTS", "-i", "NONE", "-S", f"{work}.vim", file],
    "neovim": lambda work, file: ["nvim", "--headless", "-i", "NONE", "-c", f"luafile {work}.lua", file],
    # Without a terminal Emacs looks neither for packages nor for an init file by itself.
    "emacs": lambda work, file: ["emacs", "--batch", "-f", "package-activate-all", "-l", ".emacs.d/init.el", "-l", f"{work}.el"],
}


def section(name):
    """What the page says about an editor."""
    return re.search(rf"^## {name}\n(.*?)(?=^## |\Z)", PAGE.read_text(), re.S | re.M | re.I)[1]


def blocks(name, language):
    return re.findall(rf"```{language}\n(.*?)```", section(name), re.S)


def set_up(home, name, layc):
    """Does what the page says in a home with nothing in it; what is said to `layc lsp` is kept in home/log."""
    (home / "bin").mkdir()
    (home / "log").mkdir()
    program = home / "bin/layc"
    record = f'[ "$1" = lsp ] && exec python3 {SCRIPTS}/record.py {home}/log {layc} "$@"'
    program.write_text(f'#!/bin/sh\n{record}\nexec {layc} "$@"\n')
    program.chmod(0o755)
    for block in blocks(name, "sh"):
        subprocess.run(["bash", "-e", "-c", block], cwd=ROOT, env=environment(home), check=True, timeout=SECONDS)
    for block in blocks(name, "elisp"):
        (home / ".emacs.d").mkdir(exist_ok=True)
        (home / ".emacs.d/init.el").write_text(block)


def environment(home):
    mine = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    path = f"{home}/bin{os.pathsep}{os.environ['PATH']}"
    return mine | {"HOME": str(home), "PROBE": str(home), "PATH": path, "LANG": "C.UTF-8"}


def run(home, name, work, file):
    """Lets an editor do its work with a file; what it printed."""
    command = COMMANDS[name](SCRIPTS / work, file)
    try:
        done = subprocess.run(command, cwd=home, env=environment(home) | {"EDITED": file}, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=SECONDS)
        return done.stdout.decode(errors="replace")
    except subprocess.TimeoutExpired as ended:
        return f"{(ended.stdout or b'').decode(errors='replace')}\nended after {SECONDS} s"


def left_behind(home):
    """The processes that an editor has left in its home, five seconds after it."""
    end = time.monotonic() + 5
    while time.monotonic() < end:
        found = [int(one.name) for one in pathlib.Path("/proc").iterdir() if one.name.isdigit() and lives_in(one, home)]
        if not found:
            break
        time.sleep(0.05)
    return found


def lives_in(process, home):
    with contextlib.suppress(OSError):
        return f"HOME={home}".encode() in (process / "environ").read_bytes().split(b"\0")
    return False


def report(home, printed):
    """All there is to find out why something failed."""
    parts = [("printed", printed)]
    for path in [home / "transcript", *sorted(home.glob(".cache/nvim/lsp.log")), *sorted((home / "log").glob("*"))]:
        if path.exists():
            parts.append((path.relative_to(home), path.read_text(encoding="utf-8", errors="replace")[-3000:]))
    return "".join(f"\n--- {name}\n{text.rstrip()}" for name, text in parts)


def sent(home):
    """The messages about texts that the editor sent, with another folder in them."""
    texts = []
    for line in (home / "log/sent.jsonl").read_text(encoding="utf-8").splitlines():
        message = json.loads(line)
        if message.get("method") in ("textDocument/didOpen", "textDocument/didChange"):
            texts.append(json.loads(json.dumps(message).replace(home.as_uri(), "file:///session")))
    return texts


def replay(messages):
    """The text of the one document that the messages are about."""
    text = ""
    for message in messages:
        if message["method"] == "textDocument/didOpen":
            text = message["params"]["textDocument"]["text"]
            continue
        for change in message["params"]["contentChanges"]:
            if "range" not in change:
                text = change["text"]
                continue
            start, end = (offset(text, change["range"][name]) for name in ("start", "end"))
            text = text[:start] + change["text"] + text[end:]
    return text


def offset(text, position):
    """The index of a position whose columns count UTF-16 units."""
    starts = [0, *(found.end() for found in re.finditer(r"\r\n|\n|\r", text))]
    if position["line"] >= len(starts):
        return len(text)
    index, units = starts[position["line"]], position["character"]
    while units > 0 and index < len(text) and text[index] not in "\r\n":
        units -= 1 + (ord(text[index]) > 0xFFFF)
        index += 1
    return index
