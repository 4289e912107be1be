/// What a check is doing, for who waits for it.
public enum CheckStep: Hashable, Sendable {
  /// The how manyth of how many, counted from 1.
  public struct Place: Hashable, Sendable {
    /// Which one it is.
    public var number: Int
    /// How many there are.
    public var count: Int
  }

  /// A part of the sizes of a layout is looked at, where all conditions are what they are.
  case proving(layout: String, Place, part: Place)
  /// Rules are tried that would decide what nothing decides.
  case deciding(layout: String)
  /// Changes are tried that may repair a conflict.
  case repairing(Place)

  /// `layout SignIn (1 of 2), part 3 of 12 of its sizes`
  public var words: String {
    switch self {
    case .proving(let layout, let place, let part):
      "layout \(layout) (\(place.number) of \(place.count))"
        + (part.count > 1 ? ", part \(part.number) of \(part.count) of its sizes" : "")
    case .deciding(let layout): "trying what decides everything in layout \(layout)"
    case .repairing(let place): "trying what repairs conflict \(place.number) of \(place.count)"
    }
  }
}
