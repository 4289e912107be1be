// Views, guides and anchors that expressions name.

extension Translator {
  /// The view of an expression, which is made known if it is new.
  func view(of expression: Expression) throws(Reason) -> Int {
    guard case .view(let view) = try reference(expression) else { throw Reason("its superview is not known here") }
    return view
  }

  func reference(_ expression: Expression) throws(Reason) -> ViewReference {
    switch Translator.withoutGetter(expression) {
    case .name("superview"), .member(.name("self")?, "superview"): return .view(0)
    case .name(let name): return .view(try view(named: plainName(name)))
    case .member(.name("self")?, "view"): return .view(0)
    case .member(.name("self")?, let name): return .view(try view(named: plainName(name)))
    case .member(_, "superview"), .call(.member(_, "superview"), _): return .superview
    case .member(_, "window"): throw Reason("the window is not part of a layout")
    case .member(let base?, "view"):
      guard case .name(let name) = base, !isRootName(name) else { return .view(0) }
      return .view(try view(named: "\(name)View"))
    case .member(let base?, "contentView"):
      if case .name(let name) = base, isRootName(name) { return .view(try view(named: "contentView")) }
      return .view(try member("contentView", of: base))
    case .member(let base?, let name): return .view(try member(name, of: base))
    case .member(nil, let name): throw Reason("'.\(name)' is not a view")
    case .call where makesView(expression):
      let name = ViewClass.name(of: expression).flatMap { ViewClass($0)?.kind } ?? "view"
      // The key of a view without a variable cannot be that of a variable.
      anonymousCount += 1
      let key = "#\(anonymousCount) \(name == "View" ? "plain" : lowered(name))"
      return .view(try makeView(named: key, from: expression))
    case .choice: throw Reason("the value depends on a condition of the code")
    default: throw Reason("no view with a name")
    }
  }

  func isRootName(_ name: String) -> Bool {
    ["self", "view", "weakSelf", "weakself", "strongSelf", "wself", "ws"].contains(name)
  }

  /// The member that a message without arguments reads: `[self view]` is `self.view`.
  static func withoutGetter(_ expression: Expression) -> Expression {
    guard case .call(.member(let base?, let name), let arguments) = expression, arguments.isEmpty,
      !["new", "alloc", "init", "configureForAutoLayout"].contains(name), !name.hasPrefix("newAutoLayout")
    else { return expression }
    return .member(base, name)
  }

  func lowered(_ name: String) -> String { String(name.prefix(1)).lowercased() + name.dropFirst() }

  private func view(named name: String) throws(Reason) -> Int {
    try enterValue()
    defer { leaveValue() }
    if isRootName(name) && !isBoundView(name) { return 0 }
    switch binding(name) {
    case .view(let view)?: return view
    case .value(let value)?:
      if case .name(let same) = value, same == name { break }
      return try view(of: value)
    case .guide(let area)?:
      if area.guide == nil, case .view(let view) = area.view { return view }
    case .typed?, nil: break
    case .constraints?, .maker?: throw Reason("'\(name)' is not a view")
    case .unknown?: try requireKnown(name)
    }
    guard let first = name.utf8.first, !(first >= 0x41 && first <= 0x5A), name != "nil" else {
      throw Reason("'\(name)' is not a view")
    }
    let view = screen.addView(name, isDeclared: false)
    if case .typed(let type)? = binding(name) { screen.views[view].setClass(type) }
    bindView(view, name)
    return view
  }

  /// Makes a variable without a value name a view, or else one outside of all functions.
  private func bindView(_ view: Int, _ name: String) {
    let place = scopes.lastIndex { $0[name] != nil } ?? 0
    if case .typed? = scopes[place][name] { scopes[place][name] = .view(view) } else { scopes[0][name] = .view(view) }
  }

  /// True if a variable called `view` holds another view than the root.
  private func isBoundView(_ name: String) -> Bool {
    switch binding(name) {
    case .view?: true
    case .value(let value)?: value.lastName != "self" && value.lastName != nil
    default: false
    }
  }

  /// The subview `name` of the view that `base` names.
  private func member(_ name: String, of base: Expression) throws(Reason) -> Int {
    let outer = try view(of: base)
    if outer == 0 { return try view(named: plainName(name)) }
    let key = "\(outer).\(name)"
    if case .view(let view)? = scopes[0][key] { return view }
    let view = screen.addView(name, isDeclared: false)
    screen.views[view].parent = outer
    scopes[0][key] = .view(view)
    return view
  }

  // MARK: Guides

  private static func guide(_ name: String) -> String? {
    switch name {
    case "safeAreaLayoutGuide", "safeArea", "mas_safeAreaLayoutGuide": "safeArea"
    case "layoutMarginsGuide": "margins"
    case "readableContentGuide": "readable"
    case "contentLayoutGuide": "contentGuide"
    case "frameLayoutGuide": "frameGuide"
    case "keyboardLayoutGuide": "keyboardLayoutGuide"
    default: nil
    }
  }

  /// True if an expression reads a guide of a view.
  func isGuide(_ expression: Expression) -> Bool {
    let name = Translator.withoutGetter(expression).lastName ?? ""
    if case .guide? = binding(name) { return true }
    return Translator.guide(name) != nil
  }

  /// The view or guide of an expression.
  func area(of expression: Expression) throws(Reason) -> Area {
    try enterValue()
    defer { leaveValue() }
    switch Translator.withoutGetter(expression) {
    case .member(let base?, "snp"): return try area(of: base)
    case .member(let base?, let name):
      if let guide = Translator.guide(name) {
        let view = try reference(base)
        if guide == "keyboardLayoutGuide" && view != .view(0) {
          throw Reason("only the root of a layout has a `keyboardLayoutGuide`")
        }
        if case .view(let index) = view, index != 0, guide == "contentGuide" || guide == "frameGuide" {
          screen.views[index].setClass("UIScrollView")
        }
        return Area(view: view, guide: guide)
      }
      if case .name("self") = base, case .guide(let area)? = binding(name) { return area }
    case .name(let name):
      try requireKnown(name)
      if case .guide(let area)? = binding(name) { return area }
      if let guide = Translator.guide(name) { return Area(view: .view(0), guide: guide) }
      if case .value(let value)? = binding(name), (try? view(of: value)) == nil { return try area(of: value) }
    default: break
    }
    return Area(view: try reference(expression), guide: nil)
  }

  // MARK: Anchors

  private static let attributes: [String] = [
    "left", "right", "top", "bottom", "leading", "trailing", "centerX", "centerY", "width", "height", "firstBaseline",
    "lastBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
    "centerXWithinMargins", "centerYWithinMargins",
  ]

  /// The attribute that UIKit or AppKit calls `name`.
  static func attribute(_ name: String) -> String? {
    if name == "baseline" { return "lastBaseline" }
    if name == "centerXWithinMargin" || name == "centerYWithinMargin" { return "\(name)s" }
    return attributes.contains(name) ? name : nil
  }

  /// The side that an anchor names: `a.safeAreaLayoutGuide.topAnchor`.
  func side(ofAnchor expression: Expression) throws(Reason) -> Side {
    try enterValue()
    defer { leaveValue() }
    let expression = Translator.withoutGetter(expression)
    if case .name(let name) = expression { try requireKnown(name) }
    guard let name = expression.lastName, name.hasSuffix("Anchor") else {
      if case .value(let value)? = expression.lastName.flatMap({ binding($0) }),
        value.lastName?.hasSuffix("Anchor") == true
      {
        return try side(ofAnchor: value)
      }
      throw Reason("no anchor")
    }
    guard let attribute = Translator.attribute(String(name.dropLast(6))) else { throw Reason("'\(name)' is no anchor") }
    guard case .member(let base?, _) = expression else {
      return Side(area: Area(view: .view(0), guide: nil), attribute: attribute)
    }
    if let side = try barSide(base, attribute) { return side }
    return Side(area: try area(of: base), attribute: attribute)
  }

  /// The side that an attribute of `topLayoutGuide` or `bottomLayoutGuide` means; nil for other areas.
  func barSide(_ base: Expression, _ attribute: String) throws(Reason) -> Side? {
    guard let name = base.lastName, name == "topLayoutGuide" || name == "bottomLayoutGuide" else { return nil }
    let isTop = name == "topLayoutGuide"
    switch attribute {
    case "top" where !isTop, "bottom" where isTop:
      return Side(area: Area(view: .view(0), guide: "safeArea"), attribute: isTop ? "top" : "bottom")
    case "top", "bottom": return Side(area: Area(view: .view(0), guide: nil), attribute: attribute)
    default: throw Reason("'\(name)' has a top and a bottom only")
    }
  }
}
