internal import LayCompiler
internal import LayRuntime

/// The facts of an environment, besides its size, on which the rows of a layout depend: environments with the same facts have the same
/// rows, but for texts.
struct RowFacts: Hashable {
  /// The values of the conditions.
  let truths: [Bool]
  private let direction: InterfaceDirection
  /// The active sides of guides with minima and maxima.
  private let guides: [UInt8]
  private let safeArea: ExactInsets
  private let keyboardHeight: Rational

  /// Reads the facts of `environment`; those of insets if the program `readsInsets`.
  init(_ program: LayoutProgram, in environment: LayoutEnvironment, readsInsets: Bool) {
    truths = program.truths(in: environment)
    direction = environment.direction
    guides = readsInsets ? program.guideStates(in: environment) : []
    safeArea = readsInsets ? environment.safeArea : .zero
    keyboardHeight = readsInsets ? environment.keyboardHeight : .zero
  }
}

extension LayoutProgram {
  /// True if rows may depend on the safe area, the keyboard or margins.
  var readsInsets: Bool { withMarginsAsGuides().hasGuides }
}
