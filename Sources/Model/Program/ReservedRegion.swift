/// A part of the screen that the device takes: one of iOS 27.1's reserved regions.
package struct ReservedRegion: Hashable, Sendable {
  /// The kinds that a layout may declare.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The fold of a screen that is partly open; UIKit's `division`, with its margins.
    case fold
    /// A camera, alone or beside the status bar; UIKit's `occlusion`.
    case camera

    /// `the fold`
    package var spelled: String { "the \(rawValue)" }
  }

  package var kind: Kind
  /// The frame in the root, points.
  package var frame: ExactRect

  /// Creates a region.
  package init(_ kind: Kind, _ frame: ExactRect) { (self.kind, self.frame) = (kind, frame) }
}

/// A set of kinds of reserved regions.
package struct ReservedRegionKinds: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set of one kind.
  package init(_ kind: ReservedRegion.Kind) { rawValue = kind == .fold ? 1 : 2 }

  /// True if a kind is in the set.
  package func contains(_ kind: ReservedRegion.Kind) -> Bool { contains(ReservedRegionKinds(kind)) }

  /// The kinds in the set.
  package var kinds: [ReservedRegion.Kind] { ReservedRegion.Kind.allCases.filter { contains($0) } }
}
