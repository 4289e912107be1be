internal import LayNumbers

/// A superview that a log does not name, but that its other constraints suggest.
package struct AssumedSuperview: Hashable, Sendable {
  package var view: Int
  package var superview: Int
}

extension ConflictLog {
  /// The log with superviews that it does not name: a view that a constraint relates to the only container of the log which it
  /// is related to is a subview of that. Nil if nothing can be assumed.
  func assumingSuperviews() -> (log: ConflictLog, assumed: [AssumedSuperview])? {
    let containers = Set(superviews.values)
    var assumed: [AssumedSuperview] = []
    var places: [Int: Int] = [:]
    for index in views.indices {
      guard case .superview(let view) = views[index].key else { continue }
      var found: Set<Int> = []
      for relation in items.lazy.flatMap({ $0.relations }) {
        guard let second = relation.second, relation.first.attribute == second.attribute else { continue }
        if relation.first.view == view, containers.contains(second.view) { found.insert(second.view) }
        if second.view == view, containers.contains(relation.first.view) { found.insert(relation.first.view) }
      }
      found.subtract([index, view])
      guard found.count == 1, let superview = found.first, superviews[superview] != view else { continue }
      places[index] = superview
      assumed.append(AssumedSuperview(view: view, superview: superview))
    }
    if assumed.isEmpty { return nil }
    var log = self
    for item in log.items.indices {
      for place in log.items[item].relations.indices {
        if let known = places[log.items[item].relations[place].first.view] {
          log.items[item].relations[place].first.view = known
        }
        if let second = log.items[item].relations[place].second, let known = places[second.view] {
          log.items[item].relations[place].second?.view = known
        }
      }
    }
    for pair in assumed { log.superviews[pair.view] = pair.superview }
    return (log, assumed)
  }
}
