import LayAnalysis
import LayCompiler
import LayDiagnostics
import Testing

@testable import LayConflictLog

/// Logs as layouts: `layc check` finds in them what the log's own verdict says.
@Suite struct LayTextTests {
  private func codes(_ text: String) -> [Diagnostic] {
    let compilation = compile(path: "Log.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    return compilation.diagnostics + check(compilation).diagnostics
  }

  @Test(arguments: Thread.all) func threadsAreReproduced(_ thread: Thread) throws {
    let report = LogReport(readLogs(Array(message(thread.items).utf8))[0])
    let text = try #require(report.layText(named: "Log"))
    let found = codes(text)
    #expect(
      !found.contains { $0.code.id.hasPrefix("L01") || $0.code.id.hasPrefix("L02") },
      "\(found.map { $0.message })\n\(text)")
    let conflicts = found.filter { $0.code.id == "L0501" }
    #expect(conflicts.isEmpty == (report.conflict == nil), "\(thread.url)\n\(text)")
    if report.conflict != nil { #expect(conflicts.contains { !$0.notes.isEmpty }) }
  }

  @Test func everyFormIsWritten() throws {
    for form in ItemTests.equations + ItemTests.masks + ItemTests.formats + ItemTests.names {
      let report = LogReport(CountedLog(log: log(form.item)))
      let text = try #require(report.layText(named: "Log"))
      let found = codes(text).filter { $0.severity == .error && !["L0501", "L0502"].contains($0.code.id) }
      #expect(found.isEmpty, "\(form.item)\n\(text)\n\(found.map { "\($0.code.id) \($0.message)" })")
    }
  }

  @Test func commentsSayWhereAConstraintIsFrom() throws {
    let report = LogReport(
      CountedLog(log: log("<SnapKit.LayoutConstraint:0x61@Badge.swift#12 UILabel:0x7f01'Hi'.height == 44.0>")))
    #expect(
      try #require(report.layText(named: "Log1")) == """
        layout Log1(375x667) {
          sizes 375x667
          allow L0502 "a log has only a part of the constraints"
          view label // UILabel 0x7f01 "Hi"
          label.height == 44 // 0x61 Badge.swift:12
        }

        """)
  }
}
