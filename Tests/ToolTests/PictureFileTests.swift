import Foundation
import LayPage
import LayPlatform
import LayRendering
import Testing

@testable import LayTool

/// Pictures beside a layout: the file of an image's name is drawn.
@Suite struct PictureFileTests {
  /// A red pixel.
  private static let red = [UInt8](
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC")!)

  private func run(
    _ body: String, _ pictures: [String: [UInt8]], scale: String? = nil, options: [String] = []
  ) -> ToolRun {
    var files = Files.memory(["ui/a.lay": "layout A(100x100) {\n  \(body)\n}\n"])
    let (kind, read) = (files.kind, files.read)
    files.kind = { pictures[$0] == nil ? kind($0) : .file }
    files.read = { path in pictures[path].map { .success($0) } ?? read(path) }
    return layc(["render", "ui/a.lay"] + (scale.map { ["--scale", $0] } ?? []) + options, on: files)
  }

  private func transforms(_ run: ToolRun) -> [String] {
    run.output.matches(of: /<use href="#i0" transform="([^"]*)"/).map { String($0.1) }
  }

  private let fill = "view a: Image { image = \"logo\"; frame = (10, 20, 40, 30) }"

  @Test func theFileOfTheNameIsDrawn() {
    let shown = run(fill, ["ui/logo.png": Self.red])
    #expect(transforms(shown) == ["matrix(40 0 0 30 0 0)"] && shown.errors == "", "\(shown.errors)")
    #expect(shown.output.contains("data:image/png;base64,iVBORw0KGgo") && shown.output.contains("<title>logo</title>"))
    #expect(transforms(run(fill, [:])).isEmpty && transforms(run(fill, ["logo.png": Self.red])).isEmpty)
  }

  @Test func eachStepOfAnAnimationHasTheFile() {
    let body = "view a: Image { image = \"logo\"; .edges == superview }"
    let shown = run(body, ["ui/logo.png": Self.red], options: ["--animate", "100x100..200x100", "--steps", "2"])
    #expect(
      transforms(shown) == ["matrix(100 0 0 100 0 0)", "matrix(150 0 0 100 0 0)", "matrix(200 0 0 100 0 0)"],
      "\(shown.errors)")
  }

  @Test func theContentModeSaysWhere() {
    let files = ["ui/logo.png": Self.red]
    func place(_ settings: String) -> [String] {
      transforms(run("view a: Image { image = \"logo\"; frame = (10, 20, 40, 30); \(settings) }", files))
    }
    #expect(place("contentMode = scaleAspectFit") == ["matrix(30 0 0 30 5 0)"])
    #expect(place("contentMode = scaleAspectFill") == ["matrix(40 0 0 40 0 -5)"])
    #expect(place("contentMode = bottomRight") == ["translate(39 29)"])
    // The size of the layout has precedence over that of the file.
    #expect(place("contentMode = center; intrinsic = 20x10") == ["matrix(20 0 0 10 10 10)"])
  }

  @Test func theFileOfTheScaleIsPreferred() {
    let files = ["ui/logo.png": Self.red, "ui/logo@2x.png": Self.red, "ui/logo@3x.png": Self.red]
    let body = "view a: Image { image = \"logo\"; frame = (0, 0, 40, 30); contentMode = center }"
    #expect(transforms(run(body, files)) == ["matrix(.5 0 0 .5 19.75 14.75)"])
    #expect(transforms(run(body, files, scale: "1")) == ["translate(19.5 14.5)"])
    #expect(transforms(run(body, ["ui/logo@3x.png": Self.red])).first?.hasPrefix("matrix(.333333 ") == true)
  }

  @Test func namesThatLeadElsewhereAreNotRead() {
    for name in ["../logo", "/logo", "a/b", ".logo", "", String(repeating: "n", count: 300)] {
      #expect(PictureNames.files(of: name, scale: 2).isEmpty, "\(name)")
    }
    #expect(PictureNames.files(of: "logo", scale: 2).map(\.file) == ["logo@2x.png", "logo@3x.png", "logo.png"])
    #expect(PictureNames.files(of: "logo.png", scale: 1).map(\.file) == ["logo.png", "logo@3x.png", "logo@2x.png"])
  }

  private func page(_ body: String, _ pictures: [String: [UInt8]]) -> ToolRun {
    var files = Files.memory(["ui/a.lay": "layout A(100x100) {\n  \(body)\n}\n"])
    let (kind, read) = (files.kind, files.read)
    files.kind = { pictures[$0] == nil ? kind($0) : .file }
    files.read = { path in pictures[path].map { .success($0) } ?? read(path) }
    return layc(["render", "ui/a.lay", "--format", "html"], on: files)
  }

  @Test func pagesHaveTheFilesAsData() {
    let shown = page(fill, ["ui/logo@2x.png": Self.red, "ui/logo.png": Array("GIF89a".utf8)])
    #expect(shown.output.contains(#""pictures":[["logo","data:image/png;base64,iVBORw0KGgo"#) && shown.errors == "")
    // Half a point: the file is that of two pixels a point.
    #expect(shown.output.contains(#""picture":[0,"scaleToFill","1/2","1/2"]"#))
    for name in ["../logo", "/logo", "a/b"] {
      let other = page(fill.replacing("logo", with: name), ["ui/\(name).png": Self.red, "\(name).png": Self.red])
      #expect(other.status == 0 && !other.output.contains(#""pictures":"#), "\(name)")
    }
  }

  @Test func aFileThatAPageDoesNotShowIsNamed() {
    let damaged = page(fill, ["ui/logo.png": Array("GIF89a".utf8)])
    #expect(damaged.status == 0 && damaged.errors == "'ui/logo.png' is not shown: it is no PNG\n")
    let large = page(fill, ["ui/logo.png": [UInt8](repeating: 0, count: 1_000_001)])
    #expect(large.errors == "'ui/logo.png' is not shown: the pictures of a page have at most 1000000 bytes\n")
    #expect(large.output.contains(#""pictureProblems":["'ui/logo.png' is not shown"#))
  }

  @Test func knownPicturesFollowTheirFiles() throws {
    var bytes = Self.red
    var files = Files.memory([:])
    files.kind = { $0 == "a/logo@2x.png" ? .file : nil }
    files.read = { _ in .success(bytes) }
    let pictures = KnownPictures(files)
    let first = try #require(pictures.picture("logo", beside: "a/b.lay", scale: nil))
    #expect(
      first.problem == nil && first.bytes == Self.red.count
        && pictures.picture("icon", beside: "a/b.lay", scale: nil) == nil)
    #expect(pictures.picture("logo", beside: "b.lay", scale: nil) == nil)
    bytes.append(0)
    let second = try #require(pictures.picture("logo", beside: "a/b.lay", scale: nil))
    #expect(second.address != first.address)
    bytes = []
    #expect(pictures.picture("logo", beside: "a/b.lay", scale: nil)?.problem == "it is no PNG")
  }

  @Test func aFileThatCannotBeDrawnIsNamed() {
    let shown = run(fill, ["ui/logo.png": Array("GIF89a".utf8)])
    #expect(shown.status == 0 && transforms(shown).isEmpty)
    #expect(shown.errors == "'ui/logo.png' is not drawn: it is no PNG\n")
    let large = run(fill, ["ui/logo.png": [UInt8](repeating: 0, count: 5 << 20)])
    #expect(large.errors.contains("a picture has at most 4 MiB and 16,777,216 pixels"), "\(large.errors)")
  }
}
