#!/usr/bin/env python3
"""Runs other engines beside ours, for `layc-bench --peers`.

    peers.py prepare --cache DIR
        Installs highspy from PyPI into DIR/venv, fetches the source package of kiwisolver and compiles kiwi_peer.cpp with its headers.
        What is there already is kept. Prints `PEER VERSION` for each peer that is ready and `PEER absent` for the others.
    peers.py measure --cache DIR --peer NAME [--limit SECONDS] SYSTEM.lcp DRAG.rsz JUMP.rsz EDITS.edt METRIC...
        Prints `METRIC NUMBER`, `METRIC timeout` or `METRIC failed` for each metric. After SECONDS the peer is stopped.
"""
import argparse
import pathlib
import subprocess
import sys
import tarfile

HERE = pathlib.Path(__file__).resolve().parent
PREPARATION_LIMIT = 600  # seconds for a download, an installation or a compilation


def run(*command):
    """Runs a step of the preparation; what it prints matters only when it fails."""
    result = subprocess.run(
        [str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        timeout=PREPARATION_LIMIT)
    if result.returncode != 0:
        raise RuntimeError(f"{command[0]} failed:\n{result.stdout[-2000:]}")
    return result.stdout


def prepare_highs(cache):
    python = cache / "venv/bin/python"
    if not python.exists():
        run(sys.executable, "-m", "venv", cache / "venv")
    version = [python, "-c", "import highspy; print(highspy.Highs().version())"]
    try:
        return run(*version).strip()
    except RuntimeError:
        run(python, "-m", "pip", "install", "--quiet", "highspy", "numpy")
        return run(*version).strip()


def kiwi_package(cache):
    """The folder of kiwi's source package, whose headers are the library."""
    found = sorted(path for path in cache.glob("kiwisolver-*") if path.is_dir())
    if not found:
        run(sys.executable, "-m", "pip", "download", "--quiet", "--no-binary", ":all:", "--no-deps", "--dest", cache, "kiwisolver")
        for archive in cache.glob("kiwisolver-*.tar.gz"):
            with tarfile.open(archive) as package:
                package.extractall(cache, filter="data")
        found = sorted(path for path in cache.glob("kiwisolver-*") if path.is_dir())
    if not found:
        raise RuntimeError("the source package of kiwisolver has no folder")
    return found[-1]


def prepare_kiwi(cache):
    package, program, source = kiwi_package(cache), cache / "kiwi_peer", HERE / "kiwi_peer.cpp"
    newest = max(path.stat().st_mtime for path in (source, HERE / "files.h"))
    if not program.exists() or program.stat().st_mtime < newest:
        flags = ["-std=c++17", "-O3", "-DNDEBUG", "-march=native", "-isystem", package]
        run("g++", *flags, source, "-o", program)
    return package.name.removeprefix("kiwisolver-")


def prepare(cache):
    cache.mkdir(parents=True, exist_ok=True)
    for name, step in (("kiwi", prepare_kiwi), ("highs", prepare_highs)):
        try:
            print(name, step(cache), flush=True)
        except (RuntimeError, OSError, subprocess.TimeoutExpired) as error:
            print(f"peers.py: no {name}: {error}", file=sys.stderr)
            print(name, "absent", flush=True)


def measure(cache, peer, limit, files, metrics):
    """The peer's own lines, the last for each metric, and a line for each metric it did not come to."""
    command = [cache / "kiwi_peer"] if peer == "kiwi" else [cache / "venv/bin/python", HERE / "highs_peer.py"]
    arguments = [str(word) for word in command] + files + metrics
    process = subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)
    missing = "failed"
    try:
        output, _ = process.communicate(timeout=limit)
    except subprocess.TimeoutExpired:
        process.kill()
        output, _ = process.communicate()
        missing = "timeout"
    found = dict(line.split() for line in output.splitlines() if len(line.split()) == 2)
    for metric in metrics:
        print(metric, found.get(metric, missing), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("action", choices=("prepare", "measure"))
    parser.add_argument("--cache", type=pathlib.Path, required=True)
    parser.add_argument("--peer", choices=("kiwi", "highs"))
    parser.add_argument("--limit", type=float, default=60)
    parser.add_argument("files", nargs="*", metavar="FILE")
    arguments = parser.parse_intermixed_args()
    if arguments.action == "prepare":
        prepare(arguments.cache)
    elif arguments.peer is None or len(arguments.files) < 5:
        parser.error("measure needs --peer, four files and a metric")
    else:
        measure(arguments.cache, arguments.peer, arguments.limit, arguments.files[:4], arguments.files[4:])


main()
