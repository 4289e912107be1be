internal import LayDiagnostics
internal import LayJSON

/// The reason why the parameters of a message cannot be decoded.
struct ParamsError: Error, Hashable, Sendable {
  /// The reason, lower case, no full stop.
  var message: String

  /// Creates an error with a message of its own.
  init(message: String) { self.message = message }

  /// Creates the error of a member: `reason` follows its name.
  init(_ member: String, _ reason: String) { message = "'\(member)' \(reason)" }
}

extension ResponseError {
  /// Converts an error in the parameters of a request.
  init(_ error: ParamsError) { self.init(.invalidParams, error.message) }
}

/// A value of the protocol.
protocol ProtocolValue: Sendable {
  /// Decodes the value of the member `name`.
  init(_ json: JSON, of name: String) throws(ParamsError)
}

/// An object of the protocol, such as the parameters of a request.
protocol ProtocolObject: ProtocolValue {
  /// Decodes the object from its members.
  init(_ members: Members) throws(ParamsError)
}

extension ProtocolObject {
  init(_ json: JSON, of name: String) throws(ParamsError) { try self.init(Members(json)) }

  /// Decodes the parameters of a message.
  init(params: JSON) throws(ResponseError) {
    do throws(ParamsError) {
      try self.init(Members(params))
    } catch {
      throw ResponseError(error)
    }
  }
}

/// The members of an object of the protocol. Any other value has none. Unknown members are ignored.
struct Members: Sendable {
  private let json: JSON

  init(_ json: JSON) { self.json = json }

  /// The names and undecoded values; nil for another value than an object.
  var all: [(String, JSON)]? {
    guard case .object(let members) = json else { return nil }
    return members
  }

  /// Decodes the member `name`; throws if it is missing or invalid.
  func required<Value: ProtocolValue>(_ name: String) throws(ParamsError) -> Value {
    guard let value = json[name] else { throw ParamsError(name, "is missing") }
    return try Value(value, of: name)
  }

  /// Decodes the member `name`; nil if it is missing or `null`, which clients write for omitted members.
  func optional<Value: ProtocolValue>(_ name: String) throws(ParamsError) -> Value? {
    switch json[name] {
    case nil, .null?: return nil
    case let value?: return try Value(value, of: name)
    }
  }

  /// Decodes the member `name`; nil if it is missing or invalid.
  func valid<Value: ProtocolValue>(_ name: String) -> Value? { json[name].flatMap { try? Value($0, of: name) } }

  /// Decodes the valid elements of the array `name`; nil if there is no array.
  func validElements<Value: ProtocolValue>(_ name: String) -> [Value]? {
    json[name]?.array?.compactMap { try? Value($0, of: name) }
  }

  /// Returns the members of the object `name`: none if it is missing or invalid.
  func object(_ name: String) -> Members { Members(json[name] ?? .null) }

  /// Decodes the URI in the member `textDocument`.
  func document() throws(ParamsError) -> DocumentURI {
    let document: Members = try required("textDocument")
    return try document.required("uri")
  }

  /// Decodes the members of a position in a document.
  func place() throws(ParamsError) -> (document: DocumentURI, position: Position) {
    (try document(), try required("position"))
  }
}

extension Members: ProtocolValue {
  init(_ json: JSON, of name: String) { self.init(json) }
}

/// A value that is passed on, or read by another function.
extension JSON: ProtocolValue {
  init(_ json: JSON, of name: String) { self = json }
}

extension Optional {
  /// Returns the value of the member `name`; throws with `reason` if there is none.
  fileprivate func value(of name: String, else reason: String) throws(ParamsError) -> Wrapped {
    guard let self else { throw ParamsError(name, reason) }
    return self
  }
}

extension String: ProtocolValue {
  init(_ json: JSON, of name: String) throws(ParamsError) {
    self = try json.string.value(of: name, else: "is not a string")
  }
}

extension Int: ProtocolValue {
  init(_ json: JSON, of name: String) throws(ParamsError) {
    self = try json.integer.value(of: name, else: "is not a whole number")
  }
}

extension Double: ProtocolValue {
  init(_ json: JSON, of name: String) throws(ParamsError) {
    self = try json.double.value(of: name, else: "is not a number")
  }
}

extension Bool: ProtocolValue {
  init(_ json: JSON, of name: String) throws(ParamsError) {
    self = try json.bool.value(of: name, else: "is neither true nor false")
  }
}

extension ExactText: ProtocolValue {
  init(_ json: JSON, of name: String) throws(ParamsError) { self.init(try String(json, of: name)) }
}

extension Array: ProtocolValue where Element: ProtocolValue {
  init(_ json: JSON, of name: String) throws(ParamsError) {
    let values = try json.array.value(of: name, else: "is not an array")
    self = []
    reserveCapacity(values.count)
    for value in values { append(try Element(value, of: name)) }
  }
}

extension RequestID: ProtocolValue {
  init(_ json: JSON, of name: String) throws(ParamsError) {
    self = try RequestID(json).value(of: name, else: "is not a string or whole number")
  }
}
