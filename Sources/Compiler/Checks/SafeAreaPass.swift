internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// Lowers the declared safe area of a layout.
struct SafeAreaPass {
  let elaborator: Elaborator
  let evaluation: Evaluation

  /// Lowers `safeArea (0, 0, 0, 0) ... (59, 0, 34, 0)` in a `sizesStatement`. Several declare the insets from the least to the greatest of
  /// all.
  func lowerSafeArea(of sizes: SyntaxNode, in context: Context) {
    for node in sizes.children where node.kind == .safeAreaRange && !elaborator.hasWrongSyntax(node) {
      guard let found = bounds(node, in: context) else { continue }
      elaborator.safeAreas.append((found, node.range))
    }
  }

  private func bounds(_ node: SyntaxNode, in context: Context) -> InsetBounds? {
    let ends = node.children.filter { $0.kind != .unexpected }
    var insets: [ExactInsets] = []
    for end in ends {
      let value = evaluation.withoutRanges(end, "the safe area") { evaluation.evaluate(end, in: context) }
      guard let found = evaluation.insets(value, end) else { return nil }
      // Bars and cameras do not move in languages from right to left.
      insets.append(found.covering(.leftToRight))
    }
    guard let lowest = insets.first, let highest = insets.last else { return nil }
    let bounds = InsetBounds(lowest: lowest, highest: highest)
    for (side, first, last) in bounds.sides {
      for (inset, end) in [(first, ends[0]), (last, ends[ends.count - 1])]
      where inset.sign < 0 || inset > Limits.constant {
        elaborator.report(.safeAreaInset(side.rawValue, inset, at: end.range))
        return nil
      }
      if last < first {
        elaborator.report(.safeAreaBackwards(side.rawValue, from: first, to: last, ends, at: node.range))
        return nil
      }
    }
    return bounds
  }

  /// The declared safe area or the default, for sizes that are not those of a pose; nil if there are none. Insets in `expect`s that are
  /// not declared are reported.
  func settleSafeArea() -> InsetBounds? {
    let areAllPoses = !elaborator.sizes.isEmpty && elaborator.sizes.allSatisfy { $0.pose != nil }
    guard var whole = elaborator.safeAreas.first?.bounds else {
      return areAllPoses ? nil : elaborator.options.defaults.safeArea
    }
    if areAllPoses {
      for declared in elaborator.safeAreas { elaborator.report(.safeAreaOfPoses(at: declared.range)) }
      return nil
    }
    for (bounds, _) in elaborator.safeAreas.dropFirst() { whole = whole.joined(bounds) }
    // A pose has other insets.
    if elaborator.sizes.allSatisfy({ $0.pose == nil }) { checkExpected(whole) }
    return whole
  }

  private func checkExpected(_ bounds: InsetBounds) {
    for (insets, range) in elaborator.expectedSafeAreas where insets != .zero {
      for (side, lowest, highest) in bounds.sides {
        let inset = side.value(in: LayoutEnvironment(size: .zero, safeArea: insets))
        if inset < lowest || highest < inset {
          elaborator.report(
            .outsideOfRange(side.rawValue, inset, SizeBounds(lowest: lowest, highest: highest), at: range))
          break
        }
      }
    }
  }
}

extension InsetBounds {
  /// The insets from the least to the greatest of both.
  fileprivate func joined(_ other: InsetBounds) -> InsetBounds {
    InsetBounds(
      lowest: lowest.combined(with: other.lowest) { min($0, $1) },
      highest: highest.combined(with: other.highest) { max($0, $1) })
  }
}

extension ExactInsets {
  fileprivate func combined(with other: ExactInsets, _ choose: (Rational, Rational) -> Rational) -> ExactInsets {
    ExactInsets(
      top: choose(top, other.top), left: choose(left, other.left), bottom: choose(bottom, other.bottom),
      right: choose(right, other.right))
  }
}
