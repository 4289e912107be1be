internal import LayDiagnostics

/// A comma behind a complete statement.
struct CommaSlip {
  /// The meaning of the comma.
  enum Meaning {
    /// Another statement follows, as behind a `;`.
    case semicolon
    /// The point of a number; the `+` of masks.
    case point, plus
    /// The comma of a tuple without parentheses, as the value of the property at the token `name`.
    case tuple(name: Int)
  }

  /// The tokens, with the cursor at the comma.
  let tokens: TokenCursor
  /// The statement.
  let statement: SyntaxTree.NodeRecord?

  /// The meaning; nil if it is not clear.
  var meaning: Meaning? {
    if isBeforeStatement { return .semicolon }
    guard statement?.kind == .setting || statement?.kind == .rule else { return nil }
    let (commas, position) = (commasOfLine, tokens.position)
    let isNumber = tokens.kinds[position - 1] == .number && tokens.kinds[position + 1] == .number
    let name = propertyOfSetting
    if let name, tokens.spells(name, "mask"), tokens.peek() == .name { return .plus }
    if isNumber && commas.count == 1 { return .point }
    guard let name, commas.count >= 1, tokens.peek() != .newline else { return nil }
    return .tuple(name: name)
  }

  /// Returns the report of the comma.
  func report(as meaning: Meaning) -> Diagnostic {
    let comma = tokens.here
    switch meaning {
    case .semicolon:
      return .commaBetweenStatements(at: comma, fixIt: FixIt("write ';'", [Edit(comma, ";")], .automatic))
    case .point: return .decimalComma(at: comma, fixIt: FixIt("write '.'", [Edit(comma, ".")], .needsReview))
    case .plus: return maskWithCommas
    case .tuple(let name): return tuple(behind: name)
    }
  }

  private var isBeforeStatement: Bool {
    var index = tokens.position + 1
    while tokens.kinds[index] == .whitespace { index += 1 }
    guard tokens.kinds[index] == .name || tokens.kinds[index] == .dot else { return false }
    while tokens.kinds[index] == .name || tokens.kinds[index] == .dot { index += 1 }
    while tokens.kinds[index] == .whitespace { index += 1 }
    return tokens.kinds[index] == .equal || tokens.kinds[index].isRelation
  }

  /// The commas from here to the end of the statement.
  private var commasOfLine: [Int] {
    var commas: [Int] = []
    var index = tokens.position
    while true {
      switch tokens.kinds[index] {
      case .comma: commas.append(index)
      case .newline, .semicolon, .rightBrace, .leftBrace, .comment, .docComment, .endOfFile: return commas
      default: break
      }
      index += 1
    }
  }

  /// The name before the `=` of a setting.
  private var propertyOfSetting: Int? {
    guard let statement, statement.kind == .setting else { return nil }
    var name: Int?
    for index in Int(statement.firstToken)..<tokens.position {
      if tokens.kinds[index] == .equal { return name }
      if tokens.kinds[index] == .name { name = index }
    }
    return nil
  }

  private var maskWithCommas: Diagnostic {
    let edits = commasOfLine.map { comma in
      let isBlank = tokens.kinds[comma + 1] == .whitespace
      let end = Int(tokens.ends[isBlank ? comma + 1 : comma])
      return Edit(SourceRange(file: tokens.file, start: tokens.start(ofToken: comma), end: end), "+")
    }
    return .maskJoined(at: tokens.here, fixIt: FixIt("write '+'", edits, .automatic))
  }

  /// Returns the report of a tuple without parentheses: `frame = 155, 600, 64, 40`.
  private func tuple(behind name: Int) -> Diagnostic {
    var first = name
    while tokens.kinds[first] != .equal { first += 1 }
    first = tokens.behindTrivia(first + 1)
    var last = tokens.position
    while [.number, .comma, .minus, .whitespace, .name, .dot].contains(tokens.kinds[last + 1]) { last += 1 }
    while tokens.kinds[last].isTrivia { last -= 1 }
    let isWhole = [.newline, .semicolon, .rightBrace, .endOfFile, .whitespace].contains(tokens.kinds[last + 1])
    let isPlain = isWhole && tokens.kinds[last] != .comma && tokens.kinds[first] != .text
    let opening = SourceRange(file: tokens.file, start: tokens.start(ofToken: first), end: tokens.start(ofToken: first))
    let closing = SourceRange(file: tokens.file, start: Int(tokens.ends[last]), end: Int(tokens.ends[last]))
    let fixIt = FixIt("put them in parentheses", [Edit(opening, "("), Edit(closing, ")")], .automatic)
    return .tupleWithoutParentheses(at: tokens.here, fixIt: isPlain ? fixIt : nil)
  }
}
