internal import LayDiagnostics
internal import LayModel
internal import LayParser

/// Reports unknown names, with suggestions.
struct UnknownNames {
  let elaborator: Elaborator

  /// Reports that nothing visible from `context` has the name `name`, with suggestions: another path to the same thing,
  /// or a similar name. Not reported if a failed import may have declared the name.
  func reportUnknownName(_ name: String, _ kind: NameKind, at range: SourceRange, in context: Context) {
    let place = elaborator.screenName(of: context.scope)
    if followsFromReport(name, place, in: context) { return }
    if name == "self", let member = memberOfSelf(range, in: context) {
      return elaborator.report(.memberOfSelf(member, at: range))
    }
    if let better = otherWay(of: name, in: context) {
      let whole = name == "self" ? withView(range) : range
      let written = whole == range ? name : "\(name).view"
      elaborator.report(.saidOtherwise(written, better.text, why: better.why, at: whole))
      return
    }
    let elsewhere = viewsNamed(name, notAt: context.scope)
    if !elsewhere.isEmpty {
      elaborator.report(.nameIsElsewhere(name, paths: elsewhere, in: place, at: range))
      return
    }
    if let found = constraintNamed(name, from: context.scope) {
      elaborator.report(
        .constraintIsElsewhere(name, path: found.path, in: place, declaration: found.declaration, at: range))
      return
    }
    if kind != .view && mayBeImported(in: context) { return }
    var guesses = suggestions(for: name, among: candidates(kind, in: context))
    if guesses.isEmpty && kind == .any && context.statement != nil && context.words == .none {
      guesses = suggestions(for: name, among: ReservedNames.attributes).map { ".\($0)" }
    }
    if context.statement != nil, let guide = BuiltInGuide.meant(by: name) { guesses = [guide.name] }
    if elaborator.mayBeDeclaredWrongly(name, resemblesOther: !guesses.isEmpty) { return }
    let labels = guesses.first.flatMap { elaborator.entry($0, from: context.scope) }.map {
      [Label($0.declaration, "something with a similar name")]
    }
    var diagnostic = Diagnostic.unknownName(name, kind, in: place, guesses: guesses, labels: labels ?? [], at: range)
    if BuiltInGuide.meant(by: name) != nil { renameAnchor(behind: range, in: &diagnostic) }
    if context.words == .condition, guesses.isEmpty, let help = Note.conditionMeant(by: name) {
      diagnostic.notes.append(help)
    }
    elaborator.report(diagnostic)
  }

  /// The range of `self.view`, the view of a controller, where `self` is at `range`; else that range.
  private func withView(_ range: SourceRange) -> SourceRange {
    let bytes = elaborator.files[Int(range.file.rawValue)].tree.bytes
    guard bytes[range.end...].starts(with: ".view.".utf8) else { return range }
    return SourceRange(file: range.file, start: range.start, end: range.end + ".view".utf8.count)
  }

  /// The visible name behind `self.`, where `self` is at `range`; nil if there is none.
  private func memberOfSelf(_ range: SourceRange, in context: Context) -> String? {
    let bytes = elaborator.files[Int(range.file.rawValue)].tree.bytes
    guard range.end < bytes.count, bytes[range.end] == 0x2E else { return nil }
    let rest = bytes[(range.end + 1)...]
    let end = rest.firstIndex { !($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x5F) }
    let name = String(decoding: rest[..<(end ?? bytes.count)], as: UTF8.self)
    return elaborator.lookUp(name, from: context.scope) == nil ? nil : name
  }

  /// True if a name denotes nothing, and is neither a consequence of another mistake nor misspelt.
  func isWord(_ node: SyntaxNode, in context: Context) -> Bool {
    isUnbound(node, in: context) && !mayBeReported(node.text, in: context)
      && nearest(to: node.text, among: elaborator.visibleNames(from: context.scope, kind: .constant)) == nil
  }

  /// True if `name` may be unknown as a consequence of a reported error.
  func mayBeReported(_ name: String, in context: Context) -> Bool {
    mayBeImported(in: context) || elaborator.mayBeDeclaredWrongly(name, resemblesOther: false)
      || followsFromReport(name, elaborator.screenName(of: context.scope), in: context)
  }

  func isUnbound(_ node: SyntaxNode, in context: Context) -> Bool {
    elaborator.lookUp(node.text, from: context.scope) == nil && ReservedNames.group(of: node.text) == nil
  }

  /// True if `name` is unknown as a consequence of a reported error: of a list whose declaration is wrong, or of the
  /// head of the component `place`, whose parameters are then unknown.
  func followsFromReport(_ name: String, _ place: String, in context: Context) -> Bool {
    isOfBrokenList(name, from: context.scope)
      || elaborator.components.contains { $0.name == place && elaborator.isBroken($0.node) }
  }

  /// True if an import failed in the file whose names `context` sees.
  func mayBeImported(in context: Context) -> Bool {
    var scope = context.scope
    while let parent = elaborator.scopes[scope.index].parent { scope = parent }
    return elaborator.fileTables.first { $0.scope == scope }?.lacksImport ?? false
  }

  /// True if `name` is like `row0`, and the declaration of the list `row` is wrong, which was reported.
  func isOfBrokenList(_ name: String, from scope: ScopeID) -> Bool {
    guard let list = Elaborator.listName(of: name), case .unknown = elaborator.lookUp(list, from: scope) else {
      return false
    }
    return true
  }

  /// The names that are possible in place of an unknown one.
  private func candidates(_ kind: NameKind, in context: Context) -> [String] {
    let words = context.words == .condition ? ["width", "height"] + EnvironmentWord.allCases.map { $0.rawValue } : []
    let names = words + elaborator.visibleNames(from: context.scope, kind: kind)
    if context.statement == nil { return names }
    return names + ["superview", "root"] + ReservedNames.guides
  }

  /// Another path to the thing that `name` probably means, and the reason; nil if there is none.
  private func otherWay(of name: String, in context: Context) -> (text: String, why: String)? {
    if name == elaborator.program.name && !elaborator.isComponentAlone
      && elaborator.screenName(of: context.scope) == elaborator.program.name
    {
      return ("root", "'\(name)' is the layout itself; in its braces it is 'root'")
    }
    if let view = ForeignWords.view(name), context.statement != nil {
      return (view, "there is no '\(name)'; here it is '\(view)'")
    }
    if name == "self", context.statement != nil, !elaborator.isComponentAlone {
      let text = context.dot == .root ? "root" : elaborator.displayName(of: context.dot)
      return (text, "there is no 'self'; here it is '\(text)'")
    }
    if case .view(let view) = elaborator.lookUpInVisualFormat(name, from: context.scope) {
      let text = elaborator.displayName(of: view)
      return (text, "only a visual format says '\(name)'; here it is '\(text)'")
    }
    var next: ScopeID? = context.scope
    while let scope = next {
      next = elaborator.scopes[scope.index].parent
      guard let view = elaborator.scopes[scope.index].view, view != .root, elaborator.memberEntry(name, of: view) != nil
      else { continue }
      let owner = elaborator.displayName(of: view)
      let text = view == context.dot ? ".\(name)" : "\(owner).\(name)"
      let place = view == context.dot ? "in its braces it is" : "from here it is"
      return (text, "'\(name)' is inside '\(owner)'; \(place) '\(text)'")
    }
    return nil
  }

  /// Reports that `view` has no member `name`; not reported for a view of unknown kind.
  func reportUnknownMember(
    _ name: String, of view: ViewID, at range: SourceRange, in statement: SyntaxNode? = nil
  ) {
    if elaborator.viewInfos[view.index].hasUnknownKind { return }
    let words = elaborator.memberNames(of: view) + ReservedNames.attributes + ["superview"] + ReservedNames.guides
    var guesses = suggestions(for: name, among: words)
    if elaborator.mayBeDeclaredWrongly(name, resemblesOther: !guesses.isEmpty) { return }
    let path = elaborator.displayPath(of: view)
    if ForeignWords.ratios.contains(name) {
      return elaborator.report(.aspectRatio(name, of: path, statement, at: range))
    }
    if name == "inset" || name == "insets", let call = statement?.call(ofMemberAt: range) {
      return elaborator.report(.insetAsCall(call, at: range))
    }
    if let attribute = ForeignWords.attribute(name) { guesses = [attribute] }
    if let guide = BuiltInGuide.meant(by: name) { guesses = [guide.name] }
    var diagnostic = Diagnostic.unknownMember(
      name, of: path, guesses: guesses, help: ForeignWords.help(forAttribute: name), at: range)
    if BuiltInGuide.meant(by: name) != nil { renameAnchor(behind: range, in: &diagnostic) }
    elaborator.report(diagnostic)
  }

  /// Extends the fix of a guide by the anchor behind it: `safeAreaLayoutGuide.topAnchor`
  private func renameAnchor(behind range: SourceRange, in diagnostic: inout Diagnostic) {
    let bytes = elaborator.files[Int(range.file.rawValue)].tree.bytes
    guard range.end < bytes.count, bytes[range.end] == 0x2E, let guide = diagnostic.fixIt?.edits.first?.replacement
    else { return }
    let start = range.end + 1
    let end = bytes[start...].firstIndex { $0 | 0x20 < 0x61 || $0 | 0x20 > 0x7A } ?? bytes.count
    let anchor = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let attribute = ForeignWords.attribute(anchor) else { return }
    let old = String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    diagnostic.fixIt?.edits.append(Edit(SourceRange(file: range.file, start: start, end: end), attribute))
    diagnostic.fixIt?.message = "change '\(old).\(anchor)' to '\(guide).\(attribute)'"
  }

  /// The paths from `scope` of at most three views of the layout that are named `name`, further inside.
  private func viewsNamed(_ name: String, notAt scope: ScopeID) -> [String] {
    var found: [String] = []
    for index in elaborator.program.views.indices.dropFirst() where elaborator.program.views[index].name == name {
      if let path = path(of: ViewID(index), from: scope) { found.append(path) }
      if found.count == 3 { break }
    }
    return found
  }

  /// The first constraint named `name` in the block of a view, with its path from `scope`; nil if there is none.
  private func constraintNamed(_ name: String, from scope: ScopeID) -> (path: String, declaration: SourceRange)? {
    for index in elaborator.program.views.indices.dropFirst() {
      let view = ViewID(index)
      guard let entry = elaborator.memberEntry(name, of: view), NameKind.constraint.holds(entry.binding) else {
        continue
      }
      let own = elaborator.program.views[index].name
      let path =
        switch elaborator.entry(own, from: scope)?.binding {
        case .view(view): own
        default: path(of: view, from: scope)
        }
      if let path { return ("\(path).\(name)", entry.declaration) }
    }
    return nil
  }

  /// The path of `view` from `scope`, starting at the nearest superview whose name is visible there; nil if there is
  /// none.
  private func path(of view: ViewID, from scope: ScopeID) -> String? {
    var text = elaborator.program.views[view.index].name
    var next = elaborator.superview(of: view)
    for _ in 0..<Limits.nesting {
      guard let current = next, current != .root else { return nil }
      let name = elaborator.program.views[current.index].name
      text = "\(name).\(text)"
      switch elaborator.entry(name, from: scope)?.binding {
      case .view(current), .guide(current): return text
      default: next = elaborator.superview(of: current)
      }
    }
    return nil
  }
}

extension SyntaxNode {
  /// The call in the node whose member has its name at `name`: `superview.inset(16)`. Nil if there is none.
  func call(ofMemberAt name: SourceRange) -> SyntaxNode? {
    for part in Int(tree.nodes[index].firstNode)...index {
      let call = SyntaxNode(tree: tree, index: part)
      if call.kind == .call, let member = call.children.first, member.token(.name)?.range == name { return call }
    }
    return nil
  }
}
