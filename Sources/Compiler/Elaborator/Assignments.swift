internal import LayDiagnostics
internal import LayModel
internal import LayNumbers

/// One setting of one slot.
struct Assignment {
  var value: SlotValue
  var condition: ConditionID
  /// The nesting depth in components: the block of an instance takes precedence over its component.
  var level: Int
  /// The nesting depth in views: an outer block takes precedence over the view's own.
  var depth: Int
  /// The specificity: `hugging.horizontal` (1) takes precedence over `hugging` (0).
  var specificity: Int
  /// The rank of its condition: see ``Elaborator/rank(of:)``.
  var rank: UInt8 = 0
  /// The property as it is written, for messages.
  var property: String
  /// The range of the statement.
  var range: SourceRange
}

extension Assignment {
  /// The precedence of a setting among those of one slot, both unconditional or both conditional.
  struct Strength: Hashable, Comparable {
    var level: Int
    var rank: UInt8
    var depth: Int
    var specificity: Int

    static func < (a: Strength, b: Strength) -> Bool {
      (-a.level, a.rank, -a.depth, a.specificity) < (-b.level, b.rank, -b.depth, b.specificity)
    }
  }

  var strength: Strength { Strength(level: level, rank: rank, depth: depth, specificity: specificity) }

  /// True if both have the same condition and the same precedence.
  func isAsStrong(as other: Assignment) -> Bool {
    condition == other.condition && level == other.level && depth == other.depth && specificity == other.specificity
  }
}

/// The settings of a layout.
///
/// Each owner has a chain of slots, and each slot a chain of settings: both are short, so that nothing has to be
/// hashed. Only a slot that is set under many conditions has a hash table.
struct Assignments {
  /// The settings of one key.
  private struct Settings {
    var key: SettingKey
    /// The next key of the same owner, or -1.
    var next: Int32
    var first: Assignment
    /// The settings after the first.
    var others: [Assignment] = []
  }

  /// The key under which equally strong settings collide.
  private struct Place: Hashable {
    var condition: ConditionID
    var strength: Assignment.Strength

    init(_ assignment: Assignment) { (condition, strength) = (assignment.condition, assignment.strength) }
  }

  /// The settings, by key in the order of first appearance.
  private var settings: [Settings] = []
  /// The index of each setting among the others, for keys with many settings.
  private var places: [Int: [Place: Int]] = [:]
  /// The first key of each view, and below of each named constraint; -1 for none.
  private var firstOfView: [Int32] = []
  private var firstOfConstraint: [Int32] = []

  /// The maximum number of settings that are searched linearly.
  private static let few = 8

  /// The number of keys.
  var count: Int { settings.count }

  /// The key at `index`, in the order of first appearance.
  func key(_ index: Int) -> SettingKey { settings[index].key }

  /// The settings of a key, in source order.
  func all(_ index: Int) -> [Assignment] { [settings[index].first] + settings[index].others }

  /// The only setting of a key, if there is one without a condition; otherwise nil.
  func onlyBase(_ index: Int) -> Assignment? {
    settings[index].others.isEmpty && settings[index].first.condition == .always ? settings[index].first : nil
  }

  /// Adds a setting, or returns an existing one of the same strength and condition.
  mutating func add(_ assignment: Assignment, to key: SettingKey) -> Assignment? {
    guard let index = find(key) else {
      let next = exchangeFirst(of: key.owner, for: Int32(truncatingIfNeeded: settings.count))
      settings.append(Settings(key: key, next: next, first: assignment))
      return nil
    }
    if settings[index].first.isAsStrong(as: assignment) { return settings[index].first }
    if let place = place(of: assignment, at: index) { return settings[index].others[place] }
    settings[index].others.append(assignment)
    let count = settings[index].others.count
    if count == Assignments.few + 1 {
      for (place, known) in settings[index].others.enumerated() { places[index, default: [:]][Place(known)] = place }
    } else if count > Assignments.few {
      places[index, default: [:]][Place(assignment)] = count - 1
    }
    return nil
  }

  private func place(of assignment: Assignment, at index: Int) -> Int? {
    if settings[index].others.count > Assignments.few { return places[index]?[Place(assignment)] }
    return settings[index].others.firstIndex { $0.isAsStrong(as: assignment) }
  }

  private func find(_ key: SettingKey) -> Int? {
    var next: Int32
    switch key.owner {
    case .view(let view): next = view.index < firstOfView.count ? firstOfView[view.index] : -1
    case .constraint(let id): next = id.index < firstOfConstraint.count ? firstOfConstraint[id.index] : -1
    }
    while next >= 0 {
      if settings[Int(next)].key.slot == key.slot { return Int(next) }
      next = settings[Int(next)].next
    }
    return nil
  }

  private mutating func exchangeFirst(of owner: SettingOwner, for index: Int32) -> Int32 {
    switch owner {
    case .view(let view): Assignments.exchange(&firstOfView, view.index, index)
    case .constraint(let id): Assignments.exchange(&firstOfConstraint, id.index, index)
    }
  }

  private static func exchange(_ first: inout [Int32], _ owner: Int, _ index: Int32) -> Int32 {
    while first.count <= owner { first.append(-1) }
    let old = first[owner]
    first[owner] = index
    return old
  }

  /// True if a setting of `view` places it.
  func place(_ view: ViewID) -> Bool {
    var next = view.index < firstOfView.count ? firstOfView[view.index] : -1
    while next >= 0 {
      if settings[Int(next)].key.slot.places { return true }
      next = settings[Int(next)].next
    }
    return false
  }

  /// The settings of `slot` of `view`, in source order.
  func all(_ view: ViewID, _ slot: Slot) -> [Assignment] {
    find(SettingKey(owner: .view(view), slot: slot)).map { all($0) } ?? []
  }

  /// The unconditional setting: the outermost, and among these the most specific; nil if there is none.
  func base(_ view: ViewID, _ slot: Slot) -> Assignment? {
    find(SettingKey(owner: .view(view), slot: slot)).flatMap { onlyBase($0) ?? Assignments.base(of: all($0)) }
  }

  static func base(of all: [Assignment]) -> Assignment? {
    var best: Assignment?
    for candidate in all where candidate.condition == .always {
      if let known = best, known.strength >= candidate.strength { continue }
      best = candidate
    }
    return best
  }

  /// The conditional settings, weaker ones first, and in source order if equally strong.
  static func conditional(of all: [Assignment]) -> [Assignment] {
    guard all.contains(where: { $0.condition != .always }) else { return [] }
    let base = base(of: all)
    let strong = all.enumerated().filter { _, candidate in
      candidate.condition != .always && candidate.level <= base?.level ?? .max
    }
    return strong.sorted { a, b in
      a.element.strength == b.element.strength ? a.offset < b.offset : a.element.strength < b.element.strength
    }.map { $0.element }
  }
}
