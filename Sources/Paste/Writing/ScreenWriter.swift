/// Writes a screen as a layout, or as constraints alone.
struct ScreenWriter {
  private var screen: Screen
  private var lines: [String] = []
  /// The subviews of each view.
  private var children: [[Int]] = []
  /// The lines of the braces of each view.
  private var inner: [[String]] = []
  /// True if the view is the root by another name.
  private var roots: Set<Int> = []
  /// The comments that arise while the constraints are written.
  private var lateNotes: [String] = []
  /// The braces that the lines are written into; nil for lines of their own.
  private let braces: PastePlace.Braces?

  init(_ screen: Screen, in braces: PastePlace.Braces? = nil) { (self.screen, self.braces) = (screen, braces) }

  /// The lines of the translation, without indentation at the margin.
  mutating func write() -> [String] {
    findRoots()
    if !screen.hasHierarchy {
      writeMetrics("")
      writeItems()
      return lines + (inner.first ?? [])
    }
    children = [[Int]](repeating: [], count: screen.views.count)
    let order = screen.views.indices.dropFirst().sorted { (screen.views[$0].order, $0) < (screen.views[$1].order, $1) }
    for view in order where !roots.contains(view) { children[parent(of: view)].append(view) }
    writeItems()
    if braces == nil { lines.append("layout \(screen.name)(375x667) {") }
    writeRoot(braces == nil ? "  " : "")
    if braces == nil { lines.append("}") }
    return lines
  }

  private mutating func writeRoot(_ indentation: String) {
    writeMetrics(indentation)
    for setting in screen.views[0].settings where isWritten(setting) {
      lines.append("\(indentation)\(setting.name) = \(setting.value)")
    }
    for view in children[0] {
      if isAround(view) { writeSettings(of: view) } else { writeView(view, indentation, 0) }
    }
    for line in inner[0] { lines.append("\(indentation)\(line)") }
  }

  /// True if the layout around the braces declares a view that the text does not make.
  private func isAround(_ view: Int) -> Bool {
    let shown = screen.views[view]
    return !shown.isDeclared && children[view].isEmpty && braces?.views.contains(shown.name) == true
  }

  private mutating func writeSettings(of view: Int) {
    for setting in screen.views[view].settings where isWritten(setting) {
      lines.append("\(screen.views[view].name).\(setting.name) = \(setting.value)")
    }
  }

  /// The number of comments about text that was left out.
  var noteCount: Int { screen.noteCount }

  /// The comments about text that was left out.
  var notes: [String] {
    let comments = screen.items.compactMap { item -> String? in
      if case .note(let text) = item { text } else { nil }
    }
    return screen.metrics.map { $0.note }.filter { !$0.isEmpty } + comments + lateNotes
  }

  /// Declarations of the views that constraints without a layout are about.
  var declarations: [String] {
    var inside: [Int: [Int]] = [:]
    for index in screen.views.indices.dropFirst() { inside[screen.views[index].parent ?? 0, default: []].append(index) }
    return (inside[0] ?? []).map { declaration(of: $0, inside, 0) }
  }

  private func declaration(of view: Int, _ inside: [Int: [Int]], _ depth: Int) -> String {
    let shown = screen.views[view]
    let kind = shown.kind == "View" || shown.kind == "guide" ? "" : ": \(shown.kind)"
    guard let inner = inside[view], depth < PasteLimits.levels - 2 else { return "view \(shown.name)\(kind)" }
    let parts = inner.map { declaration(of: $0, inside, depth + 1) }
    return "view \(shown.name)\(kind) { \(parts.joined(separator: "; ")) }"
  }

  /// Finds a view that stands for the root: nothing adds it, and others are added to it.
  private mutating func findRoots() {
    guard screen.hasHierarchy else { return }
    let parents = Set(screen.views.compactMap { $0.isDeclared ? $0.parent : nil })
    let outer = screen.views.indices.dropFirst().filter { index in
      // A stack is none, unless the text goes into its braces or beside it.
      (screen.views[index].axis == nil || braces?.views.contains(screen.views[index].name) == true)
        && screen.views[index].parent == nil && !screen.views[index].isDeclared && parents.contains(index)
    }
    for index in outer where screen.views[index].name == "contentView" { roots.insert(index) }
    if roots.isEmpty, outer.count == 1, !screen.usesRoot { roots.insert(outer[0]) }
  }

  private func isWritten(_ setting: PastedSetting) -> Bool {
    !setting.value.isEmpty && !setting.name.hasSuffix("IsSet") && !setting.name.hasSuffix("IsLimited")
  }

  private mutating func writeMetrics(_ indentation: String) {
    for metric in screen.metrics {
      let note = metric.note.isEmpty ? "" : "  // \(metric.note)"
      let word = braces?.takesMetrics == false ? "let" : "metric"
      lines.append("\(indentation)\(word) \(metric.name) = \(metric.value)\(note)")
    }
  }

  /// The superview of a view; the root by default.
  private func parent(of view: Int) -> Int {
    let parent = screen.views[view].parent ?? 0
    return roots.contains(parent) ? 0 : parent
  }

  private mutating func writeView(_ view: Int, _ indentation: String, _ depth: Int) {
    let shown = screen.views[view]
    guard depth < PasteLimits.levels - 2 else {
      let note = notTranslated("\(shown.name) (too many views are inside each other)")
      lines.append("\(indentation)// \(note)")
      lateNotes.append(note)
      screen.noteCount += 1
      return
    }
    if shown.kind == "guide" {
      lines.append("\(indentation)guide \(shown.name)")
      return
    }
    let kind = shown.kind == "View" ? "" : ": \(shown.kind)"
    let isColour = shown.foreignClass == "Color"
    let note = shown.foreignClass.isEmpty || isColour ? "" : "  // \(shown.foreignClass)"
    var settings: [String] = []
    for setting in shown.settings where isWritten(setting) { settings.append("\(setting.name) = \(setting.value)") }
    let head = "\(indentation)view \(shown.name)\(kind)"
    if children[view].isEmpty && inner[view].isEmpty {
      if settings.isEmpty { return lines.append("\(head)\(note)") }
      let line = "\(head) { \(settings.joined(separator: "; ")) }\(note)"
      if line.utf8.count <= 100 { return lines.append(line) }
    }
    lines.append("\(head) {\(note)")
    for setting in settings { lines.append("\(indentation)  \(setting)") }
    for child in children[view] { writeView(child, indentation + "  ", depth + 1) }
    for line in inner[view] { lines.append("\(indentation)  \(line)") }
    lines.append("\(indentation)}")
  }

  // MARK: Items

  private mutating func writeItems() {
    inner = [[String]](repeating: [], count: screen.views.count)
    for view in screen.pendingFills { fill(view) }
    var written: Set<String> = []
    for item in screen.items {
      switch item {
      case .note(let text): inner[0].append("// \(text)")
      case .setting(let view, let setting):
        guard !screen.hasHierarchy, isWritten(setting), written.insert("\(view).\(setting.name)").inserted else {
          continue
        }
        let owner = view == 0 ? "root" : path(view, 0)
        // The last value of a property is the one that holds.
        let value = screen.views[view].settings.first { $0.name == setting.name }?.value ?? setting.value
        inner[0].append("\(owner).\(setting.name) = \(value)")
      case .constraint(let id): writeConstraint(screen.constraints[id])
      }
    }
  }

  /// Gives a view the frame of its superview's bounds.
  private mutating func fill(_ view: Int) {
    for index in screen.views[view].settings.indices where screen.views[view].settings[index].name == "frame" {
      screen.views[view].settings[index].value = "(0, 0, 375, 667)"
    }
  }

  private mutating func writeConstraint(_ constraint: PastedConstraint) {
    let views = constraint.views.filter { !isRoot($0) }
    let scope = scope(of: constraint, views)
    var name = constraint.name
    if constraint.isActive && !constraint.keepsName { name = "" }
    if !constraint.isActive && name.isEmpty { return }
    if !name.isEmpty { name = screen.freeName(name) }
    let words = text(of: constraint, scope)
    let priority = constraint.priority.isEmpty ? "" : " @\(constraint.priority)"
    guard let words else {
      let note = notTranslated("a visual format (its views have different superviews)")
      inner[0].append("// \(note)")
      lateNotes.append(note)
      screen.noteCount += 1
      return
    }
    inner[scope].append("\(name.isEmpty ? "" : "constraint \(name): ")\(words)\(priority)")
    if !constraint.isActive { inner[scope].append("\(name).active = false") }
  }

  private func isRoot(_ view: Int) -> Bool { view == 0 || roots.contains(view) }

  /// The view in whose braces a constraint stands: the nearest superview of all of its views.
  private func scope(of constraint: PastedConstraint, _ views: [Int]) -> Int {
    guard screen.hasHierarchy, let first = views.first else { return 0 }
    let outer = parent(of: first)
    var chain = ancestors(of: outer)
    for view in views.dropFirst() where view != outer {
      let others = Set(ancestors(of: parent(of: view)))
      chain = chain.filter { others.contains($0) }
    }
    return chain.first ?? 0
  }

  /// A view and its superviews, the root last.
  private func ancestors(of view: Int) -> [Int] {
    var found = [view]
    while let last = found.last, last != 0, found.count < PasteLimits.levels { found.append(parent(of: last)) }
    if found.last != 0 { found.append(0) }
    return found
  }

  /// The name of a view inside of the braces of `scope`.
  private func path(_ view: Int, _ scope: Int) -> String {
    var names = [screen.views[view].name]
    var next = parent(of: view)
    while next != scope && next != 0 && names.count < PasteLimits.levels {
      names.append(screen.views[next].name)
      next = parent(of: next)
    }
    return names.reversed().joined(separator: ".")
  }

  // MARK: Text

  private func text(of constraint: PastedConstraint, _ scope: Int) -> String? {
    switch constraint.kind {
    case .relation(let relation): return text(of: relation, scope)
    case .edges(let view, let names, let area, let insets):
      let edges = names.isEmpty ? "edges" : "edges(\(names.joined(separator: ", ")))"
      let inset = insets.text.isEmpty ? "" : " inset \(insets.text)"
      return "\(path(view, scope)).\(edges) == \(other(area, view, scope))\(inset)"
    case .size(let view, let width, let height):
      let isPlain = [width, height].allSatisfy { Int($0.text) != nil && !$0.isNegative }
      let size = isPlain ? "\(width.text)x\(height.text)" : "(\(width.full), \(height.full))"
      return "\(path(view, scope)).size == \(size)"
    case .sameSize(let view, let area): return "\(path(view, scope)).size == \(other(area, view, scope))"
    case .center(let view, let area, let x, let y):
      let offset = x.isZero && y.isZero ? "" : " offset (\(x.full), \(y.full))"
      return "\(path(view, scope)).center == \(other(area, view, scope))\(offset)"
    case .format(let format, let options, let views):
      if screen.hasHierarchy && Set(views.map { parent(of: $0) }).count > 1 { return nil }
      return "vfl \"\(format)\"\(options.map { " \($0)" }.joined())"
    }
  }

  private func text(of relation: PastedConstraint.Relation, _ scope: Int) -> String {
    let views = [relation.first, relation.second].compactMap { $0.flatMap { shownView($0.area) } }
    let first = views.first ?? 0
    let left = text(of: relation.first, first, scope)
    var right = ""
    if let second = relation.second { right = text(of: second, first, scope) }
    if let factor = relation.factor, !right.isEmpty { right = "\(factor) * \(right)" }
    let constant = relation.constant
    if right.isEmpty {
      right = constant.full
    } else if !constant.isZero {
      right += constant.isNegative ? " - \(constant.text)" : " + \(constant.text)"
    }
    return "\(left) \(relation.sign) \(right)"
  }

  /// The view of an area, unless it is the root or `superview`.
  private func shownView(_ area: Area) -> Int? {
    guard case .view(let view) = area.view, !isRoot(view) else { return nil }
    return view
  }

  private func text(of side: Side, _ first: Int, _ scope: Int) -> String {
    "\(other(side.area, first, scope)).\(side.attribute)"
  }

  /// The text of an area in a constraint whose first view is `first`.
  private func other(_ area: Area, _ first: Int, _ scope: Int) -> String {
    let isSuperview: Bool
    var isAtRoot = false
    switch area.view {
    case .superview: isSuperview = true
    case .view(let view):
      isAtRoot = isRoot(view)
      isSuperview = !screen.hasHierarchy && isAtRoot || first != 0 && (isAtRoot ? 0 : view) == parent(of: first)
      if !isSuperview && !isAtRoot {
        let name = path(view, scope)
        return area.guide.map { "\(name).\($0)" } ?? name
      }
    }
    if let guide = area.guide, isSuperview { return isPlainGuide(guide) ? guide : "superview.\(guide)" }
    let name = isSuperview ? "superview" : "root"
    return area.guide.map { "\(name).\($0)" } ?? name
  }

  private func isPlainGuide(_ guide: String) -> Bool {
    guide == "safeArea" || guide == "margins" || guide == "readable" || guide == "keyboardLayoutGuide"
  }
}

extension PastedConstraint {
  /// The views that the constraint names, in its order.
  fileprivate var views: [Int] {
    switch kind {
    case .relation(let relation):
      return [relation.first, relation.second].compactMap { side in
        guard let side, case .view(let view) = side.area.view else { return nil }
        return view
      }
    case .edges(let view, _, let area, _), .sameSize(let view, let area), .center(let view, let area, _, _):
      if case .view(let other) = area.view { return [view, other] }
      return [view]
    case .size(let view, _, _): return [view]
    case .format(_, _, let views): return views
    }
  }
}
