import LayDiagnostics
import Testing

@testable import LayAnalysis

@Suite struct FoldingTests {
  @Test func rulesOfOneLineAreOneLabelThatCountsThem() throws {
    let found = try onlyFinding(
      """
      layout Rows(100x2268) {
        sizes 100x2268
        for i in 0 ..< 50 { view row[i] { .edges(leading, trailing) == superview; .height == 44 } }
        row[0].top == superview.top
        for i in 1 ..< 50 { row[i].top == row[i - 1].bottom + 2 }
        row[49].bottom == superview.bottom
      }
      """)
    #expect(found.labels.count == 3)
    #expect(
      found.labels.map(\.text).contains { $0.hasSuffix(", and 48 constraints like it") && $0.contains("is 44 high") })
    #expect(found.notes.first == .why("50 * 44 + 49 * 2 is 2298, which is 30 more than 2268, the height of 'Rows'"))
    #expect(found.contradiction?.rows.count == 101)
  }

  @Test func rulesThatReadAlikeAreFoldedWhereThereAreMany() throws {
    let rows = (1..<20).map {
      "view r\($0) { .edges(leading, trailing) == superview; .height == 44; .top == r\($0 - 1).bottom }"
    }
    let found = try onlyFinding(
      """
      layout Rows(100x850) {
        sizes 100x850
        view r0 { .edges(leading, trailing) == superview; .height == 44; .top == superview.top }
        \(rows.joined(separator: "\n  "))
        r19.bottom == superview.bottom
      }
      """)
    #expect(found.labels.count == 3)
    #expect(found.labels.map(\.text).contains("'r0' is 44 high, and 19 constraints like it"))
    #expect(!found.notes.contains { $0.text.contains("more constraint") })
  }

  @Test func whatDoesNotReadAlikeIsCounted() throws {
    let names = ["a", "bb", "ccc", "dddd", "e", "ff", "ggg", "hhhh", "i", "jj"]
    let views = names.map { "view \($0) { .edges(top, bottom) == superview; .width == 50 }" }
    let found = try onlyFinding(
      """
      layout Rows(480x100) {
        sizes 480x100
        \(views.joined(separator: "\n  "))
        vfl "H:|[a][bb][ccc][dddd][e][ff][ggg][hhhh][i][jj]|"
      }
      """)
    #expect(found.labels.count == FoldedRules.limit)
    #expect(found.notes.contains(.note("and 12 more constraints take part")))
  }

  @Test func sizesThatAreNeverNegativeAreNamedUpToALimit() throws {
    let found = try onlyFinding(
      """
      layout Gaps(100x100) {
        sizes 100x100
        view a; view b; view c; view d; view e
        vfl "H:|-30-[a]-30-[b(==a)]-30-[c]-30-[d]-30-[e]-30-|"
        vfl "V:|[a]|"; vfl "V:|[b]|"; vfl "V:|[c]|"; vfl "V:|[d]|"; vfl "V:|[e]|"
      }
      """)
    let unwritten = found.notes.map(\.text).filter { $0.contains("never negative") }
    #expect(unwritten.count == 3)
    #expect(
      unwritten.last == "2 other sizes are never negative either"
        || unwritten.last == "3 other sizes are never negative either")
  }
}
