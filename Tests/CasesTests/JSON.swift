import Foundation

/// A value of a cases file.
enum JSON: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  /// The member `key`; null when there is none.
  subscript(key: String) -> JSON {
    if case .object(let members) = self { return members[key] ?? .null }
    return .null
  }

  /// The members of an object by name, so that their order is the same in each run.
  var members: [(key: String, value: JSON)] {
    if case .object(let members) = self { return members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
    return []
  }

  var elements: [JSON] { if case .list(let elements) = self { elements } else { [] } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }
  var isNull: Bool { if case .null = self { true } else { false } }
  /// The texts of a list.
  var texts: [String] { elements.compactMap(\.text) }
}
