/// The operators that paint a picture.
struct PDFContent {
  private let picture: Picture
  /// The text of the page, and of each open group that is faded as one.
  private var texts = [""]
  /// The opacity of each open group; nil for those that are painted at once.
  private var faded: [UInt8?] = []
  private var transforms: [Transform2D] = [.identity]
  /// The pictures of pixels that are objects, with the numbers of their names.
  private var images: [(image: PixelImage, name: Int)] = []

  init(_ picture: Picture) { self.picture = picture }

  /// Returns the operators of the page. Faded groups become objects.
  mutating func page(
    _ objects: inout PDFObjects, _ fonts: inout PDFFonts, _ opacities: inout Set<UInt8>, _ groups: inout [Int],
    resources: Int
  ) -> String {
    if let colour = picture.background {
      let page = Outline.rectangle(x: 0, y: 0, width: picture.width, height: picture.height)
      shape(page, Fill(colour), nil, &opacities)
    }
    for item in picture.items {
      switch item {
      case .shape(let outline, let fill, let stroke): shape(outline, fill, stroke, &opacities)
      case .text(let line): text(line, &objects, &fonts, &opacities)
      case .image(let placed): image(placed, &objects, &groups)
      case .begin(let group): begin(group)
      case .end:
        if let opacity = end() {
          groups.append(objects.append(stream: texts.removeLast(), form(resources)))
          opacities.insert(opacity)
          write("/A\(opacity) gs/X\(groups.count - 1) Do\nQ\n")
        } else {
          write("Q\n")
        }
      }
    }
    return texts[0]
  }

  private mutating func write(_ text: String) { texts[texts.count - 1] += text }

  // MARK: - Groups

  private mutating func begin(_ group: PictureGroup) {
    write("q\n")
    transforms.append(transforms[transforms.count - 1].after(group.transform))
    if group.transform != .identity { write(Self.matrix(group.transform) + " cm\n") }
    if let clip = group.clip { write(clip.pdfPath() + "W n\n") }
    if group.opacity < 1 {
      texts.append("")
      faded.append(UInt8((group.opacity * 255).rounded()))
    } else {
      faded.append(nil)
    }
  }

  /// Ends a group, and returns its opacity if it is faded as one.
  private mutating func end() -> UInt8? {
    transforms.removeLast()
    return faded.removeLast()
  }

  /// The entries of a group that is painted as one, in the coordinates of its items.
  private func form(_ resources: Int) -> String {
    // What shows lies within the page, wherever the group's transform moves that.
    let most = decimal(PictureLimits.coordinate)
    return "/Type/XObject/Subtype/Form/BBox[-\(most) -\(most) \(most) \(most)]/Group<</S/Transparency/CS/DeviceRGB>>"
      + "/Resources \(resources) 0 R"
  }

  // MARK: - Items

  private mutating func shape(_ outline: Outline, _ fill: Fill?, _ stroke: Stroke?, _ opacities: inout Set<UInt8>) {
    if let fill {
      write("q\n" + colour(fill.colour, "rg", &opacities))
      if let hatching = fill.hatching {
        let transform = transforms[transforms.count - 1]
        let lines = HatchLines(hatching, over: outline, in: transform, width: picture.width, height: picture.height)
        if let lines { write(outline.pdfPath() + "W n\n" + lines.outline.pdfPath() + "f\n") }
        write("Q\n")
      } else {
        write(outline.pdfPath() + "f\nQ\n")
      }
    }
    if let stroke {
      write("q\n" + colour(stroke.colour, "RG", &opacities) + "\(decimal(stroke.width)) w 4 M\n")
      if stroke.isRound { write("1 J 1 j\n") }
      if !stroke.dashes.isEmpty { write("[\(stroke.dashes.map { decimal($0) }.joined(separator: " "))] 0 d\n") }
      write(outline.pdfPath() + "S\nQ\n")
    }
  }

  /// Paints a picture of pixels, which is an object at its first use.
  private mutating func image(_ placed: PlacedImage, _ objects: inout PDFObjects, _ groups: inout [Int]) {
    let name: Int
    if let known = images.first(where: { $0.image == placed.image }) {
      name = known.name
    } else {
      name = groups.count
      groups.append(objects.append(placed.image))
      images.append((placed.image, name))
    }
    // The unit square of a picture begins at its lower left corner.
    let upright = placed.placement.after(Transform2D(1, 0, 0, -1, 0, 1))
    write("q\n\(Self.matrix(upright)) cm/X\(name) Do\nQ\n")
  }

  private mutating func text(
    _ line: TextLine, _ objects: inout PDFObjects, _ fonts: inout PDFFonts, _ opacities: inout Set<UInt8>
  ) {
    let placed = PlacedText(line)
    if placed.glyphs.isEmpty || line.colour.alpha == 0 { return }
    let start = placed.start(of: line)
    write("q\n" + colour(line.colour, "rg", &opacities) + "BT\n")
    var font = -1
    for glyph in placed.glyphs {
      let place = fonts.place(of: glyph.key, glyph.scalar, &objects)
      if place.font != font { write("/F\(place.font) \(decimal(line.size)) Tf\n") }
      font = place.font
      // Each glyph has its own place, so errors of rounding do not add up. The matrix turns it upright again.
      write("1 0 0 -1 \(decimal(start + glyph.x)) \(decimal(line.y)) Tm<\(hexadecimal(place.code, digits: 2))>Tj\n")
    }
    write("ET\nQ\n")
  }

  // MARK: - Parts

  private func colour(_ colour: Colour, _ name: String, _ opacities: inout Set<UInt8>) -> String {
    let parts = [colour.red, colour.green, colour.blue].map { decimal(Double($0) / 255) }
    let text = parts.joined(separator: " ") + " \(name)\n"
    if colour.alpha == 255 { return text }
    opacities.insert(colour.alpha)
    return text + "/A\(colour.alpha) gs\n"
  }

  private static func matrix(_ transform: Transform2D) -> String {
    let factors = [transform.a, transform.b, transform.c, transform.d].map { decimal($0, digits: 6) }
    return factors.joined(separator: " ") + " \(decimal(transform.tx)) \(decimal(transform.ty))"
  }
}
