"""`layc check --watch` and `eval --watch`, with files that are saved as editors save them."""
import pathlib
import queue
import signal
import subprocess
import tempfile
import threading

FINE = 'import "shared.lay"\nlayout A(9x9) {\n  sizes 9x9\n  view a { .edges == superview inset gap }\n}\n'
# Where the system says nothing, it is looked every two seconds: what comes sooner was said.
SOON = 1.5


class Watcher:
    def __init__(self, command, folder):
        # A job in the background of a script ignores interrupts, and so would what it starts.
        self.process = subprocess.Popen(
            command, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        self.lines = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line)

    def run(self, seconds):
        """What is printed until it watches again."""
        text = ""
        while not text.endswith("interrupt to end\n"):
            text += self.lines.get(timeout=seconds)
        return text


def check_watching(layc, fail):
    for command, shown in [(["check"], "proved A: consistent and unambiguous at 9x9"), (["eval", "--size", "9x9"], "# a.lay: A at 9x9")]:
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            (folder / "shared.lay").write_text("metric gap = 1\n")
            (folder / "a.lay").write_text(FINE)
            watcher = Watcher([layc, *command, "--watch", "a.lay"], folder)
            try:
                follow(watcher, folder, shown)
            except (AssertionError, queue.Empty) as problem:
                fail(f"--watch: {' '.join(command)}: {problem!r}")
            finally:
                watcher.process.kill()
    print("watching: files, imports, what is moved into their places")


def follow(watcher, folder, shown):
    assert shown in watcher.run(20), "it does not begin"
    (folder / "a.lay").write_text(FINE.replace("inset", "inst"))
    assert "error: " in watcher.run(SOON), "a fault is not seen"
    # Many editors write another file, and put it into the place of the old one.
    (folder / "a.new").write_text(FINE)
    (folder / "a.new").rename(folder / "a.lay")
    assert shown in watcher.run(SOON), "what is moved is not seen"
    (folder / "shared.lay").write_text("metric gpa = 1\n")
    assert "error: " in watcher.run(SOON), "an import is not seen"
    watcher.process.send_signal(signal.SIGINT)
    assert watcher.process.wait(5) in (0, -signal.SIGINT), "it does not end when it is interrupted"
