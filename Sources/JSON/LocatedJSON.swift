/// A JSON value with its range in the text, for files that people write.
package struct LocatedJSON: Sendable {
  /// The kinds of values.
  package indirect enum Value: Sendable {
    /// A value that is neither an array nor an object.
    case scalar(JSON)
    case array([LocatedJSON])
    case object([Member])
  }

  /// A member of an object.
  package struct Member: Sendable {
    package var name: String
    /// The range of the name with its quotes.
    package var nameRange: Range<Int>
    package var value: LocatedJSON
  }

  package var value: Value
  /// The offsets of its bytes, with quotes, brackets and braces.
  package var range: Range<Int>

  /// Parses `bytes`, which hold one value. Comments (`//` to the end of the line, `/* */`) are white space, a comma may end
  /// a list, and a byte order mark may begin the text.
  package init(relaxed bytes: [UInt8]) throws(JSONProblem) {
    var parser = JSONParser<LocatedJSON>(bytes: bytes)
    self = try parser.document()
  }

  private init(_ value: Value, _ range: Range<Int>) { (self.value, self.range) = (value, range) }

  /// The value of a string; nil for other values.
  package var string: String? { scalar?.string }

  /// The value of a Boolean; nil for other values.
  package var bool: Bool? {
    guard case .bool(let value)? = scalar else { return nil }
    return value
  }

  /// The elements of an array; nil for other values.
  package var array: [LocatedJSON]? {
    guard case .array(let elements) = value else { return nil }
    return elements
  }

  /// The members of an object; nil for other values.
  package var object: [Member]? {
    guard case .object(let members) = value else { return nil }
    return members
  }

  private var scalar: JSON? {
    guard case .scalar(let value) = value else { return nil }
    return value
  }

  /// The kind of the value in words, such as `a string`.
  package var kind: String {
    switch value {
    case .array: "an array"
    case .object: "an object"
    case .scalar(.null): "null"
    case .scalar(.bool(let value)): value ? "true" : "false"
    case .scalar(.string): "a string"
    case .scalar: "a number"
    }
  }
}

extension LocatedJSON: JSONForm {
  static var isRelaxed: Bool { true }
  static func make(scalar: JSON, at range: Range<Int>) -> LocatedJSON { LocatedJSON(.scalar(scalar), range) }
  static func make(elements: [LocatedJSON], at range: Range<Int>) -> LocatedJSON {
    LocatedJSON(.array(elements), range)
  }
  static func make(member name: String, at range: Range<Int>, _ value: LocatedJSON) -> Member {
    Member(name: name, nameRange: range, value: value)
  }
  static func make(members: [Member], at range: Range<Int>) -> LocatedJSON { LocatedJSON(.object(members), range) }
}
