import LayCompiler
import LayDiagnostics
import LayFormatter
import LayParser
import TestSupport
import Testing

/// `--vfl`: what formatting does inside visual formats.
@Suite struct VisualFormatBlanksTests {
  private func formattedInside(_ text: String) -> String {
    var options = FormatOptions()
    options.formatsVisualFormats = true
    return String(decoding: format(parse(Array(text.utf8)), options: options), as: UTF8.self)
  }

  private func inside(_ format: String) -> String {
    let result = formattedInside("layout A {\n  vfl \"\(format)\"\n}\n")
    return String(result.dropFirst("layout A {\n  vfl \"".count).dropLast("\"\n}\n".count))
  }

  @Test func blanksAreTakenOut() {
    #expect(inside(" H: | - [ a ( >= 8 , <= b @ 750 ) ] -( >=4 )- [b]\t| ") == "H:|-[a(>=8,<=b@750)]-(>=4)-[b]|")
    #expect(inside("H:|-[a]-|") == "H:|-[a]-|")
  }

  @Test func aFormatWithMoreWrongThanBlanksStaysAsItIs() {
    for format in ["H:[my view]", "H:[a (8]", "H:[a (> = 8)]", "[a]- -8-[b]", "H:|-[a]- 1 2 -|", "", "   "] {
      #expect(inside(format) == format)
    }
  }

  @Test func otherTextsAndBrokenLinesStayAsTheyAre() {
    let text = "layout A {\n  text = \"H: [a]\"\n  vfl \"H: [a]\" ; a ==\n  vfl \"H: [a]\n}\n"
    #expect(formattedInside(text) == text)
  }

  /// The samples with blanks in their formats mean what they did, and lose the blanks.
  @Test func blanksInTheFormatsOfSamplesChangeNoProgram() {
    var options = FormatOptions()
    options.formatsVisualFormats = true
    let files = Dictionary(uniqueKeysWithValues: FormatPropertyTests.samples.map { ($0.name, $0.bytes) })
    func programs(_ name: String, _ bytes: [UInt8]) -> [String] {
      compile(path: name, bytes: bytes) { files[$0] }.layouts.map { "\($0.program)" }
    }
    for (name, bytes) in FormatPropertyTests.samples where name.utf8.first != 0x45 {
      var generator = SeededGenerator(seed: UInt64(bytes.count))
      let spaced = withBlanks(bytes, &generator)
      let result = format(parse(spaced), options: options)
      #expect(result == format(parse(bytes), options: options), "\(name)")
      #expect(programs(name, result) == programs(name, spaced), "\(name)")
    }
  }

  /// `bytes` with blanks at some places in visual formats where two signs, or a sign and a word, meet.
  private func withBlanks(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    let tree = parse(bytes)
    let formats = Set(tree.nodes.filter { $0.kind == .vfl }.map { Int($0.firstToken) + 2 })
    var result: [UInt8] = []
    for token in 0..<tree.tokenCount {
      let text = bytes[tree.tokenStart(token)..<Int(tree.tokenEnds[token])]
      guard formats.contains(token), tree.tokenKinds[token] == .text else {
        result += text
        continue
      }
      for (place, byte) in zip(text.indices, text) {
        result.append(byte)
        let isBehindSign = "[]|(),:@\"".utf8.contains(byte) && place + 1 < text.endIndex
        if isBehindSign && Bool.random(using: &generator) { result.append(0x20) }
      }
    }
    return result
  }
}
