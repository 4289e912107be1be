internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension Diagnostic {
  /// Adds the tied constraints, each at its position, with the reason for the tie; at a size, if they may differ at others.
  mutating func add(_ tie: Ambiguity.Tie, at size: ExactSize?, in layout: CompiledLayout) {
    var rules: [(range: SourceRange, words: String)] = []
    for member in tie.members {
      if let range = layout.place(of: member.origin) { rules.append((range, layout.words(for: member))) }
    }
    let folded = FoldedRules(rules, except: range)
    labels = folded.labels
    if let beside = folded.besideCarets { caretLabel += "; \(beside)" }
    let place = size.map { "at \($0.spelled), " } ?? ""
    notes.append(.why(place + words(for: tie)))
    if let rest = folded.rest { notes.append(rest) }
  }

  private func words(for tie: Ambiguity.Tie) -> String {
    let priority = tie.priority
    if tie.members.count == 2 {
      return "these two constraints have the same priority \(priority) and cannot both be satisfied"
    }
    let (less, more) = (tie.members.count { $0.growth > 0 }, tie.members.count { $0.growth < 0 })
    let all = "these \(tie.members.count) constraints have the same priority \(priority): "
    // A constraint with twice the coefficient weighs as much as two, so the counts may differ.
    guard less + more == tie.members.count, less == more else {
      return all + "they cannot all be satisfied, and the solver may favour any of them"
    }
    return all + "\(less) ask for less and as many for more"
  }
}

extension Ambiguity {
  /// The room at which it is ambiguous: distinguishes a tie of content hugging from one of compression resistance about the same
  /// number.
  var roomWords: String {
    switch tie?.members.first?.origin {
    case .hugging: " where there is room to spare"
    case .compression: " where room is short"
    default: ""
    }
  }
}

extension CompiledLayout {
  /// The words for a tied constraint: `asks for 24 @500`.
  fileprivate func words(for member: Ambiguity.Tie.Member) -> String {
    let row = member.row
    switch member.origin {
    case .hugging(let view, let axis):
      return "'\(spelledPath(view))' hugs its content, \(row.constant) \(axis.adjective) (hugging \(row.priority))"
    case .compression(let view, let axis):
      return "'\(spelledPath(view))' resists compression below its content, \(row.constant) \(axis.adjective) "
        + "(compression \(row.priority))"
    default: break
    }
    guard row.terms.count == 1, let term = row.terms.first, term.coefficient == .one else {
      return "asks for `\(row.text)`"
    }
    let bound =
      switch row.relation {
      case .equal: ""
      case .lessOrEqual: "at most "
      case .greaterOrEqual: "at least "
      }
    return "asks for \(bound)\(row.constant) @\(row.priority)"
  }
}
