internal import LayNumbers

/// A change that ends a conflict, tried by solving again.
package struct LoggedFix: Sendable {
  /// The change in words, in the imperative.
  package var words: String
  /// The change in code; empty if there is none.
  package var code: [String]
  /// The constraints that the change removes or makes optional, by index.
  package var items: [Int]
  /// True if all other constraints of the log can then be satisfied; false if another conflict remains.
  package var isEnough: Bool
}

/// Chooses the fix for a conflict.
struct FixSearch {
  let log: ConflictLog
  let conflict: LoggedConflict
  let code: FixCode
  var solver: LogSolver

  /// The fixes, the best first; none if nothing of the app takes part.
  mutating func fixes(for cause: Cause) -> [LoggedFix] {
    switch cause {
    case .maskAndConstraints(let views): return [flags(views)]
    case .frameTooSmall(let view): return frameFixes(view)
    case .sameAttributeTwice: return [oneOfTwo()]
    case .requiredContent(let view): return contentFixes(view)
    case .prototype(let view): return [prototypeFix(view)]
    case .actionSheet, .systemViews: return []
    case .cellSize, .firstPass, .hiddenInStack, .stackArrangement, .insets, .overconstrained:
      return lowering(prefersEnds: cause != .overconstrained).map { [$0] } ?? []
    }
  }

  // MARK: - Masks

  private mutating func flags(_ views: [Int]) -> LoggedFix {
    let items = masks(of: views)
    let names = views.map { log.name(of: $0) }.joined(separator: " and ")
    return LoggedFix(
      words: "set translatesAutoresizingMaskIntoConstraints to false on \(names)", code: views.map { code.flag($0) },
      items: items, isEnough: solver.isFeasible(without: items))
  }

  private func masks(of views: [Int]) -> [Int] {
    log.items.indices.filter { index in
      if case .mask(let view) = log.origin(of: log.items[index]) { return views.contains(view) }
      return false
    }
  }

  private mutating func frameFixes(_ view: Int) -> [LoggedFix] {
    let items = masks(of: [view])
    var found = [
      LoggedFix(
        words: "if constraints place \(log.name(of: view)), set its translatesAutoresizingMaskIntoConstraints to false",
        code: [code.flag(view)], items: items, isEnough: solver.isFeasible(without: items))
    ]
    if var fix = lowering(prefersEnds: true) {
      fix.words = "if its frame is set in code or by the system, \(fix.words)"
      found.append(fix)
    }
    return found
  }

  // MARK: - Priorities

  /// Makes one constraint of the app optional: the first of the most suitable ones without which all others can be satisfied.
  private mutating func lowering(prefersEnds: Bool) -> LoggedFix? {
    let own = conflict.items.filter { log.origin(of: log.items[$0]) == .yours }
    let ranked = own.sorted { (rank($0, prefersEnds), -$0) < (rank($1, prefersEnds), -$1) }
    guard let first = ranked.first else { return nil }
    let best = ranked.first { solver.isFeasible(without: [$0]) }
    let item = best ?? first
    return LoggedFix(
      words: "lower the priority of \(log.words(log.items[item])) to 999\(place(of: log.items[item]))",
      code: code.lowered(log.items[item]), items: [item], isEnough: best != nil)
  }

  /// The rank of a constraint to lower: the one that the system broke where all are the app's, else the last gap before the end
  /// of the superview, then other positions, then lengths.
  private func rank(_ index: Int, _ prefersEnds: Bool) -> Int {
    let item = log.items[index]
    if !prefersEnds && index == log.broken { return 0 }
    guard let relation = item.relations.first else { return 9 }
    let isEnd =
      [LoggedAttribute.bottom, .trailing, .right].contains(relation.first.attribute)
      && relation.first.attribute == relation.second?.attribute
    if isEnd && prefersEnds { return 1 }
    if relation.relation != .equal { return 2 }
    if relation.second != nil && !relation.first.attribute.isSize { return 3 }
    return 4
  }

  private func place(of item: LoggedItem) -> String { item.place.map { ", in \($0.file) on line \($0.line)" } ?? "" }

  // MARK: - Other fixes

  /// Keeps one of two constraints with the same attribute.
  private mutating func oneOfTwo() -> LoggedFix {
    let (first, second) = (conflict.items[0], conflict.items[conflict.items.count - 1])
    let removed = log.broken.flatMap { conflict.items.contains($0) ? $0 : nil } ?? first
    let kept = removed == first ? second : first
    let relation = log.items[kept].relations[0]
    return LoggedFix(
      words:
        "keep one of the two: deactivate \(log.words(log.items[removed])) before the other one is activated, or change the constant "
        + "of one constraint\(place(of: log.items[removed]))",
      code: [code.changedConstant(log.items[kept], to: relation.constant)], items: [removed],
      isEnough: solver.isFeasible(without: [removed]))
  }

  /// Lets a content be compressed or stretched: the one without which all other constraints can be satisfied.
  private mutating func contentFixes(_ view: Int) -> [LoggedFix] {
    let items = conflict.items.filter { log.origin(of: log.items[$0]) == .contentSize(view) }
    guard let item = items.first, let relation = log.items[item].relations.first else { return [] }
    let size = log.words(relation.first)
    let required = log.items[item].relations.indices.filter { !log.items[item].relations[$0].isOptional }
    // The resistance comes after the hugging, and is the one that is usually required.
    let best = required.reversed().first { solver.isFeasible(conflict.items, withoutRelation: $0, of: item) }
    let isCompression = log.items[item].relations[best ?? required.last ?? 0].relation != .lessOrEqual
    return [
      LoggedFix(
        words: "let \(size) be \(isCompression ? "less" : "more") than its content",
        code: [
          code.contentPriority(
            view, isHorizontal: relation.first.attribute.isHorizontal, isCompression: isCompression)
        ], items: items,
        isEnough: best.map { solver.isFeasible(Array(log.items.indices), withoutRelation: $0, of: item) } ?? false)
    ]
  }

  private mutating func prototypeFix(_ view: Int) -> LoggedFix {
    let items = log.items.indices.filter {
      if case .prototype = log.origin(of: log.items[$0]) { return true }
      return false
    }
    return LoggedFix(
      words:
        "give \(log.name(of: view)) constraints for its position and size in Interface Builder, which otherwise adds its own",
      code: [], items: items, isEnough: solver.isFeasible(without: items))
  }
}
