internal import LayParser

// Properties of views.

/// Translates assignments to properties of views.
struct PropertyTranslator {
  let translator: Translator

  /// Translates `label.text = "Name"`.
  func translateProperty(_ base: Expression, _ name: String, _ value: Expression) throws(Reason) {
    if name == "translatesAutoresizingMaskIntoConstraints" || name == "usesAutoLayout" {
      if let view = try? translator.view(of: base), value.truth == false,
        translator.screen.views[view].settings.contains(where: { $0.name == "frame" })
      {
        translator.screen.set(view, "translatesAutoresizingMaskIntoConstraints", "false")
      }
      return
    }
    if base.lastName == "layer" {
      guard case .member(let owner?, _) = base, name == "cornerRadius" || name == "masksToBounds" else {
        if case .name = base, name == "cornerRadius" || name == "masksToBounds" {
          return try setProperty(0, name, value)
        }
        throw Reason("layc does not draw '\(name)' of layers")
      }
      return try setProperty(try translator.view(of: owner), name, value)
    }
    if base.lastName == "titleLabel", case .member(let owner?, _) = base,
      ["font", "numberOfLines", "textAlignment"].contains(name)
    {
      return try setProperty(try translator.view(of: owner), name, value)
    }
    if translator.isBehaviourProperty(name) {
      if name == "isScrollEnabled" || name == "scrollEnabled" { try setScrolling(base, value) }
      return
    }
    if case .name("self") = base, case .typed? = translator.binding(name) { return }
    if let whole = partOwner(base, name) { throw Reason("it changes a part of '\(whole)': write all of it by hand") }
    let view = try translator.view(of: base)
    if view == 0, let reason = PropertyTranslator.rootReasons[name] { throw Reason(reason) }
    // Other properties of the root belong to the class.
    if view == 0 && !PropertyTranslator.isKnown(name) { return }
    try setProperty(view, name, value)
  }

  /// A text view that does not scroll has the size of its text.
  private func setScrolling(_ base: Expression, _ value: Expression) throws(Reason) {
    let view = try translator.view(of: base)
    if translator.screen.views[view].kind == "TextView", value.truth == false {
      translator.screen.set(view, "scrolls", "false")
    }
  }

  /// Sets a property of a view.
  func setProperty(_ view: Int, _ name: String, _ value: Expression) throws(Reason) {
    if view == 0 && PropertyTranslator.stackProperties.contains(name) {
      throw Reason("the root is no stack: put an HStack or VStack into it")
    }
    switch name {
    case "frame": return try setFrame(view, value)
    case "bounds", "center", "transform": throw Reason("write '\(name)' by hand: it changes a frame")
    case "autoresizingMask": return translator.screen.set(view, "mask", try mask(of: value))
    case "axis", "orientation": return setAxis(view, value)
    case "font": return try setFont(view, value)
    case "text", "placeholder", "stringValue":
      return translator.screen.set(
        view, name == "stringValue" ? "text" : name, Translator.quoted(try translator.string(of: value)))
    case "image": return translator.screen.set(view, "image", Translator.quoted(try imageName(of: value)))
    case "backgroundColor", "textColor", "tintColor":
      return translator.screen.set(view, name == "tintColor" ? "tint" : name, try colour(of: value))
    case "numberOfLines": return translator.screen.set(view, "lines", try translator.amount(of: value).full)
    case "spacing", "alpha", "cornerRadius", "preferredMaxLayoutWidth", "columnSpacing", "rowSpacing":
      return translator.screen.set(view, name, try translator.amount(of: value).full)
    case "layoutMargins", "directionalLayoutMargins":
      let text = try translator.insets(of: value).text
      return translator.screen.set(view, "margins", text.isEmpty ? "0" : text)
    default: break
    }
    if let plain = PropertyTranslator.flags[name] {
      guard let flag = value.truth else { throw Reason("it depends on the state of the app: write a `when`") }
      return translator.screen.set(view, plain, flag ? "true" : "false")
    }
    if ["alignment", "distribution", "contentMode", "textAlignment", "datePickerStyle"].contains(name) {
      return translator.screen.set(view, name, try word(of: value, name))
    }
    throw Reason("layc has no '\(name)'")
  }

  /// The property of `frame.origin.x` or `title.layoutMargins.left` that has parts; nil for properties of views.
  private func partOwner(_ base: Expression, _ name: String) -> String? {
    let path = Translator.path(base)
    for (index, word) in path.enumerated() where index > 0 || translator.binding(word) == nil {
      if PropertyTranslator.partedProperties.contains(word) || word == "center" && (name == "x" || name == "y") {
        return word
      }
    }
    return nil
  }

  private static let partedProperties: Set<String> = [
    "frame", "bounds", "layoutMargins", "directionalLayoutMargins", "additionalSafeAreaInsets", "contentInset",
    "contentOffset", "contentSize", "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", "textContainerInset",
    "separatorInset",
  ]

  /// The reasons why properties of the root that decide its layout are left out.
  private static let rootReasons = [
    "semanticContentAttribute": "a `direction` holds for the views inside too: write it by hand",
    "additionalSafeAreaInsets": "the safe area comes from outside: `safeArea` of a device or an `expect`",
    "viewRespectsSystemMinimumLayoutMargins": "write the `margins` by hand",
  ]

  /// True if a property of UIKit has a meaning in the language.
  private static func isKnown(_ name: String) -> Bool {
    flags[name] != nil || stackProperties.contains(name)
      || ["backgroundColor", "tintColor", "alpha", "cornerRadius", "layoutMargins", "directionalLayoutMargins"]
        .contains(name)
  }

  private static let stackProperties: Set<String> = [
    "axis", "orientation", "spacing", "alignment", "distribution", "isLayoutMarginsRelativeArrangement",
    "isBaselineRelativeArrangement", "frame", "autoresizingMask", "text", "font", "image",
  ]

  private static let flags = [
    "isHidden": "hidden", "hidden": "hidden", "clipsToBounds": "clipsToBounds",
    "alwaysBounceVertical": "alwaysBounceVertical", "masksToBounds": "clipsToBounds",
    "isLayoutMarginsRelativeArrangement": "layoutMarginsRelativeArrangement",
    "layoutMarginsRelativeArrangement": "layoutMarginsRelativeArrangement",
    "isBaselineRelativeArrangement": "baselineRelativeArrangement",
    "preservesSuperviewLayoutMargins": "preservesSuperviewLayoutMargins",
    "insetsLayoutMarginsFromSafeArea": "insetsLayoutMarginsFromSafeArea", "autoresizesSubviews": "autoresizesSubviews",
  ]

  // MARK: Words

  private func word(of value: Expression, _ property: String) throws(Reason) -> String {
    guard let name = value.lastName else { throw Reason("the value is not in the text") }
    var plain = name
    for prefix in [
      "UIStackViewAlignment", "UIStackViewDistribution", "UIViewContentMode", "NSTextAlignment",
    ] where name.hasPrefix(prefix) {
      plain = translator.lowered(String(name.dropFirst(prefix.utf8.count)))
    }
    if plain == "wheel" { plain = "wheels" }
    if plain == "centerX" || plain == "centerY" { plain = "center" }
    return try PropertyTranslator.word(translator.lowered(plain))
  }

  /// A name as a word of a value; names that the language could not read there are refused.
  static func word(_ name: String) throws(Reason) -> String {
    let isPlain = name.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 }
    guard isPlain, !name.isEmpty, !ReservedNames.words.contains(name) else { throw Reason("'\(name)' is not known") }
    return name
  }

  private func setAxis(_ view: Int, _ value: Expression) {
    let isVertical = value.lastName == "vertical" || value.lastName == "UILayoutConstraintAxisVertical"
    translator.screen.views[view].axis = isVertical ? "vertical" : "horizontal"
    translator.screen.views[view].kind = isVertical ? "VStack" : "HStack"
    if !translator.screen.views[view].isDeclared {
      translator.screen.items.append(
        .setting(view, PastedSetting(name: "axis", value: isVertical ? "vertical" : "horizontal")))
    }
  }

  private func mask(of value: Expression) throws(Reason) -> String {
    switch value {
    case .list(let items):
      if items.isEmpty { return "none" }
      var words: [String] = []
      for item in items { words.append(try mask(of: item)) }
      return words.joined(separator: "+")
    case .binary(let left, "|", let right): return "\(try mask(of: left))+\(try mask(of: right))"
    default: break
    }
    guard let name = value.lastName else { throw Reason("the mask is not in the text") }
    guard let word = MaskNames.meant(by: name) else { throw Reason("the mask '\(name)' is not known") }
    // They name an end of the y axis, which the superview decides.
    if word == "minYMargin" || word == "maxYMargin" { return word }
    let place = MaskNames.uikit.firstIndex(of: word) ?? MaskNames.appkit.firstIndex(of: word)
    return place.map { MaskNames.shorthand[$0] } ?? word
  }

  // MARK: Frames

  /// Sets the frame of a view; nothing for a rectangle without a size.
  func setFrame(_ view: Int, _ value: Expression) throws(Reason) {
    if let path = Optional(Translator.path(value)), path.last == "bounds" {
      let owner: Expression =
        path.count > 1 ? translator.memberName(path.dropLast().joined(separator: ".")) : .name("self")
      if path.first == "UIScreen" || (try? translator.view(of: owner)) == translator.screen.views[view].parent ?? 0 {
        translator.screen.pendingFills.append(view)
        return translator.screen.set(view, "frame", "")
      }
      throw Reason("the bounds are read when the code runs")
    }
    let found = try translator.numbers(of: value, ["x", "y", "width", "height"])
    if found.allSatisfy({ $0.isZero }) { return }
    translator.screen.set(view, "frame", "(\(found.map { $0.full }.joined(separator: ", ")))")
  }

  // MARK: Fonts, colours, images

  private func setFont(_ view: Int, _ value: Expression) throws(Reason) {
    let value = translator.resolved(value)
    guard case .call(let called, let arguments) = value, let name = called.lastName else {
      if case .member(_, let style) = value, let found = PropertyTranslator.style(style) {
        return translator.screen.set(view, "font", found)
      }
      throw Reason("the font is not in the text")
    }
    switch name {
    case "systemFont", "systemFontOfSize", "boldSystemFont", "boldSystemFontOfSize", "italicSystemFont",
      "monospacedDigitSystemFont", "monospacedSystemFont":
      guard let size = arguments["ofSize"] ?? arguments.first?.value else { throw Reason("the font has no size") }
      translator.screen.set(view, "font", try translator.amount(of: size).full)
      let weight = name.hasPrefix("bold") ? "bold" : arguments["weight"]?.lastName
      if let weight {
        let plain = weight.hasPrefix("UIFontWeight") ? String(weight.dropFirst(12)) : weight
        translator.screen.set(view, "fontWeight", try PropertyTranslator.word(translator.lowered(plain)))
      }
    case "preferredFont", "preferredFontForTextStyle":
      let style = arguments["forTextStyle"] ?? arguments.first?.value
      guard let word = style?.lastName, let found = PropertyTranslator.style(word) else {
        throw Reason("the text style is not known")
      }
      translator.screen.set(view, "font", found)
    case "UIFont", "fontWithName":
      guard let size = arguments["size"], let family = arguments["name"] ?? arguments.first?.value else {
        throw Reason("the font has no size")
      }
      translator.screen.set(view, "font", try translator.amount(of: size).full)
      translator.screen.set(view, "fontFamily", Translator.quoted(try translator.string(of: family)))
    default: throw Reason("the font '\(name)' is not in the text")
    }
  }

  /// The text style of the language for one of UIKit or SwiftUI; nil for none.
  static func style(_ name: String) -> String? {
    var plain = name
    if name.hasPrefix("UIFontTextStyle") {
      plain = String(name.dropFirst(15))
      plain = String(plain.prefix(1)).lowercased() + plain.dropFirst()
    }
    switch plain {
    case "title": return "title1"
    case "caption": return "caption1"
    case "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote",
      "caption1",
      "caption2":
      return plain
    default: return nil
    }
  }

  /// The name of `UIImage(named: "Logo")`, `UIImage(systemName: "star")`.
  func imageName(of value: Expression) throws(Reason) -> String {
    switch translator.resolved(value) {
    case .string(let name): return name
    case .call(let called, let arguments):
      let isImage =
        called.lastName == "UIImage" || called.lastName == "imageNamed" || called.lastName == "systemImageNamed"
      if isImage, let first = arguments.first { return try translator.string(of: first.value) }
    default: break
    }
    throw Reason("the image is made when the code runs")
  }

  /// The colour of `.white` or `UIColor(red: 1, green: 0, blue: 0, alpha: 1)`.
  func colour(of value: Expression) throws(Reason) -> String {
    let value = translator.resolved(value)
    if case .member(.name("UIColor")?, let name) = Translator.withoutGetter(value), name.hasSuffix("Color"),
      let found = SystemColours.literals[String(name.dropLast(5))]
    {
      return found
    }
    if case .member(_, let name) = value, let found = SystemColours.literals[name] { return found }
    throw Reason("the colour is not in the text: write `#rrggbb`")
  }

  // MARK: Setters

  /// Translates calls that set a property; false for other calls.
  func translateSetter(_ base: Expression, _ name: String, _ arguments: [Expression.Argument]) throws(Reason)
    -> Bool
  {
    switch name {
    case "setContentHuggingPriority", "setContentCompressionResistancePriority":
      guard arguments.count == 2 else { return false }
      let property = name == "setContentHuggingPriority" ? "hugging" : "compression"
      let axis = arguments[1].value.lastName?.hasSuffix("ertical") == true ? "vertical" : "horizontal"
      let priority = try translator.priority(of: arguments[0].value)
      translator.screen.set(
        try translator.view(of: base), "\(property).\(axis)", priority.isEmpty ? "required" : priority)
    case "setTitle":
      guard let first = arguments.first else { return false }
      if arguments.count > 1, let state = arguments[1].value.lastName,
        state != "normal" && state != "UIControlStateNormal"
      {
        return true
      }
      translator.screen.set(
        try translator.view(of: base), "text", Translator.quoted(try translator.string(of: first.value)))
    case "setImage":
      guard let first = arguments.first else { return false }
      translator.screen.set(try translator.view(of: base), "image", Translator.quoted(try imageName(of: first.value)))
    case "setTranslatesAutoresizingMaskIntoConstraints": break
    default:
      guard name.hasPrefix("set"), arguments.count == 1, arguments[0].label.isEmpty, name.utf8.count > 3 else {
        return false
      }
      let property = translator.lowered(String(name.dropFirst(3)))
      if translator.isBehaviourProperty(property) { return true }
      guard !translator.functions.contains(name) else { return true }
      try translator.translateAssignment(.member(base, property), "=", arguments[0].value)
    }
    return true
  }
}
