import LayCompiler
import LayDiagnostics
import LayParser

// Wrong samples carry what the tool says about them, in comments below the line it says it about:
//
//       titel.top == 8
//     //^^^^^ error[L0201]: no view named 'titel' in 'LoginScreen'
//
// The carets are the columns of the range; a range that goes on beyond its line ends with it. The slashes cover two
// columns, so a range from the first column on is written `<`, which stands for the columns up to its own.

/// The comment for `diagnostic`, without a line break.
func caretComment(_ diagnostic: Diagnostic, in file: SourceFile) -> (line: Int, text: String) {
  let bytes = file.tree.bytes
  let start = file.lines.position(of: diagnostic.range.start)
  let line = file.lines.range(ofLine: start.line, in: bytes)
  let end = max(min(diagnostic.range.end, line.upperBound), diagnostic.range.start + 1)
  let lastColumn = end - line.lowerBound
  var marks = ""
  for column in 3...max(3, lastColumn) {
    if column < start.column {
      marks += " "
    } else {
      marks += column == 3 && start.column < 3 ? "<" : "^"
    }
  }
  let text = "//\(marks) \(diagnostic.severity.word)[\(diagnostic.code.id)]: \(diagnostic.message)"
  return (start.line, text)
}

/// Whether a line of a sample says what the tool is expected to say.
func isCaretComment(_ line: Substring) -> Bool {
  line.hasPrefix("//") && line.dropFirst(2).drop { $0 == " " }.first.map { $0 == "^" || $0 == "<" } ?? false
}

/// `text` without its caret comments.
func withoutCaretComments(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).filter { !isCaretComment($0) }.joined(separator: "\n")
}

/// `text` with the caret comments that belong into it. Messages may name lines, which the comments move: `report` is
/// asked again until nothing changes.
func withCaretComments(_ text: String, report: (String) -> [(line: Int, text: String)]) -> String {
  var current = text
  for _ in 0..<8 {
    let comments = report(current)
    var result: [Substring] = []
    for (index, line) in current.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if !isCaretComment(line) { result.append(line) }
      for comment in comments where comment.line == index + 1 { result.append(Substring(comment.text)) }
    }
    let next = result.joined(separator: "\n")
    if next == current { return current }
    current = next
  }
  return current
}
