internal import LayDiagnostics
internal import LayJSON

extension Session {
  /// `layc/frames`: the frames of the layouts of a document, each as `layc eval --format json` says them.
  mutating func frames(_ params: JSON) throws(ResponseError) -> JSON {
    let uri = try params.documentURI()
    let answer = try run("eval", [], on: uri, params)
    return .object([
      ("version", .integer(try document(uri).version)), ("layouts", .array(answer.filter { $0["layout"] != nil })),
      ("diagnostics", .array(answer.filter { $0["layout"] == nil }.flatMap { $0["diagnostics"]?.array ?? [] })),
    ])
  }

  /// Runs a command on a document, and gives the objects of its JSON: one for each layout and size, or one that says what is
  /// wrong with the file.
  func run(_ command: String, _ operands: [String], on uri: ExactText, _ params: JSON) throws(ResponseError) -> [JSON] {
    let result = try output(of: command, operands + ["--format=json"], on: uri, params)
    guard let json = try? JSON(Array(result.utf8)) else {
      throw ResponseError(.internalError, "'layc \(command)' gave no answer")
    }
    return json.array ?? [json]
  }

  /// What a command prints about a document as it is now.
  func output(
    of command: String, _ operands: [String], on uri: ExactText, _ params: JSON
  ) throws(ResponseError) -> String {
    let path = try document(uri).path
    let texts = pathTable.values.compactMap { documents[$0] }.map { (path: $0.path, bytes: $0.bytes) }
    let result = tools.command([command, path] + operands + (try Session.options(params)), texts)
    if result.status < 2 { return result.output }
    throw ResponseError(.requestFailed, Session.reason(result.errors))
  }

  /// The options of a command that say where to lay out, by the members of the params.
  private static func options(_ params: JSON) throws(ResponseError) -> [String] {
    var options: [String] = []
    for name in ["layout", "size", "direction", "state", "device"] {
      if let value = params[name] { options.append("--\(name)=\(try text(value, name))") }
    }
    if let value = params["scale"] { options.append("--scale=\(try number(value, "scale"))") }
    if let value = params["safeArea"] { options.append("--safe-area=\(try text(value, "safeArea"))") }
    guard let values = params["set"] else { return options }
    guard case .object(let members) = values else { throw ResponseError(.invalidParams, "'set' is no object") }
    for (name, value) in members { options.append("--set=\(name)=\(try number(value, name))") }
    return options
  }

  private static func text(_ value: JSON, _ name: String) throws(ResponseError) -> String {
    guard let text = value.string else { throw ResponseError(.invalidParams, "'\(name)' is no text") }
    return text
  }

  private static func number(_ value: JSON, _ name: String) throws(ResponseError) -> String {
    switch value {
    case .integer(let number): return "\(number)"
    case .decimal(let number): return try plainDecimal(number, of: name)
    // A fraction has no decimal: `1/3`.
    case .string(let text): return text
    default: throw ResponseError(.invalidParams, "'\(name)' is no number")
    }
  }

  /// `layc: error: no view 'x' in 'A' [L0901]`, without what is said to people at a terminal.
  private static func reason(_ errors: String) -> String {
    var lines = errors.split(separator: "\n").map { String($0) }
    guard let first = lines.first else { return "it could not be done" }
    var text = first[...]
    for start in ["layc: ", "error: "] where text.hasPrefix(start) { text = text.dropFirst(start.count) }
    if let code = text.lastIndex(of: "["), text.hasSuffix("]") { text = text[..<code].dropLast() }
    lines[0] = String(text)
    return lines.filter { !$0.contains("usage:") }.map { line in
      line.hasPrefix("   = ") ? String(line.dropFirst(5)) : line
    }.joined(separator: "; ")
  }
}
