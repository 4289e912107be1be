internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The views and lines that the conflicts of a layout are about: those of the constraint that is broken.
struct ConflictPlaces {
  private let layout: Layout
  private let compiled: CompiledLayout
  private let sources: [SourceText]

  init(_ layout: Layout, _ compiled: CompiledLayout, _ sources: [SourceText]) {
    (self.layout, self.compiled, self.sources) = (layout, compiled, sources)
  }

  /// The views of all conflicts.
  var views: Set<ViewID> { Set(layout.report.conflicts.flatMap { views(of: $0) }) }

  private func views(of conflict: Conflict) -> [ViewID] {
    var found: [ViewID] = []
    for term in conflict.members.first(where: { $0.origin == conflict.broken })?.terms ?? []
    where term.view != .root && layout.program.views[term.view.index].role == .view && !found.contains(term.view) {
      found.append(term.view)
    }
    return found
  }

  /// The words before the message of a diagnostic: `line 9, 'content': `; empty for other problems, whose messages name views.
  func words(for diagnostic: Diagnostic) -> String {
    guard diagnostic.code == .conflict else { return "" }
    let conflict = layout.report.conflicts.first { range(of: $0.broken) == diagnostic.range }
    let names = conflict.map { views(of: $0).map { "'\(name(of: $0))'" } } ?? []
    let words = [line(of: diagnostic.range)].compactMap { $0 } + (names.isEmpty ? [] : [listed(names)])
    return words.isEmpty ? "" : words.joined(separator: ", ") + ": "
  }

  private func range(of origin: RowOrigin) -> SourceRange? {
    guard case .constraint(let id) = origin, compiled.sources.constraints.indices.contains(id.index) else { return nil }
    return compiled.sources.constraints[id.index]
  }

  /// The path of a view in the layout: `detail.sounds`.
  private func name(of view: ViewID) -> String {
    guard compiled.sources.paths.indices.contains(view.index) else {
      return visible(layout.program.views[view.index].name)
    }
    return visible(compiled.sources.paths[view.index].split(separator: "/").dropFirst().joined(separator: "."))
  }

  /// The line of a place, with the file where that is not the first one.
  private func line(of range: SourceRange) -> String? {
    let index = Int(range.file.rawValue)
    guard sources.indices.contains(index) else { return nil }
    let line = "line \(sources[index].lines.position(of: range.start).line)"
    return index == 0 ? line : "\(line) of \(visible(sources[index].path))"
  }
}
