package import LayDiagnostics
internal import LayParser

extension Compilation {
  /// The edits that write statements into the braces of a view or guide, given the range of its declared name. A
  /// setting that exists there gets the new value. Nil if nothing is declared there.
  package func adding(_ statements: [String], toViewNamedAt name: SourceRange) -> [Edit]? {
    let index = Int(name.file.rawValue)
    guard files.indices.contains(index), let declaration = declaration(namedAt: name, in: files[index].tree) else {
      return nil
    }
    guard let block = declaration.child(.block) else {
      return [Edit(declaration.range.afterwards, " { \(statements.joinedLines("; ")) }")]
    }
    var edits: [Edit] = []
    var rest: [String] = []
    for statement in statements {
      if let edit = block.edit(setting: statement) { edits.append(edit) } else { rest.append(statement) }
    }
    if !rest.isEmpty { edits.append(block.appending(rest)) }
    return edits
  }

  /// The edit that writes a statement at the start of a layout's braces, given the range of its declared name. Nil if
  /// there is none.
  package func adding(_ statement: String, toLayoutNamedAt name: SourceRange) -> Edit? {
    let index = Int(name.file.rawValue)
    guard files.indices.contains(index) else { return nil }
    let layout = files[index].tree.root.children.first {
      $0.kind == .layoutDeclaration && $0.token(.name)?.range == name
    }
    return layout?.child(.block)?.prepending(statement)
  }

  /// The edit that removes a constraint or format; nil if no such node has exactly the range `statement`.
  package func removing(_ statement: SourceRange) -> Edit? {
    let index = Int(statement.file.rawValue)
    guard files.indices.contains(index) else { return nil }
    let node = files[index].tree.node(at: statement) { $0 == .rule || $0 == .vfl }
    return node.map { Edit($0.removal, "") }
  }

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

  /// The edit that copies a statement of a `when` without `else` into an `else`: `else { a.width == 280 }`. Returns it
  /// with the text and the line of the `when`; nil if there is no such `when`.
  package func otherwise(for statement: SourceRange) -> (edit: Edit, text: String, line: Int)? {
    let index = Int(statement.file.rawValue)
    guard files.indices.contains(index) else { return nil }
    let tree = files[index].tree
    var best: SyntaxNode?
    for index in tree.nodes.indices where tree.nodes[index].kind == .whenStatement {
      let node = SyntaxNode(tree: tree, index: index)
      guard let block = node.child(at: 1), block.kind == .block, block.range.holds(statement) else { continue }
      if best.map({ $0.range.holds(node.range) }) ?? true { best = node }
    }
    guard let best, best.childCount == 2 else { return nil }
    let rule = String(decoding: tree.bytes[statement.start..<statement.end], as: UTF8.self)
    let text = "else { \(rule) }"
    return (Edit(best.range.afterwards, " " + text), text, files[index].lines.position(of: best.range.start).line)
  }

  private func declaration(namedAt name: SourceRange, in tree: SyntaxTree) -> SyntaxNode? {
    for index in tree.nodes.indices {
      guard tree.nodes[index].kind == .viewDeclaration || tree.nodes[index].kind == .guideDeclaration else { continue }
      let node = SyntaxNode(tree: tree, index: index)
      if node.token(.name)?.range == name { return node }
    }
    return nil
  }
}

extension SyntaxNode {
  /// The edit of this block that changes the value of the property that `statement` sets; nil if the block does not set
  /// it.
  fileprivate func edit(setting statement: String) -> Edit? {
    let parts = statement.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
    guard parts.count == 3, parts[1] == "=" else { return nil }
    for setting in children where setting.kind == .setting && setting.childCount == 2 {
      guard let target = setting.child(at: 0), let value = setting.child(at: 1) else { continue }
      let name = String(parts[0])
      if target.text == name || target.text == "." + name { return Edit(value.range, String(parts[2])) }
    }
    return nil
  }

  /// The edit of this block that appends statements: on lines of their own if the closing brace is on its own line,
  /// otherwise after a `;`, which may be there already.
  fileprivate func appending(_ statements: [String]) -> Edit {
    let bytes = tree.bytes
    let brace = max(range.start, range.end - 1)
    var end = brace
    while end > range.start + 1 && isWhite(bytes[end - 1]) { end -= 1 }
    let place = SourceRange(file: range.file, start: end, end: end)
    if !bytes[end..<brace].contains(where: isLineEnd) {
      let text = statements.joinedLines("; ")
      if end == range.start + 1 { return Edit(SourceRange(file: range.file, start: end, end: brace), " \(text) ") }
      return Edit(place, (bytes[end - 1] == UInt8(ascii: ";") ? " " : "; ") + text)
    }
    var start = brace
    while start > end && !isLineEnd(bytes[start - 1]) { start -= 1 }
    let indent = String(decoding: bytes[start..<brace], as: UTF8.self) + "  "
    return Edit(place, statements.map { "\n" + indent + $0 }.joinedLines(""))
  }

  /// The edit of this block that prepends a statement: on a line of its own if the first one is not on the line of the
  /// brace, otherwise before a `;`.
  fileprivate func prepending(_ statement: String) -> Edit {
    let bytes = tree.bytes
    func insertion(_ offset: Int, _ text: String) -> Edit {
      Edit(SourceRange(file: range.file, start: offset, end: offset), text)
    }
    guard let first = children.first else { return insertion(range.start + 1, " \(statement)") }
    guard let end = bytes[range.start..<first.range.start].firstIndex(where: isLineEnd) else {
      return insertion(range.start + 1, " \(statement);")
    }
    var start = first.range.start
    while isWhite(bytes[start - 1]) && !isLineEnd(bytes[start - 1]) { start -= 1 }
    return insertion(end, "\n" + String(decoding: bytes[start..<first.range.start], as: UTF8.self) + statement)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private func isWhite(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

extension SyntaxTree {
  /// The setting whose target begins with a name; nil if there is none.
  fileprivate func setting(around name: SourceRange) -> SyntaxNode? {
    var next: SyntaxNode? = node(at: name.start)
    while let node = next, node.kind != .setting { next = node.parent }
    return next.flatMap { $0.child(at: 0)?.range.holds(name) == true ? $0 : nil }
  }
}

extension [String] {
  fileprivate func joinedLines(_ separator: String) -> String {
    var text = ""
    for (index, line) in enumerated() { text += index == 0 ? line : separator + line }
    return text
  }
}
