internal import LayCompiler
internal import LayRuntime

/// A range of sizes that two layouts declare, with the rest of the environment of each.
struct ComparedRange {
  var range: SizeRange
  /// The environments of the layouts, the same unless each declares a safe area of its own.
  var first, second: LayoutEnvironment
}

extension CheckOptions {
  /// The sizes that both layouts declare, or those of the options; each once. A pose of one layout is compared with the same pose of the
  /// other, or with its plain sizes.
  func rangesToCompare(_ first: CompiledLayout, _ second: CompiledLayout) -> [ComparedRange] {
    let (own, others) = (allRanges(of: first), allRanges(of: second))
    var found: [SizeRange] = []
    for range in own {
      for other in others where range.pose == nil || other.pose == nil || range.pose == other.pose {
        guard var shared = range.intersection(other) else { continue }
        shared.pose = range.pose ?? other.pose
        if !found.contains(where: { $0.pose == shared.pose && $0.includes(shared) }) { found.append(shared) }
      }
    }
    return found.map { range in
      let (place, other) = (environment(of: first, in: range), environment(of: second, in: range))
      switch (declaresSafeArea(first, in: range), declaresSafeArea(second, in: range)) {
      case (true, false): return ComparedRange(range: range, first: place, second: place)
      case (false, true): return ComparedRange(range: range, first: other, second: other)
      default: return ComparedRange(range: range, first: place, second: other)
      }
    }
  }

  /// The text sizes at which both layouts are compared, those at which each is the same together.
  func textSizesToCompare(_ first: CompiledLayout, _ second: CompiledLayout) -> [TextSizeSet] {
    let others = second.textSizesToExamine(self)
    let shared = first.textSizesToExamine(self).filter { others.contains($0) }
    return first.program.groups(of: shared).flatMap { second.program.groups(of: $0.all) }
  }
}

extension SizeRange {
  /// True if it contains all of another range.
  fileprivate func includes(_ other: SizeRange) -> Bool { contains(other.lowest) && contains(other.highest) }
}
