// The order of subviews: `insertSubview(_:at:)`, `sendSubviewToBack(_:)`.

/// Puts subviews at the indices that calls name.
struct SubviewOrder {
  let translator: Translator

  /// The maximum number of subviews among which a view is inserted.
  private static let orderedViews = 500

  /// Moves a view that a call adds as the last one to the index or neighbour that the call names.
  func moveAdded(_ added: [Int], _ arguments: [Expression.Argument], in parent: Int) throws(Reason) {
    guard let target = arguments.last, arguments.count == 2, !target.label.isEmpty else { return }
    guard let view = added.last, translator.screen.views[view].parent == parent else { return }
    let children = try orderedChildren(of: parent)
    let others = children.filter { $0 != view }
    let arranged =
      translator.screen.views[view].isArranged ? others.filter { translator.screen.views[$0].isArranged } : others
    guard others.count < SubviewOrder.orderedViews, let index = try index(target, arranged) else {
      throw Reason("its index among the subviews is not in the text: it is the last one")
    }
    guard index < arranged.count, let place = others.firstIndex(of: arranged[index]) else { return }
    translator.screen.reorder(view, to: place, among: children)
  }

  /// The subviews of a view in their order. Too many changes of long orders are refused, since each takes linear time.
  private func orderedChildren(of parent: Int) throws(Reason) -> [Int] {
    guard translator.orderSteps < PasteLimits.orderSteps else { throw Reason("the text changes the order too often") }
    translator.orderSteps += translator.screen.moveCount(of: parent)
    return translator.screen.childrenInOrder(of: parent)
  }

  /// The index that `at: 0` or `belowSubview: title` names among the other subviews; nil for unknown ones.
  private func index(_ target: Expression.Argument, _ others: [Int]) throws(Reason) -> Int? {
    switch target.label {
    case "belowSubview", "aboveSubview":
      guard isKnownView(target.value), let index = others.firstIndex(of: try translator.view(of: target.value)) else {
        let name = Translator.path(target.value).filter { !$0.isEmpty }.joined(separator: ".")
        throw Reason("'\(name)' is no subview of it: the view is the last one")
      }
      return target.label == "belowSubview" ? index : index + 1
    case "at", "atIndex":
      if target.value.lastName == "count" { return others.count }
      let index = translator.wholeNumber(of: translator.resolved(target.value))
      return index.flatMap { (0...others.count).contains($0) ? $0 : nil }
    default: return others.count
    }
  }

  /// Moves a subview behind or before all others. In a stack, that does not change the arrangement.
  func reorder(_ value: Expression, in owner: Expression, toFront isFront: Bool) throws(Reason) {
    let unknown = Reason("it is no subview in the text: add the views in the order from back to front")
    guard isKnownView(owner), isKnownView(value) else { throw unknown }
    let view = try translator.view(of: value)
    let children = try orderedChildren(of: try translator.view(of: owner))
    guard children.contains(view), children.count <= SubviewOrder.orderedViews else { throw unknown }
    if translator.screen.views[view].isArranged { return }
    translator.screen.reorder(view, to: isFront ? children.count - 1 : 0, among: children)
  }

  /// True if a name is that of the root or of a variable of the text.
  private func isKnownView(_ value: Expression) -> Bool {
    switch value {
    case .name(let name), .member(.name("self")?, let name):
      translator.isRootName(name) || translator.binding(translator.plainName(name)) != nil
    default: true
    }
  }
}
