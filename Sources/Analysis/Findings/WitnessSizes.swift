internal import LayCompiler
internal import LayRuntime

/// The sizes at which pictures of a layout are compared: the ends of its ranges, which come first, and the design size.
struct WitnessSizes {
  /// The maximum number of ranges whose corners are all used.
  static let rangeLimit = 2

  /// All sizes, each once.
  let all: [ExactSize]
  /// The ends of all ranges by area.
  let smallest: ExactSize
  let largest: ExactSize

  /// Creates the sizes of `ranges`, which are not empty, after `others`.
  init(_ layout: CompiledLayout, _ ranges: [SizeRange], and others: [ExactSize] = []) {
    func area(_ size: ExactSize) -> Rational { size.width * size.height }
    let ends = ranges.flatMap { [$0.lowest, $0.highest] }
    smallest = ends.min { area($0) < area($1) } ?? .zero
    largest = ends.max { area($0) < area($1) } ?? .zero
    var sizes = others + [smallest, largest]
    if let design = layout.designSize, ranges.contains(where: { $0.contains(design) }) { sizes.append(design) }
    for range in ranges.prefix(WitnessSizes.rangeLimit) {
      sizes += [
        range.lowest, range.highest, ExactSize(width: range.lowest.width, height: range.highest.height),
        ExactSize(width: range.highest.width, height: range.lowest.height),
      ]
    }
    var known: Set<ExactSize> = []
    all = sizes.filter { known.insert($0).inserted }
  }
}
