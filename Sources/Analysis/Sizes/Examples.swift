internal import LayCompiler
internal import LayRuntime

/// Up to `count` of `all`, the first one and the last one among them, at equal distances.
func spread<Element>(_ all: [Element], atMost count: Int) -> [Element] {
  if all.count <= count || count < 2 { return Array(all.prefix(count)) }
  return (0..<count).map { all[$0 * (all.count - 1) / (count - 1)] }
}

extension SizeRange {
  /// A size of the range alone, in the same pose.
  func alone(at size: ExactSize) -> SizeRange { SizeRange(size, size, pose: pose) }
}
