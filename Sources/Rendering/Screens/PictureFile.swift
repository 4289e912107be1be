internal import LayDrawing
package import LayRuntime

/// The picture of an image view, read from a file.
package struct PictureFile: Sendable {
  let image: PixelImage
  /// The pixels a point, as the name of the file says: 2 for `logo@2x.png`.
  private let scale: Int

  /// The reason why a file is not drawn, in words.
  package struct Problem: Error, Hashable, Sendable {
    package let words: String
  }

  /// Reads a PNG.
  package init(png: [UInt8], scale: Int) throws(Problem) {
    do throws(PixelImage.Problem) {
      image = try PixelImage(png: png)
      self.scale = scale
    } catch {
      throw Problem(words: error.words)
    }
  }

  /// The address of its data, for pages.
  package var address: String { "data:image/png;base64," + String(decoding: base64(image.file), as: UTF8.self) }

  /// The number of pixels.
  package var pixels: Int { image.width * image.height }

  /// The size in points.
  package var size: ExactSize {
    ExactSize(width: Rational(image.width, scale), height: Rational(image.height, scale))
  }
}

extension PixelImage.Problem {
  /// The reason in words.
  fileprivate var words: String {
    switch self {
    case .unknownFormat: "it is no PNG"
    case .damaged: "its data are damaged"
    case .interlaced: "its rows are interlaced"
    case .tooLarge: "a picture has at most 4 MiB and 16,777,216 pixels"
    }
  }
}

/// Finds the files of pictures.
package enum PictureNames {
  /// The most characters of a name.
  private static let most = 200
  /// The pixels a point of a screen whose scale is not known.
  package static let usualScale = 2

  /// The names of files that may have the picture `name`, with their pixels a point: those at the scale of the screen first. None for
  /// a name that leads out of the folder.
  package static func files(of name: String, scale: Int) -> [(file: String, scale: Int)] {
    let isPlain = name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "/" && $0 != "\\" }
    guard isPlain, !name.utf8.isEmpty, name.utf8.count <= most, !name.hasPrefix(".") else { return [] }
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let scales = [scale] + [3, 2, 1].filter { $0 != scale }
    return scales.filter { (1...3).contains($0) }.map { ($0 == 1 ? "\(stem).png" : "\(stem)@\($0)x.png", $0) }
  }
}

/// The picture of a view, and the box that it fills.
struct ShownPicture {
  var file: PictureFile
  /// The content mode of a view whose picture has no size in the layout.
  var mode: LayoutContentMode

  /// The box of the picture in a view of a size.
  func box(width: Double, height: Double) -> Box? {
    guard let width = Rational(exactly: width), let height = Rational(exactly: height) else { return nil }
    let bounds = ExactRect(x: 0, y: 0, width: width, height: height)
    return Box(LayoutRect(mode.contentRect(of: file.size, in: bounds)))
  }
}
