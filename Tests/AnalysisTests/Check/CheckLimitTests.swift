import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

/// What a check says at the limits and past them that no proof has, each given one that a small layout reaches.
@Suite struct CheckLimitTests {
  /// The codes that are reported, in order.
  private func codes(_ text: String, _ change: (inout ProofLimits) -> Void) -> [String] {
    var options = CheckOptions()
    change(&options.limits)
    return checked(text, options: options).diagnostics.map { $0.code.id }
  }

  @Test func asManyViewsAreAskedAboutAsTheLimitSays() {
    let view = ".leading == superview.leading; .top == superview.top; .width == 10"
    func text(_ height: Int) -> String {
      "layout Screen(100x100) { sizes 100x100 ... 200x200; allow L0534; view a { \(view); .height == \(height) } }"
    }
    // The root and one view.
    #expect(codes(text(10)) { $0.suspectedViews = 2 } == ["L0520"])
    #expect(codes(text(300)) { $0.suspectedViews = 2 } == [])
    // Past the limit nobody knows whether the `allow` is of use.
    #expect(codes(text(10)) { $0.suspectedViews = 1 } == [])
    let loose = text(300).replacing("allow L0534;", with: "")
    #expect(codes(loose) { $0.suspectedViews = 2 } == ["L0534"])
    #expect(codes(loose) { $0.suspectedViews = 1 } == [])
  }

  private let implied = """
    layout Screen(300x300) {
      sizes 100x100 ... 600x500
      view box { .edges(top, leading, trailing) == superview inset 8; .height == 40 }
      box.bottom == superview.top + 48
      box.width >= 0
    }
    """

  @Test func rulesThatFollowFromOthersAreLookedForInAsManyCasesAsTheLimitSays() {
    // There is no condition, so both directions are all cases.
    #expect(codes(implied) { $0.impliedCases = 2 } == ["L0535", "L0535"])
    #expect(codes(implied) { $0.impliedCases = 1 } == [])
    let allowed = "layout Screen(300x300) { sizes 300x300; allow L0535 }"
    #expect(codes(allowed) { $0.impliedCases = 2 } == ["L0520"])
    // A needed statement is no candidate after the first case; for an implied one, all cases count.
    #expect(
      codes(allowed.replacing("}", with: "; view a { .edges == superview } }")) { $0.impliedCases = 1 } == ["L0520"])
    #expect(codes(implied.replacing("sizes", with: "allow L0535; sizes")) { $0.impliedCases = 1 } == [])
  }

  @Test func rulesThatFollowFromOthersAreLookedForAmongAsManyRowsAsTheLimitSays() {
    func count(_ rows: Int) -> Int { codes(implied) { $0.implied.rows = rows }.count }
    let least = (0..<200).first { count($0) == 2 } ?? 0
    #expect(least > 0 && count(least - 1) < 2)
    #expect(codes(implied) { $0.implied.neighbours = 1 }.count < 2)
    let circle = """
      layout Screen(300x300) {
        sizes 100x100 ... 600x500
        view a { .height == 20; .top == superview.top }
        view b { }
        view c { }
        vfl "H:|[a][b(a)][c(b)]|" alignAllTop alignAllBottom
        a.width == c.width
      }
      """
    #expect(codes(circle) { _ in } == ["L0535"])
    #expect(codes(circle) { $0.implied.products = 0 } == [])
    #expect(codes(circle) { $0.implied.rows = -1 } == [])
  }

  // MARK: - Changes

  @Test func asManyChangesAreTriedAsTheLimitSays() {
    func help(_ trials: Int) -> String? {
      var options = CheckOptions()
      options.limits.trials = trials
      let text = "layout Screen(100x100) { sizes 100x100; view a { .leading == superview.leading; .size == 10x10 } }"
      return checked(text, options: options).diagnostics.first?.notes.last?.text
    }
    #expect(help(1)?.hasPrefix("tried: with ") == true)
    #expect(help(0)?.hasPrefix("add a constraint, for example ") == true)
  }

  @Test func whatAViewMayEndWithIsLookedForAmongAsManySubviewsAsTheLimitSays() {
    func help(_ inside: Int) -> String? {
      var options = CheckOptions()
      options.limits.inside = inside
      let text = """
        layout Screen(100x300) {
          sizes 100x300
          view box {
            .edges(top, leading, trailing) == superview
            view a { .edges(top, leading, trailing) == superview inset 8; .height == 20 }
            view b { .edges(leading, trailing) == superview inset 8; .top == a.bottom; .height == 30 }
          }
        }
        """
      return checked(text, options: options).diagnostics.first?.notes.last?.text
    }
    #expect(help(2)?.hasPrefix("tried: with `box.bottom == box.b.bottom + 8`") == true, "\(help(2) ?? "")")
    #expect(help(1)?.hasPrefix("tried: with `box.bottom == superview.bottom`") == true, "\(help(1) ?? "")")
  }

  // MARK: - Sizes laid out for contradictions

  @Test func asManySizesAreLaidOutForContradictionsThatNoOtherShowedAsTheLimitSays() {
    // The proof finds the second limit at 500x500; at 100x301, the least size that has it, layc shows the first.
    let text = """
      layout Screen(300x200) {
        sizes 100x100 ... 500x500
        view a { .edges(top, leading, trailing) == superview }
        a.height <= superview.width + 50
        a.height <= 300
        a.bottom == superview.bottom
      }
      """
    func sets(_ rest: Int, _ rows: Int) -> Int {
      codes(text) { ($0.rest, $0.cornerRows) = (rest, rows) }.count { $0 == "L0501" }
    }
    #expect(sets(1, 0) == 2 && sets(0, 0) == 1, "\(sets(1, 0)), \(sets(0, 0))")
    #expect(sets(0, 1) == 2, "\(sets(0, 1))")
  }

  /// Two rules that contradict each other at every size, and others where there is too little room and too much.
  private let hidden = """
    layout T(300x100) {
      sizes 200x100 ... 400x100
      view a { .edges(top, bottom) == superview; .leading == superview.leading }
      view b { .edges(top, bottom) == superview; .width == 10 }
      b.leading == a.trailing + 8; b.trailing == a.leading - 8
      a.width <= 150; a.trailing == superview.trailing - 220
    }
    """

  @Test func cornersAreAskedForOtherContradictionsUpToTheLimit() {
    func sets(_ rows: Int) -> [String] { codes(hidden) { ($0.cornerRows, $0.setRegions) = (rows, 1000) } }
    #expect(sets(1000).count { $0 == "L0501" } == 3 && sets(0).count { $0 == "L0501" } == 2)
  }

  @Test func assertionsWithOpenNumbersAreAskedUpToTheLimit() {
    let open = """
      layout T(300x100) {
        sizes 200x100 ... 400x100
        view a { .edges(top, bottom) == superview; .leading == superview.leading + 120; .width >= 24 }
        assert a.width <= 20
        assert a.width >= 20
        allow L0502
      }
      """
    #expect(codes(open) { $0.clauseRows = 1000 }.filter { $0 == "L0511" || $0 == "L0512" } == ["L0511"])
    #expect(codes(open) { $0.clauseRows = 0 }.filter { $0 == "L0511" || $0 == "L0512" } == ["L0512"])
  }

  @Test func theSizesOfASetBesideARangeWithTooManyPartsAreSomeOfThem() {
    let text = """
      layout T(300x100) {
        sizes 100x100 ... 200x100, 100x100 ... 400x100
        view a { .edges(top, bottom, leading) == superview; .width == 150; .trailing <= superview.trailing }
        when width >= 300 { a.height >= 1 }
      }
      """
    func messages(_ cells: Int) -> [String] {
      var options = CheckOptions()
      (options.limits.cells, options.limits.repairs) = (cells, 0)
      return checked(text, options: options).diagnostics.filter { $0.code == .conflict }.map(\.message)
    }
    #expect(messages(4096).allSatisfy { !$0.contains("at least") } && !messages(4096).isEmpty, "\(messages(4096))")
    let some = (1...12).map(messages)
    #expect(some.contains { $0.contains { $0.contains("at least for every width below 150") } }, "\(some)")
  }

  @Test func theSizesOfFindingsBesideARangeWithTooManyPartsAreSomeOfThem() {
    func areExact(_ finding: String, _ code: DiagnosticCode, _ cells: Int) -> Set<Bool> {
      let text = """
        layout T(200x100) {
          sizes 150x100 ... 200x100, 150x100 ... 400x100
          view a { .edges(top, bottom, leading) == superview; .width == 50 }
          when width >= 180 { a.height >= 1 }
          when width >= 300 { a.height >= 2 }
          \(finding)
        }
        """
      var options = CheckOptions()
      (options.limits.cells, options.limits.repairs) = (cells, 0)
      let found = checked(text, options: options).diagnostics.filter { $0.code == code }
      return Set(found.flatMap { $0.areas.map { $0.isExact } })
    }
    let open = ".edges(top, bottom) == superview; .width == 5; .leading >= superview.leading"
    let label = #"text = "한한 한한한 한"; font = 32; lines = 0; compression.horizontal = 100; hugging.horizontal = 50"#
    for (finding, code) in [
      ("view m { frame = (0, 0, 20, 50); mask = W }", .maskCollapse),
      ("view b { \(open) }\nwhen width >= 180 { b.leading == superview.leading }", .ambiguousLayout),
      (
        "view b: Label { \(label); .edges(top, leading) == superview; .width + .height == superview.width }",
        .unsettledText
      ),
    ] as [(String, DiagnosticCode)] {
      #expect(areExact(finding, code, 4096) == [true], "\(code)")
      // The conditions split the first range into two parts, the second into three.
      #expect(areExact(finding, code, 5) == [false], "\(code)")
    }
  }

  @Test func theSizesOfASetPastTheLimitAreSomeOfThem() {
    func messages(_ rows: Int) -> [String] {
      var options = CheckOptions()
      (options.limits.setRegions, options.limits.repairs) = (rows, 0)
      return checked(hidden, options: options).diagnostics.filter { $0.code == .conflict }.map {
        String($0.message.dropFirst("these constraints conflict ".count))
      }
    }
    #expect(messages(1000) == ["at every size", "for every width below 220", "for every width above 370"])
    #expect(
      messages(0) == ["at every size", "at least for every width below 220", "at least for every width above 370"])
  }
}
