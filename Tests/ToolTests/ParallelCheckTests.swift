import Foundation
import TestSupport
import Testing

@testable import LayPlatform
@testable import LayTool

/// `layc check` on several threads writes what it writes on one.
@Suite struct ParallelCheckTests {
  /// Files of all sorts: clean ones, wrong ones, ones that import others, ones that are missing.
  private static let files: [String: String] = {
    var files = ["lib/shared.lay": "metric gap = 8\nmetric wrong = titel\n"]
    for number in 0..<40 {
      let name = "d/\(number < 10 ? "0" : "")\(number).lay"
      switch number % 5 {
      case 0: files[name] = "layout A\(number)(9x9) { sizes 9x9\n view a { .edges == superview } }\n"
      case 1: files[name] = "layout B(9x9) { sizes 9x9\n view a { .width == 3 } }\n"
      case 2:
        files[name] = "import \"../lib/shared.lay\"\nlayout C(9x9) { sizes 9x9\n view a { .edges == superview } }\n"
      case 3: files[name] = "layout D(9x9) { sizes 9x9\n view a\n a.width == 3; a.width == \(number) }\n"
      default: files[name] = "layout E(9x9) {\n view a { .edges = superview }\n"
      }
    }
    return files
  }()

  /// Runs the tool with as many threads; `read` is told each path that is read, on its thread.
  private func check(_ options: [String], threads: Int, _ read: @escaping (String) -> Void = { _ in }) -> ToolRun {
    let (output, errors) = (Collector(), Collector())
    var files = Files.memory(Self.files)
    let plain = files.read
    files.read = { path in
      read(path)
      return plain(path)
    }
    var machine = Machine(
      input: { .success([]) }, output: output.sink(false), errors: errors.sink(false), files: files,
      variable: { _ in nil }, seconds: { 0 })
    machine.threads = threads
    let status = run(["check", "d", "d/nowhere.lay"] + options, on: machine)
    return ToolRun(status: status, output: output.text, errors: errors.text)
  }

  @Test(arguments: [
    [], ["--format", "sarif", "--max-diagnostics", "30"],
  ])
  func theOutputIsTheSameOnAnyNumberOfThreads(options: [String]) {
    let one = check(options, threads: 1)
    #expect(one.status == 2 && !one.output.isEmpty)
    for threads in cases([2, 5], thorough: [2, 3, 8, 100]) {
      let several = check(options, threads: threads)
      #expect(several.status == one.status && several.errors == one.errors, "\(threads) threads")
      #expect(several.output == one.output, "\(threads) threads")
    }
  }

  /// The first file is ready last, and each pair in the other order.
  @Test func theOrderInWhichFilesAreReadyDoesNotShow() {
    let expected = check([], threads: 1)
    let ready = Countdown()
    let late = check([], threads: 2) { path in
      if path == "d/00.lay" { ready.wait(until: 30) } else { ready.count() }
    }
    #expect(ready.number >= 30, "the first file waited for nobody")
    #expect(late.output == expected.output && late.errors == expected.errors)
    let swapped = check([], threads: 8) { path in
      if let number = Int(path.dropFirst(2).prefix(2)) { usleep(UInt32(number % 2 == 0 ? 4000 : 0)) }
    }
    #expect(swapped.output == expected.output && swapped.errors == expected.errors)
  }

  @Test func workIsDoneAheadOnlyAsFarAsTheWindowReaches() {
    let most = Countdown()
    let work = OrderedWork(count: 500, threads: 2) { index, _ in
      most.count()
      return (index, weight: 0)
    }
    usleep(20_000)
    #expect(most.number <= 2 * OrderedWork<Int>.mostAhead)
    #expect((0..<500).map { _ in work.take() } == Array(0..<500))
    #expect(most.number == 500)
  }

  @Test func heavyWorkWaitsUntilItIsWanted() {
    let most = Countdown()
    let work = OrderedWork(count: 50, threads: 2) { index, _ in
      most.count()
      return (index, weight: OrderedWork<Int>.mostWeight)
    }
    usleep(20_000)
    // Each of the threads may have begun one while another was under way.
    #expect(most.number <= 4)
    #expect((0..<50).map { _ in work.take() } == Array(0..<50))
  }

  @Test func aDeepFileHasRoomOnTheStackOfAThread() {
    let deep =
      "layout A(9x9) { sizes 9x9\n" + String(repeating: "view a {", count: 99) + String(repeating: "}", count: 99) + "}"
    let sum = "layout A(9x9) { sizes 9x9\n view a { .width == " + String(repeating: "(", count: 95) + "1"
    let files = ["a.lay": deep, "b.lay": sum + String(repeating: ")", count: 95) + " } }"]
    let (output, errors) = (Collector(), Collector())
    var machine = Machine(
      input: { .success([]) }, output: output.sink(false), errors: errors.sink(false), files: .memory(files),
      variable: { _ in nil }, seconds: { 0 })
    machine.threads = 2
    let status = run(["check", "a.lay", "b.lay"], on: machine)
    #expect(status == layc(["check", "a.lay", "b.lay"], files: files).status)
  }
}

/// A number that threads count up, and wait for.
private final class Countdown: @unchecked Sendable {
  private let condition = NSCondition()
  private var counted = 0

  var number: Int { condition.withLock { counted } }

  func count() {
    condition.withLock {
      counted += 1
      condition.broadcast()
    }
  }

  /// Waits until the number is reached, ten seconds at most.
  func wait(until number: Int) {
    let end = Date(timeIntervalSinceNow: 10)
    condition.withLock { while counted < number && condition.wait(until: end) {} }
  }
}
