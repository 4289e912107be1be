#!/usr/bin/env python3
"""Recomputes the samples with HiGHS, a solver that is not ours.

The rows come from `layc constraints`, what they mean is SEMANTICS' strict levels: required rows hold; then, level by level from the
highest priority down, the sum of the errors is minimised and kept. The frames must be those of `layc eval`, and they must be the only
ones: a random direction must not move them.

    pip install highspy
    python3 Scripts/check_samples.py --layc .build/release/layc
"""
import argparse
import json
import pathlib
import random
import re
import subprocess
import sys
from fractions import Fraction

import highspy
import numpy

ROOT = pathlib.Path(__file__).resolve().parent.parent
TOLERANCE = 1e-6
SIZES = ["320x480", "375x667", "480x900", "599x800", "600x800", "1024x1366"]
PARTS = ("x", "y", "width", "height")
INFINITY = highspy.kHighsInf


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

    def add(self, terms, relation, constant, priority):
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
        if status != highspy.HighsModelStatus.kOptimal:
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


def number(value):
    """A number of the JSON: a double, or an exact fraction as text."""
    return float(Fraction(value)) if isinstance(value, str) else float(value)


def run(layc, *arguments):
    result = subprocess.run([layc, *arguments, "--format", "json"], capture_output=True, text=True, cwd=ROOT)
    if result.returncode != 0:
        raise SystemExit(f"layc {' '.join(arguments)}: {result.stdout}{result.stderr}")
    return json.loads(result.stdout)


def check(layc, path, layout, size):
    """What differs for one layout at one size: a list of sentences, and the number of frames."""
    arguments = (path, "--layout", layout, "--size", size)
    model = Model()
    for row in run(layc, "constraints", *arguments)["rows"]:
        terms = [((term["path"], term["part"]), number(term["coefficient"])) for term in row["terms"]]
        model.add(terms, row["relation"], number(row["constant"]), row["priority"])
    try:
        values = model.solve()
        loose = model.moves(f"{layout} {size}")
    except Unsolvable as problem:
        return [f"HiGHS says {problem}"], 0
    problems = [f"{path}.{part} is not decided" for path, part in loose]
    views = run(layc, "eval", *arguments)["views"]
    for view in views:
        for part in PARTS:
            found = values.get((view["path"], part))
            wanted = view["untransformedFrame"][part]
            if found is not None and abs(found - wanted) > TOLERANCE:
                problems.append(f"{view['path']}.{part}: {wanted} by layc, {found} by HiGHS")
    return problems, len(views)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layc", default=".build/release/layc")
    parser.add_argument("samples", nargs="*", help="default: all of Samples")
    arguments = parser.parse_args()
    layc = str(pathlib.Path(arguments.layc).resolve())
    samples = arguments.samples or sorted(str(path.relative_to(ROOT)) for path in (ROOT / "Samples").glob("*.lay"))
    passed = failed = frames = 0
    for sample in samples:
        text = (ROOT / sample).read_text()
        expected = re.findall(r"^\s*expect (\d[\d.]*x\d[\d.]*) *[({]", text, re.M)
        for layout in re.findall(r"^layout (\w+)", text, re.M):
            smallest = re.search(rf"^layout {layout}\b.*?sizes (\d+)x(\d+)", text, re.M | re.S)
            least = [int(side) for side in smallest.groups()]
            for size in dict.fromkeys(expected + SIZES):
                if any(float(side) < low for side, low in zip(size.split("x"), least)):
                    continue
                problems, count = check(layc, sample, layout, size)
                frames += count
                passed += not problems
                failed += bool(problems)
                for problem in problems:
                    print(f"{sample}: {layout} at {size}: {problem}")
    print(f"samples by HiGHS: {passed} passed, {failed} failed, {frames} frames compared")
    sys.exit(1 if failed or not passed else 0)


if __name__ == "__main__":
    main()
