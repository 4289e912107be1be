package import LayModel
package import LayNumbers
internal import LaySolver

extension LayoutReasons {
  /// The violated constraints on the variables of a quantity, in the order of the file.
  package func unmetWishes(about quantity: Quantity) -> [UnmetWish] {
    if isStepped(quantity) { return [] }
    return unmetWishes(about: Set(quantities.sum(of: quantity).sum.variables))
  }

  /// All violated constraints, in the order of the file.
  package func unmetWishes() -> [UnmetWish] { unmetWishes(about: nil) }

  private func unmetWishes(about own: Set<VariableID>?) -> [UnmetWish] {
    let (store, reader) = (system.engine.system.rows, reader)
    var found: [UnmetWish] = []
    for id in store.indices where !store.isRemoved(id) && store.level(of: id) != .required {
      if let own, !store.terms(of: id).contains(where: { own.contains(store.variable($0)) }) { continue }
      var gap = -store.rightSide(of: id).value(at: size)
      for term in store.terms(of: id) { gap += store.coefficient(term) * system.engine.value(of: store.variable(term)) }
      if store.relation(of: id).holds(gap, .zero) { continue }
      if case .arrangement(_, let part) = system.rows[id], part.isFallback { continue }
      let row = reader.description(of: system.rows[id])
      found.append(UnmetWish(row: row, gap: gap, isBroken: store.level(of: id) == .broken))
    }
    return found.sorted { $0.row.origin.order.lexicographicallyPrecedes($1.row.origin.order) }
  }

  /// The content-hugging and compression-resistance priorities of a view.
  package func contentPriorities(of view: ViewID, _ axis: LayoutAxis) -> (hugging: Priority, compression: Priority) {
    let description = views.resolved.views[view.index]
    return (description.hugging(axis), description.compression(axis))
  }

  /// The preference that determines a number without constraints (SEMANTICS §4.5).
  package func preference(_ view: ViewID, _ part: Ambiguity.Part) -> Preference {
    let description = views.resolved.views[view.index]
    if !part.isPosition && views.resolved.intrinsicLength(of: view, part.axis) != nil { return .content }
    if description.designFrame != nil { return .designFrame }
    if !part.isPosition && description.designSize?[part.axis] != nil { return .designSize }
    return .zero
  }

  /// The preferred value of a number, points.
  package func preferredValue(_ view: ViewID, _ part: Ambiguity.Part) -> Rational { views.preferredValue(view, part) }

  /// The source of a preferred value.
  package enum Preference: Hashable, Sendable {
    case content, designFrame, designSize, zero
  }
}
