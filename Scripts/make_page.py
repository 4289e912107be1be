#!/usr/bin/env python3
"""Writes Sources/Page/Text/PageAssets.swift from Sources/Page/Assets: the HTML, the style sheet and the scripts of the page.

Comments, indentation and spaces without a meaning are left out, and each part has its hash for the content security policy.

Usage: Scripts/make_page.py [--check]     --check changes nothing and fails when the file is stale.
"""
import base64
import hashlib
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
assets = root / "Sources/Page/Assets"
target = root / "Sources/Page/Text/PageAssets.swift"

# In the order in which they use one another.
SCRIPTS = ["exact.js", "frames.js", "text.js", "lines.js", "picture.js", "chrome.js", "map.js", "page.js"]


def stripped(text: str, comment: str) -> str:
    """The lines of a text without indentation, empty lines and lines that are comments."""
    lines = [line.strip() for line in text.splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith(comment))


# What a script consists of: templates with other templates in them are found up to the second level, and a regular expression begins
# where no operand ends.
HOLE = r"\$\{(?:[^{}`]|\{[^{}]*\}|`(?:[^`$]|\$(?!\{)|\$\{[^{}]*\})*`)*\}"
TOKEN = re.compile(
    r"""(?P<text>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\$]|\$(?!\{)|""" + HOLE + r""")*`)"""
    r"""|(?P<expression>(?<=[(,=:\[!&|?;\n])\ ?/(?![/*])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n\[])+/[a-z]*)"""
    r"""|(?P<space>\ +)|(?P<other>[\w$]+|.|\n)""")


def without_spaces(script: str) -> str:
    """A script without the spaces that part no words and no signs; line breaks stay, since they may end statements."""
    tokens = [(found.lastgroup, found[0]) for found in TOKEN.finditer(script)]
    if "".join(token for _, token in tokens) != script:
        sys.exit("a script has a part that is not understood")
    result = []
    for place, (kind, token) in enumerate(tokens):
        before, after = (tokens[place - 1][1] if place else "", tokens[place + 1][1] if place + 1 < len(tokens) else "")
        parts_words = re.match(r"[\w$]", before[-1:]) and re.match(r"[\w$#]", after[:1])
        parts_signs = before[-1:] in "+-/" and after[:1] in "+-/" and before and after
        if kind == "space" and not parts_words and not parts_signs:
            continue
        result.append(token.lstrip(" ") if kind == "expression" else token)
    return "".join(result)


def hashed(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def literal(name: str, doc: str, text: str) -> str:
    longest = max((len(m) for m in re.findall(r'(?<=["\\])#+', text)), default=0)
    marks = "#" * (longest + 1)
    return f'/// {doc}\nlet {name}: StaticString =\n  {marks}"""\n{text}\n"""{marks}\n'


def parts() -> tuple[str, str, str]:
    """The scripts as one, the style sheet and the markup."""
    scripts = "\n".join((assets / name).read_text(encoding="utf-8") for name in SCRIPTS)
    script = "(() => {\n\"use strict\";\n" + without_spaces(stripped(scripts, "//")) + "\n})();"
    style = re.sub(r" ?([{};]) ?|([:,]) ", r"\1\2", stripped((assets / "page.css").read_text(encoding="utf-8"), "/*"))
    markup = stripped((assets / "page.html").read_text(encoding="utf-8"), "<!--")
    for text in (script, style):
        if "</" in text:
            sys.exit("a script or a style sheet contains </, which may end its element")
    return script, style, markup


def source() -> str:
    """The text of PageAssets.swift."""
    script, style, markup = parts()
    return (
        "// Written by Scripts/make_page.py from Sources/Page/Assets. Change the files there and run the script.\n"
        "// swift-format-ignore-file\n\n"
        + literal("pageMarkup", "The body of the page.", markup)
        + "\n"
        + literal("pageStyle", "The style sheet.", style)
        + "\n"
        + literal("pageScript", "The scripts, as one.", script)
        + f'\n/// The hashes of the style sheet and the scripts for the content security policy.\nlet pageStyleHash: StaticString = "{hashed(style)}"\n'
        + f'let pageScriptHash: StaticString = "{hashed(script)}"\n'
    )


def main():
    old, new = target.read_text(encoding="utf-8") if target.exists() else "", source()
    if "--check" in sys.argv[1:]:
        if old != new:
            sys.exit("Sources/Page/Text/PageAssets.swift is stale: run Scripts/make_page.py")
    elif old != new:
        target.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main()
