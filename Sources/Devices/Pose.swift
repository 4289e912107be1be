package import LayModel
package import LayNumbers

/// A way to show an app on a device: an orientation, a part of the screen, or a window.
package struct Pose: Hashable, Sendable {
  /// The name of the device.
  package let device: String
  /// The name of the pose on its device: `portrait`, `split 1/3 landscape`.
  package let name: String
  /// The least size, points.
  package let lowest: ExactSize
  /// The greatest size; that of ``lowest`` unless it is a window that people resize.
  package let highest: ExactSize
  /// Pixels a point.
  package let scale: Rational
  /// The safe area; nil if none is published.
  package let safeArea: ExactInsets?
  /// The horizontal size class; nil if the width decides it.
  package let horizontalSizeClass: SizeClass?
  /// The vertical size class; nil if the height decides it.
  package let verticalSizeClass: SizeClass?
  /// The sources that disagree about its figures, or the reason why a nearest figure stands for one that is not published; empty
  /// otherwise.
  package let note: String

  /// True if it has a single size.
  package var isSingle: Bool { lowest == highest }

  /// `iPhone SE, portrait`
  package var spelled: String { "\(device), \(name)" }

  /// The environment of layouts at its least size, without insets where none are published.
  package var environment: LayoutEnvironment {
    LayoutEnvironment(
      size: lowest, horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass, scale: scale,
      safeArea: safeArea ?? .zero)
  }

  /// True if layouts cannot tell it from another pose: their sizes, insets, scales and size classes are equal.
  package func isLike(_ other: Pose) -> Bool {
    highest == other.highest && environment == other.environment && (safeArea == nil) == (other.safeArea == nil)
  }
}
