import LayAnalysis
import LayCompiler
import LayDiagnostics
import Testing

/// What UIKit leaves undefined, reported where it is written (SEMANTICS §1.6, §5.6).
@Suite struct DrawnViewsTests {
  private func found(_ body: String, sizes: String = "100x100 ... 400x400") -> [String] {
    checked("layout Screen(300x300) {\nsizes \(sizes)\n\(body)\n}\n").diagnostics.map {
      "\($0.code.id) \($0.message)"
    }
  }
  private let image =
    "view v: Image { intrinsic = 100x40; compression = 1; hugging = 1; .edges(top, leading) == superview"

  @Test(arguments: [(50, 20, true), (49, 20, false), (50, 19, false)])
  func capsNeedRoom(_ width: Int, _ height: Int, _ fits: Bool) {
    let body = "\(image); .size == \(width)x\(height); capInsets = (10, 20, 10, 30) }"
    let report = "L0538 the picture of 'v' is smaller than its caps at 300x300"
    #expect(found(body) == (fits ? [] : [report]))
  }

  @Test func capsThatFitSomewhereAreReportedWhereTheyDoNot() {
    let body = "\(image); .width == 20% * superview.width; .height == 40; capInsets = (0, 20, 0, 20) }"
    #expect(found(body) == ["L0538 the picture of 'v' is smaller than its caps at 100x100"])
    #expect(found(body, sizes: "200x200 ... 400x400") == [])
  }

  @Test(arguments: [
    ("(10, 20, 10, -1)", ["L0466 'capInsets' cannot be -1: a cap is a part of the picture"]),
    ("(10, 60, 10, 41)", ["L0466 the caps are 101 wide together, and the picture 100"]),
    ("(20, 60, 21, 40)", ["L0466 the caps are 41 high together, and the picture 40"]),
    ("(20, 60, 20, 40)", []),
  ])
  func capsArePartsOfThePicture(_ caps: String, _ reports: [String]) {
    #expect(found("\(image); .size == 100x40; capInsets = \(caps) }") == reports)
  }

  @Test func capsOfAPictureThatChangesAreNotCompared() {
    let body = "\(image); .size == 100x40; capInsets = (0, 60, 0, 40)\nwhen width > 200 { v.intrinsic.width = 200 } }"
    #expect(found(body) == [])
  }

  @Test func capsOfAComponentAreReportedOnce() {
    let text = """
      component Bubble { view v: Image { intrinsic = 100x40; capInsets = (0, 60, 0, 41); .edges == superview } }
      layout Screen(300x300) { sizes 300x300; view a: Bubble { .edges(top, leading) == superview }
        view b: Bubble { .edges(bottom, leading) == superview } }
      """
    #expect(checked(text).diagnostics.map { $0.code.id } == ["L0466"])
  }

  @Test(arguments: [
    ("mask = W", "rotate(20deg)", true), ("mask = LM+RM", "scale(50%)", true), ("mask = W", "translate(4, 4)", false),
    ("mask = RM+BM", "rotate(20deg)", false), ("allow L0521", "rotate(20deg)", false),
  ])
  func masksOfTurnedViewsAreNoted(_ mask: String, _ transform: String, _ isNoted: Bool) {
    let body = "view v { frame = (50, 50, 100, 100); \(mask); transform = \(transform) }"
    let noted = found(body, sizes: "300x300 ... 400x400").contains(
      "L0539 the mask of 'v' is applied before its transform")
    #expect(noted == isNoted)
  }

  @Test func aConditionMayTurnAView() {
    let body = "view v { frame = (50, 50, 100, 100); mask = W }\nwhen width > 350 { v.transform = rotate(5deg) }"
    #expect(found(body, sizes: "300x300 ... 400x400").contains("L0539 the mask of 'v' is applied before its transform"))
  }
}
