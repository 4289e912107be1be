internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

extension Elaborator {
  /// Reports that nothing visible from `context` is called `name`, with what may have been meant: a name of another
  /// spelling, or a view of that name elsewhere and its path from here.
  func reportUnknownName(_ name: String, _ kind: NameKind, at range: SourceRange, in context: Context) {
    let place = screenName(of: context.scope)
    let elsewhere = viewsNamed(name, notAt: context.scope)
    if !elsewhere.isEmpty {
      report(.nameIsElsewhere(name, paths: elsewhere, in: place, at: range))
      return
    }
    let words = context.words == .condition ? ["width", "height", "direction"] + EnvironmentWord.sizeClasses : []
    let guesses = suggestions(for: name, among: words + visibleNames(from: context.scope, kind: kind))
    let labels = guesses.prefix(1).compactMap { guess in
      entry(guess, from: context.scope).map { Label($0.declaration, "something with a similar name") }
    }
    report(.unknownName(name, kind, in: place, guesses: guesses, labels: labels, at: range))
  }

  /// Reports that a dot behind `view` reaches nothing called `name`.
  func reportUnknownMember(_ name: String, of view: ViewID, at range: SourceRange) {
    let words = memberNames(of: view) + Attribute.allCases.map { $0.name } + ["superview", "edges", "size", "center"]
    let guesses = suggestions(for: name, among: words)
    report(.unknownName(name, .view, in: displayPath(of: view), guesses: guesses, labels: [], at: range))
  }

  /// What to call the layout or component whose braces `scope` is in.
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

  /// The paths, as said in `scope`, of at most three views of the layout that are called `name` further inside.
  private func viewsNamed(_ name: String, notAt scope: ScopeID) -> [String] {
    var found: [String] = []
    for index in program.views.indices.dropFirst() where program.views[index].name == name {
      if let path = path(of: ViewID(index), from: scope) { found.append(path) }
      if found.count == 3 { break }
    }
    return found
  }

  /// How `view` is said in `scope`: down from the nearest of its superviews whose name is visible there.
  private func path(of view: ViewID, from scope: ScopeID) -> String? {
    var text = program.views[view.index].name
    var next = superview(of: view)
    for _ in 0..<Limits.nesting {
      guard let current = next, current != .root else { return nil }
      let name = program.views[current.index].name
      text = "\(name).\(text)"
      switch entry(name, from: scope)?.binding {
      case .view(current), .guide(current): return text
      default: next = superview(of: current)
      }
    }
    return nil
  }
}
