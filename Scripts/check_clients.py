#!/usr/bin/env python3
"""Lets Neovim and Emacs work with `layc lsp`, and Vim with `layc check`, set up in an empty home by what docs/editors.md
says: diagnostics, repairs, renaming, completion, formatting. What they show is what docs/editors.md shows, and what they
save is `card.saved.lay`. The edits that they tell the server come to the text that they have.

    apt-get install vim neovim emacs-nox elpa-eglot
    python3 Scripts/check_clients.py --layc .build/release/layc

`--show` prints what each editor shows, `--update` writes it into docs/editors.md, and still fails where that is new.
`--record` writes the edits into Tests/LanguageServerTests/Transcripts, for the tests of the server.
"""
import argparse
import json
import os
import pathlib
import shutil
import signal
import sys
import tempfile

from editors.clients import COMMANDS, PAGE, ROOT, SCRIPTS, blocks, left_behind, replay, report, run, section, sent, set_up

TRANSCRIPTS = ROOT / "Tests/LanguageServerTests/Transcripts"
SESSION = SCRIPTS / "session"


def fail(what):
    sys.exit(f"check_clients: {what}")


def in_home(name, layc, work, file, content, look):
    with tempfile.TemporaryDirectory() as folder:
        home = pathlib.Path(folder).resolve()
        set_up(home, name, layc)
        (home / file).write_bytes(content)
        printed = run(home, name, work, file)
        left = left_behind(home)
        for process in left:
            os.kill(process, signal.SIGKILL)
        try:
            assert not left, "it has left processes behind"
            assert name == "vim" or (home / "log/errors").read_bytes() == b"", "the server complains"
            return look(home)
        except (AssertionError, OSError, ValueError) as problem:
            fail(f"{name}: {work}: {problem}{report(home, printed)}")


def works(name, layc, update):
    """The transcript of an editor at work."""

    def look(home):
        transcript = (home / "transcript").read_text(encoding="utf-8")
        assert "failed:" not in transcript, "it was stopped by an error"
        saved, wanted = (home / "card.lay").read_text(), SESSION / "card.saved.lay"
        assert saved == wanted.read_text(), f"it saved\n{saved}"
        return transcript

    transcript = in_home(name, layc, "work", "card.lay", (SESSION / "card.lay").read_bytes(), look)
    shown, about = blocks(name, "text")[0], section(name)
    if transcript != shown and update:
        told = about.replace(f"```text\n{shown}```", f"```text\n{transcript}```")
        PAGE.write_text(PAGE.read_text().replace(about, told))
    return transcript, transcript == shown


def edits(name, layc, ends, records):
    """What an editor tells of edits comes to the text that it has; how many messages that are."""
    text = (ROOT / "Samples/SignIn.lay").read_bytes()
    title = f"{name}-crlf" if ends == b"\r\n" else name

    def look(home):
        final = home / ("final" if name == "emacs" else "edited.lay")
        bytes_, messages = final.read_bytes(), sent(home)
        replayed = replay(messages).encode()
        assert len(messages) > 10, f"there are {len(messages)} messages"
        assert replayed == bytes_, f"the edits come to\n{replayed.decode()}\n--- and not to\n{bytes_.decode()}"
        return bytes_, messages

    final, messages = in_home(name, layc, "edits", "edited.lay", text.replace(b"\n", ends), look)
    # Emacs reads \r\n as \n, so it tells the same of both.
    if records and title != "emacs-crlf":
        TRANSCRIPTS.mkdir(exist_ok=True)
        lines = [json.dumps(message, ensure_ascii=False, sort_keys=True) + "\n" for message in messages]
        (TRANSCRIPTS / f"{title}.jsonl").write_bytes("".join(lines).encode())
        (TRANSCRIPTS / f"{title}.final").write_bytes(final)
    return sum(len(message["params"].get("contentChanges", [])) for message in messages)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--layc", default=".build/release/layc")
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--record", action="store_true")
    options = parser.parse_args()
    layc = shutil.which(options.layc)
    if layc is None:
        fail(f"there is no {options.layc}")
    layc = pathlib.Path(layc).resolve()
    if (SESSION / "card.lay").read_text() not in PAGE.read_text():
        fail("docs/editors.md shows another card.lay")
    others = []
    for name in COMMANDS:
        counts = [edits(name, layc, ends, options.record) for ends in (b"\n", b"\r\n")] if name != "vim" else []
        transcript, isShown = works(name, layc, options.update)
        print(f"{name}: worked with a file{''.join(f', told {count} edits' for count in counts)}")
        if options.show or not isShown:
            print(transcript)
        if not isShown:
            others.append(name)
    if others:
        fail(f"docs/editors.md {'showed' if options.update else 'shows'} something else of {', '.join(others)}")


if __name__ == "__main__":
    main()
