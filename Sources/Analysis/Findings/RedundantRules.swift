internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Required constraints that another required constraint repeats or tightens: their removal changes nothing.
///
/// Only constraints over the same sum are compared. A statement counts if each of its rows, in every iteration and instance, is
/// implied by another statement of the same layout or component; one that can be changed by its name or by a `when` does not.
struct RedundantRules {
  private struct Key: Hashable {
    var terms: [Term]
    var condition: ConditionID
  }

  private let layout: CompiledLayout
  private let declarations: Declarations
  /// The constraints over each sum.
  private var groups: [Key: [Int]] = [:]
  private var isComparable: [Bool]

  init(_ layout: CompiledLayout, _ declarations: Declarations) {
    (self.layout, self.declarations) = (layout, declarations)
    isComparable = zip(layout.program.constraints, layout.program.isChangeable).map { rule, isChangeable in
      !isChangeable && !(rule.priority < .required)
    }
    for index in isComparable.indices where isComparable[index] { groups[key(index), default: []].append(index) }
  }

  /// The diagnostics, one for each statement.
  var diagnostics: [Diagnostic] {
    var reasons: [SourceRange: Int] = [:]
    var kept: Set<SourceRange> = []
    var order: [SourceRange] = []
    for index in layout.program.constraints.indices {
      let statement = layout.sources.statements[index]
      if kept.contains(statement) { continue }
      guard let reason = reason(index) else {
        kept.insert(statement)
        continue
      }
      if reasons[statement] == nil {
        reasons[statement] = reason
        order.append(statement)
      }
    }
    return order.filter { !kept.contains($0) }.compactMap { statement in
      reasons[statement].map { .redundantRule(at: statement, because: layout.sources.statements[$0]) }
    }
  }

  private func key(_ index: Int) -> Key {
    let rule = layout.program.constraints[index]
    let terms = rule.terms.sorted {
      ($0.view.rawValue, $0.attribute.rawValue) < ($1.view.rawValue, $1.attribute.rawValue)
    }
    let factor = terms.first?.coefficient ?? .one
    return Key(
      terms: terms.map { Term($0.view, $0.attribute, $0.coefficient / factor) }, condition: rule.condition)
  }

  /// The relation and constant, scaled so that the first term of its key has the coefficient 1.
  private func normalized(_ index: Int) -> (relation: Relation, constant: Rational) {
    let rule = layout.program.constraints[index]
    let first = rule.terms.min { ($0.view.rawValue, $0.attribute.rawValue) < ($1.view.rawValue, $1.attribute.rawValue) }
    let factor = first?.coefficient ?? .one
    return (factor.sign < 0 ? rule.relation.flipped : rule.relation, rule.constant / factor)
  }

  /// A constraint of another statement that implies the constraint; nil if there is none.
  private func reason(_ index: Int) -> Int? {
    guard isComparable[index] else { return nil }
    var key = key(index)
    var candidates = groups[key] ?? []
    if key.condition != .always {
      key.condition = .always
      candidates += groups[key] ?? []
    }
    let own = layout.sources.statements[index]
    return candidates.first { other in
      let statement = layout.sources.statements[other]
      return statement != own && says(other, index)
        && declarations.number(of: statement) == declarations.number(of: own)
    }
  }

  /// True if `other` implies `index`. Of two equal constraints, the earlier one implies the later.
  private func says(_ other: Int, _ index: Int) -> Bool {
    let (own, strict) = (normalized(index), normalized(other))
    let isSame = own.relation == strict.relation && own.constant == strict.constant
    if isSame {
      let isWider = layout.program.constraints[other].condition != layout.program.constraints[index].condition
      return isWider || other < index
    }
    switch (strict.relation, own.relation) {
    case (_, .equal): return false
    case (.equal, .lessOrEqual), (.lessOrEqual, .lessOrEqual): return strict.constant <= own.constant
    case (.equal, .greaterOrEqual), (.greaterOrEqual, .greaterOrEqual): return strict.constant >= own.constant
    default: return false
    }
  }
}

extension LayoutProgram {
  /// True for each constraint that is inactive, or that its name or a `when` can change.
  var isChangeable: [Bool] {
    zip(isOverridden, constraints).map { $0 || !$1.name.utf8.isEmpty }
  }

  /// True for each constraint that is inactive at times, or whose constant or priority a condition changes.
  var isOverridden: [Bool] {
    var found = constraints.map { !$0.isActive }
    for override in overrides {
      switch override.setting {
      case .constant(let id, _), .priority(let id, _), .active(let id, _): found[id.index] = true
      default: break
      }
    }
    return found
  }
}
