package import LayCompiler
package import LayDiagnostics
internal import LayRuntime

/// A constraint of one of two layouts, or of both, that is not the same in the other.
package struct ConstraintChange: Sendable {
  /// The kinds of changes.
  package enum Alteration: String, Hashable, Sendable, CaseIterable {
    /// Only the second layout has it.
    case added
    /// Only the first layout has it.
    case removed
    /// Both have it with another constant, relation, priority or condition.
    case changed
    /// Both have it in another form, such as a stack in the place of a constraint.
    case rewritten
    /// Only one layout has it, but it follows from equations of the other.
    case implied
  }

  /// The constraint in one layout.
  package struct Side: Sendable {
    /// The constraint as text, with its condition and conditional settings.
    package var text: String
    package var place: SourceRange
  }

  package var kind: Alteration
  /// The constraint in each layout; nil if it has none.
  package var first, second: Side?
}

/// The constraints of two layouts that are not the same, those of the first in their order, then those that are only in the second.
package func constraintChanges(
  _ first: CompiledLayout, _ second: CompiledLayout, _ pairs: ViewPairs
) -> [ConstraintChange] {
  var own = FactReader(first) { "\($0.index)" }.facts
  var numbers: [ViewID: ViewID] = [:]
  for pair in pairs.pairs where numbers[pair.second] == nil { numbers[pair.second] = pair.first }
  var others = FactReader(second) { view in
    view == .root ? "0" : numbers[view].map { "\($0.index)" } ?? "other \(view.index)"
  }.facts
  var matcher = FactMatcher()
  matcher.match(&own, &others)
  return matcher.changes(own, others)
}

/// A constraint of one layout, in a form that can be compared.
private struct Fact {
  /// The row in both directions.
  var rows: [CanonicalRow]
  var priority: Priority
  /// The condition and the conditional settings, in words that both layouts share.
  var condition: String
  var settings: String
  /// True if no statement of the file states it: that of a stack, of a mask or of content.
  var isImplied: Bool
  var side: ConstraintChange.Side
  var isMatched = false

  var left: [CanonicalRow] { rows.map { $0.left } }

  func isSame(as other: Fact) -> Bool {
    rows == other.rows && priority == other.priority && condition == other.condition && settings == other.settings
  }

  /// True if it is a required equation that always holds.
  var isEquation: Bool {
    rows[0].relation == .equal && priority == .required && condition.isEmpty && settings.isEmpty
  }
}

/// Reads the constraints of a layout at its design size, and those with conditions at any.
private struct FactReader {
  private(set) var facts: [Fact] = []
  private let compiled: CompiledLayout
  private let name: (ViewID) -> String
  private var settings: [ConstraintID: [(key: String, words: String)]] = [:]

  init(_ compiled: CompiledLayout, _ name: @escaping (ViewID) -> String) {
    self.compiled = compiled
    self.name = name
    settings = FactReader.settings(of: compiled.program)
    let size = compiled.designSize ?? defaultDesignSize
    let layouts = [InterfaceDirection.leftToRight, .rightToLeft].map { direction in
      var layout = Layout(compiled.program)
      layout.resize(to: LayoutEnvironment(size: size, direction: direction), findAmbiguities: false)
      return layout
    }
    var shared: [ViewID: String] = [:]
    for index in compiled.program.views.indices { shared[ViewID(index)] = names(of: ViewID(index)) }
    for row in layouts[0].constraintRows() {
      if case .constraint = row.origin { continue }
      add(row, layouts, shared)
    }
    for index in compiled.program.constraints.indices
    where compiled.program.constraints[index].isActive || isEverActive(ConstraintID(index)) {
      add(layouts[0].rowInForce(of: ConstraintID(index)), layouts, shared)
    }
    facts.sort {
      ($0.side.place.file.rawValue, $0.side.place.start) < ($1.side.place.file.rawValue, $1.side.place.start)
    }
  }

  /// True if a setting under a condition activates a constraint.
  private func isEverActive(_ id: ConstraintID) -> Bool {
    compiled.program.overrides.contains { $0.setting == .active(id, true) }
  }

  /// The conditions under which rows of the kind of `origin` may be others: those of stacks and grids, of masks, or of contents.
  private func conditions(ofRowsLike origin: RowOrigin) -> String {
    var found: [String] = []
    for override in compiled.program.overrides where override.setting.mayChange(origin) {
      let key = compiled.program.key(of: override.condition)
      if !found.contains(key) { found.append(key) }
    }
    return found.joined(separator: "; ")
  }

  /// The name of a view or guide that both layouts share.
  private func names(of view: ViewID) -> String {
    let description = compiled.program.views[view.index]
    guard description.role == .guide else { return name(view) }
    if description.guide == .declared { return "guide \(compiled.spelledPath(view))" }
    return "\(description.guide.name) of \(description.superview.map { name($0) } ?? "")"
  }

  private mutating func add(_ row: RowDescription, _ layouts: [Layout], _ names: [ViewID: String]) {
    var (condition, words) = ("", "")
    var own: [(key: String, words: String)] = []
    switch row.origin {
    case .nonNegative, .contentOrigin, .step: return
    case .constraint(let id):
      let number = compiled.program.constraints[id.index].condition
      condition = compiled.program.key(of: number)
      if number != .always { words = " " + (compiled.program.words(for: number) ?? "in other conditions") }
      own = settings[id] ?? []
      if !compiled.program.constraints[id.index].isActive { own.insert(("inactive", "off"), at: 0) }
    default:
      let changes = conditions(ofRowsLike: row.origin)
      if !changes.isEmpty { own = [("at the design size, \(changes)", "at \(layouts[0].environment.size.spelled)")] }
    }
    let isWritten = if case .constraint = row.origin { true } else { false }
    let text = row.text + words + own.map { ", \($0.words)" }.joined()
    facts.append(
      Fact(
        rows: layouts.map { CanonicalRow(row, in: $0) { names[$0] ?? "" } }, priority: row.priority,
        condition: condition, settings: own.map { $0.key }.joined(separator: "; "), isImplied: !isWritten,
        side: ConstraintChange.Side(text: text, place: compiled.sources.range(of: row.origin))))
  }

  /// The conditional settings of each constraint.
  private static func settings(of program: LayoutProgram) -> [ConstraintID: [(key: String, words: String)]] {
    var found: [ConstraintID: [(key: String, words: String)]] = [:]
    for override in program.overrides {
      let (condition, place) = (
        program.key(of: override.condition), program.words(for: override.condition) ?? "in other conditions"
      )
      switch override.setting {
      case .constant(let id, let number):
        found[id, default: []].append(("constant \(number) \(condition)", "\(number) \(place)"))
      case .priority(let id, let priority):
        found[id, default: []].append(("priority \(priority) \(condition)", "@\(priority.description) \(place)"))
      case .active(let id, let isActive):
        found[id, default: []].append(("active \(isActive) \(condition)", "\(isActive ? "on" : "off") \(place)"))
      default: continue
      }
    }
    return found
  }
}

extension LayoutProgram {
  /// A condition as text that programs share; empty for the one that always holds.
  fileprivate func key(of condition: ConditionID) -> String {
    switch conditions[condition.index] {
    case .always: ""
    case .never: "never"
    case .compare(let quantity, let comparison, let number): "\(quantity.rawValue) \(comparison.rawValue) \(number)"
    case .direction(let direction): direction == .rightToLeft ? "rtl" : "ltr"
    case .horizontalSizeClass(let sizeClass): sizeClass == .regular ? "wide" : "narrow"
    case .verticalSizeClass(let sizeClass): sizeClass == .regular ? "high" : "low"
    case .textSize(let comparison, let limit): "text \(comparison.rawValue) \(limit.name)"
    case .state(let state): state == .base ? "base" : "state \(states[state.index])"
    case .not(let other): "not (\(key(of: other)))"
    case .and(let one, let other): "(\(key(of: one))) and (\(key(of: other)))"
    case .or(let one, let other): "(\(key(of: one))) or (\(key(of: other)))"
    }
  }
}

extension Override.Setting {
  /// True if it may change rows of the kind of an origin that is no constraint of the file.
  fileprivate func mayChange(_ origin: RowOrigin) -> Bool {
    let isOfMask = if case .maskPosition = origin { true } else if case .maskSize = origin { true } else { false }
    let isOfArrangement = if case .arrangement = origin { true } else { false }
    switch self {
    case .constant, .priority, .active: return false
    case .mask, .designFrame, .boundsSize: return isOfMask
    case .hidden: return isOfArrangement
    default: return self.isOfArrangement ? isOfArrangement : !isOfArrangement && !isOfMask
    }
  }
}

/// Finds for each constraint of one layout that of the other.
private struct FactMatcher {
  private var changes: [ConstraintChange] = []

  mutating func match(_ own: inout [Fact], _ others: inout [Fact]) {
    pair(&own, &others, keys: { "\($0.rows.hashed)" }, { $0.isSame(as: $1) && $0.isImplied == $1.isImplied })
    pair(&own, &others, keys: { "\($0.rows.hashed)" }, { $0.isSame(as: $1) })
    pair(&own, &others, keys: { "\($0.left.hashed)" }) {
      $0.left == $1.left && $0.condition == $1.condition && $0.isImplied == $1.isImplied
    }
    pair(&own, &others, keys: { "\($0.left.hashed)" }) { $0.left == $1.left && $0.isImplied == $1.isImplied }
    pair(&own, &others, keys: { "\($0.rows.map { $0.factors }.hashed)" }) {
      $0.rows.map { $0.factors } == $1.rows.map { $0.factors } && $0.condition == $1.condition
        && $0.isImplied == $1.isImplied
    }
  }

  /// Matches constraints that `areAlike`, which have the same key then.
  private mutating func pair(
    _ own: inout [Fact], _ others: inout [Fact], keys: (Fact) -> String, _ areAlike: (Fact, Fact) -> Bool
  ) {
    var places: [String: [Int]] = [:]
    for index in others.indices where !others[index].isMatched {
      places[keys(others[index]), default: []].append(index)
    }
    for index in own.indices where !own[index].isMatched {
      let candidates = places[keys(own[index])] ?? []
      let alike = candidates.filter { !others[$0].isMatched && areAlike(own[index], others[$0]) }
      guard let place = alike.first(where: { others[$0].side.text == own[index].side.text }) ?? alike.first else {
        continue
      }
      (own[index].isMatched, others[place].isMatched) = (true, true)
      note(own[index], others[place])
    }
  }

  private mutating func note(_ fact: Fact, _ other: Fact) {
    let isSame = fact.isSame(as: other)
    if isSame && fact.side.text == other.side.text && fact.isImplied == other.isImplied { return }
    changes.append(
      ConstraintChange(kind: isSame ? .rewritten : .changed, first: fact.side, second: other.side))
  }

  /// All changes, with those of constraints that have no counterpart.
  func changes(_ own: [Fact], _ others: [Fact]) -> [ConstraintChange] {
    var found = changes
    let (spans, otherSpans) = (FactMatcher.spans(own), FactMatcher.spans(others))
    for fact in own where !fact.isMatched {
      let kind: ConstraintChange.Alteration = FactMatcher.implies(otherSpans, fact) ? .implied : .removed
      found.append(ConstraintChange(kind: kind, first: fact.side, second: nil))
    }
    for fact in others where !fact.isMatched {
      let kind: ConstraintChange.Alteration = FactMatcher.implies(spans, fact) ? .implied : .added
      found.append(ConstraintChange(kind: kind, first: nil, second: fact.side))
    }
    let places = found.enumerated().map { index, change in
      (change.first == nil ? 1 : 0, change.first?.place.start ?? change.second?.place.start ?? 0, index)
    }
    return places.sorted { $0 < $1 }.map { found[$0.2] }
  }

  /// The equations of a layout, in each direction.
  private static func spans(_ facts: [Fact]) -> [EquationSpan] {
    var spans = [EquationSpan(), EquationSpan()]
    for fact in facts where fact.isEquation {
      for (index, row) in fact.rows.enumerated() { spans[index].add(row) }
    }
    return spans
  }

  private static func implies(_ spans: [EquationSpan], _ fact: Fact) -> Bool {
    fact.isEquation && zip(spans, fact.rows).allSatisfy { $0.implies($1) }
  }
}

extension Array where Element: Hashable {
  /// A number that equal lists share.
  fileprivate var hashed: Int {
    var hasher = Hasher()
    hasher.combine(self)
    return hasher.finalize()
  }
}
