import LayDiagnostics
import LayParser
import Testing

@Suite struct VisualFormatTests {
  @Test func aFormatIsHorizontalUnlessItSaysVertical() {
    #expect(understood("[a]") == "H:[a]")
    #expect(understood("H:[a]") == "H:[a]")
    #expect(understood("V:[a]") == "V:[a]")
  }

  @Test func barsAndGapsAreTakenApart() {
    #expect(understood("|[a]|") == "H:|[a]|")
    #expect(understood("|-[a]-[b]-|") == "H:|-[a]-[b]-|")
    #expect(understood("V:|-8-[a]-gap-[b]-(0)-|") == "V:|-(==8)-[a]-(==gap)-[b]-(==0)-|")
    #expect(understood("[a]-(>=8,<=20@750)-[b]") == "H:[a]-(>=8,<=20@750)-[b]")
  }

  @Test func aViewMaySayItsSize() {
    #expect(understood("[a(50)]") == "H:[a(==50)]")
    #expect(understood("[a(>=70,<=b,==c@low)]") == "H:[a(>=70,<=b,==c@low)]")
    #expect(understood("[_a1(-5)]") == "H:[_a1(==-5)]")
  }

  @Test func aRelationNeedsNoParenthesesInAGap() {
    #expect(understood("|-[a]->=0-[b]-==5-|") == "H:|-[a]-(>=0)-[b]-(==5)-|")
    #expect(understood("[a]-<=gap@750-[b]") == "H:[a]-(<=gap@750)-[b]")
    #expect(understood("[a]-8@low-[b]") == "H:[a]-(==8@low)-[b]")
  }

  @Test(arguments: [
    ("8", "8"), ("165.000000", "165"), ("0.50", "0.5"), (".5", "0.5"), ("5.", "5"), ("007", "7"), ("1e2", "100"),
    ("1E+2", "100"), ("12.5e-1", "1.25"), ("1.5e3", "1500"), ("0e999", "0"), ("0x10", "16"), ("0X1f", "31"),
    ("0x1p-1", "0.5"), ("0x1.8", "1.5"), ("0x.8p1", "1"), ("0x28p-2", "10"), ("+5", "5"), ("0.1", "0.1"),
    ("1234567890123456789012345678901234567890", "1234567890123456789012345678901234567890"),
  ])
  func numbersAreReadExactlyAsInC(written: String, value: String) {
    #expect(understood("[a(\(written))]") == "H:[a(==\(value))]")
    #expect(understood("[a]-(\(written)@\(written))-[b]") == "H:[a]-(==\(value)@\(value))-[b]")
    #expect(parseFormat("[a(\(written))]").diagnostics.isEmpty)
  }

  @Test func aNegativeNumberStandsInParentheses() {
    #expect(understood("[a]-(-5)-[b]") == "H:[a]-(==-5)-[b]")
    #expect(understood("[a]-(-0)-[b]") == "H:[a]-(==0)-[b]")
    #expect(understood("[a]-(>=-.5e1)-[b]") == "H:[a]-(>=-5)-[b]")
  }

  @Test func rangesArePositionsOfTheFile() {
    let result = parseFormat("|[a(>=8)]-gap-[b]|")
    let format = result.format
    func text(_ start: Int, _ end: Int) -> String { String(decoding: result.bytes[start..<end], as: UTF8.self) }
    let first = format.views[0]
    let second = format.views[1]
    #expect(first.name.map { text($0.range.start, $0.range.end) } == "a")
    #expect(text(first.range.start, first.range.end) == "[a(>=8)]")
    #expect(first.connection.map { text($0.range.start, $0.range.end) } == "|[")
    #expect(text(first.predicates[0].range.start, first.predicates[0].range.end) == ">=8")
    #expect(second.connection.map { text($0.range.start, $0.range.end) } == "-gap-")
    #expect(format.trailingConnection.map { text($0.range.start, $0.range.end) } == "]|")
  }
}
