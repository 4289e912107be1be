package import LayCompiler
package import LayRuntime

/// The views that two layouts have in common, by their paths.
package struct ViewPairs: Sendable {
  /// A view of each layout with the same meaning.
  package struct Pair: Hashable, Sendable {
    package var first, second: ViewID
  }

  /// A name given to `--map` that is no view of its layout.
  package struct UnknownView: Error, Hashable, Sendable {
    package var path: String
    /// True if it is to be a view of the first layout.
    package var isOfFirst: Bool
    package var known: [String]
  }

  /// The pairs in the order of the first layout; without the roots, which have the same size by definition.
  package private(set) var pairs: [Pair] = []
  /// The views that only one layout has, in their order.
  package private(set) var onlyFirst: [ViewID] = []
  package private(set) var onlySecond: [ViewID] = []
  /// The number of each view of the second layout by that of the first.
  private var partners: [ViewID: ViewID] = [.root: .root]

  /// Pairs views by `names` first, then by equal paths, then by a last name that is the only one in both layouts.
  package init(
    _ first: CompiledLayout, _ second: CompiledLayout, named names: [(first: String, second: String)] = []
  ) throws(UnknownView) {
    var (one, two) = (NamedViews(first), NamedViews(second))
    for (name, other) in names {
      guard let view = one.take(path: name) else {
        throw UnknownView(path: name, isOfFirst: true, known: one.paths)
      }
      guard let partner = two.take(path: other) else {
        throw UnknownView(path: other, isOfFirst: false, known: two.paths)
      }
      partners[view] = partner
    }
    for (view, path) in one.rest {
      if let partner = two.take(path: path) {
        _ = one.take(path: path)
        partners[view] = partner
      }
    }
    let (ownNames, otherNames) = (one.lastNames, two.lastNames)
    for (view, path) in one.rest {
      let name = NamedViews.lastName(path)
      guard ownNames[name]?.count == 1, let other = otherNames[name], other.count == 1 else { continue }
      (_, partners[view]) = (one.take(path: path), two.take(path: other[0].path))
    }
    pairs = first.program.views.indices.dropFirst().compactMap { index in
      partners[ViewID(index)].map { Pair(first: ViewID(index), second: $0) }
    }
    (onlyFirst, onlySecond) = (one.rest.map { $0.view }, two.rest.map { $0.view })
  }

  /// The view of the second layout with the meaning of one of the first; nil if there is none.
  package func partner(of view: ViewID) -> ViewID? { partners[view] }
}

/// The views of a layout by path, without those that have a partner.
private struct NamedViews {
  private(set) var rest: [(view: ViewID, path: String)] = []
  private var views: [String: ViewID] = [:]
  let paths: [String]

  init(_ layout: CompiledLayout) {
    for index in layout.program.views.indices.dropFirst() where layout.program.views[index].role == .view {
      rest.append((ViewID(index), layout.spelledPath(ViewID(index))))
    }
    paths = rest.map { $0.path }
    for (view, path) in rest { views[path] = view }
  }

  mutating func take(path: String) -> ViewID? {
    guard let view = views.removeValue(forKey: path) else { return nil }
    rest.removeAll { $0.view == view }
    return view
  }

  static func lastName(_ path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: ".")).last.map { String(Substring($0)) } ?? path
  }

  var lastNames: [String: [(view: ViewID, path: String)]] {
    var found: [String: [(view: ViewID, path: String)]] = [:]
    for item in rest { found[NamedViews.lastName(item.path), default: []].append(item) }
    return found
  }
}
