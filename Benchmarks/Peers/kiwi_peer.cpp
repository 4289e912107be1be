// Measures kiwi, a solver after the Cassowary algorithm, on one system:
//
//     kiwi_peer SYSTEM.lcp DRAG.rsz JUMP.rsz EDITS.edt METRIC…
//
// Prints one line `METRIC NUMBER` or `METRIC failed` as soon as a metric is known. Whoever starts it stops it when it takes too long.
// What kiwi is asked is what it is good at: W and H are edit variables, a changed size is a suggestion, and a changed constant (kiwi
// has no way to change one) is a constraint taken out and another one put in.
#include <kiwi/kiwi.h>
#include <malloc.h>
#include <cmath>
#include <cstdio>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>
#include "peer.h"

namespace {

constexpr double editStrength = 1e9;  // nearly required: ten thousand rows of the greatest weight do not hold W back together


class Solver {
 public:
  /// Where the rows stand that keep variables from being negative decides a factor of nine, one way or the other.
  enum class Order { signsFirst, signsLast };

  Solver(const System& system, Order order) : system_(system), order_(order) {}

  /// Adds everything; gives up, and returns false, at the first row after `deadline`.
  bool build(double deadline = INFINITY) {
    variables_.resize(system_.nonNegative.size());
    solver_.addEditVariable(variables_[system_.width], editStrength);
    solver_.addEditVariable(variables_[system_.height], editStrength);
    solver_.suggestValue(variables_[system_.width], 320);
    solver_.suggestValue(variables_[system_.height], 480);
    if (order_ == Order::signsFirst) addSigns();
    constraints_.reserve(system_.rows.size());
    for (const Row& row : system_.rows) {
      if (now() > deadline) return false;
      constraints_.push_back(constraint(row, row.constant));
      solver_.addConstraint(constraints_.back());
    }
    if (order_ == Order::signsLast && !addSigns(deadline)) return false;
    solver_.updateVariables();
    return true;
  }

  void resize(double width, double height) {
    solver_.suggestValue(variables_[system_.width], width);
    solver_.suggestValue(variables_[system_.height], height);
    solver_.updateVariables();
  }

  void edit(int row, double constant) {
    solver_.removeConstraint(constraints_[row]);
    constraints_[row] = constraint(system_.rows[row], constant);
    solver_.addConstraint(constraints_[row]);
    solver_.updateVariables();
  }

  /// Whether W and H are what was suggested: as weights are summed, rows may have outweighed them.
  bool hasSize(double width, double height) const {
    return std::fabs(variables_[system_.width].value() - width) < 0.1 &&
           std::fabs(variables_[system_.height].value() - height) < 0.1;
  }

  double read(std::vector<double>& values) const {
    for (size_t i = 0; i < values.size(); i++) values[i] = variables_[system_.frames[i]].value();
    return values.empty() ? 0 : values.back();
  }

 private:
  bool addSigns(double deadline = INFINITY) {
    for (size_t i = 0; i < variables_.size(); i++) {
      if (now() > deadline) return false;
      if (system_.nonNegative[i])
        solver_.addConstraint(kiwi::Constraint(
            kiwi::Expression(kiwi::Term(variables_[i], 1.0)), kiwi::OP_GE, kiwi::strength::required));
    }
    return true;
  }

  kiwi::Constraint constraint(const Row& row, double constant) const {
    static const kiwi::RelationalOperator relations[] = {kiwi::OP_EQ, kiwi::OP_LE, kiwi::OP_GE};
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (const auto& term : row.terms) terms.emplace_back(variables_[term.first], term.second);
    return kiwi::Constraint(
        kiwi::Expression(std::move(terms), constant), relations[row.relation],
        row.weight < 0 ? kiwi::strength::required : row.weight);
  }

  const System& system_;
  Order order_;
  kiwi::Solver solver_;
  std::vector<kiwi::Variable> variables_;
  std::vector<kiwi::Constraint> constraints_;
};

/// Seconds for building, solving and reading a system; leaves the solver in `last`. Infinite if it takes more than `limit`.
double buildOnce(
    const System& system, Solver::Order order, std::unique_ptr<Solver>& last, double limit = INFINITY) {
  std::vector<double> values(system.frames.size());
  const Stopwatch watch;
  auto solver = std::make_unique<Solver>(system, order);
  if (!solver->build(now() + limit)) return INFINITY;
  solver->read(values);
  const double spent = watch.seconds();
  last = std::move(solver);
  return spent;
}

/// The time of a build in ms, in the better of the two orders; keeps the last solver.
double measureCold(const System& system, std::unique_ptr<Solver>& last) {
  auto order = Solver::Order::signsFirst;
  const double first = buildOnce(system, order, last);
  report("cold_ms", 1e3 * first);
  if (first > 10) return 1e3 * first;  // leave time for the other metrics
  try {
    std::unique_ptr<Solver> other;
    const double second = buildOnce(system, Solver::Order::signsLast, other, 2 * first + 0.001);
    if (second < first) order = Solver::Order::signsLast;
  } catch (const kiwi::InternalSolverError&) {  // that order fails on some systems
  }
  return repeat([&] { return buildOnce(system, order, last); });
}

/// The time in ms until the contradiction is noticed, which is all that kiwi says about it.
double measureConflict(const System& system) {
  return repeat([&] {
    Solver solver(system, Solver::Order::signsFirst);
    const Stopwatch watch;
    try {
      solver.build();
    } catch (const kiwi::UnsatisfiableConstraint&) {
      return watch.seconds();
    }
    throw std::runtime_error("no conflict was found");
  });
}

/// As ``measureResize``, where the root follows.
double measureSizes(Solver& solver, const System& system, const char* path) {
  const double time = measureResize(solver, system.frames.size(), path);
  for (const auto& size : {std::pair<double, double>(1000, 700), std::pair<double, double>(320, 480)}) {
    solver.resize(size.first, size.second);
    if (!solver.hasSize(size.first, size.second)) throw std::runtime_error("the root has another size than suggested");
  }
  return time;
}

double measureEdits(Solver& solver, const char* path) {
  std::vector<double> times;
  const double start = now();
  for (const auto& edit : readPairs(path)) {
    const Stopwatch watch;
    solver.edit(static_cast<int>(edit.first), edit.second);
    times.push_back(watch.seconds());
    if (now() - start > 5) break;
  }
  return times.empty() ? -1 : 1e6 * median(times);
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 6) fail("usage: kiwi_peer SYSTEM.lcp DRAG.rsz JUMP.rsz EDITS.edt METRIC...");
  const System system = readSystem(arguments[1]);
  const std::set<std::string> metrics(arguments + 5, arguments + count);
  const auto measure = [&](const char* metric, auto body) {
    if (!metrics.count(metric)) return;
    try {
      const double value = body();
      if (value >= 0) return report(metric, value);
    } catch (const std::exception& error) {
      std::fprintf(stderr, "kiwi_peer: %s: %s\n", metric, error.what());
    } catch (...) {
    }
    std::printf("%s failed\n", metric);
    std::fflush(stdout);
  };
  measure("conflict_ms", [&] { return measureConflict(system); });
  if (metrics.count("conflict_ms")) std::_Exit(0);

  malloc_trim(0);
  const double before = residentMemory();
  std::unique_ptr<Solver> solver;
  measure("cold_ms", [&] { return measureCold(system, solver); });
  if (!metrics.count("cold_ms")) buildOnce(system, Solver::Order::signsFirst, solver);
  if (!solver) std::_Exit(0);
  measure("memory_kib", [&] {
    malloc_trim(0);
    return std::max(0.0, residentMemory() - before) / system.views;
  });
  measure("drag_us", [&] { return measureSizes(*solver, system, arguments[2]); });
  measure("jump_us", [&] { return measureSizes(*solver, system, arguments[3]); });
  measure("edit_us", [&] { return measureEdits(*solver, arguments[4]); });
  std::_Exit(0);  // without the minutes that it takes to free a large tableau
}
