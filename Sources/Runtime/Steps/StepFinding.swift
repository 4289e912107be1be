/// What went wrong while steps were taken.
public struct StepFinding: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    /// Layout ran ``StepLimits/passes`` times for the view, and still the step asks for something else; with the other
    /// steps that do.
    case loop(others: [StepID])
    /// Layout ran ``StepLimits/allPasses`` times for all views, and still the step asks for something else; with the other
    /// steps that do.
    case tooManyPasses(others: [StepID])
    /// It divides by 0; the step is left out.
    case divisionByZero
    /// A number of more than ``StepLimits/numberBits`` bits; the step is left out.
    case longNumber
    /// Questions that ask questions, more than ``StepLimits/questionDepth`` deep; the answer is 0x0.
    case deepQuestion
    /// More than ``StepLimits/work`` in all; what comes after is left out.
    case tooMuchWork
    /// More than ``StepLimits/findings``; the others are left out.
    case tooManyFindings
    /// It asks for a length below 0 of a view, which is taken as 0.
    case negativeSize(ViewID, Axis, length: Rational)
    /// The spaces between views alone need more than there is to `spread` in.
    case noRoom(spaces: Rational, room: Rational)
    /// It builds on its own last result: another pass at the same size changes the number.
    case growing(ViewID, Ambiguity.Part, from: Rational, to: Rational)
  }
  /// What it is.
  public var kind: Kind
  /// The step.
  public var step: StepID

  /// `kind` at `step`.
  public init(_ kind: Kind, at step: StepID) { (self.kind, self.step) = (kind, step) }
}

/// What stops steps that would never end.
public enum StepLimits {
  /// How often layout runs for one view because its steps change what rules start from (SEMANTICS §5.7).
  public static let passes = 8
  /// How often it runs in all.
  public static let allPasses = 512
  /// Bits of a computed number, above or below its fraction bar.
  public static let numberBits = 1024
  /// How deep `sizeThatFits` may ask for others.
  public static let questionDepth = 64
  /// Instructions, operands, what is remembered and what is lined up, of one layout. A long number counts as several.
  public static let work = 2_000_000
  /// What can go wrong in one layout.
  public static let findings = 1_000
}
