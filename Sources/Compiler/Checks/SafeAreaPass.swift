internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// Lowers the declared safe area of a layout.
struct SafeAreaPass {
  let elaborator: Elaborator
  let evaluation: Evaluation

  /// The insets of each `safeArea (0, 0, 0, 0) ... (59, 0, 34, 0)` in a `sizesStatement`, without wrong ones.
  func safeAreas(of sizes: SyntaxNode, in context: Context) -> [(bounds: InsetBounds, range: SourceRange)] {
    sizes.children.filter { $0.kind == .safeAreaRange && !elaborator.hasWrongSyntax($0) }.compactMap { node in
      bounds(node, in: context).map { ($0, node.range) }
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
    let sizes = elaborator.sizes
    let areAllPoses = !sizes.isEmpty && sizes.allSatisfy { $0.pose != nil }
    // A pose has other insets.
    if let whole = elaborator.declaredSizes.safeAreaOfAll,
      elaborator.declaredSizes.statements.allSatisfy({ $0.sizes.allSatisfy { $0.pose == nil } })
    {
      checkExpected(whole)
    }
    if areAllPoses { return nil }
    return elaborator.declaredSizes.safeArea ?? elaborator.options.defaults.safeArea
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
