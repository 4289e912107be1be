internal import LayDiagnostics
internal import LayJSON

// Params of requests, read with an error for missing members.

extension JSON {
  /// Returns the member `name`; throws if it is missing.
  func required(_ name: String) throws(ResponseError) -> JSON {
    guard let value = self[name] else { throw ResponseError(.invalidParams, "'\(name)' is missing") }
    return value
  }

  func requiredText(_ name: String) throws(ResponseError) -> String {
    guard let text = try required(name).string else { throw ResponseError(.invalidParams, "'\(name)' is no text") }
    return text
  }

  func requiredInteger(_ name: String) throws(ResponseError) -> Int {
    guard let value = try required(name).integer else {
      throw ResponseError(.invalidParams, "'\(name)' is no whole number")
    }
    return value
  }

  /// The member `name`; nil if it is missing or `null`, which clients write for omitted members.
  subscript(said name: String) -> JSON? {
    if case .null? = self[name] { return nil }
    return self[name]
  }

  /// The member `uri`.
  var uri: ExactText? { self["uri"]?.string.map { ExactText($0) } }

  /// Returns the member `uri`; throws if it is missing.
  func requiredURI() throws(ResponseError) -> ExactText { ExactText(try requiredText("uri")) }

  /// Returns the member `textDocument.uri`; throws if it is missing.
  func documentURI() throws(ResponseError) -> ExactText { try required("textDocument").requiredURI() }

  /// Returns the position in the member `name`.
  func position(_ name: String = "position") throws(ResponseError) -> Position { try required(name).asPosition() }

  private func asPosition() throws(ResponseError) -> Position {
    let (line, character) = (try requiredInteger("line"), try requiredInteger("character"))
    guard line >= 0, character >= 0 else { throw ResponseError(.invalidParams, "positions count from 0") }
    return Position(line: line, character: character)
  }

  /// Returns the range in the member `name`.
  func range(_ name: String = "range") throws(ResponseError) -> Range<Position> {
    let range = try required(name)
    let (start, end) = (try range.position("start"), try range.position("end"))
    guard start <= end else { throw ResponseError(.invalidParams, "a range ends before it begins") }
    return start..<end
  }

  var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The member at a path of names.
  subscript(path names: String...) -> JSON? {
    var value: JSON? = self
    for name in names { value = value?[name] }
    return value
  }
}

extension Position {
  var json: JSON { .object([("line", .integer(line)), ("character", .integer(character))]) }
}

extension Range<Position> {
  var json: JSON { .object([("start", lowerBound.json), ("end", upperBound.json)]) }
}
