#!/usr/bin/env python3
"""Lets browsers, and what is none, use `layc preview` and the preview of `layc lsp`.

    python3 Scripts/check_preview.py --layc .build/release/layc
    python3 Scripts/check_preview.py --layc .build/release/layc --connections 10000
    python3 Scripts/check_preview.py --layc .build/release/layc --browser firefox
    python3 Scripts/check_preview.py --layc .build/release/layc --figures

Needs Chromium, or Firefox, for the parts with a browser, which `--no-browser` leaves out. `--figures` measures how long data and pictures take
after a keystroke and after a saved file, on a machine that does nothing else.
"""
import argparse
import contextlib
import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import browsers
import markup
from check_lsp import Editor
from check_page import middle, most, png

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOUND = """layout Card(320x160) {
  sizes 280x160 ... 600x200
  view title: Label { text = "Hello" }
  view button: Button { text = "OK" }
  vfl "H:|-16-[title]-16-|"
  vfl "H:[button(==80)]-16-|"
  vfl "V:|-16-[title(==20)]-8-[button(==44)]"
}
"""
checked = 0


def check(what, holds):
    global checked
    checked += 1
    if not holds:
        sys.exit(f"check_preview: not so: {what}")


def ask(address, data, seconds=10):
    """What comes back for bytes, until the connection ends."""
    with socket.create_connection(address, timeout=seconds) as connection:
        connection.sendall(data)
        answer = b""
        with contextlib.suppress(ConnectionResetError):
            while piece := connection.recv(1 << 16):
                answer += piece
        return answer


class Events:
    """The events of a page, read by a thread."""

    def __init__(self, url):
        self.address, path = split(url)
        self.connection = socket.create_connection(self.address, timeout=30)
        host = "%s:%d" % self.address
        self.connection.sendall(f"GET {path}events HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        self.found, self.arrived, self.ended = [], threading.Condition(), False
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        buffer = b""
        with contextlib.suppress(OSError):
            while piece := self.connection.recv(1 << 16):
                buffer += piece
                *blocks, buffer = buffer.split(b"\n\n")
                for block in blocks:
                    kind = re.search(rb"^event: (.*)$", block, re.M)
                    if kind:
                        data = re.search(rb"^data: (.*)$", block, re.M)[1]
                        with self.arrived:
                            self.found.append((kind[1].decode(), json.loads(data), time.monotonic()))
                            self.arrived.notify_all()
        with self.arrived:
            self.ended = True
            self.arrived.notify_all()

    def wait(self, wanted, seconds=15):
        """The first event that is wanted; it and those before it are taken out."""
        end = time.monotonic() + seconds
        with self.arrived:
            while True:
                for index, event in enumerate(self.found):
                    if wanted(*event[:2]):
                        del self.found[:index + 1]
                        return event
                if self.ended or not self.arrived.wait(end - time.monotonic()):
                    raise TimeoutError(f"no such event; there are {[str(event[:2])[:200] for event in self.found]}")

    def problems(self, text):
        return self.wait(lambda kind, data: kind == "problems" and (text in data["text"] if text else not data["text"]))

    def close(self):
        self.connection.close()


def split(url):
    host, port, path = re.fullmatch(r"http://([^/:]+):(\d+)(/.*)", url).groups()
    return (host, int(port)), path


class Preview:
    """A running `layc preview`."""

    def __init__(self, layc, folder, *arguments, **variables):
        self.process = subprocess.Popen(
            [layc, "preview", *map(str, arguments)], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=os.environ | variables)
        self.url = self.process.stdout.readline().strip()
        if not self.url:
            sys.exit(f"check_preview: no address: {self.process.stderr.read()}")
        self.address, self.path = split(self.url)
        self.host = "%s:%d" % self.address

    def get(self, path, host=None, more="", method="GET"):
        host = self.host if host is None else host
        return ask(self.address, f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n{more}\r\n".encode())

    def status(self, *arguments, **options):
        return int((self.get(*arguments, **options).split() or [b"", b"0"])[1])

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def memory(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s*(\d+)", status)[1])

    def events(self, number=1):
        return Events(f"{self.url}{number}/")

    def end(self):
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=10), self.process.stderr.read()


def access(preview):
    page = f"{preview.path}1/1/"
    check("the page is served", preview.status(page) == 200)
    for host in ["evil.example", f"evil.example:{preview.address[1]}", "127.0.0.1", "127.0.0.1:1", ""]:
        check(f"'{host}' is none of ours", preview.status(page, host=host) == 403)
        check(f"'{host}' gets no events", preview.status(f"{preview.path}1/events", host=host) == 403)
    check("localhost is ours", preview.status(page, host=f"localhost:{preview.address[1]}") == 200)
    for path in ["/", "/x/1/", f"/{'0' * 32}/1/", preview.path.upper() + "1/" if preview.path.upper() != preview.path else "/y/"]:
        check(f"{path} has no page", preview.status(path) == 404)
    check("another site is refused", preview.status(f"{preview.path}1/events", more="Origin: http://evil.example\r\n") == 403)
    answer = preview.get(page).decode().lower()
    for header in ["content-security-policy: default-src 'none'", "frame-ancestors 'none'", "nosniff", "no-referrer"]:
        check(f"the page has {header}", header in answer.split("\r\n\r\n")[0])
    check("no other site may read it", "access-control" not in answer)
    valid([("the page", preview.get(page))])
    check("only this machine listens", listens_only_here(preview))


def valid(pages):
    """Checks the markup of responses with their names."""
    problems = markup.markup_problems((name, answer.split(b"\r\n\r\n", 1)[1].decode()) for name, answer in pages)
    check(f"the markup is valid: {(problems or [])[:3]}", not problems)


def listens_only_here(preview):
    port = "%04X" % preview.address[1]
    lines = pathlib.Path("/proc/net/tcp").read_text().split("\n") + pathlib.Path("/proc/net/tcp6").read_text().split("\n")
    own = [line.split()[1] for line in lines if len(line.split()) > 3 and line.split()[3] == "0A" and line.split()[1].endswith(":" + port)]
    return own == [f"0100007F:{port}"]


def garbage(preview):
    address = preview.address
    head = f"Host: {preview.host}\r\n"
    for data, status in [
        (b"\x16\x03\x01\x02\x00\x01\x00", 400), (b"\0" * 100, 400), (b"GET / HTTP/2.0\r\n\r\n", 505), (b"{}\r\n\r\n", 400),
        (b"GET /" + b"a" * 3000 + b" HTTP/1.1\r\n\r\n", 414), (b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 70 + b"\r\n", 431),
        (b"A" * 40000, 414), (f"POST {preview.path}1/message HTTP/1.1\r\n{head}Content-Length: 99999999999\r\n\r\n".encode(), 413),
        (f"POST {preview.path}1/message HTTP/1.1\r\n{head}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n".encode(), 501),
        (f"DELETE {preview.path}1/ HTTP/1.1\r\n{head}\r\n".encode(), 405),
    ]:
        answer = ask(address, data)
        check(f"{data[:30]} gets {status}", answer.startswith(b"HTTP/1.1 %d " % status))
    for data in [b"", b"GET", b"GET / HTTP/1.1\r\nHost"]:
        with socket.create_connection(address) as connection:
            connection.sendall(data)
    check("it serves after garbage", preview.status(f"{preview.path}1/1/") == 200)


def slow_clients(preview):
    """Clients that say little, and one that reads nothing while much is sent."""
    idle = [socket.create_connection(preview.address) for _ in range(63)]
    for connection in idle:
        connection.sendall(b"GET")
    check("others are served beside slow clients", preview.status(f"{preview.path}1/1/") == 200)
    more = [socket.create_connection(preview.address) for _ in range(3)]
    for connection in more[1:]:
        connection.settimeout(5)
        check("a connection too many is told so", connection.recv(100).startswith(b"HTTP/1.1 503 "))
    check("slow requests end", idle[0].recv(100).startswith(b"HTTP/1.1 408 "))
    for connection in idle + more:
        connection.close()
    wait_for("its connections are closed", lambda: preview.status(f"{preview.path}1/1/") == 200)


def wait_for(what, holds, seconds=10):
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            sys.exit(f"check_preview: not so: {what}")
        time.sleep(0.02)


def connections(preview, count):
    for _ in range(50):
        preview.get(f"{preview.path}1/1/")
    time.sleep(1.2)
    descriptors, memory = preview.descriptors(), preview.memory()
    start = time.monotonic()
    for number in range(count):
        path = f"{preview.path}1/nothing" if number % 3 == 0 else f"{preview.path}1/1/" if number % 100 == 1 else f"{preview.path}live.js"
        check("each connection is answered", preview.status(path) == (200 if number % 3 else 404))
    seconds = time.monotonic() - start
    time.sleep(1.2)
    check("no descriptor is left", preview.descriptors() <= descriptors)
    check(f"memory does not grow: {memory} and {preview.memory()} kB", preview.memory() < memory + 4096)
    print(f"{count} connections one after the other: {seconds:.1f} s, {1000 * seconds / count:.2f} ms each")


def files(layc, folder):
    """A file under an editor: changed, broken, removed, replaced, with an import."""
    card = folder / "card.lay"
    card.write_text('import "gap.lay"\n' + SOUND.replace("[title]-16-|", "[title]-gap-|"))
    (folder / "gap.lay").write_text("metric gap = 16\n")
    preview = Preview(layc, folder, "card.lay")
    events = preview.events()

    def shows(gap, proved):
        """Frames at the design size have the width of the title, proofs the number that it is less than the layout."""
        number = 16 + gap if proved else 320 - 16 - gap
        return events.wait(lambda kind, data: kind == "data" and data["isProved"] == proved and has(number, data))

    check("frames come first, proofs follow", shows(16, False)[2] <= shows(16, True)[2])
    check("a proof has a map", "map" in shows_again(preview, True)["layouts"][0]["data"])
    (folder / "gap.lay").write_text("metric gap = 37\n")
    shows(37, False)
    shows(37, True)
    check("a change of an import is shown", True)
    card.write_text(card.read_text().replace("view title", "view titel"))
    events.problems("no view named 'title'")
    check("data of the last good version stay", has(53, shows_again(preview)))
    card.unlink()
    events.problems("no such file or directory: 'card.lay'")
    (folder / "new").write_text('import "gap.lay"\n' + SOUND.replace("[title]-16-|", "[title]-41-|"))
    (folder / "new").rename(card)
    shows(41, False)
    events.problems("")
    # As editors save: the old file away, the new one in its place.
    card.rename(folder / "card.lay~")
    (folder / "new").write_text(SOUND.replace("[title]-16-|", "[title]-43-|"))
    (folder / "new").rename(card)
    shows(43, False)
    check("a file that is replaced is never missing", not any(kind == "problems" for kind, *_ in events.found))
    body = json.dumps({"layout": "Card", "view": "Card/button"})
    more = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    check("a click is taken", ask(
        preview.address, f"POST {preview.path}1/message HTTP/1.1\r\nHost: {preview.host}\r\n{more}".encode()).startswith(
            b"HTTP/1.1 204 "))
    check("a click prints its place", preview.process.stdout.readline() == "card.lay:4:8: Card/button\n")
    second = Preview(layc, folder, "card.lay")
    other = second.events()
    other.wait(lambda kind, data: kind == "data" and has(320 - 16 - 43, data))
    check("a second preview of the file has an address of its own", second.url != preview.url)
    check("and ends alone", second.end()[0] == 0)
    card.write_text(SOUND)
    shows(16, False)
    status, said = preview.end()
    check("an interrupt ends it with 0", status == 0)
    check("it says so", said.endswith("the preview has ended\n"))
    events.wait(lambda kind, data: kind == "bye")
    check("its pages learn of it", True)
    check("the proof ends too", not children(preview.process.pid))


def has(number, data):
    """True if the numbers of data have one."""
    return re.search(rf"(?<![\d.]){number}(?![\d.])", json.dumps(data)) is not None


def children(pid):
    output = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True)
    return output.stdout.split()


def shows_again(preview, proved=None):
    """The data that a new page gets."""
    events = preview.events()
    data = events.wait(lambda kind, data: kind == "data" and proved in (None, data["isProved"]))[1]
    events.close()
    return data


def refusals(layc, folder):
    (folder / "card.lay").write_text(SOUND)
    preview = Preview(layc, folder, "card.lay")
    run = subprocess.run(
        [layc, "preview", "card.lay", "--port", str(preview.address[1])], cwd=folder, capture_output=True, text=True, timeout=20)
    check("a taken port is said", run.returncode == 2 and "another program uses port" in run.stderr and "L0955" in run.stderr)
    preview.end()
    again = Preview(layc, folder, "card.lay", "--port", preview.address[1])
    check("the port is free afterwards", again.address == preview.address)
    check("a new run has a new token", again.path != preview.path)
    again.end()
    for arguments, words in [
        (["--host", "203.0.113.7"], "is no address of this machine"), (["--host", "evil"], "a numeric address"),
        (["--port", "0"], "a number from 1 to 65535"), (["--port", "65536"], "a number from 1 to 65535"),
        (["--allowed-host", "http://a/"], "the name of a host"),
    ]:
        run = subprocess.run(
            [layc, "preview", "card.lay", *arguments], cwd=folder, capture_output=True, text=True, timeout=20)
        check(f"{arguments} is refused", run.returncode == 2 and words in run.stderr)
    run = subprocess.run([layc, "preview", "none.lay"], cwd=folder, capture_output=True, text=True, timeout=20)
    check("a file that is not there is said", run.returncode == 2 and "no such file" in run.stderr)
    silent = Preview(layc, folder, "card.lay", "--open", PATH="/nowhere")
    check("it serves without a browser", silent.status(f"{silent.path}1/1/") == 200)
    check("no browser is said", "no browser could be started" in silent.end()[1])
    tunnel = Preview(layc, folder, "card.lay", "--allowed-host", "tunnel.example")
    check("an allowed name is admitted", tunnel.status(f"{tunnel.path}1/1/", host="tunnel.example") == 200)
    check("another one is not", tunnel.status(f"{tunnel.path}1/1/", host="other.example") == 403)
    tunnel.process.send_signal(signal.SIGTERM)
    check("SIGTERM ends it too", tunnel.process.wait(timeout=10) == 0)


def gallery(layc, folder):
    (folder / "card.lay").write_text(SOUND)
    (folder / "broken.lay").write_text("layout B(10x10) { view a: Nothing }\n")
    preview = Preview(layc, folder, ".")
    page = preview.get(preview.path).decode()
    check("several files have a gallery", "card.lay" in page and "broken.lay</a> <em>has errors</em>" in page)
    pages = sorted(set(re.findall(r'href="(\d+/)"', page)))
    check("the gallery leads to pages", len(pages) >= 2)
    valid([("the gallery", page.encode())] + [(path, preview.get(f"{preview.path}{path}1/")) for path in pages])
    preview.end()


class Client(Editor):
    """A client with a preview."""

    def begin(self, uri, text):
        abilities = {"textDocument": {}, "window": {"showDocument": {"support": True}}}
        self.ask("initialize", capabilities=abilities)
        self.send(method="initialized", params={})
        document = {"uri": uri, "languageId": "lay", "version": 1, "text": text}
        self.send(method="textDocument/didOpen", params={"textDocument": document})
        answer = self.ask("workspace/executeCommand", command="layc.preview", arguments=[uri])
        self.url = answer["result"]["url"]
        return answer

    def change(self, uri, version, text):
        params = {"textDocument": {"uri": uri, "version": version}, "contentChanges": [{"text": text}]}
        self.send(method="textDocument/didChange", params=params)

    def asked(self, method):
        return self.wait(lambda message: message.get("method") == method)["params"]


def editor(layc, folder):
    uri = (folder / "unsaved.lay").as_uri()
    client = Client(layc)
    client.begin(uri, SOUND)
    check("the server opens the address", client.asked("window/showDocument") == {"uri": client.url, "external": True})
    events = Events(client.url)
    events.wait(lambda kind, data: kind == "data" and not data["isProved"])
    events.wait(lambda kind, data: kind == "data" and data["isProved"])
    again = client.ask("workspace/executeCommand", command="layc.preview", arguments=[{"uri": uri, "open": False}])
    check("a second preview is the same", again["result"]["url"] == client.url)
    client.change(uri, 2, SOUND.replace("view title", "view titel"))
    events.problems("no view named 'title'")
    client.change(uri, 3, SOUND.replace("80", "90"))
    events.wait(lambda kind, data: kind == "data" and has(90, data))
    events.problems("")
    cursor = {"textDocument": {"uri": uri}, "position": {"line": 6, "character": 33}}
    client.send(method="layc/select", params=cursor)
    selected = events.wait(lambda kind, data: kind == "select")[1]
    check("the view under the cursor is selected", selected == {"layout": "Card", "view": "Card/button"})
    address, path = split(client.url)
    body = json.dumps({"layout": "Card", "view": "Card/title"})
    more = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    ask(address, f"POST {path}message HTTP/1.1\r\nHost: {address[0]}:{address[1]}\r\n{more}".encode())
    shown = client.asked("window/showDocument")
    check("a click shows the declaration", shown["uri"] == uri and shown["selection"]["start"] == {"line": 2, "character": 7})
    other = client.ask("workspace/executeCommand", command="layc.preview", arguments=["file:///other.lay"])
    check("a document that is not open has no preview", "error" in other)
    client.send(method="textDocument/didClose", params={"textDocument": {"uri": uri}})
    events.problems("not open in the editor")
    check("the server leaves", client.leave() == 0)
    events.wait(lambda kind, data: kind == "bye")
    check("its pages learn of it", True)


def neovim(layc, folder):
    files = [f"set runtimepath^={ROOT}/Editors/vim,{ROOT}/Editors/neovim", "filetype plugin on", f"let g:layc_path = '{layc}'"]
    commands = [part for line in files for part in ("--cmd", line)]
    run = ["nvim", "--clean", "--headless", *commands, str(folder / "card.lay"), "-c", f"luafile {ROOT}/Scripts/preview/work.lua"]
    follow_cursor("Neovim", run, folder)


def emacs(layc, folder):
    run = ["emacs", "--batch", "-f", "package-activate-all", "-l", "eglot", "-L", f"{ROOT}/Editors/emacs", "-l", "lay-mode", "-l",
           f"{ROOT}/Scripts/preview/work.el"]
    follow_cursor("Emacs", run, folder, LAYC=layc)


def follow_cursor(name, run, folder, **variables):
    """Runs an editor that shows a preview, and puts its cursor on the button."""
    (folder / "card.lay").write_text(SOUND)
    environment = os.environ | {"PROBE": str(folder), "HOME": str(folder)} | variables
    process = subprocess.Popen(run, env=environment, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        url = folder / "url"
        wait_for(f"{name} shows a preview", lambda: url.exists() and url.read_text() or process.poll() is not None, seconds=20)
        check(f"{name} goes on: {'' if process.poll() is None else process.stdout.read()}", process.poll() is None)
        events = Events(url.read_text())
        events.wait(lambda kind, data: kind == "data")
        events.wait(lambda kind, data: kind == "select" and data == {"layout": "Card", "view": "Card/button"})
        (folder / "done").touch()
        check(f"{name} ends", process.wait(timeout=20) == 0)
    finally:
        process.kill()


def browser(layc, folder, tab):
    card = folder / "card.lay"
    card.write_text("layout Card(320x160) { view a: Nothing }\n")
    preview = Preview(layc, folder, "card.lay")
    page = tab(1280, 600)
    page.open(f"{preview.url}1/", "document.readyState === 'complete' && location.href !== 'about:blank' && !!document.body")
    page.wait("document.getElementById('message').textContent.includes('Nothing')")
    card.write_text(SOUND.replace("600x200", "900x2000"))
    page.wait("document.querySelectorAll('#picture [data-view]').length >= 2")
    page.wait("layc.frames(320, 160)?.isExact")
    check("a page that waited shows the first good version", True)
    page.value("layc.resize(900, 2000)")
    button = "document.querySelector('#picture [data-view=\"2\"]')"
    page.value(f"{button}.dispatchEvent(new MouseEvent('click', {{bubbles: true}}))")
    check("a click in the picture prints its place", preview.process.stdout.readline() == "card.lay:4:8: Card/button\n")
    page.value("document.getElementById('stage').scrollTop = 300; document.querySelector('aside').scrollTop = 120")
    page.value("window.kept = 'the same page'")
    # The page writes its state into the URL once it stays.
    page.wait("location.hash.includes('view=')")
    state = "[location.hash, document.getElementById('stage').scrollTop, document.querySelector('aside').scrollTop]"
    before = page.value(state)
    check(f"size, selection and scroll are set: {before}", before[0] == "#w=900&h=2000&view=Card%2Fbutton" and before[1] > 0)
    time.sleep(0.5)
    frames = "JSON.stringify(layc.frames(900, 2000).frames)"
    old = page.value(frames)
    page.value(f"window.seen = []; new EventSource('../events').addEventListener('data', () => seen.push({frames}))")
    page.wait("seen.length === 1")
    card.write_text(card.read_text().replace("80", "90"))
    page.wait(f"{frames} !== '{old}'")
    page.wait("seen.length === 3")
    check("frames at the shown size come before the proof", page.value("seen[1] === seen[2] && seen[1] !== seen[0]"))
    after = page.value(state)
    check(f"they stay: {before} {after}", before == after)
    check("the page is not loaded anew", page.value("window.kept") == "the same page")
    card.write_text(card.read_text().replace("view title", "view titel"))
    page.wait("document.body.classList.contains('stale')")
    failure = "document.getElementById('failure')"
    check("errors are on top", "no view named 'title'" in page.value(f"{failure}.textContent") and not page.value(f"{failure}.hidden"))
    check("the picture stays", page.value("document.querySelectorAll('#picture [data-view]').length") >= 2)
    check("it is grey", "grayscale" in page.value("getComputedStyle(document.getElementById('picture')).filter"))
    page.shot(folder, "stale")
    card.write_text(SOUND)
    page.wait("!document.body.classList.contains('stale')")
    complaints = page.complaints()
    check(f"nothing was refused by the policy of the page: {complaints}", complaints == [])
    preview.end()
    page.wait(f"{failure}.textContent.includes('has ended')")


def pictures(layc, folder, tab):
    """A picture beside the file is shown, follows its file, and gives way to the placeholder."""
    (folder / "card.lay").write_text(
        'layout Card(320x160) {\n  view photo: Image { image = "logo"; .edges == superview }\n  view other: Image { image = "../secret"; frame = (0, 0, 90, 90) }\n}\n')
    (folder / "secret.png").write_bytes(png(1, 1, b"\0\0\0"))
    (folder / "inner").mkdir()
    (folder / "card.lay").rename(folder / "inner/card.lay")
    logo = folder / "inner/logo@2x.png"
    logo.write_bytes(png(80, 40, b"\xff\0\0"))
    preview = Preview(layc, folder, "inner/card.lay")
    page = tab()
    page.open(f"{preview.url}1/1/")
    shown = "[...document.querySelectorAll('#views image')].map((image) => image.href.baseVal)"
    page.wait(f"{shown}.length === 1")
    decoded = "(async () => { const image = new Image(); image.src = %s[0]; await image.decode(); return image.naturalWidth; })()" % shown
    check("the picture of the file is shown", page.value(decoded) == 80)
    page.wait("layc.frames(320, 160)?.isExact")
    old = page.value(f"{shown}[0]")
    page.value("window.kept = 'the same page'")
    logo.write_bytes(png(60, 40, b"\0\xff\0"))
    page.wait(f"{shown}[0] !== {json.dumps(old)}")
    check("a changed picture is shown", page.value(decoded) == 60)
    logo.unlink()
    page.wait(f"{shown}.length === 0")
    logo.write_bytes(b"GIF89a")
    page.wait("document.querySelector('#picture-problems')?.textContent.includes('it is no PNG')")
    check("the page is not loaded anew for pictures", page.value("window.kept") == "the same page")
    for path in ["logo@2x.png", "../inner/logo@2x.png", "..%2finner%2flogo@2x.png", "1/logo@2x.png", "../../secret.png"]:
        check(f"{path} is no resource", preview.status(f"{preview.path}1/{path}") == 404)
    complaints = page.complaints()
    check(f"nothing was refused by the policy of the page: {complaints}", complaints == [])
    preview.end()


def large_text(groups=16):
    """A layout of 97 views, six for each group."""
    lines = ["layout Screen(390x1600) {", "  sizes 320x1600 ... 430x2000"]
    for group in range(groups):
        lines += [f"  view g{group} {{"] + [f"    view v{n}: Label {{ text = \"{n}\" }}" for n in range(5)]
        lines += [f"    vfl \"H:|-8-[v{n}]-8-|\"" for n in range(5)]
        lines += ["    vfl \"V:|-4-[v0(==16)]-2-[v1(==16)]-2-[v2(==16)]-2-[v3(==16)]-2-[v4(==16)]-4-|\"", "  }"]
        lines += [f"  g{group}.top == {'root.top' if group == 0 else f'g{group - 1}.bottom'} + 4", f"  vfl \"H:|-gap{group}-[g{group}]-8-|\""]
    return "\n".join(["metric gap%d = 8" % group for group in range(groups)] + lines + ["}", ""])


def figures(options, layc, folder):
    """Milliseconds from a keystroke, or a saved file, to the data at the page, and to the picture that a browser has painted."""
    text = large_text()
    uri = (folder / "screen.lay").as_uri()
    client = Client(layc)
    client.begin(uri, text)
    events = Events(client.url)
    events.wait(lambda kind, data: kind == "data" and data["isProved"])

    def measure(change):
        frames, proofs = [], []
        for number in range(20):
            start = time.monotonic()
            change(number + 2, text.replace("gap3 = 8", f"gap3 = {9 + number}"))
            first = events.wait(lambda kind, data: kind == "data" and not data["isProved"])
            second = events.wait(lambda kind, data: kind == "data" and data["isProved"])
            frames.append(1000 * (first[2] - start))
            proofs.append(1000 * (second[2] - start))
            time.sleep(0.3)
        return middle(frames), most(frames), middle(proofs), most(proofs)

    rows = [("97 views: a keystroke, to the data", measure(lambda version, new: client.change(uri, version, new)))]
    client.leave()
    file = folder / "screen.lay"
    file.write_text(text)
    preview = Preview(layc, folder, "screen.lay")
    events = preview.events()
    events.wait(lambda kind, data: kind == "data" and data["isProved"])
    rows.append(("97 views: a saved file, to the data", measure(lambda version, new: file.write_text(new))))
    preview.end()
    rows += [] if options.no_browser else painted(options, layc, folder, text)
    table = ["| after | frames, median | 95 % | proofs, median | 95 % |", "|:-|-:|-:|-:|-:|"]
    table += [f"| {name} | {' | '.join(f'{value:.0f} ms' for value in values)} |" for name, values in rows]
    print(*table, sep="\n")


def painted(options, layc, folder, text):
    """The same from a letter that is typed into the text of a label to the picture on the screen."""
    driven = browsers.opened(options, folder / "profile")
    cases = [("97 views", text)] + [(name, (ROOT / f"Samples/Gallery/{name}.lay").read_text()) for name in ("Player", "SplitView", "Form")]
    rows = []
    for name, text in cases:
        # Beside their files, for imports and pictures.
        uri = (folder / "screen.lay" if name == "97 views" else ROOT / f"Samples/Gallery/{name}.lay").as_uri()
        client = Client(layc)
        client.begin(uri, text)
        tab = driven.tab()
        tab.open(f"{client.url}1/", "!!window.layc && !!layc.data?.map && !!document.querySelector('#views *')")
        tab.value(PAINTS)
        frames, proofs = [], []
        place = text.index('text = "') + len('text = "')
        for number in range(20):
            tab.value("window.paints = []; 0")
            start = 1000 * time.time()
            client.change(uri, number + 2, text[:place] + "abcdefghijklmnopqrst"[number] + text[place:])
            picture, proof = tab.value("window.proved()")
            frames.append(picture - start)
            proofs.append(proof - start)
            time.sleep(0.3)
        tab.close()
        client.leave()
        rows.append((f"{name}: a keystroke, to the picture", (middle(frames), most(frames), middle(proofs), most(proofs))))
    driven.close()
    return rows


# Notes when pictures have been painted, and whether their data have proofs. Data with proofs follow those without.
PAINTS = """
window.paints = [];
new MutationObserver(() => {
  const isProved = !!layc.data.map;
  requestAnimationFrame(() => setTimeout(() => window.paints.push([Date.now(), isProved])));
}).observe(document.querySelector('#views'), { childList: true });
window.proved = () => new Promise((done) => {
  const timer = setInterval(() => {
    const first = window.paints.find(([, isProved]) => !isProved);
    const second = first && window.paints.find(([at, isProved]) => isProved && at >= first[0]);
    if (!second) return;
    clearInterval(timer);
    done([first[0], second[0]]);
  }, 5);
});
0
"""


def in_browser(options, layc, folder):
    driven = browsers.opened(options, folder / "profile")
    try:
        for part in (browser, pictures):
            (folder / part.__name__).mkdir()
            part(layc, folder / part.__name__, driven.tab)
    finally:
        driven.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layc", default=".build/release/layc")
    parser.add_argument("--connections", type=int, default=2000)
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--figures", action="store_true")
    browsers.add_browser_options(parser)
    options = parser.parse_args()
    layc = str(pathlib.Path(options.layc).resolve())
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve()
        if options.figures:
            return figures(options, layc, folder)
        for part in [files, refusals, gallery, editor, neovim, emacs]:
            (folder / part.__name__).mkdir()
            part(layc, folder / part.__name__)
        if not options.no_browser:
            in_browser(options, layc, folder)
        (folder / "card.lay").write_text(SOUND)
        preview = Preview(layc, folder, "card.lay")
        access(preview)
        garbage(preview)
        connections(preview, options.connections)
        slow_clients(preview)
        check("it still ends well", preview.end()[0] == 0)
    print(f"check_preview: {checked} checks")


if __name__ == "__main__":
    main()
