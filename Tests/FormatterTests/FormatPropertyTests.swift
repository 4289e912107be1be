import Foundation
import LayCompiler
import LayDiagnostics
import LayFormatter
import LayParser
import TestSupport
import Testing

/// What holds for any text: nothing is lost, formatting again changes nothing, and the program stays what it was.
@Suite struct FormatPropertyTests {
  /// The files of /Samples, the wrong ones too.
  static let samples: [(name: String, bytes: [UInt8])] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Samples")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".lay") }.sorted().compactMap { path in
      FileManager.default.contents(atPath: root.appendingPathComponent(path).path).map { (path, Array($0)) }
    }
  }()

  private func check(_ bytes: [UInt8], _ comment: @autoclosure () -> String) {
    let once = format(parse(bytes))
    #expect(keptTokens(parse(once)) == keptTokens(parse(bytes)), "tokens: \(comment())")
    #expect(applying(formatEdits(parse(bytes)), to: bytes) == once, "edits: \(comment())")
    let twice = format(parse(once))
    #expect(
      String(decoding: twice, as: UTF8.self) == String(decoding: once, as: UTF8.self), "again: \(comment())")
  }

  @Test(arguments: samples.map(\.name)) func aSampleKeepsItsTokensAndIsFormattedOnce(_ name: String) throws {
    let bytes = try #require(Self.samples.first { $0.name == name }).bytes
    check(bytes, name)
    // Without white space where none is needed, and with much of it.
    let tree = parse(bytes)
    let wide = (0..<tree.tokenCount).map { tree.tokenKinds[$0] == .whitespace ? "  \t " : tree.tokenText($0) }
    check(Array(wide.joined().utf8), "\(name), wide")
  }

  @Test(arguments: samples.map(\.name)) func aSampleCompilesToTheSameProgram(_ name: String) throws {
    let bytes = try #require(Self.samples.first { $0.name == name }).bytes
    let files = Dictionary(uniqueKeysWithValues: Self.samples.map { ($0.name, $0.bytes) })
    func compiled(_ bytes: [UInt8]) -> String {
      let compilation = compile(path: name, bytes: bytes) { files[$0] }
      let programs = compilation.layouts.map { "\($0.program)" }
      return programs.joined(separator: "\n") + compilation.diagnostics.map { "\($0.code.id)" }.joined(separator: " ")
    }
    #expect(compiled(format(parse(bytes))) == compiled(bytes))
  }

  @Test func longLinesAreBrokenOnce() {
    for seed in 0..<60 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let depth = Int.random(in: 1...6, using: &generator)
      let bytes = Array("layout A { let a = \(expression(depth, &generator)) }".utf8)
      check(bytes, "seed \(seed)")
      let lines = String(decoding: format(parse(bytes)), as: UTF8.self).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 100 }, "seed \(seed)")
    }
  }

  private func expression(_ depth: Int, _ generator: inout SeededGenerator) -> String {
    if depth == 0 {
      return ["a", "metric_of_some_length", "-12", "16 / 9", "\"text\""].randomElement(using: &generator) ?? ""
    }
    let count = Int.random(in: 1...5, using: &generator)
    let parts = (0..<count).map { _ in expression(depth - 1, &generator) }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return "[\(parts.joined(separator: ","))]"
    case 1: return "max(\(parts.joined(separator: " , ")))"
    case 2: return parts.joined(separator: "+")
    default: return "(\(parts.joined(separator: "*")))"
    }
  }

  @Test func anythingKeepsItsTokensAndIsFormattedOnce() {
    let pieces = [
      "a", "b.c", "(", ")", "[", "]", "{", "}", ",", ";", "+", "==", "=", "when ", "view v", "\n", " ", "// c\n", "@1",
      "\"",
    ]
    for seed in 0..<500 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 0..<60, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      check(Array(text.utf8), "seed \(seed): \(text.debugDescription)")
    }
  }
}
