import Foundation
import LayCompiler
import LayDiagnostics
import LayFormatter
import LayPaste
import LayParser
import LayRuntime
import TestSupport

/// A snippet with the constraints that were written down by hand. The snippets were written for this table, after the shapes of
/// public code.
struct Snippet: Sendable {
  var name: String
  var text: String
  /// The constraints as `layc constraints` prints them, sorted.
  var rows: [String]
  /// Parts of lines that the translation must contain.
  var lines: [String]
}

enum Corpus {
  static let files = [
    "anchors", "items", "objc", "snapkit", "masonry", "purelayout", "hierarchy", "swiftui", "more", "further",
    "shapes", "forms",
  ]

  static let snippets: [Snippet] = files.flatMap { file in
    let url = repository.appending(path: "Tests/PasteTests/Corpus/\(file).txt")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return ("\n" + text).components(separatedBy: "\n== ").dropFirst().map { snippet(String($0), file) }
  }

  private static func snippet(_ text: String, _ file: String) -> Snippet {
    let parts = text.components(separatedBy: "\n--\n")
    let head = parts[0].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let expected = parts.count > 1 ? parts[1].split(separator: "\n").map(String.init) : []
    return Snippet(
      name: "\(file): \(head[0])", text: head.count > 1 ? String(head[1]) : "",
      rows: expected.filter { !$0.hasPrefix("has ") }.sorted(),
      lines: expected.filter { $0.hasPrefix("has ") }.map { String($0.dropFirst(4)) })
  }
}

extension Snippet {
  /// The reason why the translation is not the one written down; nil if it is.
  var problem: String? {
    let translation = translate(Array(text.utf8))
    let formatted = String(decoding: format(parse(Array(translation.text.utf8))), as: UTF8.self)
    if translation.noteCount > 0 { return "comments: \(translation.notes)" }
    let compilation = Self.compiled(translation)
    let errors = compilation.diagnostics.filter { $0.severity == .error }.map { $0.message }
    if !errors.isEmpty { return "errors \(errors) in\n\(formatted)" }
    let found = compilation.layouts.flatMap(Self.rows).sorted()
    if found != rows { return "found \(found), expected \(rows)" }
    for line in lines where !formatted.contains(line) {
      return "no line '\(line)' in\n\(formatted)"
    }
    return nil
  }

  /// Compiles a translation; constraints alone are put into a layout with their views.
  static func compiled(_ translation: PastedText) -> Compilation {
    var text = translation.text
    if !translation.hasLayout {
      let views = translation.declarations.map { "  \($0)\n" }.joined()
      text = "layout Pasted(375x667) {\n\(views)\(text)}\n"
    }
    return compile(path: "pasted.lay", bytes: Array(text.utf8)) { _ in nil }
  }

  static func rows(_ layout: CompiledLayout) -> [String] {
    var running = Layout(layout.program)
    let size = ExactSize(width: 375, height: 667)
    running.resize(to: LayoutEnvironment(size: size), findAmbiguities: false)
    return running.constraintRows().compactMap { row in
      if case .constraint = row.origin { row.text } else { nil }
    }
  }
}
