/// Splits XML into tags, text and comments, with the offsets of their bytes.
///
/// It is tolerant: it returns the tokens of any bytes, and collects the places at which they are not well-formed. An end tag that
/// closes an outer element ends those inside it, one that closes none is left out, a `<` or `&` that begins nothing is text.
/// The document type is skipped: its entities are never expanded, nor is any other file read. Sources: Extensible Markup
/// Language (XML) 1.0, fifth edition, sections 2.1 to 2.8, 3.1 and 4.1.
///
/// The text has to be UTF-8; a byte order mark is skipped. The time is linear in its length.
package struct XMLTokenizer {
  private let bytes: [UInt8]
  private var offset = 0
  /// The names of the open elements, from the outermost.
  private var open: [String] = []
  /// The end tags that follow from the last tag.
  private var pending: [XMLToken] = []
  /// The places at which the text is not well-formed, up to a limit.
  package private(set) var problems: [XMLProblem] = []
  /// True if a limit was exceeded: the rest was not read.
  package private(set) var isCutOff = false

  /// Creates a tokenizer of a text.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if bytes.count > XMLLimits.fileSize { stop("the text has more than \(XMLLimits.fileSize >> 20) MB") }
  }

  /// The next token; nil at the end.
  package mutating func next() -> XMLToken? {
    if let token = pending.popLast() { return token }
    while offset < bytes.count && !isCutOff {
      if let token = bytes[offset] == UInt8(ascii: "<") ? markup() : text() { return token }
    }
    if let name = open.popLast() {
      if !isCutOff { report("'\(shown(name))' is not closed", at: bytes.count) }
      return XMLToken(kind: .end(name: name), range: bytes.count..<bytes.count)
    }
    return nil
  }

  private mutating func report(_ message: String, at place: Int) {
    if problems.count < XMLLimits.problems { problems.append(XMLProblem(message: message, offset: place)) }
  }

  private mutating func stop(_ message: String) {
    report("\(message); the rest is not read", at: offset)
    (isCutOff, offset) = (true, bytes.count)
  }

  private func starts(with text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.description.utf8.elementsEqual(bytes[offset..<offset + text.utf8CodeUnitCount])
  }

  /// Returns the offset of `mark` from an offset on; nil if it does not occur.
  private func find(_ mark: StaticString, from start: Int) -> Int? {
    let mark = Array(mark.description.utf8)
    var place = start
    while place + mark.count <= bytes.count {
      if bytes[place] == mark[0] && bytes[place..<place + mark.count].elementsEqual(mark) { return place }
      place += 1
    }
    return nil
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func shown(_ name: String) -> String { String(decoding: name.utf8.prefix(40), as: UTF8.self) }
}

// MARK: - Text

extension XMLTokenizer {
  /// Reads characters up to the next tag.
  private mutating func text() -> XMLToken? {
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
    return XMLToken(kind: .text(replaced(start..<offset)), range: start..<offset)
  }

  /// Returns the text of a range with its references replaced; one that is not known stays as it is. Line ends become line feeds.
  private mutating func replaced(_ range: Range<Int>) -> String {
    guard bytes[range].contains(where: { $0 == UInt8(ascii: "&") || $0 == 0x0D }) else { return string(range) }
    var result: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      switch bytes[place] {
      case UInt8(ascii: "&"):
        if let (scalar, end) = reference(at: place, before: range.upperBound) {
          result += Array(String(Character(scalar)).utf8)
          place = end
        } else {
          report("'&' begins no character reference", at: place)
          result.append(bytes[place])
          place += 1
        }
      case 0x0D:
        if place + 1 == range.upperBound || bytes[place + 1] != 0x0A { result.append(0x0A) }
        place += 1
      default:
        result.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The longest reference: `&#x0010FFFF;`.
  private static var longestReference: Int { 12 }

  /// Returns the character of a reference with the offset after it; nil if it is none. Other entities than the five of XML are not
  /// known, since the document type is not read.
  private func reference(at place: Int, before limit: Int) -> (Unicode.Scalar, end: Int)? {
    let last = min(limit, place + Self.longestReference)
    guard let end = bytes[place..<last].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = string(place + 1..<end)
    let named: [(String, Unicode.Scalar)] = [("lt", "<"), ("gt", ">"), ("amp", "&"), ("apos", "'"), ("quot", "\"")]
    if let entity = named.first(where: { $0.0 == name }) { return (entity.1, end + 1) }
    guard name.utf8.first == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = name.utf8.dropFirst().first == UInt8(ascii: "x")
    let digits = String(name.dropFirst(isHexadecimal ? 2 : 1))
    guard let number = UInt32(digits, radix: isHexadecimal ? 16 : 10), number != 0,
      let scalar = Unicode.Scalar(number)
    else { return nil }
    return (scalar, end + 1)
  }
}

// MARK: - Markup

extension XMLTokenizer {
  private mutating func markup() -> XMLToken? {
    if starts(with: "<!--") { return comment() }
    if starts(with: "<![CDATA[") { return characterData() }
    if starts(with: "<!") { return skipDeclaration() }
    if starts(with: "<?") {
      skip(to: "?>", after: 2, "a processing instruction")
      return nil
    }
    if starts(with: "</") { return endTag() }
    return startTag()
  }

  private mutating func comment() -> XMLToken? {
    let start = offset
    let inner = start + 4
    guard let end = find("-->", from: inner) else {
      report("a comment is not closed", at: start)
      offset = bytes.count
      return XMLToken(kind: .comment(string(min(inner, bytes.count)..<bytes.count)), range: start..<bytes.count)
    }
    offset = end + 3
    return XMLToken(kind: .comment(string(inner..<end)), range: start..<offset)
  }

  private mutating func characterData() -> XMLToken? {
    let start = offset
    let inner = start + 9
    let end = find("]]>", from: inner)
    if end == nil { report("a CDATA section is not closed", at: start) }
    offset = end.map { $0 + 3 } ?? bytes.count
    return XMLToken(kind: .text(string(inner..<(end ?? bytes.count))), range: start..<offset)
  }

  private mutating func skip(to mark: StaticString, after length: Int, _ name: String) {
    guard let end = find(mark, from: offset + length) else {
      report("\(name) is not closed", at: offset)
      offset = bytes.count
      return
    }
    offset = end + mark.utf8CodeUnitCount
  }

  /// Skips a document type with its internal subset, in which quotes and comments may contain any character.
  private mutating func skipDeclaration() -> XMLToken? {
    let start = offset
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "<"):
        if starts(with: "<!--") {
          skip(to: "-->", after: 4, "a comment")
          continue
        }
        if starts(with: "<?") {
          skip(to: "?>", after: 2, "a processing instruction")
          continue
        }
        depth += 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 {
          offset += 1
          return nil
        }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = bytes[offset]
        offset = bytes[(offset + 1)...].firstIndex(of: quote) ?? bytes.count - 1
      default: break
      }
      offset += 1
    }
    report("a declaration is not closed", at: start)
    return nil
  }

  private mutating func endTag() -> XMLToken? {
    let start = offset
    offset += 2
    let name = string(nameRange())
    skipBlanks()
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ">") {
      offset += 1
    } else {
      report("an end tag has no '>'", at: start)
    }
    guard let index = open.lastIndex(of: name) else {
      report("'</\(shown(name))>' closes nothing", at: start)
      return nil
    }
    let inner = open[(index + 1)...]
    if let unclosed = inner.last { report("'\(shown(unclosed))' is not closed before '</\(shown(name))>'", at: start) }
    open.removeSubrange(index...)
    pending = [XMLToken(kind: .end(name: name), range: start..<offset)]
    pending += inner.map { XMLToken(kind: .end(name: $0), range: start..<start) }
    return pending.popLast()
  }

  private mutating func startTag() -> XMLToken? {
    let start = offset
    offset += 1
    let range = nameRange()
    if range.isEmpty {
      report("'<' begins no tag", at: start)
      return XMLToken(kind: .text("<"), range: start..<offset)
    }
    let name = string(range)
    let attributes = attributes()
    var isEmpty = false
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "/") {
      isEmpty = true
      offset += 1
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ">") {
      offset += 1
    } else {
      report("the tag of '\(shown(name))' has no '>'", at: offset)
    }
    let token = XMLToken(kind: .start(name: name, attributes: attributes), range: start..<offset)
    if isEmpty {
      pending = [XMLToken(kind: .end(name: name), range: start..<offset)]
    } else if open.count == XMLLimits.depth {
      pending = [XMLToken(kind: .end(name: name), range: offset..<offset)]
      stop("elements nest more than \(XMLLimits.depth) deep")
    } else {
      open.append(name)
    }
    return token
  }

  /// Reads attributes up to the end of the tag, or to the next `<`.
  private mutating func attributes() -> [XMLAttribute] {
    var found: [XMLAttribute] = []
    while true {
      skipBlanks()
      guard offset < bytes.count, !isEndOfTag else { return found }
      let name = nameRange()
      if name.isEmpty {
        report("a tag has an unexpected character", at: offset)
        offset += 1
        continue
      }
      let value = attributeValue()
      if found.count == XMLLimits.attributes {
        stop("a tag has more than \(XMLLimits.attributes) attributes")
        return found
      }
      found.append(
        XMLAttribute(name: string(name), value: replaced(value), nameRange: name, valueRange: value))
    }
  }

  /// True if the tag ends here: at `>`, at `/>`, or where the next tag begins.
  private var isEndOfTag: Bool {
    switch bytes[offset] {
    case UInt8(ascii: ">"), UInt8(ascii: "<"): true
    case UInt8(ascii: "/"): offset + 1 == bytes.count || bytes[offset + 1] == UInt8(ascii: ">")
    default: false
    }
  }

  /// Reads `="value"`; an empty range if there is none.
  private mutating func attributeValue() -> Range<Int> {
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else {
      report("an attribute has no value", at: offset)
      return offset..<offset
    }
    offset += 1
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") else {
      report("a value is not in quotes", at: offset)
      return offset..<offset
    }
    let start = offset + 1
    guard let end = bytes[start...].firstIndex(of: bytes[offset]) else {
      report("a value is not closed", at: offset)
      offset = bytes.count
      return start..<bytes.count
    }
    offset = end + 1
    return start..<end
  }

  private mutating func skipBlanks() {
    while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
  }

  /// Reads a name: letters, digits, `_`, `:`, `-`, `.` and everything beyond ASCII.
  private mutating func nameRange() -> Range<Int> {
    let start = offset
    while offset < bytes.count, XMLTokenizer.isNamePart(bytes[offset]) { offset += 1 }
    return start..<offset
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    case UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
}
