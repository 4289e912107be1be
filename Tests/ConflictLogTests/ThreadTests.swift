import Testing

@testable import LayConflictLog

/// The table of public threads: each log is read whole, each set is minimal, each blame is right.
@Suite struct ThreadTests {
  @Test(arguments: Thread.all) func blameIsRight(_ thread: Thread) {
    let logs = readLogs(Array(message(thread.items).utf8))
    guard logs.count == 1 else {
      Issue.record("\(thread.url): \(logs.count) logs")
      return
    }
    let report = LogReport(logs[0])
    #expect(report.log.unread.isEmpty && report.log.items.count == thread.items.count, "\(thread.url)")
    #expect(word(report) == thread.blame, "\(thread.url): \(report.cause.map { $0.word } ?? "")")
    if let conflict = report.conflict { #expect(conflict.isMinimal, "\(thread.url)") }
    #expect(report.fixes.allSatisfy { $0.isEnough }, "\(thread.url)")
  }

  @Test func tableIsLongEnough() { #expect(Thread.all.count >= 60) }

  private func word(_ report: LogReport) -> String {
    if case .feasible = report.verdict { return "satisfiable" }
    return report.blame?.word ?? "none"
  }
}
