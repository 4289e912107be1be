internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension Compilation {
  /// The margins of stacks that inset nothing in any layout: their views are arranged without them, and no constraint refers to them
  /// (UIStackView's `isLayoutMarginsRelativeArrangement`).
  var idleMargins: [Diagnostic] {
    let all = layouts.flatMap { layout in layout.sources.stackMargins.map { (layout: layout, setting: $0) } }
    var known = Set(all.filter { $0.setting.isUsed }.map { $0.setting.range })
    return all.compactMap { layout, setting in
      guard known.insert(setting.range).inserted else { return nil }
      let place = layout.sources.views[setting.view.index]
      return .idleMargins(of: layout.spelledPath(setting.view), at: setting.range, view: place, in: self)
    }
  }
}
