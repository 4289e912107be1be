/// A step of a check, for progress messages.
public enum CheckStep: Hashable, Sendable {
  /// An index counted from 1, with the total.
  public struct Place: Hashable, Sendable {
    /// The index, counted from 1.
    public var number: Int
    /// The total.
    public var count: Int
  }

  /// A cell of a layout's sizes is proved, in which no condition changes.
  case proving(layout: String, Place, part: Place)
  /// Constraints are tried that would determine ambiguous numbers.
  case deciding(layout: String)
  /// Changes are tried that may fix a conflict.
  case repairing(Place)
  /// Changes are tried that may mend a finding of a health check.
  case mending(Place)

  /// `layout SignIn (1 of 2), part 3 of 12 of its sizes`
  public var words: String {
    switch self {
    case .proving(let layout, let place, let part):
      "layout \(layout) (\(place.number) of \(place.count))"
        + (part.count > 1 ? ", part \(part.number) of \(part.count) of its sizes" : "")
    case .deciding(let layout): "trying fixes for ambiguity in layout \(layout)"
    case .repairing(let place): "trying fixes for conflict \(place.number) of \(place.count)"
    case .mending(let place): "trying fixes for finding \(place.number) of \(place.count)"
    }
  }
}
