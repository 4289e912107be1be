#!/usr/bin/env python3
"""Recomputes the samples with HiGHS, a solver that is not ours.

The rows come from `layc constraints`: sums of attributes, which this script turns into numbers of frames by itself. Required rows
hold; then, level by level from the highest priority down, the sum of the errors is minimised and kept. The frames must be those
of `layc eval`, and they must be the only ones: a random direction must not move them.

    pip install highspy
    python3 Scripts/check_samples.py --layc .build/release/layc
"""
import argparse
import itertools
import json
import pathlib
import random
import re
import subprocess
import sys

import highspy
import numpy

ROOT = pathlib.Path(__file__).resolve().parent.parent
TOLERANCE = 1e-6
SIZES = ["320x480", "375x667", "480x900", "599x800", "600x800", "1024x1366"]
PARTS = ("x", "y", "width", "height")
INFINITY = highspy.kHighsInf
# Guides that follow from their view, where nothing covers the screen. The content of a scroll view has rows of its own.
GUIDES = ("safeArea", "margins", "readable", "frameGuide", "keyboardLayoutGuide")
READABLE = 672


class Unsolvable(Exception):
    pass


class Model:
    """The linear program of one layout at one size."""

    def __init__(self):
        self.solver = highspy.Highs()
        self.solver.setOptionValue("output_flag", False)
        for option in ("primal_feasibility_tolerance", "dual_feasibility_tolerance"):
            self.solver.setOptionValue(option, 1e-9)
        self.variables = {}
        self.levels = {}

    def variable(self, name):
        """The column of a part of a frame; sizes are never negative."""
        if name not in self.variables:
            low = 0 if name[1] in ("width", "height") else -INFINITY
            self.variables[name] = self.column(low)
        return self.variables[name]

    def column(self, low):
        self.solver.addVar(low, INFINITY)
        return self.solver.getNumCol() - 1

    def constrain(self, terms, low, high):
        columns = numpy.array(list(terms), dtype=numpy.int32)
        values = numpy.array(list(terms.values()), dtype=numpy.float64)
        self.solver.addRow(low, high, len(columns), columns, values)

    def add(self, terms, constant, relation, priority):
        """A row: below 1000 with an error each way that its relation allows none."""
        columns = {}
        for name, coefficient in terms:
            column = self.variable(name)
            columns[column] = columns.get(column, 0) + coefficient
        if priority < 1000:
            errors = self.levels.setdefault(priority, [])
            if relation in ("==", ">="):
                errors.append(self.column(0))
                columns[errors[-1]] = 1
            if relation in ("==", "<="):
                errors.append(self.column(0))
                columns[errors[-1]] = -1
        self.constrain(columns, -INFINITY if relation == "<=" else constant, INFINITY if relation == ">=" else constant)

    def minimise(self, costs):
        count = self.solver.getNumCol()
        vector = numpy.zeros(count)
        for column, cost in costs.items():
            vector[column] = cost
        self.solver.changeColsCost(count, numpy.arange(count, dtype=numpy.int32), vector)
        self.solver.run()
        status = self.solver.getModelStatus()
        if status not in (highspy.HighsModelStatus.kOptimal, highspy.HighsModelStatus.kModelEmpty):
            raise Unsolvable(self.solver.modelStatusToString(status))
        return self.solver.getInfo().objective_function_value, self.solver.getSolution().col_value

    def solve(self):
        """The values of all parts at the optimum of all levels."""
        _, values = self.minimise({})
        for priority in sorted(self.levels, reverse=True):
            errors = self.levels[priority]
            least, values = self.minimise({column: 1 for column in errors})
            self.constrain({column: 1 for column in errors}, -INFINITY, max(least, 0) + 1e-9)
        return {name: values[column] for name, column in self.variables.items()}

    def moves(self, seed):
        """The parts that a random direction moves, forth and back."""
        generator = random.Random(seed)
        costs = {column: generator.uniform(1, 2) for column in self.variables.values()}
        # A box keeps what nothing decides from running away.
        for column in self.variables.values():
            self.solver.changeColBounds(column, max(self.solver.getLp().col_lower_[column], -1e6), 1e6)
        _, low = self.minimise(costs)
        _, high = self.minimise({column: -cost for column, cost in costs.items()})
        return [name for name, column in self.variables.items() if abs(low[column] - high[column]) > 1e-4]


def run(layc, *arguments):
    result = subprocess.run([layc, *arguments, "--format", "json"], capture_output=True, text=True, cwd=ROOT)
    if result.returncode != 0:
        raise SystemExit(f"layc {' '.join(arguments)}: {result.stdout}{result.stderr}")
    return json.loads(result.stdout)


class Geometry:
    """What the attributes of views come to in parts of frames, left to right: SEMANTICS 2.1, and 2.9 for `ios7`."""

    def __init__(self, views, relates_boxes, margins):
        self.root = views[0]["path"]
        self.size = {part: views[0]["frame"][part] for part in ("width", "height")}
        self.views = {view["path"]: view for view in views}
        self.relates_boxes = relates_boxes
        self.margins = margins

    def part(self, path, part):
        """A number of the frame relative to the superview, as a form: its terms and its constant."""
        if path == self.root:
            return {}, self.size.get(part, 0)
        owner, _, name = path.rpartition("/")
        if name in GUIDES:
            return self.guide(owner, name, part)
        return {(path, part): 1}, 0

    def guide(self, owner, name, part):
        """A number of a guide, relative to its view. Whether a readable width is at its limit is taken from the frames of layc, which
        the comparison then confirms."""
        across = part in ("x", "width")
        if name == "keyboardLayoutGuide" and not across:
            # The keyboard is hidden, so its guide is a line at the bottom.
            return self.part(owner, "height") if part == "y" else ({}, 0)
        near, far = self.insets(owner, across) if name in ("margins", "readable") else (0, 0)
        extent = self.part(owner, "width" if across else "height")
        if name == "readable" and across and self.views[owner]["frame"]["width"] - near - far > READABLE:
            spare = total((1, extent), (1, ({}, -near - far - READABLE)))
            return ({}, READABLE) if part == "width" else total((1, ({}, near)), (0.5, spare))
        return ({}, near) if part in ("x", "y") else total((1, extent), (1, ({}, -near - far)))

    def insets(self, owner, across):
        """The layout margins of a view, near and far: those that the file sets, or UIKit's."""
        if owner == self.root:
            return (0, 0) if not across else (16, 16) if self.size["width"] < 600 else (20, 20)
        top, leading, bottom, trailing = self.margins.get(re.sub(r".*/|\[.*", "", owner), (8, 8, 8, 8))
        return (leading, trailing) if across else (top, bottom)

    def span(self, path, axis, ancestor):
        """Where what rules relate begins, relative to the superview, and how long it is; of the ancestor, from inside."""
        position, length = ("x", "width") if axis == "x" else ("y", "height")
        start, extent = self.part(path, position), self.part(path, length)
        if path == ancestor:
            return ({}, 0), extent
        # `eval` shows no guides.
        matrix = self.views.get(path, {}).get("transform")
        if self.relates_boxes and matrix and matrix[0] == 0:
            # A quarter turn about the middle: as wide as the view is high.
            other = self.part(path, "height" if axis == "x" else "width")
            return total((1, start), (0.5, extent), (-0.5, other)), other
        return start, extent

    def value(self, path, attribute, ancestor):
        """An attribute; of locations the distance from the edge of the ancestor."""
        if attribute in ("width", "height"):
            return self.span(path, "x" if attribute == "width" else "y", ancestor)[1]
        axis = "x" if attribute in ("left", "right", "leading", "trailing", "centerX") else "y"
        start, extent = self.span(path, axis, ancestor)
        baseline = 0
        if attribute in ("firstBaseline", "lastBaseline"):
            view = self.views.get(path, {})
            if "baseline" in view:
                # The line is centred; how far its baseline is from the middle is the font's, not the solver's.
                baseline = view["baseline"] - rectangle(view)["height"] / 2
                attribute = "centerY"
            else:
                attribute = "top" if attribute == "firstBaseline" else "bottom"
        share = {"left": 0, "leading": 0, "top": 0, "centerX": 0.5, "centerY": 0.5}.get(attribute, 1)
        forms = [(1, start), (share, extent), (baseline, ({}, 1))]
        while path != ancestor and superview(path) != ancestor:
            path = superview(path)
            forms.append((1, self.part(path, axis)))
        return total(*forms)

    def row(self, row):
        """The row as terms in parts and what stands alone on the right."""
        paths = [term["view"] for term in row["terms"]]
        # A mask relates a view to its superview even where the row names only the one.
        ancestor = superview(max(paths, key=len)) if row["origin"] == "mask" else common_ancestor(paths)
        forms = [(term["coefficient"], self.value(term["view"], term["attribute"], ancestor)) for term in row["terms"]]
        terms, constant = total(*forms)
        return terms.items(), row["constant"] - constant


def superview(path):
    return path.rsplit("/", 1)[0]


def common_ancestor(paths):
    """The nearest view that is or holds all of them; of a view alone its superview."""
    if len(set(paths)) == 1:
        return superview(paths[0])
    parts = [path.split("/") for path in paths]
    shared = itertools.takewhile(lambda names: len(set(names)) == 1, zip(*parts))
    return "/".join(names[0] for names in shared)


def total(*forms):
    """The sum of forms, each with a factor."""
    terms, constant = {}, 0
    for factor, (own, alone) in forms:
        constant += factor * alone
        for name, coefficient in own.items():
            terms[name] = terms.get(name, 0) + factor * coefficient
    return terms, constant


def rectangle(view):
    return view.get("untransformedFrame", view["frame"])


def margins(text):
    """What views set where their braces begin: top, leading, bottom, trailing; `horizontal: side` is 16."""
    found = re.findall(r"view (\w+)(?:\[.*\])? {\n(?:\s*backgroundColor .*\n)?\s*margins = \((.*)\)\n", text)
    if len(found) != len(re.findall(r"\bmargins =", text)):
        raise SystemExit("margins that this script does not read")
    sides = {"horizontal: side": (0, 16, 0, 16)}
    return {name: sides.get(said) or tuple(map(int, said.split(","))) for name, said in found}


def check(layc, path, layout, size, relates_boxes, own_margins):
    """What differs for one layout at one size: a list of sentences, and the number of frames."""
    arguments = (path, "--layout", layout, "--size", size)
    views = run(layc, "eval", *arguments)["views"]
    geometry = Geometry(views, relates_boxes, own_margins)
    model = Model()
    for row in run(layc, "constraints", *arguments)["rows"]:
        model.add(*geometry.row(row), row["relation"], row["priority"])
    try:
        values = model.solve()
        loose = model.moves(f"{layout} {size}")
    except Unsolvable as problem:
        return [f"HiGHS says {problem}"], 0
    problems = [f"{path}.{part} is not decided" for path, part in loose]
    for view in views[1:]:
        for part in PARTS:
            found, wanted = values.get((view["path"], part)), rectangle(view)[part]
            if found is None or abs(found - wanted) > TOLERANCE:
                problems.append(f"{view['path']}.{part}: {wanted} by layc, {found} by HiGHS")
    return problems, len(views)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layc", default=".build/release/layc")
    parser.add_argument("samples", nargs="*", help="default: all of Samples")
    arguments = parser.parse_args()
    layc = str(pathlib.Path(arguments.layc).resolve())
    samples = arguments.samples or sorted(
        # Steps are no rules: what they place is not in the rows.
        str(path.relative_to(ROOT))
        for folder in ("Samples", "Samples/Gallery") for path in (ROOT / folder).glob("*.lay")
        if "layoutSubviews" not in path.read_text())
    passed = failed = frames = 0
    for sample in samples:
        text = (ROOT / sample).read_text()
        expected = re.findall(r"^\s*expect (\d[\d.]*x\d[\d.]*) *[({]", text, re.M)
        for layout in re.findall(r"^layout (\w+)", text, re.M):
            body = re.search(rf"^layout {layout}\b.*?^\}}", text, re.M | re.S).group()
            least = [int(side) for side in re.search(r"sizes (\d+)x(\d+)", body).groups()]
            relates_boxes = "transforms = ios7" in body
            for size in dict.fromkeys(expected + SIZES):
                if any(float(side) < low for side, low in zip(size.split("x"), least)):
                    continue
                problems, count = check(layc, sample, layout, size, relates_boxes, margins(body))
                frames += count
                passed += not problems
                failed += bool(problems)
                for problem in problems:
                    print(f"{sample}: {layout} at {size}: {problem}")
    print(f"samples by HiGHS: {passed} passed, {failed} failed, {frames} frames compared")
    sys.exit(1 if failed or not passed else 0)


if __name__ == "__main__":
    main()
