package import LayCompiler
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

/// The parts of the declared sizes of two layouts that have sizes, text sizes, a keyboard and a safe area in common; the first of each if
/// none have. Where a layout has several parts, one that declares no keyboard has a hidden one.
package func sharedParts(
  _ first: [CompiledLayout], _ second: [CompiledLayout], _ options: CheckOptions
) -> [(first: CompiledLayout, second: CompiledLayout)] {
  if first.count == 1 && second.count == 1 { return [(first[0], second[0])] }
  let pairs = first.flatMap { part in second.map { (first: part, second: $0) } }
  let shared = pairs.filter { part, other in
    part.hasSurroundings(of: other) && !options.rangesToCompare(part, other).isEmpty
      && !options.textSizesToCompare(part, other).isEmpty
  }
  return shared.isEmpty ? [pairs[0]] : shared
}

extension CompiledLayout {
  /// True if another layout has the same keyboard and safe area.
  fileprivate func hasSurroundings(of other: CompiledLayout) -> Bool {
    let (hidden, none) = (SizeBounds(lowest: .zero, highest: .zero), InsetBounds(lowest: .zero, highest: .zero))
    return keyboard ?? hidden == other.keyboard ?? hidden && safeArea ?? none == other.safeArea ?? none
  }
}

extension SizeRange {
  /// True if it contains all of another range.
  fileprivate func includes(_ other: SizeRange) -> Bool { contains(other.lowest) && contains(other.highest) }
}
