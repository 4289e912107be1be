import Foundation
import TestSupport
import Testing

@testable import LayDrawing

/// A PNG in pieces of kitty's protocol.
@Suite struct KittyTests {
  /// The keys and the content of each piece.
  private func pieces(_ bytes: [UInt8]) -> [(keys: String, content: String)] {
    String(decoding: bytes, as: UTF8.self).components(separatedBy: "\u{1B}\\").dropLast().map { piece in
      let parts = piece.components(separatedBy: ";")
      return (String(parts[0].dropFirst(3)), parts[1])
    }
  }

  @Test(arguments: [1, 2, 3, 3071, 3072, 3073, 10_000]) func piecesAreThePNG(_ count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let png = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let pieces = pieces(kittyBytes(png: png))
    #expect(Data(base64Encoded: pieces.map(\.content).joined()).map(Array.init) == png)
    #expect(pieces.allSatisfy { $0.content.utf8.count <= 4096 })
    let last = pieces.count - 1
    #expect(pieces.enumerated().allSatisfy { $1.keys.hasSuffix($0 == last ? "m=0" : "m=1") })
    #expect(pieces[0].keys.hasPrefix("a=T,f=100,q=2,") && pieces.dropFirst().allSatisfy { $0.keys.count == 3 })
  }

  @Test func base64IsThatOfTheStandard() {
    for (text, coded) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
      #expect(String(decoding: base64(Array(text.utf8)), as: UTF8.self) == coded)
    }
  }
}
