import Testing

@testable import LayInterfaceBuilder

/// Colours, opacity, corners and alignment of imported views.
@Suite struct LookTests {
  private func grey(_ key: String) -> String { #"<color key="\#(key)" white="0.5" alpha="1"/>"# }

  @Test(arguments: [("0.40000000000000002", "alpha = 0.4"), ("0.0", "alpha = 0")])
  func viewsKeepTheirOpacity(_ alpha: String, _ expected: String) throws {
    let text = storyboard(view("view", "a", (0, 0, 100, 50), "alpha=\"\(alpha)\""))
    #expect(try lines(text) == ["view headline { \(expected) }"])
  }

  @Test func opaqueViewsHaveNoSetting() throws {
    #expect(try lines(storyboard(view("view", "a", (0, 0, 100, 50), "alpha=\"1\""))) == ["view headline"])
  }

  @Test func theViewOfASceneKeepsItsLook() throws {
    let text = storyboard(view("view", "a", (0, 0, 100, 50)), more: grey("backgroundColor") + grey("tintColor"))
    let imported = try translated(text.replacing("id=\"v\"", with: "id=\"v\" alpha=\"0.5\""))
    #expect(
      imported.contains("sizes iPhone, iPad, except estimates; backgroundColor = #808080; tint = #808080; alpha = 0.5"))
    // White is what a screen has anyway.
    let white = storyboard("", more: #"<color key="backgroundColor" white="1" alpha="1"/>"#)
    #expect(try !translated(white).contains("backgroundColor"))
  }

  /// Betas of Xcode 11 wrote the parts of a system colour beside its name.
  @Test func systemColoursMayHaveParts() throws {
    let yellow =
      #"<color key="backgroundColor" systemColor="systemYellowColor" red="1" green="0.8" blue="0.0" alpha="1"/>"#
    let text = storyboard(view("view", "a", (0, 0, 100, 50), inside: yellow))
    #expect(try lines(text) == ["view headline { backgroundColor = #ffcc00 }"])
    #expect(try losses(text) == [])
  }

  /// The content view of a cell is clear, and the cell behind it has the colour.
  @Test func layoutsOfCellsHaveTheColourOfTheCell() throws {
    let content = view(
      "tableViewCellContentView", "k", (0, 0, 375, 44), "key=\"contentView\"",
      inside: "<subviews>\(view("view", "a", (0, 0, 100, 50)))</subviews>")
    let cell = view("tableViewCell", "i", (0, 0, 375, 44), inside: content + grey("backgroundColor"))
    let table = view("tableView", "t", (0, 0, 375, 667), inside: "<prototypes>\(cell)</prototypes>")
    #expect(try translated(storyboard(table)).contains("  sizes 375x44; backgroundColor = #808080\n"))
  }

  @Test(arguments: [
    ("button", "tintColor", "tint = #808080"), ("switch", "onTintColor", "tint = #808080"),
    ("slider", "minimumTrackTintColor", "tint = #808080"), ("progressView", "progressTintColor", "tint = #808080"),
  ])
  func controlsHaveATint(_ tag: String, _ key: String, _ expected: String) throws {
    #expect(try translated(storyboard(view(tag, "a", (0, 0, 100, 30), inside: grey(key)))).contains(expected))
  }

  /// UIKit shows the tint of a label nowhere.
  @Test func labelsHaveNoTint() throws {
    let text = storyboard(view("label", "a", (0, 0, 100, 30), inside: grey("tintColor")))
    #expect(try !translated(text).contains("tint"))
    #expect(try losses(text) == [])
  }

  @Test func cornersOfLayersAreRound() throws {
    let attributes = """
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      """
    let text = storyboard(view("view", "a", (0, 0, 100, 50), inside: attributes))
    #expect(try lines(text) == ["view headline { cornerRadius = 8 }"])
  }

  @Test(arguments: [("left", true), ("right", true), ("center", false)])
  func titlesOfButtonsAreAligned(_ side: String, _ isWritten: Bool) throws {
    let text = storyboard(view("button", "a", (0, 0, 100, 30), "contentHorizontalAlignment=\"\(side)\""))
    #expect(try translated(text).contains("textAlignment = \(side)") == isWritten)
  }

  @Test func hintsOfSeveralLinesAreKept() throws {
    let text = storyboard(
      view("textField", "a", (0, 0, 100, 30), inside: "<string key=\"placeholder\">First\nSecond</string>"))
    #expect(try translated(text).contains(#"placeholder = "First\nSecond""#))
  }

  @Test func subviewsThatAreNotResizedStayTheSame() throws {
    let inner = view("view", "b", (0, 0, 10, 10))
    let outer = view(
      "view", "a", (0, 0, 100, 50), "autoresizesSubviews=\"NO\"", inside: "<subviews>\(inner)</subviews>")
    #expect(try translated(storyboard(outer)).contains("autoresizesSubviews = false"))
  }

  // MARK: - AppKit

  private func desktop(_ tag: String, _ cell: String, _ attributes: String = "") throws -> String {
    try translated(
      storyboard(view(tag, "a", (0, 0, 100, 50), attributes, inside: cell), platform: "MacOSX.Cocoa"))
  }

  @Test func cellsOfAppKitHaveColoursAndAlignment() throws {
    let colour = #"<color key="textColor" red="1" green="0.0" blue="0.0" alpha="1"/>"#
    let background = #"<color key="backgroundColor" red="0.0" green="0.0" blue="1" alpha="1"/>"#
    let label = #"<textFieldCell key="cell" title="T" alignment="right" drawsBackground="YES" id="k">"#
    let text = try desktop("textField", label + colour + background + "</textFieldCell>")
    for setting in ["textAlignment = right", "textColor = #ff0000", "backgroundColor = #0000ff"] {
      #expect(text.contains(setting), "\(text)")
    }
    // The background of a field that draws none is not seen.
    let clear = label.replacing("drawsBackground=\"YES\"", with: "") + background + "</textFieldCell>"
    #expect(try !desktop("textField", clear).contains("backgroundColor"))
    let secondary = #"<color key="textColor" name="secondaryLabelColor" catalog="System" colorSpace="catalog"/>"#
    #expect(try desktop("textField", label + secondary + "</textFieldCell>").contains("textColor = #00000080"))
  }

  @Test(arguments: [
    ("axesIndependently", nil), ("proportionallyUpOrDown", "scaleAspectFit"), ("proportionallyDown", "center"),
  ])
  func picturesOfAppKitAreKept(_ scaling: String, _ mode: String?) throws {
    let text = try desktop("imageView", "<imageCell key=\"cell\" image=\"Bell\" imageScaling=\"\(scaling)\" id=\"k\"/>")
    #expect(text.contains("image = \"Bell\""), "\(text)")
    #expect(text.contains("contentMode = ") == (mode != nil))
    if let mode { #expect(text.contains("contentMode = \(mode)"), "\(text)") }
  }

  @Test func spinningIndicatorsAreSpinners() throws {
    #expect(try desktop("progressIndicator", "", "style=\"spinning\"").contains(": Spinner"))
    #expect(try desktop("progressIndicator", "").contains(": Progress"))
  }
}
