internal import LayParser

// Constraints of anchors, items and visual formats.

extension Translator {
  /// True if an expression makes constraints.
  func isConstraint(_ value: Expression) -> Bool {
    if pureLayout.call(value) != nil { return true }
    switch value {
    case .call(.member(let base?, let name), let arguments):
      if name == "constraint" {
        return base.lastName?.hasSuffix("Anchor") == true || arguments.first?.label.isEmpty == false
      }
      if name.hasPrefix("constraint") && (base.lastName == "NSLayoutConstraint" || arguments.count > 0) {
        return base.lastName?.hasSuffix("Anchor") == true || base.lastName == "NSLayoutConstraint"
          || isAnchorMessage(base)
      }
      if Translator.isPriorityHelper(name) || Translator.isIdentifier(name) { return isConstraint(base) }
      return name == "init" && base.lastName == "NSLayoutConstraint"
    case .call(.name("NSLayoutConstraint"), _): return true
    case .member(let base?, "constraint"): return base.arguments != nil && makers.isMade(base)
    case .binary(let left, "+", let right): return isConstraint(left) || isConstraint(right)
    default: return false
    }
  }

  private func isAnchorMessage(_ base: Expression) -> Bool {
    if case .call(.member(_, let name), _) = base { name.hasSuffix("Anchor") } else { false }
  }

  static func isPriorityHelper(_ name: String) -> Bool {
    ["withPriority", "with", "priority", "setPriority", "prioritized", "settingPriority", "usingPriority"].contains(
      name)
  }

  /// True for the methods of PureLayout that name constraints, and return them.
  static func isIdentifier(_ name: String) -> Bool { name == "autoIdentify" || name == "autoIdentifyConstraints" }

  /// The constraints of an expression, by index. Elements of a list that cannot be translated become comments.
  func constraints(of value: Expression) throws(Reason) -> [Int] {
    try enterValue()
    defer { leaveValue() }
    if let call = pureLayout.call(value) { return try pureLayout.constraints(of: call) }
    switch value {
    case .list(let items):
      var made: [Int] = []
      for item in items {
        if isExhausted { throw Reason("the text refers to too many values") }
        do throws(Reason) { made += try constraints(of: item) } catch {
          screen.note(untranslated: "a constraint of \(describe(item)) (\(error.text))")
        }
      }
      return made
    case .binary(let left, "+", let right): return try constraints(of: left) + constraints(of: right)
    case .name(let name), .member(.name("self")?, let name):
      if case .constraints(let found)? = binding(plainName(name)) { return found }
      if case .value(let next)? = binding(plainName(name)) { return try constraints(of: next) }
      throw Reason("the constraints '\(name)' are not in the text")
    case .call(.name("NSLayoutConstraint"), let arguments),
      .call(.member(.name("NSLayoutConstraint")?, "init"), let arguments):
      return [try itemConstraint(arguments)]
    case .call(.member(let base?, let name), let arguments): return try constraints(base, name, arguments)
    default: throw Reason("no constraint that is known")
    }
  }

  /// A few words for an expression in a comment.
  private func describe(_ value: Expression) -> String {
    let path = Translator.path(Translator.receiver(of: value))
    return "'\(path.filter { !$0.isEmpty }.prefix(4).joined(separator: "."))'"
  }

  /// The receiver of the first call of a chain.
  static func receiver(of value: Expression) -> Expression {
    var value = value
    while case .call(let called, _) = value {
      guard case .member(let base?, _) = called else { return called }
      value = base
    }
    return value
  }

  private func constraints(_ base: Expression, _ name: String, _ arguments: [Expression.Argument])
    throws(Reason) -> [Int]
  {
    if Translator.isPriorityHelper(name), let argument = arguments.first {
      let priority = try priority(of: argument.value)
      let made = try constraints(of: base)
      for id in made { screen.constraints[id].priority = priority }
      return made
    }
    switch name {
    case "autoIdentify", "autoIdentifyConstraints": return try constraints(of: base)
    case "constraint": return [try anchorConstraint(base, arguments)]
    case "constraints", "constraintsWithVisualFormat": return try formatConstraint(arguments)
    case "constraintWithItem": return [try itemConstraint(arguments)]
    default: break
    }
    guard name.hasPrefix("constraint") else { throw Reason("'\(name)' is not known") }
    return [try anchorConstraint(base, Translator.swiftArguments(name, arguments))]
  }

  /// The arguments of `[a constraintEqualToAnchor:b constant:8]` with the labels of Swift.
  private static func swiftArguments(_ name: String, _ arguments: [Expression.Argument]) -> [Expression.Argument] {
    var label = String(name.dropFirst("constraint".utf8.count))
    if label.hasSuffix("Anchor") { label = String(label.dropLast(6)) }
    label = String(label.prefix(1)).lowercased() + label.dropFirst()
    return arguments.enumerated().map { index, argument in
      index == 0 ? Expression.Argument(label: label, value: argument.value) : argument
    }
  }

  // MARK: Anchors

  private func anchorConstraint(_ base: Expression, _ arguments: [Expression.Argument]) throws(Reason) -> Int {
    let first = try side(ofAnchor: base)
    guard let argument = arguments.first else { throw Reason("it has no arguments") }
    let label = argument.label
    let sign = label.hasPrefix("greater") ? ">=" : label.hasPrefix("less") ? "<=" : "=="
    guard sign != "==" || label.hasPrefix("equalTo") else { throw Reason("'\(label):' is not known") }
    var relation = PastedConstraint.Relation(first: first, sign: sign)
    if label.hasSuffix("Constant") {
      relation.constant = try amount(of: argument.value)
    } else {
      let second = try side(ofAnchor: argument.value)
      relation.second = second
      if let value = arguments["constant"] { relation.constant = try amount(of: value) }
      if label.hasSuffix("SystemSpacingAfter") || label.hasSuffix("SystemSpacingBelow") {
        relation.constant = try systemSpacing(first, second, arguments["multiplier"])
      } else if let value = arguments["multiplier"] {
        relation.factor = try factor(of: value)
      }
    }
    return try appendRelation(relation, "")
  }

  /// The standard space after or below `second`: 20 from the edge of the superview, else 8.
  private func systemSpacing(_ first: Side, _ second: Side, _ multiplier: Expression?) throws(Reason) -> Amount {
    let isEdge =
      (second.area.view == .view(0) && second.area.guide == nil)
      || (first.area.view == .view(0) && first.area.guide == nil)
    let times = try multiplier.map { expression throws(Reason) in try amount(of: expression) } ?? Amount(text: "1")
    let space = isEdge ? 20 : 8
    if let number = Int32(times.full) { return Amount(Int(number) * space) }
    return Amount(text: "\(times.factor) * \(space)")
  }

  /// Appends a relation; one of the root's size alone is refused.
  func appendRelation(_ relation: PastedConstraint.Relation, _ priority: String) throws(Reason) -> Int {
    if relation.first.area == Area(view: .view(0), guide: nil) {
      let isSize = relation.first.attribute == "width" || relation.first.attribute == "height"
      if isSize && relation.second == nil || relation.second?.area.view == .view(0) {
        throw Reason("the size of the root comes from outside: write `sizes`")
      }
    }
    return screen.append(.relation(relation), priority)
  }

  // MARK: Items

  private func itemConstraint(_ arguments: [Expression.Argument]) throws(Reason) -> Int {
    let first = arguments["item"] ?? arguments.first?.value
    let names = arguments.filter { $0.label == "attribute" }.map { $0.value }
    guard let first, names.count == 2, let firstName = itemAttribute(names[0]),
      let relationName = arguments["relatedBy"]?.lastName
    else { throw Reason("its arguments are not known") }
    let sign =
      relationName.hasSuffix("reaterThanOrEqual") ? ">=" : relationName.hasSuffix("essThanOrEqual") ? "<=" : "=="
    var relation = PastedConstraint.Relation(first: try itemSide(first, firstName), sign: sign)
    relation.constant = try arguments["constant"].map { value throws(Reason) in try amount(of: value) } ?? .zero
    if let other = arguments["toItem"], !isNothing(other), let attribute = itemAttribute(names[1]) {
      relation.second = try itemSide(other, attribute)
      relation.factor = try arguments["multiplier"].map { value throws(Reason) in try factor(of: value) } ?? nil
    }
    return try appendRelation(relation, "")
  }

  private func isNothing(_ value: Expression) -> Bool { value.lastName == "nil" || value.lastName == "NULL" }

  /// The attribute of `.leading` or `NSLayoutAttributeLeading`; nil for none.
  private func itemAttribute(_ value: Expression) -> String? {
    guard let name = value.lastName else { return nil }
    let plain = lowered(name.hasPrefix("NSLayoutAttribute") ? String(name.dropFirst(17)) : name)
    return Translator.attribute(plain)
  }

  private func itemSide(_ item: Expression, _ attribute: String) throws(Reason) -> Side {
    if let side = try barSide(item, attribute) { return side }
    return Side(area: try area(of: item), attribute: attribute)
  }

  // MARK: Visual formats

  private func formatConstraint(_ arguments: [Expression.Argument]) throws(Reason) -> [Int] {
    guard let first = arguments["withVisualFormat"] ?? arguments.first?.value else { throw Reason("it has no format") }
    let format = try string(of: first)
    let options = try arguments["options"].map { value throws(Reason) in try formatOptions(value) } ?? []
    var writer = FormatNames(format: format)
    for entry in try entries(of: arguments["views"]) { writer.views[entry.name] = entry.value }
    for entry in try entries(of: arguments["metrics"]) { writer.metrics[entry.name] = entry.value }
    let (text, views) = try writer.rewrite(self)
    return [screen.append(.format(text, options: options, views: views), "")]
  }

  private struct NamedEntry {
    var name: String
    var value: Expression
  }

  /// The entries of a dictionary of views or metrics.
  private func entries(of value: Expression?) throws(Reason) -> [NamedEntry] {
    guard let value else { return [] }
    if isNothing(value) { return [] }
    switch resolved(value) {
    case .dictionary(let entries):
      var found: [NamedEntry] = []
      for entry in entries {
        guard case .string(let name) = entry.key else { continue }
        found.append(NamedEntry(name: name, value: entry.value))
      }
      return found
    case .call(.name(let name), let arguments) where name.hasSuffix("NSDictionaryOfVariableBindings"):
      return arguments.compactMap { argument in
        let name = Translator.path(argument.value).joined(separator: ".")
        return name.isEmpty ? nil : NamedEntry(name: name, value: argument.value)
      }
    case .list, .number, .name, .member: return []
    default: throw Reason("the views of the format are not in the text")
    }
  }

  private func formatOptions(_ value: Expression) throws(Reason) -> [String] {
    switch value {
    case .list(let items):
      var found: [String] = []
      for item in items { found += try formatOptions(item) }
      return found
    case .binary(let left, "|", let right): return try formatOptions(left) + formatOptions(right)
    case .number("0"), .call, .name("kNilOptions"): return []
    case .member(_, let name), .name(let name):
      let plain = name.hasPrefix("NSLayoutFormat") ? lowered(String(name.dropFirst(14))) : name
      if plain.hasPrefix("direction") && plain.hasSuffix("LeadingToTrailing") { return [] }
      guard VisualFormatOptions.words.contains(plain) else { throw Reason("the option '\(plain)' is not known") }
      return [plain]
    default: throw Reason("the options of the format are not known")
    }
  }
}

/// The names of a visual format, which become those of the translation.
private struct FormatNames {
  var format: String
  var views: [String: Expression] = [:]
  var metrics: [String: Expression] = [:]

  init(format: String) { self.format = format }

  /// Returns the format with other names, and its views.
  func rewrite(_ translator: Translator) throws(Reason) -> (String, [Int]) {
    var text: [UInt8] = []
    var found: [Int] = []
    let bytes = Array(format.utf8)
    var index = 0
    while index < bytes.count {
      let first = bytes[index]
      if first == 0x20 || first == 0x0A || first == 0x09 {
        index += 1
        continue
      }
      guard first | 0x20 >= 0x61 && first | 0x20 <= 0x7A || first == 0x5F else {
        if first < 0x20 || first == 0x22 || first >= 0x7F { throw Reason("the format has a character of no meaning") }
        text.append(first)
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
      let name = String(decoding: bytes[index..<end], as: UTF8.self)
      let isDirection = (name == "H" || name == "V") && end < bytes.count && bytes[end] == 0x3A
      let isExponent = name == "e" && text.last.map { $0 >= 0x30 && $0 <= 0x39 } == true
      if isDirection || isExponent {
        text += bytes[index..<end]
      } else {
        text += try meaning(of: name, isView: text.last == 0x5B, &found, translator).utf8
      }
      index = end
    }
    return (String(decoding: text, as: UTF8.self), found)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == 0x5F || byte >= 0x30 && byte <= 0x39 || byte == 0x2E
  }

  private func meaning(of name: String, isView: Bool, _ found: inout [Int], _ translator: Translator)
    throws(Reason) -> String
  {
    if !isView, let metric = metrics[name] { return try text(of: metric, translator) }
    let isKnownView = isView || views[name] != nil
    if !isKnownView { return try text(of: .name(name), translator) }
    if name == "topLayoutGuide" || name == "bottomLayoutGuide" {
      throw Reason("visual formats know no guides: `.top == safeArea.top`")
    }
    let expression = views[name] ?? translator.memberName(name)
    let view = try translator.view(of: expression)
    if view == 0 { throw Reason("the superview stands as `|` in a format") }
    found.append(view)
    return translator.screen.views[view].name
  }

  private func text(of metric: Expression, _ translator: Translator) throws(Reason) -> String {
    let amount = try translator.amount(of: metric)
    if amount.isSum || amount.text.utf8.contains(0x20) { throw Reason("a metric of the format is a sum") }
    return amount.isNegative ? "(\(amount.full))" : amount.text
  }
}

extension Translator {
  /// The expression of a dotted name: `self.title`.
  func memberName(_ name: String) -> Expression {
    let parts = name.split(separator: ".").map { String($0) }
    guard let first = parts.first else { return .name(name) }
    return parts.dropFirst().reduce(Expression.name(first)) { .member($0, $1) }
  }
}
