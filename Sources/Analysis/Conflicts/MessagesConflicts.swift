internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The most rules of a conflict that are shown one by one; the others are counted.
private let shownRules = 8

extension Diagnostic {
  /// Rules that cannot all hold: the caret is on the one that was broken, the others are labelled.
  static func conflict(
    _ conflict: Conflict, twins: [ViewID], at found: FoundPlace, in layout: CompiledLayout
  ) -> Diagnostic {
    let sizes = found.sizes
    let broken = conflict.members.first { $0.origin == conflict.broken }
    let place = layout.place(of: conflict.broken) ?? layout.range
    var diagnostic = Diagnostic(
      .conflict, "these rules \(found.region == nil ? "cannot all hold" : "contradict each other") \(found.words)",
      at: place,
      caret: broken.map { layout.words(for: $0) } ?? "", sizes: sizes.map { $0.spelled })
    diagnostic.labels = labels(of: conflict, except: place, in: layout)
    if let why = negativeSize(of: conflict, at: sizes[0]) {
      diagnostic.notes = [.why(why)]
      if twins.count > 1 { diagnostic.notes.append(.note(repetition(twins, in: layout))) }
      return diagnostic
    }
    let size = found.region == nil ? "" : "at \(sizes[0].spelled), "
    diagnostic.notes = [.why(size + arithmetic(of: conflict, at: sizes[0]))] + unwrittenRules(of: conflict, in: layout)
    diagnostic.sketch = drawing(of: conflict, at: sizes[0], in: layout)
    let more = conflict.labelled(in: layout).count - shownRules
    if more > 0 { diagnostic.notes.append(.note("and \(more) more rule\(more == 1 ? " takes" : "s take") part")) }
    if twins.count > 1 { diagnostic.notes.append(.note(repetition(twins, in: layout))) }
    diagnostic.notes.append(.note("without any one of them there is a layout; layc broke the marked one to go on"))
    diagnostic.notes.append(.untriedRepair)
    return diagnostic
  }

  /// The same lines in other instances of a component or turns of a `for`.
  private static func repetition(_ twins: [ViewID], in layout: CompiledLayout) -> String {
    let (first, second) = (layout.spelledPath(twins[0]), layout.spelledPath(twins[1]))
    let more = twins.count - 2
    let others = more == 0 ? "" : " and \(more == 1 ? "another" : "\(more) others") like it"
    return "shown for '\(first)'; the same lines collide for '\(second)'\(others)"
  }

  private static func labels(
    of conflict: Conflict, except place: SourceRange, in layout: CompiledLayout
  ) -> [Label] {
    var places: [(range: SourceRange, words: [String])] = []
    for member in conflict.labelled(in: layout).prefix(shownRules) {
      guard let range = layout.place(of: member.origin) else { continue }
      let words = layout.words(for: member)
      if let known = places.firstIndex(where: { $0.range == range }) {
        if !places[known].words.contains(words) { places[known].words.append(words) }
      } else if range != place {
        places.append((range, [words]))
      }
    }
    return places.map { Label($0.range, $0.words.joined(separator: ", ")) }
  }

  private static func unwrittenRules(of conflict: Conflict, in layout: CompiledLayout) -> [Note] {
    conflict.members.filter { layout.place(of: $0.origin) == nil }
      .map { .note("nobody wrote it, but it holds: \(layout.words(for: $0))") }
  }

  /// `200 + 240 is 440, which is 65 more than 375`: the rows times their multipliers, added up. What the size of the
  /// root brings is one number, the others are the author's.
  private static func arithmetic(of conflict: Conflict, at size: ExactSize) -> String {
    var root = Rational.zero
    var shares: [Rational] = []
    for member in conflict.members {
      let side = member.rightSide
      shares.append(member.multiplier * side.constant)
      root = root + member.multiplier * (side.width * size.width + side.height * size.height)
    }
    shares.append(root)
    let demanded = shares.filter { $0.sign < 0 }.map { $0.magnitude }
    let given = shares.filter { $0.sign > 0 }
    let left = demanded.count > 1 ? "\(sum(demanded)) is \(demanded.reduce(.zero, +)), which" : sum(demanded)
    let right = given.count > 1 ? "\(given.reduce(.zero, +)) (\(sum(given)))" : sum(given)
    return "\(left) is \(conflict.excess) more than \(right)"
  }

  /// `-90 is below 0; a width is never negative`: one rule that asks for that by itself.
  private static func negativeSize(of conflict: Conflict, at size: ExactSize) -> String? {
    guard conflict.members.count == 2, let last = conflict.members.last, case .nonNegative(_, let axis) = last.origin,
      !last.multiplier.isZero
    else { return nil }
    let side = conflict.members[0].rightSide
    guard (side.width * size.width + side.height * size.height).isZero else { return nil }
    let asked = -(conflict.excess / last.multiplier.magnitude)
    return "\(asked) is below 0; a \(axis.extent) is never negative"
  }

  /// `200 + 240`
  private static func sum(_ numbers: [Rational]) -> String {
    numbers.isEmpty ? "0" : numbers.map { $0.description }.joined(separator: " + ")
  }
}

extension Conflict {
  /// The members that are shown as labels: all that stand in the file but the broken one.
  fileprivate func labelled(in layout: CompiledLayout) -> [Member] {
    members.filter { $0.origin != broken && layout.place(of: $0.origin) != nil }
  }
}
