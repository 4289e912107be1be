internal import LayCompiler
internal import LayRuntime
internal import LaySolver

/// The two halves of a program in which no component of rows depends on conditions of both the width and the height.
///
/// Components that depend on the width alone are proved where the width changes conditions, over all heights; the others where
/// the height does, over all widths. So n conditions of the width and as many of the height make 2n cells, not n².
///
/// A finding is about a frame along an axis, and only one half decides it. So the position and the length may not depend on
/// different lengths of the root, even if no row connects them.
struct SizeSlices: Sendable {
  /// A half of a program, named by the length of the root that changes its conditions.
  typealias Slice = LayoutAxis

  /// The lengths of the root that the value of a condition depends on.
  private struct Needs: OptionSet {
    let rawValue: UInt8
    static let width = Needs(rawValue: 1)
    static let height = Needs(rawValue: 2)
    static let both: Needs = [.width, .height]
  }

  private let program: LayoutProgram
  /// The lengths that each condition depends on.
  private let conditions: [Needs]
  private var connections: RowConnections
  /// The lengths that the rows of each set of connected numbers depend on.
  private var needs: [Int: Needs] = [:]
  /// The lengths that constraints without variables depend on.
  private var constants: [Int: Needs] = [:]
  /// The half of each constraint; nil for both.
  private var slices: [Slice?] = []
  /// The half that decides each clause of each assertion.
  private var clauses: [[Slice]] = []
  /// The half that decides each probe.
  private var probes: [Slice] = []
  /// The half that decides each traced number.
  private var traces: [Slice] = []

  /// Splits the program; nil if something depends, or may depend, on both lengths.
  init?(_ program: LayoutProgram, _ environment: LayoutEnvironment, _ questions: Questions?) {
    self.program = program
    conditions = SizeSlices.needs(of: program.conditions, environment)
    // The cells of the halves do not have all values of such a condition, even if no row depends on it.
    if conditions.contains(.both) { return nil }
    // A frame is a function in the cells of both halves.
    if questions?.keepsFrames ?? false { return nil }
    if program.hasGuides || !program.steps.isEmpty { return nil }
    var whole = program
    for index in whole.constraints.indices {
      (whole.constraints[index].condition, whole.constraints[index].isActive) = (.always, true)
    }
    let conditions = conditions
    whole.overrides.removeAll { !conditions[$0.condition.index].isEmpty }
    whole.overrides.removeAll { if case .active = $0.setting { true } else { false } }
    let layout = ParametricLayout(whole, as: environment)
    // If a stack is in one half, the other half knows only its views.
    if layout.hasTexts && !(program.stacks.isEmpty && program.grids.isEmpty) { return nil }
    connections = RowConnections(layout)
    guard addNeeds(), !needBoth() else { return nil }
    assignConstraints()
    if let questions, !addQuestions(questions, layout) { return nil }
  }

  /// The lengths that the value of each condition depends on.
  private static func needs(of conditions: [Condition], _ environment: LayoutEnvironment) -> [Needs] {
    var found: [Needs] = []
    func known(_ id: ConditionID) -> Needs { found.indices.contains(id.index) ? found[id.index] : [] }
    for condition in conditions {
      switch condition {
      case .always, .never, .direction, .textSize, .state: found.append([])
      case .compare(let quantity, _, _): found.append(quantity == .width ? .width : .height)
      case .horizontalSizeClass: found.append(environment.horizontalSizeClass == nil ? .width : [])
      case .verticalSizeClass: found.append(environment.verticalSizeClass == nil ? .height : [])
      case .not(let other): found.append(known(other))
      case .and(let one, let other), .or(let one, let other): found.append(known(one).union(known(other)))
      }
    }
    return found
  }

  // MARK: - Rows

  /// Records the lengths that rows depend on; false if these are not known.
  private mutating func addNeeds() -> Bool {
    func add(_ own: Needs, to constraint: ConstraintID) {
      if own.isEmpty { return }
      if let set = connections.set(of: constraint) {
        needs[set, default: []].formUnion(own)
      } else {
        constants[constraint.index, default: []].formUnion(own)
      }
    }
    for (index, constraint) in program.constraints.enumerated() {
      add(conditions[constraint.condition.index], to: ConstraintID(index))
    }
    for override in program.overrides {
      let own = conditions[override.condition.index]
      if own.isEmpty { continue }
      switch override.setting {
      case .constant(let id, _), .priority(let id, _), .active(let id, _): add(own, to: id)
      case .horizontalHugging(let view, _), .horizontalCompression(let view, _):
        addNeeds(own, ofFrameOf: view, .horizontal)
      case .verticalHugging(let view, _), .verticalCompression(let view, _): addNeeds(own, ofFrameOf: view, .vertical)
      default: return false
      }
    }
    return true
  }

  /// True if the rows, or the numbers of a view's frame along an axis, need both lengths together.
  private mutating func needBoth() -> Bool {
    if needs.values.contains(.both) || constants.values.contains(.both) { return true }
    for view in program.views.indices.map({ ViewID($0) }) {
      for axis in LayoutAxis.allCases where needs(of: view, axis) == .both { return true }
    }
    return false
  }

  private mutating func assignConstraints() {
    slices = program.constraints.indices.map { index in
      let own = connections.set(of: ConstraintID(index)).map { needs[$0] ?? [] } ?? constants[index] ?? []
      return own.isEmpty ? nil : own == .height ? .vertical : .horizontal
    }
  }

  /// The lengths that the frame of a view along an axis depends on.
  private mutating func needs(of view: ViewID, _ axis: LayoutAxis) -> Needs {
    connections.sets(of: view, axis).reduce(into: []) { $0.formUnion(needs[$1] ?? []) }
  }

  private mutating func addNeeds(_ own: Needs, ofFrameOf view: ViewID, _ axis: LayoutAxis) {
    for set in connections.sets(of: view, axis) { needs[set, default: []].formUnion(own) }
  }

  /// The half that decides findings about the frame of a view along an axis.
  mutating func slice(of view: ViewID, _ axis: LayoutAxis) -> Slice {
    needs(of: view, axis) == .height ? .vertical : .horizontal
  }

  /// The half that decides findings about a constraint.
  func slice(of constraint: ConstraintID) -> Slice {
    slices.indices.contains(constraint.index) ? slices[constraint.index] ?? .horizontal : .horizontal
  }

  /// True if neither half alone decides findings about a constraint: the rows that it is connected with are in both.
  func isShared(_ constraint: ConstraintID) -> Bool {
    slices.indices.contains(constraint.index) && slices[constraint.index] == nil
  }

  /// True if neither half alone decides findings about the frame of a view along an axis.
  mutating func isShared(_ view: ViewID, _ axis: LayoutAxis) -> Bool { needs(of: view, axis).isEmpty }

  /// The program of a half: the constraints of the other are inactive.
  func program(of slice: Slice) -> LayoutProgram {
    var half = program
    let isOut = slices.map { $0.map { $0 != slice } ?? false }
    for index in half.constraints.indices where isOut[index] { half.constraints[index].isActive = false }
    half.overrides.removeAll { override in
      if case .active(let id, _) = override.setting { isOut[id.index] } else { false }
    }
    return half
  }

  // MARK: - Questions

  /// Assigns clauses and probes to halves; false if one needs both.
  private mutating func addQuestions(_ questions: Questions, _ layout: ParametricLayout) -> Bool {
    var maker = ClauseMaker(layout: layout)
    for claim in questions.claims {
      var own: [Slice] = []
      for clause in maker.clauses(of: claim) {
        guard let slice = slice(of: clause.variables, claim.conditions) else { return false }
        own.append(slice)
      }
      clauses.append(own)
    }
    var layout = layout
    for probe in questions.probes {
      let sum = layout.sum(of: probe.terms, amid: probe.terms)
      guard let slice = slice(of: sum.variables, [probe.condition]) else { return false }
      probes.append(slice)
    }
    for trace in questions.traces {
      let sum = layout.frameSum(of: trace.view, trace.part)
      guard let slice = slice(of: sum.variables, []) else { return false }
      traces.append(slice)
    }
    return true
  }

  private mutating func slice(of variables: [VariableID], _ asked: [ConditionID]) -> Slice? {
    var own = asked.reduce(into: Needs()) { $0.formUnion(conditions[$1.index]) }
    for variable in variables { own.formUnion(needs[connections.set(of: variable)] ?? []) }
    return own == .both ? nil : own == .height ? .vertical : .horizontal
  }

  /// The questions for a half.
  func questions(_ questions: Questions?, of slice: Slice) -> Questions? {
    guard var own = questions else { return nil }
    own.isClauseAsked = clauses.map { clauses in clauses.map { $0 == slice } }
    own.isProbeAsked = probes.map { $0 == slice }
    own.isTraceAsked = traces.map { $0 == slice }
    return own
  }
}
