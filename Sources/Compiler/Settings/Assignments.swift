internal import LayDiagnostics
internal import LayRuntime

/// What is set: one of these can be set once for a view or constraint and condition.
enum Slot: Hashable {
  case frame, boundsSize, boundsOrigin, center, anchorPoint, mask, translatesMask, autoresizesSubviews, hidden
  case transform, intrinsicWidth, intrinsicHeight, horizontalHugging, verticalHugging, horizontalCompression
  case verticalCompression, alignmentInsets, direction, text, fontSize
  case autoresizing, transforms
  case constant, priority, active
  /// A property that has no effect on frames.
  case ignored(String)
}

/// What it is set to.
enum SlotValue: Hashable {
  case bool(Bool)
  case rect(ExactRect)
  case size(ExactSize)
  case point(ExactPoint)
  case mask(AutoresizingMask)
  case transform(ExactTransform)
  case length(ViewDescription.IntrinsicLength)
  case text(String)
  case number(Rational)
  case priority(Priority)
  /// `left` and `right` are leading and trailing when it is directional.
  case insets(ExactInsets, isDirectional: Bool)
  case direction(LayoutDirection?)
  case word(String)
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
  /// The property as it is written, for messages.
  var property: String
  /// The statement.
  var range: SourceRange
}

extension Assignment {
  /// Which of two settings of one slot wins, both unconditional or both conditional.
  struct Strength: Hashable, Comparable {
    var level: Int
    var depth: Int
    var specificity: Int

    static func < (a: Strength, b: Strength) -> Bool {
      (-a.level, -a.depth, a.specificity) < (-b.level, -b.depth, b.specificity)
    }
  }

  var strength: Strength { Strength(level: level, depth: depth, specificity: specificity) }
}

/// All settings of a layout.
struct Assignments {
  struct Key: Hashable {
    var owner: SettingOwner
    var slot: Slot
  }
  /// In the order of first appearance.
  private(set) var keys: [Key] = []
  private(set) var byKey: [Key: [Assignment]] = [:]

  /// Where a setting would stand beside an equally strong one.
  private struct Place: Hashable {
    var key: Key
    var condition: ConditionID
    var strength: Assignment.Strength
  }
  private var places: [Place: Assignment] = [:]

  /// Adds a setting, or answers the one that is there already, as strong and under the same condition.
  mutating func add(_ assignment: Assignment, to key: Key) -> Assignment? {
    let place = Place(key: key, condition: assignment.condition, strength: assignment.strength)
    if let earlier = places[place] { return earlier }
    places[place] = assignment
    if byKey[key] == nil { keys.append(key) }
    byKey[key, default: []].append(assignment)
    return nil
  }

  /// What was set for `slot` of `view`, in the order of the text.
  func all(_ view: ViewID, _ slot: Slot) -> [Assignment] { byKey[Key(owner: .view(view), slot: slot)] ?? [] }

  /// What holds without any condition: the outermost, and there the most specific.
  func base(_ view: ViewID, _ slot: Slot) -> Assignment? { Assignments.base(of: all(view, slot)) }

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
    let base = base(of: all)
    let strong = all.enumerated().filter { _, candidate in
      candidate.condition != .always && candidate.level <= base?.level ?? .max
    }
    return strong.sorted { a, b in
      a.element.strength == b.element.strength ? a.offset < b.offset : a.element.strength < b.element.strength
    }.map { $0.element }
  }
}
