internal import LayCompiler
package import LayRuntime
internal import LaySolver

/// A sum of attributes whose signs are needed: at every size, or where a condition holds.
struct Probe: Sendable {
  var terms: [Term]
  var constant: Rational
  var condition: ConditionID
}

/// The questions to a proof besides conflicts and ambiguities.
struct Questions: Sendable {
  var program: LayoutProgram
  /// The claims, assertions first.
  var claims: [AskedClaim] = []
  /// The number of assertions in the file, which are the first.
  var writtenCount = 0
  var probes: [Probe] = []
  /// True if the frames of views are kept as functions of the size (``FoundFrames``).
  var keepsFrames = false
  /// True if the pieces of a sweep are kept, so that other texts can be compared (``HeldTexts``).
  var keepsPieces = false
  /// True for each clause of each claim that is to be decided, by claim; nil for all clauses, and for all claims.
  var isClauseAsked: [[Bool]?]?
  /// True for each probe that is to be evaluated; nil for all.
  var isProbeAsked: [Bool]?
  /// The numbers of frames whose values are recorded.
  var traces: [TracedNumber] = []
  /// True for each of them that is to be recorded; nil for all.
  var isTraceAsked: [Bool]?

  /// True if some clauses of a claim are to be decided.
  func isAsked(_ claim: Int) -> Bool { isClauseAsked?[claim]?.contains(true) ?? true }

  /// True if there are no questions.
  var isEmpty: Bool { claims.isEmpty && probes.isEmpty && traces.isEmpty && !keepsFrames }
}

/// The signs of a number over all sizes.
struct SignSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  static let negative = SignSet(rawValue: 1)
  static let zero = SignSet(rawValue: 2)
  static let positive = SignSet(rawValue: 4)
  /// The number is unknown at some sizes.
  static let unknown = SignSet(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the sign of a number.
  init(_ number: Rational) { self = number.sign < 0 ? .negative : number.isZero ? .zero : .positive }
}

extension SignSet {
  /// True if a difference with these signs always violates a constraint. One that is below 0 at one size and above 0 at another
  /// is assumed to be 0 between them.
  func misses(_ relation: Relation) -> Bool {
    switch relation {
    case .lessOrEqual: self == .positive
    case .greaterOrEqual: self == .negative
    case .equal: self == .positive || self == .negative
    }
  }

  /// True if a difference with these signs satisfies a constraint at every size; false if there is no size.
  func satisfies(_ relation: Relation) -> Bool {
    if isEmpty { return false }
    return switch relation {
    case .lessOrEqual: isSubset(of: [.negative, .zero])
    case .greaterOrEqual: isSubset(of: [.positive, .zero])
    case .equal: isSubset(of: .zero)
    }
  }
}

/// The least and the greatest value of a number over all sizes.
package struct NumberSpan: Hashable, Sendable {
  /// The bounds; nil if there is no size.
  package private(set) var lowest, highest: Rational?
  /// True if the number is known at every size.
  package private(set) var isKnown = true

  mutating func include(_ number: Rational) {
    lowest = lowest.map { min($0, number) } ?? number
    highest = highest.map { max($0, number) } ?? number
  }

  mutating func include(_ other: NumberSpan) {
    if let lowest = other.lowest { include(lowest) }
    if let highest = other.highest { include(highest) }
    isKnown = isKnown && other.isKnown
  }

  /// Marks the number as unknown at some sizes.
  mutating func makeUnknown() { isKnown = false }
}

/// The known values of a probe.
struct ProbedValues: Sendable {
  var signs: SignSet = []
  var span = NumberSpan()

  mutating func include(_ number: Rational) {
    signs.insert(SignSet(number))
    span.include(number)
  }

  mutating func makeUnknown() {
    signs = .unknown
    span.makeUnknown()
  }

  mutating func include(_ other: ProbedValues) {
    signs.formUnion(other.signs)
    span.include(other.span)
  }
}

/// The probes of one cell, in the variables of one of its layouts.
struct ProbedCell {
  private var sums: [(probe: Int, sum: AttributeSum, isBySteps: Bool)] = []

  init(_ questions: Questions, _ cell: SizeCell, _ layout: ParametricLayout) {
    let program = questions.program
    if questions.probes.isEmpty { return }
    var layout = layout
    let truths = program.truths(in: cell.environment)
    let isPlacedBySteps = program.isPlacedBySteps
    for (index, probe) in questions.probes.enumerated() where truths[probe.condition.index] {
      if let isAsked = questions.isProbeAsked, !isAsked[index] { continue }
      var sum = layout.sum(of: probe.terms, amid: probe.terms)
      sum.add(-probe.constant)
      let isBySteps = layout.views(read: probe.terms).contains { isPlacedBySteps[$0.index] }
      sums.append((index, sum, isBySteps))
    }
  }

  /// The variables that take part in the sums.
  var variables: Set<VariableID> { Set(sums.flatMap { $0.sum.variables }) }

  /// Adds the values that sweeps found to those of all probes.
  func examine(_ pieces: RefinedPieces, _ values: inout [ProbedValues]) {
    for (probe, sum, isBySteps) in sums {
      var own = ProbedValues()
      if isBySteps { own.makeUnknown() } else { own = self.values(of: sum, pieces) }
      values[probe].include(own)
    }
  }

  private func values(of sum: AttributeSum, _ pieces: RefinedPieces) -> ProbedValues {
    let variables = Set(sum.variables)
    var found = ProbedValues()
    guard sum.openViews.isEmpty, pieces.suspect(among: variables) == nil, let refined = pieces.refined(variables) else {
      found.makeUnknown()
      return found
    }
    for piece in refined {
      guard !variables.contains(where: { piece.isUndecided($0) }), let value = sum.value(in: piece) else {
        found.makeUnknown()
        return found
      }
      for corner in piece.polygon.corners { found.include(value.value(at: corner)) }
    }
    return found
  }
}
