#!/usr/bin/env python3
"""Drives `layc lsp` as an editor does, with real processes: answers, dying workers, noise, memory.

    swift build -c release
    python3 Scripts/check_lsp.py --layc .build/release/layc
"""
import argparse
import functools
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

# What this client says that it can do with documents.
ABILITIES = {
    "publishDiagnostics": {"versionSupport": True, "relatedInformation": True, "dataSupport": True},
    "hover": {"contentFormat": ["plaintext"]},
    "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}},
}
SAMPLE = pathlib.Path("Samples/SignIn.lay")


class Editor:
    """A client with one document."""

    def __init__(self, layc, **variables):
        self.process = subprocess.Popen(
            [layc, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ | variables)
        self.messages = []
        self.arrived = threading.Condition()
        # Whether it reads what comes.
        self.reads = threading.Event()
        self.reads.set()
        self.last_id = 0
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        output = self.process.stdout
        while True:
            length = 0
            self.reads.wait()
            while (line := output.readline()) not in (b"\r\n", b""):
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if line == b"":
                return
            message = json.loads(output.read(length))
            with self.arrived:
                self.messages.append(message)
                self.arrived.notify_all()

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, **message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def wait(self, wanted, seconds=15):
        """The first message that is wanted; it is taken out."""
        end = time.monotonic() + seconds
        with self.arrived:
            while True:
                for message in self.messages:
                    if wanted(message):
                        self.messages.remove(message)
                        return message
                if not self.arrived.wait(end - time.monotonic()):
                    raise TimeoutError("no answer")

    def ask(self, method, **params):
        self.last_id += 1
        number = self.last_id
        self.send(id=number, method=method, params=params)
        return self.wait(lambda message: message.get("id") == number)

    def workers(self):
        output = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self.process.pid)], capture_output=True, text=True)
        return [int(word) for word in output.stdout.split()]

    def open(self, uri, text):
        self.ask("initialize", capabilities={"textDocument": ABILITIES})
        self.send(method="initialized", params={})
        document = {"uri": uri, "languageId": "lay", "version": 1, "text": text}
        self.send(method="textDocument/didOpen", params={"textDocument": document})
        return self.published(1)

    def published(self, version, seconds=15):
        method = "textDocument/publishDiagnostics"
        found = self.wait(lambda m: m.get("method") == method and m["params"].get("version") == version, seconds)
        return [diagnostic["code"] for diagnostic in found["params"]["diagnostics"]]

    def leave(self):
        self.ask("shutdown")
        self.send(method="exit")
        return self.process.wait(timeout=10)


def answers(layc, uri, text):
    editor = Editor(layc)
    yield "a sound file has no problems", editor.open(uri, text) == []
    line = next(n for n, words in enumerate(text.splitlines()) if "view submit" in words)
    place = {"textDocument": {"uri": uri}, "position": {"line": line, "character": 8}}
    value = (editor.ask("textDocument/hover", **place)["result"] or {}).get("contents", {}).get("value", "")
    yield "hover shows a frame", "at 375x667" in value
    broken = text.replace("submit.bottom <= root.bottom - gap", "submit.bottom <= root.bottom - 500")
    change = {"textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"text": broken}]}
    editor.send(method="textDocument/didChange", params=change)
    yield "what is proved comes second", editor.published(2) == [] and "L0511" in editor.published(2)
    yield "the server leaves when told", editor.leave() == 0


def hurry(layc, uri, text):
    """A client that says all that it has to say at once, and is gone."""
    messages = [{"id": 1, "method": "initialize", "params": {"capabilities": {}}}, {"id": 2, "method": "shutdown"},
                {"method": "exit"}]
    bodies = [json.dumps({"jsonrpc": "2.0"} | message).encode() for message in messages]
    written = b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(body), body) for body in bodies)
    done = subprocess.run([layc, "lsp"], input=written, stdout=subprocess.PIPE, timeout=10)
    yield "what was asked before the exit is answered", done.stdout.count(b'"id"') == 2
    yield "and the end is a good one", done.returncode == 0


def deaths(layc, uri, text):
    editor = Editor(layc)
    editor.open(uri, text)
    place = {"textDocument": {"uri": uri}, "position": {"line": 6, "character": 8}}
    for worker in editor.workers():
        os.kill(worker, signal.SIGSTOP)
    editor.send(id="late", method="textDocument/hover", params=place)
    for worker in editor.workers():
        os.kill(worker, signal.SIGKILL)
    late = editor.wait(lambda message: message.get("id") == "late")
    yield "a request whose worker dies is answered with an error", late.get("error", {}).get("code") == -32603
    yield "the next request has an answer", "result" in editor.ask("textDocument/documentSymbol", **place)
    yield "two workers are there again", len(editor.workers()) == 2
    children = editor.workers()
    yield "the server leaves when told", editor.leave() == 0
    time.sleep(0.3)
    yield "and so do its workers", not any(os.path.exists(f"/proc/{child}") for child in children)


def gone(layc, uri, text):
    """A program that is taken away while it serves, and comes back."""
    with tempfile.TemporaryDirectory() as folder:
        own = shutil.copy(layc, folder)
        editor = Editor(own)
        editor.open(uri, text)
        editor.published(1)
        os.rename(own, own + ".away")
        place = {"textDocument": {"uri": uri}, "position": {"line": 6, "character": 8}}
        for worker in editor.workers():
            os.kill(worker, signal.SIGKILL)
        shown = editor.wait(lambda message: message.get("method") == "window/showMessage")["params"]["message"]
        yield "people are told what to do", "restart the language server" in shown
        start = time.monotonic()
        answer = editor.ask("textDocument/hover", **place)
        yield "a request meanwhile is answered with an error", answer.get("error", {}).get("code") == -32603
        yield "and that at once", time.monotonic() - start < 1
        logs = [message for message in editor.messages if message.get("method") == "window/logMessage"]
        yield "the log stays short", len(logs) <= 2 * 5
        if os.path.exists(f"/proc/{editor.process.pid}/fd"):
            yield "nothing is left open", len(os.listdir(f"/proc/{editor.process.pid}/fd")) < 20
        os.rename(own + ".away", own)
        end = time.monotonic() + 15
        while "error" in (answer := editor.ask("textDocument/hover", **place)) and time.monotonic() < end:
            time.sleep(0.2)
        yield "when it is back it answers", "result" in answer
        yield "the server leaves when told", editor.leave() == 0


def long_text(layouts=4, views=30):
    """Layouts whose sizes have very many parts: their proof takes seconds."""
    return "".join(long_layout(f"Long{layout}", views) for layout in range(layouts))


def long_layout(name, views):
    lines = [f"layout {name}(375x667) {{", "  sizes 320x480 ... 1366x1366"]
    for view in range(views):
        above = f"v{view - 1}.bottom" if view else "superview.top"
        lines.append(f"  view v{view} {{ .leading == superview.leading + {view}; .trailing == superview.trailing @high")
        lines.append(f"    .width <= {400 + 7 * view}; .height == 10; .top == {above} + 1 }}")
        lines.append(f"  when width >= {330 + 9 * view} {{ v{view}.height <= 20 }}")
        lines.append(f"  when height >= {490 + 9 * view} {{ v{view}.width >= 20 }}")
    return "\n".join(lines + ["}", ""])


def turns(layc, uri, text):
    """A document whose proof takes long, and another one that is opened behind it."""
    def proved(uri):
        while True:
            lens = editor.ask("textDocument/codeLens", textDocument={"uri": uri})["result"][0]
            if "not proved yet" not in editor.ask("codeLens/resolve", **lens)["result"]["command"]["title"]:
                return time.monotonic() - start
            time.sleep(0.1)
    editor = Editor(layc)
    start = time.monotonic()
    editor.open("file:///Long.lay", long_text())
    document = {"uri": "file:///Short.lay", "languageId": "lay", "version": 1, "text": "layout A(9x9) { view a }\n"}
    editor.send(method="textDocument/didOpen", params={"textDocument": document})
    short, long = proved("file:///Short.lay"), proved("file:///Long.lay")
    print(f"turns: proved after {short:.1f} s and {long:.1f} s")
    yield "the short proof does not wait for the long one", short < 5 and short < long
    yield "the server leaves when told", editor.leave() == 0


def stops(layc, uri, text):
    """Workers that are stopped: they are not dead, and say nothing any more."""
    editor = Editor(layc, LAYC_LSP_PATIENCE="2")
    editor.open(uri, text)
    editor.published(1)
    place = {"textDocument": {"uri": uri}, "position": {"line": 6, "character": 8}}
    stopped = editor.workers()
    for worker in stopped:
        os.kill(worker, signal.SIGSTOP)
    late = editor.ask("textDocument/hover", **place)
    yield "a request whose worker is stopped is answered with an error", late.get("error", {}).get("code") == -32603
    change = {"textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"text": text + "\n"}]}
    editor.send(method="textDocument/didChange", params=change)
    said = editor.wait(lambda message: "no sign of life" in message.get("params", {}).get("message", ""))
    yield "a proof whose worker is stopped is given up, and that is said", said["method"] == "window/logMessage"
    yield "no stopped worker is left", not set(stopped) & set(editor.workers())
    yield "the next request has an answer", "result" in editor.ask("textDocument/documentSymbol", **place)
    broken = text.replace("submit.bottom <= root.bottom - gap", "submit.bottom <= root.bottom - 500")
    change = {"textDocument": {"uri": uri, "version": 3}, "contentChanges": [{"text": broken}]}
    editor.send(method="textDocument/didChange", params=change)
    yield "the next text is proved", editor.published(3) == [] and "L0511" in editor.published(3)
    yield "the server leaves when told", editor.leave() == 0


def replacements(layc, uri, text, ranges=10_000):
    """One message that changes a large text at very many places costs little more than one that does so in a small text."""
    editor = Editor(layc)
    lines = [f"// line {number}" for number in range(70_000)]
    first = Editor(layc)
    small = replacing(first, uri, lines[:70], ranges)
    first.leave()
    large = replacing(editor, uri, lines, ranges)
    print(f"replacements: {ranges} take {small:.2f} s of the processor in 70 lines, {large:.2f} s in {len(lines)} lines")
    yield f"many changes cost little more in a long text: {large / small:.1f} times as much", large < 10 * small
    found = editor.ask("textDocument/foldingRange", textDocument={"uri": uri})["result"]
    yield "the lines are where they were", [fold["endLine"] for fold in found] == [len(lines) - 1]
    yield "the server leaves when told", editor.leave() == 0


def replacing(editor, uri, lines, ranges):
    """The seconds of the processor that the server needs until it reads the next message."""
    editor.open(uri, "\n".join(lines))
    changes = []
    for number in range(ranges):
        line = number * 7919 % len(lines)
        start, end = ({"line": line, "character": character} for character in (3, 3))
        changes.append({"range": {"start": start, "end": end}, "text": "many "})
    before = processor(editor.process.pid)
    editor.send(method="textDocument/didChange", params={
        "textDocument": {"uri": uri, "version": 2}, "contentChanges": changes})
    editor.ask("no/such")
    return processor(editor.process.pid) - before


def deafness(layc, uri, text, requests=100):
    """A client that asks and does not read: the server keeps a limited part of what it would say."""
    editor = Editor(layc)
    editor.open(uri, "\n".join(f"metric number{place} = {place}" for place in range(3000)))
    editor.published(1)
    document = {"textDocument": {"uri": uri}}
    one = len(json.dumps(editor.ask("textDocument/documentSymbol", **document)))
    before = resident(editor.process.pid)
    editor.reads.clear()
    for number in range(requests):
        editor.send(id=f"unread {number}", method="textDocument/documentSymbol", params=document)
    most, rest = 0, time.monotonic() + 20
    while time.monotonic() < rest:
        time.sleep(0.5)
        now = resident(editor.process.pid)
        # It has settled.
        if now == most:
            break
        most = max(most, now)
    print(f"deafness: {requests * one >> 20} MB of answers make the server {(most - before) >> 10} MB larger")
    yield "the server does not keep all that is not read", most - before < 3 * 16 * 1024
    editor.reads.set()
    answers = [editor.wait(lambda m, n=n: m.get("id") == f"unread {n}", 60) for n in range(requests)]
    yield "every request is answered", all("result" in answer for answer in answers)
    yield "the server leaves when told", editor.leave() == 0


def noise(layc, uri, text, messages=300):
    """Bytes of every kind, from a client that never gives up: `messages` pieces."""
    editor = Editor(layc)
    editor.open(uri, text)
    source = random.Random(7)
    sound = json.dumps({"jsonrpc": "2.0", "id": "x", "method": "textDocument/hover", "params": {"textDocument": {"uri": uri}}})
    sound = b"Content-Length: %d\r\n\r\n" % len(sound) + sound.encode()
    for number in range(messages):
        piece = bytearray(sound)
        match number % 6:
            case 0: piece = bytes(source.randrange(256) for _ in range(source.randrange(400)))
            case 1: piece = piece[: source.randrange(len(piece))]
            case 2: piece[source.randrange(len(piece))] = source.randrange(256)
            case 3: piece = b"Content-Length: %d\r\n\r\n{}" % source.choice([-1, 0, 1, 2, 300, 1 << 27, 1 << 70])
            case 4: piece = sound[:source.randrange(len(sound))] + sound
        editor.write(bytes(piece))
    # Half a message takes what follows it for its end.
    editor.write(b"\n" * 1000)
    editor.write(b"\r\n\r\nContent-Length: 5\r\n\r\n{\"a\":")
    editor.write(b"Content-Length: 99999999999\r\n\r\n")
    place = {"textDocument": {"uri": uri}}
    yield "requests behind noise have answers", "result" in editor.ask("textDocument/documentSymbol", **place)
    codes = {message["error"]["code"] for message in editor.messages if "error" in message}
    yield f"noise is answered by the protocol, not by {codes}", codes <= {-32700, -32600, -32601, -32602}
    yield "unknown methods are refused", editor.ask("no/such")["error"]["code"] == -32601
    yield "the server leaves when told", editor.leave() == 0


def resident(process):
    """Kilobytes that a process has in memory."""
    for line in pathlib.Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])


def processor(process):
    """Seconds of the processor that a process has used."""
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(layc, uri, text, edits=3000):
    """A document that changes often, and has an error every fourth time; what it was before does not stay in memory, but for once."""
    editor = Editor(layc)
    editor.open(uri, text)
    document, line = {"textDocument": {"uri": uri}}, text.splitlines().index("  metric gap = 12")
    place = {"start": {"line": line, "character": 15}, "end": {"line": line, "character": 17}}
    everything = {"start": {"line": 0, "character": 0}, "end": {"line": 999, "character": 0}}
    sizes = {}
    for version in range(2, edits + 2):
        change = {"range": place, "text": "==" if version % 4 == 3 else str(10 + version % 90)}
        editor.send(method="textDocument/didChange", params={
            "textDocument": {"uri": uri, "version": version}, "contentChanges": [change]})
        if version % 5 == 0:
            editor.published(version)
            editor.ask("textDocument/hover", position={"line": line, "character": 10}, **document)
            editor.ask("textDocument/semanticTokens/full", **document)
            editor.ask("textDocument/inlayHint", range=everything, **document)
        if version % (edits // 20) == 0:
            # The proof of this text: it ends, or the next edit ends its process.
            time.sleep(0.4)
            sizes[version] = [resident(process) for process in [editor.process.pid, *editor.workers()]]
            editor.messages.clear()
    # What is kept from one edit to the next has settled long before a third of them.
    points = sorted(sizes)
    early, late = (max(map(sum, (sizes[at] for at in part))) for part in (points[3:9], points[-6:]))
    print(f"memory: {edits} edits; server, answers and proofs have {sizes[points[0]]} KB, then {sizes[points[-1]]} KB")
    yield f"memory does not grow: {early} KB, then {late} KB", late <= early * 1.05 + 1024
    yield "the server leaves when told", editor.leave() == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layc", default=".build/release/layc")
    parser.add_argument("--edits", type=int, default=3000, help="how often a document changes while memory is watched")
    parser.add_argument("--messages", type=int, default=300, help="how many pieces of noise there are")
    arguments = parser.parse_args()
    uri, text = SAMPLE.resolve().as_uri(), SAMPLE.read_text()
    checks = [answers, hurry, deaths, gone, turns, stops, functools.partial(noise, messages=arguments.messages)]
    # Where there is no such folder, nobody says how much time and memory a process has used.
    if pathlib.Path("/proc/self/status").exists():
        checks += [replacements, deafness]
        checks.append(functools.partial(memory, edits=arguments.edits))
    passed = failed = 0
    for check in checks:
        for what, holds in check(arguments.layc, uri, text):
            passed, failed = passed + holds, failed + (not holds)
            if not holds:
                print(f"failed: {what}")
    print(f"language server: {passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
