internal import LayCompiler
internal import LayRuntime

/// The facts of an environment, besides its size, on which the rows of a layout depend: environments with the same facts have the same
/// rows, but for texts.
struct RowFacts: Hashable {
  /// The values of the conditions.
  fileprivate(set) var truths: [Bool]
  fileprivate var direction: InterfaceDirection
  fileprivate var safeArea = ExactInsets.zero
  fileprivate var keyboardHeight = Rational.zero
  /// The active sides of guides with minima and maxima, at the design text size.
  fileprivate var guides: [UInt8] = []
}

/// The facts of the environments of one layout.
struct RowFactsReader {
  private let program: LayoutProgram
  /// True if rows may depend on the safe area, the keyboard or margins.
  private var readsInsets: Bool { sides.hasGuides }
  private var sides: GuideSides
  /// The active sides of guides, by environment: finding them takes a layout.
  private var guides: [LayoutEnvironment: [UInt8]] = [:]

  init(_ program: LayoutProgram) {
    self.program = program
    sides = GuideSides(program)
  }

  /// The facts of an environment without the sides of guides.
  func plainFacts(in environment: LayoutEnvironment) -> RowFacts {
    var facts = RowFacts(truths: program.truths(in: environment), direction: environment.direction)
    if readsInsets { (facts.safeArea, facts.keyboardHeight) = (environment.safeArea, environment.keyboardHeight) }
    return facts
  }

  /// The facts of an environment in which the layout has no conflicts, and the active sides `known` of guides if it was laid out.
  mutating func facts(in environment: LayoutEnvironment, known: [UInt8]? = nil) -> RowFacts {
    var facts = plainFacts(in: environment)
    if !readsInsets { return facts }
    var place = environment
    (place.textSize, place.translation) = (.large, 0)
    let isLaidOut = place.textSize == environment.textSize && place.translation == environment.translation
    facts.guides = guides[place] ?? (isLaidOut ? known : nil) ?? sides.sides(in: place)
    guides[place] = facts.guides
    return facts
  }
}
