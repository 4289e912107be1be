internal import LayXML

/// The reason why a file is not read.
package struct BuilderError: Error, Hashable, Sendable {
  /// The reason: lower case, no full stop.
  package var message: String
  /// The next step.
  package var help: String?
  /// The offset of the byte at which it was noticed.
  package var offset: Int

  package init(_ message: String, help: String? = nil, offset: Int = 0) {
    (self.message, self.help, self.offset) = (message, help, offset)
  }
}

/// Reads a storyboard or xib.
package func readDocument(_ bytes: [UInt8]) throws(BuilderError) -> BuilderDocument {
  try checkEncoding(bytes)
  let tree = ElementTree(bytes)
  if tree.isCutOff, let problem = tree.problems.last { throw BuilderError(problem.message, offset: problem.offset) }
  if let document = DocumentReader.read(tree) {
    if let problem = tree.problems.first {
      throw BuilderError(
        "the XML is not well-formed: \(problem.message)", help: "open and save it in Xcode, or undo the last merge",
        offset: problem.offset)
    }
    return document
  }
  if tree.elements.isEmpty {
    throw BuilderError("there is no XML in the file", help: "compiled storyboards and nibs are not read")
  }
  let root = tree[0]
  if root.name == "archive" {
    throw BuilderError(
      "the file is in the format before Xcode 5", help: "open and save it in Xcode", offset: root.range.lowerBound)
  }
  throw BuilderError(
    "the outermost element is '\(String(decoding: root.name.utf8.prefix(40), as: UTF8.self))', not a document of Interface Builder",
    offset: root.range.lowerBound)
}

/// Refuses texts that are not UTF-8.
private func checkEncoding(_ bytes: [UInt8]) throws(BuilderError) {
  if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.prefix(2).contains(0) {
    throw BuilderError("the file is in UTF-16; layc reads UTF-8, as Xcode writes it", help: "save it as UTF-8")
  }
  if bytes.starts(with: Array("bplist".utf8)) {
    throw BuilderError(
      "the file is a binary property list", help: "name the storyboard or xib, not what it is compiled to")
  }
  if let declared = declaredEncoding(bytes), declared != "utf-8" && declared != "us-ascii" && declared != "ascii" {
    throw BuilderError(
      "the file says that it is in '\(declared)'; layc reads UTF-8, as Xcode writes it", help: "save it as UTF-8")
  }
  if String(validating: bytes, as: UTF8.self) == nil {
    throw BuilderError("the file has bytes that are not UTF-8", help: "save it as UTF-8")
  }
}

/// The encoding in the declaration of an XML text in small letters; nil if there is none.
private func declaredEncoding(_ bytes: [UInt8]) -> String? {
  let head = String(decoding: bytes.prefix(200), as: UTF8.self)
  guard head.hasPrefix("<?xml") || head.hasPrefix("\u{FEFF}<?xml") else { return nil }
  let declaration = head.utf8.prefix { $0 != UInt8(ascii: ">") }
  let words = String(declaration)?.split(separator: "encoding=") ?? []
  guard words.count == 2, let quote = words[1].utf8.first else { return nil }
  let name = words[1].utf8.dropFirst().prefix { $0 != quote }
  return String(name).map { lowercased($0) }
}

private func lowercased(_ text: String) -> String {
  String(decoding: text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }.prefix(40), as: UTF8.self)
}
