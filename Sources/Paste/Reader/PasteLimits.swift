/// The limits of the reader of other languages, which keep its time linear and its recursion shallow.
public enum PasteLimits {
  /// The maximum size of a text, in bytes.
  public static let size = 1024 * 1024
  /// The maximum nesting depth of parentheses, brackets and braces.
  static let nesting = 28
  /// The maximum number of links or operators of one expression: `a.b(c).d` has three.
  static let chain = 64
  /// The maximum number of names whose values are looked up.
  static let lookUps = 1_000_000
  /// The maximum number of views inside each other.
  static let levels = 64
  /// The maximum number of statements that are translated, after loops over lists are unrolled.
  static let statements = 20_000
  /// The maximum number of subviews that are read to change their order.
  static let orderSteps = 1_000_000
}
