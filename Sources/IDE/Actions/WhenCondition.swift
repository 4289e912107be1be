internal import LayCompiler
internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// The choice of the first condition of a new `when`.
struct WhenCondition {
  let site: ActionSite

  /// Returns the first condition of a new `when` around `statement`: the nearest condition of the file on a side of the screen,
  /// with those of the same layout first; else where a size class becomes regular; else the middle of the declared sizes.
  func text(around statement: SyntaxNode) -> String {
    let around = breakpoints { $0.range.holds(statement.range) }
    let promised = promisedSides(around: statement)
    let place = layout(around: statement)
    let known = breakpoints { !$0.range.holds(statement.range) }.filter { breakpoint in
      !around.contains { $0.side == breakpoint.side }
        && (layout(around: breakpoint.node) == place
          || breakpoint.number.map(promised[breakpoint.side].divides) ?? false)
    }
    let nearest = known.min { key($0.node, statement, place) < key($1.node, statement, place) }
    if let nearest { return site.text(nearest.condition.range) }
    // Inside a condition on one side, another condition on it may never hold.
    for side in Breakpoint.Side.allCases where !around.contains(where: { $0.side == side }) {
      if let number = promised[side].split { return "\(side) >= \(number)" }
    }
    return
      "\(around.contains { $0.side == .width } ? Breakpoint.Side.height : .width) >= \(LayoutEnvironment.regularWidth)"
  }

  private func layout(around node: SyntaxNode) -> SourceRange? {
    node.ancestor { $0 == .layoutDeclaration || $0 == .componentDeclaration }?.range
  }

  /// Returns the sort key of a condition: the same layout first, then conditions before the statement, then the nearest.
  private func key(_ node: SyntaxNode, _ statement: SyntaxNode, _ place: SourceRange?) -> (Int, Int, Int) {
    let distance = node.range.start - statement.range.start
    return (layout(around: node) == place ? 0 : 1, distance < 0 ? 0 : 1, abs(distance))
  }

  private func breakpoints(where isWanted: (SyntaxNode) -> Bool) -> [Breakpoint] {
    site.tree.nodes.indices.compactMap { index in
      guard site.tree.nodes[index].kind == .whenStatement else { return nil }
      let node = SyntaxNode(tree: site.tree, index: index)
      return isWanted(node) ? Breakpoint(node) : nil
    }
  }

  /// Returns the declared side lengths of the layout around a statement; those of all layouts for a component.
  private func promisedSides(around statement: SyntaxNode) -> PromisedSides {
    let name = statement.ancestor { $0 == .layoutDeclaration }?.token(.name)?.range
    let layouts = site.snapshot.compilation.layouts.filter { name == nil || $0.range == name }
    return PromisedSides(layouts.flatMap { $0.sizes })
  }
}

/// A `when` whose condition compares a side of the screen with one value.
private struct Breakpoint {
  enum Side: String, CaseIterable, CustomStringConvertible {
    case width, height
    var description: String { rawValue }
  }

  let node: SyntaxNode
  let condition: SyntaxNode
  let side: Side
  /// The number that the side is compared with; nil for a name.
  let number: Rational?

  init?(_ node: SyntaxNode) {
    guard let condition = node.child(.comparison), condition.childCount == 2,
      let left = condition.child(at: 0), let right = condition.child(at: 1), let side = Side(rawValue: left.text),
      right.kind == .literal || right.kind == .nameExpression
    else { return nil }
    (self.node, self.condition, self.side) = (node, condition, side)
    number = Rational(decimal: right.text)
  }
}

/// The ranges of a layout's sides according to its declared sizes.
private struct PromisedSides {
  struct Lengths {
    var lowest: Rational?
    var highest: Rational?

    /// True if there are declared lengths both below and above a length.
    func divides(_ length: Rational) -> Bool {
      guard let lowest, let highest else { return true }
      return lowest < length && length < highest
    }

    /// A round length with declared lengths below and above it; nil if only one length is declared.
    var split: Rational? {
      guard let lowest, let highest else { return LayoutEnvironment.regularWidth }
      if lowest == highest { return nil }
      if divides(LayoutEnvironment.regularWidth) { return LayoutEnvironment.regularWidth }
      let middle = (lowest + highest) / 2
      return [100, 10, 1].lazy.map { (middle / $0).rounded * $0 }.first(where: divides) ?? highest
    }
  }

  private let sides: [Breakpoint.Side: Lengths]

  init(_ promises: [SizePromise]) {
    func lengths(_ side: (SizePromise) -> SizeBounds?) -> Lengths {
      let found = promises.compactMap(side)
      guard found.count == promises.count else { return Lengths() }
      return Lengths(lowest: found.map { $0.lowest }.min(), highest: found.map { $0.highest }.max())
    }
    sides = [.width: lengths { $0.width }, .height: lengths { $0.height }]
  }

  subscript(side: Breakpoint.Side) -> Lengths { sides[side] ?? Lengths() }
}
