@testable import LayPaste
import TestSupport
import Testing

@Suite struct PasteTests {
  @Test func textWithoutLayoutIsEmpty() {
    #expect(translate([]).isEmpty)
    #expect(translate(Array("import UIKit\n\nprint(\"a\")\n".utf8)).isEmpty)
  }

  @Test func whatIsNotCarriedIsAComment() {
    let text = """
      title.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
      if isLarge { title.heightAnchor.constraint(equalToConstant: 80).isActive = true }
      view.heightAnchor.constraint(equalToConstant: 80).isActive = true
      """
    let translation = translate(Array(text.utf8))
    #expect(translation.noteCount == 3)
    #expect(translation.notes.count == 3)
    #expect(translation.text.split(separator: "\n").allSatisfy { $0.hasPrefix("// not carried: ") })
  }

  @Test func metricsWithoutAValueAreSaid() {
    let translation = translate(
      Array("a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: gap).isActive = true".utf8))
    #expect(translation.text.hasPrefix("metric gap = 0  // not carried: the value of 'gap'"))
    #expect(translation.noteCount == 1)
    let known = translate(
      Array("a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: gap).isActive = true".utf8), known: ["gap"])
    #expect(known.text == "a.top == b.bottom + gap\n")
    #expect(known.noteCount == 0)
  }

  @Test func tooLargeTextsAreRefused() {
    let translation = translate([UInt8](repeating: 0x20, count: PasteLimits.size + 1))
    #expect(translation.noteCount == 1 && translation.text.hasPrefix("// not carried"))
    #expect(translate([UInt8](repeating: 0x20, count: PasteLimits.size)).isEmpty)
  }

  @Test func statementsBeyondTheLimitAreSaid() {
    for excess in [0, 1] {
      let text = String(repeating: "b.text = \"x\"\n", count: PasteLimits.statements + excess)
      let lines = translate(Array(text.utf8)).text.split(separator: "\n")
      #expect(lines.contains { $0.hasSuffix("the rest (too many statements)") } == (excess > 0))
    }
  }
}
