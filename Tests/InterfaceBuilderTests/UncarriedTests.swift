import Testing

@testable import LayInterfaceBuilder

/// What `layc import` names because a layout has no place for it.
@Suite struct UncarriedTests {
  private func found(
    _ tag: String, _ attributes: String = "", inside: String = "", platform: String = "iOS.CocoaTouch"
  ) throws -> [String] {
    try losses(storyboard(view(tag, "a", (0, 0, 100, 30), attributes, inside: inside), platform: platform))
  }

  /// An attribute that no table knows may change what is seen.
  @Test func unknownAttributesAreNamed() throws {
    #expect(try found("view", "glow=\"YES\"") == ["the attribute 'glow' of 'view'"])
    #expect(try found("view", inside: "<shine key=\"glow\"/>") == ["the element 'glow' of 'view'"])
  }

  @Test(arguments: [
    ("view", "customClass=\"Card\" userLabel=\"Card\" tag=\"3\" opaque=\"NO\" multipleTouchEnabled=\"YES\""),
    ("label", "lineBreakMode=\"tailTruncation\" baselineAdjustment=\"alignBaselines\" adjustsFontSizeToFit=\"NO\""),
    ("switch", "on=\"YES\" contentHorizontalAlignment=\"center\" contentVerticalAlignment=\"center\""),
    ("label", "minimumScaleFactor=\"0.5\" adjustsFontSizeToFit=\"NO\""),
    ("segmentedControl", "segmentControlStyle=\"plain\" selectedSegmentIndex=\"0\""),
  ])
  func whatIsNotSeenIsNotNamed(_ tag: String, _ attributes: String) throws {
    #expect(try found(tag, attributes) == [])
  }

  @Test(arguments: [
    ("label", "minimumScaleFactor=\"0.5\"", "the attribute 'minimumScaleFactor' of 'label'"),
    ("label", "lineBreakMode=\"middleTruncation\"", "the attribute 'lineBreakMode' of 'label'"),
    ("switch", "", "the value 'off' of 'switch'"),
    ("textField", "", "the missing border of 'textField'"),
    ("button", "enabled=\"NO\"", "the attribute 'enabled' of 'button'"),
    ("button", "contentHorizontalAlignment=\"fill\"", "the attribute 'contentHorizontalAlignment' of 'button'"),
    ("searchBar", "", "the look of 'searchBar', which becomes a plain view"),
    ("segmentedControl", "selectedSegmentIndex=\"1\"", "the attribute 'selectedSegmentIndex' of 'segmentedControl'"),
  ])
  func whatIsSeenIsNamed(_ tag: String, _ attributes: String, _ expected: String) throws {
    #expect(try found(tag, attributes) == [expected])
  }

  @Test(arguments: [
    ("view", "<color key=\"barTintColor\" white=\"0\" alpha=\"1\"/>", "the element 'barTintColor' of 'view'"),
    (
      "view", "<color key=\"backgroundColor\" cocoaTouchSystemColor=\"fogColor\"/>",
      "the element 'backgroundColor' of 'view'"
    ),
    ("button", "<state key=\"normal\" backgroundImage=\"B\"/>", "the attribute 'backgroundImage' of 'state'"),
    (
      "textView", "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/>",
      "the attribute 'secureTextEntry' of 'textView'"
    ),
    ("visualEffectView", "<blurEffect style=\"light\"/>", "the element 'blurEffect' of 'visualEffectView'"),
    (
      "label", "<variation key=\"widthClass=regular\"><fontDescription key=\"fontDescription\"/></variation>",
      "the element 'fontDescription' of 'label' in size classes"
    ),
    (
      "view",
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath=\"borderWidth\"/></userDefinedRuntimeAttributes>",
      "the runtime attribute 'borderWidth' of 'view'"
    ),
  ])
  func elementsAreNamed(_ tag: String, _ inside: String, _ expected: String) throws {
    #expect(try found(tag, inside: inside) == [expected])
  }

  @Test(arguments: [
    "<color key=\"backgroundColor\" white=\"0\" alpha=\"0.0\"/>", "<nil key=\"backgroundColor\"/>",
    "<nil key=\"simulatedStatusBarMetrics\"/>", "<point key=\"canvasLocation\" x=\"1\" y=\"2\"/>",
    "<connections><outlet property=\"x\" destination=\"c\" id=\"z\"/></connections>",
    "<state key=\"highlighted\" title=\"T\"/>",
  ])
  func elementsWithoutEffectAreNot(_ inside: String) throws {
    #expect(try found("view", inside: inside) == [])
  }

  @Test func theCellAroundAContentViewIsLookedAt() throws {
    let content = view(
      "tableViewCellContentView", "k", (0, 0, 375, 44), "key=\"contentView\"",
      inside: "<subviews>\(view("view", "a", (0, 0, 100, 50)))</subviews>")
    let cell = view("tableViewCell", "i", (0, 0, 375, 44), "accessoryType=\"checkmark\"", inside: content)
    let table = view("tableView", "t", (0, 0, 375, 667), inside: "<prototypes>\(cell)</prototypes>")
    #expect(try losses(storyboard(table)) == ["the attribute 'accessoryType' of 'tableViewCell'"])
  }

  @Test func cellsOfAppKitAreLookedAt() throws {
    func button(_ words: String) throws -> [String] {
      try found("button", inside: "<buttonCell key=\"cell\" \(words) id=\"k\"/>", platform: "MacOSX.Cocoa")
    }
    #expect(try button("type=\"push\" title=\"T\" bezelStyle=\"rounded\" alignment=\"center\"") == [])
    #expect(try button("type=\"check\" state=\"on\"") == ["the attribute 'state' of 'buttonCell'"])
    #expect(try button("type=\"bevel\"") == ["the attribute 'type' of 'buttonCell'"])
    #expect(try button("type=\"push\" enabled=\"NO\"") == ["the attribute 'enabled' of 'buttonCell'"])
  }

  /// Checks read constraints alone.
  @Test func checksHaveNoLosses() throws {
    let text = storyboard(view("view", "a", (0, 0, 100, 30), "glow=\"YES\""))
    #expect(translate(try readDocument(Array(text.utf8)), joins: false).losses.isEmpty)
  }
}
