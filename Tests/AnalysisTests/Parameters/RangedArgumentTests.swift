import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

/// Parameters of components with ranges: each instance without an argument has a number of its own.
@Suite struct RangedArgumentTests {
  private func text(_ views: String, parameter: String = "k: Number = 0 ... 100") -> String {
    """
    component Row(\(parameter)) {
      view b: Button { text = "A"; .leading == superview.leading; .size == 44x44; .top == superview.top + k }
    }
    layout Screen(300x300) {
      sizes 300x300 ... 600x500
      \(views)
    }

    """
  }

  private func row(_ name: String, _ arguments: String = "", leading: Int = 0) -> String {
    "view \(name): Row\(arguments) { .top == superview.top; .leading == superview.leading + \(leading); .size == 44x150 }\n"
  }

  private let button =
    "view c: Button { text = \"C\"; .leading == superview.leading; .size == 44x44; .top == superview.top + 120 }\n"

  private func codes(_ text: String) -> [String] { checked(text).diagnostics.map { $0.code.id } }

  @Test func anInstanceHasItsOwnNumber() {
    let found = checked(text(row("a") + button))
    #expect(found.diagnostics.map(\.message) == ["with 'a.k' at 100, 'c' lies over 'a.b' at every size"])
    #expect(
      found.diagnostics[0].notes.contains {
        $0.text == "at some sizes, this occurs if 'a.k' is greater than 77"
      })
    #expect(found.examined.first?.parameters.map(\.name) == ["a.k"])
  }

  @Test func instancesDoNotShareTheirNumbers() throws {
    // With one number for both, the buttons would never meet.
    let found = checked(text(row("a") + "a.b.width == 80\n" + row("d", leading: 60)).replacing("44x44", with: "0x44@1"))
    #expect(found.examined.first?.parameters.map(\.name) == ["a.k", "d.k"], "\(found.diagnostics)")
  }

  @Test func anArgumentIsOneNumber() {
    let found = checked(text(row("a", "(k: 20)") + button))
    #expect(found.diagnostics == [] && found.examined.first?.parameters == [])
    let passed = checked(text("metric m = 0 ... 90\n" + row("a", "(k: m + 1)") + button))
    #expect(passed.examined.first?.parameters.map(\.name) == ["m"])
    #expect(passed.diagnostics.map(\.message) == ["with 'm' at 90, 'c' lies over 'a.b' at every size"])
  }

  @Test func anArgumentIsInTheRange() {
    #expect(codes(text(row("a", "(k: 101)"))) == ["L0239"])
    #expect(codes(text(row("a", "(k: 100)"))) == [])
    #expect(codes(text(row("a"), parameter: "k: Number = 100 ... 0")) == ["L0238"])
    #expect(codes(text(row("a"), parameter: "k: Number = 0 ... \"x\"")) == ["L0212"])
    #expect(codes(text(row("a"), parameter: "k: Text = 0 ... 9")).first == "L0212")
  }

  @Test(arguments: [3, 4]) func onlySoManyNumbersAreExamined(_ count: Int) throws {
    let rows = (0..<count).map { row("r\($0)", leading: 60 * $0) }.joined()
    let verdict = try #require(checked(text(rows)).examined.first).verdicts[0].verdict
    let names = "between the ends of 'r0.k' and 'r1.k' and 'r2.k'"
    #expect(verdict == (count == 3 ? .proved : .notDecided(["\(names), more than 3 numbers have ranges"])))
  }

  @Test func aNumberIsSetByItsPath() throws {
    let compilation = compile(path: "a.lay", bytes: Array(text(row("a") + row("d", leading: 60)).utf8)) { _ in nil }
    func top(_ settings: [NamedNumber], _ path: String) throws -> Rational {
      let layout = try #require(compilation.recompiled(setting: settings).layouts.first)
      var screen = Layout(layout.program)
      screen.resize(to: LayoutEnvironment(size: ExactSize(width: 300, height: 300)))
      let view = try #require(layout.sources.paths.firstIndex(of: "Screen/\(path)/b"))
      return screen.exactFrame(of: ViewID(view)).y
    }
    #expect(try top([], "a") == 0)
    #expect(try top([NamedNumber(name: "a.k", value: 30)], "a") == 30)
    #expect(try top([NamedNumber(name: "Screen.a.k", value: 30)], "a") == 30)
    #expect(try top([NamedNumber(name: "a.k", value: 30)], "d") == 0)
    let outside = compilation.recompiled(setting: [NamedNumber(name: "a.k", value: 130)])
    #expect(outside.diagnostics.map(\.code.id) == ["L0239"])
  }

  @Test func aComponentWithSizesHasItsOwnNumberToo() {
    let row = """
      component Row(44x150, k: Number = 0 ... 100) {
        sizes 44x150 ... 60x200
        view b: Button { text = "A"; .leading == superview.leading; .size == 44x44; .top == superview.top + k }
        assert b.bottom <= superview.bottom
        expect 44x150 (k: 50) { b.top == 50 }
      }

      """
    let found = checked(row)
    #expect(found.diagnostics == [] && found.examined.first?.parameters.map(\.name) == ["k"], "\(found.diagnostics)")
    #expect(codes(row.replacing("0 ... 100", with: "0 ... 107")).first == "L0511")
  }

  @Test func aBaseMayHaveAParameterOfTheSameName() {
    let base = """
      component Base(k: Number = 0 ... 10) { .height >= 20 + k }
      component Row(k: Number = 0 ... 100): Base {
        view b: Label { text = "A"; .leading == superview.leading; .top == superview.top + k }
      }
      layout Screen(300x300) {
        sizes 300x300 ... 600x500
        view a: Row { .edges(top, leading, trailing) == superview; .height == 200 }
      }

      """
    let found = checked(base)
    #expect(Set(found.examined.first?.parameters.map(\.name) ?? []).count == 2, "\(found.diagnostics)")
    #expect(found.diagnostics == [])
  }
}
