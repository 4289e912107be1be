#!/usr/bin/env python3
"""Compares random stacks with HiGHS, a solver that is not ours, and with a model of stacks that is not ours either.

Nothing is read from `layc constraints`: the rows are those of UIStackView as they were dumped and recorded (SEMANTICS 2.14), with its
spacers and gap guides as variables, and those that Grammar.md says of NSStackView. Layouts whose optimum is not unique are counted apart.

    pip install highspy
    python3 Scripts/check_stacks.py --layc .build/release/layc --count 300 --seed 1
"""
import argparse
import pathlib
import random
import subprocess
import sys
import json
import tempfile

from check_samples import Model, TOLERANCE, Unsolvable

DISTRIBUTIONS = ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
ALIGNMENTS = ["fill", "leading", "trailing", "center", "firstBaseline", "lastBaseline"]
# The single-precision number below 1000, and how far a step down is there and at 750.
STRONGEST = 1000 - 2**-14


def below(priority):
    """The next lower single-precision number of a priority from 256 to 1000."""
    return priority - (2**-14 if priority > 512 else 2**-15)


class Stack:
    """A random stack in a layout of 600x400, one view in each row of `views`."""

    def __init__(self, generator):
        self.is_appkit = generator.random() < 0.5
        self.is_vertical = generator.random() < 0.4
        self.spacing = generator.choice([0, 4, 10])
        self.distribution = generator.choice(DISTRIBUTIONS + (["gravityAreas"] if self.is_appkit else []))
        self.alignment = generator.choice(ALIGNMENTS)
        count = generator.randint(1, 4)
        self.views = []
        for index in range(count):
            self.views.append({
                "text": generator.random() < 0.5, "font": generator.choice([11, 15, 17, 28]), "width": generator.randint(10, 120),
                "height": generator.randint(8, 60), "hugging": 251 + index, "compression": 700 + index,
                "gap": generator.choice([None, None, 3, 20]), "gravity": generator.choice(["leading", "center", "trailing"]),
            })
        self.size = {
            "width": generator.choice([None, generator.randint(20, 500)]), "height": generator.choice([None, generator.randint(20, 300)]),
        }
        self.priority = {side: generator.choice([1000, 1000, 600, 255, 200]) for side in self.size}
        self.hugging = generator.choice([None, 300, 100]) if self.is_appkit else None
        self.clipping = generator.choice([None, 650, 300]) if self.is_appkit else None

    def lay(self):
        """The layout as a file says it."""
        lines = ["profile = appkit"] if self.is_appkit else []
        lines.append(f"view s: {'VStack' if self.is_vertical else 'HStack'} {{")
        lines.append(f"  .leading == superview.leading; .top == superview.top + 100; spacing = {self.spacing}")
        lines.append(f"  distribution = {self.distribution}; alignment = {self.alignment}")
        if self.hugging: lines.append(f"  stackHugging = {self.hugging}")
        if self.clipping: lines.append(f"  clippingResistance = {self.clipping}")
        for side, length in self.size.items():
            if length: lines.append(f"  .{side} == {length} @{self.priority[side]}")
        for index, view in enumerate(self.views):
            settings = [f"hugging = {view['hugging']}", f"compression = {view['compression']}", f"intrinsic.width = {view['width']}"]
            settings.append(f'text = "x"; font = {view["font"]}' if view["text"] else f"intrinsic.height = {view['height']}")
            if view["gap"] is not None: settings.append(f"spacingAfter = {view['gap']}")
            if self.distribution == "gravityAreas": settings.append(f"gravity = {view['gravity']}")
            lines.append(f"  view v{index}{': Label' if view['text'] else ''} {{ {'; '.join(settings)} }}")
        return "layout S(600x400) {\n" + "".join(f"  {line}\n" for line in lines + ["}"]) + "}\n"


class Rows:
    """The rows of a stack. A form is a list of products and a number."""

    def __init__(self, stack, heights, baselines):
        self.stack = stack
        self.model = Model()
        self.names = [f"v{index}" for index in range(len(stack.views))]
        self.baselines = baselines
        along, across = ("y", "x") if stack.is_vertical else ("x", "y")
        self.length = {"x": "width", "y": "height"}
        self.along, self.across = along, across
        self.content = {name: {"width": view["width"], "height": heights[name]} for name, view in zip(self.names, stack.views)}
        self.rule([(("s", "x"), 1)], "==", 0)
        self.rule([(("s", "y"), 1)], "==", 100)
        for side, length in stack.size.items():
            if length: self.rule([(("s", side), 1)], "==", length, stack.priority[side])
        for name, view in zip(self.names, stack.views):
            for side in ("width", "height"):
                self.rule([((name, side), 1)], "<=", self.content[name][side], view["hugging"])
                self.rule([((name, side), 1)], ">=", self.content[name][side], view["compression"])
        if stack.is_appkit:
            self.appkit()
        else:
            self.uikit()

    def rule(self, terms, relation, constant, priority=1000):
        self.model.add(terms, constant, relation, priority)

    def edge(self, name, axis, share, extra=0):
        """A place on an axis, from the stack's near edge: 0 is near, 1 far. `extra` is a number beside it."""
        terms = [((name, self.length[axis]), share)]
        return (terms if name == "s" else terms + [((name, axis), 1)]), extra

    def baseline(self, name):
        """The baseline of a text, whose line is centred; else the top or the bottom."""
        found = self.baselines.get(name)
        if found is None: return self.edge(name, "y", 0 if self.stack.alignment == "firstBaseline" else 1)
        return self.edge(name, "y", 0.5, found - self.content[name]["height"] / 2)

    def relate(self, left, relation, right, plus=0, priority=1000):
        self.rule(left[0] + [(name, -factor) for name, factor in right[0]], relation, right[1] - left[1] + plus, priority)

    def gap(self, index):
        view = self.stack.views[index]
        return self.stack.spacing if view["gap"] is None else view["gap"]

    def neighbours(self, relation, priority=1000):
        a = self.along
        for index, (before, name) in enumerate(zip(self.names, self.names[1:])):
            self.relate(self.edge(name, a, 0), relation, self.edge(before, a, 1), self.gap(index), priority)

    def equal_gaps(self, share_before, share_after, priority):
        """All distances between neighbours are one: with a variable for it, as the gap guides of UIKit have."""
        a = self.along
        for index, (before, name) in enumerate(zip(self.names, self.names[1:])):
            after, start = self.edge(name, a, share_after), self.edge(before, a, share_before)
            own = (f"gap{index}", "width")
            self.rule(after[0] + [(n, -f) for n, f in start[0]] + [(own, -1)], "==", 0)
            if index: self.rule([(own, 1), (("gap0", "width"), -1)], "==", 0, priority(index))

    def shares(self, priority):
        side = self.length[self.along]
        total = sum(self.content[name][side] for name in self.names)
        total += sum(self.gap(index) for index in range(len(self.names) - 1))
        for index, name in enumerate(self.names):
            self.rule([((name, side), 1), (("s", side), -self.content[name][side] / total)], "==", 0, priority(index))

    # UIStackView

    def uikit(self):
        a, side, first, last = self.along, self.length[self.along], self.names[0], self.names[-1]
        distribution = self.stack.distribution
        self.relate(self.edge(first, a, 0), "==", self.edge("s", a, 0))
        self.relate(self.edge(last, a, 1), "==", self.edge("s", a, 1))
        self.neighbours(">=" if distribution.startswith("equal") else "==")
        if distribution == "fillEqually":
            for name in self.names[1:]: self.rule([((name, side), 1), ((first, side), -1)], "==", 0)
        if distribution == "fillProportionally":
            self.shares(lambda index: 1000 if len(self.names) == 1 else 999 - index)
        if distribution == "equalSpacing": self.equal_gaps(1, 0, lambda index: 1000)
        if distribution == "equalCentering": self.equal_gaps(0.5, 0.5, lambda index: 150 - index)
        if distribution.startswith("equal"): self.rule([(("s", side), 1)], "==", 0, 49)
        self.align()

    def align(self):
        c, side, first = self.across, self.length[self.across], self.names[0]
        alignment = self.stack.alignment
        if self.stack.is_vertical: alignment = {"firstBaseline": "leading", "lastBaseline": "trailing"}.get(alignment, alignment)
        spacer = ("spacer", c), ("spacer", side)
        near, far = ([(spacer[0], 1)], 0), ([(spacer[0], 1), (spacer[1], 1)], 0)
        s_near, s_far = self.edge("s", c, 0), self.edge("s", c, 1)
        if alignment == "fill":
            for share in (0, 1):
                for name in self.names: self.relate(self.edge(name, c, share), "==", self.edge("s", c, share))
            return
        for name in self.names: self.rule([((name, side), 1)], "==", 0, 25)
        if alignment in ("leading", "trailing"):
            share = 0 if alignment == "leading" else 1
            for name in self.names:
                self.relate(self.edge(name, c, share), "==", self.edge("s", c, share))
                self.relate(far if share == 0 else near, ">=" if share == 0 else "<=", self.edge(name, c, 1 - share))
                self.relate(near if share == 0 else far, "==", self.edge(name, c, share), 0, 999.5)
            self.relate(far if share == 0 else near, "==", s_far if share == 0 else s_near)
            self.rule([(spacer[1], 1)], "==", 0, 51)
        elif alignment == "center":
            for name in self.names: self.relate(self.edge(name, c, 0.5), "==", self.edge("s", c, 0.5))
            if len(self.names) == 1:
                self.relate(s_near, "<=", self.edge(first, c, 0))
                self.relate(self.edge(first, c, 1), "<=", s_far)
                self.rule([(("s", side), 1)], "==", 0, 49)
                return
            for name in self.names:
                self.relate(near, "<=", self.edge(name, c, 0))
                self.relate(far, ">=", self.edge(name, c, 1))
            self.relate(near, "==", s_near)
            self.relate(far, "==", s_far)
            self.rule([(spacer[1], 1)], "==", 0, 51)
        else:
            for name in self.names[1:]: self.relate(self.baseline(name), "==", self.baseline(first))
            is_first = alignment == "firstBaseline"
            self.relate(self.edge(first, c, 0) if is_first else s_far, ">=", s_near if is_first else self.edge(first, c, 1))
            for name in self.names:
                if is_first:
                    self.relate(self.edge(name, c, 1), "<=", s_far)
                    self.relate(near, "<=", self.edge(name, c, 0))
                else:
                    self.relate(self.edge(name, c, 0), ">=", s_near)
                    self.relate(far, ">=", self.edge(name, c, 1))
            self.relate(far if is_first else near, "==", s_far if is_first else s_near)
            self.rule([(spacer[1], 1)], "==", 0, 51)
            self.rule([(("s", side), 1)], "==", 0, 49)

    # NSStackView

    def appkit(self):
        a, side, first, last = self.along, self.length[self.along], self.names[0], self.names[-1]
        distribution = self.stack.distribution
        hugging = self.stack.hugging or 249.99998
        start, end = self.edge("s", a, 0), self.edge("s", a, 1)
        self.relate(self.edge(first, a, 0), ">=", start)
        if distribution.startswith("fill"):
            self.relate(self.edge(first, a, 0), "==", start)
            self.neighbours("==")
            self.relate(self.edge(last, a, 1), ">=", end, 0, STRONGEST)
        else:
            self.neighbours(">=")
            self.relate(self.edge(first, a, 0), "==", start, 0, hugging)
            self.relate(self.edge(last, a, 1), ">=", end, 0, hugging)
        if distribution == "fill" and len(self.names) > 1: self.rule([((first, side), 1), (("s", side), -1)], "==", 0, 1)
        if distribution == "fillEqually":
            for name in self.names[1:]: self.rule([((name, side), 1), ((first, side), -1)], "==", 0, 260)
        if distribution == "fillProportionally":
            unit = self.content[first][side]
            for name in self.names[1:]:
                self.rule([((name, side), 1), ((first, side), -self.content[name][side] / unit)], "==", 0, 260)
        if distribution == "equalSpacing": self.equal_gaps(1, 0, lambda index: 260)
        if distribution == "equalCentering":
            self.equal_gaps(0.5, 0.5, lambda index: 260)
            # A single view is centred.
            if first == last: self.relate(self.edge(first, a, 0.5), "==", self.edge("s", a, 0.5), 0, 260)
        areas = {view["gravity"] for view in self.stack.views}
        if distribution.startswith("equal") or distribution == "gravityAreas" and len(areas) > 1:
            self.rule([(("s", side), 1)], "==", 0, 49)
        if distribution == "gravityAreas": self.gravity(start, end)
        limits = [min(self.stack.clipping or STRONGEST, below(view["compression"])) for view in self.stack.views]
        self.relate(self.edge(last, a, 1), "<=", end, 0, min(limits))
        self.appkit_align(limits, hugging)

    def gravity(self, start, end):
        a, priority = self.along, 750
        for gravity in ("leading", "center", "trailing"):
            area = [index for index, view in enumerate(self.stack.views) if view["gravity"] == gravity]
            if not area: continue
            near, far = self.edge(self.names[area[0]], a, 0), self.edge(self.names[area[-1]], a, 1)
            if gravity == "leading": self.relate(near, "==", start, 0, 750)
            if gravity == "trailing": self.relate(far, ">=", end, 0, 750)
            if gravity == "center":
                terms = [(n, f / 2) for n, f in near[0] + far[0]]
                self.rule(terms + [(("s", self.length[a]), -0.5)], "==", 0, 260)
            for before, index in zip(area, area[1:]):
                priority -= 0.01
                self.relate(
                    self.edge(self.names[index], a, 0), "==", self.edge(self.names[before], a, 1), self.gap(before), priority)

    def appkit_align(self, limits, hugging):
        c, first = self.across, self.names[0]
        alignment = self.stack.alignment
        if self.stack.is_vertical: alignment = {"firstBaseline": "leading", "lastBaseline": "trailing"}.get(alignment, alignment)
        pull = min(hugging, 249.99998)
        for name, limit in zip(self.names, limits):
            shares = {"fill": (0, 1), "leading": (0,), "trailing": (1,), "center": (0.5,)}.get(alignment, ())
            for share in shares: self.relate(self.edge(name, c, share), "==", self.edge("s", c, share), 0, 260)
            if alignment.endswith("Baseline") and name != first:
                self.relate(self.baseline(name), "==", self.baseline(first), 0, 260)
            self.relate(self.edge(name, c, 0), ">=", self.edge("s", c, 0))
            self.relate(self.edge(name, c, 1), "<=", self.edge("s", c, 1), 0, limit)
            self.relate(self.edge(name, c, 0), "==", self.edge("s", c, 0), 0, pull)
            self.relate(self.edge(name, c, 1), ">=", self.edge("s", c, 1), 0, pull)
        if hugging > pull: self.rule([(("s", self.length[c]), 1)], "==", 0, min(hugging, below(min(limits))))


def evaluated(layc, text, folder):
    """The views of the layout, y downwards, and whether something is in conflict or ambiguous."""
    path = pathlib.Path(folder) / "stack.lay"
    path.write_text(text)
    result = subprocess.run([layc, "eval", str(path), "--format", "json"], capture_output=True, text=True)
    document = json.loads(result.stdout)
    codes = {problem["code"] for problem in document["diagnostics"]}
    views = {view["path"].rsplit("/", 1)[-1]: view for view in document["views"]}
    if document.get("yAxis") == "up":
        for name, view in views.items():
            over = 400 if name == "s" else views["s"]["frame"]["height"]
            if name != "S": view["frame"]["y"] = over - view["frame"]["y"] - view["frame"]["height"]
    return views, codes


def compare(layc, stack, folder):
    """What differs, as sentences; None for what is not unique or in conflict by both; a text where HiGHS loses its way among the levels."""
    views, codes = evaluated(layc, stack.lay(), folder)
    names = [name for name in views if name.startswith("v")]
    heights = {name: view["height"] for name, view in ((f"v{i}", v) for i, v in enumerate(stack.views))}
    for index, view in enumerate(stack.views):
        # The height of a line is the font's, not the solver's.
        if view["text"]: heights[f"v{index}"] = -(-119335 * view["font"] // 100000)
    baselines = {}
    for name in names:
        if "baseline" in views[name]:
            drawn = views[name]["baseline"] - views[name]["frame"]["height"] / 2
            baselines[name] = drawn + heights[name] / 2
    rows = Rows(stack, heights, baselines)
    try:
        rows.model.minimise({})
    except Unsolvable:
        return None if "L0501" in codes else ["HiGHS finds a conflict and layc none"]
    if "L0501" in codes: return ["layc finds a conflict and HiGHS none"]
    try:
        values = rows.model.solve()
        loose = [part for part in rows.model.moves(stack.lay()) if part[0] == "s" or part[0].startswith("v")]
    except Unsolvable as problem:
        return str(problem)
    if loose: return None if "L0502" in codes else [f"HiGHS moves {loose}, for layc all is decided"]
    problems = [] if "L0502" not in codes else ["layc says that something is ambiguous, HiGHS moves nothing"]
    for name in names + ["s"]:
        for part in ("x", "y", "width", "height"):
            found, wanted = values.get((name, part), 0), views[name]["frame"][part]
            # A stack at (0, 100); views are measured from it.
            if abs(found - wanted) > 100 * TOLERANCE: problems.append(f"{name}.{part}: {wanted} by layc, {found} by HiGHS")
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layc", default=".build/release/layc")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    layc = str(pathlib.Path(arguments.layc).resolve())
    passed = failed = open_count = lost = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(arguments.count):
            seed = arguments.seed * 1_000_000 + number
            stack = Stack(random.Random(seed))
            problems = compare(layc, stack, folder)
            if isinstance(problems, str):
                lost += 1
                continue
            passed += problems == []
            open_count += problems is None
            failed += bool(problems)
            if problems: print(f"stack {seed}:\n{stack.lay()}" + "".join(f"  {problem}\n" for problem in problems))
    print(f"stacks by HiGHS: {passed} passed, {open_count} in conflict or ambiguous by both, {lost} not solved by HiGHS, {failed} failed")
    sys.exit(1 if failed or lost * 10 > arguments.count or not passed else 0)


if __name__ == "__main__":
    main()
