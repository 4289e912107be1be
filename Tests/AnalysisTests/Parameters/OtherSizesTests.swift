import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// Findings at sizes that differ with the value of a range.
@Suite struct OtherSizesTests {
  private func findings(_ range: String, _ body: String, sizes: String) -> [Diagnostic] {
    checked("layout T(375x667) {\nmetric gap = \(range)\nsizes \(sizes)\n\(body)\n}\n").diagnostics
  }

  private let ambiguous = """
    view a { .width == 100 @high; .height == 20; .top == superview.top; .leading == superview.leading + gap }
    a.trailing <= superview.trailing @high
    """

  @Test func anAmbiguityHasTheSizesOfBothEnds() throws {
    let found = findings("8 ... 100", ambiguous, sizes: "1x400 ... 600x900")
    try #require(found.map { $0.message } == ["with 'gap' at 8, the width of 'a' is ambiguous"])
    let notes = found[0].notes.map { $0.text }
    #expect(notes.contains("this occurs for every width below 108"))
    #expect(notes.contains("with 'gap' at 100, this occurs for every width below 200"))
    // Between the ends it may occur at sizes of its own.
    #expect(found[0].areas.count == 2 && found[0].areas.allSatisfy { !$0.isExact })
    let regions = found[0].areas.compactMap { SizeRegion($0) }
    #expect(regions.contains { $0.contains(ExactSize(width: 150, height: 500)) })
  }

  /// A text that moves down over a button: at each height, other values put it there.
  private let covering = """
    view a: Label { text = "Hello"; .top == superview.top + gap; .centerX == superview.centerX }
    view b: Button { text = "Send"; .centerX == superview.centerX; .top == superview.bottom - 100 }
    """

  @Test(arguments: ["", "assert a.doesNotOverlap(b)"])
  func aFailureAtOtherValuesHasAnExample(_ assertion: String) throws {
    let found = findings("0 ... 300", covering + "\n" + assertion, sizes: "320x150 ... 430x900")
    let code = assertion.isEmpty ? "L0604" : "L0511"
    let own = try #require(found.first { $0.code.id == code })
    #expect(own.message.hasPrefix("with 'gap' at 300, "))
    let note = try #require(own.notes.first { $0.text.hasPrefix("this occurs at other sizes too, for example at ") })
    // The example is one: the size with the value alone.
    let words = note.text.split(separator: " ")
    let (size, gap) = (words[9], words[words.count - 1])
    let there = findings(String(gap), covering + "\n" + assertion, sizes: String(size))
    #expect(there.contains { $0.code.id == code }, "\(note.text): \(there.map { $0.message })")
    let known = own.areas.compactMap { SizeRegion($0) }
    let open = own.openAreas.compactMap { SizeRegion($0) }
    for height in [150, 200, 250, 300, 350] {
      let place = ExactSize(width: 375, height: Rational(height))
      #expect((known + open).contains { $0.contains(place) }, "\(height)")
    }
  }

  @Test func theMapOfOneFindingHasTheOtherSizes() throws {
    let text = "layout T(375x667) {\nmetric gap = 0 ... 300\nsizes 320x150 ... 430x900\n\(covering)\n}\n"
    let result = checked(text)
    let finding = try #require(result.diagnostics.first { $0.code.id == "L0604" })
    let ranges = result.examined[0].verdicts.map { $0.range }
    let layer = try #require(SizeMap(of: finding, in: "T", ranges: ranges)?.layers.first)
    for height in [150, 200, 250, 300, 350] {
      let status = layer.status(at: ExactSize(width: 375, height: Rational(height)))
      #expect(status == .unhealthy || status == .notDecided, "\(height)")
    }
    #expect(layer.status(at: ExactSize(width: 375, height: 800)) == .proved)
  }

  @Test func failuresOfAllValuesHaveNoExample() {
    let fixed = covering.replacing("+ gap", with: "+ 60")
    let found = findings("0 ... 300", fixed + "\na.leading >= superview.leading - gap", sizes: "320x150 ... 430x170")
    #expect(found.contains { $0.code.id == "L0604" })
    #expect(!found.contains { $0.notes.contains { $0.text.hasPrefix("this occurs at other sizes") } })
  }
}
