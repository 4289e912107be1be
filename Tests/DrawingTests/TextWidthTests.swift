import LayDrawing
import LayModel
import LayNumbers
import Testing

@Suite struct TextWidthTests {
  @Test func textIsAsWideAsLayoutMeasuresIt() {
    let texts = ["", "Sign In", "Größe — 12 €", "日本語 😀 e\u{301}", "Ελληνικά, Кириллица", "fi\u{200B}\u{AD}\tx"]
    for text in texts {
      for (index, weight) in FontWeight.allCases.enumerated() {
        for size in [3.0, 9, 11.5, 17, 17.3, 23.75, 24, 60] {
          let layout = TextMeasure.width(of: text, fontSize: Rational(exactly: size) ?? 0, weight: weight).double
          #expect(abs(textWidth(of: text, size: size, weight: 100 * (index + 1)) - layout) < 1e-9 * max(1, layout))
        }
      }
    }
  }

  @Test func trackingIsAddedAfterEachCharacter() {
    #expect(textWidth(of: "abc", size: 24, tracking: 2) == textWidth(of: "abc", size: 24) + 6)
  }

  @Test(arguments: [(0, 100), (149, 100), (150, 200), (620, 600), (2000, 900)])
  func theNearestWeightCounts(weight: Int, nearest: Int) {
    #expect(textWidth(of: "Weight", size: 17, weight: weight) == textWidth(of: "Weight", size: 17, weight: nearest))
  }

  @Test func whatDoesNotFitEndsWithAnEllipsis() {
    let width = textWidth(of: "A long label", size: 17)
    #expect(textThatFits("A long label", width: width, size: 17) == "A long label")
    let short = textThatFits("A long label", width: width - 1, size: 17)
    #expect(short.hasSuffix("…") && short.hasPrefix("A long l"))
    #expect(textWidth(of: short, size: 17) <= width - 1)
    #expect(textThatFits("A long label", width: 3, size: 17) == "")
  }

  @Test func whatInterLacksIsNamed() {
    let line = TextLine("aé→€ 日\u{FE0F}\u{200D}本日😀", x: 0, y: 0, size: 10)
    let found = losses(of: Picture(width: 1, height: 1, title: "", items: [.text(line)]))
    #expect(found.missing == ["日", "本", "😀"] && found.changes == 0)
    #expect(missingOutlines(in: [.text(line), .text(TextLine("語★", x: 0, y: 0, size: 10))]) == ["日", "本", "語", "😀"])
  }
}
