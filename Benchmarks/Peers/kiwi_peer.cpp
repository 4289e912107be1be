// Measures kiwi, a solver after the Cassowary algorithm, on one system:
//
//     kiwi_peer SYSTEM.lcp DRAG.rsz JUMP.rsz EDITS.edt METRIC…
//
// Prints one line `METRIC NUMBER` or `METRIC failed` as soon as a metric is known. Whoever starts it stops it when it takes too long.
// What kiwi is asked is what it is good at: W and H are edit variables, a changed size is a suggestion, and a changed constant (kiwi
// has no way to change one) is a constraint taken out and another one put in.
#include <kiwi/kiwi.h>
#include <malloc.h>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace {

constexpr double editStrength = 1e6;  // above every weight of the workloads
constexpr int coldRuns = 25;

struct Row {
  int relation;
  double weight, constant;
  std::vector<std::pair<int, double>> terms;
};

struct System {
  std::string name;
  int views = 0, width = 0, height = 0;
  std::vector<int> nonNegative;
  std::vector<Row> rows;
  std::vector<int> frames;
};

[[noreturn]] void fail(const char* what) {
  std::fprintf(stderr, "kiwi_peer: %s\n", what);
  std::exit(2);
}

System readSystem(const char* path) {
  std::ifstream in(path);
  std::string magic;
  System system;
  int variables = 0, rows = 0, frames = 0;
  in >> magic >> system.name >> system.views >> variables >> rows >> frames >> system.width >> system.height;
  if (!in || magic != "LCP1") fail("not an LCP1 file");
  system.nonNegative.resize(variables);
  for (int& flag : system.nonNegative) in >> flag;
  system.rows.resize(rows);
  for (Row& row : system.rows) {
    double priority;
    int count;
    in >> row.relation >> priority >> row.weight >> row.constant >> count;
    if (!in) fail("a row is damaged");
    row.terms.resize(count);
    for (auto& term : row.terms) in >> term.first >> term.second;
  }
  system.frames.resize(frames * 4);
  for (int& variable : system.frames) in >> variable;
  if (!in) fail("the file is cut");
  return system;
}

/// Pairs after a word and their count: sizes of an RSZ1 file, rows and constants of an EDT1 file.
std::vector<std::pair<double, double>> readPairs(const char* path) {
  std::ifstream in(path);
  std::string magic;
  int count = 0;
  in >> magic >> count;
  std::vector<std::pair<double, double>> pairs(count);
  for (auto& pair : pairs) in >> pair.first >> pair.second;
  if (!in) fail("a script is damaged");
  return pairs;
}

class Solver {
 public:
  /// Where the rows stand that keep variables from being negative decides a factor of nine, one way or the other.
  enum class Order { signsFirst, signsLast };

  Solver(const System& system, Order order) : system_(system), order_(order) {}

  void build() {
    variables_.resize(system_.nonNegative.size());
    solver_.addEditVariable(variables_[system_.width], editStrength);
    solver_.addEditVariable(variables_[system_.height], editStrength);
    solver_.suggestValue(variables_[system_.width], 320);
    solver_.suggestValue(variables_[system_.height], 480);
    if (order_ == Order::signsFirst) addSigns();
    constraints_.reserve(system_.rows.size());
    for (const Row& row : system_.rows) {
      constraints_.push_back(constraint(row, row.constant));
      solver_.addConstraint(constraints_.back());
    }
    if (order_ == Order::signsLast) addSigns();
    solver_.updateVariables();
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

  double read(std::vector<double>& values) const {
    for (size_t i = 0; i < values.size(); i++) values[i] = variables_[system_.frames[i]].value();
    return values.empty() ? 0 : values.back();
  }

 private:
  void addSigns() {
    for (size_t i = 0; i < variables_.size(); i++)
      if (system_.nonNegative[i])
        solver_.addConstraint(kiwi::Constraint(
            kiwi::Expression(kiwi::Term(variables_[i], 1.0)), kiwi::OP_GE, kiwi::strength::required));
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

/// Seconds on the wall.
double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Times one thing: by the processor's time if it is long, so that other programs on the machine do not count; by the clock on the
/// wall, which is finer, if it is short.
class Stopwatch {
 public:
  double seconds() const {
    const double wall = now() - start_;
    return wall < 200e-6 ? wall : std::min(wall, double(std::clock() - processorStart_) / CLOCKS_PER_SEC);
  }

 private:
  std::clock_t processorStart_ = std::clock();
  double start_ = now();
};

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

void report(const char* metric, double value) {
  std::printf("%s %.6g\n", metric, value);
  std::fflush(stdout);
}

/// Resident memory in KiB.
double residentMemory() {
  std::ifstream in("/proc/self/statm");
  double size = 0, resident = 0;
  in >> size >> resident;
  return resident * 4;
}

/// The median time in ms of up to 25 runs of `build`, which may take a while.
template <class Build>
double repeat(Build build) {
  std::vector<double> times;
  const double start = now();
  while (times.size() < coldRuns) {
    times.push_back(build());
    const double spent = now() - start;
    if (spent > 10 || (spent > 3 && times.size() >= 3)) break;
  }
  return 1e3 * median(times);
}

/// Seconds for building, solving and reading a system; leaves the solver in `last`.
double buildOnce(const System& system, Solver::Order order, std::unique_ptr<Solver>& last) {
  std::vector<double> values(system.frames.size());
  const Stopwatch watch;
  auto solver = std::make_unique<Solver>(system, order);
  solver->build();
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
    if (first < 5 && buildOnce(system, Solver::Order::signsLast, other) < first) order = Solver::Order::signsLast;
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

/// Time of a step in µs: the median over three rounds of the mean of a round; fewer where that takes too long.
double measureResize(Solver& solver, const System& system, const char* path) {
  const auto sizes = readPairs(path);
  std::vector<double> values(system.frames.size()), rounds;
  solver.resize(sizes[0].first, sizes[0].second);
  const double start = now();
  for (int round = 0; round < 3 && (round == 0 || now() - start < 3); round++) {
    const Stopwatch watch;
    int steps = 0;
    for (const auto& size : sizes) {
      solver.resize(size.first, size.second);
      solver.read(values);
      steps++;
      if (now() - start > 10) break;
    }
    rounds.push_back(watch.seconds() / steps);
  }
  solver.resize(320, 480);
  return 1e6 * median(rounds);
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
  measure("drag_us", [&] { return measureResize(*solver, system, arguments[2]); });
  measure("jump_us", [&] { return measureResize(*solver, system, arguments[3]); });
  measure("edit_us", [&] { return measureEdits(*solver, arguments[4]); });
  std::_Exit(0);  // without the minutes that it takes to free a large tableau
}
