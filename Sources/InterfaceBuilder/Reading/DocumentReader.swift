/// Reads the views, constraints and scenes of a storyboard or xib.
package struct DocumentReader {
  private var document: BuilderDocument
  private var tree: ElementTree { document.tree }
  /// Cells and headers to read once the view around them is read.
  private var pending: [(element: Int, kind: BuilderScene.Kind, path: String)] = []

  /// Reads a tree; nil if it is no file of Interface Builder's third format.
  package static func read(_ tree: ElementTree) -> BuilderDocument? {
    guard let root = tree.root("document"), let type = tree[root]["type"],
      type.hasPrefix("com.apple.InterfaceBuilder")
    else { return nil }
    var reader = DocumentReader(document: BuilderDocument(tree: tree))
    reader.readHeader(root)
    reader.readScenes(root)
    reader.readPending()
    reader.turnFrames()
    reader.restoreHalves()
    reader.readGuides()
    reader.readConstraints()
    return reader.document
  }

  private init(document: BuilderDocument) { self.document = document }

  // MARK: - The document

  private mutating func readHeader(_ root: Int) {
    let target = tree[root]["targetRuntime"] ?? ""
    document.platform =
      target.hasPrefix("MacOSX")
      ? .macOS : target.hasPrefix("AppleTV") ? .tvOS : target.contains("atch") ? .watchOS : .iOS
    document.hasSafeAreas = tree[root]["useSafeAreas"] == "YES"
    document.isStoryboard = tree[root]["type"]?.contains("Storyboard") == true
    if let device = tree.child(root, "device") {
      document.device = tree[device]["id"]
      document.isLandscape = tree[device]["orientation"] == "landscape"
    }
    for index in tree.elements.indices {
      let element = tree[index]
      switch element.name {
      case "plugIn" where document.plugin == 0:
        let version = element["version"].map { $0.split(separator: ".")[...].first.map { String($0) } ?? "" } ?? ""
        document.plugin = Int(version) ?? 0
      case "image":
        guard let name = element["name"], let width = element["width"].flatMap({ Length($0) }),
          let height = element["height"].flatMap({ Length($0) })
        else { continue }
        if element["catalog"] == nil { document.images[name] = Frame(x: .zero, y: .zero, width: width, height: height) }
      case "outlet":
        guard let property = element["property"], let destination = element["destination"] else { continue }
        if property != "view" && property != "delegate" && property != "dataSource",
          document.outlets[destination] == nil
        {
          document.outlets[destination] = property
        }
      default: break
      }
    }
  }

  private mutating func readScenes(_ root: Int) {
    if let scenes = tree.child(root, "scenes") {
      for scene in tree.children(scenes, "scene") {
        let label = trimmed(tree.comments[scene] ?? "")
        for objects in tree.children(scene, "objects") {
          for object in tree[objects].children { readObject(object, scene: label) }
        }
      }
    }
    for objects in tree.children(root, "objects") {
      for object in tree[objects].children { readObject(object, scene: nil) }
    }
  }

  /// Reads a controller, window or view at the top of a file or scene.
  private mutating func readObject(_ object: Int, scene: String?) {
    let element = tree[object]
    guard element["id"] != nil, element.name != "placeholder" else { return }
    let path = scene.map { "\($0.isEmpty ? document.shownName(object) : $0) Scene" } ?? ""
    if element.name.hasSuffix("Cell") || element.name == "collectionReusableView" {
      if tree.child(object, "rect", key: "frame") != nil { readCell(object, path: path) }
      return
    }
    if let view = tree.child(object, key: "view") ?? window(object).flatMap({ tree.child($0, key: "contentView") }) {
      readScene(view, .controller, owner: object, path: path)
    } else if tree.child(object, "rect", key: "frame") != nil {
      readScene(object, .view, owner: object, path: path)
    }
  }

  /// The window of a window controller, or the object itself if it is one.
  private func window(_ object: Int) -> Int? {
    if tree[object].name == "window" || tree[object].name == "panel" { return object }
    return tree.child(object, key: "window")
  }

  private mutating func readScene(_ element: Int, _ kind: BuilderScene.Kind, owner: Int, path: String) {
    let base = path.isEmpty ? document.shownName(owner) : path
    let name = tree[owner]["storyboardIdentifier"] ?? tree[owner]["userLabel"] ?? tree[owner]["customClass"] ?? base
    let view = readView(element, superview: nil, path: base)
    document.scenes.append(BuilderScene(kind: kind, view: view, owner: owner, path: base, name: name))
  }

  private mutating func readPending() {
    while let next = pending.popLast() {
      switch next.kind {
      case .cell, .item: readCell(next.element, path: next.path)
      default: readScene(next.element, next.kind, owner: next.element, path: next.path)
      }
    }
  }

  /// Reads a cell: its content view, or the whole cell where constraints belong to it.
  private mutating func readCell(_ element: Int, path: String) {
    let cell = tree[element]
    let content = tree.child(element, key: "contentView")
    let isItem = cell.name.hasPrefix("collection")
    let label = cell["reuseIdentifier"] ?? cell["userLabel"] ?? cell["customClass"] ?? document.shownName(element)
    let base = (path.isEmpty ? "" : "\(path) › ") + label
    let root = content == nil || tree.child(element, "constraints") != nil ? element : content ?? element
    let view = readView(root, superview: nil, path: base)
    if root != element, let id = cell["id"] { document.items[id] = BuilderItem(view) }
    let name = cell["reuseIdentifier"] ?? cell["userLabel"] ?? cell["customClass"] ?? "Cell"
    document.scenes.append(
      BuilderScene(kind: isItem ? .item : .cell, view: view, owner: element, path: base, name: name))
  }

  // MARK: - Views

  /// Reads a view with all inside it. The recursion ends with the nesting of the XML.
  private mutating func readView(_ element: Int, superview: ViewIndex?, path: String) -> ViewIndex {
    let index = document.views.count
    let source = tree[element]
    var view = BuilderView(element: element, tag: source.name, id: source["id"] ?? "", superview: superview)
    view.isArranged = superview.map { isArranged(element, in: $0) } ?? false
    view.isFixed = source["fixedFrame"] == "YES"
    view.usesConstraints = source["translatesAutoresizingMaskIntoConstraints"] == "NO" || view.isArranged
    readSettings(&view, element)
    document.views.append(view)
    if !view.id.isEmpty {
      document.items[view.id] = BuilderItem(index)
      document.viewsByID[view.id] = index
    }
    if let superview { document.views[superview].subviews.append(index) }
    let inner = superview == nil ? path : "\(path) › \(document.shownName(element))"
    for child in source.children { readInside(child, of: index, inner) }
    return index
  }

  private func isArranged(_ element: Int, in superview: ViewIndex) -> Bool {
    let tag = document.views[superview].tag
    return tag == "stackView" || tag == "gridView"
  }

  private mutating func readInside(_ child: Int, of view: ViewIndex, _ path: String) {
    let element = tree[child]
    switch element.name {
    case "subviews", "beginningViews", "middleViews", "endViews":
      for subview in element.children where tree[subview]["id"] != nil {
        _ = readView(subview, superview: view, path: path)
      }
    case "sections", "prototypes", "cells", "tableColumns":
      for inner in tree.descendants(child) where isCell(inner) {
        pending.append((inner, tree[inner].name.hasPrefix("collection") ? .item : .cell, path))
      }
    case "tabViewItems", "gridCells":
      for inner in element.children {
        guard let content = tree.child(inner, key: "view") ?? tree.child(inner, key: "contentView") else { continue }
        _ = readView(content, superview: view, path: path)
      }
    default:
      switch element["key"] {
      case "contentView" where tree.child(child, "rect", key: "frame") != nil:
        _ = readView(child, superview: view, path: path)
      case "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView":
        if tree.child(child, "rect", key: "frame") != nil { pending.append((child, .header, path)) }
      default: break
      }
    }
  }

  /// Counts y from the top. On macOS it counts from the bottom of superviews that are not flipped.
  private mutating func turnFrames() {
    guard document.platform == .macOS else { return }
    for index in document.views.indices {
      guard let superview = document.views[index].superview, let height = document.views[superview].frame?.height,
        let frame = document.views[index].frame, !DesktopMetrics.isFlipped(document.views[superview].tag)
      else { continue }
      document.views[index].frame?.y = height - frame.y - frame.height
    }
  }

  /// Restores the half point of the content views of cells: Xcode 8 recorded whole points, but the separator of a cell takes a pixel.
  private mutating func restoreHalves() {
    guard TouchMetrics.xcode8.contains(document.plugin), TouchMetrics.scale(of: document.device) == 2 else { return }
    for index in document.views.indices where document.views[index].tag == "tableViewCellContentView" {
      guard let cell = tree[document.views[index].element].parent,
        let height = tree.child(cell, "rect", key: "frame").flatMap({ frame($0) })?.height,
        let content = document.views[index].frame, height - content.height == Length(1)
      else { continue }
      document.views[index].frame?.height = height - Length(millionths: 500_000)
    }
  }

  private func isCell(_ element: Int) -> Bool {
    let name = tree[element].name
    guard tree[element]["id"] != nil else { return false }
    return name == "tableViewCell" || name == "collectionViewCell" || name == "tableCellView"
  }

  private mutating func readSettings(_ view: inout BuilderView, _ element: Int) {
    let source = tree[element]
    if let rect = tree.child(element, "rect", key: "frame") {
      view.frame = frame(rect)
    } else if let inset = tree.child(element, "frame", key: "frameInset") {
      view.frame = frame(inset, in: view.superview.flatMap { document.views[$0].frame })
    }
    view.hugging = (
      length(source["horizontalHuggingPriority"]) ?? Length(250),
      length(source["verticalHuggingPriority"]) ?? Length(250)
    )
    view.compression = (
      length(source["horizontalCompressionResistancePriority"]) ?? Length(750),
      length(source["verticalCompressionResistancePriority"]) ?? Length(750)
    )
    if source["placeholderIntrinsicWidth"] != nil || source["placeholderIntrinsicHeight"] != nil {
      view.placeholder = (
        length(source["placeholderIntrinsicWidth"]), length(source["placeholderIntrinsicHeight"])
      )
    }
    // UIKit hides a stopped activity indicator until code starts it. In a stack it has its place as on the canvas, and as in the app while
    // it spins.
    let isStopped = source["hidesWhenStopped"] == "YES" && source["animating"] != "YES"
    view.isHidden = isStopped ? !view.isArranged : source["hidden"] == "YES"
    view.isMisplaced = source["misplaced"] == "YES"
    view.isAmbiguous = source["ambiguous"] == "YES"
    for child in source.children {
      switch tree[child].name {
      case "autoresizingMask": view.mask = mask(child)
      case "variation": readMasks(child, &view)
      default: break
      }
    }
  }

  /// Reads the views and constraints that a variation takes away or adds.
  private func readMasks(_ variation: Int, _ view: inout BuilderView) {
    let name = tree[variation]["key"] ?? ""
    let key = VariationKey(name)
    guard key != nil || name == "default" else { return }
    for mask in tree.children(variation, "mask") {
      view.installed.append(
        ObjectMask(
          key: key, excluded: tree.children(mask, "exclude").compactMap { tree[$0]["reference"] },
          included: tree.children(mask, "include").compactMap { tree[$0]["reference"] }))
    }
  }

  private func frame(_ element: Int) -> Frame? {
    let source = tree[element]
    guard let x = length(source["x"]), let y = length(source["y"]), let width = length(source["width"]),
      let height = length(source["height"])
    else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }

  /// The frame that a beta of Xcode 8 wrote: a position in percent is that part of the room that the superview leaves.
  private func frame(_ inset: Int, in superview: Frame?) -> Frame? {
    let source = tree[inset]
    guard let width = length(source["width"]), let height = length(source["height"]) else { return nil }
    func position(_ text: String?, _ room: Length?) -> Length? {
      guard let text else { return .zero }
      guard text.hasSuffix("%") else { return length(text) }
      guard let share = length(String(text.dropLast())), let room, share.magnitude <= Length(1000),
        room.magnitude < Length(1_000_000)
      else { return nil }
      // Xcode's percentages have two decimals, and its positions are whole points.
      let (points, rest) = (room.millionths / 1000 * (share.millionths / 1000)).quotientAndRemainder(
        dividingBy: 100_000_000)
      return Length(rest >= 50_000_000 ? points + 1 : points)
    }
    guard let x = position(source["minX"], superview.map { $0.width - width }),
      let y = position(source["minY"], superview.map { $0.height - height })
    else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }

  private func length(_ text: String?) -> Length? { text.flatMap { Length($0) } }

  /// The flexible parts of a mask in the words of the language. On macOS y grows upwards.
  private func mask(_ element: Int) -> [String] {
    let source = tree[element]
    let isMac = document.platform == .macOS
    let words = [
      ("flexibleMinX", "LM"), ("widthSizable", "W"), ("flexibleMaxX", "RM"),
      (isMac ? "flexibleMaxY" : "flexibleMinY", "TM"), ("heightSizable", "H"),
      (isMac ? "flexibleMinY" : "flexibleMaxY", "BM"),
    ]
    return words.filter { source[$0.0] == "YES" }.map { $0.1 }
  }

  // MARK: - Guides and constraints

  private mutating func readGuides() {
    for index in document.views.indices {
      for child in tree[document.views[index].element].children where tree[child].name == "viewLayoutGuide" {
        guard let id = tree[child]["id"] else { continue }
        switch tree[child]["key"] {
        case "safeArea": document.items[id] = BuilderItem(index, .safeArea)
        case "contentLayoutGuide": document.items[id] = BuilderItem(index, .content)
        case "frameLayoutGuide": document.items[id] = BuilderItem(index, .frame)
        case "layoutMargins", "layoutMarginsGuide": document.items[id] = BuilderItem(index, .margins)
        case "readableContentGuide": document.items[id] = BuilderItem(index, .readable)
        case "keyboard", "keyboardLayoutGuide": document.items[id] = BuilderItem(index, .keyboard)
        default: document.losses.append(.init(element: child, message: "a guide of a kind that is not known"))
        }
      }
    }
    for scene in document.scenes {
      guard let guides = tree.child(scene.owner, "layoutGuides") else { continue }
      for guide in tree.children(guides, "viewControllerLayoutGuide") {
        guard let id = tree[guide]["id"] else { continue }
        document.items[id] = BuilderItem(scene.view, tree[guide]["type"] == "bottom" ? .bottom : .top)
      }
    }
  }

  private mutating func readConstraints() {
    for index in document.views.indices {
      for group in tree.children(document.views[index].element, "constraints") {
        for element in tree.children(group, "constraint") { readConstraint(element, owner: index) }
      }
    }
  }

  private mutating func readConstraint(_ element: Int, owner: ViewIndex) {
    let source = tree[element]
    guard let firstAttribute = source["firstAttribute"] else {
      document.losses.append(.init(element: element, message: "a constraint without 'firstAttribute'"))
      return
    }
    let secondAttribute = source["secondAttribute"]
    guard let first = item(source["firstItem"], owner, element) else { return }
    var second: BuilderItem?
    if secondAttribute != nil {
      guard let item = item(source["secondItem"], owner, element) else { return }
      second = item
    }
    let ratio = source["multiplier"].flatMap { Ratio($0) }
    let relation: BuilderRelation =
      switch source["relation"] {
      case "greaterThanOrEqual": .atLeast
      case "lessThanOrEqual": .atMost
      default: .equal
      }
    var constraint = BuilderConstraint(
      element: element, id: source["id"] ?? "", owner: owner, first: first, firstAttribute: firstAttribute,
      relation: relation, second: second, secondAttribute: secondAttribute, multiplier: ratio ?? .one,
      constant: length(source["constant"]) ?? .zero, priority: length(source["priority"]) ?? Length(1000),
      isPlaceholder: source["placeholder"] == "YES")
    for variation in tree.children(element, "variation") {
      guard let key = VariationKey(tree[variation]["key"] ?? "") else { continue }
      constraint.variations.append((key, length(tree[variation]["constant"]), length(tree[variation]["priority"])))
    }
    document.views[owner].constraints.append(document.constraints.count)
    document.constraints.append(constraint)
  }

  /// The view or guide of a constraint; the owner if it is not written.
  private mutating func item(_ id: String?, _ owner: ViewIndex, _ element: Int) -> BuilderItem? {
    guard let id else { return BuilderItem(owner) }
    if let item = document.items[id] { return item }
    document.losses.append(.init(element: element, message: "a constraint to '\(id)', which is no view of a layout"))
    return nil
  }
}
