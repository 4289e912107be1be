internal import LayCompiler
package import LayRuntime

/// A closed rectangle of root sizes, in points.
package struct SizeRange: Hashable, Sendable {
  /// The least width and height.
  package var lowest: ExactSize
  /// The greatest width and height.
  package var highest: ExactSize

  /// Creates the range from `lowest` to `highest`.
  package init(_ lowest: ExactSize, _ highest: ExactSize) { (self.lowest, self.highest) = (lowest, highest) }

  /// True if it is a single size.
  package var isSingle: Bool { lowest == highest }

  /// True if it contains a size.
  package func contains(_ size: ExactSize) -> Bool { width.contains(size.width) && height.contains(size.height) }

  /// `320x480 to 1024x1366`, `375x667`
  package var spelled: String { isSingle ? lowest.spelled : "\(lowest.spelled) to \(highest.spelled)" }

  var width: SizeInterval { SizeInterval(lowest: lowest.width, highest: highest.width) }
  var height: SizeInterval { SizeInterval(lowest: lowest.height, highest: highest.height) }
}
