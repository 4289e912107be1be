// SnapKit and Masonry: closures that make the constraints of one view.

/// A link of a chain: `.offset(8)`, `.left`.
private struct Link {
  var name: String
  var arguments: [Expression.Argument]?
}

/// One statement of a closure: attributes, a relation, a target and numbers.
private struct Made {
  var attributes: [String] = []
  var sign = ""
  var target: Expression?
  var usesSuperview = false
  var factor: String?
  var constant: MadeConstant?
  var priority = ""

  /// The numbers of an offset for each attribute; nil for other constants.
  var pair: [Amount]? { if case .pair(let numbers)? = constant { numbers } else { nil } }
}

/// The last number that a statement gives its attributes.
private enum MadeConstant {
  case number(Amount)
  case insets(Insets)
  /// The numbers for x and y, or for the width and height.
  case pair([Amount])
}

/// The closures of SnapKit and Masonry that were translated so far, and the one at the cursor.
struct MadeConstraints: Sendable {
  /// The views whose constraints a closure made.
  var views: Set<Int> = []
  /// The view whose constraints the closure at the cursor makes.
  var view = 0
  /// True if Masonry makes the constraints of the closure at the cursor.
  var isMasonry = false
}

/// Translates closures of SnapKit and Masonry.
struct MakerTranslator {
  let translator: Translator

  private static let makers: Set<String> = [
    "makeConstraints", "remakeConstraints", "updateConstraints", "mas_makeConstraints", "mas_remakeConstraints",
    "mas_updateConstraints", "prepareConstraints", "snp_makeConstraints",
  ]

  /// Translates `view.snp.makeConstraints { … }`; false for other calls.
  func translateClosure(_ base: Expression, _ name: String, _ arguments: [Expression.Argument]) throws(Reason)
    -> Bool
  {
    guard MakerTranslator.makers.contains(name), case .closure(let closure)? = arguments.last?.value else {
      return false
    }
    var owner = base
    if case .member(let inner?, "snp") = base { owner = inner }
    if case .name("snp") = base { owner = .name("self") }
    let view = try translator.view(of: owner)
    let isFirst = translator.made.views.insert(view).inserted
    if !isFirst && !name.hasSuffix("makeConstraints") || !isFirst && name.hasSuffix("remakeConstraints") {
      throw Reason("it changes constraints later: write a `when` or a `state`")
    }
    translator.scopes.append([closure.parameters.first ?? "$0": .maker])
    let outer = (translator.made.view, translator.made.isMasonry)
    (translator.made.view, translator.made.isMasonry) = (view, translator.isObjectiveC || name.hasPrefix("mas_"))
    translator.evaluate(closure.statements)
    (translator.made.view, translator.made.isMasonry) = outer
    translator.scopes.removeLast()
    return true
  }

  /// True if an expression is a chain that begins with the parameter of the closure.
  func isMade(_ value: Expression) -> Bool {
    var next = value
    while true {
      switch next {
      case .call(let called, _): next = called
      case .member(let base?, _): next = base
      case .name(let name):
        if case .maker? = translator.binding(name) { return true } else { return false }
      default: return false
      }
    }
  }

  /// Translates a chain such as `make.left.equalTo(title).offset(8)`; false if it is none.
  func translateChain(_ expression: Expression) throws(Reason) -> Bool {
    guard isMade(expression) else { return false }
    let view = translator.made.view
    var made = Made()
    for link in links(expression) { try read(link, view, &made) }
    guard !made.attributes.isEmpty else { throw Reason("it has no attribute") }
    if made.sign.isEmpty {
      guard let constant = made.constant else { throw Reason("it has no relation") }
      made.sign = "=="
      if made.attributes.allSatisfy({ $0 == "width" || $0 == "height" }), case .number(let length) = constant {
        (made.target, made.constant) = (.number(length.full), nil)
      } else {
        made.usesSuperview = true
      }
    }
    if let list = made.target, case .list(let items) = translator.resolved(list) {
      for item in items {
        made.target = item
        try write(made, view)
      }
    } else {
      try write(made, view)
    }
    return true
  }

  /// The links of a chain, the first one first, without the parameter.
  private func links(_ expression: Expression) -> [Link] {
    var links: [Link] = []
    var next = expression
    while true {
      switch next {
      case .call(.member(let base?, let name), let arguments):
        // `[make.left equalTo:…]` and `make.left.equalTo(…)` alike
        links.append(Link(name: name, arguments: arguments))
        next = base
      case .call(let called, let arguments):
        // `make.left.offset(8)` whose member is a block of Objective-C
        guard case .member(let base?, let name) = called else { return links.reversed() }
        links.append(Link(name: name, arguments: arguments))
        next = base
      case .member(let base?, let name):
        links.append(Link(name: name, arguments: nil))
        next = base
      default: return links.reversed()
      }
    }
  }

  private func read(_ link: Link, _ view: Int, _ made: inout Made) throws(Reason) {
    var name = link.name
    if name.hasPrefix("mas_") { name = String(name.dropFirst(4)) }
    let first = link.arguments?.first?.value
    switch name {
    case "with", "and", "constraint", "labeled", "activate", "install", "key": break
    case "equalTo", "equal":
      made.sign = "=="
      if case .call(let called, _)? = first, called.lastName?.hasPrefix("UIEdgeInsets") == true, let first {
        (made.constant, made.usesSuperview) = (.insets(try translator.insets(of: first)), true)
      } else {
        made.target = first
      }
    case "lessThanOrEqualTo", "lessThanOrEqual": (made.sign, made.target) = ("<=", first)
    case "greaterThanOrEqualTo", "greaterThanOrEqual": (made.sign, made.target) = (">=", first)
    case "equalToSuperview", "equalToSuperView": (made.sign, made.usesSuperview) = ("==", true)
    case "lessThanOrEqualToSuperview": (made.sign, made.usesSuperview) = ("<=", true)
    case "greaterThanOrEqualToSuperview": (made.sign, made.usesSuperview) = (">=", true)
    case "offset", "valueOffset", "centerOffset", "sizeOffset":
      guard let first else { break }
      try set(try offset(of: first), &made)
    case "inset", "insets":
      guard let first else { break }
      if let number = try? translator.amount(of: first) {
        try set(.insets(.all(number)), &made)
      } else {
        try set(.insets(try translator.insets(of: first)), &made)
      }
    case "multipliedBy": made.factor = try first.map { value throws(Reason) in try translator.factor(of: value) } ?? nil
    case "dividedBy":
      guard let first else { break }
      let amount = try translator.amount(of: first)
      made.factor = amount.full == "1" ? nil : "1/\(amount.factor)"
    case "priority": made.priority = try first.map { value throws(Reason) in try translator.priority(of: value) } ?? ""
    case "priorityHigh": made.priority = "high"
    case "priorityMedium": made.priority = "500"
    case "priorityLow": made.priority = "low"
    case "priorityRequired": made.priority = ""
    default:
      guard made.sign.isEmpty, let found = MakerTranslator.madeAttributes(name) else {
        throw Reason("'\(name)' is not known")
      }
      made.attributes += found
    }
  }

  /// Sets the constant of a statement: of several, the last one holds. In Masonry, that depends on the attribute.
  private func set(_ constant: MadeConstant, _ made: inout Made) throws(Reason) {
    if translator.made.isMasonry && made.constant != nil { throw Reason("it has two constants") }
    made.constant = constant
  }

  private func offset(of value: Expression) throws(Reason) -> MadeConstant {
    if let number = try? translator.amount(of: value) { return .number(number) }
    if let point = try? translator.numbers(of: value, ["x", "y"]) { return .pair(point) }
    if let size = try? translator.numbers(of: value, ["width", "height"]) { return .pair(size) }
    // The reason for the number is the one that helps.
    return .number(try translator.amount(of: value))
  }

  /// The attributes of a word of SnapKit or Masonry; nil for other words.
  private static func madeAttributes(_ name: String) -> [String]? {
    switch name {
    case "edges": ["top", "left", "bottom", "right"]
    case "horizontalEdges": ["left", "right"]
    case "verticalEdges": ["top", "bottom"]
    case "directionalEdges": ["top", "leading", "bottom", "trailing"]
    case "directionalHorizontalEdges": ["leading", "trailing"]
    case "directionalVerticalEdges": ["top", "bottom"]
    case "size": ["width", "height"]
    case "center": ["centerX", "centerY"]
    case "margins": ["topMargin", "leftMargin", "bottomMargin", "rightMargin"]
    case "centerWithinMargins": ["centerXWithinMargins", "centerYWithinMargins"]
    default: Translator.attribute(name).map { [$0] }
    }
  }

  // MARK: Targets

  /// The other side of a statement.
  private enum Target {
    /// The same attributes of an area.
    case area(Area)
    case side(Side)
    case numbers([Amount])
  }

  private func target(_ made: Made) throws(Reason) -> Target {
    guard !made.usesSuperview, let value = made.target else { return .area(Area(view: .superview, guide: nil)) }
    let isPair = made.attributes == ["width", "height"] || made.attributes == ["centerX", "centerY"]
    if isPair, let size = try? translator.numbers(of: value, ["width", "height"]) { return .numbers(size) }
    if isPair, let point = try? translator.numbers(of: value, ["x", "y"]) { return .numbers(point) }
    if let name = value.lastName {
      if case .member(let base?, _) = value {
        if let side = try attributeTarget(base, name) { return .side(side) }
      }
      if (name.hasPrefix("top") || name.hasPrefix("bottom")) && name.hasSuffix("LayoutGuide"),
        let attribute = made.attributes.first, let side = try translator.barSide(value, attribute)
      {
        return .side(side)
      }
    }
    if translator.isNumber(value) { return .numbers([try translator.amount(of: value)]) }
    return .area(try translator.area(of: value))
  }

  /// The side of `title.snp.bottom`, `title.mas_bottom` and `view.safeAreaLayoutGuide.snp.top`; nil for others.
  private func attributeTarget(_ base: Expression, _ name: String) throws(Reason) -> Side? {
    if case .member(let owner?, let word) = base,
      word == "snp" || word == "safeAreaLayoutGuide" || word == "layoutMarginsGuide"
    {
      guard let attribute = Translator.attribute(name) else { return nil }
      if let side = try translator.barSide(owner, attribute) { return side }
      return Side(area: try translator.area(of: word == "snp" ? owner : base), attribute: attribute)
    }
    if case .name("snp") = base, let attribute = Translator.attribute(name) {
      return Side(area: Area(view: .view(0), guide: nil), attribute: attribute)
    }
    if let name = masonryGuide(name) { return try masonrySide(base, name) }
    guard name.hasPrefix("mas_") || name.hasPrefix("snp_"),
      let attribute = Translator.attribute(String(name.dropFirst(4)))
    else {
      // `superview.top` of Masonry's shorthand
      guard let attribute = Translator.attribute(name), case .view? = base.lastName.flatMap({ translator.binding($0) })
      else {
        return nil
      }
      return Side(area: try translator.area(of: base), attribute: attribute)
    }
    return Side(area: try translator.area(of: base), attribute: attribute)
  }

  /// `SafeAreaLayoutGuideTop` of `mas_safeAreaLayoutGuideTop`, in lower case; nil for other names.
  private func masonryGuide(_ name: String) -> String? {
    for prefix in ["mas_safeAreaLayoutGuide", "mas_topLayoutGuide", "mas_bottomLayoutGuide"] {
      if name.hasPrefix(prefix) && name.utf8.count > prefix.utf8.count { return name }
    }
    return name == "mas_topLayoutGuide" || name == "mas_bottomLayoutGuide" ? name : nil
  }

  private func masonrySide(_ base: Expression, _ name: String) throws(Reason) -> Side? {
    let safeArea = "mas_safeAreaLayoutGuide"
    if name.hasPrefix(safeArea) {
      guard let attribute = Translator.attribute(translator.lowered(String(name.dropFirst(safeArea.utf8.count)))) else {
        return nil
      }
      return Side(area: Area(view: try translator.reference(base), guide: "safeArea"), attribute: attribute)
    }
    let isTop = name.hasPrefix("mas_top")
    return Side(area: Area(view: .view(0), guide: "safeArea"), attribute: isTop ? "top" : "bottom")
  }

  // MARK: Writing

  private func write(_ made: Made, _ view: Int) throws(Reason) {
    let target = try target(made)
    if writeAtOnce(made, target, view) { return }
    for (index, attribute) in made.attributes.enumerated() {
      var relation = PastedConstraint.Relation(
        first: Side(area: Area(view: .view(view), guide: nil), attribute: attribute), sign: made.sign)
      let constant = constant(of: made, attribute)
      relation.constant = constant ?? .zero
      relation.factor = made.factor
      switch target {
      case .area(let area): relation.second = Side(area: area, attribute: attribute)
      case .side(let side): relation.second = side
      case .numbers(let numbers):
        relation.constant = constant ?? (numbers.count > index ? numbers[index] : numbers[0])
        if attribute != "width" && attribute != "height" {
          relation.second = Side(area: Area(view: .superview, guide: nil), attribute: attribute)
        }
      }
      translator.activate([try translator.appendRelation(relation, made.priority)])
    }
  }

  /// The number that a statement adds to an attribute; nil for none.
  private func constant(of made: Made, _ attribute: String) -> Amount? {
    switch made.constant {
    case nil: return nil
    case .number(let number)?: return number
    case .pair(let numbers)?:
      return ["height", "centerY", "top", "bottom"].contains(attribute) ? numbers[1] : numbers[0]
    case .insets(let insets)?:
      // Masonry insets edges only.
      let edges = ["top", "left", "leading", "bottom", "right", "trailing"]
      return translator.made.isMasonry && !edges.contains(attribute) ? nil : constant(of: insets, attribute)
    }
  }

  /// The number that insets add to an attribute. They turn inwards.
  private func constant(of insets: Insets, _ attribute: String) -> Amount {
    let (left, right) = (insets.amount(["left", "leading"]), insets.amount(["right", "trailing"]))
    let (top, bottom) = (insets.amount(["top"]), insets.amount(["bottom"]))
    switch attribute {
    case "top", "topMargin", "firstBaseline": return top
    case "left", "leading", "leftMargin", "leadingMargin": return left
    case "bottom", "bottomMargin", "lastBaseline": return bottom.negated
    case "right", "trailing", "rightMargin", "trailingMargin": return right.negated
    case "width": return twice(left, right)
    case "height": return twice(top, bottom)
    case "centerX", "centerXWithinMargins": return MakerTranslator.half(left, minus: right)
    case "centerY", "centerYWithinMargins": return MakerTranslator.half(top, minus: bottom)
    default: return .zero
    }
  }

  private func twice(_ a: Amount, _ b: Amount) -> Amount {
    a == b && !a.isZero ? Amount(text: "2 * \(a.factor)", isNegative: true) : (a + b).negated
  }

  /// Half of the difference of two insets, by which they move the center.
  private static func half(_ a: Amount, minus b: Amount) -> Amount {
    if a == b { return .zero }
    guard let first = Int32(a.full).map({ Int($0) }), let second = Int32(b.full).map({ Int($0) }) else {
      return Amount(text: "\((a + b.negated).factor) / 2")
    }
    let difference = first - second
    let text = "\(difference.magnitude / 2)\(difference % 2 == 0 ? "" : ".5")"
    return Amount(text: text, isNegative: difference < 0)
  }

  /// Writes several attributes as one constraint; false if that is not possible.
  private func writeAtOnce(_ made: Made, _ target: Target, _ view: Int) -> Bool {
    guard made.sign == "==", made.factor == nil, made.attributes.count > 1,
      Set(made.attributes).count == made.attributes.count
    else { return false }
    let edges = ["top", "left", "bottom", "right", "leading", "trailing"]
    switch target {
    case .area(let area):
      if made.attributes.allSatisfy({ edges.contains($0) }), let insets = insets(of: made) {
        translator.activate([
          translator.screen.append(.edges(view, edgeNames(made, insets), area, insets), made.priority)
        ])
        return true
      }
      if made.attributes == ["width", "height"], made.constant == nil {
        translator.activate([translator.screen.append(.sameSize(view, area), made.priority)])
        return true
      }
      guard made.attributes == ["centerX", "centerY"], made.constant == nil || made.pair != nil else { return false }
      let point = made.pair ?? [.zero, .zero]
      translator.activate([translator.screen.append(.center(view, area, point[0], point[1]), made.priority)])
      return true
    case .numbers(let numbers):
      guard made.attributes == ["width", "height"], made.constant == nil else { return false }
      translator.activate([translator.screen.append(.size(view, numbers[0], numbers[numbers.count - 1]), made.priority)]
      )
      return true
    case .side: return false
    }
  }

  /// The insets of a statement, with the names of its edges; nil if it has another constant.
  private func insets(of made: Made) -> Insets? {
    guard let constant = made.constant else { return Insets.none }
    guard case .insets(let insets) = constant else { return nil }
    guard case .each(let edges) = insets else { return insets }
    let others = ["left": "leading", "right": "trailing", "leading": "left", "trailing": "right"]
    let named = edges.compactMap { edge -> Insets.Edge? in
      if made.attributes.contains(edge.name) { return edge }
      guard let other = others[edge.name], made.attributes.contains(other) else { return nil }
      return Insets.Edge(name: other, amount: edge.amount)
    }
    return named.isEmpty ? Insets.none : .each(named)
  }

  /// The edges of a statement that hold for an inset; all four with equal insets have no direction, and get no names.
  private func edgeNames(_ made: Made, _ insets: Insets) -> [String] {
    let isWhole = Set(made.attributes) == ["top", "left", "bottom", "right"]
    if isWhole, case .each = insets { return made.attributes }
    return isWhole ? [] : made.attributes
  }
}
