internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// A scope: the braces of a layout, component or view, the file itself, or the braces that hold loop variables.
struct ScopeID: Hashable {
  var index: Int
}

/// A metric, let, parameter or loop variable.
struct ConstantID: Hashable {
  var index: Int
}

/// The list of views that a `for` declares under one name.
struct ViewListID: Hashable {
  var index: Int
}

/// What stands behind the name of a constraint.
struct NamedConstraintID: Hashable {
  var index: Int
}

/// What a name stands for in a scope.
enum Binding {
  /// A metric, let, parameter or loop variable: see ``Elaborator/value(of:)``.
  case constant(ConstantID)
  case view(ViewID)
  /// The list of views that a `for` declares, by constant indices.
  case views(ViewListID)
  case guide(ViewID)
  /// A named constraint, chain, compound or vfl: its constraints.
  case constraint(NamedConstraintID)
  /// Named constraints with indices: `constraint gap[i]: …`.
  case constraints([(indices: [Int], constraint: NamedConstraintID)])
  /// Declared in a way that is wrong, which is reported: stay quiet about its uses.
  case unknown
}

/// What kind of thing a misspelt name was probably meant to be.
enum NameKind {
  case view, constant, constraint, any

  func holds(_ binding: Binding) -> Bool {
    switch (self, binding) {
    case (.any, _), (.constant, .constant), (.view, .view), (.view, .views), (.view, .guide): true
    case (.constraint, .constraint), (.constraint, .constraints): true
    default: false
    }
  }
}

/// A name in a scope.
struct ScopeEntry {
  var binding: Binding
  /// The name where it is declared.
  var declaration: SourceRange
}

/// The names of one scope. Names keep their order, so that suggestions do.
struct Scope {
  /// The scope around, where the search goes on.
  var parent: ScopeID?
  /// The view whose braces these are; nil for files and loops.
  var view: ViewID?
  /// Views declared in the braces of a `for` belong to the scope around the loops.
  var isLoop: Bool
  /// The names in the order of their declarations.
  private(set) var ids: [NameID] = []
  private var entries: [ScopeEntry] = []
  /// Where each name is, as soon as there are many.
  private var places: [NameID: Int] = [:]
  private let table: NameTable
  /// What a visual format calls the views of lists: `bar0`, `key2_1`.
  var visualFormatNames: [String: ViewID] = [:]

  /// So many names are found by looking at each.
  private static let few = 8

  init(_ table: NameTable, parent: ScopeID?, view: ViewID? = nil, isLoop: Bool = false) {
    self.table = table
    self.parent = parent
    self.view = view
    self.isLoop = isLoop
  }

  /// What a name stands for in a scope and those around it.
  static func entry(_ name: NameID, from scope: ScopeID, in scopes: [Scope]) -> ScopeEntry? {
    var next = scope.index
    while true {
      if let found = scopes[next][name] { return found }
      guard let parent = scopes[next].parent else { return nil }
      next = parent.index
    }
  }

  /// The names in the order of their declarations.
  var names: [String] { ids.map { table.text($0) } }

  private func place(_ name: NameID) -> Int? {
    ids.count <= Scope.few ? ids.firstIndex(of: name) : places[name]
  }

  /// What `name` stands for. What it once stood for is never taken back.
  subscript(name: NameID) -> ScopeEntry? {
    get { place(name).map { entries[$0] } }
    set {
      guard let newValue else { return }
      if let place = place(name) {
        entries[place] = newValue
        return
      }
      ids.append(name)
      entries.append(newValue)
      if ids.count == Scope.few + 1 {
        for (place, name) in ids.enumerated() { places[name] = place }
      } else if ids.count > Scope.few {
        places[name] = ids.count - 1
      }
    }
  }

  subscript(name: String) -> ScopeEntry? {
    get { ids.isEmpty ? nil : table.known(name).flatMap { self[$0] } }
    set { self[table.number(of: name)] = newValue }
  }
}

/// The views that one name declares with indices.
struct ViewList {
  var name: String
  /// In the order of declaration.
  var views: [ViewID] = []
  var indices: [[Int]] = []
  private var byIndices: [[Int]: ViewID] = [:]
  /// The name where it is declared first.
  var declaration: SourceRange
  /// The first index, as long as the views have one index each that counts up from it.
  private var first: Int?

  init(name: String, declaration: SourceRange) {
    self.name = name
    self.declaration = declaration
  }

  mutating func append(_ view: ViewID, at indices: [Int]) {
    if views.isEmpty && indices.count == 1 { first = indices[0] }
    if let first, indices.count != 1 || indices[0] != first + views.count { countNoMore(first) }
    if first == nil { byIndices[indices] = view }
    views.append(view)
    self.indices.append(indices)
  }

  private mutating func countNoMore(_ first: Int) {
    for (place, view) in views.enumerated() { byIndices[[first + place]] = view }
    self.first = nil
  }

  subscript(indices: [Int]) -> ViewID? {
    guard first != nil else { return byIndices[indices] }
    return indices.count == 1 ? self[indices[0]] : nil
  }

  /// The view with one index.
  subscript(index: Int) -> ViewID? {
    guard let first else { return byIndices[[index]] }
    return index >= first && index - first < views.count ? views[index - first] : nil
  }
}

/// A name of constraints with indices.
struct ConstraintListKey: Hashable {
  var scope: ScopeID
  var name: String
}

/// What stands behind the name of a constraint.
struct NamedConstraint {
  var name: String
  /// The name where it is declared.
  var declaration: SourceRange
  /// `SignIn/cap`.
  var path: String
  /// What was lowered so far, in order. Empty before its statement is lowered, or when that failed.
  var constraints: [ConstraintID] = []
  /// Whether the statement is one relation of one pair, so that it has a single `constant`.
  var isSingle: Bool
}

extension Elaborator {
  // MARK: Looking up

  /// What `name` stands for in `scope` and the scopes around it.
  func lookUp(_ name: String, from scope: ScopeID) -> Binding? { entry(name, from: scope)?.binding }

  /// The same with the place of the declaration.
  func entry(_ name: String, from scope: ScopeID) -> ScopeEntry? {
    nameTable.known(name).flatMap { entry($0, from: scope) }
  }

  /// The same of a name's number.
  func entry(_ name: NameID, from scope: ScopeID) -> ScopeEntry? { Scope.entry(name, from: scope, in: scopes) }

  /// What a visual format means by `name`: a plain name first, then `bar0` for `bar[0]`.
  func lookUpInVisualFormat(_ name: String, from scope: ScopeID) -> Binding? {
    var next: ScopeID? = scope
    while let current = next {
      if let found = scopes[current.index][name] { return found.binding }
      if let found = scopes[current.index].visualFormatNames[name] { return .view(found) }
      next = scopes[current.index].parent
    }
    return nil
  }

  /// The child view, guide, list of views or constraint `name` of `view`: what a dot reaches.
  func member(_ name: String, of view: ViewID) -> Binding? { memberEntry(name, of: view)?.binding }

  /// The same with the place of the declaration.
  func memberEntry(_ name: String, of view: ViewID) -> ScopeEntry? {
    nameTable.known(name).flatMap { memberEntry($0, of: view) }
  }

  /// The same of a name's number.
  func memberEntry(_ name: NameID, of view: ViewID) -> ScopeEntry? {
    for scope in viewInfos[view.index].componentScopes { if let found = memberEntry(name, in: scope) { return found } }
    return viewInfos[view.index].scope.flatMap { memberEntry(name, in: $0) }
  }

  private func memberEntry(_ name: NameID, in scope: ScopeID) -> ScopeEntry? {
    guard let found = scopes[scope.index][name] else { return nil }
    if case .constant = found.binding { return nil }
    return found
  }

  /// The scopes whose names a dot behind `view` reaches: its component's, and its braces'.
  func memberScopes(of view: ViewID) -> [ScopeID] {
    var found = viewInfos[view.index].componentScopes
    if let scope = viewInfos[view.index].scope { found.append(scope) }
    return found
  }

  /// The names a dot behind `view` reaches, for suggestions.
  func memberNames(of view: ViewID, kind: NameKind = .any) -> [String] {
    var found: [String] = []
    for scope in memberScopes(of: view) {
      for name in scopes[scope.index].names {
        guard let entry = scopes[scope.index][name], kind.holds(entry.binding) else { continue }
        if case .constant = entry.binding { continue }
        found.append(name)
      }
    }
    return found
  }

  /// The names that can be said in `scope`, inner ones first, for suggestions.
  func visibleNames(from scope: ScopeID, kind: NameKind = .any) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    var next: ScopeID? = scope
    while let current = next {
      for name in scopes[current.index].names where seen.insert(name).inserted {
        if let entry = scopes[current.index][name], kind.holds(entry.binding) { found.append(name) }
        if seen.count >= Limits.suggestionPool { return found }
      }
      next = scopes[current.index].parent
    }
    return found
  }

  /// The `bar` of `bar0` and `key2_1`, as a visual format names the views of a list; nil of other names.
  static func listName(of name: String) -> String? {
    var letters = Array(name.utf8)
    while let last = letters.last, last == UInt8(ascii: "_") || (last >= 48 && last <= 57) { letters.removeLast() }
    if letters.isEmpty || letters.count == name.utf8.count { return nil }
    return String(decoding: letters, as: UTF8.self)
  }

  // MARK: Views

  /// The superview; of a guide the view that owns it; of the root none.
  func superview(of view: ViewID) -> ViewID? { program.views[view.index].superview }

  /// All views of a list, in the order of declaration.
  func views(in list: ViewListID) -> [ViewID] { viewLists[list.index].views }

  /// The view of a list at `indices`: `key[r, c]`.
  func views(in list: ViewListID, at indices: [Int]) -> ViewID? { viewLists[list.index][indices] }

  /// `the indices 0 to 3`, or the first of them where some are missing: what indices a list has, for messages.
  func indicesText(of list: ViewListID) -> String {
    let all = viewLists[list.index].indices
    guard let first = all.first else { return "no index" }
    if all.count == 1 { return "only [\(Elaborator.join(first))]" }
    if let (low, high) = box(of: all) {
      let (low, high) = (Elaborator.join(low), Elaborator.join(high))
      return first.count == 1 ? "the indices \(low) to \(high)" : "the indices [\(low)] to [\(high)]"
    }
    let shown = all.prefix(5).map { "[\(Elaborator.join($0))]" }
    let rest = all.count - shown.count
    let words = shown.dropFirst().reduce(shown[0]) { "\($0), \($1)" }
    return "the indices \(words)\(rest > 0 ? " and \(rest) more" : "")"
  }

  /// The least and the greatest of each index, when all between them are there.
  private func box(of all: [[Int]]) -> (low: [Int], high: [Int])? {
    var (low, high) = (all[0], all[0])
    for indices in all {
      guard indices.count == low.count else { return nil }
      for place in indices.indices {
        low[place] = min(low[place], indices[place])
        high[place] = max(high[place], indices[place])
      }
    }
    var count = 1
    for place in low.indices {
      let (product, overflow) = count.multipliedReportingOverflow(by: high[place] - low[place] + 1)
      if overflow { return nil }
      count = product
    }
    return count == all.count ? (low, high) : nil
  }

  static func join(_ numbers: [Int]) -> String {
    var text = ""
    for (place, number) in numbers.enumerated() { text += place == 0 ? "\(number)" : ", \(number)" }
    return text
  }

  /// How an author says the view from the layout's braces: `form.email`; of the root the layout's name.
  func displayPath(of view: ViewID) -> String {
    var parts: [String] = []
    var next: ViewID? = view
    while let current = next, current != .root {
      parts.append(program.views[current.index].name)
      next = superview(of: current)
    }
    guard var text = parts.popLast() else { return program.name }
    while let part = parts.popLast() { text += ".\(part)" }
    return text
  }

  /// The name of the view alone: `email`, `bar[0]`.
  func displayName(of view: ViewID) -> String { program.views[view.index].name }

  /// What stands behind the name of a constraint.
  func namedConstraint(_ id: NamedConstraintID) -> NamedConstraint { namedConstraints[id.index] }
}
