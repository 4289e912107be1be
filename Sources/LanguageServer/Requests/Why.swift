internal import LayJSON

extension Session {
  /// `layc/why`: why a number of a layout is what it is, or how far it can go: as `layc why` says it, as text and as JSON.
  mutating func why(_ params: JSON) throws(ResponseError) -> JSON {
    let uri = try params.documentURI()
    let path = try params.requiredText("path")
    if path.hasPrefix("-") { throw ResponseError(.invalidParams, "'\(path)' is no path") }
    var operands = [path]
    switch params["question"]?.string ?? "why" {
    case "why": break
    case "atMost": operands.append("--at-most")
    case "atLeast": operands.append("--at-least")
    case let other: throw ResponseError(.invalidParams, "no question '\(other)': 'why', 'atMost' or 'atLeast'")
    }
    let found = try run("why", operands, on: uri, params)
    let answers = found.filter { $0["answers"] != nil }
    let text = answers.isEmpty ? "" : try output(of: "why", operands + ["--color=never"], on: uri, params)
    return .object([
      ("version", .integer(try document(uri).version)), ("text", .string(text)), ("layouts", .array(answers)),
      ("diagnostics", .array(found.filter { $0["answers"] == nil }.flatMap { $0["diagnostics"]?.array ?? [] })),
    ])
  }
}
