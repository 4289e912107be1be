package import LayNumbers

/// The limits that keep compilation finite. Each has an error that reports it.
package enum Limits {
  /// Pixels of a point, in `expect (scale: …)` and `--scale`.
  package static let scale = Rational(16)
  /// Views and guides of all layouts of a compilation.
  static let views = 50_000
  /// Iterations of all `for` loops of a compilation.
  static let repetitions = 100_000
  /// Statements of a compilation, after loops and components are unrolled.
  static let statements = 200_000
  /// Nesting depth of views, braces and components.
  package static let nesting = 64
  /// Depth of one evaluation: constants that use constants, expressions in expressions.
  static let evaluation = 64
  /// Bits of a computed number, in its numerator or denominator.
  static let numberBits = 1024
  /// Points of the constant of a constraint (SEMANTICS §2.2).
  static let constant = Rational(1_000_000)
  /// Bytes of a concatenated string.
  static let textBytes = 65_536
  /// Length of a chain of files that import each other.
  static let importDepth = 32
  /// Files of a compilation.
  static let files = 1_000
  /// Bytes of all files of a compilation.
  static let textOfFiles = 16 * 1024 * 1024
  /// Elements of lists, tuples and arguments that are evaluated in a compilation.
  static let elements = 1_000_000
  /// Ranges of the `sizes` of a layout.
  static let sizeRanges = 1_000
  /// Titles of a segmented control.
  static let segments = 100
  /// States of a layout; each is proved separately.
  static let states = 64
  /// Names that are compared for a suggestion.
  static let suggestionPool = 500
  /// Conditions that are evaluated in a compilation to find overlapping settings: the check is for written, not
  /// generated files.
  static let overlaps = 1_000_000
  /// Reported problems of a compilation.
  package static let problems = 1_000
}
