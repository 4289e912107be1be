internal import LayXML

/// A value of an XML property list, with its range. Numbers and other scalars are strings, as nothing here needs more.
///
/// Sources: the document type PropertyList-1.0.dtd of Apple, and `plist(5)`.
struct PropertyList {
  indirect enum Value {
    case string(String)
    case array([PropertyList])
    case dictionary([Member])
  }

  /// A pair of a dictionary.
  struct Member {
    var key: String
    var keyRange: Range<Int>
    var value: PropertyList
  }

  var value: Value
  var range: Range<Int>

  /// The text of a string; nil for other values.
  var string: String? {
    guard case .string(let text) = value else { return nil }
    return text
  }

  /// The pairs of a dictionary; nil for other values.
  var members: [Member]? {
    guard case .dictionary(let members) = value else { return nil }
    return members
  }

  subscript(_ key: String) -> PropertyList? { members?.first { $0.key.utf8.elementsEqual(key.utf8) }?.value }
}

/// Reads an XML property list from tokens. The depth is limited by the tokenizer.
struct PropertyListReader {
  private var tokenizer: XMLTokenizer
  /// The problems of the list itself, besides those of XML.
  private var found: [Problem] = []

  /// A problem: lower case, no full stop; with the offset of the byte at which it was noticed.
  struct Problem {
    var message: String
    var offset: Int
  }

  init(_ bytes: [UInt8]) { tokenizer = XMLTokenizer(bytes) }

  /// The problems, those of XML first.
  var problems: [Problem] {
    tokenizer.problems.map { Problem(message: $0.message, offset: $0.offset) } + found
  }

  /// Reads the list; nil if there is none.
  mutating func read() -> PropertyList? {
    while let token = tokenizer.next() {
      guard case .start(let name, _) = token.kind else { continue }
      guard name == "plist" else {
        if let value = value(name, token.range) { return value }
        continue
      }
      while let inner = tokenizer.next() {
        if case .start(let name, _) = inner.kind { return value(name, inner.range) }
      }
    }
    found.append(Problem(message: "there is no property list", offset: 0))
    return nil
  }

  /// Reads the rest of an element, whose start tag was read.
  private mutating func value(_ name: String, _ start: Range<Int>) -> PropertyList? {
    switch name {
    case "dict": return dictionary(start)
    case "array":
      var elements: [PropertyList] = []
      while let token = tokenizer.next() {
        if case .end = token.kind {
          return PropertyList(value: .array(elements), range: start.lowerBound..<token.range.upperBound)
        }
        guard case .start(let name, _) = token.kind else { continue }
        if let value = value(name, token.range) { elements.append(value) }
      }
      return nil
    case "string", "integer", "real", "date", "data", "true", "false":
      let (text, range) = text(start)
      return PropertyList(value: .string(text), range: range)
    default:
      found.append(Problem(message: "property lists have no '\(name.prefix(40))'", offset: start.lowerBound))
      _ = text(start)
      return nil
    }
  }

  private mutating func dictionary(_ start: Range<Int>) -> PropertyList? {
    var members: [PropertyList.Member] = []
    var key: (text: String, range: Range<Int>)?
    while let token = tokenizer.next() {
      switch token.kind {
      case .end:
        if let key { found.append(Problem(message: "a key has no value", offset: key.range.lowerBound)) }
        return PropertyList(value: .dictionary(members), range: start.lowerBound..<token.range.upperBound)
      case .start("key", _):
        if let key { found.append(Problem(message: "a key has no value", offset: key.range.lowerBound)) }
        key = text(token.range)
      case .start(let name, _):
        let value = value(name, token.range)
        if let key, let value {
          members.append(PropertyList.Member(key: key.text, keyRange: key.range, value: value))
        } else if key == nil {
          found.append(Problem(message: "a value has no key", offset: token.range.lowerBound))
        }
        key = nil
      case .text, .comment: continue
      }
    }
    return nil
  }

  /// Returns the text of an element up to its end tag, without elements inside it.
  private mutating func text(_ start: Range<Int>) -> (String, Range<Int>) {
    var (text, depth) = ("", 0)
    while let token = tokenizer.next() {
      switch token.kind {
      case .text(let part): if depth == 0 { text += part }
      case .start: depth += 1
      case .end:
        if depth == 0 { return (text, start.lowerBound..<token.range.upperBound) }
        depth -= 1
      case .comment: continue
      }
    }
    return (text, start)
  }
}
