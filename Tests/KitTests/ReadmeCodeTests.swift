import Foundation
import LayKit
import Testing

private let source = """
  layout Player(375x200) {
    view progress: Progress {
      .top == superview.top + 16
      .centerX == superview.centerX
      .width == superview.width @high
    }
    constraint cap: progress.width <= 400
  }
  """

/// The code of the README compiles, since this file has its lines.
@Suite struct ReadmeCodeTests {
  @Test func theCodeLoadsALayout() throws {
    var player = try LoadedLayout(source)
    try player.resize(width: 375, height: 200)
    try player.setConstant("cap", to: 520)
    let frame = player.frame("progress")
    #expect(frame == LayoutRect(x: 0, y: 16, width: 375, height: 4))
  }

  @Test func theLinesAreThoseOfTheReadme() throws {
    let file = URL(filePath: #filePath)
    let root = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let own = try String(contentsOf: file, encoding: .utf8)
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(readme.firstMatch(of: /```swift\n(import LayKit\n.*?)```/.dotMatchesNewlines())).1
    for line in block.split(separator: "\n") {
      let code = line.components(separatedBy: "  //")[0].trimmingCharacters(in: .whitespaces)
      #expect(own.contains(code), "\(code)")
    }
    let package = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    #expect(package.contains(".library(name: \"LayKit\"") && readme.contains(".product(name: \"LayKit\""))
  }
}
