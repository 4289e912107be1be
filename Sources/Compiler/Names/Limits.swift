package import LayRuntime

/// What stops input that would never end. Each limit has an error that says it.
package enum Limits {
  /// Pixels of a point: of `expect (scale: …)` and of `--scale`.
  package static let scale = Rational(16)
  /// Views and guides of all layouts of a compilation.
  static let views = 50_000
  /// Turns of all `for` loops of a compilation.
  static let repetitions = 100_000
  /// Statements after loops and components are unrolled, of a compilation.
  static let statements = 200_000
  /// Views in views, braces in braces, components in components.
  package static let nesting = 64
  /// Constants that need constants, expressions in expressions: how deep one evaluation may go.
  static let evaluation = 64
  /// Bits of a computed number, above or below its fraction bar.
  static let numberBits = 1024
  /// Points of the constant of a rule (SEMANTICS §2.2).
  static let constant = Rational(1_000_000)
  /// Bytes of a text that is joined from others.
  static let textBytes = 65_536
  /// Files that import files: how long a chain may be.
  static let importDepth = 32
  /// Files of a compilation.
  static let files = 1_000
  /// Bytes of all files of a compilation together.
  static let textOfFiles = 16 * 1024 * 1024
  /// Elements of lists, values in parentheses and arguments that are evaluated in a compilation.
  static let elements = 1_000_000
  /// Ranges of the `sizes` of a layout.
  static let sizeRanges = 1_000
  /// States of a layout: each is proved by itself.
  static let states = 64
  /// Names that are looked at for a suggestion.
  static let suggestionPool = 500
  /// Problems that are reported; somebody who has more reads the first ones.
  package static let problems = 1_000
}
