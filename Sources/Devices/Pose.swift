package import LayModel
package import LayNumbers

/// A way to show an app on a device: an orientation, a part of the screen, or a window.
///
/// Its numbers are stored separately, since most ranges of sizes, which proofs copy, have no pose.
package struct Pose: Hashable, Sendable {
  private struct Values: Hashable, Sendable {
    var device: String
    var name: String
    var lowest: ExactSize
    var highest: ExactSize
    var scale: Rational
    var safeArea: ExactInsets?
    var horizontalSizeClass: SizeClass?
    var verticalSizeClass: SizeClass?
    var note: String
    var regions: [ReservedRegion]
  }

  private indirect enum Storage: Hashable, Sendable { case values(Values) }

  private var storage: Storage

  private var values: Values {
    switch storage {
    case .values(let values): values
    }
  }

  package init(
    device: String, name: String, lowest: ExactSize, highest: ExactSize, scale: Rational, safeArea: ExactInsets?,
    horizontalSizeClass: SizeClass?, verticalSizeClass: SizeClass?, note: String, regions: [ReservedRegion] = []
  ) {
    storage = .values(
      Values(
        device: device, name: name, lowest: lowest, highest: highest, scale: scale, safeArea: safeArea,
        horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass, note: note, regions: regions))
  }

  /// The name of the device; empty for size classes alone.
  package var device: String { values.device }
  /// The name of the device; nil for size classes alone.
  package var deviceName: String? { isOfDevice ? device : nil }
  /// True if it is a pose of a device of the table, not a pair of size classes.
  package var isOfDevice: Bool { !values.device.isEmpty }
  /// The name of the pose on its device: `portrait`, `split 1/3 landscape`.
  package var name: String { values.name }
  /// The least size, points.
  package var lowest: ExactSize { values.lowest }
  /// The greatest size; that of ``lowest`` unless it is a window that people resize.
  package var highest: ExactSize { values.highest }
  /// Pixels a point.
  package var scale: Rational { values.scale }
  /// The safe area; nil if none is published.
  package var safeArea: ExactInsets? { values.safeArea }
  /// The horizontal size class; nil if the width decides it.
  package var horizontalSizeClass: SizeClass? { values.horizontalSizeClass }
  /// The vertical size class; nil if the height decides it.
  package var verticalSizeClass: SizeClass? { values.verticalSizeClass }
  /// The sources that disagree about its figures, or the reason why a nearest figure stands for one that is not published; empty
  /// otherwise.
  package var note: String { values.note }
  /// True if a figure is an estimate, or sources disagree about it.
  package var isEstimate: Bool { !values.note.isEmpty }

  /// The parts of the screen that the device takes, folded or turned by half a turn or not.
  package var regions: [ReservedRegion] { values.regions }

  /// True if it has a single size.
  package var isSingle: Bool { lowest == highest }

  /// `iPhone SE, portrait`, or `compact width, regular height`
  package var spelled: String { isOfDevice ? "\(device), \(name)" : name }

  /// The pairs of size classes that windows have, for a part of a screen of some sizes.
  package static func sizeClasses(from lowest: ExactSize, to highest: ExactSize, scale: Rational) -> [Pose] {
    let classes: [SizeClass] = [.compact, .regular]
    return classes.flatMap { width in
      classes.map { height in
        Pose(
          device: "", name: "\(width.word) width, \(height.word) height", lowest: lowest, highest: highest,
          scale: scale,
          safeArea: nil, horizontalSizeClass: width, verticalSizeClass: height, note: "")
      }
    }
  }

  /// The environment of layouts at its least size, without insets where none are published.
  package var environment: LayoutEnvironment {
    var environment = LayoutEnvironment(
      size: lowest, horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass, scale: scale,
      safeArea: safeArea ?? .zero)
    environment.reservedRegions = regions
    return environment
  }

  /// True if layouts cannot tell it from another pose: their sizes, insets, scales and size classes are equal.
  package func isLike(_ other: Pose) -> Bool {
    highest == other.highest && lowest == other.lowest && hasSurroundings(of: other)
  }

  /// The sizes, insets, scale and size classes of a pose: equal for poses that layouts cannot tell from each other.
  package struct Likeness: Hashable, Sendable {
    fileprivate let highest: ExactSize
    fileprivate let environment: LayoutEnvironment
    fileprivate let hasSafeArea: Bool
  }

  /// Equal to that of another pose if this one ``isLike(_:)`` it.
  package var likeness: Likeness {
    Likeness(highest: highest, environment: environment, hasSafeArea: safeArea != nil)
  }

  /// True if another pose is a window that people resize, and this one has each of its sizes in the same environment.
  package func hasAllSizes(ofWindow other: Pose) -> Bool {
    !other.isSingle && lowest.width <= other.lowest.width && lowest.height <= other.lowest.height
      && highest.width >= other.highest.width && highest.height >= other.highest.height && hasSurroundings(of: other)
  }

  /// True if its environments are those of another pose at equal sizes.
  private func hasSurroundings(of other: Pose) -> Bool {
    var own = environment
    own.size = other.lowest
    return own == other.environment && (safeArea == nil) == (other.safeArea == nil)
  }
}
