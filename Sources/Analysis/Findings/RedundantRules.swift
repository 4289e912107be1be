internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Required rules that another required rule says already, word for word or more strictly: their removal changes nothing.
///
/// Only rules over the same sum are compared. A statement counts where each of its rows, in every turn and instance, is said
/// by another statement of the same layout or component; one that a name makes changeable, or a `when` changes, does not.
struct RedundantRules {
  private struct Key: Hashable {
    var terms: [Term]
    var condition: ConditionID
  }

  private let layout: CompiledLayout
  private let declarations: Declarations
  /// Of each sum, the constraints over it.
  private var groups: [Key: [Int]] = [:]
  private var isComparable: [Bool]

  init(_ layout: CompiledLayout, _ declarations: Declarations) {
    (self.layout, self.declarations) = (layout, declarations)
    isComparable = zip(layout.program.constraints, layout.program.isChangeable).map { rule, isChangeable in
      !isChangeable && !(rule.priority < .required)
    }
    for index in isComparable.indices where isComparable[index] { groups[key(index), default: []].append(index) }
  }

  /// A diagnostic for each statement.
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

  /// The rule with the first term of its key alone.
  private func normalized(_ index: Int) -> (relation: Relation, constant: Rational) {
    let rule = layout.program.constraints[index]
    let first = rule.terms.min { ($0.view.rawValue, $0.attribute.rawValue) < ($1.view.rawValue, $1.attribute.rawValue) }
    let factor = first?.coefficient ?? .one
    return (factor.sign < 0 ? rule.relation.flipped : rule.relation, rule.constant / factor)
  }

  /// A rule of another statement that says what the rule says; nil if there is none.
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

  /// Whether `other` demands what `index` demands. Of two that say the same the earlier one does.
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
  /// Of each constraint, whether it is not in force, or what it says may be changed: by its name, or by a `when`.
  var isChangeable: [Bool] {
    var found = constraints.map { !$0.isActive || !$0.name.utf8.isEmpty }
    for override in overrides {
      switch override.setting {
      case .constant(let id, _), .priority(let id, _), .active(let id, _): found[id.index] = true
      default: break
      }
    }
    return found
  }
}
