internal import LayRuntime
internal import LaySolver

/// The sizes at which the numbers of several components are each one affine function.
struct RefinedPiece: Sendable {
  /// The numbers of a piece of one component.
  fileprivate struct Numbers: Sendable {
    var values: KeptValues
    var undecided: Set<VariableID>
  }

  var polygon: SizePolygon
  /// The numbers of each component that takes part.
  private var numbers: [Numbers] = []
  /// The queried sums that are ambiguous, by component that takes part.
  var openSums: [OpenSums] = []

  init(polygon: SizePolygon) { self.polygon = polygon }

  /// The value of a variable of the components that take part; nil for others.
  func value(of variable: VariableID) -> Affine? {
    for own in numbers {
      if let value = own.values[variable] { return value }
    }
    return nil
  }

  /// The numbers of all variables of the components that take part.
  var allValues: [VariableID: (number: Affine, isUndecided: Bool)] {
    var found: [VariableID: (number: Affine, isUndecided: Bool)] = [:]
    for own in numbers {
      for variable in own.values.variables {
        guard found[variable] == nil, let number = own.values[variable] else { continue }
        found[variable] = (number, own.undecided.contains(variable))
      }
    }
    return found
  }

  /// True if a variable has more than one value.
  func isUndecided(_ variable: VariableID) -> Bool { numbers.contains { $0.undecided.contains(variable) } }

  /// The value of a variable; nil if it is unknown or has more than one.
  func decided(_ variable: VariableID) -> Affine? { isUndecided(variable) ? nil : value(of: variable) }

  /// True if a sum has more than one value.
  func isOpen(_ sum: Int) -> Bool { openSums.contains { $0.inside.contains(sum) } }

  /// An edge or a corner of it as a piece of its own, if fewer of `sums` are ambiguous there than inside; else nil.
  func end(_ place: SizePolygon, _ sums: [Int]) -> RefinedPiece? {
    let size = place.innerSize(0)
    var result = self
    result.polygon = place
    var isOther = false
    for (index, own) in openSums.enumerated() {
      let inside = sums.filter { own.inside.contains($0) }
      let open = own.open(of: inside, at: size)
      result.openSums[index].inside = Set(open)
      if open.count < inside.count { isOther = true }
    }
    return isOther ? result : nil
  }

  /// Splits the piece where masks run out of room, and sets the lengths of the masks, of which `variables` are the origins or
  /// lengths. It may be an end at which the length of a superview is unique that is ambiguous inside.
  func settled(_ masks: [LooseMask], for variables: [VariableID]) -> [RefinedPiece] {
    var own: Set<Int> = []
    for (index, mask) in masks.enumerated() where variables.contains(mask.length) || variables.contains(mask.origin) {
      var next: Int? = index
      while let place = next, own.insert(place).inserted { next = masks[place].outer }
    }
    // Superviews come before their subviews.
    return own.sorted().reduce([self]) { pieces, index in pieces.flatMap { $0.settled(masks[index]) } }
  }

  private func settled(_ mask: LooseMask) -> [RefinedPiece] {
    guard let superview = mask.superview.map({ value(of: $0) }) ?? mask.rootLength else { return [self] }
    return polygon.parts(byRoomOf: mask.length(in: superview)).map { part in
      var result = self
      result.polygon = part.polygon
      for index in numbers.indices { result.numbers[index].values.set(mask, to: part.length, in: superview) }
      return result
    }
  }

  /// Adds the numbers of a piece of one more component.
  fileprivate mutating func add(_ piece: KeptComponent.Piece) {
    numbers.append(Numbers(values: piece.values, undecided: piece.undecided))
    openSums += piece.openSums
  }

  /// Returns the piece with the numbers of a piece of one more component.
  fileprivate func with(_ piece: KeptComponent.Piece) -> RefinedPiece {
    var result = self
    result.add(piece)
    return result
  }
}

/// The pieces of several components, by which a polygon is cut.
struct RefinedPieces {
  private let polygon: SizePolygon
  private let components: [KeptComponent]
  /// The polygons of each component's pieces, cached because every clause needs them.
  private let places: [[PiecePlace]]
  /// The pieces of each component alone, cached because most clauses are about one.
  private let single: [[RefinedPiece]]
  /// The component of each variable, by its index; nil if it is in none.
  private var owners: [Int?] = []
  private let pieceLimit: Int
  /// True if steps decide a variable of some component.
  private let hasSuspects: Bool

  init(_ polygon: SizePolygon, _ components: [KeptComponent], limit: Int = ProofLimits().refinedPieces) {
    pieceLimit = limit
    (self.polygon, self.components) = (polygon, components)
    hasSuspects = components.contains { $0.suspect != nil }
    places = components.map { component in component.pieces.map { PiecePlace($0, in: polygon) } }
    single = zip(components, places).map { component, places in
      zip(component.pieces, places).compactMap { own, place in
        place.part.map { RefinedPiece(polygon: $0).with(own) }
      }
    }
    let last = components.flatMap { $0.variables }.map { $0.index }.max() ?? -1
    owners = Array(repeating: nil, count: last + 1)
    for (index, component) in components.enumerated() {
      for variable in component.variables { owners[variable.index] = index }
    }
  }

  /// The component of a variable; nil if it is in none.
  private func owner(of variable: VariableID) -> Int? {
    owners.indices.contains(variable.index) ? owners[variable.index] : nil
  }

  /// The components of `variables` in order; nil if one of these is in none.
  private func components(of variables: some Sequence<VariableID>) -> [Int]? {
    var found: [Int] = []
    for variable in variables {
      guard let owner = owner(of: variable) else { return nil }
      if found.last != owner { found.append(owner) }
    }
    return found.count < 2 ? found : Set(found).sorted()
  }

  /// A variable that steps decide, in a component of `variables`; nil if there is none.
  func suspect(among variables: some Sequence<VariableID>) -> VariableID? {
    if !hasSuspects { return nil }
    return Set(variables.compactMap { owner(of: $0) }).sorted().lazy.compactMap { components[$0].suspect }.first
  }

  /// Cuts the polygon into pieces on which all `variables` are affine, with their values; nil if these are not known everywhere,
  /// or if there are too many pieces.
  func refined(_ variables: some Sequence<VariableID>) -> [RefinedPiece]? {
    guard let taking = components(of: variables), taking.allSatisfy({ components[$0].isComplete }) else { return nil }
    if taking.count == 1 { return single[taking[0]].count > pieceLimit ? nil : single[taking[0]] }
    // Components that are the same everywhere do not cut.
    let uncut = taking.filter { isUncut($0) }
    var found =
      uncut.isEmpty
      ? nil : [uncut.reduce(into: RefinedPiece(polygon: polygon)) { $0.add(components[$1].pieces[0]) }]
    for index in taking where !isUncut(index) {
      let pieces = zip(components[index].pieces, places[index])
      guard let before = found else {
        found = single[index]
        continue
      }
      var next: [RefinedPiece] = []
      var effort = 0
      for piece in before {
        for (own, place) in pieces {
          guard let both = piece.polygon.part(in: place) else { continue }
          var cut = piece
          cut.polygon = both
          next.append(cut.with(own))
          effort += both.effort
        }
        if effort > pieceLimit { return nil }
      }
      found = next
    }
    if let found, found.count > pieceLimit { return nil }
    return found ?? [RefinedPiece(polygon: polygon)]
  }

  /// True if a component has one piece, which is the whole polygon.
  private func isUncut(_ component: Int) -> Bool {
    places[component].count == 1 && places[component][0].part == polygon
  }
}

/// The sizes of a component's piece.
private struct PiecePlace: Sendable {
  var interval: (axis: LayoutAxis, lowest: Rational, highest: Rational)?
  var polygon: SizePolygon?
  /// The sides of the polygon, cached.
  var sides: [Affine]
  /// The part of the whole polygon in the piece; nil if it has a lower dimension.
  var part: SizePolygon?

  init(_ piece: KeptComponent.Piece, in whole: SizePolygon) {
    (interval, polygon) = (piece.interval, piece.polygon)
    sides = piece.polygon?.sides ?? []
    part = whole.part(in: self)
  }
}

extension SizePolygon {
  /// The cost of the polygon: cutting it takes time in proportion to the length of its numbers.
  fileprivate var effort: Int {
    corners.reduce(1) { max($0, $1.width.wordCount / 8, $1.height.wordCount / 8) }
  }

  /// The part in a piece; nil if it is an edge at most.
  fileprivate func part(in place: PiecePlace) -> SizePolygon? {
    var part = self
    if let (axis, lowest, highest) = place.interval {
      let extent = extent(axis)
      if extent.highest <= lowest || highest <= extent.lowest { return nil }
      part = self.part(from: lowest, to: highest, axis)
    } else if let other = place.polygon {
      guard let clipped = intersection(other, place.sides) else { return nil }
      part = clipped
    }
    return part.dimension == dimension ? part : nil
  }

  /// The intersection of two polygons, the other one with these sides; nil if it is empty.
  private func intersection(_ other: SizePolygon, _ sides: [Affine]) -> SizePolygon? {
    // Fast path: most polygons are disjoint.
    for side in sides where !corners.contains(where: { side.sign(at: $0) >= 0 }) { return nil }
    var part = self
    for side in sides {
      guard let rest = part.clipped(side) else { return nil }
      part = rest
    }
    if other.corners.count > 2 { return part }
    // The sides of a segment do not bound it along the segment.
    for axis in LayoutAxis.allCases {
      let (own, extent) = (part.extent(axis), other.extent(axis))
      if own.highest < extent.lowest || extent.highest < own.lowest { return nil }
      part = part.part(from: extent.lowest, to: extent.highest, axis)
    }
    return part
  }
}
