/// The settings of one view in the words of the language.
struct ViewSettings {
  let document: BuilderDocument
  let view: ViewIndex
  let scene: BuilderScene
  /// True for the scene's own view where the layout has a view around it.
  var isWrapped = false
  private(set) var statements: [Statement] = []
  private(set) var comments: [Statement] = []

  private var source: BuilderView { document.views[view] }
  private var tree: ElementTree { document.tree }
  private var kind: String { ViewKinds.kind(view, document) }

  init(document: BuilderDocument, view: ViewIndex, scene: BuilderScene) {
    (self.document, self.view, self.scene) = (document, view, scene)
  }

  private mutating func set(_ text: String, _ element: Int? = nil) {
    statements.append(Statement(text: text, sources: [element ?? source.element]))
  }

  /// Writes all settings of the view.
  mutating func write(margins: Bool, bounds: Bool) {
    writeText()
    writeSegments()
    writeDateStyle()
    statements += LookSettings(document, view, scene).statements
    writeContent()
    writeStack()
    if kind == "ScrollView", document.isOn(view, "alwaysBounceVertical") { set("alwaysBounceVertical = true") }
    writeArranged()
    if margins { writeMargins() }
    if bounds, let frame = source.frame { set("bounds = \(frame.sizeText)") }
    writePlace()
    if source.isHidden && !staysInStack { set("hidden = true") }
    if document.isOn(view, "clipsSubviews"), !source.subviews.isEmpty, kind == "View" { set("clipsToBounds = true") }
    if document.attribute(view, "autoresizesSubviews") == "NO", !source.subviews.isEmpty {
      set("autoresizesSubviews = false")
    }
  }

  /// True for a hidden view that keeps its place in a stack of macOS.
  private var staysInStack: Bool {
    guard source.isArranged, document.platform == .macOS, let stack = source.superview else { return false }
    return document.attribute(stack, "detachesHiddenViews") == "NO"
  }

  // MARK: - Text and pictures

  /// Writes the picture of a button in its normal state.
  private mutating func writeButtonPicture() {
    guard kind == "Button" || kind == "PopUpButton" else { return }
    let normal = tree.children(source.element, "state").first { tree[$0]["key"] == "normal" }
    let configuration = tree.child(source.element, "buttonConfiguration")
    let image = normal.flatMap { tree[$0]["image"] } ?? configuration.flatMap { tree[$0]["image"] } ?? cell?["image"]
    if let image { set("image = \(ViewSettings.quoted(image))") }
  }

  private mutating func writePicture() {
    if let image = document.attribute(view, "image") ?? cell?["image"] {
      set("image = \(ViewSettings.quoted(image))")
      if document.platform == .macOS, cell?["imageScaling"] != "axesIndependently" {
        set("contentMode = \(desktopMode(of: image))")
      }
    }
    if document.platform != .macOS, let mode = document.attribute(view, "contentMode"), mode != "scaleToFill" {
      set("contentMode = \(mode)")
    }
  }

  /// The cell of a control of macOS.
  private var cell: ElementTree.Element? { tree.child(source.element, key: "cell").map { tree[$0] } }

  /// The content mode of a picture of macOS. One that is only scaled down is in the middle if it fits.
  private func desktopMode(of image: String) -> String {
    guard cell?["imageScaling"] != "proportionallyUpOrDown", let size = document.images[image], let frame = source.frame
    else { return "scaleAspectFit" }
    return size.width <= frame.width && size.height <= frame.height ? "center" : "scaleAspectFit"
  }

  private mutating func writeText() {
    guard ["Label", "Button", "TextField", "TextView", "PopUpButton"].contains(kind) else {
      if kind == "Image" { writePicture() }
      return
    }
    if let text = shownTextOf(view, document), !text.isEmpty { set("text = \(ViewSettings.quoted(text))") }
    if kind == "TextField", let hint = document.placeholder(of: view), !hint.isEmpty {
      set("placeholder = \(ViewSettings.quoted(hint))")
    }
    if kind == "TextView", document.attribute(view, "scrollEnabled") == "NO" { set("scrolls = false") }
    writeButtonPicture()
    writeFont()
    if let lines = document.attribute(view, "numberOfLines").flatMap({ Int($0) }), lines != 1, kind == "Label" {
      set("lines = \(lines)")
    } else if kind == "Label", document.platform == .macOS, DesktopFont.mayWrap(view, document) {
      set("lines = 0")
    }
    if let width = document.attribute(view, "preferredMaxLayoutWidth").flatMap({ Length($0) }), width > .zero,
      kind == "Label"
    {
      set("preferredMaxLayoutWidth = \(width.text(digits: 3))")
    }
    writeAlignment()
  }

  private mutating func writeAlignment() {
    let own = document.attribute(view, "textAlignment") ?? cell?["alignment"]
    let word = own ?? attributes("NSParagraphStyle").flatMap { tree[$0]["alignment"] }
    let isCentred = kind == "Button" || kind == "PopUpButton"
    switch isCentred && document.platform != .macOS ? document.attribute(view, "contentHorizontalAlignment") : word {
    case "center" where !isCentred: set("textAlignment = center")
    case "left" where kind == "Button": set("textAlignment = left")
    case "right": set("textAlignment = right")
    case "justified": set("textAlignment = justified")
    default: break
    }
  }

  private mutating func writeDateStyle() {
    guard kind == "DatePicker", document.platform != .macOS, let style = document.attribute(view, "style") else {
      return
    }
    if style == "inline" || style == "wheels" { set("datePickerStyle = \(style)") }
  }

  /// Writes the titles of a segmented control of iOS, if all of its segments have one.
  private mutating func writeSegments() {
    guard kind == "SegmentedControl", document.platform != .macOS else { return }
    let titles = document.segmentTitles(of: view)
    if titles.isEmpty || titles.contains("") || titles.count > ViewSettings.mostSegments { return }
    set("segments = [\(titles.map { ViewSettings.quoted($0) }.joined(separator: ", "))]")
  }

  /// The most segments that the language has.
  private static let mostSegments = 100

  private mutating func writeFont() {
    let cell = tree.child(source.element, key: "cell")
    guard
      let font = tree.child(source.element, "fontDescription", key: "fontDescription")
        ?? cell.flatMap({ tree.child($0, key: "font") })
    else {
      if let font = attributes("NSFont"), document.platform != .macOS { return writeAttributedFont(font) }
      // Buttons of Interface Builder without a font have 15 points.
      let isPlain = kind == "Button" && document.platform == .iOS
      if isPlain, tree.child(source.element, "buttonConfiguration") == nil { set("font = 15") }
      return
    }
    if document.platform == .macOS { return kind == "Label" ? writeDesktopFont(font) : () }
    if let style = tree[font]["style"], let word = SystemFont.textStyles[style] {
      set("font = \(word)", font)
    } else if let size = tree[font]["pointSize"].flatMap({ Length($0) }), size > .zero {
      if size != Length(17) { set("font = \(size.text())", font) }
    }
    if let weight = tree[font]["weight"] {
      if weight != "regular" { set("fontWeight = \(weight == "ultraLight" ? "ultraLight" : weight)", font) }
    } else if tree[font]["type"] == "boldSystem" {
      set("fontWeight = bold", font)
    }
    if let family = tree[font]["family"] { set("fontFamily = \(ViewSettings.quoted(family))", font) }
  }

  /// Writes the font of a cell of macOS, whose default is that of controls.
  private mutating func writeDesktopFont(_ font: Int) {
    let own = DesktopFont(tree[font])
    if own.size != Length(13) { set("font = \(own.size.text())", font) }
    if own.weight != "regular" { set("fontWeight = \(own.weight)", font) }
    if let family = own.family { set("fontFamily = \(ViewSettings.quoted(family))", font) }
  }

  /// An attribute of the first characters of an attributed text; nil without.
  private func attributes(_ key: String) -> Int? { document.attributes(key, of: view).first.flatMap { $0 } }

  private mutating func writeAttributedFont(_ font: Int) {
    if let size = tree[font]["size"].flatMap({ Length($0) }), size > .zero, size != Length(17) {
      set("font = \(size.text())", font)
    }
    let isBold = tree[font]["metaFont"] == "systemBold" || tree[font]["name"]?.hasSuffix("-Bold") == true
    if isBold { set("fontWeight = bold", font) }
  }

  /// A string of the language.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n", "\u{2028}", "\r": result += "\\n"
      case "\t": result += "\\t"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2029}": result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  // MARK: - Content

  private mutating func writeContent() {
    let metrics = ContentMetrics(document, view)
    let insets = metrics.insets
    if insets != .zero {
      set("alignmentInsets = \(insets.text)")
    }
    let size = metrics.contentSize
    switch (size.width, size.height) {
    case (let width?, let height?): set("intrinsic = \(width.text(digits: 3))x\(height.text(digits: 3))")
    case (let width?, nil):
      if metrics.kindHasContent { set("intrinsic = none") }
      set("intrinsic.width = \(width.text(digits: 3))")
    case (nil, let height?): set("intrinsic.height = \(height.text(digits: 3))")
    case (nil, nil): if metrics.kindHasContent && !metrics.keepsContentOfKind { set("intrinsic = none") }
    }
    let usual = ViewKinds.hugging(kind, document.platform)
    let axes = metrics.contentAxes
    let least = (horizontal: Length(1), vertical: Length(1))
    let (hugging, compression) =
      metrics.yieldsToContents ? (least, least) : (source.hugging, source.compression)
    writePriority("hugging", hugging, usual, axes.horizontal, axes.vertical)
    writePriority("compression", compression, (Length(750), Length(750)), axes.horizontal, axes.vertical)
  }

  private mutating func writePriority(
    _ name: String, _ value: (horizontal: Length, vertical: Length), _ usual: (Length, Length), _ hasWidth: Bool,
    _ hasHeight: Bool
  ) {
    let isWide = hasWidth && value.horizontal != usual.0 && value.horizontal > .zero
    let isHigh = hasHeight && value.vertical != usual.1 && value.vertical > .zero
    if isWide && isHigh && value.horizontal == value.vertical { return set("\(name) = \(value.horizontal.text())") }
    if isWide { set("\(name).horizontal = \(value.horizontal.text())") }
    if isHigh { set("\(name).vertical = \(value.vertical.text())") }
  }

  // MARK: - Stacks, margins, places

  private mutating func writeStack() {
    guard source.tag == "stackView" else { return }
    if document.platform == .macOS { return writeDesktopStack() }
    for name in ["distribution", "alignment"] {
      guard let word = document.attribute(view, name), word != "fill" else { continue }
      set("\(name) = \(word)")
    }
    if let spacing = document.attribute(view, "spacing").flatMap({ Length($0) }), spacing != .zero {
      set("spacing = \(spacing.text())")
    } else if document.attribute(view, "spacingType") == "standard" {
      set("spacing = 8")
    }
    if document.isOn(view, "baselineRelativeArrangement") { set("baselineRelativeArrangement = true") }
    if document.isOn(view, "layoutMarginsRelativeArrangement") || Margins(document, scene).written(view) != nil {
      set("layoutMarginsRelativeArrangement = true")
    }
  }

  /// Writes an NSStackView, whose defaults are those of the language with `profile = appkit`.
  private mutating func writeDesktopStack() {
    if let word = document.attribute(view, "distribution"), word != "gravityAreas" { set("distribution = \(word)") }
    switch document.attribute(view, "alignment") {
    case "centerX", "centerY", nil: break
    case "baseline", "lastBaseline": set("alignment = lastBaseline")
    case "width", "height": set("alignment = fill")
    case "left": set("alignment = leading")
    case "right": set("alignment = trailing")
    case let word?: set("alignment = \(word)")
    }
    if let spacing = document.attribute(view, "spacing").flatMap({ Length($0) }), spacing != Length(8) {
      set("spacing = \(spacing.text())")
    }
    for (attribute, name) in [
      ("horizontalStackHuggingPriority", "stackHugging.horizontal"),
      ("verticalStackHuggingPriority", "stackHugging.vertical"),
      ("horizontalClippingResistancePriority", "clippingResistance.horizontal"),
      ("verticalClippingResistancePriority", "clippingResistance.vertical"),
    ] {
      guard let priority = document.attribute(view, attribute).flatMap({ Length($0) }), priority > .zero else {
        continue
      }
      let usual = name.hasPrefix("stackHugging") ? Length(millionths: 249_999_985) : Length(1000)
      if priority != usual { set("\(name) = \(priority.text())") }
    }
    if let insets = tree.child(source.element, "edgeInsets", key: "edgeInsets") {
      set("layoutMarginsRelativeArrangement = true")
      set("margins = \(Margins(document, scene).insetsOf(insets, "left", "right").text)")
    }
  }

  /// Writes what a stack of macOS keeps about each of its views.
  private mutating func writeArranged() {
    guard source.isArranged, document.platform == .macOS, let stack = source.superview,
      let position = document.views[stack].subviews.firstIndex(of: view)
    else { return }
    if let spaces = tree.child(document.views[stack].element, "customSpacing") {
      let values = tree[spaces].children
      if position < values.count, let space = tree[values[position]]["value"].flatMap({ Length($0) }) {
        set("spacingAfter = \(space.text())")
      }
    }
    switch tree[source.element].parent.map({ tree[$0].name }) {
    case "middleViews": set("gravity = center")
    case "endViews": set("gravity = trailing")
    default: break
    }
  }

  private mutating func writeMargins() {
    if let text = Margins(document, scene).text(view) { set("margins = \(text)") }
    if document.isOn(view, "preservesSuperviewLayoutMargins") { set("preservesSuperviewLayoutMargins = true") }
    if document.attribute(view, "insetsLayoutMarginsFromSafeArea") == "NO" {
      set("insetsLayoutMarginsFromSafeArea = false")
    }
  }

  /// True for the document of a scroll view of macOS, which keeps its place where constraints leave it ambiguous.
  private var isDocument: Bool {
    guard source.usesConstraints, !source.isFixed, let superview = source.superview else { return false }
    return document.views[superview].tag == "clipView"
  }

  private mutating func writePlace() {
    if !isWrapped, let frame = source.frame, isDocument {
      set("frame = \(frame.text)")
      return set("translatesAutoresizingMaskIntoConstraints = false")
    }
    guard !isWrapped, let frame = source.frame, !source.usesConstraints || source.isFixed else { return }
    set("frame = \(frame.text)")
    // Without flexible parts a view of iOS keeps its distance from the left and top, as it does with these.
    let isUsual = document.platform != .macOS && source.mask.allSatisfy { $0 == "RM" || $0 == "BM" }
    if !source.usesConstraints, !source.mask.isEmpty, !isUsual { set("mask = \(source.mask.joined(separator: "+"))") }
  }
}
