import LayDiagnostics
import Testing

@Suite struct LineMapTests {
  @Test func linesAndColumnsCountFromOneInBytes() {
    let map = LineMap(Array("ab\ncé d\n".utf8))
    #expect(map.position(of: 0) == .init(line: 1, column: 1))
    #expect(map.position(of: 2) == .init(line: 1, column: 3))
    #expect(map.position(of: 3) == .init(line: 2, column: 1))
    #expect(map.position(of: 7) == .init(line: 2, column: 5))
    #expect(map.position(of: 9) == .init(line: 3, column: 1))
  }

  @Test func offsetsOutsideTheTextAreTakenForItsNearerEnd() {
    let map = LineMap(Array("ab\ncd".utf8))
    #expect(map.position(of: -5) == .init(line: 1, column: 1))
    #expect(map.position(of: 99) == .init(line: 2, column: 3))
    #expect(LineMap([]).position(of: 3) == .init(line: 1, column: 1))
  }

  @Test func rangesOfLinesLeaveOutTheLineBreak() {
    let bytes = Array("one\r\ntwo\n\nfour\r".utf8)
    let map = LineMap(bytes)
    let lines = (1...5).map { String(decoding: bytes[map.range(ofLine: $0, in: bytes)], as: UTF8.self) }
    #expect(lines == ["one", "two", "", "four", ""])
  }

  @Test func aPatchKnowsNoLinesThatEndWithACarriageReturn() {
    #expect(LineMap(Array("a\rb\r\nc".utf8)).lineStarts == [0, 2, 5])
    #expect(LineMap(forPatch: Array("a\rb\r\nc".utf8)).lineStarts == [0, 5])
  }

  @Test func positionsAndOffsetsAgreeEverywhere() {
    let bytes = Array("a\n\nbcd\n\n\ne".utf8)
    let map = LineMap(bytes)
    for offset in 0...bytes.count {
      let position = map.position(of: offset)
      #expect(map.lineStarts[position.line - 1] + position.column - 1 == offset)
    }
  }
}
