import LayCompiler
import LayDiagnostics
import LayParser
import LayRuntime
import Testing

@testable import LayIDE

/// An action as people see it: what is written before and after. `«` and `»` are around what is selected, `‸` is a cursor.
struct Example: Sendable, CustomStringConvertible {
  var title: String
  var before: String
  var after: String

  init(_ title: String, _ before: String, _ after: String) {
    (self.title, self.before, self.after) = (title, before, after)
  }

  var description: String { before }

  /// What becomes of it, or why not.
  var result: String { SelectedText(before).result(of: title) }

  /// The same with the statements in a layout that has the views `a` to `d`, two of them in `box`.
  static func inLayout(_ title: String, _ before: String, _ after: String) -> Example {
    Example(title, Example.wrapped(before), after.hasPrefix("refused") ? after : Example.wrapped(after))
  }

  static func wrapped(_ statements: String) -> String {
    let lines = statements.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
    return """
      layout A(300x200) {
        sizes 200x200 ... 800x800
        metric gap = 12
        metric high = 7
        view a: Label
        view b
        view box { view c; view d }

      \(lines.joined(separator: "\n"))
      }

      """
  }
}

/// A text with a selection.
struct SelectedText {
  var text: String
  private var selection: Range<Int>

  init(_ marked: String) {
    var bytes: [UInt8] = []
    var (start, end) = (0, 0)
    for character in marked {
      switch character {
      case "«": start = bytes.count
      case "»": end = bytes.count
      case "‸": (start, end) = (bytes.count, bytes.count)
      default: bytes += character.utf8
      }
    }
    (text, selection) = (String(decoding: bytes, as: UTF8.self), start..<max(start, end))
  }

  var snapshot: Snapshot { Snapshot(path: "A.lay", bytes: Array(text.utf8)) { _ in .missing } }

  func actions() -> [CodeAction] {
    snapshot.actions(at: SourceRange(file: .main, start: selection.lowerBound, end: selection.upperBound))
  }

  func result(of title: String) -> String {
    guard let action = actions().first(where: { $0.title == title }) else { return "not offered" }
    if let reason = action.refusal { return "refused: \(reason)" }
    return String(decoding: applying(action.edits, to: snapshot.tree.bytes), as: UTF8.self)
  }
}
