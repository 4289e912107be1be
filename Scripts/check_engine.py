#!/usr/bin/env python3
"""Compares the engine's frames with those of HiGHS, a solver that is not ours, on the workloads of the benchmarks.

HiGHS solves level by level: required rows hold; then, from the highest priority down, the sum of the errors of a level is minimised
and the system narrowed to its optima (whatever has a reduced cost stays at its bound, which is exact where a row over all errors
would be a tolerance). No weights are summed. At eight sizes every frame must agree within 1e-6.

Where frames differ, HiGHS is asked whether ours are an optimum too: then the system has several, which is reported as a tie and fails
only with --no-ties.

    pip install highspy
    python3 Scripts/check_engine.py --bench .build/release/layc-bench --size 10 100 1000
"""
import argparse
import pathlib
import subprocess
import sys
import tempfile

import highspy
import numpy

TOLERANCE = 1e-6
COST_TOLERANCE = 1e-7  # a reduced cost below it is 0
INFINITY = highspy.kHighsInf
OPTIMAL = highspy.HighsModelStatus.kOptimal
INFEASIBLE = highspy.HighsModelStatus.kInfeasible


class System:
    """An LCP1 file as a linear program; every optional row has columns for its errors, without costs."""

    def __init__(self, path):
        words = iter(path.read_text().split())
        assert next(words) == "LCP1"
        next(words)
        _, variables, rows, frames, width, height = (int(next(words)) for _ in range(6))
        self.size_columns = numpy.array([width, height], dtype=numpy.int32)
        self.low = [0.0 if next(words) == "1" else -INFINITY for _ in range(variables)]
        self.high = [INFINITY] * variables
        self.row_low, self.row_high = [], []
        self.levels = {}  # priority: columns of errors
        self.starts, self.columns, self.values = [0], [], []
        for _ in range(rows):
            self._read_row(words)
        self.frames = numpy.array([int(next(words)) for _ in range(4 * frames)])

    def _read_row(self, words):
        relation, priority, _, constant, count = (float(next(words)) for _ in range(5))
        for _ in range(int(count)):
            self.columns.append(int(next(words)))
            self.values.append(float(next(words)))
        if priority < 1000:
            for sign, without in ((1.0, 1), (-1.0, 2)):
                if relation != without:
                    self.levels.setdefault(priority, []).append(len(self.low))
                    self.columns.append(len(self.low))
                    self.values.append(sign)
                    self.low.append(0.0)
                    self.high.append(INFINITY)
        self.row_low.append(-INFINITY if relation == 1 else -constant)
        self.row_high.append(INFINITY if relation == 2 else -constant)
        self.starts.append(len(self.columns))

    def solver(self):
        lp = highspy.HighsLp()
        lp.num_col_, lp.num_row_ = len(self.low), len(self.row_low)
        lp.col_cost_ = numpy.zeros(lp.num_col_)
        lp.col_lower_, lp.col_upper_ = numpy.array(self.low), numpy.array(self.high)
        lp.row_lower_, lp.row_upper_ = numpy.array(self.row_low), numpy.array(self.row_high)
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = numpy.array(self.starts, dtype=numpy.int32)
        lp.a_matrix_.index_ = numpy.array(self.columns, dtype=numpy.int32)
        lp.a_matrix_.value_ = numpy.array(self.values)
        solver = highspy.Highs()
        solver.setOptionValue("output_flag", False)
        solver.setOptionValue("solver", "simplex")
        for option in ("primal_feasibility_tolerance", "dual_feasibility_tolerance"):
            solver.setOptionValue(option, 1e-9)
        solver.passModel(lp)
        return solver


class Optimum:
    """The frames that are best at a size, and the program narrowed to the optima; `frames` is None where rows conflict."""

    def __init__(self, system, size):
        self.system, self.solver, self.frames = system, system.solver(), None
        self.low, self.high = numpy.array(system.low), numpy.array(system.high)
        self.row_low, self.row_high = numpy.array(system.row_low), numpy.array(system.row_high)
        self.low[system.size_columns] = self.high[system.size_columns] = size
        self.pass_bounds()
        for priority in sorted(system.levels, reverse=True) or [None]:
            if not self.minimise(system.levels.get(priority, [])):
                return
        self.frames = self.values[system.frames]

    def pass_bounds(self):
        columns = numpy.arange(len(self.low), dtype=numpy.int32)
        rows = numpy.arange(len(self.row_low), dtype=numpy.int32)
        self.solver.changeColsBounds(len(columns), columns, self.low, self.high)
        self.solver.changeRowsBounds(len(rows), rows, self.row_low, self.row_high)

    def minimise(self, errors):
        costs = numpy.zeros(len(self.low))
        costs[errors] = 1.0
        self.solver.changeColsCost(len(costs), numpy.arange(len(costs), dtype=numpy.int32), costs)
        self.solver.run()
        status = self.solver.getModelStatus()
        if status == INFEASIBLE:
            return False
        if status != OPTIMAL:
            raise RuntimeError(f"HiGHS stopped with {status}")
        solution = self.solver.getSolution()
        self.values = numpy.array(solution.col_value)
        narrow(self.low, self.high, self.values, numpy.array(solution.col_dual))
        narrow(self.row_low, self.row_high, numpy.array(solution.row_value), numpy.array(solution.row_dual))
        self.pass_bounds()
        return True

    def contains(self, frames):
        """Whether these frames are an optimum as well."""
        columns = self.system.frames.astype(numpy.int32)
        self.solver.changeColsBounds(len(columns), columns, frames - TOLERANCE, frames + TOLERANCE)
        self.solver.run()
        return self.solver.getModelStatus() == OPTIMAL


def narrow(low, high, values, duals):
    """Holds what has a reduced cost at the bound it rests at."""
    at_low = duals > COST_TOLERANCE
    at_high = duals < -COST_TOLERANCE
    high[at_low] = low[at_low]
    low[at_high] = high[at_high]


def read_dump(text):
    """Pairs of a size and the frames there; None for a conflict."""
    sizes = []
    for line in text.splitlines():
        words = line.split()
        if words[0] == "at":
            sizes.append(((float(words[1]), float(words[2])), None if "conflict" in words else []))
        else:
            sizes[-1][1].extend(map(float, words))
    return sizes


def check(bench, path):
    """The greatest difference of a frame (None where there is none), the sizes with ties, and what is wrong."""
    dump = path.with_suffix(".frames")
    subprocess.run([bench, "--lcp", str(path), "--dump", str(dump)], check=True)
    system, greatest, ties, problems = System(path), None, 0, []
    for size, frames in read_dump(dump.read_text()):
        best = Optimum(system, size)
        where = f"at {size[0]:g}x{size[1]:g}"
        if (frames is None) != (best.frames is None):
            problems.append(f"{where} {'we' if frames is None else 'HiGHS'} alone find a conflict")
        elif frames is not None:
            ours = numpy.array(frames)
            difference = float(numpy.max(numpy.abs(ours - best.frames), initial=0.0))
            if difference <= TOLERANCE:
                greatest = max(greatest or 0.0, difference)
            elif best.contains(ours):
                ties += 1
            else:
                index = int(numpy.argmax(numpy.abs(ours - best.frames)))
                part = ("left", "top", "width", "height")[index % 4]
                problems.append(
                    f"{where} {part} of view {index // 4} is {ours[index]:g}, HiGHS says {best.frames[index]:g}")
    return greatest, ties, problems


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bench", required=True, help="the program layc-bench")
    parser.add_argument("--size", nargs="+", default=["10", "100"], help="numbers of views")
    parser.add_argument("--workload", nargs="+", default=[], help="these workloads alone")
    parser.add_argument("--no-ties", action="store_true", help="fail where a system has several optima")
    arguments = parser.parse_args()
    options = [word for size in arguments.size for word in ("--size", size)]
    options += [word for name in arguments.workload for word in ("--workload", name)]
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([arguments.bench, "--write", folder, *options], check=True)
        for path in sorted(pathlib.Path(folder).glob("*.lcp"), key=lambda path: (int(path.stem.rsplit("_", 1)[1]), path)):
            greatest, ties, problems = check(arguments.bench, path)
            if arguments.no_ties and ties:
                problems.append(f"{ties} sizes have several optima")
            wrong += bool(problems)
            said = "both find the conflict" if greatest is None else f"agrees within {greatest:.1g}"
            if ties:
                said += f", several optima at {ties} of 8 sizes"
            print(f"{path.stem}: {'; '.join(problems) or said}", flush=True)
    return 1 if wrong else 0


sys.exit(main())
