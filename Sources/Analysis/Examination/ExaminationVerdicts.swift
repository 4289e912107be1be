internal import LayCompiler
internal import LayDevices
internal import LayDiagnostics
internal import LayRuntime

// The verdicts of an examination.
extension LayoutExamination {
  /// Records the reasons why a proof gave up a part of a range.
  func noteGaps(_ reasons: [String], in range: SizeRange) {
    if reasons.isEmpty { return }
    let place = gaps.firstIndex { $0.range == range } ?? gaps.count
    if place == gaps.count { gaps.append((range, [])) }
    gaps[place].reasons += reasons.filter { !gaps[place].reasons.contains($0) }
  }

  func verdict(_ proof: LayoutProof, isClean: Bool) -> Verdict {
    let hasContradictions = proof.cells.contains { !$0.contradictions.isEmpty }
    let hasOpenings = proof.cells.contains { !$0.openings.isEmpty }
    let unfollowed = proof.unfollowedGuides
    let steps = compiled.program.steps
    let isRefuted = !isClean || hasContradictions && steps.isEmpty && unfollowed.isEmpty
    var reasons: [String] = []
    if let view = unfollowed.first {
      reasons.append(
        "the safe area, margins or readable width of '\(compiled.spelledPath(view))' could not be followed")
    }
    if hasOpenings && steps.isEmpty && !isRefuted {
      reasons.append("ambiguity was not observed at the sizes that were laid out")
    }
    if proof.hasTooManyCells {
      reasons.append("conditions split its sizes into more than \(options.limits.cells) parts")
    }
    // Ambiguous widths that are due to a defect are part of its report.
    let undecided = proof.undecided.filter { !isRefuted || $0.reason != .openWidths }
    reasons += compiled.reasons(for: undecided, options.limits)
    noteGaps(reasons, in: proof.range)
    if isRefuted { return .refuted }
    if hasContradictions && !steps.isEmpty {
      reasons.append("\(steps.words), and without them constraints conflict")
    }
    if !reasons.isEmpty { return .notDecided(reasons) }
    // The sizes that were laid out include the effects of steps.
    if steps.isEmpty || proof.range.isSingle { return .proved }
    return compiled.program.rulesFollowSteps
      ? .rulesProvedWithoutSteps(steps: steps.words) : .rulesProved(steps: steps.words)
  }
}

extension StepProgram {
  /// `steps place 3 views`
  fileprivate var words: String {
    if placed.isEmpty { return constants.isEmpty ? "there are steps" : "steps change constants" }
    return "steps place \(placed.count == 1 ? "a view" : "\(placed.count) views")"
  }
}

extension Verdict {
  /// The verdict on the union of two variants.
  func joined(_ other: Verdict) -> Verdict {
    switch (self, other) {
    case (.refuted, _), (_, .refuted): return .refuted
    case (.notDecided(let some), .notDecided(let others)):
      return .notDecided(some + others.filter { !some.contains($0) })
    case (.notDecided, _): return self
    default: return other
    }
  }
}
