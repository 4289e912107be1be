package import LayNumbers

/// One message of the system about constraints that it could not satisfy.
package struct ConflictLog: Sendable {
  /// The items, in the order of the log.
  package var items: [LoggedItem] = []
  package var views: [LoggedView] = []
  /// The superviews that the log names, by view.
  package var superviews: [Int: Int] = [:]
  /// Texts of items that were not understood, with their positions.
  package var unread: [(text: String, position: LogPosition)] = []
  /// The index of the constraint that the system broke.
  package var broken: Int?
  /// The position of its first line.
  package var position = LogPosition(line: 1, column: 1)
  /// True if the message begins with the system's heading.
  package var hasHeading = false
  /// True if the input ends, or another message begins, before this one is complete.
  package var isCutOff = false
  /// True if the log hides its constraints as `<private>`.
  package var isPrivate = false
  /// True if it is of AppKit, whose heading ends in a colon.
  package var isAppKit = false
  /// The number of items that were left out because of ``LogLimits/items``.
  package var omitted = 0

  package init() {}

  /// The name of a view for readers: its title or class, with a number where several views share it.
  package func name(of view: Int) -> String {
    let own = plainName(of: view)
    let same = views.indices.filter { plainName(of: $0) == own }
    guard same.count > 1, let place = same.firstIndex(of: view) else { return own }
    return "\(own)#\(place + 1)"
  }

  /// The views that share their name with others.
  package var numbered: [Int] {
    var counts: [String: Int] = [:]
    for view in views.indices { counts[plainName(of: view), default: 0] += 1 }
    return views.indices.filter { counts[plainName(of: $0), default: 0] > 1 }
  }

  private func plainName(of index: Int) -> String {
    let view = views[index]
    if !view.label.isEmpty { return view.label }
    if case .superview(let other) = view.key { return "the superview of \(plainName(of: other))" }
    if case .content(let other) = view.key { return "the content of \(plainName(of: other))" }
    if case .name(let name) = view.key, view.className.isEmpty { return name }
    let isGuide = view.className.hasSuffix("LayoutGuide") || view.className == "_UILayoutSpacer"
    if isGuide && !view.title.isEmpty { return view.title }
    if !view.title.isEmpty { return "\(view.className) \"\(view.title)\"" }
    if case .name(let name) = view.key { return "\(view.className) \(name)" }
    return view.className.isEmpty ? view.address : view.className
  }

  /// A side for readers, such as `UILabel.height`.
  package func words(_ side: LoggedSide) -> String { "\(name(of: side.view)).\(side.attribute.rawValue)" }

  /// A relation for readers, in the form of the language.
  package func words(_ relation: LoggedRelation) -> String {
    var text = "\(words(relation.first)) \(relation.relation.sign) "
    if let second = relation.second {
      if relation.multiplier != .one { text += "\(shortNumber(relation.multiplier)) * " }
      text += words(second)
      if relation.isSignless { return text + " ± \(shortNumber(relation.constant))" }
      if !relation.constant.isZero {
        text += relation.constant.sign < 0 ? " - " : " + "
        text += shortNumber(relation.constant.magnitude)
      }
    } else {
      text += shortNumber(relation.constant)
    }
    if let priority = relation.priority, priority < 1000 { text += " @\(shortNumber(priority))" }
    return text
  }

  /// The relations of an item for readers.
  package func words(_ item: LoggedItem) -> String { item.relations.map { words($0) }.joined(separator: ", ") }
}

/// A number of a log for readers: a short decimal as it is, any other with two decimals.
package func shortNumber(_ value: Rational) -> String {
  if value.wordCount <= 8 {
    let text = value.description
    if text.utf8.count <= 10, !text.utf8.contains(UInt8(ascii: "/")) { return text }
  }
  let double = value.double
  guard double.magnitude < 1e9, double.magnitude >= 0.005 else { return value.shown }
  let hundredths = Int((double.magnitude * 100).rounded())
  var text = "\(hundredths / 100)"
  let rest = hundredths % 100
  if rest != 0 { text += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)" }
  return "about " + (double < 0 ? "-" : "") + text
}
