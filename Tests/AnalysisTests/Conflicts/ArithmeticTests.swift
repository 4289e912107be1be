import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

@Suite struct ArithmeticTests {
  private func why(_ text: String) throws -> String? {
    try onlyFinding(text).notes.first { $0.kind == .why }?.text
  }

  @Test func aRuleThatIsNeededTwiceIsMultiplied() throws {
    #expect(
      try why(
        """
        layout Pair(200x100) {
          sizes 200x100
          view a; view b
          vfl "H:|-20-[a(>=100)]-8-[b(==a)]-20-|"
          vfl "V:|[a]|"; vfl "V:|[b]|"
        }
        """) == "20 + 2 * 100 + 8 + 20 is 248, which is 48 more than 200, the width of 'Pair'")
  }

  @Test func theRootsLengthIsNamedAmongOtherNumbers() throws {
    #expect(
      try why(
        """
        layout A(100x100) {
          sizes 100x100
          view a { .edges(top, leading, bottom) == superview }
          a.width == 0.5 * superview.width + 10
          a.width >= 80
        }
        """) == "80 is 20 more than 60 (10 + 0.5 * 100); 100 is the width of 'A'")
  }

  @Test func equalPartsAreComparedWithTheWholeThatTheyShare() throws {
    #expect(
      try why(
        """
        layout Tabs(320x80) {
          sizes 320x80
          for i in 0 ..< 5 { view tab[i] { .edges(top, bottom) == superview } }
          tab[0].leading == superview.leading; tab[4].trailing == superview.trailing
          for i in 1 ..< 5 { tab[i].leading == tab[i - 1].trailing; tab[i].width == tab[0].width }
          tab[0].width == 75
        }
        """) == "5 * 75 is 375, which is 55 more than 320, the width of 'Tabs'")
  }

  /// The set holds one height, and only that the other is not negative.
  @Test func lengthsBetweenEquationsAreOneSum() throws {
    let links = "`a.top == b.bottom` and `b.top == a.bottom`"
    #expect(
      try why(
        """
        layout A(375x667) {
          sizes 375x667
          view a { .size == 100x60; .leading == superview.leading }
          view b { .size == 100x80; .leading == superview.leading }
          a.top == b.bottom
          b.top == a.bottom
        }
        """) == "60 (`a.height`) + 80 (`b.height`) would have to be 0, because of \(links)")
  }

  @Test func whatIsMoreThanNothingIsNotSaidTwice() throws {
    #expect(
      try why(
        """
        layout A(100x100) {
          sizes 100x100
          view a { .edges(top, leading, bottom) == superview; .width == superview.width }
          a.trailing == superview.trailing - 10
        }
        """) == "10 would have to be 0, because of `a.leading == 0` and `a.width == 100`")
  }

  @Test func lengthsThatDoNotTakePartAreNotNamed() throws {
    #expect(
      try why(
        """
        layout A(100x100) {
          sizes 100x100
          view a { .edges(top, leading, bottom) == superview; .width == 10; .width == 20 }
        }
        """) == "`a.width` would be both 10 and 20")
  }

  @Test func anybodyCanCheckAConflictByAddition() throws {
    let found = try onlyFinding(
      """
      layout Split(375x667) {
        sizes 375x667
        view sidebar { .edges(top, bottom) == superview }
        view content { .edges(top, bottom) == superview }
        sidebar.width == 200
        content.width >= 240
        vfl "H:|[sidebar][content]|"
      }
      """)
    let contradiction = try #require(found.contradiction)
    #expect(contradiction.size == "375x667")
    #expect(contradiction.sum == "-65")
    #expect(
      contradiction.rows.map { "\($0.multiplier) * (\($0.text))" } == [
        "-1 * (sidebar.width == 200)", "-1 * (content.width >= 240)", "-1 * (sidebar.leading == 0)",
        "-1 * (content.leading == sidebar.trailing)", "1 * (content.trailing == 375)",
      ])
    #expect(contradiction.rows.map(\.rightSide) == ["200", "240", "0", "0", "375"])
    #expect(contradiction.rows.map(\.origin) == ["rule", "rule", "rule", "rule", "rule"])
  }

  /// A chain of views that is broken in one of several ways.
  private func broken(_ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 2...6, using: &random)
    let names = (0..<count).map { "v\($0)" }
    var rules = names.map {
      "view \($0) { .edges(top, bottom) == superview; .width >= \(Int.random(in: 0...90, using: &random)) }"
    }
    let gaps = names.map { "[\($0)]-\(Int.random(in: 0...30, using: &random))-" }
    rules.append("vfl \"H:|-8-\(gaps.joined())|\"")
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let factor = Int.random(in: 1...3, using: &random)
      let (a, b) = (names.randomElement(using: &random) ?? "v0", names.randomElement(using: &random) ?? "v1")
      if a == b {
        rules.append("\(a).width == \(Int.random(in: 0...300, using: &random))")
      } else {
        rules.append("\(a).width == \(factor) * \(b).width + \(Int.random(in: 0...40, using: &random))")
      }
    }
    return "layout A(200x100) {\n  sizes 40x40 ... 300x100\n  \(rules.joined(separator: "\n  "))\n}"
  }

  @Test(arguments: 1...cases(6, thorough: 400) as ClosedRange<UInt64>)
  func rowsAddUpToTheirSumAndEachIsNeeded(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = broken(&random)
    let compilation = compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    let layout = try #require(compilation.layouts.first)
    for (diagnostic, found) in checkWithoutRepairs(compilation, options: CheckOptions()).conflicts {
      let contradiction = try #require(diagnostic.contradiction)
      let sum = contradiction.rows.map { row in
        (Rational(decimal: row.multiplier) ?? fraction(row.multiplier))
          * (Rational(decimal: row.rightSide) ?? fraction(row.rightSide))
      }.reduce(Rational.zero, +)
      #expect(sum.description == contradiction.sum, "seed \(seed)")
      #expect(sum.sign < 0, "seed \(seed)")
      for other in contradiction.others {
        let sum = other.rows.map { fraction($0.multiplier) * fraction($0.rightSide) }.reduce(Rational.zero, +)
        #expect(sum.description == other.sum && sum.sign < 0, "seed \(seed)")
      }
      let rules = found.conflict.members.compactMap { member in
        if case .constraint(let id) = member.origin { id } else { nil }
      }
      #expect(!conflicts(of: rules, in: layout.program, at: found.size).isEmpty, "seed \(seed)")
      // What still collides without a rule needs a row that nobody wrote, and that was not in the set.
      let origins = Set(found.conflict.members.map { $0.origin })
      for rule in rules {
        for other in conflicts(of: rules.filter({ $0 != rule }), in: layout.program, at: found.size) {
          #expect(!origins.isSuperset(of: other.members.map { $0.origin }), "seed \(seed): \(rule)")
        }
      }
    }
  }

  /// Of each set of a random file, the width at which its rules begin to fit: right below and above it, and at it.
  @Test(arguments: 1...cases(8, thorough: 24) as ClosedRange<UInt64>)
  func aSetContradictsItselfUpToItsBreakpointExactly(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = broken(&random)
    let compilation = compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    let layout = try #require(compilation.layouts.first)
    for (_, found) in checkWithoutRepairs(compilation, options: CheckOptions()).conflicts {
      let (room, members) = (found.conflict.room, found.conflict.members)
      if room.width.isZero || !room.height.isZero { continue }
      let breakpoint = -(room.constant / room.width)
      let rules = members.compactMap { member in
        if case .constraint(let id) = member.origin { id } else { nil }
      }
      let origins = Set(members.map { $0.origin })
      let isEquation = members.allSatisfy { $0.relation == .equal }
      for step in [Rational(-1, 1000), .zero, Rational(1, 1000)] where (breakpoint + step).sign >= 0 {
        let size = ExactSize(width: breakpoint + step, height: 100)
        let all = conflicts(of: rules, in: layout.program, at: size)
        let value = room.value(at: size)
        if value.sign < 0 || isEquation && value.sign > 0 {
          #expect(!all.isEmpty, "seed \(seed) at \(size.width)")
        } else {
          // What else may collide needs a row that nobody wrote, and that is not in the set.
          let own = all.filter { other in origins.isSuperset(of: other.members.map { $0.origin }) }
          #expect(own.isEmpty, "seed \(seed) at \(size.width)")
        }
      }
    }
  }

  private func fraction(_ text: String) -> Rational {
    if let number = Rational(decimal: text) { return number }
    let parts = text.split(separator: "/").compactMap { Rational(decimal: String($0)) }
    return parts.count == 2 ? parts[0] / parts[1] : .zero
  }

  /// The conflicts of these rules alone.
  private func conflicts(of rules: [ConstraintID], in program: LayoutProgram, at size: ExactSize) -> [Conflict] {
    var alone = program
    for index in alone.constraints.indices {
      alone.constraints[index].isActive = rules.contains(ConstraintID(index))
    }
    var layout = Layout(alone)
    return layout.resize(to: LayoutEnvironment(size: size), findAmbiguities: false).conflicts
  }
}
