// The modifier `frame` of SwiftUI.

extension BuilderTranslator {
  /// Gives a view the lengths of a `frame`; returns the view around it if it needs one.
  func frame(_ view: Int, _ arguments: [Expression.Argument]) throws(Reason) -> Int {
    let alignment = FrameAlignment(arguments["alignment"]?.lastName)
    let unlimited = ["width", "height"].filter { isUnlimited(arguments, $0) }
    let hasLength = ["width", "height"].contains { length(view, "\($0)IsSet") != nil && has(arguments, $0) }
    var outer = view
    if hasLength || !unlimited.allSatisfy({ stretches(view, $0, alignment) }) {
      outer = add("View")
      translator.screen.move(view, into: outer, isArranged: false)
      align(view, in: outer, alignment)
    } else if unlimited.contains("width") {
      alignText(of: view, alignment)
    }
    for attribute in unlimited { translator.screen.views[outer].fills.insert(attribute) }
    try setLengths(outer, arguments)
    return outer
  }

  /// True for `maxWidth: .infinity`.
  func isUnlimited(_ arguments: [Expression.Argument], _ attribute: String) -> Bool {
    let greatest = arguments[attribute == "width" ? "maxWidth" : "maxHeight"]?.lastName
    return greatest == "infinity" || greatest == "greatestFiniteMagnitude"
  }

  private func has(_ arguments: [Expression.Argument], _ attribute: String) -> Bool {
    arguments.contains { $0.label.lowercased().hasSuffix(attribute) }
  }

  /// Declares the lengths of a `frame`, but those without a limit.
  func setLengths(_ view: Int, _ arguments: [Expression.Argument]) throws(Reason) {
    if let width = arguments["width"], let height = arguments["height"] {
      let size = (try translator.amount(of: width), try translator.amount(of: height))
      translator.activate([translator.screen.append(.size(view, size.0, size.1), "")])
      mark(view, "widthIsSet", size.0)
      mark(view, "heightIsSet", size.1)
      return
    }
    for argument in arguments where argument.label != "alignment" {
      if argument.label.hasPrefix("ideal") { throw Reason("a view has no ideal length: set `intrinsic`") }
      let attribute = argument.label.lowercased().hasSuffix("width") ? "width" : "height"
      if argument.label.hasPrefix("max") && isUnlimited(arguments, attribute) { continue }
      if argument.value.lastName == "nil" { continue }
      try setLength(view, attribute, argument)
    }
  }

  private func setLength(_ view: Int, _ attribute: String, _ argument: Expression.Argument) throws(Reason) {
    let sign = argument.label.hasPrefix("min") ? ">=" : argument.label.hasPrefix("max") ? "<=" : "=="
    let length = try translator.amount(of: argument.value)
    // Each length is at least 0.
    if sign == ">=" && length.isZero { return }
    let side = Side(area: Area(view: .view(view), guide: nil), attribute: attribute)
    translator.activate([
      translator.screen.append(.relation(PastedConstraint.Relation(first: side, sign: sign, constant: length)), "")
    ])
    if sign != ">=" { mark(view, attribute + (sign == "==" ? "IsSet" : "IsLimited"), length) }
  }

  private func mark(_ view: Int, _ name: String, _ length: Amount) {
    translator.screen.views[view].settings.append(PastedSetting(name: name, value: length.full))
  }

  // MARK: Stretching

  /// True if a view shows the same in a longer frame as a view of its own size at `alignment` in one.
  private func stretches(_ view: Int, _ attribute: String, _ alignment: FrameAlignment) -> Bool {
    let shown = translator.screen.views[view]
    if length(view, "\(attribute)IsSet") != nil { return false }
    if fills(view, attribute) { return true }
    let isWidth = attribute == "width"
    let place = isWidth ? alignment.horizontal : alignment.vertical
    switch shown.kind {
    case "Label": return isWidth || place == "centerY"
    case "Button": return place.hasPrefix("center")
    case "Image": return shown.settings.contains { $0.name == "contentMode" }
    case "Separator": return isWidth
    case "View" where shown.isPadding:
      return translator.screen.childrenInOrder(of: view).allSatisfy { stretches($0, attribute, alignment) }
    case "HStack" where !isWidth, "VStack" where isWidth:
      let own = shown.settings.first { $0.name == "alignment" }?.value
      return own == (place.hasPrefix("center") ? "center" : place)
    default: return false
    }
  }

  /// Aligns the text of a label, or of the one in its padding, in a wider frame.
  private func alignText(of view: Int, _ alignment: FrameAlignment) {
    let shown = translator.screen.views[view]
    if shown.isPadding {
      for child in translator.screen.childrenInOrder(of: view) { alignText(of: child, alignment) }
    }
    guard shown.kind == "Label", !shown.settings.contains(where: { $0.name == "textAlignment" }) else { return }
    switch alignment.horizontal {
    case "centerX": translator.screen.set(view, "textAlignment", "center")
    case "trailing": translator.screen.set(view, "textAlignment", "right")
    default: break
    }
  }
}
