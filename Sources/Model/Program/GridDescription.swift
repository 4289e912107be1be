public import LayNumbers

/// A grid: views in columns and rows. ``LayoutProgram/grids`` has those of a program; each layout pass makes constraints
/// of them, after overrides. Views fill their cells.
public struct GridDescription: Hashable, Sendable {
  /// The width of a column, or the height of a row.
  public enum Track: Hashable, Sendable {
    /// A number of points.
    case fixed(Rational)
    /// The width of the widest view that is in this column alone; 0 without one.
    case fit
    /// A share of the remaining length, in proportion to the number.
    case fraction(Rational)
  }

  /// A view that the grid arranges.
  public struct Arranged: Hashable, Sendable {
    /// The view.
    public var view: ViewID
    /// Its first column, from 0; nil for that of the next free cell.
    public var column: Int?
    /// Its first row, from 0; nil for that of the next free cell.
    public var row: Int?
    /// The number of columns that it spans.
    public var columnSpan = 1
    /// The number of rows that it spans.
    public var rowSpan = 1

    /// The view `view` in the next free cell.
    public init(_ view: ViewID) { self.view = view }
  }

  /// The largest number of columns, and of rows, of a file; positions beyond are moved to the last.
  public static let trackLimit = 1000
  /// The largest number of cells that views of more than one cell cover together; in a file more are an error, and in
  /// other programs further views get one cell.
  public static let cellLimit = 100_000

  /// The grid.
  public var view: ViewID
  /// The columns, at least one.
  public var columns: [Track] = [.fraction(1)]
  /// The rows. Missing ones are ``Track/fit``.
  public var rows: [Track] = []
  /// The gap between columns, points.
  public var columnSpacing = Rational.zero
  /// The gap between rows, points.
  public var rowSpacing = Rational.zero
  /// The views in their order. A hidden one takes no cell.
  public var arranged: [Arranged]

  /// A grid of one column of `arranged`.
  public init(_ view: ViewID, _ arranged: [ViewID]) {
    self.view = view
    self.arranged = arranged.map { Arranged($0) }
  }

  /// The settings of a grid that a condition may change.
  public enum Setting: Hashable, Sendable {
    /// See ``GridDescription/columns``.
    case columns([Track])
    /// See ``GridDescription/rows``.
    case rows([Track])
    /// See ``GridDescription/columnSpacing``.
    case columnSpacing(Rational)
    /// See ``GridDescription/rowSpacing``.
    case rowSpacing(Rational)
    /// See ``GridDescription/Arranged/column``.
    case column(ViewID, Int)
    /// See ``GridDescription/Arranged/row``.
    case row(ViewID, Int)
    /// See ``GridDescription/Arranged/columnSpan``.
    case columnSpan(ViewID, Int)
    /// See ``GridDescription/Arranged/rowSpan``.
    case rowSpan(ViewID, Int)

    /// The arranged view of the setting.
    package var view: ViewID? {
      switch self {
      case .column(let view, _), .row(let view, _), .columnSpan(let view, _), .rowSpan(let view, _): view
      default: nil
      }
    }
  }

  /// Applies `setting`; one of an arranged view to the view at index `place`.
  package mutating func apply(_ setting: Setting, at place: Int?) {
    switch setting {
    case .columns(let tracks): columns = tracks
    case .rows(let tracks): rows = tracks
    case .columnSpacing(let spacing): columnSpacing = spacing
    case .rowSpacing(let spacing): rowSpacing = spacing
    case .column(_, let column): if let place { arranged[place].column = column }
    case .row(_, let row): if let place { arranged[place].row = row }
    case .columnSpan(_, let span): if let place { arranged[place].columnSpan = span }
    case .rowSpan(_, let span): if let place { arranged[place].rowSpan = span }
    }
  }
}
