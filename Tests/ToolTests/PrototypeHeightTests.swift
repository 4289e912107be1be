import LayPlatform
import Testing

@testable import LayTool

/// Prototypes of table cells, whose own height is for the canvas alone: tables make rows of the height that they set.
@Suite struct PrototypeHeightTests {
  private func report(_ text: String) -> String {
    layc(["check", "A.storyboard"], files: ["A.storyboard": text]).output
  }

  /// A cell of 50 points with a field from its top to its bottom, or of a constant `height`, in a list of prototypes or of static cells.
  private func cell(
    table: String, _ words: String, list: String = "prototypes", height: String = "", frame: String = ""
  ) -> String {
    let ends = [("top", 10), ("leading", 16)] + (height.isEmpty ? [("bottom", -10)] : [])
    let edges = ends.map { edge, gap in
      #"<constraint firstItem="b" firstAttribute="\#(edge)" secondItem="k" secondAttribute="\#(edge)" constant="\#(gap)" id="\#(edge)"/>"#
    }
    let isStatic = list == "cells"
    return report(
      sceneText(
        """
        <tableView \(table) id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>\
        \(isStatic ? "<sections><tableViewSection id=\"n\">" : "")<\(list)>\
        <tableViewCell reuseIdentifier="Row" \(words) id="r"><rect key="frame" x="0" y="28" width="375" height="50"/>\
        <tableViewCellContentView key="contentView" id="k"><rect key="frame" x="0" y="0" width="375" height="50"/>\
        <subviews><textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="b">\
        \(frame)<constraints>\
        <constraint firstAttribute="width" constant="120" id="w"/>\(height)</constraints></textField></subviews>\
        <constraints>\(edges.joined())</constraints></tableViewCellContentView></tableViewCell></\(list)>\
        \(isStatic ? "</tableViewSection></sections>" : "")</tableView>
        """))
  }

  private static let own = "rowHeight=\"50\""

  @Test func aControlIsNotSmallByTheHeightOfAPrototype() {
    #expect(!cell(table: "rowHeight=\"60\"", PrototypeHeightTests.own).contains("L0605"))
    #expect(!cell(table: "rowHeight=\"-1\"", PrototypeHeightTests.own).contains("L0605"))
    // Here the height is that of the rows, or these are lower yet.
    #expect(cell(table: "rowHeight=\"50\"", PrototypeHeightTests.own).contains("L0605"))
    #expect(cell(table: "rowHeight=\"45\"", PrototypeHeightTests.own).contains("L0605"))
    #expect(cell(table: "rowHeight=\"50\"", "").contains("L0605"))
    #expect(cell(table: "rowHeight=\"60\"", PrototypeHeightTests.own, list: "cells").contains("L0605"))
  }

  /// A field with a recorded frame has the content of that, which the cell of 50 points cuts off.
  @Test func contentIsNotCutOffByTheHeightOfAPrototype() {
    let frame = #"<rect key="frame" x="16" y="10" width="120" height="34"/>"#
    #expect(!cell(table: "rowHeight=\"60\"", PrototypeHeightTests.own, frame: frame).contains("L0601"))
    #expect(cell(table: "rowHeight=\"50\"", PrototypeHeightTests.own, frame: frame).contains("L0601"))
  }

  @Test func aControlOfAConstantHeightIsSmallInAnyRow() {
    let height = #"<constraint firstAttribute="height" constant="20" id="h"/>"#
    #expect(cell(table: "rowHeight=\"60\"", PrototypeHeightTests.own, height: height).contains("L0605"))
  }

  /// Two labels share a height that is too small. Xcode may call them ambiguous.
  @Test func tiesAtTheHeightOfAPrototypeAreThoseOfTheCanvas() {
    func ties(table: String, _ own: String, _ mark: String = "") -> Bool {
      func label(_ id: String, y: Int) -> String {
        """
        <label \(mark) text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
        <rect key="frame" x="16" y="\(y)" width="100" height="20.5"/></label>
        """
      }
      func pin(_ view: String, _ attribute: String, _ other: String, _ second: String, _ gap: Int) -> String {
        """
        <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="\(other)" secondAttribute="\(second)" \
        constant="\(gap)" id="\(view)\(attribute)"/>
        """
      }
      let text = report(
        sceneText(
          """
          <tableView \(table) id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>\
          <tableViewCell reuseIdentifier="Row" \(own) id="r"><rect key="frame" x="0" y="28" width="375" height="44"/>\
          <tableViewCellContentView key="contentView" id="k"><rect key="frame" x="0" y="0" width="375" height="44"/>\
          <subviews>\(label("a", y: 8))\(label("b", y: 20))</subviews><constraints>\
          \(pin("a", "top", "k", "top", 8))\(pin("b", "top", "a", "bottom", 4))\(pin("k", "bottom", "b", "bottom", 8))\
          \(pin("a", "leading", "k", "leading", 16))\(pin("b", "leading", "k", "leading", 16))</constraints>\
          </tableViewCellContentView></tableViewCell></prototypes></tableView>
          """))
      return text.contains("L0502")
    }
    #expect(ties(table: "rowHeight=\"44\"", "rowHeight=\"44\""))
    #expect(!ties(table: "rowHeight=\"60\"", "rowHeight=\"44\""))
    #expect(!ties(table: "rowHeight=\"40\"", "rowHeight=\"44\""))
    #expect(ties(table: "rowHeight=\"60\"", "rowHeight=\"44\"", "ambiguous=\"YES\""))
  }
}
