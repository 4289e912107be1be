/// The settings of a view, or of a layout for the scene's own view, that change its look alone.
struct LookSettings {
  private let document: BuilderDocument
  private let view: ViewIndex
  private let scene: BuilderScene
  private let colours: Colours
  private(set) var statements: [Statement] = []

  private var tree: ElementTree { document.tree }
  private var element: Int { document.views[view].element }
  private var kind: String { ViewKinds.kind(view, document) }

  init(_ document: BuilderDocument, _ view: ViewIndex, _ scene: BuilderScene) {
    (self.document, self.view, self.scene) = (document, view, scene)
    colours = Colours(document)
    writeColours()
    writeTint()
    if let radius = cornerRadius, radius > .zero { set("cornerRadius = \(radius.text(digits: 3))") }
    if let alpha, alpha != Length(1) { set("alpha = \(alpha.text(digits: 3))") }
  }

  private mutating func set(_ text: String) { statements.append(Statement(text: text, sources: [element])) }

  private mutating func writeColours() {
    if let text = colours.text(of: view), ["Label", "Button", "TextField", "TextView"].contains(kind) {
      set("textColor = \(text)")
    }
    if let background = colours.background(of: view, in: scene) { set("backgroundColor = \(background)") }
  }

  /// The opacity that a view writes.
  private var alpha: Length? {
    (tree[element]["alpha"] ?? tree[element]["alphaValue"]).flatMap { Length($0) }.map {
      min(max($0, .zero), Length(1))
    }
  }

  /// Writes the colour of what people press. Texts and fields show none.
  private mutating func writeTint() {
    if ["Label", "TextField", "TextView"].contains(kind) { return }
    if let tint = LookSettings.tints(kind).firstMatch({ colours.color(element, $0) }) { set("tint = \(tint)") }
  }

  /// The keys of the colours that a kind paints in its tint, the strongest first.
  static func tints(_ kind: String) -> [String] {
    switch kind {
    case "Switch": ["onTintColor", "tintColor"]
    case "Slider": ["minimumTrackTintColor", "tintColor"]
    case "Progress": ["progressTintColor", "tintColor"]
    default: ["tintColor", "contentTintColor"]
    }
  }

  /// The radius of a box of AppKit, or of the layer of a view.
  private var cornerRadius: Length? {
    if tree[element].name == "box" { return tree[element]["cornerRadius"].flatMap { Length($0) } }
    let number = document.runtimeAttributes(of: element).first { tree[$0]["keyPath"] == LookSettings.radiusPath }
      .flatMap { tree.child($0, key: "value") }
    return number.flatMap { tree[$0]["value"] }.flatMap { Length($0) }
  }

  /// The key path of the radius of a layer.
  static let radiusPath = "layer.cornerRadius"
}

extension [String] {
  /// The first result for a string.
  fileprivate func firstMatch(_ find: (String) -> String?) -> String? {
    for text in self {
      if let found = find(text) { return found }
    }
    return nil
  }
}
