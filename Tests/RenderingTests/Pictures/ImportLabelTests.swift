import Foundation
import LayCompiler
import LayDrawing
import LayInterfaceBuilder
import LayRuntime
import TestSupport
import Testing

@testable import LayRendering

/// Labels over pictures of imported storyboards and xibs, where the corpus is beside the repository, or in the folder of `LAYC_CORPUS`.
@Suite struct ImportLabelTests {
  /// Some of the files, or all in a thorough run.
  private static let files: [URL] = {
    let beside = repository.deletingLastPathComponent().appending(path: "shared/corpus/ib/files")
    let folder = ProcessInfo.processInfo.environment["LAYC_CORPUS"].map { URL(filePath: $0) } ?? beside
    let found = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    if found.isEmpty { print("labels of imports: skipped, there is no ../shared/corpus/ib") }
    let sorted = found.sorted { $0.lastPathComponent < $1.lastPathComponent }
    return sorted.enumerated().filter { isThorough || $0.offset % 40 == 7 }.map { $0.element }
  }()

  @Test func labelsOfImportsCoverNoText() throws {
    let all = Set(PictureLayer.allCases)
    for file in ImportLabelTests.files {
      let text = translate(try readDocument([UInt8](Data(contentsOf: file)))).text
      let compilation = compiled(String(decoding: text, as: UTF8.self))
      if compilation.hasErrors { continue }
      for layout in compilation.layouts.prefix(3) {
        let environment = LayoutEnvironment(size: layout.designSize ?? defaultDesignSize)
        let name = "\(file.lastPathComponent): \(layout.name)"
        let blueprint = try Wall.picture(of: [screen(layout, environment, layers: all)], .blueprint, all)
        if blueprint.items.contains(where: { if case .text = $0 { true } else { false } }) {
          expectNoCollisions(blueprint, name)
          expectClearGrounds(blueprint, name)
        }
        let layers: Set<PictureLayer> = [.ids, .constraints]
        expectClearGrounds(try Wall.picture(of: [screen(layout, environment, layers: layers)], .mockup, layers), name)
      }
    }
  }
}
