internal import LayXML

/// Finds what views have in the file and not in the layout.
///
/// An attribute or subelement is named unless it is translated or known to change neither geometry nor looks, so that
/// those of later versions of Xcode are named too.
struct UncarriedParts {
  private let document: BuilderDocument
  private let colours: Colours
  private(set) var losses: [BuilderDocument.Loss] = []

  private var tree: ElementTree { document.tree }

  init(_ document: BuilderDocument) { (self.document, colours) = (document, Colours(document)) }

  /// Looks at a view of a layout.
  mutating func look(at view: ViewIndex) {
    let (element, kind) = (document.views[view].element, ViewKinds.kind(view, document))
    let tag = tree[element].name
    if kind == "View", !KnownParts.plainViews.contains(tag) {
      lose(element, "the look of '\(tag)', which becomes a plain view")
    }
    look(atElement: element, kind)
    lookAtAbsences(element, kind)
    if let cell = tree.child(element, key: "cell") { lookAtCell(cell, kind) }
  }

  /// Looks at an element of a view, or of the cell around a content view.
  mutating func look(atElement element: Int, _ kind: String = "View") {
    for attribute in tree[element].attributes where !hasPlace(attribute.name, attribute.value, element, kind) {
      loseAttribute(attribute.name, of: element)
    }
    for child in tree[element].children { look(at: child, in: element, kind) }
  }

  private mutating func lose(_ element: Int, _ message: String) {
    losses.append(.init(element: element, message: message))
  }

  private mutating func loseAttribute(_ name: String, of element: Int) {
    lose(element, "the attribute '\(name)' of '\(tree[element].name)'")
  }

  /// Names an element inside of another by its key.
  private mutating func loseChild(_ child: Int, of element: Int) {
    let name = tree[child]["key"] ?? tree[child].name
    lose(child, "the element '\(name)' of '\(tree[element].name)'")
  }

  // MARK: - Attributes

  private func hasPlace(_ name: String, _ value: String, _ element: Int, _ kind: String) -> Bool {
    let source = tree[element]
    if KnownParts.hasPlace(name, value, of: source.name) || KnownParts.shows(name, kind) { return true }
    switch name {
    case "minimumScaleFactor", "minimumFontSize":
      return source.name == "label" && source["adjustsFontSizeToFit"] == "NO"
    case "indentationLevel": return source["indentationWidth"].flatMap { Length($0) } == .zero
    case "title": return source["boxType"] != nil || source["titlePosition"] == "noTitle"
    case "type": return source.name == "tabView"
    case "drawsBackground": return value == "NO"
    case "text", "placeholder": return value.isEmpty
    default: return false
    }
  }

  /// Looks at what a control has if an attribute is missing.
  private mutating func lookAtAbsences(_ element: Int, _ kind: String) {
    guard document.platform == .iOS else { return }
    if kind == "Switch", tree[element]["on"] == nil { lose(element, "the value 'off' of 'switch'") }
    if kind == "TextField", tree[element]["borderStyle"] == nil { lose(element, "the missing border of 'textField'") }
  }

  // MARK: - Subelements

  private mutating func look(at child: Int, in element: Int, _ kind: String) {
    let source = tree[child]
    let name = source["key"] ?? source.name
    switch source.name {
    case "nil": break
    case "color": lookAtColour(child, name, of: element, kind)
    case "state": if name == "normal" { lookAtState(child, kind) }
    case "buttonConfiguration": lookAtConfiguration(child)
    case "variation": lookAtVariation(child, of: element)
    case "userDefinedRuntimeAttributes": lookAtRuntimeAttributes(of: element)
    case "segments": if !hasTitles(in: element) { loseChild(child, of: element) }
    case "textInputTraits":
      if source["secureTextEntry"] == "YES" {
        lose(child, "the attribute 'secureTextEntry' of '\(tree[element].name)'")
      }
    case "string": if !KnownParts.shows(name, kind), name != "toolTip" { loseChild(child, of: element) }
    default: if !isKnown(child, name, of: element) { loseChild(child, of: element) }
    }
  }

  private func isKnown(_ child: Int, _ name: String, of element: Int) -> Bool {
    if KnownParts.children.contains(name) || name.hasPrefix("simulated") { return true }
    switch name {
    case "tabViewItems", "font": return tree[element]["type"]?.hasPrefix("noTabs") ?? false
    case "visibilityPriorities": return tree[child].children.allSatisfy { tree[$0]["value"] == "1000" }
    case "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets":
      // The size of the button contains them; the place of what it shows does not, unless it is the same.
      let sides = ["minX", "maxX", "minY", "maxY"].map { tree[child][$0].flatMap { Length($0) } ?? .zero }
      return name == "contentEdgeInsets"
        ? sides[0] == sides[1] && sides[2] == sides[3] : sides.allSatisfy { $0 == .zero }
    case "contentInsets": return ["top", "left", "bottom", "right"].allSatisfy { tree[child][$0] == "0.0" }
    default: return false
    }
  }

  private mutating func lookAtColour(_ colour: Int, _ key: String, of element: Int, _ kind: String) {
    let isText = ["Label", "TextField", "TextView"].contains(kind)
    if KnownParts.hiddenColours.contains(key) || key == "tintColor" && isText { return }
    let isShown =
      key == "backgroundColor" || key == "textColor" && isText || LookSettings.tints(kind).contains(key)
      || key == "fillColor" && tree[element].name == "box"
    if !isShown || colours.isUnknown(colour) { loseChild(colour, of: element) }
  }

  private mutating func lookAtState(_ state: Int, _ kind: String) {
    for attribute in tree[state].attributes where !["key", "title", "image", "catalog"].contains(attribute.name) {
      loseAttribute(attribute.name, of: state)
    }
    for child in tree[state].children {
      switch tree[child]["key"] {
      case "title", "titleShadowColor": break
      case "titleColor": if colours.isUnknown(child) { loseChild(child, of: state) }
      default: loseChild(child, of: state)
      }
    }
  }

  private mutating func lookAtConfiguration(_ configuration: Int) {
    for attribute in tree[configuration].attributes
    where !["key", "title", "image", "catalog"].contains(attribute.name) && attribute.value != "plain" {
      loseAttribute(attribute.name, of: configuration)
    }
    for child in tree[configuration].children {
      let key = tree[child]["key"] ?? ""
      let isCarried = key == "baseForegroundColor" || key == "baseBackgroundColor"
      if key == "contentInsets", isEven(child) { continue }
      if !isCarried || colours.isUnknown(child) { loseChild(child, of: configuration) }
    }
  }

  /// True for insets that leave the content of a button in the middle.
  private func isEven(_ insets: Int) -> Bool {
    let source = tree[insets]
    return source["leading"] == source["trailing"] && source["top"] == source["bottom"]
  }

  /// Looks at what a view has in some size classes: masks are read, and some settings of stacks.
  private mutating func lookAtVariation(_ variation: Int, of element: Int) {
    let ofStacks = ["axis", "distribution", "alignment", "spacing"]
    for attribute in tree[variation].attributes where attribute.name != "key" {
      if tree[element].name == "stackView", ofStacks.contains(attribute.name) { continue }
      lose(variation, "the attribute '\(attribute.name)' of '\(tree[element].name)' in size classes")
    }
    for child in tree[variation].children where tree[child].name != "mask" {
      let name = tree[child]["key"] ?? tree[child].name
      lose(child, "the element '\(name)' of '\(tree[element].name)' in size classes")
    }
  }

  private mutating func lookAtRuntimeAttributes(of element: Int) {
    for attribute in document.runtimeAttributes(of: element) {
      let path = tree[attribute]["keyPath"] ?? ""
      if path == LookSettings.radiusPath { continue }
      lose(attribute, "the runtime attribute '\(path)' of '\(tree[element].name)'")
    }
  }

  // MARK: - Cells of AppKit

  private mutating func lookAtCell(_ cell: Int, _ kind: String) {
    for attribute in tree[cell].attributes where !hasPlace(attribute.name, attribute.value, inCell: cell) {
      loseAttribute(attribute.name, of: cell)
    }
    for child in tree[cell].children {
      let name = tree[child]["key"] ?? tree[child].name
      if tree[child].name == "color" {
        let isHidden = name == "backgroundColor" && tree[cell]["drawsBackground"] != "YES"
        if !isHidden && (!["textColor", "backgroundColor"].contains(name) || colours.isUnknown(child)) {
          loseChild(child, of: cell)
        }
      } else if !KnownParts.insideCells.contains(name) {
        loseChild(child, of: cell)
      }
    }
  }

  private func hasPlace(_ name: String, _ value: String, inCell cell: Int) -> Bool {
    switch name {
    case "type": return tree[cell].name != "buttonCell" || ["push", "check", "radio"].contains(value)
    case "bezelStyle": return value != "round"
    case "baseWritingDirection": return value == "natural"
    case "imagePosition": return tree[cell]["image"] == nil || ["left", "leading", "only", "overlaps"].contains(value)
    case "state": return !["check", "radio"].contains(tree[cell]["type"]) || value == "off"
    default: return KnownParts.ofCells.contains(name) || KnownParts.hasPlace(name, value, of: tree[cell].name)
    }
  }

  /// True if a segmented control of iOS has a title in each segment.
  private func hasTitles(in element: Int) -> Bool {
    guard document.platform != .macOS, let list = tree.child(element, "segments") else { return false }
    return tree.children(list, "segment").allSatisfy { !(tree[$0]["title"] ?? "").isEmpty }
  }
}
