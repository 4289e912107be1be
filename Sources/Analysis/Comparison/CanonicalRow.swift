internal import LayCompiler
internal import LayRuntime

/// A constraint in a form that does not depend on how it is written: a sum of frame numbers, positions from the corner of the root.
struct CanonicalRow: Hashable, Sendable {
  /// The factors by the names of the numbers, without zeros; the first in the order of the names is 1.
  private(set) var factors: [String: Rational] = [:]
  private(set) var relation: Relation
  /// The right side.
  private(set) var constant: Rational

  /// The row without its constant: rows that differ in it alone are changes of each other.
  var left: CanonicalRow {
    var row = self
    row.constant = .zero
    return row
  }

  /// Reads a row of `layout`, which has been laid out in the direction that counts; `name` returns the name of a view that is the same in
  /// both layouts.
  init(_ row: RowDescription, in layout: Layout, name: (ViewID) -> String) {
    (relation, constant) = (row.relation, row.constant)
    if row.isOfMask {
      for term in row.terms { add(term.coefficient, "mask \(name(term.view)).\(term.attribute.name)") }
    } else {
      let (ancestor, isMirrored) = layout.reading(of: row.terms)
      let mirrored = isMirrored && row.terms.contains { $0.attribute.isDirectional }
      let reading = Reading(ancestor: ancestor, isMirrored: mirrored)
      for term in row.terms { add(term, reading, in: layout.program, name) }
    }
    normalize()
  }

  /// The coordinates of a row.
  private struct Reading {
    var ancestor: ViewID
    var isMirrored: Bool
  }

  private mutating func add(_ factor: Rational, _ name: String) {
    let sum = (factors[name] ?? .zero) + factor
    factors[name] = sum.isZero ? nil : sum
  }

  private mutating func add(_ term: Term, _ reading: Reading, in program: LayoutProgram, _ name: (ViewID) -> String) {
    let axis = term.attribute.axis
    let (place, length) = axis == .horizontal ? ("x", "width") : ("y", "height")
    let attribute = term.attribute.withoutMargin ?? term.attribute
    let own = (term.attribute.isMargin ? "margins of " : "") + name(term.view)
    let insets = program.views[term.view.index].alignmentInsets
    let isInset = !term.attribute.isMargin
    let total = isInset ? insets.near(axis) + insets.far(axis) : .zero
    if !attribute.isLocation {
      add(term.coefficient, "\(own).\(length)")
      constant += term.coefficient * total
      return
    }
    let turns = reading.isMirrored && attribute.turnsWithDirection
    let factor = turns ? -term.coefficient : term.coefficient
    if turns { add(term.coefficient, "\(name(reading.ancestor)).\(length)") }
    if attribute.isBaseline {
      add(factor, "\(own).\(attribute.name)")
    } else {
      let share = attribute.share(isMirrored: reading.isMirrored)
      add(factor * share, "\(own).\(length)")
      if isInset { constant -= factor * (insets.near(axis) - share * total) }
    }
    if term.view == reading.ancestor && isInset { return }
    if term.view != .root || !isInset { add(factor, "\(own).\(place)") }
    if reading.ancestor != .root { add(-factor, "\(name(reading.ancestor)).\(place)") }
  }

  private mutating func normalize() {
    guard let first = factors.keys.min(), let factor = factors[first] else { return }
    let scale = Rational.one / factor
    for key in factors.keys { factors[key] = (factors[key] ?? .zero) * scale }
    constant = constant * scale
    if scale.sign < 0 { relation = relation.flipped }
  }
}

/// All sums of some equations.
struct EquationSpan {
  /// The equations, each with the only one among them that has its first number.
  private var rows: [(pivot: String, factors: [String: Rational], constant: Rational)] = []

  /// The most equations.
  static let most = 600

  /// Adds an equation, unless there are too many.
  mutating func add(_ row: CanonicalRow) {
    if rows.count == EquationSpan.most { return }
    let (factors, constant) = reduced(row)
    guard let pivot = factors.keys.min(), let factor = factors[pivot] else { return }
    rows.append((pivot, factors.mapValues { $0 / factor }, constant / factor))
  }

  /// True if an equation is a sum of these.
  func implies(_ row: CanonicalRow) -> Bool {
    let (factors, constant) = reduced(row)
    return factors.isEmpty && constant.isZero
  }

  private func reduced(_ row: CanonicalRow) -> (factors: [String: Rational], constant: Rational) {
    var (factors, constant) = (row.factors, row.constant)
    for own in rows {
      guard let factor = factors[own.pivot] else { continue }
      for (name, amount) in own.factors {
        let rest = (factors[name] ?? .zero) - factor * amount
        factors[name] = rest.isZero ? nil : rest
      }
      constant -= factor * own.constant
    }
    return (factors, constant)
  }
}
