/// The colours of a sixel picture: at most 256, each part from 0 to 100.
///
/// With more colours, the most frequent ones stay, and each other one becomes the nearest of them.
struct SixelPalette {
  /// The most colours of a picture, which is what terminals commonly have.
  static let mostColours = 256

  /// The colours, the most frequent one first.
  let colours: [SixelColour]
  /// The place of each colour that occurs.
  private var places: [SixelColour: Int] = [:]

  /// The colours of pixels that were counted.
  init(_ count: SixelColourCount) {
    let sorted = count.counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key.word < $1.key.word }
    colours = sorted.prefix(Self.mostColours).map { $0.key }
    for (place, colour) in colours.enumerated() { places[colour] = place }
    for (colour, _) in sorted.dropFirst(Self.mostColours) { places[colour] = nearest(to: colour) }
  }

  /// The place of the colour of a pixel; nil if it is mostly transparent.
  func place(_ pixels: ArraySlice<UInt8>, at offset: Int) -> Int? {
    SixelColour(pixels, at: offset).flatMap { places[$0] }
  }

  private func nearest(to colour: SixelColour) -> Int {
    var best = (place: 0, distance: Int.max)
    for (place, other) in colours.enumerated() {
      let distance = colour.distance(to: other)
      if distance < best.distance { best = (place, distance) }
    }
    return best.place
  }
}

/// The numbers of pixels of each colour.
struct SixelColourCount {
  fileprivate var counts: [SixelColour: Int] = [:]

  /// Counts pixels of four bytes; those that are mostly transparent have no colour.
  mutating func add(_ pixels: [UInt8]) {
    for place in stride(from: 0, to: pixels.count, by: 4) {
      if let colour = SixelColour(pixels[...], at: place) { counts[colour, default: 0] += 1 }
    }
  }
}

/// Red, green and blue, each from 0 to 100.
struct SixelColour: Hashable {
  /// Red, green and blue in a byte each, the lowest byte blue.
  let word: UInt32

  /// The colour of a pixel, whose parts are not multiplied with the opacity; nil if it is mostly transparent.
  init?(_ pixels: ArraySlice<UInt8>, at place: Int) {
    guard pixels[place + 3] >= 128 else { return nil }
    func part(_ offset: Int) -> UInt32 { (UInt32(pixels[place + offset]) * 100 + 127) / 255 }
    word = part(0) << 16 | part(1) << 8 | part(2)
  }

  var parts: [Int] { [Int(word >> 16), Int(word >> 8 & 0xFF), Int(word & 0xFF)] }

  func distance(to other: SixelColour) -> Int {
    let (red, green, blue) = (
      Int(word >> 16) - Int(other.word >> 16), Int(word >> 8 & 0xFF) - Int(other.word >> 8 & 0xFF),
      Int(word & 0xFF) - Int(other.word & 0xFF)
    )
    return red * red + green * green + blue * blue
  }
}
