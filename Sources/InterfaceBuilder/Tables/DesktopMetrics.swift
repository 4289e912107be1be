/// Insets and baselines of controls of macOS, looked up in the tables.
struct DesktopMetrics: Sendable {
  private var insetRows: [String: [Length?]] = [:]
  private var baselineRows: [String: Length] = [:]

  /// The tables, read once.
  static let shared = DesktopMetrics()

  private init() {
    for row in DesktopTables.insets.split(separator: "\n") {
      let parts = row.split(separator: ":")
      insetRows[trimmed(String(parts[0]))] = parts[1].split(separator: " ").map { Length(String($0)) }
    }
    for row in DesktopTables.baselines.split(separator: "\n") {
      let parts = row.split(separator: ":")
      baselineRows[trimmed(String(parts[0]))] = Length(trimmed(String(parts[1])))
    }
  }

  /// True for views that count y from the top.
  static func isFlipped(_ tag: String) -> Bool {
    switch tag {
    case "tableView", "outlineView", "collectionView", "splitView", "textView": true
    default: false
    }
  }

  /// The words by which the tables know a control.
  private func words(_ view: ViewIndex, _ document: BuilderDocument) -> [String] {
    let tree = document.tree
    let element = document.views[view].element
    let source = tree[element]
    let cell = tree.child(element, key: "cell").map { tree[$0] }
    func word(_ text: String?) -> String { text.map { $0.isEmpty ? "-" : $0 } ?? "-" }
    switch source.name {
    case "box":
      let type = word(source["boxType"])
      guard type == "separator", let frame = document.views[view].frame else {
        return ["box", type, word(source["titlePosition"]), "-"]
      }
      return ["box", type, "-", frame.height > frame.width ? "V" : "H"]
    case "progressIndicator":
      return ["progressIndicator", word(source["style"] ?? "bar"), word(source["controlSize"]), "-"]
    default:
      return [
        source.name, word(cell?["type"] ?? cell?["borderStyle"] ?? cell?["sliderType"]),
        word(cell?["bezelStyle"] ?? cell?["tickMarkPosition"] ?? cell?["drawsBackground"]), word(cell?["controlSize"]),
      ]
    }
  }

  /// The distance of the alignment rectangle from the frame.
  func insets(_ view: ViewIndex, _ document: BuilderDocument) -> Insets {
    guard let frame = document.views[view].frame else { return .zero }
    let words = words(view, document)
    let era = document.plugin >= 17_000 ? "new" : "old"
    let height = frame.height.text()
    var sides: [Length?] = [nil, nil, nil, nil]
    for key in ["\(era) \(height)", "any \(height)", "any -", "\(era) -"] {
      guard let row = insetRows[words.joined(separator: " ") + " " + key], row.count == 4 else { continue }
      for side in 0..<4 where sides[side] == nil { sides[side] = row[side] }
    }
    // Where only one of two opposite sides is known, the other one is taken for equal.
    var insets = Insets(
      top: sides[0] ?? .zero, left: sides[1] ?? sides[3] ?? .zero, bottom: sides[2] ?? .zero,
      right: sides[3] ?? sides[1] ?? .zero)
    if DesktopMetrics.hasConstant(view, "height", frame.height, document) {
      (insets.top, insets.bottom) = (.zero, .zero)
    }
    if DesktopMetrics.hasConstant(view, "width", frame.width, document) { (insets.left, insets.right) = (.zero, .zero) }
    return insets
  }

  /// True if a required constraint sets a length of a view to its recorded one, so that its alignment rectangle is as long as its frame.
  private static func hasConstant(
    _ view: ViewIndex, _ attribute: String, _ recorded: Length, _ document: BuilderDocument
  ) -> Bool {
    let source = document.views[view]
    return !source.isMisplaced
      && source.constraints.contains { index in
        let constraint = document.constraints[index]
        return constraint.first == BuilderItem(view) && constraint.firstAttribute == attribute
          && constraint.second == nil && constraint.relation == .equal && constraint.priority == Length(1000)
          && constraint.constant == recorded
      }
  }

  /// The distance of the baseline of the last line, or of the first one, from the bottom of the frame. Where the tables have none,
  /// a line of text is in the middle of the control.
  func baseline(_ view: ViewIndex, _ document: BuilderDocument, isFirst: Bool) -> Length? {
    guard let frame = document.views[view].frame, DesktopMetrics.hasText(document.views[view].tag) else { return nil }
    let words = words(view, document).joined(separator: " ")
    let size = fontSize(view, document)
    let line = Length(millionths: size.millionths * 119_335 / 100_000)
    let isTall = ViewKinds.isLabel(view, document) && frame.height.millionths > line.millionths * 17 / 10
    if !isTall, let known = baselineRows["\(words) \(frame.height.text()) \(size.text())"] { return known }
    let below = Length(millionths: size.millionths * 241 / 1000)
    if isTall { return isFirst ? frame.height - line + below : below }
    let insets = insets(view, document)
    let room = frame.height - insets.top - insets.bottom
    return insets.bottom + below + Length(millionths: (room - line).millionths / 2)
  }

  private static func hasText(_ tag: String) -> Bool {
    switch tag {
    case "textField", "secureTextField", "searchField", "tokenField", "comboBox", "button", "popUpButton", "switch",
      "stepper",
      "slider", "segmentedControl", "datePicker":
      true
    default: false
    }
  }

  private func fontSize(_ view: ViewIndex, _ document: BuilderDocument) -> Length {
    let tree = document.tree
    guard let cell = tree.child(document.views[view].element, key: "cell"), let font = tree.child(cell, key: "font")
    else {
      return Length(13)
    }
    return DesktopFont(tree[font]).size
  }
}

/// The axes along which views of macOS have a content size of their own.
enum DesktopContent {
  static func axes(_ view: ViewIndex, _ document: BuilderDocument) -> (horizontal: Bool, vertical: Bool) {
    let source = document.views[view]
    switch source.tag {
    case "button", "popUpButton", "switch", "segmentedControl", "stepper", "colorWell", "datePicker",
      "progressIndicator":
      if source.tag == "progressIndicator" && document.attribute(view, "style") != "spinning" { return (false, true) }
      return (true, true)
    case "textField": return ViewKinds.isLabel(view, document) ? (true, true) : (false, true)
    case "secureTextField", "searchField", "tokenField", "comboBox", "pathControl": return (false, true)
    case "slider", "levelIndicator":
      guard let frame = source.frame else { return (false, false) }
      return frame.height > frame.width ? (true, false) : (false, true)
    case "imageView": return hasImage(view, document) ? (true, true) : (false, false)
    case "box" where document.attribute(view, "boxType") == "separator":
      guard let frame = source.frame else { return (false, false) }
      return frame.height > frame.width ? (true, false) : (false, true)
    default: return (false, false)
    }
  }

  private static func hasImage(_ view: ViewIndex, _ document: BuilderDocument) -> Bool {
    document.tree.child(document.views[view].element, key: "cell").map { document.tree[$0]["image"] != nil } ?? false
  }
}
