// The files that peers read: systems (LCP1), sizes (RSZ1) and edits (EDT1).
#pragma once
#include <cstdio>
#include <cstdlib>
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
