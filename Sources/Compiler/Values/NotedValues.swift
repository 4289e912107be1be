internal import LayDiagnostics
internal import LayNumbers
internal import LayParser

/// The values of expressions by their ranges, for editors. In loops and components an expression is evaluated several
/// times; values that differ between repetitions are omitted.
struct NotedValues {
  /// The values as text; nil if they differ between repetitions.
  private var texts: [SourceRange: String?] = [:]

  mutating func note(_ value: Value, of node: SyntaxNode) {
    let text: String
    switch value {
    case .number(let number, _): text = number.description
    case .size(let size): text = size.spelled
    default: return
    }
    note(text, at: node.range)
  }

  /// Notes a number by its name in a visual format.
  mutating func note(_ number: Rational, at range: SourceRange) { note(number.description, at: range) }

  private mutating func note(_ text: String, at range: SourceRange) {
    if let known = texts[range] {
      if known != text { texts[range] = .some(nil) }
    } else {
      texts[range] = text
    }
  }

  /// The values in the order of files and positions, the longer range first.
  var inOrder: [(range: SourceRange, text: String)] {
    var found: [(range: SourceRange, text: String)] = []
    for (range, text) in texts { if let text { found.append((range, text)) } }
    return found.sorted { a, b in
      (a.range.file.rawValue, a.range.start, -a.range.end) < (b.range.file.rawValue, b.range.start, -b.range.end)
    }
  }
}
