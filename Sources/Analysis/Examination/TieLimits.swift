internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The maximum number of constraints that are named at one end.
private let shownKeepers = 2

extension CompiledLayout {
  /// The constraints that bound a number with ties from below and above, in words; nil if that is not known, or if these are the
  /// tie's own constraints. `line` returns the words for a position.
  func limits(
    of ambiguity: Ambiguity, _ environment: LayoutEnvironment, line: (SourceRange) -> String
  ) -> String? {
    guard let tie = ambiguity.tie else { return nil }
    var reasons = LayoutReasons(program, at: environment)
    let number = "the \(ambiguity.part.words) of '\(spelledPath(ambiguity.view))'"
    var words: [String] = []
    var isSeen = true
    for (end, isUpwards) in [(ambiguity.lowest, false), (ambiguity.highest, true)] {
      guard let end, let keepers = keepers(at: end, of: ambiguity, isUpwards: isUpwards, &reasons) else { continue }
      if !keepers.allSatisfy({ keeper in tie.members.contains { $0.origin == keeper.origin } }) { isSeen = false }
      let names = keepers.prefix(shownKeepers).map { $0.words + (place(of: $0.origin).map { " (\(line($0)))" } ?? "") }
      let more = keepers.count - names.count
      let verb = keepers.count == 1 ? "keeps" : "keep"
      words.append(
        "\(joinedWords(names + (more > 0 ? ["\(more) more"] : []))) \(verb) \(number) from being "
          + (isUpwards ? "larger" : "smaller") + " than \(end.shown)")
    }
    return words.isEmpty || isSeen ? nil : joinedWords(words)
  }

  /// The constraints one of which gives way first beyond an end; if all that add up to it are required, the inequalities.
  private func keepers(
    at end: Rational, of ambiguity: Ambiguity, isUpwards: Bool, _ reasons: inout LayoutReasons
  ) -> [(origin: RowOrigin, words: String)]? {
    let quantity = Quantity(ambiguity.view, .untransformed(ambiguity.part))
    let stop = reasons.reach(of: quantity, isUpwards: isUpwards)?.stops.first { $0.value == end }
    guard let stop else { return nil }
    var found: [(origin: RowOrigin, words: String, isEqual: Bool)] = []
    for share in stop.sum.shares {
      guard case .row(let origin) = share.reason, let row = share.row else { continue }
      if stop.yielding.isEmpty || stop.yielding.contains(origin) {
        found.append((origin, name(of: origin, row), row.relation == .equal))
      }
    }
    if stop.yielding.isEmpty, found.contains(where: { !$0.isEqual }) { found.removeAll { $0.isEqual } }
    return found.isEmpty ? nil : found.map { ($0.origin, $0.words) }
  }

  /// `the compression of 'value'`
  private func name(of origin: RowOrigin, _ row: RowDescription) -> String {
    switch origin {
    case .constraint: "`\(row.text)`"
    case .hugging(let view, _): "the content hugging of '\(spelledPath(view))'"
    case .compression(let view, _): "the compression resistance of '\(spelledPath(view))'"
    case .maskPosition(let view, _), .maskSize(let view, _): "the mask of '\(spelledPath(view))'"
    case .nonNegative(let view, let axis): "the \(axis.extent) of '\(spelledPath(view))', which is never negative,"
    case .arrangement(let view, let part):
      words(view, part, row.terms, row.relation, row.constant)
    case .step(let view, _): "the steps of '\(spelledPath(view))'"
    case .contentOrigin(let view, _): "the content of '\(spelledPath(view))'"
    }
  }
}
