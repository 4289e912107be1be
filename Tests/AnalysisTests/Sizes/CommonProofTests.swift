import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// The proofs of parts in which texts take other numbers of lines, compared with a proof of each part from scratch.
@Suite struct CommonProofTests {
  /// How often something was compared.
  private struct Tally {
    var parts = 0
    var shared = 0
    var joined = 0
    var sizes = 0
    var failures = 0
    var openings = 0
    var contradictions = 0
  }

  @Test func partsThatShareRowsAreProvedAsIfAlone() throws {
    var tally = Tally()
    for seed in 0..<cases(9, thorough: 600) as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      try compare(randomColumn(&random), &tally, "seed \(seed)")
    }
    #expect(tally.shared > 60 && tally.joined > 10 && tally.failures > 300 && tally.openings > 50, "\(tally)")
  }

  @Test func partsOfRandomLayoutsAreProvedAsIfAlone() {
    var tally = Tally()
    for seed in 0..<cases(6, thorough: 600) as Range<UInt64> {
      let layout = RandomLayout(seed: seed, texts: 70)
      let program = layout.program
      var questions = Questions(program: program)
      for view in program.views.indices.dropFirst() {
        questions.claims.append(
          .assertion(
            Assertion(
              claim: .predicate(.isInside, ViewID(view), .view(.root)), condition: .always,
              range: SourceRange(file: FileID(0), start: 0, end: 0))))
        questions.probes.append(
          Probe(terms: [Term(ViewID(view), .height), Term(ViewID(view), .width)], constant: 30, condition: .always))
      }
      compare(program, layout.range, layout.environment(layout.range.lowest), questions, &tally, "seed \(seed)")
    }
    #expect(tally.shared > 20 && tally.failures > 100 && tally.openings > 50 && tally.contradictions > 5, "\(tally)")
  }

  private func compare(_ text: String, _ tally: inout Tally, _ comment: String) throws {
    let compilation = compile(path: "random.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    #expect(!compilation.hasErrors, "\(comment): \(compilation.diagnostics.map(\.message))\n\(text)")
    let compiled = try #require(compilation.layouts.first)
    let range = SizeRange(size(60, 60), size(420, 700))
    compare(
      compiled.program, range, LayoutEnvironment(size: range.lowest), Questions(of: compiled, Suspicions(compiled)),
      &tally,
      "\(comment)\n\(text)")
  }

  /// Compares a proof with one that is cut wherever a text changes its number of lines, each part from scratch.
  private func compare(
    _ program: LayoutProgram, _ range: SizeRange, _ environment: LayoutEnvironment, _ questions: Questions,
    _ tally: inout Tally, _ comment: String
  ) {
    let proof = LayoutProof(program, over: range, environment, questions)
    if proof.isSliced || proof.cells.contains(where: { !$0.guideBreaks.isEmpty }) { return }
    let parts = proofsOfParts(program, range, environment, questions)
    if parts.count > 2 { tally.shared += parts.count }
    if proof.cells.count < parts.count { tally.joined += parts.count - proof.cells.count }
    for size in sizes(of: parts + proof.cells) {
      #expect(findings(of: proof.cells, at: size) == findings(of: parts, at: size), "\(size.spelled) \(comment)")
      tally.sizes += 1
    }
    for finding in proof.cells.flatMap({ $0.assertionFindings }) {
      let witness = finding.witness
      let known = parts.flatMap { $0.assertionFindings }.filter { $0.contains(witness) }
      #expect(
        numbers(of: [finding], at: witness).isSubset(of: numbers(of: known, at: witness)),
        "\(witness.spelled) \(comment)")
    }
    #expect(
      Set(proof.undecided.map { $0.reason }) == Set(parts.flatMap { $0.undecided.map { $0.reason } }), "\(comment)")
    for probe in questions.probes.indices {
      let values = [proof.cells, parts].map { cells in
        cells.reduce(into: ProbedValues()) { $0.include($1.probed[probe]) }
      }
      #expect(values[0].span.isKnown == values[1].span.isKnown, "\(comment)")
      if !values[0].span.isKnown { continue }
      #expect(values[0].span == values[1].span, "\(comment)")
      // A number with both signs is 0 between.
      let signs = values.map { $0.signs.isSuperset(of: [.negative, .positive]) ? $0.signs.union(.zero) : $0.signs }
      #expect(signs[0] == signs[1], "\(comment)")
    }
    tally.parts += parts.count
    for cell in parts {
      tally.failures += cell.assertionFindings.count
      tally.openings += cell.openings.count
      tally.contradictions += cell.contradictions.count
    }
  }

  private func proofsOfParts(
    _ program: LayoutProgram, _ range: SizeRange, _ environment: LayoutEnvironment, _ questions: Questions
  ) -> [CellProof] {
    let cells = sizeCells(program, from: range.lowest, to: range.highest, environment) ?? []
    return cells.flatMap { cell in
      var rows = ParametricLayout(program, as: cell.environment)
      var budget = ProofBudget()
      let texts = TextCells(cell, rows, suspects: rows.hasTexts ? rows.suspects(in: program) : [], &budget)
      return texts.cells().map { CellProof($0, &rows, questions, nil, &budget) }
    }
  }

  /// Corners of the findings of proofs, and sizes inside them.
  private func sizes(of proofs: [CellProof]) -> Set<ExactSize> {
    var found: Set<ExactSize> = []
    for proof in proofs {
      found.insert(proof.cell.polygon.innerSize(0))
      let regions =
        proof.contradictions.map { $0.region } + proof.openings.map { $0.region }
        + proof.assertionFindings.map { $0.region } + proof.unsettledTexts.map { $0.region }
      for shape in Set(regions.map { $0.shape }) {
        found.formUnion(shape.corners)
        found.insert(shape.innerSize(0))
      }
    }
    return found
  }

  /// The findings that hold at a size. Pieces on which several bases are optimal may be cut at other places, so findings are
  /// not compared region by region.
  private func findings(of proofs: [CellProof], at size: ExactSize) -> Set<String> {
    proofs.reduce(into: []) { $0.formUnion(findings(of: $1, at: size)) }
  }

  private func findings(of proof: CellProof, at size: ExactSize) -> Set<String> {
    var found: Set<String> = []
    for item in proof.contradictions where item.region.contains(size) { found.insert("conflict") }
    for item in proof.collapsings where item.region.contains(size) {
      found.insert("\(item.place.view) \(item.place.axis) collapses")
    }
    for item in proof.openings where item.region.contains(size) { found.insert("\(item.view) \(item.part) is open") }
    for item in proof.unsettledTexts where item.region.contains(size) { found.insert("\(item.view) is unsettled") }
    for item in proof.assertionFindings where item.contains(size) {
      switch item.outcome {
      case .fails: found.insert("\(item.assertion) fails")
      case .failsAnyhow: found.insert("\(item.assertion) fails with any value")
      case .open(let gap): found.insert("\(item.assertion) is open: \(gap)")
      }
    }
    return found
  }

  /// The numbers of failures at a size.
  private func numbers(of findings: [AssertionFinding], at size: ExactSize) -> Set<String> {
    var found: Set<String> = []
    for item in findings {
      guard case .fails(let meaning, let rooms, let shown) = item.outcome else { continue }
      found.insert("\(item.assertion) \(meaning) \((rooms + shown).map { $0.value(at: size) })")
    }
    return found
  }

  // MARK: - Layouts

  /// Texts and plain views one below the other, with rows that may contradict one another or leave numbers open.
  private func randomColumn(_ random: inout SeededGenerator) -> String {
    let words = ["lay", "out", "several", "words", "of", "a", "constraint", "한"]
    var lines: [String] = []
    let count = Int.random(in: 2...5, using: &random)
    for index in 0..<count {
      let above = index == 0 ? "superview.top" : "v\(index - 1).bottom"
      var parts = [
        ".top == \(above) + \(Int.random(in: 0...9, using: &random))\(pick(["", "", "", " @high"], &random))"
      ]
      parts.append(
        pick(
          [
            ".edges(leading, trailing) == superview", ".edges(leading, trailing) == superview",
            ".edges(leading, trailing) == superview inset 12",
            ".leading == superview.leading; .width == superview.width / 2",
            ".leading == superview.leading; .trailing <= superview.trailing; .width >= 150 @high",
            ".leading == superview.leading + 20; .trailing == superview.trailing @high; .width <= 220",
            ".leading == superview.leading; .width == superview.height / 3 + 40",
            ".leading == superview.leading; .width == 130",
            ".trailing == superview.trailing; .width >= 120; .width <= superview.width - 10 @low", ".width == 200",
          ], &random))
      if Int.random(in: 0..<6, using: &random) == 0 { parts.append(".bottom <= superview.bottom") }
      let isText = index == 0 || Int.random(in: 0..<4, using: &random) > 0
      if isText {
        let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in pick(words, &random) }
        parts.append("text = \"\(text.joined(separator: " "))\"; lines = \(pick(["0", "0", "0", "2", "1"], &random))")
        if Int.random(in: 0..<3, using: &random) == 0 { parts.append("compression.vertical = required") }
        if Int.random(in: 0..<3, using: &random) == 0 { parts.append(".height <= 40") }
      } else if Int.random(in: 0..<3, using: &random) > 0 {
        parts.append(pick([".height == 20", ".height == superview.height / 4", ".height == .width / 2"], &random))
      }
      lines.append("  view v\(index)\(isText ? ": Label" : "") { \(parts.joined(separator: "; ")) }")
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let (a, b) = (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
      lines.append(
        "  "
          + pick(
            [
              "assert v\(a).bottom <= v\(b).top + 60", "assert v\(a).width <= 2 * v\(b).height + 100",
              "assert v\(a).isInside(superview)", "assert v\(a).isNotCompressed", "assert v\(a).width >= 90",
              "assert v\(a).lastBaseline <= root.bottom - 30",
            ], &random))
    }
    return "layout Column(320x480) {\n\(lines.joined(separator: "\n"))\n}\n"
  }

  private func pick(_ choices: [String], _ random: inout SeededGenerator) -> String {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }
}
