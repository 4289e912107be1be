import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

/// `body` in a layout of 375x667; a text with a layout as it is.
func screen(_ body: String) -> (text: String, compilation: Compilation) {
  let text = body.contains("layout ") ? body : "layout Screen(375x667) {\n\(body)\n}\n"
  return (text, compile(path: "Screen.lay", bytes: Array(text.utf8), options: .solving) { _ in nil })
}

/// What a check of `text` reports, one line a diagnostic: `L0501 error 5:3: message`.
func checked(_ text: String, options: CheckOptions = CheckOptions()) -> CheckResult {
  check(compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }, options: options)
}

/// The diagnostics of `text` as `code line:column message`.
func findings(_ text: String, options: CheckOptions = CheckOptions()) -> [String] {
  let lines = LineMap(Array(text.utf8))
  return checked(text, options: options).diagnostics.map { diagnostic in
    let place = lines.position(of: diagnostic.range.start)
    return "\(diagnostic.code.id) \(place.line):\(place.column) \(diagnostic.message)"
  }
}

/// The only diagnostic of `text`.
func onlyFinding(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Diagnostic {
  let found = checked(text).diagnostics
  #expect(found.count == 1, "\(found.map(\.message))", sourceLocation: sourceLocation)
  return try #require(found.first, sourceLocation: sourceLocation)
}

/// `width`x`height`.
func size(_ width: Int, _ height: Int) -> ExactSize {
  ExactSize(width: Rational(width), height: Rational(height))
}
