internal import LayJSON

/// The id of a request (JSON-RPC 2.0).
enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(String)

  init?(_ json: JSON?) {
    switch json {
    case .integer(let value): self = .number(value)
    case .string(let value): self = .text(value)
    default: return nil
    }
  }

  var json: JSON {
    switch self {
    case .number(let value): .integer(value)
    case .text(let value): .string(value)
    }
  }
}

/// A received message.
enum Message: Sendable {
  case request(RequestID, method: String, params: JSON)
  case notification(method: String, params: JSON)
  /// The response to a request of this program.
  case response(RequestID, result: JSON?)
  /// An invalid message, with the id of its request if that is known.
  case invalid(RequestID?, ResponseError)

  init(_ bytes: [UInt8]) {
    do throws(JSONProblem) {
      self.init(try JSON(bytes))
    } catch {
      let why = "no JSON that is taken: \(error.message) at byte \(error.offset)"
      self = .invalid(Message.request(in: bytes), ResponseError(.parseError, why))
    }
  }

  /// Returns the id of a request that cannot be parsed as a whole. A response of the client does not count, since it has an id of
  /// the server.
  private static func request(in bytes: [UInt8]) -> RequestID? {
    let members = JSON.plainMembers(of: bytes)
    return members["method"]?.string == nil ? nil : RequestID(members["id"])
  }

  init(_ json: JSON) {
    if case .array = json {
      self = .invalid(nil, ResponseError(.invalidRequest, "messages come one by one: there are no batches"))
      return
    }
    let id = RequestID(json["id"])
    let params = json["params"] ?? .null
    switch (id, json["method"]?.string) {
    case (let id?, let method?): self = .request(id, method: method, params: params)
    case (nil, let method?) where json["id"] == nil: self = .notification(method: method, params: params)
    case (let id?, nil) where json["result"] != nil || json["error"] != nil:
      self = .response(id, result: json["result"])
    default: self = .invalid(id, ResponseError(.invalidRequest, "a message has a method or answers a request"))
    }
  }

  private static let headOfAnswer = Array("{\"jsonrpc\": \"2.0\", \"id\": ".utf8)

  /// Returns the number of a worker's response and the bytes behind it. The result is forwarded without parsing it.
  static func numberOfAnswer(_ bytes: [UInt8]) -> (number: Int, rest: ArraySlice<UInt8>)? {
    guard bytes.starts(with: headOfAnswer), let end = bytes[headOfAnswer.count...].firstIndex(of: UInt8(ascii: ",")),
      let number = Int(String(decoding: bytes[headOfAnswer.count..<end], as: UTF8.self))
    else { return nil }
    return (number, bytes[end...])
  }

  /// True if the bytes behind the number of a response are those of an error.
  static func isFailure(rest: ArraySlice<UInt8>) -> Bool { !rest.starts(with: Array(", \"result\"".utf8)) }

  /// Returns a worker's response with the client's id.
  static func answer(_ id: RequestID, rest: ArraySlice<UInt8>) -> [UInt8] { headOfAnswer + id.json.bytes + rest }

  static func answer(_ id: RequestID, _ result: JSON) -> JSON {
    .object([("jsonrpc", .string("2.0")), ("id", id.json), ("result", result)])
  }

  /// Returns a response with an error; `data` is further information for programs.
  static func failure(_ id: RequestID?, _ error: ResponseError, data: JSON? = nil) -> JSON {
    let members: [(String, JSON)] = [
      ("code", .integer(error.code.rawValue)), ("message", .string(error.message)),
    ]
    let object = JSON.object(members + (data.map { [("data", $0)] } ?? []))
    return .object([("jsonrpc", .string("2.0")), ("id", id?.json ?? .null), ("error", object)])
  }

  static func notification(_ method: String, _ params: JSON) -> JSON {
    .object([("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", params)])
  }

  static func request(_ id: RequestID, _ method: String, _ params: JSON) -> JSON {
    let members: [(String, JSON)] = [("jsonrpc", .string("2.0")), ("id", id.json), ("method", .string(method))]
    // Missing params are left out, since `null` is not valid.
    if case .null = params { return .object(members) }
    return .object(members + [("params", params)])
  }
}

extension Message {
  /// The type of a message to the user (LSP 3.17, `MessageType`).
  enum Weight: Int { case error = 1, warning }

  /// Returns a message that the editor shows to the user.
  static func show(_ weight: Weight, _ text: String) -> JSON {
    notification(
      "window/showMessage", .object([("type", .integer(weight.rawValue)), ("message", .string("layc: " + text))]))
  }

  /// Returns a message for the editor's log.
  static func log(_ text: String) -> JSON {
    notification("window/logMessage", .object([("type", .integer(3)), ("message", .string(text))]))
  }
}

extension JSON {
  /// The value of `true` or `false`; nil for other values.
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

/// The error of a request without a result.
struct ResponseError: Error, Hashable, Sendable {
  /// The error codes of JSON-RPC 2.0 and LSP 3.17.
  enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case contentModified = -32801
    case serverCancelled = -32802
    case requestFailed = -32803
  }

  var code: Code
  /// The reason: lower case, no full stop.
  var message: String

  init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }
}
