import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// Constants out of Interface Builder are doubles (issue 17): what contradicts itself by their noise alone is laid out.
@Suite struct DecimalNoiseTests {
  private func checked(_ text: String) -> (compilation: Compilation, result: CheckResult) {
    let compilation = compile(path: "Main.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    return (compilation, check(compilation))
  }

  private func codes(_ text: String) -> [String] { checked(text).result.diagnostics.map { $0.code.id } }

  /// A bar and a mark that fill a width of 375 but for the given digits.
  private func row(_ width: String, sizes: String = "375x667") -> String {
    """
    layout Row(375x667) {
      sizes \(sizes)
      view bar { .edges(top, leading) == superview; .height == 44; .width == 359.666666666666742 }
      view mark { .width == \(width); .edges(top, trailing) == superview; .height == 44 }
      mark.leading == bar.trailing
    }
    """
  }

  @Test func noiseIsANoteOnTheNumberAndNoConflict() throws {
    let text = row("15.333333333333314")
    let (compilation, result) = checked(text)
    let noise = try #require(result.diagnostics.first { $0.code == .decimalNoise })
    #expect(!result.hasErrors && noise.severity == .note)
    #expect(compilation.text(at: noise.range) == "15.333333333333314")
    #expect(result.examined.first?.roundedConstraints == 1)
    #expect(result.examined.first?.verdicts.map { $0.verdict } == [.proved])
    // What was laid out has no contradiction left.
    var layout = Layout(try #require(compilation.layouts.first).program)
    #expect(layout.resize(width: 375, height: 667).isClean)
    #expect(layout.exactFrame(of: ViewID(2)).width == Rational(decimal: "15.333333333333258"))
  }

  @Test func theFixSaysTheNumberThatWasLaidOut() throws {
    let text = row("15.333333333333314")
    let fix = try #require(checked(text).result.diagnostics.first { $0.code == .decimalNoise }?.fixIt)
    #expect(fix.message == "write '15.333333333333258'")
    let fixed = applying(fix.edits, to: text)
    #expect(fixed == row("15.333333333333258"))
    #expect(!codes(fixed).contains("L0551") && !codes(fixed).contains("L0501"))
  }

  @Test func moreThanABillionthIsAConflict() {
    // Of 750 points 0.00000075 are a billionth.
    #expect(codes(row("15.3333333333")).contains("L0551"))
    #expect(codes(row("15.33333266666")).contains("L0551"))
    #expect(codes(row("15.3333325")).contains("L0501"))
    #expect(!codes(row("15.3333325")).contains("L0551"))
  }

  @Test func whatAgreesAtOneSizeAloneIsAConflictElsewhere() throws {
    #expect(codes(row("15.333333333333314", sizes: "375x667 ... 380x667")).contains("L0501"))
    // At the one size of the file numbers agree; they do not hang on the width of the layout.
    let compiled = try #require(checked(row("15.333333333333314")).compilation.layouts.first)
    var layout = Layout(compiled.program)
    #expect(layout.resize(width: 400, height: 667).conflicts.count == 1)
  }

  @Test func multipliersAreRoundedForAllSizes() {
    let third = ".width == 0.33333333333333331 * superview.width"
    let text = """
      layout Thirds(375x667) {
        sizes 320x480 ... 1024x1366
        view a { .edges(top, leading) == superview; .height == 44; \(third) }
        view b { .top == superview.top; .leading == a.trailing; .height == 44; \(third) }
        view c { .edges(top, trailing) == superview; .leading == b.trailing; .height == 44; \(third) }
      }
      """
    let result = checked(text).result
    #expect(
      result.diagnostics.filter { $0.code == .decimalNoise }.map { $0.fixIt?.message } == [
        "write '0.33333333333333338'"
      ])
    #expect(result.examined.first?.verdicts.map { $0.verdict } == [.proved])
  }

  @Test func limitsRoundToo() {
    let text = """
      layout Limits(375x667) {
        sizes 320x480 ... 1024x1366
        view a { .edges(top, leading) == superview; .height == 44; .width == 33.333333333333336; .width <= 33.333333333333329 }
      }
      """
    #expect(Set(codes(text)).intersection(["L0501", "L0551"]) == ["L0551"])
  }

  @Test func longDecimalsThatAgreeAreTakenDigitByDigit() throws {
    let text = """
      layout Exact(375x667) {
        sizes 320x480 ... 1024x1366
        view a { .edges(top, leading) == superview; .height == 44; .width == 359.666666666666742 }
      }
      """
    let (compilation, result) = checked(text)
    #expect(!result.diagnostics.contains { $0.code == .decimalNoise })
    #expect(
      compilation.layouts.first?.program.constraints.contains {
        $0.constant == Rational(decimal: "359.666666666666742")
      }
        == true)
  }

  /// Sums of parts with noise in random digits: noted and proved, and the same with a real difference is a conflict.
  @Test func randomSumsOfDoublesAreNoted() throws {
    var generator = SeededGenerator(seed: 17)
    for round in 0..<cases(3, thorough: 200) {
      let count = Int.random(in: 2...5, using: &generator)
      let total = Double(Int.random(in: 100...900, using: &generator))
      var text = "layout Sum(\(Int(total))x100) {\n  sizes \(Int(total))x100\n"
      for index in 0..<count {
        // The part of a division that has no end, with a digit of noise.
        let noise = Double(Int.random(in: 1...9, using: &generator)) * 1e-13
        let width = (total / Double(count) * 1e12).rounded() / 1e12 + (index == 0 ? noise : 0)
        let before = index == 0 ? "superview.leading" : "v\(index - 1).trailing"
        text += "  view v\(index) { .edges(top, bottom) == superview; .leading == \(before); .width == \(width) }\n"
      }
      let exact = text + "}\n"
      text += "  v\(count - 1).trailing == superview.trailing\n}\n"
      let found = codes(text)
      #expect(!found.contains("L0501"), "seed 17, round \(round)\n\(text)\(found)")
      #expect(!codes(exact).contains("L0551"))
      let far = text.replacing("superview.trailing\n", with: "superview.trailing - 0.01\n")
      #expect(codes(far).contains("L0501") && !codes(far).contains("L0551"), "seed 17, round \(round)\n\(far)")
    }
  }
}
