import Foundation
import LayDiagnostics
import LayParser
import TestSupport
import Testing

/// Input that means harm: a clear error in time, never a trap, also with a stack of 512 KiB.
@Suite(.serialized) struct HostileTests {
  /// Parses on a thread with a stack of 512 KiB; fails if that takes longer than `seconds`.
  private func parseOnSmallStack(
    _ bytes: [UInt8], within seconds: Double = 20, sourceLocation: SourceLocation = #_sourceLocation
  ) -> SyntaxTree {
    let box = TreeBox()
    let thread = Thread { box.finish(parse(bytes)) }
    thread.stackSize = 512 * 1024
    let clock = ContinuousClock()
    let time = clock.measure {
      thread.start()
      box.wait()
    }
    #expect(time < .seconds(seconds), sourceLocation: sourceLocation)
    return box.tree ?? parse([])
  }

  private func repeated(_ text: String, _ count: Int) -> [UInt8] {
    Array(String(repeating: text, count: count).utf8)
  }

  @Test(arguments: [
    "[", "(", "f(", "-", "not ", "a.b[", "view a { ", "view a {\n", "when a { } else ", "when x {", "a { ", "1 + (",
    "for i in [", "f(a: ", "layoutSubviews {", "expect 3x3 {", "a.b == -(", "x = not not (",
    "a or b and c == d + e * (",
    "Label a {", "a: Label {", "viwe a {", "if (a) {", "view a Label {", "state s {\n", "component A {", "f(a)(",
  ])
  func deepNestingIsOneError(_ part: String) {
    for head in ["", "layout A { a = "] {
      let tree = parseOnSmallStack(Array(head.utf8) + repeated(part, cases(5_000, thorough: 20_000)))
      #expect(tree.diagnostics.filter { $0.code == .nestingTooDeep }.count <= 1, "\(part)")
      #expect(firstUnsoundness(of: tree) == nil)
    }
  }

  /// What later stages cost goes by the nodes.
  @Test func aFileOfBracesAloneHasFewNodes() {
    for (text, most) in [("{", 4), ("{ ", 4), ("{\n", Limits.diagnostics + 4)] {
      let tree = parseOnSmallStack(repeated(text, 100_000))
      #expect(tree.nodes.count <= most, "\(text)")
      #expect(tree.diagnostics.first?.code == .unexpectedToken)
      #expect(firstUnsoundness(of: tree) == nil)
    }
  }

  @Test func nestedBracesGiveOneError() {
    let open = repeated("view a {\n", 100_000)
    let closed = open + repeated("}\n", 100_000)
    for bytes in [open, closed] {
      let tree = parseOnSmallStack(Array("layout A {\n".utf8) + bytes + Array("}".utf8))
      #expect(tree.diagnostics.map(\.code) == [.nestingTooDeep])
    }
  }

  @Test func nestingIsFineUpToTheLimit() {
    func nested(_ depth: Int) -> [UInt8] {
      Array("let a = ".utf8) + repeated("(", depth) + [0x31] + repeated(")", depth)
    }
    #expect(parse(nested(Limits.nesting - 1)).diagnostics.isEmpty)
    #expect(parse(nested(Limits.nesting + 1)).diagnostics.map(\.code) == [.nestingTooDeep])
    func blocks(_ depth: Int) -> [UInt8] {
      Array("layout A {".utf8) + repeated("view a {", depth - 1) + repeated("}", depth)
    }
    #expect(parse(blocks(Limits.nesting)).diagnostics.isEmpty)
    #expect(parse(blocks(Limits.nesting + 1)).diagnostics.map(\.code) == [.nestingTooDeep])
    func path(_ steps: Int) -> [UInt8] { Array("let a = b".utf8) + repeated(".c", steps) }
    #expect(parse(path(Limits.nesting - 2)).diagnostics.isEmpty)
    #expect(parse(path(Limits.nesting + 1)).diagnostics.map(\.code) == [.nestingTooDeep])
  }

  /// A chain of one sort of operators is one level, however long it is.
  @Test(arguments: [" + 1", " - 2 * 3", " / 2", " and b", " or not b and c", " == b"])
  func chainsHaveALimitOfTheirOwn(_ operation: String) {
    func chain(_ count: Int) -> [UInt8] {
      Array("layout A(1x1) { when a".utf8) + repeated(operation, count) + Array(" { } }".utf8)
    }
    #expect(parseOnSmallStack(chain(Limits.chain)).diagnostics.isEmpty)
    let tree = parseOnSmallStack(chain(Limits.chain + 1))
    #expect(tree.diagnostics.map(\.code) == [.chainTooLong])
    #expect(firstUnsoundness(of: tree) == nil)
  }

  @Test func elseWhensHaveTheSameLimit() {
    func chain(_ count: Int) -> [UInt8] {
      Array("layout A(1x1) {\n  when a { }".utf8) + repeated("\n  else when b { c.hidden = true }", count)
        + Array(" else { }\n}\n".utf8)
    }
    #expect(parseOnSmallStack(chain(Limits.chain - 1)).diagnostics.isEmpty)
    let tree = parseOnSmallStack(chain(Limits.chain + 1))
    #expect(tree.diagnostics.map(\.code) == [.chainTooLong])
    #expect(firstUnsoundness(of: tree) == nil)
  }

  @Test func treesAreNoDeeperThanTheLimitSays() {
    for part in ["a.b(", "1 + 2 * (", "not a or b and (", "[-", "f(x: "] {
      let tree = parse(Array("let a = ".utf8) + repeated(part, 1000))
      #expect(height(of: tree) <= 4 * Limits.nesting, "\(part)")
    }
  }

  /// The number of nodes from the root to the deepest leaf.
  private func height(of tree: SyntaxTree) -> Int {
    var heights = [Int](repeating: 1, count: tree.nodes.count)
    for index in tree.nodes.indices {
      for child in SyntaxNode(tree: tree, index: index).children {
        heights[index] = max(heights[index], heights[child.index] + 1)
      }
    }
    return heights.last ?? 0
  }

  @Test func filesHaveALimitOfBytes() {
    let most = [UInt8](repeating: 0x3B, count: Limits.fileSize)
    #expect(parse(most).diagnostics.isEmpty)
    let tree = parse(most + [0x3B])
    #expect(tree.diagnostics.map(\.code) == [.fileTooLarge])
    #expect(tree.bytes.count == most.count + 1)
    #expect(firstUnsoundness(of: tree) == nil)
  }

  @Test func problemsHaveALimit() {
    let most = parse(repeated("$\n", Limits.diagnostics))
    #expect(most.diagnostics.count == Limits.diagnostics)
    #expect(most.diagnostics.allSatisfy { $0.code == .unknownCharacter })
    let more = parse(repeated("$\n", Limits.diagnostics + 7))
    #expect(more.diagnostics.count == Limits.diagnostics + 1)
    #expect(more.diagnostics.last?.message == "7 more problems are not shown")
  }

  @Test(arguments: [
    "[", ")", "}", "{", "\n)", "\n}", "{\n", ";", "; a", "\na", "\na.b", "view a ", "\"", "\"\n", "\\", "/*", "/* ",
    "/*\n",
    "#", "1", "1 ", "1_", "1.", "...", "..", "a:", "a,", "(1 2;", "=", "= ", "==\n", "a == ", "when ", "else ",
    "view a\n{",
    "vfl \"", "vfl x", "mask = [", "@", "a==b@", "\u{0}", "\r", "\t", "é", "“", "'", "if ", "if(", "Label a{",
    "constraint a", "allow x-", "import a.", "sizes 1 x ", "x ", "in ", "component C(", "component C(a", "expect ",
    "}\nlayout A {\n", "layout A\n", "  {\n }\n",
  ])
  func longRunsOfOnePieceTakeLinearTime(_ piece: String) {
    let count = cases(10_000, thorough: 50_000) / piece.utf8.count
    for head in ["", "layout A {\n  "] {
      let tree = parseOnSmallStack(Array(head.utf8) + repeated(piece, count))
      #expect(tree.diagnostics.count <= Limits.diagnostics + 1)
    }
  }

  @Test func megabytesOfBracketsAreOneError() {
    let tree = parseOnSmallStack([UInt8](repeating: 0x5B, count: cases(1, thorough: 10) << 20))
    #expect(tree.diagnostics.map(\.code) == [.nestingTooDeep])
  }

  @Test func aTextOfAMegabyteIsNoProblem() {
    let tree = parseOnSmallStack(Array("let a = \"".utf8) + repeated("x", 1_000_000) + Array("\"".utf8))
    #expect(tree.diagnostics.isEmpty)
    let open = parseOnSmallStack(Array("let a = \"".utf8) + repeated("é", 1_000_000))
    #expect(open.diagnostics.map(\.code) == [.missingQuote])
  }
}

/// Hands a tree from one thread to another.
private final class TreeBox: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private(set) var tree: SyntaxTree?

  func finish(_ tree: SyntaxTree) {
    self.tree = tree
    done.signal()
  }

  func wait() { done.wait() }
}
