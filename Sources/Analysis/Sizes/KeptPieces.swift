internal import LayRuntime

/// Which variables somebody wants the values of after a sweep.
struct KeptVariables: Sendable {
  /// Those whose values are wanted.
  var wanted: Set<VariableID> = []
  /// Those of views that steps decide: what hangs together with one is not known.
  var suspects: Set<VariableID> = []
}

/// The pieces of one component, with the values that are wanted.
struct KeptComponent: Sendable {
  /// Sizes where the same rows decide.
  struct Piece: Sendable {
    /// Where an axis is nil and there is no polygon: all sizes that were swept.
    var interval: (axis: Axis, lowest: Rational, highest: Rational)?
    var polygon: SizePolygon?
    var values: [VariableID: Affine] = [:]
    var undecided: Set<VariableID>

    private init(_ undecided: [VariableID], _ values: [(variable: VariableID, value: Affine)]) {
      self.undecided = Set(undecided)
      for (variable, value) in values { self.values[variable] = value }
    }

    /// Of all sizes, with values that are decided.
    init(_ values: [VariableID: Affine]) { (self.values, undecided) = (values, []) }

    /// Of a polygon, of several components.
    init(_ piece: RefinedPiece) {
      (polygon, values, undecided) = (piece.polygon, piece.values, piece.undecided)
    }

    /// Of all sizes.
    init(_ piece: AffinePiece) { self.init(piece.undecided, piece.values) }

    /// Of the sizes of a polygon, which may be a line or a point.
    init(_ piece: AffinePiece, over polygon: SizePolygon) {
      self.init(piece)
      self.polygon = polygon
    }

    /// Of the lengths of one axis.
    init(_ piece: LineCover.Piece, _ axis: Axis) {
      self.init(piece.undecided, piece.values)
      interval = (axis, piece.lowest, piece.highest)
    }

    /// Of a polygon.
    init(_ piece: PlaneCover.Piece) {
      self.init(piece.undecided, piece.values)
      polygon = piece.polygon
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
