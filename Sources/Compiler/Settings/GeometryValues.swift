internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

extension SettingPass {
  /// The numbers of `(a, b, …)`, which must be unlabelled; nil for other values, which are reported.
  private func numbers(_ target: SettingTarget, _ node: SyntaxNode, in context: Context)
    -> [(label: String?, number: Rational)]?
  {
    let value = settingValue(target, node, in: context) { value in
      if case .tuple = value { true } else { false }
    }
    let form = target.property.type == .rectangle ? "'(x, y, width, height)'" : "'(x, y)'"
    guard case .tuple(let parts) = value, evaluation.areUnlabelled(parts, form, of: node) else { return nil }
    return numbers(of: parts, target, node)
  }

  /// The numbers of `parts`; nil if one is not a number, which is reported.
  private func numbers(
    of parts: [(label: String?, value: Value)], _ target: SettingTarget, _ node: SyntaxNode
  ) -> [(label: String?, number: Rational)]? {
    let places = node.children.filter { $0.kind == .argument }
    var found: [(label: String?, number: Rational)] = []
    for (index, part) in parts.enumerated() {
      let range = index < places.count ? places[index].range : node.range
      switch part.value {
      case .number(let number, _): found.append((part.label, number))
      case .unknown: return nil
      case .linear where target.isFrame: elaborator.report(.frameIsTakenOnce(at: range))
      case .linear, .compound, .condition: elaborator.report(.settingNotConstant(target.text, part.value, at: range))
      default: elaborator.report(.wrongValue(target.text, target.property, part.value, at: range))
      }
    }
    return found.count == parts.count ? found : nil
  }

  private func unlabelled(_ numbers: [(label: String?, number: Rational)], count: Int) -> [Rational]? {
    guard numbers.count == count, numbers.allSatisfy({ $0.label == nil }) else { return nil }
    return numbers.map { $0.number }
  }

  /// The value of `frame = (x, y, width, height)`.
  func frameValue(_ target: SettingTarget, _ node: SyntaxNode, in context: Context) -> ExactRect? {
    guard let numbers = numbers(target, node, in: context) else { return nil }
    guard let values = unlabelled(numbers, count: 4) else {
      elaborator.report(.frameNumbers(numbers.count, at: node.range))
      return nil
    }
    return rect(values, target, node)
  }

  /// True if the lengths are within the limit of constants; otherwise reports them.
  func isShort(_ lengths: [Rational], _ target: SettingTarget, _ node: SyntaxNode) -> Bool {
    if lengths.allSatisfy({ $0.magnitude <= Limits.constant }) { return true }
    elaborator.report(.lengthTooLarge(target.text, at: node.range))
    return false
  }

  private func rect(_ values: [Rational], _ target: SettingTarget, _ node: SyntaxNode) -> ExactRect? {
    for value in values[2...] where value.sign < 0 {
      elaborator.report(.valueOutOfRange(target.text, value, why: "a size is not below 0", at: node.range))
      return nil
    }
    guard isShort(values, target, node) else { return nil }
    return ExactRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// The values of `bounds = (x, y, width, height)` or `bounds = 172x144`.
  func boundsValues(_ target: SettingTarget, _ node: SyntaxNode, in context: Context) -> [(Slot, SlotValue)] {
    let value = settingValue(target, node, in: context) { value in
      switch value {
      case .size: true
      case .tuple(let parts): parts.count == 2 || parts.count == 4
      default: false
      }
    }
    switch value {
    case .size(let size):
      return checked(size, target, node).map { [(.boundsSize, .size($0))] } ?? []
    case .tuple(let parts):
      let form = parts.count == 2 ? "'(width, height)'" : "'(x, y, width, height)'"
      guard evaluation.areUnlabelled(parts, form, of: node), let numbers = numbers(of: parts, target, node) else {
        return []
      }
      if let values = unlabelled(numbers, count: 4), let rect = rect(values, target, node) {
        return [
          (.boundsSize, .size(ExactSize(width: rect.width, height: rect.height))),
          (.boundsOrigin, .point(ExactPoint(x: rect.x, y: rect.y))),
        ]
      }
      guard let values = unlabelled(numbers, count: 2), rect([.zero, .zero] + values, target, node) != nil else {
        return []
      }
      return [(.boundsSize, .size(ExactSize(width: values[0], height: values[1])))]
    default: return []
    }
  }

  /// The value of a point `(x, y)`.
  func pointValue(_ target: SettingTarget, _ node: SyntaxNode, in context: Context) -> ExactPoint? {
    guard let numbers = numbers(target, node, in: context) else { return nil }
    guard let values = unlabelled(numbers, count: 2) else {
      elaborator.report(.wrongCount(target.text, target.property, numbers.count, at: node.range))
      return nil
    }
    guard isShort(values, target, node) else { return nil }
    return ExactPoint(x: values[0], y: values[1])
  }

  /// The value of a size `224x148` or `(w, h)`.
  func sizeValue(_ target: SettingTarget, _ node: SyntaxNode, in context: Context) -> ExactSize? {
    let value = settingValue(target, node, in: context) { value in
      switch value {
      case .size: true
      case .tuple(let parts): parts.contains { $0.label != nil } || ExactSize(parts) != nil
      default: false
      }
    }
    switch value {
    case .size(let size): return checked(size, target, node)
    case .tuple(let parts):
      guard evaluation.areUnlabelled(parts, "'(width, height)'", of: node) else { return nil }
      return ExactSize(parts).flatMap { checked($0, target, node) }
    default: return nil
    }
  }

  /// The size; nil if it is negative or too large, which is reported.
  private func checked(_ size: ExactSize, _ target: SettingTarget, _ node: SyntaxNode) -> ExactSize? {
    rect([.zero, .zero, size.width, size.height], target, node).map { _ in size }
  }

  // MARK: Insets

  /// The value of an *inset*. One with both `left` or `right` and `leading` or `trailing` is ambiguous, and reported.
  func insetValue(_ target: SettingTarget, _ node: SyntaxNode, in context: Context) -> SlotValue? {
    let value = settingValue(target, node, in: context) { value in
      switch value {
      case .number, .tuple: true
      default: false
      }
    }
    if case .tuple(let parts) = value, numbers(of: parts, target, node) == nil { return nil }
    guard let insets = evaluation.insets(value, node) else { return nil }
    let fixed = insets.labels.first { $0 == .left || $0 == .right }
    let directional = insets.labels.first { $0 == .leading || $0 == .trailing }
    if let fixed, let directional {
      elaborator.report(.mixedInset(fixed, directional, at: node.range))
      return nil
    }
    let exact = insets.exact(isDirectional: fixed == nil)
    let least = min(min(exact.top, exact.left), min(exact.bottom, exact.right))
    if target.property.name == "capInsets" && least.sign < 0 {
      elaborator.report(.valueOutOfRange(target.text, least, why: "a cap is a part of the picture", at: node.range))
      return nil
    }
    return .insets(exact, isDirectional: fixed == nil && exact.left != exact.right)
  }
}

extension Insets {
  /// The insets as the runtime represents them: if directional, `left` is the leading inset.
  fileprivate func exact(isDirectional: Bool) -> ExactInsets {
    ExactInsets(
      top: top, left: isDirectional ? leading : left, bottom: bottom, right: isDirectional ? trailing : right)
  }
}
