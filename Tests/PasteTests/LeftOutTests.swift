@testable import LayPaste
import Testing

/// Code whose meaning depends on the state of the app, or that the language cannot express.
@Suite struct LeftOutTests {
  @Test(arguments: [
    "switch mode {\ncase .one: a.heightAnchor.constraint(equalToConstant: 20).isActive = true\ndefault: break\n}",
    "switch mode { case .one(let x, by: 2): a.heightAnchor.constraint(equalToConstant: 20).isActive = true }",
    "switch (mode) { case 1: [a.heightAnchor constraintEqualToConstant:20].active = YES; break; default: break; }",
    "DispatchQueue.main.async { a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }",
    "guard let x = y else { a.heightAnchor.constraint(equalToConstant: 20).isActive = true; return }",
    "if (self.isWide) { [a.heightAnchor constraintEqualToConstant:20].active = YES; }",
    "if let p = previous { a.topAnchor.constraint(equalTo: p.bottomAnchor).isActive = true } else { a.text = \"a\" }",
    "view.semanticContentAttribute = .forceRightToLeft",
    "additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)",
    "self.additionalSafeAreaInsets.top = 8", "a.frame.origin.x = 4", "a.layoutMargins.left = 9",
  ]) func itIsOneComment(_ text: String) {
    let found = translate(Array(text.utf8))
    #expect(found.noteCount == 1 && found.text.hasPrefix("// not translated: "), "\(found.text)")
    #expect(found.text.split(separator: "\n").count == 1, "\(found.text)")
  }

  @Test(arguments: [
    "switch mode {\ncase .one: isOn = true; break\ndefault: print(\"x\")\n}",
    "DispatchQueue.main.async { self.reload() }",
    "guard let x = y else { return }", "guard #available(iOS 11, *) else { a.text = \"a\"; return }",
    "if let p = previous { print(p) } else { print(\"none\") }",
  ]) func codeWithoutLayoutIsNoComment(_ text: String) {
    let functions = "func reload() { print(\"reload\") }\nlet isOn = false\n"
    #expect(translate(Array((functions + text).utf8)).isEmpty)
  }

  @Test(arguments: [
    "if showsTitle { previous = title }", "for row in rows { row.text = \"a\"; previous = row }",
    "rows.forEach { row in previous = row }", "run { previous = title }", "while isOn { previous = title }",
    "switch mode {\ncase .one: previous = title\ndefault: break\n}",
  ]) func aBranchThatDependsOnThemIsAComment(_ change: String) {
    let text = """
      var previous: UIView?
      \(change)
      if let last = previous {
        last.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
      } else {
        b.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
      """
    let found = translate(Array(text.utf8))
    #expect(found.noteCount == 2 && found.notes.count == 2, "\(found.text)")
    #expect(found.text.split(separator: "\n").allSatisfy { $0.hasPrefix("//") }, "\(found.text)")
  }

  @Test(arguments: [
    ("var top = view.topAnchor", "top = header.bottomAnchor", "equalTo: top", "top"),
    ("var gap: CGFloat = 8", "gap = 16", "equalTo: view.topAnchor, constant: gap", "gap"),
    ("var gap: CGFloat = 8", "gap += 8", "equalTo: view.topAnchor, constant: gap", "gap"),
    ("var last = header", "last = title", "equalTo: last.bottomAnchor", "last"),
  ]) func aValueThatDependsOnThemIsAComment(_ declaration: String, _ change: String, _ side: String, _ name: String) {
    let constraint = "a.topAnchor.constraint(\(side)).isActive = true"
    let found = translate(Array("\(declaration)\nif isWide { \(change) }\n\(constraint)".utf8))
    #expect(found.notes.count == 2, "\(found.text)")
    #expect(found.notes.last?.hasSuffix("(the value of '\(name)' depends on code that is not translated)") == true)
    #expect(!found.text.contains("a.top =="), "\(found.text)")
  }

  @Test func aNewValueIsKnownAgain() {
    let found = translate(
      Array(
        """
        var top = view.topAnchor
        if hasHeader { top = header.bottomAnchor }
        top = a.bottomAnchor
        b.topAnchor.constraint(equalTo: top).isActive = true
        """.utf8))
    #expect(found.noteCount == 1 && found.text.hasSuffix("\nb.top == a.bottom\n"), "\(found.text)")
  }

  @Test func aBranchThatReturnsChangesNothing() {
    let text = """
      func setUp() {
        var gap: CGFloat = 8
        if isDone { gap = 3; return }
        a.heightAnchor.constraint(equalToConstant: gap).isActive = true
      }
      """
    let found = translate(Array(text.utf8))
    #expect(found.noteCount == 1 && found.text.contains("a.height == gap\n"), "\(found.text)")
  }

  @Test func aNumberWithoutLayoutChangesToo() {
    let text = """
      var value: CGFloat = 8
      if isWide { value = 16 }
      a.heightAnchor.constraint(equalToConstant: value).isActive = true
      """
    let found = translate(Array(text.utf8))
    #expect(found.noteCount == 1 && found.text.hasPrefix("// not translated: a.heightAnchor"), "\(found.text)")
  }

  @Test(arguments: [
    ("view.exchangeSubview(at: 0, withSubviewAt: 1)", "it changes the order"),
    ("view.insertSubview(q, belowSubview: z)", "'z' is no subview of it"),
  ]) func theReasonOfAnOrderIsTrue(_ call: String, _ reason: String) {
    let found = translate(Array("view.addSubview(a)\nview.addSubview(b)\nb.addSubview(z)\n\(call)".utf8))
    #expect(found.noteCount == 1 && found.notes[0].contains("(\(reason)"), "\(found.text)")
  }

  @Test func aPartOfASettingMakesNoView() {
    let found = translate(
      Array("let s = UIStackView()\nview.addSubview(s)\ns.addArrangedSubview(a)\ns.layoutMargins.left = 9".utf8))
    #expect(found.noteCount == 1 && !found.text.contains("view layoutMargins"), "\(found.text)")
  }

  @Test(arguments: [
    ("HStack { Text(\"a\"); Spacer(minLength: 20); Text(\"b\") }", "spacer.width >= 20"),
    ("VStack { Text(\"a\"); Spacer(minLength: 20) }", "spacer.height >= 20"),
  ]) func spacersKeepTheirLeastLength(_ text: String, _ line: String) {
    let found = translate(Array(text.utf8))
    #expect(found.text.contains("    \(line)\n") && found.noteCount == 0, "\(found.text)")
  }

  @Test(arguments: [
    ("height.equalTo(b).offset(5).inset(6)", "a.height == b.height - 2 * 6\n"),
    ("trailing.equalTo(b).offset(5).inset(6)", "a.trailing == b.trailing - 6\n"),
    ("bottom.equalTo(b).inset(6).offset(5)", "a.bottom == b.bottom + 5\n"),
    ("height.equalTo(44).offset(3)", "a.height == 3\n"),
    ("firstBaseline.equalTo(b).inset(3)", "a.firstBaseline == b.firstBaseline + 3\n"),
    (
      "center.equalTo(b).inset(UIEdgeInsets(top: 2, left: 5, bottom: 0, right: 0))",
      "a.centerX == b.centerX + 2.5\na.centerY == b.centerY + 1\n"
    ),
    ("centerX.equalTo(b).inset(UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 6))", "a.centerX == b.centerX - 2\n"),
  ]) func theLastConstantOfSnapKitHolds(_ chain: String, _ own: String) {
    let found = translate(Array("a.snp.makeConstraints { make in\n  make.\(chain)\n}".utf8))
    #expect(found.text == own && found.noteCount == 0, "\(found.text)")
  }

  @Test func insetsOfMasonryAreThoseOfEdges() {
    let start = "[a mas_makeConstraints:^(MASConstraintMaker *make) { make."
    let width = translate(Array("\(start)width.equalTo(b).insets(UIEdgeInsetsMake(1, 2, 3, 4)); }];".utf8))
    #expect(width.text == "a.width == b.width\n")
    let twice = translate(Array("\(start)top.equalTo(b).offset(3).insets(UIEdgeInsetsMake(1, 2, 3, 4)); }];".utf8))
    #expect(twice.noteCount == 1 && twice.text.hasSuffix("(it has two constants)\n"))
  }

  // MARK: Branches of a build

  private let top = "a.topAnchor.constraint(equalTo: view.topAnchor)"

  @Test(arguments: [
    "#if DEBUG\nTOP\n#endif", "#if DEBUG\nTOP\n#else\nTOP\n#endif",
    "#if DEBUG && os(iOS)\nTOP\n#elseif BETA\nTOP\n#endif",
    "#ifdef DEBUG\nTOP\n#else\n#if X\nTOP\n#endif\n#endif",
    "#if !DEBUG\nlet gap: CGFloat = 4\n#else\nlet gap: CGFloat = 8\n#endif",
    "#if DEBUG\nfunc setUp() {\nTOP\n}\n#endif",
    "#if DEBUG && (os(macOS) || os(iOS) || os(tvOS))\nTOP\n#endif", "#if !(DEBUG || os(iOS) || X)\nTOP\n#endif",
  ]) func branchesOfABuildAreOneComment(_ text: String) {
    let found = translate(Array(text.replacing("TOP", with: top + ".isActive = true").utf8))
    #expect(found.noteCount == 1 && found.text.hasPrefix("// not translated: #if"), "\(found.text)")
    #expect(found.text.split(separator: "\n").count == 1, "\(found.text)")
  }

  @Test(arguments: [
    "#if os(iOS)\nTOP\n#endif", "#if canImport(UIKit)\nTOP\n#else\nNO\n#endif", "#if os(macOS)\nNO\n#else\nTOP\n#endif",
    "#if TARGET_OS_OSX\nNO\n#elif TARGET_OS_IPHONE // phones\nTOP\n#endif", "#if DEBUG && os(macOS)\nNO\n#endif\nTOP",
    "#if os(tvOS) || os(iOS)\nTOP\n#endif", "#ifndef Card_h\n#define Card_h\nTOP\n#endif",
    "#if swift(>=5.9)\nTOP\n#endif",
    "#if DEBUG\nprint(\"x\")\n#endif\nTOP", "#if DEBUG\n#endif\nTOP",
  ]) func theBranchOfThePlatformIsTranslated(_ text: String) {
    let code = text.replacing("TOP", with: top + ".isActive = true").replacing("NO", with: "a.widthAnchor.foo()")
    let found = translate(Array(code.utf8))
    #expect(found.text == "a.top == superview.top\n" && found.noteCount == 0, "\(found.text)")
  }

  @Test func branchesInsideOfAClosureInParenthesesAreStatements() {
    let code = "make.top.equalToSuperview()\n#endif\nmake.left.equalToSuperview()"
    let found = translate(Array("a.snp.makeConstraints({ make in\n#if DEBUG\n\(code)\n})\n".utf8))
    #expect(found.noteCount == 1 && found.text.hasPrefix("// not translated: #if DEBUG"), "\(found.text)")
    #expect(found.text.hasSuffix("\na.left == superview.left\n"), "\(found.text)")
  }

  @Test func aValueOfABranchOfABuildIsNotKnown() {
    let text = "var gap: CGFloat = 8\n#if DEBUG\ngap = 16\n\(top).isActive = true\n#endif\n"
    let found = translate(Array((text + "a.widthAnchor.constraint(equalToConstant: gap).isActive = true").utf8))
    #expect(
      found.noteCount == 2 && found.text.split(separator: "\n").allSatisfy { $0.hasPrefix("//") }, "\(found.text)")
  }

  @Test func anElementOfABuildIsNotDroppedWithoutAWord() {
    let text = "NSLayoutConstraint.activate([\n\(top),\n#if DEBUG\n\(top),\n#endif\n\(top),\n])"
    #expect(translate(Array(text.utf8)).noteCount > 0)
    let known = translate(Array(text.replacing("DEBUG", with: "os(iOS)").utf8))
    #expect(known.noteCount == 0 && known.text.split(separator: "\n").count == 3, "\(known.text)")
  }

  @Test func conditionsThatAreNestedDeepTakeLinearTime() {
    let text = String(repeating: "#if X\n", count: 20_000) + top + String(repeating: "\n#endif", count: 20_000)
    #expect(translate(Array(text.utf8)).noteCount == 1)
    #expect(translate(Array(String(repeating: "#if X\n\(top)\n", count: 5_000).utf8)).noteCount == 1)
  }

  @Test func aLoopThatCountsIsAComment() {
    let text =
      "for (int i = 0; i < 3; i++) { [a.leftAnchor constraintEqualToAnchor:b.leftAnchor constant:i].active = YES; }"
    let found = translate(Array((text + "\n[a.topAnchor constraintEqualToAnchor:b.topAnchor].active = YES;").utf8))
    #expect(found.noteCount == 1 && found.text.contains("// not translated: for (int i = 0"), "\(found.text)")
    #expect(found.text.contains("a.top == b.top"))
  }
}
