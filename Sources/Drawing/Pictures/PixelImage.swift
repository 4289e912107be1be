/// A picture of pixels, such as a photo, with the bytes of its PNG.
package struct PixelImage: Hashable, Sendable {
  /// The reason why a file is not read.
  package enum Problem: Error, Hashable, Sendable {
    /// No PNG.
    case unknownFormat
    /// A PNG whose chunks, checksums or pixels are wrong.
    case damaged
    /// A PNG with interlaced rows.
    case interlaced
    /// A file of more than ``mostBytes`` bytes, or a picture of more than ``mostPixels`` pixels.
    case tooLarge
  }

  package let width: Int
  package let height: Int
  /// Red, green, blue and opacity of each pixel, row by row.
  let pixels: [UInt8]
  /// The bytes of the file.
  package let file: [UInt8]

  /// The most bytes of a file.
  package static let mostBytes = 4 << 20
  /// The most pixels of a picture.
  package static let mostPixels = 16 << 20

  /// A picture whose file has been read.
  init(width: Int, height: Int, pixels: [UInt8], file: [UInt8]) {
    (self.width, self.height, self.pixels, self.file) = (width, height, pixels, file)
  }

  /// True if a pixel is not opaque.
  var isTransparent: Bool { stride(from: 3, to: pixels.count, by: 4).contains { pixels[$0] < 255 } }
}

/// A picture of pixels at its place.
package struct PlacedImage: Hashable, Sendable {
  package var image: PixelImage
  package var x, y, width, height: Double

  package init(_ image: PixelImage, x: Double, y: Double, width: Double, height: Double) {
    (self.image, self.x, self.y, self.width, self.height) = (image, x, y, width, height)
  }

  var outline: Outline { .rectangle(x: x, y: y, width: width, height: height) }

  /// The transform from the unit square to its place.
  var placement: Transform2D { Transform2D(width, 0, 0, height, x, y) }
}
