internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Optional constraints that can never matter, since another one about the same sum always decides before.
///
/// An equation that is the only one of its priority, among all that are connected with it, determines its sum: the sum is as near
/// to the constant as more important constraints allow. Constraints about the same sum with lower priorities change nothing. The
/// same is true of an inequality and weaker ones: where it holds they hold, and elsewhere the sum is at its limit.
struct OutrankedRules {
  /// The maximum number of constraints about one sum that are compared.
  private static let groupLimit = 32

  private let layout: CompiledLayout
  /// The constraints by their terms without those of the root, whose values are known.
  private var groups: [[Term]: [Int]] = [:]
  private let isChangeable: [Bool]
  /// The statements, each with one that outranks it, in the order of the file.
  private(set) var statements: [(statement: SourceRange, other: SourceRange, isHigher: Bool)] = []

  /// True if no two constraints of the layout could be reported, so that no cases are needed.
  var isEmpty: Bool { !groups.values.contains { $0.count > 1 } }

  init(_ layout: CompiledLayout) {
    self.layout = layout
    isChangeable = layout.program.isChangeable
    for (index, rule) in layout.program.constraints.enumerated() where rule.priority < .required {
      if isChangeable[index] || rule.terms.contains(where: { $0.attribute.isMargin }) { continue }
      groups[key(index), default: []].append(index)
    }
  }

  /// Searches the rows of each combination of conditions. `truths` are the values of the conditions in each.
  mutating func search(_ cases: inout [CompetingRows], truths: [[Bool]], _ declarations: Declarations) {
    var (others, isKept, order): ([SourceRange: (SourceRange, Bool)], Set<SourceRange>, [SourceRange]) = ([:], [], [])
    for index in layout.program.constraints.indices {
      let statement = layout.sources.statements[index]
      if isKept.contains(statement) { continue }
      guard let other = superior(of: index, &cases, truths, declarations) else {
        isKept.insert(statement)
        continue
      }
      if others[statement] == nil { order.append(statement) }
      let constraints = layout.program.constraints
      others[statement] = (layout.sources.statements[other], constraints[index].priority < constraints[other].priority)
    }
    statements = order.compactMap { statement in
      isKept.contains(statement) ? nil : others[statement].map { (statement, $0.0, $0.1) }
    }
  }

  /// A constraint that outranks another one wherever that is in force; nil if there is none.
  private func superior(
    of index: Int, _ cases: inout [CompetingRows], _ truths: [[Bool]], _ declarations: Declarations
  ) -> Int? {
    let rule = layout.program.constraints[index]
    if isChangeable[index] || !(rule.priority < .required) { return nil }
    let own = layout.sources.statements[index]
    return (groups[key(index)] ?? []).prefix(OutrankedRules.groupLimit).first { other in
      let statement = layout.sources.statements[other]
      guard statement != own, declarations.number(of: statement) == declarations.number(of: own),
        outranks(other, index)
      else { return false }
      var isInForce = false
      for number in cases.indices where truths[number][rule.condition.index] {
        let isAlone = cases[number].isAlone(ConstraintID(other), besides: ConstraintID(index))
        guard isAlone ?? false else { return false }
        isInForce = true
      }
      return isInForce
    }
  }

  /// True if `other` determines the sum of `index`, where only these two have its priority.
  private func outranks(_ other: Int, _ index: Int) -> Bool {
    let (strong, weak) = (layout.program.constraints[other], layout.program.constraints[index])
    if strong.priority < weak.priority { return false }
    let isHigher = weak.priority < strong.priority
    if strong.relation == .equal && isHigher { return true }
    guard terms(other) == terms(index) else { return false }
    let (first, second) = (normalized(other), normalized(index))
    if first.relation == second.relation && first.constant == second.constant { return isHigher || other < index }
    switch (first.relation, second.relation) {
    case (_, .equal): return false
    case (.equal, .lessOrEqual), (.lessOrEqual, .lessOrEqual): return first.constant <= second.constant
    case (.equal, .greaterOrEqual), (.greaterOrEqual, .greaterOrEqual): return first.constant >= second.constant
    default: return false
    }
  }

  // MARK: - Sums

  private func sorted(_ index: Int) -> [Term] {
    layout.program.constraints[index].terms.sorted {
      ($0.view.rawValue, $0.attribute.rawValue) < ($1.view.rawValue, $1.attribute.rawValue)
    }
  }

  /// The coefficient by which the rows of a constraint are divided, so that equal sums have equal keys.
  private func factor(_ index: Int) -> Rational { sorted(index).first { $0.view != .root }?.coefficient ?? .one }

  private func terms(_ index: Int) -> [Term] {
    let factor = factor(index)
    return sorted(index).map { Term($0.view, $0.attribute, $0.coefficient / factor) }
  }

  private func key(_ index: Int) -> [Term] { terms(index).filter { $0.view != .root } }

  private func normalized(_ index: Int) -> (relation: Relation, constant: Rational) {
    let (rule, factor) = (layout.program.constraints[index], factor(index))
    return (factor.sign < 0 ? rule.relation.flipped : rule.relation, rule.constant / factor)
  }
}
