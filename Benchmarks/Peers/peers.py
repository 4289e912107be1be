#!/usr/bin/env python3
"""Runs other engines beside ours, for `layc-bench --peers`.

    peers.py prepare --cache DIR
        Installs highspy from PyPI into DIR/venv, fetches the source packages with kiwi and Yoga and compiles kiwi_peer.cpp and yoga_peer.cpp.
        What is there already is kept. Prints `PEER VERSION` for each peer that is ready and `PEER absent` for the others.
    peers.py measure --cache DIR --peer NAME [--limit SECONDS] SYSTEM.lcp DRAG.rsz JUMP.rsz EDITS.edt METRIC...
        Prints `METRIC NUMBER`, or `timeout`, `failed` or `absent` in place of the number, for each metric. After SECONDS the peer is stopped.
"""
import argparse
import pathlib
import subprocess
import sys
import tarfile

HERE = pathlib.Path(__file__).resolve().parent
PREPARATION_LIMIT = 180  # seconds for a download, an installation or a compilation


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


def source_package(cache, name):
    """The folder of a source package of PyPI."""
    folders = lambda: sorted(path for path in cache.glob(f"{name}-*") if path.is_dir())
    if not folders():
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-binary", name, "--no-deps"]
        run(*pip, "--dest", cache, name)
        for archive in cache.glob(f"{name}-*.tar.gz"):
            with tarfile.open(archive) as package:
                package.extractall(cache, filter="data")
    if not folders():
        raise RuntimeError(f"the source package of {name} has no folder")
    return folders()[-1]


def compile_peer(cache, name, includes, sources=()):
    """Compiles NAME_peer.cpp, unless that is done."""
    program, own = cache / f"{name}_peer", HERE / f"{name}_peer.cpp"
    if not program.exists() or program.stat().st_mtime < max(path.stat().st_mtime for path in (own, HERE / "peer.h")):
        run("g++", "-std=c++17", "-O3", "-DNDEBUG", "-march=native", "-isystem", includes, own, *sources, "-o", program)


def prepare_kiwi(cache):
    package = source_package(cache, "kiwisolver")
    compile_peer(cache, "kiwi", package)
    return package.name.removeprefix("kiwisolver-")


def prepare_yoga(cache):
    """Yoga itself is not on PyPI; poga, a binding for Python, carries its sources."""
    package = source_package(cache, "poga")
    includes = package / "src/poga/deps"
    compile_peer(cache, "yoga", includes, sorted((includes / "yoga").rglob("*.cpp")))
    return package.name


def prepare(cache):
    cache.mkdir(parents=True, exist_ok=True)
    for name, step in (("kiwi", prepare_kiwi), ("highs", prepare_highs), ("yoga", prepare_yoga)):
        try:
            print(name, step(cache), flush=True)
        except (RuntimeError, OSError, subprocess.TimeoutExpired) as error:
            print(f"peers.py: no {name}: {error}", file=sys.stderr)
            print(name, "absent", flush=True)


def measure(cache, peer, limit, files, metrics):
    """The peer's own lines, the last for each metric, and a line for each metric it did not come to."""
    command = [cache / "venv/bin/python", HERE / "highs_peer.py"] if peer == "highs" else [cache / f"{peer}_peer"]
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
    parser.add_argument("--peer", choices=("kiwi", "highs", "yoga"))
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
