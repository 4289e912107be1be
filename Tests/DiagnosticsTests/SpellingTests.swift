import LayDiagnostics
import Testing

@Suite struct SpellingTests {
  private let known = ["title", "subtitle", "photo", "form", "Title", "header"]

  @Test func caseIsIgnoredFirst() {
    #expect(nearest(to: "PHOTO", among: known) == "photo")
    #expect(nearest(to: "Photo", among: known) == "photo")
  }

  @Test func swapsAndSlipsAreFound() {
    #expect(nearest(to: "titel", among: known) == "title")
    #expect(nearest(to: "hedaer", among: known) == "header")
    #expect(nearest(to: "fom", among: known) == "form")
    #expect(nearest(to: "phootoo", among: known) == "photo")
  }

  @Test func whatIsFarIsNotSuggested() {
    #expect(nearest(to: "sidebar", among: known) == nil)
    #expect(nearest(to: "x", among: known) == nil)
    #expect(nearest(to: "", among: known) == nil)
    #expect(nearest(to: "title", among: ["title"]) == nil)
    #expect(suggestions(for: String(repeating: "a", count: 1000), among: ["aaaa"]).isEmpty)
  }

  @Test func moreLettersMayDifferInLongerNames() {
    #expect(nearest(to: "abcd", among: ["abxy"]) == nil)
    #expect(nearest(to: "abcde", among: ["abxye"]) == "abxye")
    #expect(nearest(to: "abcdefg", among: ["abxyzfg"]) == nil)
    #expect(nearest(to: "abcdefgh", among: ["abxyzfgh"]) == "abxyzfgh")
    #expect(nearest(to: "abcdefghijkl", among: ["abwxyzghijkl"]) == nil)
  }

  @Test func theBestComesFirstAndAtMostFourCome() {
    let many = ["bar1", "bar2", "bar3", "bar4", "bar5", "bard"]
    #expect(suggestions(for: "bar", among: many) == ["bar1", "bar2", "bar3", "bar4"])
    #expect(suggestions(for: "titl", among: known).first == "title")
  }
}

@Suite struct CodeTests {
  @Test func codesAreSortedAndNoneStandsTwice() {
    let ids = DiagnosticCode.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.utf8.count == 5 && $0.hasPrefix("L0") })
    for stage in Set(ids.map { $0.prefix(3) }) {
      let numbers = ids.filter { $0.hasPrefix(stage) }
      #expect(numbers == numbers.sorted())
    }
  }
}
