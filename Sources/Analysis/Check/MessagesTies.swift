internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension Diagnostic {
  /// The rules that tie, each where it stands, and why none of them decides; at a size, if they may be others elsewhere.
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
      return "these two rules tie at priority \(priority): they cannot both hold, and what one gains the other loses"
    }
    let (less, more) = (tie.members.count { $0.growth > 0 }, tie.members.count { $0.growth < 0 })
    let all = "these \(tie.members.count) rules tie at priority \(priority): "
    // One that pulls twice as hard is heard as two.
    guard less + more == tie.members.count, less == more else {
      return all + "they cannot all hold, and what some gain the others lose"
    }
    return all + "\(less) ask for less and as many for more"
  }
}

extension Ambiguity {
  /// What tells a tie of what views resist from one of what they hug, where one number is open for both.
  var roomWords: String {
    switch tie?.members.first?.origin {
    case .hugging: " where there is room to spare"
    case .compression: " where room is short"
    default: ""
    }
  }
}

extension CompiledLayout {
  /// What a rule of a tie asks for: `asks for 24 @500`.
  fileprivate func words(for member: Ambiguity.Tie.Member) -> String {
    let row = member.row
    switch member.origin {
    case .hugging(let view, let axis):
      return "'\(spelledPath(view))' hugs its content, \(row.constant) \(axis.adjective) (hugging \(row.priority))"
    case .compression(let view, let axis):
      return "'\(spelledPath(view))' resists being less than its content, \(row.constant) \(axis.adjective) "
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
