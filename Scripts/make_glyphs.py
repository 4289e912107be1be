#!/usr/bin/env python3
"""Writes Sources/Drawing/Glyphs/InterGlyphs.swift: the outlines of the font Inter, in three of its weights.

    apt-get install -y fonts-inter && pip install fonttools
    python3 Scripts/make_glyphs.py [folder of Inter-Regular.otf]

The outlines of the other six weights lie between these three: the script checks that they come near to those of the font.
The format of the data is described in Sources/Drawing/Glyphs/GlyphTable.swift, which reads it.
"""

import pathlib
import sys

from fontTools.pens.recordingPen import RecordingPen
from fontTools.ttLib import TTFont
from make_advances import BETWEEN, FONTS, INVISIBLE

OUTPUT = pathlib.Path(__file__).parent.parent / "Sources/Drawing/Glyphs/InterGlyphs.swift"
MASTERS = ["Regular", "Thin", "Black"]

# Font units of one unit of the data.
GRID = 2

# First and last code point of every run whose outlines are written out.
BLOCKS = [
    (0x0020, 0x007E),
    (0x00A0, 0x017F),
    (0x018F, 0x018F),
    (0x0192, 0x0192),
    (0x01A0, 0x01A1),
    (0x01AF, 0x01B0),
    (0x01CD, 0x01DC),
    (0x01E6, 0x01E7),
    (0x01FA, 0x01FF),
    (0x0218, 0x021B),
    (0x0259, 0x0259),
    (0x0384, 0x03CE),
    (0x0400, 0x045F),
    (0x0490, 0x0493),
    (0x049A, 0x049B),
    (0x04A2, 0x04A3),
    (0x04AE, 0x04B1),
    (0x04D8, 0x04D9),
    (0x04E8, 0x04E9),
    (0x1E80, 0x1E85),
    (0x1EA0, 0x1EF9),
    (0x2000, 0x2064),
    (0x20A0, 0x20BF),
    (0x2103, 0x2103),
    (0x2109, 0x2109),
    (0x2116, 0x2117),
    (0x2120, 0x2122),
    (0x2126, 0x2126),
    (0x212E, 0x212E),
    (0x2190, 0x21FF),
    (0x2200, 0x226F),
    (0x25A0, 0x25FF),
]

# How far, in font units, an outline between two weights may lie from that of the font: the 32nd part of an em.
TOLERANCE = 88

# The characters of the data: printable ASCII without the quote and the backslash.
DIGITS = [chr(code) for code in range(0x21, 0x7F) if chr(code) not in '"\\']
# The values of one character; larger ones take two, the largest four.
SHORT, LONG = 66, 91


def number(value):
    """A whole number from 0, written in one, two or four characters."""
    if value < SHORT:
        return DIGITS[value]
    value -= SHORT
    if value < (LONG - SHORT) * len(DIGITS):
        return DIGITS[SHORT + value // len(DIGITS)] + DIGITS[value % len(DIGITS)]
    base = len(DIGITS)
    assert value < base**3
    return DIGITS[LONG] + DIGITS[value // base**2] + DIGITS[value // base % base] + DIGITS[value % base]


def signed(value):
    return number(2 * value if value >= 0 else -2 * value - 1)


class Weight:
    """The outlines of one weight of the font."""

    def __init__(self, folder, name):
        font = TTFont(pathlib.Path(folder) / f"Inter-{name}.otf")
        self.cmap, self.glyphs = font.getBestCmap(), font.getGlyphSet()
        self.version, self.units = font["name"].getDebugName(5), font["head"].unitsPerEm

    def contours(self, code):
        """The contours of a character: lists of segments, each three points, with a line as a curve with equal control points."""
        pen = RecordingPen()
        self.glyphs[self.cmap[code]].draw(pen)
        found = []
        for step, points in pen.value:
            if step == "moveTo":
                found.append([("m", points[0])])
            elif step == "lineTo":
                found[-1].append(("l", points[0]))
            elif step == "curveTo":
                found[-1].append(("c", *points))
            else:
                assert step == "closePath", step
        return [closed(contour) for contour in found]


def closed(contour):
    """A contour with its last line, from the end to the start, written out."""
    if contour[-1][-1] != contour[0][1]:
        contour.append(("l", contour[0][1]))
    return contour



def aligned(contours):
    """The same contour of several weights with the same number and kinds of segments: simplified ones get empty lines back."""
    base = contours[0]
    for index in range(1, len(contours)):
        base, contours[index], inserted = merged(base, nearest_start(base, contours[index]))
        for before in range(index):
            for place in inserted:
                contours[before].insert(place, ("l", contours[before][place - 1][-1]))
    for place in range(1, len(contours[0])):
        if any(contour[place][0] == "c" for contour in contours):
            for contour in contours:
                if contour[place][0] == "l":
                    start, end = contour[place - 1][-1], contour[place][1]
                    contour[place] = ("c", between(start, end, 1 / 3), between(start, end, 2 / 3), end)
    return contours


def between(a, b, share):
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


def bounds(contours):
    """The least and greatest coordinates of the points of contours."""
    points = [point for contour in contours for step in contour for point in step[1:]]
    (left, right), (bottom, top) = ((min(values), max(values)) for values in zip(*points))
    return left, bottom, max(right - left, 1), max(top - bottom, 1)


def within(point, box):
    """A point in thousandths of a box."""
    return ((point[0] - box[0]) * 1000 / box[2], (point[1] - box[1]) * 1000 / box[3])


def nearest_start(base, contour):
    """A contour that begins with the point that corresponds to the first one of `base`."""
    choices = [contour]
    for place in range(1, len(contour) - 1):
        choices.append([("m", contour[place][-1]), *contour[place + 1 :], *contour[1 : place + 1]])
    boxes = bounds([base]), bounds([contour])
    # The start stays unless another is much better.
    costs = [
        (cost(base, choice, boxes)[0] + (100 if index else 0), index) for index, choice in enumerate(choices)
    ]
    return choices[min(costs)[1]]


def cost(a, b, boxes):
    """How badly the segments of `b` fit those of `a`, and the steps that fit best: a segment of one, the other or both."""
    firsts = [within(step[-1], boxes[0]) for step in a]
    seconds = [within(step[-1], boxes[1]) for step in b]
    rows = [[(0, "")] * len(b) for _ in a]
    for i in range(len(a)):
        for j in range(len(b)):
            if (i, j) == (0, 0):
                rows[0][0] = (distance(firsts[0], seconds[0]), "")
                continue
            apart, choices = distance(firsts[i], seconds[j]), []
            if i and j:
                other = 0 if a[i][0] == b[j][0] else 40
                choices.append((rows[i - 1][j - 1][0] + apart + other, "both"))
            if i:
                choices.append((rows[i - 1][j][0] + apart + 60, "a"))
            if j:
                choices.append((rows[i][j - 1][0] + apart + 60, "b"))
            rows[i][j] = min(choices)
    i, j, steps = len(a) - 1, len(b) - 1, []
    while (i, j) != (0, 0):
        step = rows[i][j][1]
        steps.append(step)
        i, j = i - (step != "b"), j - (step != "a")
    return rows[-1][-1][0], steps[::-1]


def merged(a, b):
    """Two lists of segments with empty lines put in where only the other has a segment; and the places put into `a`."""
    first, second, inserted, i, j = [a[0]], [b[0]], [], 0, 0
    for step in cost(a, b, (bounds([a]), bounds([b])))[1]:
        i, j = i + (step != "b"), j + (step != "a")
        first.append(a[i] if step != "b" else ("l", a[i][-1]))
        second.append(b[j] if step != "a" else ("l", b[j][-1]))
        if step == "b":
            inserted.append(len(first) - 1)
    return first, second, inserted


def area(contour):
    points = [step[-1] for step in contour]
    return sum(p[0] * q[1] - p[1] * q[0] for p, q in zip(points, points[1:] + points[:1]))


def ordered(base, contours):
    """The contours of a weight in the order of those of `base` that they correspond to."""
    boxes = bounds(base), bounds(contours)
    pairs = []
    for index, contour in enumerate(base):
        for other, candidate in enumerate(contours):
            apart = sum(
                distance(within(p, boxes[0]), within(q, boxes[1])) for p, q in zip(ends(contour), ends(candidate))
            )
            shape = cost(contour, candidate, (bounds([contour]), bounds([candidate])))[0]
            turned = (area(contour) > 0) != (area(candidate) > 0)
            # Of equals, those in the same place of the list.
            pairs.append((apart + 0.25 * shape + (2000 if turned else 0) + (0 if index == other else 20), index, other))
    order = {}
    for _, index, other in sorted(pairs):
        if index not in order and other not in order.values():
            order[index] = other
    return [contours[order[index]] for index in range(len(base))]


def ends(contour):
    left, bottom, width, height = bounds([contour])
    return (left, bottom), (left + width, bottom + height)


def distance(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def matched(sets):
    """The contours of several weights in the order of the first one's, or None if their numbers differ."""
    if len({len(contours) for contours in sets}) > 1:
        return None
    sets = [sets[0]] + [ordered(sets[0], contours) for contours in sets[1:]] if sets[0] else sets
    return [aligned([list(contours[index]) for contours in sets]) for index in range(len(sets[0]))]


def samples(contour, count):
    """Points on a contour: the ends of its segments, and `count` - 1 points on each curve."""
    points, start = [contour[0][1]], contour[0][1]
    for step, *rest in contour[1:]:
        if step == "c":
            a, b, c = rest
            for k in range(1, count):
                t, u = k / count, 1 - k / count
                points.append(
                    tuple(
                        u**3 * start[n] + 3 * u * u * t * a[n] + 3 * u * t * t * b[n] + t**3 * c[n] for n in range(2)
                    )
                )
        points.append(rest[-1])
        start = rest[-1]
    return points


def mixed(start, end, share):
    return [
        (one[0], *(between(p, q, share) for p, q in zip(one[1:], other[1:]))) for one, other in zip(start, end)
    ]


def off(found, wanted):
    """How far the points of one outline lie from the edge of another, at most."""
    lines = [line for contour in wanted for line in zip(samples(contour, 6), samples(contour, 6)[1:])]
    return max(
        (min(apart(point, line) for line in lines) for contour in found for point in samples(contour, 2)), default=0
    )


def apart(point, line):
    """The distance of a point from a line between two others."""
    (ax, ay), (bx, by) = line
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    t = min(1, max(0, ((point[0] - ax) * dx + (point[1] - ay) * dy) / length)) if length else 0
    return abs(ax + t * dx - point[0]) + abs(ay + t * dy - point[1])


class Encoder:
    """Contours that several characters share, and characters as lists of contours with their places."""

    def __init__(self):
        self.places, self.contours, self.glyphs = {}, [], []

    def contour(self, weights):
        """The index of a contour, given in each weight and moved so that its first point is the origin."""
        steps = [step for step, *_ in weights[0][1:]]
        # The runs of lines and curves in turn, lines first.
        runs, kind = [0], "l"
        for step in steps:
            if step == kind:
                runs[-1] += 1
            else:
                runs.append(1)
                kind = step
        text = number(len(runs)) + "".join(number(run) for run in runs)
        pens = [(0, 0)] * len(weights)
        for place in range(1, len(weights[0])):
            for point in range(1, len(weights[0][place])):
                if place == len(weights[0]) - 1 and point == len(weights[0][place]) - 1:
                    break
                ends = [rounded(weight[place][point]) for weight in weights]
                deltas = [(end[0] - pen[0], end[1] - pen[1]) for end, pen in zip(ends, pens)]
                text += "".join(
                    signed(delta[axis] - (deltas[0][axis] if index else 0))
                    for index, delta in enumerate(deltas)
                    for axis in range(2)
                )
                pens = ends
        if text not in self.places:
            self.places[text] = len(self.contours)
            self.contours.append(text)
        return self.places[text]

    def glyph(self, code, outline):
        text = number(len(outline))
        for weights in outline:
            starts = [rounded(weight[0][1]) for weight in weights]
            moved = [moved_contour(weight) for weight in weights]
            text += number(self.contour(moved))
            text += "".join(
                signed(start[axis] - (starts[0][axis] if index else 0))
                for index, start in enumerate(starts)
                for axis in range(2)
            )
        self.glyphs.append((code, text))


def rounded(point):
    return tuple(int(value / GRID + 1000.5) - 1000 for value in point)


def moved_contour(contour):
    x, y = contour[0][1]
    return [(step[0], *((p[0] - x, p[1] - y) for p in step[1:])) for step in contour]


def literal(text, width=112):
    lines = [text[start : start + width] for start in range(0, len(text), width)]
    return ['    """'] + [f"    {line}\\" for line in lines[:-1]] + [f"    {lines[-1]}"] + ['    """']


def write(encoder, version):
    runs, last = [], None
    for code, _ in encoder.glyphs:
        if last is not None and code == last + 1:
            runs[-1][1] += 1
        else:
            runs.append([code, 1])
        last = code
    index = number(len(runs)) + "".join(number(first) + number(count) for first, count in runs)
    index += "".join(number(len(text)) for _, text in encoder.glyphs)
    contours = number(len(encoder.contours)) + "".join(number(len(text)) for text in encoder.contours)
    parts = [
        ("glyphs", "The runs of code points, and the lengths of their glyphs.", index),
        ("contours", "The lengths of the contours.", contours),
        ("glyphData", "The contours of each glyph, with their places.", "".join(text for _, text in encoder.glyphs)),
        ("contourData", "The segments of each contour.", "".join(encoder.contours)),
    ]
    out = [
        f"// Generated by Scripts/make_glyphs.py from Inter Regular, Thin and Black, {version}. Do not edit.",
        "// Inter: copyright The Inter Project Authors (https://github.com/rsms/inter), SIL Open Font License 1.1, whose text is",
        "// in Sources/Drawing/Glyphs/LICENSE-Inter.txt.",
        "",
        "/// The outlines of Inter in three weights, as `GlyphTable` reads them.",
        "enum InterGlyphs {",
        "  /// Units of one em.",
        f"  static let unitsPerEm = {2816 // GRID}",
    ]
    for name, title, text in parts:
        out += ["", f"  /// {title}", f"  static let {name}: String ="] + literal(text)
    out += ["}", ""]
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text("\n".join(out))
    print({name: len(text) for name, _, text in parts}, sum(len(text) for _, _, text in parts), "bytes")


def check(folder, outlines):
    """Compares the weights between with those of the font."""
    worst = []
    for name, towards, share, shares in BETWEEN:
        weight = Weight(folder, name)
        for code, outline in outlines.items():
            found = [mixed(parts[0], parts[MASTERS.index(towards)], share / shares) for parts in outline]
            wanted = weight.contours(code)
            worst.append((max(off(found, wanted), off(wanted, found)), f"U+{code:04X}", name))
    worst.sort(reverse=True)
    print("farthest:", *worst[:8])
    print("median:", worst[len(worst) // 2][0], "of", len(worst))
    if worst[0][0] > TOLERANCE:
        sys.exit(f"{worst[0][1]} of Inter {worst[0][2]} does not lie between: {worst[0][0]} units off")


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else FONTS
    masters = [Weight(folder, name) for name in MASTERS]
    encoder, outlines = Encoder(), {}
    for code in (code for first, last in BLOCKS for code in range(first, last + 1)):
        if code not in masters[0].cmap or code in INVISIBLE:
            continue
        outline = matched([master.contours(code) for master in masters])
        if outline is None:
            print(f"U+{code:04X} {chr(code)}: the weights have other contours; Regular for all")
            outline = matched([masters[0].contours(code)] * 3)
        else:
            outlines[code] = outline
        encoder.glyph(code, outline)
    print(len(encoder.glyphs), "characters,", len(encoder.contours), "contours")
    write(encoder, masters[0].version)
    if "--unchecked" not in sys.argv:
        check(folder, outlines)


if __name__ == "__main__":
    main()
