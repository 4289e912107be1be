import LayPlatform
import Testing

@testable import LayTool

/// The files that the language server looks through for names.
@Suite struct LayFilesTests {
  private let files = Files.memory([
    "/app/B.lay": "", "/app/A.lay": "", "/app/notes.txt": "", "/app/more/C.lay": "", "/app/.git/D.lay": "",
    "/app/wrong/.laycignore": "", "/app/wrong/E.lay": "", "/other/F.lay": "",
  ])

  @Test func foldersAreOpenedAsCheckOpensThem() {
    #expect(files.layFiles(in: ["/app"], most: 9) == ["/app/A.lay", "/app/B.lay", "/app/more/C.lay"])
    #expect(files.layFiles(in: ["/app/wrong", "/other"], most: 9) == ["/app/wrong/E.lay", "/other/F.lay"])
    #expect(files.layFiles(in: ["/nowhere"], most: 9) == [])
    #expect(files.layFiles(in: [], most: 0) == [])
  }

  @Test func moreFilesThanAreWantedAreNone() {
    #expect(files.layFiles(in: ["/app"], most: 3)?.count == 3)
    #expect(files.layFiles(in: ["/app"], most: 2) == nil)
  }

  @Test(arguments: [(Files.mostNames, true), (Files.mostNames + 1, false)])
  func namesThatAreNoFilesAreCountedToo(count: Int, isFound: Bool) {
    let names = ["A.lay"] + (1..<count).map { "\($0)" }
    var full = files
    full.list = { $0 == "/full" ? .success(names) : .success([]) }
    full.kind = { $0.hasSuffix(".lay") ? .file : nil }
    #expect(full.layFiles(in: ["/full"], most: 9) == (isFound ? ["/full/A.lay"] : nil))
  }

  @Test func foldersMayLieAsDeepAsForCheck() {
    for (depth, isFound) in [(Inputs.deepestDirectory - 1, true), (Inputs.deepestDirectory, false)] {
      let path = "/app" + String(repeating: "/d", count: depth) + "/A.lay"
      #expect(Files.memory([path: ""]).layFiles(in: ["/app"], most: 9) == (isFound ? [path] : []))
    }
  }
}
