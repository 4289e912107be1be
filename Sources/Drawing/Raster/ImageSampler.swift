/// The colours of a picture of pixels at the pixels of another one.
struct ImageSampler {
  private let image: PixelImage
  /// The transform from the pixels that are painted to those of the picture.
  private let inverse: Transform2D
  /// The half of the width and height, in pixels of the picture, that one painted pixel covers.
  private let reach: (x: Double, y: Double)

  /// The most pixels of the picture, along each axis, of which one colour is the mean.
  private static let most = 64.0

  /// A sampler for a transform from the unit square to pixels; nil for one without an inverse.
  init?(_ image: PixelImage, _ placement: Transform2D) {
    let p = placement
    let determinant = p.a * p.d - p.b * p.c
    guard determinant != 0, (1 / determinant).isFinite else { return nil }
    let (wide, tall) = (Double(image.width) / determinant, Double(image.height) / determinant)
    inverse = Transform2D(
      p.d * wide, -p.b * tall, -p.c * wide, p.a * tall, (p.c * p.ty - p.d * p.tx) * wide,
      (p.b * p.tx - p.a * p.ty) * tall)
    self.image = image
    func half(_ first: Double, _ second: Double) -> Double {
      min(max(abs(first) + abs(second), 1), ImageSampler.most) / 2
    }
    reach = (half(inverse.a, inverse.c), half(inverse.b, inverse.d))
  }

  /// The number of pixels of the picture of which one colour is the mean.
  var steps: Int { Int((2 * reach.x + 1) * (2 * reach.y + 1)) }

  /// The colour of a painted pixel: the mean of those that it covers, weighted with their opacity.
  func colour(_ column: Int, _ row: Int) -> Colour {
    let middle = inverse.apply(Point2D(Double(column) + 0.5, Double(row) + 0.5))
    let columns = ImageSampler.weights(middle.x, reach.x, image.width)
    let rows = ImageSampler.weights(middle.y, reach.y, image.height)
    var (red, green, blue, opacity, sum) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (y, tall) in rows {
      for (x, wide) in columns {
        let place = 4 * (y * image.width + x)
        let share = tall * wide
        let alpha = Double(image.pixels[place + 3]) * share
        red += Double(image.pixels[place]) * alpha
        green += Double(image.pixels[place + 1]) * alpha
        blue += Double(image.pixels[place + 2]) * alpha
        opacity += alpha
        sum += share
      }
    }
    guard opacity > 0, sum > 0 else { return Colour(0, 0, 0, alpha: 0) }
    func part(_ value: Double) -> UInt8 { UInt8(min(255, (value / opacity).rounded())) }
    return Colour(part(red), part(green), part(blue), alpha: UInt8(min(255, (opacity / sum).rounded())))
  }

  /// The pixels of an axis around a place, with the part of each that is within reach; those beyond the edge are those at the edge.
  private static func weights(_ middle: Double, _ reach: Double, _ count: Int) -> [(place: Int, weight: Double)] {
    guard middle.isFinite else { return [] }
    let last = Double(count)
    let (low, high) = (min(max(middle - reach, -1), last), min(max(middle + reach, 0), last + 1))
    var (place, found) = (low.rounded(.down), [(place: Int, weight: Double)]())
    while place < high {
      let weight = min(high, place + 1) - max(low, place)
      found.append((min(max(Int(place), 0), count - 1), weight))
      place += 1
    }
    return found
  }
}
