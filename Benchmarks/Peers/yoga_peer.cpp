// Measures Yoga, the flexbox engine of React Native, on the workloads that flexbox can do: chain, tree, nest and grid.
//
//     yoga_peer SYSTEM.lcp DRAG.rsz JUMP.rsz EDITS.edt METRIC…
//
// Of the system only the name and the number of views are read; the layout is built as one writes it for Yoga. Prints lines as
// kiwi_peer does, and `METRIC absent` for what it cannot do. Positions are read as Yoga has them, relative to the superview.
#include <malloc.h>
#include <yoga/Yoga.h>
#include <cmath>
#include <functional>
#include <memory>
#include <set>
#include "peer.h"

namespace {

/// The largest power of two that is at most `value` and at most `limit`, as the workloads have their gaps.
float powerOfTwo(double value, double limit) {
  return static_cast<float>(std::min(limit, std::exp2(std::floor(std::log2(value)))));
}

class Layout {
 public:
  explicit Layout(const System& system) : count_(system.views) {
    config_ = YGConfigNew();
    YGConfigSetPointScaleFactor(config_, 0);  // no rounding to pixels, which the others do not do either
    root_ = node(nullptr);
    views_.reserve(count_);
    if (system.name == "chain") chain();
    if (system.name == "tree") tree();
    if (system.name == "nest") nest();
    if (system.name == "grid") grid();
  }
  ~Layout() {
    YGNodeFreeRecursive(root_);
    YGConfigFree(config_);
  }
  Layout(const Layout&) = delete;

  void resize(double width, double height) {
    YGNodeStyleSetWidth(root_, static_cast<float>(width));
    YGNodeStyleSetHeight(root_, static_cast<float>(height));
    YGNodeCalculateLayout(root_, YGUndefined, YGUndefined, YGDirectionLTR);
  }

  void read(std::vector<double>& values) const {
    size_t index = 0;
    for (YGNodeRef view : views_) {
      values[index++] = YGNodeLayoutGetLeft(view);
      values[index++] = YGNodeLayoutGetTop(view);
      values[index++] = YGNodeLayoutGetWidth(view);
      values[index++] = YGNodeLayoutGetHeight(view);
    }
  }

 private:
  /// A node that shares its superview's main axis with its siblings and fills the other.
  YGNodeRef node(YGNodeRef superview, float gap = 0, YGEdge gapEdge = YGEdgeLeft) {
    YGNodeRef node = YGNodeNewWithConfig(config_);
    if (!superview) return node;
    YGNodeStyleSetFlexGrow(node, 1);
    YGNodeStyleSetFlexBasis(node, 0);
    const auto index = YGNodeGetChildCount(superview);
    if (index > 0 && gap > 0) YGNodeStyleSetMargin(node, gapEdge, gap);
    YGNodeInsertChild(superview, node, index);
    return node;
  }

  YGNodeRef view(YGNodeRef superview, float gap = 0, YGEdge gapEdge = YGEdgeLeft) {
    views_.push_back(node(superview, gap, gapEdge));
    return views_.back();
  }

  void chain() {
    YGNodeStyleSetFlexDirection(root_, YGFlexDirectionRow);
    YGNodeStyleSetPadding(root_, YGEdgeAll, 8);
    for (int i = 0; i < count_; i++) view(root_, powerOfTwo(128.0 / count_, 8));
  }

  void nest() {
    YGNodeRef outer = root_;
    for (int i = 0; i < count_; i++) {
      YGNodeStyleSetPadding(outer, YGEdgeAll, powerOfTwo(128.0 / count_, 1));
      outer = view(outer);
    }
  }

  void grid() {
    const int rows = std::max(2, static_cast<int>(std::nearbyint(std::sqrt(count_)))), columns = count_ / rows;
    const float gap = powerOfTwo(128.0 / std::max(rows, columns), 8);
    YGNodeStyleSetPadding(root_, YGEdgeAll, 8);
    for (int row = 0; row < rows; row++) {
      YGNodeRef line = node(root_, gap, YGEdgeTop);
      YGNodeStyleSetFlexDirection(line, YGFlexDirectionRow);
      for (int column = 0; column < columns; column++) view(line, gap);
    }
  }

  void tree() {
    YGNodeStyleSetPadding(root_, YGEdgeAll, 4);
    std::vector<int> depths = {0};
    view(root_);
    for (int parent = 0; static_cast<int>(views_.size()) < count_; parent++) {
      const int depth = depths[parent];
      const float gap = static_cast<float>(std::max(1.0 / 1024, std::exp2(1 - depth)));
      const bool isRow = depth % 2 == 0;
      YGNodeStyleSetFlexDirection(views_[parent], isRow ? YGFlexDirectionRow : YGFlexDirectionColumn);
      YGNodeStyleSetPadding(views_[parent], YGEdgeAll, gap);
      const int children = std::min(2, count_ - static_cast<int>(views_.size()));
      for (int child = 0; child < children; child++) {
        view(views_[parent], gap, isRow ? YGEdgeLeft : YGEdgeTop);
        depths.push_back(depth + 1);
      }
    }
  }

  int count_;
  YGConfigRef config_;
  YGNodeRef root_;
  std::vector<YGNodeRef> views_;
};

/// Seconds for building, laying out and reading; leaves the layout in `last`.
double buildOnce(const System& system, std::unique_ptr<Layout>& last) {
  std::vector<double> values(4 * system.views);
  const Stopwatch watch;
  auto layout = std::make_unique<Layout>(system);
  layout->resize(320, 480);
  layout->read(values);
  const double spent = watch.seconds();
  last = std::move(layout);
  return spent;
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 6) fail("usage: yoga_peer SYSTEM.lcp DRAG.rsz JUMP.rsz EDITS.edt METRIC...");
  const System system = readSystem(arguments[1]);
  const std::set<std::string> metrics(arguments + 5, arguments + count);
  const bool isPossible = std::set<std::string>{"chain", "tree", "nest", "grid"}.count(system.name) > 0;
  const std::set<std::string> possible = {"cold_ms", "drag_us", "jump_us", "memory_kib"};
  for (const auto& metric : metrics)
    if (!isPossible || !possible.count(metric)) std::printf("%s absent\n", metric.c_str());
  if (!isPossible) return 0;

  malloc_trim(0);
  const double before = residentMemory();
  std::unique_ptr<Layout> layout;
  buildOnce(system, layout);
  if (metrics.count("memory_kib")) report("memory_kib", std::max(0.0, residentMemory() - before) / system.views);
  if (metrics.count("cold_ms")) report("cold_ms", repeat([&] { return buildOnce(system, layout); }));
  if (metrics.count("drag_us")) report("drag_us", measureResize(*layout, 4 * system.views, arguments[2]));
  if (metrics.count("jump_us")) report("jump_us", measureResize(*layout, 4 * system.views, arguments[3]));
}
