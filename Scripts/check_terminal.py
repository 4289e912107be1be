#!/usr/bin/env python3
"""Runs the tool in terminals that show pictures, and in some that do not: what it asks, what it shows, how it leaves them, and whether
another program reads its sixels.

    apt-get install libsixel-bin
    python3 Scripts/check_terminal.py --layc .build/release/layc
"""
import argparse
import base64
import fcntl
import os
import pathlib
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
SAMPLE = ROOT / "Samples/SignIn.lay"
KITTY = b"\x1b_Gi=31;OK\x1b\\\x1b[6;20;10t\x1b[?62;c"
SIXEL = b"\x1b[?63;1;2;4;6;9;15;22c"
PLAIN = b"\x1b[?62;22c"
PICTURES = {"kitty": b"\x1b_Ga=T,f=100", "sixel": b"\x1bP0;1;0q", "boxes": "┌".encode(), "svg": b"<svg"}
failures = 0


def expect(holds, what):
    global failures
    if not holds:
        failures += 1
        print(f"failed: {what}")


class Terminal:
    """A terminal with a reply to requests, and the tool in it."""

    def __init__(self, layc, *arguments, reply, size=(40, 100, 1000, 800), wait=0.0, variables=None):
        self.requests, self.output, self.reply, self.wait = 0, b"", reply, wait
        self.process, self.master = pty.fork()
        if self.process == 0:
            os.environ.update({"TERM": "xterm-256color", "NO_COLOR": ""} | (variables or {}))
            # A shell lets its jobs in the background ignore it.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            # The size is known before the tool asks for it.
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", *size))
            os.execv(layc, [layc, *arguments])
        self.modes = termios.tcgetattr(self.master)[3]

    def run(self, seconds=30):
        """Answers until the tool ends; the status, and the seconds it took."""
        start = time.monotonic()
        while time.monotonic() - start < seconds:
            if select.select([self.master], [], [], 0.05)[0]:
                try:
                    piece = os.read(self.master, 1 << 16)
                except OSError:
                    break
                if not piece:
                    break
                self.take(piece)
        _, status = os.waitpid(self.process, 0)
        self.left = termios.tcgetattr(self.master)[3]
        os.close(self.master)
        return os.waitstatus_to_exitcode(status), time.monotonic() - start

    def take(self, piece):
        self.output += piece
        if b"\x1b[c" in self.output:
            self.requests += 1
            self.output = self.output[self.output.index(b"\x1b[c") + 3:]
            time.sleep(self.wait)
            if self.reply:
                os.write(self.master, self.reply)

    @property
    def shown(self):
        return next((name for name, start in PICTURES.items() if start in self.output), None)


def pictures(layc):
    """What each terminal is shown."""
    for command in (["eval", "--draw", str(SAMPLE)], ["render", str(SAMPLE)]):
        for reply, wanted in ((KITTY, "kitty"), (SIXEL, "sixel"), (b"ls -l\r" + SIXEL, "sixel"), (PLAIN, None), (None, None)):
            terminal = Terminal(layc, *command, reply=reply)
            status, seconds = terminal.run()
            wanted = wanted or ("boxes" if command[0] == "eval" else "svg")
            expect(status == 0, f"{command[0]} ends with {status} after {reply}")
            expect(terminal.requests == 1, f"{command[0]} asks {terminal.requests} times")
            expect(terminal.shown == wanted, f"{command[0]} shows {terminal.shown}, not {wanted}, after {reply}")
            expect(terminal.left == terminal.modes, f"{command[0]} leaves other modes after {reply}")
            expect(b"^[" not in terminal.output and b"?62" not in terminal.output, f"{command[0]} shows what was replied, {reply}")
            if reply is None:
                print(f"a silent terminal: {seconds:.2f} s until {command[0]} has ended")
    slow = Terminal(layc, "eval", "--draw", str(SAMPLE), reply=SIXEL, wait=0.1)
    expect(slow.run()[0] == 0 and slow.shown == "sixel", "a reply after 0.1 s is late")
    dumb = Terminal(layc, "eval", "--draw", str(SAMPLE), reply=SIXEL, variables={"TERM": "dumb"})
    expect(dumb.run()[0] == 0 and dumb.shown == "boxes" and dumb.requests == 0, "a dumb terminal is asked")
    flood = Terminal(layc, "eval", "--draw", str(SAMPLE), reply=b"x" * 3000)
    expect(flood.run()[0] == 0 and flood.shown == "boxes", "noise is a reply")


def sizes(layc):
    """Pictures fit the terminal: its width, and its height unless they became too small."""
    for size, wanted in (((40, 100, 0, 0), 409), ((40, 30, 300, 800), 300), ((40, 100, 1000, 800), 409), ((30, 100, 1000, 600), 316)):
        terminal = Terminal(layc, "render", str(SAMPLE), reply=SIXEL, size=size)
        terminal.run()
        width = int(re.search(rb'q"1;1;(\d+);', terminal.output).group(1))
        expect(abs(width - wanted) <= 1, f"a terminal of {size} gets a picture of {width} pixels, not {wanted}")


def interruption(layc):
    """Ctrl-C while the tool waits for a reply ends it, and leaves the terminal as it was."""
    terminal = Terminal(layc, "eval", "--draw", str(SAMPLE), reply=b"\x03")
    status, _ = terminal.run()
    expect(status == -signal.SIGINT, f"Ctrl-C ends with {status}")
    expect(terminal.left == terminal.modes, "Ctrl-C leaves other modes")


def readers(layc):
    """Other programs read what is shown: PNG of kitty's pieces by their checksums, sixels by libsixel."""
    kitty = subprocess.run([layc, "render", str(SAMPLE), "--graphics", "kitty", "--scale", "2"], capture_output=True, check=True).stdout
    pieces = re.findall(rb"\x1b_G([^;]*);([^\x1b]*)\x1b\\", kitty)
    png = base64.b64decode(b"".join(content for _, content in pieces), validate=True)
    expect(max(len(content) for _, content in pieces) <= 4096, "a piece is too long")
    expect([keys[-3:] for keys, _ in pieces] == [b"m=1"] * (len(pieces) - 1) + [b"m=0"], "the last piece is not marked")
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "file.png")
        subprocess.run([layc, "render", str(SAMPLE), "--scale", "2", "-o", str(file)], check=True, capture_output=True)
        expect(png == file.read_bytes(), "kitty's picture is not the PNG")
        if shutil.which("sixel2png") is None:
            print("sixels are not read by another program: no sixel2png")
            return
        sixels = subprocess.run([layc, "render", str(SAMPLE), "--graphics", "sixel", "--scale", "2"], capture_output=True, check=True).stdout
        other = pathlib.Path(folder, "other.png")
        subprocess.run(["sixel2png", "-o", str(other)], input=sixels.rstrip(b"\n"), check=True)
        compare(pixels(other.read_bytes()), pixels(file.read_bytes()))


def compare(found, wanted):
    (size, found), (size_of_file, wanted) = found, wanted
    # A sixel picture of 6 n rows is as high as its bands.
    expect(size[0] == size_of_file[0] and 0 <= size[1] - size_of_file[1] < 6, f"sixels have {size}, not {size_of_file}")
    parts = [(one, other) for row, line in zip(found, wanted) for one, other in zip(row, line)]
    near = sum(abs(one - other) <= 2 for one, other in parts) / len(parts)
    most = max(abs(one - other) for one, other in parts)
    colours = len({line[at:at + 3] for line in wanted for at in range(0, len(line), 3)})
    print(f"sixels by libsixel: {size_of_file[0]}x{size_of_file[1]} pixels in {colours} colours, {near:.2%} within 2 of 255, all within {most}")
    # 101 levels for 256 are at most 2 off; with more than 256 colours, rare ones become near ones.
    expect(near > 0.999 and most <= (2 if colours <= 256 else 16), f"pixels differ by {most}")


def pixels(png):
    """The size and the rows of an RGB picture."""
    place, data, palette = 8, b"", None
    while place < len(png):
        length, name = struct.unpack(">I4s", png[place:place + 8])
        body = png[place + 8:place + 8 + length]
        if name == b"IHDR":
            width, height, depth, kind = struct.unpack(">IIBB", body[:10])
        if name == b"PLTE":
            palette = [body[at:at + 3] for at in range(0, length, 3)]
        if name == b"IDAT":
            data += body
        place += length + 12
    assert depth == 8, depth
    parts = {2: 3, 3: 1, 6: 4}[kind]
    lines, raw, before = [], zlib.decompress(data), bytes(width * parts)
    for row in range(height):
        start = row * (width * parts + 1)
        before = unfiltered(raw[start], raw[start + 1:start + 1 + width * parts], before, parts)
        line = before if palette is None else b"".join(palette[index] for index in before)
        lines.append(line if kind != 6 else b"".join(line[at:at + 3] for at in range(0, len(line), 4)))
    return (width, height), lines


def unfiltered(kind, line, above, parts):
    result = bytearray(line)
    for at in range(len(line)):
        left, up = (result[at - parts] if at >= parts else 0), above[at]
        corner = above[at - parts] if at >= parts else 0
        guess = left + up - corner
        nearest = min((left, up, corner), key=lambda value: abs(guess - value))
        result[at] = (line[at] + (0, left, up, (left + up) // 2, nearest)[kind]) & 255
    return bytes(result)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layc", default=".build/release/layc")
    layc = str(pathlib.Path(parser.parse_args().layc).resolve())
    for check in (pictures, sizes, interruption, readers):
        check(layc)
    print(f"terminals: {failures} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
