package import LayXML

/// The elements of an XML text as a flat tree: indices instead of references, superelements before subelements.
package struct ElementTree: Sendable {
  /// An element.
  package struct Element: Sendable {
    package var name: String
    package var attributes: [XMLAttribute]
    /// The offsets of its start tag.
    package var range: Range<Int>
    /// The index of the element around it; nil for the outermost.
    package var parent: Int?
    package var children: [Int] = []
    /// Its text, without that of its subelements.
    package var text = ""

    /// The value of an attribute; nil if it is not written.
    package subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  package private(set) var elements: [Element] = []
  /// The places at which the text is not well-formed.
  package private(set) var problems: [XMLProblem] = []
  /// True if a limit was exceeded: the rest was not read.
  package private(set) var isCutOff = false
  /// The comment before each element that has one: Xcode writes the names of scenes there.
  package private(set) var comments: [Int: String] = [:]

  /// Reads a text in UTF-8.
  package init(_ bytes: [UInt8]) {
    var tokenizer = XMLTokenizer(bytes)
    var open: [Int] = []
    var comment: String?
    while let token = tokenizer.next() {
      switch token.kind {
      case .start(let name, let attributes):
        let index = elements.count
        elements.append(Element(name: name, attributes: attributes, range: token.range, parent: open.last))
        if let parent = open.last { elements[parent].children.append(index) }
        if let text = comment { comments[index] = text }
        comment = nil
        open.append(index)
      case .end:
        _ = open.popLast()
        comment = nil
      case .text(let text): if let parent = open.last { elements[parent].text += text }
      case .comment(let text): comment = text
      }
    }
    problems = tokenizer.problems
    isCutOff = tokenizer.isCutOff
  }

  package subscript(_ index: Int) -> Element { elements[index] }

  /// The outermost element named so.
  package func root(_ name: String) -> Int? {
    elements.indices.first { elements[$0].parent == nil && elements[$0].name == name }
  }

  /// The first subelement named so; with `key`, of this `key` attribute.
  package func child(_ index: Int, _ name: String, key: String? = nil) -> Int? {
    elements[index].children.first { elements[$0].name == name && (key == nil || elements[$0]["key"] == key) }
  }

  /// The first subelement of this `key` attribute.
  package func child(_ index: Int, key: String) -> Int? {
    elements[index].children.first { elements[$0]["key"] == key }
  }

  /// The subelements named so.
  package func children(_ index: Int, _ name: String) -> [Int] {
    elements[index].children.filter { elements[$0].name == name }
  }

  /// The element and all inside it, in the order of the text.
  package func descendants(_ index: Int) -> [Int] {
    var found: [Int] = []
    var pending = [index]
    while let next = pending.popLast() {
      found.append(next)
      pending += elements[next].children.reversed()
    }
    return found
  }
}
