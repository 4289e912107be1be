public import LayNumbers

/// A problem found while steps ran.
public struct StepFinding: Hashable, Sendable {
  /// The kind of problem.
  public enum Kind: Hashable, Sendable {
    /// Layout ran ``StepLimits/passes`` times for the view without converging: the step still changes its inputs; with
    /// the other steps that do.
    case loop(others: [StepID])
    /// Layout ran ``StepLimits/allPasses`` times for all views without converging: the step still changes its inputs;
    /// with the other steps that do.
    case tooManyPasses(others: [StepID])
    /// It divides by 0; the step is skipped.
    case divisionByZero
    /// A number of more than ``StepLimits/numberBits`` bits; the step is skipped.
    case longNumber
    /// Calls of `sizeThatFits` nested more than ``StepLimits/questionDepth`` deep; the result is 0x0.
    case deepQuestion
    /// More work than ``StepLimits/work`` in all; later steps are skipped.
    case tooMuchWork
    /// More findings than ``StepLimits/findings``; the others are left out.
    case tooManyFindings
    /// It sets a negative length of a view, which is replaced by 0.
    case negativeSize(ViewID, LayoutAxis, length: Rational)
    /// The spaces between views alone exceed the length to `spread` in.
    case noRoom(spaces: Rational, room: Rational)
    /// It depends on its own last result: another pass at the same size changes the number.
    case growing(ViewID, Ambiguity.Part, from: Rational, to: Rational)
  }
  /// The kind of problem.
  public var kind: Kind
  /// The step.
  public var step: StepID

  /// Creates a finding of `kind` at `step`.
  public init(_ kind: Kind, at step: StepID) { (self.kind, self.step) = (kind, step) }
}

/// The limits of steps that would not end or converge.
public enum StepLimits {
  /// The largest number of passes for one view whose steps change inputs of constraints (SEMANTICS §5.7).
  public static let passes = 8
  /// The largest number of passes in all.
  public static let allPasses = 512
  /// The largest number of bits of a computed number's numerator or denominator.
  public static let numberBits = 1024
  /// The largest depth of nested `sizeThatFits` calls.
  public static let questionDepth = 64
  /// The largest amount of work of one layout: instructions, operands, stored numbers and distributed items. A long
  /// number counts as several.
  public static let work = 2_000_000
  /// The largest number of findings of one layout.
  public static let findings = 1_000
}
