internal import LayCompiler
internal import LayRuntime

/// `any` means from 1 to this many points.
private let anyExtent = Rational(2048)

/// The ranges to prove something about: those asked for, else those that a layout promises, else its design size alone.
func rangesToExamine(_ layout: CompiledLayout, options: CheckOptions) -> [SizeRange] {
  if !options.sizes.isEmpty || !options.ranges.isEmpty {
    return options.sizes.map { SizeRange($0, $0) } + options.ranges.map { SizeRange($0.lowest, $0.highest) }
  }
  let design = layout.designSize ?? defaultDesignSize
  if layout.sizes.isEmpty { return [SizeRange(design, design)] }
  return layout.sizes.map { promise in
    SizeRange(
      ExactSize(width: promise.width?.lowest ?? .one, height: promise.height?.lowest ?? .one),
      ExactSize(width: promise.width?.highest ?? anyExtent, height: promise.height?.highest ?? anyExtent))
  }
}

/// The numbers that the conditions compare `quantity` with.
func breakpoints(of quantity: Condition.Quantity, in program: LayoutProgram) -> [Rational] {
  program.conditions.compactMap { condition in
    switch condition {
    case .compare(quantity, _, let number): number
    case .horizontalSizeClass where quantity == .width: Environment.regularFrom
    case .verticalSizeClass where quantity == .height: Environment.regularFrom
    default: nil
    }
  }
}
