/// A sum of multiples of attributes and a number.
struct AttributeTerms {
  private(set) var terms: [Term]
  private(set) var constant = Rational.zero

  init(_ terms: [Term] = [], _ constant: Rational = .zero) { (self.terms, self.constant) = (terms, constant) }

  mutating func add(_ other: AttributeTerms, times factor: Rational = .one) {
    constant += factor * other.constant
    for term in other.terms { add(Term(term.view, term.attribute, factor * term.coefficient)) }
  }

  /// Adds a product; each attribute stands once, none with the factor 0.
  private mutating func add(_ term: Term) {
    guard let index = terms.firstIndex(where: { $0.view == term.view && $0.attribute == term.attribute }) else {
      if !term.coefficient.isZero { terms.append(term) }
      return
    }
    terms[index].coefficient += term.coefficient
    if terms[index].coefficient.isZero { terms.remove(at: index) }
  }
}

/// The tracks of a grid along one axis, and how long they are.
struct GridTracks {
  /// A view with its tracks.
  struct Item {
    var view: ViewID
    var tracks: Range<Int>
    /// The length of its content.
    var content: Rational?
  }

  let axis: Axis
  let items: [Item]
  let spacing: Rational
  /// Of each track that fits, the view that stands for its length.
  let fitting: [ViewID?]
  /// Whether a view stands for what a share is, so that the end of the grid has to be said.
  let sharesAreOfViews: Bool
  /// Of each track, the longest content of the views that lie in it alone; nil where one of them has none.
  let contents: [Rational?]
  private var lengths: [AttributeTerms] = []

  /// How many there are.
  var count: Int { lengths.count }

  init(
    _ tracks: [GridDescription.Track], count: Int, spacing: Rational, of grid: ViewID, _ axis: Axis, _ items: [Item]
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

  /// How long a share of 1 is: by a view that lies in a share alone, else of what the grid has left.
  private static func unit(
    _ tracks: [GridDescription.Track], _ alone: [ViewID?], spacing: Rational, of grid: ViewID, _ axis: Axis
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

  /// How long some tracks are with the gaps between them.
  func length(of tracks: Range<Int>) -> AttributeTerms {
    var sum = AttributeTerms([], spacing * Rational(tracks.count - 1))
    for track in tracks { sum.add(lengths[track]) }
    return sum
  }
}

extension GridTracks {
  /// The columns of `grid`, or its rows.
  init(_ grid: GridDescription, _ cells: GridCells, _ axis: Axis, in resolved: ResolvedProgram) {
    let isHorizontal = axis == .horizontal
    let items = cells.cells.map { cell in
      Item(
        view: cell.view, tracks: isHorizontal ? cell.columns : cell.rows,
        content: resolved.intrinsicLength(of: cell.view, axis))
    }
    self.init(
      isHorizontal ? grid.columns : grid.rows, count: isHorizontal ? cells.columnCount : cells.rowCount,
      spacing: isHorizontal ? grid.columnSpacing : grid.rowSpacing, of: grid.view, axis, items)
  }
}
