#!/usr/bin/env python3
"""Drives the playground in a browser: the first picture, edits, errors, completion, fixes, formatting, samples, links, hostile fragments,
downloads, the keyboard alone, accessibility (Chromium alone).

Usage: Scripts/check_playground.py [--browser chromium|firefox] [--wasm FILE] [--url URL] [--first MS] [--shots DIR]

--wasm FILE  the compiler (.build/wasm/playground.wasm)
--url URL    drives a playground that a host serves, instead of one of its own
--first MS   how long the first picture may take: the best of three times (1000)
--shots DIR  writes screenshots there
"""
import argparse
import base64
import functools
import http.server
import json
import pathlib
import shutil
import sys
import tempfile
import threading
import time
import zlib

import browsers
import check_page
import make_playground
import markup

SPLIT = """\
layout Split(480x667) {
  sizes 320x320 ... 1366x1366

  view sidebar {
    .width == 200
    .edges(leading, top, bottom) == superview
  }
  view content {
    .edges(trailing, top, bottom) == superview
    .leading == sidebar.trailing
  }
}
"""

TWO = """\
layout First(300x300) {
  view a { .edges == superview }
}

layout Second(200x100) {
  view b { .edges == superview }
}
"""

MODIFIERS = {"shift": 8, "control": 2}
CODES = {" ": "Space", ".": "Period"}
VIRTUAL = {
    "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
    ".": 190, "Backspace": 8,
}
# Keys that the browser itself binds to commands of text fields.
COMMANDS = {"z": "undo", "a": "selectAll"}


def packed(data):
    maker = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.urlsafe_b64encode(maker.compress(data) + maker.flush()).decode().rstrip("=")


def module(body):
    """A compiler as WebAssembly whose answer to every request is the given instructions."""
    part = lambda number, *items: bytes([number, len(inner := bytes([len(items)]) + b"".join(items))]) + inner
    name = lambda text, kind, index: bytes([len(text)]) + text + bytes([kind, index])
    code = lambda instructions: bytes([len(instructions) + 2, 0]) + instructions + b"\x0b"
    types = part(1, b"\x60\1\x7f\1\x7f", b"\x60\2\x7f\x7f\1\x7f", b"\x60\0\1\x7f", b"\x60\1\x7f\0")
    exports = part(7, name(b"memory", 2, 0), name(b"layc_allocate", 0, 0), name(b"layc_request", 0, 1), name(b"layc_output", 0, 2), name(b"layc_release", 0, 3))
    bodies = part(10, code(b"\x41\x80\x08"), code(body), code(b"\x41\0"), code(b""))
    return b"\0asm\1\0\0\0" + types + part(3, b"\0", b"\1", b"\2", b"\3") + part(5, b"\0\1") + exports + bodies


TRAP, ENDLESS = module(b"\0"), module(b"\x03\x40\x0c\0\x0b\0")

# Snippets with their texts and stops.
SNIPPETS = {
    "view ${1:name}: ${2|Label,Button|} {\n  $0\n}": ["view name: Label {\n  \n}", [[5, 9], [11, 16], [21, 21]]],
    "\\$5 \\} $2$1": ["$5 } ", [[5, 5], [5, 5]]],
    "${1:a\\}b}": ["a}b", [[0, 3]]],
    "plain": ["plain", []],
}


class Playground:
    """What a tab with the playground has besides the methods of every tab."""

    def __init__(self, browser, url, width=1400, height=900):
        super().__init__(browser, width, height)
        self.url = url

    def open(self, fragment="", ready="performance.getEntriesByName('first-picture').length > 0"):
        super().open(self.url + fragment, ready)

    def problems(self):
        found = super().problems()
        return [each for each in found if not each.startswith((self.url, "blob:" + self.url.rstrip("/")))]

    # In the page of the layout

    def page(self, expression):
        return self.value(f"(() => {{ const window = document.querySelector('#page').contentWindow, frame = window.document; return {expression}; }})()")

    # The text

    @property
    def text(self):
        return self.value("document.querySelector('#text').value")

    def state(self):
        return self.value("document.querySelector('#state').textContent")

    def caret(self, before):
        """Focuses the text with the caret behind the first place of some words."""
        words = json.dumps(before)
        self.value(f"(() => {{ const t = document.querySelector('#text'); t.focus(); const i = t.value.indexOf({words}) + {words}.length; t.setSelectionRange(i, i); }})()")

    def focused(self):
        return self.value("document.activeElement.id || document.activeElement.tagName")


class ChromiumTab(Playground, browsers.ChromiumTab):
    def replace(self, text):
        """Types over all of the text at once."""
        self.value("document.querySelector('#text').focus(); document.querySelector('#text').select()")
        self.call("Input.insertText", text=text)

    def type(self, text):
        for letter in text:
            if letter == "\n":
                self.press("Enter")
                continue
            self.call("Input.dispatchKeyEvent", type="keyDown", key=letter, text=letter, unmodifiedText=letter)
            self.call("Input.dispatchKeyEvent", type="keyUp", key=letter)

    def press(self, key, *modifiers):
        bits = sum(MODIFIERS[each] for each in modifiers)
        virtual = VIRTUAL.get(key, ord(key.upper()) if len(key) == 1 else 0)
        text = "\r" if key == "Enter" else key if len(key) == 1 and not bits else ""
        event = {"key": key, "code": CODES.get(key, f"Key{key.upper()}" if len(key) == 1 else key), "modifiers": bits, "windowsVirtualKeyCode": virtual}
        commands = [COMMANDS[key]] if "control" in modifiers and key in COMMANDS else []
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, commands=commands, **event)
        self.call("Input.dispatchKeyEvent", type="keyUp", **event)


class FirefoxTab(Playground, browsers.FirefoxTab):
    def replace(self, text):
        """Types over all of the text at once."""
        self.value(f"(() => {{ const t = document.querySelector('#text'); t.focus(); t.select(); return document.execCommand('insertText', false, {json.dumps(text)}); }})()")

    def type(self, text):
        for letter in text:
            self.key("Enter" if letter == "\n" else letter)

    def press(self, key, *modifiers):
        self.key(key, shift="shift" in modifiers, control="control" in modifiers)


class Check:
    def __init__(self, options):
        self.failures = []
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="layc-playground-"))
        self.shots = pathlib.Path(options.shots) if options.shots else None
        if self.shots:
            self.shots.mkdir(parents=True, exist_ok=True)
        self.most_first = options.first
        self.has_wasm = not options.url
        self.url = options.url or self.serve(options.wasm)
        # Firefox saves beside its profile.
        self.browser = browsers.opened(options, self.folder / "browser")
        if self.browser.name == "chromium":
            self.browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(self.folder), eventsEnabled=False)

    def serve(self, wasm):
        if not wasm.is_file():
            sys.exit(f"there is no {wasm}: Embedded/build.sh -Osize builds it")
        folder = self.folder / "playground"
        make_playground.make(folder, wasm, docs="../docs/")
        problems = markup.markup_problems((page.name, page) for page in sorted(folder.glob("*.html")))
        self.expect(not problems, f"markup: {(problems or [])[:5]}")

        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *_):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{server.server_port}/"

    def expect(self, condition, words):
        if not condition:
            self.failures.append(words)
            print(f"FAILED: {words}")

    def eventually(self, tab, condition, words):
        try:
            tab.wait(condition)
        except AssertionError:
            self.expect(False, f"{words}; state: {tab.state()}")

    def tab(self, fragment="", width=1400, height=900):
        tab = (ChromiumTab if self.browser.name == "chromium" else FirefoxTab)(self.browser, self.url, width, height)
        tab.open(fragment)
        return tab

    def done(self, tab, words):
        problems = tab.problems()
        self.expect(not problems, f"{words}: {problems[:2]}")
        tab.close()

    def shot(self, tab, name):
        tab.shot(self.shots, name)

    # What people do

    def first(self):
        """The first picture, without and with the files in the browser's cache."""
        tab = self.tab()
        times = [tab.value("performance.getEntriesByName('first-picture')[0].startTime")]
        for _ in range(2):
            tab.open()
            times.append(tab.value("performance.getEntriesByName('first-picture')[0].startTime"))
        print(f"first picture after {', '.join(f'{each:.0f} ms' for each in times)}")
        self.expect(min(times) <= self.most_first, f"the first picture takes {min(times):.0f} ms")
        self.eventually(tab, "document.querySelector('#state').textContent.startsWith('proved SignIn')", "the sample is not proved")
        self.expect(tab.page("frame.querySelectorAll('#views [data-view]').length") > 4, "the picture has no views")
        self.expect(tab.value("document.querySelectorAll('#layer .keyword').length") > 5, "nothing is highlighted")
        self.shot(tab, "first")
        self.done(tab, "first")

    def edits(self):
        tab = self.tab(f"#lay={packed(SPLIT.encode())}")
        self.eventually(tab, self.width_of(2, 280), "the link's layout is not shown")
        tab.caret(".width == 20")
        tab.press("Backspace")
        tab.type("5")
        self.eventually(tab, self.width_of(2, 230), "an edit does not move the views")
        self.eventually(tab, "document.querySelector('#state').textContent.startsWith('proved Split')", "the edit is not proved")
        tab.press("z", "control")
        tab.press("z", "control")
        self.eventually(tab, self.width_of(2, 280), f"undo does not bring the text back: {tab.text[:120]!r}")
        self.expect(tab.text == SPLIT, "undo brings another text back")
        self.errors(tab)
        self.done(tab, "edits")

    def width_of(self, view, width):
        call = f"document.querySelector('#page').contentWindow.layc?.frames(480, 667)?.frames[{view}]?.[2] === {width}"
        return f"!!({call})"

    def errors(self, tab):
        tab.caret(".width == 200")
        tab.type("0 +")
        self.eventually(tab, "document.querySelector('#page').contentDocument.body.classList.contains('stale')", "an error does not grey the picture")
        words = tab.page("frame.querySelector('#failure').textContent")
        self.expect(words.startswith("Line "), f"the error is not said: {words}")
        self.expect(tab.value("document.querySelectorAll('#layer .error').length") > 0, "the error is not underlined")
        self.expect(tab.value("document.querySelector('#reports a')?.href.endsWith('.html')"), "the code has no link")
        self.shot(tab, "error")
        for _ in range(3):
            tab.press("Backspace")
        self.eventually(tab, "!document.querySelector('#page').contentDocument.body.classList.contains('stale')", "the picture stays grey")

    def assistance(self):
        tab = self.tab(f"#lay={packed(SPLIT.encode())}")
        tab.caret("leading == side")
        tab.press(" ", "control")
        self.eventually(tab, "document.querySelector('#text').getAttribute('aria-activedescendant')", "nothing completes")
        chosen = tab.value("document.getElementById(document.querySelector('#text').getAttribute('aria-activedescendant')).querySelector('.label').textContent")
        self.expect(chosen == "sidebar", f"'side' completes to {chosen}")
        self.shot(tab, "completion")
        tab.press("Escape")
        self.expect(tab.value("document.querySelector('.choices').hidden"), "Esc does not close the list")
        tab.caret("sidebar.trailing")
        tab.type("\nview b")
        tab.press("Escape")
        tab.type(" {\n")
        self.expect("trailing\n    view b {\n      \n" in tab.text or "view b {\n      " in tab.text, f"a new line is not indented: {tab.text!r}")
        tab.type("}")
        self.expect("\n    view b {\n    }\n" in tab.text, f"a brace does not go back: {tab.text!r}")
        self.accepting(tab)
        self.explaining(tab)
        self.fixes(tab)
        self.formats(tab)
        self.done(tab, "assistance")

    def accepting(self, tab):
        """Typing opens the list, Enter takes the chosen item, Enter again begins a line."""
        tab.replace(SPLIT.replace("sidebar.trailing", ""))
        tab.caret(".leading == ")
        tab.type("sideb")
        self.eventually(tab, "!document.querySelector('.choices').hidden", "typing offers nothing")
        tab.press("Enter")
        self.expect(".leading == sidebar\n" in tab.text, f"Enter does not complete: {tab.text!r}")
        tab.type(".trail")
        self.eventually(tab, "!document.querySelector('.choices').hidden", "typing behind a point offers nothing")
        tab.press("ArrowDown")
        tab.press("ArrowUp")
        tab.press("Tab")
        self.expect(tab.text == SPLIT, f"Tab does not complete: {tab.text!r}")

    def explaining(self, tab):
        tab.caret(".leading == side")
        tab.press("i", "control")
        self.eventually(tab, "!document.querySelector('#explanation').hidden && document.querySelector('#aloud').textContent.includes('sidebar')", "Ctrl+I explains nothing")
        self.shot(tab, "explanation")
        tab.press("Escape")
        self.expect(tab.value("document.querySelector('#explanation').hidden"), "Esc does not close the explanation")
        x, y = tab.value("(() => { const b = [...document.querySelectorAll('#layer .line')].find((l) => l.textContent.includes('.width')).querySelector('span').getBoundingClientRect(); return [b.x + 6, b.y + 8]; })()")
        tab.mouse("mouseMoved", x, y)
        self.eventually(tab, "!document.querySelector('#explanation').hidden", "resting the pointer explains nothing")
        tab.mouse("mouseMoved", 900, 30)

    def fixes(self, tab):
        tab.replace(SPLIT.replace("sidebar.trailing", "sidbar.trailing"))
        self.eventually(tab, "!!document.querySelector('#reports .fix')", "a misspelt name has no fix")
        tab.caret("sidbar")
        tab.press(".", "control")
        self.eventually(tab, "!document.querySelector('#actions').parentElement.hidden", "Ctrl+. offers nothing")
        tab.press("Enter")
        self.eventually(tab, "document.querySelector('#text').value.includes('== sidebar.trailing')", "a chosen fix is not applied")
        tab.press("z", "control")
        self.eventually(tab, "!!document.querySelector('#reports .fix')", "undo does not take the fix back")
        tab.click("#reports .fix")
        self.eventually(tab, "document.querySelector('#text').value.includes('== sidebar.trailing')", "the fix of the list is not applied")

    def formats(self, tab):
        tab.replace(SPLIT.replace("    .width", "  .width").replace(" == 200", "==200"))
        tab.press("s", "control")
        self.eventually(tab, f"document.querySelector('#text').value === {json.dumps(SPLIT)}", "Ctrl+S does not format")

    def parts(self):
        """Snippets, and compilers that trap or never end."""
        tab = self.tab()
        for snippet, expected in SNIPPETS.items():
            found = tab.value(f"import('./snippet.js').then(({{ expanded }}) => {{ const {{ text, stops }} = expanded({json.dumps(snippet)}); return [text, stops]; }})")
            self.expect(found == expected, f"the snippet {snippet!r} is {found}")
        if self.has_wasm:
            for binary, words in ((TRAP, "failed"), (ENDLESS, "without an end")):
                ask = "engine.ask({ do: 'open' }).then(() => 'answered', (error) => error.message)"
                script = (
                    f"import('./engine.js').then(async ({{ Engine }}) => {{ const engine = new Engine(new WebAssembly.Module(new Uint8Array({list(binary)})), 0.3);"
                    f" const said = [await {ask}, await {ask}]; engine.worker.terminate(); return said; }})"
                )
                found = tab.value(script)
                self.expect(all(words in each for each in found), f"instead of '{words}': {found}")
        self.done(tab, "parts")

    def selection(self):
        tab = self.tab(f"#lay={packed(SPLIT.encode())}")
        tab.page("frame.querySelector(\"#tree [data-view='2']\").click()")
        self.eventually(tab, "document.querySelector('#layer .declared')?.textContent.includes('view content')", "a view does not show its declaration")
        tab.caret("view side")
        tab.press("ArrowRight")
        selected = "document.querySelector('#page').contentDocument.querySelector('#tree [aria-selected=true]')?.dataset.view === '1'"
        self.eventually(tab, selected, "the view at the caret is not selected")
        tab.replace(TWO)
        self.eventually(tab, "document.querySelectorAll('#layout option').length === 2", "the layouts are not listed")
        tab.caret("view b")
        tab.press("ArrowLeft")
        self.eventually(tab, "document.querySelector('#layout').value === '1'", "the layout at the caret is not shown")
        self.done(tab, "selection")

    def samples(self):
        tab = self.tab()
        tab.replace(SPLIT)
        names = tab.value("[...document.querySelector('#sample').options].map((option) => option.value).filter(Boolean)")
        self.expect(len(names) > 40, f"only {len(names)} samples")
        name = "cookbook/Hero"
        tab.value(f"(() => {{ const s = document.querySelector('#sample'); s.value = '{name}'; s.dispatchEvent(new Event('change')); }})()")
        self.eventually(tab, "document.querySelector('#page').contentDocument.querySelector('#title').textContent.startsWith('Hero')", "the sample is not shown")
        self.eventually(tab, "location.hash === '#sample=cookbook%2FHero'", "the sample is not in the URL")
        tab.value("document.querySelector('#text').focus()")
        tab.press("z", "control")
        self.expect(tab.text == SPLIT, "undo does not bring the text before the sample back")
        self.done(tab, "samples")

    def links(self):
        tab = self.tab(f"#lay={packed(SPLIT.encode())}&w=600&h=400&style=blueprint")
        self.expect(tab.page("frame.querySelector('#width').value") == "600", "the link's size is lost")
        tab.caret(".width == 200")
        tab.press("Backspace")
        tab.page("window.layc.resize(500, 500)")
        self.eventually(tab, "location.hash.includes('w=500') && location.hash.includes('style=blueprint')", "the size is not in the URL")
        text = tab.text
        time.sleep(0.5)
        fragment = tab.value("location.hash")
        if self.browser.name == "chromium":
            self.browser.call("Browser.grantPermissions", origin=self.url.rstrip("/"), permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        tab.click("#copy-link")
        self.eventually(tab, "document.querySelector('#state').textContent.startsWith('The link is copied')", "the link is not copied")
        self.expect(tab.value("navigator.clipboard.readText()") == self.url + fragment, "another link is copied")
        self.done(tab, "links")
        again = self.tab(fragment)
        self.expect(again.text == text, "the link has another text")
        self.expect(again.page("frame.querySelector('#width').value") == "500", "the link has another size")
        again.value(f"location.hash = {json.dumps('#lay=' + packed(TWO.encode()))}")
        self.eventually(again, "document.querySelector('#text').value.includes('layout Second')", "a link in the same page is not taken")
        self.done(again, "links")

    def hostile(self):
        whole = packed(SPLIT.encode())
        cases = {
            "cut off": f"#lay={whole[: len(whole) // 2]}", "no base64": "#lay=%00%ff<script>", "more than 1 MB": f"#lay={packed(b'a' * 60_000_000)}",
            "not UTF-8": f"#lay={packed(bytes([0xFF, 0xFE, 0x80]))}", "unknown sample": "#sample=__proto__", "layout": "#layout=1e99&w=-1&h=NaN&view=%22%3E%3Cimg%3E",
            "markup": "#lay=" + packed(b'layout A(10x10) {\n  view a: Label { text = "</script><img src=x onerror=alert(1)>"\n .edges == superview }\n}\n'),
        }
        for name, fragment in cases.items():
            tab = self.tab(fragment)
            self.expect(tab.value("document.querySelectorAll('img').length") == 0, f"{name}: a text became an element")
            is_said = not tab.value("document.querySelector('#notice').hidden")
            self.expect(is_said == (name not in ("layout", "markup")), f"{name}: {tab.value('document.querySelector(`#notice`).textContent')!r}")
            self.done(tab, name)

    def downloads(self):
        tab = self.tab()
        for kind in ("lay", "svg", "png"):
            tab.value(f"document.querySelector('#download-{kind}').click()")
        for name in ("SignIn.lay", "SignIn.svg", "SignIn.png"):
            path = self.folder / name
            for _ in range(100):
                if path.exists():
                    break
                time.sleep(0.05)
            self.expect(path.exists(), f"{name} is not downloaded")
        if (self.folder / "SignIn.svg").exists():
            picture = (self.folder / "SignIn.svg").read_text(encoding="utf-8")
            self.expect(picture.startswith("<svg") and "class=" not in picture and "Continue" in picture, f"the SVG: {picture[:200]}")
        if (self.folder / "SignIn.png").exists():
            data = (self.folder / "SignIn.png").read_bytes()
            size = [int.from_bytes(data[start : start + 4], "big") for start in (16, 20)]
            self.expect(size == [750, 1334], f"the PNG has {size} pixels")
        if (self.folder / "SignIn.lay").exists():
            self.expect((self.folder / "SignIn.lay").read_text(encoding="utf-8") == tab.text, "the text that is downloaded differs")
        self.done(tab, "downloads")

    def keyboard(self):
        """The text is reached, left and its divider moved by keys alone."""
        tab = self.tab()
        tab.value("document.activeElement.blur()")
        order = []
        for _ in range(12):
            tab.press("Tab")
            order.append(tab.focused())
            if order[-1] == "text":
                break
        self.expect(order[:1] == ["sample"] and order[-1] == "text", f"focus order: {order}")
        before = tab.text
        tab.press("Tab")
        self.expect(tab.text == "  " + before, "Tab does not indent")
        tab.press("Escape")
        tab.press("Tab")
        self.expect(tab.focused() != "text", "Esc, then Tab does not leave the text")
        while tab.focused() not in ("divider", "BODY", "page"):
            tab.press("Tab")
        tab.press("ArrowRight")
        self.expect(tab.value("document.querySelector('#divider').getAttribute('aria-valuenow')") == "40", "the divider does not move by keys")
        self.done(tab, "keyboard")

    def accessibility(self):
        for width, height in ((1400, 900), (420, 800)):
            tab = self.tab(width=width, height=height)
            nodes = tab.call("Accessibility.getFullAXTree")["nodes"]
            roles = {"button", "combobox", "textbox", "listbox", "link", "Iframe"} | ({"separator"} if width > 820 else set())
            shown = [node for node in nodes if not node.get("ignored") and node.get("role", {}).get("value") in roles]
            nameless = [node["role"]["value"] for node in shown if not node.get("name", {}).get("value")]
            self.expect(not nameless, f"without a name: {nameless}")
            found = {node.get("role", {}).get("value") for node in nodes}
            wanted = {"textbox", "status", "main", "heading", "combobox", "Iframe"} | ({"separator"} if width > 820 else set())
            self.expect(wanted <= found, f"missing roles: {sorted(wanted - found)} in {sorted(filter(None, found))}")
            wide = tab.value("document.documentElement.scrollWidth")
            self.expect(wide <= width, f"at {width} the page is {wide} wide")
            for scheme in ("light", "dark"):
                tab.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
                low = tab.value(check_page.CONTRAST.replace("header *, #status *, aside :not(svg, svg *)", "header *, #keys, #state, #reports *, #layer *, #gutter"))
                low += tab.value(f"((document) => {check_page.CONTRAST.strip()})(document.querySelector('#page').contentDocument)")
                self.expect(not low, f"too little contrast in {scheme}: {low[:5]}")
                self.shot(tab, f"page-{width}-{scheme}")
            self.done(tab, f"at {width}x{height}")

    def run(self):
        start = time.time()
        parts = [self.first, self.edits, self.assistance, self.parts, self.selection, self.samples, self.links, self.hostile, self.downloads, self.keyboard]
        for part in parts + ([self.accessibility] if self.browser.name == "chromium" else []):
            try:
                part()
            except (AssertionError, RuntimeError) as error:
                self.expect(False, f"{part.__name__}: {error}")
        self.browser.close()
        shutil.rmtree(self.folder, ignore_errors=True)
        print(f"{len(self.failures)} failures in {time.time() - start:.0f} s")
        return 1 if self.failures else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--wasm", type=pathlib.Path, default=make_playground.WASM)
    parser.add_argument("--url")
    parser.add_argument("--first", type=float, default=1000)
    parser.add_argument("--shots")
    browsers.add_browser_options(parser)
    sys.exit(Check(parser.parse_args()).run())
