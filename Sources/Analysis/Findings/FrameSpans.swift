package import LayCompiler
package import LayRuntime

extension CompiledLayout {
  /// The least and the greatest x, y, width and height of the frame of `view` at the declared sizes and text sizes, in the declared
  /// safe area and with the declared keyboard. These are for the base and from left to right; nil for a number that is not known at
  /// all sizes. Nil if constraints contradict each other somewhere, if only one size or a number with a range is declared, or if more
  /// than `rowLimit` rows would have to be examined.
  package func frameSpans(of view: ViewID, rowLimit: Int) -> [NumberSpan?]? {
    guard let superview = program.views[view.index].superview, program.isPlain(view), program.isPlain(superview) else {
      return nil
    }
    let terms = [
      [Term(view, .left), Term(superview, .left, -1)], [Term(view, .top), Term(superview, .top, -1)],
      [Term(view, .width)], [Term(view, .height)],
    ]
    var questions = Questions(program: program)
    questions.probes = terms.map { Probe(terms: $0, constant: .zero, condition: .always) }
    var limits = ProofLimits()
    (limits.rows, limits.cells, limits.parts, limits.textParts) = (rowLimit, 64, 32, 64)
    limits.refinedPieces = 1000
    var spans = terms.map { _ in NumberSpan() }
    let ranges = rangesToExamine(self, options: CheckOptions())
    // The values of metrics with ranges are not followed.
    if ranges.allSatisfy({ $0.isSingle }) || !parameters.isEmpty { return nil }
    let textSizes = program.groups(of: textSizesToExamine(CheckOptions()))
    limits.rows /= textSizes.count
    for (range, textSize) in ranges.flatMap({ range in textSizes.map { (range, $0) } }) {
      let variant = Variant(
        direction: .leftToRight, state: nil, textSizes: textSize, place: CheckOptions().environment(of: self, in: range)
      )
      let environment = variant.environment(at: range.lowest, scale: .one)
      let proof = LayoutProof(program, over: range, environment, questions, limits: limits)
      guard !proof.hasTooManyCells, proof.unfollowedGuides.isEmpty else { return nil }
      for cell in proof.cells {
        guard !cell.isCutShort, cell.contradictions.isEmpty, cell.probed.count == spans.count else { return nil }
        for index in spans.indices { spans[index].include(cell.probed[index].span) }
      }
    }
    return spans.map { $0.isKnown && $0.lowest != nil ? $0 : nil }
  }
}

extension LayoutProgram {
  /// True if the frame of a view is its alignment rectangle, and its bounds have the origin 0, under all conditions.
  fileprivate func isPlain(_ view: ViewID) -> Bool {
    let description = views[view.index]
    guard description.transform == .identity, description.alignmentInsets == .zero, description.boundsOrigin == .zero
    else { return false }
    return !overrides.contains { override in
      switch override.setting {
      case .transform(view, _), .alignmentInsets(view, _, _), .boundsOrigin(view, _): true
      default: false
      }
    }
  }
}
