// PureLayout: calls that make constraints of a view, or of a list of views, and activate them at once.

/// A call of PureLayout in either language.
struct PureCall {
  var base: Expression
  /// The method with the first label, as Objective-C names it: `autoPinEdge(toSuperviewEdge:)` is
  /// `autoPinEdgeToSuperviewEdge`.
  var name: String
  var arguments: [Expression.Argument]

  /// The value of the first argument.
  var first: Expression? { arguments.first?.value }
}

/// The blocks of PureLayout around the cursor.
struct PureBlocks: Sendable {
  /// The priority of the innermost `autoSetPriority`, empty for required; nil outside of one.
  var priority: String?
  /// The constraints that calls of PureLayout have made.
  var made: [Int] = []
}

/// Translates calls of PureLayout.
struct PureLayoutTranslator {
  let translator: Translator

  /// The beginnings of the methods that make constraints.
  private static let pureBeginnings = [
    "autoPin", "autoAlign", "autoMatch", "autoCenterInSuperview", "autoSetDimension", "autoSetViewsDimension",
    "autoSetAspectRatio", "autoConstrain", "autoDistributeViews", "autoCreateAndInstallConstraints",
    "autoCreateConstraintsWithoutInstalling",
  ]

  /// True if `name` begins like a method of PureLayout that makes constraints.
  static func isPureLayout(_ name: String) -> Bool {
    name.hasPrefix("auto") && pureBeginnings.contains { name.hasPrefix($0) }
  }

  /// The call of PureLayout that makes constraints; nil for other expressions.
  func call(_ value: Expression) -> PureCall? {
    guard case .call(let called, let arguments) = value, let name = called.lastName,
      PureLayoutTranslator.isPureLayout(name),
      !translator.functions.contains(name)
    else { return nil }
    var base = Expression.name("self")
    if case .member(let owner?, _) = called { base = owner }
    let label = arguments.first?.label ?? ""
    return PureCall(base: base, name: name + label.prefix(1).uppercased() + label.dropFirst(), arguments: arguments)
  }

  // MARK: Blocks

  /// Translates `NSLayoutConstraint.autoSetPriority(.defaultHigh) { … }` and what only stands in such a block; false for other
  /// calls.
  func translateBlock(_ base: Expression, _ name: String, _ arguments: [Expression.Argument])
    throws(Reason)
    -> Bool
  {
    switch name {
    case "autoSetPriority":
      guard let first = arguments.first, case .closure(let closure)? = arguments.last?.value else { return false }
      let outer = translator.pure.priority
      translator.pure.priority = try translator.priority(of: first.value)
      translator.evaluate(closure.statements, inScope: true)
      translator.pure.priority = outer
    case "autoSetIdentifier":
      guard case .closure(let closure)? = arguments.last?.value else { return false }
      translator.evaluate(closure.statements, inScope: true)
    case "autoSetContentHuggingPriority", "autoSetContentHuggingPriorityForAxis":
      try setPriority("hugging", base, arguments)
    case "autoSetContentCompressionResistancePriority", "autoSetContentCompressionResistancePriorityForAxis":
      try setPriority("compression", base, arguments)
    default: return false
    }
    return true
  }

  private func setPriority(_ property: String, _ base: Expression, _ arguments: [Expression.Argument])
    throws(Reason)
  {
    guard let priority = translator.pure.priority, let axis = arguments.first?.value.lastName else {
      throw Reason("it stands outside of a block of 'autoSetPriority'")
    }
    let word = axis.hasSuffix("ertical") ? "vertical" : "horizontal"
    translator.screen.set(
      try translator.view(of: base), "\(property).\(word)", priority.isEmpty ? "required" : priority)
  }

  /// The constraints that a block makes, active or not.
  private func constraints(ofBlock closure: Expression.Closure, isInstalled: Bool) -> [Int] {
    let count = translator.pure.made.count
    translator.evaluate(closure.statements, inScope: true)
    let made = Array(translator.pure.made[count...])
    if !isInstalled {
      for id in made { translator.screen.constraints[id].isActive = false }
    }
    return made
  }

  // MARK: Calls

  /// The constraints of a call, by index.
  func constraints(of call: PureCall) throws(Reason) -> [Int] {
    if call.name.hasPrefix("autoCreate") {
      guard case .closure(let closure)? = call.arguments.last?.value else {
        throw Reason("its block is not in the text")
      }
      return constraints(ofBlock: closure, isInstalled: call.name.hasPrefix("autoCreateAnd"))
    }
    if call.name.hasPrefix("autoAlignViews") || call.name.hasPrefix("autoMatchViews")
      || call.name.hasPrefix("autoSetViews") || call.name.hasPrefix("autoDistribute")
    {
      return try listConstraints(call)
    }
    let view = try translator.view(of: call.base)
    if let edges = try edges(call, view) { return [edges] }
    return [try oneConstraint(call, view)]
  }

  /// Appends a constraint with the priority of the block around it. Constraints of PureLayout are active at once.
  private func append(_ kind: PastedConstraint.Kind) throws(Reason) -> Int {
    // A list is short, and its constraints may be many.
    guard translator.pure.made.count < PasteLimits.statements else { throw Reason("there are too many constraints") }
    let priority = translator.pure.priority ?? ""
    var id = 0
    if case .relation(let relation) = kind {
      id = try translator.appendRelation(relation, priority)
    } else {
      id = translator.screen.append(kind, priority)
    }
    translator.activate([id])
    translator.pure.made.append(id)
    return id
  }

  private func oneConstraint(_ call: PureCall, _ view: Int) throws(Reason) -> Int {
    switch call.name {
    case "autoPinEdge", "autoAlignAxis", "autoMatch", "autoMatchDimension", "autoConstrain", "autoConstrainAttribute":
      return try pair(call, view)
    case "autoPinEdgeToSuperviewEdge": return try pin(call, view, to: superviewArea(of: view))
    case "autoPinEdgeToSuperviewMargin": return try pin(call, view, to: superviewArea(of: view, "margins"))
    case "autoPinEdgeToSuperviewSafeArea": return try pin(call, view, to: superviewArea(of: view, "safeArea"))
    case "autoPinToTopLayoutGuideOf", "autoPinToTopLayoutGuideOfViewController":
      return try pin(call, view, "top", to: Area(view: .view(0), guide: "safeArea"))
    case "autoPinToBottomLayoutGuideOf", "autoPinToBottomLayoutGuideOfViewController":
      return try pin(call, view, "bottom", to: Area(view: .view(0), guide: "safeArea"))
    case "autoAlignAxisToSuperviewAxis": return try align(call, view, superviewArea(of: view))
    case "autoAlignAxisToSuperviewMarginAxis": return try align(call, view, superviewArea(of: view, "margins"))
    case "autoCenterInSuperview": return try append(.center(view, superviewArea(of: view), .zero, .zero))
    case "autoCenterInSuperviewMargins":
      return try append(.center(view, superviewArea(of: view, "margins"), .zero, .zero))
    default: return try size(call, view)
    }
  }

  /// The superview of a view, or one of its guides.
  private func superviewArea(of view: Int, _ guide: String? = nil) throws(Reason) -> Area {
    if view == 0 { throw Reason("the root has no superview in a layout") }
    return Area(view: .superview, guide: guide)
  }

  // MARK: Edges and axes

  /// Pins an edge to the same edge of an area. Insets and relations count inwards.
  private func pin(_ call: PureCall, _ view: Int, _ edge: String? = nil, to area: Area) throws(Reason) -> Int {
    let edge = if let edge { edge } else { try attribute(of: call.first) }
    var sign = try sign(of: call.arguments["relation"])
    var inset = Amount.zero
    if let value = call.arguments["withInset"] { inset = try translator.amount(of: value) }
    if ["bottom", "right", "trailing"].contains(edge) {
      inset = inset.negated
      if sign != "==" { sign = sign == "<=" ? ">=" : "<=" }
    }
    return try relate(view, edge, sign, Side(area: area, attribute: edge), inset)
  }

  private func align(_ call: PureCall, _ view: Int, _ area: Area) throws(Reason) -> Int {
    let axis = try attribute(of: call.first)
    return try relate(view, axis, "==", Side(area: area, attribute: axis))
  }

  private func relate(
    _ view: Int, _ attribute: String, _ sign: String, _ second: Side?, _ constant: Amount = .zero,
    factor: String? = nil
  ) throws(Reason) -> Int {
    let first = Side(area: Area(view: .view(view), guide: nil), attribute: attribute)
    return try append(
      .relation(
        PastedConstraint.Relation(first: first, sign: sign, second: second, factor: factor, constant: constant)))
  }

  /// Translates `a.autoPinEdge(.top, to: .bottom, of: b, withOffset: 8)` and the other calls about two views.
  private func pair(_ call: PureCall, _ view: Int) throws(Reason) -> Int {
    let arguments = call.arguments
    let first = try attribute(of: call.first)
    guard
      let other = arguments["of"] ?? arguments["ofView"] ?? arguments["toSameAxisOf"] ?? arguments["toSameAxisOfView"]
    else { throw Reason("its arguments are not known") }
    var second = first
    if let value = arguments["to"] ?? arguments["toEdge"] ?? arguments["toDimension"] ?? arguments["toAttribute"] {
      second = try attribute(of: value)
    }
    var constant = Amount.zero
    var factor: String?
    if let value = arguments["withOffset"] { constant = try translator.amount(of: value) }
    if let value = arguments["withMultiplier"] { factor = try translator.factor(of: value) }
    let side = Side(area: try translator.area(of: other), attribute: second)
    return try relate(view, first, try sign(of: arguments["relation"]), side, constant, factor: factor)
  }

  /// Pins edges to those of the superview or of a guide of it; nil for other calls.
  private func edges(_ call: PureCall, _ view: Int) throws(Reason) -> Int? {
    let guides: [(word: String, guide: String?)] = [("Edges", nil), ("Margins", "margins"), ("SafeArea", "safeArea")]
    for (word, guide) in guides {
      let beginning = "autoPinEdgesToSuperview\(word)"
      guard call.name.hasPrefix(beginning) else { continue }
      let rest = String(call.name.dropFirst(beginning.utf8.count))
      return try edges(call, rest, view, superviewArea(of: view, guide))
    }
    return nil
  }

  /// Pins all edges but one; `rest` is what the name of the call says behind the area.
  private func edges(_ call: PureCall, _ rest: String, _ view: Int, _ area: Area) throws(Reason) -> Int {
    var insets = [Amount](repeating: .zero, count: 4)
    var excluded = call.arguments["excludingEdge"]
    switch rest {
    case "": break
    case "With", "WithInsets":
      if let value = call.first { insets = try translator.numbers(of: value, ["top", "left", "bottom", "right"]) }
    case "ExcludingEdge": excluded = call.first
    default: throw Reason("'\(call.name)' is not known")
    }
    let names = PureLayoutTranslator.edges(
      without: try excluded.map { value throws(Reason) in try attribute(of: value) })
    let places = ["top": 0, "left": 1, "leading": 1, "bottom": 2, "right": 3, "trailing": 3]
    let amounts = names.compactMap { name in places[name].map { insets[$0] } }
    return try append(.edges(view, names.count == 4 ? [] : names, area, Insets(names, amounts)))
  }

  /// The edges that PureLayout pins without one. They are leading and trailing, unless left or right is left out.
  private static func edges(without excluded: String?) -> [String] {
    switch excluded {
    case "left": ["top", "bottom", "right"]
    case "right": ["top", "left", "bottom"]
    default: ["top", "leading", "bottom", "trailing"].filter { $0 != excluded }
    }
  }

  // MARK: Sizes

  private func size(_ call: PureCall, _ view: Int) throws(Reason) -> Int {
    switch call.name {
    case "autoSetDimension":
      guard let value = call.arguments["toSize"] else { break }
      let sign = try sign(of: call.arguments["relation"])
      return try relate(view, try attribute(of: call.first), sign, nil, try translator.amount(of: value))
    case "autoSetDimensionsTo", "autoSetDimensionsToSize":
      guard let value = call.first else { break }
      let size = try translator.numbers(of: value, ["width", "height"])
      if view == 0 { throw Reason("the size of the root comes from outside: write `sizes`") }
      return try append(.size(view, size[0], size[1]))
    case "autoSetAspectRatio", "autoSetAspectRatioFrom", "autoSetAspectRatioFromSize":
      guard let value = call.first else { break }
      let height = Side(area: Area(view: .view(view), guide: nil), attribute: "height")
      return try relate(view, "width", "==", height, factor: try ratio(call, value))
    default: break
    }
    throw Reason("'\(call.name)' is not known")
  }

  private func ratio(_ call: PureCall, _ value: Expression) throws(Reason) -> String? {
    if call.name == "autoSetAspectRatio" { return try translator.factor(of: value) }
    let size = try translator.numbers(of: value, ["width", "height"])
    return size[0] == size[1] ? nil : "\(size[0].factor)/\(size[1].factor)"
  }

  // MARK: Lists

  /// Translates `views.autoAlignViews(to: .top)` and the other calls about a list of views.
  private func listConstraints(_ call: PureCall) throws(Reason) -> [Int] {
    guard case .list(let items) = translator.resolved(call.base) else {
      throw Reason("the views of the list are not in the text")
    }
    var views: [Int] = []
    for item in items { views.append(try translator.view(of: item)) }
    if call.name.hasPrefix("autoDistribute") { return try distribute(call, views) }
    var made: [Int] = []
    if call.name.hasPrefix("autoSetViews") {
      var one = call
      one.name = "autoSet" + call.name.dropFirst("autoSetViews".utf8.count)
      for view in views { made.append(try size(one, view)) }
      return made
    }
    guard
      ["autoAlignViewsTo", "autoAlignViewsToEdge", "autoAlignViewsToAxis", "autoMatchViewsDimension"].contains(
        call.name)
    else { throw Reason("'\(call.name)' is not known") }
    let attribute = try attribute(of: call.first)
    for (previous, view) in zip(views, views.dropFirst()) { made.append(try relate(view, attribute, to: previous)) }
    return made
  }

  /// Relates an attribute of a view to one of another view, the same by default.
  private func relate(
    _ view: Int, _ attribute: String, to other: Int, _ second: String? = nil, _ constant: Amount = .zero
  ) throws(Reason) -> Int {
    let side = Side(area: Area(view: .view(other), guide: nil), attribute: second ?? attribute)
    return try relate(view, attribute, "==", side, constant)
  }

  /// Puts views one after the other with the same space between them.
  private func distribute(_ call: PureCall, _ views: [Int]) throws(Reason) -> [Int] {
    guard let value = call.arguments["withFixedSpacing"], let alignment = call.arguments["alignedTo"],
      let first = views.first, let last = views.last
    else { throw Reason("the views have a fixed size: write a `spread`") }
    let isVertical = try attribute(of: call.first) == "centerX"
    let (start, end, length) = isVertical ? ("top", "bottom", "height") : ("leading", "trailing", "width")
    let space = try translator.amount(of: value)
    let attribute = try attribute(of: alignment)
    let inset = call.arguments["insetSpacing"].flatMap { $0.truth } == false ? Amount.zero : space
    let isMatched = call.arguments["matchedSizes"].flatMap { $0.truth } != false
    let area = try superviewArea(of: first)
    var made = [try relate(first, start, "==", Side(area: area, attribute: start), inset)]
    for (previous, view) in zip(views, views.dropFirst()) {
      made.append(try relate(view, start, to: previous, end, space))
      if isMatched { made.append(try relate(view, length, to: previous)) }
      made.append(try relate(view, attribute, to: previous))
    }
    made.append(try relate(last, end, "==", Side(area: area, attribute: end), inset.negated))
    return made
  }

  // MARK: Words

  /// The attribute of `.top`, `ALEdgeTop` or `.vertical`. A vertical axis is a line, the center of x.
  private func attribute(of value: Expression?) throws(Reason) -> String {
    guard let name = value?.lastName else { throw Reason("its edge, axis or dimension is not in the text") }
    var plain = name
    for prefix in ["ALEdge", "ALAxis", "ALDimension", "ALAttribute", "AL"] where name.hasPrefix(prefix) {
      plain = String(name.dropFirst(prefix.utf8.count))
      break
    }
    plain = translator.lowered(plain)
    switch plain {
    case "vertical": return "centerX"
    case "horizontal": return "centerY"
    case "marginAxisVertical": return "centerXWithinMargins"
    case "marginAxisHorizontal": return "centerYWithinMargins"
    default: break
    }
    if plain.hasPrefix("margin") { plain = translator.lowered(String(plain.dropFirst(6))) + "Margin" }
    guard let attribute = Translator.attribute(plain) else { throw Reason("'\(name)' is not known") }
    return attribute
  }

  /// The sign of a relation; `==` for none.
  private func sign(of relation: Expression?) throws(Reason) -> String {
    guard let relation else { return "==" }
    let name = relation.lastName ?? ""
    if name.hasSuffix("reaterThanOrEqual") { return ">=" }
    if name.hasSuffix("essThanOrEqual") { return "<=" }
    guard name.hasSuffix("qual") else { throw Reason("the relation is not in the text") }
    return "=="
  }
}
