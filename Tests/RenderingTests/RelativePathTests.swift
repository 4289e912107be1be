import Testing

@testable import LayRendering

@Suite struct RelativePathTests {
  @Test(arguments: [
    ("a.lay", "", "a.lay"), ("./a//b.lay", "", "a/b.lay"), ("a/../b.lay", "", "b.lay"), ("../b.lay", "", "../b.lay"),
    ("/w/d/a.lay", "", "a.lay"), ("/w/a.lay", "", "../a.lay"), ("a.lay", "ci", "../a.lay"), ("ci/a.lay", "ci", "a.lay"),
    ("a.lay", "..", "d/a.lay"), ("a.lay", "/w", "d/a.lay"), ("a.lay", "/other", "../w/d/a.lay"), ("/../a", "/", "../a"),
  ]) func pathsAreSeenFromADirectory(path: String, base: String, expected: String) {
    #expect(relativePath(path, from: base, workingDirectory: "/w/d") == expected)
  }

  @Test func withoutAWorkingDirectoryAbsolutePathsStay() {
    #expect(relativePath("/w/./a.lay", workingDirectory: nil) == "/w/a.lay")
    #expect(relativePath("a.lay", from: "/w", workingDirectory: nil) == "a.lay")
    #expect(relativePath("a/b.lay", from: "a", workingDirectory: nil) == "b.lay")
    #expect(relativePath("/w/b.lay", from: "/w", workingDirectory: nil) == "b.lay")
  }
}
