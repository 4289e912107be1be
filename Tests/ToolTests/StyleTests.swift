import LayRendering
import Testing

@testable import LayTool

@Suite struct StyleTests {
  private func isOn(_ option: Settings.Color = .auto, terminal: Bool = true, _ variables: [String: String] = [:])
    -> Bool
  {
    Style(option, for: Collector().sink(terminal), variable: { variables[$0] }).isOn
  }

  @Test func coloursFollowTheTerminalUnlessToldOtherwise() {
    #expect(isOn())
    #expect(!isOn(terminal: false))
    #expect(!isOn(["TERM": "dumb"]))
    #expect(!isOn(["NO_COLOR": "1"]))
    #expect(isOn(["NO_COLOR": ""]))
    #expect(isOn(terminal: false, ["FORCE_COLOR": "1"]))
    #expect(!isOn(terminal: false, ["FORCE_COLOR": "0"]))
    #expect(!isOn(["NO_COLOR": "1", "FORCE_COLOR": "1"]))
    #expect(isOn(.always, terminal: false, ["NO_COLOR": "1"]))
    #expect(!isOn(.never, ["FORCE_COLOR": "1"]))
  }

  private func isOn(_ variables: [String: String]) -> Bool { isOn(.auto, terminal: true, variables) }
}
