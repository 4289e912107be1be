import LayCompiler
import LayDiagnostics
import LayPaste
import TestSupport
import Testing

/// Code of SwiftUI in a file of the language: one error each, with the translation as the fix.
@Suite struct ForeignBuilderTests {
  private func diagnostics(_ text: String) -> [Diagnostic] {
    let bytes = Array(text.utf8)
    let found = compile(path: "a.lay", bytes: bytes) { _ in nil }.diagnostics
    return withTranslations(found, of: bytes, file: .main)
  }

  private func layout(_ lines: String) -> String { "layout L(375x667) {\n  view title: Label\n\(lines)\n}\n" }

  /// The text after the fix of the only error, which has a message; it has no errors.
  private func fixed(_ text: String, _ message: String = "this is code of SwiftUI, which creates views") throws
    -> String
  {
    let found = diagnostics(text).filter { $0.severity == .error }
    #expect(found.map { $0.message } == [message], "\(text)")
    let fix = try #require(found.first?.fixIt)
    #expect(fix.safety == .needsReview)
    let fixed = String(decoding: applying(fix.edits, to: Array(text.utf8)), as: UTF8.self)
    #expect(diagnostics(fixed).filter { $0.severity == .error }.isEmpty, "\(fixed)")
    return fixed
  }

  @Test(arguments: [
    ("  VStack {\n    Text(\"Hello\")\n    Text(\"World\")\n  }", "view vStack: VStack {"),
    ("  HStack(spacing: 4) {\n    Text(\"Hello\")\n  }.padding()", "spacing = 4"),
    ("  HStack {\n    Text(\"Hello\")\n  }\n  .padding()\n  .frame(maxWidth: 300)", "hStack.width <= 300"),
    ("  Text(\"Hello\")\n    .font(.title)\n    .padding()", "label.edges == superview inset 16"),
    ("  Image(systemName: \"star\")", "view image: Image { image = \"star\" }"),
    ("  Button(\"Go\") {\n    go()\n  }", "view button: Button { text = \"Go\" }"),
    (
      "  Button {\n    go()\n  } label: {\n    Label(\"Go\", systemImage: \"star\")\n  }",
      "view button: Button { text = \"Go\" }"
    ),
    ("  Spacer()", "view spacer: Spacer"),
    ("  ScrollView {\n    VStack {\n      Text(\"Hello\")\n    }\n  }", "vStack.edges == superview.contentGuide"),
    ("  ZStack {\n    Color.red.ignoresSafeArea()\n    Text(\"Hello\")\n  }", "box2.edges == root"),
    ("  var body: some View {\n    VStack {\n      Text(\"Hello\")\n    }\n  }", "view vStack: VStack {"),
    ("  Group {\n    Text(\"Hello\")\n  }", "view label: Label {"),
    ("  Label(\"Hello\", systemImage: \"star\")", "view image: Image { image = \"star\" }"),
  ]) func viewsAreDeclared(_ code: String, _ own: String) throws {
    #expect(try fixed(layout(code)).contains(own))
  }

  @Test func whatIsLostIsACommentOfTheFix() throws {
    let text = try fixed(
      layout(
        "  VStack {\n    Text(\"Hello\").shadow(radius: 3)\n    if isOn { Text(\"x\") }\n    ForEach(items) { Text($0) }\n  }"
      ))
    #expect(text.contains("  // not translated: .shadow of label (layc has nothing like it)\n"))
    #expect(text.contains("  // not translated: if isOn { Text(\"x\") } (it depends on the state of the app"))
    #expect(text.contains("(the elements of the loop are not in the text: write a `for`)\n"))
  }

  @Test func aStructureIsALayout() throws {
    let code =
      "struct Profile: View {\n  @State private var isOn = false\n  var body: some View {\n    Text(\"Hello\")\n  }\n}\n"
    #expect(try fixed(code).hasPrefix("layout Profile(375x667) {\n  view label: Label"))
    #expect(try fixed("layout Profile(9x9) {\n}\n\(code)").contains("\nlayout Profile2(375x667) {\n"))
    #expect(try fixed("VStack {\n  Text(\"Hello\")\n}\n").hasPrefix("layout Pasted(375x667) {\n"))
    let controller = "class LoginViewController: UIViewController {\n  func set() { view.addSubview(UILabel()) }\n}\n"
    #expect(try fixed(controller, "this is code of UIKit, which creates views").hasPrefix("layout Login(375x667) {\n"))
  }

  @Test func statesAndPreviewsAreRemoved() throws {
    let state = "a layout does not keep a state of the app; `state` declares what may change"
    #expect(try fixed(layout("  @State private var isOn = false"), state) == layout("").replacing("\n\n", with: "\n"))
    let preview = "no code shows a preview; `layc preview` shows the layouts of a file"
    #expect(try fixed(layout("") + "#Preview {\n  Profile()\n}\n", preview) == layout(""))
  }

  /// A translation takes no name that the file, or another translation, has.
  @Test func namesAreFree() throws {
    #expect(try fixed("layout L(9x9) {\n  view label\n  Text(\"a\")\n}\n").contains("view label2: Label"))
    let text = layout("  Text(\"a\")\n  Text(\"b\")")
    let edits = diagnostics(text).compactMap { $0.fixIt }.flatMap { $0.edits }
    let both = String(decoding: applying(edits, to: Array(text.utf8)), as: UTF8.self)
    #expect(both.contains("view label: Label") && both.contains("view label2: Label"))
    #expect(diagnostics(both).filter { $0.severity == .error }.isEmpty)
  }

  @Test func viewsInTheBracesOfAStackAreArranged() throws {
    let text = try fixed(layout("  view rows: VStack {\n    Text(\"a\")\n  }"))
    #expect(text == layout("  view rows: VStack {\n    view label: Label { lines = 0; text = \"a\" }\n  }"))
  }

  @Test(arguments: [
    ("title.padding().frame(maxWidth: .infinity)", "title.edges == superview inset 16"),
    ("title.padding(.horizontal, 8)", "title.edges(leading, trailing) == superview inset 8"),
    ("title.font(.title)", "title.font = title1"),
    ("title.layoutPriority(1).fixedSize()", "title.compression = required"),
  ]) func modifiersOfAViewAreStatements(_ code: String, _ own: String) throws {
    #expect(try fixed(layout("  \(code)"), "this is code of SwiftUI, which changes a view") == layout("  \(own)"))
  }

  @Test(arguments: [
    ("title.setText(\"Hi\")", "title.text = \"Hi\""), ("send.setTitle(\"Hi\", for: .normal)", "send.text = \"Hi\""),
    ("[send setTitle:@\"Hi\" forState:UIControlStateNormal];", "send.text = \"Hi\""),
    ("send.setImage(UIImage(named: \"face\"), for: .normal)", "send.image = \"face\""),
  ]) func settersAreSettings(_ code: String, _ own: String) throws {
    let text = layout("  view send: Button\n  \(code)")
    let found = diagnostics(text)
    #expect(found.map { $0.message } == ["this is code of UIKit, which sets a property"])
    let fix = try #require(found.first?.fixIt)
    #expect(fix.safety == .automatic)
    let fixed = String(decoding: applying(fix.edits, to: Array(text.utf8)), as: UTF8.self)
    #expect(fixed == layout("  view send: Button\n  \(own)"))
    #expect(diagnostics(fixed).filter { $0.severity == .error }.isEmpty)
  }

  /// Braces with statements of the language are no code of SwiftUI, nor are views that nothing can be said of.
  @Test func otherBracesKeepTheirErrors() {
    for line in ["Button { text = \"Go\" }", "VStack { spacing = 8 }"] {
      #expect(diagnostics(layout("  \(line)")).filter { $0.code == .foreignWord }.isEmpty)
    }
    let found = diagnostics(layout("  Form { TextField(\"Name\", text: $name) }"))
    #expect(found.count == 1 && found[0].fixIt == nil)
  }
}
