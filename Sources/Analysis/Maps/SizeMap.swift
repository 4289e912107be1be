package import LayDiagnostics
package import LayRuntime

/// The result of a check at one size, from the best to the worst.
package enum MapStatus: Int, CaseIterable, Comparable, Sendable {
  /// Nothing was found, and everything was examined.
  case proved
  /// Nothing was found, but not everything was examined.
  case notDecided
  /// A health check fails, or a view extends beyond the screen.
  case unhealthy
  /// A number of a frame is ambiguous.
  case ambiguous
  /// An `assert` or `expect` fails, or steps fail.
  case failed
  /// Constraints conflict.
  case conflict

  package static func < (a: MapStatus, b: MapStatus) -> Bool { a.rawValue < b.rawValue }
}

/// The sizes of a layout with the result of a check at each: where it is proved, and where it breaks.
///
/// Sizes are exact and in points. The map repeats the claims of ``check(_:options:)``: a size without a finding is proved only if
/// the verdict on its range says so, or if all findings there have exact regions.
package struct SizeMap: Sendable {
  /// The sizes of a finding in one range.
  package struct Region: Sendable {
    package var status: MapStatus
    /// The index of the finding in ``SizeMap/findings``.
    package var finding: Int
    var shape: SizeRegion

    /// The closure of the region: a convex polygon, a segment or a point.
    package var polygon: SizePolygon { shape.shape }
    /// The limits that its sizes satisfy.
    package var limits: [SizeLimit] { shape.limits }
    /// The sizes that satisfy the limits and are not in the region.
    package var excludedCorners: [ExactSize] { shape.excludedCorners }
    /// True if it contains a size; edges count as the finding has them.
    package func contains(_ size: ExactSize) -> Bool { shape.contains(size) }
  }

  /// The sizes of a range in one layer.
  package struct Part: Sendable {
    package var range: SizeRange
    /// The result where no region is.
    package var background: MapStatus
    package var regions: [Region]

    /// The result at a size of the range.
    package func status(at size: ExactSize) -> MapStatus {
      regions.filter { $0.contains(size) }.map { $0.status }.max() ?? background
    }
  }

  /// A direction, state, text size and language, or several of these with the same map.
  package struct Layer: Sendable {
    /// What is shown: `left to right`, `state 'wide'`; empty if there is nothing to tell apart.
    package var variants: [MapVariant]
    package var parts: [Part]

    /// The worst result at a size in the ranges that contain it; nil outside of all.
    package func status(at size: ExactSize) -> MapStatus? {
      parts.filter { $0.range.pose == nil && $0.range.contains(size) }.map { $0.status(at: size) }.max()
    }
  }

  package var layout: String
  /// The findings with a place on the map, as the check reports them.
  package var findings: [Diagnostic]
  /// The distinct maps, that of the base from left to right first; at least one.
  package var layers: [Layer]
  /// The sizes at which something changes, by axis and size.
  package var breakpoints: [MapBreakpoint]
  /// True if health was checked.
  package var judgesHealth: Bool
  /// The reasons why parts are not decided, each once.
  package var reasons: [String]

  /// The ranges that are no device's.
  package var ranges: [SizeRange] { layers[0].parts.map { $0.range }.filter { $0.pose == nil } }
}

/// A direction, a state, a text size and a language in which a layout was checked.
package struct MapVariant: Hashable, Sendable {
  package var isRightToLeft: Bool
  /// The state; nil for the base.
  package var state: String?
  /// The text size; nil if only one was examined.
  package var textSize: String?
  /// The language; nil if none was asked for. Its direction is its own.
  package var language: String?
}

/// A width or height at which a condition or a finding begins or ends.
package struct MapBreakpoint: Sendable {
  package var axis: LayoutAxis
  package var length: Rational
  /// The condition that compares the length; nil if a finding begins or ends there.
  package var condition: SourceRange?
  /// The finding, by index in ``SizeMap/findings``.
  package var finding: Int?
  /// True if the finding holds at smaller lengths.
  package var isBelow = false
  /// True if the finding holds at greater lengths.
  package var isAbove = false
}

extension DiagnosticCode {
  /// The status of sizes at which a finding of this code holds; nil if the code is no statement about sizes.
  var mapStatus: MapStatus? {
    switch self {
    case .conflict: .conflict
    case .assertionFailed, .expectationFailed, .layoutLoop, .stepFailed: .failed
    case .ambiguousLayout: .ambiguous
    case .assertionNotDecided, .assertionSampled: .notDecided
    case .maskCollapse, .stepWithoutRoom, .unsettledGuide, .unsettledText, .viewWithoutSize, .leavesScreen,
      .squeezedCaps,
      .clippedContent, .vanishedView, .misplacedContent, .coveredContent, .touchTarget, .keptSpace, .scrollContent,
      .outOfReach, .reservedRegion, .untouchedPart, .distortedImage:
      .unhealthy
    default: nil
    }
  }
}
