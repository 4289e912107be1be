package import LayDiagnostics

/// A parsed visual format string: `H:|-[email(>=120)]-gap@750-|`.
///
/// Wrong parts of the string are missing here or marked as broken; every range is a range of the file.
package struct VisualFormat: Hashable, Sendable {
  /// The axis of a format; a format without an orientation is horizontal.
  package enum Orientation: UInt8, Hashable, Sendable {
    /// `H:`
    case horizontal
    /// `V:`
    case vertical
  }

  /// An identifier with its range. An index is already in the spelling of a format: `bar[0]` is `bar0`.
  package struct Name: Hashable, Sendable {
    package var text: String
    package var range: SourceRange
    /// True if the string has another spelling, which is reported; the name then gets no more reports.
    package var isRepaired = false

    package init(_ text: String, at range: SourceRange, isRepaired: Bool = false) {
      self.text = text
      self.range = range
      self.isRepaired = isRepaired
    }
  }

  /// A number with its range, as plain decimal text (`-12.5`) that `Rational(decimal:)` parses exactly, however it was
  /// written: `1e2` is `100`, `0x1p-1` is `0.5`.
  package struct Number: Hashable, Sendable {
    package var decimal: String
    package var range: SourceRange

    package init(_ decimal: String, at range: SourceRange) {
      self.decimal = decimal
      self.range = range
    }
  }

  /// The right side of a predicate, or a priority: a number or the name of one; in the predicates of a view also a
  /// view.
  package enum Object: Hashable, Sendable {
    case number(Number)
    case name(Name)

    /// The range of the number or name.
    package var range: SourceRange {
      switch self {
      case .number(let number): number.range
      case .name(let name): name.range
      }
    }
  }

  /// The relation of a predicate.
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
    /// The priority; nil for required.
    package var priority: Object?
    package var range: SourceRange
  }

  /// The connection between two views, or between a view and a bar.
  package struct Connection: Hashable, Sendable {
    /// The space that the connection requires.
    package enum Gap: Hashable, Sendable {
      /// No gap is written: the neighbours touch.
      case flush
      /// `-`: the standard space.
      case standard
      /// Each of the predicates: `-8-`, `-(>=8,<=20@750)-`.
      case predicates([Predicate])
      /// A mistake, which is reported.
      case broken
    }
    package var gap: Gap
    /// The range from the first dash to the last; for a flush connection the brackets or bars that touch: `][`.
    package var range: SourceRange
  }

  /// `"[" name [ predList ] "]"`
  package struct View: Hashable, Sendable {
    /// The name; nil if it is missing or wrong, which is reported.
    package var name: Name?
    package var predicates: [Predicate]
    /// The connection from the view or bar before; nil for a first view without a bar.
    package var connection: Connection?
    /// The range of the brackets and their contents.
    package var range: SourceRange
  }

  /// The range of the string, quotes excluded.
  package var range: SourceRange
  package var orientation: Orientation
  /// The bar that the format begins with.
  package var leadingBar: SourceRange?
  /// The views, in source order.
  package var views: [View]
  /// The bar that the format ends with.
  package var trailingBar: SourceRange?
  /// The connection to the trailing bar.
  package var trailingConnection: Connection?

  /// The maximum number of bytes of a format.
  package static let maximumLength = 16_384
  /// The maximum number of digits of a number, including leading zeros and the zeros of an exponent.
  package static let maximumDigits = 40
  /// The maximum number of problems reported for one format: a string of noise is one mistake.
  package static let maximumReports = 20

  /// Creates an empty format.
  init(range: SourceRange) {
    self.range = range
    orientation = .horizontal
    views = []
  }
}
