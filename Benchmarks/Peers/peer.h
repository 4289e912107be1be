// What peers in C++ share: reading systems (LCP1), sizes (RSZ1) and edits (EDT1), timing, and lines of results.
#pragma once
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

/// `Σ coefficient·variable + constant` compared with 0: by == (0), <= (1) or >= (2). The weight is negative for rows that must hold.
struct Row {
  int relation;
  double weight, constant;
  std::vector<std::pair<int, double>> terms;
};

/// An LCP1 file. Width and height are the variables of the root; a frame is four variables.
struct System {
  std::string name;
  int views = 0, width = 0, height = 0;
  std::vector<int> nonNegative;
  std::vector<Row> rows;
  std::vector<int> frames;
};

[[noreturn]] inline void fail(const char* what) {
  std::fprintf(stderr, "peer: %s\n", what);
  std::exit(2);
}

inline System readSystem(const char* path) {
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
inline std::vector<std::pair<double, double>> readPairs(const char* path) {
  std::ifstream in(path);
  std::string magic;
  int count = 0;
  in >> magic >> count;
  std::vector<std::pair<double, double>> pairs(count);
  for (auto& pair : pairs) in >> pair.first >> pair.second;
  if (!in) fail("a script is damaged");
  return pairs;
}

/// Seconds on the wall.
inline double now() {
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

inline double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

inline void report(const char* metric, double value) {
  std::printf("%s %.6g\n", metric, value);
  std::fflush(stdout);
}

/// Resident memory in KiB.
inline double residentMemory() {
  std::ifstream in("/proc/self/statm");
  double size = 0, resident = 0;
  in >> size >> resident;
  return resident * 4;
}

/// The median time in ms of up to 25 runs of `build`, which returns seconds and may take a while.
template <class Build>
double repeat(Build build) {
  std::vector<double> times;
  const double start = now();
  while (times.size() < 25) {
    times.push_back(build());
    const double spent = now() - start;
    if (spent > 10 || (spent > 3 && times.size() >= 3)) break;
  }
  return 1e3 * median(times);
}

/// Time of a step of an RSZ1 file in µs: the median over three rounds of the mean of a round; fewer where that takes too long. A
/// solver has `resize(width, height)` and `read(values)`.
template <class Solver>
double measureResize(Solver& solver, size_t frameValues, const char* path) {
  const auto sizes = readPairs(path);
  std::vector<double> values(frameValues), rounds;
  solver.resize(sizes[0].first, sizes[0].second);
  const double start = now();
  for (int round = 0; round < 3 && (round == 0 || now() - start < 3); round++) {
    const Stopwatch watch;
    int steps = 0;
    for (const auto& size : sizes) {
      solver.resize(size.first, size.second);
      solver.read(values);
      steps++;
      if (now() - start > 5) break;
    }
    rounds.push_back(watch.seconds() / steps);
  }
  return 1e6 * median(rounds);
}
