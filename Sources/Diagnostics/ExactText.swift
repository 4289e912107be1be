/// A string that is compared by its bytes, for names of files and URIs. Canonically equivalent strings, such as `é` as
/// one scalar and as `e` with an accent, are equal as `String`s, but a disk has a file of each.
package struct ExactText: Hashable, Comparable, Sendable {
  /// The string.
  package let text: String

  /// Creates a string that is compared by its bytes.
  package init(_ text: String) { self.text = text }

  /// Compares the UTF-8 bytes.
  package static func == (a: ExactText, b: ExactText) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  /// Orders strings by their UTF-8 bytes.
  package static func < (a: ExactText, b: ExactText) -> Bool { a.text.utf8.lexicographicallyPrecedes(b.text.utf8) }

  /// Hashes the bytes.
  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
