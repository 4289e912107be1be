import LayRuntime
import LaySolver
import TestSupport

/// Random systems as layouts have them, made of blocks: stacks, trees, forms, pictures, ties, corners where many rows
/// meet, and rows that nearly say the same; or of equations alone, see ``equations``. A seed decides everything.
struct RandomSystem {
  var generator: SeededGenerator
  var system = TestSystem()
  /// Whether coefficients go from 1e-4 to 1e4.
  private let isSpread: Bool

  /// What blocks there are.
  private enum Block: CaseIterable {
    case stack, tree, form, picture, ties, corner, loose
  }

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    isSpread = Int.random(in: 0..<100, using: &generator) < 15
    if seed >= RandomSystem.equations { addEquations() } else { addBlocks() }
  }

  private mutating func addBlocks() {
    let limit = pick([3, 5, 8, 8, 12, 12, 16, 24, 36, 60])
    repeat {
      let first = system.count
      add(pick(Block.allCases), room: limit - first)
      if first > 0 && chance(60) { link(0..<first, first..<system.count) }
    } while limit - system.count >= 2 && chance(85)
    for _ in 0..<Int.random(in: 0...3, using: &generator) { repeatRow() }
    if chance(15) { contradict() }
    if isSpread { spread() }
    if chance(30) { system.rows.shuffle(using: &generator) }
  }

  // MARK: - Numbers

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  mutating func pick<T>(_ choices: [T]) -> T { choices[Int.random(in: 0..<choices.count, using: &generator)] }

  mutating func number(_ range: ClosedRange<Int>) -> Rational { Rational(.random(in: range, using: &generator)) }

  /// A priority, seldom one just below another.
  mutating func level(_ requiredShare: Int) -> Level {
    if chance(requiredShare) { return .required }
    if chance(5) { return .broken }
    return .optional(Priority(pick([750, 750, 749.99, 999, 500, 251, 250, 250, 250, 249.5, 50, 1])))
  }

  mutating func relation() -> Relation { pick([.equal, .lessOrEqual, .greaterOrEqual]) }

  mutating func factor() -> Rational {
    pick([1, 1, 1, -1, -1, 2, Rational(1, 2), Rational(-1, 2), Rational(1, 3), Rational(-1, 3), Rational(16, 9)])
  }

  mutating func share() -> Rational { pick([1, Rational(1, 2), Rational(1, 3), Rational(1, 4), Rational(2, 3)]) }

  /// Sizes to look at: those of devices, or small ones that rows of small numbers notice.
  mutating func sizes(_ count: Int) -> [ExactSize] {
    let devices: [(Rational, Rational)] = [
      (320, 480), (375, 667), (60, 40), (0, 0), (1366, 1024), (7, 4), (-5, 2), (20, 1), (Rational(801, 2), 777),
    ]
    return (0..<count).map { _ in
      let size = pick(devices)
      return ExactSize(width: size.0, height: size.1)
    }
  }

  // MARK: - Rows

  private mutating func variable() -> Int {
    system.count += 1
    return system.count - 1
  }

  private mutating func variables(_ count: Int) -> [Int] { (0..<count).map { _ in variable() } }

  private mutating func add(
    _ terms: [(Int, Rational)], _ relation: Relation, _ right: Affine, _ level: Level = .required
  ) {
    var sums: [Int: Rational] = [:]
    for (variable, coefficient) in terms { sums[variable, default: 0] += coefficient }
    let kept = sums.sorted { $0.key < $1.key }.filter { !$0.value.isZero }
    if kept.isEmpty { return }
    let products = kept.map { EngineRow.Term(VariableID($0.key), $0.value) }
    system.rows.append(EngineRow(products, relation, right, level: level))
  }

  /// A row that anything may stand in: what edits add.
  mutating func looseRow(_ requiredShare: Int) -> EngineRow {
    let size = min(system.count, pick([1, 1, 2, 2, 2, 3, 4]))
    let chosen = (0..<system.count).shuffled(using: &generator).prefix(size)
    let terms = chosen.map { EngineRow.Term(VariableID($0), factor()) }
    return EngineRow(terms, relation(), rightSide(), level: level(requiredShare))
  }

  mutating func rightSide() -> Affine {
    Affine(number(-6...6), width: chance(25) ? number(-1...1) : 0, height: chance(15) ? Rational(1, 2) : 0)
  }

  /// A content size: pulled from both sides, mostly with compression above hugging.
  private mutating func addContent(of variable: Int, _ size: Rational) {
    add([(variable, 1)], .greaterOrEqual, Affine(size), level(5))
    add([(variable, 1)], .lessOrEqual, Affine(size), level(5))
    if chance(80) { add([(variable, 1)], .greaterOrEqual, Affine(0)) }
  }

  // MARK: - Blocks

  private mutating func add(_ block: Block, room: Int) {
    switch block {
    case .stack: addStack(max(1, Int.random(in: 1...max(1, room / 2), using: &generator)))
    case .tree: addTree(max(1, Int.random(in: 1...max(1, room / 2), using: &generator)))
    case .form: addForm(max(1, Int.random(in: 1...max(1, room / 2), using: &generator)))
    case .picture: addPicture()
    case .ties: addTies(max(2, min(room, 6)))
    case .corner: addCorner(max(2, min(room, 6)))
    case .loose: addLoose(max(2, min(room, 8)))
    }
  }

  /// Views side by side: gaps, contents, often the whole width.
  private mutating func addStack(_ count: Int) {
    let (starts, widths) = (variables(count), variables(count))
    let isVertical = chance(30)
    add([(starts[0], 1)], .equal, Affine(number(0...20)))
    for index in 0..<count {
      addContent(of: widths[index], number(0...90))
      if index == 0 { continue }
      let gap: [(Int, Rational)] = [(starts[index], 1), (starts[index - 1], -1), (widths[index - 1], -1)]
      if chance(70) {
        add(gap, .equal, Affine(8))
      } else {
        add(gap, .greaterOrEqual, Affine(8))
        add(gap, .equal, Affine(number(8...20)), level(0))
      }
      if chance(30) { add([(widths[index], 1), (widths[0], -share())], relation(), Affine(0), level(30)) }
    }
    let right = Affine(-number(0...20), width: isVertical ? 0 : 1, height: isVertical ? 1 : 0)
    let end: [(Int, Rational)] = [(starts[count - 1], 1), (widths[count - 1], 1)]
    if chance(80) { add(end, pick([.equal, .equal, .lessOrEqual]), right, level(60)) }
    if chance(30) {
      let middle = Affine(0, width: isVertical ? 0 : Rational(1, 2), height: isVertical ? Rational(1, 2) : 0)
      add([(starts[count / 2], 1), (widths[count / 2], Rational(1, 2))], .equal, middle, level(10))
    }
  }

  /// Views in views: margins, shares of the outer width, centres.
  private mutating func addTree(_ count: Int) {
    let (lefts, widths) = (variables(count), variables(count))
    add([(lefts[0], 1)], .equal, Affine(0))
    add([(widths[0], 1)], .equal, Affine(0, width: 1))
    for index in 1..<max(1, count) {
      let (left, width) = (lefts[index], widths[index])
      let outer = Int.random(in: 0..<index, using: &generator)
      add([(left, 1), (lefts[outer], -1)], .greaterOrEqual, Affine(number(0...16)))
      add(
        [(left, 1), (width, 1), (lefts[outer], -1), (widths[outer], -1)], .lessOrEqual, Affine(-number(0...16)),
        level(80))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: add([(width, 1), (widths[outer], -share())], .equal, Affine(0), level(50))
      case 1:
        let half = Rational(1, 2)
        add([(left, 1), (width, half), (lefts[outer], -1), (widths[outer], -half)], .equal, Affine(0), level(50))
        addContent(of: width, number(10...200))
      case 2: addContent(of: width, number(10...200))
      default: add([(width, 1), (widths[outer], -1)], .equal, Affine(-number(0...32)), level(50))
      }
    }
  }

  /// Labels that end on one line and fields that start there.
  private mutating func addForm(_ count: Int) {
    let line = variable()
    if chance(50) { add([(line, 1)], .equal, Affine(0, width: share()), level(0)) }
    for _ in 0..<count {
      let label = variable()
      addContent(of: label, number(20...140))
      add([(line, 1), (label, -1)], .greaterOrEqual, Affine(number(8...20)))
      if chance(40) { add([(line, 1), (label, -1)], .equal, Affine(8), level(0)) }
    }
    add([(line, 1)], .lessOrEqual, Affine(-40, width: 1), level(80))
  }

  /// A picture that fits its cell and keeps its shape.
  private mutating func addPicture() {
    let (width, height) = (variable(), variable())
    let ratio = pick([1, 2, Rational(16, 9), Rational(1, 3), Rational(3, 4)])
    add([(width, 1), (height, -ratio)], .equal, Affine(0), level(85))
    add([(width, 1)], .lessOrEqual, Affine(0, width: share()))
    add([(height, 1)], .lessOrEqual, Affine(0, height: share()))
    add([(width, 1)], .greaterOrEqual, Affine(0, width: 1), level(0))
    if chance(50) { add([(height, 1)], .greaterOrEqual, Affine(0, height: 1), level(0)) }
    if chance(50) { add([(height, 1)], .greaterOrEqual, Affine(0)) }
  }

  /// Variables pulled to several places at the same level, and what they add up to.
  private mutating func addTies(_ count: Int) {
    let tied = variables(count)
    let shared = level(0)
    for variable in tied {
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        add([(variable, 1)], relation(), Affine(number(0...10)), shared)
      }
    }
    add(tied.map { ($0, 1) }, .equal, Affine(number(0...30), width: chance(50) ? 1 : 0), level(60))
  }

  /// Rows that all meet in one point, more than it takes.
  private mutating func addCorner(_ count: Int) {
    let corner = variables(count)
    let point = corner.map { _ in number(-5...5) }
    for _ in 0..<Int.random(in: count...3 * count, using: &generator) {
      let chosen = corner.indices.shuffled(using: &generator).prefix(pick([1, 2, 2, 3, 4]))
      let terms = chosen.map { (corner[$0], factor()) }
      let value = zip(chosen, terms).reduce(Rational.zero) { $0 + $1.1.1 * point[$1.0] }
      add(terms, relation(), Affine(value), level(35))
    }
  }

  private mutating func addLoose(_ count: Int) {
    let first = system.count
    _ = variables(count)
    for index in first..<system.count where chance(50) { add([(index, 1)], .greaterOrEqual, Affine(0)) }
    let share = pick([15, 30, 50])
    for _ in 0..<count + Int.random(in: 0...6, using: &generator) { system.rows.append(looseRow(share)) }
  }
}

// MARK: - What is done to finished rows

extension RandomSystem {
  private mutating func link(_ first: Range<Int>, _ second: Range<Int>) {
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      let (a, b) = (Int.random(in: first, using: &generator), Int.random(in: second, using: &generator))
      let terms = [EngineRow.Term(VariableID(a), 1), EngineRow.Term(VariableID(b), chance(70) ? -1 : factor())]
      system.rows.append(EngineRow(terms, relation(), Affine(number(-20...20)), level: level(30)))
    }
  }

  /// A row once more: the same, a multiple, one a little apart, or one that is nearly parallel.
  private mutating func repeatRow() {
    guard var row = pick(system.rows) else { return }
    let multiple = pick([1, 1, 2, -1, Rational(1, 3), Rational(-5, 2)])
    for index in row.terms.indices { row.terms[index].coefficient *= multiple }
    row.rhs = Affine(row.rhs.constant * multiple, width: row.rhs.width * multiple, height: row.rhs.height * multiple)
    if multiple.sign < 0 { row.relation = Relation(rawValue: -row.relation.rawValue) ?? .equal }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: row.rhs.constant += pick([1, -1, Rational(1, 100), Rational(-1, 1000)])
    case 1: row.terms[0].coefficient += row.terms[0].coefficient * Rational(1, 1000)
    default: break
    }
    if chance(40) { row.level = level(20) }
    system.rows.append(row)
  }

  /// A required row that says the opposite of another, or of the sum of two.
  private mutating func contradict() {
    let required = system.rows.compactMap { $0 }.filter { $0.level == .required }
    guard !required.isEmpty else { return }
    let (a, b) = (pick(required), pick(required))
    let terms = (a.terms + b.terms).map { ($0.variable.index, $0.coefficient) }
    let right = Affine(
      a.rhs.constant + b.rhs.constant + number(-9...9), width: a.rhs.width + b.rhs.width,
      height: a.rhs.height + b.rhs.height)
    add(terms, relation(), right)
  }

  /// Other units: rows and variables are multiplied by powers of ten, so that coefficients go from 1e-4 to 1e4.
  private mutating func spread() {
    let units: [Rational] = [
      Rational(1, 10_000), Rational(1, 100), Rational(1, 10), 1, 1, 1, 10, 100, 10_000,
    ]
    for index in system.rows.indices where chance(40) {
      guard var row = system.rows[index] else { continue }
      if chance(50) {
        let unit = pick(units)
        for term in row.terms.indices { row.terms[term].coefficient *= unit }
        row.rhs = Affine(row.rhs.constant * unit, width: row.rhs.width * unit, height: row.rhs.height * unit)
      } else {
        row.terms[0].coefficient *= pick(units)
      }
      let isModest = row.terms.allSatisfy { $0.coefficient.magnitude <= 20_000 }
      let isNoticeable = row.terms.allSatisfy { $0.coefficient.magnitude >= Rational(1, 20_000) }
      if isModest && isNoticeable { system.rows[index] = row }
    }
  }
}
