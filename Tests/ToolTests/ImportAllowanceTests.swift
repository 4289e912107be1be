import LayPlatform
import Testing

@testable import LayTool

/// The findings of an import are those of the report on its storyboard.
@Suite struct ImportAllowanceTests {
  private func label(_ id: String, y: Int, _ words: String = "") -> String {
    """
    <label \(words) text="Account" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
    <rect key="frame" x="20" y="\(y)" width="64" height="20.5"/></label>
    """
  }

  private func constraint(_ view: String, _ attribute: String, _ constant: Int, id: String) -> String {
    """
    <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="root" secondAttribute="\(attribute)" \
    constant="\(constant)" id="\(id)"/>
    """
  }

  /// Two labels that overlap by some points.
  private func labels(_ words: String = "", gap: Int = 12) -> (subviews: String, constraints: String) {
    let places = [("a", 40), ("b", 40 + gap)].map { id, y in
      constraint(id, "leading", 20, id: "\(id)1") + constraint(id, "top", y, id: "\(id)2")
    }
    return (label("a", y: 40, words) + label("b", y: 40 + gap), places.joined())
  }

  /// The text of an import, and the codes that checks of the storyboard and of the import report.
  private func results(_ storyboard: String) -> (text: String, own: [String], imported: [String]) {
    let text = layc(["import", "A.storyboard"], files: ["A.storyboard": storyboard]).output
    return (text, codes("A.storyboard", storyboard), codes("A.lay", text))
  }

  private func codes(_ name: String, _ text: String) -> [String] {
    layc(["check", name, "--format", "short"], files: [name: text]).output.split(separator: "\n").compactMap { line in
      line.split(separator: "[").last.map { String($0.prefix(5)) }
    }.filter { $0.hasPrefix("L0") }.sorted()
  }

  @Test func whatCodeMovesIsAllowed() {
    let (subviews, constraints) = labels()
    let plain = results(sceneText(subviews, constraints))
    #expect(plain.own.contains("L0604") && plain.imported == plain.own, "\(plain)")
    #expect(!plain.text.contains("allow"))
    let moved = results(sceneText(subviews, constraints, outlet: "b2"))
    #expect(!moved.own.contains("L0604") && moved.imported == moved.own, "\(moved)")
    #expect(moved.text.contains("allow L0604 \"code moves it\""))
  }

  /// A map is a component, without which the import has no findings.
  @Test func whatCodeMovesBesideAMapIsAllowed() {
    let (subviews, constraints) = labels()
    let map = """
      <mapView translatesAutoresizingMaskIntoConstraints="NO" id="m"><rect key="frame" x="20" y="100" width="100" height="100"/></mapView>
      """
    let places =
      constraint("m", "leading", 20, id: "m1") + constraint("m", "top", 100, id: "m2")
      + #"<constraint firstItem="m" firstAttribute="height" constant="100" id="m3"/>"#
      + #"<constraint firstItem="m" firstAttribute="width" constant="100" id="m4"/>"#
    let found = results(sceneText(subviews + map, constraints + places, outlet: "b2"))
    #expect(
      found.text.contains("view mapView: MapView") && found.text.contains("allow L0604 \"code moves it\""), "\(found)")
    #expect(found.imported == found.own)
  }

  @Test func whatIsHiddenIsAllowed() {
    let (subviews, constraints) = labels(#"hidden="YES""#)
    let found = results(sceneText(subviews, constraints))
    #expect(found.imported == found.own, "\(found)")
  }

  /// The recorded heights of labels are rounded to pixels.
  @Test func whatMissesByLessThanAPointIsAllowed() {
    let height = #"<constraint firstItem="a" firstAttribute="height" constant="20" id="a3"/>"#
    let (subviews, constraints) = labels(gap: 40)
    let found = results(sceneText(subviews, constraints + height))
    #expect(found.imported == found.own, "\(found)")
    #expect(found.text.contains("\"within a point of the frames of Xcode\""), "\(found.text)")
  }

  /// An `allow` of the layout would silence the finding about the other constraint.
  @Test func noAllowanceSilencesAFindingOfTheReport() {
    let (subviews, constraints) = labels(gap: 40)
    let implied = ["a", "b"].map { constraint($0, "top", $0 == "a" ? 40 : 80, id: "\($0)4") }.joined()
    let found = results(sceneText(subviews, constraints + implied, outlet: "a4"))
    #expect(found.own.contains("L0531") || found.own.contains("L0535"), "\(found)")
    #expect(Set(found.own).isSubset(of: found.imported), "\(found)")
  }

  /// A constraint of two views, in the braces of the root.
  private func pin(_ first: String, _ second: String, _ constant: Int = 0, id: String) -> String {
    let (one, other) = (first.split(separator: "."), second.split(separator: "."))
    return """
      <constraint firstItem="\(one[0])" firstAttribute="\(one[1])" secondItem="\(other[0])" secondAttribute="\(other[1])" \
      constant="\(constant)" id="\(id)"/>
      """
  }

  /// Each top is implied by two others, and each is an edge of a statement that is needed for another edge.
  @Test func impliedConstraintsAreNotJoinedWithOthers() {
    let constraints = [
      pin("a.top", "root.top", 40, id: "c1"), pin("a.leading", "root.leading", 20, id: "c2"),
      pin("b.top", "root.top", 40, id: "c3"), pin("root.trailing", "b.trailing", 20, id: "c4"),
      pin("b.bottom", "a.bottom", id: "c5"), pin("b.top", "a.top", id: "c6"),
    ]
    let found = results(sceneText(label("a", y: 40) + label("b", y: 40), constraints.joined()))
    let isImplied = { (code: String) in code == "L0535" }
    #expect(found.own.count(where: isImplied) == 1 && found.imported.count(where: isImplied) == 1, "\(found)")
    #expect(found.text.contains("account2.top == account.top"), "\(found.text)")
  }

  /// A cell with two labels that need more than its recorded height of 44 points.
  private func cell(_ words: String = "") -> String {
    let pins = [
      pin("a.top", "k.top", 8, id: "c1"), pin("b.top", "a.bottom", 4, id: "c2"),
      pin("k.bottom", "b.bottom", 8, id: "c3"),
      pin("a.leading", "k.leading", 20, id: "c4"), pin("b.leading", "k.leading", 20, id: "c5"),
    ]
    let heights = ["a", "b"].map {
      #"<constraint firstItem="\#($0)" firstAttribute="height" constant="20.5" id="h\#($0)"/>"#
    }
    return sceneText(
      """
      <tableView id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>\
      <tableViewCell reuseIdentifier="Row" \(words) id="r"><rect key="frame" x="0" y="28" width="375" height="44"/>\
      <tableViewCellContentView key="contentView" id="k"><rect key="frame" x="0" y="0" width="375" height="44"/>\
      <subviews>\(label("a", y: 8))\(label("b", y: 32))</subviews>\
      <constraints>\((pins + heights).joined())</constraints>\
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """)
  }

  /// In the app such a cell is as high as its content.
  @Test func aCellHasTheHeightThatItsConstraintsNeed() {
    let found = results(cell())
    #expect(found.text.contains("Row(375x61)") && found.text.contains("sizes 375x61"), "\(found.text)")
    #expect(found.text.contains("/// Its constraints need this height; the file records 44."), "\(found.text)")
    #expect(!found.own.contains("L0501") && found.imported == found.own, "\(found)")
  }

  @Test func aCellWithAHeightOfItsOwnKeepsIt() {
    let found = results(cell(#"rowHeight="44""#))
    #expect(found.text.contains("sizes 375x44"), "\(found.text)")
    #expect(found.own.contains("L0501") && found.imported == found.own, "\(found)")
  }

  /// The top margin of a canvas before Xcode 9 was at the edge of the screen, and that of an app is below the status bar.
  @Test func marginsOfOldFilesAreThoseOfTheApp() {
    let pins = [pin("a.top", "root.topMargin", id: "c1"), pin("a.leading", "root.leadingMargin", 4, id: "c2")]
    let storyboard = sceneText(label("a", y: 0), pins.joined()).replacing("21507", with: "11000")
    let files = ["A.storyboard": storyboard, "A.lay": results(storyboard).text]
    let same = layc(["same", "A.storyboard", "A.lay"], files: files)
    #expect(same.status == 0, "\(same.output)")
    // The canvas has no safe area then.
    #expect(files["A.lay"]?.contains("expect 375x667 {") == true, "\(files)")
    #expect(files["A.lay"]?.contains("// Xcode: ") == false, "\(files)")
  }

  /// UIKit hides a stopped indicator until code starts it.
  @Test func aStoppedIndicatorLiesOverNothing() {
    func indicator(_ words: String) -> (text: String, own: [String], imported: [String]) {
      let constraints = labels().constraints
      let spinner = """
        <activityIndicatorView hidesWhenStopped="YES" \(words) style="medium" translatesAutoresizingMaskIntoConstraints="NO" id="a">\
        <rect key="frame" x="20" y="40" width="20" height="20"/></activityIndicatorView>
        """
      return results(sceneText(spinner + label("b", y: 52), constraints))
    }
    let (stopped, spinning) = (indicator(""), indicator(#"animating="YES""#))
    #expect(spinning.own.contains("L0604") && spinning.imported == spinning.own, "\(spinning)")
    #expect(!stopped.own.contains("L0604") && stopped.imported == stopped.own, "\(stopped)")
    #expect(stopped.text.contains("hidden = true") && !spinning.text.contains("hidden"), "\(stopped)")
  }

  @Test func whatCodeMovesIsNotAllowedByShow() {
    let (subviews, constraints) = labels()
    let text = sceneText(subviews, constraints, outlet: "b2")
    #expect(!layc(["show", "A.storyboard"], files: ["A.storyboard": text]).output.contains("allow"))
  }
}
