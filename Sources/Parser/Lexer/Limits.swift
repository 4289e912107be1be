/// The limits of the parser. Each has an error that reports it, and tests at it and past it.
///
/// They protect every later stage too: apart from chains a tree is never deeper than ``nesting``, and a number never
/// longer than ``numberDigits``.
public enum Limits {
  /// The maximum size of a file, in bytes. A larger one is not parsed: its tree is empty, but prints back.
  public static let fileSize = 16 * 1024 * 1024
  /// The maximum nesting depth of braces, brackets and operators, counted together. Recursion over the tree needs no
  /// more levels than this, so a thread with a stack of 512 KiB is enough, if the recursion iterates over chains: a
  /// chain of operators of one kind (`a + b - c`, `a and b and c`) nests to the left and an `else when` in its `when`,
  /// and each chain counts as one level.
  public static let nesting = 100
  /// The maximum number of operators of one chain, and of `else when`s of one `when`.
  public static let chain = 10_000
  /// The maximum number of digits of a number, before and after the point together.
  public static let numberDigits = 40
  /// The maximum number of problems reported for a file; one more diagnostic counts the omitted ones.
  public static let diagnostics = 1000
}
