import Foundation
import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayJSON
import LayRendering
import LayRuntime
import Testing

@testable import LayPage

/// Pages as text: their data, their policy, and what a hostile file cannot do.
@Suite struct PageDataTests {
  private func input(_ text: String, file: String = "a.lay") throws -> PageInput {
    let compilation = compile(path: file, bytes: Array(text.utf8), options: .solving) { _ in nil }
    #expect(!compilation.hasErrors, "\(compilation.diagnostics.map(\.message))")
    let layout = try #require(compilation.layouts.first)
    let map = try #require(sizeMaps(of: compilation, options: CheckOptions()).first)
    var input = PageInput(
      file: file, layout: layout, sources: compilation.files.map(SourceText.init), ranges: map.ranges,
      variants: [PageInput.Variant(LayoutEnvironment(size: .zero))])
    input.map = map
    return input
  }

  private let split = """
    layout Split(480x667) {
      sizes 320x320 ... 1366x1366
      view sidebar { .width == 200; .edges(leading, top, bottom) == superview }
      view content { .width >= 240; .edges(trailing, top, bottom) == superview; .leading == sidebar.trailing }
    }
    """

  private func member(_ name: String, of data: JSON) throws -> JSON {
    guard case .object(let members) = data else { throw Missing() }
    return try #require(members.first { $0.0 == name }).1
  }

  private struct Missing: Error {}

  private func array(_ name: String, of data: JSON) throws -> [JSON] {
    guard case .array(let values) = try member(name, of: data) else { throw Missing() }
    return values
  }

  @Test func dataHasTheViewsTheMapAndTheFunctionsOfFrames() throws {
    let data = pageData(try input(split))
    #expect(try array("views", of: data).count == 3)
    #expect(try array("variants", of: data).count == 1)
    let text = pageDataText(data)
    #expect(text.contains(#""name":"sidebar""#) && text.contains(#"[0,440,"conflict below (sidebar, content)","#))
    // The width of the content: (-200 + 1 W + 0 H) / 1.
    #expect(text.contains("-200,1,0,1"))
    #expect(text.contains("sidebar.width == 200") || text.contains(".width == 200"))
  }

  @Test func breakpointsHaveShortWordsOnceALength() throws {
    let layout = """
      layout A(500x500) {
        sizes 300x300 ... 600x600
        view a { frame = (0, 0, 40, 40) }
        view b { frame = (50, 0, 40, 40) }
        when width >= 400 { a.alpha = 0.5 }
        assert a.width >= root.width - 410
        assert b.width >= root.width - 410
      }
      """
    let text = pageDataText(pageData(try input(layout)))
    #expect(text.contains(#"[0,400,"condition width >= 400",[5,"#), "\(text)")
    #expect(text.split(separator: "[0,450,").count == 2, "\(text)")
  }

  @Test func sizesWithoutProofHaveSamples() throws {
    let data = pageData(try input(split))
    let variant = try #require(try array("variants", of: data).first)
    let samples = try array("samples", of: variant)
    #expect(!samples.isEmpty && samples.count <= SampledSizes.most)
  }

  @Test func viewsThatScrollClipUnlessTheFileSaysOtherwise() throws {
    let layout = """
      layout A(300x300) {
        sizes 200x200 ... 400x400
        view list: ScrollView {
          .edges == superview; clipsToBounds = CLIPS
          view long { .edges == superview; .width == list.width; .height == 900 }
        }
      }
      """
    func text(_ clips: String) throws -> String {
      pageDataText(pageData(try input(layout.replacing("clipsToBounds = CLIPS", with: clips))))
    }
    #expect(try text("").contains(#""clips":1"#))
    #expect(try !text("clipsToBounds = false").contains(#""clips":1"#))
  }

  @Test func scrollViewsHaveTheSizesOfTheirContent() throws {
    let layout = """
      layout A(300x300) {
        sizes 200x200 ... 400x400
        view list: ScrollView {
          .edges == superview
          view long {
            .edges(top, leading, trailing) == superview; .width == list.width; .height == 900; .bottom == superview.bottom - 37
          }
        }
      }
      """
    let data = pageData(try input(layout))
    let text = pageDataText(data)
    #expect(text.contains(#""name":"list","kind":"ScrollView","shape":"scroll","content":0"#), "\(text)")
    // The height of the content: the subview and the distance below it, at all sizes.
    #expect(text.contains("937,0,0,1"))
    let variant = try #require(try array("variants", of: data).first)
    let part = try #require(try array("parts", of: variant).first)
    // Four numbers of three views, and of the content of one.
    #expect(part.array?[1].array?.first?.array?.count == 16)
  }

  // MARK: Constraints

  /// A member of the data as text.
  private func text(_ name: String, of data: JSON) throws -> String { pageDataText(try member(name, of: data)) }

  @Test func constraintsHaveTheirAnchorsOnce() throws {
    let layout = """
      layout A(300x300) {
        sizes 200x200 ... 400x400
        view a {
          alignmentInsets = (1, 2, 3, 4)
          .leading == superview.leading + 8
          .width >= 40
          .width == 2 * b.width + 6 @high
          .centerY == superview.centerY
          .height == 50
        }
        view b { .trailing == superview.trailing - 5; .top == superview.top; .width == 30; .height == a.width + 2 * a.height }
      }
      """
    let data = pageData(try input(layout))
    // Of a: left and its width without 2 + 4 points, which begins 2 from the left; its middle, 1 - 2 / 2 lower.
    let anchors = try text("anchors", of: data)
    #expect(anchors.hasPrefix("[[1,0,2],[0,0],[1,3,-6,2],[2,3],[1,5,-1],[0,5],[1,7,-4,1],[2,2],[0,2],"), "\(anchors)")
    let rows = try array("rows", of: data).map {
      pageDataText($0).split(separator: ",").dropFirst().joined(separator: ",")
    }
    #expect(rows.prefix(6) == ["0,8,0,1]", "2,40,2]", "0,6,2,3,2]", "0,0,4,5]", "0,50,6]", "0,-5,7,8]"], "\(rows)")
    // A sum of three terms has its text alone.
    #expect(rows.last == "", "\(rows)")
  }

  @Test func constraintsOfRightToLeftLayoutsCountFromTheLeft() throws {
    var own = try input(
      """
      layout A(300x300) {
        sizes 200x200 ... 400x400
        view a { .leading >= superview.leading + 8; .size == 10x10; .top == superview.top; .trailing == superview.trailing - 4 @high }
      }
      """)
    own.variants[0].environment.direction = .rightToLeft
    let data = pageData(own)
    let rows = try text("rows", of: data)
    // The right edge of a is at most that of the root minus 8.
    #expect(rows.hasPrefix("[[") && rows.contains(",1,-8,0,1]") && rows.contains(",0,4,"), "\(rows)")
    #expect(try text("anchors", of: data).hasPrefix("[[1,2],[0,2],"))
  }

  @Test func guidesAreSumsOfViewsAtAllSizes() throws {
    let layout = """
      layout A(300x300) {
        sizes 200x200 ... 400x400
        margins = (8, 16, 8, 16)
        guide half { .width == 0.5 * root.width; .height == 20; .leading == superview.leading; .top == superview.top }
        view a { .edges(leading, trailing) == margins; .top == half.bottom; .height == 20 }
      }
      """
    let data = pageData(try input(layout))
    #expect(try text("guides", of: data) == #"[["half",0],["margins",0]]"#)
    // Left and width of the margins: 16, and the width of the root minus 32.
    let sums = try text("sums", of: data)
    #expect(sums.contains("[16]") && sums.contains("[-32,2,1]"), "\(sums)")
    #expect(try text("affines", of: data).contains("0,1,0,2"))
  }

  @Test func conflictsHaveTheirSumsAsFunctionsOfTheSize() throws {
    let data = pageData(try input(split))
    let conflicts = try array("conflicts", of: data)
    #expect(conflicts.count == 1)
    // The broken constraint, that both edges meet, and the four that contradict it.
    let parts = try #require(conflicts.first?.array)
    #expect(parts[0].integer == 8 && parts[1].array?.count == 5, "\(pageDataText(.array(parts)))")
    let affines = try array("affines", of: data).map { $0.integer ?? 0 }
    let functions = (parts[2].array ?? []).map { part in Array(affines[(4 * (part.integer ?? 0))...].prefix(4)) }
    #expect(Set(functions) == [[-200, 0, 0, 1], [-240, 0, 0, 1], [0, 1, 0, 1]], "\(functions)")
  }

  @Test func ambiguousSizesHaveTheirGhosts() throws {
    let layout = """
      layout A(300x300) {
        sizes 200x200 ... 400x400
        view a { .top == superview.top; .leading == superview.leading; .height == 60; .width <= 200; .width >= 80 }
      }
      """
    var own = try input(layout)
    #expect(
      pageDataText(pageData(own)).contains(#"[],[["a.width = 200",0,[[0,0,200,60]]]]"#),
      "\(pageDataText(pageData(own)))")
    // While a text is written, its proofs have them.
    own.proves = false
    #expect(!pageDataText(pageData(own)).contains("a.width = 200"))
  }

  @Test func segmentedControlsHaveTheirTitles() throws {
    let layout = """
      layout A(300x300) {
        sizes 200x200 ... 400x400
        view days: SegmentedControl { segments = ["Day", "Week"]; .edges(top, leading, trailing) == superview }
      }
      """
    let text = pageDataText(pageData(try input(layout)))
    #expect(text.contains(#""font":13"#) && text.contains(#""segments":["Day","Week"]"#), "\(text)")
  }

  // MARK: Pictures

  private func pictures(_ settings: String, _ bytes: [String: Int]) throws -> JSON {
    var own = try input("layout A(100x100) {\n  \(settings)\n}\n")
    own.findPicture = { name in
      bytes[name].map {
        PagePicture(
          file: "ui/\(name).png", size: ExactSize(width: 40, height: 20), address: "data:image/png;base64,\(name)",
          bytes: $0)
      }
    }
    return pageData(own)
  }

  @Test func picturesAreInTheDataOnceWithTheirPlaces() throws {
    let data = try pictures(
      """
      view a: Image { image = "logo"; frame = (0, 0, 10, 10) }
        view b: Image { image = "logo"; frame = (10, 0, 10, 10); contentMode = center; intrinsic = 4x3 }
        view c: Image { image = "logo"; frame = (20, 0, 10, 10); contentMode = topLeft }
        view d: Image { image = "none"; frame = (30, 0, 10, 10) }
        view e: Image { image = "logo"; intrinsic = 9x9; capInsets = (3, 3, 3, 3); frame = (40, 0, 10, 10) }
      """, ["logo": 100])
    let text = pageDataText(data)
    #expect(text.contains(#""pictures":[["logo","data:image/png;base64,logo"]]"#), "\(text)")
    #expect(text.contains(#""picture":[0,"scaleToFill",40,20]"#) && text.contains(#""picture":[0,"center",4,3]"#))
    #expect(text.contains(#""picture":[0,"topLeft",40,20]"#))
    // Neither a picture without a file nor one with cap insets.
    #expect(text.split(separator: #""picture":"#).count == 4 && !text.contains("pictureProblems"))
    #expect(pageText(data, title: "A").contains("img-src data:;"))
  }

  @Test func picturesBeyondTheLimitAreLeftOutByName() throws {
    let text = pageDataText(
      try pictures(
        """
        view a: Image { image = "first"; frame = (0, 0, 10, 10) }
          view b: Image { image = "second"; frame = (10, 0, 10, 10) }
          view c: Image { image = "third"; frame = (20, 0, 10, 10) }
        """, ["first": mostPictureBytes - 1, "second": 2, "third": 1]))
    #expect(text.contains(#""pictures":[["first","data:image/png;base64,first"],["third","#), "\(text)")
    #expect(
      text.contains(
        #""pictureProblems":["'ui/second.png' is not shown: the pictures of a page have at most 1000000 bytes"]"#))
  }

  @Test func picturesDoNotCountForVariants() throws {
    var own = try input("layout A(100x100) {\n  view a: Image { image = \"logo\"; frame = (0, 0, 10, 10) }\n}\n")
    let address = "data:image/png;base64,\(String(repeating: "A", count: 10_000))"
    own.findPicture = { PagePicture(file: $0, size: .zero, address: address, bytes: 7500) }
    var mirrored = LayoutEnvironment(size: .zero)
    mirrored.direction = .rightToLeft
    own.variants.append(PageInput.Variant(mirrored))
    own.mostBytes = 9000
    #expect(try array("variants", of: pageData(own)).count == 2)
  }

  @Test func allDataCountForVariants() throws {
    var own = try input(split)
    var mirrored = LayoutEnvironment(size: .zero)
    mirrored.direction = .rightToLeft
    own.variants.append(PageInput.Variant(mirrored))
    let bytes = pageDataText(pageData(own)).utf8.count
    own.mostBytes = bytes
    #expect(try array("variants", of: pageData(own)).count == 2)
    // Of this, most is neither of variants nor of tables.
    own.mostBytes = bytes - 100
    #expect(try array("variants", of: pageData(own)).count == 1)
    #expect(pageDataText(pageData(own)).utf8.count <= own.mostBytes)
    #expect(pageScript.utf8CodeUnitCount + pageStyle.utf8CodeUnitCount + pageMarkup.utf8CodeUnitCount < 100_000)
  }

  @Test func aPageNamesItsHashesAndNoOtherSource() throws {
    let text = pageText(pageData(try input(split)), title: "Split")
    #expect(text.contains("default-src 'none'; script-src 'sha256-"))
    #expect(!text.contains("connect-src") && !text.contains("http://www.w3.org/1999") && !text.contains("<script src"))
    let live = pageText(.object([]), title: "Split", options: PageOptions(script: "/live.js?a=1&b"))
    #expect(live.contains("connect-src 'self'") && live.contains("<script src=\"/live.js?a=1&amp;b\">"))
  }

  @Test func namesAndTextsCannotEndTheData() throws {
    let hostile = """
      layout A(100x100) {
        view a: Label { .text = "</script><script>alert(1)</script><!--"; .top == superview.top; .left == superview.left }
      }
      """
    let text = pageText(pageData(try input(hostile)), title: "</title><script>")
    #expect(!text.contains("alert(1)</script>") && text.contains("\\u003c/script>\\u003cscript>alert(1)"))
    #expect(!text.contains("</title><script>"))
    #expect(text.split(separator: "<script").count == 3)
  }

  @Test func variantsBeyondTheLimitAreLeftOutByName() throws {
    var own = try input(split)
    var mirrored = LayoutEnvironment(size: .zero)
    mirrored.direction = .rightToLeft
    own.variants.append(PageInput.Variant(mirrored))
    own.mostBytes = 100
    let data = pageData(own)
    #expect(try array("variants", of: data).count == 1)
    #expect(pageDataText(data).contains(#""leftOut":["base, rtl, large"]"#))
  }

  @Test func changesOfAVectorAreItsPlacesAndNumbers() {
    var vector = ChangedVector()
    #expect(pageDataText(vector.changes(to: [1, 2, 3])) == "[[1,2,3]]")
    #expect(pageDataText(vector.changes(to: [1, 5, 3])) == "[1,5]")
    #expect(pageDataText(vector.changes(to: [1, 5, 3])) == "[]")
  }

  @Test func coefficientsAreWholeNumbersOverOneDenominator() {
    let value = Affine(Rational(1, 6), width: Rational(1, 4), height: -2)
    #expect(pageDataText(.array(value.wholeNumbers)) == "[2,3,-24,12]")
    #expect(pageDataText(exactJSON(Rational(-7, 2))) == #""-7/2""#)
  }

  /// Texts of the page have the contrast of WCAG's level AA on their backgrounds: 4.5.
  @Test func textsAreLegible() throws {
    let (script, style) = ("\(pageScript)", "\(pageStyle)")
    func values(_ text: String) -> [String: String] {
      Dictionary(
        text.matches(of: /([a-z][a-z-]*):"?(#[0-9a-f]{6})/).map { (String($0.1), String($0.2)) },
        uniquingKeysWith: { a, _ in a })
    }
    for name in ["light", "dark"] {
      let line = try #require(script.split(separator: "\n").first { $0.hasPrefix("\(name):{") })
      let colours = values(String(line))
      for ink in ["ink", "pale", "tint"] {
        for ground in ["back", "field"] where !(ink == "tint" && ground == "field") {
          #expect(try contrast(colours[ink], colours[ground]) >= 4.5, "\(name): \(ink) on \(ground)")
        }
      }
    }
    let colours = values(style)
    let words = [
      "ink", "pale", "accent", "mark", "proved", "not-decided", "unhealthy", "ambiguous", "assertion-fails", "conflict",
    ]
    for word in words {
      for ground in ["back", "panel"] {
        #expect(try contrast(colours[word], colours[ground]) >= 4.5, "\(word) on \(ground)")
      }
    }
  }

  /// So do labels of dimension lines, light and dark.
  @Test func labelsOfLinesAreLegible() throws {
    for selector in ["#picture{--paper:", "#picture.dark{--paper:"] {
      let rule = try #require("\(pageStyle)".split(separator: "\n").first { $0.hasPrefix(selector) })
      let colours = Dictionary(
        uniqueKeysWithValues: rule.matches(of: /--([a-z]+):(#[0-9a-f]{6})/).map { (String($0.1), String($0.2)) })
      for state in ["binding", "slack", "unmet", "conflicting", "broken"] {
        #expect(try contrast(colours[state], colours["paper"]) >= 4.5, "\(selector) \(state)")
      }
    }
  }

  private func contrast(_ colour: String?, _ ground: String?) throws -> Double {
    func luminance(_ colour: String?) throws -> Double {
      let digits = try #require(colour).dropFirst()
      let value = try #require(UInt32(digits, radix: 16))
      let parts = [16, 8, 0].map { shift -> Double in
        let share = Double(value >> UInt32(shift) & 255) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let both = try [luminance(colour), luminance(ground)].sorted()
    return (both[1] + 0.05) / (both[0] + 0.05)
  }
}
