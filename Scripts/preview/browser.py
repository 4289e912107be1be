"""Chromium without a window, driven by its debugging protocol over two pipes."""
import json
import os
import shutil
import subprocess
import tempfile
import time


class Browser:
    """A browser with one page."""

    def __enter__(self):
        program = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
        if program is None:
            raise SystemExit("there is no Chromium: apt-get install chromium, or --no-browser")
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        orders, self.orders = os.pipe()
        self.answers, answers = os.pipe()
        command = f'exec "{program}" --headless=new --no-sandbox --disable-gpu --remote-debugging-pipe --no-first-run ' \
            f'--disable-extensions --disable-background-networking --user-data-dir="{self.folder.name}" 3<&{orders} 4>&{answers}'
        self.process = subprocess.Popen(
            ["bash", "-c", command], pass_fds=[orders, answers], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(orders)
        os.close(answers)
        self.buffer, self.last, self.events, self.session = b"", 0, [], None
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log"]:
            self.ask(f"{domain}.enable")
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.orders)
        os.close(self.answers)
        self.folder.cleanup()

    def ask(self, method, **params):
        self.last += 1
        message = {"id": self.last, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.orders, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def read(self):
        while b"\0" not in self.buffer:
            piece = os.read(self.answers, 1 << 16)
            if not piece:
                raise RuntimeError("the browser has ended")
            self.buffer += piece
        message, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(message)

    def open(self, url):
        self.ask("Page.navigate", url=url)
        self.wait("document.readyState === 'complete' && location.href !== 'about:blank'")

    def run(self, script):
        """The value of an expression in the page."""
        result = self.ask("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{script}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def wait(self, condition, seconds=15):
        end = time.monotonic() + seconds
        while True:
            try:
                if self.run(condition):
                    return
            except RuntimeError:
                if time.monotonic() > end:
                    raise
            if time.monotonic() > end:
                raise TimeoutError(f"{condition}: {self.run('document.body.innerText')}")
            time.sleep(0.02)

    def complaints(self):
        """What the browser has written into its console."""
        self.run("0")
        entries = [event["params"] for event in self.events if event.get("method") in ("Log.entryAdded", "Runtime.exceptionThrown")]
        return [json.dumps(entry) for entry in entries]

    def picture(self, path):
        import base64
        data = self.ask("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
