#!/usr/bin/env python3
"""Drives the page of `layc render --format html` in a browser: frames against `layc eval`, handles, keys, URL, choices, pictures,
problems, accessibility (Chromium alone), a hostile file, printing.

Usage: Scripts/check_page.py --layc LAYC [--browser chromium|firefox] [--sizes N | --thorough] [--shots DIR] [--update]
       Scripts/check_page.py --layc LAYC --figures

--sizes N    random sizes of all layouts together, compared with `layc eval` (5000 by default)
--thorough   10000 random sizes of each layout, and a page for which not all variants have room: some minutes
--shots DIR  writes screenshots there
--update     writes the screenshots in Tests/PageTests/Screenshots that differ, and still fails
--figures    measures how long the page of a hundred views takes to open and to show another size, and checks nothing
"""
import argparse
import base64
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
import zlib

import browsers
import markup
import pixels

root = pathlib.Path(__file__).resolve().parent.parent

SPLIT = """\
layout Split(480x667) {
  sizes 320x320 ... 1366x1366

  view sidebar {
    .width == 200
    .edges(leading, top, bottom) == superview
  }
  view content {
    .width >= 240
    .edges(trailing, top, bottom) == superview
    .leading == sidebar.trailing
  }
}
"""

HOSTILE = """\
layout Evil(300x300) {
  sizes 200x200 ... 400x400

  view a: Label {
    .text = "</script><script>document.title='owned'</script><img src=x onerror=alert(1)>"
    .top == superview.top
    .left == superview.left
  }
  view b: Label {
    .text = "\u202eevil\u2066 'quoted' & <b>"
    .top == a.bottom
    .left == superview.left
  }
}
"""


# What a state, a direction, a text size and a language change: lines of text, edges and constraints.
VARIANTS = """\
layout Variants(375x667) {
  sizes 320x480 ... 600x900, text large ... xxxLarge

  view title: Label {
    text = "Sign in"
    font = title2
    lines = 0
    .leading == superview.leading + 16
    .trailing == superview.trailing - 40
    .top == superview.top + 20
  }
  view box {
    .width == 60
    .height == 60 @high
    .leading == title.leading
    .top == title.bottom + 8
  }

  state open {
    box.height == 120
  }
}
"""

# A scroll view with more than it shows, which is more than its subview has, and a view below it.
SCROLLS = """\
layout Scrolls(300x400) {
  sizes 280x380 ... 400x600

  view list: ScrollView {
    .edges(leading, trailing, top) == superview
    .height == 200
    view long {
      .edges(leading, trailing, top) == superview
      .bottom == superview.bottom - 100
      .width == list.width
      .height == 900
      backgroundColor = #cfe8ff
    }
  }
  view note {
    .edges(leading, trailing, bottom) == superview
    .height == 100
    backgroundColor = #ffe8cf
  }
}
"""

# Controls, a picture without a file, and views that are too small for their names.
CONTROLS = """\
layout Controls(375x667) {
  sizes 375x667 ... 430x932

  view days: SegmentedControl { segments = ["Day", "Week", "Month"]; .top == safeArea.top + 10; .leading == superview.leading + 16; .trailing == superview.trailing - 16 }
  view go: Button { text = "Go"; .top == days.bottom + 10; .edges(leading, trailing) == days; .height == 44 }
  view empty: Button { .top == go.bottom + 10; .edges(leading, trailing) == days; .height == 44 }
  view hero: Image { image = "hero"; contentMode = aspectFit; .top == empty.bottom + 10; .edges(leading, trailing) == days; .height == 120 }
  view dot { .top == hero.bottom + 10; .leading == days.leading; .size == 12x12 }
  view box { .top == dot.bottom + 10; .edges(leading, trailing) == days; .height == 60; view inner { .edges == superview inset 4 } }
}
"""

# Frames that steps set, which no proof knows.
STEPS = """\
layout Steps(300x300) {
  sizes 200x200 ... 400x400

  view a
  layoutSubviews {
    a.frame = (10, 20, 30, 40)
  }
}
"""

# Constraints of all forms: distances with and without room, one that is optional and not satisfied, ratios, margins, a declared guide,
# texts with baselines, and a hidden view.
FORMS = """\
layout Forms(400x600) {
  sizes 300x500 ... 700x900

  margins = (8, 16, 12, 24)
  guide middle {
    .leading == superview.leading + 30
    .trailing == superview.trailing - 50
    .top == superview.top + 300
    .height == 80
  }
  view title: Label {
    text = "A title that takes more than one line in a narrow layout, and fewer lines in a wider one"
    lines = 0
    .leading == superview.leadingMargin
    .trailing == superview.trailingMargin
    .top == superview.topMargin + 10
  }
  view name: Label { text = "Name"; .leading == superview.leadingMargin; .lastBaseline == title.lastBaseline + 40 }
  view half { .width == 0.5 * root.width - 10; .height == half.width @high; .height <= 120; .leading == middle.leading; .top == middle.top }
  view wide { .width == 500 @high; .width <= 300; .height == 20; .trailing == middle.trailing; .top >= half.bottom + 10; .bottom == superview.bottom - 12 @high; .bottom <= superview.bottom }
  view gone { hidden = true; .width == 10; .height == 10; .leading == superview.leading; .top == superview.top }
}
"""

# Numbers that constraints leave open.
OPEN = """\
layout Open(400x300) {
  sizes 300x200 ... 600x400

  view a { .top == superview.top + 20; .leading == superview.leading + 10; .height == 60; .width <= 200; .width >= 80 }
  view b: Label { text = "Hello there"; .top == a.bottom + 20; .leading >= a.leading; .trailing <= superview.trailing - 20 }
  view c { .top == b.bottom + 10; .leading == superview.leading; .width == 40; .height == 30; .bottom >= superview.bottom - 500 }
}
"""

# Pictures in each content mode, one whose file is too large for a page, and one without a file.
MODES = ["scaleToFill", "scaleAspectFit", "scaleAspectFill", "center", "topLeft", "bottomRight", "right"]
PICTURES = "layout Pictures(400x900) {\n  sizes 300x900 ... 500x1000\n\n" + "".join(
    f"  view p{place}: Image {{ image = \"logo\"; contentMode = {mode}; .leading == superview.leading + 10; .trailing == superview.trailing - 10;"
    f" .top == superview.top + {10 + 90 * place}; .height == 80 }}\n" for place, mode in enumerate(MODES)) + """\
  view own: Image { image = "logo"; contentMode = scaleAspectFit; intrinsic = 30x60; .leading == superview.leading; .top == superview.top + 650; .width == 200; .height == 50 }
  view large: Image { image = "large"; .leading == superview.leading; .top == superview.top + 710; .width == 200; .height == 80 }
  view none: Image { image = "none"; .leading == superview.leading; .top == superview.top + 800; .width == 200; .height == 80 }
}
"""


def png(width, height, pixels):
    """A picture whose pixels are the given bytes: three each, repeated."""
    row = 3 * width
    data = (pixels * (1 + row * height // len(pixels)))[: row * height]
    rows = b"".join(b"\0" + data[start : start + row] for start in range(0, len(data), row))
    chunk = lambda name, body: len(body).to_bytes(4, "big") + name + body + zlib.crc32(name + body).to_bytes(4, "big")
    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes([8, 2, 0, 0, 0])
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


# Rows with a title that wraps.
SETTINGS = "layout Settings(390x1600) {\n  sizes 320x2800 ... 1366x3200, text xSmall ... accessibility5\n\n" + "".join(f"""\
  view row{i} {{
    view icon: Image {{ image = "gear"; .size == 28x28; .leading == superview.leading + 16; .centerY == superview.centerY }}
    view title: Label {{
      font = body; text = "A setting with a rather long title number {i} that may wrap"; lines = 0; .leading == icon.trailing + 12
      .top == superview.top + 8; .bottom == superview.bottom - 8; .trailing <= value.leading - 8
    }}
    view value: Label {{
      text = "Value {i}"; compression = 751; hugging = 251; .trailing == superview.trailing - 16; .centerY == superview.centerY
    }}
  }}
  row{i}.top == {"superview.top" if i == 0 else f"row{i - 1}.bottom"} + 1
  row{i}.edges(leading, trailing) == superview
""" for i in range(24)) + "}\n"

# A hundred labels below one another.
HUNDRED = "layout Hundred(390x2400) {\n  sizes 320x2300 ... 1366x2800\n\n" + "".join(f"""\
  view v{i}: Label {{
    .text = "Label number {i}"
    .leading == superview.leading + {i % 7}
    .trailing <= superview.trailing - {i % 5}
    .top == {'superview.top' if i == 0 else f'v{i - 1}.bottom + 2'}
  }}
""" for i in range(100)) + "}\n"

GERMAN = "Melden Sie sich mit Ihrem Konto bei unserem Dienst an"


class Check:
    def __init__(self, options):
        self.options = options
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="layc-page-"))
        self.failures = []
        self.pages = set()
        self.browser = browsers.opened(options, self.folder / "browser")
        self.shots = pathlib.Path(options.shots) if options.shots else None
        if self.shots:
            self.shots.mkdir(parents=True, exist_ok=True)

    def expect(self, condition, words):
        if not condition:
            self.failures.append(words)
            print(f"FAILED: {words}")

    def page(self, source, *arguments):
        """The page of a layout file, or of a text."""
        path = root / source if "\n" not in source else self.folder / f"{source.split('(')[0].split()[-1]}.lay"
        if "\n" in source:
            path.write_text(source, encoding="utf-8")
        out = self.folder / f"{path.stem}{len(arguments)}.html"
        if out in self.pages:
            return path, out
        self.pages.add(out)
        command = [self.options.layc, "render", str(path), "--format", "html", "--output", str(out), *arguments]
        done = subprocess.run(command, capture_output=True, text=True)
        if not out.exists():
            sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
        return path, out

    def tab(self, page, fragment=""):
        tab = self.browser.tab()
        tab.open(f"file://{page}{fragment}")
        return tab

    # Frames

    def frames(self, source, count, *arguments):
        """Frames of known pieces equal those of `layc eval`, bit for bit."""
        path, page = self.page(source, *arguments)
        tab = self.tab(page)
        ranges = tab.value("layc.data.ranges")
        breaks = [tab.value(f"layc.breakpoints({axis}).map((each) => each[0])") for axis in (0, 1)]
        sizes = self.sizes(ranges, breaks, count)
        known = different = 0
        for start in range(0, len(sizes), 250):
            batch = sizes[start : start + 250]
            found = tab.value(f"({json.dumps(batch)}).map((size) => layc.frames(...size))")
            for size, own, other in zip(batch, found, self.evaluated(path, batch, arguments)):
                if not own["isExact"]:
                    continue
                known += 1
                if own["frames"] != other:
                    different += 1
                    if different < 4:
                        where = next(i for i, pair in enumerate(zip(own["frames"], other)) if pair[0] != pair[1])
                        print(f"  {path.name} at {size}: view {where}: {own['frames'][where]}, layc eval has {other[where]}")
        self.expect(different == 0, f"{path.name}: {different} of {known} sizes differ from layc eval")
        print(f"{path.name} {' '.join(arguments)}: {known} of {len(sizes)} sizes known, {different} differ; {page.stat().st_size} bytes")
        self.expect(not tab.problems(), f"{path.name}: {tab.problems()[:2]}")
        return known

    def variants(self, count):
        """Each state, direction, text size and language is chosen by hand; its frames are those of `layc eval` with the same choice."""
        folder = self.folder / "strings"
        for language, text in (("en", "Sign in"), ("de", GERMAN)):
            (folder / f"{language}.lproj").mkdir(parents=True)
            (folder / f"{language}.lproj/Localizable.strings").write_text(f'"Sign in" = "{text}";\n', encoding="utf-8")
        path, page = self.page(VARIANTS, "--both-directions", "--strings", str(folder))
        german = self.folder / "German.lay"
        german.write_text(VARIANTS.replace("Sign in", GERMAN), encoding="utf-8")
        tab = self.tab(page)
        variants = tab.value("layc.data.variants.map(({ state, direction, textSize, language }) => ({ state: state ?? 'base', direction, textSize, language: language ?? 'base' }))")
        selects = tab.value("[...document.querySelectorAll('#variants select')].map((select) => [select.parentElement.textContent.split(' ')[0], [...select.options].map(({ value }) => value)])")
        names = [name for name, _ in selects]
        self.expect(names == ["State", "Direction", "Text", "Language"], f"choices of the page: {names}")
        chance = random.Random(11)
        seen = set()
        for variant in variants:
            for place, name in enumerate(("state", "direction", "textSize", "language")):
                tab.value(f"(() => {{ const select = document.querySelectorAll('#variants select')[{place}]; select.value = {json.dumps(variant[name])}; select.dispatchEvent(new Event('change')); }})()")
            shown = tab.value("[...document.querySelectorAll('#variants select')].map(({ value }) => value)")
            self.expect(shown == list(variant.values()), f"{list(variant.values())} was chosen, {shown} is shown")
            sizes = [[str(chance.randint(320, 600)), str(chance.randint(480, 900))] for _ in range(count)]
            found = tab.value(f"({json.dumps(sizes)}).map((size) => layc.frames(...size))")
            arguments = ["--direction", variant["direction"], "--text-size", variant["textSize"]]
            if variant["state"] != "base":
                arguments += ["--state", variant["state"]]
            own = [each["frames"] for each in found]
            expected = self.evaluated(german if variant["language"] == "de" else path, sizes, arguments)
            self.expect(all(each["isExact"] for each in found), f"{variant}: not all frames are known")
            self.expect(own == expected, f"{variant}: frames differ from layc eval")
            seen.add(json.dumps(own))
        self.expect(len(seen) == len(variants), "variants that must differ have the same frames")
        tab.wait("location.hash.includes('lang=') || location.hash.includes('state=')")
        self.expect(not tab.problems(), f"variants: {tab.problems()[:2]}")
        self.shots_of(tab, "variants")
        _, alone = self.page(VARIANTS, "--state", "base", "--text-size", "large")
        growth = (page.stat().st_size - alone.stat().st_size) / (len(variants) - 1) / alone.stat().st_size
        print(f"{len(variants)} variants: {page.stat().st_size} bytes, one alone {alone.stat().st_size}: {100 * growth:.1f} % for each further one")
        self.expect(growth <= 0.2, f"each further variant adds {100 * growth:.1f} %")

    def sizes(self, ranges, breaks, count):
        chance = random.Random(7)
        number = lambda text: float(eval_fraction(text))
        (low_w, low_h), (high_w, high_h) = [[number(length) for length in corner] for corner in ranges[0]]
        sizes = []
        for axis in (0, 1):
            points = breaks[axis] if self.options.thorough else chance.sample(breaks[axis], min(60, len(breaks[axis])))
            for point in points:
                for length in neighbours(point):
                    other = str(chance.randint(int((low_h, low_w)[axis]), int((high_h, high_w)[axis])))
                    size = [length, other] if axis == 0 else [other, length]
                    if low_w <= float(size[0]) <= high_w and low_h <= float(size[1]) <= high_h:
                        sizes.append(size)
        for _ in range(count):
            size = [chance.randint(int(low_w), int(high_w)), chance.randint(int(low_h), int(high_h))]
            # One in ten with a fraction, inside of the range.
            words = [str(each) for each in size]
            if chance.random() < 0.1 and size[0] < high_w:
                words[0] += chance.choice([".5", ".25", ".1", ".333"])
            sizes.append(words)
        return sizes

    def evaluated(self, path, sizes, arguments):
        command = [self.options.layc, "eval", str(path), "--format", "json", *arguments]
        for width, height in sizes:
            command += ["--size", f"{width}x{height}"]
        answer = json.loads(subprocess.run(command, capture_output=True, text=True).stdout)
        layouts = answer if isinstance(answer, list) else answer.get("layouts", [answer])
        names = ("x", "y", "width", "height")
        return [[[view["frame"][name] for name in names] for view in layout["views"]] for layout in layouts]

    # What people do

    def handles(self):
        _, page = self.page(SPLIT)
        tab = self.tab(page)
        self.expect(tab.size() == "480x667", f"begins at {tab.size()}")
        zoom = tab.value("document.querySelector('#picture').getBoundingClientRect().width / 480")
        # Whole pixels: Firefox has no other pointer events.
        pixels = round(100 * zoom)
        width = 480 + round(pixels / zoom)
        tab.drag("#handle-width", pixels, 0)
        self.expect(tab.size() == f"{width}x667", f"dragged to {tab.size()}")
        tab.drag("#handle-width", (443 - width) * tab.value("document.querySelector('#picture').getBoundingClientRect().width") / width, 0)
        self.expect(tab.size() == "440x667", f"snapped to {tab.size()}")
        status = tab.value("document.querySelector('#status').textContent")
        self.expect("proved" in status and "exact" in status, status)
        tab.value("document.querySelector('#handle-width').focus()")
        tab.key("ArrowLeft")
        status = tab.value("document.querySelector('#status').textContent")
        self.expect(tab.size() == "439x667" and "conflict" in status and "nearest known size" in status, f"{tab.size()}: {status}")
        self.shots_of(tab, "split-conflict")
        tab.key("ArrowRight", shift=True)
        self.expect(tab.size() == "449x667", f"stepped to {tab.size()}")
        tab.key("[")
        self.expect(tab.size() == "440x667", f"leapt to {tab.size()}")
        tab.key("End")
        tab.key("ArrowUp")
        self.expect(tab.size() == "1366x666", f"ended at {tab.size()}")
        tab.key("Home")
        self.expect(tab.size() == "320x666", f"began at {tab.size()}")
        words = tab.value("layc.breakpoints(0).map((each) => each.join(': ')).join('; ')")
        self.expect("440: conflict below (sidebar, content)" in words, words)
        ticks = tab.value("[...document.querySelectorAll('#ruler-across .break')].map((mark) => [mark.getAttribute('aria-label'), mark.querySelector('.words')?.textContent])")
        self.expect(ticks == [["width 440: conflict below (sidebar, content)", "440: conflict below (sidebar, content)"]], f"breakpoints on the ruler: {ticks}")
        entry = tab.value("document.querySelector('#breaks button').innerText")
        self.expect(entry.split("\n") == ["width 440: conflict below (sidebar, content)", "Split.lay:11:5"], f"a breakpoint in the list: {entry!r}")
        tab.click("#problems button")
        self.expect(float(tab.size().split("x")[0]) < 440, f"the problem is at {tab.size()}")
        fills = tab.value("[...document.querySelectorAll('#map .status')].map((area) => getComputedStyle(area)).map(({ fill, fillOpacity }) => [fill, fillOpacity])")
        self.expect(all(opacity == "1" for _, opacity in fills) and len({fill for fill, _ in fills}) > 1, f"areas of the map: {fills}")
        current = tab.value("document.querySelector('#problems button').getAttribute('aria-current')")
        self.expect(current == "true", "the problem is not marked at its size")
        self.expect(not tab.problems(), f"handles: {tab.problems()[:2]}")

    def laid_out(self):
        """A size that was laid out without a proof has its own frames, and no other size is named."""
        path, page = self.page(STEPS)
        tab = self.tab(page)
        status = tab.value("document.querySelector('#status').textContent")
        self.expect("those of layc eval at this size" in status and "nearest" not in status, f"at a size that was laid out: {status}")
        self.expect(not tab.value("document.querySelector('#stage').classList.contains('near')"), "a size that was laid out is marked as another one")
        own = tab.value("layc.frames('300', '300')")
        self.expect(not own["isNear"] and own["frames"] == self.evaluated(path, [["300", "300"]], [])[0], f"frames of steps: {own}")
        tab.value("layc.resize(301, 300)")
        status = tab.value("document.querySelector('#status').textContent")
        self.expect("nearest known size, 300 × 300" in status, f"beside a size that was laid out: {status}")
        self.expect(tab.value("document.querySelector('#stage').classList.contains('near')"), "another size is not marked")
        self.expect(not tab.problems(), f"laid out: {tab.problems()[:2]}")

    def devices(self):
        """A page with a device begins at its size, and has all sizes of the file, of which none is called proved unless it was checked."""
        path, page = self.page(SPLIT, "--device", "iPhone 17")
        tab = self.tab(page)
        self.expect(tab.size() == "402x874", f"a page of a device begins at {tab.size()}")
        shown = tab.value("document.querySelector('#device').selectedOptions[0].textContent")
        self.expect(shown == "iPhone 17, portrait 402×874", f"the device shown is {shown}")
        problems = tab.value("document.querySelector('#problems').textContent")
        self.expect("[L0501]" in problems or "L0501" in problems, f"problems of the other sizes: {problems}")
        ranges = tab.value("layc.data.ranges")
        self.expect(ranges == [[[320, 320], [1366, 1366]]], f"the sizes of a page with a device: {ranges}")
        own = tab.value("layc.frames('402', '874')")
        self.expect(own["frames"] == self.evaluated(path, [], ["--device", "iPhone 17"])[0], "frames differ from those of the device")
        words = tab.value("document.querySelector('#variants').textContent")
        self.expect("Safe area of iPhone 17, portrait, at every size: 62, 0, 34, 0" in words, f"said about the safe area: {words}")
        # A layout that declares no sizes is checked at the size of the device alone.
        _, page = self.page(SPLIT.replace("  sizes 320x320 ... 1366x1366\n", "").replace("Split", "Free"), "--device", "iPhone 17 landscape")
        tab = self.tab(page)
        said = tab.value("['#problems', '#legend'].map((part) => document.querySelector(part).textContent).join(' ')")
        self.expect("None at the sizes that were checked." in said and "not checked" in said, f"a layout without sizes: {said}")
        tab.value("layc.resize(500, 500)")
        status = tab.value("document.querySelector('#status').textContent")
        self.expect("not checked" in status, f"a size that was not checked: {status}")

    def scrolling(self):
        """The content of a scroll view is seen within it alone, and its bar says that there is more."""
        _, page = self.page(SCROLLS)
        tab = self.tab(page)
        zoom = tab.value("document.querySelector('#picture').getBoundingClientRect().width / 300")

        def view_at(x, y):
            return tab.value(
                "(() => { const b = document.querySelector('#picture').getBoundingClientRect();"
                f" const hit = document.elementFromPoint(b.x + {x * zoom}, b.y + {y * zoom})?.closest('[data-view]');"
                " return hit ? Number(hit.dataset.view) : -1; })()")

        names = tab.value("layc.data.views.map(({ name }) => name)")
        inside, outside, note = view_at(50, 150), view_at(50, 230), view_at(50, 350)
        self.expect(inside >= 0 and names[inside] == "long", f"the content of the scroll view is not in it: {inside}")
        self.expect(outside < 0 or names[outside] != "long", "the content of the scroll view is drawn below it")
        self.expect(note >= 0 and names[note] == "note", "the content of the scroll view covers what is below it")
        bars = tab.value("[...document.querySelectorAll('#views .bar')].map((bar) => Number(bar.getAttribute('height')))")
        # 200 of the 1000 points of the content, not of the 900 of its subview.
        self.expect(bars == [40], f"the bars of the scroll view have lengths {bars}")
        self.shots_of(tab, "scroll")
        tab.value("(() => { const s = document.querySelector('#style'); s.value = 'blueprint'; s.dispatchEvent(new Event('change')); })()")
        below = view_at(50, 230)
        self.expect(below >= 0 and names[below] == "long", "a blueprint does not show the whole content")
        self.expect(not tab.problems(), f"scrolling: {tab.problems()[:2]}")

    def pictures(self):
        """Pictures beside the file are at the places that `layc render` gives them, at every size; the browser reads them."""
        (self.folder / "logo@2x.png").write_bytes(png(80, 40, bytes([200, 30, 60])))
        (self.folder / "large.png").write_bytes(png(700, 700, random.Random(3).randbytes(700 * 700 * 3)))
        path, page = self.page(PICTURES)
        tab = self.tab(page)
        for width in ("400", "351", "500"):
            tab.value(f"layc.resize({width}, 900)")
            found = tab.value("[...document.querySelectorAll('#views image')].map((image) => ['x', 'y', 'width', 'height'].map((name) => Number(image.getAttribute(name))))")
            drawn = self.drawn(path, f"{width}x900")
            same = len(found) == len(drawn) == len(MODES) + 1 and all(abs(a - b) < 0.002 for own, other in zip(found, drawn) for a, b in zip(own, other))
            self.expect(same, f"pictures at {width}: {found}, layc render has {drawn}")
        sizes = tab.value("Promise.all([...document.querySelectorAll('#views image')].map(async ({ href }) => { const image = new Image(); image.src = href.baseVal; await image.decode(); return [image.naturalWidth, image.naturalHeight]; }))")
        self.expect(sizes == [[80, 40]] * (len(MODES) + 1), f"the browser reads {sizes}")
        self.expect(tab.value("document.querySelectorAll('#views [data-view] > circle').length") == 2, "a picture without room or file is no placeholder")
        words = tab.value("document.querySelector('#picture-problems')?.textContent")
        self.expect(words and "large.png' is not shown: the pictures of a page have at most 1000000 bytes" in words, f"said about a large picture: {words}")
        kept = tab.value("(() => { const first = document.querySelector('#views image'); layc.resize(444, 950); return first === document.querySelector('#views image'); })()")
        self.expect(kept, "a picture is read again at each size")
        self.expect(not tab.problems(), f"pictures: {tab.problems()[:2]}")
        self.shots_of(tab, "pictures")

    def drawn(self, path, size):
        """The boxes of the pictures that `layc render` draws, in their views."""
        command = [self.options.layc, "render", str(path), "--format", "svg", "--size", size]
        text = subprocess.run(command, capture_output=True, text=True).stdout
        found = []
        for name, words in re.findall(r'<use href="#i0"(?: transform="(matrix|translate)\(([^)]*)\)")?', text):
            numbers = [float(number) for number in words.split()]
            scale = [numbers[0], numbers[3]] if name == "matrix" else [1, 1]
            found.append([*numbers[-2:], *scale])
        return found

    def mockup(self):
        """The page draws what `layc render` draws: titles, stand-ins, the keyboard and the device; a blueprint names every view."""
        _, page = self.page(CONTROLS, "--device", "iPhone 17", "--keyboard", "336")
        tab = self.tab(page)
        words = tab.value("[...document.querySelectorAll('#views text')].map((text) => text.textContent)")
        self.expect([word for word in words if word in ("Day", "Week", "Month")] == ["Day", "Week", "Month"], f"titles of segments: {words}")
        self.expect("hero" in words and "370 × 120 scaleAspectFit" in words, f"words on a picture: {words}")
        self.expect("9:41" in words, f"the status bar: {words}")
        parts = tab.value("['.bezel', '.camera', '.unsafe', '.keyboard', '.outline'].map((name) => document.querySelectorAll(`#views ${name}`).length)")
        # Outlines: of the button without a title, of the dot, and of the inner view, whose superview has none.
        self.expect(parts == [1, 1, 1, 1, 3], f"outline, camera, safe area, keyboard and edges of views: {parts}")
        tab.click("#picture")
        self.expect(tab.value("!!document.querySelector('#selected bdi')"), "the chrome takes the clicks")
        self.shots_of(tab, "controls")
        tab.value("layc.resize(400, 874)")
        parts = tab.value("['.bezel', '.camera', '.unsafe'].map((name) => document.querySelectorAll(`#views ${name}`).length)")
        self.expect(parts == [0, 0, 1], f"outline, camera and safe area at another size: {parts}")
        tab.value("(() => { const s = document.querySelector('#style'); s.value = 'blueprint'; s.dispatchEvent(new Event('change')); })()")
        names = tab.value("[...document.querySelectorAll('#views .name')].map((name) => name.textContent.split(' ')[0]).sort()")
        self.expect(names == ["box", "days", "dot", "empty", "go", "hero", "inner"], f"names of a blueprint: {names}")
        self.expect(tab.value("document.querySelectorAll('#views .leader').length") == 1, "the name of a small view has no line")
        tab.click("#dark")
        back = tab.value("[document.querySelector('#views .screen').getAttribute('fill'), getComputedStyle(document.querySelector('#views .name')).fill]")
        self.expect(back == ["#111418", "rgb(243, 244, 246)"], f"a dark blueprint: {back}")
        self.shots_of(tab, "controls-blueprint")
        self.expect(not tab.problems(), f"mockup: {tab.problems()[:2]}")

    # Blueprints

    def blueprint(self):
        """Lines of constraints, guides, baselines and ghosts are those of `layc render --style blueprint`, at every size."""
        chance = random.Random(5)
        compared = 0
        cases = [
            (FORMS, []), (FORMS, ["--direction", "rtl"]), (OPEN, []), (SPLIT, []), ("Samples/Gallery/Player.lay", ["--state", "open"]),
            ("Samples/Gallery/Form.lay", []), ("Samples/Gallery/SplitView.lay", ["--direction", "rtl"]),
            ("Samples/Gallery/Chat.lay", ["--device", "iPhone 17"]),
        ]
        for source, arguments in cases:
            path, page = self.page(source, *arguments)
            tab = self.tab(page, "#style=blueprint")
            (low_w, low_h), (high_w, high_h) = tab.value("layc.data.ranges[0]")
            sizes = [[chance.randint(low_w, high_w), chance.randint(low_h, high_h)] for _ in range(6)]
            sizes += tab.value("layc.data.variants[0].samples.map((sample) => sample[0])")[:4]
            device = arguments[:1] == ["--device"]
            for width, height in [tab.value("layc.data.size")] if device else sizes:
                if tab.value(f"layc.frames('{width}', '{height}').isNear"):
                    continue
                tab.value(f"layc.resize('{width}', '{height}')")
                drawn = blueprint_of(self.svg(path, ["--style", "blueprint", *arguments] + ([] if device else ["--size", f"{width}x{height}"])))
                for name, own in self.blueprint_parts(tab).items():
                    same = len(own) == len(drawn[name]) and all(like(a, b) for a, b in zip(sorted(own), sorted(drawn[name])))
                    self.expect(same, f"{path.name} {arguments} at {width}x{height}: {name}: {sorted(own)}, layc render has {sorted(drawn[name])}")
                    compared += len(own)
            self.expect(not tab.problems(), f"blueprint of {path.name}: {tab.problems()[:2]}")
        print(f"{compared} lines, guides, baselines and ghosts of blueprints compared with layc render")
        self.expect(compared > 500, f"only {compared} parts of blueprints were compared")

    def blueprint_parts(self, tab):
        lines = tab.value("layc.lines().map(({ axis, from, to, low, high, label, state }) => label ? [axis, from, to, state] : [axis, from, low, high, 'aligned'])")
        guides = tab.value("[...document.querySelectorAll('#views .guide title')].map((title) => [title.textContent])")
        baselines = tab.value("[...document.querySelectorAll('#views .baseline')].map((line) => line.getAttribute('d').slice(1).split(/[ h]/).map(Number))")
        ghosts = tab.value("[...document.querySelectorAll('#views .ghost')].map((ghost) => [ghost.querySelector('title').textContent, ghost.querySelectorAll('rect').length])")
        return {"lines": lines, "guides": guides, "baselines": baselines, "ghosts": ghosts}

    def svg(self, path, arguments):
        command = [self.options.layc, "render", str(path), "--format", "svg", *arguments]
        return subprocess.run(command, capture_output=True, text=True).stdout

    def labels(self, tab):
        """The labels in the picture, of lines that are not faint."""
        return sorted(tab.value("[...document.querySelectorAll('#views .value')].map((label) => label.textContent)"))

    def constraints(self):
        """Labels have the slack of constraints and the sums of conflicts; dragging, selecting and the boxes of layers change what is drawn."""
        path, page = self.page(SPLIT)
        tab = self.tab(page, "#style=blueprint")
        self.expect(self.labels(tab) == ["200", "280 ≥ 240"], f"labels at 480: {self.labels(tab)}")
        zoom = tab.value("document.querySelector('#picture').getBoundingClientRect().width / 480")
        tab.drag("#handle-width", round(100 * zoom), 0)
        width = int(tab.value("document.querySelector('#width').value"))
        self.expect(width > 520 and self.labels(tab) == ["200", f"{width - 200} ≥ 240"], f"labels after dragging to {width}: {self.labels(tab)}")
        tab.value("layc.resize(440, 500)")
        self.expect(self.labels(tab) == ["200", "≥ 240"], f"labels at a limit: {self.labels(tab)}")
        # Sizes that were laid out, and others, at which the frames are those of another size.
        samples = tab.value("layc.data.variants[0].samples.map((sample) => sample[0])")
        found = [size for size in samples if size[0] < 440]
        for width, height in found[:2] + [[439, 500], [401, 1001], [320, 700]]:
            tab.value(f"layc.resize('{width}', '{height}')")
            said = subprocess.run([self.options.layc, "eval", str(path), "--size", f"{width}x{height}"], capture_output=True, text=True).stderr
            why = re.search(r"why: (.*) is \d+, which is \d+ more than (\d+)", said)
            sums = tab.value("[...document.querySelectorAll('#views .broken .value')].map((label) => label.textContent)")
            self.expect(why and sums == [f"{why[1]} > {why[2]}"], f"the sum at {width}x{height}: {sums}, layc eval says {why and why[0]}")
        colour = tab.value("getComputedStyle(document.querySelector('#views .broken .line')).stroke")
        self.expect(colour == "rgb(198, 40, 40)", f"a broken constraint is {colour}")
        states = tab.value("layc.lines().map(({ state }) => state).filter((state) => state === 'conflicting').length")
        self.expect(states >= 2, f"{states} more constraints conflict")
        self.expect(not tab.problems(), f"constraints: {tab.problems()[:2]}")
        self.layers()

    def layers(self):
        _, page = self.page(FORMS)
        tab = self.tab(page, "#w=400&h=600")
        self.expect(tab.value("document.querySelector('#show').hidden && !document.querySelector('#views .dimension')"), "a mockup has layers of a blueprint")
        tab.value("(() => { const s = document.querySelector('#style'); s.value = 'blueprint'; s.dispatchEvent(new Event('change')); })()")
        labels = self.labels(tab)
        for label in ("300 ≠ 500", "= 0.5 × root.width − 10", "120 ≠ half.width", "148 ≥ 10", "12 ≥ 0", "≤ 300"):
            self.expect(label in labels, f"no label {label}: {labels}")
        boxes = tab.value("[...document.querySelectorAll('#show input')].map(({ value, checked }) => [value, checked])")
        self.expect(boxes == [[name, name != "hidden"] for name in ("constraints", "guides", "baselines", "safe-area", "ids", "hidden")], f"layers: {boxes}")
        counts = lambda: tab.value(
            "[new Set([...document.querySelectorAll('#views .dimension')].map((line) => line.dataset.constraint)).size,"
            " ...['.guide', '.baseline', '.name'].map((part) => document.querySelectorAll(`#views ${part}`).length)]")
        before = counts()
        self.expect(all(before), f"parts of a blueprint: {before}")
        # By the keyboard alone.
        tab.value("document.querySelector('#show input').focus()")
        tab.key("Space")
        tab.key("Tab")
        tab.key("Space")
        after = counts()
        self.expect(after[:2] == [0, 0] and after[2:] == before[2:], f"without constraints and guides: {after}")
        tab.wait("location.hash.includes('show=')")
        self.expect("show=baselines%2Csafe-area%2Cids" in tab.value("location.hash"), f"the layers in the URL: {tab.value('location.hash')}")
        tab.reload()
        tab.wait("document.readyState === 'complete' && !!window.layc && !!document.querySelector('#views .name')")
        self.expect(counts() == after, f"reloading shows {counts()}")
        for place in (2, 3, 4):
            tab.value(f"document.querySelectorAll('#show input')[{place}].click()")
        self.expect(counts() == [0, 0, 0, 0], f"nothing shows {counts()}")
        tab.wait("location.hash.includes('show=nothing')")
        for place in range(5):
            tab.value(f"document.querySelectorAll('#show input')[{place}].click()")
        self.expect(counts() == before, f"all layers show {counts()}")
        tab.wait("!location.hash.includes('show=')")
        tab.value("document.querySelectorAll('#show input')[5].click()")
        hidden = counts()
        self.expect(hidden[0] == before[0] + 4 and hidden[3] >= before[3], f"with hidden views: {hidden}, without {before}")
        tab.value("document.querySelectorAll('#show input')[5].click(); layc.select('Forms/half'); 0")
        strong = tab.value("[...document.querySelectorAll('#views .dimension:not(.faint)')].map((line) => Number(line.dataset.constraint))")
        own = tab.value("layc.lines().filter(({ views }) => views.some((view) => layc.data.views[view]?.path === 'Forms/half')).map(({ index }) => index)")
        faint = tab.value("getComputedStyle(document.querySelector('#views .faint')).opacity")
        self.expect(own and set(strong) == set(own) and float(faint) < 0.5, f"with a view selected, {strong} are strong, and {own} are its own; others have the opacity {faint}")
        words = tab.value("document.querySelector('#selected .list').textContent")
        self.expect("not satisfied: 120 ≠ half.width" in words, f"the states of the constraints: {words}")
        self.expect(not tab.problems(), f"layers: {tab.problems()[:2]}")

    def shots_of(self, tab, name):
        tab.shot(self.shots, name)

    def state(self):
        _, page = self.page("Samples/Gallery/Player.lay")
        tab = self.tab(page, "#w=402&h=874&style=blueprint&dark=1")
        self.expect(tab.size() == "402x874", f"the URL's size is {tab.size()}")
        self.expect(tab.value("document.querySelector('#style').value") == "blueprint", "the URL's style is lost")
        sizes = tab.value("(() => { const picture = document.querySelector('#picture'); const zoom = picture.getBoundingClientRect().width / 402; return [...picture.querySelectorAll('.name')].map((name) => zoom * parseFloat(getComputedStyle(name).fontSize)); })()")
        self.expect(sizes and min(sizes) > 9.5, f"names of the blueprint have {min(sizes, default=0):.1f} pixels")
        self.shots_of(tab, "player-blueprint")
        tab.click("#dark")
        tab.value("(() => { const s = document.querySelector('#style'); s.value = 'mockup'; s.dispatchEvent(new Event('change')); })()")
        self.shots_of(tab, "player-mockup")
        tab.click("#tree [data-view='2']")
        path = tab.value("document.querySelector('#selected bdi').textContent")
        tab.wait("location.hash.includes('view=')")
        fragment = tab.value("location.hash")
        self.expect("view=" in fragment and "dark" not in fragment, fragment)
        tab.reload()
        tab.wait("document.readyState === 'complete' && !!window.layc && !!document.querySelector('#selected bdi')")
        self.expect(tab.value("document.querySelector('#selected bdi').textContent") == path, "reloading loses the selection")
        rows = tab.value("document.querySelectorAll('#selected tbody tr').length")
        why = tab.value("document.querySelectorAll('#selected tbody code').length")
        self.expect(rows == 4 and why > 0, f"{rows} rows, {why} constraints")
        tab.value("document.querySelector('#tree').children[2].focus()")
        tab.key("ArrowDown")
        self.expect(tab.value("document.activeElement.dataset.view") == "3", "the arrow does not select the next view")
        self.shots_of(tab, "player-selected")
        # New data keeps size, selection and scroll.
        tab.value("document.querySelector('aside').scrollTop = 40; layc.fail('expected a number'); 0")
        self.expect(tab.value("getComputedStyle(document.querySelector('#picture')).opacity") == "0.45", "failures do not grey the picture")
        self.shots_of(tab, "player-stale")
        kept = tab.value("(() => { layc.update(layc.data); return [document.querySelector('#width').value, document.querySelector('aside').scrollTop, document.querySelectorAll('[aria-selected=true]').length, document.querySelector('#failure').hidden]; })()")
        self.expect(kept == ["402", 40, 1, True], f"an update keeps {kept}")
        tab.click("#picture")
        self.expect(tab.value("!!document.querySelector('#selected bdi')"), "a click in the picture selects nothing")
        self.expect(not tab.problems(), f"state: {tab.problems()[:2]}")

    def hostile(self):
        _, page = self.page(HOSTILE)
        tab = self.tab(page)
        self.expect(tab.value("document.title").startswith("Evil"), "a text ran as a script")
        self.expect(tab.value("document.querySelectorAll('script, img').length") == 2, "a text became an element")
        self.expect(not tab.problems(), f"hostile: {tab.problems()[:2]}")
        self.shots_of(tab, "hostile")

    # Screenshots

    def screenshots(self):
        """The picture is pixel by pixel that of the goldens, in both styles and appearances.

        Fonts differ between machines, so no letter is compared: each text is a box of its place, its font size, its measured length and
        its colour (`BOXES`). The panels and the header, whose layout follows the fonts of the system, are left out.
        """
        cases = [
            (CONTROLS, ["--device", "iPhone 17", "--keyboard", "336"], "402", "874"), (FORMS, [], "400", "600"),
            ("Samples/SignIn.lay", [], "375", "667"),
        ]
        goldens = root / "Tests/PageTests/Screenshots"
        for source, arguments, width, height in cases:
            path, page = self.page(source, *arguments)
            for style in ("mockup", "blueprint"):
                for dark in ("", "1"):
                    tab = self.tab(page, f"#w={width}&h={height}&style={style}&dark={dark}")
                    tab.value(BOXES)
                    data = tab.call("Page.captureScreenshot", format="png", clip={"x": 0, "y": 0, "width": 420, "height": 560, "scale": 1})["data"]
                    self.compare(goldens / f"{path.stem}-{style}{'-dark' if dark else ''}.png", pixels.coarse(pixels.read(base64.b64decode(data))))
                    tab.close()

    def compare(self, golden, picture):
        """Compares a screenshot with its golden; with --update, the screenshot becomes the golden, and the check still fails."""
        own = pixels.written(*picture)
        old = golden.read_bytes() if golden.exists() else None
        count, shown = pixels.difference(picture, pixels.read(old)) if old else (1, picture)
        if not count:
            return
        self.expect(False, f"{golden.name}: {count} pixels differ" if old else f"there is no {golden.relative_to(root)}")
        if self.options.update:
            golden.parent.mkdir(exist_ok=True)
            golden.write_bytes(own)
            print(f"wrote {golden.relative_to(root)}, {len(own)} bytes: look at it, and check again without --update")
            return
        folder = root / ".build/screenshots"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / golden.name).write_bytes(own)
        (folder / f"{golden.stem}-difference.png").write_bytes(pixels.written(*shown))
        print(f"  the screenshot and the difference are in {folder.relative_to(root)}")

    # Accessibility

    def accessibility(self):
        _, page = self.page("Samples/Gallery/Player.lay")
        tab = self.tab(page)
        roles = {"button", "combobox", "textbox", "slider", "checkbox", "treeitem", "tree", "img", "image"}
        nodes = tab.call("Accessibility.getFullAXTree")["nodes"]
        nameless = [
            node["role"]["value"] for node in nodes
            if not node.get("ignored") and node.get("role", {}).get("value") in roles and not node.get("name", {}).get("value")
        ]
        self.expect(not nameless, f"without a name: {nameless}")
        found = {node.get("role", {}).get("value") for node in nodes}
        self.expect({"slider", "tree", "treeitem", "status", "heading", "main"} <= found, f"roles: {sorted(r for r in found if r)}")
        self.contrast(tab)
        tab = self.tab(page, "#style=blueprint")
        nodes = [node for node in tab.call("Accessibility.getFullAXTree")["nodes"] if not node.get("ignored")]
        named = [(node["role"]["value"], node.get("name", {}).get("value")) for node in nodes if node.get("role")]
        words = ["Constraints", "Guides", "Baselines", "Safe area", "Names", "Hidden views"]
        self.expect(("group", "Shown in the blueprint") in named, "the layers of a blueprint have no name as a group")
        self.expect([name for role, name in named if role == "checkbox" and name != "Dark"] == words, f"names of layers: {named}")
        self.contrast(tab)

    def breakpoints(self):
        """Breakpoints of lines are short words with short numbers, and lead to the exact lengths; values and constraints are apart."""
        _, page = self.page(SETTINGS, "--text-size", "large")
        tab = self.tab(page, "#w=400&h=3000&view=Settings/row0/title")
        found = tab.value("[...document.querySelectorAll('#breaks button')].map((button) => [button.querySelector('bdi').textContent, button.title])")
        self.expect(found and any(re.fullmatch(r"width about \d+\.\d{1,3}: row\d+\.title: 3 lines below, 2 above.*", words) for words, _ in found), f"breakpoints: {found[:3]}")
        long = [words for words, _ in found if len(words) > 110 or re.search(r"\d/\d", words)]
        self.expect(not long, f"long words of breakpoints: {long[:2]}")
        place = next(index for index, (words, _) in enumerate(found) if "about" in words)
        tab.value(f"document.querySelectorAll('#breaks button')[{place}].click()")
        self.expect(found[place][1] == f"width {tab.value('document.querySelector(`#width`).value')}", "a breakpoint does not lead to its exact length")
        lines = tab.value("document.querySelector('#selected tbody tr').innerText.split('\\n')")
        self.expect(len(lines) > 1, f"a value and its constraints run into each other: {lines}")
        self.expect(not tab.problems(), f"breakpoints: {tab.problems()[:2]}")

    def reached(self):
        """The parts are reached by the key Tab alone, in the order in which they are read."""
        _, page = self.page("Samples/Gallery/Player.lay")
        tab = self.tab(page)
        tab.value("document.activeElement.blur()")
        order = []
        for _ in range(30):
            tab.key("Tab")
            order.append(tab.value("document.activeElement.id || document.activeElement.closest('[id]')?.id || ''"))
        expected = ["width", "height", "device", "previous", "next", "style", "dark", "handle-width", "handle-height"]
        places = [order.index(each) if each in order else -1 for each in expected]
        self.expect(-1 not in places and places == sorted(places), f"focus order: {order}")
        self.expect("tree" in order, f"the list of views is not reached: {order}")

    def contrast(self, tab):
        low = tab.value(CONTRAST)
        self.expect(not low, f"too little contrast: {low[:5]}")

    def printing(self):
        _, page = self.page(SPLIT)
        tab = self.tab(page)
        data = tab.printed()
        pages = len(re.findall(rb"/Type\s*/Page\b", unpacked(data)))
        self.expect(1 <= pages <= 4, f"printed on {pages} pages")
        if self.shots:
            (self.shots / "print.pdf").write_bytes(data)

    def markup(self):
        pages = [self.page(SPLIT)[1], self.page(CONTROLS, "--device", "iPhone 17", "--keyboard", "336")[1], self.page(SETTINGS, "--text-size", "large")[1], self.page(HOSTILE)[1]]
        problems = markup.markup_problems((page.name, page) for page in pages)
        self.expect(not problems, f"markup: {(problems or [])[:5]}")

    def budget(self):
        """A page of a hundred views has at most 150 kB."""
        _, page = self.page(HUNDRED)
        size = page.stat().st_size
        print(f"a page of 100 views: {size} bytes")
        self.expect(size <= 150_000, f"a page of 100 views has {size} bytes")
        # Titles that wrap, findings at some sizes, and text sizes.
        path, alone = self.page(SETTINGS, "--text-size", "large")
        size = alone.stat().st_size
        self.expect(size <= 150_000, f"a page of 97 views with titles that wrap has {size} bytes")
        chosen = [word for name in ("xSmall", "large", "xxxLarge", "accessibility5") for word in ("--text-size", name)]
        _, page = self.page(SETTINGS, *chosen)
        growth = (page.stat().st_size - size) / 3 / size
        print(f"a page of 97 views with titles that wrap: {size} bytes, {100 * growth:.1f} % for each further text size")
        self.expect(growth <= 0.2, f"each further text size adds {100 * growth:.1f} %")
        tab = self.tab(page)
        self.expect(tab.value("document.querySelector('#data').type") == "application/zlib", "the data of a large page are not compressed")
        self.expect(tab.value("layc.frames('390', '3000').frames") == self.evaluated(path, [["390", "3000"]], ["--text-size", "xSmall"])[0], "frames of compressed data differ")
        self.expect(not tab.problems(), f"compressed data: {tab.problems()[:2]}")

    def room(self):
        """Variants for which a page has no room are named by the page and by the command."""
        views = "".join(
            f"  view v{i}: Label {{ text = \"A label with a text of its own, number {i}\"; font = body; lines = 0; .leading == superview.leading + {i % 9};"
            f" .trailing == superview.trailing - {i % 7}; .top == {'superview.top' if i == 0 else f'v{i - 1}.bottom + 2'} }}\n" for i in range(900))
        path = self.folder / "Room.lay"
        path.write_text(f"layout Room(390x90000) {{\n  sizes 388x90000 ... 392x90001, text xSmall ... accessibility5\n\n{views}}}\n", encoding="utf-8")
        out = self.folder / "room.html"
        done = subprocess.run([self.options.layc, "render", str(path), "-o", str(out)], capture_output=True, text=True)
        said = re.search(r"left out (\d+) of 12 variants, since the page would be too large: (.*)", done.stderr)
        size = out.stat().st_size
        self.expect(size <= 2_000_000, f"a page of 900 views has {size} bytes")
        tab = self.tab(out)
        words = tab.value("document.querySelector('#variants').textContent")
        self.expect(said and f"{said[1]} more variants are not in this page" in words and "accessibility5" in said[2], f"the command says {done.stderr[-300:]}, the page {words}")

    def figures(self):
        """Milliseconds until the first picture of a page, and for one step of a handle."""
        table = ["| | median | 95 % |", "|:-|-:|-:|"]
        for words, source, arguments in (("100 labels", HUNDRED, []), ("97 views with titles that wrap", SETTINGS, ["--text-size", "large"])):
            _, page = self.page(source, *arguments)
            for style in ("mockup", "blueprint"):
                opened = [self.opened(page, style) for _ in range(21)]
                steps = self.steps(page, style)
                rows = [("open the page, until the first picture", opened), ("drag by one point: the script with the layout", [step[0] for step in steps]), ("the same until the next frame is painted", [step[1] for step in steps])]
                table += [f"| {words}, {style}: {name} | {middle(times):.0f} ms | {most(times):.0f} ms |" for name, times in rows]
        print(*table, sep="\n")
        self.browser.close()
        shutil.rmtree(self.folder, ignore_errors=True)
        return 0

    def opened(self, page, style):
        tab = self.browser.tab()
        tab.call("Page.addScriptToEvaluateOnNewDocument", source=PAINTED)
        tab.open(f"file://{page}#style={style}")
        tab.wait("window.painted.length")
        time_taken = tab.value("window.painted[0]")
        tab.close()
        return time_taken

    def steps(self, page, style):
        tab = self.tab(page, f"#style={style}")
        return tab.value("""(async () => {
          const times = [];
          const [width, height] = ['#width', '#height'].map((input) => Number(document.querySelector(input).value));
          for (let step = 1; step <= 60; step += 1) {
            await new Promise((done) => requestAnimationFrame(done));
            const start = performance.now();
            layc.resize(width + step, height);
            document.body.getBoundingClientRect();
            const script = performance.now() - start;
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            times.push([script, performance.now() - start]);
          }
          return times;
        })()""")

    def run(self):
        start = time.time()
        self.handles()
        self.laid_out()
        self.devices()
        self.state()
        self.scrolling()
        self.pictures()
        self.mockup()
        self.blueprint()
        self.constraints()
        self.hostile()
        self.reached()
        self.breakpoints()
        if self.browser.name == "chromium":
            self.accessibility()
            self.screenshots()
            self.markup()
            self.budget()
        self.printing()
        self.variants(20)
        sources = ["Samples/Gallery/Player.lay", "Samples/Gallery/SplitView.lay", "Samples/SpringsAndStruts.lay"]
        each = self.options.sizes // 6
        known = self.frames(SPLIT, each)
        for source in sources:
            known += self.frames(source, each)
        known += self.frames("Samples/Gallery/Form.lay", each, "--scale", "3")
        # Its breakpoints are fractions.
        known += self.frames(SETTINGS, each, "--text-size", "large")
        if self.options.thorough:
            self.room()
        self.expect(known > self.options.sizes // 2, f"only {known} sizes are known")
        self.browser.close()
        shutil.rmtree(self.folder, ignore_errors=True)
        print(f"{len(self.failures)} failures in {time.time() - start:.0f} s")
        return 1 if self.failures else 0


def blueprint_of(svg):
    """The dimension lines, guides, baselines and ghosts of a blueprint that `layc render` has drawn."""
    name = lambda tag: f"{{http://www.w3.org/2000/svg}}{tag}"
    screen = ElementTree.fromstring(svg).find(f"{name('g')}[@class='screen']")
    states = {"#1f2937": "binding", "#626c7d": "slack", "#b45309": "unmet", "#c94444": "conflicting", "#c62828": "broken"}
    groups = [(group, group.find(name("title"))) for group in screen.iter(name("g"))]
    titled = [(title.text, list(group)[1:]) for group, title in groups if title is not None]
    guides = [[title] for title, shapes in titled if shapes and shapes[0].get("stroke-dasharray") == "6 2 1 2"]
    # A box is one shape; an arrow is a shaft with a head.
    ghosts = [[title, len(shapes) if " = " in title else 0] for title, shapes in titled if re.search(r" = |has no (lower|upper) limit$", title)]
    baselines = []
    for path in screen.iter(name("path")):
        if path.get("stroke-dasharray") == "1 2":
            x, y, _, length = stroke_of(path)
            baselines.append([x, y, length])
    # The lines are in the last group with a clip.
    strokes = [(*stroke_of(path), path) for path in [group for group, _ in groups if group.get("clip-path")][-1].findall(name("path"))]
    lines = []
    while strokes:
        x, y, way, length, path = strokes.pop(0)
        if path.get("stroke") == "#0072b2":
            axis = 0 if way == "v" else 1
            lines.append([axis, (x, y)[axis], (y, x)[axis], (y, x)[axis] + length, "aligned"])
        else:
            # The strokes at its ends say along which axis it lies.
            axis = 0 if strokes[0][2] == "v" else 1
            lines.append([axis, (x, y)[axis], (x, y)[axis] + length, states[path.get("stroke")]])
            del strokes[:2]
    return {"lines": lines, "guides": guides, "baselines": baselines, "ghosts": ghosts}


def stroke_of(path):
    """The start, the direction and the length of a line along an axis."""
    found = re.fullmatch(r"m([-\d.]+) ([-\d.]+)(?:([hv])([-\d.]+)|z)?", path.get("d"))
    return float(found[1]), float(found[2]), found[3], float(found[4] or 0)


def like(one, other):
    """True if lists have the same texts, and numbers that differ by rounding alone."""
    return len(one) == len(other) and all(abs(a - b) < 0.002 if isinstance(a, (int, float)) and isinstance(b, (int, float)) else a == b for a, b in zip(one, other))


def middle(times):
    return sorted(times)[len(times) // 2]


def most(times):
    """The time that one of twenty exceeds."""
    return sorted(times)[len(times) * 95 // 100]


def unpacked(pdf):
    """The bytes of a PDF with those of its compressed streams."""
    parts = [pdf]
    for found in re.finditer(rb"stream\r?\n", pdf):
        try:
            parts.append(zlib.decompressobj().decompress(pdf[found.end() :]))
        except zlib.error:
            pass
    return b"\n".join(parts)


def neighbours(point):
    """The lengths at a breakpoint and a point beside it; of a fraction, which no option has, the decimals next to it."""
    if "/" in point:
        numerator, denominator = map(int, point.split("/"))
        below = numerator * 1000 // denominator
        return [f"{thousandths // 1000}.{thousandths % 1000:03}" for thousandths in (below - 1000, below, below + 1, below + 1001)]
    if "." in point:
        return [str(float(point) + step) for step in (-1, 0, 1)]
    return [str(int(point) + step) for step in (-1, 0, 1)]


def eval_fraction(text):
    if isinstance(text, str) and "/" in text:
        numerator, denominator = text.split("/")
        return int(numerator) / int(denominator)
    return float(text)


# Notes the milliseconds since the start of the navigation at which a picture has been painted.
PAINTED = """
window.painted = [];
new MutationObserver(() => {
  if (!document.querySelector('#views > *') || window.isPainting) return;
  window.isPainting = true;
  requestAnimationFrame(() => setTimeout(() => window.painted.push(performance.now())));
}).observe(document, { childList: true, subtree: true });
"""

# Gives the picture a room that does not follow the fonts of the header, and draws each text in it as a box: its length is what was measured,
# or three fifths of the font size for each letter.
BOXES = """
(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    #stage { position: fixed; left: 0; top: 0; width: 420px; height: 560px; overflow: hidden; z-index: 9; }
    #picture { box-shadow: none; }
    .texts { opacity: 0.7; }`);
  document.adoptedStyleSheets = [sheet];
  dispatchEvent(new Event('resize'));
  for (const text of document.querySelectorAll('#stage text')) {
    const style = getComputedStyle(text);
    const size = parseFloat(style.fontSize);
    const length = parseFloat(text.getAttribute('textLength')) || [...text.textContent].length * size * 0.6;
    const anchor = style.textAnchor === 'middle' ? 0.5 : (style.textAnchor === 'end') !== (style.direction === 'rtl') ? 1 : 0;
    const box = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    const numbers = { x: (parseFloat(text.getAttribute('x')) || 0) - anchor * length, y: (parseFloat(text.getAttribute('y')) || 0) - 0.72 * size, width: length, height: 0.72 * size };
    for (const [name, value] of Object.entries(numbers)) box.setAttribute(name, value);
    for (const name of ['transform', 'fill-opacity']) if (text.hasAttribute(name)) box.setAttribute(name, text.getAttribute(name));
    box.setAttribute('fill', style.fill);
    box.setAttribute('class', 'texts');
    text.replaceWith(box);
  }
})()
"""

# Texts with less contrast than 4.5 to their background (WCAG 2.2, 1.4.3), outside of the picture.
CONTRAST = """
(() => {
  const parts = (colour) => (colour.match(/[\\d.]+/g) || []).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((c) => c / 255).map((c) => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  const back = (element) => {
    for (let e = element; e; e = e.parentElement) {
      const c = parts(getComputedStyle(e).backgroundColor);
      if (c.length === 3 || c[3] > 0.5) return c;
    }
    return [255, 255, 255];
  };
  const low = [];
  for (const element of document.querySelectorAll('header *, #status *, aside :not(svg, svg *)')) {
    const own = [...element.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (!own || !element.getClientRects().length || element.closest('option')) continue;
    const style = getComputedStyle(element);
    const [a, b] = [light(parts(style.color)), light(back(element))].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < 4.5) low.push(`${element.tagName} ${element.textContent.slice(0, 30)} ${ratio.toFixed(2)}`);
  }
  return low;
})()
"""

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--layc", default=str(root / ".build/debug/layc"))
    parser.add_argument("--sizes", type=int, default=5000)
    parser.add_argument("--thorough", action="store_true")
    parser.add_argument("--shots")
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--figures", action="store_true")
    browsers.add_browser_options(parser)
    options = parser.parse_args()
    if options.thorough:
        options.sizes = 6 * 10_000
    check = Check(options)
    sys.exit(check.figures() if options.figures else check.run())
