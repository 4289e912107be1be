internal import LayRuntime

/// What the host decides besides the size: the ways in which a layout is proved over each range.
struct Variant: Hashable, Sendable {
  var direction: LayoutDirection
  /// Nil for the base.
  var state: StateID?

  /// The environment of this variant at `size`.
  func environment(at size: ExactSize, scale: Rational) -> Environment {
    Environment(size: size, direction: direction, scale: scale).inState(state)
  }
}

/// Says in which variants something is so, where that is not in all.
struct VariantWords {
  private let names: [String]
  private let directions: [LayoutDirection]
  private let states: [StateID?]

  /// Among `variants`, with the states' `names`.
  init(_ variants: [Variant], names: [String]) {
    self.names = names
    directions = VariantWords.different(variants.map { $0.direction })
    states = VariantWords.different(variants.map { $0.state })
  }

  private static func different<Value: Equatable>(_ values: [Value]) -> [Value] {
    var found: [Value] = []
    for value in values where !found.contains(value) { found.append(value) }
    return found
  }

  /// `right to left, state 'wide'` of a variant where that has to be said of what is so in `all`: a direction where the other
  /// has it not, a state where another has it not.
  func words(for variant: Variant, in all: [Variant]) -> [String] {
    let isInAllDirections = directions.allSatisfy { direction in
      all.contains { $0.direction == direction && $0.state == variant.state }
    }
    let isInAllStates = states.allSatisfy { state in
      all.contains { $0.state == state && $0.direction == variant.direction }
    }
    var words: [String] = []
    if !isInAllDirections { words.append(variant.direction == .rightToLeft ? "right to left" : "left to right") }
    if !isInAllStates { words.append(variant.state.map { "state '\(names[$0.index])'" } ?? "no state") }
    return words
  }
}
