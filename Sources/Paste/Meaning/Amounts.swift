// Numbers, priorities and strings.

extension Translator {
  /// The number of an expression; names of variables become metrics.
  func amount(of expression: Expression) throws(Reason) -> Amount {
    switch expression {
    case .number(let text): return Amount(text: plainNumber(text))
    case .prefix("-", let operand): return try amount(of: operand).negated
    case .binary(let left, let sign, let right): return try amount(left, sign, right)
    case .call(.name(let type), let arguments):
      guard ["CGFloat", "Double", "Float", "Int", "mas_equalTo", "NSNumber", "CGFLOAT"].contains(type),
        arguments.count == 1
      else { throw Reason("the value of '\(type)(…)' is not in the text") }
      if let whole = wholeQuotient(arguments[0].value) { return Amount(whole) }
      return try amount(of: arguments[0].value)
    case .member(nil, "zero"), .member(.name("CGFloat")?, "zero"): return .zero
    case .member(nil, "infinity"), .member(_, "greatestFiniteMagnitude"): throw Reason("the length has no limit")
    case .member(nil, let name): throw Reason("'.\(name)' is not a number")
    case .name, .member: return try namedAmount(expression)
    default: throw Reason("the value is not in the text")
    }
  }

  private func amount(_ left: Expression, _ sign: String, _ right: Expression) throws(Reason) -> Amount {
    if isObjectiveC, sign == "/", let whole = wholeQuotient(.binary(left, sign, right)) { return Amount(whole) }
    let a = try amount(of: left)
    let b = try amount(of: right)
    switch sign {
    case "+": return a + b
    case "-": return a + b.negated
    case "*", "/":
      let first = a.isSum ? "(\(a.text))" : a.text
      let second =
        b.isSum || sign == "/" && b.text.utf8.contains(0x2A) || b.text.utf8.contains(0x2F) ? "(\(b.text))" : b.text
      return Amount(text: "\(first) \(sign) \(second)", isNegative: a.isNegative != b.isNegative)
    default: throw Reason("'\(sign)' makes no number")
    }
  }

  private func namedAmount(_ expression: Expression) throws(Reason) -> Amount {
    try enterValue()
    defer { leaveValue() }
    let path = Translator.path(expression)
    guard let last = path.last, let first = path.first else { throw Reason("the value is not in the text") }
    if path.count == 1 { try requireKnown(last) }
    if path.count == 1, known.contains(last) { return Amount(text: last) }
    let value = resolved(expression)
    if case .name = value {
    } else if case .member = value {
    } else {
      let found = try amount(of: value)
      // A number without a name of its own, such as `$0`
      if first.hasPrefix("$") { return found }
      let isChanged = path.count == 1 && isChangedElsewhere(last)
      let note = isChanged ? notTranslated("other values of '\(last)' (the code changes it)") : ""
      return metric(path, found, note: note)
    }
    let readers = ["width", "height", "frame", "bounds", "safeAreaInsets", "count"]
    if path.contains(where: { readers.contains($0) }) {
      throw Reason("the length is read when the code runs: use `root.width` or an attribute")
    }
    guard path.count == 1 || first != "UIScreen" else {
      throw Reason("the size of the screen is read when the code runs: use `root.width`")
    }
    if case .view? = binding(last), path.count <= 2 { throw Reason("'\(last)' is a view") }
    let name = path.joined(separator: ".")
    // The name may have a known value elsewhere, which another metric holds.
    return metric(path + [""], .zero, note: notTranslated("the value of '\(name)' (it is not in the text)"))
  }

  /// The names of a chain: `self.metrics.gap` is `metrics`, `gap`.
  static func path(_ expression: Expression) -> [String] {
    var names: [String] = []
    var next: Expression? = expression
    while let current = next {
      switch current {
      case .name(let name):
        names.append(name)
        next = nil
      case .member(let base, let name):
        names.append(name)
        next = base
      default:
        names.append("")
        next = nil
      }
    }
    if names.last == "self" && names.count > 1 || names.last == "Self" { names.removeLast() }
    return names.reversed()
  }

  /// Returns the metric of a path, which is declared if it is new.
  private func metric(_ path: [String], _ value: Amount, note: String) -> Amount {
    let key = path.joined(separator: ".")
    if let index = screen.metricIndices[key] {
      if !note.isEmpty && screen.metrics[index].note.isEmpty {
        screen.metrics[index].note = note
        screen.noteCount += 1
      }
      return screen.metrics[index].value == value.full ? Amount(text: screen.metrics[index].name) : value
    }
    let last = path.last { !$0.isEmpty } ?? "metric"
    let name = screen.freeName(plainName(last))
    screen.metricIndices[key] = screen.metrics.count
    screen.metrics.append(Screen.Metric(name: name, value: value.full, note: note))
    if !note.isEmpty { screen.noteCount += 1 }
    return Amount(text: name)
  }

  /// The factor of an attribute as text; nil for 1.
  func factor(of expression: Expression) throws(Reason) -> String? {
    if isWholeZero(expression) { throw Reason("the factor is 0") }
    let amount = try amount(of: expression)
    if amount.full == "1" { return nil }
    if amount.isZero { throw Reason("the factor is 0") }
    if case .binary(.number(let a), "/", .number(let b)) = expression, wholeQuotient(expression) == nil || !isObjectiveC
    {
      return "\(plainNumber(a))/\(plainNumber(b))"
    }
    return amount.factor
  }

  /// True for a name of a whole number that is 0, also in `CGFloat(…)`.
  private func isWholeZero(_ expression: Expression) -> Bool {
    if case .call(.name, let arguments) = expression, arguments.count == 1 { return isWholeZero(arguments[0].value) }
    if case .binary = expression { return false }
    return wholeNumber(of: expression) == 0
  }

  // MARK: Priorities

  /// The priority of an expression as text; empty for required.
  func priority(of expression: Expression) throws(Reason) -> String {
    try enterValue()
    defer { leaveValue() }
    switch expression {
    case .number(let text): return plainNumber(text) == "1000" ? "" : plainNumber(text)
    case .name(let name), .member(_, let name):
      if let text = Translator.priority(named: name) { return text }
      let value = resolved(expression)
      switch value {
      case .name, .member: throw Reason("the priority '\(name)' is not in the text")
      default: return try priority(of: value)
      }
    case .call(.name("UILayoutPriority"), let arguments), .call(.member(nil, "init"), let arguments),
      .call(.name("NSLayoutConstraint.Priority"), let arguments),
      .call(.member(.name("UILayoutPriority")?, "init"), let arguments),
      .call(.member(.name("NSLayoutConstraint")?, "Priority"), let arguments),
      .call(.name("Float"), let arguments):
      guard let value = arguments.first?.value else { break }
      return try priority(of: value)
    case .member(let base?, "rawValue"): return try priority(of: base)
    case .binary(let left, let sign, .number(let right)):
      let base = try priority(of: left)
      let names = ["": 1000, "high": 750, "low": 250, "fitting": 50]
      guard let first = names[base] ?? Int32(base).map({ Int($0) }), let second = Int32(plainNumber(right)) else {
        break
      }
      if sign == "-" { return "\(first - Int(second))" }
      if sign == "+" { return "\(first + Int(second))" }
    default: break
    }
    throw Reason("the priority is not in the text")
  }

  private static func priority(named name: String) -> String? {
    var name = name
    for prefix in ["UILayoutPriority", "NSLayoutPriority", "MASLayoutPriority"] where name.hasPrefix(prefix) {
      name = String(name.dropFirst(prefix.utf8.count))
    }
    switch name {
    case "required", "Required": return ""
    case "defaultHigh", "DefaultHigh", "high": return "high"
    case "defaultLow", "DefaultLow", "low": return "low"
    case "fittingSizeLevel", "FittingSizeLevel", "FittingSizeCompression", "fittingSizeCompression": return "fitting"
    case "medium", "DefaultMedium": return "500"
    case "dragThatCanResizeWindow", "dragThatCanResizeScene": return "510"
    case "windowSizeStayPut", "sceneSizeStayPut": return "500"
    case "dragThatCannotResizeWindow", "dragThatCannotResizeScene": return "490"
    default: return nil
    }
  }

  /// True for a number, an operation, and a name that may stand for a number.
  func isNumber(_ expression: Expression) -> Bool {
    let value = resolved(expression)
    switch value {
    case .number, .prefix, .binary: return true
    case .call(.name(let name), _): return ["CGFloat", "Double", "Int", "Float"].contains(name)
    case .name(let name), .member(.name("self")?, let name):
      switch binding(name) {
      case .typed(let type)?: return ["CGFloat", "Double", "Int", "Float", "NSInteger"].contains(type)
      case nil: return known.contains(name)
      default: return false
      }
    case .member(.name(let type)?, let name):
      if statics.values["\(type).\(name)"] != nil { return true }
      return type.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
    case .member(.member(.name(let type)?, _)?, _):
      return type.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
    default: return false
    }
  }

  // MARK: Whole numbers

  /// The number of an expression of whole numbers; nil for other expressions.
  func wholeNumber(of expression: Expression) -> Int? {
    WholeNumbers.value(of: expression) { name in
      switch name {
      case .name(let name), .member(.name("self")?, let name): wholeNumber(named: name)
      default: statics.wholeNumber(name)
      }
    }
  }

  /// The whole number of a variable; nil for other variables.
  func wholeNumber(named name: String) -> Int? { scopes.last { $0[name] != nil }?.wholeNumber(name) }

  /// The number of an expression that divides whole numbers; nil for other expressions.
  func wholeQuotient(_ expression: Expression) -> Int? {
    WholeNumbers.divides(expression) ? wholeNumber(of: expression) : nil
  }

  // MARK: Strings, sizes and insets

  /// The text of a string, also of a localized one.
  func string(of expression: Expression) throws(Reason) -> String {
    switch resolved(expression) {
    case .string(let text): return text
    case .call(.name("NSLocalizedString"), let arguments), .call(.name("String"), let arguments),
      .call(.name("LocalizedStringKey"), let arguments):
      if case .string(let text)? = arguments.first?.value { return text }
    case .call(.member(.string(let text)?, "localized"), _), .member(.string(let text)?, "localized"): return text
    default: break
    }
    throw Reason("the text is made when the code runs")
  }

  /// The text in quotes.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          result += "\\u{\(hexadecimal(scalar.value))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  static func hexadecimal(_ value: UInt32) -> String { String(value, radix: 16, uppercase: false) }

  /// The numbers of `CGRect(x: 0, y: 0, width: 8, height: 8)`, `CGSizeMake(8, 8)` and the like, in their order.
  func numbers(of expression: Expression, _ names: [String]) throws(Reason) -> [Amount] {
    try enterValue()
    defer { leaveValue() }
    let value = resolved(expression)
    let zeros = [Amount](repeating: .zero, count: names.count)
    if case .member(_, "zero") = value { return zeros }
    if case .name(let name) = value, name.hasSuffix("Zero") { return zeros }
    guard case .call(let called, let arguments) = value, let type = called.lastName,
      ["CG", "NS", "UI", "AL", "Edge"].contains(where: { type.hasPrefix($0) }) || type == "init"
    else { throw Reason("the numbers are not in the text") }
    if arguments.contains(where: { !$0.label.isEmpty }) {
      var found = zeros
      for argument in arguments {
        guard let index = names.firstIndex(of: argument.label) else {
          return try nestedNumbers(arguments)
        }
        found[index] = try amount(of: argument.value)
      }
      return found
    }
    guard arguments.count == names.count else { throw Reason("the numbers are not in the text") }
    var found: [Amount] = []
    for argument in arguments { found.append(try amount(of: argument.value)) }
    return found
  }

  /// The numbers of `CGRect(origin: …, size: …)`.
  private func nestedNumbers(_ arguments: [Expression.Argument]) throws(Reason) -> [Amount] {
    guard let origin = arguments["origin"], let size = arguments["size"] else {
      throw Reason("the numbers are not in the text")
    }
    return try numbers(of: origin, ["x", "y"]) + numbers(of: size, ["width", "height"])
  }

  /// The insets of `UIEdgeInsets(top: …)` or `NSDirectionalEdgeInsets(…)`, with the names of the sides.
  func insets(of expression: Expression) throws(Reason) -> Insets {
    let value = resolved(expression)
    var type = ""
    if case .call(let called, _) = value { type = called.lastName ?? "" }
    var isDirectional = type.hasPrefix("NSDirectional")
    if let arguments = value.arguments, arguments.contains(where: { $0.label == "leading" || $0.label == "trailing" }) {
      isDirectional = true
    }
    let sides = isDirectional ? ["top", "leading", "bottom", "trailing"] : ["top", "left", "bottom", "right"]
    let found = try numbers(of: value, sides)
    return Insets(sides, found)
  }
}

extension Insets {
  /// The insets with numbers for sides; a single one if all are equal.
  init(_ sides: [String], _ numbers: [Amount]) {
    if numbers.allSatisfy({ $0.isZero }) {
      self = .none
    } else if numbers.dropFirst().allSatisfy({ $0 == numbers[0] }) {
      self = .all(numbers[0])
    } else {
      self = .each(zip(sides, numbers).filter { !$0.1.isZero }.map { Edge(name: $0.0, amount: $0.1) })
    }
  }

  /// The number of the first edge with one of the names.
  func amount(_ names: [String]) -> Amount {
    switch self {
    case .none: .zero
    case .all(let amount): amount
    case .each(let edges): edges.first { names.contains($0.name) }?.amount ?? .zero
    }
  }

  /// The text behind `inset`, or of a setting; empty for none.
  var text: String {
    switch self {
    case .none: ""
    case .all(let amount): amount.isSum ? "(\(amount.full))" : amount.full
    case .each(let edges): "(\(edges.map { "\($0.name): \($0.amount.full)" }.joined(separator: ", ")))"
    }
  }
}
