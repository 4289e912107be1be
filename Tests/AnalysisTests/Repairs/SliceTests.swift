import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

@Suite struct SliceTests {
  private func layout(_ text: String) throws -> CompiledLayout {
    let compilation = compile(path: "a.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    #expect(!compilation.hasErrors)
    return try #require(compilation.layouts.first)
  }

  /// The names of the views that a trial looks at which touches `name`.
  private func views(around name: String, in text: String) throws -> [String] {
    let layout = try layout(text)
    let index = try #require(layout.program.views.firstIndex { $0.name == name })
    let found = SliceCover(layout.program).views(around: [ViewID(index)], layout.assertions)
    return found.indices.filter { found[$0] }.map { layout.program.views[$0].name }
  }

  private let screen = """
    layout A(375x667) {
      view list { .edges == superview; view row { .edges(top, leading) == superview; .size == 40x40 } }
      view a { .edges(top, leading) == safeArea; .size == 20x20; view inner { .size == 5x5; .center == superview } }
      view b { .leading == a.trailing; .top == superview.top; .size == 20x20 }
      view c { .edges(bottom, trailing) == superview; .size == 20x20 }
      view d { frame = (1, 2, 3, 4); mask = W }
      assert c.leading >= d.trailing
    }
    """

  @Test func aTrialLooksAtWhatAConstraintRelatesAndAtWhatLiesInIt() throws {
    #expect(try views(around: "a", in: screen) == ["a", "inner", "b"])
  }

  @Test func aTrialLooksAtWhatAViewLiesInButNotAtWhatElseLiesThere() throws {
    #expect(try views(around: "row", in: screen) == ["list", "row"])
  }

  @Test func aTrialLooksAtViewsThatAnAssertionCompares() throws {
    #expect(try views(around: "d", in: screen) == ["c", "d"])
  }

  @Test func aStackIsLookedAtWithAllThatItArranges() throws {
    let text = """
      layout A(375x667) {
        stack: HStack { .edges(top, leading) == superview; view one { .size == 5x5 }; view two { .size == 5x5 } }
        view other { .edges(bottom, leading) == superview; .size == 5x5 }
      }
      """.replacing("stack: HStack", with: "view stack: HStack")
    #expect(try views(around: "two", in: text) == ["stack", "one", "two"])
  }

  private func report(ofWidth width: Int) throws -> SliceReport {
    let text = "layout A(100x100) { view a { .edges(leading, trailing) == superview; .width == \(width) } }"
    let whole = try layout(text)
    let slice = LayoutSlice(
      layout: whole, views: whole.program.views.indices.map { ViewID($0) },
      constraints: whole.program.constraints.indices.map { ConstraintID($0) })
    var options = CheckOptions()
    options.sizes = [ExactSize(width: 100, height: 100)]
    return SliceReport(slice, of: nil, options)
  }

  @Test func whatIsAskedAboutAConflictIsPartOfTheEffort() throws {
    let (free, broken) = (try report(ofWidth: 100), try report(ofWidth: 101))
    #expect(free.conflicts.isEmpty && broken.conflicts.count == 1)
    let rows = broken.proofs.map { $0.budget.rows }.reduce(0, +)
    #expect(broken.effort > rows + broken.layout.program.views.count)
    #expect(free.effort == free.proofs.map { $0.budget.rows }.reduce(0, +) + free.layout.program.views.count)
  }

  @Test func aPictureThatIsKeptIsNotLaidOutAgain() throws {
    let pictures = try report(ofWidth: 101).pictures
    let place = LayoutEnvironment(size: ExactSize(width: 90, height: 100))
    let first = pictures.picture(in: place, isKept: true)
    let effort = pictures.effort
    #expect(effort > 0 && first.report.conflicts.count == 1)
    #expect(pictures.picture(in: place, isKept: true).report == first.report && pictures.effort == effort)
    _ = pictures.picture(in: LayoutEnvironment(size: ExactSize(width: 80, height: 100)), isKept: false)
    _ = pictures.picture(in: LayoutEnvironment(size: ExactSize(width: 80, height: 100)), isKept: false)
    #expect(pictures.effort > 2 * effort)
  }

  @Test func aRegionIsCoveredByPartsThatHaveItsEdges() {
    func region(_ from: Int, _ to: Int, open: Bool = false) -> SizeRegion {
      let width = SizeInterval(lowest: Rational(from), highest: Rational(to), includesHighest: !open)
      return SizeRegion(width: width, height: SizeInterval(lowest: 10, highest: 20))
    }
    #expect(region(0, 100).witness(outside: [region(0, 50), region(50, 100)]) == nil)
    #expect(region(0, 100).witness(outside: [region(0, 50, open: true), region(50, 100)]) == nil)
    #expect(region(0, 100).witness(outside: [region(0, 100, open: true)])?.width == 100)
    #expect(region(0, 101).witness(outside: [region(0, 100)]).map { $0.width > 100 } == true)
    #expect(region(0, 10).witness(outside: []) != nil)
    // A line of sizes, as of `sizes 320x44 ... 430x44`.
    var (line, part) = (region(0, 100), region(0, 60))
    (line.height, part.height) = (SizeInterval(lowest: 44, highest: 44), SizeInterval(lowest: 44, highest: 44))
    #expect(line.witness(outside: [line]) == nil)
    #expect(line.witness(outside: [part]).map { $0.width > 60 } == true)
  }
}
