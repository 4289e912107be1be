import Foundation
import Testing

@testable import LayPlatform

/// What stays of a file that is written: its text where it was changed, its inode where others have it, its owner.
@Suite struct FileWritingTests {
  private let before = Array("before".utf8)
  private let after = Array("and after".utf8)

  /// Runs `body` with a folder and a file in it that holds ``before``; nothing else may be left there.
  private func withFile(_ others: [String] = [], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "layc-writing-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(before).write(to: URL(filePath: folder + "/a.lay"))
    try body(folder + "/a.lay")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.sorted() == (["a.lay"] + others).sorted())
  }

  private func text(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

  private func attribute(_ key: FileAttributeKey, of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[key] as? Int
  }

  private func linked(_ path: String) throws -> String {
    try FileManager.default.linkItem(atPath: path, toPath: path + ".link")
    return path + ".link"
  }

  private func isWritten(_ result: Result<Void, FileProblem>) -> Bool {
    if case .success = result { true } else { false }
  }

  private func problem(_ result: Result<Void, FileProblem>) -> FileProblem? {
    if case .failure(let problem) = result { problem } else { nil }
  }

  @Test func aFileThatIsNotWhatWasReadStaysAsItIs() throws {
    try withFile { file in
      #expect(problem(replaceFile(file, after, over: Array("older".utf8))) == .changed)
      #expect(problem(replaceFile(file, after, over: nil)) == .changed)
      #expect(problem(replaceFile(file + ".gone", after, over: before)) == .changed)
      let kept = try text(file)
      #expect(kept == before)
      #expect(isWritten(replaceFile(file, after, over: before)))
      let written = try text(file)
      #expect(written == after)
    }
    try withFile(["a.lay.link"]) { file in
      let link = try linked(file)
      #expect(problem(replaceFile(link, after, over: Array("older".utf8))) == .changed)
      #expect(try text(file) == before)
    }
  }

  @Test func aFileOfSeveralLinksIsWrittenInPlace() throws {
    try withFile(["a.lay.link"]) { file in
      let link = try linked(file)
      let inode = try attribute(.systemFileNumber, of: file)
      for (old, new) in [(before, after), (after, Array("short".utf8)), (Array("short".utf8), [])] {
        #expect(isWritten(replaceFile(file, new, over: old)))
        #expect(try text(link) == new)
      }
      #expect(try attribute(.systemFileNumber, of: file) == inode)
    }
  }

  @Test func aFileOfAnotherOwnerAndGroupKeepsThem() throws {
    // Only one who may do everything can give a file away.
    if geteuid() != 0 { return }
    for (owner, group) in [(12345, 0), (0, 12345), (12345, 12345)] {
      try withFile { file in
        try FileManager.default.setAttributes(
          [.ownerAccountID: owner, .groupOwnerAccountID: group, .posixPermissions: 0o2751], ofItemAtPath: file)
        #expect(isWritten(replaceFile(file, after, over: before)))
        #expect(try text(file) == after)
        #expect(try attribute(.ownerAccountID, of: file) == owner)
        #expect(try attribute(.groupOwnerAccountID, of: file) == group)
        let mode = try attribute(.posixPermissions, of: file) ?? 0
        #expect(mode & 0o777 == 0o751)
      }
    }
  }

  @Test func aFullDiskLeavesAFileOfSeveralLinksAsItIs() throws {
    // The disk is full at once, or after a part of the first or the second piece.
    for (pieces, length) in [(0, 0), (0, 2), (1, 1)] {
      try withFile(["a.lay.link"]) { file in
        let link = try linked(file)
        var written = 0
        let result = replaceFile(file, after, over: before) { descriptor, bytes in
          defer { written += 1 }
          if written < pieces { return writeAll(descriptor, bytes) }
          return writeAll(descriptor, Array(bytes.prefix(length))) ?? .system("no space left on device")
        }
        #expect(problem(result) == .system("no space left on device"))
        #expect(try text(link) == before)
      }
    }
  }

  @Test func signalsWaitWhileADraftIsThere() throws {
    func waiting() -> [Int32] {
      var set = sigset_t()
      unsafe pthread_sigmask(SIG_BLOCK, nil, &set)
      return [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ].filter { unsafe sigismember(&set, $0) == 1 }
    }
    for isLinked in [false, true] {
      try withFile(isLinked ? ["a.lay.link"] : []) { file in
        if isLinked { _ = try linked(file) }
        let usual = waiting()
        var during: [Int32] = []
        let result = replaceFile(file, after, over: before) { descriptor, bytes in
          during = waiting()
          return writeAll(descriptor, bytes)
        }
        #expect(isWritten(result))
        #expect(during == [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ])
        #expect(waiting() == usual)
      }
    }
  }
}
