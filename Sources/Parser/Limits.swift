/// What the parser takes at most. Each limit has an error that says it, and tests at it and past it.
///
/// They keep every later stage safe as well: apart from chains a tree is never deeper than ``nesting``, and a number
/// never longer than ``numberDigits``.
public enum Limits {
  /// The largest file, in bytes. A larger one is not read: its tree is empty, though it still prints back.
  public static let fileSize = 16 * 1024 * 1024
  /// How deep braces, brackets and operators may nest, counted together. Code that follows the tree down by recursion
  /// needs no more levels than this, so that a thread with a stack of 512 KiB is enough, provided that it takes chains by
  /// turns: a chain of one sort of operators (`a + b - c`, `a and b and c`) nests to the left and an `else when` in its
  /// `when`, and each chain counts as one level.
  public static let nesting = 100
  /// The most operators of one chain, and the most `else when`s of one `when`.
  public static let chain = 10_000
  /// The most digits of a number, before and behind the point together.
  public static let numberDigits = 40
  /// The most problems that are reported for a file; one more line says how many were left out.
  public static let diagnostics = 1000
}
