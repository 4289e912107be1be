import Testing

@testable import LayAnalysis

/// The words for the regions of one finding at several text sizes or in several languages.
struct RegionWordsTests {
  private func words(_ regions: (words: String, details: [String])...) -> [String] {
    var found = RegionWords()
    for region in regions { found.add(region.words, region.details) }
    return found.joined
  }

  @Test func limitsThatDifferBetweenTextSizesShareTheirWords() {
    #expect(
      words(
        ("for every width below 356", ["text size accessibility1"]),
        ("for every width below 403", ["text size accessibility2"]),
        ("for every width below 469", ["text size accessibility3 or larger"])) == [
          "for every width below 356 (text size accessibility1), below 403 (accessibility2) and below 469 (accessibility3 or larger)"
        ])
  }

  @Test func otherRegionsKeepTheirWords() {
    #expect(
      words(
        ("at every size", ["text size small or smaller"]), ("for every width below 403", ["text size medium"]),
        ("for every height below 403", ["text size large"])) == [
          "at every size (text size small or smaller)", "for every width below 403 (text size medium)",
          "for every height below 403 (text size large)",
        ])
    #expect(words(("at every size", []), ("at every size", [])) == ["at every size"])
    #expect(
      words(("for every width above 440", ["left to right"]), ("for every width above 450", ["right to left"])) == [
        "for every width above 440 (left to right)", "for every width above 450 (right to left)",
      ])
  }

  @Test func ofManyRegionsTheFirstAndTheLastAreNamed() {
    func many(_ count: Int) -> [String] {
      var found = RegionWords()
      for number in 0..<count { found.add("for every width below \(number)", ["in l\(number) only"]) }
      return found.joined
    }
    #expect(many(4).count == 4)
    #expect(
      many(5) == [
        "for every width below 0 (in l0 only), for every width below 4 (in l4 only)",
        "at other sizes in other languages",
      ])
  }
}
