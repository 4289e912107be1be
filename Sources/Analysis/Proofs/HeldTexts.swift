internal import LayCompiler
internal import LayRuntime
internal import LaySolver

/// The decision whether the results of a cell hold with other texts too.
///
/// The texts change right sides alone (``TextRowChange``). If one basis of a component stays optimal over the whole cell, its constraints
/// are satisfied and nothing is ambiguous with the other texts either, and each variable is greater by a distance; else the component is
/// swept with the other texts. A clause that held everywhere still does if none of its alternatives gets less; else it is examined with
/// the values of the other texts. What failed may fail at the same sizes at most, and only if it is nothing to report.
struct HeldTexts {
  private let cell: SizeCell
  private let found: ProvedPieces
  private let questions: Questions
  /// The sizes at which assertions fail or are not decided.
  private var doubts: [Int: [SizeRegion]] = [:]
  private let limits: ProofLimits

  /// Creates the decision for a proof without findings but those about claims; nil if it has others.
  init?(_ proof: CellProof, _ questions: Questions, _ limits: ProofLimits) {
    guard let found = proof.pieces, found.polygon == proof.cell.polygon, !proof.hasFindings,
      proof.guideBreaks.isEmpty, questions.isClauseAsked == nil, questions.traces.isEmpty, !questions.keepsFrames,
      proof.assertionFindings.allSatisfy({ $0.isKnownToFail })
    else { return nil }
    (cell, self.found, self.questions, self.limits) = (proof.cell, found, questions, limits)
    for finding in proof.assertionFindings { doubts[finding.assertion, default: []].append(finding.region) }
  }

  /// Returns the values of the probes with other texts, which move components, if all results hold with these; else nil.
  func probed(with change: TextRowChange, _ moved: MovedComponents) -> [ProbedValues]? {
    if found.guided.contains(where: { moved.mayMove($0) }) { return nil }
    let pieces = RefinedPieces(found.polygon, moved.after(found.kept), limit: limits.refinedPieces)
    guard hold(change, moved, pieces) else { return nil }
    var values = questions.probes.map { _ in ProbedValues() }
    found.probes?.examine(pieces, &values)
    return values
  }

  // MARK: - Clauses

  /// True if all clauses hold with the other texts that held before. Those that failed have to fail by the same numbers, or if that is
  /// nothing to report, at no other sizes.
  private func hold(_ change: TextRowChange, _ moved: MovedComponents, _ pieces: RefinedPieces) -> Bool {
    guard let clauses = found.clauses else { return true }
    let rows = change.layout
    var maker = ClauseMaker(layout: rows)
    for (assertion, own) in clauses.claims {
      let claim = questions.claims[assertion]
      let others = claim.mayRead(textsOf: change.views) ? maker.clauses(of: claim) : nil
      if others.map({ $0.count != own.count }) ?? false { return false }
      let isReported = !doubts.isEmpty && doubts[assertion] != nil && !claim.isSilent
      var trial: AssertedCell?
      for index in own.indices {
        let change = others.map { own[index].change(to: $0[index], moved) } ?? own[index].change(moved)
        if change == .none || change == .gain && !isReported { continue }
        if isReported { return false }
        var next = trial ?? AssertedCell(clauses, cell, found.part, found.polygon, rowLimit: 0)
        next.examine(others?[index] ?? own[index], of: assertion, pieces, rows)
        trial = next
      }
      if let trial, !isKnown(trial, assertion) { return false }
    }
    return true
  }

  /// True if a claim fails at no other sizes than before.
  private func isKnown(_ trial: AssertedCell, _ assertion: Int) -> Bool {
    if !trial.hasDoubts { return true }
    guard let known = doubts[assertion] else { return false }
    return trial.findings.allSatisfy { $0.isInside(known) }
  }
}

/// The change of the numbers of a clause at every size.
private enum ClauseChange {
  /// All numbers are the same.
  case none
  /// No alternative is less than before.
  case gain
  /// Some alternative is less, or unlike the one before.
  case loss
}

extension AssertedClause {
  /// The change with moved variables.
  fileprivate func change(_ moved: MovedComponents) -> ClauseChange {
    var result = ClauseChange.none
    for sum in alternatives {
      guard let shift = sum.shift(moved), shift.sign >= 0 else { return .loss }
      if shift.sign > 0 { result = .gain }
    }
    return result == .none && !shown.allSatisfy { $0.shift(moved)?.isZero ?? false } ? .gain : result
  }

  /// The change to a clause of the same claim, with moved variables.
  fileprivate func change(to other: AssertedClause, _ moved: MovedComponents) -> ClauseChange {
    if alternatives.count != other.alternatives.count || shown.count != other.shown.count { return .loss }
    var result = ClauseChange.none
    for (sum, after) in zip(alternatives, other.alternatives) {
      guard let shift = sum.shift(to: after, moved), shift.sign >= 0 else { return .loss }
      if shift.sign > 0 { result = .gain }
    }
    let isSame = zip(shown, other.shown).allSatisfy { $0.shift(to: $1, moved)?.isZero ?? false }
    return result == .none && !isSame ? .gain : result
  }
}

extension AttributeSum {
  /// The number by which a sum of the same variables is greater with other texts; nil if there is none.
  fileprivate func shift(to other: AttributeSum, _ moved: MovedComponents) -> Rational? {
    let (own, others, before, after) = (entries, other.entries, constant, other.constant)
    guard own.count == others.count, openViews == other.openViews, before.width == after.width,
      before.height == after.height
    else { return nil }
    for index in own.indices where own[index].key != others[index].key || own[index].amount != others[index].amount {
      return nil
    }
    let shift = self.shift(moved)
    return before.constant == after.constant ? shift : shift.map { $0 + after.constant - before.constant }
  }

  /// The number by which it is greater with moved variables; nil if one of them is not moved by a distance.
  fileprivate func shift(_ moved: MovedComponents) -> Rational? {
    var shift = Rational.zero
    for entry in entries {
      switch moved.move(of: entry.key) {
      case .none: continue
      case .distance(let distance): shift += entry.amount * distance
      case .replaced: return nil
      }
    }
    return shift
  }
}

extension AskedClaim {
  /// True if nothing is reported where it fails.
  var isSilent: Bool { if case .health(let claim) = exact { claim.isSilent } else { false } }

  /// True if its clauses may depend on the texts of some views besides their frames.
  func mayRead(textsOf changed: Set<ViewID>) -> Bool {
    switch exact {
    case .assertion(let assertion): return assertion.views.contains { changed.contains($0) }
    case .health(let claim):
      switch claim.statement {
      case .precedes: return false
      case .isInside, .isNotMixedWith: return claim.texts.contains { changed.contains($0.view) }
      default:
        return claim.views.contains { changed.contains($0) } || claim.texts.contains { changed.contains($0.view) }
      }
    case .allowing: return true
    }
  }
}

extension AssertionFinding {
  /// True if all of its sizes are in some regions.
  func isInside(_ regions: [SizeRegion]) -> Bool {
    regions.contains(region) || region.rest(outside: regions).isEmpty
  }
}
