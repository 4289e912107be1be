import Testing

@testable import LayRendering

@Suite struct RoundedFractionTests {
  @Test(arguments: [
    ("for every width below 330075/704", "for every width below about 468.86"),
    ("every width from 600 to below 1808/3, and", "every width from 600 to below 1808/3 (about 602.67), and"),
    ("(state at -700/3)", "(state at -700/3 (about -233.33))"),
    ("at 1808/3x480 it", "at about 602.67x480 it"),
    ("is 1801/3", "is 1801/3 (about 600.33)"), ("is 1799999/3000", "is about 600"),
  ])
  func theSizeOfALongFractionIsSaid(text: String, expected: String) {
    #expect(withRoundedFractions(text) == expected)
  }

  @Test(arguments: [
    "below 248.5", "2/3 of it", "61/56 × width", "333/311 × width + 1", "1000/3 * a.width", "100/3 times: x",
    "with `a.width <= 700/3` on line 5", "read 'a/100/3.lay'", "images/100/3", "2026/11/21", "no fraction", "/", "100/",
    "100/0",
    "x/3 y/100",
  ])
  func whatIsPlainIsLeftAlone(text: String) {
    #expect(withRoundedFractions(text) == text)
  }
}
