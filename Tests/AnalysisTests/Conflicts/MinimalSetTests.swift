import LayCompiler
import LayDiagnostics
import LayRuntime
@testable import LaySolver
import TestSupport
import Testing

@testable import LayAnalysis
@testable import LayRuntime

/// The claim that a set is minimal with all of the background, and which of several sets it is: checked by solving.
@Suite struct MinimalSetTests {
  private func compiled(_ text: String) throws -> CompiledLayout {
    let compilation = compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    #expect(!compilation.hasErrors, "\(compilation.diagnostics.map(\.message))\n\(text)")
    return try #require(compilation.layouts.first)
  }

  /// The lines of the sets of a layout of one size, with the words of the background; each claim is checked.
  private func sets(_ text: String) throws -> [(lines: [Int], background: [String], isSmallest: Bool)] {
    let layout = try compiled(text)
    var state = Layout(layout.program)
    let size = try #require(layout.designSize)
    let report = state.resize(to: LayoutEnvironment(size: size))
    let oracle = SetOracle(state)
    let map = LineMap(Array(text.utf8))
    return report.conflicts.map { conflict in
      #expect(oracle.flaws(of: conflict) == [])
      let lines = conflict.rules.compactMap { layout.place(of: $0.origin).map { map.position(of: $0.start).line } }
      return (
        lines.sorted(), layout.background(of: conflict, at: size).map(\.text), conflict.isSmallest
      )
    }
  }

  // MARK: - Background

  @Test func aHeightThatIsNotNeededWithSizesThatAreNotNegativeIsInNoSet() throws {
    let found = try sets(
      """
      layout T(100x100) {
        sizes 100x100
        view a { .edges(top, leading, trailing) == superview; .height == 44 }
        view b { .edges(leading, trailing) == superview; .height == 10 }
        b.top >= a.bottom + 4
        b.top == a.top
      }
      """)
    #expect(found.map(\.lines) == [[5, 6]])
    #expect(found[0].background == ["the height of 'a' is never negative"] && found[0].isSmallest)
  }

  @Test func theRootsLengthIsNamedWhereItTakesPart() throws {
    let found = try sets(
      """
      layout T(100x50) {
        sizes 100x50
        view a { .edges(top, leading, bottom) == superview }
        a.trailing == superview.trailing
        a.width == 120
      }
      """)
    #expect(found.map(\.lines) == [[3, 4, 5]] && found[0].background == ["'T' is 100 wide"])
  }

  @Test func aSafeAreaIsNamedWhereItTakesPart() throws {
    let layout = try compiled(
      """
      layout T(100x50) {
        sizes 100x50
        view a { .edges(leading, trailing) == superview }
        a.top == superview.safeArea.top + 8
        a.top == superview.top
      }
      """)
    var state = Layout(layout.program)
    var environment = LayoutEnvironment(size: size(100, 50))
    environment.safeArea.top = 47
    let conflict = try #require(state.resize(to: environment).conflicts.first)
    #expect(SetOracle(state).flaws(of: conflict) == [])
    #expect(
      layout.background(of: conflict, at: size(100, 50)).map(\.text)
        == ["the safe area of 'T' lies 47 inside its top edge"])
  }

  @Test func masksAndStacksAreMembersThatSomebodyWrote() throws {
    let masks = try sets(
      """
      layout T(100x50) {
        sizes 100x50
        view a { frame = (0, 0, 100, 20) }
        view b { .edges(leading, trailing) == superview; .top == superview.top; .bottom == superview.bottom }
        b.height <= a.height - 30
      }
      """)
    #expect(masks.map(\.lines) == [[3, 5]] && masks[0].background == ["the height of 'b' is never negative"])
    let stacks = try sets(
      """
      layout T(100x50) {
        sizes 100x50
        view s: HStack { spacing = 40; .edges(top, leading) == superview; .height == 10
          view a; view b; view c
        }
        s.width == 60
      }
      """)
    #expect(stacks.count == 1 && stacks[0].background.allSatisfy { $0.hasSuffix("is never negative") })
    #expect(stacks[0].background.count == 3 && stacks[0].lines == [3, 3, 3, 3, 6])
  }

  // MARK: - The smallest

  @Test func ofTwoMinimalSetsTheSmallerIsShownAndItsLastConstraintIsBroken() throws {
    let text = """
      layout T(300x100) {
        sizes 300x100
        view a { .edges(top, leading, bottom) == superview }
        view b { .edges(top, bottom) == superview; .leading == a.trailing + 10 }
        b.trailing == superview.trailing
        a.width >= 200
        a.width <= 150
        b.width >= 100
      }
      """
    let found = try sets(text)
    // What is broken for the first is still in the way of the second.
    #expect(found.map(\.lines) == [[6, 7], [3, 4, 5, 6, 8]] && found.allSatisfy(\.isSmallest))
  }

  @Test func ofSetsThatAreAsSmallThatOfFewerViewsIsShown() throws {
    let found = try sets(
      """
      layout T(300x100) {
        sizes 300x100
        view a { .edges(top, leading, bottom) == superview }
        view b { .edges(top, bottom, trailing) == superview }
        b.width >= 2 * a.width + 500
        a.width == 50
        a.width <= 20
      }
      """)
    #expect(found.map(\.lines).contains([6, 7]))
  }

  @Test func ofSetsOfAsManyViewsTheConstraintsThatAreCloseTogetherAreShown() throws {
    let found = try sets(
      """
      layout T(300x100) {
        sizes 300x100
        view a { .edges(top, leading, bottom) == superview }
        a.width == 50
        a.height == 10 @high
        a.width == 50
        a.width == 70
      }
      """)
    #expect(found.map(\.lines) == [[6, 7], [4, 7]] || found.map(\.lines) == [[6, 7]])
  }

  /// `count` views in a row that do not fit.
  private func row(_ count: Int) -> String {
    let views = (0..<count).map { index in
      let place = index == 0 ? ".leading == superview.leading" : ".leading == v\(index - 1).trailing"
      return "view v\(index) { .edges(top, bottom) == superview; .width >= 50; \(place) }"
    }
    return """
      layout T(100x100) {
        sizes 100x100
        \(views.joined(separator: "\n  "))
        v\(count - 1).trailing == superview.trailing
      }
      """
  }

  @Test func aSetOfManyMembersIsTheSmallestOnlyWhereItIsTheOnlyOne() throws {
    // Three of them do not fit: all others may be of no width, but each is needed for the way to the next.
    let found = try sets(row(4))
    #expect(found.count == 1 && found[0].lines.count == 8 && found[0].isSmallest)
    let many = try sets(row(SetSearch.exactLimit + 4))
    #expect(many.count == 1 && many[0].lines.count > SetSearch.exactLimit && !many[0].isSmallest)
  }

  /// Proofs of so many members are made smaller at their corners: with few views each, with many by rows of the background too.
  @Test(arguments: [5, 8, 14, 20], ["==", ">="])
  func ofARowThatIsTooWideNoMoreWidthsAreNamedThanNeeded(count: Int, relation: String) throws {
    let views = (0..<count).map { index in
      "  view a\(index) { .top == superview.top; .height == 10; .width \(relation) 10; .leading == "
        + (index == 0 ? "superview.leading }" : "a\(index - 1).trailing }")
    }
    let room = 10 * count - 35
    let text = (["layout T(\(room)x50) {", "  sizes \(room)x50"] + views).joined(separator: "\n")
    let found = try sets(text + "\n  a\(count - 1).trailing == superview.trailing\n}\n")
    // Each line of a view that is named has its place and its width; of three widths the rest has room without.
    let set = try #require(found.first)
    let (places, widths) = (Set(set.lines).count, set.lines.count - Set(set.lines).count)
    #expect(places == count + 1 && widths == count - 3)
  }

  @Test func aReportSaysThatTheSetIsMinimalAndWhatLaycBreaks() throws {
    func claims(_ text: String) throws -> [String] {
      Array(try onlyFinding(text).notes.map(\.text).drop { !$0.contains("remove any one") }.prefix(2))
    }
    let minimal = "if you remove any one of these constraints, the others can be satisfied"
    let broken = "layc breaks the marked constraint to continue"
    #expect(try claims(row(4)) == [minimal, broken])
    let range = row(4).replacing("sizes 100x100", with: "sizes 100x100 ... 120x100")
    #expect(try claims(range) == ["at 100x100, \(minimal)", broken])
  }

  @Test func theProofSaysWhetherTheSetIsProvedToBeSmallest() throws {
    #expect(try onlyFinding(row(4)).contradiction?.isSmallest == true)
    #expect(try onlyFinding(row(SetSearch.exactLimit + 4)).contradiction?.isSmallest == false)
  }

  @Test func evalAndCheckBreakTheSameConstraint() throws {
    for seed in 0..<cases(6, thorough: 4000) as Range<UInt64> {
      let text = RandomConflict(seed: seed).text
      let layout = try compiled(text)
      var state = Layout(layout.program)
      let size = try #require(layout.designSize)
      let report = state.resize(to: LayoutEnvironment(size: size))
      let said = describe(report, in: LayoutEnvironment(size: size), of: layout).filter { $0.code == .conflict }
      let found = checked(text).diagnostics.filter { $0.code == .conflict }
      #expect(Set(said.map(\.range)) == Set(found.map(\.range)), "seed \(seed)\n\(text)")
    }
  }

  // MARK: - At random

  @Test func setsOfLayoutsAtRandomAreMinimalAndTheSmallest() throws {
    var (found, smallest) = (0, 0)
    for seed in 0..<cases(40, thorough: 10_000) as Range<UInt64> {
      let text = RandomConflict(seed: seed).text
      let layout = try compiled(text)
      var state = Layout(layout.program)
      let report = state.resize(to: LayoutEnvironment(size: try #require(layout.designSize)))
      let oracle = SetOracle(state)
      for conflict in report.conflicts {
        found += 1
        #expect(oracle.flaws(of: conflict) == [], "seed \(seed)\n\(text)")
        if conflict.isSmallest { smallest += 1 }
        // All sets of so few members can be asked.
        guard conflict.isSmallest, conflict.rules.count <= cases(3, thorough: 5) else { continue }
        let smaller = oracle.smallerSet(than: conflict, of: report.conflicts)
        #expect(smaller == nil, "seed \(seed): \(smaller ?? [])\n\(text)")
      }
    }
    #expect(found > 20 && smallest * 10 > found * 9, "\(found) conflicts, \(smallest) of them smallest")
  }
}

/// A layout of one size with more constraints than can hold.
struct RandomConflict {
  private(set) var text = ""
  private var dice: SeededGenerator

  init(seed: UInt64) {
    dice = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...4, using: &dice)
    var lines = (0..<count).map { view($0) }
    for _ in 0..<Int.random(in: 2...6, using: &dice) { lines.append("  " + constraint(among: count)) }
    text = "layout T(100x100) {\n  sizes 100x100\n\(lines.joined(separator: "\n"))\n}\n"
  }

  private mutating func view(_ index: Int) -> String {
    switch Int.random(in: 0..<6, using: &dice) {
    case 0:
      "  view v\(index) { frame = (\(number(40)), 0, \(number(90)), 20)\(Bool.random(using: &dice) ? "; mask = W" : "") }"
    case 1: "  view v\(index) { .edges(top, bottom, leading, trailing) == superview }"
    case 2: "  view v\(index): Label { text = \"Some text\"; .edges(top, leading) == superview }"
    default: "  view v\(index) { .edges(top, bottom) == superview }"
    }
  }

  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0...limit, using: &dice) }

  private mutating func constraint(among count: Int) -> String {
    let (a, b) = (number(count - 1), number(count - 1))
    let relation = ["==", "==", "<=", ">="][number(3)]
    switch number(6) {
    case 0: return "v\(a).width \(relation) \(number(120))"
    case 1: return "v\(a).width \(relation) \(a == b ? "0.5 * superview.width" : "v\(b).width + \(number(30))")"
    case 2: return "v\(a).leading \(relation) superview.leading + \(number(60))"
    case 3: return "v\(a).trailing \(relation) superview.trailing - \(number(60))"
    case 4:
      return a == b
        ? "v\(a).width \(relation) \(number(90))" : "v\(a).leading \(relation) v\(b).trailing + \(number(40))"
    case 5:
      return a == b ? "v\(a).centerX == superview.centerX" : "v\(a).leading \(relation) v\(b).leading + \(number(40))"
    default: return "v\(a).width \(relation) 2 * v\(a).height - \(number(20))"
    }
  }
}
