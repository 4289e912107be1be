internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// The slots and values of a plain setting.
struct PlainSetting {
  var first: (Slot, SlotValue)
  var second: (Slot, SlotValue)?
  /// The property as it is written.
  var property: String
  /// True if the property is written with a part: `hugging.vertical`.
  var isPart = false
}

extension PlainLowering {
  /// Reads a content size or a priority of the view whose braces contain the setting; nil if it is something else, or
  /// an error.
  mutating func setting(_ node: Int) -> PlainSetting? {
    guard let (target, value) = plain.twoChildren(node), let names = plain.property(target),
      elaborator.program.views[plain.context.dot.index].role == .view
    else { return nil }
    switch names.property {
    case .intrinsic where names.part == .none:
      guard let size = self.size(value) else { return nil }
      return PlainSetting(
        first: (.intrinsicWidth, .length(.fixed(size.width))), second: (.intrinsicHeight, .length(.fixed(size.height))),
        property: "intrinsic")
    case .hugging:
      guard let priority = self.priority(value) else { return nil }
      return priorities(.horizontalHugging, .verticalHugging, priority, "hugging", names.part)
    case .compression:
      guard let priority = self.priority(value) else { return nil }
      return priorities(.horizontalCompression, .verticalCompression, priority, "compression", names.part)
    default: return nil
    }
  }

  private func priorities(
    _ horizontal: Slot, _ vertical: Slot, _ priority: Priority, _ property: String, _ part: NameID
  ) -> PlainSetting? {
    let value = SlotValue.priority(priority)
    switch part {
    case .none: return PlainSetting(first: (horizontal, value), second: (vertical, value), property: property)
    case .horizontal: return PlainSetting(first: (horizontal, value), property: "\(property).horizontal", isPart: true)
    case .vertical: return PlainSetting(first: (vertical, value), property: "\(property).vertical", isPart: true)
    default: return nil
    }
  }

  /// The value of `60x30`, or of `(width, height)` with plain numbers; nil for others.
  private mutating func size(_ node: Int) -> ExactSize? {
    var size = plain.size(node)
    if plain.kind(node) == .tuple, let (first, second) = plain.twoChildren(node),
      plain.count(elements: 2, of: node, elaborator.elementCount), let a = plain.unlabelled(first),
      let b = plain.unlabelled(second), let width = plain.sum(a), width.kind == .number,
      let height = plain.sum(b), height.kind == .number
    {
      size = width.constant.rational.flatMap { w in height.constant.rational.map { ExactSize(width: w, height: $0) } }
    }
    guard let size, size.width.sign >= 0, size.height.sign >= 0, size.width <= Limits.constant,
      size.height <= Limits.constant
    else { return nil }
    return size
  }
}

extension PlainStatement {
  /// The property that is set, and its part: `hugging` or `hugging.vertical`; nil for other targets.
  fileprivate func property(_ target: Int) -> (property: NameID, part: NameID)? {
    switch kind(target) {
    case .nameExpression where isOneToken(target): return (name(Int(tree.nodes[target].firstToken)), .none)
    case .member:
      guard let base = onlyChild(target), kind(base) == .nameExpression, isOneToken(base) else { return nil }
      return (name(Int(tree.nodes[base].firstToken)), name(Int(tree.nodes[target].endToken) - 1))
    default: return nil
    }
  }
}
