internal import LayRuntime
internal import LaySolver

/// The components of a cell in which numbers of lines move values along one basis: their rows are feasible and unambiguous at every
/// size of the cell, for all numbers of lines that its texts have at some size.
///
/// Each text's height is taken as independent of the others and of the size. That covers more than the heights at any size, so that
/// what is proved holds at all of them, and no size has to be found at which a number of lines changes.
struct LineMoves: Sendable {
  /// The height of a text by its number of lines.
  private struct Heights: Sendable {
    var fewest: Int
    /// The heights from the fewest lines on, less that of the fewest.
    var moves: [Rational] = []
    /// The least and the greatest of them.
    var span: (lowest: Rational, highest: Rational) = (.zero, .zero)

    init(_ text: Int, _ range: ClosedRange<Int>, _ layout: inout ParametricLayout) {
      fewest = range.lowerBound
      if range.count == 1 {
        moves = [.zero]
      } else {
        let least = layout.height(of: text, lines: fewest)
        moves = range.map { layout.height(of: text, lines: $0) - least }
      }
      span = (moves.min() ?? .zero, moves.max() ?? .zero)
    }

    func move(_ lines: Int) -> Rational { moves[lines - fewest] }
  }
  /// A component whose basis is optimal for all heights.
  private struct Component: Sendable {
    var number: Int
    /// The values with the fewest lines.
    var values: [(variable: VariableID, value: Affine)]
  }
  private typealias Move = (text: Int, factor: Rational)

  private var components: [Component] = []
  private var heights: [Heights] = []
  /// The texts that move each variable, with the distance for a height greater by 1.
  private var moves: [VariableID: [Move]] = [:]
  /// The variables whose moves are kept.
  private let wanted: Set<VariableID>
  /// The texts that other components follow.
  private(set) var otherTexts: Set<Int>

  /// The number of rows whose movement by a text costs as much as the examination of one row.
  private static var rowsPerText: Int { 16 }

  /// Examines the components that follow texts, which are `textsOfComponents`; `ranges` are the numbers of lines of each text.
  init(
    _ rows: ParametricLayout, _ ranges: [ClosedRange<Int>], _ textsOfComponents: [[Int]], over polygon: SizePolygon,
    keeping wanted: Set<VariableID>, _ budget: inout ProofBudget
  ) {
    var layout = rows
    self.wanted = wanted
    layout.setLines(ranges.map { $0.lowerBound })
    layout.move(to: polygon.innerSize(0))
    heights = ranges.enumerated().map { Heights($0, $1, &layout) }
    // A text of no component may change values that no row decides.
    otherTexts = Set(layout.textViews.indices).subtracting(textsOfComponents.joined())
    for (component, texts) in textsOfComponents.enumerated() where !texts.isEmpty {
      if !add(component, texts, layout: &layout, polygon.corners, &budget) { otherTexts.formUnion(texts) }
    }
  }

  private mutating func add(
    _ component: Int, _ texts: [Int], layout: inout ParametricLayout, _ corners: [ExactSize],
    _ budget: inout ProofBudget
  ) -> Bool {
    let rows = layout.rowCount(of: component)
    let cost = rows + rows * texts.count / LineMoves.rowsPerText
    // The other half is for the parts.
    guard texts.allSatisfy({ layout.isHeightAlone($0) }), cost <= budget.rest / 2, budget.take(cost),
      let found = layout.response(of: component, over: corners, to: texts.map { range(of: $0) }, keeping: wanted)
    else { return false }
    components.append(Component(number: component, values: found.values))
    for (text, own) in zip(texts, found.moves) {
      for move in own.entries { moves[move.key, default: []].append((text, move.amount)) }
    }
    return true
  }

  /// The numbers of the components.
  var numbers: [Int] { components.map { $0.number } }

  /// The texts that move some of `variables`.
  func texts(moving variables: some Sequence<VariableID>) -> Set<Int> {
    Set(variables.lazy.flatMap { moves[$0] ?? [] }.map { $0.text })
  }

  /// The pieces of the components with the values that `keeping` selects, for `lines` of each text, by default the fewest.
  func kept(_ keeping: KeptVariables, _ lines: [Int]? = nil) -> [KeptComponent] {
    components.compactMap { component in
      var own = component.values.filter { keeping.wanted.contains($0.variable) }
      if own.isEmpty { return nil }
      if let lines {
        for index in own.indices { own[index].value.constant += move(of: own[index].variable, lines) }
      }
      return KeptComponent([KeptComponent.Piece(own)], isComplete: true, keeping, number: component.number)
    }
  }

  private func move(of variable: VariableID, _ lines: [Int]) -> Rational {
    (moves[variable] ?? []).reduce(into: .zero) { $0 += $1.factor * heights[$1.text].move(lines[$1.text]) }
  }

  /// The kept values with the fewest lines.
  var fewest: [VariableID: Affine] {
    var found: [VariableID: Affine] = [:]
    for value in components.lazy.flatMap({ $0.values }) { found[value.variable] = value.value }
    return found
  }

  /// The least difference, over all numbers of lines, between the growth of a variable and that of the height of a text.
  func growth(of variable: VariableID, besides text: Int) -> Rational {
    var factors: [Int: Rational] = [text: -1]
    for move in moves[variable] ?? [] { factors[move.text, default: .zero] += move.factor }
    return factors.reduce(into: .zero) { least, own in
      let ends = heights[own.key].span
      least += min(own.value * ends.lowest, own.value * ends.highest)
    }
  }

  /// The distance by which `lines` move a sum of variables from its value with the fewest lines.
  func move(of sum: AttributeSum, _ lines: [Int]) -> Rational {
    sum.entries.reduce(into: .zero) { $0 += $1.amount * move(of: $1.key, lines) }
  }

  /// The least and the greatest distance by which numbers of lines move a sum from its value with the fewest lines.
  func span(of sum: AttributeSum) -> (lowest: Rational, highest: Rational) {
    var all: [Move] = []
    for entry in sum.entries {
      for move in moves[entry.key] ?? [] { all.append((move.text, entry.amount * move.factor)) }
    }
    // The moves of each variable are in order already.
    all.sort { $0.text < $1.text }
    var (lowest, highest) = (Rational.zero, Rational.zero)
    var next = 0
    while next < all.count {
      let text = all[next].text
      var factor = Rational.zero
      while next < all.count && all[next].text == text {
        factor += all[next].factor
        next += 1
      }
      let ends = heights[text].span
      lowest += min(factor * ends.lowest, factor * ends.highest)
      highest += max(factor * ends.lowest, factor * ends.highest)
    }
    return (lowest, highest)
  }

  private func range(of text: Int) -> TextHeights {
    TextHeights(text: text, lowest: heights[text].span.lowest, highest: heights[text].span.highest)
  }
}
