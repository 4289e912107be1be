// Statements that call something, and assignments.

extension Translator {
  func translateExpression(_ expression: Expression) throws(Reason) {
    if builders.isScreenBuilder(expression) { return try builders.translateBuilder(expression) }
    if let owner = builders.modifiedView(expression) { return try builders.translateModifiers(expression, of: owner) }
    if case .list = expression {
      activate(try constraints(of: expression))
      return
    }
    guard case .call(let called, let arguments) = expression else {
      if case .binary = expression, isConstraint(expression) { return activate(try constraints(of: expression)) }
      return try translateBare(expression)
    }
    if let call = pureLayout.call(expression) {
      // They are active already, unless their block leaves them inactive.
      _ = try pureLayout.constraints(of: call)
      return
    }
    if isConstraint(expression) { return activate(try constraints(of: expression)) }
    guard case .member(let base?, let name) = called else { return try translateFunction(called, arguments) }
    if try translateHierarchy(base, name, arguments) { return }
    if try translateActivation(base, name, arguments) { return }
    if try makers.translateClosure(base, name, arguments) { return }
    if try pureLayout.translateBlock(base, name, arguments) { return }
    if try makers.translateChain(expression) { return }
    if try properties.translateSetter(base, name, arguments) { return }
    if isBehaviour(expression) { return }
    if let first = Translator.path(Translator.receiver(of: expression)).first, ["make", "maker", "$0"].contains(first) {
      throw Reason("the view of the closure that it is from is not in the text")
    }
    if Translator.path(base).first == "DispatchQueue" { throw Reason("the code of its closure runs later") }
    throw Reason("'\(name)' is not known")
  }

  /// A value alone, such as the last line of a closure.
  private func translateBare(_ expression: Expression) throws(Reason) {
    if case .other = expression { throw Reason("not understood") }
    if try makers.translateChain(expression) { return }
  }

  private func translateFunction(_ called: Expression, _ arguments: [Expression.Argument]) throws(Reason) {
    guard let name = called.lastName else {
      if case .closure = called { throw Reason("not understood") }
      return
    }
    if case .member(nil, _) = called { throw Reason("not understood") }
    // Calls of methods of the class itself.
    if try translateHierarchy(.name("self"), name, arguments) { return }
    if try makers.translateClosure(.name("self"), name, arguments) { return }
    if try pureLayout.translateBlock(.name("self"), name, arguments) { return }
    if name == "constrain" { throw Reason("Cartography is not known") }
    if isBehaviour(.call(called, arguments)) { return }
    throw Reason("the function '\(name)' is not in the text")
  }

  // MARK: Hierarchy

  private func translateHierarchy(_ base: Expression, _ name: String, _ arguments: [Expression.Argument])
    throws(Reason) -> Bool
  {
    switch name {
    case "addSubview", "insertSubview", "addSubviews", "sv", "subviews":
      guard !arguments.isEmpty else { return false }
      let parent = try view(of: base)
      var added: [Int] = []
      for argument in arguments where argument.label.isEmpty {
        added += try add(argument.value, to: parent, isArranged: false)
      }
      try order.moveAdded(added, arguments, in: parent)
    case "addArrangedSubview", "insertArrangedSubview", "addArrangedSubviews":
      guard let first = arguments.first else { return false }
      let parent = try view(of: base)
      try order.moveAdded(try addArranged(first.value, to: parent), arguments, in: parent)
    case "sendSubviewToBack", "sendSubview", "bringSubviewToFront", "bringSubview":
      guard let first = arguments.first else { return false }
      try order.reorder(first.value, in: base, toFront: name.hasPrefix("bring"))
    case "addLayoutGuide":
      guard let first = arguments.first else { return false }
      screen.move(try view(of: first.value), into: try view(of: base), isArranged: false)
    case "setCustomSpacing":
      guard arguments.count == 2 else { return false }
      let view = try view(of: arguments[1].value)
      screen.set(view, "spacingAfter", try amount(of: arguments[0].value).full)
    case "forEach":
      guard let argument = arguments.first?.value else { return false }
      try translateForEach(base, argument)
    case "exchangeSubview": throw Reason("it changes the order: add the views in the order from back to front")
    case "removeFromSuperview", "removeArrangedSubview":
      throw Reason("views are there at every moment: set `hidden`")
    default: return false
    }
    return true
  }

  /// Adds the views of an expression to another; returns them.
  private func add(_ value: Expression, to parent: Int, isArranged: Bool) throws(Reason) -> [Int] {
    guard case .list(let items) = resolved(value) else {
      let view = try view(of: value)
      screen.move(view, into: parent, isArranged: isArranged)
      return [view]
    }
    var added: [Int] = []
    for item in items {
      added.append(try view(of: item))
      screen.move(added[added.count - 1], into: parent, isArranged: isArranged)
    }
    return added
  }

  @discardableResult
  func addArranged(_ value: Expression, to stack: Int) throws(Reason) -> [Int] {
    if stack == 0 { throw Reason("the root is no stack: put an HStack or VStack into it") }
    if screen.views[stack].axis == nil {
      screen.views[stack].axis = "horizontal"
      screen.views[stack].kind = "HStack"
    }
    return try add(value, to: stack, isArranged: true)
  }

  // MARK: Activation

  private func translateActivation(_ base: Expression, _ name: String, _ arguments: [Expression.Argument])
    throws(Reason) -> Bool
  {
    switch name {
    case "activate", "activateConstraints", "addConstraint", "addConstraints":
      guard let first = arguments.first else {
        guard isHeldConstraint(base) else { return false }
        activate(try constraints(of: base))
        return true
      }
      activate(try constraints(of: first.value))
    case "autoInstall", "autoInstallConstraints": activate(try constraints(of: base))
    case "autoRemove", "autoRemoveConstraints":
      for id in try constraints(of: base) { screen.constraints[id].isActive = false }
    case "append", "addObject", "addObjectsFromArray":
      guard let first = arguments.first,
        case .constraints(let found)? = base.lastName.flatMap({ binding(plainName($0)) })
      else { return false }
      let made = try constraints(of: first.value)
      bind(plainName(base.lastName ?? ""), .constraints(found + made))
    case "deactivate", "deactivateConstraints", "removeConstraint", "removeConstraints":
      guard let first = arguments.first, let made = try? constraints(of: first.value) else { return false }
      for id in made { screen.constraints[id].isActive = false }
      if made.isEmpty { throw Reason("the constraints are not in the text") }
    default: return false
    }
    return true
  }

  private func isHeldConstraint(_ base: Expression) -> Bool {
    held(base)?.isEmpty == false
  }

  /// Makes constraints active.
  func activate(_ made: [Int]) {
    for id in made { screen.constraints[id].isActive = true }
  }

  // MARK: Assignments

  func translateAssignment(_ target: Expression, _ sign: String, _ value: Expression) throws(Reason) {
    if sign == "+=", case .constraints(let found)? = target.lastName.flatMap({ binding(plainName($0)) }) {
      let made = try constraints(of: value)
      return bind(plainName(target.lastName ?? ""), .constraints(found + made))
    }
    if case .name("self") = target { return }
    if sign != "=", let name = variable(target), reassign(name, sign, value) { return }
    guard sign == "=" else {
      if isBehaviourProperty(target.lastName ?? "") { return }
      throw Reason("'\(sign)' changes a value when the code runs")
    }
    if case .member(let base?, let name) = target, try translateConstraintProperty(base, name, value) { return }
    if let name = variable(target), isConstraint(value) || makesView(value) || makers.isMade(value) || isList(value) {
      return try assign(value, to: name, type: "", isDeclaration: false)
    }
    if let name = variable(target) {
      if reassign(name, sign, value) { return }
      if try rename(name, to: value) { return }
    }
    if case .member(let base?, let name) = target { return try properties.translateProperty(base, name, value) }
    if case .name(let name) = target { return try properties.translateProperty(.name("self"), name, value) }
    throw Reason("not understood")
  }

  private func isList(_ value: Expression) -> Bool {
    if case .list(let items) = value, let first = items.first { isConstraint(first) } else { false }
  }

  /// The name of the variable that an expression is: `title`, `self.title`, `_title`.
  func variable(_ target: Expression) -> String? {
    switch target {
    case .name(let name): plainName(name)
    case .member(.name("self")?, let name): plainName(name)
    default: nil
    }
  }

  /// Translates `c.isActive = true`, `c.priority = .defaultHigh`, `c.constant = 8`; false for other assignments.
  private func translateConstraintProperty(_ base: Expression, _ name: String, _ value: Expression)
    throws(Reason) -> Bool
  {
    guard ["isActive", "active", "priority", "constant", "identifier"].contains(name) else { return false }
    let isHeld = isHeldConstraint(base)
    guard isHeld || isConstraint(base) else { return false }
    if name == "identifier" { return true }
    let made = try constraints(of: base)
    switch name {
    case "priority":
      let priority = try priority(of: value)
      for id in made { screen.constraints[id].priority = priority }
    case "constant":
      guard made.count == 1, case .relation(var relation) = screen.constraints[made[0]].kind,
        !screen.constraints[made[0]].isActive
      else { throw Reason("it changes a constraint later: write a `when` or a `state`") }
      relation.constant = try amount(of: value)
      screen.constraints[made[0]].kind = .relation(relation)
    default:
      guard let word = value.lastName, ["true", "YES", "false", "NO"].contains(word) else {
        throw Reason("it depends on the state of the app: write a `when` or a `state`")
      }
      let isActive = word == "true" || word == "YES"
      for id in made { screen.constraints[id].isActive = isActive }
    }
    return true
  }

  // MARK: Code without layout

  private static let behaviour: Set<String> = [
    "print", "NSLog", "WS", "weakify", "strongify", "SS", "debugPrint", "fatalError", "assert", "assertionFailure",
    "precondition", "addTarget", "register",
    "registerClass", "reloadData", "addGestureRecognizer", "addAction", "addObserver", "sizeToFit", "layoutIfNeeded",
    "setNeedsLayout", "setNeedsUpdateConstraints", "setNeedsDisplay", "sink", "store", "subscribe", "disposed", "bind",
    "deselectRow", "becomeFirstResponder", "resignFirstResponder", "present", "dismiss", "pushViewController",
    "addChild", "addChildViewController", "didMove", "didMoveToParentViewController", "startAnimating",
    "stopAnimating", "setImage", "loadViewIfNeeded", "updateConstraintsIfNeeded", "invalidateIntrinsicContentSize",
    "onAppear", "onTapGesture",
    "configureForAutoLayout", "setTitleColor", "load", "dequeueReusableCell", "awakeFromNib", "updateConstraints",
    "prepareForReuse",
  ]

  /// True if a call says nothing about a layout.
  func isBehaviour(_ expression: Expression) -> Bool {
    guard case .call(let called, let arguments) = expression, let name = called.lastName else { return false }
    if functions.contains(name) || Translator.behaviour.contains(name) { return true }
    if case .member(let base?, _) = called {
      let path = Translator.path(base)
      if ["super", "NotificationCenter", "UserDefaults"].contains(path.first ?? "") { return true }
      if ["delegate", "layer", "viewModel", "presenter", "navigationItem", "navigationController"].contains(
        path.last ?? "")
      {
        return true
      }
    }
    // Code that runs later and lays nothing out, such as an animation of `layoutIfNeeded`
    var hasClosure = false
    for argument in arguments {
      guard case .closure(let closure) = argument.value else { continue }
      if closure.statements.contains(where: { isAboutLayout($0) }) { return false }
      hasClosure = true
    }
    return hasClosure || arguments.isEmpty && name.hasPrefix("load")
  }

  private static let properties: Set<String> = [
    "delegate", "dataSource", "title", "navigationItem", "accessibilityIdentifier", "accessibilityLabel",
    "accessibilityHint", "isAccessibilityElement", "tag", "keyboardType", "returnKeyType", "autocapitalizationType",
    "autocorrectionType", "isSecureTextEntry", "secureTextEntry", "isUserInteractionEnabled", "userInteractionEnabled",
    "isEnabled", "enabled", "isSelected", "selected", "isOn", "value", "minimumValue", "maximumValue", "text_",
    "selectionStyle", "separatorStyle", "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "bounces",
    "isPagingEnabled", "pagingEnabled", "isScrollEnabled", "scrollEnabled", "borderStyle",
    "layer", "progress", "isEditable", "isSelectable", "rowHeight", "estimatedRowHeight", "tableFooterView",
    "clearButtonMode", "hidesWhenStopped", "identifier", "adjustsFontForContentSizeCategory", "isOpaque", "opaque",
    "rightBarButtonItem", "leftBarButtonItem", "viewModel", "model", "spellCheckingType", "textContentType",
  ]

  /// True if an assignment to `name` says nothing about a layout.
  func isBehaviourProperty(_ name: String) -> Bool { Translator.properties.contains(name) }
}
