package import LayDiagnostics

/// A visual format string, taken apart: `H:|-[email(>=120)]-gap@750-|`.
///
/// What was wrong in the string is missing here or says that it is broken; every range is one of the file.
package struct VisualFormat: Hashable, Sendable {
  /// The axis of a format; a format that says none is horizontal.
  package enum Orientation: UInt8, Hashable, Sendable {
    /// `H:`
    case horizontal
    /// `V:`
    case vertical
  }

  /// An identifier, where it stands. An index is already in the spelling of a format: `bar[0]` is `bar0`.
  package struct Name: Hashable, Sendable {
    package var text: String
    package var range: SourceRange
    /// Whether it is not written so, which is reported: nothing more is said of the name.
    package var isRepaired = false

    package init(_ text: String, at range: SourceRange, isRepaired: Bool = false) {
      self.text = text
      self.range = range
      self.isRepaired = isRepaired
    }
  }

  /// A number, where it stands, as plain decimal text (`-12.5`) that `Rational(decimal:)` reads exactly, whatever way
  /// it was written: `1e2` is `100`, `0x1p-1` is `0.5`.
  package struct Number: Hashable, Sendable {
    package var decimal: String
    package var range: SourceRange

    package init(_ decimal: String, at range: SourceRange) {
      self.decimal = decimal
      self.range = range
    }
  }

  /// What a predicate compares with, or a priority: a number or the name of one; in a view's own predicates also a view.
  package enum Object: Hashable, Sendable {
    case number(Number)
    case name(Name)

    /// Where it stands.
    package var range: SourceRange {
      switch self {
      case .number(let number): number.range
      case .name(let name): name.range
      }
    }
  }

  /// How a predicate compares.
  package enum Relation: UInt8, Hashable, Sendable {
    /// `==`, or nothing.
    case equal
    /// `<=`
    case lessOrEqual
    /// `>=`
    case greaterOrEqual
  }

  /// `[ "==" | "<=" | ">=" ] object [ "@" priority ]`
  package struct Predicate: Hashable, Sendable {
    package var relation: Relation
    package var object: Object
    /// Nil for required.
    package var priority: Object?
    package var range: SourceRange
  }

  /// What stands between two views, or between a view and a bar.
  package struct Connection: Hashable, Sendable {
    /// What the connection demands.
    package enum Gap: Hashable, Sendable {
      /// Nothing is written: the neighbours touch.
      case flush
      /// `-`: the standard space.
      case standard
      /// `-8-`, `-(>=8,<=20@750)-`: each of these.
      case predicates([Predicate])
      /// Something was wrong and is reported.
      case broken
    }
    package var gap: Gap
    /// From the first dash up to the last; of a flush connection the brackets or bars that touch: `][`.
    package var range: SourceRange
  }

  /// `"[" name [ predList ] "]"`
  package struct View: Hashable, Sendable {
    /// Nil when it is missing or wrong, which is reported.
    package var name: Name?
    package var predicates: [Predicate]
    /// What leads here from the view or bar before; nil for a first view without a bar.
    package var connection: Connection?
    /// The brackets and what is in them.
    package var range: SourceRange
  }

  /// The string, quotes excluded.
  package var range: SourceRange
  package var orientation: Orientation
  /// The bar that the format begins with.
  package var leadingBar: SourceRange?
  /// The views, in the order of the text.
  package var views: [View]
  /// The bar that the format ends with.
  package var trailingBar: SourceRange?
  /// What leads to the trailing bar.
  package var trailingConnection: Connection?

  /// The most bytes that a format may have.
  package static let maximumLength = 16_384
  /// The most digits that a number may have, leading zeros and the zeros of an exponent included.
  package static let maximumDigits = 40
  /// The most problems that are reported of one format: a string of noise is one mistake.
  package static let maximumReports = 20

  /// A format of nothing.
  init(range: SourceRange) {
    self.range = range
    orientation = .horizontal
    views = []
  }
}
