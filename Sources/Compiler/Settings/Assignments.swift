internal import LayDiagnostics
internal import LayRuntime

/// What is set: one of these can be set once for a view or constraint and condition.
enum Slot: Hashable {
  case frame, boundsSize, boundsOrigin, center, anchorPoint, mask, translatesMask, autoresizesSubviews, hidden
  case transform, intrinsicWidth, intrinsicHeight, horizontalHugging, verticalHugging, horizontalCompression
  case verticalCompression, alignmentInsets, direction, text, fontSize, lines
  case preferredMaxLayoutWidth
  case autoresizing, transforms
  case constant, priority, active
  /// A property that has no effect on frames.
  case ignored(String)
}

extension Slot {
  /// Whether it says where a view is, or how large.
  var places: Bool {
    switch self {
    case .frame, .center, .mask, .translatesMask, .boundsSize: true
    default: false
    }
  }
}

/// What it is set to.
enum SlotValue: Hashable {
  case bool(Bool)
  indirect case rect(ExactRect)
  indirect case size(ExactSize)
  indirect case point(ExactPoint)
  case mask(NamedMask)
  indirect case transform(ExactTransform)
  case length(ViewDescription.IntrinsicLength)
  case text(String)
  case number(Rational)
  case priority(Priority)
  /// `left` and `right` are leading and trailing when it is directional.
  indirect case insets(ExactInsets, isDirectional: Bool)
  case direction(LayoutDirection?)
  case word(String)
  /// The columns or rows of a grid.
  indirect case tracks(GridTrackList)
  /// Something that is only kept to see whether it is set twice.
  case unused
}

/// Whose property is set.
enum SettingOwner: Hashable {
  case view(ViewID)
  case constraint(NamedConstraintID)
}

/// One setting of one slot.
struct Assignment {
  var value: SlotValue
  var condition: ConditionID
  /// How deep in components the setting stands: what an instance's braces say wins over its component.
  var level: Int
  /// How deep in views it stands: what outer braces say wins over a view's own.
  var depth: Int
  /// `hugging.horizontal` (1) wins over `hugging` (0).
  var specificity: Int
  /// Whether its condition asks for a state, and more than that.
  var rank: UInt8 = 0
  /// The property as it is written, for messages.
  var property: String
  /// The statement.
  var range: SourceRange
}

extension Assignment {
  /// Which of two settings of one slot wins, both unconditional or both conditional.
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

  /// Whether neither wins over the other, and both hold under the same condition.
  func isAsStrong(as other: Assignment) -> Bool {
    condition == other.condition && level == other.level && depth == other.depth && specificity == other.specificity
  }
}

/// All settings of a layout.
///
/// Each owner has a chain of slots, and each slot a chain of settings: few of either, so that nothing needs to be
/// hashed. Only a slot that is set under many conditions has a table.
struct Assignments {
  struct Key: Hashable {
    var owner: SettingOwner
    var slot: Slot
  }

  /// What is set for one key.
  private struct Settings {
    var key: Key
    /// The next key of the same owner, or -1.
    var next: Int32
    var first: Assignment
    /// The settings after the first.
    var others: [Assignment] = []
  }

  /// Where a setting would stand beside an equally strong one.
  private struct Place: Hashable {
    var condition: ConditionID
    var strength: Assignment.Strength

    init(_ assignment: Assignment) { (condition, strength) = (assignment.condition, assignment.strength) }
  }

  /// In the order of first appearance.
  private var settings: [Settings] = []
  /// Of the keys with many settings, where each is among the others.
  private var places: [Int: [Place: Int]] = [:]
  /// Of each view and of each named constraint the first of its keys, or -1.
  private var firstOfView: [Int32] = []
  private var firstOfConstraint: [Int32] = []

  /// So many settings of a slot are found by looking at each.
  private static let few = 8

  /// How many keys there are.
  var count: Int { settings.count }

  /// A key, in the order of first appearance.
  func key(_ index: Int) -> Key { settings[index].key }

  /// What was set for a key, in the order of the text.
  func all(_ index: Int) -> [Assignment] { [settings[index].first] + settings[index].others }

  /// What was set for a key if there is one setting, which always holds.
  func onlyBase(_ index: Int) -> Assignment? {
    settings[index].others.isEmpty && settings[index].first.condition == .always ? settings[index].first : nil
  }

  /// Adds a setting, or answers the one that is there already, as strong and under the same condition.
  mutating func add(_ assignment: Assignment, to key: Key) -> Assignment? {
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

  private func find(_ key: Key) -> Int? {
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

  /// Whether something was set of `view` that places it.
  func place(_ view: ViewID) -> Bool {
    var next = view.index < firstOfView.count ? firstOfView[view.index] : -1
    while next >= 0 {
      if settings[Int(next)].key.slot.places { return true }
      next = settings[Int(next)].next
    }
    return false
  }

  /// What was set for `slot` of `view`, in the order of the text.
  func all(_ view: ViewID, _ slot: Slot) -> [Assignment] {
    find(Key(owner: .view(view), slot: slot)).map { all($0) } ?? []
  }

  /// What holds without any condition: the outermost, and there the most specific.
  func base(_ view: ViewID, _ slot: Slot) -> Assignment? {
    find(Key(owner: .view(view), slot: slot)).flatMap { onlyBase($0) ?? Assignments.base(of: all($0)) }
  }

  static func base(of all: [Assignment]) -> Assignment? {
    var best: Assignment?
    for candidate in all where candidate.condition == .always {
      if let known = best, known.strength >= candidate.strength { continue }
      best = candidate
    }
    return best
  }

  /// What conditions change, weaker first, and of equal strength in the order of the text.
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
