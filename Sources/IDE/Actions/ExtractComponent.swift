internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

extension ActionSite {
  /// A view as a component, and an instance in its place: what is inside moves, with parameters for the constants that it
  /// uses; what says where the view is, or speaks of others, stays in the braces of the instance.
  func extractedComponent() -> [ActionDraft] {
    let views = statements.filter { $0.kind == .viewDeclaration }
    if views.count > 1 {
      let title = "extract a component"
      return [ActionDraft(title: title, refusal: "a component is one view: put these in the braces of one first")]
    }
    guard let view = statement, view.kind == .viewDeclaration, let block = view.child(.block),
      selection.start <= block.range.start, let name = view.token(.name)?.text,
      let place = view.ancestor({ $0 == .layoutDeclaration || $0 == .componentDeclaration })
    else { return [] }
    let component = freeName(like: name.prefix(1).uppercased() + name.dropFirst())
    let title = "extract the component '\(component)'"
    let split = ComponentSplit(view, block, in: self)
    if let reason = split.refusal { return [ActionDraft(title: title, refusal: reason)] }
    guard split.movesSomething else { return [] }
    let head = view.child(.index)?.range.end ?? view.token(.name)?.range.end ?? block.range.start
    let instance = SourceRange(file: tree.file, start: head, end: view.range.end)
    let start = beginning(of: place)
    let edits = [
      Edit(start.place(in: tree), split.component(component) + "\n\n"),
      Edit(instance, ": " + split.instance(component)),
    ]
    return [ActionDraft(title: title, edits: edits, promise: .sameLayoutsOfOtherKinds)]
  }

  /// Where a statement begins, with the comments on the lines above it.
  func beginning(of statement: SyntaxNode) -> Int {
    let (lines, bytes) = (snapshot.file.lines, tree.bytes)
    var line = lines.position(of: statement.range.start).line
    while line > 1,
      bytes[lines.range(ofLine: line - 1, in: bytes)].drop(while: { $0.isBlank }).starts(with: [0x2F, 0x2F])
    {
      line -= 1
    }
    return lines.lineStarts[line - 1]
  }
}

/// Which statements of a view's braces are about its inside, and which about its place among others.
private struct ComponentSplit {
  private let site: ActionSite
  private let view: SyntaxNode
  private let block: SyntaxNode
  private var staying: [SyntaxNode] = []
  private var moving: [SyntaxNode] = []
  private var parameters: [(name: String, type: String)] = []
  private(set) var refusal: String?

  init(_ view: SyntaxNode, _ block: SyntaxNode, in site: ActionSite) {
    (self.site, self.view, self.block) = (site, view, block)
    for statement in block.children {
      if stays(statement) { staying.append(statement) } else { moving.append(statement) }
    }
    for statement in staying { checkInnerNames(of: statement) }
    for node in [view.child(.kind)].compactMap({ $0 }) + moving { addParameters(of: node) }
  }

  var movesSomething: Bool { moving.contains { $0.kind == .viewDeclaration } || moving.count > 1 }

  // MARK: - Who stays

  private typealias Use = (place: SourceRange, declaration: SourceRange, kind: Symbol.Kind)

  /// The names in a node that something declares.
  private func uses(in node: SyntaxNode) -> [Use] {
    site.snapshot.names.entries(of: site.snapshot.file.id).compactMap { entry in
      guard node.range.holds(entry.place), entry.place != entry.declaration,
        let kind = site.snapshot.declarations[entry.declaration]?.kind
      else { return nil }
      return (entry.place, entry.declaration, kind)
    }
  }

  private static let ownPlace: Set<String> = [
    "frame", "mask", "center", "bounds", "hidden", "translatesAutoresizingMaskIntoConstraints", "spacingAfter",
    "gravity",
    "column", "row", "columnSpan", "rowSpan",
  ]

  /// Whether a statement is about others too, or about where the view is.
  private mutating func stays(_ statement: SyntaxNode) -> Bool {
    let outside = uses(in: statement).first { use in
      (use.kind == .view || use.kind == .guide || use.kind == .constraint) && !block.range.holds(use.declaration)
    }
    if statement.kind == .viewDeclaration || statement.kind == .guideDeclaration || holdsDeclarations(statement) {
      if let outside {
        refusal =
          refusal ?? "'\(site.text(outside.place))' is outside, and rules in the braces of a view inside speak of it"
      }
      return false
    }
    if outside != nil { return true }
    if statement.kind == .setting, let target = statement.child(at: 0)?.text {
      return ComponentSplit.ownPlace.contains(target.hasPrefix(".") ? String(target.dropFirst()) : target)
    }
    return placesItself(statement)
  }

  private func holdsDeclarations(_ statement: SyntaxNode) -> Bool {
    statement.subtree.contains { $0.kind == .viewDeclaration || $0.kind == .guideDeclaration }
  }

  /// Whether it relates the view, by its dot, to what is around it.
  private func placesItself(_ statement: SyntaxNode) -> Bool {
    guard statement.kind != .layoutSubviews && statement.kind != .sizeThatFits else { return false }
    let nodes = statement.subtree
    let isOwn = nodes.contains {
      $0.kind == .dotExpression && ReservedNames.group(of: $0.token(.name)?.text ?? "") == .attribute
    }
    return isOwn
      && nodes.contains {
        $0.kind == .nameExpression && ReservedNames.group(of: $0.text) == .thing && $0.text != "root"
      }
  }

  // MARK: - What crosses the border

  /// Of a statement that stays, names that cannot be said with a dot before them.
  private mutating func checkInnerNames(of statement: SyntaxNode) {
    for use in inner(statement) {
      let name = site.text(use.place)
      if use.kind == .constant || use.kind == .parameter {
        refusal = refusal ?? "'\(name)' is declared inside, and used in a statement that stays outside"
      } else if site.tree.node(at: use.place.start).kind != .nameExpression {
        refusal = refusal ?? "a visual format names views on both sides of the braces: '\(name)' would be inside"
      }
    }
  }

  /// What a statement uses of the rest of the braces.
  private func inner(_ statement: SyntaxNode) -> [Use] {
    uses(in: statement).filter { block.range.holds($0.declaration) && !statement.range.holds($0.declaration) }
  }

  /// The constants from outside that something inside uses, but for those of files.
  private mutating func addParameters(of node: SyntaxNode) {
    for use in uses(in: node) where !block.range.holds(use.declaration) && use.declaration.file == site.tree.file {
      guard use.kind == .metric || use.kind == .constant || use.kind == .parameter,
        let declaration = site.snapshot.declarations[use.declaration]?.node, declaration.parent?.kind != .file
      else { continue }
      let name = site.text(use.declaration)
      if parameters.contains(where: { $0.name == name }) { continue }
      guard let type = type(of: declaration) else {
        refusal = refusal ?? "'\(name)' is used inside, and no parameter can have its value"
        continue
      }
      parameters.append((name, type))
    }
  }

  /// The type of a parameter that takes a constant; nil where there is none.
  private func type(of declaration: SyntaxNode) -> String? {
    switch declaration.kind {
    case .parameter: return declaration.tokens.filter { $0.kind == .name }.dropFirst().first?.text
    case .forStatement: return declaration.childCount == 3 ? "Number" : nil
    case .metricDeclaration: return "Length"
    default: break
    }
    guard let value = declaration.children.last else { return nil }
    if value.kind == .list { return nil }
    guard value.kind == .literal, let token = value.tokens.first else { return "Length" }
    switch token.kind {
    case .text: return "Text"
    case .size: return "Size"
    case .number: return "Length"
    case .trueWord, .falseWord: return "Bool"
    default: return nil
    }
  }

  // MARK: - Writing

  func component(_ name: String) -> String {
    let list = parameters.isEmpty ? "" : "(\(parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")))"
    let kind = view.child(.kind).map { ": \($0.text)" } ?? ""
    var (text, next) = ("", block.range.start)
    for statement in staying {
      let gone = removal(of: statement)
      text += site.text(SourceRange(file: block.range.file, start: next, end: max(next, gone.start)))
      next = max(next, gone.end)
    }
    text += site.text(SourceRange(file: block.range.file, start: next, end: block.range.end))
    return "component \(name)\(list)\(kind) \(text)"
  }

  func instance(_ name: String) -> String {
    let list = parameters.isEmpty ? "" : "(\(parameters.map { "\($0.name): \($0.name)" }.joined(separator: ", ")))"
    if staying.isEmpty { return name + list }
    let isAlone = staying.contains { site.standsAlone($0) }
    let texts = staying.map { dotted($0) }
    let indent = "\n" + site.indent(at: view.range.start)
    let braces =
      isAlone
      ? "{" + texts.map { indent + "  " + $0 }.joined() + indent + "}" : "{ \(texts.joined(separator: "; ")) }"
    return "\(name)\(list) \(braces)"
  }

  /// A statement with its comments, where it has lines of its own.
  private func extent(of statement: SyntaxNode) -> SourceRange {
    guard site.standsAlone(statement) else { return statement.range }
    let start = max(block.range.start + 1, site.beginning(of: statement))
    return SourceRange(file: block.range.file, start: start, end: site.endOfLine(behind: statement))
  }

  private func removal(of statement: SyntaxNode) -> SourceRange {
    guard site.standsAlone(statement) else { return statement.removal }
    let extent = extent(of: statement)
    var end = extent.end
    while end < block.range.end && site.tree.bytes[end].isBlank { end += 1 }
    if end < block.range.end && site.tree.bytes[end] == 0x0D { end += 1 }
    if end < block.range.end && site.tree.bytes[end] == 0x0A { end += 1 }
    return SourceRange(file: extent.file, start: extent.start, end: end)
  }

  /// A statement that stays, with dots before what is inside.
  private func dotted(_ statement: SyntaxNode) -> String {
    let extent = extent(of: statement)
    var (text, next) = ("", extent.start)
    for use in inner(statement) {
      text += site.text(SourceRange(file: extent.file, start: next, end: use.place.start)) + "."
      next = use.place.start
    }
    text += site.text(SourceRange(file: extent.file, start: next, end: extent.end))
    return String(text.drop { $0 == " " || $0 == "\t" })
  }
}
