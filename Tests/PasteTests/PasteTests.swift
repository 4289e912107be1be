import LayAnalysis
import LayCompiler
import LayDiagnostics
@testable import LayPaste
import TestSupport
import Testing

@Suite struct PasteTests {
  @Test func textWithoutLayoutIsEmpty() {
    #expect(translate([]).isEmpty)
    #expect(translate(Array("import UIKit\n\nprint(\"a\")\n".utf8)).isEmpty)
  }

  @Test(arguments: [
    ("box.autoresizingMask = [.width, .minXMargin]", "box.mask = W+LM\n"),
    ("box.autoresizingMask = NSViewHeightSizable | NSViewMaxYMargin", "box.mask = H+maxYMargin\n"),
    (
      "[a.topAnchor.constraint(equalTo: view.topAnchor), a.leftAnchor.constraint(equalTo: b.leftAnchor)].forEach { $0.isActive = true }",
      "a.top == superview.top\na.left == b.left\n"
    ),
    (
      "for c in [a.topAnchor.constraint(equalTo: view.topAnchor)] { c.priority = .defaultHigh; c.isActive = true }",
      "a.top == superview.top @high\n"
    ),
  ]) func masksAndListsOfConstraintsAreTranslated(_ text: String, _ own: String) {
    let translation = translate(Array(text.utf8))
    #expect(translation.text == own && translation.noteCount == 0)
  }

  @Test(arguments: [
    ("HStack { Text(\"L\"); Spacer(); Text(\"R\") }.frame(width: 320, height: 60)", "size == 320x60", "width == safe"),
    ("VStack { Text(\"L\"); Spacer(); Text(\"R\") }.frame(height: 200)", "height == 200", "height == safe"),
    ("HStack { Text(\"L\"); Spacer() }.frame(width: 300)", "width == 300", "width == safe"),
    ("HStack { Text(\"L\"); Spacer() }.frame(maxWidth: 300)", "width == 300 @high", "width == safe"),
    ("ZStack { Color.red; Text(\"x\") }.frame(height: 50)", "height == 50", "edges == safe"),
  ]) func aFixedFrameWinsOverTheScreen(_ text: String, _ wanted: String, _ unwanted: String) {
    let translation = translate(Array(text.utf8)).text
    #expect(translation.contains(wanted) && !translation.contains(unwanted), "\(translation)")
    let found = check(compile(path: "a.lay", bytes: Array(translation.utf8)) { _ in nil }).diagnostics
    #expect(found.allSatisfy { $0.severity == .note }, "\(found)")
  }

  @Test(arguments: [
    ("Text(\"a\").fixedSize()", "compression = required"),
    ("Text(\"a\").fixedSize(horizontal: false, vertical: true)", "compression.vertical = required"),
    ("stackView.addArrangedSubview(titleLabel)", "view stackView: HStack {\n    view titleLabel\n  }"),
  ]) func fixedSizesAndStacksAreNotLost(_ text: String, _ own: String) {
    let found = translate(Array(text.utf8))
    #expect(found.text.contains(own) && found.noteCount == 0, "\(found.text)")
  }

  @Test func theLastOfTwoSettingsIsWritten() {
    #expect(
      translate(Array("box.alpha = 0.5\nbox.text = \"x\"\nbox.alpha = 1".utf8)).text
        == "box.alpha = 1\nbox.text = \"x\"\n")
  }

  @Test func aLineOfAMakerAloneNeedsItsView() {
    let found = translate(Array("make.leading.equalToSuperview().offset(16)".utf8))
    #expect(found.text.hasSuffix("(the view of the closure that it is from is not in the text)\n"))
  }

  @Test func whatIsNotCarriedIsAComment() {
    let text = """
      title.topAnchor.constraint(equalTo: field.keyboardLayoutGuide.topAnchor).isActive = true
      if isLarge { title.heightAnchor.constraint(equalToConstant: 80).isActive = true }
      view.heightAnchor.constraint(equalToConstant: 80).isActive = true
      """
    let translation = translate(Array(text.utf8))
    #expect(translation.noteCount == 3)
    #expect(translation.notes.count == 3)
    #expect(translation.text.split(separator: "\n").allSatisfy { $0.hasPrefix("// not translated: ") })
  }

  @Test func theKeyboardGuideIsThatOfTheRoot() {
    let text =
      "field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8).isActive = true"
    #expect(translate(Array(text.utf8)).text == "field.bottom == keyboardLayoutGuide.top - 8\n")
    let other = translate(Array(text.replacing("view.", with: "field.").utf8))
    #expect(other.text.contains("(only the root of a layout has a `keyboardLayoutGuide`)"))
  }

  @Test func metricsWithoutAValueAreSaid() {
    let translation = translate(
      Array("a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: gap).isActive = true".utf8))
    #expect(translation.text.hasPrefix("metric gap = 0  // not translated: the value of 'gap'"))
    #expect(translation.noteCount == 1)
    let known = translate(
      Array("a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: gap).isActive = true".utf8), known: ["gap"])
    #expect(known.text == "a.top == b.bottom + gap\n")
    #expect(known.noteCount == 0)
  }

  @Test(arguments: [
    ("title.autoPinWidthToSuperview()", "'autoPinWidthToSuperview' is not known"),
    ("title.autoPinEdge(edge, to: .top, of: icon)", "'edge' is not known"),
    ("title.autoPinEdge(toSuperviewEdge: .top, withInset: 8, relation: sides[0])", "the relation is not in the text"),
    ("title.autoSetContentHuggingPriority(for: .vertical)", "it stands outside of a block of 'autoSetPriority'"),
    ("view.autoSetDimension(.height, toSize: 44)", "the size of the root comes from outside: write `sizes`"),
    ("view.autoPinEdgesToSuperviewEdges()", "the root has no superview in a layout"),
    ("boxes.autoAlignViews(to: .top)", "the views of the list are not in the text"),
    (
      "([a, b] as NSArray).autoDistributeViews(along: .vertical, alignedTo: .top, withFixedSize: 8)",
      "the views have a fixed size: write a `spread`"
    ),
  ]) func callsOfPureLayoutAreLeftOutWithAReason(_ text: String, _ reason: String) {
    let translation = translate(Array(text.utf8))
    #expect(translation.notes.count == 1 && translation.notes[0].hasSuffix("(\(reason))"), "\(translation.notes)")
  }

  @Test func listsMakeNoMoreConstraintsThanTheLimit() {
    let name = String(repeating: "a, ", count: 300)
    let text =
      "let boxes = [\(name)b] as NSArray\n" + String(repeating: "boxes.autoMatchViewsDimension(.width)\n", count: 90)
    let translation = translate(Array(text.utf8))
    #expect(translation.text.split(separator: "\n").filter { $0.hasPrefix("a.width") }.count <= PasteLimits.statements)
    #expect(translation.notes.last?.hasSuffix("(there are too many constraints)") == true)
  }

  @Test(arguments: [
    ("if !isSetUp { title.autoSetDimension(.width, toSize: 8); isSetUp = true }", true),
    ("if (!self.isSetUp) { [title autoSetDimension:ALDimensionWidth toSize:8]; self.isSetUp = YES; }", true),
    ("if !isSetUp { title.autoSetDimension(.width, toSize: 8) }", false),
    ("if !isSetUp { title.autoSetDimension(.width, toSize: 8); isSetUp = true } else { hide() }", false),
    ("if isSetUp { title.autoSetDimension(.width, toSize: 8); isSetUp = true }", false),
    ("if !isSetUp && isWide { title.autoSetDimension(.width, toSize: 8); isSetUp = true }", false),
  ]) func codeThatRunsOnceIsTranslated(_ text: String, _ isTranslated: Bool) {
    let translation = translate(Array(text.utf8))
    #expect((translation.text == "title.width == 8\n") == isTranslated, "\(translation.text)")
    #expect((translation.noteCount == 0) == isTranslated)
  }

  @Test func tooLargeTextsAreRefused() {
    let translation = translate([UInt8](repeating: 0x20, count: PasteLimits.size + 1))
    #expect(translation.noteCount == 1 && translation.text.hasPrefix("// not translated"))
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
