internal import LayRuntime

/// An ambiguous number, as it is reported.
struct OpenFinding {
  var ambiguity: Ambiguity
  /// The views that have it by the same lines.
  var twins: [ViewID]
  /// True if it is ambiguous for each of the views at the same sizes.
  var areTwinsAlike = true
  /// The sizes at which it was seen.
  var sizes: [ExactSize]
  /// The views with a number that follows from it.
  var following: [ViewID]
  /// The views that follow from it together with other ambiguous numbers.
  var joint: [ViewID] = []
  /// The direction and state in which it was seen; nil for the first that is examined.
  var variant: Variant?
  /// The words for these, if it is not ambiguous in all: `state 'wide'`.
  var variantWords: [String] = []
}
