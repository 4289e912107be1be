internal import LayRuntime

/// The environment besides the size, for which a layout is proved over each range: direction, state, text size, language and the rest.
struct Variant: Hashable, Sendable {
  var direction: InterfaceDirection
  /// The state; nil for the base.
  var state: StateID?
  /// The text sizes, at all of which the layout is the same.
  var textSizes: TextSizeSet
  /// The languages, in all of which the layout has the same texts; empty if none is asked for.
  var languages: [String] = []
  /// The number of these texts among the translations of the program; 0 for its own.
  var translation: UInt16 = 0
  /// The rest of the environment, the same at every size: safe area, pixels, size classes.
  var place: LayoutEnvironment?

  /// One of the text sizes.
  var textSize: TextSize { textSizes.all.last { $0 <= .large } ?? textSizes.all.first ?? .large }

  /// The environment of this variant at `size`.
  func environment(at size: ExactSize, scale: Rational) -> LayoutEnvironment {
    var environment = place ?? LayoutEnvironment(size: size, scale: scale)
    (environment.size, environment.direction, environment.textSize) = (size, direction, textSize)
    environment.translation = translation
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
    translation = environment.translation
  }
}

extension LayoutEnvironment {
  /// The environment with size, direction, state, text size and language reset.
  fileprivate var withoutSize: LayoutEnvironment {
    var environment = self
    (environment.size, environment.direction, environment.state) = (.zero, .leftToRight, nil)
    (environment.textSize, environment.translation) = (.large, 0)
    return environment
  }
}
