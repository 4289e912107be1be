import Foundation
import LayJSON
import Testing

@testable import LayLanguageServer

/// What an editor has sent, and the text that it had in the end.
struct Transcript: Sendable, CustomStringConvertible {
  var name: String
  var messages: [JSON]
  var final: [UInt8]

  var description: String { name }
  /// What its columns count stands in its name, where that is not the usual.
  var encoding: PositionEncoding { name.hasPrefix("helix-utf8") ? .utf8 : .utf16 }

  static let all: [Transcript] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Transcripts")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".jsonl") }.sorted().compactMap { name in
      guard let sent = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return nil }
      let title = String(name.dropLast(6))
      let final = (try? Data(contentsOf: folder.appendingPathComponent(title + ".final"))) ?? Data()
      return Transcript(
        name: title, messages: sent.split(separator: 0x0A).compactMap { try? JSON(Array($0)) }, final: Array(final))
    }
  }()
}

/// A text as the protocol describes it, in units and lines, without any of the server's code.
struct TextModel {
  let encoding: PositionEncoding
  private(set) var units: [UInt32]

  init(_ text: String, _ encoding: PositionEncoding) {
    self.encoding = encoding
    units = TextModel.units(text, encoding)
  }

  var text: String {
    switch encoding {
    case .utf8: String(decoding: units.map { UInt8($0) }, as: UTF8.self)
    case .utf16: String(decoding: units.map { UInt16($0) }, as: UTF16.self)
    }
  }

  private static func units(_ text: String, _ encoding: PositionEncoding) -> [UInt32] {
    encoding == .utf8 ? text.utf8.map { UInt32($0) } : text.utf16.map { UInt32($0) }
  }

  /// Where lines begin: behind `\n`, `\r\n` and a lone `\r`.
  private var lineStarts: [Int] {
    [0]
      + units.indices.filter { units[$0] == 10 || units[$0] == 13 && ($0 + 1 == units.count || units[$0 + 1] != 10) }
      .map { $0 + 1 }
  }

  func offset(_ position: Position) -> Int {
    let starts = lineStarts
    guard position.line < starts.count else { return units.count }
    var end = position.line + 1 < starts.count ? starts[position.line + 1] : units.count
    while end > starts[position.line], units[end - 1] == 10 || units[end - 1] == 13 { end -= 1 }
    return min(starts[position.line] + position.character, end)
  }

  func position(_ offset: Int) -> Position {
    let starts = lineStarts
    let line = (starts.lastIndex { $0 <= offset }) ?? 0
    return Position(line: line, character: offset - starts[line])
  }

  mutating func take(_ change: JSON) {
    let new = TextModel.units(change["text"]?.string ?? "", encoding)
    guard change["range"] != nil, let range = try? change.range() else { return units = new }
    units.replaceSubrange(offset(range.lowerBound)..<offset(range.upperBound), with: new)
  }
}

/// What editors send, replayed: the server's text is the editor's, and what it knows of it is what it would know had it
/// read nothing else.
@Suite struct TranscriptTests {
  @Test func thereAreTranscripts() { #expect(Transcript.all.count >= 6) }

  @Test(arguments: Transcript.all) func theTextIsThatOfTheEditor(transcript: Transcript) throws {
    var editor = Harness()
    editor.initialize(encodings: [transcript.encoding.rawValue])
    let opened = try #require(transcript.messages.first?[path: "params", "textDocument"])
    let uri = try #require(opened["uri"]?.string)
    var model = TextModel(opened["text"]?.string ?? "", transcript.encoding)
    for (number, message) in transcript.messages.enumerated() {
      editor.send(message)
      for change in message[path: "params", "contentChanges"]?.array ?? [] { model.take(change) }
      #expect(editor.text(uri) == model.text, "after message \(number + 1)")
      if number % 8 == 0 { expectFreshness(&editor, uri, transcript.encoding) }
    }
    expectFreshness(&editor, uri, transcript.encoding)
    #expect(Array((editor.text(uri) ?? "").utf8) == transcript.final)
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16]) func whateverIsChangedTheTextIsThatOfTheEditor(
    encoding: PositionEncoding
  ) {
    let seed: UInt64 = 20
    let uri = "file:///screens/A.lay"
    var source = Dice(seed: seed)
    let count = ProcessInfo.processInfo.environment["LAYC_EDITS"].flatMap { Int($0) } ?? 300
    var editor = Harness()
    editor.initialize(encodings: [encoding.rawValue])
    var model = TextModel(Dice.text, encoding)
    editor.open(uri, Dice.text)
    for number in 1...count {
      let changes = (0..<source.roll(4)).map { _ in
        let change = source.change(of: model)
        model.take(change)
        return change
      }
      let document = JSON.object([("uri", .string(uri)), ("version", .integer(number + 1))])
      editor.notify(
        "textDocument/didChange", .object([("textDocument", document), ("contentChanges", .array(changes))]))
      #expect(editor.text(uri) == model.text, "after edit \(number) with seed \(seed)")
      if editor.text(uri) != model.text { return }
      if number % 50 == 0 { expectFreshness(&editor, uri, encoding) }
    }
  }

  /// Pieces as small as they can be, so that lines, breaks and characters lie across them.
  @Test(arguments: [PositionEncoding.utf8, .utf16], [1, 2, 3, 7, 64])
  func piecesMakeNoDifference(encoding: PositionEncoding, size: Int) throws {
    var source = Dice(seed: UInt64(size))
    var model = TextModel(Dice.text, encoding)
    var text = EditedText(Array(Dice.text.utf8), encoding, pieceSize: size)
    for number in 1...150 {
      let change = source.change(of: model)
      let new = Array((change["text"]?.string ?? "").utf8)
      if change["range"] == nil {
        text = EditedText(new, encoding, pieceSize: size)
      } else {
        let (range, map) = (try change.range(), PositionMap(text.bytes, encoding))
        var plain = text.bytes
        plain.replaceSubrange(map.offset(of: range.lowerBound)..<map.offset(of: range.upperBound), with: new)
        text.replace(range, with: new)
        #expect(text.bytes == plain)
      }
      model.take(change)
      #expect(text.bytes == Array(model.text.utf8) && text.count == text.bytes.count, "after edit \(number)")
      if text.bytes != Array(model.text.utf8) { return }
    }
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16]) func placesThatAreNoneAreTheNearest(encoding: PositionEncoding) {
    let bytes = Array("ab\r\n\u{1F600}c\r\rd\n".utf8)
    let map = PositionMap(bytes, encoding)
    for line in [-1, 0, 1, 2, 3, 4, 5, Int.max] {
      for character in [-1, 0, 1, 2, 3, 4, 5, Int.max] {
        for size in 1...12 {
          let place = Position(line: line, character: character)
          var text = EditedText(bytes, encoding, pieceSize: size)
          text.replace(place..<place, with: [0x7C])
          let offset = map.offset(of: place)
          #expect(text.bytes == bytes[..<offset] + [0x7C] + bytes[offset...], "\(place) in pieces of \(size)")
        }
      }
    }
  }

  /// Expects the server to know of the text what a new one would.
  private func expectFreshness(_ editor: inout Harness, _ uri: String, _ encoding: PositionEncoding) {
    var fresh = Harness()
    fresh.initialize(encodings: [encoding.rawValue])
    fresh.open(uri, editor.text(uri) ?? "")
    for method in ["documentSymbol", "semanticTokens/full", "foldingRange", "formatting", "diagnostic"] {
      #expect(result(method, &editor, uri) == result(method, &fresh, uri), "\(method)")
    }
  }

  private func result(_ method: String, _ editor: inout Harness, _ uri: String) -> String {
    editor.send(Message.request(.text("r"), "textDocument/" + method, of(uri)))
    editor.wait(1)
    let result = editor.answer(to: .text("r"))?["result"]
    return (result?["items"] ?? result)?.text() ?? "nothing"
  }
}
