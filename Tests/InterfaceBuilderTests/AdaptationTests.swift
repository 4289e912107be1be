import LayModel
import Testing

@testable import LayInterfaceBuilder

/// Translations whose checks have the findings of their file.
@Suite struct AdaptationTests {
  private let label = view("label", "a", (20, 20, 60, 20.5), "text=\"Title\"")

  private func text(_ storyboard: String, _ element: String, _ adapt: (Int) -> Adaptation) throws -> String {
    let document = try readDocument(Array(storyboard.utf8))
    let index = try #require(document.tree.elements.firstIndex { $0["id"] == element })
    return String(decoding: translate(document, adaptedBy: adapt(index)).text, as: UTF8.self)
  }

  @Test func constraintsApartAreNotJoined() throws {
    let pins = ["top", "leading", "trailing"].map { constraint("a.\($0) == v.\($0)") }.joined()
    let joined = try text(storyboard(label, constraints: pins), "a.trailing==v.trailing") { _ in Adaptation() }
    #expect(joined.contains(".edges(top, leading, trailing) == superview"), "\(joined)")
    let apart = try text(storyboard(label, constraints: pins), "a.trailing==v.trailing") { Adaptation(apart: [$0]) }
    #expect(apart.contains(".edges(top, leading) == superview"), "\(apart)")
    #expect(apart.contains(".trailing == superview.trailing"), "\(apart)")
  }

  /// The guides of a grid's rows have braces of their own.
  @Test func findingsAboutRowsOfGridsAreAllowed() throws {
    let grid = view(
      "gridView", "a", (0, 0, 100, 50),
      inside: "<rows><gridRow id=\"r\"/></rows><columns><gridColumn id=\"k\"/></columns><gridCells/>")
    let found = try text(storyboard(grid, platform: "MacOSX.Cocoa"), "r") {
      Adaptation(allowances: [$0: [Allowance(code: "L0502", reason: "its grid view places it")]])
    }
    #expect(found.contains("allow L0502 \"its grid view places it\""), "\(found)")
  }

  /// A stopped indicator is hidden; in a stack it has its place as while it spins.
  @Test func stoppedIndicatorsAreHiddenOutsideOfStacks() throws {
    func spinner(_ words: String, isArranged: Bool = false) throws -> Bool {
      let own = view("activityIndicatorView", "a", (0, 0, 20, 20), "hidesWhenStopped=\"YES\" \(words)")
      let stack = view("stackView", "s", (0, 0, 20, 20), inside: "<subviews>\(own)</subviews>")
      return try text(storyboard(isArranged ? stack : own), "v") { _ in Adaptation() }.contains("hidden = true")
    }
    #expect(try spinner("hidden=\"YES\""))
    #expect(try spinner(""))
    #expect(try !spinner("animating=\"YES\""))
    #expect(try !spinner("hidden=\"YES\"", isArranged: true))
  }
}
