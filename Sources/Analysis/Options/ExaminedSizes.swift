package import LayCompiler
internal import LayDevices
internal import LayRuntime

/// The upper end of `any`, which begins at 1 point.
private let anyExtent = Rational(2048)

/// The ranges to prove: those of the options, else those that a layout declares, else its design size alone.
package func rangesToExamine(_ layout: CompiledLayout, options: CheckOptions) -> [SizeRange] {
  let ranges = plainRangesToExamine(layout, options)
  return layout.asksSizeClasses ? ranges.flatMap { $0.inAllSizeClasses(scale: options.scale) } : ranges
}

private func plainRangesToExamine(_ layout: CompiledLayout, _ options: CheckOptions) -> [SizeRange] {
  if !options.sizes.isEmpty || !options.ranges.isEmpty {
    return options.sizes.map { SizeRange($0, $0) } + options.ranges.map { SizeRange($0.lowest, $0.highest) }
  }
  let design = layout.designSize ?? defaultDesignSize
  return layout.sizes.isEmpty ? [SizeRange(design, design)] : layout.promisedRanges
}

extension SizeRange {
  /// The range in each pair of size classes; itself in a pose, which has its own.
  fileprivate func inAllSizeClasses(scale: Rational) -> [SizeRange] {
    if pose != nil { return [self] }
    return Pose.sizeClasses(from: lowest, to: highest, scale: scale).map { SizeRange(lowest, highest, pose: $0) }
  }
}

extension CompiledLayout {
  /// True for a part of a screen with conditions about size classes.
  fileprivate var asksSizeClasses: Bool {
    isInAnySizeClass
      && program.conditions.contains {
        switch $0 {
        case .horizontalSizeClass, .verticalSizeClass: true
        default: false
        }
      }
  }
}

extension CheckOptions {
  /// The ranges of a layout to examine, in all poses of the options.
  func allRanges(of layout: CompiledLayout) -> [SizeRange] {
    poses.isEmpty ? rangesToExamine(layout, options: self) : poses.flatMap { layout.promised(of: $0) }
  }

  /// The sample of the ranges of a layout at which a change is examined before it is at all of them, with some sizes; nil if there is
  /// none.
  func sample(of layout: CompiledLayout, with sizes: [ExactSize]) -> RangeSample? {
    looksAtExamples && example == nil && layout.program.steps.isEmpty
      ? RangeSample(of: allRanges(of: layout), with: sizes) : nil
  }
}

extension CompiledLayout {
  /// The text sizes to prove: those of the options, else those that the layout declares, else the default. On macOS there are none
  /// besides the default.
  func textSizesToExamine(_ options: CheckOptions) -> [TextSize] {
    if hasFontsOfMac { return [.large] }
    let asked = [options.textSizes, textSizes, options.defaultTextSizes].first { !$0.isEmpty }
    return asked ?? [.large]
  }

  /// True if the layout has the sizes of macOS, whose fonts have no text sizes.
  private var hasFontsOfMac: Bool { program.views[0].system.isMac }

  /// True if its controls are those of macOS.
  var isOfMac: Bool { isAppKit || hasFontsOfMac }

  /// The ranges of its `sizes`.
  var promisedRanges: [SizeRange] {
    sizes.map { promise in
      SizeRange(
        ExactSize(width: promise.width?.lowest ?? .one, height: promise.height?.lowest ?? .one),
        ExactSize(width: promise.width?.highest ?? anyExtent, height: promise.height?.highest ?? anyExtent),
        pose: promise.pose)
    }
  }

  /// The sizes of a pose that it declares in its `sizes`; all of them if it has none.
  func promised(of pose: Pose) -> [SizeRange] {
    let whole = SizeRange(pose.lowest, pose.highest, pose: pose)
    if sizes.isEmpty || promisedRanges.contains(where: { $0.contains(pose.lowest) && $0.contains(pose.highest) }) {
      return [whole]
    }
    var found: [SizeRange] = []
    for range in promisedRanges {
      if let shared = whole.intersection(range), !found.contains(shared) { found.append(shared) }
    }
    return found
  }
}
