#!/usr/bin/env python3
"""Measures HiGHS, the best open solver of linear programs, on one system.

    highs_peer.py SYSTEM.lcp DRAG.rsz JUMP.rsz EDITS.edt METRIC...

Prints one line `METRIC NUMBER` or `METRIC failed` as soon as a metric is known; a later line for a metric replaces an earlier one.
Only HiGHS's own work is timed: handing over a finished model, solving, and changing bounds. Building the model in Python and copying
the solution into Python are left out, so its times are a little better than a program could have them.
"""
import os
import statistics
import sys
import time

import highspy
import numpy

INFINITY = highspy.kHighsInf
OPTIMAL = highspy.HighsModelStatus.kOptimal
COLD_RUNS = 25
LARGE_MS = 200  # from here on presolve is always worth it, and without it nothing else would fit into the time


class System:
    """An LCP1 file. `terms` of a row are two lists, variables and coefficients."""

    def __init__(self, path):
        words = iter(open(path).read().split())
        if next(words) != "LCP1":
            sys.exit("not an LCP1 file")
        next(words)
        self.views, variables, rows, _, self.width, self.height = (int(next(words)) for _ in range(6))
        self.non_negative = [next(words) == "1" for _ in range(variables)]
        self.rows = []
        for _ in range(rows):
            relation = int(next(words))
            next(words)  # the priority; HiGHS sums weights
            weight, constant, count = float(next(words)), float(next(words)), int(next(words))
            products = [next(words) for _ in range(2 * count)]
            terms = ([int(word) for word in products[::2]], [float(word) for word in products[1::2]])
            self.rows.append((relation, weight, constant, terms))


class Stopwatch:
    """Times one thing: by the processor's time if it is long, so that other programs on the machine do not count; by the clock on
    the wall, which is finer, if it is short."""

    def __init__(self):
        self.processor, self.wall = time.process_time(), time.perf_counter()

    def seconds(self):
        wall = time.perf_counter() - self.wall
        return wall if wall < 200e-6 else min(wall, time.process_time() - self.processor)


def pairs(path):
    """The pairs of an RSZ1 or EDT1 file."""
    words = open(path).read().split()[2:]
    return list(zip(map(float, words[::2]), map(float, words[1::2])))


def row_bounds(relation, constant):
    low = -INFINITY if relation == 1 else -constant
    high = INFINITY if relation == 2 else -constant
    return low, high


def model(system, width=320, height=480):
    """The linear program: an optional row has a column for its shortage, its excess, or both, that costs its weight."""
    costs = [0.0] * len(system.non_negative)
    low = [0.0 if flag else -INFINITY for flag in system.non_negative]
    high = [INFINITY] * len(costs)
    for variable, size in ((system.width, width), (system.height, height)):
        low[variable] = high[variable] = float(size)
    starts, columns, values, bounds = [0], [], [], []
    for relation, weight, constant, (variables, coefficients) in system.rows:
        columns += variables
        values += coefficients
        for sign, without in ((1.0, 1), (-1.0, 2)):
            if weight > 0 and relation != without:
                columns.append(len(costs))
                values.append(sign)
                costs.append(weight)
                low.append(0.0)
                high.append(INFINITY)
        bounds.append(row_bounds(relation, constant))
        starts.append(len(columns))
    lp = highspy.HighsLp()
    lp.num_col_, lp.num_row_ = len(costs), len(bounds)
    lp.col_cost_, lp.col_lower_, lp.col_upper_ = numpy.array(costs), numpy.array(low), numpy.array(high)
    lp.row_lower_ = numpy.array([bound[0] for bound in bounds])
    lp.row_upper_ = numpy.array([bound[1] for bound in bounds])
    lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    lp.a_matrix_.start_ = numpy.array(starts, dtype=numpy.int32)
    lp.a_matrix_.index_ = numpy.array(columns, dtype=numpy.int32)
    lp.a_matrix_.value_ = numpy.array(values)
    return lp


def solve(lp, presolve):
    """A fresh solver that has solved `lp`, and the seconds it took."""
    solver = highspy.Highs()
    for option, value in (("output_flag", False), ("threads", 1), ("solver", "simplex"), ("presolve", presolve)):
        solver.setOptionValue(option, value)
    watch = Stopwatch()
    solver.passModel(lp)
    solver.run()
    return solver, watch.seconds()


def report(metric, value):
    print(metric, value if isinstance(value, str) else f"{value:.6g}", flush=True)


def measure_cold(lp, wanted):
    """The better of the medians with and without presolve, in ms, reported as `wanted[0]`, and a solver to go on with."""
    metric, status = wanted
    best = None
    for presolve in ("on", "off"):
        times, start = [], time.perf_counter()
        while len(times) < COLD_RUNS:
            solver, seconds = solve(lp, presolve)
            if solver.getModelStatus() != status:
                report(metric, "failed")
                return None
            times.append(seconds)
            spent = time.perf_counter() - start
            if spent > 8 or spent > 2 and len(times) >= 3:
                break
        median = 1e3 * statistics.median(times)
        if best is None or median < best:
            best = median
            report(metric, best)
        if best > LARGE_MS:
            break
    return solver


def measure_steps(solver, steps, change, limit=5):
    """The seconds of each change and the warm solve after it; those that fit into `limit` seconds."""
    times, start = [], time.perf_counter()
    for step in steps:
        watch = Stopwatch()
        change(step)
        solver.run()
        times.append(watch.seconds())
        if solver.getModelStatus() != OPTIMAL:
            return None
        if time.perf_counter() - start > limit:
            break
    return times


def resident_kib():
    return int(open("/proc/self/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024


def main():
    path, drag, jump, edits, *metrics = sys.argv[1:]
    system = System(path)
    lp = model(system)
    if "conflict_ms" in metrics:
        measure_cold(lp, ("conflict_ms", highspy.HighsModelStatus.kInfeasible))
        return
    if "memory_kib" in metrics:
        before = resident_kib()
        solver, _ = solve(lp, "on")
        report("memory_kib", max(0, resident_kib() - before) / system.views)
        del solver
    solver = measure_cold(lp, ("cold_ms", OPTIMAL))
    if solver is None:
        return
    columns = numpy.array([system.width, system.height], dtype=numpy.int32)

    def resize(size):
        bounds = numpy.array(size)
        solver.changeColsBounds(2, columns, bounds, bounds)

    def edit(change):
        row = int(change[0])
        solver.changeRowBounds(row, *row_bounds(system.rows[row][0], change[1]))

    scripts = (("drag_us", drag, resize, statistics.mean), ("jump_us", jump, resize, statistics.mean))
    for metric, script, change, middle in (*scripts, ("edit_us", edits, edit, statistics.median)):
        if metric in metrics:
            times = measure_steps(solver, pairs(script), change)
            report(metric, 1e6 * middle(times) if times else "failed")
            resize((320.0, 480.0))
            solver.run()


main()
