/// A view with all inside it that may be the same as another one but for texts, pictures, colours and recorded sizes.
struct RepeatedView {
  /// The block, without what belongs to its place among other views.
  let block: Block
  /// The text that is equal for views of one component.
  let signature: String
  /// The settings and constraints of its place.
  let place: (settings: [Statement], constraints: [Statement])

  /// The properties of the outermost view that may be those of its place.
  fileprivate static let placeKeys: Set<String> = [
    "frame", "mask", "hidden", "spacingAfter", "gravity", "translatesAutoresizingMaskIntoConstraints",
    "hugging", "hugging.horizontal", "hugging.vertical", "compression", "compression.horizontal",
    "compression.vertical", "backgroundColor", "alpha",
  ]
  /// The types of parameters for the properties that may differ.
  static let parameters = [
    "text": "Text", "placeholder": "Text", "image": "Text", "intrinsic": "Size", "intrinsic.width": "Length",
    "intrinsic.height": "Length",
  ]
  /// Colours have no parameters, so an instance sets them.
  static let colours: Set<String> = ["textColor", "backgroundColor", "tint"]
  /// Words for the superview of a view and its guides, which are outside of the view.
  private static let words: Set<String> = [
    "superview", "safeArea", "margins", "readable", "keyboardLayoutGuide", "root",
  ]

  /// Reads a block; nil if something inside refers to a view outside, or to the view itself by its name. `all` are the
  /// names of the views of the layout.
  init?(_ source: Block, all: Set<String>) {
    var names: [String: String] = [:]
    let inner = source.descendants
    for (index, view) in inner.enumerated() {
      guard let name = view.name, view.inner.isEmpty else { return nil }
      names[name] = "#\(index)"
    }
    func isOutside(_ name: String) -> Bool { all.contains(name) && names[name] == nil }
    func belongsToPlace(_ constraint: Statement) -> Bool {
      constraint.begins { isOutside($0) || RepeatedView.words.contains($0) }
    }
    let isClosed = inner.allSatisfy { view in
      view.allConstraints.allSatisfy { !$0.begins(where: isOutside) && !StatementWords($0.text).hasMarginsOfRoot }
    }
    place = (source.settings.filter { $0.isOfPlace }, source.constraints.filter(belongsToPlace))
    guard isClosed, !place.constraints.contains(where: { $0.begins { names[$0] != nil } }),
      source.conditions.isEmpty, source.remarks.isEmpty
    else { return nil }
    var own = source
    own.comments = []
    own.settings.removeAll { $0.isOfPlace }
    own.constraints.removeAll(where: belongsToPlace)
    block = own
    signature = own.renamed(names).signature
  }
}

extension Block {
  /// The constraints in the braces and conditions, and those of comments.
  fileprivate var allConstraints: [Statement] {
    constraints + remarks + comments + conditions.flatMap { $0.statements }
  }

  /// The text of the block without the values that may differ, and without the name of the outermost view. Each part
  /// has its length before it, so that blocks of the same signature have the same parts.
  fileprivate var signature: String {
    let name = self.name.map { $0.hasPrefix("#") ? $0 : "" } ?? ""
    let counts = [settings, constraints, remarks, comments, allowances].map { "\($0.count)" }.joined(separator: ",")
    let own = (settings + constraints + remarks + comments + allowances).map { $0.signature }
    let more = conditions.flatMap { ["\($0.statements.count)", $0.condition] + $0.statements.map { $0.text } }
    let parts = (own + more).map { "\($0.utf8.count):\($0)" } + children.map { $0.signature }
    return "\(name) \(kind) \(counts),\(conditions.count),\(children.count) \(parts.joined())"
  }
}

extension Statement {
  /// True for a setting of the outermost view that may be one of its place.
  fileprivate var isOfPlace: Bool { setting.map { RepeatedView.placeKeys.contains($0.key) } ?? false }

  /// True if a path of a constraint begins with such a name.
  fileprivate func begins(where isMeant: (String) -> Bool) -> Bool {
    setting == nil && StatementWords(text).firstNames.contains(where: isMeant)
  }

  /// The text without a value that may differ.
  fileprivate var signature: String {
    guard let (key, value) = setting, value != "none" else { return text }
    return RepeatedView.parameters[key] != nil || RepeatedView.colours.contains(key) ? key : text
  }
}

extension StatementWords {
  /// True if it refers to margins of the layout's view.
  fileprivate var hasMarginsOfRoot: Bool {
    let names = self.names
    return names.indices.dropFirst().contains {
      names[$0 - 1] == "root" && ["margins", "readable"].contains(names[$0])
    }
  }
}
