internal import LayParser

/// The views, constraints and comments of one class, or of a text without classes.
struct Screen: Sendable {
  var name: String
  /// The views; the first is the root.
  var views: [PastedView] = [PastedView(name: "root")]
  var constraints: [PastedConstraint] = []
  var items: [PastedItem] = []
  var metrics: [Metric] = []
  /// The metrics by their paths in the text.
  var metricIndices: [String: Int] = [:]
  /// The number of comments about text that was left out.
  var noteCount = 0
  /// True if the text says which views there are.
  var hasHierarchy = false
  /// The names of views, guides, metrics and constraints.
  private var names: Set<String> = []
  /// The numbers behind names that were taken, to find the next free one at once.
  private var lastNumbers: [String: Int] = [:]
  private var moves = 0
  /// The views that were moved into each view, with the number of the move.
  private var moved: [Int: [Move]] = [:]

  private struct Move {
    var view: Int
    var order: Int
  }

  /// The views whose frame is the bounds of their superview.
  var pendingFills: [Int] = []

  struct Metric: Sendable {
    var name: String
    var value: String
    /// The comment after the metric; empty for none.
    var note = ""
    var isUsed = false
  }

  init(name: String) { self.name = name }

  /// True if the text names the root itself.
  var usesRoot: Bool {
    views.contains { $0.parent == 0 && $0.isDeclared }
      || constraints.contains { constraint in
        guard case .relation(let relation) = constraint.kind else { return false }
        return relation.first.area.view == .view(0) || relation.second?.area.view == .view(0)
      }
  }

  /// True if there is nothing to lay out.
  var hasOnlyNotes: Bool {
    items.allSatisfy { item in
      if case .note = item { true } else { false }
    }
  }

  var isEmpty: Bool { items.isEmpty && views.count == 1 }

  /// Appends a comment about what is not translated.
  mutating func note(untranslated text: String) { note(notTranslated(text)) }

  mutating func note(_ text: String) {
    items.append(.note(text))
    noteCount += 1
  }

  /// Appends a constraint, which is not active yet.
  mutating func append(_ kind: PastedConstraint.Kind, _ priority: String) -> Int {
    constraints.append(PastedConstraint(kind: kind, priority: priority))
    items.append(.constraint(constraints.count - 1))
    return constraints.count - 1
  }

  mutating func set(_ view: Int, _ name: String, _ value: String) {
    let setting = PastedSetting(name: name, value: value)
    if let index = views[view].settings.firstIndex(where: { $0.name == name }) {
      views[view].settings[index] = setting
    } else {
      views[view].settings.append(setting)
    }
    items.append(.setting(view, setting))
  }

  /// Adds a view with a name that no other has.
  mutating func addView(_ name: String, isDeclared: Bool, besides taken: Set<String> = []) -> Int {
    views.append(PastedView(name: freeName(name, besides: taken), isDeclared: isDeclared))
    return views.count - 1
  }

  /// Returns a name that can be declared and that is not used, like `name`.
  mutating func freeName(_ name: String) -> String {
    let wanted = Screen.validName(name)
    if names.insert(wanted).inserted { return wanted }
    var number = lastNumbers[wanted] ?? 1
    repeat { number += 1 } while !names.insert("\(wanted)\(number)").inserted
    lastNumbers[wanted] = number
    return "\(wanted)\(number)"
  }

  /// Returns a name like `name` that is none of `taken`.
  mutating func freeName(_ name: String, besides taken: Set<String>) -> String {
    var free = freeName(name)
    while taken.contains(free) { free = freeName(name) }
    return free
  }

  /// Returns `name` as a name of the language: ASCII, and no reserved word.
  static func validName(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8.prefix(80) {
      let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == 0x5F
      let isDigit = byte >= 0x30 && byte <= 0x39
      if isLetter || isDigit && !bytes.isEmpty { bytes.append(byte) } else if bytes.last != 0x5F { bytes.append(0x5F) }
    }
    while bytes.first == 0x5F && bytes.count > 1 { bytes.removeFirst() }
    if bytes.isEmpty || bytes[0] >= 0x30 && bytes[0] <= 0x39 { bytes.insert(0x76, at: 0) }
    let text = String(decoding: bytes, as: UTF8.self)
    return ReservedNames.group(of: text) == nil ? text : "\(text)View"
  }

  /// Moves a view into another, behind those that are in it.
  mutating func move(_ view: Int, into parent: Int, isArranged: Bool) {
    guard view != parent, view != 0, !isInside(parent, view) else { return }
    views[view].parent = parent
    views[view].isDeclared = true
    views[view].isArranged = isArranged
    moves += 1
    views[view].order = moves
    moved[parent, default: []].append(Move(view: view, order: moves))
    hasHierarchy = true
  }

  /// Moves a view among the subviews of its parent, which are `children` in their order, so that it is at `index` of them.
  mutating func reorder(_ view: Int, to index: Int, among children: [Int]) {
    guard let parent = views[view].parent else { return }
    var children = children
    guard let old = children.firstIndex(of: view), index < children.count, index != old else { return }
    let orders = children.map { views[$0].order }
    children.insert(children.remove(at: old), at: index)
    for (child, order) in zip(children, orders) { views[child].order = order }
    moved[parent] = zip(children, orders).map { Move(view: $0, order: $1) }
  }

  /// The subviews of a view, in the order in which they were added.
  func childrenInOrder(of view: Int) -> [Int] {
    (moved[view] ?? []).filter { views[$0.view].parent == view && views[$0.view].order == $0.order }.map { $0.view }
  }

  /// The number of moves that the order of the subviews of a view depends on.
  func moveCount(of view: Int) -> Int { moved[view]?.count ?? 0 }

  /// True if `view` is `other` or inside it.
  func isInside(_ view: Int, _ other: Int) -> Bool {
    var next: Int? = view
    var count = 0
    while let current = next, count < 1000 {
      if current == other { return true }
      next = views[current].parent
      count += 1
    }
    return false
  }
}

/// The text of a comment about what is not translated: `not translated: the rest (too many statements)`
func notTranslated(_ text: String) -> String { "not translated: \(text)" }
