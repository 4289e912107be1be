import LayPlatform
import LayRendering
import Testing

@testable import LayTool

/// `layc eval --draw` and `layc render` in terminals that show pictures.
@Suite struct TerminalPictureTests {
  private let text = """
    layout Card(200x120) {
      view title: Label { text = "Title"; .left == superview.left + 16; .top == superview.top + 16 }
      state wide { title.left == superview.left + 60 @high }
    }

    """
  private let kitty = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c"
  private let sixel = "\u{1B}[?62;4c"

  /// Runs the tool in a terminal with a reply; nil for none that can be asked.
  private func tool(
    _ arguments: String..., reply: String?, isTerminal: Bool = true, variables: [String: String] = [:]
  ) -> ToolRun {
    tool(arguments, reply: reply, isTerminal: isTerminal, variables: variables)
  }

  private func tool(
    _ arguments: [String], reply: String?, isTerminal: Bool = true, variables: [String: String] = [:]
  ) -> ToolRun {
    layc(
      arguments, on: .memory(["card.lay": text]), isTerminal: isTerminal, variables: variables,
      configure: { machine in
        machine.askTerminal = { request, isComplete in
          #expect(request == TerminalReport.request)
          #expect(isComplete(Array((reply ?? "").utf8)) == !(reply ?? "").isEmpty)
          return reply.map { Array($0.utf8) }
        }
      })
  }

  @Test func theTerminalChoosesTheProtocol() {
    for command in [["eval", "card.lay", "--draw"], ["render", "card.lay"], ["render", "card.lay", "--format=png"]] {
      #expect(tool(command, reply: kitty).output.hasPrefix("\u{1B}_Ga=T,f=100,q=2,"), "\(command)")
      let run = tool(command, reply: sixel)
      #expect(run.output.hasPrefix("\u{1B}P0;1;0q") && run.status == 0 && run.errors == "", "\(command)")
    }
  }

  @Test func withoutPicturesThereAreBoxesAndSVG() {
    for reply in [nil, "", "\u{1B}[?62;22c"] {
      #expect(tool("eval", "card.lay", "--draw", reply: reply).output.contains("┌"))
      #expect(tool("render", "card.lay", reply: reply).output.hasPrefix("<svg"))
      let png = tool("render", "card.lay", "--format", "png", reply: reply)
      #expect(png.status == 2 && png.errors.contains("is not written to a terminal"))
    }
  }

  @Test func otherOutputIsNoPicture() {
    #expect(tool("eval", "card.lay", "--draw", reply: kitty, isTerminal: false).output.contains("┌"))
    #expect(tool("eval", "card.lay", "--draw", reply: kitty, variables: ["TERM": "dumb"]).output.contains("┌"))
    #expect(tool("eval", "card.lay", "--draw", "--ascii", reply: kitty).output.contains("+--"))
    #expect(tool("eval", "card.lay", "--draw", "--graphics", "none", reply: kitty).output.contains("┌"))
    #expect(tool("render", "card.lay", "--graphics", "none", reply: kitty).output.hasPrefix("<svg"))
    #expect(tool("render", "card.lay", "--format", "svg", reply: kitty).output.hasPrefix("<svg"))
    #expect(tool("render", "card.lay", "-o", "-", reply: kitty).output.hasPrefix("<svg"))
    #expect(tool("eval", "card.lay", "--draw", "--format", "json", reply: kitty).output.hasPrefix("{"))
    #expect(
      tool("eval", "card.lay", "--draw", "--animate", "base..wide", "--steps", "1", reply: kitty).output.contains("┌"))
  }

  @Test func aChosenProtocolIsWrittenAnywhere() {
    let run = tool("eval", "card.lay", "--draw", "--graphics", "sixel", reply: nil, isTerminal: false)
    #expect(run.output.hasPrefix("\u{1B}P0;1;0q") && run.status == 0)
    #expect(
      tool("render", "card.lay", "--graphics", "kitty", reply: sixel).output.hasPrefix("\u{1B}_Ga=T,f=100,q=2,"))
    let wrong = tool("eval", "card.lay", "--draw", "--graphics", "iterm", reply: nil)
    #expect(wrong.status == 2 && wrong.errors.contains("it is one of: auto, kitty, sixel, none"), "\(wrong.errors)")
  }

  @Test func thePictureHasTheEnvironmentOfTheOptions() {
    let base = tool("eval", "card.lay", "--draw", reply: sixel).output
    #expect(tool("eval", "card.lay", "--draw", "--state", "wide", reply: sixel).output != base)
    #expect(tool("eval", "card.lay", "--draw", "--size", "240x100", reply: sixel).output != base)
    // The caption names it.
    #expect(tool("eval", "card.lay", "--draw", "--text-size", "accessibility1", reply: sixel).output != base)
  }
}
