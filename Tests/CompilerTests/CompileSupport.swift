import LayDiagnostics
import LayParser
import LayRuntime
import Testing

@testable import LayCompiler

/// A report that a text should give.
struct Expected {
  var code: DiagnosticCode
  var message: String
  /// The mark in the text where the caret is to be.
  var mark: Int

  init(_ code: DiagnosticCode, _ message: String, at mark: Int = 1) {
    self.code = code
    self.message = message
    self.mark = mark
  }
}

/// `text` without its marks `1️⃣`, `2️⃣` … and where they stood.
func unmarked(_ text: String) -> (bytes: [UInt8], marks: [Int: Int]) {
  var bytes: [UInt8] = []
  var marks: [Int: Int] = [:]
  for character in text {
    let scalars = Array(character.unicodeScalars)
    if scalars.count == 3, scalars[2].value == 0x20E3, let digit = scalars[0].properties.numericValue {
      marks[Int(digit)] = bytes.count
    } else {
      bytes += Array(String(character).utf8)
    }
  }
  return (bytes, marks)
}

/// Compiles `text` as `Main.lay` beside `files`.
func compiled(_ text: String, files: [String: String] = [:], set: [(String, Rational)] = []) -> Compilation {
  var options = CompileOptions()
  options.overrides = set.map { NamedNumber(name: $0.0, value: $0.1) }
  return compile(path: "Main.lay", bytes: Array(text.utf8), options: options) { files[$0].map { Array($0.utf8) } }
}

/// Checks what compiling `text` reports. `afterFixes` is the text after all fix-its, which must report none of these codes.
/// For free: the text prints back, and compiling any prefix of it ends.
func check(
  _ text: String, reports expected: [Expected] = [], afterFixes: String? = nil, files: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let (bytes, marks) = unmarked(text)
  let read: (String) -> [UInt8]? = { files[$0].map { Array($0.utf8) } }
  let compilation = compile(path: "Main.lay", bytes: bytes, read: read)
  #expect(compilation.files[0].tree.bytes == bytes, sourceLocation: sourceLocation)
  let reports = compilation.diagnostics
  let found = reports.map { "\($0.code.id) \($0.message) @\($0.range.start)" }
  let wanted = expected.map { "\($0.code.id) \($0.message) @\(marks[$0.mark] ?? -1)" }
  #expect(found == wanted, sourceLocation: sourceLocation)
  if let afterFixes {
    let fixed = applyingFixes(of: reports, to: bytes)
    #expect(String(decoding: fixed, as: UTF8.self) == afterFixes, sourceLocation: sourceLocation)
    let codes = compile(path: "Main.lay", bytes: fixed, read: read).diagnostics.map(\.code.id)
    for report in reports where report.fixIt != nil {
      #expect(!codes.contains(report.code.id), sourceLocation: sourceLocation)
    }
  }
  for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 24)) {
    _ = compile(path: "Main.lay", bytes: Array(bytes.prefix(length)), read: read)
  }
}

private func applyingFixes(of diagnostics: [Diagnostic], to bytes: [UInt8]) -> [UInt8] {
  applying(diagnostics.compactMap(\.fixIt).flatMap(\.edits), to: bytes)
}

/// The first layout of `text`, which must have no errors.
func layout(
  _ text: String, files: [String: String] = [:], set: [(String, Rational)] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> CompiledLayout {
  let compilation = compiled(text, files: files, set: set)
  let errors = compilation.diagnostics.filter { $0.severity == .error }.map(\.message)
  #expect(errors == [], sourceLocation: sourceLocation)
  return try #require(compilation.layouts.first, sourceLocation: sourceLocation)
}

extension CompiledLayout {
  /// The view at the path behind the layout's name: `form/email`.
  func view(_ path: String) throws -> ViewDescription {
    let index = try #require(sources.paths.firstIndex(of: "\(name)/\(path)"))
    return program.views[index]
  }

  /// The id of a view, by its path below the layout.
  func id(_ path: String) throws -> ViewID { ViewID(try #require(sources.paths.firstIndex(of: "\(name)/\(path)"))) }
}
