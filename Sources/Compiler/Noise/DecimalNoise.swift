internal import LayDiagnostics
internal import LayModel
internal import LayNumbers

/// A constraint whose number was rounded to agree with others that it contradicted only by rounding errors of decimals.
struct RoundedConstraint {
  var constraint: ConstraintID
  /// The change of the constant.
  var change: Affine
  /// The amount by which the constraints contradicted each other, points.
  var excess: Rational
  /// The other constraints of the set.
  var others: [ConstraintID]
}

/// Rounds numbers of a program whose required constraints contradict each other by less than a billionth of the lengths
/// involved.
///
/// Constants of Interface Builder are doubles: 359 2/3 arrives as 359.666666666666742, and exact arithmetic finds
/// contradictions that doubles cannot represent. The caller finds the conflicts at corner sizes; a conflict is noise
/// if it is that small at all of them, and hence at every size between. One constraint of the set then gets the number
/// with which the set is feasible. Nothing else changes, and a program without long decimals is not examined.
struct DecimalNoise {
  /// The largest contradiction that is noise, relative to the lengths.
  static let tolerance = Rational(1, 1_000_000_000)
  /// The maximum number of searches for conflicts in one program.
  static let searchLimit = 128
  /// The maximum number of digits after the point of a number that does not come from a double.
  static let plainDigits = 6

  private(set) var program: LayoutProgram
  private(set) var rounded: [RoundedConstraint] = []
  private let sizes: [ExactSize]
  /// Finds the conflicts of a program.
  private let findConflicts: CompileOptions.ConflictSearch
  /// The constraints whose constant a condition or a step sets.
  private let changing: Set<ConstraintID>
  /// True for constraints with a long decimal in their text.
  private let isLong: (ConstraintID) -> Bool
  /// The number of attempts for each constraint: 0 for none, 1 for the change, 2 for its opposite.
  private var attempts: [ConstraintID: Int] = [:]
  private var searchesLeft = DecimalNoise.searchLimit

  init(
    _ program: LayoutProgram, at sizes: [ExactSize], findConflicts: @escaping CompileOptions.ConflictSearch,
    isLong: @escaping (ConstraintID) -> Bool
  ) {
    self.program = program
    self.sizes = sizes
    self.findConflicts = findConflicts
    self.isLong = isLong
    changing = Set(
      program.overrides.compactMap { override in
        if case .constant(let id, _) = override.setting { id } else { nil }
      })
  }

  /// Rounds numbers until no more noise is found.
  mutating func run() {
    for state in program.stateChoices {
      for size in sizes {
        var environment = LayoutEnvironment(size: size)
        environment.state = state
        while searchesLeft > 0, settle(in: environment) {}
      }
    }
  }

  /// Searches once, and rounds a number for each conflict that shares no member with an earlier one. False if nothing is
  /// rounded.
  private mutating func settle(in environment: LayoutEnvironment) -> Bool {
    searchesLeft -= 1
    var touched: Set<RowOrigin> = []
    var hasChanged = false
    for conflict in findConflicts(program, environment) where isNoise(conflict) {
      let origins = conflict.members.map { $0.origin }
      guard touched.isDisjoint(with: origins) else { continue }
      touched.formUnion(origins)
      if round(conflict) { hasChanged = true }
    }
    return hasChanged
  }

  /// True if a conflict is within the tolerance at every size.
  private func isNoise(_ conflict: Conflict) -> Bool {
    let room = conflict.room
    return sizes.allSatisfy { size in
      var lengths = Rational.zero
      for member in conflict.members {
        lengths += (member.rightSide.value(at: size) * member.multiplier).magnitude
      }
      return room.value(at: size).magnitude <= DecimalNoise.tolerance * lengths
    }
  }

  /// The room of a conflict as a function of the sides that vary. A side that is equal at all sizes is replaced by its
  /// value: constraints that agree only at one width still contradict each other at others.
  private func folded(_ room: Affine) -> Affine {
    var room = room
    guard let first = sizes.first else { return room }
    if sizes.allSatisfy({ $0.width == first.width }) {
      (room.constant, room.width) = (room.constant + room.width * first.width, .zero)
    }
    if sizes.allSatisfy({ $0.height == first.height }) {
      (room.constant, room.height) = (room.constant + room.height * first.height, .zero)
    }
    return room
  }

  private mutating func round(_ conflict: Conflict) -> Bool {
    guard let member = candidate(in: conflict), case .constraint(let id) = member.origin else { return false }
    let attempt = attempts[id, default: 0]
    attempts[id] = attempt + 1
    // The constants of mirrored constraints count with the opposite sign.
    var change = folded(conflict.room).scaled(by: -(Rational.one / member.multiplier))
    switch attempt {
    case 0: break
    case 1:
      guard let last = undo(id) else { return false }
      change = last.change.scaled(by: -1)
    default:
      _ = undo(id)
      return false
    }
    program.constraints[id.index].add(change)
    let others = conflict.members.compactMap { other in
      if case .constraint(let other) = other.origin, other != id { other } else { nil }
    }
    rounded.append(
      RoundedConstraint(constraint: id, change: change, excess: conflict.excess.magnitude, others: others))
    return true
  }

  /// Reverts the last change of a constraint, and returns it; nil if there is none.
  private mutating func undo(_ id: ConstraintID) -> RoundedConstraint? {
    guard let index = rounded.lastIndex(where: { $0.constraint == id }) else { return nil }
    let last = rounded.remove(at: index)
    program.constraints[id.index].add(last.change.scaled(by: -1))
    return last
  }

  /// The constraint of a conflict whose number is rounded: the broken one if it has a long decimal, otherwise another
  /// that has one.
  private func candidate(in conflict: Conflict) -> Conflict.Member? {
    let written = conflict.members.filter { member in
      guard case .constraint(let id) = member.origin else { return false }
      return !member.multiplier.isZero && !changing.contains(id) && attempts[id, default: 0] < 3
    }
    func isLong(_ member: Conflict.Member) -> Bool {
      if case .constraint(let id) = member.origin { self.isLong(id) } else { false }
    }
    return written.last { $0.origin == conflict.broken && isLong($0) } ?? written.last(where: isLong)
      ?? written.last { $0.origin == conflict.broken } ?? written.last
  }
}

extension LayoutProgram {
  /// True if a number of the program has more digits than people write, as doubles do.
  var hasLongDecimals: Bool {
    for index in constraints.indices {
      if constraints[index].constant.isLongDecimal { return true }
      for term in constraints[index].terms where term.coefficient.isLongDecimal { return true }
    }
    return views.indices.contains { index in
      guard let frame = views[index].designFrame else { return false }
      return [frame.x, frame.y, frame.width, frame.height].contains { $0.isLongDecimal }
    }
  }
}

extension Rational {
  /// True if the number has more digits after the point than people write; false for fractions such as 1/3.
  var isLongDecimal: Bool {
    if isInteger { return false }
    let text = Array(description.utf8)
    if let bar = text.firstIndex(of: UInt8(ascii: "/")) { return text.count - bar > DecimalNoise.plainDigits + 1 }
    guard let point = text.firstIndex(of: UInt8(ascii: ".")) else { return false }
    return text.count - point > DecimalNoise.plainDigits + 1
  }
}

extension Affine {
  fileprivate func scaled(by factor: Rational) -> Affine {
    Affine(constant * factor, width: width * factor, height: height * factor)
  }
}

extension Conflict {
  /// The sum of the right sides, negative if the members contradict each other.
  fileprivate var room: Affine {
    var room = Affine(.zero)
    for member in members {
      let side = member.rightSide.scaled(by: member.multiplier)
      room = Affine(room.constant + side.constant, width: room.width + side.width, height: room.height + side.height)
    }
    return room
  }
}

extension ConstraintDescription {
  /// Adds an affine length to the right side.
  fileprivate mutating func add(_ change: Affine) {
    constant += change.constant
    add(change.width, of: .width)
    add(change.height, of: .height)
  }

  private mutating func add(_ factor: Rational, of attribute: Attribute) {
    if factor.isZero { return }
    if let index = terms.firstIndex(where: { $0.view == .root && $0.attribute == attribute }) {
      terms[index].coefficient -= factor
    } else {
      terms.append(Term(.root, attribute, -factor))
    }
  }
}
