package import LayDiagnostics
package import LayNumbers
internal import LayParser

/// A number in the file that determines a constraint.
package struct NumberSite: Sendable {
  /// The range of the number.
  package let range: SourceRange
  /// The number.
  package let value: Rational
  /// True if the number must be a decimal and cannot be a fraction.
  private let isDecimal: Bool
  private let statement: SyntaxNode
  /// The gap of a visual format without a number, if the number stands for one.
  private var gap: FormatGap? = nil

  private init(_ range: SourceRange, _ value: Rational, isDecimal: Bool, in statement: SyntaxNode) {
    (self.range, self.value, self.isDecimal, self.statement) = (range, value, isDecimal, statement)
  }

  /// The number that a predicate compares with; nil if it compares with a name.
  init?(_ predicate: FormatPredicate, in statement: SyntaxNode) {
    guard case .number(let number) = predicate.predicate.object, let value = Rational(decimal: number.decimal) else {
      return nil
    }
    self.init(number.range, value, isDecimal: true, in: statement)
  }

  /// The number of points of a gap that is written without one.
  init?(_ gap: FormatGap, _ number: Rational, in statement: SyntaxNode) {
    guard let written = gap.changed(to: number) else { return nil }
    self.init(written.range, number, isDecimal: true, in: statement)
    self.gap = gap
  }

  /// The number that is the value of a metric or let with the declared name at `declaration`; nil if it is no literal.
  init?(_ declaration: SourceRange, in files: [SourceFile]) {
    let index = Int(declaration.file.rawValue)
    guard files.indices.contains(index) else { return nil }
    let tree = files[index].tree
    for node in tree.nodes.indices {
      let kind = tree.nodes[node].kind
      guard kind == .metricDeclaration || kind == .letDeclaration else { continue }
      let statement = SyntaxNode(tree: tree, index: node)
      guard statement.token(.name)?.range == declaration else { continue }
      guard let literal = statement.child(.literal)?.token(.number), let value = Rational(decimal: literal.text) else {
        return nil
      }
      self.init(literal.range, value, isDecimal: false, in: statement)
      return
    }
    return nil
  }

  /// The numbers of a token: one, or the two of a size.
  static func sites(of token: SyntaxToken, in statement: SyntaxNode) -> [NumberSite] {
    let range = token.range
    if token.kind == .number {
      guard let value = Rational(decimal: token.text) else { return [] }
      guard let sign = minus(before: token) else {
        return [NumberSite(range, value, isDecimal: false, in: statement)]
      }
      return [NumberSite(sign.range.union(range), -value, isDecimal: false, in: statement)]
    }
    guard token.kind == .size else { return [] }
    let bytes = statement.tree.bytes
    guard let cross = bytes[range.start..<range.end].firstIndex(of: 0x78) else { return [] }
    let parts = [(range.start, cross), (cross + 1, range.end)]
    return parts.compactMap { start, end in
      Rational(decimal: bytes[start..<end]).map {
        NumberSite(
          SourceRange(file: range.file, start: start, end: end), $0, isDecimal: true, in: statement)
      }
    }
  }

  /// The numbers of the setting at `place`.
  package static func sites(ofSettingAt place: SourceRange, in compilation: Compilation) -> [NumberSite] {
    let index = Int(place.file.rawValue)
    guard compilation.files.indices.contains(index),
      let setting = compilation.files[index].tree.node(at: place, where: { $0 == .setting })
    else { return [] }
    return sites(in: setting)
  }

  /// All numbers in a statement.
  static func sites(in statement: SyntaxNode) -> [NumberSite] {
    statement.allTokens.filter { $0.kind == .number || $0.kind == .size }.flatMap { sites(of: $0, in: statement) }
  }

  /// The minus that negates the number, not one that subtracts it; nil if there is none.
  private static func minus(before token: SyntaxToken) -> SyntaxToken? {
    let node = token.tree.nodes.indices.first { index in
      let record = token.tree.nodes[index]
      return record.kind == .negative && Int(record.endToken) == token.index + 1
        && Int(record.firstToken) >= token.index - 2
    }
    return node.flatMap { SyntaxNode(tree: token.tree, index: $0).token(.minus) }
  }

  /// The edit that writes another number; nil if that cannot be written here.
  package func changed(to number: Rational) -> RuleEdit? {
    if let gap { return gap.changed(to: number).map { statement.edit(.number, [$0]) } }
    let text = number.description
    if number.sign < 0 && value.sign >= 0 || isDecimal && text.utf8.contains(0x2F) { return nil }
    let edit = Edit(range, text)
    return RuleEdit(
      kind: .number, edits: [edit], text: statement.line(after: [edit]), original: statement.line,
      statement: statement.range, number: value)
  }
}
