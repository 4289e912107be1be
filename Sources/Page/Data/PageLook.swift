internal import LayAnalysis
internal import LayCompiler
internal import LayJSON
internal import LayRuntime

/// The looks of a view: what is drawn in its frame.
struct PageLook: Hashable {
  var isHidden = false
  var isSnappedDown = false
  var text = ""
  /// The index of the text's breaks; nil without text.
  var breaks: Int?
  var fontSize = Rational.zero
  var weight = 400
  var mostLines = 1
  var alignment = ""
  var isMirrored = false
  var fill: [String] = []
  var ink: [String] = []
  var tint: [String] = []
  var radius = Rational.zero
  var alpha = Rational.one
  var clips = false
  var placeholder = ""
  var segments: [String] = []
  /// The width of the frame minus that of the text.
  var besideText = Rational.zero
  /// The distance of text from the left and the top.
  var padding: [Rational] = []
  /// The file of an image's picture; nil for none.
  var picture: ShownPicture?
  /// The name, content mode and own size of a picture without a file, as far as there are any; nil for other views.
  var standIn: StandIn?
  /// The matrix and the anchor point of a transform; empty without one.
  var transform: [Rational] = []
  /// The origin of the bounds; empty for 0, 0.
  var origin: [Rational] = []

  /// What a stand-in for a picture says.
  struct StandIn: Hashable {
    var name: String
    /// The word of the content mode; empty for that which fills the view.
    var mode: String
    var size: ExactSize?

    var json: JSON {
      .array([.string(name), .string(mode)] + (size.map { [exactJSON($0.width), exactJSON($0.height)] } ?? []))
    }
  }

  /// The members that are not as usual.
  var json: JSON {
    var members: [(String, JSON)] = []
    func add(_ name: String, _ value: JSON, if isThere: Bool) { if isThere { members.append((name, value)) } }
    func colours(_ values: [String]) -> JSON { .array(values.map(JSON.string)) }
    func numbers(_ values: [Rational]) -> JSON { .array(values.map(exactJSON)) }
    add("hidden", .integer(1), if: isHidden)
    add("down", .integer(1), if: isSnappedDown)
    add("text", .string(text), if: !text.utf8.isEmpty)
    add("breaks", .integer(breaks ?? 0), if: breaks != nil)
    add("font", exactJSON(fontSize), if: breaks != nil || !placeholder.utf8.isEmpty || !segments.isEmpty)
    add("weight", .integer(weight), if: weight != 400)
    add("lines", .integer(mostLines), if: mostLines != 1)
    add("align", .string(alignment), if: !alignment.utf8.isEmpty)
    add("rtl", .integer(1), if: isMirrored)
    add("fill", colours(fill), if: !fill.isEmpty)
    add("ink", colours(ink), if: !ink.isEmpty)
    add("tint", colours(tint), if: !tint.isEmpty)
    add("radius", .number(radius.double), if: !radius.isZero)
    add("alpha", .number(alpha.double), if: alpha != .one)
    add("clips", .integer(1), if: clips)
    add("placeholder", .string(placeholder), if: !placeholder.utf8.isEmpty)
    add("segments", .array(segments.map(JSON.string)), if: !segments.isEmpty)
    add("padding", numbers(padding), if: !padding.isEmpty)
    add("beside", exactJSON(besideText), if: !besideText.isZero)
    if let picture { members.append(("picture", picture.json)) }
    if let standIn { members.append(("image", standIn.json)) }
    add("transform", numbers(transform), if: !transform.isEmpty)
    add("origin", numbers(origin), if: !origin.isEmpty)
    return .object(members)
  }
}

/// Reads the looks of views in one layout.
struct LookReader {
  let compiled: CompiledLayout
  let layout: Layout
  let findPicture: (String) -> PagePicture?

  /// The looks of a view; the breaks of its text and its picture are added to tables.
  func look(of view: ViewID, _ tables: inout PageTables) -> PageLook {
    let description = layout.description(of: view)
    var look = PageLook()
    look.isHidden = layout.isHidden(view)
    look.isSnappedDown = layout.snapping(of: view) == .down
    readText(description, view, &look, &tables.texts)
    look.isMirrored = description.kind.hasDirection && layout.direction(of: view) == .rightToLeft
    look.picture = picture(description, view, &tables.pictures)
    if look.picture == nil { look.standIn = standIn(description, view) }
    look.fill = colours("backgroundColor", view)
    look.tint = colours("tint", view)
    if case .number(let radius) = value("cornerRadius", view) { look.radius = radius }
    if case .number(let alpha) = value("alpha", view) { look.alpha = alpha }
    look.clips = compiled.clipsToBounds(view, in: layout.environment)
    let placed = layout.transform(of: view)
    if placed.transform != .identity {
      let t = placed.transform
      look.transform = [t.a, t.b, t.c, t.d, t.tx, t.ty, placed.anchorPoint.x, placed.anchorPoint.y]
    }
    let bounds = layout.exactBounds(of: view)
    if !bounds.x.isZero || !bounds.y.isZero { look.origin = [bounds.x, bounds.y] }
    return look
  }

  private func readText(
    _ description: ViewDescription, _ view: ViewID, _ look: inout PageLook, _ texts: inout PageTexts
  ) {
    guard description.kind.showsText || description.kind == .segmentedControl else { return }
    look.fontSize = description.fontSize
    look.weight = description.fontWeight.number
    look.mostLines = description.kind == .label || description.kind == .textView ? description.lines : 1
    if case .word(let word) = value("textAlignment", view) { look.alignment = word }
    look.placeholder = description.placeholder
    look.ink = colours("textColor", view)
    look.segments = description.segments
    look.text = layout.text(of: view)
    if let padding = description.padding { look.padding = [padding.horizontal, padding.vertical] }
    look.besideText = description.besideText
    if !look.text.utf8.isEmpty { look.breaks = texts.breaks(of: look.text, description) }
  }

  /// The file of an image's picture; a picture with cap insets keeps its stand-in, as in other formats.
  private func picture(
    _ description: ViewDescription, _ view: ViewID, _ pictures: inout PagePictures
  ) -> ShownPicture? {
    guard description.kind == .image else { return nil }
    let name = compiled.image(of: view, in: layout.environment)
    let placed = compiled.picture(of: view, in: layout)
    guard !name.utf8.isEmpty, placed?.image == nil, let number = pictures.number(of: name, findPicture) else {
      return nil
    }
    let mode = placed?.mode ?? compiled.contentMode(of: view, in: layout.environment) ?? .scaleToFill
    return ShownPicture(number: number, mode: mode, size: placed?.size ?? pictures.size(of: number))
  }

  /// The stand-in of an image view without a file, or of a button with a picture.
  private func standIn(_ description: ViewDescription, _ view: ViewID) -> PageLook.StandIn? {
    let name = compiled.image(of: view, in: layout.environment)
    let mode = compiled.contentMode(of: view, in: layout.environment) ?? .scaleToFill
    switch description.kind {
    case .button: return name.utf8.isEmpty ? nil : PageLook.StandIn(name: name, mode: "")
    case .image:
      return PageLook.StandIn(
        name: name, mode: mode == .scaleToFill ? "" : mode.name, size: compiled.picture(of: view, in: layout)?.size)
    default: return nil
    }
  }

  private func value(_ name: String, _ view: ViewID) -> SlotValue? {
    compiled.value(.ignored(name), of: view, in: layout.environment)
  }

  /// A colour for light backgrounds, and another one for dark ones if there is one.
  private func colours(_ name: String, _ view: ViewID) -> [String] {
    switch value(name, view) {
    case .word("none"): []
    case .word(let colour): [colour]
    case .colours(let light, let dark): [light, dark]
    default: []
    }
  }
}

extension ViewKind {
  /// True if its look depends on the direction.
  fileprivate var hasDirection: Bool {
    switch self {
    case .switchControl, .slider, .stepper, .progress, .segmentedControl, .scrollView: true
    default: showsText
    }
  }
}

extension FontWeight {
  /// The weight as style sheets have it.
  fileprivate var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
