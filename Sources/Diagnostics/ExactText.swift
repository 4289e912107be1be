/// A text that is the same as another one byte by byte only, as names of files and URIs are. Texts that people read the same,
/// `é` as one letter and as `e` with an accent, are equal as `String`s; a disk has a file of each.
package struct ExactText: Hashable, Comparable, Sendable {
  /// The text.
  package let text: String

  /// Compares `text` by its bytes.
  package init(_ text: String) { self.text = text }

  /// Equal texts have the same bytes of UTF-8.
  package static func == (a: ExactText, b: ExactText) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  /// In the order of their bytes.
  package static func < (a: ExactText, b: ExactText) -> Bool { a.text.utf8.lexicographicallyPrecedes(b.text.utf8) }

  /// Hashes the bytes.
  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
