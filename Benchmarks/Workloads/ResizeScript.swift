/// A sequence of sizes of the root: the contents of an RSZ1 file.
package struct ResizeScript: Hashable, Sendable {
  /// A size of the root.
  package struct Size: Hashable, Sendable {
    package var width: Double
    package var height: Double
    /// Creates the size `width` by `height`.
    package init(_ width: Double, _ height: Double) {
      self.width = width
      self.height = height
    }
  }
  /// The sizes in order.
  package var sizes: [Size]

  /// Creates a script of these sizes.
  package init(_ sizes: [Size]) { self.sizes = sizes }

  /// A window that is dragged from 320x480 to 1366x1024 in five hundred steps, and back.
  package static let drag: ResizeScript = {
    let there = (0..<500).map { step in
      let way = Double(step) / 499
      return Size(
        (320 + 1046 * way).rounded(.toNearestOrEven), (480 + 544 * way).rounded(.toNearestOrEven))
    }
    return ResizeScript(there + there.reversed())
  }()

  /// Two hundred sizes in random order, from 320x480 to 1366x1366.
  package static let jump: ResizeScript = {
    var random = MersenneTwister(seed: 5)
    return ResizeScript(
      (0..<200).map { _ in
        let width = random.next(in: 320..<1367)
        return Size(Double(width), Double(random.next(in: 480..<1367)))
      })
  }()

  /// Eight sizes at which frames are compared: phones, tablets and windows between them.
  package static let samples = ResizeScript([
    Size(320, 480), Size(375, 667), Size(414, 896), Size(500, 900), Size(777, 700), Size(1024, 1366), Size(1366, 1024),
    Size(640, 1000),
  ])
}
