import Foundation
import LayParser
import LayPlatform
import Testing

@testable import LayTool

/// `layc fmt` on files of the machine: every kind of text and of file, and never half of one.
@Suite struct FormatFilesTests {
  private static let tidy = "layout A {\n  view b\n}\n"

  /// What `layc fmt` makes of a file that holds `text`; nothing else may be left in its folder.
  private func formatted(_ text: String, status: Int32 = 0) throws -> String {
    try withFolder { folder in
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/a.lay"))
      let run = layc(["fmt", folder + "/a.lay"], on: Files.real)
      #expect(run.status == status)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.lay"])
      return try String(contentsOfFile: folder + "/a.lay", encoding: .utf8)
    }
  }

  private func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "layc-fmt-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  @Test func lineEndsBecomeOfOneKindAndTheLastIsThere() throws {
    #expect(try formatted("layout A {\r\nview b\r\n}") == "layout A {\r\n  view b\r\n}\r\n")
    #expect(try formatted("layout A {\rview b\r}\r") == Self.tidy)
    #expect(try formatted("layout A {\nview b\r\n}\r") == Self.tidy)
    #expect(try formatted("layout A {\nview b\n}") == Self.tidy)
  }

  @Test(arguments: ["Main.storyboard", "Cell.xib"])
  func filesOfInterfaceBuilderStayAsTheyAre(_ name: String) throws {
    let xml = "<document>  \n</document>  \n"
    try withFolder { folder in
      try write(xml, to: "\(folder)/\(name)")
      for options in [[], ["--check"], ["--diff"]] {
        let run = layc(["fmt", "\(folder)/\(name)"] + options, on: Files.real)
        #expect(
          run.status == 2 && run.output == "" && run.errors.contains("fmt formats .lay files [L0902]"), "\(run.errors)")
      }
      #expect(try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) == xml)
    }
  }

  @Test func aByteOrderMarkIsABlank() throws {
    #expect(try formatted("\u{FEFF}layout A {\nview b\n}\n") == Self.tidy)
  }

  @Test func nothingStaysNothing() throws {
    #expect(try formatted("") == "")
    #expect(try formatted(" \n\n\t\n") == "")
    #expect(try formatted("// only this") == "// only this\n")
  }

  @Test func bracesAsDeepAsTheyMayBeAndDeeperAreTaken() throws {
    for depth in [50, 10_000] {
      let text =
        "layout A {\n" + String(repeating: "view a {\n", count: depth) + String(repeating: "}\n", count: depth + 1)
      let status: Int32 = depth > Limits.nesting ? 1 : 0
      let result = try formatted(text, status: status)
      #expect(result.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
      #expect(try formatted(result, status: status) == result)
    }
  }

  @Test func lineThatIsAFileIsWrapped() throws {
    let names = (0..<20_000).map { "\"n\($0)\"" }
    let result = try formatted(
      "let a = [\(names.joined(separator: ","))]; let b = \"\(String(repeating: "x", count: 100_000))\"")
    #expect(result.split(separator: "\n").filter { $0.utf8.count > 100 }.count == 1)
  }

  @Test func filesOfADirectoryAreFormattedAndLinksKeepPointing() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder + "/inner/left", withIntermediateDirectories: true)
      for path in ["/a.lay", "/inner/b.lay", "/inner/left/c.lay", "/d.txt"] {
        try write("layout A {\nview b\n}\n", to: folder + path)
      }
      try write("", to: folder + "/inner/left/.laycignore")
      try FileManager.default.createSymbolicLink(atPath: folder + "/z.lay", withDestinationPath: "inner/b.lay")
      let run = layc(["fmt", folder, folder + "/a.lay"], on: Files.real)
      #expect(run.errors == "formatted 2 files, 1 formatted already\n")
      let texts = try ["/a.lay", "/inner/b.lay", "/inner/left/c.lay", "/d.txt", "/z.lay"].map {
        try String(contentsOfFile: folder + $0, encoding: .utf8) == Self.tidy
      }
      #expect(texts == [true, true, false, false, true])
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/z.lay") == "inner/b.lay")
    }
  }

  @Test func aFileKeepsItsModeAndADirectoryThatTakesNoFilesItsText() throws {
    try withFolder { folder in
      let file = folder + "/a.lay"
      try write("layout A {\nview b\n}\n", to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
      #expect(layc(["fmt", file], on: Files.real).status == 0)
      #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
      // Whoever may do everything is not kept from it by modes.
      if geteuid() == 0 { return }
      try write("layout A {\nview c\n}\n", to: file)
      for (path, mode) in [(file, 0o440), (folder, 0o550)] {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        let run = layc(["fmt", file], on: Files.real)
        #expect(run.status == 2 && run.errors.contains("cannot write '\(file)': permission denied"))
        try FileManager.default.setAttributes([.posixPermissions: mode | 0o200], ofItemAtPath: path)
      }
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "layout A {\nview c\n}\n")
    }
  }

  @Test func whatIsNotThereOrIsNoFileIsSaidAndTheRestFormatted() throws {
    try withFolder { folder in
      try write("layout A {\nview b\n}\n", to: folder + "/a.lay")
      try FileManager.default.createSymbolicLink(atPath: folder + "/gone.lay", withDestinationPath: "nowhere")
      let run = layc(["fmt", folder + "/gone.lay", folder + "/b.lay", folder + "/a.lay"], on: Files.real)
      #expect(run.status == 2)
      #expect(run.errors.contains("no such file or directory: '\(folder)/gone.lay'"))
      #expect(run.errors.hasSuffix("formatted 1 file, 0 formatted already\n"))
    }
  }
}
