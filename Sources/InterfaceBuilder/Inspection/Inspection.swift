internal import LayXML

/// Finds what all checks say about a document, in the order of the elements; `file` is the name of the file without folders and without
/// what follows the first full stop.
package func inspect(_ document: BuilderDocument, named file: String) -> [BuilderFinding] {
  var inspection = Inspection(document, file)
  inspection.run()
  return inspection.findings.enumerated().sorted { ($0.1.element, $0.0) < ($1.1.element, $1.0) }.map { $0.1 }
}

private struct Inspection {
  private let document: BuilderDocument
  private let tree: ElementTree
  private let file: String
  private(set) var findings: [BuilderFinding] = []
  /// The first element with each object id.
  private var ids: [String: Int] = [:]

  init(_ document: BuilderDocument, _ file: String) {
    (self.document, tree, self.file) = (document, document.tree, file)
  }

  mutating func run() {
    for element in tree.elements.indices {
      lookAtID(element)
      lookAtCell(element)
      lookAtAccessibility(element)
      lookAtFont(element)
      lookAtClass(element)
      lookAtColor(element)
      lookAtVariation(element)
    }
    for constraint in document.constraints { lookAt(constraint) }
    lookAtDocument()
    lookAtImages()
  }

  private mutating func report(
    _ rule: BuilderRule, _ element: Int, _ message: String, help: String, other: Int? = nil,
    edits: [BuilderFinding.Edit] = []
  ) {
    findings.append(
      BuilderFinding(rule: rule, element: element, other: other, message: message, help: help, edits: edits))
  }

  private func name(_ element: Int) -> String { "'\(document.shownName(element))'" }

  // MARK: - Objects

  private mutating func lookAtID(_ element: Int) {
    // Elements with a key may refer to the object that has the id.
    guard let id = tree[element]["id"], tree[element].name != "exclude", tree[element].name != "include" else { return }
    guard let first = ids[id] else {
      ids[id] = element
      return
    }
    report(
      .duplicateID, element, "\(name(element)) has the object id '\(id)' of another object",
      help:
        "references to '\(id)' refer to only one of these objects; duplicate one object in Xcode and delete the original",
      other: first)
  }

  private static let cells = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  private mutating func lookAtCell(_ element: Int) {
    guard Inspection.cells.contains(tree[element].name) else { return }
    guard let identifier = tree[element]["reuseIdentifier"], !identifier.isEmpty else {
      if isPrototype(element) {
        report(
          .missingReuseIdentifier, element, "the prototype \(name(element)) has no reuse identifier",
          help: "code cannot dequeue the cell: give it an identifier in the attributes inspector")
      }
      return
    }
    if let own = tree[element]["customClass"], own != identifier {
      report(
        .otherReuseIdentifier, element, "the reuse identifier '\(identifier)' is not the class '\(own)'",
        help: "with the class name as identifier, code can dequeue a cell by its class")
    }
  }

  /// True if a cell is a prototype, which code fills: one of a dynamic table, or of a collection. The cells of a section of a static
  /// table are all there is.
  private func isPrototype(_ element: Int) -> Bool {
    if tree[element].name == "collectionReusableView" { return tree[element]["key"] != nil }
    guard let parent = tree[element].parent else { return false }
    return tree[parent].name == "prototypes" || tree[parent].name == "cells" && tree[element].name != "tableViewCell"
  }

  private mutating func lookAtClass(_ element: Int) {
    let source = tree[element]
    guard let own = source["customClass"] else { return }
    let isSystems = ["UI", "NS", "MK", "WK", "AV", "MTK", "SCN", "SK", "PDF", "GL"].contains { own.hasPrefix($0) }
    if source["customModule"] == nil, !isSystems, source.name != "placeholder" {
      report(
        .classWithoutModule, element, "the class '\(own)' has no module",
        help:
          "for a Swift class, set its module in the identity inspector, or select \"Inherit Module From Target\""
      )
    }
    guard source["sceneMemberID"] == "viewController" else { return }
    if let identifier = source["storyboardIdentifier"], identifier != own {
      report(
        .storyboardIdentifier, element, "the storyboard identifier '\(identifier)' is not the class '\(own)'",
        help: "if both names are the same, code can instantiate the controller by its class")
    }
    if document.isStoryboard, own != file, document.scenes.filter({ $0.kind == .controller }).count == 1 {
      report(
        .classOfOtherFile, element, "the only controller has the class '\(own)', and the file is named '\(file)'",
        help: "if both names are the same, code can find the storyboard by the class")
    }
  }

  // MARK: - Accessibility

  private mutating func lookAtAccessibility(_ element: Int) {
    let source = tree[element]
    guard document.platform != .macOS, source["id"] != nil else { return }
    let configuration = tree.child(element, key: "accessibilityConfiguration")
    func value(_ name: String) -> String? { configuration.flatMap { tree[$0][name] } }
    let isElement = configuration.flatMap { tree.child($0, "bool", key: "isElement") }.map { tree[$0]["value"] }
    let reason: String?
    switch source.name {
    case "imageView" where isElement == "YES": reason = "an image"
    case "button" where isElement != "NO" && !hasTitle(element) && hasImage(element):
      reason = "a button with an image alone"
    case "textField" where source["placeholder"] != nil && isElement != "NO": reason = "a field with a placeholder"
    default: reason = nil
    }
    if let reason, value("label") == nil {
      report(
        .missingAccessibilityLabel, element, "\(name(element)), \(reason), has no accessibility label",
        help: "without a label, VoiceOver reads the name of the image; in an empty text field, it reads the placeholder"
      )
    }
    let controls = ["button", "textField", "switch", "slider", "segmentedControl", "stepper", "datePicker", "textView"]
    if controls.contains(source.name), value("identifier") == nil {
      report(
        .missingAccessibilityIdentifier, element, "\(name(element)) has no accessibility identifier",
        help: "tests of the user interface find a control by its identifier in every language")
    }
  }

  private func hasTitle(_ element: Int) -> Bool {
    if let title = tree[element]["title"], !title.isEmpty { return true }
    return tree[element].children.contains { child in
      switch tree[child].name {
      case "state": tree[child]["title"].map { !$0.isEmpty } ?? (tree.child(child, key: "attributedTitle") != nil)
      case "buttonConfiguration":
        tree[child]["title"].map { !$0.isEmpty } ?? (tree.child(child, key: "attributedTitle") != nil)
      default: false
      }
    }
  }

  private func hasImage(_ element: Int) -> Bool {
    if tree[element]["image"] != nil { return true }
    return tree[element].children.contains { child in
      (tree[child].name == "state" || tree[child].name == "buttonConfiguration")
        && (tree[child]["image"] != nil || tree[child]["backgroundImage"] != nil)
    }
  }

  // MARK: - Fonts and colours

  private mutating func lookAtFont(_ element: Int) {
    let source = tree[element]
    guard source.name == "fontDescription", document.platform == .iOS, source["style"] == nil,
      let size = source["pointSize"], let owner = source.parent
    else { return }
    report(
      .fixedFont, element, "the font of \(name(owner)) is \(size) points at every text size",
      help: "choose a text style, such as Body, and turn on \"Automatically Adjusts Font\"")
  }

  private mutating func lookAtColor(_ element: Int) {
    let source = tree[element]
    guard source.name == "color", let owner = source.parent, source["name"] == nil, source["systemColor"] == nil,
      source["cocoaTouchSystemColor"] == nil, source["catalog"] == nil, let key = source["key"]
    else { return }
    // A clear colour is none.
    if source["alpha"] == "0.0" || source["alpha"] == "0" { return }
    report(
      .unnamedColor, element, "the colour '\(key)' of \(name(owner)) is written as numbers",
      help: "a named colour of an asset catalog has a dark variant and changes in one place")
  }

  // MARK: - Layout

  private mutating func lookAtVariation(_ element: Int) {
    let source = tree[element]
    if source.name == "variation", source["key"] != nil, source["key"] != "default" {
      report(
        .traitVariation, element, "\(source.parent.map { ownerOfVariation($0) } ?? "an object") varies by size class",
        help: "this variation is for '\(source["key"] ?? "")'")
    }
    if source.name == "stackView", document.platform == .iOS, let color = tree.child(element, key: "backgroundColor") {
      report(
        .stackBackground, color, "\(name(element)) has a background colour",
        help: "before iOS 14, a stack view does not draw a background: put the stack view into a view with this colour")
    }
  }

  /// The object that a variation changes: `'Card'`, or `the width constraint of 'Card'`.
  private func ownerOfVariation(_ element: Int) -> String {
    let source = tree[element]
    guard source.name == "constraint", let attribute = source["firstAttribute"] else { return name(element) }
    // A constraint without a first item is about the view that holds it.
    let holder = source.parent.flatMap { tree[$0].parent }
    let view = source["firstItem"].flatMap { ids[$0] } ?? holder
    return "the \(attribute) constraint" + (view.map { " of \(name($0))" } ?? "")
  }

  private mutating func lookAt(_ constraint: BuilderConstraint) {
    let source = tree[constraint.element]
    let sides = ["firstAttribute", "secondAttribute"]
    let absolute = sides.filter { side in
      ["left", "right", "leftMargin", "rightMargin"].contains(source[side] ?? "")
    }
    let names = Set(absolute.compactMap { source[$0] }).sorted().joined(separator: " and ")
    if !absolute.isEmpty {
      report(
        .absoluteSides, constraint.element,
        "the constraint uses \(names)",
        help: "use leading and trailing, which are mirrored in languages from right to left",
        edits: absolute.compactMap { turned(source, $0) })
    }
    if let margin = sides.compactMap({ source[$0] }).first(where: {
      $0.hasSuffix("Margin") || $0.hasSuffix("WithinMargins")
    }) {
      report(
        .relativeToMargin, constraint.element, "the constraint is relative to a margin, '\(margin)'",
        help: "margins differ between devices: turn off \"Relative to margin\" and write the distance")
    }
  }

  /// The edit that makes an edge follow the direction of the language.
  private func turned(_ source: ElementTree.Element, _ name: String) -> BuilderFinding.Edit? {
    guard let attribute = source.attributes.first(where: { $0.name == name }) else { return nil }
    let text =
      switch attribute.value {
      case "left": "leading"
      case "right": "trailing"
      case "leftMargin": "leadingMargin"
      default: "trailingMargin"
      }
    return BuilderFinding.Edit(range: attribute.valueRange, text: text)
  }

  // MARK: - The document

  private mutating func lookAtDocument() {
    guard let root = tree.root("document") else { return }
    let source = tree[root]
    if source["useAutolayout"] != "YES", document.platform != .watchOS, !document.views.isEmpty {
      report(
        .withoutAutoLayout, root, "the document does not use Auto Layout",
        help: "turn on \"Use Auto Layout\" in the file inspector")
    }
    for element in tree.elements.indices where tree[element].name == "viewControllerPlaceholder" {
      guard let bundle = tree[element]["bundleIdentifier"] else { continue }
      report(
        .otherBundle, element, "\(name(element)) leads to a storyboard of the bundle '\(bundle)'",
        help: "the app crashes if that bundle is not loaded")
    }
  }

  /// Images of the list at the end of a file that no element names.
  private mutating func lookAtImages() {
    guard let root = tree.root("document"), let resources = tree.child(root, "resources") else { return }
    let own = Set(tree.descendants(resources))
    var used: Set<String> = []
    for element in tree.elements.indices where !own.contains(element) {
      for attribute in tree[element].attributes { used.insert(attribute.value) }
    }
    for image in tree.children(resources, "image") {
      guard let name = tree[image]["name"], !used.contains(name) else { continue }
      report(
        .unusedImage, image, "the list of images names '\(name)', which nothing uses",
        help: "Xcode removes it from the list when it saves the file")
    }
  }
}
