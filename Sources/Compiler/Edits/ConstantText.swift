package import LayDiagnostics
package import LayModel
package import LayNumbers
internal import LayParser

extension Compilation {
  /// The edit that merges two constraints which differ in a number into one constraint with two numbers. The constraint
  /// at `base` gets a name, unless it has one. The constraint at `rule` is replaced by an assignment of its value to
  /// the constant of that name, or of `number` if the value is not written as such. Both constraints begin with
  /// `attribute`. Nil if `base` cannot be named so that the name is visible from `rule`.
  package func settingConstant(
    of base: SourceRange, insteadOf rule: SourceRange, attribute: Attribute, number: Rational, isLength: Bool
  ) -> RuleEdit? {
    let index = Int(base.file.rawValue)
    guard base.file == rule.file, files.indices.contains(index) else { return nil }
    let tree = files[index].tree
    guard let base = tree.node(at: base, where: { $0 == .rule }),
      let rule = tree.node(at: rule, where: { $0 == .rule }),
      base.beginsWith(attribute), rule.beginsWith(attribute), rule.parent?.kind != .constraintDeclaration,
      let path = base.declaringPath(seenFrom: rule)
    else { return nil }
    let declaration = base.parent?.kind == .constraintDeclaration ? base.parent : nil
    if declaration?.child(.index) != nil { return nil }
    let name = declaration?.token(.name)?.text ?? base.newName(attribute)
    let value = isLength ? rule.child(at: 1)?.line ?? number.description : number.description
    var edit = rule.edit(.constant, [Edit(rule.range, "\(path)\(name).constant = \(value)")])
    guard declaration == nil else { return edit }
    let naming = Edit(
      SourceRange(file: base.range.file, start: base.range.start, end: base.range.start), "constraint \(name): ")
    edit.edits.append(naming)
    edit.companion = RuleEdit.Companion(text: base.line(after: [naming]), name: name, statement: base.range)
    return edit
  }
}

extension SyntaxNode {
  /// True if this constraint has two sides, and its left side is `attribute` of one view.
  fileprivate func beginsWith(_ attribute: Attribute) -> Bool {
    guard children.count(where: { $0.kind != .priorityClause }) == 2, let left = child(at: 0)?.text.utf8 else {
      return false
    }
    let names = left.split(separator: 0x2E)
    guard let last = names.last, last.elementsEqual(attribute.name.utf8) else { return false }
    return left.allSatisfy { isNameByte($0) || $0 == 0x2E || $0 == 0x5B || $0 == 0x5D }
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
  }

  /// The path before the name of this constraint as seen from `other`: `form.email.`, empty if both are in the same
  /// scope. Nil if the name would denote several constraints.
  fileprivate func declaringPath(seenFrom other: SyntaxNode) -> String? {
    var path = ""
    var ancestor = parent
    while let node = ancestor, !node.range.holds(other.range) {
      switch node.kind {
      case .viewDeclaration, .guideDeclaration:
        guard let name = node.token(.name)?.text, node.child(.index) == nil else { return nil }
        path = "\(name).\(path)"
      case .block, .constraintDeclaration: break
      default: return nil
      }
      ancestor = node.parent
    }
    // In a loop around both, each iteration would declare the name again.
    while let node = ancestor {
      if node.kind == .forStatement { return nil }
      ancestor = node.parent
    }
    return path
  }

  /// A name for a constraint that is not used in the file: `titleWidth` for `title.width == 100`, `usualWidth` for
  /// `.width == 100`.
  fileprivate func newName(_ attribute: Attribute) -> String {
    let names = (child(at: 0)?.text ?? "").utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
    var bytes = names.count > 1 ? Array(names[names.count - 2].prefix { $0 != 0x5B }) : []
    if bytes.isEmpty { bytes = Array("usual".utf8) }
    for (index, byte) in attribute.name.utf8.enumerated() { bytes.append(index == 0 ? byte - 0x20 : byte) }
    let name = String(decoding: bytes, as: UTF8.self)
    let taken = Set(tree.names)
    if !taken.contains(name) { return name }
    var number = 2
    while taken.contains("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }
}

extension SyntaxTree {
  /// All names in the file, with repetitions.
  fileprivate var names: [String] {
    SyntaxNode(tree: self, index: nodes.count - 1).allTokens.filter { $0.kind == .name }.map { $0.text }
  }
}
