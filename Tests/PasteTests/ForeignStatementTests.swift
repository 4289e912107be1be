import LayCompiler
import LayDiagnostics
import LayPaste
import TestSupport
import Testing

/// Statements of UIKit in a file of the language: one error each, with the translation as the fix.
@Suite struct ForeignStatementTests {
  private func diagnostics(_ text: String) -> [Diagnostic] {
    let bytes = Array(text.utf8)
    let found = compile(path: "a.lay", bytes: bytes) { _ in nil }.diagnostics
    return withTranslations(found, of: bytes, file: .main)
  }

  private func layout(_ lines: String) -> String {
    "layout L(375x667) {\n  view a: Label\n  view b\n  metric gap = 4\n\(lines)\n}\n"
  }

  /// A superview that the code makes of another view is not that of the file, and comments are lost: such fixes are to review.
  @Test func fixesThatMayChangeTheMeaningAreToReview() {
    func isSafe(_ lines: String) -> [Bool] {
      diagnostics(layout(lines)).filter { $0.code.id == "L0152" }.compactMap { $0.fixIt }.filter {
        !$0.message.hasPrefix("remove")
      }.map { $0.safety == .automatic }
    }
    let pinned = "  a.snp.makeConstraints { make in\n    make.edges.equalToSuperview()\n  }"
    #expect(isSafe("  view.addSubview(a)\n\(pinned)") == [true])
    #expect(isSafe("  b.addSubview(a)\n\(pinned)") == [false])
    let activated = "  NSLayoutConstraint.activate([COMMENT\n    a.topAnchor.constraint(equalTo: view.topAnchor),\n  ])"
    #expect(isSafe(activated.replacing("COMMENT", with: "")) == [true])
    #expect(isSafe(activated.replacing("COMMENT", with: " // below the bar")) == [false])
  }

  @Test(arguments: [
    (
      "  a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true",
      "  a.leading == superview.leading + 16"
    ),
    ("  a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: gap),", "  a.top == b.bottom + gap"),
    (
      """
        NSLayoutConstraint.activate([
          a.topAnchor.constraint(equalTo: view.topAnchor),
          a.bottomAnchor.constraint(equalTo: b.topAnchor, constant: -8),
        ])
      """, "  a.top == superview.top\n  a.bottom == b.top - 8"
    ),
    ("  [a.topAnchor constraintEqualToAnchor:b.topAnchor constant:2].active = YES;", "  a.top == b.top + 2"),
    (
      "  NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 2).isActive = true",
      "  a.top == b.top + 2"
    ),
    (
      """
        a.snp.makeConstraints { make in
          make.edges.equalToSuperview().inset(8)
        }
      """, "  a.edges == superview inset 8"
    ),
    (
      "  view.addConstraints([\n    a.topAnchor.constraint(equalTo: view.topAnchor),\n    a.widthAnchor.constraint(equalToConstant: 8),\n  ])",
      "  a.top == superview.top\n  a.width == 8"
    ),
    (
      "  [\n    a.topAnchor.constraint(equalTo: b.topAnchor),\n    a.leftAnchor.constraint(equalTo: b.leftAnchor),\n  ].forEach { $0.isActive = true }",
      "  a.top == b.top\n  a.left == b.left"
    ),
    (
      "  [self.view addConstraints:@[\n    [a.topAnchor constraintEqualToAnchor:self.view.topAnchor],\n  ]];",
      "  a.top == superview.top"
    ),
    (
      "  view.addConstraint(\n    NSLayoutConstraint(\n      item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 2)\n  )",
      "  a.top == b.top + 2"
    ),
    (
      "  let top = a.topAnchor.constraint(equalTo: view.topAnchor)\n  top.priority = .defaultHigh\n  top.isActive = true",
      "  a.top == superview.top @high"
    ),
    (
      "  let c = NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 2)\n  c.isActive = true",
      "  a.top == b.top + 2"
    ),
    (
      "  let c = NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 2)\n  view.addConstraint(c)",
      "  a.top == b.top + 2"
    ),
    (
      "  NSLayoutConstraint *c = [a.topAnchor constraintEqualToAnchor:b.topAnchor];\n  c.priority = 500; c.active = YES;",
      "  a.top == b.top @500"
    ),
    (
      "  let top = a.topAnchor.constraint(equalTo: b.topAnchor)\n  let left = a.leftAnchor.constraint(equalTo: b.leftAnchor)\n  NSLayoutConstraint.activate([top, left])",
      "  a.top == b.top\n  a.left == b.left"
    ),
    ("  a.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8)", "  a.bottom == superview.bottom - 8"),
    ("  [a autoPinEdge:ALEdgeTop toEdge:ALEdgeBottom ofView:b withOffset:gap];", "  a.top == b.bottom + gap"),
    ("  a.setContentHuggingPriority(.required, for: .vertical)", "  a.hugging.vertical = required"),
  ]) func eachIsOneErrorWithItsTranslation(_ foreign: String, _ own: String) throws {
    let text = layout(foreign)
    let found = diagnostics(text)
    #expect(found.count == 1, "\(found.map { $0.message })")
    let fix = try #require(found.first?.fixIt)
    #expect(found[0].code == .foreignWord && fix.safety == .automatic)
    let fixed = String(decoding: applying(fix.edits, to: Array(text.utf8)), as: UTF8.self)
    #expect(fixed == layout(own))
    #expect(diagnostics(fixed).filter { $0.severity == .error }.isEmpty)
  }

  @Test(arguments: [
    ("  let s = UIStackView(arrangedSubviews: [c])", "  view s: HStack {\n    view c\n  }"),
    ("  let h = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))", "  view h { frame = (0, 0, 10, 10) }"),
    ("  let t = UILabel()", "  view t: Label"),
    ("  private let stack = UIStackView()", "  view stack: HStack"),
    (
      "  Text(\"a\").padding(8)",
      """
        view box {
          view label: Label { lines = 0; text = "a" }
          label.edges == superview inset 8
        }
        box.center == safeArea
        box.width <= safeArea.width
        box.height <= safeArea.height
      """
    ),
    (
      "  let v = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))\n  v.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
      "  view v { frame = (0, 0, 320, 44); mask = W+H }"
    ),
    (
      "  let stack = UIStackView(arrangedSubviews: [c, d])\n  stack.axis = .vertical\n  stack.spacing = 8",
      "  view stack: VStack {\n    spacing = 8\n    view c\n    view d\n  }"
    ),
    (
      "  UIView *v = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 44)];", "  view v { frame = (0, 0, 320, 44) }"
    ),
    ("  let c: UILabel", "  view c: Label"),
    ("  private var c: UIButton!", "  view c: Button"),
    ("  b.addSubview(a)\n", ""),
    ("  b.addArrangedSubview(c);\n", ""),
  ]) func viewsAreDeclaredAfterReview(_ foreign: String, _ own: String) throws {
    let text = layout(foreign)
    let found = diagnostics(text).filter { $0.severity == .error }
    #expect(found.count == 1, "\(found.map { $0.message })")
    let fix = try #require(found.first?.fixIt)
    #expect(found[0].code == .foreignWord && fix.safety == .needsReview)
    let fixed = String(decoding: applying(fix.edits, to: Array(text.utf8)), as: UTF8.self)
    #expect(fixed == layout(own))
    #expect(diagnostics(fixed).filter { $0.severity == .error }.isEmpty)
  }

  @Test(arguments: ["HStack { Text(\"x\"); Spacer() }", "VStack(spacing: 8) { Text(\"x\") }"])
  func stacksOfSwiftUIAreDeclared(_ foreign: String) throws {
    let text = layout("  \(foreign)")
    let found = diagnostics(text)
    #expect(found.map { $0.message } == ["this is code of SwiftUI, which creates views"])
    let fix = try #require(found.first?.fixIt)
    let fixed = String(decoding: applying(fix.edits, to: Array(text.utf8)), as: UTF8.self)
    #expect(diagnostics(fixed).filter { $0.severity == .error }.isEmpty)
  }

  @Test func aViewThatIsUsedElsewhereIsNotDeclaredAgain() {
    let found = diagnostics(layout("  let s = UIStackView(arrangedSubviews: [a])\n  a.top == b.top"))
    #expect(found.count == 1 && found[0].fixIt == nil)
  }

  @Test func aViewThatIsThereMovesIntoItsStack() throws {
    let text = layout("  let s = UIStackView(arrangedSubviews: [a, b])\n  s.axis = .vertical\n  s.spacing = 8")
    let found = diagnostics(text)
    #expect(found.count == 1)
    let fix = try #require(found.first?.fixIt)
    #expect(fix.safety == .needsReview)
    let fixed = String(decoding: applying(fix.edits, to: Array(text.utf8)), as: UTF8.self)
    let stack = "  view s: VStack {\n    spacing = 8\n    view a: Label\n    view b\n  }"
    #expect(fixed == "layout L(375x667) {\n  metric gap = 4\n\(stack)\n}\n")
    #expect(diagnostics(fixed).filter { $0.severity == .error }.isEmpty)
  }

  @Test(arguments: ["view UILabel c", "view c = UILabel()"]) func kindsOfUIKitAreWritten(_ line: String) throws {
    let text = layout("  \(line)")
    let found = diagnostics(text)
    let fix = try #require(found.first?.fixIt)
    #expect(found.count == 1 && found[0].code == .foreignWord && fix.safety == .automatic)
    let fixed = String(decoding: applying(fix.edits, to: Array(text.utf8)), as: UTF8.self)
    #expect(fixed == layout("  view c: Label"))
  }

  @Test func aConstraintThatNothingActivatesIsForReview() {
    for rest in [
      "", "\n  top.isActive = isWide", "\n  top.isActive = true\n  when width > 400 { top.priority = 500 }",
    ] {
      let found = diagnostics(layout("  let top = a.topAnchor.constraint(equalTo: b.topAnchor)\(rest)"))
      #expect(found.first?.fixIt?.safety == .needsReview, "\(rest)")
    }
  }

  @Test(arguments: [
    ("make.leading.equalToSuperview().offset(16)", "SnapKit", ".leading == superview.leading + 16"),
    ("make.left.equalTo(a.mas_right).with.offset(8);", "Masonry", ".left == a.right + 8"),
    ("$0.top.equalTo(a.snp.bottom)", "SnapKit", ".top == a.bottom"),
  ]) func aLineOfAMakerIsTranslatedInItsView(_ line: String, _ framework: String, _ own: String) throws {
    let text = layout("  view c {\n    \(line)\n  }")
    let found = diagnostics(text)
    #expect(found.map { $0.message } == ["this is code of \(framework), which creates constraints"])
    let fix = try #require(found.first?.fixIt)
    let fixed = String(decoding: applying(fix.edits, to: Array(text.utf8)), as: UTF8.self)
    #expect(fixed == layout("  view c {\n    \(own)\n  }"))
    #expect(diagnostics(fixed).filter { $0.severity == .error }.isEmpty)
    let outside = diagnostics(layout("  \(line)"))
    #expect(outside.count == 1 && outside[0].fixIt == nil)
    #expect(
      outside[0].message == "this is code of \(framework), which creates constraints of a view that is not known here")
  }

  @Test func modulesAreNotImported() throws {
    for text in [layout("  import UIKit\n"), "import UIKit\n" + layout("")] {
      let found = diagnostics(text).filter { $0.severity == .error }
      #expect(found.map { $0.message } == ["nothing needs to be imported from 'UIKit'; only other `.lay` files are"])
      let fix = try #require(found.first?.fixIt)
      #expect(fix.safety == .automatic)
      #expect(String(decoding: applying(fix.edits, to: Array(text.utf8)), as: UTF8.self) == layout(""))
    }
  }

  @Test(arguments: [
    ("a.snp.makeConstraints { $0.edges.equalTo(b) }", "SnapKit"),
    ("[a mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(b); }];", "Masonry"),
    ("a.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8)", "PureLayout"),
    ("a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true", "UIKit"),
  ]) func theFrameworkIsNamed(_ line: String, _ framework: String) {
    #expect(
      diagnostics(layout("  \(line)")).map { $0.message } == ["this is code of \(framework), which creates constraints"]
    )
  }

  @Test func otherProblemsStay() {
    let text = layout("  a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true\n  a.width = \n  c.top == a.top")
    let codes = diagnostics(text).map { $0.code.id }
    #expect(codes.count == 3 && codes[0] == "L0152")
  }

  @Test func partsThatAreLeftOutAreForReview() {
    let text = layout("  a.topAnchor.constraint(equalTo: field.keyboardLayoutGuide.topAnchor).isActive = true")
    let found = diagnostics(text)
    #expect(found.count == 1 && found[0].fixIt?.safety == .needsReview)
  }

  @Test func statementsInViewsAreForReview() {
    let text =
      "layout L(375x667) {\n  view a {\n    view b\n    b.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\n  }\n}\n"
    let found = diagnostics(text)
    #expect(found.count == 1 && found[0].fixIt?.safety == .needsReview)
  }

  @Test func openStatementsKeepTheirErrors() {
    let text = layout("  NSLayoutConstraint.activate([\n    a.topAnchor.constraint(equalTo: b.topAnchor),")
    #expect(
      diagnostics(text).allSatisfy {
        $0.message != "this is code of UIKit, which creates constraints" || $0.fixIt != nil
      })
  }

  @Test func filesWithoutErrorsAreLeftAlone() {
    let text = layout("  a.top == b.top")
    let found = compile(path: "a.lay", bytes: Array(text.utf8)) { _ in nil }.diagnostics
    #expect(withTranslations(found, of: Array(text.utf8), file: .main) == found)
  }

  @Test func everyBeginningIsRead() {
    let text = layout(
      "  NSLayoutConstraint.activate([\n    a.topAnchor.constraint(equalTo: b.topAnchor),\n  ])\n  a.snp.makeConstraints { $0.edges.equalTo(b) }"
    )
    let bytes = Array(text.utf8)
    for count in bytes.indices {
      let part = Array(bytes[..<count])
      let before = compile(path: "a.lay", bytes: part) { _ in nil }.diagnostics
      let after = withTranslations(before, of: part, file: .main)
      #expect(after.isEmpty == before.isEmpty && after.count <= before.count)
    }
  }
}
