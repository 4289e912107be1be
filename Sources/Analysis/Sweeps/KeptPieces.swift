internal import LayRuntime
internal import LaySolver

/// The variables and sums whose values are kept after a sweep.
struct KeptVariables: Sendable {
  /// The variables whose values the caller needs.
  var wanted: Set<VariableID> = []
  /// The variables of views that steps place: numbers connected with them are not decided by constraints.
  var suspects: Set<VariableID> = []
  /// The sums that are checked for ambiguity.
  var sums = AskedSums()
}

/// The queried sums that are ambiguous inside a piece, and at its ends, where fewer may be.
struct OpenSums: Sendable {
  /// The sums that are ambiguous inside.
  var inside: Set<Int>
  /// Edges and corners of the piece, each with the sums that are ambiguous there.
  var ends: [SumsAtEnd] = []

  /// Returns the ones of `sums` that are ambiguous at a size in the piece.
  func open(of sums: [Int], at size: ExactSize) -> [Int] {
    var found = sums.filter { inside.contains($0) }
    for end in ends where !found.isEmpty && end.place.contains(size) { found.removeAll { !end.sums.contains($0) } }
    return found
  }

  /// True if one of `sums` is ambiguous inside and unique at some end.
  func endsEarly(_ sums: [Int]) -> Bool {
    let own = sums.filter { inside.contains($0) }
    return ends.contains { end in own.contains { !end.sums.contains($0) } }
  }
}

/// The sums that are ambiguous at an edge or a corner of a piece.
typealias SumsAtEnd = (place: SizePolygon, sums: Set<Int>)

/// The pieces of one component, with the values that are kept.
struct KeptComponent: Sendable {
  /// The sizes at which the same rows are binding.
  struct Piece: Sendable {
    /// The interval of one axis; if it and `polygon` are nil, the piece consists of all sizes that were swept.
    var interval: (axis: LayoutAxis, lowest: Rational, highest: Rational)?
    var polygon: SizePolygon?
    var values = KeptValues()
    var undecided: Set<VariableID>
    /// The queried sums that are ambiguous, by component of rows.
    var openSums: [OpenSums] = []

    private init(
      _ undecided: [VariableID], _ values: [(variable: VariableID, value: Affine)], _ sums: Set<Int>
    ) {
      self.undecided = Set(undecided)
      if !sums.isEmpty { openSums = [OpenSums(inside: sums)] }
      self.values = KeptValues(values)
    }

    /// Creates the piece of all sizes, with the unique value of a variable.
    init(_ variable: VariableID, at value: Affine) { self.init([], [(variable, value)], []) }

    /// Creates the piece of all sizes, with the unique values of variables.
    init(_ values: [(variable: VariableID, value: Affine)]) { self.init([], values, []) }

    /// Creates the piece of all sizes for a variable that no row contains.
    init(open variable: VariableID, at value: Affine, _ sums: Set<Int>) {
      self.init([variable], [(variable, value)], sums)
    }

    /// Creates a piece of several components, over a polygon, with the values of `variables`.
    init(_ piece: RefinedPiece, keeping variables: Set<VariableID>) {
      let values = variables.compactMap { variable in
        piece.value(of: variable).map { (variable: variable, value: $0) }
      }
      self.init(variables.filter { piece.isUndecided($0) }, values, [])
      (polygon, openSums) = (piece.polygon, piece.openSums)
    }

    /// Creates the piece of all sizes.
    init(_ piece: AffinePiece) { self.init(piece.undecided, piece.values, piece.undecidedSums) }

    /// Creates a piece over a polygon, which may be a segment or a point.
    init(_ piece: AffinePiece, over polygon: SizePolygon) {
      self.init(piece)
      self.polygon = polygon
    }

    /// Creates a piece over an interval of one axis.
    init(_ piece: LineCover.Piece, _ axis: LayoutAxis) {
      self.init(piece.undecided, piece.values, piece.undecidedSums)
      interval = (axis, piece.lowest, piece.highest)
    }

    /// Creates a piece over a polygon.
    init(_ piece: PlaneCover.Piece) {
      self.init(piece.undecided, piece.values, piece.undecidedSums)
      polygon = piece.polygon
    }

    /// The piece with the sizes of this one and of the next along an axis; nil if their numbers differ or are ambiguous.
    func joined(_ next: Piece) -> Piece? {
      guard let own = interval, let other = next.interval, own.axis == other.axis, own.highest == other.lowest,
        undecided.isEmpty, next.undecided.isEmpty, openSums.isEmpty, next.openSums.isEmpty, values == next.values
      else { return nil }
      var result = self
      result.interval = (own.axis, own.lowest, other.highest)
      return result
    }

    /// Returns the piece with the sums that are ambiguous at its ends.
    func with(ends: [SumsAtEnd]) -> Self {
      var result = self
      if !openSums.isEmpty { result.openSums[0].ends = ends }
      return result
    }
  }

  private(set) var pieces: [Piece]
  /// True if the pieces cover all sizes.
  let isComplete: Bool
  /// A variable of the component that steps decide; nil if there is none.
  private(set) var suspect: VariableID?
  /// The variables of the component that the caller needs.
  private(set) var variables: [VariableID]
  /// The number of the component; nil if it is a variable of no row, or a component in which frames decide something.
  let number: Int?

  init(_ pieces: [Piece], isComplete: Bool, _ keeping: KeptVariables, number: Int? = nil) {
    self.pieces = pieces
    self.isComplete = isComplete
    self.number = number
    let own = pieces[0].values.variables
    suspect = own.first { keeping.suspects.contains($0) }
    variables = own.filter { keeping.wanted.contains($0) }
  }

  /// Creates a component of pieces that contain only values that the caller needs.
  init(_ pieces: [Piece], isComplete: Bool, suspect: VariableID?) {
    (self.pieces, self.isComplete, self.suspect, number) = (pieces, isComplete, suspect, nil)
    variables = pieces[0].values.variables
  }

  /// Changes the values of each piece.
  mutating func mapValues(_ change: (inout KeptValues) -> Void) {
    for index in pieces.indices { change(&pieces[index].values) }
  }

  /// True if the caller needs no variable of the component.
  var isEmpty: Bool { variables.isEmpty }
}
