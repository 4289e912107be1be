internal import LayCompiler
internal import LayRuntime

/// The most sizes that a check looks at of one layout. Corners come first, breakpoints last.
let examinedSizesLimit = 64

/// `any` means from 1 to this many points.
private let anyExtent = Rational(2048)

/// The sizes that decide most about `layout`, and how many more there are over the limit: the corners of what it
/// promises, its design size, the sizes of its `expect`s, and both sides of every breakpoint of its conditions. Without
/// a promise, the design size and the `expect`s.
func sizesToExamine(_ layout: CompiledLayout, options: CheckOptions) -> (sizes: [ExactSize], omitted: Int) {
  if !options.sizes.isEmpty { return (options.sizes, 0) }
  var found = SizeList()
  let boxes = boxes(layout, options: options)
  for box in boxes { found.addCorners(of: box) }
  if let design = layout.designSize, boxes.isEmpty || boxes.contains(where: { $0.contains(design) }) {
    found.add(design)
  }
  for expectation in layout.expectations { found.add(expectation.environment.size) }
  for box in boxes { found.addBreakpoints(of: layout.program, in: box) }
  if found.sizes.isEmpty { found.add(defaultDesignSize) }
  let sizes = Array(found.sizes.prefix(examinedSizesLimit))
  return (sizes, found.sizes.count - sizes.count)
}

private struct Box {
  var lowest: ExactSize
  var highest: ExactSize

  func contains(_ size: ExactSize) -> Bool {
    lowest.width <= size.width && size.width <= highest.width && lowest.height <= size.height
      && size.height <= highest.height
  }
}

private func boxes(_ layout: CompiledLayout, options: CheckOptions) -> [Box] {
  if !options.ranges.isEmpty { return options.ranges.map { Box(lowest: $0.lowest, highest: $0.highest) } }
  return layout.sizes.map { promise in
    Box(
      lowest: ExactSize(width: promise.width?.lowest ?? .one, height: promise.height?.lowest ?? .one),
      highest: ExactSize(width: promise.width?.highest ?? anyExtent, height: promise.height?.highest ?? anyExtent))
  }
}

/// The numbers that the conditions compare `quantity` with.
private func breakpoints(of quantity: Condition.Quantity, in program: LayoutProgram) -> [Rational] {
  program.conditions.compactMap { condition in
    switch condition {
    case .compare(quantity, _, let number): number
    case .horizontalSizeClass where quantity == .width: Rational(600)
    case .verticalSizeClass where quantity == .height: Rational(600)
    default: nil
    }
  }
}

private struct SizeList {
  var sizes: [ExactSize] = []

  mutating func add(_ size: ExactSize) {
    if !sizes.contains(size) { sizes.append(size) }
  }

  mutating func addCorners(of box: Box) {
    add(box.lowest)
    add(box.highest)
    add(ExactSize(width: box.lowest.width, height: box.highest.height))
    add(ExactSize(width: box.highest.width, height: box.lowest.height))
  }

  mutating func addBreakpoints(of program: LayoutProgram, in box: Box) {
    for width in breakpoints(of: .width, in: program) {
      addSides(of: width, in: box) { ExactSize(width: $0, height: $1.height) }
    }
    for height in breakpoints(of: .height, in: program) {
      addSides(of: height, in: box) { ExactSize(width: $1.width, height: $0) }
    }
  }

  /// At `breakpoint` and a point to either side of it, with the other length at both ends of the box.
  private mutating func addSides(
    of breakpoint: Rational, in box: Box, size: (_ length: Rational, _ other: ExactSize) -> ExactSize
  ) {
    for length in [breakpoint - .one, breakpoint, breakpoint + .one] {
      for end in [box.lowest, box.highest] where box.contains(size(length, end)) { add(size(length, end)) }
    }
  }
}
