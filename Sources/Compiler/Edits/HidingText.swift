package import LayDiagnostics
internal import LayParser

extension Compilation {
  /// The edits that write a statement after each setting that hides a view, `sidebar.hidden = true`, given the range of the
  /// view's declared name. `statement` returns the text for the view as it is written there.
  package func following(settingsThatHide view: SourceRange, _ statement: (String) -> String) -> [Edit] {
    let uses = references.filter { $0.declaration == view }.map { $0.use }
    return uses.compactMap { use in
      let index = Int(use.file.rawValue)
      guard files.indices.contains(index), let setting = files[index].tree.setting(around: use),
        let target = setting.child(at: 0), target.kind == .member, target.tokens.last?.text == "hidden",
        let path = target.children.first, path.range.end == use.end, setting.child(at: 1)?.text == "true",
        let place = StepText(at: setting.range, in: self)
      else { return nil }
      return place.followed(by: statement(path.text))
    }
  }
}

extension SyntaxTree {
  /// The setting whose target begins with a name; nil if there is none.
  fileprivate func setting(around name: SourceRange) -> SyntaxNode? {
    var next: SyntaxNode? = node(at: name.start)
    while let node = next, node.kind != .setting { next = node.parent }
    return next.flatMap { $0.child(at: 0)?.range.holds(name) == true ? $0 : nil }
  }
}
