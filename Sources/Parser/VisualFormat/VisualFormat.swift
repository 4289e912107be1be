public import LayDiagnostics

/// A visual format string, taken apart: `H:|-[email(>=120)]-gap@750-|`.
///
/// What was wrong in the string is missing here or says that it is broken; every range is one of the file.
public struct VisualFormat: Hashable, Sendable {
  /// The axis of a format; a format that says none is horizontal.
  public enum Orientation: UInt8, Hashable, Sendable {
    /// `H:`
    case horizontal
    /// `V:`
    case vertical
  }

  /// An identifier, where it stands. An index is already in the spelling of a format: `bar[0]` is `bar0`.
  public struct Name: Hashable, Sendable {
    public var text: String
    public var range: SourceRange

    public init(_ text: String, at range: SourceRange) {
      self.text = text
      self.range = range
    }
  }

  /// A number, where it stands, as plain decimal text (`-12.5`) that `Rational(decimal:)` reads exactly, whatever way
  /// it was written: `1e2` is `100`, `0x1p-1` is `0.5`.
  public struct Number: Hashable, Sendable {
    public var decimal: String
    public var range: SourceRange

    public init(_ decimal: String, at range: SourceRange) {
      self.decimal = decimal
      self.range = range
    }
  }

  /// What a predicate compares with, or a priority: a number or the name of one; in a view's own predicates also a view.
  public enum Object: Hashable, Sendable {
    case number(Number)
    case name(Name)

    /// Where it stands.
    public var range: SourceRange {
      switch self {
      case .number(let number): number.range
      case .name(let name): name.range
      }
    }
  }

  /// How a predicate compares.
  public enum Relation: UInt8, Hashable, Sendable {
    /// `==`, or nothing.
    case equal
    /// `<=`
    case lessOrEqual
    /// `>=`
    case greaterOrEqual
  }

  /// `[ "==" | "<=" | ">=" ] object [ "@" priority ]`
  public struct Predicate: Hashable, Sendable {
    public var relation: Relation
    public var object: Object
    /// Nil for required.
    public var priority: Object?
    public var range: SourceRange
  }

  /// What stands between two views, or between a view and a bar.
  public struct Connection: Hashable, Sendable {
    /// What the connection demands.
    public enum Gap: Hashable, Sendable {
      /// Nothing is written: the neighbours touch.
      case flush
      /// `-`: the standard space.
      case standard
      /// `-8-`, `-(>=8,<=20@750)-`: each of these.
      case predicates([Predicate])
      /// Something was wrong and is reported.
      case broken
    }
    public var gap: Gap
    /// From the first dash up to the last; of a flush connection the brackets or bars that touch: `][`.
    public var range: SourceRange
  }

  /// `"[" name [ predList ] "]"`
  public struct View: Hashable, Sendable {
    /// Nil when it is missing or wrong, which is reported.
    public var name: Name?
    public var predicates: [Predicate]
    /// What leads here from the view or bar before; nil for a first view without a bar.
    public var connection: Connection?
    /// The brackets and what is in them.
    public var range: SourceRange
  }

  /// The string, quotes excluded.
  public var range: SourceRange
  public var orientation: Orientation
  /// `H:` or `V:`, if it is written.
  public var orientationRange: SourceRange?
  /// The bar that the format begins with.
  public var leadingBar: SourceRange?
  /// The views, in the order of the text.
  public var views: [View]
  /// The bar that the format ends with.
  public var trailingBar: SourceRange?
  /// What leads to the trailing bar.
  public var trailingConnection: Connection?

  /// The most bytes that a format may have.
  public static let maximumLength = 16_384
  /// The most digits that a number may have, leading zeros and the zeros of an exponent included.
  public static let maximumDigits = 40
  /// The most problems that are reported of one format: a string of noise is one mistake.
  public static let maximumReports = 20

  /// A format of nothing.
  init(range: SourceRange) {
    self.range = range
    orientation = .horizontal
    views = []
  }
}
