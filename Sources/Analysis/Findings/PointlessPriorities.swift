internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Optional equations that hold at every size, and with which nothing could compete: required, they come to the same.
///
/// The proof: where the solution satisfies a constraint, it is feasible with the constraint required. No other solution is
/// better there, since without the constraint's error all solutions that satisfy it have the same costs as before. So it
/// remains the only optimum.
///
/// An equation is left out if limits are connected with it, which may bind at other sizes; if texts, images, stacks or named
/// constraints are, which the host may change; and if its priority is from 999 on, which guards against constraints outside of the
/// file.
struct PointlessPriorities {
  private static let guardPriority = Priority(999)

  private let layout: CompiledLayout
  /// The statements whose rows all hold, in the order of the file.
  private(set) var statements: [SourceRange] = []

  /// Searches `layout`; `satisfied` are its optional constraints that hold at every size, `cases` its rows in each combination
  /// of conditions.
  init(_ layout: CompiledLayout, satisfied: Set<ConstraintID>, cases: inout [CompetingRows]) {
    self.layout = layout
    let isChangeable = layout.program.isChangeable
    var variable: [Set<Int>] = []
    for number in cases.indices {
      variable.append(cases[number].sets(unless: { isFixed($0, satisfied, isChangeable) }))
    }
    var (order, isKept, known): ([SourceRange], Set<SourceRange>, Set<SourceRange>) = ([], [], [])
    for (index, rule) in layout.program.constraints.enumerated() {
      let statement = layout.sources.statements[index]
      if isKept.contains(statement) { continue }
      let id = ConstraintID(index)
      let isFree =
        satisfied.contains(id) && rule.relation == .equal && rule.priority < PointlessPriorities.guardPriority
        && cases.indices.allSatisfy { number in
          cases[number].set(of: id).map { !variable[number].contains($0) } ?? true
        }
      if !isFree { isKept.insert(statement) }
      if isFree && known.insert(statement).inserted { order.append(statement) }
    }
    statements = order.filter { !isKept.contains($0) }
  }

  /// True if a row decides the same at all sizes, whatever the host changes.
  private func isFixed(_ row: RowOrigin, _ satisfied: Set<ConstraintID>, _ isChangeable: [Bool]) -> Bool {
    switch row {
    case .constraint(let id):
      let rule = layout.program.constraints[id.index]
      return rule.relation == .equal
        && (satisfied.contains(id) || !(rule.priority < .required) && !isChangeable[id.index])
    case .nonNegative, .contentOrigin: return true
    case .maskPosition, .maskSize, .hugging, .compression, .arrangement, .step: return false
    }
  }
}
