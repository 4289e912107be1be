import LayCompiler
import LayDiagnostics
import Testing

@testable import LayAnalysis

/// Every repair of the first conflict of `text`, the best first.
func repairs(of text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [TriedRepair] {
  let compilation = compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
  return try #require(repairs(of: compilation).first, sourceLocation: sourceLocation).repairs
}

/// Every repair of every conflict, with its diagnostic.
func repairs(
  of compilation: Compilation, options: CheckOptions = CheckOptions()
) -> [(diagnostic: Diagnostic, repairs: [TriedRepair])] {
  let checked = checkWithoutRepairs(compilation, options: options)
  var search = RepairSearch(compilation, options, conflicts: checked.conflicts.map { $0.found }, checked.examinations)
  return checked.conflicts.map { diagnostic, found in
    guard case .repaired(let repairs, _) = search.repairs(of: found) else { return (diagnostic, []) }
    return (diagnostic, repairs)
  }
}

func applying(_ edits: [Edit], to text: String) -> String {
  String(decoding: applying(edits, to: Array(text.utf8)), as: UTF8.self)
}
