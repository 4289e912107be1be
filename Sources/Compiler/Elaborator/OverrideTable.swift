internal import LayNumbers

/// The numbers that the caller's options give to metrics and to constants of constraints.
struct OverrideTable {
  private let overrides: [NamedNumber]
  /// The indices of the overrides that were used.
  private var used: Set<Int> = []
  /// The names that overrides can set, for suggestions.
  private(set) var settableNames: [String] = []

  init(_ overrides: [NamedNumber]) { self.overrides = overrides }

  /// The value for `name`, alone or qualified with its layout; the last one wins.
  mutating func value(of name: String, in layout: String) -> Rational? {
    let full = "\(layout).\(name)"
    if settableNames.count < Limits.suggestionPool && !settableNames.contains(name) { settableNames.append(name) }
    var found: Rational?
    for (index, override) in overrides.enumerated() where override.name == name || override.name == full {
      used.insert(index)
      found = override.value
    }
    return found
  }

  /// The names of overrides that were not used, in their order.
  var unusedNames: [String] { overrides.indices.filter { !used.contains($0) }.map { overrides[$0].name } }
}
