internal import LayRuntime
internal import LaySolver

/// The other languages of a range, of which the proofs of one decide whether their results hold in them too. The rows, components and
/// parts of a cell with other texts are found once for all proofs of the range.
final class TextRowChanges {
  /// One cell with the texts of one language.
  private struct Key: Hashable {
    var region: SizeRegion
    var environment: LayoutEnvironment
    var guideSides: [UInt8]?
    var translation: UInt16
  }

  private let program: LayoutProgram
  /// The numbers of the translations in which all results hold so far.
  private(set) var held: [UInt16]
  /// The translations of which some cell has no mirror image, or one with other scroll views.
  private var turned: Set<UInt16> = []
  private var changed: [Key: ChangedCell?] = [:]
  /// What is left of the effort for each translation.
  private var budgets: [UInt16: ProofBudget] = [:]
  /// The maximum number of cells that are kept for later proofs.
  private static let keptLimit = 256

  /// Creates the changes to some translations of a program.
  init(_ program: LayoutProgram, to translations: [UInt16]) { (self.program, held) = (program, translations) }

  /// Leaves out all translations but some.
  func keep(_ translations: [UInt16]) { held = translations }

  /// The translations in which all results hold so far, and the mirror images of whose cells are those of the proof.
  var mirrored: Set<UInt16> { Set(held).subtracting(turned) }

  /// Compares the rows of a changed cell from right to left with those from left to right, which have a mirror image in the proof.
  func compareMirror(_ changed: ChangedCell, of cell: SizeCell, with translation: UInt16, _ image: MirrorImage) {
    if turned.contains(translation) { return }
    var environment = cell.environment
    environment.translation = translation
    let own = changed.change.layout.mirrorImage(program, in: environment)
    if !(own?.slidingViews.isSubset(of: image.slidingViews) ?? false) { turned.insert(translation) }
  }

  /// Records that no cell is compared with its mirror image.
  func leaveOutMirrors() { turned.formUnion(held) }

  /// Returns what is left of the effort for a translation, or the `budget` of an empty proof.
  func budget(of translation: UInt16, or budget: ProofBudget) -> ProofBudget { budgets[translation] ?? budget }

  /// Sets what is left of the effort for a translation.
  func set(_ budget: ProofBudget, of translation: UInt16) { budgets[translation] = budget }

  /// A cell, whose rows are those of `layout`, with the texts of a translation; nil if these change more than right sides, or if
  /// constraints conflict or numbers are ambiguous.
  func cell(
    _ cell: SizeCell, with translation: UInt16, _ layout: ParametricLayout, _ budget: inout ProofBudget
  ) -> ChangedCell? {
    let key = Key(
      region: cell.region, environment: cell.environment, guideSides: cell.guideSides, translation: translation)
    if let known = changed[key] { return known }
    let change = TextRowChange(
      layout, of: program, in: cell.environment, to: translation, known: cell.guideSides)
    let found = change.flatMap { ChangedCell(cell, layout, $0, &budget) }
    if changed.count < TextRowChanges.keptLimit { changed[key] = .some(found) }
    return found
  }
}

/// A cell with the texts of another language.
struct ChangedCell: Sendable {
  /// The results in the cell.
  enum Results: Sendable {
    /// The components that change, where no height of a text depends on a width.
    case moved(MovedComponents)
    /// The parts in which texts have the same numbers of lines, with the pieces of all components.
    case parts([(cell: SizeCell, known: KnownPieces)])
  }

  let change: TextRowChange
  let results: Results
  /// The sizes at which texts change their numbers of lines.
  let texts: TextCells

  /// Examines the rows of `cell`, which are those of `layout`, after a change; nil if constraints conflict or numbers are ambiguous.
  init?(_ cell: SizeCell, _ layout: ParametricLayout, _ change: TextRowChange, _ budget: inout ProofBudget) {
    self.change = change
    texts = TextCells(cell, change.layout, suspects: [], &budget)
    if change.layout.hasTexts {
      guard let parts = ChangedCell.parts(texts, change, &budget) else { return nil }
      results = .parts(parts)
    } else {
      guard let moved = MovedComponents(of: cell.polygon, layout, by: change, &budget) else { return nil }
      results = .moved(moved)
    }
  }

  private static func parts(
    _ texts: TextCells, _ change: TextRowChange, _ budget: inout ProofBudget
  ) -> [(cell: SizeCell, known: KnownPieces)]? {
    var layout = change.layout
    var found: [(cell: SizeCell, known: KnownPieces)] = []
    for part in texts.cells() {
      guard let own = part.part, own.openTexts.isEmpty, own.undecided.isEmpty, !own.hasNoWidths else { return nil }
      layout.setLines(own.lines)
      guard let known = KnownPieces(allOf: layout, over: part.polygon, &budget) else { return nil }
      found.append((part, known))
    }
    return found
  }
}

/// The components of a cell that other texts change.
struct MovedComponents: Sendable {
  /// The change of a variable's value.
  enum Move: Sendable {
    case none
    /// It is greater by a number at every size.
    case distance(Rational)
    /// It is another function of the size.
    case replaced
  }

  /// The changes of the variables, by their indices; those behind the last one do not change.
  private var moves: [Move] = []
  private var distances: [VariableID: Rational] = [:]
  /// The components with other bases, by their numbers, and their pieces.
  private var swept: Set<Int> = []
  private var pieces: [KeptComponent] = []

  /// Finds the components that a change moves; nil if it may break a constraint or make a number ambiguous. `rows` are those before it.
  init?(
    of polygon: SizePolygon, _ rows: ParametricLayout, by change: TextRowChange, _ budget: inout ProofBudget
  ) {
    var layout = rows
    layout.move(to: polygon.innerSize(0))
    let all = layout.frameVariables
    for component in change.components(of: &layout) {
      guard budget.take(layout.rowCount(of: component)) else { return nil }
      let own = change.moves(of: component, in: &layout, over: polygon.corners, keeping: all)
      if let own { move(by: own) } else { swept.insert(component) }
    }
    if swept.isEmpty { return }
    let others = (0..<layout.componentCount).map { !swept.contains($0) }
    guard let known = KnownPieces(of: change.layout, besides: others, over: polygon, &budget) else { return nil }
    pieces = known.kept
    for component in pieces { for variable in component.variables { set(variable, .replaced) } }
  }

  private mutating func move(by distances: SparseVector<VariableID>) {
    for entry in distances.entries {
      self.distances[entry.key] = entry.amount
      set(entry.key, .distance(entry.amount))
    }
  }

  private mutating func set(_ variable: VariableID, _ move: Move) {
    while moves.count <= variable.index { moves.append(.none) }
    moves[variable.index] = move
  }

  /// The change of a variable.
  func move(of variable: VariableID) -> Move { variable.index < moves.count ? moves[variable.index] : .none }

  /// True if a variable may have another value.
  func mayMove(_ variable: VariableID) -> Bool { if case .none = move(of: variable) { false } else { true } }

  /// The components with the values after the change.
  func after(_ components: [KeptComponent]) -> [KeptComponent] {
    var kept = components.filter { own in own.number.map { !swept.contains($0) } ?? true }
    for index in kept.indices where kept[index].variables.contains(where: { distances[$0] != nil }) {
      kept[index].mapValues { $0.move(by: distances) }
    }
    return kept + pieces
  }
}

extension KnownPieces {
  /// The pieces of all components over a polygon, with the values of all variables; nil if constraints conflict or numbers are ambiguous.
  /// A component with one basis over the polygon is not swept.
  init?(allOf layout: ParametricLayout, over polygon: SizePolygon, _ budget: inout ProofBudget) {
    var layout = layout
    layout.move(to: polygon.innerSize(0))
    let keeping = KeptVariables(wanted: layout.frameVariables)
    var (isKnown, kept): ([Bool], [KeptComponent]) = ([], [])
    for component in 0..<layout.componentCount {
      guard budget.take(layout.rowCount(of: component)) else { return nil }
      let found = layout.response(of: component, over: polygon.corners, to: [], keeping: keeping.wanted)
      isKnown.append(found != nil)
      if let found, !found.values.isEmpty {
        kept.append(
          KeptComponent([KeptComponent.Piece(found.values)], isComplete: true, keeping, number: component))
      }
    }
    guard let rest = KnownPieces(of: layout, besides: isKnown, over: polygon, &budget) else { return nil }
    self.init(isKnown.map { _ in true }, kept + rest.kept)
  }

  /// The pieces of the components that are not known, with the values of all variables; nil if constraints conflict or numbers are
  /// ambiguous.
  init?(
    of layout: ParametricLayout, besides isKnown: [Bool], over polygon: SizePolygon, _ budget: inout ProofBudget
  ) {
    if !isKnown.contains(false) {
      self.init(isKnown, [])
      return
    }
    var layout = layout
    layout.move(to: polygon.innerSize(0))
    guard budget.take(layout.rowCount), layout.obstacle(among: polygon.corners, besides: isKnown) == nil else {
      return nil
    }
    let keeping = KeptVariables(wanted: layout.frameVariables)
    var sweep = Sweep(layout, over: polygon, budget, keeping: keeping, known: KnownPieces(isKnown))
    sweep.runWithoutFrames()
    budget = sweep.budget
    guard sweep.openings.isEmpty, sweep.undecided.isEmpty, sweep.collapsings.isEmpty, sweep.framed.isEmpty else {
      return nil
    }
    self.init(isKnown.map { _ in true }, sweep.kept)
  }
}
