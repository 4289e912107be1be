internal import LayRuntime

/// The environment besides the size, for which a layout is proved over each range: direction, state and the rest.
struct Variant: Hashable, Sendable {
  var direction: InterfaceDirection
  /// The state; nil for the base.
  var state: StateID?
  /// The rest of the environment, the same at every size: safe area, pixels, size classes.
  var place: LayoutEnvironment?

  /// The environment of this variant at `size`.
  func environment(at size: ExactSize, scale: Rational) -> LayoutEnvironment {
    var environment = place ?? LayoutEnvironment(size: size, scale: scale)
    (environment.size, environment.direction) = (size, direction)
    return environment.inState(state)
  }

  init(direction: InterfaceDirection, state: StateID?, place: LayoutEnvironment? = nil) {
    (self.direction, self.state) = (direction, state)
    self.place = place.map { $0.withoutSize }
  }

  /// Creates the variant of an environment.
  init(_ environment: LayoutEnvironment) {
    self.init(direction: environment.direction, state: environment.state, place: environment)
  }
}

extension LayoutEnvironment {
  /// The environment with size, direction and state reset.
  fileprivate var withoutSize: LayoutEnvironment {
    var environment = self
    (environment.size, environment.direction, environment.state) = (.zero, .leftToRight, nil)
    return environment
  }
}

/// The words for the variants in which a finding holds, if these are not all.
struct VariantWords {
  private let names: [String]
  private let directions: [InterfaceDirection]
  private let states: [StateID?]

  /// Creates the words for findings among `variants`, with the states' `names`.
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

  /// The words for a variant of a finding that holds in `all`, `right to left, state 'wide'`: its direction if it does not hold
  /// in the other, its state if it does not hold in another.
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

  /// The opening of a sentence about a variant: `from right to left in state 'wide', `; empty if there are no words.
  static func opening(_ words: [String]) -> String {
    let all = words.map { $0.hasSuffix("left") || $0.hasSuffix("right") ? "from \($0)" : "in \($0)" }
    return all.isEmpty ? "" : "\(all.joined(separator: " ")), "
  }
}
