internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// Statements, some of which move into a component, with the constants that they need, while the others stay.
struct MovedStatements {
  /// A use of a declared name.
  typealias Use = (place: SourceRange, declaration: SourceRange, kind: Symbol.Kind)

  let site: ActionSite
  /// The range of all statements that may move: declarations in it are inside.
  let inside: SourceRange
  private(set) var staying: [SyntaxNode] = []
  private(set) var moving: [SyntaxNode] = []
  private var parameters: [(name: String, type: String)] = []
  /// The reason why they cannot be moved: lower case, no full stop. Nil if they can.
  var refusal: String?

  init(_ site: ActionSite, inside: SourceRange) { (self.site, self.inside) = (site, inside) }

  /// Separates statements by `stays`; refuses if a declaration that must move names something outside.
  mutating func sort(_ statements: [SyntaxNode], staying stays: (MovedStatements, SyntaxNode) -> Bool) {
    for statement in statements {
      let outside = useOfOutside(statement)
      if declaresViews(statement) {
        if let outside {
          refuse("'\(site.text(outside.place))' is outside, and constraints in the braces of a view inside refer to it")
        }
        moving.append(statement)
      } else if outside != nil || stays(self, statement) {
        staying.append(statement)
      } else {
        moving.append(statement)
      }
    }
    for statement in staying { checkInnerNames(of: statement) }
    for statement in moving { addParameters(of: statement) }
  }

  mutating func refuse(_ reason: String) { refusal = refusal ?? reason }

  // MARK: - Names

  /// Returns the names in a node that have a declaration.
  func uses(in node: SyntaxNode) -> [Use] {
    site.snapshot.names.entries(of: site.snapshot.file.id).compactMap { entry in
      guard node.range.holds(entry.place), entry.place != entry.declaration,
        let kind = site.snapshot.declarations[entry.declaration]?.kind
      else { return nil }
      return (entry.place, entry.declaration, kind)
    }
  }

  /// Returns a statement's uses of names that are declared elsewhere in the range that may move.
  func inner(_ statement: SyntaxNode) -> [Use] {
    uses(in: statement).filter { inside.holds($0.declaration) && !statement.range.holds($0.declaration) }
  }

  private func useOfOutside(_ statement: SyntaxNode) -> Use? {
    uses(in: statement).first { use in
      (use.kind == .view || use.kind == .guide || use.kind == .constraint) && !inside.holds(use.declaration)
    }
  }

  func declaresViews(_ statement: SyntaxNode) -> Bool {
    statement.subtree.contains { $0.kind == .viewDeclaration || $0.kind == .guideDeclaration }
  }

  /// Refuses names in a statement that stays if they cannot take a path before them.
  private mutating func checkInnerNames(of statement: SyntaxNode) {
    for use in inner(statement) {
      let name = site.text(use.place)
      if use.kind == .constant || use.kind == .parameter {
        refuse("'\(name)' is declared inside, and used in a statement that stays outside")
      } else if site.tree.node(at: use.place.start).kind != .nameExpression {
        refuse("a visual format names views on both sides of the braces: '\(name)' would be inside")
      }
    }
  }

  // MARK: - Parameters

  /// Adds parameters for the outside constants that a node uses, except constants of files.
  mutating func addParameters(of node: SyntaxNode) {
    for use in uses(in: node) where use.declaration.file == site.tree.file {
      guard use.kind == .metric || use.kind == .constant || use.kind == .parameter,
        let declaration = site.snapshot.declarations[use.declaration]?.node, declaration.parent?.kind != .file,
        !moving.contains(where: { $0.range.holds(use.declaration) }), !isLabel(declaration, in: node)
      else { continue }
      let name = site.text(use.declaration)
      let isTurn = turns(use.place)
      if let known = parameters.firstIndex(where: { $0.name == name }) {
        if isTurn && parameters[known].type == "Length" { parameters[known].type = "Number" }
        continue
      }
      guard let type = type(of: declaration).map({ isTurn && $0 == "Length" ? "Number" : $0 }) else {
        refuse("'\(name)' is used inside, and no parameter can have its value")
        continue
      }
      parameters.append((name, type))
    }
  }

  /// True if a declaration is a parameter of another component, so that only labels of arguments name it.
  private func isLabel(_ declaration: SyntaxNode, in node: SyntaxNode) -> Bool {
    guard declaration.kind == .parameter else { return false }
    return declaration.ancestor { $0 == .componentDeclaration }?.range.holds(node.range) != true
  }

  /// True if the value at a position belongs to a transform: lengths cannot be multiplied by an angle.
  private func turns(_ place: SourceRange) -> Bool {
    let setting = site.tree.node(at: place.start).ancestor { $0 == .setting }
    return setting?.children.first?.allTokens.last?.text == "transform"
  }

  /// Returns the type of a parameter for a constant; nil if no type fits.
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

  /// The declared parameters, `(gap: Length)`; empty if there are none.
  var declaredParameters: String { list { "\($0.name): \($0.type)" } }

  /// The arguments of an instance, `(gap: gap)`; empty if there are none.
  var givenParameters: String { list { "\($0.name): \($0.name)" } }

  private func list(_ spelled: ((name: String, type: String)) -> String) -> String {
    parameters.isEmpty ? "" : "(\(parameters.map(spelled).joined(separator: ", ")))"
  }

  // MARK: - Writing

  /// Returns the text of a range around the moving statements, without the statements that stay.
  func textWithoutStaying(_ range: SourceRange) -> String {
    var (text, next) = ("", range.start)
    for statement in staying {
      let gone = removal(of: statement)
      text += site.text(SourceRange(file: range.file, start: next, end: max(next, gone.start)))
      next = max(next, gone.end)
    }
    return text + site.text(SourceRange(file: range.file, start: next, end: max(next, range.end)))
  }

  /// Returns the range of a statement, with its comments if it has lines of its own.
  private func extent(of statement: SyntaxNode) -> SourceRange {
    guard site.standsAlone(statement) else { return statement.range }
    let start = max(inside.start, site.snapshot.file.beginning(of: statement))
    return SourceRange(file: inside.file, start: start, end: site.snapshot.file.endOfLine(behind: statement))
  }

  private func removal(of statement: SyntaxNode) -> SourceRange {
    guard site.standsAlone(statement) else { return statement.removal }
    let extent = extent(of: statement)
    var end = extent.end
    while end < inside.end && site.tree.bytes[end].isBlank { end += 1 }
    if end < inside.end && site.tree.bytes[end] == 0x0D { end += 1 }
    if end < inside.end && site.tree.bytes[end] == 0x0A { end += 1 }
    return SourceRange(file: extent.file, start: extent.start, end: end)
  }

  /// Returns the text of a statement that stays, with `prefix` before the names of moved declarations.
  func prefixed(_ statement: SyntaxNode, _ prefix: String) -> String {
    let extent = extent(of: statement)
    var (text, next) = ("", extent.start)
    for use in inner(statement) {
      text += site.text(SourceRange(file: extent.file, start: next, end: use.place.start)) + prefix
      next = use.place.start
    }
    text += site.text(SourceRange(file: extent.file, start: next, end: extent.end))
    return String(text.drop { $0 == " " || $0 == "\t" })
  }
}

extension ActionSite {
  /// The reason not to move `statement`: an `allow` of braces around it silences diagnostics of statements there, but not
  /// of statements in a component. Nil if there is no such `allow`.
  func reasonToStay(_ statement: SyntaxNode) -> String? {
    var around = statement.parent
    while let braces = around {
      if braces.kind == .block, let allowance = braces.child(.allowStatement), let code = allowance.token(.name) {
        let line = snapshot.file.lines.position(of: allowance.range.start).line
        return "'allow \(code.text)' on line \(line) does not reach into a component"
      }
      around = braces.parent
    }
    return nil
  }
}
