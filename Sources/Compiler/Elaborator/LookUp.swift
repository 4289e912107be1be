internal import LayDiagnostics
internal import LayModel
internal import LayParser

extension Elaborator {
  // MARK: Looking up

  /// The binding of `name` in `scope` and the scopes around it; nil if it is not declared.
  func lookUp(_ name: String, from scope: ScopeID) -> Binding? { entry(name, from: scope)?.binding }

  /// The entry of `name`: its binding and declaration.
  func entry(_ name: String, from scope: ScopeID) -> ScopeEntry? {
    nameTable.known(name).flatMap { entry($0, from: scope) }
  }

  /// The entry of a name, by its number.
  func entry(_ name: NameID, from scope: ScopeID) -> ScopeEntry? { Scope.entry(name, from: scope, in: scopes) }

  /// The binding of `name` in a visual format: a plain name first, then `bar0` for `bar[0]`.
  func lookUpInVisualFormat(_ name: String, from scope: ScopeID) -> Binding? {
    var next: ScopeID? = scope
    while let current = next {
      if let found = scopes[current.index][name] { return found.binding }
      if let found = scopes[current.index].visualFormatNames[name] { return .view(found) }
      next = scopes[current.index].parent
    }
    return nil
  }

  /// The child view, guide, list of views or constraint `name` of `view`, as a dot accesses it.
  func member(_ name: String, of view: ViewID) -> Binding? { memberEntry(name, of: view)?.binding }

  /// The entry of a member: its binding and declaration.
  func memberEntry(_ name: String, of view: ViewID) -> ScopeEntry? {
    nameTable.known(name).flatMap { memberEntry($0, of: view) }
  }

  /// The entry of a member, by the number of its name.
  func memberEntry(_ name: NameID, of view: ViewID) -> ScopeEntry? {
    // A view with the name of an attribute is reported where it is declared.
    if name.attribute != nil { return nil }
    for scope in viewInfos[view.index].componentScopes { if let found = memberEntry(name, in: scope) { return found } }
    return viewInfos[view.index].scope.flatMap { memberEntry(name, in: $0) }
  }

  private func memberEntry(_ name: NameID, in scope: ScopeID) -> ScopeEntry? {
    guard let found = scopes[scope.index][name] else { return nil }
    if case .constant = found.binding { return nil }
    return found
  }

  /// The scopes of a view's members: those of its component, and that of its braces.
  func memberScopes(of view: ViewID) -> [ScopeID] {
    var found = viewInfos[view.index].componentScopes
    if let scope = viewInfos[view.index].scope { found.append(scope) }
    return found
  }

  /// The names of a view's members, for suggestions.
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

  /// The names that are visible in `scope`, inner ones first, for suggestions.
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

  /// The list name `bar` of `bar0`, `key` of `key2_1`, as visual formats name the views of a list; nil for other names.
  static func listName(of name: String) -> String? {
    var letters = Array(name.utf8)
    while let last = letters.last, last == UInt8(ascii: "_") || (last >= 48 && last <= 57) { letters.removeLast() }
    if letters.isEmpty || letters.count == name.utf8.count { return nil }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The name of the layout or component whose block contains `scope`.
  func screenName(of scope: ScopeID) -> String {
    var outermost: ViewID?
    var next: ScopeID? = scope
    while let current = next {
      if let view = scopes[current.index].view { outermost = view }
      next = scopes[current.index].parent
    }
    guard let outermost, outermost != .root else { return program.name }
    return program.views[outermost.index].kindName
  }

  // MARK: Views

  /// All views of a list, in the order of declaration.
  func views(in list: ViewListID) -> [ViewID] { viewLists[list.index].views }

  /// The view of a list at `indices`: `key[r, c]`.
  func views(in list: ViewListID, at indices: [Int]) -> ViewID? { viewLists[list.index][indices] }

  /// The superview of a view; for a guide its owning view, for the root nil.
  func superview(of view: ViewID) -> ViewID? { program.views[view.index].superview }

  /// True if `view` is inside `other`, at any depth.
  func isInside(_ view: ViewID, _ other: ViewID) -> Bool { program.isInside(view, other) }

  /// True if a constraint has `view` first, and no view inside it.
  func isPlaced(_ view: ViewID, by constraint: ConstraintDescription) -> Bool {
    constraint.terms.first?.view == view && !constraint.terms.contains { isInside($0.view, view) }
  }

  /// The path of a view as seen from the layout's braces: `form.email`; for the root the layout's name.
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

  /// The named constraint with the identifier `id`.
  func namedConstraint(_ id: NamedConstraintID) -> NamedConstraint { namedConstraints[id.index] }

  /// The line on which `range` begins, from 1.
  func line(of range: SourceRange) -> Int {
    files[Int(range.file.rawValue)].lines.position(of: range.start).line
  }

  /// The text of `range`; invalid UTF-8 is repaired.
  func text(of range: SourceRange) -> String {
    String(decoding: files[Int(range.file.rawValue)].tree.bytes[range.start..<range.end], as: UTF8.self)
  }

  /// The noun for the meaning of a name.
  func noun(of binding: Binding) -> String {
    switch binding {
    case .view, .views: "view"
    case .guide: "guide"
    case .unknown: "name"
    case .constraint, .constraints: "constraint"
    case .constant(let id):
      switch constants[id.index].kind {
      case .metric: "metric"
      case .letBinding: "constant"
      case .parameter: "parameter"
      case .loopVariable: "loop variable"
      }
    }
  }

  /// The name of the owner of a setting.
  func displayName(of owner: SettingOwner) -> String {
    switch owner {
    case .view(let view): displayName(of: view)
    case .constraint(let id): namedConstraints[id.index].name
    }
  }

  // MARK: AppKit

  /// True if the layout's profile is AppKit's.
  var isAppKit: Bool {
    if case .word("appkit") = assignments.base(.root, .ignored("profile"))?.value { true } else { false }
  }

  /// The system whose sizes the kinds of the layout have.
  var system: ControlSystem {
    guard case .word(let word) = assignments.base(.root, .ignored("system"))?.value else { return .ios18 }
    return ControlSystem(name: word) ?? .ios18
  }

  /// True if the y axis points down in a superview: always in UIKit, and in AppKit if the view is flipped.
  func isFlipped(_ superview: ViewID?) -> Bool {
    guard isAppKit, let superview else { return true }
    return assignments.base(superview, .ignored("isFlipped"))?.value == .bool(true)
  }

  /// The mask of `view` that `mask` denotes in its superview.
  func mask(_ mask: NamedMask, of view: ViewID) -> AutoresizingMask {
    mask.mask(isFlipped: isFlipped(program.views[view.index].superview))
  }
}
