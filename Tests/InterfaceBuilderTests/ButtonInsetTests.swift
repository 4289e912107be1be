import Testing

@testable import LayInterfaceBuilder

/// The insets of buttons.
@Suite struct ButtonInsetTests {
  private func button(_ frame: (Double, Double), _ inside: String, title: String = "Go") -> String {
    storyboard(
      view(
        "button", "a", (0, 0, frame.0, frame.1),
        inside: inside + "<state key=\"normal\" title=\"\(title)\"/>"))
  }

  private func inset(_ key: String, _ x: (Int, Int), _ y: (Int, Int)) -> String {
    "<inset key=\"\(key)\" minX=\"\(x.0)\" minY=\"\(y.0)\" maxX=\"\(x.1)\" maxY=\"\(y.1)\"/>"
  }

  /// The content size of a stretched button: a title of 15 points is 18 high.
  private func size(_ inside: String) throws -> [Double] {
    let text = try translated(button((300, 90), inside))
    let words = text.split(separator: "intrinsic = ").dropFirst().first?.prefix { $0 != ";" && $0 != " " }
    return words?.split(separator: "x").compactMap { Double($0) } ?? []
  }

  @Test func theSizeOfAButtonContainsItsInsets() throws {
    let plain = try size("")
    let padded = try size(inset("contentEdgeInsets", (20, 20), (9, 9)))
    #expect(plain.count == 2 && padded.count == 2)
    #expect(abs(padded[0] - plain[0] - 40) < 0.01, "\(plain) \(padded)")
    // Without insets UIKit keeps 6 points above and below.
    #expect(abs(padded[1] - plain[1] - 6) < 0.01, "\(plain) \(padded)")
  }

  @Test func theInsetsOfAConfigurationReplaceItsPadding() throws {
    func width(_ inside: String) throws -> Double? {
      let configuration =
        "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Go\">\(inside)</buttonConfiguration>"
      return try size(configuration).first
    }
    let usual = try #require(try width(""))
    let own = "<directionalEdgeInsets key=\"contentInsets\" top=\"7\" leading=\"30\" bottom=\"7\" trailing=\"30\"/>"
    #expect(abs(try #require(try width(own)) - usual - 36) < 0.01)
  }

  @Test(arguments: [
    ("contentEdgeInsets", (4, 4), (2, 2), false), ("contentEdgeInsets", (8, 0), (0, 0), true),
    ("titleEdgeInsets", (8, 8), (0, 0), true), ("imageEdgeInsets", (0, 0), (0, 0), false),
  ])
  func insetsThatMoveAreNamed(_ key: String, _ x: (Int, Int), _ y: (Int, Int), _ isNamed: Bool) throws {
    let found = try losses(button((300, 90), inset(key, x, y)))
    #expect(found == (isNamed ? ["the element '\(key)' of 'button'"] : []))
  }
}
