internal import LayRuntime

/// A constraint as a dimension line.
struct Dimension {
  /// The state of the constraint at this size.
  enum State {
    /// It is satisfied, and determines a number.
    case binding
    /// It has room.
    case slack
    /// An optional one that is not satisfied.
    case unmet
    /// It is required and takes part in a conflict.
    case conflicting
    /// It is required and was broken.
    case broken
  }

  var axis: LayoutAxis
  /// The ends along the axis, points from the corner of the root; equal for an alignment.
  var from, to: Double
  /// The ends of what it is drawn across: the views in the other direction.
  var low, high: Double
  /// The words of its number; empty for an alignment.
  var label: String
  var state: State
  /// True for the width or height of a view.
  var isLength = false

  /// True if it aligns two edges.
  var isAlignment: Bool { label.utf8.isEmpty }
}

/// Reads the constraints of a layout as dimension lines: distances between two edges, lengths, and ratios of two lengths.
struct DimensionReader {
  private let layout: Layout
  private let places: ScreenPlaces
  /// The views whose constraints are not drawn.
  private let hidden: Set<ViewID>
  /// The sums of conflicts by the constraint that was broken.
  private var sums: [(broken: RowOrigin, sum: String)] = []
  private var members: Set<RowOrigin> = []

  init(_ layout: Layout, _ places: ScreenPlaces, hidden: Set<ViewID>) {
    (self.layout, self.places, self.hidden) = (layout, places, hidden)
    let size = layout.environment.size
    for conflict in layout.report.conflicts {
      sums.append((conflict.broken, conflict.sum(at: size)))
      for member in conflict.members { members.insert(member.origin) }
    }
  }

  /// Returns the lines of all constraints in force, and the number of those that no line can show.
  func dimensions() -> (lines: [Dimension], undrawn: Int) {
    var (lines, undrawn): ([Dimension], Int) = ([], 0)
    for index in layout.program.constraints.indices {
      guard let row = layout.row(of: ConstraintID(index)), !row.terms.contains(where: { hidden.contains($0.view) })
      else { continue }
      if let line = line(of: row) { lines.append(line) } else { undrawn += 1 }
    }
    return (lines, undrawn)
  }

  private func line(of row: RowDescription) -> Dimension? {
    let terms = row.terms
    if terms.contains(where: { $0.attribute.isMargin }) { return nil }
    if terms.count == 1, !terms[0].attribute.isLocation { return length(terms[0], row) }
    guard terms.count == 2, terms[0].attribute.axis == terms[1].attribute.axis || !terms[0].attribute.isLocation else {
      return nil
    }
    if terms[0].attribute.isLocation && terms[1].attribute.isLocation { return distance(terms[0], terms[1], row) }
    if !terms[0].attribute.isLocation && !terms[1].attribute.isLocation { return ratio(terms[0], terms[1], row) }
    return nil
  }

  // MARK: Forms

  /// `a.width >= 120`
  private func length(_ term: Term, _ row: RowDescription) -> Dimension? {
    guard !term.coefficient.isZero else { return nil }
    let relation = term.coefficient.sign > 0 ? row.relation : row.relation.turned
    return span(of: term, relation, (row.constant / term.coefficient).double, row, words: nil)
  }

  /// `a.width == 2 * b.width + 8`
  private func ratio(_ term: Term, _ other: Term, _ row: RowDescription) -> Dimension? {
    guard !term.coefficient.isZero else { return nil }
    let relation = term.coefficient.sign > 0 ? row.relation : row.relation.turned
    let (factor, constant) = (0 - other.coefficient / term.coefficient, row.constant / term.coefficient)
    let wanted = factor * layout.attribute(other.attribute, of: other.view) + constant
    let name = other.view == .root ? "root" : visible(layout.program.views[other.view.index].name)
    var words = factor == .one ? "" : "\(n(factor.double)) × "
    words += "\(name).\(other.attribute.axis == .horizontal ? "width" : "height")"
    if constant.sign != 0 { words += constant.sign > 0 ? " + \(n(constant.double))" : " − \(n(-constant.double))" }
    return span(of: term, relation, wanted.double, row, words: words)
  }

  private func span(
    of term: Term, _ relation: Relation, _ wanted: Double, _ row: RowDescription, words: String?
  ) -> Dimension {
    let (box, axis) = (places.box(of: term.view), term.attribute.axis)
    // A constraint is about the alignment rectangle.
    let actual = layout.attribute(term.attribute, of: term.view).double
    let state = state(actual, relation, wanted, row)
    let near = box.near(axis) + layout.program.views[term.view.index].alignmentInsets.near(axis).double
    return Dimension(
      axis: axis, from: near, to: near + actual, low: box.near(axis.other), high: box.far(axis.other),
      label: label(actual, relation, wanted, state, row, words: words), state: state,
      isLength: true)
  }

  /// `b.left - a.right >= 8`
  private func distance(_ first: Term, _ second: Term, _ row: RowDescription) -> Dimension? {
    guard first.coefficient == -second.coefficient, !first.coefficient.isZero else { return nil }
    let axis = first.attribute.axis
    let (a, b) = (place(first), place(second))
    // The right side as the distance from the second to the first, from the left: mirrored positions count from the right.
    let isMirrored =
      row.terms.contains { $0.attribute.isDirectional } && layout.reading(of: row.terms).isMirrored
    let relation = (first.coefficient.sign > 0) != isMirrored ? row.relation : row.relation.turned
    let constant = row.constant / first.coefficient
    let wanted = (isMirrored ? 0 - constant : constant).double
    let isBackward = wanted < 0 || wanted == 0 && a < b
    let (actual, distance) = isBackward ? (b - a, -wanted) : (a - b, wanted)
    let turned = isBackward ? relation.turned : relation
    let state = state(actual, turned, distance, row)
    let (one, other) = (places.box(of: first.view), places.box(of: second.view))
    let isAlignment = turned == .equal && distance == 0 && abs(actual) < DimensionReader.tolerance
    let (nears, fars) = (
      (one.near(axis.other), other.near(axis.other)), (one.far(axis.other), other.far(axis.other))
    )
    // A distance lies where both views are, an alignment runs along both.
    let low = isAlignment ? min(nears.0, nears.1) : max(nears.0, nears.1)
    let high = isAlignment ? max(fars.0, fars.1) : min(fars.0, fars.1)
    return Dimension(
      axis: axis, from: min(a, b), to: max(a, b), low: min(low, high), high: max(low, high),
      label: isAlignment ? "" : label(actual, turned, distance, state, row, words: nil), state: state)
  }

  private func place(_ term: Term) -> Double {
    let corner = places.corner(around: term.view)
    let value = layout.attribute(term.attribute, of: term.view).double
    return (term.attribute.axis == .horizontal ? corner.x : corner.y) + value
  }

  // MARK: States and words

  private static let tolerance = 1e-6

  private func state(_ actual: Double, _ relation: Relation, _ wanted: Double, _ row: RowDescription)
    -> Dimension.State
  {
    if sums.contains(where: { $0.broken == row.origin }) { return .broken }
    if members.contains(row.origin) { return .conflicting }
    let error = actual - wanted
    if abs(error) < DimensionReader.tolerance { return .binding }
    switch relation {
    case .equal: return .unmet
    case .lessOrEqual: return error > 0 ? .unmet : .slack
    case .greaterOrEqual: return error < 0 ? .unmet : .slack
    }
  }

  private func label(
    _ actual: Double, _ relation: Relation, _ wanted: Double, _ state: Dimension.State, _ row: RowDescription,
    words: String?
  ) -> String {
    if state == .broken, let found = sums.first(where: { $0.broken == row.origin }) { return found.sum }
    let sign = relation == .equal ? "" : relation == .lessOrEqual ? "≤ " : "≥ "
    let (left, number) = distinct(actual, wanted)
    let right = words ?? number
    let error = (actual - wanted) * (relation == .greaterOrEqual ? -1 : 1)
    if abs(error) < DimensionReader.tolerance {
      return sign + (words != nil && sign.isEmpty ? "= " : "") + (words ?? n(wanted))
    }
    let isMet = relation != .equal && error < 0
    if isMet { return "\(left) \(sign)\(right)" }
    return "\(left) \(relation == .equal ? "≠" : relation == .lessOrEqual ? ">" : "<") \(right)"
  }
}

extension Conflict {
  /// The contradiction in numbers at a size: `200 + 240 > 320`. Each side is a sum of right sides, so that what is required to be equal is
  /// not.
  func sum(at size: ExactSize) -> String {
    var (large, small): ([Double], [Double]) = ([], [])
    for member in members {
      let part = member.multiplier * member.rightSide.value(at: size)
      if part.sign < 0 { large.append((0 - part).double) }
      if part.sign > 0 { small.append(part.double) }
    }
    // Sums that differ by little are shown with as many decimals as they need.
    let (one, other) = (large.reduce(0, +), small.reduce(0, +))
    let count = (2...mostDecimals).first { decimals(one, $0) != decimals(other, $0) } ?? 2
    func side(_ parts: [Double]) -> String {
      let shown = parts.prefix(6).map { decimals($0, count) }.joined(separator: " + ")
      return parts.isEmpty ? "0" : parts.count > 6 ? "\(shown) + …" : shown
    }
    return "\(side(large)) > \(side(small))"
  }
}

extension Relation {
  /// The relation after both sides are multiplied by -1.
  fileprivate var turned: Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}

extension LayoutAxis {
  fileprivate var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension Box {
  func near(_ axis: LayoutAxis) -> Double { axis == .horizontal ? minX : minY }
  func far(_ axis: LayoutAxis) -> Double { axis == .horizontal ? maxX : maxY }
  func length(_ axis: LayoutAxis) -> Double { far(axis) - near(axis) }
}
