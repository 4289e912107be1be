package import LayCompiler
package import LayDiagnostics
package import LayRuntime

/// The comparison of two layouts at every size that both declare.
package struct LayoutComparison: Sendable {
  /// The result in one word.
  package enum Verdict: String, Hashable, Sendable {
    /// Proved: the frames of all views that both have are the same at every size.
    case same
    /// The frames of some view differ at some size.
    case different
    /// No difference was found, but not everything could be compared.
    case notDecided
  }

  /// The names of the layouts.
  package var first, second: String
  /// The ranges of sizes that were compared.
  package var ranges: [SizeRange] = []
  /// The states that were compared besides the base.
  package var states: [String] = []
  /// The states that only one layout has.
  package var statesOfFirst: [String] = []
  package var statesOfSecond: [String] = []
  /// The directions that were compared.
  package var directions: [InterfaceDirection] = []
  /// The text sizes that were compared.
  package var textSizes: [TextSize] = []
  /// The only height of the keyboard, 0 for a hidden one; nil if it has several, or no effect.
  package var keyboardHeight: Rational?
  /// The insets of a declared safe area, but those that are 0.
  package var fixedInsets: [NamedNumber] = []
  /// The number of views that both layouts have.
  package var viewCount = 0
  /// The paths of views that only one layout has.
  package var onlyFirst: [String] = []
  package var onlySecond: [String] = []
  /// The views whose frames differ, superviews first.
  package var differences: [FrameDifference] = []
  /// The reasons why something was not compared.
  package var gaps: [ComparisonGap] = []

  package var verdict: Verdict {
    if differences.contains(where: { $0.witness != nil }) { return .different }
    return gaps.isEmpty ? .same : .notDecided
  }
}

/// A reason why a part of a comparison is not decided.
package struct ComparisonGap: Hashable, Sendable {
  /// The reason in words: `the constraints of the first layout conflict`.
  package var reason: String
  /// The sizes in words; nil for all.
  package var sizes: String?
  package var areas: [SizeArea] = []
}

/// A view whose frames in two layouts differ at some sizes.
package struct FrameDifference: Sendable {
  /// A constraint from which a number of a frame follows.
  package struct Reason: Hashable, Sendable {
    package var text: String
    package var place: SourceRange?
  }

  /// The frames of the view at one size, without pixel snapping; positions are from the corner of the root.
  package struct Witness: Sendable {
    package var size: ExactSize
    package var direction: InterfaceDirection
    package var state: String?
    package var textSize: TextSize
    package var first, second: ExactRect
    /// The constraints that determine the numbers that differ, those in both layouts left out.
    package var reasonsOfFirst: [Reason] = []
    package var reasonsOfSecond: [Reason] = []
  }

  /// The paths in both layouts.
  package var first, second: String
  /// The numbers of the frame that differ at some size.
  package var parts: [FramePart]
  /// True if the view is hidden in one layout alone at some size.
  package var isHiddenInOne: Bool
  /// The sizes in words: `for every width below 400`.
  package var sizes: String
  /// The sizes as regions, exact.
  package var areas: [SizeArea]
  /// A size at which the frames differ, which was laid out; nil if no layout showed it.
  package var witness: Witness?
  /// The paths of views inside of it whose frames in it are the same, and that differ at the same sizes.
  package var followers: [String] = []
}
