/// Translates the statements of one class. The parts for properties and for libraries share its scopes and its screen.
final class Translator {
  let bytes: [UInt8]
  /// The constants of types in the text: `Metrics.gap`.
  let statics: Statics
  /// The names of the functions in the text.
  let functions: Set<String>
  /// The names that the surrounding file declares.
  let known: Set<String>
  /// The names that views without a name of their own do not get.
  let taken: Set<String>
  var screen: Screen
  var scopes: [Scope] = [[:]]
  /// The statements that were translated so far.
  private var count = 0
  /// True once there were too many statements.
  private var isCut = false
  /// The assignments in statements that were not translated, by the ranges of the text.
  private var assignments: [Range<Int>: Reassignments] = [:]
  /// The number of names that were looked up for values, and of those that are being looked up.
  private var lookUps = (count: 0, depth: 0)
  /// The names of the variables that hold constraints, which make names of constraints.
  var heldNames: Set<String> = []
  /// The closures of SnapKit and Masonry.
  var made = MadeConstraints()
  /// The number of views without a variable.
  var anonymousCount = 0
  /// The blocks of PureLayout around the cursor.
  var pure = PureBlocks()
  /// True if the text is in Objective-C, which divides whole numbers without a remainder.
  var isObjectiveC = false
  /// The number of subviews that were read to change their order.
  var orderSteps = 0
  /// The variables to which the text gives other values later.
  var reassignments = Reassignments()
  /// The number of scopes around the function at the cursor; nil outside of functions.
  var functionBase: Int?

  /// The meaning of a name.
  enum Binding: Sendable {
    case view(Int)
    case guide(Area)
    case constraints([Int])
    case value(Expression)
    case maker
    /// A variable that has no value yet.
    case typed(String)
    /// A variable to which code that is not translated assigns; true if it has a whole number.
    case unknown(isWhole: Bool)
  }

  init(
    name: String, bytes: [UInt8], statics: Statics, functions: Set<String>, known: Set<String>,
    place: PastePlace?
  ) {
    (self.bytes, self.statics, self.functions, self.known) = (bytes, statics, functions, known)
    taken = place?.braces == nil ? [] : place?.taken ?? []
    screen = Screen(name: name)
    screen.views[0].axis = place?.braces?.axis
  }

  // MARK: Parts

  var builders: BuilderTranslator { BuilderTranslator(translator: self) }
  var makers: MakerTranslator { MakerTranslator(translator: self) }
  var pureLayout: PureLayoutTranslator { PureLayoutTranslator(translator: self) }
  var properties: PropertyTranslator { PropertyTranslator(translator: self) }
  var order: SubviewOrder { SubviewOrder(translator: self) }

  // MARK: Scopes

  func binding(_ name: String) -> Binding? {
    for scope in scopes.reversed() {
      if let binding = scope[name] { return binding }
    }
    return nil
  }

  /// Gives a name a meaning in the innermost scope, or where it is declared.
  func bind(_ name: String, _ binding: Binding) {
    for index in scopes.indices.reversed() where scopes[index][name] != nil {
      scopes[index][name] = binding
      return
    }
    scopes[scopes.count - 1][name] = binding
  }

  func declare(_ name: String, _ binding: Binding) { scopes[scopes.count - 1][name] = binding }

  // MARK: Statements

  func evaluate(_ statements: [Statement], inScope: Bool = false) {
    if inScope { scopes.append([:]) }
    for statement in statements {
      count += 1
      if count > PasteLimits.statements {
        if !isCut { screen.note(untranslated: "the rest (too many statements)") }
        isCut = true
        break
      }
      do throws(Reason) {
        try evaluate(statement)
      } catch {
        leaveOut(statement, error)
      }
    }
    if inScope { scopes.removeLast() }
  }

  /// Adds a comment with the text of a statement and the reason.
  func leaveOut(_ statement: Statement, _ reason: Reason) {
    let text = shortText(statement.start, statement.end)
    screen.note(untranslated: "\(text) (\(reason.text))")
    if case .condition(let condition) = statement.kind, endsFunction(condition) { return }
    markAssigned([statement])
  }

  /// The assignments in statements that are not translated. Statements of an unrolled loop are read once.
  func assignments(in statements: [Statement]) -> Reassignments {
    guard let start = statements.first?.start, let end = statements.last?.end, start < end else {
      return Reassignments()
    }
    let found = assignments[start..<end] ?? Reassignments(statements, isType: false)
    assignments[start..<end] = found
    count += found.names.count
    return found
  }

  /// The first line of a range, shortened to 80 bytes.
  private func shortText(_ start: Int, _ end: Int) -> String {
    var line: [UInt8] = []
    for byte in bytes[start..<max(start, min(end, bytes.count))].prefix(400) {
      if byte == 0x0A || byte == 0x0D { break }
      line.append(byte < 0x20 || byte == 0x7F ? 0x20 : byte)
    }
    if line.count > 80 {
      line.removeLast(line.count - 77)
      while let last = line.last, last & 0xC0 == 0x80 { line.removeLast() }
      if let last = line.last, last >= 0xC0 { line.removeLast() }
      return String(decoding: line, as: UTF8.self) + "…"
    }
    while line.last == 0x20 || line.last == 0x2C || line.last == 0x3B { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  private func evaluate(_ statement: Statement) throws(Reason) {
    switch statement.kind {
    case .expression(let expression): try translateExpression(expression)
    case .assignment(let target, let sign, let value): try translateAssignment(target, sign, value)
    case .declaration(let declaration): try translateDeclaration(declaration)
    case .block(let block): translateBlock(block)
    case .loop(let name, let list, let statements): try translateLoop(name, list, statements)
    case .condition(let condition): try translateCondition(condition)
    case .returned(let value):
      if let value, builders.isScreenBuilder(value) { try translateExpression(value) }
    case .other: throw Reason("not understood")
    }
  }

  private func translateBlock(_ block: Block) {
    switch block.word {
    case "func" where block.name == "sizeThatFits" || block.name == "layoutSubviews" && setsFrames(block.statements):
      screen.note(untranslated: "\(block.name) (write its steps in the language: `layoutSubviews { … }`)")
    case "func":
      let outer = functionBase
      functionBase = scopes.count
      scopes.append([:])
      for name in block.parameters { shadow(plainName(name)) }
      evaluate(block.statements)
      scopes.removeLast()
      functionBase = outer
    case "do", "defer", "if #available": evaluate(block.statements, inScope: true)
    case "var":
      if block.bases.last == "View" || block.name == "body" {
        evaluate(block.statements, inScope: true)
      } else if block.bases.last.map({ ViewClass($0) != nil }) == true {
        translateBuilder(block)
      }
    default: break
    }
  }

  /// True if the statements assign frames.
  private func setsFrames(_ statements: [Statement]) -> Bool {
    statements.contains { statement in
      if case .assignment(let target, _, _) = statement.kind { target.lastName == "frame" } else { false }
    }
  }

  /// A computed property that makes a view.
  private func translateBuilder(_ block: Block) {
    let closure = Expression.Closure(parameters: [], statements: block.statements)
    _ = try? makeView(named: block.name, from: .call(.closure(closure), []))
  }

  // MARK: Loops

  private func translateLoop(_ name: String, _ list: Expression, _ statements: [Statement]) throws(Reason) {
    if let made = try constraints(inLoopOver: list) {
      for id in made {
        scopes.append([name: .constraints([id])])
        evaluate(statements)
        scopes.removeLast()
      }
      return
    }
    guard case .list(let items) = resolved(list) else {
      if !statements.contains(where: { isAboutLayout($0) }) { return markAssigned(statements) }
      throw Reason("the elements of the loop are not in the text: write a `for`")
    }
    let isWhole = hasWholeNumbers(list)
    for item in items {
      scopes.append(scope(of: name, item, isWhole: isWhole))
      evaluate(statements)
      scopes.removeLast()
    }
  }

  /// The scope of one iteration of a loop.
  private func scope(of name: String, _ item: Expression, isWhole: Bool) -> Scope {
    var scope = Scope()
    scope.set(name, item, whole: isWhole ? wholeNumber(of: item) : nil)
    return scope
  }

  /// True for a list of Swift with whole numbers, which no type makes fractions.
  func hasWholeNumbers(_ list: Expression) -> Bool {
    switch list {
    case .list(let items): return !isObjectiveC && items.allSatisfy { wholeNumber(of: $0) != nil }
    case .name(let name), .member(.name("self")?, let name):
      let name = plainName(name)
      return scopes.last { $0[name] != nil }?.isListOfWholeNumbers(name) ?? false
    default: return false
    }
  }

  /// The constraints that a variable holds or that a list makes; nil for other lists.
  private func constraints(inLoopOver list: Expression) throws(Reason) -> [Int]? {
    if let made = held(list) { return made }
    return makesConstraints(list) ? try constraints(of: list) : nil
  }

  /// True for `[a.topAnchor.constraint(equalTo: b.topAnchor)]`.
  private func makesConstraints(_ list: Expression) -> Bool {
    guard case .list(let items) = list, !items.isEmpty else { return false }
    return items.allSatisfy { isConstraint($0) }
  }

  /// Translates `[a, b].forEach { view.addSubview($0) }`.
  func translateForEach(_ list: Expression, _ argument: Expression) throws(Reason) {
    if held(list) != nil || makesConstraints(list), case .closure(let closure) = argument {
      return try translateLoop(closure.parameters.first ?? "$0", list, closure.statements)
    }
    guard case .list(let items) = resolved(list) else {
      throw Reason("the elements of the loop are not in the text: write a `for`")
    }
    let isWhole = hasWholeNumbers(list)
    for item in items {
      switch argument {
      case .closure(let closure):
        let name = closure.parameters.first ?? "$0"
        scopes.append(scope(of: name, item, isWhole: isWhole && !closure.hasFractions))
        evaluate(closure.statements)
        scopes.removeLast()
      case .name, .member:
        try translateExpression(.call(argument, [Expression.Argument(label: "", value: item)]))
      default: throw Reason("not understood")
      }
    }
  }

  /// Enters the value of a name; values that need themselves, or too many others, are refused.
  func enterValue() throws(Reason) {
    lookUps.count += 1
    guard lookUps.depth < PasteLimits.nesting, lookUps.count < PasteLimits.lookUps else {
      throw Reason("the value depends on too many others")
    }
    lookUps.depth += 1
  }

  /// True if no more values are looked up.
  var isExhausted: Bool { lookUps.count >= PasteLimits.lookUps }

  func leaveValue() { lookUps.depth -= 1 }

  /// The constraints that a variable holds; nil for other expressions.
  func held(_ expression: Expression) -> [Int]? {
    var next = expression
    for _ in 0..<16 {
      switch next {
      case .name(let name), .member(.name("self")?, let name):
        switch binding(plainName(name)) {
        case .constraints(let found)?: return found
        case .value(let value)?: next = value
        default: return nil
        }
      default: return nil
      }
    }
    return nil
  }

  /// The value that a name stands for; other expressions as they are.
  func resolved(_ expression: Expression) -> Expression {
    var value = expression
    var count = 0
    while count < 16 {
      count += 1
      switch value {
      case .name(let name), .member(.name("self")?, let name):
        guard case .value(let next)? = binding(name) else { return value }
        if case .name(let same) = next, same == name { return next }
        value = next
      case .member(.name(let type)?, let name):
        guard let next = statics.values["\(type).\(name)"] else { return value }
        value = next
      case .member(.member(_, let type)?, let name):
        guard let next = statics.values["\(type).\(name)"] else { return value }
        value = next
      default: return value
      }
    }
    return value
  }
}
