#!/usr/bin/env python3
"""Runs a language server for an editor and keeps what the two say: `record.py FOLDER PROGRAM ARGUMENT…`

FOLDER/sent.jsonl has the messages of the editor, one a line, FOLDER/answers the bytes of the server, FOLDER/errors what
it writes besides.
"""
import contextlib
import pathlib
import subprocess
import sys
import threading

folder, *command = sys.argv[1:]
folder = pathlib.Path(folder)


def messages(stream):
    """Whole messages, with their headers and without."""
    while header := stream.readline():
        head = header
        while header not in (b"\r\n", b""):
            name, _, value = header.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
            header = stream.readline()
            head += header
        body = stream.read(length)
        yield head + body, body


def listen(server):
    with open(folder / "answers", "ab") as log:
        for message, _ in messages(server.stdout):
            log.write(message + b"\n")
            log.flush()
            sys.stdout.buffer.write(message)
            sys.stdout.buffer.flush()


with open(folder / "errors", "ab") as errors, open(folder / "sent.jsonl", "ab") as log:
    server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors)
    listener = threading.Thread(target=listen, args=(server,), daemon=True)
    listener.start()
    for message, body in messages(sys.stdin.buffer):
        log.write(body + b"\n")
        log.flush()
        try:
            server.stdin.write(message)
            server.stdin.flush()
        except BrokenPipeError:
            break
    with contextlib.suppress(BrokenPipeError):
        server.stdin.close()
    listener.join(10)
    sys.exit(server.wait(10))
