internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

// What makes two findings one, and where each was seen.

extension Findings {
  /// A finding with the sizes it was made at, and the views that have it by the same lines.
  struct Entry<Key: Hashable, Finding> {
    var key: Key
    var finding: Finding
    var sizes: [ExactSize] = []
    var views: [ViewID] = []
    /// The finding in each part of the sizes, of each view, and of each sum: the same lines contradict each other along both
    /// axes, where there is too little room and where there is too much. With the size that it was seen at first.
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
    /// Of a conflict, the part of the cell, and what its rows leave each other.
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
  /// One number may be open for different reasons at different sizes.
  struct AmbiguityKey: Hashable {
    var declaration: SourceRange
    /// A guide stands where its owner does.
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
  /// Where a rule of a tie stands in the file.
  struct TiedPlace: Hashable {
    var range: SourceRange
    var axis: Axis?
    /// The wishes of one view stand at one place: what it resists is open for another reason than what it hugs.
    var isHugging = false
  }
  struct CollapseKey: Hashable {
    var declaration: SourceRange
    var axis: Axis
  }
  struct StepKey: Hashable {
    var step: SourceRange
    var code: DiagnosticCode
  }
  struct OpenNumber {
    var ambiguity: Ambiguity
    var dependents: [ViewID]
    /// Those that follow from it and others together.
    var joint: [ViewID]
    /// What is open by the same tie.
    var sharers: [(view: ViewID, part: Ambiguity.Part)]
  }
}
