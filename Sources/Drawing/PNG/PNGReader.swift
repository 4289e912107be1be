extension PixelImage {
  /// Reads a PNG.
  package init(png: [UInt8]) throws(Problem) {
    if png.count > PixelImage.mostBytes { throw .tooLarge }
    let reader = try PNGReader(png)
    self.init(width: reader.header.width, height: reader.header.height, pixels: try reader.pixels(), file: png)
  }
}

/// Reads the chunks of a PNG and its pixels: all colour types and depths, without interlacing.
struct PNGReader {
  struct Header {
    var width = 0
    var height = 0
    var depth = 8
    var kind = ColourKind.colour
  }

  /// The colour types by their numbers.
  enum ColourKind: UInt8 {
    case grey = 0
    case colour = 2
    case palette = 3
    case greyWithOpacity = 4
    case colourWithOpacity = 6

    var channels: Int {
      switch self {
      case .grey, .palette: 1
      case .greyWithOpacity: 2
      case .colour: 3
      case .colourWithOpacity: 4
      }
    }

    var depths: [Int] {
      switch self {
      case .grey: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      default: [8, 16]
      }
    }
  }

  private(set) var header = Header()
  /// Red, green and blue of each entry.
  private var palette: [UInt8] = []
  /// The opacities of a palette, or the colour that is transparent.
  private var transparency: [UInt8] = []
  private var data: [UInt8] = []

  init(_ bytes: [UInt8]) throws(PixelImage.Problem) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { throw .unknownFormat }
    var (place, isFirst, isComplete) = (8, true, false)
    while !isComplete {
      guard place + 12 <= bytes.count else { throw .damaged }
      let count = PNGReader.word(bytes, place)
      guard count <= bytes.count - place - 12,
        CRC32.of(bytes[place + 4..<place + 8 + count]) == UInt32(PNGReader.word(bytes, place + 8 + count))
      else { throw .damaged }
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      let content = bytes[place + 8..<place + 8 + count]
      if isFirst != (name == "IHDR") { throw .damaged }
      isFirst = false
      isComplete = name == "IEND"
      try take(name, content)
      place += 12 + count
    }
  }

  private static func word(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private mutating func take(_ name: String, _ content: ArraySlice<UInt8>) throws(PixelImage.Problem) {
    switch name {
    case "IHDR": header = try PNGReader.header([UInt8](content))
    case "PLTE": palette = [UInt8](content)
    case "tRNS": transparency = [UInt8](content)
    case "IDAT": data += content
    default:
      // Chunks that a reader must know begin with a capital letter.
      if let first = name.utf8.first, first & 32 == 0, name != "IEND" { throw .damaged }
    }
  }

  private static func header(_ content: [UInt8]) throws(PixelImage.Problem) -> Header {
    guard content.count == 13, let kind = ColourKind(rawValue: content[9]) else { throw .damaged }
    let header = Header(width: word(content, 0), height: word(content, 4), depth: Int(content[8]), kind: kind)
    guard header.width > 0, header.height > 0, kind.depths.contains(header.depth), content[10] == 0, content[11] == 0,
      content[12] < 2
    else { throw .damaged }
    if content[12] == 1 { throw .interlaced }
    let (pixels, overflows) = header.width.multipliedReportingOverflow(by: header.height)
    if overflows || pixels > PixelImage.mostPixels { throw .tooLarge }
    return header
  }

  // MARK: Pixels

  private var bitsOfPixel: Int { header.depth * header.kind.channels }
  private var bytesOfRow: Int { (header.width * bitsOfPixel + 7) / 8 }

  /// Red, green, blue and opacity of each pixel, row by row.
  func pixels() throws(PixelImage.Problem) -> [UInt8] {
    let count = header.height * (bytesOfRow + 1)
    guard let rows = Inflater.bytes(of: data, atMost: count), rows.count == count,
      header.kind != .palette || !palette.isEmpty && palette.count.isMultiple(of: 3)
    else { throw .damaged }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * header.width * header.height)
    var above = [UInt8](repeating: 0, count: bytesOfRow)
    for row in 0..<header.height {
      let start = row * (bytesOfRow + 1)
      var line = [UInt8](rows[start + 1..<start + 1 + bytesOfRow])
      guard unfilter(&line, above, rows[start]) else { throw .damaged }
      guard append(line, to: &pixels) else { throw .damaged }
      above = line
    }
    return pixels
  }

  private func unfilter(_ line: inout [UInt8], _ above: [UInt8], _ filter: UInt8) -> Bool {
    guard filter < 5 else { return false }
    if filter == 0 { return true }
    let step = max(1, bitsOfPixel / 8)
    for index in line.indices {
      let left = index >= step ? line[index - step] : 0
      let corner = index >= step ? above[index - step] : 0
      let guess: UInt8 =
        switch filter {
        case 1: left
        case 2: above[index]
        case 3: UInt8((Int(left) + Int(above[index])) / 2)
        default: PNGReader.nearest(Int(left), Int(above[index]), Int(corner))
        }
      line[index] &+= guess
    }
    return true
  }

  /// Paeth's predictor.
  private static func nearest(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
    let (a, b, c) = (abs(above - corner), abs(left - corner), abs(left + above - 2 * corner))
    return UInt8(a <= b && a <= c ? left : b <= c ? above : corner)
  }

  private func append(_ line: [UInt8], to pixels: inout [UInt8]) -> Bool {
    for column in 0..<header.width {
      switch header.kind {
      case .palette:
        let entry = sample(line, column)
        guard 3 * entry + 2 < palette.count else { return false }
        pixels += palette[3 * entry..<3 * entry + 3]
        pixels.append(entry < transparency.count ? transparency[entry] : 255)
      case .grey, .greyWithOpacity:
        let grey = byte(line, column * header.kind.channels)
        let hasOpacity = header.kind == .greyWithOpacity
        pixels += [grey, grey, grey, hasOpacity ? byte(line, 2 * column + 1) : opacity(line, column)]
      case .colour, .colourWithOpacity:
        let start = column * header.kind.channels
        pixels += [byte(line, start), byte(line, start + 1), byte(line, start + 2)]
        pixels.append(header.kind == .colourWithOpacity ? byte(line, start + 3) : opacity(line, column))
      }
    }
    return true
  }

  /// A sample as it is stored.
  private func sample(_ line: [UInt8], _ index: Int) -> Int {
    switch header.depth {
    case 16: return Int(line[2 * index]) << 8 | Int(line[2 * index + 1])
    case 8: return Int(line[index])
    default:
      let bit = index * header.depth
      return Int(line[bit / 8]) >> (8 - header.depth - bit % 8) & (1 << header.depth - 1)
    }
  }

  /// A sample from 0 to 255.
  private func byte(_ line: [UInt8], _ index: Int) -> UInt8 {
    let value = sample(line, index)
    return header.depth == 16 ? UInt8(value >> 8) : UInt8(value * 255 / (1 << header.depth - 1))
  }

  /// 0 for the colour that is transparent, else 255.
  private func opacity(_ line: [UInt8], _ column: Int) -> UInt8 {
    let channels = header.kind.channels
    guard transparency.count == 2 * channels else { return 255 }
    let isClear = (0..<channels).allSatisfy { channel in
      let value = Int(transparency[2 * channel]) << 8 | Int(transparency[2 * channel + 1])
      return sample(line, column * channels + channel) == value
    }
    return isClear ? 0 : 255
  }
}
