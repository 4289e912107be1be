internal import LayDiagnostics
internal import LayModel
internal import LayParser

/// Checks that names hide only names that may be hidden.
struct NameCheck {
  let elaborator: Elaborator

  /// Reports names that hide outer ones illegally: only views may hide names, and only names of views.
  func checkHiding(from first: Int) {
    var hiding: [(scope: Int, name: NameID)] = []
    for index in first..<elaborator.scopes.count {
      for id in elaborator.scopes[index].ids {
        guard let entry = elaborator.scopes[index][id] else { continue }
        if !elaborator.scopes[index].visualFormatNames.isEmpty {
          checkVisualFormatName(elaborator.nameTable.text(id), entry, in: index)
        }
        guard let parent = elaborator.scopes[index].parent, let outer = elaborator.entry(id, from: parent) else {
          continue
        }
        if entry.binding.isView && outer.binding.isView || entry.declaration == outer.declaration { continue }
        elaborator.report(
          .hiddenName(
            elaborator.nameTable.text(id), what: elaborator.noun(of: outer.binding), isView: entry.binding.isView,
            at: entry.declaration,
            outer: outer.declaration,
            line: elaborator.line(of: outer.declaration)))
        hiding.append((index, id))
      }
    }
    // The author may mean either of the two: what the name is used for is not reported.
    for (index, id) in hiding { elaborator.scopes[index][id]?.binding = .unknown }
  }

  /// Reports a name such as `bar0`, which visual formats use for `bar[0]`, if something else has it.
  private func checkVisualFormatName(_ name: String, _ entry: ScopeEntry, in scope: Int) {
    guard let view = elaborator.scopes[scope].visualFormatNames[name] else { return }
    elaborator.report(
      .visualFormatNameTaken(
        name, elaborator.displayName(of: view), at: entry.declaration,
        other: elaborator.viewInfos[view.index].declaration))
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
