// SwiftUI: stacks, texts and their modifiers.

/// A modifier of a view: `.padding(8)`.
private struct Modifier {
  var name: String
  var arguments: [Expression.Argument]
}

extension Translator {
  /// The views of SwiftUI that are known.
  static let builders: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "ScrollView", "Group", "Text", "Image", "Spacer",
    "Button",
    "Divider", "TextField", "SecureField", "TextEditor", "Toggle", "Slider", "Stepper", "ProgressView", "Rectangle",
    "RoundedRectangle", "Circle", "Capsule", "Color", "Label", "Picker", "DatePicker", "NavigationView",
    "NavigationStack", "Form", "List", "GeometryReader", "Section",
  ]

  /// True if an expression is a view of SwiftUI.
  func isScreenBuilder(_ value: Expression) -> Bool { builder(of: value) != nil }

  /// The name and arguments of the view at the beginning of a chain; nil for other expressions.
  private func builder(of value: Expression) -> (String, [Expression.Argument])? {
    var next = value
    while true {
      switch next {
      case .call(.name(let name), let arguments): return Translator.builders.contains(name) ? (name, arguments) : nil
      case .member(.name("Color")?, _): return ("Color", [Expression.Argument(label: "", value: next)])
      case .call(let called, _): next = called
      case .member(let base?, _): next = base
      default: return nil
      }
    }
  }

  /// The modifiers of a chain, the first one first.
  private func modifiers(of value: Expression) -> [Modifier] {
    var found: [Modifier] = []
    var next = value
    while case .call(let called, let arguments) = next {
      guard case .member(let base?, let name) = called else { break }
      found.append(Modifier(name: name, arguments: arguments))
      next = base
    }
    return found.reversed()
  }

  /// Translates the view of a body, which lies in the middle of the safe area.
  mutating func translateBuilder(_ value: Expression) throws(Reason) {
    if let (name, arguments) = builder(of: value), ["NavigationView", "NavigationStack", "Group"].contains(name),
      let closure = arguments.last?.value, case .closure(let content) = closure
    {
      for statement in content.statements {
        if case .expression(let inner) = statement.kind { try translateBuilder(inner) }
      }
      return
    }
    let view = try build(value, in: 0)
    let own = Area(view: .view(0), guide: "safeArea")
    let isWide = fillsWidth(view)
    let isHigh = fillsHeight(view)
    let isLimited = length(view, "widthIsLimited") != nil || length(view, "heightIsLimited") != nil
    if isWide && isHigh && !isLimited {
      activate([screen.append(.edges(view, [], own, .none), "")])
      return
    }
    activate([screen.append(.center(view, own, .zero, .zero), "")])
    for (attribute, fills) in [("width", isWide), ("height", isHigh)] {
      if length(view, "\(attribute)IsSet") != nil { continue }
      let side = Side(area: Area(view: .view(view), guide: nil), attribute: attribute)
      let limit = fills ? length(view, "\(attribute)IsLimited") : nil
      if let limit {
        let relation = PastedConstraint.Relation(first: side, sign: "==", constant: Amount(text: limit))
        activate([screen.append(.relation(relation), "high")])
      }
      let sign = fills && limit == nil ? "==" : "<="
      let relation = PastedConstraint.Relation(
        first: side, sign: sign, second: Side(area: own, attribute: attribute))
      activate([screen.append(.relation(relation), "")])
    }
  }

  /// The length that a `frame` gives a view, for `widthIsSet`, or the greatest one, for `widthIsLimited`; nil without one.
  private func length(_ view: Int, _ mark: String) -> String? {
    screen.views[view].settings.first { $0.name == mark }?.value
  }

  /// True if a view of SwiftUI takes all of the width that there is.
  private func fillsWidth(_ view: Int) -> Bool {
    let shown = screen.views[view]
    if length(view, "widthIsSet") != nil { return false }
    if ["ScrollView", "TextField", "Slider", "TextView"].contains(shown.kind) { return true }
    if shown.foreignClass == "Color" { return true }
    let inner = screen.childrenInOrder(of: view)
    if shown.kind == "HStack" && inner.contains(where: { screen.views[$0].kind == "Spacer" }) { return true }
    return inner.contains { fillsWidth($0) }
  }

  private func fillsHeight(_ view: Int) -> Bool {
    let shown = screen.views[view]
    if length(view, "heightIsSet") != nil { return false }
    if ["ScrollView", "TextView"].contains(shown.kind) || shown.foreignClass == "Color" { return true }
    let inner = screen.childrenInOrder(of: view)
    if shown.kind == "VStack" && inner.contains(where: { screen.views[$0].kind == "Spacer" }) { return true }
    return inner.contains { fillsHeight($0) }
  }

  /// Makes the view of a chain inside of `parent`.
  private mutating func build(_ value: Expression, in parent: Int) throws(Reason) -> Int {
    guard let (name, arguments) = builder(of: value) else { throw Reason("a view of its own class") }
    let changes = modifiers(of: value)
    let view = try make(name, arguments)
    var outer = view
    for change in changes {
      do throws(Reason) { outer = try apply(change, to: outer, view) } catch {
        screen.note(untranslated: ".\(change.name) of \(screen.views[view].name) (\(error.text))")
      }
    }
    let isArranged = screen.views[parent].kind == "HStack" || screen.views[parent].kind == "VStack"
    screen.move(outer, into: parent, isArranged: isArranged)
    return outer
  }

  private mutating func make(_ name: String, _ arguments: [Expression.Argument]) throws(Reason) -> Int {
    switch name {
    case "VStack", "LazyVStack": return makeStack("VStack", arguments)
    case "HStack", "LazyHStack": return makeStack("HStack", arguments)
    case "ZStack": return makeOverlay(arguments)
    case "ScrollView": return makeScroll(arguments)
    case "Text":
      let view = add("Label")
      screen.set(view, "lines", "0")
      try setText(view, "text", arguments)
      return view
    case "Image":
      let view = add("Image")
      if let first = arguments.first { screen.set(view, "image", Translator.quoted(try string(of: first.value))) }
      return view
    case "Button":
      let view = add("Button")
      if let first = arguments.first, first.label.isEmpty, case .string(let text) = first.value {
        screen.set(view, "text", Translator.quoted(text))
      } else if let label = buttonLabel(arguments) {
        screen.set(view, "text", Translator.quoted(label))
      } else {
        screen.note(untranslated: "the label of \(screen.views[view].name) (it is more than a text)")
      }
      return view
    case "TextField", "SecureField":
      let view = add("TextField")
      try setText(view, "placeholder", arguments)
      return view
    case "Spacer": return add("Spacer")
    case "Divider": return add("Separator")
    case "TextEditor": return add("TextView")
    case "Toggle": return add("Switch")
    case "Slider": return add("Slider")
    case "Stepper": return add("Stepper")
    case "ProgressView": return add("Spinner")
    case "DatePicker": return add("DatePicker")
    case "Picker": return add("PickerView")
    case "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Color":
      let view = add("View")
      screen.views[view].foreignClass = name == "Color" ? "Color" : "Color"
      if name == "Color", let first = arguments.first, let colour = try? colour(of: first.value) {
        screen.set(view, "backgroundColor", colour)
      }
      return view
    default: throw Reason("'\(name)' is not known")
    }
  }

  private mutating func setText(_ view: Int, _ property: String, _ arguments: [Expression.Argument]) throws(Reason) {
    guard let first = arguments.first else { return }
    do throws(Reason) { screen.set(view, property, Translator.quoted(try string(of: first.value))) } catch {
      screen.note(untranslated: "the text of \(screen.views[view].name) (\(error.text))")
    }
  }

  /// The text of `Button { … } label: { Text("Send") }`.
  private func buttonLabel(_ arguments: [Expression.Argument]) -> String? {
    for argument in arguments.reversed() {
      guard case .closure(let closure) = argument.value, closure.statements.count == 1,
        case .expression(let only) = closure.statements[0].kind, let (name, inner) = builder(of: only), name == "Text",
        case .string(let text)? = inner.first?.value
      else { continue }
      return text
    }
    return nil
  }

  /// Adds a view that is named after its kind.
  private mutating func add(_ kind: String) -> Int {
    let view = screen.addView(kind == "View" ? "box" : lowered(kind), isDeclared: true)
    screen.views[view].kind = kind
    screen.hasHierarchy = true
    return view
  }

  // MARK: Containers

  private mutating func makeStack(_ kind: String, _ arguments: [Expression.Argument]) -> Int {
    let view = add(kind)
    screen.views[view].axis = kind == "HStack" ? "horizontal" : "vertical"
    let alignment = arguments["alignment"]?.lastName ?? "center"
    let words = ["firstTextBaseline": "firstBaseline", "lastTextBaseline": "lastBaseline"]
    let word = words[alignment] ?? alignment
    if let plain = try? Translator.word(word) { screen.set(view, "alignment", plain) }
    let spacing = arguments["spacing"].flatMap { try? amount(of: $0) }
    screen.set(view, "spacing", spacing?.full ?? "8")
    fill(view, arguments)
    return view
  }

  private mutating func fill(_ view: Int, _ arguments: [Expression.Argument]) {
    guard case .closure(let closure)? = arguments.last?.value else { return }
    for statement in closure.statements {
      do throws(Reason) {
        switch statement.kind {
        case .expression(let inner): _ = try build(inner, in: view)
        case .condition: throw Reason("it depends on the state of the app: declare the views and set `hidden`")
        default: throw Reason("no view that is known")
        }
      } catch {
        leaveOut(statement, error)
      }
    }
  }

  /// A view whose subviews lie over each other, each of them inside of it.
  private mutating func makeOverlay(_ arguments: [Expression.Argument]) -> Int {
    let view = add("View")
    fill(view, arguments)
    let outer = Area(view: .view(view), guide: nil)
    for child in screen.childrenInOrder(of: view) {
      if screen.views[child].foreignClass == "Color" {
        activate([screen.append(.edges(child, [], outer, .none), "")])
        continue
      }
      alignInside(child, outer, arguments["alignment"]?.lastName ?? "center")
    }
    return view
  }

  private mutating func alignInside(_ child: Int, _ outer: Area, _ alignment: String) {
    let name = alignment.lowercased()
    let horizontal = name.hasSuffix("leading") ? "leading" : name.hasSuffix("trailing") ? "trailing" : "centerX"
    let vertical = name.hasPrefix("top") ? "top" : name.hasPrefix("bottom") ? "bottom" : "centerY"
    for (first, sign) in [(horizontal, "=="), (vertical, "=="), ("width", "<="), ("height", "<=")] {
      let relation = PastedConstraint.Relation(
        first: Side(area: Area(view: .view(child), guide: nil), attribute: first), sign: sign,
        second: Side(area: outer, attribute: first))
      activate([screen.append(.relation(relation), "")])
    }
  }

  /// A scroll view whose content is as wide as itself.
  private mutating func makeScroll(_ arguments: [Expression.Argument]) -> Int {
    let view = add("ScrollView")
    fill(view, arguments)
    let content = Area(view: .view(view), guide: "contentGuide")
    let isHorizontal = arguments.first?.label.isEmpty == true && arguments.first?.value.lastName == "horizontal"
    for child in screen.childrenInOrder(of: view).prefix(1) {
      activate([screen.append(.edges(child, [], content, .none), "")])
      let attribute = isHorizontal ? "height" : "width"
      let relation = PastedConstraint.Relation(
        first: Side(area: content, attribute: attribute), sign: "==",
        second: Side(area: Area(view: .view(view), guide: "frameGuide"), attribute: attribute))
      activate([screen.append(.relation(relation), "")])
    }
    return view
  }

  // MARK: Modifiers

  /// Applies a modifier to the view or what is around it; returns what is outermost now.
  private mutating func apply(_ change: Modifier, to outer: Int, _ view: Int) throws(Reason) -> Int {
    let first = change.arguments.first?.value
    switch change.name {
    case "padding": return try pad(outer, change.arguments)
    case "frame": try setLengths(outer, change.arguments)
    case "font":
      guard let first else { break }
      if case .call(.member(_, "system"), let arguments) = first, let size = arguments["size"] {
        screen.set(view, "font", try amount(of: size).full)
      } else if let name = first.lastName, let style = Translator.style(name) {
        screen.set(view, "font", style)
      } else {
        throw Reason("the font is not in the text")
      }
    case "bold": screen.set(view, "fontWeight", "bold")
    case "fontWeight":
      if let name = first?.lastName { screen.set(view, "fontWeight", try Translator.word(name)) }
    case "lineLimit": if let first { screen.set(view, "lines", try amount(of: first).full) }
    case "multilineTextAlignment": screen.set(view, "textAlignment", try alignment(first))
    case "foregroundColor", "foregroundStyle", "background", "tint":
      guard let first else { break }
      let name = change.name == "background" ? "backgroundColor" : change.name == "tint" ? "tint" : "textColor"
      screen.set(name == "textColor" ? view : outer, name, try colour(of: first))
    case "cornerRadius": if let first { screen.set(outer, "cornerRadius", try amount(of: first).full) }
    case "opacity": if let first { screen.set(outer, "alpha", try amount(of: first).full) }
    case "hidden": screen.set(outer, "hidden", "true")
    case "clipped": screen.set(outer, "clipsToBounds", "true")
    case "scaledToFit", "scaledToFill":
      screen.set(view, "contentMode", change.name == "scaledToFit" ? "aspectFit" : "aspectFill")
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
  private mutating func keepLength(_ view: Int, _ arguments: [Expression.Argument]) throws(Reason) {
    if arguments.isEmpty { return screen.set(view, "compression", "required") }
    for argument in arguments {
      guard let isFixed = isTrue(argument.value) else { throw Reason("it depends on the state of the app") }
      if isFixed { screen.set(view, "compression.\(argument.label)", "required") }
    }
  }

  private mutating func setRatio(_ view: Int, _ arguments: [Expression.Argument]) throws(Reason) {
    if let mode = arguments["contentMode"]?.lastName {
      screen.set(view, "contentMode", mode == "fit" ? "aspectFit" : "aspectFill")
    }
    guard let first = arguments.first, first.label.isEmpty else { return }
    let own = Area(view: .view(view), guide: nil)
    let relation = PastedConstraint.Relation(
      first: Side(area: own, attribute: "width"), sign: "==", second: Side(area: own, attribute: "height"),
      factor: try factor(of: first.value))
    activate([screen.append(.relation(relation), "")])
  }

  private mutating func setLengths(_ view: Int, _ arguments: [Expression.Argument]) throws(Reason) {
    for argument in arguments {
      let name = argument.label
      guard name != "alignment" else { continue }
      let attribute = name.lowercased().hasSuffix("width") ? "width" : "height"
      let sign = name.hasPrefix("min") ? ">=" : name.hasPrefix("max") ? "<=" : "=="
      if argument.value.lastName == "infinity" {
        throw Reason("it takes all of the room: pin both edges")
      }
      let length = try amount(of: argument.value)
      let relation = PastedConstraint.Relation(
        first: Side(area: Area(view: .view(view), guide: nil), attribute: attribute), sign: sign, constant: length)
      activate([screen.append(.relation(relation), "")])
      let mark = sign == "==" ? "IsSet" : "IsLimited"
      if sign != ">=" { screen.views[view].settings.append(PastedSetting(name: attribute + mark, value: length.full)) }
    }
  }

  /// Adds padding: margins of a stack, or a view around another.
  private mutating func pad(_ view: Int, _ arguments: [Expression.Argument]) throws(Reason) -> Int {
    var sides = ["top", "leading", "bottom", "trailing"]
    var amount = Amount(text: "16")
    for argument in arguments {
      if let number = try? self.amount(of: argument.value) {
        amount = number
      } else if case .list(let items) = argument.value {
        sides = items.flatMap { Translator.sides($0.lastName ?? "") }
      } else if case .call = argument.value {
        return addMargins(view, try insets(of: argument.value))
      } else if let name = argument.value.lastName, !Translator.sides(name).isEmpty {
        sides = Translator.sides(name)
      } else {
        amount = try self.amount(of: argument.value)
      }
    }
    let edges = sides.map { Insets.Edge(name: $0, amount: amount) }
    return addMargins(view, sides.count == 4 ? .all(amount) : .each(edges))
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

  private mutating func addMargins(_ view: Int, _ insets: Insets) -> Int {
    let hasMargins = screen.views[view].settings.contains { $0.name == "margins" }
    if screen.views[view].axis != nil && !hasMargins {
      screen.set(view, "layoutMarginsRelativeArrangement", "true")
      screen.set(view, "margins", insets.text.isEmpty ? "0" : insets.text)
      return view
    }
    let outer = add("View")
    screen.move(view, into: outer, isArranged: false)
    activate([screen.append(.edges(view, [], Area(view: .view(outer), guide: nil), insets), "")])
    return outer
  }
}
