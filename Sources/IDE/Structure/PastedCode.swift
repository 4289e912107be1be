internal import LayCompiler
public import LayDiagnostics
internal import LayFormatter
internal import LayParser
internal import LayPaste

/// The translation of pasted code of UIKit.
public struct PastedCode: Hashable, Sendable {
  /// The edit that replaces the selection by the translation, with blanks around it.
  public var edit: Edit
  /// True if no part of the code was left out, which a comment would say.
  public var isComplete: Bool
}

/// The place where code is pasted: a selection of a file.
struct PasteSite {
  private let file: SourceFile
  private let range: SourceRange
  private var tree: SyntaxTree { file.tree }
  private var bytes: [UInt8] { file.tree.bytes }

  init(_ file: SourceFile, _ range: SourceRange) {
    self.file = file
    let end = min(range.end, file.tree.bytes.count)
    self.range = SourceRange(file: file.id, start: min(range.start, end), end: end)
  }

  /// Returns the translation of a text for the place: statements in braces, else whole layouts. Nil if the text is no such code,
  /// or if the place takes no statements.
  func translation(of text: String) -> PastedCode? {
    guard !isInTrivia else { return nil }
    let block = block
    guard block?.ancestor({ PasteSite.others.contains($0) }) == nil else { return nil }
    guard let translation = translatePasted(Array(text.utf8), into: place(block)) else { return nil }
    let lines = lines(of: translation.text, isInBraces: block != nil)
    return PastedCode(edit: edit(lines, block), isComplete: translation.noteCount == 0)
  }

  // MARK: - Place

  /// Declarations whose braces take no constraints.
  private static let others: Set<SyntaxKind> = [.expectStatement, .layoutSubviews, .sizeThatFits]

  /// True if the place is inside a comment or a string.
  private var isInTrivia: Bool {
    guard range.start > 0 else { return false }
    let before = tree.token(at: range.start - 1)
    switch before.kind {
    case .comment, .docComment: return true
    case .text: return range.start < before.range.end
    default: return false
    }
  }

  /// The innermost braces around the place; nil outside of layouts and components.
  private var block: SyntaxNode? {
    // An inner node comes before those around it.
    for index in tree.nodes.indices where tree.nodes[index].kind == .block {
      let block = SyntaxNode(tree: tree, index: index)
      if block.range.start < range.start && range.start <= end(of: block) { return block }
    }
    return nil
  }

  /// The last offset in the braces of a block, which may lack its `}`.
  private func end(of block: SyntaxNode) -> Int {
    if block.tokens.last?.kind == .rightBrace { return block.range.end - 1 }
    var token = tree.token(at: block.range.end)
    while token.kind.isTrivia && token.index + 1 < tree.tokenCount {
      token = SyntaxToken(tree: tree, index: token.index + 1)
    }
    return token.range.start
  }

  private func place(_ block: SyntaxNode?) -> PastePlace {
    var numbers = names(of: tree.root.children) { $0 == .metricDeclaration || $0 == .letDeclaration }
    let outer = block?.ancestor { $0 == .layoutDeclaration || $0 == .componentDeclaration }
    guard let block, let outer else {
      let layouts = names(of: tree.root.children) { $0 == .layoutDeclaration || $0 == .componentDeclaration }
      return PastePlace(numbers: numbers, braces: nil, taken: layouts)
    }
    numbers.formUnion(
      names(of: outer.subtree) { $0 == .metricDeclaration || $0 == .letDeclaration || $0 == .parameter })
    let views = names(of: outer.subtree) { $0 == .viewDeclaration || $0 == .guideDeclaration }
    let takesMetrics = block.parent?.index == outer.index
    let braces = PastePlace.Braces(views: views, takesMetrics: takesMetrics, axis: axis(of: block))
    return PastePlace(numbers: numbers, braces: braces, taken: views.union(numbers))
  }

  /// The axis of the stack whose braces a block is: `view rows: VStack {`. Nil for other blocks.
  private func axis(of block: SyntaxNode) -> String? {
    guard block.kind == .viewDeclaration else { return nil }
    let head = block.tokens.prefix { $0.kind != .leftBrace }
    if head.contains(where: { $0.text == "HStack" }) { return "horizontal" }
    return head.contains { $0.text == "VStack" } ? "vertical" : nil
  }

  /// The names that declarations of some kinds give, without those that the selection removes.
  private func names(of nodes: some Sequence<SyntaxNode>, where isWanted: (SyntaxKind) -> Bool) -> Set<String> {
    var names: Set<String> = []
    for node in nodes where isWanted(node.kind) && !range.holds(node.range) {
      if let name = node.token(.name) { names.insert(name.text) }
    }
    return names
  }

  // MARK: - Text

  /// The lines of a translation in the canonical format, without indentation at the margin.
  private func lines(of text: String, isInBraces: Bool) -> [String] {
    let whole = isInBraces ? "layout Pasted {\n\(text)}\n" : text
    let formatted = String(decoding: format(parse(Array(whole.utf8))), as: UTF8.self)
    let lines = formatted.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return isInBraces ? lines.dropFirst().dropLast().map { String($0.dropFirst(2)) } : lines.map { String($0) }
  }

  /// Puts lines into the place, each with its indentation. What stands beside the selection keeps a line of its own, without the
  /// blanks between them.
  private func edit(_ lines: [String], _ block: SyntaxNode?) -> Edit {
    let before = textBefore
    let isFirst = before.allSatisfy { $0.isBlank }
    let wanted = indentation(block)
    let written = String(decoding: before, as: UTF8.self)
    let indentation = isFirst && !wanted.hasPrefix(written) ? written : wanted
    let body = lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: lineBreak)
    var text = isFirst ? String(body.dropFirst(written.count)) : lineBreak + body
    let start = isFirst ? range.start : range.start - before.reversed().prefix { $0.isBlank }.count
    var end = range.end
    let next = end + bytes[end...].prefix { $0.isBlank }.count
    if next == bytes.count || !bytes[next].isLineEnd {
      end = next
      text += lineBreak + indentationBehind(next, block, indentation)
    }
    return Edit(SourceRange(file: range.file, start: start, end: end), text)
  }

  /// The text between the line's start and the selection.
  private var textBefore: ArraySlice<UInt8> {
    let start = bytes[..<range.start].lastIndex { $0.isLineEnd }.map { $0 + 1 } ?? 0
    return bytes[start..<range.start]
  }

  /// The indentation of the text at an offset, which gets a line of its own behind the translation.
  private func indentationBehind(_ offset: Int, _ block: SyntaxNode?, _ indentation: String) -> String {
    if offset == bytes.count { return "" }
    guard bytes[offset] == UInt8(ascii: "}"), let block else { return indentation }
    return self.indentation(at: block.range.start)
  }

  /// The indentation of the statements in a block: that of the first one with a line of its own, else a level more than the
  /// block's.
  private func indentation(_ block: SyntaxNode?) -> String {
    guard let block else { return "" }
    let line = file.lines.position(of: block.range.start).line
    for statement in block.children where file.lines.position(of: statement.range.start).line > line {
      return indentation(at: statement.range.start)
    }
    return indentation(at: block.range.start) + "  "
  }

  private func indentation(at offset: Int) -> String {
    let line = file.lines.position(of: offset).line
    let blanks = bytes[file.lines.range(ofLine: line, in: bytes)].prefix { $0.isBlank }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// The line break of the file.
  private var lineBreak: String {
    guard let first = bytes.firstIndex(of: 0x0A), first > 0, bytes[first - 1] == 0x0D else { return "\n" }
    return "\r\n"
  }
}
