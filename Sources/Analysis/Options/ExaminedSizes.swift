internal import LayCompiler
internal import LayRuntime

/// The upper end of `any`, which begins at 1 point.
private let anyExtent = Rational(2048)

/// The ranges to prove: those of the options, else those that a layout declares, else its design size alone.
func rangesToExamine(_ layout: CompiledLayout, options: CheckOptions) -> [SizeRange] {
  if !options.sizes.isEmpty || !options.ranges.isEmpty {
    return options.sizes.map { SizeRange($0, $0) } + options.ranges.map { SizeRange($0.lowest, $0.highest) }
  }
  let design = layout.designSize ?? defaultDesignSize
  return layout.sizes.isEmpty ? [SizeRange(design, design)] : layout.promisedRanges
}

extension CompiledLayout {
  /// The text sizes to prove: those of the options, else those that the layout declares, else the default. On macOS there are none
  /// besides the default.
  func textSizesToExamine(_ options: CheckOptions) -> [TextSize] {
    if isOfMac { return [.large] }
    let asked = [options.textSizes, textSizes, options.defaultTextSizes].first { !$0.isEmpty }
    return asked ?? [.large]
  }

  /// True if the layout has the sizes of macOS, whose fonts have no text sizes.
  private var isOfMac: Bool { program.views[0].system.isMac }

  /// The ranges of its `sizes`.
  var promisedRanges: [SizeRange] {
    sizes.map { promise in
      SizeRange(
        ExactSize(width: promise.width?.lowest ?? .one, height: promise.height?.lowest ?? .one),
        ExactSize(width: promise.width?.highest ?? anyExtent, height: promise.height?.highest ?? anyExtent))
    }
  }

  /// True if it declares a size in its `sizes`, or has none.
  func promises(_ size: ExactSize) -> Bool { sizes.isEmpty || promisedRanges.contains { $0.contains(size) } }
}
