// Expressions of Swift and Objective-C.

extension PasteReader {
  /// Reads an expression at the cursor; consumes nothing if there is none.
  mutating func readExpression() -> Expression {
    guard depth < PasteLimits.nesting else {
      skipStatementOrGroup()
      return .other
    }
    depth += 1
    defer { depth -= 1 }
    let condition = readBinary(0)
    guard isAt("?"), !isAtNewLine || tokens[position].hasSpaceAfter else { return condition }
    advance()
    let first = readExpression()
    guard take(":") else { return .other }
    return .choice(condition, first, readExpression())
  }

  private mutating func skipStatementOrGroup() {
    if ["(", "[", "{", "@{"].contains(token.text) { skipGroup() } else { advance() }
  }

  // MARK: Operators

  private static func precedence(_ sign: String) -> Int? {
    switch sign {
    case "||": 1
    case "&&": 2
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~": 3
    case "??", "...", "..<": 4
    case "+", "-", "|", "&": 5
    case "*", "/", "%": 6
    default: nil
    }
  }

  private mutating func readBinary(_ lowest: Int) -> Expression {
    var left = readPrefix()
    var count = 0
    while true {
      if takeCast(of: &left) { continue }
      guard token.kind == .sign, let precedence = PasteReader.precedence(token.text), precedence >= lowest else {
        return left
      }
      // A line may begin with an operator that a space follows, but not with a method of Objective-C.
      if isAtNewLine && (!token.hasSpaceAfter || peek().text == "(" && precedence == 5) { return left }
      let sign = token.text
      advance()
      let right = readBinaryOperand(precedence + 1)
      count += 1
      left = count > PasteLimits.chain ? .other : .binary(left, sign, right)
    }
  }

  private mutating func readBinaryOperand(_ lowest: Int) -> Expression {
    guard depth < PasteLimits.nesting else {
      skipStatementOrGroup()
      return .other
    }
    depth += 1
    defer { depth -= 1 }
    return readBinary(lowest)
  }

  /// Consumes `as! UILabel`; false if there is none. Numbers that are cast to a type of fractions become fractions.
  private mutating func takeCast(of value: inout Expression) -> Bool {
    guard !isAtNewLine, isAt("as") || isAt("is") else { return false }
    advance()
    while isAt("!") || isAt("?") { advance() }
    if Expression.fractionTypes.contains(isAt("[") ? peek().text : token.text) { value = value.withFractions }
    if isAt("[") { skipGroup() }
    while token.kind == .name && !isAtNewLine {
      advance()
      guard isAt(".") else { break }
      advance()
    }
    return true
  }

  private mutating func readPrefix() -> Expression {
    if token.kind == .name && ["try", "await"].contains(token.text) && peek().kind != .sign {
      advance()
    }
    guard token.kind == .sign, ["-", "+", "!", "&", "~", "*"].contains(token.text) else { return readPostfix() }
    let sign = token.text
    advance()
    guard depth < PasteLimits.nesting else { return .other }
    depth += 1
    defer { depth -= 1 }
    let operand = readPrefix()
    return sign == "+" || sign == "&" || sign == "*" ? operand : .prefix(sign, operand)
  }

  // MARK: Postfix

  private mutating func readPostfix() -> Expression {
    var value = readPrimary()
    var count = 0
    while count < PasteLimits.chain {
      count += 1
      if isAt(".") && peek().kind == .name {
        advance()
        value = .member(value, token.text)
        advance()
      } else if isAt(".") && peek().kind == .number {
        (position, value) = (position + 2, .other)
      } else if isAt("!") || isAt("?") && isOptionalMark {
        advance()
      } else if isAt("(") && !isAtNewLine {
        value = .call(value, readArguments())
      } else if isAt("[") && !token.startsLine && tokens[position - 1].end == token.start {
        skipGroup()
        value = .other
      } else if isAt("{") && !isAtNewLine && !isInHead && canTakeClosure(value) {
        value = withClosure(value)
      } else {
        return value
      }
    }
    while isAt(".") || isAt("(") && !isAtNewLine { skipGroup() }
    return .other
  }

  /// True if the `?` at the cursor belongs to the value before it, and no choice follows.
  private var isOptionalMark: Bool {
    let next = peek()
    return !token.startsLine && tokens[position - 1].end == token.start && (next.text == "." || !token.hasSpaceAfter)
  }

  private func canTakeClosure(_ value: Expression) -> Bool {
    switch value {
    case .name, .member, .call: true
    default: false
    }
  }

  private mutating func withClosure(_ value: Expression) -> Expression {
    var closures = [Expression.Argument(label: "", value: .closure(readClosure()))]
    // `} label: { … }`
    while token.kind == .name && peek().text == ":" && peek(2).text == "{" && closures.count < 8 {
      let label = token.text
      advance()
      advance()
      closures.append(Expression.Argument(label: label, value: .closure(readClosure())))
    }
    guard case .call(let called, let arguments) = value else { return .call(value, closures) }
    return .call(called, arguments + closures)
  }

  /// Reads `( … )` with labels.
  mutating func readArguments() -> [Expression.Argument] {
    var arguments: [Expression.Argument] = []
    advance()
    brackets += 1
    let head = isInHead
    isInHead = false
    while !isAtEnd && !isAt(")") && !isAt("}") && !isAt("]") && !isAt(";") {
      var label = ""
      if token.kind == .name && peek().text == ":" {
        label = token.text
        advance()
        advance()
      }
      let first = position
      let value = readExpression()
      if position == first {
        advance()
        continue
      }
      arguments.append(Expression.Argument(label: label, value: value))
      if !take(",") && !isAt(")") { skipToComma() }
    }
    _ = take(")")
    isInHead = head
    brackets -= 1
    return arguments
  }

  /// Skips what follows a value in a list, up to the next comma or the end of the list.
  private mutating func skipToComma() {
    while !isAtEnd && !isAt(",") && !isAt(")") && !isAt("]") && !isAt("}") && !isAt(";") {
      if ["(", "[", "{", "@{"].contains(token.text) && token.kind == .sign { skipGroup() } else { advance() }
    }
    _ = take(",")
  }

  // MARK: Primary

  private mutating func readPrimary() -> Expression {
    let text = token.text
    switch token.kind {
    case .number:
      advance()
      return .number(text)
    case .string: return readString()
    case .interpolation:
      advance()
      return .other
    case .name:
      advance()
      return text == "@selector" || text == "#selector" ? skipCall() : .name(text)
    case .end, .directive: return .other
    case .sign: break
    }
    switch text {
    case ".":
      guard peek().kind == .name else { return .other }
      advance()
      defer { advance() }
      return .member(nil, token.text)
    case "(": return readParentheses()
    case "[": return readBrackets()
    case "@{": return readDictionary()
    case "{": return .closure(readClosure())
    case "^": return readBlockLiteral()
    default: return .other
    }
  }

  private mutating func skipCall() -> Expression {
    if isAt("(") { skipGroup() }
    return .other
  }

  /// Reads adjacent strings as one, as in C.
  private mutating func readString() -> Expression {
    var text = token.text
    advance()
    while token.kind == .string && brackets > 0 {
      text += token.text
      advance()
    }
    return .string(text)
  }

  /// Reads `( … )`: a value, a tuple, or a cast of Objective-C before its value.
  private mutating func readParentheses() -> Expression {
    if isCast {
      while !isAt(")") && !isAtEnd { advance() }
      advance()
      return readPrefixInside()
    }
    let arguments = readArguments()
    return arguments.count == 1 ? arguments[0].value : .other
  }

  private mutating func readPrefixInside() -> Expression {
    guard depth < PasteLimits.nesting else { return .other }
    depth += 1
    defer { depth -= 1 }
    return readPrefix()
  }

  /// True at `(UIView *)x` and `(CGFloat)8`.
  private var isCast: Bool {
    guard peek().kind == .name else { return false }
    var end = position + 2
    if tokens[min(end, tokens.count - 1)].text == "<" {
      while end < tokens.count - 1 && tokens[end].text != ">" && end - position < 8 { end += 1 }
      end += 1
    }
    guard end + 1 < tokens.count else { return false }
    if tokens[end].text == "*" && tokens[end + 1].text == ")" { return true }
    let next = tokens[end + 1]
    return tokens[end].text == ")"
      && ["CGFloat", "float", "double", "id", "int", "NSInteger", "UILayoutPriority"].contains(peek().text)
      && (next.kind == .name || next.kind == .number || next.text == "[" || next.text == "(")
  }

  /// Reads `[a, b]`, `[a: b]` or a message `[a b:c]`.
  private mutating func readBrackets() -> Expression {
    advance()
    brackets += 1
    let head = isInHead
    isInHead = false
    defer {
      _ = take("]")
      brackets -= 1
      isInHead = head
    }
    if isAt("]") { return .list([]) }
    if isAt(":") {
      advance()
      return .dictionary([])
    }
    let first = readExpression()
    if token.kind == .name { return readMessage(to: first) }
    if isAt(":") { return readEntries(after: first, until: "]") }
    var items = [first]
    while take(",") {
      if isAt("]") { break }
      let start = position
      items.append(readExpression())
      if position == start { break }
    }
    if !isAt("]") { skipRest("]") }
    return .list(items)
  }

  /// Skips to the sign that closes the group.
  private mutating func skipRest(_ end: String) {
    while !isAtEnd && !isAt(end) && !isAt("}") && !isAt(";") {
      if ["(", "[", "{", "@{"].contains(token.text) && token.kind == .sign { skipGroup() } else { advance() }
    }
  }

  private mutating func readMessage(to receiver: Expression) -> Expression {
    let name = token.text
    advance()
    guard isAt(":") else {
      skipRest("]")
      return .call(.member(receiver, name), [])
    }
    var arguments: [Expression.Argument] = []
    var label = ""
    while take(":") {
      let start = position
      arguments.append(Expression.Argument(label: label, value: readExpression()))
      // A list such as `colors:a, b, nil`
      while take(",") { _ = readExpression() }
      if token.kind == .name && peek().text == ":" && position > start {
        label = token.text
        advance()
      } else {
        break
      }
    }
    skipRest("]")
    return .call(.member(receiver, name), arguments)
  }

  /// Reads `@{ … }`.
  private mutating func readDictionary() -> Expression {
    advance()
    brackets += 1
    defer {
      _ = take("}")
      brackets -= 1
    }
    if isAt("}") { return .dictionary([]) }
    let first = readExpression()
    return readEntries(after: first, until: "}")
  }

  private mutating func readEntries(after first: Expression, until end: String) -> Expression {
    var entries: [Expression.Entry] = []
    var key = first
    while take(":") {
      entries.append(Expression.Entry(key: key, value: readExpression()))
      guard take(","), !isAt(end) else { break }
      let start = position
      key = readExpression()
      if position == start { break }
    }
    if end == "]" { skipRest(end) } else { skipRest("}") }
    return .dictionary(entries)
  }

  // MARK: Closures

  /// Reads `{ make in … }`.
  mutating func readClosure() -> Expression.Closure {
    guard depth < PasteLimits.nesting else {
      skipGroup()
      return Expression.Closure(parameters: [], statements: [])
    }
    let (parameters, hasFractions, start) = parameters
    return Expression.Closure(
      parameters: parameters, hasFractions: hasFractions, statements: readBraces(from: start))
  }

  /// The parameters before the `in` of a closure whose `{` is at the cursor, and the token after `in`.
  private var parameters: ([String], hasFractions: Bool, start: Int?) {
    var end = position + 1
    var names: [String] = []
    if tokens[min(end, tokens.count - 1)].text == "[" {
      while end < tokens.count - 1 && tokens[end].text != "]" && end - position < 24 { end += 1 }
      end += 1
    }
    var (isType, hasFractions) = (false, false)
    while end < tokens.count - 1 && end - position < 40 {
      let next = tokens[end]
      if next.kind == .name && next.text == "in" {
        return (names, hasFractions, end + 1)
      }
      if next.text == ":" || next.text == "->" { isType = true }
      if isType && Expression.fractionTypes.contains(next.text) { hasFractions = true }
      if next.text == "," { isType = false }
      if next.kind == .name && !isType { names.append(next.text) }
      let isPart = next.kind == .name || [",", "(", ")", ":", "->", ".", "?", "!"].contains(next.text)
      guard isPart, next.kind != .string else { break }
      if next.startsLine { break }
      end += 1
    }
    return ([], false, nil)
  }

  /// Reads `^(MASConstraintMaker *make) { … }`.
  private mutating func readBlockLiteral() -> Expression {
    advance()
    while token.kind == .name { advance() }
    var names: [String] = []
    if isAt("(") {
      let start = position
      skipGroup()
      for index in start..<position where tokens[index].kind == .name {
        let next = tokens[min(index + 1, tokens.count - 1)].text
        if next == "," || next == ")" { names.append(tokens[index].text) }
      }
    }
    guard isAt("{") else { return .other }
    guard depth < PasteLimits.nesting else {
      skipGroup()
      return .other
    }
    return .closure(Expression.Closure(parameters: names, statements: readBraces()))
  }
}
