internal import LayCompiler
internal import LayRuntime

/// One of two compared layouts, with a layout of it that is resized.
struct ComparedSide {
  let compiled: CompiledLayout
  private(set) var layout: Layout

  init(_ compiled: CompiledLayout) {
    self.compiled = compiled
    layout = Layout(compiled.program)
  }

  /// Lays it out.
  mutating func move(to environment: LayoutEnvironment) { layout.resize(to: environment, findAmbiguities: false) }

  /// The proof of a range that records the numbers of the frames of `views`.
  func proof(over range: SizeRange, _ variant: Variant, of views: [ViewID], _ options: CheckOptions) -> LayoutProof {
    var questions = Questions(program: compiled.program)
    questions.traces = views.flatMap { view in FramePart.allCases.map { TracedNumber(view: view, part: $0) } }
    var proof = LayoutProof(
      compiled.program, over: range, variant.environment(at: range.lowest, scale: options.scale), questions,
      limits: options.limits)
    proof.variant = variant
    return proof
  }

  /// The constraints from which the given numbers of a view's frame in the root follow, at one size.
  func reasons(_ view: ViewID, _ parts: [FramePart], _ environment: LayoutEnvironment) -> [FrameDifference.Reason] {
    var quantities: [Quantity] = []
    for part in parts {
      var place: ViewID? = view
      while let next = place, next != .root {
        quantities.append(Quantity(next, .untransformed(part)))
        place = part.isPosition ? compiled.program.views[next.index].superview : nil
      }
    }
    var found: [FrameDifference.Reason] = []
    for answer in compiled.why(WhySubject(quantities: quantities), at: environment) {
      for line in answer.total?.lines ?? answer.steps.flatMap({ $0.lines }) {
        let reason = FrameDifference.Reason(text: line.text, place: line.place)
        if !found.contains(reason) { found.append(reason) }
      }
    }
    return found
  }
}

extension LayoutProof {
  /// The pieces of each traced number, of all cells.
  var traces: [[TracedPiece]] {
    // A cell that was given up has none.
    let count = cells.map { $0.traced.count }.max() ?? 0
    var found = [[TracedPiece]](repeating: [], count: count)
    for cell in cells {
      for (index, pieces) in cell.traced.enumerated() { found[index] += pieces }
    }
    return found
  }

  /// The sizes at which no number of the layout is known, or not for sure, with the reasons.
  var blocked: [(region: SizeRegion, gap: AssertionGap)] {
    let whole = SizeRegion(width: range.width, height: range.height)
    if hasTooManyCells { return [(whole, .tooManyCases)] }
    return cells.flatMap { cell in
      cell.contradictions.map { (region: $0.region, gap: AssertionGap.conflict) }
        + cell.unexamined.map { (region: $0, gap: AssertionGap.tooManyCases) }
        + cell.unsettledTexts.map { (region: $0.region, gap: AssertionGap.openText($0.view)) }
        + cell.uncertain.map { (region: $0, gap: AssertionGap.unexamined(nil)) }
    }
  }
}

extension AssertionGap {
  /// The reason in words, about a layout called `name`.
  func words(in layout: CompiledLayout, called name: String) -> String {
    switch self {
    case .bySteps(let view): "steps place '\(layout.spelledPath(view))' in \(name)"
    case .ambiguous(let view): "'\(layout.spelledPath(view))' is ambiguous in \(name)"
    case .conflict: "constraints of \(name) conflict"
    case .transformed(let view): "'\(layout.spelledPath(view))' is transformed in \(name)"
    case .unexamined(nil): "the number of lines of texts is not known in \(name)"
    case .openText(let view), .unexamined(let view?):
      "the number of lines of '\(layout.spelledPath(view))' is not known in \(name)"
    case .noContent, .tooManyCases: "\(name) has too many cases"
    }
  }
}
