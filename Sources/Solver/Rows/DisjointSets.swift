/// Disjoint sets that are only ever merged (union-find: union by size, path halving).
package struct DisjointSets {
  private var parents: [Int]
  private var sizes: [Int]

  /// Every number below `count` in a set of its own.
  package init(count: Int) {
    parents = Array(0..<count)
    sizes = [Int](repeating: 1, count: count)
  }

  /// The representative of the set of `element`.
  package mutating func root(of element: Int) -> Int {
    var element = element
    while parents[element] != element {
      parents[element] = parents[parents[element]]
      element = parents[element]
    }
    return element
  }

  /// Merges two sets.
  package mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (root(of: a), root(of: b))
    guard a != b else { return }
    let (large, small) = sizes[a] >= sizes[b] ? (a, b) : (b, a)
    parents[small] = large
    sizes[large] += sizes[small]
  }
}
