#!/usr/bin/env python3
"""Writes the documentation as static HTML with search, and checks each link.

    python3 Scripts/make_site.py [--out .build/site]

The playground is included, and shown on its page, if .build/wasm/playground.wasm is there. Needs Markdown (PyPI) and no network. Exits 1 if
a link leads nowhere, or if tidy, where it is installed, finds a fault.
"""
import argparse
import html
import json
import pathlib
import re
import shutil
import sys

import make_playground
import markup

try:
    import markdown
except ModuleNotFoundError:
    sys.exit("make_site.py needs Markdown; install it: python3 -m pip install markdown")

ROOT = pathlib.Path(__file__).resolve().parent.parent

#: The contents of the sidebar: a heading and its pages. Error pages are listed on their index alone.
CONTENTS = [
    ("Start", ["README.md", "docs/tutorial.md", "docs/playground.md", "docs/cookbook.md", "docs/cheatsheet.md"]),
    ("Coming from", sorted(str(p.relative_to(ROOT)) for p in (ROOT / "docs/coming-from").glob("*.md"))),
    ("Reference", ["Grammar.md", "docs/kinds/README.md", "docs/devices.md", "docs/options.md", "docs/errors/README.md", "docs/settings.md", "docs/words.md"]),
    ("Checks", ["docs/proved.md", "docs/map.md", "docs/same.md", "docs/render.md", "docs/page.md", "docs/live-preview.md", "docs/preview.md", "docs/pictures-looked-at.md", "docs/health.md", "docs/budget.md", "docs/translations.md", "docs/expansion.md"]),
    ("Tools", ["docs/editors.md", "docs/paste.md", "docs/conflict-logs.md", "docs/interface-builder.md", "docs/reports.md", "docs/json.md", "docs/lsp.md"]),
    ("Samples", ["Samples/Gallery/README.md"]),
    ("Project", ["CHANGELOG.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "ROADMAP.md", "SECURITY.md", "docs/howto/README.md", "docs/why/README.md"]),
]

STYLE = """
:root { color-scheme: light dark; --line: #8884; --link: #0a60c2; --soft: #8881 }
@media (prefers-color-scheme: dark) { :root { --link: #6db3ff } }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; display: grid; grid-template-columns: 15rem minmax(0, 52rem); gap: 2rem }
nav { border-right: 1px solid var(--line); padding: 1rem; font-size: .9rem; min-height: 100vh; box-sizing: border-box }
nav h2 { font-size: .8rem; text-transform: uppercase; letter-spacing: .05em; margin: 1.2rem 0 .3rem }
nav ul { list-style: none; margin: 0; padding: 0 } nav [aria-current] { font-weight: 600 }
main { padding: 1rem 1rem 4rem } a { color: var(--link) } img { max-width: 100%; background: #fff }
pre { overflow-x: auto; background: var(--soft); padding: .8rem; border-radius: 6px; line-height: 1.35 }
code { font: .9em ui-monospace, monospace } :not(pre) > code { background: var(--soft); padding: .1em .25em; border-radius: 4px }
.wide { overflow-x: auto } table { border-collapse: collapse; font-size: .93rem } th, td { border: 1px solid var(--line); padding: .3rem .5rem; text-align: left; vertical-align: top }
#found { list-style: none; padding: 0; font-size: .9rem } input { width: 100%; box-sizing: border-box; font: inherit }
#playground { width: 100%; height: 44rem; border: 1px solid var(--line) }
@media (max-width: 50rem) { body { display: block } nav { min-height: 0; border: 0 } }
@media print { nav { display: none } body { display: block; font-size: 11px } }
@page { margin: 10mm }
@page sheet { size: A4 landscape; margin: 6mm }
@media print {
  .sheet { page: sheet; font-size: 8.7px; line-height: 1.2 } .sheet main { columns: 3; column-gap: 4mm; padding: 0 }
  .sheet h1, .sheet h2 { margin: 0 0 .2em; break-after: avoid } .sheet h1 { font-size: 1.6em } .sheet h2 { font-size: 1.25em }
  .sheet p, .sheet ul, .sheet pre, .sheet table { margin: 0 0 .5em }
  .sheet pre { padding: .3em; white-space: pre-wrap } .sheet table { font-size: 1em; width: 100% } .sheet .wide { overflow: visible }
  .sheet ul { padding-left: 1.2em } .sheet th, .sheet td { padding: .05em .3em; overflow-wrap: anywhere } .sheet tr { break-inside: avoid } .sheet :not(pre) > code { background: none; padding: 0 }
}
"""

SEARCH = """
const box = document.getElementById('search'), found = document.getElementById('found'), root = document.body.dataset.root;
box.addEventListener('input', () => {
  const words = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
  found.replaceChildren();
  if (!words.length) return;
  const hits = INDEX.map(entry => {
    const title = entry.title.toLowerCase();
    let score = 0;
    for (const word of words) {
      if (title.includes(word)) score += 10;
      else if (entry.text.includes(word)) score += 1;
      else return null;
    }
    return [score, entry];
  }).filter(Boolean).sort((a, b) => b[0] - a[0]).slice(0, 15);
  for (const [, entry] of hits) {
    const item = document.createElement('li'), link = document.createElement('a');
    link.href = root + entry.url;
    link.textContent = entry.title;
    item.append(link);
    found.append(item);
  }
  if (!hits.length) found.textContent = 'nothing found';
});
"""

# The playground in its page. Browsers load it from a host alone, not from the disk.
FRAME = (
    '<p><a href="../playground/index.html">Open the playground</a></p>\n<iframe id="playground" src="../playground/index.html#sample=SignIn" '
    'title="The playground" loading="lazy"></iframe>\n'
)

LINK = re.compile(r'(<a href="|<img alt="[^"]*" src=")([^"]+)"')


def pages():
    """All pages, as paths from the root of the repository."""
    listed = [page for _, names in CONTENTS for page in names if (ROOT / page).exists()]
    rest = [str(p.relative_to(ROOT)) for folder in ("docs", "docs/kinds", "docs/errors", "docs/howto", "docs/why") for p in sorted((ROOT / folder).glob("*.md"))]
    return listed + [page for page in rest if page not in listed]


def target_name(page):
    """The HTML file of a page: README.md of a folder is its index."""
    path = pathlib.PurePosixPath(page)
    name = "index.html" if path.name == "README.md" else path.stem + ".html"
    return str(path.parent / name) if str(path.parent) != "." else name


def slug(text, _separator="-"):
    """The anchor that GitHub gives to a heading."""
    kept = (c if c.isalnum() or c in "-_" else "-" if c == " " else "" for c in text.lower())
    return "".join(kept)


def render(page):
    """The HTML of a page, its title, and its headings with their anchors and texts."""
    text = (ROOT / page).read_text(encoding="utf-8")
    # Fences carry more words than a language.
    text = re.sub(r"(?m)^```(\w+)[^\n]*$", r"```\1", text)
    # Lists directly below a paragraph are lists on GitHub.
    text = re.sub(r"(?m)^((?!\s*(?:[-*]|\d+\.) |\||#|```|\s*$).+)\n(?=(?:- |1\. ))", r"\1\n\n", text)
    maker = markdown.Markdown(
        extensions=["fenced_code", "tables", "toc", "sane_lists"],
        extension_configs={"toc": {"slugify": slug}},
    )
    body = maker.convert(text)
    # A bar in the code of a table has a backslash, which GitHub drops.
    body = re.sub(r"<td.*?</td>", lambda cell: cell.group(0).replace("\\|", "|"), body, flags=re.S)
    body = body.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")
    title = re.search(r"<h1[^>]*>(.*?)</h1>", body, re.S)
    return body, html.unescape(re.sub(r"<[^>]+>", "", title.group(1))) if title else page


def anchors(body):
    return set(re.findall(r'<h\d id="([^"]+)"', body))


def sections(body, page_title, url):
    """The entries of the search index: one for each heading."""
    parts = re.split(r'<h([1-6]) id="([^"]+)">(.*?)</h\1>', body, flags=re.S)
    for level, anchor, heading, text in zip(parts[1::4], parts[2::4], parts[3::4], parts[4::4]):
        plain = html.unescape(re.sub(r"<[^>]+>", " ", text))
        name = html.unescape(re.sub(r"<[^>]+>", "", heading))
        yield {
            "title": name if level == "1" else f"{page_title}: {name}",
            "url": url if level == "1" else f"{url}#{anchor}",
            "text": re.sub(r"\s+", " ", plain).lower()[:4000],
        }


def listing(folder):
    """The HTML of a page with the files and folders of a folder, and its title."""
    entries = sorted(path for path in (ROOT / folder).iterdir() if not path.name.startswith("."))
    items = "".join(f'<li><a href="{html.escape(path.name)}">{html.escape(path.name)}{"/" if path.is_dir() else ""}</a></li>' for path in entries)
    return f"<h1>{html.escape(folder)}</h1>\n<ul>{items}</ul>", folder


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", default=".build/site")
    out = (ROOT / parser.parse_args().out).resolve()
    if ROOT.is_relative_to(out):
        parser.error(f"{out} contains this repository")
    shutil.rmtree(out, ignore_errors=True)
    names = pages()
    made = {page: render(page) for page in names}
    known = {page: anchors(body) for page, (body, _) in made.items()}
    has_playground = make_playground.WASM.is_file()
    broken, index = [], []
    folders = []
    # The loop appends the listings of folders that pages link.
    queue = list(made.items())
    for page, (body, title) in queue:
        url = target_name(page)
        if page in made:
            index += sections(body, title, url)
        folder = pathlib.PurePosixPath(page).parent
        to_root = "../" * (len(pathlib.PurePosixPath(url).parts) - 1)

        def link(match):
            start, address = match.groups()
            if "://" in address or address.startswith("mailto:"):
                return match.group(0)
            path, _, anchor = address.partition("#")
            target = page if not path else str(pathlib.PurePosixPath(*normal(folder / path)))
            if not (ROOT / target).exists():
                broken.append(f"{page}: {address}: there is no {target}")
            if target in known:
                if anchor and anchor not in known[target]:
                    broken.append(f"{page}: {address}: {target} has no such heading")
                return f'{start}{to_root}{target_name(target)}{"#" + anchor if anchor else ""}"'
            if (ROOT / target).is_file():
                copy = out / target
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / target, copy)
                return f'{start}{to_root}{target}"'
            if (ROOT / target / "README.md").exists() and target + "/README.md" in known:
                return f'{start}{to_root}{target_name(target + "/README.md")}"'
            if target == ".":
                return f'{start}{to_root}index.html"'
            if target not in folders and (ROOT / target).is_dir():
                folders.append(target)
                queue.append((target + "/README.md", listing(target)))
            return f'{start}{to_root}{target}/index.html"'

        body = LINK.sub(link, body)
        if page == "docs/playground.md" and has_playground:
            body = body.replace("</h1>", f"</h1>\n{FRAME}", 1)
        menu = ""
        for heading, entries in CONTENTS:
            items = [
                f'<li><a href="{to_root}{target_name(p)}"{" aria-current=page" if p == page else ""}>{html.escape(made[p][1])}</a></li>'
                for p in entries if p in made
            ]
            menu += f"<h2>{heading}</h2><ul>{''.join(items)}</ul>"
        file = out / url
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(
            f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{html.escape(title)} · layc</title>'
            '<meta name="viewport" content="width=device-width">'
            f'<link rel="stylesheet" href="{to_root}style.css"></head>\n<body data-root="{to_root}"{" class=sheet" if page == "docs/cheatsheet.md" else ""}>\n'
            f'<nav aria-label="Pages"><label for="search">Search</label><input id="search" type="search"><ul id="found" aria-live="polite"></ul>{menu}</nav>\n'
            f'<main>\n{body}\n</main>\n<script src="{to_root}search.js"></script></body></html>\n',
            encoding="utf-8",
        )
    (out / "style.css").write_text(STYLE, encoding="utf-8")
    (out / "search.js").write_text(f"const INDEX = {json.dumps(index, ensure_ascii=False)};\n{SEARCH}", encoding="utf-8")
    if has_playground:
        make_playground.make(out / "playground", docs="../docs/")
    invalid = markup.markup_problems((file.relative_to(out), file) for file in sorted(out.rglob("*.html"))) or []
    for problem in broken + invalid:
        print(problem, file=sys.stderr)
    print(f"{len(made)} pages in {out.relative_to(ROOT) if out.is_relative_to(ROOT) else out}, {len(index)} headings to search, {len(broken)} broken links, {len(invalid)} faults of markup")
    return 1 if broken or invalid else 0


def normal(path):
    """The parts of a path without `.` and `..`."""
    parts = []
    for part in path.parts:
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return parts or ["."]


if __name__ == "__main__":
    sys.exit(main())
