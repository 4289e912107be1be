import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

@Suite struct AmbiguityTests {
  @Test func aTieSaysWhichRulesEndWhatIsAsGood() throws {
    let found = try onlyFinding(
      """
      layout A(375x667) {
        sizes 320x480 ... 430x932
        view name: Label { text = "Name" }
        view value: Label { text = "A rather long value" }
        vfl "H:|-[name]-[value]-|" alignAllFirstBaseline
        name.top == superview.top + 20
        name.width <= 90
      }
      """)
    #expect(
      found.notes.map(\.text).contains(
        "the compression resistance of 'name' (line 3) keeps the width of 'name' from being smaller than 46 and `name.width <= 90` "
          + "(line 7) keeps the width of 'name' from being larger than 90"), "\(found.notes)")
  }

  @Test func aTieThatItsOwnRulesEndSaysNoMore() throws {
    let found = try onlyFinding(
      """
      layout A(100x100) {
        sizes 100x100
        view a { .edges(top, leading) == superview; .height == 20; .width == 40 @high; .width == 60 @high }
      }
      """)
    #expect(!found.notes.contains { $0.text.contains("keeps it") })
  }

  @Test func aMissingPositionIsReportedAtTheView() throws {
    let found = try onlyFinding(
      """
      layout Card(375x667) {
        sizes 375x667
        view badge { .size == 20x20; .leading == superview.leading + 8 }
      }
      """)
    #expect(found.code == .ambiguousLayout)
    #expect(found.message == "the vertical position of 'badge' is ambiguous")
    #expect(found.notes.first == .note("at 375x667: every y is equally valid; layc used 0"))
  }

  @Test func whatFollowsFromAnUndecidedNumberIsNotReportedAgain() {
    let found = findings(
      """
      layout Card(375x667) {
        sizes 375x667
        view a { .size == 20x20; .leading == superview.leading }
        view b { .size == 20x20; .leading == superview.leading; .top == a.bottom }
        view c { .size == 20x20; .leading == superview.leading; .top == b.bottom }
      }
      """)
    #expect(found == ["L0502 3:8 the vertical position of 'a' is ambiguous"])
  }

  @Test func theSameLineInSeveralInstancesIsOneReport() {
    let found = findings(
      """
      component Row() { view dot { .size == 8x8; .leading == superview.leading }; .height == 20 }
      layout List(200x100) {
        sizes 200x100
        for i in 0 ..< 3 { view row[i]: Row; row[i].edges(leading, trailing) == superview }
        row[0].top == superview.top
        for i in 1 ..< 3 { row[i].top == row[i - 1].bottom }
      }
      """)
    #expect(found == ["L0502 1:24 the vertical position of 'row[0].dot' and of 2 others like it is ambiguous"])
  }

  @Test func whatSeveralInstancesHaveIsPutRightInTheirComponent() throws {
    func help(_ rows: Int) throws -> String {
      let text = """
        component Row() { view dot { .size == 8x8; .leading == superview.leading }; .height == 20 }
        layout List(200x100) {
          sizes 200x100
          for i in 0 ..< \(rows) { view row[i]: Row; row[i].edges(top, leading, trailing) == superview }
        }
        """
      return try #require(check(screen(text).compilation).diagnostics.first?.notes.last?.text)
    }
    #expect(
      try help(1)
        == "tried: with `row[0].dot.top == superview.top`, its y is determined at 200x100; 'row[0].dot' is at y 0")
    #expect(
      try help(2)
        == "tried: with `.top == superview.top` in its braces, its y is determined at 200x100; 'row[0].dot' is at y 0")
  }

  @Test func twoEqualPrioritiesAreATie() throws {
    let found = try onlyFinding(
      """
      layout Row(200x50) {
        sizes 200x50
        view a { intrinsic = 50x20 }
        view b { intrinsic = 50x20 }
        vfl "H:|[a][b]|" alignAllTop alignAllBottom
        vfl "V:|[a]|"
      }
      """)
    #expect(found.code == .ambiguousLayout)
    #expect(found.notes.first == .note("at 200x50: every width from 50 to 150 is equally valid; layc used 50"))
  }

  @Test func aMaskDecidesEverything() {
    #expect(
      findings(
        """
        layout Card(375x667) {
          sizes 320x480 ... 1024x1366
          view bar { frame = (0, 0, 375, 20); mask = W }
        }
        """
      ).isEmpty)
  }

  @Test func aMaskInsideDecidesNothingAboutTheViewAroundIt() throws {
    let text = """
      layout Screen(300x200) {
        sizes 300x200 ... 400x300
        view box {
          bounds = 80x80
          view inside { frame = (40, 10, 20, 50); mask = TM+BM }
          view label
          label.top == inside.top; label.bottom == inside.bottom; label.leading == inside.leading; label.width == 10
        }
        box.leading == superview.leading; box.trailing == superview.trailing
        box.top == superview.top
      }
      """
    let found = findings(text)
    #expect(found.count == 1 && found[0].contains("the height of 'box' is ambiguous"), "\(found)")
  }

  @Test func whatAFrameDecidesIsProved() throws {
    let text = """
      layout Screen(300x200) {
        sizes 300x200 ... 400x300
        view box { frame = (10, 20, 60, 40); translatesAutoresizingMaskIntoConstraints = false }
        box.leading == superview.leading
      }
      """
    let result = checked(text)
    #expect(result.diagnostics.map(\.message) == [])
    #expect(result.examined.flatMap { $0.verdicts.map(\.verdict) } == [.proved])
  }

  @Test func whatNoFrameDecidesIsReportedBesideOneThatDoes() {
    // The frame keeps the box 60 wide where the label leaves it that; the label may have any part of what is left.
    let found = findings(
      """
      layout Screen(300x200) {
        sizes 200x200 ... 400x300
        view box { frame = (10, 20, 60, 40); translatesAutoresizingMaskIntoConstraints = false }
        view label
        box.leading == superview.leading; label.leading >= box.trailing; label.trailing == superview.trailing
        label.top == box.top; label.height == box.height
      }
      """)
    #expect(found.count == 1 && found[0].contains("'label'"), "\(found)")
  }

  @Test func whatIsAssertedOfAFrameIsProvedOrRefutedWhereItDecides() {
    // The box is 60 wide as long as there is room for it and the label's 100.
    let text = """
      layout Screen(300x200) {
        sizes 120x200 ... 400x300
        view box { frame = (10, 20, 60, 40); translatesAutoresizingMaskIntoConstraints = false }
        view label
        box.leading == superview.leading; label.leading >= box.trailing; label.trailing == superview.trailing
        label.top == box.top; label.height == box.height; label.width == 100
        assert box.width >= 60
        assert box.height == 40
      }
      """
    let found = findings(text)
    #expect(found.count == 1 && found[0].contains("for every width below 160"), "\(found)")
  }

  @Test func whatIsOpenBesideAConflictOfBothLengthsIsReported() {
    let found = findings(
      """
      layout A(100x100) {
        sizes 1x1 ... 500x500
        view b {
          .width == 2 * .height; .center == superview.center; .width >= 50
          .width <= 0.5 * superview.width; .height <= 0.3 * superview.height
        }
      }
      """)
    #expect(found.map { $0.prefix(5) } == ["L0501", "L0501", "L0502"], "\(found)")
  }

  @Test func whereNobodyLookedWhatDecidesWhichTheOthersAreSaidToBeOpenToo() throws {
    // More numbers are open together than are told apart.
    let compilation = compile(
      path: "test.lay", bytes: Array("layout A(9x9) { sizes 9x9; view a; view b; view c; view d; view e }".utf8),
      options: .solving
    ) { _ in nil }
    let layout = try #require(compilation.layouts.first)
    func notes(isMissing: Bool, _ count: Int) -> [String] {
      let ambiguity = Ambiguity(
        view: ViewID(1), part: .width, lowest: 0, highest: nil, chosen: 0, isMissing: isMissing)
      let finding = OpenFinding(
        ambiguity: ambiguity, twins: [ViewID(1)], sizes: [size(9, 9)], following: (2..<2 + count).map { ViewID($0) })
      let place = FoundPlace(region: nil, sizes: [size(9, 9)])
      return Diagnostic.ambiguousLayout(finding, sharing: [], at: place, in: layout).notes.map(\.text)
    }
    #expect(notes(isMissing: true, 1).contains("'b' depends on it"))
    let reason = "ambiguous with it: too many to search for the cause"
    #expect(notes(isMissing: false, 1).contains("'b' is \(reason)"))
    #expect(notes(isMissing: false, 3).contains("'b', 'c' and 'd' are \(reason)"), "\(notes(isMissing: false, 3))")
    #expect(notes(isMissing: false, 4).contains("'b', 'c', 'd' and 1 more are \(reason)"))
  }

  @Test func viewsThatDependOnTwoAmbiguousNumbersAreNamedSo() {
    let text = """
      layout T(300x100) {
        sizes 300x100
        view a { .edges(leading, top) == superview; .height == 20 }
        view c { .edges(leading, top) == superview; .height == 20 }
        view b { .edges(leading, top) == superview; .height == 20; .width == a.width + c.width }
        view d { .edges(leading, top) == superview; .height == 20; .width == c.width }
      }
      """
    let notes = checked(text).diagnostics.map { $0.notes.map(\.text).filter { $0.contains("depends") } }
    #expect(
      notes == [
        ["'b' depends on it and on other ambiguous attributes"], ["'d' depends on it"],
      ], "\(notes)")
  }

  /// `.height >= 52` of a row is no missing line: the report shows what it allows.
  @Test func leastLengthsAreShownWhereLengthsAreAmbiguous() throws {
    let found = try onlyFinding(
      """
      layout A(100x100) {
        sizes 100x100
        view row { .edges(top, leading, trailing) == superview; .height >= 52; .height <= 80 }
      }
      """)
    #expect(found.labels.map(\.text) == ["allows every height from 52 on", "allows every height up to 80"])
  }

  /// A price beside a title that wraps: the help names the view that usually keeps its content.
  @Test func theViewThatKeepsItsContentIsNamed() throws {
    let row = """
      view title: Label { text = "Porcelain cup with a blue pattern"; lines = 0 }
      view price: Label { text = "$24.00" }
      title.leading == margins.leading; title.top == superview.top + 8
      price.leading == title.trailing + 12; price.trailing == margins.trailing; price.top == title.top
      """
    func help(_ more: String, tries: Bool) -> [String] {
      var options = CheckOptions()
      options.triesChanges = tries
      let found = checked("layout Row(375x80) {\nsizes 320x80 ... 1366x80\n\(row)\(more)\n}\n", options: options)
        .diagnostics
      return found.filter { $0.code == .ambiguousLayout }.compactMap { $0.notes.last { $0.kind == .help }?.text }
    }
    #expect(
      help("", tries: false).allSatisfy { $0.hasSuffix("in the braces of 'price'") }, "\(help("", tries: false))")
    #expect(
      help("", tries: true).first?.hasPrefix(
        "tried: with `price { hugging.horizontal = 252; compression.horizontal = 751 }`") ?? false,
      "\(help("", tries: true))")
  }

  @Test func aTieOfTwoNumbersNamesBoth() throws {
    let text = """
      layout A(375x667) {
        sizes 40x200
        view a { .height == 10; .top == superview.top }
        view b { .height == 10; .top == superview.top }
        a.leading >= superview.leading + 10 @999
        a.width == 40 @999; a.width == 300 @999; a.width == 24 @999
        b.leading == a.trailing + 8; b.trailing <= superview.trailing - 60
        b.width == 4 @999; b.width == 12 @999; b.width == 30 @999
      }
      """
    let found = try onlyFinding(text)
    #expect(found.message == "the width of 'a' is ambiguous")
    let notes = found.notes.map(\.text)
    #expect(notes.contains("the same constraints leave the horizontal position of 'a' ambiguous"), "\(notes)")
    #expect(notes.contains("'b' depends on these numbers"), "\(notes)")
  }

  @Test func eachTieOfOneNumberSaysWhereItIsTheReason() {
    // SEMANTICS §4.6: h1 and h2 tie where there is little room, h1 and h3 where there is much.
    let text = """
      layout T(300x100) {
        sizes 56x100 ... 700x100
        view h1: Label { intrinsic = 50x20; hugging = 250; compression = 750 }
        view h2: Label { intrinsic = 60x20; hugging = 251; compression = 750 }
        view h3: Label { intrinsic = 200x20; hugging = 250; compression = 740 }
        vfl "H:|-20-[h1]-8-[h2]-8-[h3]-20-|" alignAllTop
        h1.top == superview.top
      }
      """
    let places = checked(text).diagnostics.filter { $0.code == .ambiguousLayout }.map { $0.notes.first?.text }
    #expect(
      places == ["this occurs for every width between 56 and 166", "this occurs for every width above 366"], "\(places)"
    )
  }
}
