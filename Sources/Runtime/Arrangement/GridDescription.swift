/// A grid: views in columns and rows. ``LayoutProgram/grids`` has those of a program; each layout pass makes rows of them,
/// after overrides. Views fill their cells.
public struct GridDescription: Hashable, Sendable {
  /// How wide a column is, or how high a row.
  public enum Track: Hashable, Sendable {
    /// So many points.
    case fixed(Rational)
    /// As wide as the widest view that lies in this column alone; nothing without one.
    case fit
    /// A share of what the others leave, in proportion to the number.
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
    /// How many columns it goes over.
    public var columnSpan = 1
    /// How many rows it goes over.
    public var rowSpan = 1

    /// The view `view` in the next free cell.
    public init(_ view: ViewID) { self.view = view }
  }

  /// The most columns, and the most rows that a file asks for; what lies beyond is moved to the last.
  public static let trackLimit = 1000
  /// The most cells that views of more than one cell cover together; a file that asks for more is an error, and in other
  /// programs further ones are taken as of one cell.
  public static let cellLimit = 100_000

  /// The grid.
  public var view: ViewID
  /// The columns, at least one.
  public var columns: [Track] = [.fraction(1)]
  /// The rows. What is missing is ``Track/fit``.
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

  /// What a condition may change of a grid.
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

    /// The arranged view that it is about.
    var view: ViewID? {
      switch self {
      case .column(let view, _), .row(let view, _), .columnSpan(let view, _), .rowSpan(let view, _): view
      default: nil
      }
    }
  }

  /// Sets what `setting` says; where it is about an arranged view, of that at `place` among them.
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

extension LayoutProgram {
  /// Makes a grid of `view`, which arranges `arranged`; `configure` sets what is not the default.
  public mutating func grid(
    _ view: ViewID, _ arranged: [ViewID], configure: (inout GridDescription) -> Void = { _ in }
  ) {
    var grid = GridDescription(view, arranged)
    configure(&grid)
    grids.append(grid)
  }
}
