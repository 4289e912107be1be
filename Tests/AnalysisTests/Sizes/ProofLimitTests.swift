import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

/// What proofs say at their limits and past them. The default limits are too large for a test, so that each is given one that
/// a small layout reaches.
@Suite struct ProofLimitTests {
  private func proof(_ text: String, _ change: (inout ProofLimits) -> Void = { _ in }) throws -> LayoutProof {
    var limits = ProofLimits()
    change(&limits)
    let compilation = compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    let compiled = try #require(compilation.layouts.first)
    let promise = try #require(compiled.sizes.first)
    let range = SizeRange(
      ExactSize(width: promise.width?.lowest ?? 1, height: promise.height?.lowest ?? 1),
      ExactSize(width: promise.width?.highest ?? 1, height: promise.height?.highest ?? 1))
    return LayoutProof(compiled.program, over: range, LayoutEnvironment(size: range.lowest), limits: limits)
  }

  private func verdicts(_ text: String, _ change: (inout ProofLimits) -> Void) -> [Verdict] {
    var options = CheckOptions()
    change(&options.limits)
    return checked(text, options: options).examined.flatMap { $0.verdicts.map { $0.verdict } }
  }

  @Test func theDefaultLimitsAreTheDocumentedOnes() {
    let limits = ProofLimits()
    #expect(limits.cells == 4096)
    #expect(limits.parts == 512)
    #expect(limits.rows == 50_000_000)
    #expect(limits.tiedRows == 1000)
    #expect(limits.refinedPieces == 20_000)
    #expect(limits.suspectedViews == 2000)
    #expect(limits.impliedCases == 128)
    #expect(limits.implied.neighbours == 60 && limits.implied.products == 1_000_000 && limits.implied.rows == 6000)
    #expect(limits.trials == 120)
    #expect(limits.repairs == 300_000)
    #expect(limits.repairedConflicts == 50)
    #expect(limits.inside == 200)
    #expect(limits.setRegions == 200_000)
    #expect(limits.cornerRows == 200_000)
    #expect(limits.clauseRows == 20_000)
    #expect(limits.rest == 32)
    #expect(Whereabouts.joinLimit == 256)
    #expect(CheckOptions().limits.rows == limits.rows)
  }

  // MARK: - Cells

  private let conditions = """
    layout Screen(300x200) {
      sizes 200x200 ... 400x200
      view box
      vfl "V:|[box]|"
      box.leading == superview.leading
      constraint cap: box.width == 50
      when width > 300 { cap.constant = 20 } else when width > 250 { cap.constant = 10 }
    }
    """

  @Test func aRangeMayFallIntoAsManyPartsAsAreLookedAt() {
    // Ends, numbers and what lies between: 200, 250, 300, 400 and three intervals.
    #expect(verdicts(conditions) { $0.cells = 7 } == [.proved])
    #expect(
      verdicts(conditions) { $0.cells = 6 } == [.notDecided(["conditions split its sizes into more than 6 parts"])])
  }

  // MARK: - Parts of a cell

  private let masks = """
    layout Screen(300x200) {
      sizes 0x200 ... 400x200
      view a { frame = (50, 0, 200, 10); mask = W }
      view b { frame = (20, 0, 200, 10); mask = W }
      view c; c.leading == a.leading; c.width == a.width; c.top == b.top; c.bottom == b.bottom
      view d; d.leading == b.leading; d.width == b.width; d.top == b.top; d.bottom == b.bottom
    }
    """

  @Test func aCellMayFallIntoAsManyPartsAsAreLookedAt() throws {
    let whole = try proof(masks)
    let count = whole.cells[0].partCount
    #expect(count > 1 && whole.undecided == [])
    #expect(try proof(masks) { $0.parts = count }.undecided == [])
    let short = try proof(masks) { $0.parts = count - 1 }
    #expect(short.undecided.map { $0.reason } == [.parts] && short.cells[0].isCutShort)
    // What is known to be wrong is still said; without that it would be not decided.
    #expect(short.cells[0].collapsings.count > 0)
    let verdicts = verdicts(masks) { $0.parts = count - 1 }
    guard case .notDecided(let reasons) = verdicts.first else { return #expect(verdicts == []) }
    #expect(reasons.count == 1 && reasons[0].hasPrefix("masks that run out of room, that of '"), "\(reasons)")
    #expect(reasons[0].hasSuffix("' among them split its sizes into more than \(count - 1) parts"), "\(reasons)")
  }

  // MARK: - Rows

  private let tie = """
    layout Screen(300x200) {
      sizes 100x200 ... 400x200
      view a; view b
      vfl "H:|[a][b]|"; vfl "V:|[a]|"; vfl "V:|[b]|"
      a.width == 100; b.width >= 0
    }
    """

  @Test func asManyRowsAreLookedAtAsTheLimitSays() throws {
    let used = try proof(tie).budget.rows
    #expect(try proof(tie) { $0.rows = used }.undecided == [])
    let short = try proof(tie) { $0.rows = used - 1 }
    #expect(short.undecided.map { $0.reason } == [.cases])
    #expect(short.budget.rows >= used - 1)
    #expect(verdicts(tie) { $0.rows = used - 1 } != [.proved])
    // Whatever the limit is, nothing is proved with less than it takes, and everything ends.
    for rows in 0..<used {
      guard case .notDecided(let reasons) = verdicts(tie, { $0.rows = rows }).first else {
        Issue.record("decided with \(rows) of \(used) rows")
        continue
      }
      #expect(reasons.count == 1 && reasons[0].contains("too many cases"), "\(reasons)")
    }
  }

  @Test func aComponentThatIsGivenUpIsNamed() throws {
    let used = try proof(tie).budget.rows
    let found = verdicts(tie) { $0.rows = used - 1 }
    guard case .notDecided(let reasons) = found.first else { return #expect(found == []) }
    #expect(reasons[0].hasPrefix("1 component has too many cases, that of 'a'"), "\(reasons)")
  }

  @Test func endsOfWhatIsOpenAreCountedTo() throws {
    // The width is open but for one size of either length: each of these takes a look of its own.
    let open = """
      layout Screen(300x200) {
        sizes 0x200 ... 400x200
        view a { .leading == superview.leading; .top == superview.top; .height == 10 }
        a.width == 100 @500; a.width == superview.width @500
      }
      """
    let used = try proof(open).budget.rows
    #expect(try proof(open) { $0.rows = used }.undecided == [])
    let short = try proof(open) { $0.rows = used - 1 }
    // The last look is at an end, and without it nobody knows whether that is open.
    #expect(short.undecided.map { $0.reason } == [.cases])
    #expect(short.cells[0].openings.count == 2)
  }

  @Test func rowsWithLongNumbersCountMoreOften() throws {
    func rows(_ digits: Int) throws -> Int {
      var budget = ProofBudget()
      let number = try #require(Rational(decimal: "0." + String(repeating: "3", count: digits)))
      budget.charge(10, forLengthOf: [Affine(.one), Affine(number)])
      return budget.rows
    }
    // Rows with short numbers were counted when they were looked at.
    #expect(try rows(2) == 0 && rows(30) == 0)
    let (long, longer) = (try rows(200), try rows(400))
    #expect(long > 100 && longer > 3 * long)
  }

  /// Widths with powers of a prime in them, which some rules tie about.
  private let long = """
    layout Chain(300x200) {
      sizes 200x480 ... 900x900
      for i in 0 ..< 12 {
        view p[i] {
          .top == superview.top; .height == 10; .width == 37 @500
          .width >= superview.width / 25 - 1; .width <= 31% * superview.height @600
        }
      }
      p[0].leading == superview.leading
      for i in 1 ..< 12 {
        p[i].leading == p[i - 1].trailing @(490 + i)
        p[i].leading >= p[i - 1].trailing - i
        p[i].width == p[i - 1].width * (1 + 1/1000000007) @(300 + i)
      }
      p[11].trailing <= superview.trailing @700
    }
    """

  @Test func aFileOfLongNumbersEndsAtItsLimit() throws {
    let used = try proof(long).budget.rows
    // A layout with as many rows and short numbers takes less.
    let short = try proof(long.replacing("1/1000000007", with: "0")).budget.rows
    #expect(used > 2 * short, "\(used), \(short)")
    let cut = try proof(long) { $0.rows = used / 2 }
    #expect(Set(cut.undecided.map { $0.reason }) == [.cases] && !cut.undecided.contains { $0.views.isEmpty })
  }

  @Test func manyCellsShareTheRows() throws {
    let used = try proof(conditions).budget.rows
    let short = try proof(conditions) { $0.rows = used / 2 }
    #expect(short.cells.count == 3 && short.cells[0].undecided == [])
    #expect(short.cells.last?.undecided.map { $0.reason } == [.cases])
  }

  // MARK: - Frames

  private let framed = """
    layout Screen(300x200) {
      sizes 100x100 ... 400x200
      view box { frame = (10, 20, 60, 40); translatesAutoresizingMaskIntoConstraints = false }
      box.leading == superview.leading; box.trailing <= superview.trailing
    }
    """

  @Test func framesDecideAmongAsManyRowsAsAreLookedAt() throws {
    // Two edges, and a width that is not negative; along the other axis a height alone.
    #expect(verdicts(framed) { $0.tiedRows = 3 } == [.proved])
    #expect(
      verdicts(framed) { $0.tiedRows = 2 } == [
        .notDecided(["frames decide what more than 2 constraints of 1 component leave open, that of 'box'"])
      ])
  }

  // MARK: - Joining

  @Test func regionsOfOneLengthAreJoinedUpToALimitAndSaidOneByOnePastIt() {
    let range = SizeRange(size(0, 0), size(30, 10))
    let parts = [(0, 10), (10, 20), (20, 30)].map { lowest, highest in
      SizeRegion(
        width: SizeInterval(lowest: lowest, highest: highest), height: SizeInterval(lowest: 0, highest: 10))
    }
    #expect(Whereabouts(parts, of: range, joinLimit: 3).words == "at every size")
    #expect(
      Whereabouts(parts, of: range, joinLimit: 2).words == "for every width up to 20, and for every width from 20 on")
  }

  @Test func regionsAreJoinedUpToALimitAndSaidOneByOnePastIt() {
    let halves = [
      SizeRegion(SizePolygon(size(0, 0), size(10, 10))), SizeRegion(SizePolygon(size(10, 0), size(20, 10))),
    ]
    #expect(SizeRegion.joined(halves, SizeRegion.JoinLimits(regions: 2)).count == 1)
    #expect(SizeRegion.joined(halves, SizeRegion.JoinLimits(regions: 1)) == halves)
    // Of the whole the first half leaves one part.
    #expect(SizeRegion.joined(halves, SizeRegion.JoinLimits(rest: 1)).count == 1)
    #expect(SizeRegion.joined(halves, SizeRegion.JoinLimits(rest: 0)) == halves)
  }

  // MARK: - Pieces of assertions

  @Test func anAssertionIsLookedAtInAsManyPiecesAsTheLimitSays() {
    let text = """
      layout Screen(300x200) {
        sizes 100x200 ... 400x200
        view a { .leading == superview.leading; .top == superview.top; .height == 10 }
        a.width == 0.5 * superview.width @500; a.width <= 100
        assert a.width <= superview.width
      }
      """
    func proved(_ pieces: Int) -> Int {
      var options = CheckOptions()
      options.limits.refinedPieces = pieces
      return checked(text, options: options).examined[0].provedAssertions
    }
    #expect(proved(2) == 1 && proved(1) == 0)
  }
}
