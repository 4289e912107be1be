#!/usr/bin/env python3
"""Attacks what layc writes, reads and starts with real processes and signals: no edit is lost, no draft and no child is left.

    python3 Scripts/check_files.py --layc .build/release/layc [--rounds 30]
"""
import argparse
import json
import os
import pathlib
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time

SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGPIPE, signal.SIGXFSZ]
TIDY = "layout A(9x9) {\n  sizes 9x9\n}\n"
LOOSE = "layout A(9x9) {\nsizes 9x9\n}\n"


def loose_text(count):
    return "\n".join(f"layout A{n}(9x9) {{\nview a{n}\n}}" for n in range(count)) + "\n"


def started(layc, *arguments, **options):
    return subprocess.Popen([layc, *map(str, arguments)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, **options)


def run(layc, *arguments, **options):
    return subprocess.run([layc, *map(str, arguments)], capture_output=True, text=True, timeout=60, **options)


def signalled_format(layc, folder, generator, sign, linked):
    """Ends `fmt` at some moment; says what is wrong with the files afterwards, or nothing."""
    old = loose_text(400).encode()
    files = [folder / f"f{n}.lay" for n in range(6)]
    for file in files:
        file.write_bytes(old)
        if linked:
            os.link(file, folder / (file.stem + ".link"))
    reference = folder / "new.txt"
    new = subprocess.run([layc, "fmt", "-"], input=old, capture_output=True).stdout
    names = set(os.listdir(folder))
    process = started(layc, "fmt", *files)
    time.sleep(generator.random() * 0.06)
    process.send_signal(sign)
    process.communicate(timeout=60)
    left = set(os.listdir(folder)) - names
    texts = [file.read_bytes() for file in files]
    for name in os.listdir(folder):
        os.unlink(folder / name)
    if sign != signal.SIGKILL and left:
        return f"left {sorted(left)}"
    torn = [text for text in texts if text not in (old, new)]
    if torn and not (linked and sign == signal.SIGKILL and left):
        return "a file is neither old nor new"
    return None


def limited_format(layc, folder, linked):
    """Formats under a limit of the size of files that is too small."""
    text = loose_text(2000).encode()
    file = folder / "a.lay"
    file.write_bytes(text)
    if linked:
        os.link(file, folder / "link")
    names = set(os.listdir(folder))
    size = len(text) + 1000
    done = run(layc, "fmt", file, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)))
    if done.returncode != 2 or "file too large" not in done.stderr:
        return f"status {done.returncode}: {done.stderr}"
    if file.read_bytes() != text or set(os.listdir(folder)) != names:
        return "the file or its folder was changed"
    return None


def race(layc, folder, generator, linked):
    """Saves a file while a proof runs; the edit has to be there afterwards."""
    file = folder / "a.lay"
    views = "".join(f"  view v{n} {{ .width == {n + 3} }}\n" for n in range(40))
    text = f"layout A(320x480) {{\n  sizes 320x480 ... 1024x1366\n{views}  view w {{ .edges = superview }}\n}}\n"
    file.write_text(text)
    if linked:
        os.link(file, folder / "link")
    process = started(layc, "check", "--fix", file)
    time.sleep(generator.random() * 0.03)
    edited = text.replace("view w", "view edited")
    with open(file, "w") as output:
        output.write(edited)
    message = process.communicate(timeout=60)[1].decode()
    found = file.read_text()
    if "edited" not in found and process.returncode == 2:
        return "an edit was lost"
    # The edit may have come before the reading or after the writing.
    if "edited" not in found:
        return f"an edit was lost, status {process.returncode}"
    if process.returncode == 2 and "[L0907]" not in message:
        return message
    return None


def kept(layc, folder):
    """Mode, links and line ends stay; of root, owner and group too."""
    file, link, symbolic = folder / "a.lay", folder / "link", folder / "symbolic.lay"
    for text in (LOOSE, LOOSE.replace("\n", "\r\n")):
        for linked in (False, True):
            file.write_bytes(text.encode())
            os.chmod(file, 0o640)
            symbolic.symlink_to("a.lay")
            owner = (12345, 23456) if os.geteuid() == 0 else (os.geteuid(), os.getegid())
            os.chown(file, *owner)
            if linked:
                os.link(file, link)
            before = file.stat()
            done = run(layc, "fmt", symbolic)
            after = file.stat()
            if done.returncode != 0 or file.read_bytes() != TIDY.encode().replace(b"\n", b"\r\n" if "\r" in text else b"\n"):
                return done.stderr or "another text"
            if (after.st_mode, after.st_uid, after.st_gid, after.st_nlink) != (before.st_mode, before.st_uid, before.st_gid, before.st_nlink):
                return "another mode, owner or number of links"
            if linked and not os.path.samefile(file, link) or not symbolic.is_symlink():
                return "a link was cut"
            for name in os.listdir(folder):
                os.unlink(folder / name)
    return None


def pipes(layc, folder):
    """A pipe on the command line is read and can be interrupted; elsewhere it is refused."""
    pipe = folder / "pipe.lay"
    os.mkfifo(pipe)
    (folder / "a.lay").write_text(f'import "pipe.lay"\n{TIDY}')
    shell = subprocess.run(
        ["bash", "-c", f"{layc} fmt <(printf '{LOOSE}')"], capture_output=True, text=True, timeout=20)
    if shell.returncode != 0 or shell.stdout != TIDY:
        return f"<(…): {shell.stderr}{shell.stdout}"
    for arguments, status in ((["check", folder], 2), (["fmt", folder], 2), (["check", folder / "a.lay"], 1),
                              (["check", folder / "nothing.lay", "--baseline", pipe], 2),
                              (["check", folder / "nothing.lay", "--write-baseline", pipe], 2)):
        done = run(layc, *arguments)
        if done.returncode != status:
            return f"{arguments}: status {done.returncode}"
    for arguments in (["check", pipe], ["check", pipe, folder / "a.lay"], ["eval", pipe], ["fmt", pipe]):
        for sign in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            process = started(layc, *arguments)
            time.sleep(0.03)
            process.send_signal(sign)
            try:
                process.communicate(timeout=2)
            except subprocess.TimeoutExpired:
                process.kill()
                return f"{arguments}: not interrupted by {sign.name}"
            if process.returncode != -sign:
                return f"{arguments}: status {process.returncode}"
    return None


def state(process):
    """The state of a process and its parent; None of one that is gone."""
    try:
        words = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except (FileNotFoundError, ProcessLookupError):
        return None
    return words[0], int(words[1])


def children(process):
    numbers = [int(name) for name in os.listdir("/proc") if name.isdigit()]
    return [number for number in numbers if (state(number) or ("", 0))[1] == process.pid]


def is_running(process):
    return (state(process) or "Z")[0] != "Z"


def message(method, number=None, **parameters):
    body = {"jsonrpc": "2.0", "method": method, "params": parameters}
    if number is not None:
        body["id"] = number
    text = json.dumps(body).encode()
    return b"Content-Length: %d\r\n\r\n" % len(text) + text


def killed_server(layc, sign, is_busy):
    """Ends a server, at rest or during a proof; its workers have to end too."""
    server = subprocess.Popen([layc, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    server.stdin.write(message("initialize", 1, capabilities={}, processId=None, rootUri=None))
    server.stdin.write(message("initialized"))
    if is_busy:
        text = "layout A(320x480) {\n  sizes 1x1 ... 4000x4000\n" + "".join(
            f"  view t{n}: Label {{ lines = 0; text = \"{'many words ' * 40}\"; .edges(leading, top) == superview; "
            f".width <= superview.width }}\n" for n in range(60)) + "}\n"
        server.stdin.write(message("textDocument/didOpen", textDocument={
            "uri": "file:///tmp/a.lay", "languageId": "lay", "version": 1, "text": text}))
    server.stdin.flush()
    time.sleep(1.2 if is_busy else 0.3)
    workers = children(server)
    server.send_signal(sign)
    server.wait(timeout=10)
    end = time.monotonic() + 3
    while any(map(is_running, workers)) and time.monotonic() < end:
        time.sleep(0.02)
    left = [worker for worker in workers if is_running(worker)]
    for worker in left:
        os.kill(worker, signal.SIGKILL)
    if not workers:
        return "there were no workers"
    return f"{len(left)} of {len(workers)} workers are left" if left else None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layc", default=".build/release/layc")
    parser.add_argument("--rounds", type=int, default=8, help="how often each signal is sent (default: 8)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    layc, generator = str(pathlib.Path(arguments.layc).resolve()), random.Random(arguments.seed)
    passed, failures = 0, []
    # What nohup and background jobs ignore, their children would ignore too.
    for sign in SIGNALS:
        signal.signal(sign, signal.SIG_DFL)

    def check(name, body):
        nonlocal passed
        with tempfile.TemporaryDirectory() as folder:
            problem = body(pathlib.Path(folder))
        passed += problem is None
        if problem:
            failures.append(f"{name}: {problem}")

    for _ in range(arguments.rounds):
        for linked in (False, True):
            for sign in [*SIGNALS, signal.SIGKILL]:
                check(f"{sign.name}, linked: {linked}", lambda folder: signalled_format(layc, folder, generator, sign, linked))
            check(f"a save during a proof, linked: {linked}", lambda folder: race(layc, folder, generator, linked))
    for linked in (False, True):
        check(f"a limit of the size of files, linked: {linked}", lambda folder: limited_format(layc, folder, linked))
    check("what is kept", lambda folder: kept(layc, folder))
    check("pipes", lambda folder: pipes(layc, folder))
    if pathlib.Path("/proc/self/stat").exists():
        for sign in (signal.SIGKILL, signal.SIGTERM):
            for is_busy in (False, True):
                check(f"a server ended by {sign.name}", lambda folder: killed_server(layc, sign, is_busy))
    for failure in failures:
        print(failure)
    print(f"files: {passed} passed, {len(failures)} failed (seed {arguments.seed})")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
