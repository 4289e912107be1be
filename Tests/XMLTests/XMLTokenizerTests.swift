import Testing

@testable import LayXML

@Suite struct XMLTokenizerTests {
  @Test func tagsTextAndCommentsHaveTheirRanges() {
    let text = "<?xml version=\"1.0\"?>\n<a b=\"1 &lt; 2\" c='x'>T &amp; &#x41;<!-- no --><d/></a>"
    let (tokens, problems, _) = read(text)
    #expect(problems.isEmpty)
    let shown = tokens.map { "\(words($0.kind)) \(String(decoding: Array(text.utf8)[$0.range], as: UTF8.self))" }
    #expect(
      shown == [
        "text:\n \n", "start:a(b=1 < 2,c=x) <a b=\"1 &lt; 2\" c='x'>", "text:T & A T &amp; &#x41;",
        "comment: no  <!-- no -->", "start:d() <d/>", "end:d <d/>", "end:a </a>",
      ])
    guard case .start(_, let attributes) = tokens[1].kind else { return }
    #expect(slice(text, attributes[0].nameRange) == "b" && slice(text, attributes[0].valueRange) == "1 &lt; 2")
    #expect(slice(text, attributes[1].valueRange) == "x")
  }

  @Test func characterDataIsText() {
    let (tokens, problems, _) = read("<a><![CDATA[1 < 2 & ]] 3]]></a>")
    #expect(tokens.map { words($0.kind) } == ["start:a()", "text:1 < 2 & ]] 3", "end:a"])
    #expect(problems.isEmpty)
  }

  @Test func lineEndsAreLineFeeds() {
    #expect(read("<a>1\r\n2\r3</a>").tokens.map { words($0.kind) } == ["start:a()", "text:1\n2\n3", "end:a"])
  }

  @Test func theDocumentTypeIsSkipped() {
    let type = """
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd" [
        <!ENTITY a "<b>"> <!-- ' --> <?x ' ?>
      ]>
      """
    let (tokens, problems, _) = read("\(type)<p>&a;</p>")
    #expect(tokens.map { words($0.kind) } == ["start:p()", "text:&a;", "end:p"])
    #expect(problems.map { $0.message } == ["'&' begins no character reference"])
  }

  @Test(arguments: [
    ("<a><b></a>", "start:a() start:b() end:b end:a", "'b' is not closed before '</a>'"),
    ("</x><a/>", "start:a() end:a", "'</x>' closes nothing"),
    ("<a>", "start:a() end:a", "'a' is not closed"),
    ("<a>1 < 2</a>", "start:a() text:1  text:< text: 2 end:a", "'<' begins no tag"),
    ("<a b></a>", "start:a(b=) end:a", "an attribute has no value"),
    ("<a b=1></a>", "start:a(b=,1=) end:a", "a value is not in quotes"),
    ("<a b=\"1></a>", "start:a(b=1></a>) end:a", "a value is not closed"),
    ("<a", "start:a() end:a", "the tag of 'a' has no '>'"),
    ("<a <b/>", "start:a() start:b() end:b end:a", "the tag of 'a' has no '>'"),
    ("<!-- a", "comment: a", "a comment is not closed"),
    ("<!--", "comment:", "a comment is not closed"),
    ("<![CDATA[x", "text:x", "a CDATA section is not closed"),
    ("<!DOCTYPE \"", "", "a declaration is not closed"), ("<?xml", "", "a processing instruction is not closed"),
    ("<a>&nbsp;&#0;&#xD800;&</a>", "start:a() text:&nbsp;&#0;&#xD800;& end:a", "'&' begins no character reference"),
  ]) func textsThatAreNotWellFormedAreRead(_ text: String, _ tokens: String, _ problem: String) {
    let found = read(text)
    #expect(found.tokens.map { words($0.kind) }.joined(separator: " ") == tokens)
    #expect(found.problems.first?.message == problem)
  }

  @Test func entitiesAreNeverExpanded() {
    var bomb = "<!DOCTYPE lolz [<!ENTITY l0 \"lol\">"
    for level in 1..<20 {
      bomb += "<!ENTITY l\(level) \"\(String(repeating: "&l\(level - 1);", count: 10))\">"
    }
    let (tokens, _, _) = read(bomb + "]><p>&l19;</p>")
    #expect(tokens.map { words($0.kind) } == ["start:p()", "text:&l19;", "end:p"])
  }

  @Test(arguments: [(XMLLimits.depth, false), (XMLLimits.depth + 1, true)])
  func nestingHasALimit(_ depth: Int, _ isCutOff: Bool) {
    let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    let found = read(text)
    #expect(found.isCutOff == isCutOff)
    #expect(found.problems.isEmpty != isCutOff)
    // Every start has its end.
    let starts = found.tokens.count { if case .start = $0.kind { true } else { false } }
    #expect(starts == depth && found.tokens.count == 2 * depth)
  }

  @Test(arguments: [(XMLLimits.attributes, false), (XMLLimits.attributes + 1, true)])
  func attributesHaveALimit(_ count: Int, _ isCutOff: Bool) {
    #expect(read("<a \((0..<count).map { "a\($0)=''" }.joined(separator: " "))/>").isCutOff == isCutOff)
  }

  @Test(arguments: [(0, false), (1, true)]) func textsHaveALimit(_ more: Int, _ isCutOff: Bool) {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: XMLLimits.fileSize + more)
    var tokenizer = XMLTokenizer(bytes)
    while tokenizer.next() != nil {}
    #expect(tokenizer.isCutOff == isCutOff)
  }

  @Test func problemsHaveALimit() {
    #expect(read(String(repeating: "</a>", count: 1000)).problems.count == XMLLimits.problems)
  }

  @Test func anyPrefixAndAnyChangedByteIsRead() {
    let text = "<?xml?><!DOCTYPE a [<!ENTITY b \"c\">]><a b=\"&lt;\" c='d'>é&amp;<!-- x --><![CDATA[y]]><e/></a>"
    let bytes = Array(text.utf8)
    for length in 0...bytes.count { check(Array(bytes.prefix(length))) }
    for index in bytes.indices {
      for byte: UInt8 in [0, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""), 0xFF] {
        var changed = bytes
        changed[index] = byte
        check(changed)
      }
    }
  }

  /// Checks that tokens are in order, and that each start tag has its end tag.
  private func check(_ bytes: [UInt8]) {
    var tokenizer = XMLTokenizer(bytes)
    var (open, last) = ([String](), 0)
    while let token = tokenizer.next() {
      #expect(token.range.lowerBound >= last && token.range.upperBound <= bytes.count)
      last = token.range.lowerBound
      if case .start(let name, _) = token.kind { open.append(name) }
      if case .end(let name) = token.kind { #expect(open.popLast() == name) }
    }
    #expect(open.isEmpty)
  }

  private func read(_ text: String) -> (tokens: [XMLToken], problems: [XMLProblem], isCutOff: Bool) {
    var tokenizer = XMLTokenizer(Array(text.utf8))
    var tokens: [XMLToken] = []
    while let token = tokenizer.next() { tokens.append(token) }
    return (tokens, tokenizer.problems, tokenizer.isCutOff)
  }

  private func words(_ kind: XMLToken.Kind) -> String {
    switch kind {
    case .start(let name, let attributes):
      "start:\(name)(\(attributes.map { "\($0.name)=\($0.value)" }.joined(separator: ",")))"
    case .end(let name): "end:\(name)"
    case .text(let text): "text:\(text)"
    case .comment(let text): "comment:\(text)"
    }
  }

  private func slice(_ text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }
}
