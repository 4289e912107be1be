import Foundation
import TestSupport
import Testing

@testable import LayConflictLog

/// Reading logs: headings, lists, trailers, and other lines around and between them.
@Suite struct ReaderTests {
  private static let width = "<NSLayoutConstraint:0x1 UIView:0xa.width == 40   (active)>"
  private static let other = "<NSLayoutConstraint:0x2 UIView:0xa.width == 24   (active)>"

  private func passed(_ text: String) -> (logs: [CountedLog], passed: String) {
    var reader = LogReader(passesThrough: true)
    reader.read(Array(text.utf8))
    reader.finish()
    return (reader.logs, String(decoding: reader.takePassed(), as: UTF8.self))
  }

  @Test func headingListAndTrailer() {
    let text = message([Self.width, Self.other], broken: Self.other)
    let (logs, rest) = passed("before\n2026-01-01 10:00:00 App[1:2] [LayoutConstraints] \(text)\nafter\n")
    #expect(logs.count == 1 && logs[0].count == 1)
    let log = logs[0].log
    #expect(log.items.count == 2 && log.broken == 1 && log.hasHeading && !log.isCutOff && !log.isAppKit)
    #expect(log.position == LogPosition(line: 2, column: 50))
    #expect(log.items[0].position == LogPosition(line: 5, column: 6))
    #expect(rest == "before\nafter\n")
  }

  @Test func logOfAppKit() {
    let text =
      "Unable to simultaneously satisfy constraints:\n(\n    \"\(Self.width)\",\n    \"\(Self.other)\"\n)\n\n"
      + "Will attempt to recover by breaking constraint \n\(Self.width)\n\nSet the NSUserDefault "
      + "NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have -[NSWindow visualizeConstraints:] called.\nrest\n"
    let (logs, rest) = passed(text)
    #expect(logs.count == 1 && logs[0].log.isAppKit && logs[0].log.broken == 0)
    #expect(rest == "rest\n")
  }

  @Test func equalLogsAreCounted() {
    let again = message([Self.other, Self.width]).replacing("0xa", with: "0xdead").replacing("0x2", with: "0xbeef")
    let (logs, _) = passed(message([Self.width, Self.other]) + "x\n" + again + message([Self.width]))
    #expect(logs.map { $0.count } == [2, 1])
  }

  @Test func logsOnOneLineAndOneAfterTheOther() {
    let line = message([Self.width, Self.other], broken: Self.width).replacing("\n", with: " ")
    let (logs, rest) = passed("x \(line) \(line.replacing("40", with: "41"))\ny\n")
    #expect(logs.map { $0.log.items.count } == [2, 2])
    #expect(logs.allSatisfy { $0.log.broken == 0 })
    #expect(rest == "y\n")
  }

  @Test func interleavedLogsAreSeparated() {
    let lines = [
      "Unable to simultaneously satisfy constraints.", "(", "  \"\(Self.width)\",",
      "Unable to simultaneously satisfy constraints.", "(",
      "  \"<NSLayoutConstraint:0x8 B:0xb.height == 1>\",", "  \"\(Self.other)\"", ")", "other words",
      "  \"<NSLayoutConstraint:0x9 B:0xb.height == 2>\"", ")", "Will attempt to recover by breaking constraint",
      Self.other,
    ]
    let (logs, rest) = passed(lines.joined(separator: "\n") + "\n")
    #expect(Set(logs.map { $0.log.items.map { $0.address } }) == [["0x1", "0x2"], ["0x8", "0x9"]])
    #expect(rest == "other words\n")
  }

  @Test func cutOffLogsAreSaid() {
    let whole = message([Self.width, Self.other])
    let end = whole.range(of: "24   ")!.lowerBound
    let (logs, _) = passed(String(whole[..<end]))
    #expect(logs.count == 1 && logs[0].log.isCutOff && logs[0].log.items.count == 1 && logs[0].log.unread.count == 1)
    #expect(passed(whole).logs.allSatisfy { !$0.log.isCutOff })
    #expect(passed("Unable to simultaneously satisfy constraints.\n").logs.map { $0.log.isCutOff } == [true])
  }

  @Test func wrappedItemsAreJoined() {
    let parts = Self.width.split(separator: " == ")
    let (head, tail) = ("\(parts[0]) ==", parts[1])
    let (logs, _) = passed(
      "Unable to simultaneously satisfy constraints.\n(\n\"\(head)\n  \(tail)\",\n\"\(Self.other)\"\n)\n")
    #expect(logs[0].log.items.map { logs[0].log.words($0) } == ["UIView.width == 40", "UIView.width == 24"])
  }

  @Test func privateLogsAreKnown() {
    let text =
      "[Layout] Unable to simultaneously satisfy constraints:\n<private>\n\nWill attempt to recover by breaking constraint \n<private>\n\nx\n"
    let (logs, rest) = passed(text + text)
    #expect(logs.count == 1 && logs[0].count == 2 && logs[0].log.isPrivate && !logs[0].log.isCutOff)
    #expect(rest == "x\nx\n")
  }

  @Test func escapedItemsAreRead() {
    let html = message([Self.width, Self.other]).replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
      "\"", with: "&quot;")
    #expect(passed(html).logs.map { $0.log.items.count } == [2])
    let markdown = message([Self.width, Self.other]).replacing("\"<", with: "\\<").replacing(">\"", with: "\\>")
    #expect(passed(markdown).logs.map { $0.log.items.count } == [2])
    let json = message([Self.width, Self.other]).replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    #expect(passed("{\"log\": \"\(json)\"}\n").logs.map { $0.log.items.count } == [2])
    #expect(
      passed(message([Self.width, Self.other]).replacing("\n", with: "\r\n")).logs.map { $0.log.items.count } == [2])
  }

  @Test func itemsWithoutBracketsAreRead() {
    let text = message([Self.width, Self.other]).replacing("\"<", with: "> \"").replacing(">\"", with: "\"")
    let found = readLogs(Array(text.utf8))
    #expect(found.map { $0.log.items.count } == [2] && found[0].log.unread.isEmpty)
  }

  @Test func itemsInOtherLinesAreNoLog() {
    let text = "Could not activate \(Self.width) today\nconstraints: 4\n"
    let (logs, rest) = passed(text)
    #expect(logs.isEmpty && rest == text)
  }

  // MARK: - Limits

  @Test func numberOfConflictsIsLimited() {
    let text = (0...LogLimits.conflicts).map { message(["<NSLayoutConstraint:0x1 A:0xa.width == \($0)>"]) }.joined()
    var reader = LogReader()
    reader.read(Array(text.utf8))
    reader.finish()
    #expect(reader.logs.count == LogLimits.conflicts && reader.omitted == 1)
  }

  @Test func numberOfAllConstraintsIsLimited() {
    let count = LogLimits.allItems / LogLimits.items
    let text = (0...count).map { log in
      message((0..<LogLimits.items).map { "<NSLayoutConstraint:0x\($0) A:0x\($0).width == \(log)>" })
    }
    var reader = LogReader()
    reader.read(Array(text.joined().utf8))
    reader.finish()
    #expect(reader.logs.count == count && reader.omitted == 1)
  }

  @Test func itemsWithoutEndsTakeLinearTime() {
    let text = String(repeating: "\"<NSLayoutConstraint:0x1 A:0xa.width == 1 ", count: 100_000)
    var reader = LogReader()
    reader.read(Array(("Unable to simultaneously satisfy constraints. ( " + text).utf8))
    reader.finish()
    #expect(reader.logs.count == 1 && reader.logs[0].log.isCutOff)
  }

  @Test func numberOfItemsIsLimited() {
    for count in [LogLimits.items, LogLimits.items + 1] {
      let found = readLogs(
        Array(message((0..<count).map { "<NSLayoutConstraint:0x\($0) A:0x\($0).width == \($0)>" }).utf8))
      #expect(found[0].log.items.count == LogLimits.items && found[0].log.omitted == count - LogLimits.items)
    }
  }

  @Test func lengthOfItemsIsLimited() {
    for extra in [0, 1] {
      let start = "<NSLayoutConstraint:0x1 A:0xa'"
      let end = "'.width == 1>"
      let title = String(repeating: "x", count: LogLimits.itemBytes - start.utf8.count - end.utf8.count + extra)
      let found = log(start + title + end)
      #expect(found.items.count == 1 - extra && found.unread.count == extra)
    }
  }

  @Test func otherLinesInsideAreLimited() {
    for count in [LogLimits.otherLines, LogLimits.otherLines + 1] {
      let noise = String(repeating: "noise\n", count: count)
      let text = "Unable to simultaneously satisfy constraints.\n(\n\"\(Self.width)\",\n\(noise)\"\(Self.other)\"\n)\n"
      #expect(passed(text).logs[0].log.items.count == (count > LogLimits.otherLines ? 1 : 2))
    }
  }

  // MARK: - Properties

  /// However a stream is cut into pieces, the result is the same.
  @Test(arguments: [UInt64(1), 2, 3]) func piecesMakeNoDifference(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let text = "a\n" + message([Self.width, Self.other], broken: Self.width) + "b\nc" + message([Self.width]) + "d"
    let bytes = Array(text.utf8)
    let whole = passed(text)
    for _ in 0..<50 {
      var reader = LogReader(passesThrough: true)
      var index = 0
      while index < bytes.count {
        let next = min(bytes.count, index + Int.random(in: 1...120, using: &generator))
        reader.read(Array(bytes[index..<next]))
        index = next
      }
      reader.finish()
      #expect(String(decoding: reader.takePassed(), as: UTF8.self) == whole.passed, "seed \(seed)")
      #expect(
        reader.logs.map { $0.log.items.map { $0.position } } == whole.logs.map { $0.log.items.map { $0.position } })
    }
  }

  /// Damaged logs are read without a crash; each line is part of a log or passed through; each log has a report.
  @Test(arguments: [UInt64(11), 12, 13, 14]) func damagedLogsHaveAnswers(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let items = (ItemTests.equations + ItemTests.masks + ItemTests.formats + ItemTests.names).map { $0.item }
    for round in 0..<60 {
      let chosen = (0..<8).map { _ in items.randomElement(using: &generator) ?? "" }
      var bytes = Array(("start\n" + message(chosen, broken: chosen[0]) + "end\n").utf8)
      for _ in 0..<Int.random(in: 0...6, using: &generator) { damage(&bytes, &generator) }
      var reader = LogReader(passesThrough: true)
      reader.read(bytes)
      reader.finish()
      for counted in reader.logs {
        let report = LogReport(counted)
        #expect(report.count > 0, "seed \(seed), round \(round)")
        if let conflict = report.conflict { #expect(conflict.isMinimal, "seed \(seed), round \(round)") }
        _ = report.layText(named: "Log")
      }
    }
  }

  private func damage(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    guard bytes.count > 4 else { return }
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    let count = min(bytes.count - place, Int.random(in: 1...40, using: &generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes.removeSubrange(place..<place + count)
    case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 2:
      bytes.insert(contentsOf: bytes[place..<place + count], at: Int.random(in: 0..<bytes.count, using: &generator))
    case 3: bytes.removeSubrange(place...)
    case 4: bytes.insert(0x0A, at: place)
    default: bytes[place] = Array("<>'\"()[]|-:@,=".utf8).randomElement(using: &generator) ?? 0
    }
  }
}
