import LayCompiler
import LayDiagnostics
import Testing

@testable import LayAnalysis

/// The changes that mend findings of the health checks.
@Suite struct HealthFixTests {
  /// The lines about what was tried for the health findings about `body`.
  private func tried(_ body: String, sizes: String = "100x100 ... 600x500") -> [String] {
    checked("layout Screen(300x300) {\n  sizes \(sizes)\n\(body)\n}\n").diagnostics
      .filter { $0.code.id.hasPrefix("L06") }
      .map { found in found.notes.map(\.text).first { $0.hasPrefix("tried: ") } ?? "\(found.code.id): nothing" }
  }

  @Test func aLabelWraps() {
    #expect(
      tried(
        """
          view title: Label {
            text = "Forgot your password?"
            .edges(top, leading) == superview
            .trailing <= superview.trailing
          }
        """) == [
          "tried: with `title { lines = 0 }`, this report is gone and no other appears; 'title' is 100x41 at 100x100"
        ])
  }

  /// With enough room for its text, the button is small for a finger: the two are not reported together.
  @Test func aChangeAfterWhichAnotherReportAppearsIsNotOffered() {
    func button(_ height: Int) -> String {
      """
      view box {
        .edges(leading, trailing) == superview; .top == superview.top + 50; .height == 30; clipsToBounds = true
        view b: Button { text = "Go"; font = 20; .height == \(height); .centerX == superview.centerX; .bottom == superview.bottom }
      }
      """
    }
    #expect(tried(button(20), sizes: "320x480 ... 430x932") == ["L0601: nothing"])
    #expect(tried(button(24), sizes: "320x480 ... 430x932") == ["L0605: nothing"])
  }

  @Test func aChangeThatMakesAnAmbiguityOccurAtMoreSizesIsNotOffered() {
    let body = "view v: Switch\nv.top == superview.top + 8\nv.edges(leading, trailing) == superview inset 33 @900"
    let found = checked("layout Screen(300x300) {\n  sizes 1x100 ... 500x500\n\(body)\n}\n").diagnostics
    #expect(found.contains { $0.code == .ambiguousLayout } && found.contains { $0.code == .clippedContent })
    #expect(!tried(body, sizes: "1x100 ... 500x500").contains { $0.contains("no other appears") })
  }

  /// A change is tried in the layout that it affects: what another layout reports does not matter, but a component is in both.
  @Test func changesAreTriedInTheirLayouts() {
    func tried(_ text: String) -> [String] {
      checked(text).diagnostics.filter { $0.code.id.hasPrefix("L06") }
        .map { $0.notes.map(\.text).first { $0.hasPrefix("tried: ") } ?? "nothing" }
    }
    func layout(_ name: String, _ body: String) -> String {
      "layout \(name)(300x300) {\n  sizes 100x100 ... 600x500\n  \(body)\n}\n"
    }
    let label =
      "Label { text = \"Forgot your password?\"; .edges(top, leading) == superview; .trailing <= superview.trailing }"
    let change = "with `title { lines = 0 }`, this report is gone and no other appears; 'title' is 100x41 at 100x100"
    let conflict = "view a { .edges == superview; .width == 200 }"
    #expect(tried(layout("A", "view title: \(label)") + layout("B", "view title: \(label)")).count == 2)
    #expect(
      tried(layout("A", "view title: \(label)") + layout("B", "view title: \(label)")).allSatisfy {
        $0 == "tried: \(change)"
      })
    // Where something else is broken, nothing is tried.
    #expect(tried(layout("A", "view title: \(label)") + layout("B", conflict)) == ["nothing"])
  }

  @Test func theDeclarationsTellWhatAChangeAffects() throws {
    let text = """
      component Row { view icon; icon { .edges == superview } }
      layout A(300x300) { view a: Row; a { .edges == superview } }
      layout B(300x300) { view b; b { .edges == superview } }
      """
    let compilation = compile(path: "a.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    func affected(_ words: String...) throws -> Set<String>? {
      let bytes = Array(text.utf8)
      let edits = try words.map { word in
        let start = try #require(bytes.indices.first { bytes[$0...].starts(with: word.utf8) })
        return Edit(SourceRange(file: .main, start: start, end: start + word.utf8.count), "x")
      }
      return compilation.layouts(affectedBy: edits)
    }
    #expect(try affected("a: Row") == ["A"])
    #expect(try affected("view b") == ["B"])
    #expect(try affected("a: Row", "view b") == nil)
    #expect(try affected("view icon") == nil)
    #expect(try affected("view b", "view icon") == nil)
  }

  /// A button without another length gets a title of several lines.
  @Test func theTitleOfAButtonWrapsBetweenFixedEdges() {
    #expect(
      tried(
        """
          view create: Button { text = "Create an account"; .edges(leading, trailing) == superview; .top == superview.top }
        """) == [
          "tried: with `create { lines = 0 }`, this report is gone and no other appears; 'create' is 100x49 at 100x100"
        ])
  }

  @Test func aFixedLengthBecomesALeastOne() {
    #expect(
      tried(
        """
          view buy: Button { text = "Add to bag"; .width == 60; .edges(top, leading) == superview; .height == 44 }
        """, sizes: "200x100 ... 600x500") == [
          "tried: with `.width >= 60` on line 3, this report is gone and no other appears; 'buy' is 109x44 at 200x100"
        ])
  }

  @Test func aViewThatVanishesGetsALeastLength() {
    #expect(
      tried(
        """
          view logo: Image { .edges(top, leading) == superview; .width == 0.5 * superview.width - 48 @high; .height == 40 }
        """) == [
          "tried: with `logo { .width >= 44 }`, this report is gone and no other appears; 'logo' is 44x40 at 100x100"
        ])
  }

  @Test func aPictureIsHiddenWhereThereIsNoRoom() {
    #expect(
      tried(
        """
          view logo: Image { .width == 40; .centerX == superview.centerX; .top == superview.top; .bottom == form.top - 10 }
          view form: TextField { .height == 44; .edges(leading, trailing) == superview; .bottom == superview.bottom - 50 }
        """, sizes: "100x104 ... 600x500") == [
          "tried: with `when height < 108 { logo.hidden = true }`, this report is gone and no other appears; 'logo' is 40x0 at "
            + "100x104"
        ])
  }

  @Test func aConstraintInTheWayBecomesOptional() {
    #expect(
      tried(
        """
          view logo: Image { .width == 40; .height == 40 @749; .centerX == superview.centerX; .top >= superview.top + 20; .bottom == go.top - 24 }
          view go: Button { text = "Go"; .height == 50 @high; .width == 60; compression.vertical = 740; .centerX == superview.centerX; .bottom == superview.bottom - 16 }
        """, sizes: "100x72 ... 600x500"
      ).last
        == "tried: with `.top >= superview.top + 20 @high` on line 3 and `go { .height >= 30 }`, this report is gone "
        + "and no other appears; 'go' is 60x30 at 100x72")
  }

  @Test func whatAChangeBreaksIsMendedToo() {
    #expect(
      tried(
        """
          view price: Label { text = "129,00 EUR, plus shipping"; .leading == superview.leading; .top == superview.top }
          view buy: Button { text = "Add to bag"; .width == 60; .trailing == superview.trailing; .centerY == price.centerY; .height == 44 }
        """, sizes: "320x100 ... 600x500"
      ).first?.contains("`.width >= 60` on line 4") ?? false)
  }

  @Test func viewsThatLieOverEachOtherGetAGap() {
    #expect(
      tried(
        """
          view name: Label { text = "A name of some length"; .leading == superview.leading; .centerY == superview.centerY }
          view open: Button { text = "Open"; .trailing == superview.trailing; .width == 70; .centerY == superview.centerY }
        """, sizes: "200x100 ... 600x500") == [
          "tried: with `open { .leading >= name.trailing + 8 }` and `name { lines = 0 }`, this report is gone "
            + "and no other appears; 'open' is 70x30 at 200x100, and 'name' is 122x41 instead of 177x21"
        ])
  }

  @Test func contentStaysInsideAViewThatCutsItOff() {
    #expect(
      tried(
        """
          view card {
            .edges(top, leading) == superview; .width == 0.5 * superview.width; .height == 60; clipsToBounds = true
            view title: Label { text = "Some words"; lines = 0; .edges(top, leading) == superview }
          }
        """) == [
          "tried: with `card.title { .trailing <= superview.trailing }`, this report is gone and no other appears; "
            + "'card.title' is 50x41 at 100x100"
        ])
  }

  @Test func aHiddenViewGivesItsPlaceBack() {
    #expect(
      tried(
        """
          state narrow { side.hidden = true }
          view side { .edges(top, leading, bottom) == superview; .width == 40 }
          view body: Label { text = "Go"; .leading == side.trailing; .top == superview.top }
        """) == [
          "tried: with `.width == 40 @high` on line 4 and `side.width == 0` while 'side' is hidden, this report "
            + "is gone and no other appears; 'side' is 0x100 at 100x100"
        ])
  }

  @Test func aScrollViewScrollsOneWay() {
    #expect(
      tried(
        """
          view list: ScrollView {
            .edges == superview
            view row: Label { text = "A row"; .edges == superview; .width == 700; .height == 900 }
          }
        """) == ["L0607: nothing"])
    #expect(
      tried(
        """
          view list: ScrollView {
            .edges == superview
            view row: Label { text = "A row that wraps if it has to, for it has more words"; lines = 0; .edges == superview }
            view tall { .top == row.top; .height == 900; .leading == row.leading; .width == 10; .bottom <= superview.bottom }
          }
        """) == [
          "tried: with `list { .contentGuide.width == .frameGuide.width }`, this report is gone and no other appears; "
            + "'list' is 100x100 at 100x100, and 'list.row' is 100x900 instead of 381x900"
        ])
  }

  @Test func nothingIsOfferedThatBreaksSomethingElse() {
    // Two lines do not fit into the height that another view needs.
    #expect(
      tried(
        """
          view title: Label { text = "Forgot your password?"; .edges(top, leading, trailing, bottom) == superview }
        """, sizes: "100x30 ... 100x40") == ["L0601: nothing"])
  }

  @Test func theFixIsAnEditToReview() throws {
    let text = """
      layout Screen(300x300) {
        sizes 100x100 ... 600x500
        view title: Label {
          text = "Forgot your password?"
          .edges(top, leading) == superview
          .trailing <= superview.trailing
        }
      }

      """
    let found = try #require(checked(text).diagnostics.first { $0.code == .clippedContent })
    let fix = try #require(found.fixIt)
    #expect(fix.safety == .needsReview)
    let mended = applying(fix.edits, to: text)
    #expect(
      mended
        == text.replacing(
          "    .trailing <= superview.trailing\n", with: "    .trailing <= superview.trailing\n    lines = 0\n"))
    #expect(checked(mended).diagnostics == [])
  }

  @Test func allViewsOfADeclarationAreMended() {
    #expect(
      tried(
        """
          view rows: VStack {
            .edges(top, leading) == superview
            .trailing <= superview.trailing
            for i in 0..<2 { view row[i]: Label { text = "Forgot your password?" } }
          }
        """) == [
          "tried: with `lines = 0` in its braces, this report is gone and no other appears; 'rows.row[0]' is 100x41 at 100x100"
        ])
  }

  @Test func aFixThatSqueezesAnotherViewIsNone() {
    // Below 'go', 'seven' would leave 'go' no height: its text is cut off everywhere before and after.
    #expect(
      tried(
        """
          view go: Button { text = "Forgot your password?"; .edges(top, leading) == superview; .width == 68 }
          view seven: Label { text = "7"; .leading == superview.leading; .top == go.top + 12; .width == 30 }
        """
      ).last == "L0604: nothing")
  }

  @Test(arguments: [12, 13]) func fixesAreTriedForSoManyFindings(_ count: Int) {
    #expect(HealthTrials.faultLimit == 12)
    let labels = (0..<count).map {
      "view t\($0): Label { text = \"Total sum\"; .leading == superview.leading; .width == 60; .top == superview.top + \(60 * $0) }"
    }
    let found = tried(labels.joined(separator: "\n"), sizes: "300x2000")
    #expect(found.count == count && found.count { $0.hasPrefix("tried: ") } == 12)
  }

  @Test func largeFilesHaveFewerTrials() {
    #expect(HealthTrials.checkLimit(rows: 100, bytes: 1000, of: ProofLimits()) == HealthTrials.checkLimit)
    #expect(HealthTrials.checkLimit(rows: 0, bytes: 1 << 20, of: ProofLimits()) == 2)
    #expect(HealthTrials.checkLimit(rows: 100_000, bytes: 0, of: ProofLimits()) == 0)
  }
}
