internal import LayModel

/// The glyphs of a PDF as fonts of type 3, whose glyphs are drawings. Each has a table of the characters, so texts can be searched.
struct PDFFonts {
  /// A glyph with the character that it shows: those without an outline have the same box.
  struct Key: Hashable {
    var glyph: GlyphKey
    var scalar: UInt32
  }

  /// The place of a glyph: the number of its font, and its code there.
  struct Place {
    var font, code: Int
  }

  private var places: [Key: Place] = [:]
  /// The glyphs of each font, by code.
  private var fonts: [[Key]] = []
  /// The font of each weight that has room.
  private var open: [UInt8: Int] = [:]
  /// The number of the object of each font.
  private(set) var objects: [Int] = []

  /// The place of a glyph, which is new at its first use.
  mutating func place(of glyph: GlyphKey, _ scalar: Unicode.Scalar, _ objects: inout PDFObjects) -> Place {
    let key = Key(glyph: glyph, scalar: scalar.value)
    if let known = places[key] { return known }
    let font = font(of: glyph.weight, &objects)
    let place = Place(font: font, code: fonts[font].count)
    fonts[font].append(key)
    places[key] = place
    return place
  }

  /// A font of a weight with room for a glyph. A font has 256.
  private mutating func font(of weight: UInt8, _ objects: inout PDFObjects) -> Int {
    if let font = open[weight], fonts[font].count < 256 { return font }
    open[weight] = fonts.count
    fonts.append([])
    self.objects.append(objects.reserve())
    return fonts.count - 1
  }

  /// Writes the objects of the fonts.
  func write(to objects: inout PDFObjects) {
    for (index, keys) in fonts.enumerated() {
      let procedures = keys.enumerated().map { code, key in
        "/g\(code) \(objects.append(stream: Self.procedure(key))) 0 R"
      }
      let names = keys.indices.map { "/g\($0)" }.joined()
      let widths = keys.map { decimal(Self.width($0)) }.joined(separator: " ")
      let characters = objects.append(stream: Self.characters(keys))
      let em = decimal(1 / Double(InterGlyphs.unitsPerEm), digits: 9)
      objects.set(
        self.objects[index],
        """
        <</Type/Font/Subtype/Type3/FontBBox[0 0 0 0]/FontMatrix[\(em) 0 0 \(em) 0 0]/Resources<<>>\
        /FirstChar 0/LastChar \(keys.count - 1)/Widths[\(widths)]/ToUnicode \(characters) 0 R\
        /Encoding<</Type/Encoding/Differences[0\(names)]>>/CharProcs<<\(procedures.joined())>>>>
        """)
    }
  }

  /// The advance of a glyph without tracking, in units of the data.
  private static func width(_ key: Key) -> Double {
    let units =
      switch key.glyph.shape {
      case .glyph: Unicode.Scalar(key.scalar).map { TextPen.advance(of: $0, weight: key.glyph.weight) } ?? 0
      case .symbol(_, let advance), .box(let advance): advance
      }
    return Double(units) * Double(InterGlyphs.unitsPerEm) / Double(TextPen.unitsPerEm)
  }

  /// The drawing of a glyph, in the colour of its text.
  private static func procedure(_ key: Key) -> String {
    let outline = key.glyph.outline
    var text = decimal(width(key)) + " 0"
    let box = outline.bounds ?? Bounds2D(Point2D(0, 0))
    for edge in [box.left.rounded(.down), box.top.rounded(.down), box.right.rounded(.up), box.bottom.rounded(.up)] {
      text += " " + decimal(edge)
    }
    text += " d1\n"
    return outline.pieces.isEmpty ? text : text + outline.pdfPath(digits: 0) + "f"
  }

  /// The table from codes to characters.
  private static func characters(_ keys: [Key]) -> String {
    var text = """
      /CIDInit/ProcSet findresource begin 12 dict begin begincmap
      /CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def
      /CMapName/Adobe-Identity-UCS def/CMapType 2 def
      1 begincodespacerange <00><FF> endcodespacerange

      """
    for start in stride(from: 0, to: keys.count, by: 100) {
      let part = start..<min(start + 100, keys.count)
      text += "\(part.count) beginbfchar\n"
      for code in part {
        let scalar = Unicode.Scalar(keys[code].scalar) ?? "\u{FFFD}"
        text += "<\(hexadecimal(code, digits: 2))><\(utf16(String(scalar)))>\n"
      }
      text += "endbfchar\n"
    }
    return text + "endcmap CMapName currentdict/CMap defineresource pop end end\n"
  }
}

extension Outline {
  /// The operators of a path in PDF.
  func pdfPath(digits: Int = 3) -> String {
    var text = ""
    func pair(_ point: Point2D) -> String {
      decimal(point.x, digits: digits) + " " + decimal(point.y, digits: digits) + " "
    }
    for piece in pieces {
      switch piece {
      case .move(let point): text += pair(point) + "m\n"
      case .line(let point): text += pair(point) + "l\n"
      case .curve(let first, let second, let end): text += pair(first) + pair(second) + pair(end) + "c\n"
      case .close: text += "h\n"
      }
    }
    return text
  }
}
