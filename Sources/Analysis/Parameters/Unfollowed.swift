internal import LayCompiler
internal import LayRuntime

/// The reason why a layout is not followed between values of its parameters.
enum Unfollowed: Hashable, Sendable {
  /// Steps set frames.
  case steps
  /// Conditions split the sizes into too many parts.
  case conditions
  /// The maxima and minima of safe areas and margins have other sides.
  case guides
  /// Something else than constants depends on the parameters, or these are no sums of them.
  case rows
  /// Numbers of lines change more than constants.
  case lines
  /// The width of texts, whose number of lines depends on it, depends on the parameters.
  case widths(of: [ViewID])
  /// Masks place views that the parameters move.
  case masks

  /// The sentence for a report, after the names of the parameters.
  func words(in layout: CompiledLayout) -> String {
    switch self {
    case .steps: "frames that `layoutSubviews` sets are not followed"
    case .conditions: "the sizes have too many parts"
    case .guides: "the safe area and the margins of views inside are not followed"
    case .rows: "a coefficient, a text, a font or a product depends on them, which is not followed"
    case .lines: "the number of lines of a text changes an arrangement, which is not followed"
    case .widths(let views):
      "the width of \(joinedWords(views.prefix(Unfollowed.shown).map { "'\(layout.spelledPath($0))'" })) changes, and so the number of lines, which is not followed"
    case .masks: "a view with a mask changes its place or size, which is not followed"
    }
  }

  /// The maximum number of views that a report names.
  private static let shown = 3
}
