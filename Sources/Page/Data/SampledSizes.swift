internal import LayAnalysis
internal import LayCompiler
internal import LayDevices
internal import LayRuntime

/// The sizes at which a page has frames even if nothing is proved there.
struct SampledSizes {
  /// The most sizes of one variant.
  static let most = 64

  private(set) var sizes: [ExactSize] = []
  private var known: Set<ExactSize> = []

  /// Chooses the sizes of a page: those asked for, the design size, screens of devices, then a grid over each range.
  init(_ input: PageInput) {
    for size in input.sizes { add(size) }
    if !input.proves && !sizes.isEmpty { return }
    if let design = input.layout.designSize { add(design) }
    for range in input.ranges { addGrid(over: range, steps: 1) }
    for device in Device.all where device.family != .mac {
      for pose in device.poses where pose.isSingle && input.ranges.contains(where: { $0.contains(pose.lowest) }) {
        if sizes.count < SampledSizes.most / 2 { add(pose.lowest) }
      }
    }
    for range in input.ranges { addGrid(over: range, steps: SampledSizes.gridSteps) }
  }

  private static let gridSteps = 7

  private mutating func add(_ size: ExactSize) {
    if known.insert(size).inserted { sizes.append(size) }
  }

  private mutating func addGrid(over range: SizeRange, steps: Int) {
    for row in 0...steps {
      for column in 0...steps {
        let (across, up) = (Rational(column, steps), Rational(row, steps))
        let width = range.lowest.width + across * (range.highest.width - range.lowest.width)
        let height = range.lowest.height + up * (range.highest.height - range.lowest.height)
        add(ExactSize(width: width.rounded, height: height.rounded))
      }
    }
  }
}
