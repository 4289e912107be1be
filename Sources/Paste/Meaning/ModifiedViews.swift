// Modifiers of SwiftUI of a view that has a name: `title.padding(8)`.

extension BuilderTranslator {
  /// The modifiers that mean something for the layout of a view with a name.
  static let modifierNames: Set<String> = [
    "padding", "frame", "font", "bold", "fontWeight", "lineLimit", "multilineTextAlignment", "foregroundColor",
    "foregroundStyle", "background", "tint", "cornerRadius", "opacity", "hidden", "clipped", "scaledToFit",
    "scaledToFill", "fixedSize", "aspectRatio", "layoutPriority", "ignoresSafeArea", "edgesIgnoringSafeArea",
  ]

  /// The view with a name whose modifiers an expression is; nil for other expressions.
  func modifiedView(_ value: Expression) -> Expression? {
    var next = value
    var first = ""
    while case .call(.member(let base?, let name), _) = next { (next, first) = (base, name) }
    guard BuilderTranslator.modifierNames.contains(first), builder(of: value) == nil else { return nil }
    var owner = next
    while case .member(let base?, _) = owner { owner = base }
    guard case .name = owner else { return nil }
    return next
  }

  /// Translates the modifiers of a view with a name, which is pinned to its superview where it fills it.
  func translateModifiers(_ value: Expression, of owner: Expression) throws(Reason) {
    let view = try translator.view(of: owner)
    var pinned: Set<String> = []
    for modifier in modifiers(of: value) {
      do throws(Reason) { try change(view, by: modifier, &pinned) } catch {
        translator.screen.note(
          untranslated: ".\(modifier.name) of \(translator.screen.views[view].name) (\(error.text))")
      }
    }
  }

  private func change(_ view: Int, by change: BuilderModifier, _ pinned: inout Set<String>) throws(Reason) {
    let outer = Area(view: .superview, guide: nil)
    switch change.name {
    case "padding":
      let (sides, insets) = try padding(change.arguments)
      guard pinned.isEmpty else { throw Reason("the view has its edges already") }
      translator.activate([translator.screen.append(.edges(view, sides, outer, insets), "")])
      pinned = ["width", "height"]
    case "frame":
      for attribute in ["width", "height"]
      where isUnlimited(change.arguments, attribute) && pinned.insert(attribute).inserted {
        pin(view, attribute == "width" ? ["leading", "trailing"] : ["top", "bottom"], to: outer)
      }
      try setLengths(view, change.arguments)
    case "ignoresSafeArea", "edgesIgnoringSafeArea":
      _ = try apply(change, to: view, view)
      if pinned.isEmpty { pin(view, [], to: outer) }
      pinned = ["width", "height"]
    default: _ = try apply(change, to: view, view)
    }
  }
}
