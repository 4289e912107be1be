// Variables: views, constraints and numbers.

extension Translator {
  func translateDeclaration(_ declaration: Declaration) throws(Reason) {
    let name = plainName(declaration.name)
    guard let value = declaration.value, value.lastName != "nil" || reassignments.isLocal(name) else {
      if declaration.isOptional && reassignments.isLocal(name) {
        declare(name, .value(.name("nil")))
      } else if ViewClass(declaration.type) != nil {
        _ = declaredView(name, declaration.type)
      } else if declaration.type == "NSLayoutConstraint" || declaration.type == "Constraint" {
        heldNames.insert(name)
        declare(name, .constraints([]))
      } else {
        declare(name, .typed(declaration.type))
      }
      return
    }
    try assign(value, to: name, type: declaration.type, isDeclaration: true)
  }

  /// Gives a variable a value: a view that is made, constraints, or any other expression.
  func assign(_ value: Expression, to name: String, type: String, isDeclaration: Bool) throws(Reason) {
    if makers.isMade(value) {
      _ = try makers.translateChain(value)
      return
    }
    if isEmptyList(value) { return declare(name, .constraints([])) }
    if makesView(value) || isInferredInit(value) && ViewClass(type) != nil {
      if isDeclaration { scopes[scopes.count - 1][name] = nil } else { forgetNil(name) }
      _ = try makeView(named: name, from: value, type: type)
      return
    }
    if isConstraint(value) {
      let made = try constraints(of: value)
      for id in made where made.count == 1 || pureLayout.call(value) != nil {
        screen.constraints[id].name = name
        screen.constraints[id].keepsName = heldNames.contains(name)
      }
      return isDeclaration ? declare(name, .constraints(made)) : bind(name, .constraints(made))
    }
    if case .list(let items) = value, items.first.map({ isConstraint($0) }) ?? (type == "[") {
      let made = try constraints(of: value)
      return isDeclaration ? declare(name, .constraints(made)) : bind(name, .constraints(made))
    }
    if isGuide(value) { return declare(name, .guide(try area(of: value))) }
    if case .call(.name("UILayoutGuide"), _) = value { return declareGuide(name) }
    if case .call(.member(.call(.member(.name("UILayoutGuide")?, _), _)?, _), _) = value { return declareGuide(name) }
    declareValue(name, value, type)
  }

  /// True for `[NSLayoutConstraint]()` and `[NSMutableArray array]`.
  private func isEmptyList(_ value: Expression) -> Bool {
    if case .call(.list(let items), _) = value, items.count == 1 { return items[0].lastName == "NSLayoutConstraint" }
    return ViewClass.name(of: value) == "NSMutableArray"
  }

  private func declareGuide(_ name: String) {
    let view = declaredView(name, "UILayoutGuide")
    screen.views[view].kind = "guide"
    screen.views[view].isDeclared = true
  }

  private func isInferredInit(_ value: Expression) -> Bool {
    if case .call(.member(nil, "init"), _) = value { true } else { false }
  }

  /// Returns the view of a variable with a class, which is made if it is new.
  func declaredView(_ name: String, _ type: String) -> Int {
    if case .view(let view)? = binding(name) {
      screen.views[view].setClass(type)
      return view
    }
    let shown = name.split(separator: " ").last.map { String($0) } ?? name
    let view = screen.addView(shown, isDeclared: false)
    screen.views[view].setClass(type)
    scopes[0][name] = .view(view)
    return view
  }

  /// The name without the underscore of an instance variable.
  func plainName(_ name: String) -> String {
    name.hasPrefix("_") && name.utf8.count > 1 ? String(name.dropFirst()) : name
  }

  // MARK: Views

  /// True if an expression makes a view: `UILabel()`, `[[UILabel alloc] init]`, `{ … }()`.
  func makesView(_ value: Expression) -> Bool {
    switch value {
    case .call(.name(let name), let arguments):
      return ViewClass(name) != nil && !(name == "UIView" && arguments.first?.label == "rootView")
    case .call(.closure(let closure), _):
      return closure.statements.contains { statement in
        if case .declaration(let made) = statement.kind, let value = made.value { return makesView(value) }
        if case .returned(let value?) = statement.kind { return makesView(value) }
        if case .expression(let value) = statement.kind { return makesView(value) }
        return false
      }
    case .call(.member(let base?, let name), _):
      // `.then`, `[UIButton buttonWithType:…]`, `UIButton.init()`
      if case .name(let type) = base, ViewClass(type) != nil {
        if name == "init" || name == "new" || name == "alloc" || name.hasPrefix("newAutoLayout") { return true }
        // A factory is named after its class: `[UIButton buttonWithType:…]`
        return type.hasPrefix("UI") && name.hasPrefix(lowered(String(type.dropFirst(2))) + "With")
      }
      return (name.hasPrefix("init") || ["then", "apply", "configureForAutoLayout"].contains(name)) && makesView(base)
    default: return false
    }
  }

  /// Makes the view that an expression creates, with its settings.
  @discardableResult
  func makeView(named name: String, from value: Expression, type: String = "") throws(Reason) -> Int {
    switch value {
    case .call(.name(let made), let arguments): return makeView(name, made, arguments)
    case .call(.member(.name(let made)?, _), let arguments): return makeView(name, made, arguments)
    case .call(.member(nil, "init"), let arguments): return makeView(name, type, arguments)
    case .call(.member(let base?, "then"), let arguments), .call(.member(let base?, "apply"), let arguments):
      let view = try makeView(named: name, from: base)
      if case .closure(let closure)? = arguments.last?.value {
        scopes.append([closure.parameters.first ?? "$0": .view(view)])
        evaluate(closure.statements)
        scopes.removeLast()
      }
      return view
    case .call(.member(let base?, "configureForAutoLayout"), _): return try makeView(named: name, from: base)
    case .call(.member(let base?, _), let arguments): return makeView(name, ViewClass.name(of: base) ?? type, arguments)
    case .call(.closure(let closure), _): return makeView(name, closure, type)
    default: throw Reason("it makes no view that is known")
    }
  }

  private func makeView(_ name: String, _ type: String, _ arguments: [Expression.Argument]) -> Int {
    let view = declaredView(name, type)
    screen.views[view].isDeclared = true
    screen.hasHierarchy = true
    for argument in arguments {
      if let reason = initialize(view, argument) {
        screen.note(untranslated: "\(argument.label): of \(screen.views[view].name) (\(reason.text))")
      }
    }
    return view
  }

  /// Takes an argument of an initializer; returns the reason why it cannot be taken.
  private func initialize(_ view: Int, _ argument: Expression.Argument) -> Reason? {
    do throws(Reason) {
      switch argument.label {
      case "arrangedSubviews", "views": try addArranged(argument.value, to: view)
      case "" where screen.views[view].axis != nil:
        if case .list = argument.value { try addArranged(argument.value, to: view) }
      case "frame", "":
        if case .list = argument.value { break }
        let isFrame = if case .call = argument.value { true } else { argument.label == "frame" }
        if isFrame && screen.views[view].kind != "guide" { try properties.setFrame(view, argument.value) }
      case "image": try properties.setProperty(view, "image", argument.value)
      default: break
      }
      return nil
    } catch {
      return error
    }
  }

  /// The view that `{ let label = UILabel(); …; return label }()` makes.
  private func makeView(_ name: String, _ closure: Expression.Closure, _ type: String) -> Int {
    var made = closure.statements.count
    var type = type
    scopes.append([:])
    defer { scopes.removeLast() }
    let view = declaredView(name, type)
    screen.views[view].isDeclared = true
    screen.hasHierarchy = true
    for (index, statement) in closure.statements.enumerated() {
      var value: Expression?
      if case .declaration(let declaration) = statement.kind, let first = declaration.value, makesView(first) {
        scopes[scopes.count - 1][declaration.name] = .view(view)
        value = first
      } else if case .returned(let returned?) = statement.kind, makesView(returned) {
        value = returned
      } else if case .expression(let only) = statement.kind, makesView(only) {
        value = only
      }
      guard let value, index < made else { continue }
      made = index
      type = ViewClass.name(of: value) ?? type
      screen.views[view].setClass(type)
      for argument in value.arguments ?? [] { _ = initialize(view, argument) }
    }
    evaluate(closure.statements.enumerated().filter { $0.offset != made }.map { $0.element })
    return view
  }
}
