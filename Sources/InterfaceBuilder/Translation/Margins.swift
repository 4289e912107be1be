/// The layout margins of views, as Xcode's canvas has them.
struct Margins {
  let document: BuilderDocument
  let scene: BuilderScene

  init(_ document: BuilderDocument, _ scene: BuilderScene) { (self.document, self.scene) = (document, scene) }

  /// The margins of the scene's own view in the words of the language; nil if those of a layout are meant.
  func rootText(_ view: ViewIndex) -> String? {
    if document.views[view].tag == "tableViewCellContentView" { return cellText(view) }
    if let own = written(view) { return own.text }
    let width = document.views[scene.view].frame?.width ?? .zero
    switch scene.kind {
    case .cell:
      return cellText(view)
    case .item, .header: return "8"
    case .controller, .view:
      let side = rootSide(width)
      let usual = width < Length(600) ? 16 : 20
      return side == usual ? nil : Insets(0, side, 0, side).text
    }
  }

  /// The margins of a cell's content view, which the cell sets: those in the file have no effect on the canvas.
  private func cellText(_ view: ViewIndex) -> String {
    let width = document.views[view].frame?.width ?? .zero
    let cell = document.tree[document.views[view].element].parent
    let frame = cell.flatMap { document.tree.child($0, "rect", key: "frame") }
    let outer = frame.flatMap { document.tree[$0]["width"] }.flatMap { Length($0) } ?? width
    return TouchMetrics.cellMargins(
      width: max(outer.millionths / 1_000_000, deviceWidth), plugin: document.plugin, isXIB: !document.isStoryboard,
      isNarrowed: outer > width + Length(1)
    ).text
  }

  /// The margins at the sides of a controller's view.
  private func rootSide(_ width: Length) -> Int {
    if width >= Length(600) { return 20 }
    return width >= Length(414) && document.plugin >= 10_000 ? 20 : 16
  }

  private var deviceWidth: Int { document.device.flatMap { TouchMetrics.width(of: $0) } ?? 0 }

  /// The margins that a file writes; nil if it leaves them to the system.
  func written(_ view: ViewIndex) -> Insets? {
    let tree = document.tree
    let element = document.views[view].element
    if let insets = tree.child(element, "directionalEdgeInsets", key: "directionalLayoutMargins") {
      return insetsOf(insets, "leading", "trailing")
    }
    guard let insets = tree.child(element, "edgeInsets", key: "layoutMargins") else { return nil }
    return insetsOf(insets, "left", "right")
  }

  func insetsOf(_ element: Int, _ left: String, _ right: String) -> Insets {
    func side(_ name: String) -> Length { document.tree[element][name].flatMap { Length($0) } ?? .zero }
    return Insets(top: side("top"), left: side(left), bottom: side("bottom"), right: side(right))
  }

  /// The margins of a view inside the scene's in the words of the language; nil if those of every view are meant.
  func text(_ view: ViewIndex) -> String? {
    if document.views[view].tag == "tableViewCellContentView" { return cellText(view) }
    if let own = written(view) { return own.text }
    return document.views[view].tag == "stackView" ? "0" : nil
  }
}
