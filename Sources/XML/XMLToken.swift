/// A piece of an XML text, with its range.
package struct XMLToken: Hashable, Sendable {
  /// The kinds of pieces.
  package enum Kind: Hashable, Sendable {
    /// A start tag. An empty element (`<true/>`) is a start tag and an end tag of the same range.
    case start(name: String, attributes: [XMLAttribute])
    /// An end tag. Each start tag has one: for an element without its own, an empty range where it ends.
    case end(name: String)
    /// Characters with their references replaced, or those of a CDATA section.
    case text(String)
    /// A comment, without its marks.
    case comment(String)
  }

  package var kind: Kind
  /// The offsets of its bytes.
  package var range: Range<Int>
}

/// An attribute of a start tag.
package struct XMLAttribute: Hashable, Sendable {
  package var name: String
  /// The value with its references replaced.
  package var value: String
  /// The offsets of the bytes of the name.
  package var nameRange: Range<Int>
  /// The offsets of the bytes of the value, without the quotes.
  package var valueRange: Range<Int>
}

/// A place at which a text is not well-formed.
package struct XMLProblem: Hashable, Sendable {
  /// The problem: lower case, no full stop.
  package var message: String
  /// The offset of the byte at which it was noticed.
  package var offset: Int
}

/// The limits of XML texts.
package enum XMLLimits {
  /// The most bytes.
  package static let fileSize = 16 << 20
  /// The deepest nesting of elements.
  package static let depth = 100
  /// The most attributes of a tag.
  package static let attributes = 1000
  /// The most problems that are kept.
  package static let problems = 100
}
