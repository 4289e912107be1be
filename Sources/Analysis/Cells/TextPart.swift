internal import LayRuntime

/// The sizes at which each text has the same number of lines.
struct TextPart: Sendable {
  var polygon: SizePolygon
  /// The part consists of the sizes where all of these are above 0.
  var rooms: [Affine] = []
  /// The number of lines of each text. Those of texts that are not followed are those at one of the sizes.
  var lines: [Int]
  /// The texts whose numbers of lines are the same at all sizes of the part; nil for all.
  var followedTexts: Set<Int>?
  /// The texts with an unknown number of lines.
  var openTexts: [ViewID] = []
  /// True if the constraints that widths of texts depend on contradict each other, so that the heights are not known.
  var hasNoWidths = false
  /// The reasons why numbers of lines are not decided here.
  var undecided: [Undecided] = []
}
