internal import LayDiagnostics

extension NameKind {
  /// What the thing is called in "no … named 'titel'".
  fileprivate var noun: String {
    switch self {
    case .view: "view"
    case .constant: "number or text"
    case .constraint: "constraint"
    case .any: "view or value"
    }
  }
}

extension Diagnostic {
  static func unknownName(
    _ name: String, _ kind: NameKind, in place: String, guesses: [String], labels: [Label], at range: SourceRange
  ) -> Diagnostic {
    let code: DiagnosticCode = kind == .view ? .unknownView : .unknownName
    var diagnostic = Diagnostic(code, "no \(kind.noun) named '\(name)' in '\(place)'", at: range, labels: labels)
    guard let best = guesses.first else { return diagnostic }
    diagnostic.message += "; did you mean '\(best)'?"
    diagnostic.fixIt = FixIt("change '\(name)' to '\(best)'", [Edit(range, best)], .needsReview)
    let others = guesses.dropFirst()
    if !others.isEmpty {
      diagnostic.notes.append(.help("or \(others.map { "'\($0)'" }.joined(separator: ", "))"))
    }
    return diagnostic
  }

  static func nameIsElsewhere(_ name: String, paths: [String], in place: String, at range: SourceRange) -> Diagnostic {
    let inside = paths[0].split(separator: ".").dropLast().joined(separator: ".")
    var diagnostic = Diagnostic(
      .unknownView, "'\(name)' is inside '\(inside)'; from here it is '\(paths[0])'", at: range)
    if paths.count == 1 {
      diagnostic.fixIt = FixIt("change '\(name)' to '\(paths[0])'", [Edit(range, paths[0])], .needsReview)
    } else {
      diagnostic.notes.append(.help("there are also \(paths.dropFirst().map { "'\($0)'" }.joined(separator: ", "))"))
    }
    return diagnostic
  }
}
