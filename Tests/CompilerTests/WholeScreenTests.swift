import Foundation
import LayDiagnostics
import LayParser
import TestSupport
import Testing

@testable import LayCompiler

/// Whole screens: those beside the repository, where they are there, and the samples.
struct WholeScreenTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func files(in folder: String) -> [URL] {
    let folder = repository.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".lay") }.sorted().map { folder.appending(path: $0) }
  }

  private static let screens = files(in: "../shared/screens") + files(in: "Samples")

  private static func compiled(_ bytes: [UInt8], at file: URL) -> Compilation {
    compile(path: file.path, bytes: bytes) { path in
      if let data = FileManager.default.contents(atPath: path) { return Array(data) }
      // One of the screens imports a file that is not beside it.
      return path.hasSuffix("/Shared.lay") ? [] : nil
    }
  }

  @Test(arguments: screens) func screensCompileWithoutErrors(_ file: URL) throws {
    let compilation = Self.compiled(Array(try Data(contentsOf: file)), at: file)
    let errors = compilation.diagnostics.filter { $0.severity == .error }.map { "\($0.code.id) \($0.message)" }
    #expect(errors == [])
    #expect(compilation.diagnostics.allSatisfy { $0.code == .scaledLocation })
  }

  @Test(arguments: screens) func prefixesAndDeletionsOfAScreenCompile(_ file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let step = cases(1 + bytes.count / 16, thorough: 1)
    for offset in stride(from: 0, to: bytes.count, by: step) {
      _ = Self.compiled(Array(bytes[..<offset]), at: file)
      var deleted = bytes
      deleted.remove(at: offset)
      _ = Self.compiled(deleted, at: file)
    }
  }

  @Test(arguments: screens) func referencesOfAScreenAreNames(_ file: URL) throws {
    let compilation = Self.compiled(Array(try Data(contentsOf: file)), at: file)
    for reference in compilation.references {
      let use = compilation.text(reference.use)
      let declaration = compilation.text(reference.declaration)
      // `bar0` in a visual format is declared as `bar`; an import leads to the start of a file.
      #expect(use == declaration || use.hasPrefix(declaration), "'\(use)' leads to '\(declaration)'")
    }
    #expect(!compilation.references.isEmpty || compilation.layouts.isEmpty)
  }
}

extension Compilation {
  fileprivate func text(_ range: SourceRange) -> String {
    String(decoding: files[Int(range.file.rawValue)].tree.bytes[range.start..<range.end], as: UTF8.self)
  }
}
