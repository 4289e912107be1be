internal import LayModel
internal import LayNumbers
internal import LaySolver

/// A linear combination of attributes plus a constant.
struct AttributeTerms {
  private(set) var terms: [Term]
  private(set) var constant = Rational.zero

  init(_ terms: [Term] = [], _ constant: Rational = .zero) { (self.terms, self.constant) = (terms, constant) }

  mutating func add(_ other: AttributeTerms, times factor: Rational = .one) {
    constant += factor * other.constant
    for term in other.terms { add(Term(term.view, term.attribute, factor * term.coefficient)) }
  }

  /// Adds a term; each attribute occurs once, none with the factor 0.
  private mutating func add(_ term: Term) {
    guard let index = terms.firstIndex(where: { $0.view == term.view && $0.attribute == term.attribute }) else {
      if !term.coefficient.isZero { terms.append(term) }
      return
    }
    terms[index].coefficient += term.coefficient
    if terms[index].coefficient.isZero { terms.remove(at: index) }
  }
}

/// The tracks of a grid along one axis, with their lengths.
struct GridTracks {
  /// A view with its tracks.
  struct Item {
    var view: ViewID
    var tracks: Range<Int>
    /// The length of its content.
    var content: Rational?
  }

  let axis: LayoutAxis
  let items: [Item]
  let spacing: Rational
  /// For each fitting track, the view that represents its length.
  let fitting: [ViewID?]
  /// True if a view represents the length of a share, so that the grid's end needs a constraint.
  let sharesAreOfViews: Bool
  /// For each track, the longest content of the views in it alone; nil if one of them has none.
  let contents: [Rational?]
  private var lengths: [AttributeTerms] = []

  /// The number of tracks.
  var count: Int { lengths.count }

  init(
    _ tracks: [GridDescription.Track], count: Int, spacing: Rational, of grid: ViewID, _ axis: LayoutAxis,
    _ items: [Item]
  ) {
    (self.axis, self.items, self.spacing) = (axis, items, spacing)
    let tracks = (0..<count).map { tracks.indices.contains($0) ? tracks[$0] : .fit }
    var alone = [ViewID?](repeating: nil, count: count)
    var contents = [Rational?](repeating: .zero, count: count)
    for item in items where item.tracks.count == 1 {
      let track = item.tracks.lowerBound
      alone[track] = alone[track] ?? item.view
      contents[track] = contents[track].flatMap { longest in item.content.map { max(longest, $0) } }
    }
    self.contents = contents
    fitting = tracks.indices.map { tracks[$0] == .fit ? alone[$0] : nil }
    let unit = GridTracks.unit(tracks, alone, spacing: spacing, of: grid, axis)
    sharesAreOfViews = unit?.isOfView ?? false
    for (index, track) in tracks.enumerated() {
      var length = AttributeTerms()
      switch track {
      case .fixed(let points): length.add(AttributeTerms([], points))
      case .fit: if let view = alone[index] { length.add(AttributeTerms([Term(view, axis.length)])) }
      case .fraction(let share): if let unit { length.add(unit.length, times: share) }
      }
      lengths.append(length)
    }
  }

  /// The length of a share of 1: from a view in a share's track alone, else from the remaining length of the grid.
  private static func unit(
    _ tracks: [GridDescription.Track], _ alone: [ViewID?], spacing: Rational, of grid: ViewID, _ axis: LayoutAxis
  ) -> (length: AttributeTerms, isOfView: Bool)? {
    var shares = Rational.zero
    var rest = AttributeTerms([Term(grid, axis.length)], -spacing * Rational(max(tracks.count - 1, 0)))
    for (index, track) in tracks.enumerated() {
      switch track {
      case .fixed(let points): rest.add(AttributeTerms([], points), times: -1)
      case .fit: if let view = alone[index] { rest.add(AttributeTerms([Term(view, axis.length)]), times: -1) }
      case .fraction(let share):
        if let view = alone[index], share.sign > 0 {
          return (AttributeTerms([Term(view, axis.length, .one / share)]), true)
        }
        shares += share
      }
    }
    if shares.sign <= 0 { return nil }
    var length = AttributeTerms()
    length.add(rest, times: .one / shares)
    return (length, false)
  }

  /// The length of some tracks with the gaps between them.
  func length(of tracks: Range<Int>) -> AttributeTerms {
    var sum = AttributeTerms([], spacing * Rational(tracks.count - 1))
    for track in tracks { sum.add(lengths[track]) }
    return sum
  }
}

extension GridTracks {
  /// Creates the tracks of the columns of `grid`, or of its rows.
  init(
    _ grid: GridDescription, _ cells: GridCells, _ axis: LayoutAxis, in views: [ViewDescription], scale: Rational
  ) {
    let isHorizontal = axis == .horizontal
    let items = cells.cells.map { cell in
      Item(
        view: cell.view, tracks: isHorizontal ? cell.columns : cell.rows,
        content: views[cell.view.index].intrinsicLength(axis, scale: scale))
    }
    self.init(
      isHorizontal ? grid.columns : grid.rows, count: isHorizontal ? cells.columnCount : cells.rowCount,
      spacing: isHorizontal ? grid.columnSpacing : grid.rowSpacing, of: grid.view, axis, items)
  }
}
