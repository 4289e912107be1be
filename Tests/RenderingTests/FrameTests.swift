import Foundation
import LayAnalysis
import LayCompiler
import LayJSON
import LayRuntime
import TestSupport
import Testing

@testable import LayRendering

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A tree made by hand: a screen with a form, a turned badge and what else a renderer may meet.
private func tree(scale: Rational? = nil, path: [ExactSize] = []) -> FrameTree {
  func view(_ path: String, _ kind: ViewKind, in superview: Int?, _ frame: (Double, Double, Double, Double))
    -> FrameTree.View
  {
    let parts = path.split(separator: "/")
    return FrameTree.View(
      path: path, name: String(parts.last ?? ""), kind: superview == nil ? "" : kind.name, shape: kind,
      superview: superview, depth: parts.count - 1,
      frame: LayoutRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3))
  }
  var tree = FrameTree(
    file: "a.lay", layout: "SignIn", size: ExactSize(width: Rational(375), height: Rational(667)))
  tree.scale = scale
  tree.path = path
  tree.views = [
    view("SignIn", .view, in: nil, (0, 0, 375, 667)),
    view("SignIn/form", .view, in: 0, (12, 88.5, 351, 140)),
    view("SignIn/form/email", .textField, in: 1, (20, 20, 311.3333333333333, 44)),
    view("SignIn/photo", .image, in: 0, (-8.25, 1000, 74.5, 0)),
    view("SignIn/badge", .label, in: 0, (160, 160, 47, 273)),
    view("SignIn/list", .verticalStack, in: 0, (0, 0, 0, 0)),
  ]
  tree.views[3].isHidden = true
  tree.views[4].untransformed = LayoutRect(x: 47, y: 273, width: 273, height: 47)
  tree.views[4].transform = [0, -1, 1, 0, 0, 0]
  return tree
}

@Suite struct FrameTextTests {
  @Test func whatLiesInAHiddenViewSaysSo() {
    var tree = tree()
    tree.views[1].isHidden = true
    tree.views[2].hiddenBy = 1
    let lines = frameText(tree, .plain).split(separator: "\n").map(String.init)
    #expect(lines[3].hasSuffix("140  (hidden)"))
    #expect(lines[4].hasSuffix("44  (hidden with form)"))
  }

  @Test func columnsAreAlignedByTheirDecimalPoints() {
    expectGolden(frameText(tree(), .plain), golden("frames.txt"))
  }

  @Test func titleSaysScaleAndPath() {
    let small = ExactSize(width: Rational(320), height: Rational(961, 2))
    let title = tree(scale: Rational(3), path: [small, ExactSize(width: Rational(375), height: Rational(667))]).title
    #expect(title == "SignIn at 375x667, by way of 320x480.5 @3x")
  }

  @Test func coloursChangeNothingButTheLook() {
    let coloured = frameText(tree(), Style(isOn: true))
    #expect(coloured.contains("\u{1B}[2mView"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == frameText(tree(), .plain))
  }

  @Test(arguments: [
    (351.0, "351"), (74.5, "74.5"), (101.33333333, "101.33"), (101.999, "102"), (0.005, "0.01"), (-0.001, "0"),
    (-12.25, "-12.25"), (0.1 + 0.2, "0.3"), (5.05, "5.05"), (1e17, "1e+17"), (-0.0, "0"),
  ]) func numbersHaveAtMostTwoPlaces(value: Double, text: String) {
    let (whole, fraction) = shortNumber(value)
    #expect(whole + fraction == text)
  }
}

@Suite struct FrameJSONTests {
  @Test func treeIsAnObjectOfTheDocumentedShape() throws {
    let text = frameJSON(tree(scale: Rational(3))).text()
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["layout"] as? String == "SignIn")
    #expect(object["size"] as? [String: Double] == ["width": 375, "height": 667])
    #expect(object["scale"] as? Double == 3)
    let views = try #require(object["views"] as? [[String: Any]])
    #expect(views.map { $0["path"] as? String } == tree().views.map(\.path))
    #expect(views[2]["frame"] as? [String: Double] == ["x": 20, "y": 20, "width": 311.3333333333333, "height": 44])
    #expect(views[3]["hidden"] as? Bool == true)
    #expect(views[4]["untransformedFrame"] as? [String: Double] == ["x": 47, "y": 273, "width": 273, "height": 47])
    #expect(views[5]["frame"] as? [String: Double] == ["x": 0, "y": 0, "width": 0, "height": 0])
  }

  @Test func numbersReadBackAsTheSameDoubles() throws {
    for value in [0.1, 1.0 / 3, 1e21, Double.leastNonzeroMagnitude, -1.7976931348623157e308, 375] {
      let text = JSON.array([.number(value)]).text()
      let read = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Double])
      #expect(read == [value])
    }
    #expect(jsonNumber(375) == "375")
    #expect(jsonNumber(-0.0) == "0")
    #expect(jsonNumber(.infinity) == "null")
  }

  @Test func textIsEscaped() throws {
    let nasty = "a\"b\\c\n\t\r\u{0}\u{1F}é😀"
    let text = JSON.object([(nasty, .string(nasty))]).text()
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: String] == [nasty: nasty])
  }

  @Test func membersKeepTheirOrderAndLongValuesAreBroken() {
    let long = JSON.array((0..<40).map { .integer($0 * 100) })
    #expect(JSON.object([("b", .null), ("a", .bool(true))]).text() == "{\"b\": null, \"a\": true}\n")
    #expect(JSON.object([("b", long)]).text().hasPrefix("{\n  \"b\": [\n    0,\n    100,\n"))
  }
}

@Suite struct DrawingTests {
  @Test func drawingIsWellFormed() {
    let drawing = svgDocument([tree(), tree()])
    #expect(XMLParser(data: Data(drawing.utf8)).parse())
    expectGolden(drawing, golden("frames.svg"))
  }

  @Test func viewsOfOtherScreensAreNotCutOff() throws {
    var tree = tree()
    tree.views[3].frame = LayoutRect(x: 300, y: 600, width: 200, height: 100)
    let drawing = svgDocument([tree])
    // 500 wide and 700 high, besides margins; 1000 more than that would be a screen too many.
    let width = try #require(drawing.firstMatch(of: /width="([0-9.]+)"/)).1
    #expect((500.0...540).contains(Double(width) ?? 0))
    tree.views[3].frame = LayoutRect(x: 5000, y: 600, width: 200, height: 100)
    let other = svgDocument([tree])
    #expect(other.contains("far outside: photo (5000, 600, 200, 100)"))
  }

  @Test func whatHasNoRoomIsListedBelow() {
    var tree = tree()
    tree.views[3].frame = LayoutRect(x: 20, y: 600, width: 3, height: 3)
    let drawing = svgDocument([tree])
    #expect(drawing.contains(">too small for a name, or covered: photo 3x3</text>"))
  }

  @Test func colourOfAViewIsItsOwn() {
    var tree = tree()
    tree.views[1].background = "#10203040"
    tree.views[2].background = "#102030"
    let drawing = svgDocument([tree])
    #expect(drawing.contains("fill=\"#102030\" fill-opacity=\"0.25\" stroke="))
    #expect(drawing.contains("fill=\"#ffffff\" text-anchor=\"middle\">email"))
    #expect(drawing.contains("fill=\"#1f2937\" text-anchor=\"middle\">form"))
  }

  @Test func contentOfAHiddenViewIsDrawnAsHidden() {
    var tree = tree()
    tree.views[1].isHidden = true
    tree.views[2].hiddenBy = 1
    let drawing = svgDocument([tree])
    #expect(drawing.contains("SignIn/form/email (20, 20, 311.33, 44) hidden</title>"))
    #expect(!drawing.contains(Paint.colour(of: .textField)))
  }

  /// Names stand inside their views and over no other name, in every sample at two sizes.
  @Test func namesCoverNothing() throws {
    for path in try FileManager.default.contentsOfDirectory(atPath: "Samples").sorted() where path.hasSuffix(".lay") {
      let text = try String(contentsOfFile: "Samples/\(path)", encoding: .utf8)
      let compilation = compile(path: "Samples/\(path)", bytes: Array(text.utf8), options: .solving) { name in
        (try? Data(contentsOf: URL(fileURLWithPath: name))).map { Array($0) }
      }
      for compiled in compilation.layouts {
        for size in [ExactSize(width: 320, height: 480), ExactSize(width: 1024, height: 768)] {
          var layout = Layout(compiled.program)
          layout.resize(to: LayoutEnvironment(size: size))
          var tree = FrameTree(file: path, layout: compiled.name, size: size)
          tree.views = viewRows(of: layout, compiled, scale: nil)
          let boxes = tree.screenBoxes()
          let screen = Box(minX: 0, minY: 0, maxX: size.width.double, maxY: size.height.double)
          let tags = NameTagPlacer(tree, boxes, screen: screen, area: screen, fontSize: 9).tags
          for (index, tag) in tags.enumerated() {
            #expect(!tags[..<index].contains { $0.box.intersects(tag.box) }, "\(path): \(tree.views[tag.view].path)")
            #expect(boxes[tag.view].contains(tag.box), "\(path): \(tree.views[tag.view].path)")
          }
        }
      }
    }
  }

  @Test func namesThatLookLikeMarkupAreEscaped() {
    var tree = tree()
    tree.views[1].name = "<a & \"b\">\u{1B}"
    tree.views[1].path = tree.views[1].name
    let drawing = svgDocument([tree])
    #expect(XMLParser(data: Data(drawing.utf8)).parse())
    #expect(drawing.contains("&lt;a &amp; &quot;b&quot;&gt;␛"))
  }

  @Test func turnedViewIsDrawnByItsMatrixAboutItsAnchor() {
    let drawing = svgDocument([tree()])
    let turn = "translate(183.5 296.5) matrix(0 -1 1 0 0 0) translate(-183.5 -296.5) translate(47 273)"
    #expect(drawing.contains(turn))
  }

  @Test func drawingOfASizeBeyondEveryIntegerIsDrawn() {
    var tree = tree()
    // The longest number of a command line: forty nines.
    let side = (0..<40).reduce(Rational.zero) { number, _ in number * 10 + 9 }
    tree.size = ExactSize(width: side, height: side)
    tree.views[1].frame = LayoutRect(x: -1e40, y: 1e40, width: 1e308, height: 1e308)
    #expect(XMLParser(data: Data(svgDocument([tree]).utf8)).parse())
    #expect(frameText(tree, .plain).contains("1e+308"))
  }

  @Test func viewsThousandsDeepAreDrawn() {
    var tree = tree()
    for depth in 0..<20_000 {
      var view = tree.views[1]
      view.superview = tree.views.count - 1
      view.depth = depth
      tree.views.append(view)
    }
    #expect(svgDocument([tree]).hasSuffix("</svg>\n"))
    #expect(frameText(tree, .plain).split(separator: "\n").count == tree.views.count + 2)
  }
}
