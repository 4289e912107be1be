"""Validates HTML with tidy (Debian's package of that name)."""
import pathlib
import shutil
import subprocess
import sys

# tidy does not know that lists and SVG may be filled by scripts, nor some attributes of HTML 5.
KNOWN = ("trimming empty", "proprietary attribute", "discouraged")


def markup_problems(pages):
    """The warnings and errors about pages, files or texts, each with the name of its page; None without tidy."""
    tidy = shutil.which("tidy")
    if not tidy:
        print("tidy is not installed: the markup was not validated", file=sys.stderr)
        return None
    found = []
    for name, page in pages:
        text = page.read_text(encoding="utf-8") if isinstance(page, pathlib.Path) else page
        command = [tidy, "-errors", "-quiet", "-utf8", "--drop-empty-elements", "no", "--warn-proprietary-attributes", "no"]
        done = subprocess.run(command, input=text, capture_output=True, text=True)
        lines = [line for line in done.stderr.splitlines() if line and not any(word in line for word in KNOWN)]
        found += [f"{name}: {line}" for line in lines]
    return found
