internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

// The keys by which findings are merged, and the sizes at which each was seen.

extension Findings {
  /// A finding with the sizes at which it was seen, and the views that have it by the same lines.
  struct Entry<Key: Hashable, Finding> {
    var key: Key
    var finding: Finding
    var sizes: [ExactSize] = []
    var views: [ViewID] = []
    /// The finding for each cell, view and sum, with the size at which it was seen first. The same lines may contradict each
    /// other along both axes, with too little room and with too much.
    var places: [(cell: Int, size: ExactSize, finding: Finding)] = []
    private var knownViews: Set<ViewID> = []
    private var knownPlaces: Set<Spot> = []

    init(_ key: Key, _ finding: Finding) { (self.key, self.finding) = (key, finding) }

    mutating func add(_ finding: Finding, _ size: ExactSize, _ spot: Spot) {
      if sizes.last != size { sizes.append(size) }
      if let view = spot.view, knownViews.insert(view).inserted { views.append(view) }
      if knownPlaces.insert(spot).inserted { places.append((spot.cell, size, finding)) }
    }
  }
  struct Spot: Hashable {
    var cell: Int
    var view: ViewID?
    /// The part of the cell, and the room that the rows of a conflict leave each other.
    var part = 0
    var room = Affine(.zero)
  }
  /// Entries in the order in which they were found first.
  struct Entries<Key: Hashable, Finding> {
    var all: [Entry<Key, Finding>] = []
    private var places: [Key: Int] = [:]

    mutating func add(_ finding: Finding, key: Key, at size: ExactSize, _ spot: Spot) {
      let place = places[key] ?? all.count
      if place == all.count {
        all.append(Entry(key, finding))
        places[key] = place
      }
      all[place].add(finding, size, spot)
    }

    func contains(_ key: Key) -> Bool { places[key] != nil }
  }
  /// The key of an ambiguity: a number may be ambiguous for different reasons at different sizes.
  struct AmbiguityKey: Hashable {
    var declaration: SourceRange
    /// The kind of guide, which has the position of its owner.
    var guide: GuideKind
    var part: Ambiguity.Part
    var isMissing: Bool
    var tied: [TiedPlace]
  }
  /// One number of the views of a declaration.
  struct NumberKey: Hashable {
    var declaration: SourceRange
    var part: Ambiguity.Part

    init(_ key: AmbiguityKey) { (declaration, part) = (key.declaration, key.part) }
  }
  /// The position of a tied constraint in the file.
  struct TiedPlace: Hashable {
    var range: SourceRange
    var axis: LayoutAxis?
    /// True for content hugging, false for compression resistance: both have the position of the view, and are different reasons.
    var isHugging = false
  }
  struct CollapseKey: Hashable {
    var declaration: SourceRange
    var axis: LayoutAxis
  }
  struct StepKey: Hashable {
    var step: SourceRange
    var code: DiagnosticCode
  }
  struct OpenNumber {
    var ambiguity: Ambiguity
    var dependents: [ViewID]
    /// The views whose numbers follow from it and others together.
    var joint: [ViewID]
    /// The other numbers that the same tie leaves ambiguous.
    var sharers: [(view: ViewID, part: Ambiguity.Part)]
  }
}
