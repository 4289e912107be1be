import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

/// Constants that are set from outside, and by steps again.
@Suite struct StepOverrideTests {
  private func found(_ steps: String, setting name: String) -> [Diagnostic] {
    let text = """
      layout A(200x100) {
        metric gap = 8
        view a { .leading == superview.leading; .top == superview.top; .height == 20; constraint w: .width == 50 }
        layoutSubviews { \(steps) }
      }
      """
    var options = CompileOptions()
    options.overrides = [NamedNumber(name: name, value: 70)]
    return compile(path: "a.lay", bytes: Array(text.utf8), options: options) { _ in nil }.diagnostics
  }

  @Test func aConstantThatAStepSetsAgainIsReportedAtTheStep() throws {
    let diagnostics = found("a.w.constant = .bounds.width / 2", setting: "a.w")
    #expect(diagnostics.map { $0.code } == [.stepOverwrites])
    let report = try #require(diagnostics.first)
    #expect(report.message == "this step overwrites the constant of 'a.w', which is set to 70 from outside")
    #expect(report.severity == .warning)
    #expect(report.labels.map { $0.text } == ["the 70 holds only where no step sets it"])
  }

  @Test func aConstantThatNoStepSetsIsNot() {
    #expect(found("a.bounds.size = (.bounds.width / 2, 20)", setting: "a.w").isEmpty)
    #expect(found("a.w.constant = .bounds.width / 2 + gap", setting: "gap").isEmpty)
  }
}
