internal import LayDiagnostics
internal import LayNumbers
internal import LayParser

/// Lowers the declared sizes of a layout.
struct SizePass {
  let elaborator: Elaborator

  /// Lowers a `sizesStatement` into the declared sizes ``sizes``: `320x320 ... 1366x1366`, `320 ... 414 x any`.
  func lowerSizes(_ node: SyntaxNode) {
    let nodes = node.index - Int(node.tree.nodes[node.index].firstNode)
    guard nodes <= 4 * Limits.sizeRanges, node.children.count <= Limits.sizeRanges else {
      return elaborator.report(.tooManySizeRanges(at: node.range))
    }
    var promises: [SizePromise] = []
    for range in node.children where range.kind == .sizeRange && !elaborator.hasWrongSyntax(range) {
      if let promise = sizePromise(range) { promises.append(promise) }
    }
    elaborator.sizes += promises
    warnAboutSingleSizes(node)
  }

  private func sizePromise(_ node: SyntaxNode) -> SizePromise? {
    let extents = node.children.filter { $0.kind == .extent }
    if extents.count == 2 {
      guard let width = extent(extents[0]), let height = extent(extents[1]) else { return nil }
      return SizePromise(width: width.bounds, height: height.bounds, range: node.range)
    }
    let tokens = node.tokens.filter { $0.kind == .size }
    guard let from = tokens.first, let to = tokens.last, let first = from.size,
      let last = to.size
    else { return nil }
    guard isSmall(first.width, node), isSmall(first.height, node), isSmall(last.width, node), isSmall(last.height, node)
    else { return nil }
    if first != last && first.width >= last.width && first.height >= last.height {
      elaborator.report(.sizesBackwards(from, to, at: node.range))
      return nil
    }
    return SizePromise(
      width: SizeBounds(lowest: min(first.width, last.width), highest: max(first.width, last.width)),
      height: SizeBounds(lowest: min(first.height, last.height), highest: max(first.height, last.height)),
      range: node.range)
  }

  private struct Extent {
    /// The minimum and maximum; nil for `any`.
    var bounds: SizeBounds?
  }

  private func extent(_ node: SyntaxNode) -> Extent? {
    let numbers = node.tokens.filter { $0.kind == .number }
    guard let first = numbers.first, let last = numbers.last else {
      return node.token(.name) == nil ? nil : Extent(bounds: nil)
    }
    guard let low = Rational(decimal: first.text), let high = Rational(decimal: last.text), isSmall(low, node),
      isSmall(high, node)
    else { return nil }
    guard low <= high else {
      elaborator.report(.sizesBackwards(first, last, at: node.range))
      return nil
    }
    return Extent(bounds: SizeBounds(lowest: low, highest: high))
  }

  private func isSmall(_ number: Rational, _ node: SyntaxNode) -> Bool {
    if number <= Limits.constant { return true }
    elaborator.report(.sizeTooLarge(at: node.range))
    return false
  }

  /// Warns about `sizes 320x480, 1024x1366`, which looks like a range; in `375x667, 667x375` neither size is inside the
  /// other.
  private func warnAboutSingleSizes(_ node: SyntaxNode) {
    let ranges = node.children.filter { $0.kind == .sizeRange }
    let singles = ranges.filter { $0.children.isEmpty && $0.tokens.count == 1 && $0.token(.size) != nil }
    guard ranges.count == 2, singles.count == 2 else { return }
    let sizes = singles.compactMap { $0.token(.size)?.size }
    guard sizes.count == 2, sizes[0] != sizes[1] else { return }
    if sizes[0].isInside(sizes[1]) { elaborator.report(.twoSingleSizes(singles[0], singles[1], at: node.range)) }
    if sizes[1].isInside(sizes[0]) { elaborator.report(.twoSingleSizes(singles[1], singles[0], at: node.range)) }
  }
}

extension ExactSize {
  /// True if neither side is longer than that of `other`.
  fileprivate func isInside(_ other: ExactSize) -> Bool { width <= other.width && height <= other.height }
}
