// Statements of Swift and Objective-C.

extension PasteReader {
  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "package", "static", "class", "final", "override", "lazy",
    "weak", "unowned", "required", "convenience", "mutating", "nonisolated", "dynamic", "optional", "indirect", "@objc",
    "@IBOutlet", "@IBAction", "@objcMembers", "@MainActor", "@discardableResult", "@State", "@Binding", "@available",
    "@ObservedObject", "@StateObject", "@EnvironmentObject", "@Environment", "@Published", "@ViewBuilder", "@main",
    "@IBInspectable", "@IBDesignable", "@NSCopying", "@escaping", "@autoreleasepool", "__weak", "__block", "__strong",
    "const", "IBOutlet",
  ]
  private static let types: Set<String> = ["class", "struct", "enum", "extension", "protocol", "actor"]

  /// Reads statements up to a `}` that closes nothing, or the end.
  mutating func readStatements() -> [Statement] {
    var statements: [Statement] = []
    while true {
      while isAt(";") { advance() }
      if isAtEnd || isAt("}") { return statements }
      let first = position
      let kind = readStatement()
      if position == first { advance() }
      let last = tokens[max(position - 1, first)]
      statements.append(Statement(kind: kind, start: tokens[first].start, end: last.end))
      // Text after a statement on its line belongs to something that is not understood.
      if !isAtStatementEnd && !endsBlock(last) && !isLabel(kind) { skipStatement() }
    }
  }

  /// Moves the cursor behind the statement that begins there.
  mutating func readSingleStatement() {
    (brackets, depth, isInHead) = (0, 0, false)
    _ = readStatement()
  }

  private func endsBlock(_ token: PasteToken) -> Bool { token.kind == .sign && token.text == "}" }

  /// True for `case .one:`, which statements may follow on its line.
  private func isLabel(_ kind: Statement.Kind) -> Bool {
    guard case .block(let block) = kind, tokens[position - 1].text == ":" else { return false }
    return block.word == "case" || block.word == "default"
  }

  private mutating func readStatement() -> Statement.Kind {
    skipModifiers()
    guard token.kind == .name else { return readMethodOrExpression() }
    let word = token.text
    if PasteReader.types.contains(word), peek().kind == .name { return readType() }
    switch word {
    case "typeof", "__typeof", "__typeof__":
      // `typeof(self) weakSelf = self`
      advance()
      if isAt("(") { skipGroup() }
      _ = take("*")
      while isAt("__weak") || isAt("__strong") { advance() }
      guard token.kind == .name else { return .other }
      return readDeclaration(after: false)
    case "func", "init", "deinit", "subscript":
      return readFunction()
    case "let", "var":
      return readDeclaration()
    case "if", "guard", "switch", "while", "repeat": return readCondition()
    case "for": return readLoop()
    case "#if" where token.startsLine: return readBuildCondition()
    case "return":
      advance()
      return .returned(isAtStatementEnd ? nil : readExpression())
    case "do", "defer":
      guard peek().text == "{" else { break }
      advance()
      return .block(Block(word: word, name: "", bases: [], statements: readBraces()))
    case "@implementation", "@interface", "@protocol": return readObjectiveCType()
    case "@end":
      advance()
      return .block(Block(word: "@end", name: "", bases: [], statements: []))
    case "@property": return readProperty()
    case "@class", "@synthesize", "@dynamic", "@import", "import", "typealias", "case", "default":
      return readLineOfWord(word)
    default: break
    }
    return readObjectiveCDeclaration() ?? readExpressionStatement()
  }

  private mutating func readLineOfWord(_ word: String) -> Statement.Kind {
    if word == "default" && peek().text != ":" { return readExpressionStatement() }
    advance()
    while !isAtStatementEnd && !isAt(":") {
      if isAt("(") || isAt("[") { skipGroup() } else { advance() }
    }
    if isAt(":") { advance() }
    return .block(Block(word: word, name: "", bases: [], statements: []))
  }

  private mutating func skipModifiers() {
    while token.kind == .name && (PasteReader.modifiers.contains(token.text) || isAttribute) {
      let next = peek()
      // `class Login` is a type, and `open = 3` no modifier.
      if PasteReader.types.contains(token.text) && next.kind == .name && !isDeclarationWord(next.text) { return }
      if next.kind != .name && next.text != "(" { return }
      if next.text == "(" && !token.text.hasPrefix("@")
        && !["private", "fileprivate", "internal", "public", "unowned"].contains(token.text)
      {
        return
      }
      advance()
      if isAt("(") && !isAtNewLine { skipGroup() }
    }
  }

  private var isAttribute: Bool {
    token.text.hasPrefix("@")
      && ![
        "@implementation", "@interface", "@protocol", "@end", "@property", "@class", "@synthesize", "@dynamic",
        "@import", "@selector",
      ].contains(token.text)
  }

  private func isDeclarationWord(_ word: String) -> Bool {
    word == "func" || word == "var" || word == "let" || PasteReader.modifiers.contains(word)
  }

  /// Reads `{ … }`, whose statements may begin at a later token; an empty list if there is none.
  mutating func readBraces(from start: Int? = nil) -> [Statement] {
    guard isAt("{") else { return [] }
    guard depth < PasteLimits.nesting else {
      skipGroup()
      return []
    }
    let outer = (brackets, isInHead)
    (brackets, isInHead) = (0, false)
    depth += 1
    position = start ?? position + 1
    let statements = readStatements()
    _ = take("}")
    depth -= 1
    (brackets, isInHead) = outer
    return statements
  }

  // MARK: Types and functions

  private mutating func readType() -> Statement.Kind {
    let word = token.text
    advance()
    let name = token.text
    advance()
    var bases: [String] = []
    while !isAtEnd && !isAt("{") && !isAt("}") && !isAt(";") {
      if token.kind == .name { bases.append(token.text) }
      advance()
    }
    return .block(Block(word: word, name: name, bases: bases, statements: readBraces()))
  }

  private mutating func readFunction() -> Statement.Kind {
    let word = token.text
    advance()
    var name = word
    if word == "func" && token.kind == .name {
      name = token.text
      advance()
    }
    var parameters: [String] = []
    while !isAtEnd && !isAt("{") && !isAt("}") && !isAt(";") {
      if isAt("(") || isAt("[") {
        let start = position
        skipGroup()
        if parameters.isEmpty { parameters = names(beforeColonsIn: start..<position) }
      } else {
        if token.startsLine && token.kind == .name && isDeclarationWord(token.text) { break }
        advance()
      }
    }
    return .block(
      Block(word: "func", name: name, bases: [], statements: readBraces(), parameters: parameters))
  }

  /// The names before the colons of a range of tokens.
  private func names(beforeColonsIn range: Range<Int>) -> [String] {
    range.dropFirst().filter { tokens[$0].text == ":" && tokens[$0 - 1].kind == .name }.map { tokens[$0 - 1].text }
  }

  /// Reads `@implementation Login`; its methods follow as statements.
  private mutating func readObjectiveCType() -> Statement.Kind {
    let word = token.text
    advance()
    let name = token.kind == .name ? token.text : ""
    var bases: [String] = []
    advance()
    while !isAtEnd && !token.startsLine && !isAt("{") {
      if token.kind == .name { bases.append(token.text) }
      advance()
    }
    // Instance variables.
    if isAt("{") { skipGroup() }
    return .block(Block(word: word, name: name, bases: bases, statements: []))
  }

  /// Reads `- (void)viewDidLoad { … }`, or an expression.
  private mutating func readMethodOrExpression() -> Statement.Kind {
    guard token.startsLine, isAt("-") || isAt("+"), peek().text == "(" else { return readExpressionStatement() }
    var end = position + 1
    // The type ends the parentheses, and a name follows.
    while end < tokens.count - 1 && tokens[end].text != ")" && end - position < 12 { end += 1 }
    guard tokens[end].text == ")", end + 1 < tokens.count, tokens[end + 1].kind == .name else {
      return readExpressionStatement()
    }
    position = end + 1
    let name = token.text
    let start = position
    while !isAtEnd && !isAt("{") && !isAt(";") && !isAt("}") { advance() }
    let parameters = names(behindTypesIn: start..<position)
    return .block(
      Block(word: "func", name: name, bases: [], statements: readBraces(), parameters: parameters))
  }

  /// The names behind the parentheses of a range of tokens: `gap` in `:(CGFloat)gap`.
  private func names(behindTypesIn range: Range<Int>) -> [String] {
    range.dropFirst().filter { tokens[$0].kind == .name && tokens[$0 - 1].text == ")" }.map { tokens[$0].text }
  }

  /// Reads `@property (nonatomic) UILabel *title;`
  private mutating func readProperty() -> Statement.Kind {
    advance()
    if isAt("(") { skipGroup() }
    var names: [String] = []
    while !isAtEnd && !isAt(";") && !isAt("}") && !isAt("@end") {
      if isAt("<") {
        while !isAtEnd && !isAt(">") && !isAt(";") { advance() }
        continue
      }
      if token.kind == .name && token.text != "IBOutlet" { names.append(token.text) }
      advance()
    }
    guard names.count >= 2 else { return .other }
    let type = names[names.count - 2]
    return .declaration(Declaration(name: names[names.count - 1], type: type, value: nil, isProperty: true))
  }

  // MARK: Declarations

  /// Reads a declaration at its word, or at its name.
  private mutating func readDeclaration(after isWord: Bool = true) -> Statement.Kind {
    if isWord { advance() }
    guard token.kind == .name else { return .other }
    let name = token.text
    advance()
    var type = ""
    var isOptional = false
    if take(":") {
      while (token.kind == .name || isAt(".") || isAt("[") || isAt("(")) && !isAt("{") {
        if token.kind == .name {
          type = token.text
        } else if !isAt(".") {
          skipGroup()
          type = "["
          break
        }
        advance()
        if isAt("<") {
          while !isAtEnd && !isAt(">") && !isAt("=") && !isAt("{") { advance() }
          _ = take(">")
        }
        if !isAt(".") && type != "some" && type != "any" { break }
      }
      isOptional = isAt("?")
      while isAt("!") || isAt("?") { advance() }
    }
    var value: Expression?
    if take("=") {
      value = readExpression()
    } else if isAt("{") {
      // A computed property.
      return .block(Block(word: "var", name: name, bases: [type], statements: readBraces()))
    }
    if isAt("{") && !isAtNewLine { skipGroup() }
    return .declaration(
      Declaration(name: name, type: type, value: value, isProperty: false, isOptional: isOptional))
  }

  /// Reads `UILabel *title = …;`, `CGFloat gap = 8;`; nil if the statement is none.
  private mutating func readObjectiveCDeclaration() -> Statement.Kind? {
    var end = position
    guard tokens[end].kind == .name, peek().kind != .end else { return nil }
    let type = tokens[end].text
    end += 1
    if tokens[end].text == "<" {
      while end < tokens.count - 1 && tokens[end].text != ">" && tokens[end].text != ";" && end - position < 12 {
        end += 1
      }
      end += 1
    }
    let hasStar = end < tokens.count && tokens[end].kind == .sign && tokens[end].text == "*"
    if hasStar { end += 1 }
    guard end + 1 < tokens.count, tokens[end].kind == .name, !tokens[end].startsLine else { return nil }
    let next = tokens[end + 1].text
    guard tokens[end + 1].kind == .sign, next == "=" || next == ";" && hasStar else { return nil }
    let name = tokens[end].text
    position = end + 1
    let value = take("=") ? readExpression() : nil
    return .declaration(Declaration(name: name, type: type, value: value, isProperty: false))
  }

  // MARK: Conditions and loops

  private mutating func readCondition() -> Statement.Kind {
    let word = token.text
    advance()
    // A getter of Objective-C makes its view the first time: `if (!_title) { … }`
    let isLazy = isAt("(") && peek().text == "!" && peek(2).text.hasPrefix("_") && peek(3).text == ")"
    let isSelf = isAt("(") && peek().text == "self" && [")", "="].contains(peek(2).text)
    let isOptionalTest = isAt("let") || isSelf || isLazy
    let flag = negatedFlag
    let isAvailable = isAt("#available") || isAt("(") && peek().text == "@available" || isAt("@available")
    let variable = word == "if" ? unwrappedVariable : nil
    readHead()
    let statements = readBraces()
    if word == "if", let flag, !isAt("else"), PasteReader.sets(flag, statements) {
      return .block(Block(word: "do", name: "", bases: [], statements: statements))
    }
    let others = readAlternatives()
    if isAvailable && word == "if" {
      return .block(Block(word: "if #available", name: "", bases: [], statements: statements))
    }
    // Views that are there have their layout: `if let`, `if (self)`.
    let kind = isAvailable && word == "guard" ? "guard #available" : isOptionalTest && word == "if" ? "if let" : word
    return .condition(Condition(word: kind, statements: statements, others: others, variable: variable))
  }

  /// Reads `#if { … } else { … }`, which stands for branches of a build.
  private mutating func readBuildCondition() -> Statement.Kind {
    advance()
    guard isAt("{") else { return .other }
    let statements = readBraces()
    return .condition(Condition(word: "#if", statements: statements, others: readAlternatives()))
  }

  /// Reads the `else` branches of a condition.
  private mutating func readAlternatives() -> [Statement] {
    var statements: [Statement] = []
    while isAt("else") {
      advance()
      readHead()
      statements += readBraces()
    }
    return statements
  }

  /// The variable of `let title = self.heading {`; nil for other heads.
  private var unwrappedVariable: Declaration? {
    guard isAt("let"), peek().kind == .name else { return nil }
    let name = peek().text
    var value = Expression.name(name)
    var count = 2
    if peek(2).text == "=" && peek(3).kind == .name {
      (value, count) = (.name(peek(3).text), 4)
      while peek(count).text == "." && peek(count + 1).kind == .name && count < 8 {
        (value, count) = (.member(value, peek(count + 1).text), count + 2)
      }
    }
    guard peek(count).text == "{" else { return nil }
    return Declaration(name: name, type: "", value: value, isProperty: false)
  }

  /// The flag of `if !isSetUp {` or `if (!self.isSetUp) {`; nil for other conditions.
  private var negatedFlag: String? {
    var count = isAt("(") ? 1 : 0
    guard peek(count).text == "!" else { return nil }
    count += peek(count + 1).text == "self" && peek(count + 2).text == "." ? 3 : 1
    let end = peek(count + 1).text == ")" ? peek(count + 2) : peek(count + 1)
    return peek(count).kind == .name && end.text == "{" ? peek(count).text : nil
  }

  /// True if one of the statements sets a flag: code that runs once.
  private static func sets(_ flag: String, _ statements: [Statement]) -> Bool {
    statements.contains { statement in
      guard case .assignment(let target, "=", let value) = statement.kind else { return false }
      return target.lastName == flag && (value.lastName == "true" || value.lastName == "YES")
    }
  }

  /// Skips the head of a condition up to its `{`.
  private mutating func readHead() {
    while !isAtEnd && !isAt("{") && !isAt("}") && !isAt(";") {
      if isAt("(") || isAt("[") { skipGroup() } else { advance() }
    }
  }

  private mutating func readLoop() -> Statement.Kind {
    advance()
    let start = position
    let isInParentheses = take("(")
    // `UIView *view in …`
    var name = ""
    while token.kind == .name && !isAt("in") || isAt("*") {
      if token.kind == .name { name = token.text }
      advance()
    }
    guard take("in") else {
      // `(int i = 0; i < 3; i++)`
      if isInParentheses {
        position = start
        skipGroup()
      }
      readHead()
      return .condition(Condition(word: "for", statements: readBraces()))
    }
    isInHead = true
    let list = readExpression()
    isInHead = false
    if isInParentheses { _ = take(")") }
    readHead()
    return .loop(name, list, readBraces())
  }

  // MARK: Expressions

  private mutating func readExpressionStatement() -> Statement.Kind {
    let first = position
    let expression = readExpression()
    if position == first { return .other }
    if token.kind == .sign && ["=", "+=", "-=", "*=", "/=", "|="].contains(token.text) && !isAtNewLine {
      let sign = token.text
      advance()
      return .assignment(expression, sign, readExpression())
    }
    return .expression(expression)
  }
}
