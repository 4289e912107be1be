package import Foundation
package import LayDrawing
internal import TestSupport
package import Testing

/// Compares a picture with a PNG of this repository, a path from its root, by pixels, and then by bytes, since these are equal on each
/// machine. With `LAYC_UPDATE=1` the PNG is rewritten, and the test still fails.
package func expectGolden(
  _ picture: Picture, _ path: String, scale: Double = 2, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let isUpdate = ProcessInfo.processInfo.environment["LAYC_UPDATE"] == "1"
  let golden = GoldenPNG(file: repository.appending(path: path), differences: .temporaryDirectory)
  guard let problem = try golden.problem(of: picture, scale: scale, isUpdate: isUpdate) else { return }
  Issue.record("\(problem)", sourceLocation: sourceLocation)
}

/// A PNG with which pictures are compared.
package struct GoldenPNG {
  private let file: URL
  /// The folder for pictures of differences.
  private let differences: URL

  package init(file: URL, differences: URL) { (self.file, self.differences) = (file, differences) }

  private var name: String { file.lastPathComponent }

  /// The picture in which the pixels that differ are red.
  package var difference: URL {
    differences.appending(path: "\(file.deletingPathExtension().lastPathComponent)-difference.png")
  }

  /// Returns the difference to a picture in words; nil if the bytes are equal. If pixels differ, writes ``difference``. An update writes
  /// the file.
  package func problem(of picture: Picture, scale: Double, isUpdate: Bool) throws -> String? {
    let png = try pngBytes(picture, scale: scale)
    let kept = (try? Data(contentsOf: file)).map { [UInt8]($0) }
    if kept == png { return nil }
    if isUpdate {
      try Data(png).write(to: file)
      return "rewrote \(name); look at the change"
    }
    guard let kept else { return "there is no \(name): LAYC_UPDATE=1 swift test" }
    return try problem(#require(Pixels(png: png)), Pixels(png: kept))
  }

  private func problem(_ found: Pixels, _ kept: Pixels?) throws -> String {
    guard let kept, kept.width == found.width, kept.height == found.height else {
      return "\(name) has another size: LAYC_UPDATE=1 swift test"
    }
    if kept == found { return "\(name) has equal pixels in other bytes: LAYC_UPDATE=1 swift test" }
    let (count, picture) = differing(found, kept)
    try FileManager.default.createDirectory(at: differences, withIntermediateDirectories: true)
    try Data(try pngBytes(picture, scale: 1)).write(to: difference)
    return "\(count) pixels of \(name) differ: see \(difference.path)"
  }
}

/// The number of pixels that differ, and a picture with these in red over the others, faded.
package func differing(_ first: Pixels, _ second: Pixels) -> (count: Int, picture: Picture) {
  var picture = Picture(width: Double(first.width), height: Double(first.height), title: "Difference")
  var count = 0
  for y in 0..<first.height {
    for x in 0..<first.width {
      let (a, b) = (first[x, y], second[x, y])
      if a != b { count += 1 }
      let colour = a == b ? Colour(a[0], a[1], a[2], alpha: a[3] / 4) : Colour(255, 0, 0)
      if a == b && a[3] == 0 || a == [255, 255, 255, 255] && a == b { continue }
      let pixel = Outline.rectangle(x: Double(x), y: Double(y), width: 1, height: 1)
      picture.items.append(.shape(pixel, fill: Fill(colour), stroke: nil))
    }
  }
  return (count, picture)
}
