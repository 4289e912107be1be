internal import LayDiagnostics
internal import LayModel
internal import LayParser

extension Elaborator {
  /// Reports names that hide outer ones illegally: only views may hide names, and only names of views.
  func checkHiding(from first: Int) {
    for index in first..<scopes.count {
      for id in scopes[index].ids {
        guard let entry = scopes[index][id] else { continue }
        if !scopes[index].visualFormatNames.isEmpty { checkVisualFormatName(nameTable.text(id), entry, in: index) }
        guard let parent = scopes[index].parent, let outer = self.entry(id, from: parent) else { continue }
        if entry.binding.isView && outer.binding.isView || entry.declaration == outer.declaration { continue }
        report(
          .hiddenName(
            nameTable.text(id), what: noun(of: outer.binding), isView: entry.binding.isView, at: entry.declaration,
            outer: outer.declaration,
            line: line(of: outer.declaration)))
      }
    }
  }

  /// Reports a name such as `bar0`, which visual formats use for `bar[0]`, if something else has it.
  private func checkVisualFormatName(_ name: String, _ entry: ScopeEntry, in scope: Int) {
    guard let view = scopes[scope].visualFormatNames[name] else { return }
    report(
      .visualFormatNameTaken(
        name, displayName(of: view), at: entry.declaration, other: viewInfos[view.index].declaration))
  }

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
}

extension Binding {
  /// True if the name denotes views or guides, or is unknown.
  var isView: Bool {
    switch self {
    case .view, .views, .guide, .unknown: true
    case .constant, .constraint, .constraints: false
    }
  }
}
