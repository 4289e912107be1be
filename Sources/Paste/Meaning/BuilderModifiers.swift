// Modifiers of the views of SwiftUI.

extension BuilderTranslator {
  /// Applies a modifier to the view or what is around it; returns what is outermost now.
  func apply(_ change: BuilderModifier, to outer: Int, _ view: Int) throws(Reason) -> Int {
    let first = change.arguments.first?.value
    switch change.name {
    case "padding": return try pad(outer, change.arguments)
    case "frame": return try frame(outer, change.arguments)
    case "font":
      guard let first else { break }
      if case .call(.member(_, "system"), let arguments) = first, let size = arguments["size"] {
        translator.screen.set(view, "font", try translator.amount(of: size).full)
      } else if let name = first.lastName, let style = PropertyTranslator.style(name) {
        translator.screen.set(view, "font", style)
      } else {
        throw Reason("the font is not in the text")
      }
    case "bold": translator.screen.set(view, "fontWeight", "bold")
    case "fontWeight":
      if let name = first?.lastName { translator.screen.set(view, "fontWeight", try PropertyTranslator.word(name)) }
    case "lineLimit":
      if let first {
        translator.screen.set(view, "lines", first.lastName == "nil" ? "0" : try translator.amount(of: first).full)
      }
    case "layoutPriority": translator.screen.set(outer, "compression", try layoutPriority(first))
    case "ignoresSafeArea", "edgesIgnoringSafeArea": try ignoreSafeArea(outer, change.arguments)
    case "multilineTextAlignment": translator.screen.set(view, "textAlignment", try alignment(first))
    case "foregroundColor", "foregroundStyle", "background", "tint":
      guard let first else { break }
      let name = change.name == "background" ? "backgroundColor" : change.name == "tint" ? "tint" : "textColor"
      translator.screen.set(name == "textColor" ? view : outer, name, try translator.properties.colour(of: first))
    case "cornerRadius":
      if let first { translator.screen.set(outer, "cornerRadius", try translator.amount(of: first).full) }
    case "opacity": if let first { translator.screen.set(outer, "alpha", try translator.amount(of: first).full) }
    case "hidden": translator.screen.set(outer, "hidden", "true")
    case "clipped": translator.screen.set(outer, "clipsToBounds", "true")
    case "scaledToFit", "scaledToFill":
      translator.screen.set(view, "contentMode", change.name == "scaledToFit" ? "aspectFit" : "aspectFill")
    case "fixedSize": try keepLength(outer, change.arguments)
    case "aspectRatio": try setRatio(view, change.arguments)
    case "resizable", "onTapGesture", "onAppear", "navigationTitle", "navigationBarTitle", "buttonStyle",
      "textFieldStyle", "fill",
      "accessibilityLabel", "tag", "animation", "disabled", "renderingMode", "labelsHidden":
      break
    default: throw Reason("layc has nothing like it")
    }
    return outer
  }

  private func alignment(_ value: Expression?) throws(Reason) -> String {
    switch value?.lastName {
    case "leading": "natural"
    case "center": "center"
    case "trailing": "right"
    default: throw Reason("the alignment is not known")
    }
  }

  /// Keeps the length that a view has by itself, on both axes or on those with `true`.
  private func keepLength(_ view: Int, _ arguments: [Expression.Argument]) throws(Reason) {
    if arguments.isEmpty { return translator.screen.set(view, "compression", "required") }
    for argument in arguments {
      guard let isFixed = argument.value.truth else { throw Reason("it depends on the state of the app") }
      if isFixed { translator.screen.set(view, "compression.\(argument.label)", "required") }
    }
  }

  private func setRatio(_ view: Int, _ arguments: [Expression.Argument]) throws(Reason) {
    if let mode = arguments["contentMode"]?.lastName {
      translator.screen.set(view, "contentMode", mode == "fit" ? "aspectFit" : "aspectFill")
    }
    guard let first = arguments.first, first.label.isEmpty else { return }
    let own = Area(view: .view(view), guide: nil)
    let relation = PastedConstraint.Relation(
      first: Side(area: own, attribute: "width"), sign: "==", second: Side(area: own, attribute: "height"),
      factor: try translator.factor(of: first.value))
    translator.activate([translator.screen.append(.relation(relation), "")])
  }

  /// The compression resistance of a layout priority: SwiftUI's is 0, that of the language 750.
  private func layoutPriority(_ value: Expression?) throws(Reason) -> String {
    guard let value, let number = Int(try translator.amount(of: value).full), number > -250 && number <= 249 else {
      throw Reason("the priority is no whole number between -249 and 249")
    }
    return "\(750 + number)"
  }

  private func ignoreSafeArea(_ view: Int, _ arguments: [Expression.Argument]) throws(Reason) {
    let words = arguments.compactMap { $0.value.lastName }
    if words == ["keyboard"] { return }
    guard words.count == arguments.count, words.allSatisfy({ $0 == "all" || $0 == "container" }) else {
      throw Reason("it ignores some edges: pin these to the superview")
    }
    translator.screen.views[view].ignoresSafeArea = true
  }

  /// Adds padding: margins of a stack, or a view around another.
  private func pad(_ view: Int, _ arguments: [Expression.Argument]) throws(Reason) -> Int {
    let (sides, insets) = try padding(arguments)
    return addMargins(view, sides.isEmpty ? insets : each(sides, insets))
  }

  /// The insets of a padding, and the edges that it is at; no edges for all four.
  func padding(_ arguments: [Expression.Argument]) throws(Reason) -> (sides: [String], insets: Insets) {
    var sides: [String] = []
    var amount = Amount(text: "16")
    for argument in arguments {
      if let number = try? translator.amount(of: argument.value) {
        amount = number
      } else if case .list(let items) = argument.value {
        sides = items.flatMap { BuilderTranslator.sides($0.lastName ?? "") }
      } else if case .call = argument.value {
        return ([], try translator.insets(of: argument.value))
      } else if let name = argument.value.lastName, !BuilderTranslator.sides(name).isEmpty {
        sides = BuilderTranslator.sides(name)
      } else {
        amount = try translator.amount(of: argument.value)
      }
    }
    return (sides.count == 4 ? [] : sides, .all(amount))
  }

  private func each(_ sides: [String], _ insets: Insets) -> Insets {
    guard case .all(let amount) = insets else { return insets }
    return .each(sides.map { Insets.Edge(name: $0, amount: amount) })
  }

  private static func sides(_ name: String) -> [String] {
    switch name {
    case "all": ["top", "leading", "bottom", "trailing"]
    case "horizontal": ["leading", "trailing"]
    case "vertical": ["top", "bottom"]
    case "top", "leading", "bottom", "trailing": [name]
    default: []
    }
  }

  private func addMargins(_ view: Int, _ insets: Insets) -> Int {
    let hasMargins = translator.screen.views[view].settings.contains { $0.name == "margins" }
    let hasFrame = ["width", "height"].contains {
      length(view, "\($0)IsSet") != nil || length(view, "\($0)IsLimited") != nil
    }
    if translator.screen.views[view].axis != nil && !hasMargins && !hasFrame {
      translator.screen.set(view, "layoutMarginsRelativeArrangement", "true")
      translator.screen.set(view, "margins", insets.text.isEmpty ? "0" : insets.text)
      return view
    }
    let outer = add("View")
    translator.screen.views[outer].isPadding = true
    translator.screen.move(view, into: outer, isArranged: false)
    translator.activate([translator.screen.append(.edges(view, [], Area(view: .view(outer), guide: nil), insets), "")])
    return outer
  }
}
