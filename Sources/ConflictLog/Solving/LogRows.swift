package import LayNumbers
internal import LaySolver

/// The direction in which a log is read: it does not say whether leading is left or right.
package enum LoggedDirection: Sendable {
  case leftToRight, rightToLeft
}

/// A constraint that no log prints, but that is in force.
package enum ImpliedFact: Hashable, Sendable {
  /// Sizes are not negative.
  case size(LoggedSide)
  /// The amount of a space whose sign the log does not print is between its negative and itself.
  case space(item: Int, amount: Rational)
}

/// The rows of a log: its constraints as members, implied facts as background.
struct LogRows {
  private(set) var engine = SparseSimplex()
  /// The item of each row; nil for background.
  private(set) var owners: [Int?] = []
  /// The relation of each row among those of its item; 0 for background.
  private(set) var relations: [Int] = []
  /// The fact of each row of the background.
  private(set) var facts: [Int: ImpliedFact] = [:]
  /// The items of rows without variables that cannot be satisfied, such as `a.width == a.width + 5`.
  private(set) var absurd: [Int] = []
  private let direction: LoggedDirection
  private var variables: [Part: VariableID] = [:]

  /// A number of a view: an edge, a length, or the position of a margin or baseline, which the log does not relate to the edges.
  private enum Part: Hashable {
    case left(Int), top(Int), width(Int), height(Int)
    case inner(Int, LoggedAttribute)
    case space(Int)
    /// The unknown edge from which the positions of an item count.
    case origin(Int)
  }

  /// A sum of parts.
  private typealias Sum = [(part: Part, factor: Rational)]

  /// `isRounded` allows for the digits that the log does not print. Without `items`, all constraints have rows.
  init(_ log: ConflictLog, _ direction: LoggedDirection, isRounded: Bool, items: [Int]? = nil) {
    self.direction = direction
    let items = items ?? Array(log.items.indices)
    let reach = isRounded ? log.reach(of: items) : nil
    for index in items {
      for (number, relation) in log.items[index].relations.enumerated() where !relation.isOptional {
        let first = relations.count
        add(
          relation, of: index, origin: log.origin(of: relation), slack: reach.map { relation.slack(reach: $0) } ?? .zero
        )
        for row in first..<relations.count where owners[row] == index { relations[row] = number }
      }
    }
    addSizes(log)
  }

  /// The rows of members.
  var members: [RowID] { owners.indices.filter { owners[$0] != nil }.map { RowID($0) } }

  /// The rows, for queries about which members conflict.
  func required() -> RequiredRows {
    RequiredRows(engine.system, broken: [], at: .zero) { owners[$0] == nil }
  }

  /// True if the layout direction may make a difference: the log mixes leading or trailing with fixed sides or centers, whose
  /// constants do not turn with the direction.
  static func dependsOnDirection(_ log: ConflictLog) -> Bool {
    mixes(log) { $0.isHorizontal && !$0.isSize && !$0.isMirrored }
  }

  /// True if the log mixes leading or trailing with left or right.
  static func mixesFixedSides(_ log: ConflictLog) -> Bool { mixes(log) { $0.isFixedSide } }

  private static func mixes(_ log: ConflictLog, _ isOther: (LoggedAttribute) -> Bool) -> Bool {
    var (hasMirrored, hasOther) = (false, false)
    for relation in log.items.lazy.flatMap({ $0.relations }) {
      for case let attribute? in [relation.first.attribute, relation.second?.attribute] {
        hasMirrored = hasMirrored || attribute.isMirrored
        hasOther = hasOther || isOther(attribute)
      }
    }
    return hasMirrored && hasOther
  }

  // MARK: - Rows

  private mutating func add(
    _ relation: LoggedRelation, of item: Int, origin: (edge: LoggedSide?, factor: Rational)?, slack: Rational
  ) {
    let isMirrored = relation.first.attribute.isMirrored || relation.second?.attribute.isMirrored == true
    var sum = parts(relation.first, isMirrored, .one)
    if let second = relation.second { sum += parts(second, isMirrored, -relation.multiplier) }
    if let (edge, factor) = origin {
      sum += edge.map { parts($0, isMirrored, -factor) } ?? [(.origin(item), -factor)]
    }
    if relation.isSignless {
      sum.append((.space(item), -.one))
      addRow(sum, relation.relation, .zero, item)
      addSpace(relation.constant.magnitude + slack, of: item)
    } else {
      addRows(sum, relation.relation, relation.constant, item, slack: slack)
    }
  }

  /// Adds the row of a relation, or two with the amount by which its sides may differ.
  private mutating func addRows(_ sum: Sum, _ relation: Relation, _ constant: Rational, _ item: Int, slack: Rational) {
    if slack.isZero { return addRow(sum, relation, constant, item) }
    if relation != .greaterOrEqual { addRow(sum, .lessOrEqual, constant + slack, item) }
    if relation != .lessOrEqual { addRow(sum, .greaterOrEqual, constant - slack, item) }
  }

  private mutating func addRow(
    _ sum: Sum, _ relation: Relation, _ constant: Rational, _ item: Int?, _ fact: ImpliedFact? = nil
  ) {
    var factors: [VariableID: Rational] = [:]
    for (part, factor) in sum { factors[variable(part), default: .zero] += factor }
    let terms = factors.filter { !$0.value.isZero }.sorted { $0.key < $1.key }.map { EngineRow.Term($0.key, $0.value) }
    if terms.isEmpty {
      if let item, !relation.holds(.zero, constant) { absurd.append(item) }
      return
    }
    if let fact { facts[owners.count] = fact }
    owners.append(item)
    relations.append(0)
    _ = engine.add(terms, relation, Affine(constant), level: .required)
  }

  private mutating func addSpace(_ amount: Rational, of item: Int) {
    let fact = ImpliedFact.space(item: item, amount: amount)
    addRow([(.space(item), .one)], .lessOrEqual, amount, nil, fact)
    addRow([(.space(item), .one)], .greaterOrEqual, -amount, nil, fact)
  }

  /// Adds that no width or height of a view is negative.
  private mutating func addSizes(_ log: ConflictLog) {
    for view in log.views.indices {
      if variables[.width(view)] != nil {
        addRow([(.width(view), .one)], .greaterOrEqual, .zero, nil, .size(LoggedSide(view, .width)))
      }
      if variables[.height(view)] != nil {
        addRow([(.height(view), .one)], .greaterOrEqual, .zero, nil, .size(LoggedSide(view, .height)))
      }
    }
  }

  private mutating func variable(_ part: Part) -> VariableID {
    if let known = variables[part] { return known }
    let new = engine.makeVariable(preferred: Affine(.zero), rank: variables.count)
    variables[part] = new
    return new
  }

  // MARK: - Sides

  /// A side as a sum. In a constraint with leading or trailing sides, positions count along the direction of reading.
  private func parts(_ side: LoggedSide, _ isMirrored: Bool, _ factor: Rational) -> Sum {
    let isTurned = isMirrored && direction == .rightToLeft && !side.attribute.isSize
    let factor = isTurned ? -factor : factor
    let view = side.view
    let half = factor * Rational(1, 2)
    switch fixed(side.attribute) {
    case .left: return [(.left(view), factor)]
    case .right: return [(.left(view), factor), (.width(view), factor)]
    case .centerX: return [(.left(view), factor), (.width(view), half)]
    case .top: return [(.top(view), factor)]
    case .bottom: return [(.top(view), factor), (.height(view), factor)]
    case .centerY: return [(.top(view), factor), (.height(view), half)]
    case .width: return [(.width(view), factor)]
    case .height: return [(.height(view), factor)]
    case .centerXWithinMargins: return [(.inner(view, .leftMargin), half), (.inner(view, .rightMargin), half)]
    case .centerYWithinMargins: return [(.inner(view, .topMargin), half), (.inner(view, .bottomMargin), half)]
    case let attribute: return [(.inner(view, attribute), factor)]
    }
  }

  /// The fixed side of a leading or trailing one.
  private func fixed(_ attribute: LoggedAttribute) -> LoggedAttribute {
    let isPlain = direction == .leftToRight
    switch attribute {
    case .leading: return isPlain ? .left : .right
    case .trailing: return isPlain ? .right : .left
    case .leadingMargin: return isPlain ? .leftMargin : .rightMargin
    case .trailingMargin: return isPlain ? .rightMargin : .leftMargin
    default: return attribute
    }
  }
}
