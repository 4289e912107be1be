internal import LayRuntime

/// What the host decides besides the size: the ways in which a layout is proved over each range.
struct Variant: Hashable, Sendable {
  var direction: LayoutDirection
  /// Nil for the base.
  var state: StateID?
  /// What else is so at every size: what is covered, the pixels, size classes.
  var place: Environment?

  /// The environment of this variant at `size`.
  func environment(at size: ExactSize, scale: Rational) -> Environment {
    var environment = place ?? Environment(size: size, scale: scale)
    (environment.size, environment.direction) = (size, direction)
    return environment.inState(state)
  }

  init(direction: LayoutDirection, state: StateID?, place: Environment? = nil) {
    (self.direction, self.state) = (direction, state)
    self.place = place.map { $0.withoutSize }
  }

  /// What is so in an environment.
  init(_ environment: Environment) {
    self.init(direction: environment.direction, state: environment.state, place: environment)
  }
}

extension Environment {
  /// The same for any size, direction and state.
  fileprivate var withoutSize: Environment {
    var environment = self
    (environment.size, environment.direction, environment.state) = (.zero, .leftToRight, nil)
    return environment
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

  /// `from right to left in state 'wide', ` before what is so there alone; nothing before what is so in all.
  static func opening(_ words: [String]) -> String {
    let all = words.map { $0.hasSuffix("left") || $0.hasSuffix("right") ? "from \($0)" : "in \($0)" }
    return all.isEmpty ? "" : "\(all.joined(separator: " ")), "
  }
}
