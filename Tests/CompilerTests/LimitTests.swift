import Foundation
import LayDiagnostics
import Synchronization
import Testing

@testable import LayCompiler

/// Each limit at it and past it. Everything runs on a thread with a stack of 512 KiB.
@Suite(.serialized) struct LimitTests {
  private func codes(_ text: String) -> [String] {
    onSmallStack { compiled(text).diagnostics.filter { $0.severity == .error }.map(\.code.id) }
  }

  @Test func viewsHaveALimit() {
    func text(_ count: Int) -> String { "layout S(9x9) { for i in 0 ..< \(count) { view v[i] } }" }
    #expect(codes(text(Limits.views)) == [])
    #expect(codes(text(Limits.views + 1)) == ["L0240"])
  }

  @Test func loopsHaveALimit() {
    func text(_ count: Int) -> String { "layout S(9x9) { for i in 0 ..< \(count) { } }" }
    #expect(codes(text(Limits.repetitions - 1)) == [])
    #expect(codes(text(Limits.repetitions + 1)) == ["L0241"])
    #expect(codes(text(1_000_000_000)) == ["L0241"])
    #expect(codes("layout S(9x9) { for i in -9999999999999999 ..< 99999999999999999 { } }") == ["L0219"])
    #expect(codes("layout S(9x9) { for i in 0 ..< 1000 { for j in 0 ..< 1000 { } } }") == ["L0241"])
  }

  /// What an elaborator that has `used` some of what it may take says of a file and what it imports.
  private func codes(
    _ text: String, files: [String: String] = [:], textOfFiles: Int = 0, used: (Elaborator) -> Void = { _ in }
  ) -> [String] {
    let elaborator = Elaborator(options: CompileOptions())
    used(elaborator)
    var loader = FileLoader(elaborator, textOfFiles: textOfFiles)
    loader.loadFiles(path: "a", bytes: Array(text.utf8)) { path in
      files[path].map { .text(Array($0.utf8)) } ?? .missing
    }
    let evaluation = Evaluation(elaborator)
    DeclarationPass(elaborator: elaborator, evaluation: evaluation).declareFiles()
    evaluation.settleConstants(from: 0)
    return elaborator.diagnostics.map(\.code.id)
  }

  @Test func valuesInListsHaveALimit() {
    let text = "let a = [1, 2]; let b = (1, 2, 3); let c = max(1, 2)"
    #expect(codes(text) { $0.elementCount = Limits.elements - 7 } == [])
    #expect(codes(text) { $0.elementCount = Limits.elements - 6 } == ["L0248"])
    #expect(codes("let a = [1]") { $0.elementCount = Limits.elements } == ["L0248"])
    #expect(codes("let a = (1, 2)") { $0.elementCount = Limits.elements } == ["L0248"])
  }

  @Test func theRangesOfSizesHaveALimit() {
    func text(_ count: Int) -> String { "layout S(9x9) { sizes 1x1\(String(repeating: ", 1x1", count: count - 1)) }" }
    #expect(codes(text(Limits.sizeRanges)) == [])
    #expect(codes(text(Limits.sizeRanges + 1)) == ["L0248"])
    #expect(codes(text(100_000)) == ["L0248"])
  }

  @Test func theTextOfAllFilesHasALimit() {
    let text = "import \"b\"\nimport \"c\"\nimport \"d\""
    let files = ["b": "metric b = 1", "c": "metric c = 1", "d": ""]
    let count = text.utf8.count + 24
    #expect(codes(text, files: files, textOfFiles: Limits.textOfFiles - count) == [])
    // What comes after a file that is too much is not read, however short it is.
    #expect(codes(text, files: files, textOfFiles: Limits.textOfFiles - count + 1) == ["L0245", "L0245"])
  }

  @Test func statementsHaveALimit() {
    func text(_ turns: Int) -> String {
      "layout S(9x9) { for i in 0 ..< \(turns) { allow L0502; allow L0502; allow L0502; allow L0502; allow L0502 } }"
    }
    #expect(codes(text((Limits.statements - 1) / 5)) == [])
    #expect(codes(text(Limits.statements / 5)) == ["L0242"])
    let file = "metric a = 1\nmetric b = 2\nmetric c = 3"
    #expect(codes(file) { $0.statementCount = Limits.statements - 3 } == [])
    #expect(codes(file) { $0.statementCount = Limits.statements - 2 } == ["L0242"])
  }

  @Test func componentsThatDoubleEndAtTheLimitOfViews() {
    var text = "component C0 { view a }\n"
    for index in 1...40 { text += "component C\(index) { view a: C\(index - 1); view b: C\(index - 1) }\n" }
    #expect(codes(text + "layout S(9x9) { view v: C40 }") == ["L0240"])
  }

  /// Sums, conditions and `else when`s of any length are compiled by turns and laid out.
  @Test func longChainsTakeNoStack() {
    func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
    #expect(codes("layout S(9x9) { let x = 1\(repeated(" + 1", 5000)); view v { .width == x } }") == [])
    #expect(codes("layout S(9x9) { view v { .width == 1\(repeated(" + v.height / 2", 3000)) } }") == [])
    #expect(
      codes("layout S(9x9) { view v; when width > 1\(repeated(" or width == 2", 3000)) { v.hidden = true } }") == [])
    #expect(codes("layout S(9x9) { view v; expect 9x9 { v.width == 0\(repeated(" + v.width", 2000)) } }") == [])
    #expect(codes("layout S(9x9) { view v; assert v.width >= 1\(repeated(" - 1", 2000)) }") == [])
    #expect(codes("layout S(9x9) { view v; layoutSubviews { v.bounds.size = (1\(repeated(" + 1", 2000)), 2) } }") == [])
    let branches = (0..<600).map { " else when width == \($0) { v.hidden = true }" }.joined()
    #expect(codes("layout S(9x9) { view v; when height > 5 { v.hidden = true }\(branches) }") == [])
  }

  @Test func digitsAreCountedWithoutThePoint() {
    let digits = String(repeating: "1", count: 39)
    #expect(codes("layout S(9x9) { let x = 2.\(digits); let y = 2.\(digits)x2.\(digits); let z = 2.\(digits)% }") == [])
    #expect(codes("layout S(9x9) { let x = 22.\(digits) }") == ["L0192"])
    #expect(codes("layout S(9x9) { let x = 1x22.\(digits) }") == ["L0192"])
  }

  /// The parser counts what it leaves out of a file; nothing more is said behind that.
  @Test func problemsThatAreLeftOutAreCounted() {
    let found = compiled(String(repeating: "$\n", count: Limits.problems + 7) + "layout S(9x9) { a.top == b.top }")
    #expect(found.diagnostics.count == Limits.problems + 1)
    #expect(found.diagnostics.last?.message == "7 more problems are not shown")
  }

  @Test func nestingHasALimit() {
    func text(_ count: Int) -> String {
      "layout S(9x9) {" + String(repeating: "view a {", count: count) + String(repeating: "}", count: count + 1)
    }
    #expect(codes(text(Limits.nesting)) == [])
    #expect(codes(text(Limits.nesting + 1)) == ["L0243"])
    func chain(_ count: Int) -> String {
      "component C0 { }\n" + (1...count).map { "component C\($0) { view a: C\($0 - 1) }\n" }.joined()
        + "layout S(9x9) { view v: C\(count) }"
    }
    #expect(codes(chain(Limits.nesting - 1)) == [])
    #expect(codes(chain(Limits.nesting)) == ["L0243"])
    #expect(codes(chain(1000)) == ["L0243"])
    var bases = "component C0 { }\n"
    for index in 1...1000 { bases += "component C\(index): C\(index - 1) { }\n" }
    #expect(codes(bases + "layout S(9x9) { view v: C1000 }") == ["L0243"])
  }

  @Test func constantsThatNeedConstantsHaveALimit() {
    func text(_ count: Int) -> String {
      (0..<count).map { "let a\($0) = a\($0 + 1)\n" }.joined() + "let a\(count) = 4"
    }
    #expect(codes(text(Limits.evaluation - 1)) == [])
    #expect(codes(text(Limits.evaluation)) == ["L0246"])
    // In the right order there is no limit.
    #expect(codes("let a0 = 1\n" + (1..<5000).map { "let a\($0) = a\($0 - 1) + 1\n" }.joined()) == [])
  }

  @Test func problemsHaveALimit() {
    let text = "layout S(9x9) {" + (0..<5000).map { "x\($0).hidden = true\n" }.joined() + "}"
    let found = codes(text)
    #expect(found.count == Limits.problems + 1)
    #expect(found.contains("L0247"))
  }

  @Test func longChainsOfElseAreFine() {
    var text = "layout S(9x9) { view v\nwhen width < 1 { v.hidden = true }"
    for index in 2..<40 { text += " else when width < \(index) { v.hugging = \(index % 900 + 1) }" }
    #expect(codes(text + " }") == [])
  }
}

/// Runs `work` on a thread of 512 KiB of stack.
func onSmallStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
  let result = Mutex<Result?>(nil)
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    let value = work()
    result.withLock { $0 = value }
    done.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  done.wait()
  return result.withLock { $0! }
}
