internal import LayJSON

/// What a request is known by (JSON-RPC 2.0).
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

/// A message that has come in.
enum Message: Sendable {
  case request(RequestID, method: String, params: JSON)
  case notification(method: String, params: JSON)
  /// The answer to a request of ours.
  case response(RequestID, result: JSON?)
  /// What is no message; the request it may have meant.
  case invalid(RequestID?, ResponseError)

  init(_ bytes: [UInt8]) {
    do throws(JSONProblem) {
      self.init(try JSON(bytes))
    } catch {
      let why = "no JSON that is taken: \(error.message) at byte \(error.offset)"
      self = .invalid(Message.request(in: bytes), ResponseError(.parseError, why))
    }
  }

  /// The request that a text means which cannot be read as a whole. An answer of the client is none: it is known by a name
  /// of ours.
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

  /// The number that a worker answers, and what stands behind it: a result need not be read to be handed on.
  static func numberOfAnswer(_ bytes: [UInt8]) -> (number: Int, rest: ArraySlice<UInt8>)? {
    guard bytes.starts(with: headOfAnswer), let end = bytes[headOfAnswer.count...].firstIndex(of: UInt8(ascii: ",")),
      let number = Int(String(decoding: bytes[headOfAnswer.count..<end], as: UTF8.self))
    else { return nil }
    return (number, bytes[end...])
  }

  /// The answer of a worker, under the name that the client has for it.
  static func answer(_ id: RequestID, rest: ArraySlice<UInt8>) -> [UInt8] { headOfAnswer + id.json.bytes + rest }

  static func answer(_ id: RequestID, _ result: JSON) -> JSON {
    .object([("jsonrpc", .string("2.0")), ("id", id.json), ("result", result)])
  }

  /// An answer that gives no result; `data` says more about the error to programs.
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
    // Where there are none, they are left out: `null` is no params.
    if case .null = params { return .object(members) }
    return .object(members + [("params", params)])
  }
}

extension JSON {
  /// The value on one line, as a message.
  var bytes: [UInt8] { Array(text(width: .max).utf8.dropLast()) }
}

/// Why a request has no result.
struct ResponseError: Error, Hashable, Sendable {
  /// The numbers of JSON-RPC 2.0 and LSP 3.17.
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
  /// A sentence, lower case, no full stop.
  var message: String

  init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }
}
