/// Returns a picture as a document of SVG. Texts are the outlines of their glyphs, so no machine shows them wider than layout
/// measured them, and the bytes are equal everywhere.
///
/// `idPrefix` begins all ids, so that several pictures fit into one document: letters, digits, `-` and `_`.
package func svgText(_ picture: Picture, idPrefix: String = "") -> String {
  var writer = SVGWriter(CleanPicture(picture).picture, prefix: safeName(idPrefix).filter { $0 != " " })
  return writer.document()
}

/// The text of a picture and what it refers to.
private struct SVGWriter {
  private let picture: Picture
  private let prefix: String
  private var body = ""
  /// The definition of each glyph that is used.
  private var glyphs: [GlyphKey: Int] = [:]
  private var definitions = ""
  private var clips = 0
  /// The pictures of pixels that are defined.
  private var images: [PixelImage] = []
  /// The transforms from the open groups to the picture.
  private var transforms: [Transform2D] = [.identity]

  init(_ picture: Picture, prefix: String) {
    self.picture = picture
    self.prefix = prefix
  }

  mutating func document() -> String {
    for item in picture.items {
      switch item {
      case .shape(let outline, let fill, let stroke): shape(outline, fill, stroke)
      case .text(let line): text(line)
      case .image(let placed): image(placed)
      case .begin(let group): begin(group)
      case .end:
        body += "</g>\n"
        transforms.removeLast()
      }
    }
    return head() + (definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n") + background() + body + "</svg>\n"
  }

  private func head() -> String {
    let (width, height) = (decimal(picture.width), decimal(picture.height))
    let hasSummary = !picture.summary.isEmpty
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    text += " viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-labelledby=\"\(prefix)title\""
    if hasSummary { text += " aria-describedby=\"\(prefix)desc\"" }
    text += ">\n<title id=\"\(prefix)title\">\(xmlEscaped(picture.title))</title>\n"
    if hasSummary { text += "<desc id=\"\(prefix)desc\">\(xmlEscaped(picture.summary))</desc>\n" }
    return text
  }

  private func background() -> String {
    guard let colour = picture.background, colour.alpha > 0 else { return "" }
    return "<path d=\"M0 0H\(decimal(picture.width))V\(decimal(picture.height))H0Z\"\(paint("fill", colour))/>\n"
  }

  // MARK: - Items

  private mutating func begin(_ group: PictureGroup) {
    let clip = group.clip.map { clipAttribute($0) } ?? ""
    body += "<g"
    if let name = group.name { body += " class=\"\(safeName(name))\"" }
    body += transform(group.transform) + clip
    if group.opacity < 1 { body += " opacity=\"\(decimal(group.opacity))\"" }
    body += ">"
    if let title = group.title { body += "<title>\(xmlEscaped(title))</title>" }
    body += "\n"
    transforms.append(transforms[transforms.count - 1].after(group.transform))
  }

  private mutating func shape(_ outline: Outline, _ fill: Fill?, _ stroke: Stroke?) {
    if let fill, let hatching = fill.hatching {
      hatch(outline, hatching, fill.colour)
      if stroke == nil { return }
    }
    body += element(outline)
    if let fill, fill.hatching == nil { body += paint("fill", fill.colour) } else { body += " fill=\"none\"" }
    if let stroke { body += edge(stroke) }
    body += "/>\n"
  }

  /// The start of the element of an outline.
  private func element(_ outline: Outline) -> String {
    guard let box = outline.rectangle else { return "<path d=\"\(outline.path())\"" }
    return "<rect x=\"\(decimal(box.left))\" y=\"\(decimal(box.top))\" width=\"\(decimal(box.right - box.left))\" "
      + "height=\"\(decimal(box.bottom - box.top))\""
  }

  private mutating func hatch(_ outline: Outline, _ hatching: Hatching, _ colour: Colour) {
    let transform = transforms[transforms.count - 1]
    guard
      let lines = HatchLines(
        hatching, over: outline, in: transform, width: picture.width, height: picture.height)
    else { return }
    let clip = clipAttribute(outline)
    body += "<g\(clip)><path d=\"\(lines.outline.path())\"\(paint("fill", colour))/></g>\n"
  }

  private mutating func text(_ line: TextLine) {
    let placed = PlacedText(line)
    let scale = line.size / Double(InterGlyphs.unitsPerEm)
    var uses = ""
    for glyph in placed.glyphs {
      guard let number = define(glyph.key) else { continue }
      uses += "<use href=\"#\(prefix)g\(number)\" x=\"\(decimal(glyph.x / scale, digits: 1))\"/>"
    }
    if uses.isEmpty || line.colour.alpha == 0 { return }
    let (x, y) = (decimal(placed.start(of: line)), decimal(line.y))
    body += "<g transform=\"translate(\(x) \(y)) scale(\(decimal(scale, digits: 6)) \(decimal(-scale, digits: 6)))\""
    body += "\(paint("fill", line.colour))>\(uses)</g>\n"
  }

  /// Writes a picture of pixels, whose file is defined at its first use.
  private mutating func image(_ placed: PlacedImage) {
    let number = images.firstIndex(of: placed.image) ?? images.count
    if number == images.count {
      images.append(placed.image)
      definitions += "<image id=\"\(prefix)i\(number)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" "
      definitions += "href=\"data:image/png;base64,\(String(decoding: base64(placed.image.file), as: UTF8.self))\"/>\n"
    }
    body += "<use href=\"#\(prefix)i\(number)\"\(transform(placed.placement))/>\n"
  }

  // MARK: - Parts

  /// The number of a glyph, which is defined at its first use; nil if it shows nothing.
  private mutating func define(_ key: GlyphKey) -> Int? {
    if let known = glyphs[key] { return known < 0 ? nil : known }
    let path = key.outline.path(digits: 0)
    if path.isEmpty {
      glyphs[key] = -1
      return nil
    }
    let number = glyphs.count
    glyphs[key] = number
    definitions += "<path id=\"\(prefix)g\(number)\" d=\"\(path)\"/>\n"
    return number
  }

  /// Defines a clip, and returns the attribute that refers to it.
  private mutating func clipAttribute(_ outline: Outline) -> String {
    let id = "\(prefix)c\(clips)"
    clips += 1
    definitions += "<clipPath id=\"\(id)\">\(element(outline))/></clipPath>\n"
    return " clip-path=\"url(#\(id))\""
  }

  private func transform(_ transform: Transform2D) -> String {
    if transform == .identity { return "" }
    let (x, y) = (decimal(transform.tx), decimal(transform.ty))
    if (transform.a, transform.b, transform.c, transform.d) == (1, 0, 0, 1) {
      return " transform=\"translate(\(x) \(y))\""
    }
    let factors = [transform.a, transform.b, transform.c, transform.d].map { decimal($0, digits: 6) }
    return " transform=\"matrix(\(factors.joined(separator: " ")) \(x) \(y))\""
  }

  private func paint(_ attribute: String, _ colour: Colour) -> String {
    let opacity = colour.alpha == 255 ? "" : " \(attribute)-opacity=\"\(decimal(Double(colour.alpha) / 255))\""
    return " \(attribute)=\"\(colour.hex)\"" + opacity
  }

  private func edge(_ stroke: Stroke) -> String {
    var text = paint("stroke", stroke.colour)
    if stroke.width != 1 { text += " stroke-width=\"\(decimal(stroke.width))\"" }
    if !stroke.dashes.isEmpty {
      text += " stroke-dasharray=\"\(stroke.dashes.map { decimal($0) }.joined(separator: " "))\""
    }
    if stroke.isRound { text += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
    return text
  }
}
