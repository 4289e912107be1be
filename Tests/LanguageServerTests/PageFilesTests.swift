import LayPlatform
import Testing

@testable import layc

/// The pages of the codes as files.
@Suite struct PageFilesTests {
  @Test(
    arguments: [
      (["XDG_CACHE_HOME": "/c", "HOME": "/h"], "/c/layc/errors"), (["HOME": "/h"], "/h/.cache/layc/errors"),
      (["XDG_CACHE_HOME": "here", "HOME": "/h"], "/h/.cache/layc/errors"), ([:], nil),
    ] as [([String: String], String?)]) func pagesAreKeptInTheCacheOfTheUser(
      variables: [String: String], folder: String?
    )
  {
    #if !os(macOS)
      #expect(pageFolder { variables[$0] } == folder)
    #endif
  }

  @Test func aPageIsWrittenOnceAndAgainWhenItIsAnother() {
    var written: [String: [UInt8]] = [:]
    var (directories, count) = ([String](), 0)
    func path(_ code: String) -> String? {
      let files = Files(
        kind: { directories.contains($0) ? .directory : nil },
        read: { path in written[path].map { .success($0) } ?? .failure(.missing) }, list: { _ in .success([]) },
        write: { path, bytes, _ in
          written[path] = bytes
          count += 1
          return .success(())
        })
      return pathOfPage(code, in: "/c/layc/errors", { directories.append($0) }, files)
    }
    #expect(path("L0201") == "/c/layc/errors/L0201.md" && path("L0201") != nil)
    #expect(count == 1 && directories == ["/c", "/c/layc", "/c/layc/errors"])
    #expect(written["/c/layc/errors/L0201.md"]?.starts(with: Array("# L0201 unknown-view".utf8)) == true)
    written["/c/layc/errors/L0201.md"] = Array("of another version".utf8)
    #expect(path("L0201") != nil && count == 2)
    #expect(path("L9999") == nil)
  }
}
