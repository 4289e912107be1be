// SwiftUI: stacks, texts and their modifiers.

/// A modifier of a view: `.padding(8)`.
struct BuilderModifier {
  var name: String
  var arguments: [Expression.Argument]
}

/// Translates views of SwiftUI and their modifiers.
struct BuilderTranslator {
  let translator: Translator

  /// The views of SwiftUI that are known.
  static let builders: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "ScrollView", "Group", "Text", "Image", "Spacer",
    "Button",
    "Divider", "TextField", "SecureField", "TextEditor", "Toggle", "Slider", "Stepper", "ProgressView", "Rectangle",
    "RoundedRectangle", "Circle", "Capsule", "Color", "Label", "Picker", "DatePicker", "NavigationView",
    "NavigationStack", "Form", "List", "GeometryReader", "Section", "Grid", "LazyVGrid", "LazyHGrid", "ForEach",
    "ViewThatFits",
  ]

  /// True if an expression is a view of SwiftUI.
  func isScreenBuilder(_ value: Expression) -> Bool { builder(of: value) != nil }

  /// The name and arguments of the view at the beginning of a chain; nil for other expressions.
  func builder(of value: Expression) -> (String, [Expression.Argument])? {
    var next = value
    while true {
      switch next {
      case .call(.name(let name), let arguments):
        return BuilderTranslator.builders.contains(name) ? (name, arguments) : nil
      case .member(.name("Color")?, _): return ("Color", [Expression.Argument(label: "", value: next)])
      case .call(let called, _): next = called
      case .member(let base?, _): next = base
      default: return nil
      }
    }
  }

  /// The modifiers of a chain, the first one first.
  func modifiers(of value: Expression) -> [BuilderModifier] {
    var found: [BuilderModifier] = []
    var next = value
    while case .call(let called, let arguments) = next {
      guard case .member(let base?, let name) = called else { break }
      found.append(BuilderModifier(name: name, arguments: arguments))
      next = base
    }
    return found.reversed()
  }

  /// Translates the view of a body, which lies in the middle of the safe area. In the braces of a stack it is arranged.
  func translateBuilder(_ value: Expression) throws(Reason) {
    if let content = content(of: value, ["NavigationView", "NavigationStack", "Group"]) {
      for statement in content.statements {
        if case .expression(let inner) = statement.kind { try translateBuilder(inner) }
      }
      return
    }
    let view = try build(value, in: 0)
    if translator.screen.views[0].axis == nil { place(view) } else { settle([view], in: 0) }
  }

  /// The closure of a view that only groups others; nil for other views.
  private func content(of value: Expression, _ names: Set<String>) -> Expression.Closure? {
    guard let (name, arguments) = builder(of: value), names.contains(name),
      case .closure(let content)? = arguments.last?.value
    else { return nil }
    return content
  }

  /// Makes the view of a chain inside of `parent`.
  private func build(_ value: Expression, in parent: Int) throws(Reason) -> Int {
    guard let (name, arguments) = builder(of: value) else { throw Reason("a view of its own class") }
    let view = try make(name, arguments)
    if name == "Spacer", let length = arguments["minLength"] { try setLeastLength(view, length, in: parent) }
    var outer = view
    for change in modifiers(of: value) {
      do throws(Reason) { outer = try apply(change, to: outer, view) } catch {
        translator.screen.note(untranslated: ".\(change.name) of \(translator.screen.views[view].name) (\(error.text))")
      }
    }
    if translator.screen.views[view].axis != nil { settle(translator.screen.childrenInOrder(of: view), in: view) }
    translator.screen.move(outer, into: parent, isArranged: translator.screen.views[parent].axis != nil)
    return outer
  }

  private func make(_ name: String, _ arguments: [Expression.Argument]) throws(Reason) -> Int {
    switch name {
    case "VStack", "LazyVStack": return makeStack("VStack", arguments)
    case "HStack", "LazyHStack": return makeStack("HStack", arguments)
    case "ZStack": return makeOverlay(arguments)
    case "ScrollView": return makeScroll(arguments)
    case "LazyVGrid": return try makeLazyGrid(arguments)
    case "Grid": return try makeGrid(arguments)
    case "Text":
      let view = add("Label")
      translator.screen.set(view, "lines", "0")
      try setText(view, "text", arguments)
      return view
    case "Image":
      let view = add("Image")
      if let first = arguments.first {
        translator.screen.set(view, "image", Translator.quoted(try translator.string(of: first.value)))
      }
      return view
    case "Button":
      let view = add("Button")
      if let first = arguments.first, first.label.isEmpty, case .string(let text) = first.value {
        translator.screen.set(view, "text", Translator.quoted(text))
      } else if let label = buttonLabel(arguments) {
        translator.screen.set(view, "text", Translator.quoted(label))
      } else {
        translator.screen.note(
          untranslated: "the label of \(translator.screen.views[view].name) (it is more than a text)")
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
      translator.screen.views[view].foreignClass = name == "Color" ? "Color" : "Color"
      if name == "Color", let first = arguments.first, let colour = try? translator.properties.colour(of: first.value) {
        translator.screen.set(view, "backgroundColor", colour)
      }
      return view
    case "Label": return try makeTitle(arguments)
    default: throw Reason(BuilderTranslator.whatIsMissing(for: name))
    }
  }

  /// Gives a spacer its least length along the axis of its stack.
  private func setLeastLength(_ view: Int, _ value: Expression, in stack: Int) throws(Reason) {
    if value.lastName == "nil" { return }
    do throws(Reason) {
      let length = try translator.amount(of: value)
      // Each length is at least 0.
      if length.isZero { return }
      guard let axis = translator.screen.views[stack].axis else { throw Reason("its superview has no axis") }
      let attribute = axis == "horizontal" ? "width" : "height"
      let side = Side(area: Area(view: .view(view), guide: nil), attribute: attribute)
      translator.activate([
        translator.screen.append(.relation(PastedConstraint.Relation(first: side, sign: ">=", constant: length)), "")
      ])
    } catch {
      translator.screen.note(untranslated: "minLength of \(translator.screen.views[view].name) (\(error.text))")
    }
  }

  /// The reason why a view of SwiftUI is left out.
  private static func whatIsMissing(for name: String) -> String {
    switch name {
    case "ForEach": "the elements of the loop are not in the text: write a `for`"
    case "GeometryReader": "lengths are shares of the superview: `a.width == 50% * superview.width`"
    case "ViewThatFits": "what fits is a condition: `when width >= 600 { a.hidden = true }`"
    case "LazyHGrid": "a grid is filled row by row: write `view grid: Grid { columns = 3 }`"
    default: "'\(name)' is not known"
    }
  }

  /// The icon and the text of `Label("Send", systemImage: "paperplane")`.
  private func makeTitle(_ arguments: [Expression.Argument]) throws(Reason) -> Int {
    let view = makeStack("HStack", [])
    if let image = arguments["systemImage"] ?? arguments["image"] {
      let icon = add("Image")
      translator.screen.set(icon, "image", Translator.quoted(try translator.string(of: image)))
      translator.screen.move(icon, into: view, isArranged: true)
    }
    let title = add("Label")
    try setText(title, "text", arguments)
    translator.screen.move(title, into: view, isArranged: true)
    return view
  }

  private func setText(_ view: Int, _ property: String, _ arguments: [Expression.Argument]) throws(Reason) {
    guard let first = arguments.first else { return }
    do throws(Reason) {
      translator.screen.set(view, property, Translator.quoted(try translator.string(of: first.value)))
    } catch {
      translator.screen.note(untranslated: "the text of \(translator.screen.views[view].name) (\(error.text))")
    }
  }

  /// The text of `Button { … } label: { Text("Send") }`.
  private func buttonLabel(_ arguments: [Expression.Argument]) -> String? {
    for argument in arguments.reversed() {
      guard case .closure(let closure) = argument.value, closure.statements.count == 1,
        case .expression(let only) = closure.statements[0].kind, let (name, inner) = builder(of: only),
        name == "Text" || name == "Label",
        case .string(let text)? = inner.first?.value
      else { continue }
      return text
    }
    return nil
  }

  /// Adds a view that is named after its kind.
  func add(_ kind: String) -> Int {
    let view = translator.screen.addView(
      kind == "View" ? "box" : translator.lowered(kind), isDeclared: true, besides: translator.taken)
    translator.screen.views[view].kind = kind
    translator.screen.hasHierarchy = true
    return view
  }

  // MARK: Containers

  private func makeStack(_ kind: String, _ arguments: [Expression.Argument]) -> Int {
    let view = add(kind)
    translator.screen.views[view].axis = kind == "HStack" ? "horizontal" : "vertical"
    let alignment = arguments["alignment"]?.lastName ?? "center"
    let words = ["firstTextBaseline": "firstBaseline", "lastTextBaseline": "lastBaseline"]
    let word = words[alignment] ?? alignment
    if let plain = try? PropertyTranslator.word(word) { translator.screen.set(view, "alignment", plain) }
    let spacing = arguments["spacing"].flatMap { try? translator.amount(of: $0) }
    translator.screen.set(view, "spacing", spacing?.full ?? "8")
    fill(view, arguments)
    return view
  }

  func fill(_ view: Int, _ arguments: [Expression.Argument]) {
    guard case .closure(let closure)? = arguments.last?.value else { return }
    for statement in closure.statements {
      do throws(Reason) {
        switch statement.kind {
        case .expression(let inner):
          if let group = content(of: inner, ["Group", "Section"]) {
            fill(view, [Expression.Argument(label: "", value: .closure(group))])
          } else {
            _ = try build(inner, in: view)
          }
        case .condition: throw Reason("it depends on the state of the app: declare the views and set `hidden`")
        default: throw Reason("no view that is known")
        }
      } catch {
        translator.leaveOut(statement, error)
      }
    }
  }

  /// A view whose subviews lie over each other, each of them inside of it.
  private func makeOverlay(_ arguments: [Expression.Argument]) -> Int {
    let view = add("View")
    fill(view, arguments)
    let alignment = FrameAlignment(arguments["alignment"]?.lastName)
    for child in translator.screen.childrenInOrder(of: view) { align(child, in: view, alignment) }
    return view
  }

  /// A scroll view whose content is as wide as itself.
  private func makeScroll(_ arguments: [Expression.Argument]) -> Int {
    let view = add("ScrollView")
    fill(view, arguments)
    let content = Area(view: .view(view), guide: "contentGuide")
    let isHorizontal = arguments.first?.label.isEmpty == true && arguments.first?.value.lastName == "horizontal"
    for child in translator.screen.childrenInOrder(of: view).prefix(1) {
      translator.activate([translator.screen.append(.edges(child, [], content, .none), "")])
      let attribute = isHorizontal ? "height" : "width"
      let relation = PastedConstraint.Relation(
        first: Side(area: content, attribute: attribute), sign: "==",
        second: Side(area: Area(view: .view(view), guide: "frameGuide"), attribute: attribute))
      translator.activate([translator.screen.append(.relation(relation), "")])
    }
    return view
  }
}
