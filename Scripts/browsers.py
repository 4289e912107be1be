"""Headless browsers for the checks of pages: Chromium by its DevTools protocol over two pipes, Firefox by WebDriver BiDi over a socket.

Both have tabs with the same methods, so that a check is written once. Firefox needs Python's websocket-client (`pip install
websocket-client`); a copy in .build/python is found.
"""
import argparse
import base64
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

root = pathlib.Path(__file__).resolve().parent.parent

# Keys by their names in the DOM: the number of Windows for Chromium, the code of WebDriver for Firefox.
KEYS = {
    "ArrowLeft": (37, "\ue012"), "ArrowUp": (38, "\ue013"), "ArrowRight": (39, "\ue014"), "ArrowDown": (40, "\ue015"), "Tab": (9, "\ue004"),
    "Space": (32, " "), "Home": (36, "\ue011"), "End": (35, "\ue010"), "Enter": (13, "\ue007"), "Escape": (27, "\ue00c"), "Backspace": (8, "\ue003"),
}
SHIFT, CONTROL = "\ue008", "\ue009"


def add_browser_options(parser):
    """The options of a check that drives a browser."""
    parser.add_argument("--browser", choices=("chromium", "firefox"), default="chromium")
    parser.add_argument("--chromium", help=argparse.SUPPRESS)
    parser.add_argument("--program", help="the program of the browser, if it is not on the path")


def opened(options, folder):
    """The browser of the options, with a profile in a folder."""
    names = {"chromium": ("chromium", "chromium-browser", "google-chrome"), "firefox": ("firefox-esr", "firefox")}[options.browser]
    program = options.program or getattr(options, "chromium", None) or next(filter(None, map(shutil.which, names)), None)
    if program is None:
        sys.exit(f"there is no {options.browser}: apt-get install {names[0]}")
    return (Chromium if options.browser == "chromium" else Firefox)(program, folder)


class Tab:
    """One page of a browser; subclasses have `call`, `value`, `mouse`, `key`, `load`, `complaints` and `requests`."""

    def open(self, url, ready="document.readyState === 'complete' && !!window.layc"):
        self.load(url)
        self.wait(ready)

    def wait(self, condition, seconds=10):
        end = time.monotonic() + seconds
        while not self.truth(condition):
            if time.monotonic() > end:
                raise AssertionError(f"never true: {condition}\n{self.problems()}")
            time.sleep(0.02)

    def truth(self, condition):
        """The value of a condition; false while a page is being loaded."""
        try:
            return self.value(condition)
        except AssertionError as error:
            if "null" not in str(error) and "undefined" not in str(error) and "realm" not in str(error):
                raise
            return False

    def problems(self):
        """What the browser has written into its console, and requests beyond the file itself."""
        return self.complaints() + [url for url in self.requests() if not url.startswith(("file:", "data:", "about:"))]

    def centre(self, selector):
        place = f"(() => {{ const e = document.querySelector({json.dumps(selector)}); e.scrollIntoView({{ block: 'nearest' }}); const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }})()"
        return self.value(place)

    def click(self, selector):
        x, y = self.centre(selector)
        self.mouse("mousePressed", x, y, 1)
        self.mouse("mouseReleased", x, y)

    def drag(self, selector, dx, dy):
        x, y = self.centre(selector)
        self.mouse("mousePressed", x, y, 1)
        for step in range(1, 6):
            self.mouse("mouseMoved", x + dx * step / 5, y + dy * step / 5, 1)
        self.mouse("mouseReleased", x + dx, y + dy)

    def size(self):
        return self.value("[document.querySelector('#width').value, document.querySelector('#height').value].join('x')")

    def shot(self, folder, name):
        if folder:
            (folder / f"{name}.png").write_bytes(self.picture())


# Chromium


class Chromium:
    """A headless Chromium that is driven over a pipe by the DevTools protocol."""

    name = "chromium"

    def __init__(self, program, folder):
        to_read, to_write = os.pipe()
        from_read, from_write = os.pipe()
        arguments = [
            program, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-pipe",
            "--disable-background-networking", f"--user-data-dir={folder}", "--window-size=1280,860", "about:blank",
        ]

        def redirect():
            # Duplicates first: one of the pipes may have the numbers that Chromium reads and writes.
            reading, writing = os.dup(to_read), os.dup(from_write)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            arguments, preexec_fn=redirect, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(from_write)
        self.writer, self.reader = os.fdopen(to_write, "wb"), os.fdopen(from_read, "rb")
        self.buffer, self.number, self.events = b"", 0, []

    def tab(self, width=1280, height=860):
        return ChromiumTab(self, width, height)

    def message(self):
        while b"\0" not in self.buffer:
            chunk = os.read(self.reader.fileno(), 1 << 16)
            if not chunk:
                sys.exit("Chromium ended")
            self.buffer += chunk
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, session=None, **parameters):
        self.number += 1
        request = {"id": self.number, "method": method, "params": parameters}
        if session:
            request["sessionId"] = session
        self.writer.write(json.dumps(request).encode() + b"\0")
        self.writer.flush()
        while True:
            answer = self.message()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def close(self):
        try:
            self.call("Browser.close")
        except (RuntimeError, SystemExit, OSError):
            pass
        self.process.wait(timeout=20)


class ChromiumTab(Tab):
    def __init__(self, browser, width=1280, height=860):
        self.browser = browser
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log", "Accessibility"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def call(self, method, **parameters):
        return self.browser.call(method, session=self.session, **parameters)

    def load(self, url):
        # A document of its own: a change of the fragment alone would load nothing.
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=url)

    def reload(self):
        self.call("Page.reload")

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.call("Target.getTargetInfo")["targetInfo"]["targetId"])

    def value(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise AssertionError(f"{expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def own(self, *methods):
        """The parameters of the events of this tab that have some names."""
        return [each["params"] for each in self.browser.events if each.get("sessionId") == self.session and each["method"] in methods]

    def complaints(self):
        self.value("0")
        return [json.dumps(each)[:600] for each in self.own("Runtime.exceptionThrown", "Log.entryAdded")]

    def requests(self):
        return [each["request"]["url"] for each in self.own("Network.requestWillBeSent")]

    def mouse(self, kind, x, y, buttons=0):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=buttons, clickCount=1)

    def key(self, key, shift=False):
        names = {"[": "BracketLeft", "]": "BracketRight"}
        text = " " if key == "Space" else key if len(key) == 1 else ""
        for kind in ("keyDown", "keyUp"):
            self.call(
                "Input.dispatchKeyEvent", type=kind, key=" " if key == "Space" else key, code=names.get(key, key), modifiers=8 if shift else 0,
                text=text if kind == "keyDown" else "", windowsVirtualKeyCode=KEYS.get(key, (0, ""))[0])

    def picture(self):
        return base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])

    def printed(self):
        return base64.b64decode(self.call("Page.printToPDF", printBackground=True)["data"])


# Firefox


class Firefox:
    """A headless Firefox that is driven by WebDriver BiDi."""

    name = "firefox"

    def __init__(self, program, folder):
        sys.path.append(str(root / ".build/python"))
        try:
            import websocket
        except ImportError:
            sys.exit("Firefox is driven over a websocket: pip install websocket-client")
        folder = pathlib.Path(folder)
        folder.mkdir(parents=True, exist_ok=True)
        # Neither updates nor other pages; a text that is typed is not sent anywhere.
        (folder / "user.js").write_text("".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in {
            "app.update.enabled": False, "browser.startup.homepage_override.mstone": "ignore", "browser.search.update": False,
            "datareporting.policy.dataSubmissionEnabled": False, "toolkit.telemetry.enabled": False, "extensions.update.enabled": False,
            "browser.download.folderList": 2, "browser.download.dir": str(folder.parent), "browser.download.useDownloadDir": True,
            "dom.events.testing.asyncClipboard": True, "browser.download.start_downloads_in_tmp_dir": False, "browser.download.alwaysOpenPanel": False,
            "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
            "services.settings.server": "data:,", "browser.safebrowsing.update.enabled": False,
        }.items()), encoding="utf-8")
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=os.environ | {"MOZ_HEADLESS_WIDTH": "1600", "MOZ_HEADLESS_HEIGHT": "1100"})
        address = next((found[1] for line in self.process.stderr if (found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line))), None)
        if address is None:
            sys.exit("Firefox ended")
        self.socket = websocket.create_connection(f"{address}/session", suppress_origin=True, timeout=60)
        self.number, self.events = 0, []
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])

    def tab(self, width=1280, height=860):
        return FirefoxTab(self, width, height)

    def call(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.number:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['error']}: {answer['message']}")
                return answer["result"]
            self.events.append(answer)

    def close(self):
        try:
            self.call("browser.close")
        except (RuntimeError, OSError):
            pass
        self.process.wait(timeout=30)


class FirefoxTab(Tab):
    def __init__(self, browser, width=1280, height=860):
        self.browser = browser
        self.context = browser.call("browsingContext.create", type="tab")["context"]
        self.call("browsingContext.setViewport", viewport={"width": width, "height": height}, devicePixelRatio=1)

    def call(self, method, **parameters):
        return self.browser.call(method, context=self.context, **parameters)

    def load(self, url):
        self.call("browsingContext.navigate", url="about:blank", wait="complete")
        self.call("browsingContext.navigate", url=url, wait="none")

    def reload(self):
        self.call("browsingContext.reload", wait="none")

    def close(self):
        self.call("browsingContext.close")

    def value(self, expression):
        try:
            answer = self.browser.call("script.evaluate", expression=expression, target={"context": self.context}, awaitPromise=True)
        except RuntimeError as error:
            # The page has just been replaced by another one.
            raise AssertionError(f"{expression}: {error}; there is no realm") from error
        if answer["type"] == "exception":
            raise AssertionError(f"{expression}: {answer['exceptionDetails']['text']}")
        return plain(answer["result"])

    def own(self, method):
        """The parameters of the events of this tab that have a name."""
        found = [each["params"] for each in self.browser.events if each["method"] == method]
        return [each for each in found if (each.get("context") or each.get("source", {}).get("context")) == self.context]

    def complaints(self):
        self.value("0")
        return [each["text"][:600] for each in self.own("log.entryAdded") if each["level"] in ("error", "warn")]

    def requests(self):
        return [each["request"]["url"] for each in self.own("network.beforeRequestSent")]

    def mouse(self, kind, x, y, buttons=0):
        point = {"x": x, "y": y}
        actions = [{"type": "pointerMove", **point}]
        if kind != "mouseMoved":
            actions.append({"type": "pointerDown" if kind == "mousePressed" else "pointerUp", "button": 0})
        self.call("input.performActions", actions=[{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}])

    def key(self, key, shift=False, control=False):
        own = KEYS[key][1] if key in KEYS else key
        held = [SHIFT] * shift + [CONTROL] * control
        actions = [{"type": "keyDown", "value": each} for each in [*held, own]] + [{"type": "keyUp", "value": each} for each in [own, *held[::-1]]]
        self.call("input.performActions", actions=[{"type": "key", "id": "keys", "actions": actions}])

    def picture(self):
        return base64.b64decode(self.call("browsingContext.captureScreenshot")["data"])

    def printed(self):
        return base64.b64decode(self.call("browsingContext.print", background=True)["data"])


def plain(value):
    """A value of BiDi as Python has it."""
    kind, content = value["type"], value.get("value")
    if kind in ("array", "set", "nodelist", "htmlcollection"):
        return [plain(each) for each in content]
    if kind in ("object", "map"):
        return {key if isinstance(key, str) else plain(key): plain(each) for key, each in content}
    if kind == "number" and isinstance(content, str):
        return {"NaN": float("nan"), "-0": -0.0, "Infinity": float("inf"), "-Infinity": float("-inf")}[content]
    if kind == "bigint":
        return int(content)
    return content
