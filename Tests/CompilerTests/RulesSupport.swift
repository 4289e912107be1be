import Foundation
import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayParser
import LayRuntime
import Testing

/// What compiling `body` gives, in the braces of `layout Screen(375x667)`; a text with a `layout` of its own is taken
/// as it is.
func screen(_ body: String, files: [String: String] = [:]) -> (text: String, compilation: Compilation) {
  let isWhole = body.contains("layout ")
  let text = isWhole ? body : "layout Screen(375x667) {\n\(body)\n}\n"
  let compilation = compile(path: "Screen.lay", bytes: Array(text.utf8)) { files[$0].map { Array($0.utf8) } }
  return (text, compilation)
}

/// Everything that `body` reports: `L0401 title.left == 20: a location needs another location …`.
func reports(_ body: String) -> [String] {
  let (text, compilation) = screen(body)
  return compilation.diagnostics.map { "\($0.code.id) \(spot($0.range, in: text)): \($0.message)" }
}

/// The codes that `body` reports.
func codes(_ body: String) -> [String] { screen(body).compilation.diagnostics.map(\.code.id) }

func spot(_ range: SourceRange, in text: String) -> String {
  String(decoding: Array(text.utf8)[range.start..<range.end], as: UTF8.self)
}

/// Checks that `body` reports one problem: its code, its place (the text below the carets) and the core of its message.
func expectReport(
  _ code: String, at place: String, _ message: String, in body: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let (text, compilation) = screen(body)
  let found = compilation.diagnostics
  guard found.count == 1, let first = found.first else {
    Issue.record("expected one report, got \(reports(body))", sourceLocation: sourceLocation)
    return
  }
  #expect(first.code.id == code, sourceLocation: sourceLocation)
  #expect(spot(first.range, in: text) == place, sourceLocation: sourceLocation)
  #expect(message.isEmpty || first.message.contains(message), "got: \(first.message)", sourceLocation: sourceLocation)
}

/// What `body` is after the fix-its of its reports, the last first.
func fixed(_ body: String) -> String {
  let (text, compilation) = screen(body)
  let edits = compilation.diagnostics.flatMap { $0.fixIt?.edits ?? [] }
  return String(decoding: applying(edits, to: Array(text.utf8)), as: UTF8.self)
}

/// The constraints of `body`, as `a.left - Screen.left == 20 @750`.
func rows(_ body: String, sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
  let found = screen(body).compilation
  let errors = found.diagnostics.filter { $0.severity == .error }
  #expect(errors.isEmpty, "\(reports(body))", sourceLocation: sourceLocation)
  guard let layout = found.layouts.last else { return [] }
  return layout.program.constraints.map { describe($0, in: layout.program) }
}

private func describe(_ row: ConstraintDescription, in program: LayoutProgram) -> String {
  var text = ""
  for term in row.terms {
    let size = term.coefficient.magnitude
    let sign = term.coefficient.sign < 0 ? (text.isEmpty ? "-" : " - ") : (text.isEmpty ? "" : " + ")
    let factor = size == .one ? "" : "\(size)*"
    text += "\(sign)\(factor)\(program.views[term.view.index].name).\(term.attribute.name)"
  }
  text += " \(row.relation.sign) \(row.constant)"
  return row.priority == .required ? text : text + " @\(row.priority.value.description.replacing(".0", with: ""))"
}

/// The number that `expression` is, said as a width.
func number(_ expression: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
  let found = rows("view v; v.width == \(expression)", sourceLocation: sourceLocation)
  return found.first.map { String($0.dropFirst("v.width == ".count)) } ?? "nothing"
}

/// Runs `work` on a thread with a stack of 512 KiB, as hosts may have.
func onSmallStack(_ work: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    let thread = Thread {
      work()
      continuation.resume()
    }
    thread.stackSize = 512 * 1024
    thread.start()
  }
}
