package import LayDiagnostics
package import LayModel
package import LayNumbers
internal import LayParser

/// The settings that place a view by a mask: its `mask` and its `frame`, with possible edits.
package struct PlacementText: Sendable {
  private let mask: SyntaxNode?
  private let frame: SyntaxNode?
  /// The last of the two.
  private let last: SyntaxNode
  /// The path before the property: `header.`, or empty inside the braces of the view.
  private let path: String

  /// The settings of the view whose mask or frame is set at `place`; nil if nothing is.
  package init?(at place: SourceRange, in compilation: Compilation) {
    let index = Int(place.file.rawValue)
    guard compilation.files.indices.contains(index) else { return nil }
    let tree = compilation.files[index].tree
    guard let setting = tree.node(at: place, where: { $0 == .setting }), let target = setting.child(at: 0)?.text else {
      return nil
    }
    let property = target.split(separator: ".").last.map { String($0) } ?? target
    path = String(decoding: target.utf8.dropLast(property.utf8.count), as: UTF8.self)
    let (maskName, frameName) = (path + "mask", path + "frame")
    let siblings = setting.parent?.children.filter { $0.kind == .setting } ?? [setting]
    mask = siblings.last { $0.child(at: 0)?.text == maskName }
    frame = siblings.last { $0.child(at: 0)?.text == frameName }
    last = [mask, frame].compactMap { $0 }.max { $0.range.start < $1.range.start } ?? setting
  }

  /// The numbers of the frame.
  package var numbers: [NumberSite] {
    guard let frame else { return [] }
    return frame.allTokens.filter { $0.kind == .number }.flatMap { NumberSite.sites(of: $0, in: frame) }
  }

  /// The edits that make one more part flexible on an axis, the size first, or replace the mask by constraints.
  package func changes(_ axis: LayoutAxis) -> [RuleEdit] {
    var found = flexibleParts(axis).compactMap { flexible($0) }
    let rule = "\(path)translatesAutoresizingMaskIntoConstraints = false"
    found.append(last.edit(.setting, [Edit(last.range.afterwards, "; \(rule)")]))
    if let mask, frame != nil {
      found.append(
        RuleEdit(
          kind: .drop, edits: [Edit(mask.removal, "")], text: nil, original: mask.line, statement: mask.range))
    }
    return found
  }

  /// The parts of an axis that are not flexible, in the spelling of the mask's other words.
  private func flexibleParts(_ axis: LayoutAxis) -> [String] {
    let written = mask?.child(at: 1)?.allTokens.filter { $0.kind == .name }.map { $0.text } ?? []
    let flexible = written.filter { $0 != "none" }
    // A mask with words of several families is not changed.
    guard let spelling = MaskNames.families.first(where: { family in flexible.allSatisfy { family.contains($0) } })
    else {
      return []
    }
    let parts = axis == .horizontal ? spelling[..<3] : spelling[3...]
    // The margin before the size is the first of the three.
    return [1, 0, 2].map { parts[parts.startIndex + $0] }.filter { !flexible.contains($0) }
  }

  private func flexible(_ part: String) -> RuleEdit? {
    guard let mask else { return frame?.edit(.setting, [Edit(last.range.afterwards, "; \(path)mask = \(part)")]) }
    guard let value = mask.child(at: 1) else { return nil }
    if value.text == "none" { return mask.edit(.setting, [Edit(value.range, part)]) }
    return mask.edit(.setting, [Edit(value.range.afterwards, "+\(part)")])
  }
}

/// The settings that determine the size of a view's content.
package struct ContentText: Sendable {
  private let intrinsic: SyntaxNode?
  private let priorities: [SyntaxNode]

  /// The settings of the view declared at `name`, whose `intrinsic` is set at `place`; nil if the file is unknown.
  package init?(intrinsic place: SourceRange?, view name: SourceRange, in compilation: Compilation) {
    let index = Int(name.file.rawValue)
    guard compilation.files.indices.contains(index) else { return nil }
    let tree = compilation.files[index].tree
    intrinsic = place.flatMap { $0.file == name.file ? tree.node(at: $0, where: { $0 == .setting }) : nil }
    let view = tree.nodes.indices.lazy.filter { tree.nodes[$0].kind == .viewDeclaration }
      .map { SyntaxNode(tree: tree, index: $0) }.first { $0.token(.name)?.range == name }
    let settings = view?.child(.block)?.children.filter { $0.kind == .setting } ?? []
    priorities = settings.filter { setting in
      let first = setting.allTokens.first?.text
      return first == "hugging" || first == "compression"
    }
  }

  /// The numbers of the size.
  package var numbers: [NumberSite] {
    guard let intrinsic else { return [] }
    return NumberSite.sites(in: intrinsic)
  }

  /// The edits that lower the priorities of content hugging and compression resistance.
  package func lowered(to priority: Priority) -> [RuleEdit] {
    priorities.compactMap { setting in
      setting.child(at: 1).map { setting.edit(.priority, [Edit($0.range, priority.description)]) }
    }
  }
}
