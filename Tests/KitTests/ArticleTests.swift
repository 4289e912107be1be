import Foundation
import LayCompiler
import LayDiagnostics
import LayKit
import LayRuntime
import Testing

/// The code of the articles about LayKit and LayCompiler runs, since this file or an example has its lines.
@Suite struct ArticleTests {
  private let text = """
    layout Player(375x200) {
      metric gap = 16
      view progress: Progress { .top == superview.top + gap; .leading == superview.leading; .width == superview.width @high }
      constraint cap: progress.width <= 400
    }
    """

  @Test func aLayoutIsResizedInAnotherEnvironment() throws {
    var player = try LoadedLayout(text)
    try player.resize(width: 600, height: 200)
    var environment = player.environment
    environment.direction = .rightToLeft
    environment.safeArea = ExactInsets(top: 59, left: 0, bottom: 34, right: 0)
    player.resize(to: environment)
    #expect(player.frame("progress") == LayoutRect(x: 200, y: 16, width: 400, height: 4))
  }

  @Test func aTextIsCompiledWithItsImports() throws {
    let files = ["Screens/Shared.lay": Array("component Card { .height == 44 }".utf8)]
    let bytes = Array(
      "import \"Shared.lay\"\nlayout SignIn(375x667) {\nview card: Card { .edges(top, leading) == superview; .width == 9 }\n}\n"
        .utf8)
    let compilation = compile(path: "Screens/SignIn.lay", bytes: bytes) { path in
      files[path]
    }
    #expect(!compilation.hasErrors, "\(compilation.diagnostics)")
    for compiled in compilation.layouts {
      var layout = Layout(compiled.program)
      layout.resize(width: 375, height: 667)
      print(compiled.name, layout.report.isClean)
      #expect(layout.report.isClean && compiled.name == "SignIn")
    }
  }

  @Test func everyErrorHasItsPlace() throws {
    let compilation = compile(path: "A.lay", bytes: Array("layout A(9x9) {\n  view a\n  b.top == a.top\n}\n".utf8)) {
      _ in nil
    }
    for diagnostic in compilation.diagnostics {
      guard let file = compilation.files.first(where: { $0.id == diagnostic.range.file }) else { continue }
      let position = file.lines.position(of: diagnostic.range.start)
      print("\(file.path):\(position.line):\(position.column): \(diagnostic.message) [\(diagnostic.code.id)]")
      #expect(position.line == 3 && position.column == 3 && diagnostic.code.id == "L0201")
    }
    #expect(compilation.diagnostics.count == 1)
  }

  @Test func decimalsAreRoundedWithASolver() {
    var options = CompileOptions()
    options.findConflicts = { program, environment in program.conflicts(in: environment) }
    let text = "layout A(9x9) { view a { .width == 359.666666666666742; .width == 359.666666666666686 } }"
    let layout = compile(path: "A.lay", bytes: Array(text.utf8), options: options) { _ in nil }.layouts.first
    #expect(Set(layout?.program.constraints.map(\.constant) ?? []).count == 1)
  }

  @Test(arguments: ["Sources/Kit/LayKit.docc/ShowingALayout.md", "Sources/Compiler/LayCompiler.docc/CompilingAText.md"])
  func theLinesAreThoseOfTheArticles(_ page: String) throws {
    let file = URL(filePath: #filePath)
    let root = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }
    let known = try String(contentsOf: file, encoding: .utf8) + text("Examples/Embedding/main.swift")
    let blocks = try text(page).matches(of: /```swift\n(.*?)```/.dotMatchesNewlines())
    #expect(blocks.count >= 4)
    for line in blocks.flatMap({ $0.1.split(separator: "\n") }) {
      let code = line.trimmingCharacters(in: .whitespaces)
      #expect(known.contains(code), "\(page): \(code)")
    }
  }
}
