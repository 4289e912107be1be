internal import LayRuntime

/// What stops input that would never end. Each limit has an error that says it.
enum Limits {
  /// Views and guides of all layouts of a compilation.
  static let views = 100_000
  /// Turns of all `for` loops of a compilation.
  static let repetitions = 1_000_000
  /// Statements after loops and components are unrolled, of a compilation.
  static let statements = 1_000_000
  /// Braces in braces, components in components: of views.
  static let nesting = 100
  /// Constants that need constants, expressions in expressions: how deep one evaluation may go.
  static let evaluation = 100
  /// Digits of a number in the file.
  static let digits = 40
  /// Bits of a computed number, above or below its fraction bar.
  static let numberBits = 1024
  /// Points of the constant of a rule (SEMANTICS §2.2).
  static let constant = Rational(1_000_000)
  /// Bytes of a text that is joined from others.
  static let textBytes = 65_536
  /// Files that import files.
  static let imports = 64
  /// Names that are looked at for a suggestion.
  static let suggestionPool = 2_000
}
