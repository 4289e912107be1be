import Foundation
import LayCompiler
import LayDiagnostics
import Synchronization
import TestSupport
import Testing

/// Input that means harm, on a thread with a small stack: an answer, never a trap. How long it may take and how much
/// memory is for the optimised tool to show: `Scripts/check_hostile.py`.
@Suite struct HostileInputTests {
  @Test(arguments: HostileInput.all)
  func hostileInputIsAnswered(_ input: HostileInput) {
    let bytes = input.bytes
    let problem = onSmallStack { exercise(bytes, isWrong: input.isWrong) }
    #expect(problem == nil)
  }

  /// Runs `work` on a thread of 512 KiB of stack.
  private func onSmallStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
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
}

/// A text that somebody made to break the tool.
struct HostileInput: CustomTestStringConvertible, Sendable {
  var name: String
  /// Whether there is an error, which must be reported; what is left may be wrong or not.
  var isWrong = true
  var make: @Sendable () -> [UInt8]

  var bytes: [UInt8] { make() }
  var testDescription: String { name }

  init(_ name: String, isWrong: Bool = true, _ make: @escaping @Sendable () -> String) {
    self.init(name, isWrong: isWrong) { Array(make().utf8) }
  }

  init(_ name: String, isWrong: Bool = true, _ make: @escaping @Sendable () -> [UInt8]) {
    self.name = name
    self.isWrong = isWrong
    self.make = make
  }

  private static func layout(_ body: String) -> String { "layout Hostile(320x480) {\n  view a\n\(body)\n}\n" }

  static let all: [HostileInput] = [
    HostileInput("random bytes") { () -> [UInt8] in
      var random = SeededGenerator(seed: 1)
      return (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    },
    HostileInput("invalid UTF-8") {
      Array("layout A { view ".utf8) + [0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80] + Array(" }".utf8)
    },
    HostileInput("NUL") { Array(layout("").utf8) + [0] },
    HostileInput("2 MB of [") { [UInt8](repeating: 0x5B, count: 2 << 20) },
    HostileInput("100 000 nested braces") { "layout A " + String(repeating: "{", count: 100_000) },
    HostileInput("100 000 nested views") { String(repeating: "view a {", count: 100_000) },
    HostileInput("100 000 parentheses") { layout("a.width == " + String(repeating: "(", count: 100_000)) },
    HostileInput("100 000 signs") { layout("a.width == " + String(repeating: "-", count: 100_000) + "1") },
    HostileInput("100 000 words not") { layout("when " + String(repeating: "not ", count: 100_000) + "true { }") },
    HostileInput("a chain of 100 000 else") {
      layout("when width > 1 { }" + String(repeating: " else when width > 1 { }", count: 100_000))
    },
    HostileInput("a sum of 100 000 terms") { layout("a.width == 1" + String(repeating: " + 1", count: 100_000)) },
    HostileInput("a path of 100 000 names") { layout("a" + String(repeating: ".a", count: 100_000) + ".width == 1") },
    HostileInput("a visual format of 1 MB") {
      layout("vfl \"H:" + String(repeating: "[a]-", count: 1 << 18) + "\"")
    },
    HostileInput("a loop to a billion") { layout("for i in 0 ..< 1000000000 { view b[i] }") },
    HostileInput("loops in loops") {
      layout("for i in 0 ..< 5000 { for j in 0 ..< 5000 { for k in 0 ..< 5000 { a.width >= i } } }")
    },
    HostileInput("components in a circle") {
      "component A { view b: B }\ncomponent B { view c: C }\ncomponent C { view a: A }\n" + layout("view b: A")
    },
    HostileInput("components that double") {
      var text = "component C0 { view a }\n"
      for level in 1...40 { text += "component C\(level) { view a: C\(level - 1); view b: C\(level - 1) }\n" }
      return text + layout("view b: C40")
    },
    HostileInput("metrics in a circle") { layout("metric m = n\nmetric n = m") },
    HostileInput("a chain of 100 000 metrics") {
      layout((0..<100_000).map { "metric m\($0) = m\($0 + 1)" }.joined(separator: "\n") + "\nmetric m100000 = 1")
    },
    HostileInput("a number with an exponent") { layout("a.width == 1e999") },
    HostileInput("a small number with an exponent") { layout("a.width == 0.1e-400") },
    HostileInput("a million digits") { layout("a.width == 1" + String(repeating: "0", count: 1_000_000)) },
    HostileInput("a million decimals") { layout("a.width == 0." + String(repeating: "1", count: 1_000_000)) },
    HostileInput("division by zero") { layout("a.width == 1 / 0") },
    HostileInput("a product without end") {
      layout(
        "metric m0 = 1000000\n"
          + (1...60).map { "metric m\($0) = m\($0 - 1) * m\($0 - 1)" }.joined(separator: "\n") + "\na.width == m60")
    },
    HostileInput("a text that doubles") {
      layout(
        "let t0 = \"0123456789\"\n" + (1...60).map { "let t\($0) = t\($0 - 1) + t\($0 - 1)" }.joined(separator: "\n")
          + "\nview b: Label { text = t60 }")
    },
    HostileInput("a name of 1 MB", isWrong: false) { layout("view " + String(repeating: "a", count: 1 << 20)) },
    HostileInput("an open text of 1 MB") {
      layout("view b: Label { text = \"" + String(repeating: "a", count: 1 << 20))
    },
    HostileInput("an index beyond all numbers") { layout("view b[99999999999999999999999]") },
    HostileInput("a file that imports itself") { "import \"test.lay\"\n" + layout("") },
    HostileInput("nothing", isWrong: false) { [UInt8]() },
  ]
}
