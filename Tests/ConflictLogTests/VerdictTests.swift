import LayNumbers
import Testing

@testable import LayConflictLog

/// The verdicts on logs, and their proofs.
@Suite struct VerdictTests {
  private func report(_ items: String...) -> LogReport {
    LogReport(readLogs(Array(items.joined(separator: "\n").utf8))[0])
  }

  @Test func theSmallestSetIsFound() throws {
    let found = report(
      "<NSLayoutConstraint:0x1 S:0xa.height == 24>", "<NSLayoutConstraint:0x2 V:|-(21)-[S:0xa]   (Names: '|':H:0xb )>",
      "<NSLayoutConstraint:0x3 V:[S:0xa]-(9)-|   (Names: '|':H:0xb )>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' H:0xb.height == 2.22507e-308>")
    let conflict = try #require(found.conflict)
    #expect(conflict.items == [1, 2, 3] && conflict.isMinimal && conflict.isSmallest && conflict.excess == 30)
    #expect(conflict.facts == [.size(LoggedSide(0, .height))])
    #expect(found.blame == .system(.encapsulated) && found.cause == .firstPass(view: 1))
    #expect(found.fixes.map { $0.isEnough } == [true])
    #expect(found.fixes[0].code[0] == "let bottom = s.bottomAnchor.constraint(equalTo: h.bottomAnchor, constant: -9)")
  }

  @Test func spacesWithoutASignAreEither() {
    let rest = "<NSLayoutConstraint:0x2 A:0xa.bottom == B:0xb.bottom + %>"
    let space = "<_UISystemBaselineConstraint:0x1 A:0xa.bottom <= B:0xb.bottom NSLayoutAnchorConstraintSpace(8)>"
    #expect(report(space, rest.replacing("%", with: "9")).conflict?.items == [0, 1])
    #expect(report(space, rest.replacing("%", with: "5")).conflict == nil)
  }

  @Test func contentOfScrollViewsHasEdgesOfItsOwn() throws {
    let ends = [
      "<NSLayoutConstraint:0x1 V:|-(0)-[UILabel:0xa]   (active, names: '|':UIScrollView:0xb )>",
      "<NSLayoutConstraint:0x2 UIScrollView:0xb.bottom == UILabel:0xa.bottom   (active)>",
    ]
    let heights = [
      "<NSLayoutConstraint:0x3 UILabel:0xa.height == 900   (active)>",
      "<NSLayoutConstraint:0x4 UIScrollView:0xb.height == 400   (active)>",
      "<NSLayoutConstraint:0x5 UILabel:0xa.height == UIScrollView:0xb.height   (active)>",
    ]
    // The content is as high as the label, whatever the height of the frame.
    let found = report(ends[0], ends[1], heights[0], heights[1], heights[2])
    #expect(found.conflict?.items == [2, 3, 4])
    // Edges that the superview has a say in are the frame's.
    let frame = report(
      "<NSLayoutConstraint:0x6 V:|-(0)-[UIScrollView:0xb]   (active, names: '|':UIView:0xc )>",
      "<NSLayoutConstraint:0x7 UIView:0xc.bottom == UIScrollView:0xb.bottom   (active)>",
      "<NSLayoutConstraint:0x8 UIView:0xc.height == 500   (active)>", heights[1])
    #expect(frame.conflict?.items.count == 4)
    // Between edges of the content, the sum names it.
    let content = report(
      ends[0], ends[1], heights[0],
      "<NSLayoutConstraint:0x9 V:[UILabel:0xa]-(5)-|   (active, names: '|':UIScrollView:0xb )>")
    #expect(content.conflict?.items == [1, 3])
    let item = content.log.items[1]
    #expect(content.log.words(item.relations[0]) == "the content of UIScrollView.bottom == UILabel.bottom")
    let code = FixCode(content.log, .swift).lowered(item)[0]
    #expect(code == "let bottom = scrollView.contentLayoutGuide.bottomAnchor.constraint(equalTo: label.bottomAnchor)")
    // An app's log has a conflict: without one in this reading, edges are the frame's.
    #expect(report(ends[0], ends[1], heights[0], heights[1]).conflict?.items.count == 4)
  }

  @Test func theRequiredPriorityOfAContentIsLowered() {
    let content = "<NSContentSizeLayoutConstraint:0x1 H:[UILabel:0xa(100)] Hug:1000 CompressionResistance:1000>"
    let wide = report(content, "<NSLayoutConstraint:0x2 UILabel:0xa.width == 200>")
    #expect(wide.fixes.map { $0.isEnough } == [true])
    #expect(wide.fixes[0].code == ["label.setContentHuggingPriority(.defaultLow, for: .horizontal)"])
    let narrow = report(content, "<NSLayoutConstraint:0x2 UILabel:0xa.width == 50>")
    #expect(narrow.fixes[0].code == ["label.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)"])
    // Another conflict remains, but the priority that takes part is the same.
    let other =
      "<NSLayoutConstraint:0x3 B:0xb.width == 10>\n<NSLayoutConstraint:0x4 B:0xb.width == 11>\n<NSLayoutConstraint:0x5 B:0xb.width == B:0xb.height>"
    let both = report(content, "<NSLayoutConstraint:0x2 UILabel:0xa.width >= 200>", other)
    let fix = both.fixes[0]
    #expect(both.conflict?.items == [2, 3] || fix.code == wide.fixes[0].code && !fix.isEnough, "\(fix)")
  }

  @Test func logsThatDifferAreCountedApart() {
    func count(_ messages: [[String]]) -> Int {
      readLogs(Array(messages.map { message($0) }.joined(separator: "\n").utf8)).count
    }
    let gap = "<NSLayoutConstraint:0x1 A:0xa.bottom == B:0xb.bottom>"
    #expect(
      count([
        ["<NSLayoutConstraint:0x2 A:0xa.bottom == B:0xb.bottom + 8>", gap],
        ["<_UISystemBaselineConstraint:0x2 A:0xa.bottom == B:0xb.bottom NSLayoutAnchorConstraintSpace(8)>", gap],
      ]) == 2)
    // Equal widths, whose ends have other lengths.
    func chain(_ first: Int, _ ends: [Int]) -> [String] {
      let links = (first..<first + 7).map { "<NSLayoutConstraint:0xa\($0) X:0x\($0).width == X:0x\($0 + 1).width>" }
      return links + [
        "<NSLayoutConstraint:0xb\(first) X:0x\(first).width == \(ends[0])>",
        "<NSLayoutConstraint:0xc\(first) X:0x\(first + 7).width == \(ends[1])>",
      ]
    }
    func both(_ one: [Int], _ other: [Int]) -> [String] { chain(100, one) + chain(200, other) }
    #expect(count([both([10, 20], [30, 30]), both([10, 30], [30, 20])]) == 2)
  }

  @Test func directionIsSaidWhereItMatters() throws {
    let items = [
      "<NSLayoutConstraint:0x1 A:0xa.leading == B:0xb.leading + 5>",
      "<NSLayoutConstraint:0x2 A:0xa.left == B:0xb.left + 7>",
      "<NSLayoutConstraint:0x3 A:0xa.width == B:0xb.width>",
    ]
    let both = report(items[0], items[1])
    #expect(both.conflict?.direction == .leftToRight)
    let left = report(items[0], items[1], items[2])
    #expect(left.conflict?.items == [0, 1])
    let mirrored = report(
      items[0], "<NSLayoutConstraint:0x2 A:0xa.left == B:0xb.left + 5>", items[2])
    #expect(mirrored.conflict?.direction == .rightToLeft)
    let none = report(items[0], "<NSLayoutConstraint:0x4 A:0xa.leading == B:0xb.leading + 6>")
    #expect(none.conflict != nil && none.conflict?.direction == nil)
  }

  @Test func roundedNumbersAreNoConflict() {
    let ratio = "<NSLayoutConstraint:0x1 A:0xa.width == A:0xa.height * 0.333333>"
    let width = "<NSLayoutConstraint:0x2 A:0xa.width == 100>"
    let near = report(ratio, width, "<NSLayoutConstraint:0x3 A:0xa.height == 300>")
    guard case .rounded = near.verdict else {
      Issue.record("\(near.verdict)")
      return
    }
    #expect(report(ratio, width, "<NSLayoutConstraint:0x3 A:0xa.height == 301>").conflict != nil)
    // Numbers that are printed differently are different.
    let wide = report(
      "<NSLayoutConstraint:0x1 A:0xa.width == 100000>", "<NSLayoutConstraint:0x2 A:0xa.width == 100001>")
    #expect(wide.conflict?.excess == 1)
    // Three thirds are as wide as the whole.
    let chain = ["H:|-(0)-[X:0xa]", "H:[X:0xa]-(0)-[X:0xb]", "H:[X:0xb]-(0)-[X:0xc]", "H:[X:0xc]-(0)-|"].enumerated()
      .map {
        "<NSLayoutConstraint:0x1\($0) \($1)   (active, names: '|':S:0xf )>"
      }
    let thirds = ["a", "b", "c"].map {
      "<NSLayoutConstraint:0x2\($0) X:0x\($0).width == 0.333333*S:0xf.width   (active)>"
    }
    let whole = "<NSLayoutConstraint:0x3 S:0xf.width == 375   (active)>"
    guard case .rounded = report((chain + thirds + [whole]).joined(separator: "\n")).verdict else {
      Issue.record("not rounded")
      return
    }
    // A large number elsewhere leaves no more open.
    let large = "<NSLayoutConstraint:0x7 E:0xe.width <= 3.40282e+38>"
    let third = "<NSLayoutConstraint:0x8 X:0xa.width == 0.333333*S:0xf.width>"
    #expect(report(third, whole, large, "<NSLayoutConstraint:0x9 X:0xa.width == 300>").conflict?.items == [0, 1, 3])
    // What rounding explains hides no other conflict.
    let pair = ["X:0xd.height == 0.5625*X:0xd.width", "X:0xd.width == 1.77778*X:0xd.height", "X:0xd.width == 320"]
      .enumerated().map {
        "<NSLayoutConstraint:0x4\($0) \($1)   (active)>"
      }
    let other = ["<NSLayoutConstraint:0x5 X:0xe.width == 1>", "<NSLayoutConstraint:0x6 X:0xe.width == 2>"]
    #expect(report((pair + other).joined(separator: "\n")).conflict?.items == [3, 4])
  }

  @Test func duplicatesAreNamed() {
    let found = report(
      "<NSLayoutConstraint:0x1 A:0xa.firstBaseline == B:0xb.lastBaseline + 18>",
      "<NSLayoutConstraint:0x2 A:0xa.firstBaseline == B:0xb.lastBaseline + 18>")
    #expect(found.feasibleReasons.first == .duplicates(0, 1))
  }

  @Test func optionalConstraintsDoNotConflict() {
    #expect(
      report("<NSLayoutConstraint:0x1 A:0xa.width == 4>", "<NSLayoutConstraint:0x2 A:0xa.width == 5 @999>").conflict
        == nil)
  }

  @Test func aConstraintMayConflictAlone() {
    #expect(report("<NSLayoutConstraint:0x1 A:0xa.width == A:0xa.width + 5>").conflict?.items == [0])
    #expect(report("<NSLayoutConstraint:0x1 A:0xa.width == -5>").conflict?.items == [0])
  }

  @Test func whatWasNotReadIsNotKnown() {
    let found = report("<NSLayoutConstraint:0x1 A:0xa.width == 4>", "<NSLayoutConstraint:0x2 A:0xa.colour == 4>")
    guard case .unknown = found.verdict else {
      Issue.record("\(found.verdict)")
      return
    }
  }

  @Test func positionsWithMultipliersCountFromTheSuperview() throws {
    // B is at 30 in C; A in the middle of the left half of B, whatever the place of B.
    let half = "<NSAutoresizingMaskLayoutConstraint:0x1 h=&-& v=--& A:0xa.midX == B:0xb.midX * 0.5>"
    let place = "<NSLayoutConstraint:0x2 H:|-(30)-[B:0xb](LTR)   (Names: '|':C:0xc )>"
    let width = "<NSLayoutConstraint:0x3 B:0xb.width == 80>"
    let left = "<NSLayoutConstraint:0x4 A:0xa.centerX == B:0xb.left + %>"
    #expect(report(half, place, width, left.replacing("%", with: "20")).conflict == nil)
    let wrong = report(half, place, width, left.replacing("%", with: "21"))
    #expect(wrong.conflict?.items == [0, 2, 3])
    let text = try #require(wrong.layText(named: "Log"))
    #expect(text.contains("a.centerX == 0.5 * b.centerX + 0.5 * b.left"))
  }

  @Test func positionsInAnUnknownSuperviewProveNothing() {
    let half = "<NSLayoutConstraint:0x1 A:0xa.centerX == B:0xb.centerX * 0.5>"
    let found = report(half, "<NSLayoutConstraint:0x2 A:0xa.centerX == B:0xb.centerX + 5>")
    #expect(found.conflict == nil && found.feasibleReasons == [.unnamedSuperview(0)])
  }
}
