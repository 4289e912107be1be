/// The objects of a PDF, numbered from 1, and the table of their places.
struct PDFObjects {
  private var bodies: [[UInt8]?] = []

  /// The number of an object that is written later.
  mutating func reserve() -> Int {
    bodies.append(nil)
    return bodies.count
  }

  /// Appends an object, and returns its number.
  mutating func append(_ text: String) -> Int {
    bodies.append([UInt8](text.utf8))
    return bodies.count
  }

  /// Sets the object of a reserved number.
  mutating func set(_ number: Int, _ text: String) { bodies[number - 1] = [UInt8](text.utf8) }

  /// Appends a compressed stream with entries of its dictionary, and returns its number.
  mutating func append(stream: String, _ entries: String = "") -> Int {
    let number = reserve()
    set(number, stream: stream, entries)
    return number
  }

  /// Sets the compressed stream of a reserved number.
  mutating func set(_ number: Int, stream: String, _ entries: String = "") {
    set(number, stream: [UInt8](stream.utf8), entries)
  }

  /// Appends a picture of pixels, with a mask if it is not opaque, and returns its number.
  mutating func append(_ image: PixelImage) -> Int {
    let head = "/Type/XObject/Subtype/Image/Width \(image.width)/Height \(image.height)/BitsPerComponent 8"
    let places = stride(from: 0, to: image.pixels.count, by: 4)
    var mask = ""
    if image.isTransparent {
      let number = reserve()
      set(number, stream: places.map { image.pixels[$0 + 3] }, head + "/ColorSpace/DeviceGray")
      mask = "/SMask \(number) 0 R"
    }
    let number = reserve()
    set(number, stream: places.flatMap { image.pixels[$0..<$0 + 3] }, head + "/ColorSpace/DeviceRGB" + mask)
    return number
  }

  private mutating func set(_ number: Int, stream: [UInt8], _ entries: String) {
    let content = compressed(stream)
    let head = "<</Length \(content.count)/Filter/FlateDecode\(entries)>>stream\n"
    bodies[number - 1] = [UInt8](head.utf8) + content + [UInt8]("\nendstream".utf8)
  }

  /// The bytes of the file. There is no date and no random number in it.
  func file(catalogue: Int, information: Int) -> [UInt8] {
    // The second line has bytes above 127, so that programs treat the file as binary.
    var bytes = [UInt8]("%PDF-1.6\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    var places: [Int] = []
    for (index, body) in bodies.enumerated() {
      places.append(bytes.count)
      bytes += [UInt8]("\(index + 1) 0 obj\n".utf8)
      bytes += body ?? [UInt8]("null".utf8)
      bytes += [UInt8]("\nendobj\n".utf8)
    }
    let table = bytes.count
    var tail = "xref\n0 \(places.count + 1)\n0000000000 65535 f \n"
    for place in places { tail += "\(Self.padded(place)) 00000 n \n" }
    tail +=
      "trailer\n<</Size \(places.count + 1)/Root \(catalogue) 0 R/Info \(information) 0 R>>\nstartxref\n\(table)\n%%EOF\n"
    return bytes + [UInt8](tail.utf8)
  }

  private static func padded(_ place: Int) -> String {
    let digits = "\(place)"
    return String(repeating: "0", count: max(0, 10 - digits.utf8.count)) + digits
  }
}

/// A text as a string of PDF in UTF-16.
func pdfString(_ text: String) -> String { "<FEFF" + utf16(text) + ">" }

/// The UTF-16 of a text in hexadecimal digits.
func utf16(_ text: String) -> String { text.utf16.reduce(into: "") { $0 += hexadecimal(Int($1), digits: 4) } }

/// A number in hexadecimal digits.
func hexadecimal(_ value: Int, digits: Int) -> String {
  var text = ""
  for place in (0..<digits).reversed() {
    let digit = UInt8(value >> (4 * place) & 15)
    text.unicodeScalars.append(Unicode.Scalar(digit < 10 ? 0x30 + digit : 0x37 + digit))
  }
  return text
}
