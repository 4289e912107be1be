// The places of SwiftUI's views: on the screen, in stacks and over each other.

/// The alignment of a view in a frame or a `ZStack`: `.topLeading`.
struct FrameAlignment {
  /// `leading`, `trailing` or `centerX`.
  let horizontal: String
  /// `top`, `bottom` or `centerY`.
  let vertical: String

  /// The alignment with a name; `center` without one.
  init(_ name: String?) {
    let name = (name ?? "center").lowercased()
    horizontal = name.hasSuffix("leading") ? "leading" : name.hasSuffix("trailing") ? "trailing" : "centerX"
    vertical = name.hasPrefix("top") ? "top" : name.hasPrefix("bottom") ? "bottom" : "centerY"
  }

  var isCentred: Bool { horizontal == "centerX" && vertical == "centerY" }
}

extension BuilderTranslator {
  /// The edges of a view along an axis.
  private static func edges(_ attribute: String) -> [String] {
    attribute == "width" ? ["leading", "trailing"] : ["top", "bottom"]
  }

  // MARK: Lengths

  /// The length that a `frame` gives a view, for `widthIsSet`, or the greatest one, for `widthIsLimited`; else nil.
  func length(_ view: Int, _ mark: String) -> String? {
    translator.screen.views[view].settings.first { $0.name == mark }?.value
  }

  /// True if a view of SwiftUI takes all of the width or height that there is.
  func fills(_ view: Int, _ attribute: String) -> Bool {
    let shown = translator.screen.views[view]
    if length(view, "\(attribute)IsSet") != nil { return false }
    if shown.fills.contains(attribute) || shown.foreignClass == "Color" { return true }
    let isWide = attribute == "width"
    if shown.kind == "Separator" {
      return isWide && shown.parent.flatMap { translator.screen.views[$0].axis } != "horizontal"
    }
    if ["ScrollView", "TextView"].contains(shown.kind) { return true }
    if isWide && ["TextField", "Slider", "Grid"].contains(shown.kind) { return true }
    let inner = translator.screen.childrenInOrder(of: view)
    if shown.kind == (isWide ? "HStack" : "VStack"),
      inner.contains(where: { translator.screen.views[$0].kind == "Spacer" })
    {
      return true
    }
    return inner.contains { fills($0, attribute) }
  }

  /// True if a view fills a length without a greatest one.
  private func pins(_ view: Int, _ attribute: String) -> Bool {
    fills(view, attribute) && length(view, "\(attribute)IsLimited") == nil
  }

  // MARK: Screen

  /// Places a view in the middle of the safe area, or of the screen; along the axes that it fills, at the edges.
  func place(_ view: Int) {
    let own = Area(view: .view(0), guide: translator.screen.views[view].ignoresSafeArea ? nil : "safeArea")
    let pinned = ["width", "height"].filter { pins(view, $0) }
    if pinned.count == 2 { return pin(view, [], to: own) }
    if pinned.isEmpty { translator.activate([translator.screen.append(.center(view, own, .zero, .zero), "")]) }
    for attribute in ["width", "height"] {
      if pinned.contains(attribute) {
        pin(view, BuilderTranslator.edges(attribute), to: own)
        continue
      }
      if !pinned.isEmpty { relate(view, attribute == "width" ? "centerX" : "centerY", "==", own) }
      limit(view, attribute, own)
    }
  }

  /// Keeps a length inside of an area; a view that fills its length has the greatest one if there is room.
  private func limit(_ view: Int, _ attribute: String, _ own: Area) {
    if length(view, "\(attribute)IsSet") != nil { return }
    if fills(view, attribute), let limit = length(view, "\(attribute)IsLimited") {
      let side = Side(area: Area(view: .view(view), guide: nil), attribute: attribute)
      let relation = PastedConstraint.Relation(first: side, sign: "==", constant: Amount(text: limit))
      translator.activate([translator.screen.append(.relation(relation), "high")])
    }
    relate(view, attribute, "<=", own)
  }

  private func relate(_ view: Int, _ attribute: String, _ sign: String, _ area: Area) {
    let relation = PastedConstraint.Relation(
      first: Side(area: Area(view: .view(view), guide: nil), attribute: attribute), sign: sign,
      second: Side(area: area, attribute: attribute))
    translator.activate([translator.screen.append(.relation(relation), "")])
  }

  /// Pins edges of a view to those of an area; all four if there are no names.
  func pin(_ view: Int, _ edges: [String], to area: Area) {
    translator.activate([translator.screen.append(.edges(view, edges, area, .none), "")])
  }

  // MARK: Overlays

  /// Places a view in one that it does not have to fill; lengths that it fills are those of the other.
  func align(_ child: Int, in view: Int, _ alignment: FrameAlignment) {
    let pinned = ["width", "height"].filter { pins(child, $0) }
    let ignoresSafeArea = translator.screen.views[child].ignoresSafeArea && pinned.count == 2
    let area = Area(view: .view(ignoresSafeArea ? 0 : view), guide: nil)
    if pinned.count == 2 { return pin(child, [], to: area) }
    if pinned.isEmpty && alignment.isCentred {
      translator.activate([translator.screen.append(.center(child, area, .zero, .zero), "")])
    }
    for (attribute, place) in [("width", alignment.horizontal), ("height", alignment.vertical)] {
      if pinned.contains(attribute) {
        pin(child, BuilderTranslator.edges(attribute), to: area)
      } else if !pinned.isEmpty || !alignment.isCentred {
        relate(child, place, "==", area)
      }
    }
    for attribute in ["width", "height"] where !pinned.contains(attribute) { relate(child, attribute, "<=", area) }
  }

  // MARK: Stacks

  /// Lets the views in a stack fill it: across its axis at its edges, along it in equal parts.
  func settle(_ children: [Int], in stack: Int) {
    let shown = translator.screen.views[stack]
    let isVertical = shown.axis == "vertical"
    let (across, along) = isVertical ? ("width", "height") : ("height", "width")
    let hasMargins = shown.settings.contains { $0.name == "layoutMarginsRelativeArrangement" }
    let area = Area(view: .view(stack), guide: hasMargins ? "margins" : nil)
    for child in children where pins(child, across) && translator.screen.views[child].kind != "Spacer" {
      pin(child, BuilderTranslator.edges(across), to: area)
    }
    share(children.filter { isToFill($0, along) }, along)
  }

  /// True if a `frame` lets a view, or the one in its padding, fill a length.
  private func isToFill(_ view: Int, _ attribute: String) -> Bool {
    if translator.screen.views[view].fills.contains(attribute) { return true }
    guard translator.screen.views[view].isPadding, let inner = translator.screen.childrenInOrder(of: view).first else {
      return false
    }
    return isToFill(inner, attribute)
  }

  /// Gives views that fill a stack the room that is left, in equal parts.
  private func share(_ views: [Int], _ attribute: String) {
    for view in views where ["Label", "Button", "TextField", "Image"].contains(translator.screen.views[view].kind) {
      translator.screen.set(view, "hugging.\(attribute == "width" ? "horizontal" : "vertical")", "249")
    }
    for view in views.dropFirst() { relate(view, attribute, "==", Area(view: .view(views[0]), guide: nil)) }
  }
}
