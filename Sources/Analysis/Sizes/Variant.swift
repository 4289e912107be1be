internal import LayRuntime

/// The environment besides the size, for which a layout is proved over each range: direction, state, text size and the rest.
struct Variant: Hashable, Sendable {
  var direction: InterfaceDirection
  /// The state; nil for the base.
  var state: StateID?
  /// The text sizes, at all of which the layout is the same.
  var textSizes: TextSizeSet
  /// The rest of the environment, the same at every size: safe area, pixels, size classes.
  var place: LayoutEnvironment?

  /// One of the text sizes.
  var textSize: TextSize { textSizes.all.last { $0 <= .large } ?? textSizes.all.first ?? .large }

  /// The environment of this variant at `size`.
  func environment(at size: ExactSize, scale: Rational) -> LayoutEnvironment {
    var environment = place ?? LayoutEnvironment(size: size, scale: scale)
    (environment.size, environment.direction, environment.textSize) = (size, direction, textSize)
    return environment.inState(state)
  }

  init(
    direction: InterfaceDirection, state: StateID?, textSizes: TextSizeSet = TextSizeSet([.large]),
    place: LayoutEnvironment? = nil
  ) {
    (self.direction, self.state, self.textSizes) = (direction, state, textSizes)
    self.place = place.map { $0.withoutSize }
  }

  /// Creates the variant of an environment.
  init(_ environment: LayoutEnvironment) {
    self.init(
      direction: environment.direction, state: environment.state, textSizes: TextSizeSet([environment.textSize]),
      place: environment)
  }
}

extension LayoutEnvironment {
  /// The environment with size, direction, state and text size reset.
  fileprivate var withoutSize: LayoutEnvironment {
    var environment = self
    (environment.size, environment.direction, environment.state) = (.zero, .leftToRight, nil)
    environment.textSize = .large
    return environment
  }
}

/// The words for the variants in which a finding holds, if these are not all.
struct VariantWords {
  private let names: [String]
  private let directions: [InterfaceDirection]
  private let states: [StateID?]
  private let textSizes: TextSizeSet

  /// Creates the words for findings among `variants`, with the states' `names`.
  init(_ variants: [Variant], names: [String]) {
    self.names = names
    directions = VariantWords.different(variants.map { $0.direction })
    states = VariantWords.different(variants.map { $0.state })
    textSizes = variants.reduce(into: TextSizeSet([])) { $0.formUnion($1.textSizes) }
  }

  private static func different<Value: Equatable>(_ values: [Value]) -> [Value] {
    var found: [Value] = []
    for value in values where !found.contains(value) { found.append(value) }
    return found
  }

  /// The words for a variant of a finding that holds in `all`, `right to left, state 'wide', text from accessibility1 on`: its
  /// direction if it does not hold in the other, its state if it does not hold in another, its text sizes if it does not hold at
  /// others. `everywhere` are the variants in which it holds at any size, by default `all`.
  func words(for variant: Variant, in all: [Variant], everywhere: [Variant]? = nil) -> [String] {
    let isInAllDirections = directions.allSatisfy { direction in
      all.contains {
        $0.direction == direction && $0.state == variant.state && $0.textSizes == variant.textSizes
      }
    }
    let isInAllStates = states.allSatisfy { state in
      all.contains {
        $0.state == state && $0.direction == variant.direction && $0.textSizes == variant.textSizes
      }
    }
    var words: [String] = []
    if !isInAllDirections { words.append(variant.direction == .rightToLeft ? "right to left" : "left to right") }
    if !isInAllStates { words.append(variant.state.map { "state '\(names[$0.index])'" } ?? "no state") }
    let own = sizes(like: variant, in: all)
    if own != textSizes {
      let isAll = own == sizes(like: variant, in: everywhere ?? all)
      words.append("text \(own.words(among: textSizes, isAll: isAll))")
    }
    return words
  }

  /// The text sizes of those of `all` that have the direction and state of a variant.
  private func sizes(like variant: Variant, in all: [Variant]) -> TextSizeSet {
    all.reduce(into: TextSizeSet([])) { sizes, other in
      if other.direction == variant.direction && other.state == variant.state { sizes.formUnion(other.textSizes) }
    }
  }

  /// The opening of a sentence about a variant: `from right to left in state 'wide', `; empty if there are no words.
  static func opening(_ words: [String]) -> String {
    let all = words.map { word in
      if word.hasPrefix("text ") { return "with \(word)" }
      return word.hasSuffix("left") || word.hasSuffix("right") ? "from \(word)" : "in \(word)"
    }
    return all.isEmpty ? "" : "\(all.joined(separator: " ")), "
  }
}
