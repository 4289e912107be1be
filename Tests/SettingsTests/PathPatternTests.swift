import LaySettings
import Testing

/// Which paths a pattern matches.
@Suite struct PathPatternTests {
  private func matches(_ pattern: String, _ path: String) throws -> Bool { try PathPattern(pattern).matches(path) }

  @Test(arguments: [
    ("a.lay", ["a.lay"], ["b/a.lay", "a.la", "a.layx", ""]),
    ("*.lay", ["a.lay", ".lay"], ["b/a.lay", "a.txt"]),
    ("Old?.lay", ["Old1.lay", "Oldé.lay", "Old🤷.lay"], ["Old.lay", "Old12.lay", "Old/.lay"]),
    ("Legacy", ["Legacy", "Legacy/a.lay", "Legacy/b/c.lay"], ["Legacy2/a.lay", "a/Legacy/b.lay"]),
    ("Legacy/", ["Legacy", "Legacy/a.lay"], ["Legac"]),
    ("Legacy/**", ["Legacy", "Legacy/a.lay", "Legacy/b/c.lay"], ["LegacyX", "x/Legacy/a.lay"]),
    ("**", ["a", "a/b/c.lay"], [""]),
    ("**/Old*.lay", ["Old.lay", "a/OldOne.lay", "a/b/Old.lay"], ["a/New.lay", "a/aOld.lay"]),
    ("a/**/b.lay", ["a/b.lay", "a/x/b.lay", "a/x/y/b.lay"], ["b.lay", "a/x/c.lay", "x/a/b.lay"]),
    ("*/b", ["a/b", "a/b/c"], ["b", "a/c/b"]),
    ("**/a/**/b", ["a/b", "x/a/y/b", "a/a/b/b"], ["b/a", "a"]),
    ("a*b*c", ["abc", "a-b-b-c", "abcbc"], ["ab", "acb", "abcd"]),
  ]) func patternsMatchPathsAndWhatIsInside(pattern: String, matching: [String], others: [String]) throws {
    for path in matching { #expect(try matches(pattern, path), "\(pattern) does not match \(path)") }
    for path in others { #expect(try !matches(pattern, path), "\(pattern) matches \(path)") }
  }

  @Test(arguments: [
    ("", "empty"), ("/a", "in front or twice"), ("a//b", "in front or twice"), ("./a", "no '.'"), ("a/../b", "no '..'"),
    ("a\\b", "separated by '/'"), ("a**", "'**' belongs alone"), ("**a/b", "'**' belongs alone"),
    ("***", "'**' belongs alone"),
    ("{a,b}", "the only wildcards"), ("[ab]", "the only wildcards"), ("!a", "the only wildcards"),
    ("/", "in front or twice"),
  ]) func otherTextsAreNone(text: String, reason: String) {
    let problem = #expect(throws: PatternProblem.self) { try PathPattern(text) }
    #expect(problem?.reason.contains(reason) == true)
  }

  @Test func aPatternHasALimit() throws {
    let name = String(repeating: "a", count: PathPattern.longest)
    #expect(try matches(name, name))
    #expect(throws: PatternProblem.self) { try PathPattern(name + "a") }
  }

  /// Backtracking over each star would take longer than the universe has existed.
  @Test func manyStarsTakeNoLongerThanTheProduct() throws {
    let stars = String(repeating: "a*", count: 400) + "b"
    #expect(try !matches(stars, String(repeating: "a", count: 4000)))
    let folders = String(repeating: "**/a/", count: 180) + "b"
    #expect(try !matches(folders, String(repeating: "a/", count: 2000) + "c"))
  }

  @Test func exclusionsDoNotHideAFolderThatIsNamed() {
    let settings = settingsFile("{\"exclude\": [\"Legacy/**\", \"**/Draft*.lay\"]}").settings
    #expect(settings.excludes("Legacy/a.lay"))
    #expect(!settings.excludes("Legacy/a.lay", in: "Legacy"))
    #expect(!settings.excludes("Legacy/b/a.lay", in: "Legacy/b"))
    #expect(settings.excludes("Legacy/DraftOne.lay", in: "Legacy"))
    #expect(settings.excludes("Legacy/a.lay", in: ""))
    #expect(!settings.excludes("Screens/a.lay"))
  }
}
