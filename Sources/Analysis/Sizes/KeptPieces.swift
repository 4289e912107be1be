internal import LayRuntime

/// Which variables somebody wants the values of after a sweep.
struct KeptVariables: Sendable {
  /// Those whose values are wanted.
  var wanted: Set<VariableID> = []
  /// Those of views that steps decide: what hangs together with one is not known.
  var suspects: Set<VariableID> = []
  /// Sums of which it is wanted whether they are decided.
  var sums = AskedSums()
}

/// Which of the sums that are asked about are open where a piece is, and at its ends, where fewer may be.
struct OpenSums: Sendable {
  /// The open ones inside.
  var inside: Set<Int>
  /// Edges of the piece, and corners, with those that are open there.
  var ends: [SumsAtEnd] = []

  /// Those of `sums` that are open at a size in the piece.
  func open(of sums: [Int], at size: ExactSize) -> [Int] {
    var found = sums.filter { inside.contains($0) }
    for end in ends where !found.isEmpty && end.place.contains(size) { found.removeAll { !end.sums.contains($0) } }
    return found
  }

  /// Whether one of `sums` is open inside and not at some end.
  func endsEarly(_ sums: [Int]) -> Bool {
    let own = sums.filter { inside.contains($0) }
    return ends.contains { end in own.contains { !end.sums.contains($0) } }
  }
}

/// The sums that are open at an edge or a corner of a piece.
typealias SumsAtEnd = (place: SizePolygon, sums: Set<Int>)

/// The pieces of one component, with the values that are wanted.
struct KeptComponent: Sendable {
  /// Sizes where the same rows decide.
  struct Piece: Sendable {
    /// Where an axis is nil and there is no polygon: all sizes that were swept.
    var interval: (axis: Axis, lowest: Rational, highest: Rational)?
    var polygon: SizePolygon?
    var values: [VariableID: Affine] = [:]
    var undecided: Set<VariableID>
    /// The open ones of the sums that were asked about, by component of rows.
    var openSums: [OpenSums] = []

    private init(
      _ undecided: [VariableID], _ values: [(variable: VariableID, value: Affine)], _ sums: Set<Int>
    ) {
      self.undecided = Set(undecided)
      if !sums.isEmpty { openSums = [OpenSums(inside: sums)] }
      for (variable, value) in values { self.values[variable] = value }
    }

    /// Of all sizes, with values that are decided.
    init(_ values: [VariableID: Affine]) { (self.values, undecided) = (values, []) }

    /// Creates the piece of all sizes for a variable that no row contains.
    init(open variable: VariableID, at value: Affine, _ sums: Set<Int>) {
      self.init([variable], [(variable, value)], sums)
    }

    /// Of a polygon, of several components.
    init(_ piece: RefinedPiece) {
      (polygon, values, undecided) = (piece.polygon, piece.values, piece.undecided)
      openSums = piece.openSums
    }

    /// Of all sizes.
    init(_ piece: AffinePiece) { self.init(piece.undecided, piece.values, piece.undecidedSums) }

    /// Of the sizes of a polygon, which may be a line or a point.
    init(_ piece: AffinePiece, over polygon: SizePolygon) {
      self.init(piece)
      self.polygon = polygon
    }

    /// Of the lengths of one axis.
    init(_ piece: LineCover.Piece, _ axis: Axis) {
      self.init(piece.undecided, piece.values, piece.undecidedSums)
      interval = (axis, piece.lowest, piece.highest)
    }

    /// Of a polygon.
    init(_ piece: PlaneCover.Piece) {
      self.init(piece.undecided, piece.values, piece.undecidedSums)
      polygon = piece.polygon
    }

    /// The same with what is open at its ends.
    func with(ends: [SumsAtEnd]) -> Self {
      var result = self
      if !openSums.isEmpty { result.openSums[0].ends = ends }
      return result
    }
  }

  private(set) var pieces: [Piece]
  /// Whether the pieces cover all sizes.
  let isComplete: Bool
  /// A variable of it that steps decide.
  private(set) var suspect: VariableID?
  /// The variables of it that are wanted.
  private(set) var variables: [VariableID]

  init(_ pieces: [Piece], isComplete: Bool, _ keeping: KeptVariables) {
    self.pieces = pieces
    self.isComplete = isComplete
    let own = pieces[0].values.keys.sorted { $0.rawValue < $1.rawValue }
    suspect = own.first { keeping.suspects.contains($0) }
    variables = own.filter { keeping.wanted.contains($0) }
  }

  /// Of pieces that have nothing but what is wanted.
  init(_ pieces: [Piece], isComplete: Bool, suspect: VariableID?) {
    (self.pieces, self.isComplete, self.suspect) = (pieces, isComplete, suspect)
    variables = pieces[0].values.keys.sorted { $0.rawValue < $1.rawValue }
  }

  /// Whether nobody wants it.
  var isEmpty: Bool { variables.isEmpty }
}
