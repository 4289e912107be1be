import Foundation
import Testing

@testable import LayPlatform

/// The files, the clock and the variables of the system.
@Suite struct SystemTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "layc-system-\(UUID().uuidString)")

  private func withFolder(_ body: (String) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test func filesAreReadWrittenAndListed() throws {
    try withFolder { folder in
      let files = Files.real
      let bytes = [UInt8](repeating: 0xFF, count: 200_000)
      #expect(files.kind(folder) == .directory)
      #expect(files.kind(folder + "/a") == nil)
      #expect(files.read(folder + "/a") == .failure(.missing))
      #expect(files.read(folder) == .failure(.isDirectory))
      guard case .success = files.write(folder + "/a", bytes, nil) else {
        Issue.record("cannot write")
        return
      }
      #expect(files.kind(folder + "/a") == .file)
      #expect(files.read(folder + "/a") == .success(bytes))
      #expect(files.list(folder) == .success(["a"]))
      #expect(files.list(folder + "/b") == .failure(.missing))
    }
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func writtenFileKeepsItsModeAndItsLinks() throws {
    try withFolder { folder in
      let files = Files.real
      let (file, link) = (folder + "/a.lay", folder + "/link.lay")
      try "before".write(toFile: file, atomically: false, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o751], ofItemAtPath: file)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.lay")
      guard case .success = files.write(link, Array("after".utf8), Array("before".utf8)) else {
        Issue.record("cannot write")
        return
      }
      #expect(files.read(file) == .success(Array("after".utf8)))
      #expect(try mode(file) == 0o751)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.lay")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["a.lay", "link.lay"])
    }
  }

  @Test func fullDiskLeavesTheFileAsItIs() throws {
    try withFolder { folder in
      let file = folder + "/a.lay"
      try "before".write(toFile: file, atomically: false, encoding: .utf8)
      let result = replaceFile(file, Array("after".utf8), over: Array("before".utf8)) { descriptor, bytes in
        FileHandle(fileDescriptor: descriptor).write(Data(bytes.prefix(2)))
        return .system("no space left on device")
      }
      guard case .failure(.system("no space left on device")) = result else {
        Issue.record("\(result)")
        return
      }
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "before")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.lay"])
    }
  }

  @Test func whatIsNoFileIsNotReplaced() {
    guard case .failure(let problem) = Files.real.write("/dev/null", [], []) else {
      Issue.record("/dev/null was replaced")
      return
    }
    // Whoever may not write there is told that.
    #expect([.notRegular, .system("permission denied")].contains(problem))
    #expect(Files.real.kind("/dev/null") == .other)
  }

  @Test func clockGoesOnAndVariablesAreRead() {
    let machine = Machine.system { _ in 0 }
    let before = machine.seconds()
    #expect(machine.seconds() >= before)
    #expect(machine.variable("PATH") == ProcessInfo.processInfo.environment["PATH"])
    #expect(machine.variable("LAYC_NO_SUCH_VARIABLE") == nil)
  }
}
