import LayRuntime
import Testing

/// Rules that Apple's systems called unsatisfiable, from real logs; some of them can hold after all.
@Suite(.enabled(if: CaseFolder.isPresent), .serialized) struct ConflictCases {
  @Test func rulesOfRealLogs() throws {
    try score("conflict") { item in
      let log = ConflictLog(item)
      if !log.problems.isEmpty { return log.problems }
      var layout = Layout(log.program)
      let report = layout.resize(to: LayoutEnvironment(size: .zero))
      let expected = item["expect"]
      if expected["satisfiable"].flag == true {
        return report.conflicts.isEmpty ? [] : ["a conflict is reported: \(report.conflicts.map(log.names))"]
      }
      guard let conflict = report.conflicts.first else { return ["no conflict is reported"] }
      return compare(log.names(conflict), with: expected) + dropEach(of: conflict, log)
    }
  }

  /// The set must be one of those of the case that are minimal with sizes that are not negative, and name the unwritten rule where that takes part.
  private func compare(_ names: [String], with expected: JSON) -> [String] {
    let sets = expected["minimalSets"].elements.map { Set($0.texts) }
    let written = Set(names).subtracting([ConflictLog.sizeRule])
    guard sets.contains(written) else { return ["blamed: \(names)"] }
    let needsSizeRule = expected["needsSizeNotNegative"].flag == true
    return needsSizeRule && !names.contains(ConflictLog.sizeRule) ? ["the unwritten constraint is not named"] : []
  }

  /// Without any one rule of the set, the others can hold.
  private func dropEach(of conflict: Conflict, _ log: ConflictLog) -> [String] {
    let written = conflict.members.compactMap { member -> ConstraintID? in
      if case .constraint(let id) = member.origin { return id }
      return nil
    }
    return written.compactMap { dropped in
      var program = log.program
      for index in program.constraints.indices {
        program.constraints[index].isActive = ConstraintID(index) != dropped && written.contains(ConstraintID(index))
      }
      var layout = Layout(program)
      let isPossible = layout.resize(to: LayoutEnvironment(size: .zero)).conflicts.isEmpty
      return isPossible ? nil : "without \(log.identifiers[dropped.index]) there is still a conflict"
    }
  }
}

/// The rules of a log as a program. Views stand beside each other, since all that a rule says of places are differences.
struct ConflictLog {
  /// What the unwritten rule is called.
  static let sizeRule = "a size is never negative"

  private(set) var program = LayoutProgram(name: "Log", designSize: .zero)
  /// Of each rule, its address.
  private(set) var identifiers: [String] = []
  private(set) var problems: [String] = []
  private var views: [String: ViewID] = [:]

  init(_ item: JSON) {
    for constraint in item["expect"]["constraints"].elements { add(constraint) }
  }

  /// The members of a conflict by address.
  func names(_ conflict: Conflict) -> [String] {
    conflict.members.map { member in
      if case .constraint(let id) = member.origin { return identifiers[id.index] }
      return ConflictLog.sizeRule
    }
  }

  private mutating func add(_ constraint: JSON) {
    guard let first = place(constraint["first"]), let relation = Relation(caseName: constraint["relation"].text ?? "")
    else { return problems.append("not understood: \(constraint["text"].text ?? "?")") }
    var terms = [Term(first.view, first.attribute)]
    if !constraint["second"].isNull {
      guard let second = place(constraint["second"]) else {
        return problems.append("not understood: \(constraint["text"].text ?? "?")")
      }
      terms.append(Term(second.view, second.attribute, -exact(constraint["multiplier"].number ?? 1)))
    }
    program.constrain(ConstraintDescription(terms, relation, exact(constraint["constant"].number ?? 0)))
    identifiers.append(constraint["id"].text ?? "?")
  }

  /// Logs are of left-to-right layouts. How large a margin is they do not say: it is the edge of another view.
  private mutating func place(_ side: JSON) -> (view: ViewID, attribute: Attribute)? {
    guard let name = side["view"].text,
      let attribute = Attribute.allCases.first(where: { $0.name == side["attribute"].text })
    else { return nil }
    switch attribute {
    case .leading: return (view(name), .left)
    case .trailing: return (view(name), .right)
    case .leftMargin, .rightMargin: return (view("\(name).\(attribute)"), .left)
    case .topMargin, .bottomMargin: return (view("\(name).\(attribute)"), .top)
    default: return (view(name), attribute)
    }
  }

  private mutating func view(_ name: String) -> ViewID {
    if let known = views[name] { return known }
    let view = program.addView(name)
    views[name] = view
    return view
  }
}
