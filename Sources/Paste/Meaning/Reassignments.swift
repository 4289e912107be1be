/// The variables to which a text gives other values after their declarations.
struct Reassignments: Sendable {
  /// The names of all of them.
  private(set) var names: Set<String> = []
  /// The variables that another function than the one with their declaration changes.
  private(set) var outside: Set<String> = []
  /// The variables that are assigned to by another name: `previous = row`.
  private(set) var renamed: Set<String> = []
  /// The variables that lose their values: those with an `=`.
  private(set) var replaced: Set<String> = []

  init() {}

  /// The reassignments in the statements of a type, or outside of all types.
  init(_ statements: [Statement], isType: Bool) {
    var locals: Set<String>? = isType ? nil : []
    read(statements, &locals)
  }

  /// True if the function that declares a variable assigns to it by another name, and no other function changes it.
  func isLocal(_ name: String) -> Bool { renamed.contains(name) && !outside.contains(name) }

  // MARK: Statements

  /// Reads statements; `locals` are the variables of the function around them, nil outside of functions.
  private mutating func read(_ statements: [Statement], _ locals: inout Set<String>?) {
    for statement in statements { read(statement, &locals) }
  }

  private mutating func read(_ statement: Statement, _ locals: inout Set<String>?) {
    switch statement.kind {
    case .declaration(let declaration):
      locals?.insert(plain(declaration.name))
      if let value = declaration.value { read(value, &locals) }
    case .assignment(let target, let sign, let value): readAssignment(target, sign, value, &locals)
    case .block(let block): read(block, &locals)
    case .loop(let name, let list, let inner):
      locals?.insert(name)
      // A variable of a loop has another value in each iteration.
      names.insert(plain(name))
      read(list, &locals)
      read(inner, &locals)
    case .condition(let condition): read(condition.all, &locals)
    case .expression(let value): read(value, &locals)
    case .returned(let value): if let value { read(value, &locals) }
    case .other: break
    }
  }

  private mutating func read(_ block: Block, _ locals: inout Set<String>?) {
    guard block.word == "func" || block.word == "var" else { return read(block.statements, &locals) }
    var own: Set<String>? = []
    read(block.statements, &own)
  }

  private mutating func readAssignment(
    _ target: Expression, _ sign: String, _ value: Expression, _ locals: inout Set<String>?
  ) {
    read(value, &locals)
    switch target {
    case .name(let name), .member(.name("self")?, let name):
      names.insert(plain(name))
      if locals?.contains(plain(name)) == false { outside.insert(plain(name)) }
      if sign == "=" { replaced.insert(plain(name)) }
      if value.lastName != nil { renamed.insert(plain(name)) }
    default: break
    }
  }

  private func plain(_ name: String) -> String {
    name.hasPrefix("_") && name.utf8.count > 1 ? String(name.dropFirst()) : name
  }

  // MARK: Closures

  private mutating func read(_ value: Expression, _ locals: inout Set<String>?) {
    switch value {
    case .closure(let closure):
      if locals != nil { return read(closure.statements, &locals) }
      var own: Set<String>? = []
      read(closure.statements, &own)
    case .call(let called, let arguments):
      read(called, &locals)
      for argument in arguments { read(argument.value, &locals) }
    case .member(let base?, _), .prefix(_, let base): read(base, &locals)
    case .list(let items): for item in items { read(item, &locals) }
    case .binary(let left, _, let right):
      read(left, &locals)
      read(right, &locals)
    case .choice(_, let first, let second):
      read(first, &locals)
      read(second, &locals)
    default: break
    }
  }
}
