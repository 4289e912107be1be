import LayRuntime
import Testing

/// Layouts in code whose fonts follow the text size.
@Suite struct TextSizeTests {
  private func program() -> LayoutProgram {
    var program = LayoutProgram(name: "Screen", designSize: ExactSize(width: 300, height: 300))
    var label = ViewDescription(name: "title", kind: .label, superview: .root)
    label.text = "Go"
    label.textStyle = .body
    program.views.append(label)
    return program
  }

  private func height(_ layout: inout Layout, _ textSize: TextSize) -> Rational? {
    layout.resize(to: LayoutEnvironment(size: ExactSize(width: 300, height: 300), textSize: textSize))
    return layout.intrinsicLength(of: ViewID(1), .vertical)
  }

  @Test func textsFollowTheTextSize() {
    var layout = Layout(program())
    #expect(height(&layout, .large) == 21)
    #expect(height(&layout, .accessibility5) == 64)
    // A layout that was larger is as a new one.
    #expect(height(&layout, .xSmall) == 17)
    #expect(height(&layout, .large) == 21)
  }

  @Test func overridesReplaceStyles() {
    var program = program()
    program.overrides = [
      Override(.always, .fontSize(ViewID(1), 10)), Override(.always, .textStyle(ViewID(1), .title1)),
    ]
    var layout = Layout(program)
    #expect(height(&layout, .large) == 34)
    #expect(height(&layout, .accessibility5) == 70)
    program.overrides.reverse()
    layout = Layout(program)
    #expect(height(&layout, .accessibility5) == 12)
  }

  @Test func aFontOfMacOSHasOneSize() {
    var program = program()
    program.views[1].system = .macos15
    var layout = Layout(program)
    #expect(height(&layout, .xSmall) == height(&layout, .accessibility5))
  }
}
