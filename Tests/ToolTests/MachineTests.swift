import Foundation
import LayPlatform
import Testing

@testable import LayTool

@Suite struct MachineTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "layc-machine-\(UUID().uuidString)")

  private func withFolder(_ body: (String) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test
  func anImportReadsRegularFilesOnly() throws {
    try withFolder { folder in
      let pipe = folder + "/pipe.lay"
      try unsafe #require(mkfifo(pipe, 0o600) == 0)
      for name in [pipe, "/dev/zero"] {
        try "import \"\(name)\"\nlayout A(1x1) { sizes 1x1 }".write(
          toFile: folder + "/a.lay", atomically: false, encoding: .utf8)
        let run = layc(["check", folder + "/a.lay"], on: Files.real)
        #expect(run.status == 1)
        #expect(run.output.contains("cannot be read: it is not a regular file [L0230]"))
      }
    }
  }

  /// A pipe with this text in it, which goes to whoever opens it first.
  private func withPipe(_ text: String, _ body: (String) throws -> Void) throws {
    try withFolder { folder in
      let pipe = folder + "/pipe.lay"
      try unsafe #require(mkfifo(pipe, 0o600) == 0)
      let writer = Thread { try? Data(text.utf8).write(to: URL(filePath: pipe)) }
      writer.start()
      try body(pipe)
    }
  }

  @Test func aPipeOnTheCommandLineIsReadLikeTheStandardInput() throws {
    let loose = "layout A(9x9) {\nsizes 9x9\n}\n"
    try withPipe(loose) { pipe in
      let run = layc(["fmt", pipe], on: Files.real)
      #expect(run.status == 0 && run.output == "layout A(9x9) {\n  sizes 9x9\n}\n", "\(run.errors)")
    }
    try withPipe(loose) { pipe in
      #expect(layc(["check", pipe], on: Files.real).errors.hasPrefix("proved A: consistent and unambiguous at 9x9"))
    }
    try withPipe(loose) { pipe in
      let run = layc(["check", "--fix", pipe], on: Files.real)
      #expect(run.status == 2 && run.errors.contains("'--fix' cannot change '\(pipe)'"))
      #expect(layc(["eval", pipe], on: Files.real).output.contains("A at 9x9"))
    }
  }

  @Test func aPipeInADirectoryOrForABaselineIsRefused() throws {
    try withFolder { folder in
      let pipe = folder + "/pipe.lay"
      try unsafe #require(mkfifo(pipe, 0o600) == 0)
      try "layout A(9x9) { sizes 9x9 }".write(toFile: folder + "/a.lay", atomically: false, encoding: .utf8)
      for command in ["check", "fmt"] {
        let run = layc([command, folder], on: Files.real)
        #expect(run.status == 2)
        #expect(run.errors.contains("cannot read '\(pipe)': it is not a regular file [L0901]"))
      }
      for option in ["--baseline", "--write-baseline"] {
        let run = layc(["check", folder + "/a.lay", option, pipe], on: Files.real)
        #expect(run.status == 2)
        #expect(run.errors.contains("'\(pipe)': it is not a regular file"), "\(run.errors)")
      }
    }
  }

  @Test func aFileWhoseNameIsNoTextIsNotLeftOutInSilence() throws {
    try withFolder { folder in
      let name = Array(folder.utf8CString.dropLast()) + [0x2F, -1] + Array(".lay".utf8CString)
      let descriptor = unsafe open(name, O_CREAT | O_WRONLY, 0o600)
      try #require(descriptor >= 0)
      close(descriptor)
      try "layout A(1x1) { sizes 1x1 }".write(toFile: folder + "/a.lay", atomically: false, encoding: .utf8)
      let run = layc(["check", folder], on: Files.real)
      #expect(run.status == 2)
      #expect(run.errors.contains("its name is not UTF-8 [L0901]"))
    }
  }

  @Test func linkedDirectoryIsToldFromADirectory() throws {
    try withFolder { folder in
      try FileManager.default.createSymbolicLink(atPath: folder + "/loop", withDestinationPath: folder)
      try "layout A(9x9) { sizes 9x9 }\n".write(toFile: folder + "/a.lay", atomically: true, encoding: .utf8)
      #expect(Files.real.kind(folder + "/loop") == .linkedDirectory)
      let run = layc(["check", folder], on: Files.real)
      #expect(run.errors == "proved A: consistent and unambiguous at 9x9\n")
    }
  }

  @Test func endlessFileIsCutOff() {
    #expect(Files.real.read("/dev/zero") == .failure(.tooLarge))
    let run = layc(["check", "/dev/zero"], on: Files.real)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("layc: error: '/dev/zero' has more than 64 MB [L0901]"))
  }

  @Test func closedPipeEndsTheOutputInSilence() {
    var taken = 0
    let output = Sink { _ in
      taken += 1
      return .closed
    }
    let errors = Collector()
    let machine = Machine(
      input: { .success([]) }, output: output, errors: errors.sink(false), files: .memory([:]),
      variable: { _ in nil }, seconds: { 0 })
    #expect(run(["explain", "L0901", "L0902"], on: machine) == 0)
    #expect(errors.text == "")
    #expect(taken == 1)
  }
}
