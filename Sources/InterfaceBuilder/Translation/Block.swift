/// A statement of a layout with the elements that it comes from.
struct Statement {
  var text: String
  /// The elements, the most telling first.
  var sources: [Int]
}

/// A view of a layout with the statements in its braces.
struct Block {
  /// What stands before the braces: `view title: Label`.
  var header: String
  /// The parameters of a component, or the arguments of an instance.
  var arguments: [String] = []
  /// What is between them and the braces: `: HStack`.
  var suffix = ""
  var source: Int
  var view: ViewIndex?
  /// Comments before it.
  var comments: [Statement] = []
  var settings: [Statement] = []
  var constraints: [Statement] = []
  var children: [Block] = []
  /// Findings that are allowed inside the braces.
  var allowances: [Statement] = []
  /// The views of its component, which the component writes.
  var inner: [Block] = []
  /// Blocks of conditions, each with its statements.
  var conditions: [(condition: String, statements: [Statement])] = []
  /// Comments inside the braces.
  var remarks: [Statement] = []

  /// All before the braces.
  var fullHeader: String {
    arguments.isEmpty ? header + suffix : "\(header)(\(arguments.joined(separator: ", ")))\(suffix)"
  }

  /// The name of a view; nil for a guide or layout.
  var name: String? {
    let words = header.split(separator: " ")
    guard words.count > 1, words[0] == "view" else { return nil }
    return words[1].split(separator: ":").first.map { String($0) }
  }

  /// Adds a statement that applies under a condition.
  mutating func add(_ statement: Statement, when condition: String) {
    if let known = conditions.firstIndex(where: { $0.condition == condition }) {
      conditions[known].statements.append(statement)
    } else {
      conditions.append((condition, [statement]))
    }
  }

  /// Allows the findings of its elements, each code once.
  mutating func allow(_ findings: [Int: [Allowance]]) {
    if findings.isEmpty { return }
    let statements = settings + constraints + conditions.flatMap { $0.statements }
    var known: Set<String> = []
    for element in [source] + statements.flatMap({ $0.sources }) {
      for finding in findings[element] ?? [] where known.insert(finding.code).inserted {
        allowances.append(Statement(text: "allow \(finding.code) \"\(finding.reason)\"", sources: [element]))
      }
    }
  }
}
