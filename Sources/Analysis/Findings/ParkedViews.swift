internal import LayCompiler
internal import LayRuntime

extension Suspicions {
  /// True if the view is off screen until a state brings it in: at no size at which it extends beyond the screen, a part of it is on the
  /// screen, and in another state, or in the base, it does not leave, and is shown at some size.
  func isParked(_ view: ViewID, where own: Seen, _ proofs: [LayoutProof]) -> Bool {
    let leaving = Set(own.map { proofs[$0.proof].variant.state })
    let others = proofs.filter { !leaving.contains($0.variant.state) }
    guard others.contains(where: { $0.cells.contains { isJudged(view, in: $0.cell.environment) } }) else {
      return false
    }
    // Most views that leave are visible in part where they were seen.
    guard own.allSatisfy({ layout.isOffScreen(view, at: $0.finding.witness, proofs[$0.proof].variant) }) else {
      return false
    }
    return Set(own.map { $0.proof }).allSatisfy { number in
      if proofs[number].range.isSingle { return true }
      let regions = own.filter { $0.proof == number }.map { $0.finding.region }
      let (range, variant) = (proofs[number].range, proofs[number].variant)
      guard let visible = layout.visibleRegions(of: [view], over: range, variant, limits) else { return false }
      return !regions.contains { region in visible[0].contains { region.intersection($0) != nil } }
    }
  }
}

extension CompiledLayout {
  /// Those of some views that are off the screen at every size of a range.
  func viewsOffScreen(_ views: [ViewID], over range: SizeRange, _ variant: Variant, _ limits: ProofLimits) -> Set<
    ViewID
  > {
    if views.isEmpty { return [] }
    let frames = frames(at: range.lowest, variant)
    let likely = views.filter { isOffScreen(frames[$0.index], range.lowest) }
    if likely.isEmpty || range.isSingle { return Set(likely) }
    guard let visible = visibleRegions(of: likely, over: range, variant, limits) else { return [] }
    return Set(zip(likely, visible).filter { $1.isEmpty }.map { $0.0 })
  }

  /// True if no part of a view is on the screen at a size.
  fileprivate func isOffScreen(_ view: ViewID, at size: ExactSize, _ variant: Variant) -> Bool {
    isOffScreen(frames(at: size, variant)[view.index], size)
  }

  private func isOffScreen(_ frame: ExactRect, _ size: ExactSize) -> Bool {
    frame.maxX.sign <= 0 || frame.maxY.sign <= 0 || frame.x >= size.width || frame.y >= size.height
  }

  func frames(at size: ExactSize, _ variant: Variant) -> [ExactRect] {
    var screen = Layout(program)
    screen.resize(to: variant.environment(at: size, scale: .one), findAmbiguities: false)
    return rootFrames(of: screen)
  }

  /// The sizes of a range at which each of some views may be on the screen in part; nil if a proof does not find them.
  fileprivate func visibleRegions(
    of views: [ViewID], over range: SizeRange, _ variant: Variant, _ limits: ProofLimits
  ) -> [[SizeRegion]]? {
    var questions = Questions(program: program)
    questions.claims = views.map { view in
      .assertion(
        Assertion(
          claim: .predicate(.doesNotOverlap, view, .view(.root)), condition: .always, range: self.range))
    }
    let environment = variant.environment(at: range.lowest, scale: .one)
    let proof = LayoutProof(program, over: range, environment, questions, limits: limits)
    if !proof.isSound { return nil }
    var found = [[SizeRegion]](repeating: [], count: views.count)
    for finding in proof.cells.flatMap({ $0.assertionFindings }) {
      found[finding.assertion].append(finding.region)
    }
    return found
  }
}
