/// Pixels of a strip that are painted together: red, green, blue and opacity from 0 to 255, the colours multiplied with the opacity.
struct PixelLayer {
  /// Four bytes a pixel, row by row.
  private(set) var bytes: [UInt8]
  /// The pixels of the strip that it has.
  let box: PixelBox

  /// A transparent layer.
  init(_ box: PixelBox) {
    self.box = box
    bytes = [UInt8](repeating: 0, count: 4 * box.count)
  }

  /// Covers all pixels with a colour.
  mutating func fill(_ colour: Colour) {
    let paint = Paint(colour, opacity: 255)
    var place = 0
    while place < bytes.count {
      set(place, paint)
      place += 4
    }
  }

  /// Paints a run of pixels of a row with a colour, as far as they are covered.
  mutating func paint(_ pixels: Range<Int>, row: Int, _ colour: Colour, _ coverage: [UInt8]) {
    let whole = Paint(colour, opacity: UInt32(colour.alpha))
    var place = 4 * box.index(pixels.lowerBound, row)
    for pixel in pixels {
      let covered = coverage[pixel]
      if covered == 255 && whole.opacity == 255 {
        set(place, whole)
      } else if covered > 0 {
        blend(place, Paint(colour, opacity: product(UInt32(colour.alpha), UInt32(covered))))
      }
      place += 4
    }
  }

  /// Paints the pixels of another layer over those of this one, which has them all, faded.
  mutating func paint(_ layer: PixelLayer, opacity: UInt32) {
    var source = 0
    for row in layer.box.rows {
      var place = 4 * box.index(layer.box.columns.lowerBound, row)
      for _ in layer.box.columns {
        if layer.bytes[source + 3] > 0 { blend(place, Paint(layer.bytes[source..<source + 4], opacity: opacity)) }
        source += 4
        place += 4
      }
    }
  }

  private mutating func set(_ place: Int, _ paint: Paint) {
    bytes[place] = UInt8(truncatingIfNeeded: paint.red)
    bytes[place + 1] = UInt8(truncatingIfNeeded: paint.green)
    bytes[place + 2] = UInt8(truncatingIfNeeded: paint.blue)
    bytes[place + 3] = UInt8(truncatingIfNeeded: paint.opacity)
  }

  private mutating func blend(_ place: Int, _ paint: Paint) {
    let rest = 255 - paint.opacity
    bytes[place] = sum(paint.red, product(UInt32(bytes[place]), rest))
    bytes[place + 1] = sum(paint.green, product(UInt32(bytes[place + 1]), rest))
    bytes[place + 2] = sum(paint.blue, product(UInt32(bytes[place + 2]), rest))
    bytes[place + 3] = sum(paint.opacity, product(UInt32(bytes[place + 3]), rest))
  }

  private func sum(_ first: UInt32, _ second: UInt32) -> UInt8 { UInt8(min(first + second, 255)) }
}

/// A colour multiplied with its opacity, each from 0 to 255.
private struct Paint {
  var red, green, blue, opacity: UInt32

  /// A pixel, faded.
  init(_ pixel: ArraySlice<UInt8>, opacity: UInt32) {
    red = product(UInt32(pixel[pixel.startIndex]), opacity)
    green = product(UInt32(pixel[pixel.startIndex + 1]), opacity)
    blue = product(UInt32(pixel[pixel.startIndex + 2]), opacity)
    self.opacity = product(UInt32(pixel[pixel.startIndex + 3]), opacity)
  }

  init(_ colour: Colour, opacity: UInt32) {
    red = product(UInt32(colour.red), opacity)
    green = product(UInt32(colour.green), opacity)
    blue = product(UInt32(colour.blue), opacity)
    self.opacity = opacity
  }
}

/// The product of two parts of 255, rounded.
func product(_ first: UInt32, _ second: UInt32) -> UInt32 {
  let value = first * second + 128
  return (value + value >> 8) >> 8
}
