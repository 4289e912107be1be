import LayDiagnostics
import LaySettings
import Testing

/// The severities that a project gives its problems.
@Suite struct SeverityTests {
  /// The severities of an error, a warning (L0502) and a note (L0521) in the file at `path`; nil where they are off.
  private func severities(_ settings: String, at path: String = "A.lay", isStrict: Bool = false) -> [String] {
    let file = settingsFile(settings)
    #expect(file.diagnostics == [])
    let place = SourceRange(file: .main, start: 0, end: 0)
    let found = [DiagnosticCode.conflict, .ambiguousLayout, .noSizes].map { Diagnostic($0, "", at: place) }
    return graded(found, isStrict: isStrict) { _ in FileSettings(file.settings, for: path) }.map {
      "\($0.code.id) \($0.severity.word)"
    }
  }

  @Test func withoutSettingsTheCodesDecide() {
    #expect(severities("{}") == ["L0501 error", "L0502 warning", "L0521 note"])
    #expect(severities("{}", isStrict: true) == ["L0501 error", "L0502 error", "L0521 note"])
    #expect(severities("{\"strict\": true}") == severities("{}", isStrict: true))
  }

  @Test func warningsAndNotesBecomeWhatTheFileSays() {
    #expect(
      severities("{\"severities\": {\"L0502\": \"note\", \"L0521\": \"warning\"}}")
        == ["L0501 error", "L0502 note", "L0521 warning"])
    #expect(
      severities("{\"severities\": {\"L0502\": \"off\", \"L0521\": \"error\"}}") == ["L0501 error", "L0521 error"])
  }

  @Test func strictMakesErrorsOfTheWarningsOfTheFile() {
    let settings = "{\"strict\": true, \"severities\": {\"L0502\": \"note\", \"L0521\": \"warning\"}}"
    #expect(severities(settings) == ["L0501 error", "L0502 note", "L0521 error"])
  }

  @Test func theLastOverrideHoldsWhereverItStands() {
    let settings = """
      {"overrides": [
        {"path": "Legacy/**", "severities": {"L0502": "off"}}, {"path": "**/New.lay", "severities": {"L0502": "error"}}],
       "severities": {"L0502": "note"}}
      """
    #expect(severities(settings)[1] == "L0502 note")
    #expect(severities(settings, at: "Legacy/A.lay") == ["L0501 error", "L0521 note"])
    #expect(severities(settings, at: "Legacy/New.lay")[1] == "L0502 error")
  }

  @Test func eachFileOfACompilationHasItsOwn() {
    let settings = settingsFile("{\"overrides\": [{\"path\": \"B.lay\", \"severities\": {\"L0521\": \"off\"}}]}")
      .settings
    let found = [0, 1, 0, 1].map {
      Diagnostic(.noSizes, "", at: SourceRange(file: FileID($0), start: 0, end: 0))
    }
    let paths = ["A.lay", "B.lay"]
    let shown = graded(found, isStrict: false) { FileSettings(settings, for: paths[Int($0.rawValue)]) }
    #expect(shown.map { paths[Int($0.range.file.rawValue)] } == ["A.lay", "A.lay"])
  }

  @Test func anErrorOfAWarningsCodeStaysOne() {
    var error = Diagnostic(.ambiguousLayout, "", at: SourceRange(file: .main, start: 0, end: 0))
    error.severity = .error
    let settings = settingsFile("{\"severities\": {\"L0502\": \"off\"}}").settings
    #expect(graded([error], isStrict: false) { _ in FileSettings(settings, for: "") }.map(\.severity) == [.error])
  }
}
