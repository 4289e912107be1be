internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

extension SettingPass {
  /// The slots and values of a setting; empty if the value is wrong, which is reported.
  func slotValues(of target: SettingTarget, _ node: SyntaxNode, in context: Context) -> [(Slot, SlotValue)] {
    let property = target.property
    if reportsDot(target, node) || reportsForeignValue(target, node, in: context) { return [] }
    switch property.type {
    case .rectangle: return frameValue(target, node, in: context).map { [(target.slot, .rect($0))] } ?? []
    case .bounds: return boundsValues(target, node, in: context)
    case .point:
      return pointValue(target, node, in: context).map { [(target.slot, .point($0))] } ?? []
    case .mask: return maskValue(node, in: context).map { [(target.slot, .mask($0))] } ?? []
    case .bool: return boolValue(target, node, in: context).map { [(target.slot, .bool($0))] } ?? []
    case .transform: return [(target.slot, .transform(transformValue(node, in: context)))]
    case .intrinsicSize: return intrinsicValues(target, node, in: context)
    case .priority: return priorityValues(target, node, in: context)
    case .inset: return insetValue(target, node, in: context).map { [(target.slot, $0)] } ?? []
    case .text: return textValues(target, node, in: context)
    case .texts: return titleValues(target, node, in: context)
    case .fontSize, .lines, .number, .wholeNumber, .distance, .share: return numberValues(target, node, in: context)
    case .words: return wordValues(target, node, in: context)
    case .colour: return colourValues(target, node, in: context)
    case .size: return sizeValue(target, node, in: context).map { [(target.slot, .size($0))] } ?? []
    case .tracks: return [(target.slot, tracks(target, node, in: context))]
    }
  }

  /// Reports `.scaleAspectFit` and `.red`, the Swift spelling of a word or a colour; false for other values.
  private func reportsDot(_ target: SettingTarget, _ node: SyntaxNode) -> Bool {
    guard node.kind == .dotExpression, let name = node.token(.name)?.text else { return false }
    if target.property.words.contains(name) {
      elaborator.report(.wordWithDot(name, at: node.range))
    } else if target.property.type == .colour {
      elaborator.report(.colourByName(name, at: node.range))
    } else {
      return false
    }
    return true
  }

  private func textValues(_ target: SettingTarget, _ node: SyntaxNode, in context: Context) -> [(Slot, SlotValue)] {
    if node.kind == .nameExpression, evaluation.unknownNames.isWord(node, in: context) {
      elaborator.report(.textWithoutQuotes(target.text, node.text, at: node.range))
      return []
    }
    guard case .text(let text) = settingValue(target, node, in: context, { $0.isText }) else { return [] }
    return [(target.slot, .text(text))]
  }

  private func colourValues(_ target: SettingTarget, _ node: SyntaxNode, in context: Context) -> [(Slot, SlotValue)] {
    let property = target.property
    if node.kind == .nameExpression, !property.words.contains(node.text),
      evaluation.unknownNames.isWord(node, in: context)
    {
      elaborator.report(.colourByName(node.text, at: node.range))
      return []
    }
    if let word = word(target, node, in: context) { return [(target.slot, .word(word))] }
    switch settingValue(target, node, in: context, { $0.isColour || $0.colourPair != nil || $0.hasUnknownPart }) {
    case .colour(let colour): return [(target.slot, .word(SettingPass.lowercased(colour)))]
    case let pair:
      guard let (light, dark) = pair.colourPair else { return [] }
      let value = SlotValue.colours(light: SettingPass.lowercased(light), dark: SettingPass.lowercased(dark))
      return [(target.slot, value)]
    }
  }

  /// The titles of `segments = ["Day", "Week"]`.
  private func titleValues(_ target: SettingTarget, _ node: SyntaxNode, in context: Context) -> [(Slot, SlotValue)] {
    guard case .list(let items) = settingValue(target, node, in: context, { $0.isListOfTexts }) else { return [] }
    guard items.count <= Limits.segments else {
      return outOfRange(
        target, Rational(items.count), "a segmented control has at most \(Limits.segments) segments", node)
    }
    let titles = items.compactMap { item -> String? in if case .text(let title) = item { title } else { nil } }
    return titles.count == items.count ? [(target.slot, .texts(titles))] : []
  }

  /// A colour in lower case: `#ff66ff` for `#FF66ff`.
  private static func lowercased(_ colour: String) -> String {
    String(decoding: colour.utf8.map { $0 >= 0x41 && $0 <= 0x46 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  // MARK: One value

  /// The constant value of `node`, if `fits` returns true for it; otherwise `.unknown`, and reported.
  func settingValue(
    _ target: SettingTarget, _ node: SyntaxNode, in context: Context, _ fits: (Value) -> Bool
  ) -> Value {
    if let place = liveName(in: node) {
      elaborator.report(
        target.isFrame ? .frameIsTakenOnce(at: place) : .settingNotConstant(target.text, nil, at: place))
      return .unknown
    }
    let value = evaluation.evaluate(node, in: context)
    switch value {
    case .unknown: return .unknown
    case .linear, .compound, .condition:
      elaborator.report(
        target.isFrame ? .frameIsTakenOnce(at: node.range) : .settingNotConstant(target.text, value, at: node.range))
      return .unknown
    default:
      if fits(value) { return value }
      elaborator.report(
        .wrongValue(target.text, target.property, value, isLiteral: node.kind == .literal, at: node.range))
      return .unknown
    }
  }

  /// The range of a name in the value that is not constant: `superview`, `root` or a guide, or one with a leading dot.
  private func liveName(in node: SyntaxNode) -> SourceRange? {
    for index in Int(node.tree.nodes[node.index].firstNode)...node.index {
      let part = SyntaxNode(tree: node.tree, index: index)
      switch part.kind {
      case .nameExpression where ReservedNames.things.contains(part.text): return part.range
      case .dotExpression where ReservedNames.attributes.contains(part.token(.name)?.text ?? ""): return part.range
      default: break
      }
    }
    return nil
  }

  /// The word of the property that `node` is; nil for other nodes.
  private func word(_ target: SettingTarget, _ node: SyntaxNode, in context: Context) -> String? {
    guard node.kind == .nameExpression, target.property.words.contains(node.text) else { return nil }
    return node.text
  }

  /// True if an expression contains a word of the property. The name is then meant as that word.
  private func holdsWord(of property: Property, _ node: SyntaxNode) -> Bool {
    for index in Int(node.tree.nodes[node.index].firstNode)...node.index {
      let part = SyntaxNode(tree: node.tree, index: index)
      if part.kind == .nameExpression && property.words.contains(part.text) { return true }
    }
    return false
  }

  private func number(_ target: SettingTarget, _ node: SyntaxNode, in context: Context) -> Rational? {
    let isShare = target.property.type == .share
    switch settingValue(target, node, in: context, { $0.isNumber || isShare && $0.isPercent }) {
    case .number(let number, _): return number
    case .percent(let share): return share
    default: return nil
    }
  }

  private func boolValue(_ target: SettingTarget, _ node: SyntaxNode, in context: Context) -> Bool? {
    if node.kind == .nameExpression, evaluation.unknownNames.isUnbound(node, in: context),
      let meant = SettingPass.truthWord(node.text)
    {
      elaborator.report(
        .unknownName(
          node.text, .any, in: elaborator.screenName(of: context.scope), guesses: [meant], labels: [], at: node.range))
      return nil
    }
    guard case .bool(let bool) = settingValue(target, node, in: context, { $0.isBool }) else { return nil }
    return bool
  }

  /// The Bool that a word of another language means; nil for other words.
  private static func truthWord(_ name: String) -> String? {
    switch name {
    case "yes", "YES", "Yes", "on", "True", "TRUE": "true"
    case "no", "NO", "No", "off", "False", "FALSE": "false"
    default: nil
    }
  }

  private func wordValues(_ target: SettingTarget, _ node: SyntaxNode, in context: Context) -> [(Slot, SlotValue)] {
    let property = target.property
    guard let word = word(target, node, in: context) else {
      if node.kind == .nameExpression {
        elaborator.report(.unknownPropertyWord(node.text, of: target.text, among: property.words, at: node.range))
      } else if holdsWord(of: property, node) {
        elaborator.report(.oneWord(target.text, property, at: node.range))
      } else {
        _ = settingValue(target, node, in: context, { _ in false })
      }
      return []
    }
    return [(target.slot, property.value(of: word))]
  }

  private func numberValues(_ target: SettingTarget, _ node: SyntaxNode, in context: Context) -> [(Slot, SlotValue)] {
    let property = target.property
    if property.type == .fontSize, let style = styleValues(target, node, in: context) { return style }
    guard let number = number(target, node, in: context), isShort([number], target, node) else { return [] }
    switch property.type {
    case .fontSize:
      guard number.sign > 0 else { return outOfRange(target, number, "a font has a size above 0", node) }
      return [(target.slot, .number(number))]
    case .lines, .wholeNumber:
      guard number.isInteger, number.sign >= 0 else {
        return outOfRange(target, number, "it is a whole number from 0", node)
      }
      if property.owner == .inGrid, let problem = cellProblem(property, number) {
        return outOfRange(target, number, problem, node)
      }
      return [(target.slot, .number(number))]
    case .distance, .share:
      guard number.sign >= 0 else { return outOfRange(target, number, "it is not below 0", node) }
      guard property.type == .distance || number <= .one else {
        return outOfRange(target, number, "it is at most 1", node)
      }
      return [(target.slot, .number(number))]
    default:
      guard number.sign >= 0 || target.slot != .preferredMaxLayoutWidth else {
        return outOfRange(target, number, "a width is not below 0", node)
      }
      return [(target.slot, .number(number))]
    }
  }

  /// The reason why a number is no valid column, row or span of a grid; nil if it is valid.
  private func cellProblem(_ property: Property, _ number: Rational) -> String? {
    let isSpan = property.isSpan
    if isSpan && number.isZero { return "it is a whole number from 1" }
    let limit = GridDescription.trackLimit
    return number > Rational(isSpan ? limit : limit - 1) ? "a grid has at most \(limit) columns and rows" : nil
  }

  private func outOfRange(_ target: SettingTarget, _ number: Rational, _ why: String, _ node: SyntaxNode)
    -> [(Slot, SlotValue)]
  {
    elaborator.report(.valueOutOfRange(target.text, number, why: why, at: node.range))
    return []
  }

  private func priorityValues(_ target: SettingTarget, _ node: SyntaxNode, in context: Context) -> [(Slot, SlotValue)] {
    guard let priority = evaluation.priority(node, in: context) else { return [] }
    return target.slots.map { ($0, .priority(priority)) }
  }

  private func intrinsicValues(_ target: SettingTarget, _ node: SyntaxNode, in context: Context) -> [(Slot, SlotValue)]
  {
    let slots = target.slots
    if word(target, node, in: context) != nil { return slots.map { ($0, .length(.none)) } }
    if target.part != nil {
      guard let number = number(target, node, in: context), isShort([number], target, node) else { return [] }
      guard number.sign >= 0 else { return outOfRange(target, number, "a size is not below 0", node) }
      return slots.map { ($0, .length(.fixed(number))) }
    }
    if node.kind == .tuple && holdsWord(of: target.property, node) {
      elaborator.report(.noneInSize(target.text, at: node.range))
      return []
    }
    guard let size = sizeValue(target, node, in: context) else { return [] }
    return [(slots[0], .length(.fixed(size.width))), (slots[1], .length(.fixed(size.height)))]
  }

  /// The value of `columns = 4`, `columns = [96, fit, fraction(2)]`; `.unused` after an error, which is reported.
  private func tracks(_ target: SettingTarget, _ node: SyntaxNode, in context: Context) -> SlotValue {
    let limit = GridDescription.trackLimit
    guard node.kind == .list else {
      guard let number = number(target, node, in: context) else { return .unused }
      guard let count = number.intValue, (1...limit).contains(count) else {
        _ = outOfRange(target, number, "it is a whole number from 1 to \(limit)", node)
        return .unused
      }
      return .tracks(GridTrackList(tracks: Array(repeating: .fraction(1), count: count), isCount: true))
    }
    var tracks: [GridDescription.Track] = []
    for track in node.children where track.kind != .unexpected {
      if track.kind == .nameExpression && track.text == "fit" {
        tracks.append(.fit)
      } else if track.kind == .call, let name = track.children.first, name.text == "fraction" {
        for argument in track.child(.arguments)?.children ?? [] {
          guard let value = argument.children.last, let number = number(target, value, in: context) else { continue }
          if number.sign > 0 { tracks.append(.fraction(number)) }
          if number.sign <= 0 {
            elaborator.report(.valueOutOfRange("fraction", number, why: "a share is above 0", at: value.range))
          }
        }
      } else if let number = number(target, track, in: context), isShort([number], target, track) {
        if number.sign >= 0 { tracks.append(.fixed(number)) }
        if number.sign < 0 { _ = outOfRange(target, number, "a size is not below 0", track) }
      }
    }
    if tracks.count > limit {
      _ = outOfRange(target, Rational(tracks.count), "a grid has at most \(limit) columns and rows", node)
    }
    return tracks.isEmpty || tracks.count > limit ? .unused : .tracks(GridTrackList(tracks: tracks, isCount: false))
  }
}

extension Value {
  var isText: Bool { if case .text = self { true } else { false } }
  var isColour: Bool { if case .colour = self { true } else { false } }
  var isPercent: Bool { if case .percent = self { true } else { false } }
  /// True for a list of texts; items whose error was reported count as such.
  var isListOfTexts: Bool {
    guard case .list(let items) = self else { return false }
    return items.allSatisfy { $0.isText || $0.isUnknown }
  }
  /// True for a list in parentheses with a part whose error was reported.
  var hasUnknownPart: Bool { if case .tuple(let parts) = self { parts.contains { $0.value.isUnknown } } else { false } }
  /// The colours of `(light: #ffffff, dark: #000000)`, in either order; nil for other values.
  var colourPair: (light: String, dark: String)? {
    guard case .tuple(let parts) = self, parts.count == 2 else { return nil }
    var (light, dark): (String?, String?) = (nil, nil)
    for part in parts {
      guard case .colour(let colour) = part.value else { return nil }
      if part.label == "light" { light = colour }
      if part.label == "dark" { dark = colour }
    }
    guard let light, let dark else { return nil }
    return (light, dark)
  }
  var isNumber: Bool { if case .number = self { true } else { false } }
  var isBool: Bool { if case .bool = self { true } else { false } }
}
